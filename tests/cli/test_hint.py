"""``hint`` at the prompt: options with chances and reasons, in both games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.running import lair_play, lines

HEADINGS = {
    "en": "Advice: estimated chances of winning",
    "pl": "Rada: szacowane szanse na wygraną",
    "ru": "Совет: примерные шансы на победу",
    "de": "Rat: geschätzte Gewinnchancen",
}
OPENING = ("keep", "discard motivation", "discard golem-factory", "build neanderthal-cave end")


def advice(out: str, heading: str) -> list[str]:
    """The paragraphs below the heading, each in one line."""
    below = out.split(heading)[1].split("\n\n")[0]
    return re.sub(r"\n {4,}", " ", below).strip("\n").split("\n")


@pytest.mark.parametrize("language", HEADINGS)
def test_advice_names_options_of_the_question_with_their_chances(tmp_path: Path, language: str) -> None:
    done = lair_play(tmp_path, "--seed", "5", "--lang", language, typed=lines(*OPENING, "hint", "quit"))
    assert (done.returncode, done.stderr) == (0, "")
    found = advice(done.stdout, HEADINGS[language])
    assert 1 <= len(found) <= 3
    chances = []
    for line in found:
        number, chance = re.fullmatch(r" +(\d+)  .*?: (\d+)\s?%.*", line).groups()  # type: ignore[union-attr]
        assert f"\n  {number:>2}  " in done.stdout or f"\n  {number}  " in done.stdout
        chances.append(int(chance))
    assert all(0 <= chance <= 100 for chance in chances)


def test_advice_changes_nothing_and_is_the_same_when_asked_again(tmp_path: Path) -> None:
    once = lair_play(tmp_path, "--seed", "5", "--save", "a.record", typed=lines(*OPENING, "hint", "1", "1", "quit"))
    twice = lair_play(
        tmp_path, "--seed", "5", "--save", "b.record", typed=lines(*OPENING, "hint", "hint", "1", "1", "quit")
    )
    heading = HEADINGS["en"]
    assert advice(twice.stdout, heading) == advice(twice.stdout.split(heading, 1)[1], heading)
    assert advice(once.stdout, heading) == advice(twice.stdout, heading)
    assert (tmp_path / "a.record").read_text() == (tmp_path / "b.record").read_text()


def test_advice_in_a_castle_says_what_becomes_of_the_guard(tmp_path: Path) -> None:
    done = lair_play(tmp_path, "castle-raid", "--seed", "5", "--bot", "random", typed=lines("1", "hint", "quit"))
    assert (done.returncode, done.stderr) == (0, "")
    for line in advice(done.stdout, HEADINGS["en"]):
        assert re.search(r"at guard (\d).*: \d+% — guard \1 (is beaten|wins) in \d+% of the trials$", line)


def test_hint_is_among_the_commands_and_takes_no_words(tmp_path: Path) -> None:
    done = lair_play(tmp_path, "--seed", "5", typed=lines("help", "hint me", "quit"))
    assert re.search(r"\n  hint +what a strong player would do", done.stdout)
    assert "'hint me' isn't a command here" in done.stdout
