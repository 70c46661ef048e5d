"""The language of the command line: how it is chosen, and what it must never change."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lairwright.cli.language import chosen, of_environment
from lairwright.kernel.errors import LairwrightError
from lairwright.text.catalogue import languages, texts
from tests.cli.running import CASTLE_RECORD, CASTLE_SET, CELLAR, RECORD, ROOT, lair, lair_play, lines

LANGUAGES = languages()
#: Some other language than English, once there is one.
OTHER = next((language for language in LANGUAGES if language != "en"), "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_lang_stands_before_or_after_the_command(language: str) -> None:
    wanted = texts(language)
    for words in (
        ["--lang", language, "cards", "--find", "x"],
        ["cards", "--lang", language, "--find", "x"],
        ["cards", f"--lang={language}", "--find", "x"],
        ["cards", "--find", "x", "--lang", language],
    ):
        assert chosen(words, {}) == (wanted, ["cards", "--find", "x"])


def test_what_follows_two_dashes_is_no_option() -> None:
    assert chosen(["check-set", "--", "--lang", "xx"], {}) == (texts("en"), ["check-set", "--", "--lang", "xx"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_environment_decides_when_lang_is_not_given(language: str) -> None:
    other = "en" if language != "en" else "C"
    assert of_environment({"LANG": f"{language}_XX.UTF-8"}).language == language
    assert of_environment({"LANG": other, "LC_MESSAGES": language}).language == language
    assert of_environment({"LANG": other, "LC_MESSAGES": other, "LC_ALL": f"{language}@euro"}).language == language
    assert of_environment({"LC_ALL": other, "LAIRWRIGHT_LANG": language.upper()}).language == language
    assert chosen(["--lang", language], {"LAIRWRIGHT_LANG": other})[0].language == language


@pytest.mark.parametrize("locale", ["", "C", "POSIX", "C.UTF-8", "tlh_QO.UTF-8", "nonsense"])
def test_an_environment_without_our_languages_gets_english(locale: str) -> None:
    assert of_environment({"LANG": locale}).language == "en"
    assert of_environment({"LC_ALL": locale}).language == "en"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--lang", "xx", "cards"], "unknown language 'xx'; languages: "),
        (["--lang=enn", "cards"], "unknown language 'enn' (did you mean 'en'?); languages: "),
        (["cards", "--lang"], "--lang needs a language: "),
        (["cards", "--lang", "--json"], "--lang needs a language: "),
        (["cards", "--lang="], "--lang needs a language: "),
    ],
)
def test_a_language_that_is_not_there_is_one_sentence(words: list[str], sentence: str) -> None:
    with pytest.raises(LairwrightError) as problem:
        chosen(words, {})
    assert str(problem.value).startswith(sentence)
    done = lair(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"lair: {sentence}")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language(language: str) -> None:
    speaking = texts(language)
    done = lair("--lang", language)
    assert done.returncode == 0
    assert done.stdout.startswith(speaking.say("help-usage"))
    for key in ("help-lair", "help-version", "help-help", "help-commands", "help-options"):
        assert speaking.say(key) in done.stdout
    page = lair("simulate", "--help", "--lang", language).stdout
    for key in ("help-simulate", "help-arguments", "help-json", "help-rules-option", "help-help"):
        assert speaking.say(key) in " ".join(page.split())
    assert f"[{speaking.say('help-default')}: 1000]" in page
    assert "help-" not in done.stdout + page
    assert f"[{speaking.say('help-required')}]" in lair("scenario", "run", "--help", "--lang", language).stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_speaks_the_language(language: str) -> None:
    for words in (
        ("--version",),
        ("cards", "--set", "base", "--set", CELLAR),
        ("check-set", CELLAR),
        ("options",),
        ("rule", "BM-GEN-01"),
        ("replay", RECORD),
        ("replay", RECORD, "--upto", "9", "--seat", "1"),
        ("simulate", "--games", "2"),
        ("scenario", "run", "tests/scenarios/boss-monster/bait"),
        ("conformance",),
        ("cards", "--set", "proposed"),
        ("check-set", CASTLE_SET),
        ("options", "castle-raid"),
        ("rule", "CR-PLAY-06"),
        ("replay", CASTLE_RECORD),
        ("replay", CASTLE_RECORD, "--upto", "9", "--seat", "1"),
        ("simulate", "castle-raid", "--games", "2"),
    ):
        done = lair(*words, "--lang", language)
        assert (done.returncode, done.stderr) == (0, ""), words
        assert done.stdout
        assert "{" not in done.stdout


@pytest.mark.parametrize(
    "words",
    [
        ("cards", "--set", "base"),
        ("cards", "--find", "spell"),
        ("replay", RECORD),
        ("options",),
        ("rule", "BM-BAIT-03"),
        ("conformance",),
        ("scenario", "run", "tests/scenarios/boss-monster/bait"),
        ("cards", "--set", "proposed"),
        ("replay", CASTLE_RECORD),
    ],
)
def test_json_is_the_same_in_every_language(words: tuple[str, ...]) -> None:
    english = lair(*words, "--json")
    assert english.returncode == 0
    json.loads(english.stdout)
    for language in LANGUAGES:
        assert lair(*words, "--json", "--lang", language).stdout == english.stdout
        assert lair(*words, "--json", LAIRWRIGHT_LANG=language).stdout == english.stdout


#: What is typed, and what is said about it in the other languages.
REFUSED: dict[tuple[str, ...], dict[str, str]] = {
    ("simulate", "castle-raid", "--seats", "9"): {
        "pl": "w grze castle-raid liczba graczy wynosi od 3 do 6, a nie 9",
        "ru": "в castle-raid число игроков — от 3 до 6, а не 9",
        "de": "castle-raid hat 3 bis 6 Plätze, nicht 9",
    },
    ("play", "bos-monster"): {
        "pl": "nieznana gra „bos-monster” (może chodziło o „boss-monster”?); gry: boss-monster, castle-raid",
        "ru": "неизвестная игра «bos-monster» (может быть, «boss-monster»?); доступные игры: boss-monster, castle-raid",
        "de": "unbekanntes Spiel „bos-monster“ (meintest du „boss-monster“?); Spiele: boss-monster, castle-raid",
    },
    ("rule", "BM-BAIT-3"): {
        "pl": "nie ma zasady „BM-BAIT-3” (może chodziło o „BM-BAIT-03”?)",
        "ru": "правила «BM-BAIT-3» нет (может быть, «BM-BAIT-03»?)",
        "de": "Es gibt keine Regel „BM-BAIT-3“ (meintest du „BM-BAIT-03“?)",
    },
    ("simulate", "--option", "elimination=yes", "--json"): {
        "pl": "opcja „elimination” nie może mieć wartości „yes”; dozwolone wartości: true, false",
        "ru": "у параметра «elimination» не может быть значения «yes»; допустимые значения: true, false",
        "de": "Die Option „elimination“ kann nicht „yes“ sein; möglich sind: true, false",
    },
    ("arena", "random", "greedy", "--mix", "1,2"): {
        "pl": "podział miejsc 1,2 nie zgadza się z liczbą miejsc: 3 zamiast 2",
        "ru": "распределение мест 1,2 не соответствует числу мест: 3 вместо 2",
        "de": "Die Aufteilung 1,2 passt nicht zur Anzahl der Plätze: 3 statt 2",
    },
    ("check-set", "none.toml"): {
        "pl": "none.toml: nie ma takiego pliku ani folderu z zestawem",
        "ru": "none.toml: такого файла или папки с набором нет",
        "de": "none.toml: Diese Setdatei oder diesen Ordner gibt es nicht",
    },
}


@pytest.mark.parametrize("words", REFUSED)
def test_what_is_typed_wrongly_is_refused_in_the_language(words: tuple[str, ...]) -> None:
    assert set(REFUSED[words]) == set(LANGUAGES) - {"en"}
    for language, sentence in REFUSED[words].items():
        done = lair(*words, "--lang", language)
        assert (done.returncode, done.stdout, done.stderr) == (2, "", f"lair: {sentence}\n")


def test_what_is_wrong_inside_a_file_is_english_for_whoever_wrote_it() -> None:
    done = lair("check-set", "pyproject.toml", "--lang", "pl")
    assert (done.returncode, done.stderr) == (2, "lair: pyproject.toml: expected exactly one [set] table, found 0\n")


#: What a game is started with, and what is typed into it.
TYPED: dict[str, tuple[tuple[str, ...], str]] = {
    "boss-monster": (
        (),
        lines("table", "?", "? 1", "log", "why play fear", "card dark altar", "rule BM-BAIT-03", "discard", "help", "x")
        + "1\n" * 400,
    ),
    "castle-raid": (
        ("castle-raid", "--seats", "4", "--variant", "new-orders"),
        lines("table", "?", "? 1", "guard 2", "log", "why pass", "card trolls-4", "discard", "help")
        + lines("1", "? 1", "card dear", "guard 1")
        + "1\n" * 40,
    ),
}


@pytest.mark.parametrize("game", TYPED)
def test_a_game_is_recorded_alike_in_every_language(tmp_path: Path, game: str) -> None:
    """The same keys typed into two languages give the same game, to the letter of its record."""
    words, typed = TYPED[game]
    records: dict[str, str] = {}
    for language in LANGUAGES:
        folder = tmp_path / language
        folder.mkdir()
        common = ("--bot", "random", "--seed", "4", "--lang", language, "--save", "game.record")
        done = lair_play(folder, *words, *common, typed=typed)
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
        assert texts(language).say("play-over") in done.stdout
        assert "{" not in done.stdout
        records[language] = (folder / "game.record").read_text(encoding="utf-8")
    assert len(records["en"].splitlines()) > 10
    assert set(records.values()) == {records["en"]}


def test_names_that_were_never_printed_in_a_language_are_marked() -> None:
    done = lair("cards", "--set", "base", "--find", "freeze", "--lang", OTHER)
    marked = texts(OTHER).say("untranslated-mark", name="Freeze")
    note = texts(OTHER).say("untranslated-note")
    assert (marked in done.stdout, note in done.stdout) == (OTHER != "en", OTHER != "en")


def test_the_example_set_has_a_text_in_every_language() -> None:
    assert (ROOT / CELLAR).exists()
    for language in LANGUAGES:
        done = lair("cards", "--set", CELLAR, "--lang", language)
        assert done.returncode == 0
        assert done.stdout.count("\n    ") == 11
