"""The numbers that decide, for one viewer: who lures which hero, what its way does to it, what a Room would change.

Face-down rooms give neither treasure nor damage, so nothing here depends on what the viewer may not know; the viewer's
own face-down rooms are turned up in a copy first, because they will count when it matters.
"""

from __future__ import annotations

from typing import NamedTuple

from lairwright.dungeon.changes import place_room, turn_up
from lairwright.dungeon.options import BUILD, first_of, second_of, verb_of
from lairwright.dungeon.projections import forecast, hero_health, lured_to, room_damage, treasure
from lairwright.dungeon.table import FACE_DOWN, Table
from lairwright.dungeon.words import LURE_FEWEST_SOULS
from lairwright.text.dungeon.scene import Scene
from lairwright.text.dungeon.table import change_text, fool_text, lure_text, way_text


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
    if g.cards[hero].lure == LURE_FEWEST_SOULS:
        return fool_text(winner, names)
    kind = g.cards[hero].hero_class
    pulls = [(seat, int(treasure(g, seat, kind))) for seat, player in enumerate(g.players) if not player.out]
    return lure_text(winner, pulls, sign, names)


def way(g: Table, seat: int, hero: int, names: Scene) -> str:
    """A hero's way through a whole dungeon: damage room by room, dead or through."""
    steps, dies = forecast(g, seat, hero)
    dungeon = g.players[seat].dungeon
    last = g.cards[dungeon[len(dungeon) - len(steps)]].id if steps else ""
    hits = [step for step in steps if step]
    return way_text(hits, 0, int(hero_health(g, hero)), last, dies, int(g.cards[hero].worth), names)


def rest_of_way(g: Table, names: Scene) -> str:
    """The same for the hero that is walking, from where it stands."""
    hero, seat, before = g.hero, g.hero_seat, int(g.hurt[g.hero])
    health = int(hero_health(g, hero))
    dungeon = g.players[seat].dungeon
    start = g.hero_at if g.hero_room >= 0 else len(dungeon)
    last = g.cards[g.hero_room].id if g.hero_room >= 0 else ""
    steps: list[int] = []
    total = before
    if total < health:
        for at in range(int(start) - 1, -1, -1):
            hit = int(room_damage(g, seat, at))
            last = g.cards[dungeon[at]].id
            if hit:
                steps.append(hit)
            total += hit
            if total >= health:
                break
    return way_text(steps, before, health, last, total >= health, int(g.cards[hero].worth), names)


def outlooks(g: Table) -> list[Outlook]:
    """One for each hero in town, in town order."""
    found = []
    for hero in g.town:
        seat = int(lured_to(g, hero))
        found.append(Outlook(seat, seat >= 0 and forecast(g, seat, hero)[1]))
    return found


def build_changes(g: Table, seat: int, option: int, names: Scene) -> list[str]:
    """What taking this BUILD option would change in town; effects set off by building are not foreseen."""
    if verb_of(option) != BUILD or not g.order:
        return []
    before = with_own_rooms(g, seat)
    after = before.clone()
    after.listening = False
    place_room(after, seat, first_of(option), second_of(option), False)
    changes = []
    for hero, old, new in zip(g.town, outlooks(before), outlooks(after), strict=True):
        name = g.cards[hero].id
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
