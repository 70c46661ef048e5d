"""Verbs about rooms: damage and treasure, destroying, moving, building."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Verb
from lairwright.dungeon.cards.gist import Gist
from lairwright.dungeon.cards.steps import Step
from lairwright.dungeon.changes.modifiers import add_dungeon_bonus, double_treasure, forbid_building
from lairwright.dungeon.changes.rooms import (
    add_room_bonus,
    arrange,
    deactivate,
    destroy_room,
    place_room,
    rearrange_stack,
    stack_at,
    swap_rooms,
    take_back,
)
from lairwright.dungeon.changes.rounds import add_build
from lairwright.dungeon.events import EV_NOTHING
from lairwright.dungeon.legality.announcing import may_be_destroyed
from lairwright.dungeon.legality.building import add_builds
from lairwright.dungeon.legality.offers import chosen_ref, offers
from lairwright.dungeon.options import (
    BUILD,
    DECLINE,
    OPT_DECLINE,
    at_room,
    card_of,
    place_of,
    sacrificed_place,
    seat_of,
    to_sacrifice,
    verb_of,
)
from lairwright.dungeon.procedures.carried import its_ability, may_decline, note_doing
from lairwright.dungeon.procedures.ops import OP_BUILT
from lairwright.dungeon.procedures.triggers import hero_dies, trigger_destroyed, trigger_uncovered
from lairwright.dungeon.projections.refs import card_in, to_ref
from lairwright.dungeon.projections.rooms import position_of
from lairwright.dungeon.projections.things import owner_of
from lairwright.dungeon.state.marks import FACE_DOWN, NOT_A_ROOM
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import STREAM_EFFECTS, TARGET_PLAYER, TARGET_ROOM
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

    def gist(self, found: Gist) -> None:
        found.room_boost += self.amount


@final
class AddDungeonDamage(Verb):
    """More damage for all rooms of the player's own dungeon until the end of the round, even those uncovered later."""

    def __init__(self, amount: i64) -> None:
        self.amount: i64 = amount

    def run(self, g: Table, f: Frame) -> bool:
        add_dungeon_bonus(g, f.seat, f.card, self.amount)
        return True

    def gist(self, found: Gist) -> None:
        found.dungeon_boost += self.amount


@final
class DoubleTreasure(Verb):
    """The rooms of the player's own dungeon count their treasure twice until the end of the round (CL-06, CL-25)."""

    def run(self, g: Table, f: Frame) -> bool:
        double_treasure(g, f.seat, f.card)
        return True

    def gist(self, found: Gist) -> None:
        found.other += 1.0


@final
class Deactivate(Verb):
    """The target room is deactivated until the end of the round."""

    on_target = True

    def run(self, g: Table, f: Frame) -> bool:
        deactivate(g, f.owner, f.target)
        return True

    def gist(self, found: Gist) -> None:
        found.deactivates = True


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
        trigger_destroyed(g, owner, room, f.seat)
        if inside and self.killing:
            hero_dies(g, owner, hero, -1)
        return True

    def gist(self, found: Gist) -> None:
        found.cave_in = self.killing
        found.harass += 0 if self.killing else 3


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
        trigger_destroyed(g, seat, destroy_room(g, seat, sacrificed_place(option) - 1, False), f.seat)

    def gist(self, found: Gist) -> None:
        found.harass += 3


_FIRST_NAMED: Final = 1
_SWAPPED: Final = 2


@final
class SwapRooms(Verb):
    """Two rooms of one dungeon, anybody's, swap places with their whole stacks (BM-STACK-02)."""

    asks_itself = True
    prompt = "swap"

    def __init__(self, own: bool, may: bool) -> None:
        self.own: bool = own
        self.may: bool = may

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        return any(len(self._movable(g, owner)) > 1 for owner in range(len(g.players)) if owner == seat or not self.own)

    def _movable(self, g: Table, owner: i64) -> list[i64]:
        player = g.players[owner]
        if player.out:
            return []
        return [at for at in range(len(player.dungeon)) if not g.status[player.dungeon[at]] & NOT_A_ROOM]

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
            if len(movable) > 1 and (owner == seat or not self.own):
                menu += [at_room(owner, at + 1) for at in movable]
        if self.may or its_ability(g, f).may:
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
            note_doing(f)
            swap_rooms(g, f.picks[0], f.picks[1], place_of(option) - 1)

    def gist(self, found: Gist) -> None:
        found.other += 0.5


@final
class BuildNow(Verb):
    """Build a room from hand at once, face up."""

    asks_itself = True
    moves = True
    prompt = "build-now"

    def __init__(self, may: bool) -> None:
        self.may: bool = may

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
        if g.hero_room >= 0 and g.hero_seat == seat:
            taken = g.hero_at + 1  # nothing is built over a room with a hero in it (CL-69)
            menu = [option for option in menu if place_of(option) != taken]
        if self.may or may_decline(g, f):
            menu.append(OPT_DECLINE)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        f.progress = 1
        if verb_of(option) == BUILD:
            build_at_once(g, seat, option)
            f.that = [card_of(option)]
            note_doing(f)

    def gist(self, found: Gist) -> None:
        found.build = True


def build_at_once(g: Table, seat: i64, option: i64) -> None:
    """Carry out a BUILD option face up, with everything that building sets off (CL-22)."""
    place_room(g, seat, card_of(option), place_of(option), False)
    g.push(OP_BUILT, seat, card_of(option))


@final
class ExtraBuild(Verb):
    """One more room in the player's own Build turn this round, placed face down like the first (CL-33)."""

    def run(self, g: Table, f: Frame) -> bool:
        if not g.players[f.seat].turn_over:
            add_build(g, f.seat)
        return True

    def gist(self, found: Gist) -> None:
        found.build = True


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

    def gist(self, found: Gist) -> None:
        found.other += 0.5


@final
class Arrange(Verb):
    """The rooms of a dungeon, or the target's stack, in another order: reversed, by lot, or as the doer likes. Of a
    dungeon, ``picks`` lists positions from the boss outwards; of a stack, cards from the top down."""

    prompt = "arrange"

    def __init__(self, step: Step) -> None:
        self.how: str = step.value

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress:
            return True
        seat = self._seat(g, f)
        stack = self._stack(g, f, seat)
        things = stack if stack else self._places(g, seat)
        if len(things) > 1 and self.how == "free" and len(f.picks) < len(things):
            g.ask(f.seat, self.menu(g, f, f.seat))
            return False
        f.progress = 1
        if len(things) < 2:
            if g.listening:
                g.emit(EV_NOTHING, owner_of(f), f.card)
            return True
        if self.how == "reverse":
            things.reverse()
        elif self.how == "random":
            g.streams.shuffle(STREAM_EFFECTS, things)
        else:
            things = f.picks.copy()
        note_doing(f)
        if not stack:
            arrange(g, seat, things)
        elif rearrange_stack(g, seat, position_of(g, seat, stack[0]), things):
            trigger_uncovered(g, seat, things[0], f.seat)
        return True

    def _seat(self, g: Table, f: Frame) -> i64:
        """Whose dungeon: the target's, or the card's player's."""
        if its_ability(g, f).target in (TARGET_ROOM, TARGET_PLAYER):
            return f.owner
        return owner_of(f)

    def _places(self, g: Table, seat: i64) -> list[i64]:
        places: list[i64] = list(range(len(g.players[seat].dungeon)))
        return places

    def _stack(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        """The target's stack from the top down; empty if a dungeon is meant, or the target is gone."""
        if its_ability(g, f).target != TARGET_ROOM:
            return []
        at = position_of(g, seat, f.target)
        return stack_at(g, seat, at) if at >= 0 else []

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        """What comes next: the stack from the boss outwards, or the card from the top down."""
        owner = self._seat(g, f)
        stack = self._stack(g, f, owner)
        if stack:
            return offers(g, TARGET_ROOM, [to_ref(card, owner) for card in stack if card not in f.picks])
        return [at_room(owner, at + 1) for at in self._places(g, owner) if at not in f.picks]

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        owner = self._seat(g, f)
        stack = self._stack(g, f, owner)
        if stack:
            refs = [to_ref(card, owner) for card in stack if card not in f.picks]
            f.picks = [*f.picks, card_in(chosen_ref(g, TARGET_ROOM, refs, option))]
        else:
            f.picks = [*f.picks, place_of(option) - 1]

    def gist(self, found: Gist) -> None:
        found.other += 0.5
