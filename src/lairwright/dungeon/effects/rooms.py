"""Verbs about rooms: damage and treasure, destroying, moving, building."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards import CardFilter, Verb
from lairwright.dungeon.changes import (
    add_dungeon_bonus,
    add_room_bonus,
    deactivate,
    destroy_room,
    place_room,
    swap_rooms,
    take_back,
)
from lairwright.dungeon.legality import LEGAL, add_builds, build_refusal, may_be_destroyed, pile_menu, pile_offers
from lairwright.dungeon.options import (
    BUILD,
    DECLINE,
    OPT_DECLINE,
    OPT_SEARCH_DECK,
    OPT_SEARCH_DISCARD,
    SEARCH,
    TAKE,
    at_room,
    card_of,
    place_of,
    sacrificed_place,
    seat_of,
    to_build,
    to_sacrifice,
    verb_of,
)
from lairwright.dungeon.piles import fetch, fetch_from_deck, look_through_rooms, shuffle_rooms
from lairwright.dungeon.procedures.carried import its_ability
from lairwright.dungeon.procedures.ops import OP_BUILT
from lairwright.dungeon.procedures.triggers import hero_dies, trigger_destroyed
from lairwright.dungeon.round_changes import add_build, double_treasure, forbid_building
from lairwright.dungeon.table import FACE_DOWN, Table
from lairwright.kernel.frames import Frame


@final
class AddRoomDamage(Verb):
    """More damage for the target room until the end of the round."""

    on_target = True

    def __init__(self, amount: i64) -> None:
        self.amount: i64 = amount

    def run(self, g: Table, f: Frame) -> bool:
        add_room_bonus(g, f.owner, f.target, self.amount)
        return True


@final
class AddDungeonDamage(Verb):
    """More damage for all rooms of the player's own dungeon until the end of the round, even those uncovered later."""

    def __init__(self, amount: i64) -> None:
        self.amount: i64 = amount

    def run(self, g: Table, f: Frame) -> bool:
        add_dungeon_bonus(g, f.seat, f.card, self.amount)
        return True


@final
class DoubleTreasure(Verb):
    """The rooms of the player's own dungeon count their treasure twice until the end of the round (CL-06, CL-25)."""

    def run(self, g: Table, f: Frame) -> bool:
        double_treasure(g, f.seat, f.card)
        return True


@final
class Deactivate(Verb):
    """The target room is deactivated until the end of the round."""

    on_target = True

    def run(self, g: Table, f: Frame) -> bool:
        deactivate(g, f.owner, f.target)
        return True


@final
class Destroy(Verb):
    """The target room is destroyed; with ``killing``, a hero in it dies once the room is gone (CL-24)."""

    on_target = True

    def __init__(self, killing: bool) -> None:
        self.killing: bool = killing

    def run(self, g: Table, f: Frame) -> bool:
        room: i64 = f.target
        owner: i64 = f.owner
        inside = g.hero >= 0 and g.hero_room == room
        hero = g.hero
        destroy_room(g, owner, g.players[owner].dungeon.index(room), False)
        trigger_destroyed(g, owner, room)
        if inside and self.killing:
            hero_dies(g, owner, hero, -1)
        return True


@final
class EachRivalDestroys(Verb):
    """Every rival, in turn order, destroys a room of their choice; ``progress`` counts those asked."""

    prompt = "destroy-own"

    def run(self, g: Table, f: Frame) -> bool:
        while f.progress < len(g.order):
            seat: i64 = g.order[f.progress]
            menu = self.menu(g, f, seat)
            if seat != f.seat and not g.players[seat].out and menu:
                g.ask(seat, menu)
                return False
            f.progress += 1
        return True

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        dungeon = g.players[seat].dungeon
        return [to_sacrifice(at + 1) for at in range(len(dungeon)) if may_be_destroyed(g, dungeon[at])]

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        f.progress += 1
        trigger_destroyed(g, seat, destroy_room(g, seat, sacrificed_place(option) - 1, False))


_FIRST_NAMED: Final = 1
_SWAPPED: Final = 2


@final
class SwapRooms(Verb):
    """Two rooms of one dungeon, anybody's, swap places with their whole stacks (BM-STACK-02)."""

    asks_itself = True
    prompt = "swap"

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        return any(len(self._movable(g, owner)) > 1 for owner in range(len(g.players)))

    def _movable(self, g: Table, owner: i64) -> list[i64]:
        player = g.players[owner]
        if player.out:
            return []
        return [at for at in range(len(player.dungeon)) if not g.status[player.dungeon[at]] & 3]

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress == _SWAPPED or not self.possible(g, f.seat, f.card):
            return True
        g.ask(f.seat, self.menu(g, f, f.seat))
        return False

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        menu: list[i64] = []
        if f.progress == _FIRST_NAMED:
            owner, first = f.picks[0], f.picks[1]
            return [at_room(owner, at + 1) for at in self._movable(g, owner) if at != first]
        for owner in range(len(g.players)):
            movable = self._movable(g, owner)
            if len(movable) > 1:
                menu += [at_room(owner, at + 1) for at in movable]
        if its_ability(g, f).may:
            menu.append(OPT_DECLINE)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        if verb_of(option) == DECLINE:
            f.progress = _SWAPPED
        elif f.progress != _FIRST_NAMED:
            f.progress = _FIRST_NAMED
            f.picks = [seat_of(option), place_of(option) - 1]
        else:
            f.progress = _SWAPPED
            swap_rooms(g, f.picks[0], f.picks[1], place_of(option) - 1)


@final
class BuildNow(Verb):
    """Build a room from hand at once, face up."""

    asks_itself = True
    prompt = "build-now"

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        menu: list[i64] = []
        add_builds(g, seat, menu)
        return len(menu) > 0

    def run(self, g: Table, f: Frame) -> bool:
        menu = self.menu(g, f, f.seat)
        if f.progress or not menu:
            return True
        g.ask(f.seat, menu)
        return False

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        menu: list[i64] = []
        add_builds(g, seat, menu)
        if its_ability(g, f).may:
            menu.append(OPT_DECLINE)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        f.progress = 1
        if verb_of(option) == BUILD:
            build_at_once(g, seat, option)


def build_at_once(g: Table, seat: i64, option: i64) -> None:
    """Carry out a BUILD option face up, with everything that building sets off (CL-22)."""
    place_room(g, seat, card_of(option), place_of(option), False)
    g.push(OP_BUILT, seat, card_of(option))


_WHERE: Final = 0
_IN_DECK: Final = 1
_IN_DISCARD: Final = 2
_BUILD: Final = 3
_DONE: Final = 4


@final
class SearchRoom(Verb):
    """Search the Room deck or the discard pile for a room that fits, take it, and build it at once if wanted.

    ``progress`` is the step, ``picks[0]`` the card found. A searched deck is shuffled (BM-DECK-01).
    """

    asks_itself = True
    prompt = "search"

    def __init__(self, fits: CardFilter) -> None:
        self.fits: CardFilter = fits

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        return len(g.room_deck) > 0 or pile_offers(g, g.discard, self.fits)

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress == _DONE:
            return True
        menu = self.menu(g, f, f.seat)
        if not menu or (f.progress == _BUILD and len(menu) == 1):
            return True  # nothing to search, or nowhere to build the room that was found: it stays in hand
        g.ask(f.seat, menu)
        return False

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        menu: list[i64] = []
        if f.progress == _WHERE:
            if g.room_deck:
                menu.append(OPT_SEARCH_DECK)
            if pile_offers(g, g.discard, self.fits):
                menu.append(OPT_SEARCH_DISCARD)
            if not its_ability(g, f).may:
                return menu
        elif f.progress == _IN_DECK:
            menu = pile_menu(g, g.room_deck, self.fits)
        elif f.progress == _IN_DISCARD:
            menu = pile_menu(g, g.discard, self.fits)
        else:
            card = f.picks[0]
            for place in range(len(g.players[seat].dungeon) + 1):
                if build_refusal(g, seat, card, place) == LEGAL:
                    menu.append(to_build(card, place))
        menu.append(OPT_DECLINE)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        verb = verb_of(option)
        step = f.progress
        f.progress = _DONE
        if verb == SEARCH:
            f.progress = _IN_DISCARD if option == OPT_SEARCH_DISCARD else _IN_DECK
            if f.progress == _IN_DECK:
                look_through_rooms(g, seat)
        elif verb == TAKE:
            self._take(g, f, seat, card_of(option), step)
            f.progress = _BUILD
        elif verb == BUILD:
            build_at_once(g, seat, option)
        if step == _IN_DECK:
            shuffle_rooms(g)

    def _take(self, g: Table, f: Frame, seat: i64, card: i64, step: i64) -> None:
        f.picks = [card]
        if step == _IN_DISCARD:
            fetch(g, seat, card)
        else:
            fetch_from_deck(g, seat, card)


@final
class ExtraBuild(Verb):
    """One more room in the player's own Build turn this round, placed face down like the first (CL-33)."""

    def run(self, g: Table, f: Frame) -> bool:
        if not g.players[f.seat].turn_over:
            add_build(g, f.seat)
        return True


@final
class ForbidBuilding(Verb):
    """Nobody builds for the rest of the round; face-down rooms return to their owners' hands."""

    def run(self, g: Table, f: Frame) -> bool:
        forbid_building(g, f.seat)
        for seat in g.order:
            dungeon = g.players[seat].dungeon
            for at in range(len(dungeon) - 1, -1, -1):
                if g.status[dungeon[at]] & FACE_DOWN:
                    take_back(g, seat, at)
        return True
