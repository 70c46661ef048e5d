"""The numbers that decide, for one viewer: who lures which hero, what its way does to it, what a Room would change.

Face-down rooms give neither treasure nor damage, so nothing here depends on what the viewer may not know; the viewer's
own face-down rooms are turned up in a copy first, because they will count when it matters.
"""

from __future__ import annotations

from typing import NamedTuple

from lairwright.dungeon.changes.rooms import destroy_room, place_room, turn_up
from lairwright.dungeon.options import BUILD, SACRIFICE, card_of, place_of, sacrificed_place, verb_of
from lairwright.dungeon.projections.forecast import forecast
from lairwright.dungeon.projections.health import hero_health
from lairwright.dungeon.projections.lures import lured_to, pulls
from lairwright.dungeon.projections.walks import damage_ahead
from lairwright.dungeon.state.marks import FACE_DOWN
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import LURE_TREASURE
from lairwright.text.dungeon.heroes import lure_key
from lairwright.text.dungeon.scene import Scene
from lairwright.text.dungeon.table import change_text, lure_text, own_lure_text, way_text


class Outlook(NamedTuple):
    """Where a hero in town would go, and whether it would die there (-1: it stays)."""

    seat: int
    dies: bool


def with_own_rooms(g: Table, seat: int) -> Table:
    """The table with this seat's face-down rooms turned up; a copy if there are any."""
    hidden = [top for top in g.players[seat].dungeon if g.status[top] & FACE_DOWN]
    if not hidden:
        return g
    copy = g.clone()
    copy.listening = False
    for top in hidden:
        turn_up(copy, seat, top)
    return copy


def lure(g: Table, hero: int, sign: str, names: Scene) -> str:
    """Who lures this hero now, and by how much."""
    winner = int(lured_to(g, hero))
    card = g.cards[hero]
    if card.lure != LURE_TREASURE:
        return own_lure_text(winner, lure_key(card), names)
    drawn = [(seat, pull) for seat, pull in enumerate(pulls(g, hero)) if not g.players[seat].out]
    return lure_text(winner, drawn, sign, names)


def way(g: Table, seat: int, hero: int, names: Scene) -> str:
    """A hero's way through a whole dungeon: damage room by room, dead or through."""
    steps, dies = forecast(g, seat, hero)
    dungeon = g.players[seat].dungeon
    last = g.cards[dungeon[len(dungeon) - len(steps)]].id if steps else ""
    hits = [step for step in steps if step]
    return way_text(hits, 0, int(hero_health(g, hero)), last, dies, int(g.cards[hero].worth), names)


def steps_ahead(g: Table) -> tuple[list[int], bool]:
    """Damage room by room that the walking hero has before it, and whether it dies."""
    health, total = int(hero_health(g, g.hero)), int(g.hurt[g.hero])
    start = int(g.hero_at) if g.hero_room >= 0 else len(g.players[g.hero_seat].dungeon)
    steps: list[int] = []
    while total < health and len(steps) < start:
        hit = int(damage_ahead(g, start - 1 - len(steps)))
        steps.append(hit)
        total += hit
    return steps, total >= health


def rest_of_way(g: Table, names: Scene) -> str:
    """The same for the hero that is walking, from where it stands."""
    steps, dies = steps_ahead(g)
    dungeon = g.players[g.hero_seat].dungeon
    start = int(g.hero_at) if g.hero_room >= 0 else len(dungeon)
    room = dungeon[start - len(steps)] if steps else g.hero_room
    last = g.cards[room].id if room >= 0 else ""
    hits = [step for step in steps if step]
    health, worth = int(hero_health(g, g.hero)), int(g.cards[g.hero].worth)
    return way_text(hits, int(g.hurt[g.hero]), health, last, dies, worth, names)


def outlooks(g: Table) -> list[Outlook]:
    """One for each hero in town, in town order."""
    found = []
    for hero in g.town:
        seat = int(lured_to(g, hero))
        found.append(Outlook(seat, seat >= 0 and forecast(g, seat, hero)[1]))
    return found


def option_changes(g: Table, seat: int, option: int, names: Scene) -> list[str]:
    """What taking this option would change in town, where that can be foreseen."""
    if not can_be_foreseen(g, option):
        return []
    before = with_own_rooms(g, seat)
    return changes_between(before, with_option(before, seat, option), seat, names)


def can_be_foreseen(g: Table, option: int) -> bool:
    """Building a room and giving one up; what either sets off is not foreseen."""
    return bool(g.order) and verb_of(option) in (BUILD, SACRIFICE)


def with_option(g: Table, seat: int, option: int) -> Table:
    """A copy in which such an option has been taken: the new room lies face up, or the given-up one is gone."""
    copy = g.clone()
    copy.listening = False
    if verb_of(option) == BUILD:
        place_room(copy, seat, card_of(option), place_of(option), False)
    else:
        destroy_room(copy, seat, sacrificed_place(option) - 1, False)
    return copy


def changes_between(before: Table, after: Table, seat: int, names: Scene) -> list[str]:
    """What is different for the heroes in town, as this seat sees it."""
    changes = []
    for hero, old, new in zip(before.town, outlooks(before), outlooks(after), strict=True):
        name = before.cards[hero].id
        if new == old:
            continue
        if new.seat == seat and old.seat != seat:
            changes.append(change_text("gain-kill" if new.dies else "gain-wound", name, names))
        elif new.seat == seat:
            changes.append(change_text("now-kills" if new.dies else "no-longer-kills", name, names))
        elif old.seat == seat:
            changes.append(change_text("lose", name, names))
        elif new.seat >= 0:
            changes.append(change_text("elsewhere", name, names, new.seat))
        else:
            changes.append(change_text("away", name, names, old.seat))
    return changes
