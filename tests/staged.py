"""Tables described in a test, as scenarios describe them, for what is easier to say in Python."""

from __future__ import annotations

from pathlib import Path

from lairwright.dungeon.snapshot import restore
from lairwright.dungeon.staging import stage
from lairwright.dungeon.state.table import Table
from lairwright.kernel.config import Config, OptionValue
from lairwright.kernel.reading import Fields
from tests.invariants import check_clone, check_questions, check_snapshot

#: The cards that are hardest to say.
HARDEST = str(Path(__file__).parent / "sets" / "hardest.toml")

Seat = dict[str, object]


def staged(
    start: str,
    *seats: Seat,
    preset: str = "default",
    options: dict[str, OptionValue] | None = None,
    sets: tuple[str, ...] = ("base", HARDEST),
    seed: int = 1,
    **table: object,
) -> Table:
    """A table with these seats, run to its first question; the rest of what is described are fields of ``[table]``."""
    config = Config("boss-monster", len(seats), seed, preset, sets, (), options or {})
    fields = [Fields(dict(seat), f"seat {number}") for number, seat in enumerate(seats)]
    return stage(config, start, fields, Fields(table, "table"), "test")


def offered(game: Table) -> list[str]:
    """The open options, as scenarios write them."""
    return [f"{option.seat}: {option.key}" for decision in game.decisions for option in decision.options]


def play(game: Table, *choices: str) -> None:
    """Make these choices, written as ``0: pass``, and see then that the table can be saved, copied and dealt again."""
    for choice in choices:
        seat, _, key = choice.partition(": ")
        assert choice in offered(game), f"{choice!r} is not among {offered(game)}"
        game.play(key, int(seat))
    check(game)


def check(game: Table) -> None:
    """What must hold of every table."""
    check_questions(game)
    check_snapshot(game)
    check_clone(restore(game.snapshot()), 1, 5)
    for seat in range(len(game.players)):
        if not game.over:
            assert game.redeal(seat, 1).view(seat) == game.view(seat), f"seat {seat} can tell a re-deal from the game"


def pass_to(game: Table, choice: str) -> None:
    """Pass and decline until this is offered."""
    for _ in range(60):
        open_now = offered(game)
        if choice in open_now:
            return
        for key in ("pass", "decline"):
            if f"{game.open[0]}: {key}" in open_now:
                game.play(key, game.open[0])
                break
        else:
            raise AssertionError(f"{choice!r} never came; now there are {open_now}")
    raise AssertionError(f"{choice!r} never came")


def resolve(game: Table) -> None:
    """Pass until everything that was announced has resolved or asks something."""
    for _ in range(60):
        if not game.waiting:
            return
        game.play("pass", game.open[0])
    raise AssertionError("something waits for ever")


def pass_on(game: Table, phase: str) -> None:
    """Pass and decline until a question in that phase, or until the game is over."""
    for _ in range(60):
        if game.over or game.phase_name() == phase:
            return
        seat = game.open[0]
        game.play("pass" if f"{seat}: pass" in offered(game) else "decline", seat)
    raise AssertionError(f"the phase {phase!r} never came")


def card(game: Table, card_id: str, copy: int = 0) -> int:
    """A copy of a card of the game."""
    return [number for number in range(len(game.cards)) if game.cards[number].id == card_id][copy]


def ids(game: Table, cards: list[int]) -> list[str]:
    return [game.cards[number].id for number in cards]
