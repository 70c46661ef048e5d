"""Every code of the engine has a wording: events, reasons, prompts, options, outcomes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lairwright as lw
import lairwright.dungeon
from lairwright.dungeon.cards import Verb
from lairwright.dungeon.legality import REASONS
from lairwright.dungeon.procedures.announce import TARGET_PROMPTS
from lairwright.dungeon.rules import PRESETS
from lairwright.dungeon.visibility import UNKNOWN
from lairwright.dungeon.words import EVENTS, PHASES
from lairwright.scenarios.rulebook import find_rule
from lairwright.text.choices import OPTION_PHRASES, PROMPTS, option_phrase, prompt_text
from lairwright.text.english import event_line, event_lines, outcome_text, reason_text, scene
from lairwright.text.log import EVENT_TEXTS, PHASE_NAMES
from lairwright.text.reasons import OUTCOME_TEXTS, REASON_TEXTS
from lairwright.text.scene import Scene
from tests.playing import steps

ENGINE = Path(lairwright.dungeon.__file__).parent


def source(name: str) -> str:
    return (ENGINE / name).read_text(encoding="utf-8")


@pytest.fixture
def names() -> Scene:
    game = lw.new_game(seats=2, seed=1)
    return scene(game, 0)


def test_every_event_has_a_sentence() -> None:
    assert set(EVENT_TEXTS) == set(EVENTS)
    assert set(PHASE_NAMES) == set(PHASES)


@pytest.mark.parametrize("kind", EVENTS)
@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("other", ["freeze", None])
def test_every_sentence_can_be_filled_in(kind: str, seat: int | None, other: str | None, names: Scene) -> None:
    card = "nick-the-masher" if kind == "hero-to-town" else "dark-altar"
    line = event_line({"kind": kind, "seat": seat, "card": card, "other": other, "amount": 1}, names)
    assert line[0].isupper()
    assert line.endswith(".")
    assert not set("{}[]|") & set(line)


@pytest.mark.parametrize("preset", PRESETS)
def test_random_play_is_told_without_secrets(preset: str) -> None:
    """Every question, option and event of random games has words, and a hidden card is never named."""
    for seed in range(4):
        game = lw.new_game(seats=2 + seed % 3, seed=seed, preset=preset)
        for _ in steps(game, seed):
            for viewer in (None, *range(len(game.players))):
                told = scene(game, viewer)
                events = game.visible_events(viewer)
                for event, whole in zip(events, game.events, strict=True):
                    line = event_line(event, told)
                    for field, card in (("card", whole.card), ("other", whole.other)):
                        if event[field] == UNKNOWN:
                            assert game.cards[card].name not in line
                assert bool(event_lines(events, told)) == bool(events)
            for decision in game.decisions:
                told = scene(game, decision.seat)
                assert decision.kind in PROMPTS
                assert prompt_text(decision, told)
                for option in decision.options:
                    assert option_phrase(option.key, decision.kind, told)
                    assert option.key.split()[0] in OPTION_PHRASES
        assert outcome_text(game.outcome.reason) == OUTCOME_TEXTS[game.outcome.reason]


def test_several_draws_are_one_line(names: Scene) -> None:
    hidden = {"kind": "drew-room", "seat": 1, "card": UNKNOWN, "other": None, "amount": 0}
    spell = {**hidden, "kind": "drew-spell"}
    assert event_lines([hidden, hidden, spell], names) == [f"{names.player(1)} draws 2 Room cards and a Spell card."]
    own = [{**hidden, "seat": 0, "card": card} for card in ("dark-altar", "open-grave")]
    assert event_lines(own, names) == ["You draw Dark Altar and Open Grave."]


def test_every_reason_has_a_sentence() -> None:
    codes = {code for code, _ in REASONS}
    # What refusals.py says itself: ("code", "RULE") pairs, and codes with something variable in them.
    codes |= set(re.findall(r'\(?"([a-z]+(?:-[a-z]+)+)"\)?, (?:"|_CLOSED)', source("refusals.py")))
    assert len(codes) > 25
    assert codes <= set(REASON_TEXTS)
    variable = re.findall(r'f"([a-z:-]+ ?)\{', source("refusals.py")) + re.findall(
        r'"(expected: )', source("refusals.py")
    )
    assert len(variable) >= 4
    for code in variable:
        assert "not possible (" not in reason_text(f"{code}1")


def test_refusals_of_real_games_have_sentences() -> None:
    game = lw.new_game(seats=2, seed=3)
    keys = [
        "pass",
        "build x end",
        "build dark-altar end",
        "build",
        "play fear",
        "play dark-altar",
        "use dark-altar 1",
        "x",
        "",
    ]
    for _ in steps(game, 3):
        for key in keys:
            for seat in (0, 1, 7):
                code, _rule = game.why_not(key, seat)
                assert "not possible (" not in reason_text(code), code


def test_every_prompt_has_a_sentence_and_a_rule_that_exists() -> None:
    kinds = {verb.prompt for verb in Verb.__subclasses__()} | {kind for kind in TARGET_PROMPTS if kind}
    kinds |= {procedure.kind for procedure in lw.new_game().procedures if procedure.kind}
    assert kinds <= set(PROMPTS)
    for text, rule in PROMPTS.values():
        assert text.endswith((".", "?"))
        assert not rule or find_rule(rule)


def test_every_option_verb_has_a_phrase() -> None:
    text = source("options.py")
    words = set(re.findall(r'return f?"([a-z]+) ', text)) | set(re.findall(r': "([a-z]+)",\n', text))
    words |= {"pass", "decline", "accept", "keep", "mulligan"}
    assert len(words) >= 20
    assert words <= set(OPTION_PHRASES)


def test_every_outcome_has_a_sentence() -> None:
    reasons = set(re.findall(r'_finish\(g, "([a-z-]+)"', source("procedures/end.py")))
    assert len(reasons) > 4
    assert reasons <= set(OUTCOME_TEXTS)
