"""The verb that changes values until the end of the round."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability, Verb
from lairwright.dungeon.cards.filters import trait_bits
from lairwright.dungeon.cards.gist import Gist
from lairwright.dungeon.cards.icons import ICON_BITS
from lairwright.dungeon.cards.modifiers import REACH_ALL, Modifier
from lairwright.dungeon.cards.steps import Step
from lairwright.dungeon.cards.things import Count, Thing
from lairwright.dungeon.changes.modifiers import note_modified, put
from lairwright.dungeon.changes.rounds import allow_builds
from lairwright.dungeon.effects.declared import A_MODIFIER, Word
from lairwright.dungeon.effects.heroes import AddHealth, HoldEntrance
from lairwright.dungeon.effects.rooms import AddDungeonDamage, AddRoomDamage, DoubleTreasure, ExtraBuild, ForbidBuilding
from lairwright.dungeon.effects.things import affected, hero_meant, itself
from lairwright.dungeon.options import class_of, to_class
from lairwright.dungeon.procedures.carried import its_ability, note_doing
from lairwright.dungeon.procedures.firing import kept_target
from lairwright.dungeon.projections.counts import count_of, holds
from lairwright.dungeon.projections.refs import card_in, owner_in, to_player, to_ref
from lairwright.dungeon.projections.sources import home_of
from lairwright.dungeon.projections.things import find, seats_of
from lairwright.dungeon.projections.walks import SKIPS_CARD
from lairwright.dungeon.state.round_effects import RoundEffect
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.state.usual_effects import ROOMS
from lairwright.dungeon.words import (
    ANY_KIND,
    ANY_TIER,
    ANYONE,
    AT_NEXT,
    CLASS_COUNT,
    EACH_PLAYER,
    HERO,
    IS_IT,
    IS_TARGET,
    MOD_ABILITY,
    MOD_BUILD,
    MOD_DAMAGE,
    MOD_DOUBLE_HEALTH,
    MOD_DOUBLE_TREASURE,
    MOD_HEALTH,
    MOD_ITEM,
    MOD_NO_BUILD,
    MOD_NO_DAMAGE,
    MOD_NO_ENTERS,
    MOD_NO_LOSE,
    MOD_NO_LURED,
    MOD_NO_ROOM,
    MOD_NO_SPELL,
    MOD_NO_TEXT,
    MOD_NO_WIN,
    MOD_PRICE,
    MOD_SKIP,
    MOD_SOULS,
    MOD_TREASURE,
    MOD_WOUNDS,
    NO_TARGET,
    TARGET_HERO,
    TARGET_MINIBOSS,
    TARGET_PLAYER,
    TARGET_ROOM,
    TARGET_SOUL,
)
from lairwright.kernel.frames import Frame
from lairwright.kernel.reading import Fields

_HEROES: Final = trait_bits(HERO, ANY_KIND, ANY_TIER)
#: Modifiers that are about heroes only, a bit each.
_OF_HEROES: Final = (
    1 << MOD_HEALTH | 1 << MOD_DOUBLE_HEALTH | 1 << MOD_SKIP | 1 << MOD_NO_SPELL | 1 << MOD_NO_ROOM | 1 << MOD_NO_LURED
)
#: Modifiers that are about players only, a bit each.
_OF_PLAYERS: Final = (
    1 << MOD_PRICE | 1 << MOD_ITEM | 1 << MOD_SOULS | 1 << MOD_WOUNDS | 1 << MOD_NO_WIN | 1 << MOD_NO_LOSE
)


@final
class Modify(Verb):
    """A modifier that holds until the end of the round: on one thing, or on all of somebody's that fit, live."""

    prompt = "class"

    def __init__(self, modifier: Modifier) -> None:
        self.modifier: Modifier = modifier

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress:
            return True
        modifier = self.modifier
        if not holds(g, f, modifier.conditions):
            f.progress = 1
            return True
        if modifier.icons < 0:
            g.ask(f.seat, self.menu(g, f, f.seat))
            return False
        f.progress = 1
        self._apply(g, f, modifier.icons)
        return True

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        return [to_class(kind) for kind in range(CLASS_COUNT) if g.catalog.has_class >> kind & 1]

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        f.progress = 1
        icons: i64 = 1
        for _ in range(class_of(option)):
            icons <<= ICON_BITS  # step by step: compiled, a constant is shifted in 32 bits
        self._apply(g, f, icons)

    def _apply(self, g: Table, f: Frame, icons: i64) -> None:
        modifier = self.modifier
        thing = modifier.to
        if thing is not None and self._lives(thing):
            seats = seats_of(g, f, thing.whose, f.seat, -1)
            for seat in range(len(g.players)):
                if seats >> seat & 1:
                    self._put(g, f, to_player(seat), thing.needs or self._sort(thing), icons)
            return
        refs: list[i64]
        if thing is None or (thing.noun == NO_TARGET and modifier.person):
            refs = self._persons(g, f) if modifier.person else [self._itself(g, f)]
        else:
            known = to_ref(f.it, -1) if f.it >= 0 and thing.context & IS_IT else -1
            refs = affected(g, f, find(g, f, thing, f.seat, known))
            if thing.context & IS_IT and not thing.noun and _OF_HEROES >> modifier.what & 1:
                heroes = [hero_meant(g, f, card_in(ref)) for ref in refs]  # "it" may be the room it is in
                refs = [to_ref(hero, home_of(g, hero)) for hero in heroes if hero >= 0]
        for ref in refs:
            self._put(g, f, ref, 0, icons)

    def _itself(self, g: Table, f: Frame) -> i64:
        """What a modifier is about that names nothing: of a miniboss its room, but its text is its own."""
        if self.modifier.what == MOD_NO_TEXT and f.target >= 0 and its_ability(g, f).target == TARGET_MINIBOSS:
            return to_ref(f.target, f.owner)
        return itself(g, f)

    def _sort(self, thing: Thing) -> i64:
        return _HEROES if thing.noun == TARGET_HERO else ROOMS

    def _lives(self, thing: Thing) -> bool:
        """Whether what comes later in the round is covered too: all rooms or heroes of somebody."""
        if thing.where or thing.context or thing.choose or thing.count or thing.has or thing.conditions:
            return False
        count = self.modifier.per
        if count is not None and count.context & IS_IT:
            return False
        return thing.noun == TARGET_ROOM or thing.noun == TARGET_HERO

    def _persons(self, g: Table, f: Frame) -> list[i64]:
        seats = seats_of(g, f, self.modifier.person, f.seat, -1)
        if self.modifier.to is not None and self.modifier.to.context & IS_TARGET:
            return [self._itself(g, f)]
        return [to_player(seat) for seat in range(len(g.players)) if seats >> seat & 1]

    def _amount(self, g: Table, f: Frame, ref: i64) -> i64:
        modifier = self.modifier
        count: Count | None = modifier.per
        if count is None:
            return modifier.amount
        total = modifier.amount * count_of(g, f, count, f.seat, ref)
        return modifier.most if modifier.most and total > modifier.most else total

    def _put(self, g: Table, f: Frame, ref: i64, needs: i64, icons: i64) -> None:
        modifier = self.modifier
        if modifier.skipped is not None and modifier.skipped.where & AT_NEXT:
            self._put_skips(g, f, ref, modifier.skipped)
            return
        amount = self._amount(g, f, ref)
        if modifier.what == MOD_TREASURE:
            amount *= icons
        if modifier.what == MOD_ABILITY:
            amount = kept_target(g, f)
        elif not amount:
            return
        card, owner = card_in(ref), owner_in(ref)
        if _OF_PLAYERS >> modifier.what & 1 and owner >= 0:
            card = -1  # said of a Spell, or of what somebody has, it is about the player
        if modifier.what == MOD_BUILD and card < 0:
            allow_builds(g, owner, amount)
        effect = RoundEffect(modifier.what, amount, owner, card, needs, f.card, modifier.index)
        put(g, effect)
        note_doing(f)
        note_modified(g, effect)

    def _put_skips(self, g: Table, f: Frame, ref: i64, rooms: Thing) -> None:
        """The rooms that are next on the hero's way now, whatever will be next later."""
        for room in find(g, f, rooms, f.seat):
            put(
                g,
                RoundEffect(
                    MOD_SKIP, SKIPS_CARD + card_in(room), owner_in(ref), card_in(ref), 0, f.card, self.modifier.index
                ),
            )
            note_doing(f)

    def gist(self, found: Gist) -> None:
        modifier = self.modifier
        amount = modifier.amount
        if modifier.what == MOD_DAMAGE:
            if modifier.reach == REACH_ALL:
                found.dungeon_boost += amount
            else:
                found.room_boost += amount
        elif modifier.what == MOD_HEALTH:
            found.toughens += amount
        elif modifier.what in (MOD_NO_DAMAGE, MOD_NO_TEXT):
            found.deactivates = True
        elif modifier.what in (MOD_NO_ENTERS, MOD_NO_WIN, MOD_SKIP):
            found.harass += 1
        else:
            found.other += 4.0


def _make_modify(step: Step, fields: Fields, ability: Ability) -> Verb:
    """The usual modifiers have verbs of their own, which say what they did in their own words."""
    modifier = step.modifier
    assert modifier is not None
    plain = not (modifier.conditions or modifier.per or modifier.against or modifier.most or modifier.of)
    about_target = modifier.to is None and not modifier.person
    if plain and about_target:
        if modifier.what == MOD_DAMAGE and ability.target == TARGET_ROOM:
            return AddRoomDamage(modifier.amount)
        if modifier.what == MOD_HEALTH and ability.target in (TARGET_HERO, TARGET_SOUL) and modifier.amount > 0:
            return AddHealth(modifier.amount)
        if modifier.what == MOD_NO_ENTERS and ability.target == TARGET_PLAYER:
            return HoldEntrance()
        if modifier.what == MOD_BUILD and modifier.amount == 1 and ability.target == NO_TARGET:
            ability.builds = 1
            return ExtraBuild()
    if plain and modifier.reach == REACH_ALL and modifier.needs == ROOMS:
        if modifier.what == MOD_DAMAGE and modifier.amount > 0:
            return AddDungeonDamage(modifier.amount)
        if modifier.what == MOD_DOUBLE_TREASURE:
            return DoubleTreasure()
    if plain and modifier.what == MOD_NO_BUILD and modifier.person in (EACH_PLAYER, ANYONE):
        return ForbidBuilding()
    if modifier.what == MOD_BUILD and modifier.amount < 0 and ability.target == NO_TARGET:
        ability.builds = -1
    modifier.aimed = ability.target
    return Modify(modifier)


WORDS: Final[tuple[Word, ...]] = (
    Word(
        "modify",
        A_MODIFIER,
        (),
        "a modifier until the end of the round, or an ability that the thing has meanwhile",
        _make_modify,
        implied=True,
        moves=False,
    ),
)
