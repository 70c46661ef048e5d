"""Which rooms a walking hero passes by."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.cards.things import Thing
from lairwright.dungeon.projections.damage import room_damage
from lairwright.dungeon.projections.modifiers import counts_now, is_about, is_for_hero, sources
from lairwright.dungeon.projections.refs import card_in
from lairwright.dungeon.projections.things import context, find
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import MOD_SKIP
from lairwright.kernel.frames import Frame

#: As the amount of a round effect: plus the card of a room, that very room is skipped.
SKIPS_CARD: Final = 2


def skips(g: Table, seat: i64, at: i64, hero: i64) -> bool:
    """Whether something in force, or an effect of this round, says that this hero does not enter this room."""
    if not (g.changes | g.catalog.always) >> MOD_SKIP & 1:
        return False
    room: i64 = g.players[seat].dungeon[at]
    for source in sources(g, seat):
        for modifier in g.cards[source].always:
            if modifier.what != MOD_SKIP or not is_for_hero(g, source, seat, modifier, hero):
                continue
            named = _names(g, context(seat, source), modifier.skipped, seat, room)
            if named and counts_now(g, source, seat, modifier):
                return True
    for effect in g.round_effects:
        if effect.what == MOD_SKIP and is_about(g, effect, seat, hero):
            if effect.amount >= SKIPS_CARD:
                if effect.amount - SKIPS_CARD == room:
                    return True
            elif _names(
                g, context(seat, effect.source), g.cards[effect.source].modifiers[effect.index].skipped, seat, room
            ):
                return True
    return False


def damage_ahead(g: Table, at: i64) -> i64:
    """The damage of a room of its dungeon to the hero that is walking: none if it doesn't enter it."""
    if (g.changes or g.catalog.unusual) and skips(g, g.hero_seat, at, g.hero):
        return 0
    return room_damage(g, g.hero_seat, at)


def _names(g: Table, f: Frame, rooms: Thing | None, seat: i64, room: i64) -> bool:
    if rooms is None:
        return False
    for ref in find(g, f, rooms, seat):
        if card_in(ref) == room:
            return True
    return False
