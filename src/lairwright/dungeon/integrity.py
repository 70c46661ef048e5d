"""Whether a table that came from outside is one the engine can go on with.

A snapshot is data that may have been damaged or forged. Everything is checked here, once, so the procedures can trust
their own state.
"""

from __future__ import annotations

from typing import Final

from lairwright.dungeon.procedures.ops import OP_ROUND, OP_SETUP
from lairwright.dungeon.projections.memory import WHEN_MASK, by_in, card_of_happening, seat_in
from lairwright.dungeon.state.fields import MANY, SEAT_LISTS, Field
from lairwright.dungeon.state.player import Player
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.state.zones import PLAYER_ZONES, ZONES, Zone
from lairwright.dungeon.words import BOSS, HERO, LOCATION, WHENS
from lairwright.kernel.errors import RecordError
from lairwright.kernel.snapshots import number
from lairwright.kernel.views import Data

#: How many rooms a dungeon has room for.
_MOST_ROOMS: Final = 5


def checked_number(field: Field, data: Data, seats: int, size: int) -> int:
    """The value of a field in a snapshot, if it can have it on a table with so many seats and cards."""
    value = number(data, field.name)
    low, high = field.limits(seats, size)
    if not low <= value <= high:
        raise RecordError(f"snapshot field {field.name!r} must be from {low} to {high}, not {value}")
    return value


def check_table(g: Table) -> None:
    """Raise :class:`RecordError` for the first thing that is impossible."""
    seats = len(g.players)
    size = len(g.cards)
    _check_cards(g, size)
    for card in range(size):
        if g.tokens[card] < 0 and g.cards[card].kind != HERO:
            raise RecordError(f"snapshot field 'tokens' gives card {card} ({g.cards[card].id}) less than no counter")
    for name in SEAT_LISTS:
        _check_seats(name, getattr(g, name), seats)
    _check_seats("open", g.open, seats)
    if g.order or g.round > 0:
        _check_order(g)
    for pair in g.sent_back:
        if not 0 <= pair < size * size:
            raise RecordError(f"snapshot field 'sent_back' must hold numbers below {size * size}, not {pair}")
    for card in g.delayed:
        _check_card("delayed", card, size)
    for effect in g.round_effects:
        there = _exist((effect.source, effect.card), size) and _exist((effect.seat,), seats)
        if not there or (effect.source >= 0 and not 0 <= effect.index < len(g.cards[effect.source].modifiers)):
            raise RecordError("snapshot field 'round_effects' names a card or a seat that does not exist")
    for name, happenings in (("memory", g.memory), ("news", g.news)):
        for entry in happenings:
            if not _exist((card_of_happening(entry),), size) or not _exist((seat_in(entry), by_in(entry)), seats):
                raise RecordError(f"snapshot field {name!r} names a card or a seat that does not exist")
    if any(entry & WHEN_MASK >= len(WHENS) for entry in g.news):
        raise RecordError("snapshot field 'news' names no trigger")
    _check_questions(g, size, seats)
    _check_outcome(g, seats)


def _check_card(where: str, card: int, size: int) -> None:
    if not 0 <= card < size:
        raise RecordError(f"snapshot field {where!r} names card {card}, but there are {size}")


def _check_seats(name: str, listed: list[int], seats: int) -> None:
    if len(set(listed)) != len(listed) or not _exist(tuple(listed), seats) or -1 in listed:
        raise RecordError(f"snapshot field {name!r} must list seats below {seats}, each once, not {listed}")


def _check_order(g: Table) -> None:
    """Once the bosses are known there is an order of all seats, and in each round all who are not out have turns."""
    if len(g.order) != len(g.players):
        raise RecordError(f"snapshot field 'order' must list all {len(g.players)} seats, not {g.order}")
    for seat, player in enumerate(g.players):
        if player.boss < 0:
            raise RecordError("snapshot field 'boss' must name a card once there is an order")
        for name, listed in (("standing", g.standing), ("turns", g.turns)):
            if g.round > 0 and not player.out and seat not in listed:
                raise RecordError(f"snapshot field {name!r} must list every seat that is not out, not {listed}")


def _exist(numbers: tuple[int, ...], count: int) -> bool:
    """Whether these are numbers below the count, or -1."""
    return all(-1 <= number < count for number in numbers)


def _check_cards(g: Table, size: int) -> None:
    """Every card lies in exactly one place, where cards of its kind may lie."""
    seen = [False] * size

    def place(card: int, where: str, zone: Zone | None = None) -> None:
        _check_card(where, card, size)
        if seen[card]:
            raise RecordError(f"snapshot field {where!r}: card {card} ({g.cards[card].id}) is in two places")
        if zone is not None and not zone.takes(g.cards[card].kind):
            raise RecordError(f"snapshot field {where!r}: card {card} ({g.cards[card].id}) cannot lie there")
        seen[card] = True
        other = g.attached[card]
        while other != -1:  # behind a hero at a location are those who came later
            place(other, "attached")
            other = g.under[other] if g.cards[card].kind == LOCATION else -1

    def place_all(holder: Table | Player, zones: tuple[Zone, ...]) -> None:
        for zone in zones:
            cards: list[int] = getattr(holder, zone.name)
            for card in cards:
                place(card, zone.name, zone)

    place_all(g, ZONES)
    for player in g.players:
        place_all(player, PLAYER_ZONES)
        if len(player.dungeon) > _MOST_ROOMS:
            raise RecordError(f"snapshot field 'dungeon' must list up to {_MOST_ROOMS} rooms, not {player.dungeon}")
        for top in player.dungeon:
            card = g.under[top]
            while card != -1:
                place(card, "dungeon")
                card = g.under[card]
        if not player.out and player.boss != -1:
            place(player.boss, "boss")
        if player.boss != -1 and g.cards[player.boss].kind != BOSS:
            raise RecordError(f"snapshot field 'boss' names card {player.boss}, which is no boss")
    # The walking hero is in no list: it is in its room.
    if g.hero >= 0:
        if g.cards[g.hero].kind != HERO:
            raise RecordError(f"snapshot field 'hero' names card {g.hero}, which is no hero")
        if not seen[g.hero]:
            place(g.hero, "hero")
    for card in range(size):
        if not seen[card]:
            raise RecordError(f"the snapshot has lost card {card} ({g.cards[card].id})")


def _check_questions(g: Table, size: int, seats: int) -> None:
    frames = g.frames
    for frame in frames + g.waiting:
        if not 0 <= frame.op < len(g.steps):
            raise RecordError(f"snapshot field 'frames' names procedure {frame.op}, but there are {len(g.steps)}")
        if frame.op == OP_ROUND and not 0 <= frame.pc < len(g.plan):
            raise RecordError(f"snapshot field 'frames' names step {frame.pc} of a round, but there are {len(g.plan)}")
        if frame.op == OP_ROUND and not 0 <= frame.progress <= seats:
            raise RecordError(f"snapshot field 'frames' counts {frame.progress} turns, but there are {seats} seats")
        moved = [card for card in frame.that if not -MANY < card < 0]  # the others are amounts
        cards = (frame.card, frame.target, frame.it, *moved)
        if not _exist(cards, size) or not _exist((frame.seat, frame.owner, frame.host), seats):
            raise RecordError("snapshot field 'frames' names a card or a seat that does not exist")
    for frame in frames:
        if (frame.op in (OP_SETUP, OP_ROUND)) != (frame is frames[0]):
            raise RecordError("snapshot field 'frames' must begin with the set-up or the round, and hold no other")
    if len(g.menus) != len(g.open) or not all(g.menus):
        raise RecordError("snapshot field 'menus' must hold a list of options for every seat in 'open'")
    if g.result is None and (g.top is None or not g.open):
        raise RecordError("the snapshot's game is not over, but nobody is asked anything")


def _check_outcome(g: Table, seats: int) -> None:
    if g.result is None:
        return
    if g.open:
        raise RecordError("the snapshot's game is over, but somebody is asked something")
    for name, listed in (("winners", g.result.winners), ("ranking", g.result.ranking)):
        _check_seats(name, listed, seats)
    if len(g.result.scores) != seats:
        raise RecordError(f"snapshot field 'scores' must hold a number for each of {seats} seats")


def check_menus(g: Table) -> None:
    """Every open question offers what its procedure would offer. Only a table that is complete can tell."""
    if not g.open:
        return
    procedure, frame = g.running()
    for seat, menu in zip(g.open, g.menus, strict=True):
        try:
            offered = procedure.menu(g, frame, seat)
        except (AssertionError, IndexError):  # the frame does not fit the table
            offered = []
        if menu != offered:
            raise RecordError(f"snapshot field 'menus' does not hold what seat {seat} is offered on this table")
