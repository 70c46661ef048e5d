"""Verbs about the rooms of dungeons in general: destroyed, deactivated, uncovered, put into another order."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability, Verb
from lairwright.dungeon.cards.gist import Gist
from lairwright.dungeon.cards.steps import Step
from lairwright.dungeon.changes.rooms import deactivate, destroy_room, uncover
from lairwright.dungeon.effects.belongings import SwapCoins
from lairwright.dungeon.effects.declared import A_THING, A_WORD, Word
from lairwright.dungeon.effects.rooms import Arrange, Deactivate, Destroy, EachRivalDestroys, SwapRooms
from lairwright.dungeon.effects.things import AboutThings, is_target, is_usual
from lairwright.dungeon.procedures.carried import is_triggered
from lairwright.dungeon.procedures.triggers import (
    settle,
    trigger_destroyed,
    trigger_uncovered,
)
from lairwright.dungeon.projections.refs import card_in, owner_in
from lairwright.dungeon.projections.rooms import lies_in, position_of
from lairwright.dungeon.projections.things import owner_of
from lairwright.dungeon.state.marks import DEACTIVATED, FACE_DOWN
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.state.usual_effects import ROOMS
from lairwright.dungeon.words import (
    ANYONE,
    EACH_RIVAL,
    HERO,
    NOBODY,
    TARGET_PLAYER,
    TARGET_ROOM,
    YOU,
)
from lairwright.kernel.frames import Frame
from lairwright.kernel.reading import Fields


def _room_meant(g: Table, card: i64) -> i64:
    """The room that a step about rooms is about: of a hero, the one it is in."""
    if card < 0 or g.cards[card].kind != HERO:
        return card
    return g.hero_room if g.hero == card else -1


def _is_room(g: Table, owner: i64, card: i64) -> bool:
    """Whether a card is a visible room of this player's dungeon, on top of its stack."""
    return card >= 0 and owner >= 0 and lies_in(g.players[owner].dungeon, card) and not g.status[card] & FACE_DOWN


@final
class DestroyThings(AboutThings):
    """Rooms are destroyed."""

    prompt = "destroy"

    def act(self, g: Table, f: Frame, ref: i64) -> bool:
        room, owner = _room_meant(g, card_in(ref)), owner_in(ref)
        if not _is_room(g, owner, room):
            return False
        # As the price of its own ability, a hero in it is still there until that has resolved (CL-17).
        own_cost = self.step.paying and room == f.card and not is_triggered(f)
        inside: i64 = g.hero if g.hero >= 0 and g.hero_room == room else -1
        destroy_room(g, owner, position_of(g, owner, room), own_cost)
        if self.step.paying:
            if f.it < 0:
                f.it = inside  # "the hero in that room", although it leaves at once
            settle(g, -1)
        trigger_destroyed(g, owner, room, owner_of(f))
        return True

    def gist(self, found: Gist) -> None:
        found.price += 4.0


@final
class DeactivateThings(AboutThings):
    """Rooms are deactivated until the end of the round."""

    def act(self, g: Table, f: Frame, ref: i64) -> bool:
        room, owner = _room_meant(g, card_in(ref)), owner_in(ref)
        if not _is_room(g, owner, room) or g.status[room] & DEACTIVATED:
            return False
        deactivate(g, owner, room)
        return True

    def gist(self, found: Gist) -> None:
        found.deactivates = True


@final
class Uncover(AboutThings):
    """A covered room becomes the top of its own stack."""

    def act(self, g: Table, f: Frame, ref: i64) -> bool:
        room, owner = _room_meant(g, card_in(ref)), owner_in(ref)
        if room < 0 or owner < 0 or not uncover(g, owner, room):
            return False
        trigger_uncovered(g, owner, room, f.seat)
        return True

    def gist(self, found: Gist) -> None:
        found.other += 1.0


def _make_destroy(step: Step, fields: Fields, ability: Ability) -> Verb:
    thing = step.thing
    if is_target(step):
        ability.destroys = True
        if ability.aim is not None:
            ability.aim.inactive = True
        if ability.aim is None and is_usual(step, ability):
            return Destroy(False)
    else:
        thing.inactive = True
    usual = thing.needs == ROOMS and not (thing.where or thing.conditions or thing.context or step.may)
    usual = usual and thing.has is None and thing.since < 0 and is_usual(step, ability)
    if step.who == EACH_RIVAL and thing.choose == 1 and thing.whose == YOU and usual:
        step.who = NOBODY
        return EachRivalDestroys()
    return DestroyThings(step)


def _make_deactivate(step: Step, fields: Fields, ability: Ability) -> Verb:
    usual = is_target(step) and ability.aim is None and is_usual(step, ability)
    return Deactivate() if usual else DeactivateThings(step)


def _make_uncover(step: Step, fields: Fields, ability: Ability) -> Verb:
    return Uncover(step)


def _make_swap(step: Step, fields: Fields, ability: Ability) -> Verb:
    if step.value == "coins":
        if ability.target != TARGET_PLAYER:
            raise fields.fail("swap", "the ability needs a target: { player = … }")
        return SwapCoins()
    thing = step.thing
    if thing.noun != TARGET_ROOM or not thing.bare or thing.whose not in (YOU, ANYONE):
        raise fields.fail("swap", "expected { room = 'yours' }, { room = \"anyone's\" } or 'coins'")
    return SwapRooms(step.thing.whose == YOU, step.may)


def _make_arrange(step: Step, fields: Fields, ability: Ability) -> Verb:
    if step.value not in ("reverse", "free", "random"):
        raise fields.fail("arrange", f"unknown word {step.value!r}; expected 'reverse', 'free' or 'random'")
    return Arrange(step)


WORDS: Final[tuple[Word, ...]] = (
    Word(
        "destroy",
        A_THING,
        (),
        "rooms are destroyed",
        _make_destroy,
        nouns=(TARGET_ROOM,),
        pays=True,
    ),
    Word(
        "deactivate",
        A_THING,
        (),
        "rooms are deactivated until the end of the round",
        _make_deactivate,
        nouns=(TARGET_ROOM,),
        pays=True,
    ),
    Word(
        "uncover",
        A_THING,
        (),
        "a covered room becomes the top of its stack",
        _make_uncover,
        nouns=(TARGET_ROOM,),
    ),
    Word(
        "swap",
        A_WORD,
        (),
        "two rooms of one dungeon change places; `coins`: two players' hoards",
        _make_swap,
        moves=False,
    ),
    Word(
        "arrange",
        A_WORD,
        (),
        "the target's dungeon or stack, or your dungeon: `reverse`, `free`, `random`",
        _make_arrange,
        nouns=(TARGET_ROOM, TARGET_PLAYER),
        implied=True,
        moves=False,
    ),
)
