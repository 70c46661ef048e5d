"""What a person typed wrongly, in every language: each code is raised for real, and put into words."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import lairwright as lw
from lairwright.bots.registry import check_bot
from lairwright.cli.desks import game_of_set
from lairwright.dungeon.rules import parse_option
from lairwright.games import plug_in
from lairwright.kernel.errors import LairwrightError, Refusal, SetFileError, SetupError, closest
from lairwright.lab.arena import ArenaPlan, check_plan
from lairwright.lab.seating import match_ups, parse_mix
from lairwright.lab.simulate import Plan, simulate
from lairwright.scenarios.conformance import load_all
from lairwright.scenarios.rulebook import find_rule
from lairwright.scenarios.runner import find_scenarios
from lairwright.text.catalogue import languages, texts
from lairwright.text.problems import problem_text
from tests.text.catalogues import messages, variables
from tests.text.codes import PACKAGE, problems

LANGUAGES = languages()
CELLAR = str(Path(__file__).parents[2] / "examples" / "sets" / "cellar.toml")
BOTS = ("random", "random")
#: Words that no other language has, but nearly every English sentence of ours does.
ENGLISH_WORDS = {
    "an",
    "at",
    "the",
    "is",
    "not",
    "no",
    "unknown",
    "there",
    "such",
    "needs",
    "did",
    "you",
    "as",
    "on",
    "of",
}


def _two_sets_with_the_same_card() -> None:
    """The second has another name, so both are read."""
    lw.new_game(sets=("base", CELLAR, str(Path(CELLAR).parent / ".." / "sets" / "cellar.toml")))


def _too_few_bosses() -> None:
    text = Path(CELLAR).read_text(encoding="utf-8")
    with TemporaryDirectory() as folder:
        alone = Path(folder, "alone.toml")
        alone.write_text(text.replace("[set]", "[set]\nstandalone = true", 1), encoding="utf-8")
        lw.new_game(sets=(str(alone),), seats=4)


Case = Callable[[], object]
#: By code, then what is wrong; if a word has a nearest one, the sentence without it comes second.
CASES: dict[str, tuple[Case, ...]] = {
    "unknown-game": (lambda: lw.new_game("boss-mosnter"), lambda: lw.new_game("chess")),
    "plugged-in-game": (
        lambda: plug_in({"LAIRWRIGHT_GAMES": "no.such.module:GAME"}),
        lambda: plug_in({"LAIRWRIGHT_GAMES": "lairwright.games:GAMES"}),
    ),
    "plugged-in-badly": (lambda: plug_in({"LAIRWRIGHT_GAMES": "tests.registered.plugging:NAMELESS"}),),
    "unknown-preset": (lambda: lw.new_game(preset="dee"), lambda: lw.new_game(preset="polish")),
    "unknown-variant": (lambda: lw.new_game(variants=["hardmode"]), lambda: lw.new_game(variants=["x"])),
    "unknown-option": (lambda: parse_option("bait=x"), lambda: lw.new_game(options={"zzz": 1})),
    "option-value": (lambda: parse_option("bait_order=oldest"),),
    "option-form": (lambda: parse_option("bait_order"),),
    "seats-range": (lambda: lw.new_game(seats=7), lambda: lw.new_game("castle-raid", seats=9)),
    "seats-range-chosen": (lambda: lw.new_game(seats=7, sets=("base", CELLAR)),),
    "seed-range": (lambda: lw.new_game(seed=-1), lambda: lw.new_game(seed=2**63)),
    "unknown-rule": (lambda: find_rule("BM-BAIT-3"), lambda: find_rule("7")),
    "no-sets": (lambda: lw.new_game(sets=()),),
    "sets-twice": (lambda: lw.new_game(sets=("base", "base")),),
    "no-standalone-set": (lambda: lw.new_game(sets=(CELLAR,)),),
    "card-in-two-sets": (_two_sets_with_the_same_card,),
    "too-few-bosses": (_too_few_bosses,),
    "unknown-set": (lambda: lw.new_game(sets=("bas",)), lambda: lw.new_game(sets=("x",)), lambda: game_of_set("bas")),
    "unknown-castle-set": (
        lambda: lw.new_game("castle-raid", sets=("propose",)),
        lambda: lw.new_game("castle-raid", sets=("base",)),
    ),
    "no-set-file": (lambda: lw.new_game(sets=("none.toml",)),),
    "no-castle-set-file": (lambda: lw.new_game("castle-raid", sets=("none.toml",)),),
    "castle-one-set": (lambda: lw.new_game("castle-raid", sets=("proposed", "mine.toml")),),
    "castle-no-set": (lambda: lw.new_game("castle-raid", sets=()),),
    "unknown-bot": (lambda: check_bot("gredy:5"), lambda: check_bot("x")),
    "bot-number": (lambda: check_bot("random:5"),),
    "bot-number-form": (lambda: check_bot("greedy:many"),),
    "bot-budget": (lambda: simulate(Plan(budget=0)), lambda: check_plan(ArenaPlan(BOTS, budget=0))),
    "simulation-games": (lambda: simulate(Plan(games=0)),),
    "simulation-jobs": (lambda: simulate(Plan(jobs=0)),),
    "last-seed": (
        lambda: simulate(Plan(seed=2**63 - 5, games=1234)),
        lambda: check_plan(ArenaPlan(BOTS, seed=2**63 - 5, games=1234)),
    ),
    "arena-bots": (lambda: check_plan(ArenaPlan(("random",))),),
    "arena-games": (lambda: check_plan(ArenaPlan(BOTS, games=0)),),
    "arena-most-games": (lambda: check_plan(ArenaPlan(BOTS, games=1_000_001)),),
    "arena-jobs": (lambda: check_plan(ArenaPlan(BOTS, jobs=0)),),
    "mix-bots": (lambda: match_ups(BOTS, 4, (1, 1, 2)),),
    "mix-seats": (lambda: match_ups(BOTS, 4, (1, 2)),),
    "mix-without-seat": (lambda: match_ups(BOTS, 4, (0, 4)),),
    "mix-form": (lambda: parse_mix("1+3"),),
    "no-scenario-file": (lambda: find_scenarios([Path("none.toml")]),),
    "no-scenarios": (lambda: find_scenarios([]),),
    "no-scenario-folder": (lambda: load_all(Path("nowhere")),),
}


def raised(case: Case) -> LairwrightError:
    with pytest.raises(LairwrightError) as caught:
        case()
    return caught.value


def key_of(problem: LairwrightError) -> str:
    return f"problem-{problem.code}" + (".near" if problem.values.get("nearest") else "")


def test_every_code_in_the_sources_is_tried_here_with_and_without_a_nearest_word() -> None:
    assert {problem.code for problem in problems()} == set(CASES)
    said = {key_of(raised(case)) for cases in CASES.values() for case in cases}
    known = {
        f"{name}.{attribute}" if attribute else name
        for name, message in messages("en").items()
        if name.startswith("problem-") and name != "problem-near"
        for attribute in message.patterns
    }
    assert said == known


def test_whatever_cannot_be_set_up_has_a_code() -> None:
    """Only the command line makes such errors without a code: it puts them into the right language itself."""
    for path in PACKAGE.rglob("*.py"):
        if path.is_relative_to(PACKAGE / "cli"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "SetupError":
                assert len(node.args) > 1, f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_gives_the_values_that_its_sentence_needs(language: str) -> None:
    for problem in problems():
        name = f"problem-{problem.code}"
        attributes = messages(language)[name].patterns
        assert ("near" in attributes) == ("nearest" in problem.values), problem
        for attribute in attributes:
            needed = variables(language, f"{name}.{attribute}" if attribute else name)
            assert needed <= problem.values, problem


@pytest.mark.parametrize("code", CASES)
def test_the_english_sentence_is_the_engines_own(code: str) -> None:
    for case in CASES[code]:
        problem = raised(case)
        assert problem.code == code
        assert problem_text(texts("en"), problem) == str(problem)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("code", CASES)
def test_other_languages_say_the_same_without_english(code: str, language: str) -> None:
    for case in CASES[code]:
        problem = raised(case)
        text = problem_text(texts(language), problem)
        own = text
        for name in variables("en", key_of(problem)):
            value = str(problem.values[name])
            assert value in text, name
            own = own.replace(value, "")
        assert "{" not in text
        assert not ENGLISH_WORDS & set(re.findall(r"\w+", own.lower())), text


def test_errors_without_a_code_and_refusals_are_said_as_they_are() -> None:
    polish = texts("pl")
    broken = SetFileError("mine.toml: the set has no card")
    assert (broken.code, broken.values) == ("", {})
    assert problem_text(polish, broken) == "mine.toml: the set has no card"
    game = lw.new_game(seed=1)
    with pytest.raises(Refusal) as caught:
        game.play("sing")
    assert caught.value.code
    assert problem_text(polish, caught.value) == str(caught.value)


def test_what_was_typed_stays_on_one_line_and_commands_no_terminal() -> None:
    problem = raised(lambda: lw.new_game("a\nb\x1b[2J"))
    assert problem_text(texts("de"), problem).startswith(r"unbekanntes Spiel „a\nb\x1b[2J“; Spiele: ")
    braces = raised(lambda: lw.new_game("{ $known }"))
    assert problem_text(texts("de"), braces).startswith("unbekanntes Spiel „{ $known }“; Spiele: boss-monster, ")


def test_a_word_that_looks_like_none_has_no_closest() -> None:
    assert closest("dee", ["pl", "de"]) == "de"
    assert closest("dee", ["pl"]) == closest("dee", []) == ""


def test_a_problem_of_another_process_keeps_its_sentence() -> None:
    found = pickle.loads(pickle.dumps(raised(lambda: lw.new_game(seats=7))))
    assert isinstance(found, SetupError)
    assert str(found) == "boss-monster is for 2 to 4 seats, not 7"
