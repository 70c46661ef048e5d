"""Why a key is not offered: the same predicates that build the menus, asked about one key."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.legality import (
    LEGAL,
    NO_SUCH_PLACE,
    NOT_ACTIVATED,
    NOTHING_TO_NEGATE,
    REASONS,
    build_refusal,
    play_refusal,
    use_refusal,
)
from lairwright.dungeon.procedures.ops import OP_FIRST_ROOMS, OP_SETUP_DISCARD
from lairwright.dungeon.procedures.setup import may_mulligan
from lairwright.dungeon.table import Table
from lairwright.dungeon.words import (
    PHASE_BAIT,
    PHASE_BUILD,
    PHASE_END,
    PHASE_REVEAL,
    PHASE_SETUP,
    PHASE_START,
    PHASES,
    ROOM,
    SPELL,
)

#: Phases without windows, and the rule that says so (BM-SPELL-07).
_CLOSED: Final[dict[int, str]] = {
    PHASE_SETUP: "BM-SETUP-20",
    PHASE_START: "BM-START-06",
    PHASE_REVEAL: "BM-REVEAL-06",
    PHASE_BAIT: "BM-BAIT-10",
    PHASE_END: "BM-END-01",
}

Reason = tuple[str, str]


def explain(g: Table, seat: int, key: str) -> Reason:
    """Reason code and rule ID; the key may be anything a person typed."""
    if not 0 <= seat < len(g.players):
        return f"no-such-seat: {seat}", ""
    if g.players[seat].out:
        return "eliminated", "BM-ELIM-02"
    words = key.split()
    verb = words[0] if words else ""
    if g.phase == PHASE_SETUP and verb not in ("play", "use"):
        found = _setup(g, seat, verb)
        if found is not None:
            return found
    if verb == "build":
        return _build(g, seat, words)
    if verb == "play":
        return _play(g, seat, words)
    if verb == "use":
        return _use(g, seat, words)
    if verb in ("pass", "decline") and seat in g.open:
        return "must-choose", "BM-GEN-07"
    return _not_asked(g, seat) if seat not in g.open else ("not-an-option-here", "")


def _setup(g: Table, seat: int, verb: str) -> Reason | None:
    """What the steps of the set-up say about a choice that is not theirs; ``None`` where the general reasons do."""
    if verb == "mulligan":
        if may_mulligan(g, seat):
            return "mulligan-only-once", "BM-SETUP-13"
        return "hand-does-not-allow-a-mulligan", "BM-SETUP-11"
    step = g.running()[1].op
    if step == OP_SETUP_DISCARD:
        if seat in g.open:
            return "must-discard", "BM-SETUP-09"
        return "has-discarded-already", "BM-SETUP-09"
    if step == OP_FIRST_ROOMS:
        if seat not in g.open:
            return "not-your-turn-to-build", "BM-SETUP-15"
        if verb == "decline":
            return "first-room-is-mandatory", "BM-SETUP-14"
    return None


def _not_asked(g: Table, seat: int) -> Reason:
    if g.phase == PHASE_BUILD and g.players[seat].turn_over:
        return "turn-is-over", "BM-BUILD-12"
    return "not-your-choice-now", "BM-TIME-01"


def _build(g: Table, seat: int, words: list[str]) -> Reason:
    """``build CARD end`` or ``build CARD on N``."""
    place = _place(words)
    if len(words) < 3 or place is None:
        return "expected: build CARD end, or build CARD on N", ""
    card = _held(g, g.players[seat].rooms, words[1])
    if card < 0:
        return _no_such_card(g, words[1], ROOM)
    found = build_refusal(g, seat, card, place)
    if found != LEGAL:
        return REASONS[found]
    if g.phase not in (PHASE_BUILD, PHASE_SETUP, PHASE_REVEAL):
        return f"no-building-in-{PHASES[g.phase]}-phase", "BM-BUILD-01"
    if g.phase == PHASE_BUILD and g.players[seat].turn_over:
        return "turn-is-over", "BM-BUILD-12"
    if seat not in g.open:
        return "not-your-choice-now", "BM-BUILD-01"
    if seat != g.active:
        return "not-your-turn-to-build", "BM-BUILD-01"
    return "already-built-this-round", "BM-BUILD-01"


def _place(words: list[str]) -> int | None:
    if len(words) == 3 and words[2] == "end":
        return 0
    if len(words) == 4 and words[2] == "on" and words[3].isascii() and words[3].isdecimal():
        return int(words[3]) or -1  # position 0 does not exist, and must not be read as the end
    return None


def _play(g: Table, seat: int, words: list[str]) -> Reason:
    """``play SPELL``."""
    if len(words) != 2:
        return "expected: play SPELL", ""
    card = _held(g, g.players[seat].spells, words[1])
    if card < 0:
        return _no_such_card(g, words[1], SPELL)
    if g.phase in _CLOSED:
        return "no-spells-in-this-phase", _CLOSED[g.phase]
    found = play_refusal(g, seat, card)
    if found != LEGAL:
        return REASONS[found]
    return ("not-your-choice-now", "BM-TIME-12") if seat not in g.open else ("not-an-option-here", "BM-NEG-01")


def _use(g: Table, seat: int, words: list[str]) -> Reason:
    """``use ROOM N``."""
    if len(words) != 3 or not words[2].isascii() or not words[2].isdecimal():
        return "expected: use ROOM N", ""
    dungeon = g.players[seat].dungeon
    at = int(words[2]) - 1
    if not 0 <= at < len(dungeon):
        return REASONS[NO_SUCH_PLACE][0], "BM-ROOM-04"
    top = dungeon[at]
    definition = g.cards[top]
    if definition.id != words[1]:
        return f"another-card-is-at-position-{at + 1}", "BM-STACK-01"
    index = definition.activated if definition.activated >= 0 else definition.negation
    if index < 0:
        return REASONS[NOT_ACTIVATED]
    if g.phase in _CLOSED:
        return "no-abilities-in-this-phase", _CLOSED[g.phase]
    found = use_refusal(g, seat, top, definition.abilities[index])
    if found != LEGAL:
        return REASONS[found]
    return ("not-your-choice-now", "BM-TIME-12") if seat not in g.open else REASONS[NOTHING_TO_NEGATE]


def _held(g: Table, cards: list[i64], card_id: str) -> int:
    for card in cards:
        if g.cards[card].id == card_id:
            return card
    return -1


def _no_such_card(g: Table, card_id: str, kind: int) -> Reason:
    """Not in hand, of the wrong kind, or no card at all. Says nothing about where else the card may be."""
    definition = g.catalog.by_id.get(card_id)
    if definition is None:
        return f"unknown-card: {card_id}", ""
    if definition.kind != kind:
        return ("not-a-room" if kind == ROOM else "not-a-spell"), "BM-COMP-01"
    return "not-in-hand", "BM-BUILD-02" if kind == ROOM else "BM-SPELL-06"
