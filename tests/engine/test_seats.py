"""How many may play: sets and variants say so, and a game for one, five or six goes to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

import lairwright as lw
from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.reading.loader import load_set
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import HERO
from lairwright.games import GAMES, start
from lairwright.kernel.errors import SetFileError, SetupError
from tests.crowds import CROWD, crowd_config
from tests.examples import some_of
from tests.playing import play_out
from tests.soak import check_game

BOSSES = GAMES["boss-monster"]


def test_the_base_game_is_for_two_to_four() -> None:
    assert BOSSES.seats_for(None, ()) == BOSSES.seats_for(("base",), tuple(BOSSES.rules.variants)) == (2, 4)


def test_a_set_may_bring_more_and_fewer() -> None:
    assert BOSSES.seats_for(("base", CROWD), ()) == (1, 6)
    for seats in range(1, 7):
        assert lw.new_game(seats=seats, sets=("base", CROWD)).config.seats == seats


def test_without_a_number_there_are_as_few_as_usual() -> None:
    assert lw.new_game(sets=("base", CROWD)).config.seats == 2


@pytest.mark.parametrize("seats", [0, 7])
def test_a_refused_number_says_what_decides(seats: int) -> None:
    with pytest.raises(SetupError) as caught:
        lw.new_game(seats=seats, sets=("base", CROWD))
    assert str(caught.value) == f"boss-monster with base, {CROWD} is for 1 to 6 seats, not {seats}"
    assert caught.value.code == "seats-range-chosen"


@pytest.mark.parametrize(
    ("field", "problem"),
    [
        ("seats = 7", "field 'seats': expected a whole number from 4 to 6, found 7"),
        ("seats = 3", "field 'seats': expected a whole number from 4 to 6, found 3"),
        ("solo = 1", "field 'solo': expected true or false, found 1"),
    ],
)
def test_a_set_that_allows_too_much_is_refused(tmp_path: Path, field: str, problem: str) -> None:
    file = tmp_path / "much.toml"
    file.write_text(f'[set]\nid = "much"\nname = "Much"\n{field}\n')
    with pytest.raises(SetFileError) as caught:
        load_set(str(file), False)
    assert str(caught.value) == f"much.toml: [set]: {problem}"


def test_one_player_meets_the_heroes_for_two() -> None:
    """EXP-STAR-02: those with a star come at every number of players."""
    alone, two, six = (_heroes(seats) for seats in (1, 2, 6))
    assert [card.id for card in alone] == [card.id for card in two]
    assert len(six) > len(two)
    assert all(card.players <= 2 for card in two)
    assert {card.id for card in two if card.star} == {card.id for card in six if card.star} != set()


def _heroes(seats: int) -> list[Card]:
    game = lw.new_game(seats=seats, sets=("base", CROWD))
    assert isinstance(game, Table)
    unused = set(game.removed)
    return [game.cards[hero] for hero in game.catalog.instances[HERO] if hero not in unused]


@pytest.mark.parametrize("seats", [1, 5, 6])
def test_random_games_hold_to_their_end(seats: int) -> None:
    for seed in range(some_of(30)):
        check_game(f"crowd-{seats}", seed)


def test_one_player_ends_for_reasons_that_fit() -> None:
    """There is no last boss standing: five Wounds, ten Souls, or no more heroes."""
    reasons: dict[str, int] = {}
    for seed in range(some_of(200)):
        outcome = play_out(start(crowd_config(1, seed)), seed).outcome
        assert outcome.ranking == outcome.winners == [0]
        reasons[outcome.reason] = reasons.get(outcome.reason, 0) + 1
    assert "last-boss-standing" not in reasons
    assert {"all-out", "ten-souls"} <= set(reasons)


def test_a_set_has_to_bring_what_as_many_players_need(tmp_path: Path) -> None:
    """Eight bosses of the base set are enough for six, but not those of a set that stands alone with five."""
    from lairwright.cli.dungeon.desk import DESK
    from lairwright.text.catalogue import texts

    assert DESK.check_set(texts("en"), CROWD).id == "crowd"
    file = tmp_path / "few.toml"
    bosses = "".join(
        f'[[boss]]\nid = "boss-{at}"\nname = "B"\nxp = {at}\ntreasure = {{ mage = 1 }}\n' for at in range(5)
    )
    file.write_text(f'[set]\nid = "few"\nname = "Few"\nstandalone = true\nseats = 6\n{bosses}')
    with pytest.raises(SetupError, match="the chosen sets have 5 bosses; this game deals 6"):
        DESK.check_set(texts("en"), str(file))
