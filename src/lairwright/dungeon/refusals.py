"""Why a key is not offered: the same predicates that build the menus, asked about one key."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.legality import (
    BUILDING_FORBIDDEN,
    LEGAL,
    NO_SUCH_PLACE,
    NOT_ACTIVATED,
    NOTHING_TO_NEGATE,
    REASONS,
    build_refusal,
    play_refusal,
    use_refusal,
)
from lairwright.dungeon.options import BUILD, KEY_FORMS, OPT_DECLINE, OPT_PASS, verb_of
from lairwright.dungeon.procedures.ops import (
    OP_FIRST_ROOMS,
    OP_INTERRUPT,
    OP_LIFO_WINDOW,
    OP_MULLIGAN,
    OP_SETUP_DISCARD,
    OP_WINDOW,
)
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
    QUESTION_RULES,
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

_WINDOWS: Final = (OP_WINDOW, OP_LIFO_WINDOW)
_ASKING_TO_NEGATE: Final = (OP_WINDOW, OP_LIFO_WINDOW, OP_INTERRUPT)
_ASKING_TO_BUILD: Final = (OP_WINDOW, OP_LIFO_WINDOW, OP_FIRST_ROOMS)

#: The first words of keys.
_VERBS: Final = frozenset([form.split()[0] for form in KEY_FORMS])

_NOT_NOW: Final[Reason] = ("not-your-choice-now", "BM-TIME-12")
#: What is legal but not offered under this key was spelt in another way: two blanks, a leading zero.
_SPELT_OTHERWISE: Final[Reason] = ("not-spelt-as-offered", "")


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
    if seat not in g.open:
        return _not_asked(g, seat, verb)
    menu = g.menus[g.open.index(seat)]
    if verb in ("pass", "decline"):
        # Some questions are declined, others passed.
        return ("not-an-option-here", "") if OPT_PASS in menu or OPT_DECLINE in menu else ("must-choose", "BM-GEN-07")
    if verb in _VERBS and not any(g.option_key(option).split()[0] == verb for option in menu):
        return _question(g, seat)
    return "not-an-option-here", ""


def _other_question(g: Table, seat: int, answered: tuple[int, ...]) -> bool:
    """Whether this seat is asked something that is put by none of these procedures."""
    return seat in g.open and g.running()[1].op not in answered


def _question(g: Table, seat: int) -> Reason:
    """The open question is the reason: nothing else comes before its answer (CL-36)."""
    return "another-question-is-open", QUESTION_RULES[g.question(seat)[0]]


def _setup(g: Table, seat: int, verb: str) -> Reason | None:
    """What the steps of the set-up say about a choice that is not theirs; ``None`` where the general reasons do."""
    step = g.running()[1].op
    if verb == "mulligan" and step in (OP_MULLIGAN, OP_SETUP_DISCARD) and not g.players[seat].pending:
        if may_mulligan(g, seat):
            return "mulligan-only-once", "BM-SETUP-13"
        return "hand-does-not-allow-a-mulligan", "BM-SETUP-11"
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


def _not_asked(g: Table, seat: int, verb: str) -> Reason:
    if g.phase == PHASE_BUILD and g.players[seat].turn_over and verb in ("pass", "decline"):
        return "turn-is-over", "BM-BUILD-12"
    return "not-your-choice-now", "BM-TIME-01"


def _build(g: Table, seat: int, words: list[str]) -> Reason:
    """``build CARD end`` or ``build CARD on N``."""
    place = _place(words)
    if len(words) < 3 or place is None:
        return "expected: build CARD end, or build CARD on N", ""
    other = _other_question(g, seat, _ASKING_TO_BUILD)
    by_effect = other and _offers_building(g, seat)
    if other and not by_effect and words[1] in g.catalog.by_id:
        return _question(g, seat)
    card = _held(g, g.players[seat].rooms, words[1])
    if card < 0:
        return _no_such_card(g, words[1], ROOM)
    if g.phase not in (PHASE_BUILD, PHASE_SETUP, PHASE_REVEAL) and not by_effect:
        return f"no-building-in-{PHASES[g.phase]}-phase", "BM-BUILD-01"
    over = g.phase == PHASE_BUILD and g.players[seat].turn_over and not by_effect
    found = build_refusal(g, seat, card, place)
    if found == BUILDING_FORBIDDEN or (found != LEGAL and not over):
        return REASONS[found]
    if over:
        return "turn-is-over", "BM-BUILD-12"
    if by_effect:
        return "not-an-option-here", ""
    if seat not in g.open:
        return "not-your-choice-now", "BM-BUILD-01"
    if seat != g.active:
        return "not-your-turn-to-build", "BM-BUILD-01"
    if g.running()[1].op in _WINDOWS:
        if g.players[seat].builds == 0:
            return "already-built-this-round", "BM-BUILD-01"
        if g.waiting and g.rules.lifo:
            return "something-waits-to-resolve", "ED-T-01"
    return _SPELT_OTHERWISE


def _offers_building(g: Table, seat: int) -> bool:
    """Whether an effect asks for a room to be built."""
    return any(verb_of(option) == BUILD for option in g.menus[g.open.index(seat)])


def _place(words: list[str]) -> int | None:
    if len(words) == 3 and words[2] == "end":
        return 0
    if len(words) == 4 and words[2] == "on" and _is_position(words[3]):
        return int(words[3]) or -1  # position 0 does not exist, and must not be read as the end
    return None


def _is_position(word: str) -> bool:
    """Whether this counts rooms; longer numbers would not fit where positions are kept."""
    return len(word) <= 3 and word.isascii() and word.isdecimal()


def _play(g: Table, seat: int, words: list[str]) -> Reason:
    """``play SPELL``."""
    if len(words) != 2:
        return "expected: play SPELL", ""
    if _asked_otherwise(g, seat, words[1]):
        return _question(g, seat)
    card = _held(g, g.players[seat].spells, words[1])
    if card < 0:
        return _no_such_card(g, words[1], SPELL)
    if g.phase in _CLOSED:
        return "no-spells-in-this-phase", _CLOSED[g.phase]
    return _announcing(g, seat, play_refusal(g, seat, card))


def _asked_otherwise(g: Table, seat: int, card_id: str) -> bool:
    """Whether this seat is asked something that announcing this card does not answer. In phases without windows no
    question is answered so, and the phase is the reason."""
    definition = g.catalog.by_id.get(card_id)
    if definition is None or g.phase in _CLOSED:
        return False
    return _other_question(g, seat, _ASKING_TO_NEGATE if definition.negation >= 0 else _WINDOWS)


def _announcing(g: Table, seat: int, found: int) -> Reason:
    """Why a Spell or an ability, for which the predicates have ``found`` something, cannot be announced now."""
    asked = seat in g.open
    if found == NOTHING_TO_NEGATE and not asked:
        procedure, frame = g.running()
        if procedure.public(frame):
            return _NOT_NOW  # somebody chooses a target, for example: what is announced may be negated after that
    if found != LEGAL:
        return REASONS[found]
    return _SPELT_OTHERWISE if asked else _NOT_NOW


def _use(g: Table, seat: int, words: list[str]) -> Reason:
    """``use ROOM N``."""
    if len(words) != 3 or not _is_position(words[2]):
        return "expected: use ROOM N", ""
    if _asked_otherwise(g, seat, words[1]):
        return _question(g, seat)
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
    return _announcing(g, seat, use_refusal(g, seat, top, definition.abilities[index]))


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
