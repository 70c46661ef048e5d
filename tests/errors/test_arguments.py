"""What is said about arguments that are no choice, no seat, no seed or no option at all."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, final

import pytest

import lairwright as lw
from lairwright.dungeon.options import Pass
from lairwright.kernel.arguments import quoted
from lairwright.kernel.decisions import Option
from lairwright.kernel.errors import LairwrightError, Refusal
from lairwright.kernel.game import Game
from tests.errors.odd import HUGE, Number

GAMES = {"boss-monster": 2, "castle-raid": 3}


@final
class Mute:
    """It cannot even be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("no")


@final
class Broken:
    """It looks like a whole number, but isn't one."""

    def __index__(self) -> int:
        raise RuntimeError("no")

    def __repr__(self) -> str:
        return "Broken()"


NOT_CHOICES: dict[str, tuple[object, str]] = {
    "nothing": (None, "None"),
    "a fraction": (1.5, "1.5"),
    "a whole float": (1.0, "1.0"),
    "bytes": (b"pass", "b'pass'"),
    "true": (True, "True"),
    "false": (False, "False"),
    "a list": (["pass"], "['pass']"),
    "a pair": ((0, "pass"), "(0, 'pass')"),
    "a class of choices": (Pass, "<class 'lairwright.dungeon.options.Pass'>"),
    "a class of numbers": (int, "<class 'int'>"),
    "mute": (Mute(), "<Mute instance at "),
    "broken": (Broken(), "Broken()"),
}
NOT_SEATS: dict[str, tuple[object, str]] = {
    "text": ("0", "'0'"),
    "a whole float": (1.0, "1.0"),
    "zero as a float": (0.0, "0.0"),
    "true": (True, "True"),
    "false": (False, "False"),
    "bytes": (b"0", "b'0'"),
    "a list": ([], "[]"),
    "broken": (Broken(), "Broken()"),
}
NO_SUCH_SEATS: dict[str, tuple[int, str]] = {
    "one more": (3, "3"),
    "negative": (-1, "-1"),
    "largest of 64 bits": (2**63 - 1, str(2**63 - 1)),
    "too large for 64 bits": (2**63, str(2**63)),
    "too small for 64 bits": (-(2**63) - 1, str(-(2**63) - 1)),
    "too large to be written": (HUGE, "a number of 16610 bits"),
}
#: Every way to name a seat, and whether it may be left out.
NAMING: dict[str, tuple[Callable[[Any, Any], object], bool]] = {
    "play a key": (lambda game, seat: game.play(game.decision.keys[0], seat), True),
    "play a value": (lambda game, seat: game.play(game.decision.options[0].choice, seat), True),
    "play an option": (lambda game, seat: game.play(game.decision.options[0], seat), True),
    "play an index": (lambda game, seat: game.play(0, seat), True),
    "offered": (lambda game, seat: game.offered(game.decision.keys[0], seat), False),
    "why not": (lambda game, seat: game.why_not("pass", seat), True),
    "view": (lambda game, seat: game.view(seat), True),
    "events": (lambda game, seat: game.visible_events(seat), True),
    "redeal": (lambda game, seat: game.redeal(seat, 1), False),
    "points": (lambda game, seat: game.points(seat, game.menus[0][0]), False),
}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    name: str = request.param
    return lw.new_game(name, seats=GAMES[name], seed=3)


def complaint(game: Game, call: Callable[[], object]) -> str:
    """What is said about a call that must fail without changing the game."""
    before = game.snapshot()
    with pytest.raises(LairwrightError) as caught:
        call()
    assert game.snapshot() == before
    return str(caught.value)


@pytest.mark.parametrize("name", NOT_CHOICES)
def test_what_is_no_choice_is_named(game: Game, name: str) -> None:
    choice, shown = NOT_CHOICES[name]
    playing: Any = game.play
    for seat in (None, 0):
        said = complaint(game, partial(playing, choice, seat))
        assert said.startswith(f"play() expects an option, a choice, a key or an index, not {shown}")


@pytest.mark.parametrize("naming", NAMING)
@pytest.mark.parametrize("name", NOT_SEATS)
def test_what_is_no_seat_is_named(game: Game, name: str, naming: str) -> None:
    seat, shown = NOT_SEATS[name]
    call, _ = NAMING[naming]
    assert complaint(game, lambda: call(game, seat)) == f"a seat is a whole number, not {shown}"


@pytest.mark.parametrize("naming", NAMING)
def test_a_seat_can_be_left_out_only_where_that_has_a_meaning(game: Game, naming: str) -> None:
    call, optional = NAMING[naming]
    if optional:
        call(game, None)
    else:
        assert complaint(game, lambda: call(game, None)) == "a seat is a whole number, not None"


@pytest.mark.parametrize("naming", NAMING)
@pytest.mark.parametrize("name", NO_SUCH_SEATS)
def test_a_seat_that_the_game_has_not_is_named(game: Game, name: str, naming: str) -> None:
    seat, shown = NO_SUCH_SEATS[name]
    call, _ = NAMING[naming]
    if naming == "why not":
        assert game.why_not("pass", seat) == (f"no-such-seat: {shown}", "")
        return
    said = complaint(game, lambda: call(game, seat))
    if naming.startswith("play") or naming == "offered":
        assert said.endswith(f" is refused: no-such-seat: {shown}")
    else:
        assert said == f"there is no seat {shown}: seats are 0 to {game.config.seats - 1}"


@pytest.mark.parametrize("index", [-1, 99, 2**63, -(2**63) - 1, HUGE], ids=quoted)
def test_an_index_that_is_not_offered_is_refused(game: Game, index: int) -> None:
    shown = str(index) if index != HUGE else "a number of 16610 bits"
    count = len(game.decision.options)
    said = complaint(game, lambda: game.play(index))
    assert said == f"'option {shown}' is refused: no-such-option: there are {count}"


def test_an_option_is_played_for_no_other_seat(game: Game) -> None:
    option = game.decision.options[0]
    said = complaint(game, lambda: game.play(option, option.seat + 1))
    assert said == f"{option.key!r} is refused: option-of-another-seat: {option.seat}"
    game.play(option, option.seat)
    assert game.record.choices == [(option.seat, option.key)]


def test_an_option_made_up_for_a_seat_is_refused(game: Game) -> None:
    with pytest.raises(Refusal, match="'option 63' is refused: not-a-choice-of-this-game"):
        game.play(Option(0, 0, 63, game.codebook()), 0)


@pytest.mark.parametrize("option", [None, "0", 1.0, True, Broken(), -1, 63, 2**42, 2**63, HUGE], ids=quoted)
def test_what_is_no_option_points_at_nothing(game: Game, option: Any) -> None:
    shown = "a number of 16610 bits" if option == HUGE else repr(option)
    assert complaint(game, lambda: game.points(0, option)) == f"{shown} is not the number of an option"


@pytest.mark.parametrize("seed", [None, "1", 1.0, True, b"1", Broken()], ids=quoted)
def test_what_is_no_seed_is_named(game: Game, seed: Any) -> None:
    assert complaint(game, lambda: game.redeal(0, seed)) == f"a seed is a whole number, not {seed!r}"


def test_a_seed_of_a_re_deal_may_be_long_but_not_endless(game: Game) -> None:
    assert game.redeal(0, -(2**1024) + 1).snapshot() == game.redeal(0, -(2**1024) + 1).snapshot()
    assert complaint(game, lambda: game.redeal(0, 2**1024)) == "a seed has at most 1024 bits, not 1025"
    assert complaint(game, lambda: game.redeal(0, HUGE)) == "a seed has at most 1024 bits, not 16610"


def test_a_value_that_cannot_be_written_is_still_named() -> None:
    nested: list[object] = []
    for _ in range(100_000):
        nested = [nested]
    assert quoted(nested) == "[[[[[[[...]]]]]]]"
    assert len(quoted([HUGE])) < 100


def test_whole_numbers_of_other_libraries_are_numbers(game: Game) -> None:
    twin = game.clone()
    assert game.view(Number(1)) == game.view(1)
    dealing: Any = game.redeal
    assert dealing(Number(0), Number(7)).snapshot() == dealing(0, 7).snapshot()
    assert game.why_not("pass", Number(0)) == game.why_not("pass", 0)
    game.play(Number(1), Number(game.open[0]))
    twin.play(1, twin.open[0])
    assert game.snapshot() == twin.snapshot()


def test_a_finished_game_is_over_for_seats_that_do_not_exist(game: Game) -> None:
    while not game.over:
        game.play(0)
    assert game.why_not("pass", 2**63)[0] == "game-over"
    assert "game-over" in complaint(game, lambda: game.play("pass", 2**63))
