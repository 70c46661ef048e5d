"""A plugged-in game speaks its own messages; what it lacks harms nobody, or is said before anybody is harmed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lairwright.games import GAMES, PartError
from lairwright.kernel.rules import OptionSpec, RuleSet
from lairwright.server import catalogue
from lairwright.server.app import make_app
from lairwright.text.catalogue import CatalogueError, languages, texts
from lairwright.text.phrases import slug
from lairwright.text.voices import voice_for
from tests.cli.running import lair
from tests.registered.plugging import MESSAGES, Plugging
from tests.server.serving import free_port
from tests.stones.registration import STONES

GERMAN = """
stones-game = Steine
stones-term-heap = Haufen
stones-holds = { $who } hat { $hand }
stones-option-play = { stones-hidden-card } oder { $card } spielen
stones-heap = { $count ->
    [one] Ein Stein liegt da.
   *[other] { $count } Steine liegen da.
}
"""
LABELS = STONES.labels


# -- languages -----------------------------------------------------------------------------------------------------


def test_messages_that_a_language_lacks_are_said_in_english_one_by_one(plug: Plugging) -> None:
    plug(messages={"en": MESSAGES, "de": GERMAN})
    german = texts("de")
    assert german.say("stones-game") == "Steine"
    assert german.say("stones-game.about") == "Who takes the last stone?"
    assert german.say("stones-heap", count=2) == "2 Steine liegen da."
    assert german.say("stones-prompt-play") == "Which card do you play?"
    assert german.has("stones-prompt-play")
    assert german.has("stones-log-took.you")


def test_an_optional_attribute_that_a_translation_does_without_is_not_taken_from_english(plug: Plugging) -> None:
    plug(messages={"en": MESSAGES, "de": GERMAN})
    assert texts("en").has("stones-holds.you")
    assert not texts("de").has("stones-holds.you")


def test_a_translation_that_uses_what_is_not_translated_is_said_in_english(plug: Plugging) -> None:
    plug(messages={"en": MESSAGES, "de": GERMAN})
    assert texts("de").say("stones-option-play", card="x") == "play x"


def test_an_english_noun_is_the_same_in_all_cases(plug: Plugging) -> None:
    plug(messages={"en": MESSAGES, "pl": "stones-game = Kamienie\n"})
    noun = texts("pl").noun("stones-card-one")
    assert {noun.nominative, *noun.forms.values()} == {"a one"}
    assert len(noun.forms) == len(texts("pl").cases) > 1


def test_english_is_counted_in_english(plug: Plugging) -> None:
    """To Russian, 21 is like one."""
    plug(messages={"en": MESSAGES, "ru": "stones-game = Камни\n"})
    assert texts("ru").say("stones-heap", count=21) == "21 stones lie on the heap."


def test_our_own_messages_are_never_taken_from_another_language(plug: Plugging) -> None:
    plug(messages={"en": MESSAGES + "stones-mine = x\n", "de": GERMAN + "stones-only-german = y\n"})
    assert texts("de").say("stones-only-german") == "y"
    with pytest.raises(CatalogueError, match="en: there is no message 'stones-only-german'"):
        texts("en").say("stones-only-german")
    with pytest.raises(CatalogueError, match="de: there is no message 'stones-nothing'"):
        texts("de").say("stones-nothing")
    assert not texts("en").brings("log-built")


# -- values of options ---------------------------------------------------------------------------------------------


def with_words(*values: str) -> dict[str, Any]:
    """Rules with an option whose values are words."""
    option = OptionSpec("first_turn", "ST-02", values[0], values, "who begins")
    return {"rules": RuleSet((*STONES.rules.options, option), STONES.rules.presets, STONES.rules.variants)}


@pytest.mark.parametrize("language", ["en", "de"])
def test_words_of_options_are_messages_after_the_games_prefix_or_speak_for_themselves(
    plug: Plugging, language: str
) -> None:
    about = "stones-about-option-first-turn = who begins\n"
    named = "stones-choice-first-turn-by-lot = whoever is drawn\nchoice-first-turn-eldest = of another game\n"
    kind = plug(messages={"en": MESSAGES + about + named}, **with_words("by_lot", "eldest", "ä"))
    (info,) = [game for game in catalogue.games(language) if game.id == kind.name]
    (option,) = [option for option in info.options if option.id == "first_turn"]
    assert option.names == ["whoever is drawn", "eldest", "ä"]


@pytest.mark.parametrize("language", languages())
def test_all_words_of_our_own_options_are_messages(language: str) -> None:
    for info in catalogue.games(language):
        for option in info.options:
            for value, name in zip(option.values, option.names, strict=True):
                key = f"{voice_for(info.id).prefix}choice-{slug(option.id)}-{slug(str(value))}"
                assert not isinstance(value, str) or name == texts(language).say(key)


# -- what is missing -----------------------------------------------------------------------------------------------

LACKING: dict[str, tuple[dict[str, Any], str]] = {
    "its name": ({"labels": replace(LABELS, game="stones-nothing")}, "en: there is no message 'stones-nothing'"),
    "what it is": ({"labels": replace(LABELS, game="stones-phase-play")}, "en: there is no 'stones-phase-play.about'"),
    "a word": ({"labels": replace(LABELS, glossary=("stones-nothing",))}, "en: there is no message 'stones-nothing'"),
    "what a word means": (
        {"labels": replace(LABELS, glossary=("stones-prompt-play",))},
        "en: there is no 'stones-prompt-play.about'",
    ),
    "a variant": (
        {"labels": replace(LABELS, variants={"tall-heap": "stones-nothing"})},
        "en: there is no message 'stones-nothing'",
    ),
    "a preset": (
        {"messages": {"en": MESSAGES.replace("stones-about-preset-default", "stones-other")}},
        "en: there is no message 'stones-about-preset-default'",
    ),
    "an option": (
        {"messages": {"en": MESSAGES.replace("stones-about-option-heap", "stones-other")}},
        "en: there is no message 'stones-about-option-heap'",
    ),
    "a phase": (
        {"messages": {"en": MESSAGES.replace("stones-phase-play", "stones-other")}},
        "en: there is no message 'stones-phase-play'",
    ),
    "an ending": ({"endings": ("last-stone", "bored")}, "en: there is no message 'stones-outcome-bored'"),
    "a section": (
        {"labels": replace(LABELS, sections={"ST": "stones-nothing"}), "book": '[[rule]]\nid = "ST-01"\ntext = "x"\n'},
        "en: there is no message 'stones-nothing'",
    ),
    "valid Fluent": ({"messages": {"en": MESSAGES + "broken = {\n"}}, "is not valid Fluent"),
    "valid German Fluent": ({"messages": {"en": MESSAGES, "de": "broken = {\n"}}, "is not valid Fluent"),
    "messages of its own": ({"messages": {"en": "log-built = x\n"}}, "log-built is in log.ftl too"),
}


@pytest.mark.parametrize("case", LACKING)
def test_a_server_does_not_start_with_a_game_that_lacks_a_message(plug: Plugging, case: str) -> None:
    changes, complaint = LACKING[case]
    kind = plug(**changes)
    with pytest.raises(PartError) as caught:
        make_app()
    assert str(caught.value).startswith(f"the texts of {kind.name!r}: ")
    assert complaint in str(caught.value)


@pytest.mark.parametrize("place", ["en/game.ftl", "de/game.ftl", "rules"])
def test_nor_with_one_whose_files_are_not_utf_8(plug: Plugging, tmp_path: Path, place: str) -> None:
    kind = plug(messages={"en": MESSAGES, "de": GERMAN}, book="")
    (tmp_path / "de" / f"{kind.name}.toml").write_text("[text]\n", encoding="utf-8")
    file = tmp_path / (f"de/{kind.name}.toml" if place == "rules" else place)
    file.write_bytes(file.read_bytes() + b"# \xe4\n")
    rules = '[[rule]]\nid = "ST-01"\ntext = "x"\n'
    (tmp_path / f"{kind.name}.toml").write_text(rules, encoding="utf-8")
    with pytest.raises(PartError, match=f"the texts of '{kind.name}': .*: is not UTF-8: "):
        make_app()


def test_nor_with_one_whose_rules_are_in_no_section(plug: Plugging) -> None:
    kind = plug(book='[[rule]]\nid = "XY-01"\ntext = "x"\n')
    with pytest.raises(PartError) as caught:
        make_app()
    assert str(caught.value) == f"game {kind.name!r}: labels.sections: there is none for 'XY', as in XY-01"


def test_the_command_says_so_in_one_sentence(plug: Plugging, tmp_path: Path) -> None:
    kind = plug(labels=replace(LABELS, game="stones-nothing"))
    done = lair("serve", "--no-open", "--port", str(free_port()), "--data", str(tmp_path / "data"))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (f"lair: the texts of '{kind.name}': en: there is no message 'stones-nothing'\n")


def test_other_commands_say_in_one_sentence_what_they_lack(plug: Plugging) -> None:
    kind = plug(messages={"en": MESSAGES.replace("stones-about-option-heap", "stones-other")})
    done = lair("options", kind.name)
    assert (done.returncode, done.stderr) == (2, "lair: en: there is no message 'stones-about-option-heap'\n")


def test_a_good_game_lets_the_server_start(plug: Plugging) -> None:
    plug(book='[[rule]]\nid = "ST-01"\ntext = "x"\n')
    catalogue.check_games()
    assert [game.id for game in catalogue.games("pl")] == [*GAMES]
