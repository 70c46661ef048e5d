"""Verbs about heroes: in town, on their way, in score areas."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Verb
from lairwright.dungeon.cards.gist import DEADLY, PER_ROOM, Gist
from lairwright.dungeon.changes.heroes import (
    add_health,
    call_hero,
    heal,
    hero_to_town,
    hurt_hero,
    lose_soul,
    remove_from_game,
    return_soul,
    send_walker,
    to_entrance,
)
from lairwright.dungeon.changes.modifiers import hold_entrance
from lairwright.dungeon.events import EV_HERO_MOVED, TO_FIRST_ROOM, TO_PREVIOUS_ROOM
from lairwright.dungeon.options import (
    DECLINE,
    HEAL,
    OPT_DECLINE,
    about_card,
    card_of,
    verb_of,
)
from lairwright.dungeon.procedures.carried import its_ability, note_doing
from lairwright.dungeon.procedures.triggers import hero_dies, trigger_souls, walker_dies
from lairwright.dungeon.projections.health import is_lethal
from lairwright.dungeon.projections.modifiers import spares
from lairwright.dungeon.projections.rooms import active_rooms, neighbour
from lairwright.dungeon.state.table import Table
from lairwright.kernel.frames import Frame

#: As an amount: the number of active rooms in the player's own dungeon.
PER_OWN_ROOM: Final = -1


@final
class Kill(Verb):
    """The target hero dies: in the dungeon it is in, or in town for the player who killed it (BM-ADV-10, -17)."""

    on_target = True

    def run(self, g: Table, f: Frame) -> bool:
        hero: i64 = f.target
        if hero in g.town:
            hero_dies(g, f.seat, hero, -1)
        else:
            hero_dies(g, g.hero_seat, hero, g.hero_room)
        return True

    def gist(self, found: Gist) -> None:
        found.hurts = DEADLY


@final
class Damage(Verb):
    """Damage to the target hero."""

    on_target = True

    def __init__(self, amount: i64) -> None:
        self.amount: i64 = amount

    def run(self, g: Table, f: Frame) -> bool:
        amount = active_rooms(g, f.seat) if self.amount == PER_OWN_ROOM else self.amount
        hurt_hero(g, f.target, amount, f.card)
        return True

    def gist(self, found: Gist) -> None:
        found.hurts = PER_ROOM if self.amount == PER_OWN_ROOM else self.amount


@final
class AddHealth(Verb):
    """More Health for the target hero until the end of the round."""

    def __init__(self, amount: i64) -> None:
        self.amount: i64 = amount

    def run(self, g: Table, f: Frame) -> bool:
        add_health(g, f.target, self.amount)
        return True

    def gist(self, found: Gist) -> None:
        found.toughens += self.amount


@final
class ToTown(Verb):
    """The target hero goes back to town; its damage is wiped first, so even lethal damage doesn't kill it (CL-23)."""

    on_target = True

    def run(self, g: Table, f: Frame) -> bool:
        hero_to_town(g, f.target)
        return True

    def gist(self, found: Gist) -> None:
        found.to_town = True


@final
class ToOwnEntrance(Verb):
    """The target hero moves from town, or out of a hero deck, to the player's own entrance."""

    on_target = True

    def run(self, g: Table, f: Frame) -> bool:
        call_hero(g, f.target)
        to_entrance(g, f.seat, f.target, EV_HERO_MOVED)
        return True

    def gist(self, found: Gist) -> None:
        found.lure = True


@final
class ToFirstRoom(Verb):
    """The target hero leaves its room (and dies if it has enough damage, CL-23) and walks again from the first one."""

    on_target = True

    def run(self, g: Table, f: Frame) -> bool:
        if is_lethal(g, g.hero):
            walker_dies(g)
            return True
        send_walker(g, len(g.players[g.hero_seat].dungeon), TO_FIRST_ROOM)
        return True

    def gist(self, found: Gist) -> None:
        found.to_first = True


@final
class ToPreviousRoom(Verb):
    """The hero in this room goes back to its active left neighbour, if there is one, and enters that room again."""

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        return g.hero >= 0 and neighbour(g, g.hero_seat, g.hero_at, 1) >= 0 and not spares(g, card, g.hero)

    def run(self, g: Table, f: Frame) -> bool:
        at = neighbour(g, g.hero_seat, g.hero_at, 1) if g.hero >= 0 and g.hero_room >= 0 else -1
        if at < 0 or spares(g, f.card, g.hero):
            return True
        note_doing(f)
        if is_lethal(g, g.hero):  # only if damage comes before the effect (enter_effect_first=false)
            walker_dies(g)
            return True
        send_walker(g, at + 1, TO_PREVIOUS_ROOM)
        return True

    def gist(self, found: Gist) -> None:
        found.to_first = True


@final
class HealWound(Verb):
    """Turn one of the player's face-up heroes, of either tier, face down (BM-HEAL-01)."""

    asks_itself = True
    prompt = "heal"

    def __init__(self, may: bool = False) -> None:
        self.may: bool = may

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        return len(g.players[seat].wounds) > 0

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress or not g.players[f.seat].wounds:
            return True
        g.ask(f.seat, self.menu(g, f, f.seat))
        return False

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        menu: list[i64] = []
        seen: list[str] = []
        for hero in g.players[seat].wounds:
            name = g.cards[hero].id
            if name not in seen:
                seen.append(name)
                menu.append(about_card(HEAL, hero))
        if self.may or its_ability(g, f).may:
            menu.append(OPT_DECLINE)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        f.progress = 1
        if verb_of(option) != DECLINE:
            heal(g, seat, card_of(option))
            trigger_souls(g, seat, card_of(option))

    def gist(self, found: Gist) -> None:
        found.souls += 1


@final
class RemoveSoul(Verb):
    """The target face-down hero leaves the game; its Souls are lost."""

    on_target = True

    def run(self, g: Table, f: Frame) -> bool:
        lose_soul(g, f.owner, f.target)
        remove_from_game(g, f.owner, f.target)
        return True

    def gist(self, found: Gist) -> None:
        found.soul_price = True


@final
class ReturnSoul(Verb):
    """The target face-down hero goes back to the entrance of the player who had it."""

    on_target = True

    def run(self, g: Table, f: Frame) -> bool:
        return_soul(g, f.owner, f.target)
        return True

    def gist(self, found: Gist) -> None:
        found.harass += 2


@final
class HoldEntrance(Verb):
    """Heroes at the target's entrance don't enter this round."""

    on_target = True

    def run(self, g: Table, f: Frame) -> bool:
        hold_entrance(g, f.target)
        return True

    def gist(self, found: Gist) -> None:
        found.harass += 1
