"""The Adventure phase (boss-monster.md section 10): a player's turn, and a hero's walk through the dungeon."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.changes.bans import refresh_bans
from lairwright.dungeon.changes.heroes import hurt_hero, leave_entrance, score_wound
from lairwright.dungeon.changes.rooms import NOT_DEALT
from lairwright.dungeon.events import EV_ENTERED
from lairwright.dungeon.procedures.carried import forget_idle, is_idle, note_idle
from lairwright.dungeon.procedures.firing import begin_part, fire, own_triggers
from lairwright.dungeon.procedures.ops import AT_ENTRANCE, AT_ROOM, OP_WALK
from lairwright.dungeon.procedures.triggers import trigger_hero_enters, walker_dies
from lairwright.dungeon.procedures.windows import open_window
from lairwright.dungeon.projections.damage import room_damage
from lairwright.dungeon.projections.health import hero_health
from lairwright.dungeon.projections.modifiers import for_hero, for_player
from lairwright.dungeon.projections.rooms import lies_in
from lairwright.dungeon.projections.walks import skips
from lairwright.dungeon.state.marks import NOT_A_ROOM, SILENT, STANDS, WAITS
from lairwright.dungeon.state.player import NO_CARDS
from lairwright.dungeon.state.procedure import Procedure
from lairwright.dungeon.state.round_effects import ABOUT_HEALTH
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    MOD_NO_ENTERS,
    MOD_SKIP,
    WHEN_ADVENTURE_PHASE,
    WHEN_ENTERS_DUNGEON,
    WHEN_SURVIVES,
    WHEN_SURVIVES_DUNGEON,
)
from lairwright.kernel.frames import Frame

_OPEN: Final = 0
_NEXT_HERO: Final = 1
_BETWEEN: Final = 2


@final
class AdventureTurn(Procedure):
    """The heroes at one player's entrance, one at a time, nearest first (BM-ADV-01, -02)."""

    def run(self, g: Table, f: Frame) -> None:
        seat = f.seat
        player = g.players[seat]
        entrance = player.entrance
        hero: i64 = -1  # the one to enter next; some have to wait for the next round
        if entrance:
            held = g.changes != 0 and g.changes >> MOD_NO_ENTERS & 1 != 0
            if not held or not for_player(g, MOD_NO_ENTERS, seat):
                for waiting in entrance:
                    if not g.status[waiting] & WAITS and not (held and for_hero(g, MOD_NO_ENTERS, waiting)):
                        hero = waiting
                        break
        if f.pc == _OPEN or (f.pc == _BETWEEN and hero >= 0):
            first = f.pc == _OPEN
            g.active = seat
            f.pc = _NEXT_HERO
            if first and g.catalog.whens >> WHEN_ADVENTURE_PHASE & 1 and begin_part(g, seat):
                f.pc = _BETWEEN
                return
            # Before each hero (BM-TIME-10); a player without heroes gets one even where only rooms have windows
            # (CL-16).
            if g.rules.entrance_windows or hero < 0:
                open_window(g, seat, AT_ENTRANCE)
                if g.top is not f:
                    return
        if hero < 0:
            player.turn_over = True
            g.done(f)
            return
        leave_entrance(player, hero)
        f.pc = _BETWEEN
        g.push(OP_WALK, seat, hero)


#: What changes a walk while it goes on.
_ON_THE_WAY: Final = ABOUT_HEALTH | 1 << MOD_SKIP
_SET_OUT: Final = 0
_MOVE: Final = 1
_DAMAGE: Final = 2
_WINDOW: Final = 3
_LEAVE: Final = 4


@final
class Walk(Procedure):
    """One hero (``card``) walks through the dungeon of ``seat``, from the leftmost room to the boss (BM-ADV-03)."""

    def run(self, g: Table, f: Frame) -> None:
        hero = f.card
        if f.pc == _SET_OUT:
            g.hero = hero
            g.hero_seat = f.seat
            g.hero_at = len(g.players[f.seat].dungeon)
            g.hero_room = -1
            g.hero_left = STANDS
            g.hero_doomed = False
            g.hero_sent = False
            f.pc = _MOVE
            if g.catalog.watches_walks:
                refresh_bans(g)
                if fire(g, WHEN_ENTERS_DUNGEON, f.seat, -1, hero):
                    return
        elif g.hero != hero:
            g.done(f)  # it died, or went elsewhere
            return
        elif g.hero_sent:
            g.hero_sent = False
            f.pc = _MOVE
        elif g.hero_room < 0 and f.pc != _MOVE:
            f.pc = _LEAVE  # its enter effect destroyed the room: no damage, no window (BM-TIME-50)
        rules = g.rules
        seat = f.seat
        step = f.pc
        dungeon = g.players[seat].dungeon
        health = hero_health(g, hero)
        watched = g.catalog.watches_walks
        changing: i64 = 0
        if g.changes or g.catalog.unusual:
            changing = (g.changes | g.catalog.always) & _ON_THE_WAY
        # Room after room, until something else comes first (an enter effect, a window).
        while True:
            if step == _MOVE:
                if watched and g.hero_room >= 0 and self._survives(g, f):
                    return
                # Into the next active room on the right (BM-ADV-12).
                at = g.hero_at - 1
                while at >= 0 and (g.status[dungeon[at]] & NOT_A_ROOM or (changing and skips(g, seat, at, hero))):
                    at -= 1
                if at < 0:  # no more active rooms before the boss
                    g.done(f)
                    if g.hurt[hero] >= health:
                        walker_dies(g)  # it had too much damage before the first room, and there was none (CL-56)
                        return
                    score_wound(g, seat, hero)
                    if watched:
                        fire(g, WHEN_SURVIVES_DUNGEON, seat, -1, hero)
                    return
                g.hero_at = at
                g.hero_room = dungeon[at]
                g.hero_dealt = NOT_DEALT
                g.hero_doomed = False
                if g.listening:
                    g.emit(EV_ENTERED, seat, hero, g.hero_room)
                step = _DAMAGE
                # No damage on an entry that sends the hero back (CL-04).
                if (
                    rules.enter_effect_first
                    and (watched or g.cards[g.hero_room].enters >= 0)
                    and trigger_hero_enters(g)
                ):
                    f.pc = _DAMAGE
                    forget_idle(f)  # it may give somebody something to announce
                    return
            if step == _DAMAGE:
                step = _WINDOW
                dealt = room_damage(g, seat, g.hero_at)
                g.hero_dealt = dealt
                if dealt:
                    hurt_hero(g, hero, dealt, g.hero_room)
                if (
                    not rules.enter_effect_first
                    and (watched or g.cards[g.hero_room].enters >= 0)
                    and not (rules.immediate_death and g.hurt[hero] >= health)
                    and trigger_hero_enters(g)
                ):
                    f.pc = _WINDOW
                    forget_idle(f)
                    return
            if step == _WINDOW:
                if rules.immediate_death and g.hurt[hero] >= health:
                    break
                # If nobody could do anything in the last room and nobody has chosen since, only an ability of this very
                # room could be new; otherwise there is no need to open the window.
                if not is_idle(g, f) or g.cards[g.hero_room].needs_walker:
                    open_window(g, seat, AT_ROOM)
                    if g.top is not f:
                        f.pc = _LEAVE
                        return
                    note_idle(g, f)
            if changing:
                health = hero_health(g, hero)
            if g.hero_room >= 0 and g.hurt[hero] >= health:
                break  # it leaves the room with enough damage (BM-ADV-07)
            step = _MOVE
        g.done(f)
        walker_dies(g)

    def _survives(self, g: Table, f: Frame) -> bool:
        """The hero leaves its room alive: what that sets off, once; whether there was anything."""
        room = g.hero_room
        g.hero_room = -1
        f.pc = _MOVE
        own: list[i64] = NO_CARDS
        if lies_in(g.players[f.seat].dungeon, room) and not g.status[room] & SILENT:
            own = own_triggers(g, WHEN_SURVIVES, f.seat, room, g.hero)
        return fire(g, WHEN_SURVIVES, f.seat, room, g.hero, own=own)
