"""The learnt weights: the fit finds what is there, and the file is what the code expects."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from lairwright.bots.learn import Position, chances, fit, loss, main, positions, written
from lairwright.bots.lore import lore_for
from lairwright.bots.weights import guessed_weights, weights_for
from lairwright.games import GAMES
from lairwright.kernel.streams import Streams, seed_words

#: The numbers of seats for which weights are learnt, by game.
SEATS = {game: lore_for(game).learnt_seats for game in GAMES}


def invented(weights: list[float], seats: int, count: int) -> list[Position]:
    """Positions whose winner was drawn with exactly these weights."""
    rolls = Streams(seed_words(1, ("tests/learning",)))
    found: list[Position] = []
    for _ in range(count):
        rows = [[rolls.below(0, 1000) / 250 - 2 for _ in weights] for _ in range(seats)]
        draw = rolls.below(0, 1_000_000) / 1_000_000
        shares = [0.0] * seats
        for seat, chance in enumerate(chances(rows, weights)):
            draw -= chance
            if draw < 0 or seat == seats - 1:
                shares[seat] = 1.0
                break
        found.append(Position(rows, shares))
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_the_fit_finds_the_weights_that_made_the_data(seats: int) -> None:
    true = [1.0, -0.5, 0.0]
    data = invented(true, seats, 3000)
    found = fit(data)
    assert found == pytest.approx(true, abs=0.12)
    assert loss(data, found) <= loss(data, true) < loss(data, [0.0, 0.0, 0.0])


@pytest.mark.parametrize("game", SEATS)
def test_games_are_noted_the_same_way_every_time(game: str) -> None:
    seats = SEATS[game][0]
    data = positions(game, seats, range(3, 5))
    assert data == positions(game, seats, range(3, 5))
    assert all(len(row) == len(lore_for(game).features) for position in data for row in position.rows)
    assert all(sum(position.shares) == pytest.approx(1.0) for position in data)


@pytest.mark.parametrize("game", SEATS)
def test_every_feature_is_seen_to_vary(game: str) -> None:
    """A column that never varies is a mistake in the features."""
    data = positions(game, SEATS[game][-1], range(40, 70))
    for at, name in enumerate(lore_for(game).features):
        assert len({row[at] for position in data for row in position.rows}) > 1, name


@pytest.mark.parametrize("game", SEATS)
def test_the_file_has_every_weight_and_more_than_a_guess(game: str) -> None:
    data = tomllib.loads((files("lairwright.bots") / "weights.toml").read_text(encoding="utf-8"))
    assert set(data) == set(SEATS)
    assert {int(seats) for seats in data[game]} == set(SEATS[game])
    for seats in SEATS[game]:
        assert set(data[game][str(seats)]) == set(lore_for(game).features)
        assert weights_for(game, seats) == [data[game][str(seats)][name] for name in lore_for(game).features]


@pytest.mark.parametrize("game", SEATS)
def test_the_learnt_weights_foresee_winners_better_than_the_guessed_ones(game: str) -> None:
    """On games that weren't learnt from. With more seats the difference is smaller than this few games can show, and
    whether better foresight means better play is another question: docs/bots.md answers both."""
    seats = SEATS[game][0]
    data = positions(game, seats, range(900_000, 900_060))
    assert loss(data, weights_for(game, seats)) < loss(data, guessed_weights(game))


def test_an_unlearnt_number_of_seats_uses_the_nearest() -> None:
    assert weights_for("boss-monster", 9) == weights_for("boss-monster", 4)


def test_the_command_writes_the_same_file_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = [tmp_path / "one.toml", tmp_path / "two.toml"]
    for path in paths:
        main(["--games", "12", "--seed", "5", "--out", str(path)])
    assert paths[0].read_text() == paths[1].read_text()
    assert "boss-monster, 2 seats:" in capsys.readouterr().out
    assert set(tomllib.loads(paths[0].read_text())) == set(SEATS)


def test_too_few_games_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--games", "3"])
    assert "it takes at least 10 games to learn from, not 3" in capsys.readouterr().err


def test_what_is_written_is_read_again() -> None:
    weights = [round(number / 8, 4) for number in range(len(lore_for("castle-raid").features))]
    data = tomllib.loads(written({"castle-raid": {3: weights}}, 10, 1))
    assert list(data["castle-raid"]["3"].values()) == weights
