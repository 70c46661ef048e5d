"""Set-up (boss-monster.md section 4): bosses, hands, mulligan, discards, first rooms."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.filters import ANY_CARD
from lairwright.dungeon.cards.icons import ICON_BITS, MOST_ICONS
from lairwright.dungeon.changes.piles import (
    choose_boss,
    deal_boss,
    discard_chosen,
    discard_from_deck,
    discard_hand,
    draw_many,
    reveal_bosses,
    set_aside,
    shuffle_hand_in,
)
from lairwright.dungeon.changes.rooms import place_room
from lairwright.dungeon.events import EV_DECLINED, EV_MULLIGAN, EV_SHOWED
from lairwright.dungeon.legality.building import add_builds
from lairwright.dungeon.legality.menus import hand_menu
from lairwright.dungeon.options import (
    BUILD,
    CHOOSE_BOSS,
    OPT_DECLINE,
    OPT_KEEP,
    OPT_MULLIGAN,
    about_card,
    card_of,
    place_of,
    verb_of,
)
from lairwright.dungeon.procedures.carried import everybody_asked, note_everybody_asked
from lairwright.dungeon.procedures.ops import (
    OP_BOSSES,
    OP_FIRST_ROOMS,
    OP_MULLIGAN,
    OP_REVEAL,
    OP_ROUND,
    OP_SETUP_DISCARD,
)
from lairwright.dungeon.procedures.order import set_turns, xp_order
from lairwright.dungeon.state.procedure import Procedure
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import ADVANCED, CLASS_COUNT, ROOM, SPELL
from lairwright.kernel.frames import Frame
from lairwright.kernel.game import LEARNT_BY_CHOOSER, LEARNT_BY_OTHERS

_BOSSES: Final = 0
_HANDS: Final = 1
_MULLIGAN: Final = 2
_DISCARD: Final = 3
_FIRST_ROOMS: Final = 4
_REVEAL: Final = 5
_ROUND: Final = 6


@final
class Setup(Procedure):
    """The steps in order; each one that asks something has a frame of its own."""

    def run(self, g: Table, f: Frame) -> None:
        step = f.pc
        f.pc += 1
        if step == _BOSSES:
            self._deal_bosses(g)
        elif step == _HANDS:
            self._reveal_bosses(g)
            for seat in range(len(g.players)):
                _deal_hand(g, seat)
        elif step == _MULLIGAN:
            g.push(OP_MULLIGAN)
        elif step == _DISCARD:
            if g.rules.seeded_discard:  # ED-E-01
                for _ in range(4):
                    discard_from_deck(g, ROOM)
                for _ in range(2):
                    discard_from_deck(g, SPELL)
            if g.rules.setup_discard:
                g.push(OP_SETUP_DISCARD)
        elif step == _FIRST_ROOMS:
            g.push(OP_FIRST_ROOMS)
        elif step == _REVEAL:
            g.push(OP_REVEAL)  # BM-SETUP-17, -18
        else:
            f.op = OP_ROUND
            f.pc = 0

    def _deal_bosses(self, g: Table) -> None:
        """BM-SETUP-04, BM-VAR-01."""
        for seat in range(len(g.players)):
            for _ in range(g.rules.bosses_dealt):
                deal_boss(g, seat)
        if g.rules.bosses_dealt > 1:
            g.push(OP_BOSSES)

    def _reveal_bosses(self, g: Table) -> None:
        reveal_bosses(g)
        xp_order(g)
        g.marker = g.order[0]
        set_turns(g)


def _deal_hand(g: Table, seat: i64) -> None:
    """BM-SETUP-08."""
    draw_many(g, seat, ROOM, 5)
    draw_many(g, seat, SPELL, 2)


@final
class Bosses(Procedure):
    """Everybody secretly keeps one of their dealt bosses, all at once (BM-VAR-02); ``picks`` lists who has chosen."""

    kind = "choose-boss"

    def run(self, g: Table, f: Frame) -> None:
        if len(f.picks) == len(g.players):
            g.lay_aside(f)
            return
        seats = list(range(len(g.players)))
        g.ask_together(seats, [self.menu(g, f, seat) for seat in seats])

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        return [about_card(CHOOSE_BOSS, boss) for boss in g.players[seat].pending]

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        boss = card_of(option)
        choose_boss(g, seat, boss)
        f.picks = [*f.picks, seat]

    def public(self, f: Frame) -> bool:
        return False

    def waits_openly(self, g: Table, f: Frame) -> bool:
        return True  # for everybody who has not chosen yet; who that is, only they know


def may_mulligan(g: Table, seat: i64) -> bool:
    """BM-SETUP-11 in its three readings (ED-05, CL-05)."""
    rooms = g.players[seat].rooms
    needed: i64 = 4
    if g.rules.mulligan_condition == "full_hand":
        needed = max(1, len(rooms))
    by_icons = g.rules.mulligan_condition == "four_icons"
    advanced: i64 = 0
    shown: i64 = 0  # rooms, or icons, of each treasure type, counted side by side in one number
    for card in rooms:
        definition = g.cards[card]
        if definition.tier == ADVANCED:
            advanced += 1
        shown += definition.icons if by_icons else definition.kinds
    if advanced >= needed:
        return True
    for _ in range(CLASS_COUNT):
        if shown & MOST_ICONS >= needed:
            return True
        shown >>= ICON_BITS
    return False


@final
class Mulligan(Procedure):
    """Players who drew a bad hand may replace it once, before the discards (BM-SETUP-11 to -13).

    They answer simultaneously: ``picks`` lists the seats that will.
    """

    kind = "mulligan"

    def run(self, g: Table, f: Frame) -> None:
        if not everybody_asked(f):
            note_everybody_asked(f)
            seats = [seat for seat in range(len(g.players)) if may_mulligan(g, seat)]
            if seats:
                g.ask_together(seats, [self.menu(g, f, seat) for seat in seats])
                return
        g.lay_aside(f)
        for seat in g.order:
            if seat in f.picks:
                self._replace(g, seat)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        return [OPT_KEEP, OPT_MULLIGAN]

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        if option == OPT_MULLIGAN:
            f.picks = [*f.picks, seat]

    def _replace(self, g: Table, seat: i64) -> None:
        """BM-SETUP-12, ED-06."""
        player = g.players[seat]
        hand = player.rooms + player.spells
        shown = g.rules.mulligan_mode == "reveal_shuffle"
        if g.listening:
            g.emit(EV_MULLIGAN, seat)
            if shown:
                for card in hand:
                    g.emit(EV_SHOWED, seat, card)
        if g.rules.mulligan_mode == "discard":
            discard_hand(g, seat)
        else:
            shuffle_hand_in(g, seat)
        _deal_hand(g, seat)

    def public(self, f: Frame) -> bool:
        return False


@final
class SetupDiscard(Procedure):
    """Everybody chooses their set-up discards at once; these are turned up together (BM-SETUP-09, -10)."""

    kind = "setup-discard"

    def run(self, g: Table, f: Frame) -> None:
        if not everybody_asked(f):
            note_everybody_asked(f)
            seats = [seat for seat in range(len(g.players)) if g.players[seat].rooms or g.players[seat].spells]
            if seats:
                g.ask_together(seats, [self.menu(g, f, seat) for seat in seats])
            return
        g.lay_aside(f)
        g.learnt = LEARNT_BY_CHOOSER  # the last to choose sees what the others chose in secret
        for seat in g.order:
            discard_chosen(g, seat)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        if len(g.players[seat].pending) >= g.rules.setup_discard:
            return []
        return hand_menu(g, seat, ANY_CARD, g.catalog.discards)

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        card = card_of(option)
        set_aside(g, seat, card)
        menu = self.menu(g, f, seat)
        if menu:
            g.ask_even_if_forced(seat, menu)


@final
class FirstRooms(Procedure):
    """In turn order, each player may place one room face down (BM-SETUP-14, -15); ``progress`` counts those asked."""

    kind = "first-room"

    def run(self, g: Table, f: Frame) -> None:
        while f.progress < len(g.turns):
            seat: i64 = g.turns[f.progress]
            menu = self.menu(g, f, seat)
            if menu and menu[0] != OPT_DECLINE:  # declining comes last, so there is another option
                g.active = seat
                g.ask(seat, menu)
                return
            f.progress += 1
        g.active = -1
        g.lay_aside(f)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        menu: list[i64] = []
        add_builds(g, seat, menu)
        if not g.rules.first_room_mandatory:
            menu.append(OPT_DECLINE)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        f.progress += 1
        if verb_of(option) == BUILD:
            place_room(g, seat, card_of(option), place_of(option), True)
        elif g.listening:
            g.emit(EV_DECLINED, seat)
        if g.learnt < LEARNT_BY_OTHERS:
            g.learnt = LEARNT_BY_OTHERS
