"""Verbs about what becomes of things: heroes, rooms, Souls, Wounds, items, minibosses, wherever they are."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability, Verb
from lairwright.dungeon.cards.gist import DEADLY, Gist
from lairwright.dungeon.cards.steps import Step
from lairwright.dungeon.cards.things import Thing
from lairwright.dungeon.changes.belongings import (
    item_to_hero,
    item_to_score,
    item_to_town,
    leave_place,
    return_miniboss,
    turn_item,
)
from lairwright.dungeon.changes.heroes import (
    call_hero,
    heal,
    hurt_hero,
    remove_from_game,
    return_soul,
    score_out_of_deck,
    send_walker,
    take_soul,
    take_wound,
    to_entrance,
    to_location,
    turn_soul,
)
from lairwright.dungeon.changes.heroes import hero_to_town as back_to_town
from lairwright.dungeon.effects.declared import A_NUMBER, A_THING, KNOWN, Word
from lairwright.dungeon.effects.heroes import (
    PER_OWN_ROOM,
    Damage,
    HealWound,
    Kill,
    RemoveSoul,
    ReturnSoul,
    ToFirstRoom,
    ToOwnEntrance,
    ToPreviousRoom,
    ToTown,
)
from lairwright.dungeon.effects.things import AboutThings, amount_of, hero_meant, is_target, is_usual
from lairwright.dungeon.events import EV_HERO_MOVED, TO_FIRST_ROOM
from lairwright.dungeon.legality.offers import chosen_ref, offers
from lairwright.dungeon.procedures.triggers import (
    hero_dies,
    trigger_souls,
    walker_dies,
)
from lairwright.dungeon.projections.health import is_lethal
from lairwright.dungeon.projections.refs import card_in, owner_in, to_player
from lairwright.dungeon.projections.rooms import lies_in
from lairwright.dungeon.projections.sources import home_of, is_scored
from lairwright.dungeon.projections.things import find, seats_of
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    A_RIVAL,
    ANYONE,
    AT_ENTRANCE,
    AT_FIRST,
    AT_HAND,
    AT_HERO,
    AT_LOCATION,
    AT_PREVIOUS,
    AT_SCORE,
    AT_TOWN,
    FACE_TURNED,
    FACE_UP,
    HERO,
    IS_IT,
    IS_TARGET,
    ITEM,
    KEY_LOCATIONS,
    MINIBOSS,
    NO_TARGET,
    NOBODY,
    NOUNS,
    SCOPE_OWN,
    SCOPE_TOWN,
    SCOPE_TOWN_OR_DECK,
    SPELL,
    TARGET_HERO,
    TARGET_ITEM,
    TARGET_MINIBOSS,
    TARGET_PLAYER,
    TARGET_ROOM,
    TARGET_SOUL,
    TARGET_WOUND,
    THE_TARGETS,
    WHEN_ENTERS,
    YOU,
)
from lairwright.kernel.frames import Frame
from lairwright.kernel.reading import Fields


@final
class KillThings(AboutThings):
    """Heroes die where they are."""

    def act(self, g: Table, f: Frame, ref: i64) -> bool:
        hero = hero_meant(g, f, card_in(ref))
        if hero < 0 or is_scored(g, hero):
            return False
        seat = owner_in(ref) if owner_in(ref) >= 0 else f.seat
        hero_dies(g, seat, hero, g.hero_room if g.hero == hero else -1)
        return True

    def gist(self, found: Gist) -> None:
        found.hurts = DEADLY


@final
class Hurt(AboutThings):
    """Damage to heroes; without saying whom, to the target."""

    def thing(self) -> Thing:
        return self.step.to

    def act(self, g: Table, f: Frame, ref: i64) -> bool:
        hero = hero_meant(g, f, card_in(ref))
        amount = amount_of(g, f, self.step)
        if hero < 0 or amount <= 0 or is_scored(g, hero):
            return False
        hurt_hero(g, hero, amount, f.card)
        return True

    def gist(self, found: Gist) -> None:
        found.hurts += self.step.number


@final
class Move(AboutThings):
    """Heroes, Souls, Wounds, items and minibosses go to a place."""

    def run(self, g: Table, f: Frame) -> bool:
        """At whose entrance, or to which hero, is asked first, if that is for the doer to say."""
        if self._asks_where(g, f) and find(g, f, self.thing(), f.seat):
            goals = self._goals(g, f)
            if len(goals) > 1:
                g.ask(f.seat, self.menu(g, f, f.seat))
                return False
            f.picks = goals
        return super().run(g, f)

    def _asks_where(self, g: Table, f: Frame) -> bool:
        step = self.step
        if f.progress or not (step.to.choose or (step.to_place == AT_ENTRANCE and step.whose in (ANYONE, A_RIVAL))):
            return False
        return self._chosen_goal(g, f) < 0

    def _goals(self, g: Table, f: Frame) -> list[i64]:
        """Where to: the heroes that could have it, or players."""
        if self.step.to.choose:
            return find(g, f, self.step.to, f.seat)
        seats = seats_of(g, f, self.step.whose, f.seat, -1)
        return [to_player(seat) for seat in range(len(g.players)) if seats >> seat & 1]

    def _chosen_goal(self, g: Table, f: Frame) -> i64:
        """Where to, once the doer has said so; it comes before what is moved, which is never a hero if that goes to
        one. -1 if nobody was asked."""
        if f.picks:
            card = card_in(f.picks[0])
            if card < 0 or (self.step.to.choose and g.cards[card].kind == HERO):
                return f.picks[0]
        return -1

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        if self._asks_where(g, f):
            return offers(g, TARGET_HERO if self.step.to.choose else TARGET_PLAYER, self._goals(g, f))
        return super().menu(g, f, seat)

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        if self._asks_where(g, f):
            noun = TARGET_HERO if self.step.to.choose else TARGET_PLAYER
            f.picks = [chosen_ref(g, noun, self._goals(g, f), option)]
        else:
            super().answer(g, f, seat, option)

    def act(self, g: Table, f: Frame, ref: i64) -> bool:
        card = card_in(ref)
        if card < 0 or ref == self._chosen_goal(g, f):
            return False
        kind = g.cards[card].kind
        if kind == ITEM:
            return self._move_item(g, f, card)
        if kind == MINIBOSS:
            home = home_of(g, card)
            for top in g.players[home].dungeon if home >= 0 else []:
                if g.attached[top] == card:
                    return_miniboss(g, home, top)
                    return True
            return False
        if kind == SPELL:
            if not lies_in(g.limbo, card) or self.step.to_place != AT_SCORE:
                return False
            item_to_score(g, f.seat, card, True)
            return True
        hero = hero_meant(g, f, card)
        return hero >= 0 and self._move_hero(g, f, hero)

    def _move_item(self, g: Table, f: Frame, item: i64) -> bool:
        step = self.step
        if step.to_place == AT_SCORE:
            goal = self._goal(g, f)
            if goal < 0:
                return False
            item_to_score(g, goal, item, step.face == FACE_UP)
        elif step.to_place == AT_TOWN:
            item_to_town(g, item)
        else:
            chosen = self._chosen_goal(g, f)
            for ref in [chosen] if chosen >= 0 else find(g, f, step.to, f.seat):
                hero = hero_meant(g, f, card_in(ref))
                if hero >= 0 and not is_scored(g, hero):
                    item_to_hero(g, item, hero)
                    return True
            return False
        return True

    def _goal(self, g: Table, f: Frame) -> i64:
        """At whose entrance, or into whose score area; -1 if nobody is meant."""
        whose = self.step.whose
        if whose in (NOBODY, YOU):
            return f.seat
        chosen = self._chosen_goal(g, f)
        if chosen >= 0:
            return owner_in(chosen)
        seats = seats_of(g, f, whose, f.seat, -1)
        for seat in range(len(g.players)):
            if seats >> seat & 1:
                return seat
        return -1

    def _move_hero(self, g: Table, f: Frame, hero: i64) -> bool:
        place = self.step.to_place
        if self.step.to_location or place == AT_LOCATION:
            return to_location(g, hero, self.step.to_location)
        if place == AT_FIRST:
            if g.hero != hero:
                return False
            if is_lethal(g, hero):
                walker_dies(g)
            else:
                send_walker(g, len(g.players[g.hero_seat].dungeon), TO_FIRST_ROOM)
            return True
        if place == AT_TOWN:
            back_to_town(g, hero)
            return True
        goal = self._goal(g, f)
        if goal < 0:
            return False
        if place == AT_SCORE:
            return _to_score(g, goal, hero)
        if place != AT_ENTRANCE:
            return False
        if is_scored(g, hero):
            return_soul(g, home_of(g, hero), hero, goal)
            return True
        call_hero(g, hero)
        to_entrance(g, goal, hero, EV_HERO_MOVED)
        return True

    def gist(self, found: Gist) -> None:
        if self.step.to_place == AT_TOWN:
            found.to_town = True
        elif self.step.to_place == AT_ENTRANCE:
            found.lure = self.step.whose in (NOBODY, YOU)
            found.harass += 0 if found.lure else 1
        else:
            found.other += 3.0


def _to_score(g: Table, goal: i64, hero: i64) -> bool:
    """Face down into a score area, from wherever it is: a Soul or a Wound of somebody else's, too."""
    owner = home_of(g, hero)
    if owner >= 0 and lies_in(g.players[owner].souls, hero):
        if owner == goal:
            return False
        take_soul(g, owner, goal, hero)
    elif owner >= 0 and lies_in(g.players[owner].wounds, hero):
        if owner == goal:
            heal(g, owner, hero)
        else:
            take_wound(g, owner, goal, hero)
    else:
        score_out_of_deck(g, goal, hero)
    trigger_souls(g, goal, hero)
    return True


@final
class Remove(AboutThings):
    """Heroes leave the game: from a score area, a dungeon, a town; or the Spell that says so."""

    prompt = "remove"

    def act(self, g: Table, f: Frame, ref: i64) -> bool:
        card = card_in(ref)
        if card >= 0 and lies_in(g.limbo, card):
            leave_place(g, card)
            remove_from_game(g, f.seat, card)
            return True
        hero = hero_meant(g, f, card)
        if hero < 0:
            return False
        owner = home_of(g, hero)
        call_hero(g, hero)
        remove_from_game(g, owner if owner >= 0 else f.seat, hero)
        return True

    def gist(self, found: Gist) -> None:
        if self.step.thing.noun == TARGET_SOUL:
            found.soul_price = True
        elif self.step.thing.noun == TARGET_WOUND:
            found.souls += 1
        else:
            found.harass += 1


@final
class Turn(AboutThings):
    """Turn Wounds into Souls, Souls into Wounds, or items over."""

    prompt = "turn"

    def act(self, g: Table, f: Frame, ref: i64) -> bool:
        card = card_in(ref)
        owner = home_of(g, card) if card >= 0 else -1
        if owner < 0:
            return False
        player = g.players[owner]
        lies_up = lies_in(player.wounds, card) or lies_in(player.items_up, card)
        if self.step.face == (FACE_UP if lies_up else FACE_TURNED):
            return False  # it lies so already
        if lies_in(player.wounds, card):
            heal(g, owner, card)
            trigger_souls(g, owner, card)
        elif lies_in(player.souls, card):
            turn_soul(g, owner, card)
        elif lies_in(player.items_up, card) or lies_in(player.items_down, card):
            turn_item(g, owner, card)
        else:
            return False
        return True

    def gist(self, found: Gist) -> None:
        found.souls += -1 if self.step.thing.noun == TARGET_SOUL else 1


def _make_kill(step: Step, fields: Fields, ability: Ability) -> Verb:
    if is_target(step) and ability.aim is None and ability.scope <= SCOPE_TOWN and is_usual(step, ability):
        return Kill()
    return KillThings(step)


def _make_damage(step: Step, fields: Fields, ability: Ability) -> Verb:
    if step.number < 1:
        raise fields.fail("damage", "expected a number from 1 to 99")
    plain = step.to.noun == NO_TARGET and not step.to.context and not step.random and not step.most
    if plain and ability.target == TARGET_HERO and ability.aim is None and is_usual(step, ability):
        count = step.per
        if count is None:
            return Damage(step.number)
        rooms = count.thing
        own_rooms = rooms is not None and rooms.bare and rooms.noun == TARGET_ROOM and count.person == YOU
        if step.number == 1 and own_rooms:
            return Damage(PER_OWN_ROOM)
    if plain and ability.target != TARGET_HERO:
        raise fields.fail("damage", "expected whom: a target = { hero = … }, or to = { hero = … }")
    return Hurt(step)


#: Where each of these can go.
_GOALS: Final[dict[int, int]] = {
    TARGET_HERO: AT_TOWN | AT_ENTRANCE | AT_FIRST | AT_SCORE | AT_LOCATION,
    TARGET_SOUL: AT_TOWN | AT_ENTRANCE | AT_SCORE,
    TARGET_WOUND: AT_TOWN | AT_ENTRANCE | AT_SCORE,
    TARGET_ITEM: AT_TOWN | AT_SCORE | AT_HERO,
    TARGET_MINIBOSS: AT_HAND,
}


def _check_goal(step: Step, fields: Fields, ability: Ability) -> None:
    """What is moved can go where it is said to; its noun is 0 where only the game will tell what that is."""
    noun = int(ability.target if is_target(step) else step.thing.noun)
    place = AT_LOCATION if step.to_location else int(step.to_place) or AT_HERO
    if place == AT_HERO and step.to.context == IS_TARGET and ability.target != TARGET_HERO:
        raise fields.fail("to", "only heroes carry items: the ability needs target = { hero = … }")
    if noun and not place & _GOALS.get(noun, 0):
        raise fields.fail("to", f"no {NOUNS[noun]} goes there")
    if step.whose and place not in (AT_ENTRANCE, AT_HAND, AT_SCORE):
        raise fields.fail("whose", "only an entrance or a score area is somebody's")
    if step.random and (place != AT_ENTRANCE or step.whose or step.thing.choose != 1 or noun != TARGET_HERO):
        raise fields.fail("random", "expected one hero by lot, to one's own entrance: { hero = …, choose = 1 }")
    if step.face and place != AT_SCORE:
        raise fields.fail("face", "only what goes into a score area lies face up or down: expected to = 'score'")


def _make_move(step: Step, fields: Fields, ability: Ability) -> Verb:
    place = step.to_place
    if not (place or step.to_location or step.to.noun or step.to.context):
        raise fields.fail(
            "to", "expected where to: 'town', 'entrance', 'first', 'previous', 'score', 'hand', a location"
        )
    if place == AT_PREVIOUS:
        if ability.when != WHEN_ENTERS or step.thing.context != IS_IT:
            raise fields.fail("to", "'previous' goes with when = 'enters' and move = 'it' only")
        return ToPreviousRoom()
    _check_goal(step, fields, ability)
    if place == AT_FIRST and is_target(step) and ability.scope in (SCOPE_TOWN, SCOPE_TOWN_OR_DECK):
        raise fields.fail("to", "only a hero in a dungeon goes back to its first room")
    if is_target(step) and ability.aim is None and is_usual(step, ability):
        own = ability.scope == SCOPE_OWN and step.whose in (NOBODY, YOU)
        if ability.target == TARGET_SOUL and place == AT_ENTRANCE and (own or step.whose == THE_TARGETS):
            return ReturnSoul()
        if ability.target == TARGET_HERO and place == AT_TOWN:
            return ToTown()
        if ability.target == TARGET_HERO and place == AT_FIRST and ability.scope < SCOPE_TOWN:
            return ToFirstRoom()
        if ability.target == TARGET_HERO and place == AT_ENTRANCE and step.whose in (NOBODY, YOU):
            return ToOwnEntrance()
    return Move(step)


def _make_remove(step: Step, fields: Fields, ability: Ability) -> Verb:
    if is_target(step) and ability.target == TARGET_SOUL and ability.aim is None and is_usual(step, ability):
        return RemoveSoul()
    return Remove(step)


def _make_turn(step: Step, fields: Fields, ability: Ability) -> Verb:
    if ability.heals:
        return HealWound()
    thing = step.thing
    any_own = thing.noun == TARGET_WOUND and thing.whose == YOU and thing.choose == 1 and not thing.needs
    if any_own and not (thing.has or thing.since >= 0 or thing.conditions or step.face) and is_usual(step, ability):
        return HealWound(step.may)
    return Turn(step)


WORDS: Final[tuple[Word, ...]] = (
    Word(
        "damage",
        A_NUMBER,
        ("to", "random", "per", "at_most"),
        "damage to heroes; left out: to the target",
        _make_damage,
        nouns=(TARGET_HERO,),
        implied=True,
        to=KNOWN,
        things=(TARGET_HERO,),
    ),
    Word(
        "kill",
        A_THING,
        (),
        "heroes die where they are",
        _make_kill,
        nouns=(TARGET_HERO,),
    ),
    Word(
        "move",
        A_THING,
        ("to", "whose", "face", "random"),
        "heroes, Souls, items, minibosses go `to` a place; `entrance` is one's own unless `whose` says otherwise",
        _make_move,
        nouns=(TARGET_HERO, TARGET_SOUL, TARGET_WOUND, TARGET_ITEM, TARGET_MINIBOSS),
        pays=True,
        to=("town", "entrance", "first", "previous", "score", "hand", "location", *KEY_LOCATIONS, *KNOWN),
        things=(TARGET_HERO,),
    ),
    Word(
        "remove",
        A_THING,
        (),
        "heroes leave the game",
        _make_remove,
        nouns=(TARGET_HERO, TARGET_SOUL, TARGET_WOUND),
        pays=True,
    ),
    Word(
        "turn",
        A_THING,
        ("face",),
        "over: a Wound becomes a Soul (healing), a Soul a Wound; an item",
        _make_turn,
        nouns=(TARGET_WOUND, TARGET_SOUL, TARGET_ITEM),
        pays=True,
    ),
)
