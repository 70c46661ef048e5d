"""The comparisons of docs/bots.md: games are kept, a run goes on where it was, and the table says what was found."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from bench.strength import FIRST_SEED, HEADERS, MATCHES, Kept, Match, found, pace, play, row_of, version
from lairwright.lab.arena import check_plan, run_arena
from lairwright.lab.intervals import Share
from lairwright.lab.standings import standings

TINY = Match("tiny", ("random", "random"), ("share", 0.5))


def test_every_comparison_can_be_played() -> None:
    assert len({match.name for match in MATCHES}) == len(MATCHES)
    for match in MATCHES:
        check_plan(match.plan(400))
        assert match.expected[1] >= match.even


def test_a_run_goes_on_where_it_was_and_finds_what_the_arena_finds(tmp_path: Path) -> None:
    play(TINY, Kept(tmp_path, TINY, "1"), 6, 1, None)
    again = Kept(tmp_path, TINY, "1")
    assert sorted(again.rounds) == [FIRST_SEED, FIRST_SEED + 1, FIRST_SEED + 2]
    before = (tmp_path / "tiny.jsonl").read_text()
    play(TINY, again, 10, 1, None)
    assert (tmp_path / "tiny.jsonl").read_text().startswith(before)
    kept = Kept(tmp_path, TINY, "1")
    assert len(kept.rounds) == 5
    arena = standings(run_arena(TINY.plan(10)))
    assert found(TINY, kept, 10).fingerprint == arena.fingerprint
    assert found(TINY, kept, 10).bots[0].won == arena.bots[0].won
    assert found(TINY, kept, 4).bots[0].won.games == 4


def test_a_line_that_was_being_written_is_played_again(tmp_path: Path) -> None:
    play(TINY, Kept(tmp_path, TINY, "1"), 4, 1, None)
    path = tmp_path / "tiny.jsonl"
    whole = path.read_text()
    path.write_text(whole[:-9])
    torn = Kept(tmp_path, TINY, "1")
    assert sorted(torn.rounds) == [FIRST_SEED]
    play(TINY, torn, 4, 1, None)
    assert [game.digest for game in Kept(tmp_path, TINY, "1").rounds[FIRST_SEED + 1]] == [
        game.digest for game in torn.rounds[FIRST_SEED + 1]
    ]


def test_results_of_another_version_count_if_its_bots_choose_alike(tmp_path: Path) -> None:
    play(TINY, Kept(tmp_path, TINY, "1"), 4, 1, None)
    assert len(Kept(tmp_path, TINY, "2").rounds) == 2
    path = tmp_path / "tiny.jsonl"
    assert '"version": "2"' in path.read_text()
    other = path.read_text().replace('"digest": "', '"digest": "00', 1)
    path.write_text(other)
    assert len(Kept(tmp_path, TINY, "2").rounds) == 2  # nothing has changed since: nothing is played again
    with pytest.raises(SystemExit, match=f"with seed {FIRST_SEED} the bots chose otherwise"):
        Kept(tmp_path, TINY, "3")
    assert path.read_text() == other
    assert version() == version()


def test_results_of_another_match_are_not_mixed_in(tmp_path: Path) -> None:
    play(TINY, Kept(tmp_path, TINY, "1"), 2, 1, None)
    with pytest.raises(SystemExit, match="of another match"):
        Kept(tmp_path, Match("tiny", ("random", "greedy"), ("share", 0.5)), "1")


def test_time_that_is_over_starts_nothing(tmp_path: Path) -> None:
    kept = Kept(tmp_path, TINY, "1")
    play(TINY, kept, 400, 1, time.monotonic() - 1)
    assert kept.rounds == {}


@pytest.mark.parametrize(
    ("expected", "share", "reached"),
    [
        (("low", 0.6), Share(400, 260, 0.601, 0.7), True),
        (("low", 0.6), Share(400, 260, 0.6, 0.7), False),
        (("share", 0.95), Share(400, 380, 0.92, 0.97), True),
        (("share", 0.95), Share(400, 379, 0.92, 0.97), False),
        (("high", 0.5), Share(400, 190, 0.43, 0.52), True),
        (("high", 0.5), Share(400, 170, 0.38, 0.47), False),
    ],
)
def test_what_is_expected_is_compared_with_what_was_found(
    expected: tuple[str, float], share: Share, reached: bool
) -> None:
    assert Match("m", ("greedy", "random"), expected).reached(share) == reached


def test_the_row_names_the_match_and_its_figures(tmp_path: Path) -> None:
    kept = Kept(tmp_path, TINY, "1")
    play(TINY, kept, 2, 1, None)
    row = row_of(TINY, found(TINY, kept, 2))
    assert len(row) == len(HEADERS)
    assert row[:2] == ["base game: random against random", "50.0 %"]
    assert (row[3], row[5], row[-1]) == ("2", "yes", "0")


def test_the_pace_is_of_the_bot_that_is_named() -> None:
    said = pace("search:8", "castle-raid", 3)
    assert re.fullmatch(
        r"`search:8` in the castle raid, 3 seats: \d+ ms of processor time a choice on average, "
        r"\d+ simulations a second \(\d+ choices of one game\)\.",
        said,
    )
