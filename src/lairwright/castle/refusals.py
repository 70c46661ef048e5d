"""Why a key is not offered: the same predicates that build the menus, asked about one key."""

from __future__ import annotations

from typing import Final

from lairwright.castle.legality import LEGAL, REASONS, place_refusal, replace_refusal
from lairwright.castle.projections import owner_of, strength_of
from lairwright.castle.table import EMPTY, Castle
from lairwright.castle.words import FACTION, MONSTER, PHASE_SETUP, RAIDERS, STRENGTHS

Reason = tuple[str, str]

_FORMS: Final = "expected: place MONSTER at N, or replace MONSTER at N with MONSTER"


def explain(g: Castle, seat: int, key: str) -> Reason:
    """Reason code and rule ID; the key may be anything a person typed."""
    if not 0 <= seat < g.seats:
        return f"no-such-seat: {seat}", ""
    words = key.split()
    verb = words[0] if words else ""
    if g.phase == PHASE_SETUP:
        return _faction(g, seat, words)
    if verb == "faction":
        return "factions-are-chosen-already", "CR-SETUP-09"
    # Whose turn it is comes before anything about hands: the answer must not reveal what somebody holds.
    if seat not in g.open:
        if g.on_board[seat] == RAIDERS:
            return "has-two-monsters-on-the-board", "CR-PLAY-13"
        return "not-your-turn", "CR-PLAY-01"
    if verb == "pass":
        return "must-play", "CR-PLAY-15"
    if verb == "place" and len(words) == 4 and words[2] == "at":
        return _place(g, seat, words[1], words[3])
    if verb == "replace" and len(words) == 6 and words[2] == "at" and words[4] == "with":
        return _replace(g, seat, words[5], words[3], words[1])
    return (_FORMS, "") if verb in ("place", "replace") else ("not-an-option-here", "")


def _faction(g: Castle, seat: int, words: list[str]) -> Reason:
    if len(words) != 2 or words[0] != "faction":
        return "factions-are-chosen-first", "CR-SETUP-09"
    card = g.catalog.by_id.get(words[1])
    if card is None or card.kind != FACTION:
        return f"unknown-faction: {words[1]}", ""
    if g.factions[seat] >= 0:
        return "has-a-faction-already", "CR-SETUP-09"
    if g.seat_of[card.faction] >= 0:
        return "faction-is-taken", "CR-SETUP-12"
    return _reason(LEGAL) if seat in g.open else ("not-your-turn", "CR-OQ-17")


def _place(g: Castle, seat: int, name: str, where: str) -> Reason:
    at = _guard(g, where)
    if at < 0:
        return "no-such-guard", "CR-PLAY-02"
    monster = _monster(g, name)
    if monster < 0:
        return f"unknown-monster: {name}", ""
    found = _held(g, seat, monster)
    return found if found is not None else _reason(place_refusal(g, at))


def _replace(g: Castle, seat: int, name: str, where: str, old: str) -> Reason:
    at = _guard(g, where)
    if at < 0:
        return "no-such-guard", "CR-PLAY-02"
    monster, victim = _monster(g, name), _monster(g, old)
    if monster < 0 or victim < 0:
        return f"unknown-monster: {name if monster < 0 else old}", ""
    if victim not in g.fields[2 * at : 2 * at + 2]:
        return "that-monster-is-not-there", "CR-PLAY-04"
    found = _held(g, seat, monster)
    if found is not None:
        return found
    return _reason(replace_refusal(g, seat, monster, at, victim))


def _reason(refused: int) -> Reason:
    """A legal choice that isn't offered under this key was spelt differently: two spaces, a leading zero."""
    return REASONS[refused] if refused != LEGAL else ("not-spelt-as-offered", "")


def _guard(g: Castle, word: str) -> int:
    """The index of guard ``word`` (1 is at the gate), or -1."""
    if not word.isascii() or not word.isdecimal() or len(word) > 2:
        return -1
    return int(word) - 1 if 1 <= int(word) <= g.seats else -1


def _monster(g: Castle, name: str) -> int:
    card = g.catalog.by_id.get(name)
    if card is None or card.kind != MONSTER:
        return -1
    return card.faction * STRENGTHS + card.strength - 1


def _held(g: Castle, seat: int, monster: int) -> Reason | None:
    """Why this seat cannot play this monster at all, or ``None``."""
    if owner_of(g, monster) != seat:
        return "not-your-monster", "CR-SETUP-09"
    bit = 1 << strength_of(monster) - 1
    if g.resting[seat] & bit:
        return "rests-this-round", "CR-PREP-07" if g.round > 1 else "CR-SETUP-10"
    if monster in g.fields and monster != EMPTY:
        return "is-on-the-board", "CR-PLAY-01"
    if g.forbidden & bit:
        return "the-king-forbids-it", g.cards[g.tile].rule
    return None
