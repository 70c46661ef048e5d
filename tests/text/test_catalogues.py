"""The catalogues of all languages: the same messages, the same variables, whatever grammar needs; nothing left over."""

from __future__ import annotations

import re

import babel
import pytest

from lairwright.dungeon.words import CLASSES
from lairwright.games import GAMES
from lairwright.kernel.errors import LairwrightError
from lairwright.text.catalogue import CatalogueError, Texts, languages, texts
from lairwright.text.dungeon.counts import HAPPENED, MOVED, STATS, THAT
from lairwright.text.dungeon.nouns import ADJECTIVES, AGAIN, ARTICLES, PERSONS, ROOMS, SEVERAL, THIS
from lairwright.text.dungeon.nouns import NOUNS as NOUNS_OF_CARDS
from lairwright.text.phrases import capital, listed, signed, slug
from lairwright.text.voices import voice_for
from tests.text.catalogues import (
    CASES,
    asked_for,
    files,
    functions,
    keys,
    messages,
    terms,
    variables,
    without_case,
    words_in_code,
    words_in_page,
)
from tests.text.codes import messages_of_codes
from tests.text.reading import trouble

LANGUAGES = languages()
LONGEST_FILE = 500
NOUNS = {asked.pattern for asked in asked_for() if asked.method == "noun"}


#: Nouns of cards: tables by word.
NOUN_TABLES = (NOUNS_OF_CARDS, ROOMS, ADJECTIVES, ARTICLES, PERSONS, SEVERAL, THIS, AGAIN, STATS, HAPPENED, MOVED, THAT)


def is_noun(name: str) -> bool:
    return any(name in table.values() for table in NOUN_TABLES) or any(re.fullmatch(pattern, name) for pattern in NOUNS)


def test_english_is_among_the_languages() -> None:
    assert "en" in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))
    assert {name: message.file for name, message in messages(language).items()} == {
        name: message.file for name, message in messages("en").items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_the_same_attributes_and_nouns_have_their_cases(language: str) -> None:
    cases = texts(language).cases
    assert set(cases) <= set(CASES)
    assert not LANGUAGES or NOUNS
    for name, message in messages(language).items():
        expected = {"", *cases} if is_noun(name) else set(messages("en")[name].patterns)
        assert set(message.patterns) == expected, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_the_same_variables(language: str) -> None:
    cases = {"nom", *texts(language).cases}
    for key in keys(language):
        name, _, attribute = key.partition(".")
        used = variables(language, key)
        for variable in used:
            case = variable.rpartition("-")[2]
            assert case not in CASES or case in cases, f"{key}: ${variable}: not a case of this language"
        english = variables("en", name if is_noun(name) else key)
        optional = messages("en")[name].optional
        # A variable in a case is the same variable; an optional one may be used or left out.
        assert {without_case(variable) for variable in used} - optional == english - optional, key
        assert attribute or used == set() or messages(language)[name].patterns


@pytest.mark.parametrize("language", LANGUAGES)
def test_selections_by_number_know_every_plural_of_the_language(language: str) -> None:
    plural = babel.Locale.parse(language).plural_form
    needed = {plural(number) for number in range(200)}
    for name, message in messages(language).items():
        for pattern in message.patterns.values():
            for *given, default in pattern.plurals:
                missing = needed - set(given)
                # The default covers one category that isn't spelled out.
                assert len(missing) <= (default not in needed), f"{name}: {', '.join(sorted(missing))}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_small_and_hold_nothing_a_browser_would_not_know(language: str) -> None:
    for name, source in files(language).items():
        assert len(source.splitlines()) <= LONGEST_FILE, name
        assert "\t" not in source, name
    assert set(terms(language).values()) <= {"terms.ftl"}
    for key in keys(language):
        assert functions(language, key) <= {"NUMBER"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_needs_only_itself_and_the_terms(language: str) -> None:
    """Files are parsed when needed, so a message may include another one only from the same file."""
    used: set[str] = set()
    for name, message in messages(language).items():
        for pattern in message.patterns.values():
            used |= pattern.terms
            for other in pattern.messages:
                assert messages(language)[other.partition(".")[0]].file == message.file, f"{name}: {other}"
    assert used <= set(terms(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    speaking = texts(language)
    for key in keys(language):
        for value in (0, 1, 2, 5, 11, 21, 22, 112, "Dark Altar"):
            if isinstance(value, str) and functions(language, key):
                continue
            text = speaking.say(key, **dict.fromkeys(variables(language, key), value))
            assert not trouble(text), f"{key}: {text}"


def test_every_key_in_the_code_exists() -> None:
    known = set(keys("en"))
    assert len(asked_for()) > 150
    for asked in asked_for():
        # A clause has four forms, which are appended to its key.
        ending = r"\.order" if asked.method == "clause" else ""
        assert any(re.fullmatch(asked.pattern + ending, key) for key in known), f"{asked.where}: {asked.pattern}"


def test_every_message_of_the_page_exists_and_is_in_a_file_the_page_loads() -> None:
    asked = {word for word in words_in_page() if word.startswith("web-")}
    assert len(asked) > 50
    assert not asked - set(keys("en"))
    for name, message in messages("en").items():
        assert name.startswith("web-") == message.file.startswith("web-"), name


def test_no_message_is_left_over() -> None:
    """A message is spelled out somewhere in the code, or a code of the engine asks for it."""
    spelled = {word.partition(".")[0] for word in words_in_code() | words_in_page()}
    assert not set(messages("en")) - spelled - messages_of_codes()


def test_every_code_of_the_engine_has_its_message() -> None:
    assert not messages_of_codes() - set(messages("en"))


@pytest.mark.parametrize("game", GAMES)
def test_the_english_about_options_is_the_engines_own(game: str) -> None:
    english, voice, kind = texts("en"), voice_for(game), GAMES[game]
    for spec in kind.rules.options:
        assert voice.about_option(english, spec.name) == spec.about
    for name in kind.rules.presets:
        assert voice.about_preset(english, name) == kind.preset_notes[name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_phase_of_every_game_has_a_name(game: str, language: str) -> None:
    named = [voice_for(game).phase_text(texts(language), phase) for phase in GAMES[game].phases]
    assert len(set(named)) == len(named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_treasure_has_letters_of_its_own(language: str) -> None:
    signs = [texts(language).say(f"class-{name}.sign") for name in CLASSES]
    assert len(set(signs)) == len(CLASSES)
    assert all(1 <= len(sign) <= 2 for sign in signs)


# -- the catalogue itself --------------------------------------------------------------------------

SMALL = "language-cases = nom\n"


def test_an_unknown_language_is_named_with_those_there_are() -> None:
    with pytest.raises(LairwrightError, match=r"unknown language 'enn' \(did you mean 'en'\?\); languages: .*en"):
        texts("enn")


def test_texts_are_made_once() -> None:
    assert texts("en") is texts("en")


@pytest.mark.parametrize(
    ("source", "ask", "complaint"),
    [
        ("a = { $n -> [one] x *[other] y }\n", "a", r"en/main.ftl:1: is not valid Fluent"),
        ("a = { $name }\n", "a", r"en: a: Unknown external: name"),
        ("a = { b }\n", "a", r"en: a: Unknown message: b"),
        ("a = x\n", "b", r"en: there is no message 'b'"),
        ("a = x\n", "a.you", r"en: there is no 'a.you'"),
        ("a =\n    .you = x\n", "a", r"en: there is no 'a'"),
    ],
)
def test_whatever_is_missing_is_said_at_once(source: str, ask: str, complaint: str) -> None:
    broken = Texts("en", {"language.ftl": SMALL, "main.ftl": source})
    with pytest.raises(CatalogueError, match=complaint):
        broken.say(ask)
    with pytest.raises(CatalogueError, match=complaint):
        broken.say(ask)  # once more: nothing half-known is kept


def test_a_message_is_in_one_file_only() -> None:
    with pytest.raises(CatalogueError, match=r"en/b.ftl: x is in a.ftl too"):
        Texts("en", {"language.ftl": SMALL, "a.ftl": "x = 1\n", "b.ftl": "x = 2\n"})


def test_files_are_parsed_when_they_are_needed() -> None:
    lazy = Texts("en", {"language.ftl": SMALL, "good.ftl": "a = fine\n", "bad.ftl": "b = { $n ->\n"})
    assert lazy.say("a") == "fine"
    assert not lazy.has("c")
    with pytest.raises(CatalogueError, match=r"bad\.ftl"):
        lazy.say("b")


def test_nothing_is_put_around_variables_and_long_ones_are_no_trouble() -> None:
    small = Texts("en", {"language.ftl": SMALL, "main.ftl": "a = <{ $name }|{ $other }>\n"})
    assert small.say("a", name="x", other="{ $y }") == "<x|{ $y }>"
    long = "word " * 2000
    assert small.say("a", name=long, other="$name") == f"<{long}|$name>"


def test_a_noun_is_given_in_every_case() -> None:
    german = Texts(
        "de",
        {
            "language.ftl": "language-cases = nom dat acc\n",
            "main.ftl": "hero = ein Held\n    .dat = einem Helden\n    .acc = einen Helden\nin-town = { $noun } hier\n",
        },
    )
    noun = german.noun("hero")
    assert noun.values("target") == {"target": "ein Held", "target-dat": "einem Helden", "target-acc": "einen Helden"}
    assert noun.within(german, "in-town").forms == {"dat": "einem Helden hier", "acc": "einen Helden hier"}


def test_plurals_follow_the_language() -> None:
    source = "a = { $n ->\n    [one] { $n } dusza\n    [few] { $n } dusze\n   *[many] { $n } dusz\n  }\n"
    polish = Texts("pl", {"language.ftl": SMALL, "main.ftl": source})
    said = [polish.say("a", n=number) for number in (0, 1, 2, 5, 12, 22, 25)]
    assert said == ["0 dusz", "1 dusza", "2 dusze", "5 dusz", "12 dusz", "22 dusze", "25 dusz"]


def test_small_parts_of_sentences() -> None:
    english = texts("en")
    assert [listed(english, list(names)) for names in ("", "a", "ab", "abc")] == ["", "a", "a and b", "a, b and c"]
    assert listed(english, ["a", "b"], "or") == "a or b"
    assert [signed(number) for number in (2, 0, -3)] == ["+2", "+0", "−3"]
    assert [slug(word) for word in ("a rival's", "room_damage", "in town or deck")] == [
        "a-rivals",
        "room-damage",
        "in-town-or-deck",
    ]
    assert capital("łowca Zed") == "Łowca Zed"
