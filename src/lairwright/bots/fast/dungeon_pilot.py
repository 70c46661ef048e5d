"""How to play Boss Monster quickly: the policy for simulations, for the bot's own later choices and its rivals'.

It builds what improves who comes where and who dies, uses what turns the fate of the walking hero, and otherwise keeps
its cards. It reads nothing that the asked seat couldn't know.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.bots.fast.dungeon_facts import (
    Heroes,
    Uses,
    card_liking,
    icon_counts,
)
from lairwright.bots.fast.rollout import Pilot
from lairwright.dungeon.cards.gist import PER_ROOM, Gist
from lairwright.dungeon.cards.icons import ICON_BITS, MOST_ICONS
from lairwright.dungeon.options import (
    ACCEPT,
    BUILD,
    CHOOSE_BOSS,
    DISCARD,
    DRAW_FROM,
    HEAL,
    MULLIGAN,
    NAME_CLASS,
    OPT_DRAW_SPELL,
    OPT_PASS,
    PAY,
    PICK,
    PLAY,
    SACRIFICE,
    TAKE,
    TARGET_HERO_CARD,
    TARGET_MINIBOSS_AT,
    TARGET_ROOM_AT,
    TARGET_SEAT,
    TARGET_SOUL_CARD,
    TARGET_WOUND,
    USE,
    ability_of,
    card_of,
    class_of,
    coins_of,
    names_card,
    owner_of,
    place_of,
    sacrificed_place,
    seat_of,
    verb_of,
    with_card,
)
from lairwright.dungeon.procedures.carried import ability_index
from lairwright.dungeon.projections.damage import dungeon_damage, room_damage
from lairwright.dungeon.projections.forecast import would_die
from lairwright.dungeon.projections.health import hero_health
from lairwright.dungeon.projections.lures import shown_of
from lairwright.dungeon.projections.rooms import active_rooms
from lairwright.dungeon.projections.walks import damage_ahead
from lairwright.dungeon.state.marks import FACE_DOWN
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.state.usual_effects import treasure_factor
from lairwright.dungeon.words import ADVANCED, CLASS_COUNT, LURE_TREASURE, PHASE_BUILD
from lairwright.kernel.game import Game

_SOUL: Final = 10.0
#: What the next Wound costs, by the number of Wounds so far. (A list: mypyc loses a ``Final`` tuple of floats.)
_WOUND: Final = [8.0, 10.0, 13.0, 19.0, 60.0]
#: How much a rival's Souls and Wounds matter to us.
_RIVAL: Final = 0.5
_DAMAGE: Final = 0.6
_ICON: Final = 0.25
_NEW_ROOM: Final = 1.5
_ABILITY: Final = 0.5
#: What announcing a Spell has to gain, since it could be kept.
_SPELL: Final = 2.5
_NO: Final = -3.0
_COIN: Final = 1.5
#: What is good for no more than this is not worth announcing by itself.
_UNCERTAIN: Final = 1.0
_ROUNDS_AHEAD: Final = 1.5


def wound_cost(wounds: i64, more: i64) -> float:
    """What this many more Wounds cost a player who already has some."""
    cost = 0.0
    for _ in range(more):
        cost += _WOUND[wounds] if wounds < 5 else 0.0
        wounds += 1
    return cost


@final
class DungeonPilot(Pilot):
    """See the module. ``noise`` is how far luck may outweigh liking; ten is a Soul."""

    def __init__(self, uses: Uses, noise: float = 2.0) -> None:
        super().__init__(noise)
        self.uses: Uses = uses

    def same(self, g: Game, option: i64) -> i64:
        if names_card(option):
            card = card_of(option)
            return with_card(option, self.uses.first_copy[card])
        return option

    def likings(self, g: Game, slot: i64) -> list[float]:
        assert isinstance(g, Table)
        menu = g.menus[slot]
        seat: i64 = g.open[slot]
        found: list[float] = []
        builds: Builds | None = None
        fate: Fate | None = None
        for option in menu:
            verb = verb_of(option)
            if verb == BUILD:
                if menu[0] == OPT_PASS:
                    found.append(_NO)  # declined before: building is offered again (CL-32), but we stick to that
                    continue
                if builds is None:
                    builds = Builds(g, seat, self.uses)
                found.append(builds.liking(g, card_of(option), place_of(option)))
            elif verb in (PLAY, USE):
                if fate is None:
                    fate = Fate(g)
                ability = ability_of(option)
                use = self.uses.by_card[card_of(option)][ability]
                keep = _SPELL if verb == PLAY else 0.0
                found.append(_announcing(g, seat, use, fate) - keep - use.price)
            else:
                found.append(self._plain(g, seat, verb, option))
        return found

    def _plain(self, g: Table, seat: i64, verb: i64, option: i64) -> float:
        if verb == DISCARD:
            return -card_liking(g, card_of(option))
        if verb == TAKE:
            return card_liking(g, card_of(option))
        if verb == HEAL:
            return 10.0 * int(g.cards[card_of(option)].worth)
        if verb in (ACCEPT, MULLIGAN):
            return 3.0
        if verb == SACRIFICE:
            at = sacrificed_place(option) - 1
            return -_room_liking(g, seat, at)
        if verb in (TARGET_HERO_CARD, TARGET_ROOM_AT, TARGET_SEAT, TARGET_SOUL_CARD):
            return self._target(g, seat, verb, option)
        if verb >= TARGET_WOUND:
            return self._of_some_sets(g, seat, verb, option)
        if verb == DRAW_FROM:
            return 1.0 if option == OPT_DRAW_SPELL and len(g.players[seat].rooms) > 3 else 0.0
        if verb == CHOOSE_BOSS:
            return 0.0
        return 0.0

    def _of_some_sets(self, g: Table, seat: i64, verb: i64, option: i64) -> float:
        """Choices that only some sets ask for."""
        if verb == PICK:
            procedure, frame = g.running()
            liking = card_liking(g, card_of(option))
            return -liking if procedure.prompt(g, frame) in ("discard", "give", "reveal") else liking
        if verb == PAY:
            return 1.0 - 0.3 * int(coins_of(option))
        if verb == NAME_CLASS:
            return float(int(icon_counts(g, seat) >> ICON_BITS * class_of(option) & MOST_ICONS))
        use = self._use(g)
        kind = int(use.souls) if use is not None else 0
        if verb == TARGET_WOUND:
            worth = 3.0 * int(g.cards[card_of(option)].worth)
            return worth if (owner_of(option) == seat) == (kind >= 0) else -worth
        if verb == TARGET_MINIBOSS_AT:
            harms = use is not None and (use.harass > 0 or use.room_boost < 0)
            return 2.0 if (seat_of(option) == seat) != harms else -2.0
        return 1.0

    def _use(self, g: Table) -> Gist | None:
        """What the effect that asks is good for."""
        frame = g.running()[1]
        index = ability_index(frame)
        if 0 <= frame.card < len(self.uses.by_card) and 0 <= index < len(self.uses.by_card[frame.card]):
            return self.uses.by_card[frame.card][index]
        return None

    def _target(self, g: Table, seat: i64, verb: i64, option: i64) -> float:
        use = self._use(g)
        if verb == TARGET_SEAT:
            rival = g.players[seat_of(option)]
            return float(int(rival.soul_count - rival.wound_count))
        if verb == TARGET_SOUL_CARD:
            worth = 3.0 * int(g.cards[card_of(option)].worth)
            return -worth if owner_of(option) == seat else worth
        if verb == TARGET_HERO_CARD:
            hero = card_of(option)
            worth = _SOUL * int(g.cards[hero].worth)
            if use is not None and use.lure:
                if would_die(g, seat, hero):
                    return worth
                return -wound_cost(g.players[seat].wound_count, g.cards[hero].worth)
            return worth
        owner = seat_of(option)
        at = place_of(option) - 1
        if owner == seat:
            if use is not None and (use.room_boost > 0 or use.cave_in):
                # The room the hero is in, or one that is still ahead of it.
                if g.hero_seat == seat and g.hero >= 0:
                    if use.cave_in:
                        return 5.0 if at == g.hero_at else -_room_liking(g, seat, at)
                    return 5.0 if at <= g.hero_at else -2.0
                return 0.0
            return -2.0 - _room_liking(g, seat, at)
        if use is not None and use.room_boost > 0:
            return -5.0
        liking = _room_liking(g, owner, at)
        if g.hero >= 0 and g.hero_seat == owner and at < g.hero_at:
            liking += 2.0 * int(room_damage(g, owner, at))
        return liking


def _room_liking(g: Table, seat: i64, at: i64) -> float:
    """What a room in a dungeon is worth to its owner."""
    dungeon = g.players[seat].dungeon
    if not 0 <= at < len(dungeon):
        return 0.0
    card = g.cards[dungeon[at]]
    liking = 1.0 + int(room_damage(g, seat, at))
    for count in card.treasure:
        liking += 0.7 * int(count)
    if card.abilities or card.changes_values:
        liking += 0.5
    return liking


#: Damage above this kills every hero there is.
_MOST_DAMAGE: Final = 31
_UNKNOWN: Final = 1.0e9


@final
class Builds:
    """What building something does to a dungeon: who then comes here or goes to a rival, and who dies.

    A menu asks this for every room and place, so anything that doesn't depend on the option is worked out once.
    """

    def __init__(self, g: Table, seat: i64, uses: Uses) -> None:
        self.seat: i64 = seat
        self.uses: Uses = uses
        self.heroes: Heroes = Heroes(g, _ROUNDS_AHEAD)
        self.wounds: i64 = g.players[seat].wound_count
        self.damage: i64 = dungeon_damage(g, seat)
        self.icons: i64 = icon_counts(g, seat)
        self.factor: i64 = treasure_factor(g.round_effects, seat)
        #: Classes, and after them ``heroes.others``.
        self.kinds: i64 = CLASS_COUNT + len(self.heroes.others)
        #: By kind: the most treasure any rival has, and what a hero going there is worth to us (0: a tie). Heroes that
        #: don't go by treasure are not drawn by rooms, and don't count.
        self.most: list[int] = [0] * int(self.kinds)
        self.elsewhere: list[float] = [0.0] * int(self.kinds)
        #: By kind and damage: what the heroes of that kind bring if they come here; worked out when first needed.
        self.here: list[float] = [_UNKNOWN] * int(self.kinds * (_MOST_DAMAGE + 1))
        self._look_at_rivals(g)
        self.before: float = self._outlook(self.damage, self.icons)

    def _drawn(self, icons: i64, kind: i64) -> i64:
        """The treasure among these icons that heroes of this kind go by."""
        if kind < CLASS_COUNT:
            return icons >> ICON_BITS * kind & MOST_ICONS
        card = self.heroes.others[kind - CLASS_COUNT]
        return shown_of(icons, card.classes) if card.lure == LURE_TREASURE else 0

    def _look_at_rivals(self, g: Table) -> None:
        leaders: list[int] = [-1] * int(self.kinds)
        for rival in range(len(g.players)):
            if rival == self.seat:
                continue
            icons = icon_counts(g, rival)
            for kind in range(self.kinds):
                count = self._drawn(icons, kind)
                if count > self.most[kind]:
                    self.most[kind] = count
                    leaders[kind] = rival
                elif count == self.most[kind]:
                    leaders[kind] = -1
        heroes = self.heroes
        for leader in range(len(g.players)):
            if leader not in leaders or leader == self.seat:
                continue
            damage = dungeon_damage(g, leader)
            wounds = g.players[leader].wound_count
            for at in range(len(heroes.kind)):
                kind = heroes.kind[at]
                if leaders[kind] == leader:
                    outcome = _outcome(damage, heroes.health[at], heroes.worth[at], wounds)
                    self.elsewhere[kind] -= _RIVAL * outcome * heroes.value[at]

    def _outlook(self, damage: i64, icons: i64) -> float:
        """What the heroes in town and those to come may bring to such a dungeon."""
        total = _DAMAGE * int(damage)
        if damage > _MOST_DAMAGE:
            damage = _MOST_DAMAGE
        for kind in range(self.kinds):
            own = self._drawn(icons, kind)
            if own > self.most[kind]:
                at: i64 = kind * (_MOST_DAMAGE + 1) + damage
                value = self.here[at]
                if value == _UNKNOWN:
                    value = self._value_here(kind, damage)
                    self.here[at] = value
                total += value
            elif own < self.most[kind]:
                total += self.elsewhere[kind]
        return total

    def _value_here(self, kind: i64, damage: i64) -> float:
        heroes = self.heroes
        total = 0.0
        for at in range(len(heroes.kind)):
            if heroes.kind[at] == kind:
                total += heroes.value[at] * _outcome(damage, heroes.health[at], heroes.worth[at], self.wounds)
        return total

    def liking(self, g: Table, card: i64, place: i64) -> float:
        """How much better off the seat is with this room there."""
        player = g.players[self.seat]
        dungeon = player.dungeon
        definition = g.cards[card]
        icons = self.icons + definition.icons * self.factor
        more: i64 = self.uses.icon_count[card]
        bonus = _ABILITY if definition.abilities else 0.0
        if definition.tier == ADVANCED:
            bonus += 0.5
        old: i64 = -1
        armed = player.armed if player.armed >= 0 else g.rearm(player)
        if place == 0:
            dungeon.append(card)
            bonus += _NEW_ROOM
            if len(dungeon) == 5 and not player.levelled:
                bonus += 3.0
        else:
            old = dungeon[place - 1]
            dungeon[place - 1] = card
            covered = g.cards[old]
            if covered.abilities:
                bonus -= _ABILITY
            if g.status[old] & FACE_DOWN:
                bonus -= 5.0
            else:
                icons -= covered.icons * self.factor
                more -= self.uses.icon_count[old]
        player.armed = armed | definition.chances  # what it adds to other rooms counts as well
        damage = dungeon_damage(g, self.seat)
        player.armed = armed
        if place == 0:
            dungeon.pop()
        else:
            dungeon[place - 1] = old
        return self._outlook(damage, icons) - self.before + bonus + _ICON * int(more)


def _outcome(damage: i64, health: i64, worth: i64, wounds: i64) -> float:
    """What a hero with this Health brings to the player it visits."""
    return _SOUL * int(worth) if damage >= health else -wound_cost(wounds, worth)


@final
class Fate:
    """What will happen to the walking hero if nobody does anything."""

    def __init__(self, g: Table) -> None:
        hero = g.hero
        self.seat: i64 = g.hero_seat if hero >= 0 else -1
        self.worth: i64 = 0
        #: How much more damage it takes to kill it; zero or less means that it dies.
        self.lacking: i64 = 0
        self.ahead: i64 = 0
        self.rooms_ahead: i64 = 0
        self.best_ahead: i64 = 0
        if hero >= 0:
            card = g.cards[hero]
            self.worth = card.worth
            for at in range(g.hero_at):
                if at >= len(g.players[self.seat].dungeon):
                    break
                hit = damage_ahead(g, at)
                self.ahead += hit
                if hit:
                    self.rooms_ahead += 1
                if hit > self.best_ahead:
                    self.best_ahead = hit
            self.lacking = hero_health(g, hero) - g.hurt[hero] - self.ahead


def _announcing(g: Table, seat: i64, use: Gist, fate: Fate) -> float:
    """What an announcement may bring, not counting its price."""
    player = g.players[seat]
    if use.soul_price:
        return -5.0
    if use.negates:
        return 5.0
    if fate.seat == seat:
        stake = wound_cost(player.wound_count, fate.worth)
        if fate.lacking > 0:
            power: i64 = active_rooms(g, seat) if use.hurts == PER_ROOM else use.hurts
            if use.cave_in:
                power = fate.lacking
            if use.to_first:
                power = dungeon_damage(g, seat) - fate.ahead
            power += use.room_boost
            if use.dungeon_boost:
                power += use.dungeon_boost * (fate.rooms_ahead + 1)
            if power >= fate.lacking:
                return _SOUL * int(fate.worth) + stake - (3.0 if use.cave_in else 0.0)
            if use.to_town:
                return stake
    elif fate.seat >= 0 and fate.lacking <= 0:
        rival = g.players[fate.seat]
        stake = 0.6 * (_SOUL * int(fate.worth) + wound_cost(rival.wound_count, fate.worth))
        if use.toughens + fate.lacking > 0 or (use.deactivates and fate.best_ahead + fate.lacking > 0):
            return stake
        if use.to_town:
            return 0.6 * _SOUL * int(fate.worth)
    if use.coins > 0 or use.souls > 0 or use.other > _UNCERTAIN:
        gain = _COIN * int(use.coins) + 0.8 * _SOUL * int(use.souls) + 1.3 * int(use.cards) + int(use.harass)
        return gain + use.other
    if use.lure and g.phase == PHASE_BUILD:
        best = _NO
        own = dungeon_damage(g, seat)
        for hero in g.town:
            card = g.cards[hero]
            if own >= card.health and _SOUL * int(card.worth) > best:
                best = 0.7 * _SOUL * int(card.worth)
        return best
    if use.build and g.phase == PHASE_BUILD:
        return 4.0
    if fate.seat < 0 and (use.cards or use.harass) and not use.hurts:
        return 1.3 * int(use.cards) + int(use.harass)
    return _NO
