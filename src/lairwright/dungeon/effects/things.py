"""What steps about things have in common: which ones, and how many of them the doer picks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability, Verb
from lairwright.dungeon.cards.steps import Step
from lairwright.dungeon.cards.things import Thing
from lairwright.dungeon.events import EV_NOTHING
from lairwright.dungeon.legality.offers import chosen_ref, offers
from lairwright.dungeon.options import OPT_DECLINE
from lairwright.dungeon.procedures.carried import its_ability, note_doing
from lairwright.dungeon.procedures.order import seats_in_turn
from lairwright.dungeon.projections.counts import count_of
from lairwright.dungeon.projections.modifiers import SHIELDS, spares
from lairwright.dungeon.projections.refs import card_in, owner_in, to_player, to_ref
from lairwright.dungeon.projections.rooms import lies_in
from lairwright.dungeon.projections.sources import bearer_of, home_of, room_of
from lairwright.dungeon.projections.things import context, find, owner_of, target_seat
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    EACH_PLAYER,
    EACH_RIVAL,
    HERO,
    IS_TARGET,
    ITEM,
    ITS,
    MINIBOSS,
    NO_TARGET,
    ROOM,
    STREAM_EFFECTS,
    TARGET_MINIBOSS,
    TARGET_PLAYER,
    TARGET_ROOM,
    THE_TARGETS,
    WHEN_ENTERS,
    WHEN_SURVIVES,
)
from lairwright.kernel.frames import Frame

#: More than are ever chosen of one player's.
_EACH: Final = 32
#: The things have been chosen and acted on.
_ACTED: Final = 1_000


def amount_of(g: Table, f: Frame, step: Step) -> i64:
    """The number of a step, times its count, within its bound."""
    number = step.number
    if step.random:
        number = 1 + g.streams.below(STREAM_EFFECTS, number)
    if step.per is not None:
        number = number * count_of(g, f, step.per, f.seat, f.it if f.it < 0 else to_ref(f.it, home_of(g, f.it)))
    return step.most if step.most and number > step.most else number


def cards_of(g: Table, f: Frame, step: Step) -> i64:
    """How many cards a step moves: so many, times its count, within its bound; or ``ALL``, ``ANY_NUMBER_OF``."""
    count = step.count
    if step.per is not None:
        count = count * count_of(g, f, step.per, f.seat, f.it if f.it < 0 else to_ref(f.it, -1))
    return step.most if step.most and count > step.most else count


def itself(g: Table, f: Frame) -> i64:
    """What a step is about that names nothing: the target, or else its card; of a miniboss the room, of a carried item
    the hero, of anything that is no room or hero the player."""
    ability = its_ability(g, f)
    aimed = ability.target
    if f.target >= 0 and aimed != NO_TARGET:
        if aimed == TARGET_MINIBOSS:
            return to_ref(room_of(g, f.target), f.owner)
        return to_player(f.owner) if aimed == TARGET_PLAYER else to_ref(f.target, target_seat(g, f))
    kind = g.cards[f.card].kind
    if kind in (ROOM, HERO):
        return to_ref(f.card, owner_of(f))
    if kind == MINIBOSS:
        return to_ref(room_of(g, f.card), owner_of(f))
    if kind == ITEM and ability.side == HERO and bearer_of(g, f.card) >= 0:
        return to_ref(bearer_of(g, f.card), owner_of(f))
    return to_player(owner_of(f))


def is_target(step: Step) -> bool:
    """Whether a step is about the target and says so."""
    return step.thing.context == IS_TARGET and step.thing.noun == NO_TARGET


def is_usual(step: Step, ability: Ability) -> bool:
    """Whether nothing asks what a step moved or whether it was done, so that a verb with a short cut will do."""
    return not step.followed and not ability.remembers


def hero_meant(g: Table, f: Frame, card: i64) -> i64:
    """The hero that a step about heroes is about, or -1: of what happened in a room, "it" is the room or the hero, as
    the verb needs. Those that have left the game can't be meant, and some heroes are spared."""
    hero = card
    if card >= 0 and g.cards[card].kind != HERO:
        inside = its_ability(g, f).when in (WHEN_ENTERS, WHEN_SURVIVES)
        hero = g.hero if card == f.it and inside else -1
    if hero < 0 or lies_in(g.removed, hero) or spares(g, f.card, hero):
        return -1
    return hero


def affected(g: Table, f: Frame, refs: list[i64]) -> list[i64]:
    """Those that the effect's card can do something to: some heroes are affected by no Spell, or by no room."""
    if not (g.changes | g.catalog.always) & SHIELDS:
        return refs
    return [
        ref
        for ref in refs
        if card_in(ref) < 0 or g.cards[card_in(ref)].kind != HERO or not spares(g, f.card, card_in(ref))
    ]


class AboutThings(Verb):
    """Acts on things: all that fit, or with ``choose`` up to so many, one after another (``picks``)."""

    prompt = "pick"

    def __init__(self, step: Step) -> None:
        self.step: Step = step
        self.asks_itself = step.may and self.thing().choose > 0 and not step.random

    def is_about_target(self) -> bool:
        """Whether it is about the target, by name or because it names nothing else."""
        thing = self.thing()
        if thing.noun != NO_TARGET:
            return False
        return thing.context == IS_TARGET or not (thing.context or self.step.to_person)

    def thing(self) -> Thing:
        """What the step names."""
        return self.step.thing

    def act(self, g: Table, f: Frame, ref: i64) -> bool:
        """Do it to one of them; whether it could be done."""
        return True

    def refs(self, g: Table, f: Frame) -> list[i64]:
        """Everything it could be done to; of each player's, what belongs to the one whose turn it is."""
        thing = self.thing()
        if thing.noun == NO_TARGET and not thing.context:
            return [itself(g, f)]
        found = affected(g, f, find(g, f, thing, f.seat))
        if not thing.choose:
            return found
        found = [ref for ref in found if ref not in f.picks]
        if not self.is_of_each() or not self._asks(g, f):
            return found
        owner = seats_in_turn(g, f.seat)[f.progress // _EACH]
        return [ref for ref in found if owner_in(ref) == owner]

    def is_of_each(self) -> bool:
        """Whether so many of each player's are chosen."""
        return self.thing().choose > 0 and self.thing().whose in (EACH_RIVAL, EACH_PLAYER)

    def _asks(self, g: Table, f: Frame) -> bool:
        """Whether more of them may be chosen. ``progress`` counts them, from a new multiple of ``_EACH`` on for each
        player in turn."""
        if self.is_of_each():
            return f.progress // _EACH < len(g.order)
        return f.progress < self.thing().choose

    def run(self, g: Table, f: Frame) -> bool:
        most = self.thing().choose
        if not most:
            if f.progress == 0:
                f.progress = 1
                self._act_on(g, f, self.refs(g, f))
            return True
        while self._asks(g, f):
            if self.step.random:
                self._draw_lot(g, f)
                continue
            menu = self.menu(g, f, f.seat)
            if len(menu) > (1 if self.step.may else 0) and f.progress % _EACH < most:
                g.ask(f.seat, menu)
                return False
            self._have_chosen(g, f)
        if f.progress < _ACTED:
            f.progress = _ACTED
            self._act_on(g, f, f.picks)
        return True

    def _draw_lot(self, g: Table, f: Frame) -> None:
        """Nobody chooses: one more of those that are left, by lot."""
        refs = self.refs(g, f)
        if refs:
            f.picks = [*f.picks, refs[g.streams.below(STREAM_EFFECTS, len(refs))]]
            f.progress += 1
        else:
            self._have_chosen(g, f)

    def _have_chosen(self, g: Table, f: Frame) -> None:
        """Nothing else is chosen, of this player's if it is so many of each."""
        if self.is_of_each():
            f.progress = (f.progress // _EACH + 1) * _EACH
        else:
            f.progress = self.thing().choose

    def _act_on(self, g: Table, f: Frame, refs: list[i64]) -> None:
        moved: list[i64] = []
        for ref in refs:
            if self.act(g, f, ref):
                moved.append(card_in(ref))
        self.note_moved(g, f, moved)

    def note_moved(self, g: Table, f: Frame, moved: list[i64]) -> None:
        if moved:
            f.that = moved
            note_doing(f)
        elif g.listening:
            g.emit(EV_NOTHING, owner_of(f), f.card)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        menu = offers(g, self.noun(), self.refs(g, f))
        if self.step.may:
            menu.append(OPT_DECLINE)
        return menu

    def noun(self) -> i64:
        noun = self.thing().noun
        return noun if noun != NO_TARGET else TARGET_ROOM

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        if option == OPT_DECLINE:
            self._have_chosen(g, f)
            return
        f.picks = [*f.picks, chosen_ref(g, self.noun(), self.refs(g, f), option)]
        f.progress += 1

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        thing = self.thing()
        if thing.noun == NO_TARGET or thing.context or thing.whose in (ITS, THE_TARGETS):
            return True  # what it is about is not known before it happens
        needed = thing.choose if thing.choose and self.step.paying else 1
        return len(find(g, context(seat, card), thing, seat)) >= needed
