"""Why a choice is not offered: the predicates that build the menus, asked about one choice."""

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
from lairwright.dungeon.options import (
    BUILD,
    OPT_DECLINE,
    OPT_PASS,
    USE,
    Build,
    Decline,
    Mulligan,
    Pass,
    Play,
    Use,
    verb_of,
)
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
from lairwright.kernel.choices import IMPOSSIBLE_NUMBER, UNKNOWN_CARD, UNKNOWN_VERB, Choice, Kind, Misread

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

_NOT_NOW: Final[Reason] = ("not-your-choice-now", "BM-TIME-12")
#: The predicates allow it, but it isn't what is being asked for.
_NOT_HERE: Final[Reason] = ("not-an-option-here", "")
#: The forms of the keys that people are most likely to type.
_FORMS: Final[dict[str, str]] = {
    "build": "expected: build CARD end, or build CARD on N",
    "play": "expected: play SPELL",
    "use": "expected: use ROOM N",
}


def explain(g: Table, seat: int, choice: Choice) -> Reason:
    """Reason code and rule ID for a choice that isn't offered to this seat."""
    found = _out(g, seat)
    if found is None and g.phase == PHASE_SETUP and not isinstance(choice, (Play, Use)):
        found = _setup(g, seat, choice)
    if found is not None:
        return found
    if isinstance(choice, Build):
        return _build(g, seat, choice)
    if isinstance(choice, Play):
        return _play(g, seat, choice)
    if isinstance(choice, Use):
        return _use(g, seat, choice)
    if seat not in g.open:
        return _not_asked(g, seat, choice)
    menu = g.menus[g.open.index(seat)]
    if isinstance(choice, (Pass, Decline)):
        # Some questions are declined, others passed.
        return _NOT_HERE if OPT_PASS in menu or OPT_DECLINE in menu else ("must-choose", "BM-GEN-07")
    return _not_offered(g, seat, g.codebook().by_value[type(choice)])


def _not_offered(g: Table, seat: int, kind: Kind) -> Reason:
    """Something else is being asked, or other choices of this kind are on offer."""
    menu = g.menus[g.open.index(seat)]
    return _NOT_HERE if any(verb_of(option) == kind.number for option in menu) else _question(g, seat)


def explain_misread(g: Table, seat: int, problem: Misread) -> Reason:
    """The same for a text that is not a choice in this game."""
    found = _out(g, seat)
    if found is None and g.phase == PHASE_SETUP and problem.verb not in ("play", "use"):
        found = _setup(g, seat, None)
    if found is not None:
        return found
    if problem.verb in _FORMS:
        if problem.why == UNKNOWN_CARD:
            return f"unknown-card: {problem.word}", ""
        if problem.why == IMPOSSIBLE_NUMBER:
            return REASONS[NO_SUCH_PLACE]
        return _FORMS[problem.verb], ""
    if seat not in g.open:
        return _not_asked(g, seat, None)
    return _NOT_HERE if problem.why == UNKNOWN_VERB else _not_offered(g, seat, g.codebook().by_word[problem.verb])


def _out(g: Table, seat: int) -> Reason | None:
    """Why this seat has nothing to choose at all, if so."""
    return ("eliminated", "BM-ELIM-02") if g.players[seat].out else None


def _other_question(g: Table, seat: int, answered: tuple[int, ...]) -> bool:
    """Whether this seat is asked something by a procedure other than these."""
    return seat in g.open and g.running()[1].op not in answered


def _question(g: Table, seat: int) -> Reason:
    """The open question is the reason: it has to be answered first (CL-36)."""
    return "another-question-is-open", QUESTION_RULES[g.question(seat)[0]]


def _setup(g: Table, seat: int, choice: Choice | None) -> Reason | None:
    """What the set-up steps say about a choice that isn't theirs; ``None`` where the general reasons apply."""
    step = g.running()[1].op
    if isinstance(choice, Mulligan) and step in (OP_MULLIGAN, OP_SETUP_DISCARD) and not g.players[seat].pending:
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
        if isinstance(choice, Decline):
            return "first-room-is-mandatory", "BM-SETUP-14"
    return None


def _not_asked(g: Table, seat: int, choice: Choice | None) -> Reason:
    if g.phase == PHASE_BUILD and g.players[seat].turn_over and isinstance(choice, (Pass, Decline)):
        return "turn-is-over", "BM-BUILD-12"
    return "not-your-choice-now", "BM-TIME-01"


def _build(g: Table, seat: int, choice: Build) -> Reason:
    other = _other_question(g, seat, _ASKING_TO_BUILD)
    by_effect = other and _offers_building(g, seat)
    if other and not by_effect:
        return _question(g, seat)
    card = _held(g, g.players[seat].rooms, choice.card)
    if card < 0:
        return _not_held(g, choice.card, ROOM)
    if g.phase not in (PHASE_BUILD, PHASE_SETUP, PHASE_REVEAL) and not by_effect:
        return f"no-building-in-{PHASES[g.phase]}-phase", "BM-BUILD-01"
    over = g.phase == PHASE_BUILD and g.players[seat].turn_over and not by_effect
    found = build_refusal(g, seat, card, choice.place)
    if found == BUILDING_FORBIDDEN or (found != LEGAL and not over):
        return REASONS[found]
    if over:
        return "turn-is-over", "BM-BUILD-12"
    if by_effect:
        return _NOT_HERE
    if seat not in g.open:
        return "not-your-choice-now", "BM-BUILD-01"
    if seat != g.active:
        return "not-your-turn-to-build", "BM-BUILD-01"
    if g.running()[1].op in _WINDOWS:
        if g.players[seat].builds == 0:
            return "already-built-this-round", "BM-BUILD-01"
        if g.waiting and g.rules.lifo:
            return "something-waits-to-resolve", "ED-T-01"
    return _NOT_HERE


def _offers_building(g: Table, seat: int) -> bool:
    """Whether an effect is asking for a room to be built."""
    return any(verb_of(option) == BUILD for option in g.menus[g.open.index(seat)])


def _play(g: Table, seat: int, choice: Play) -> Reason:
    if _asked_otherwise(g, seat, choice.card):
        return _question(g, seat)
    card = _held(g, g.players[seat].spells, choice.card)
    if card < 0:
        return _not_held(g, choice.card, SPELL)
    if g.phase in _CLOSED:
        return "no-spells-in-this-phase", _CLOSED[g.phase]
    return _announcing(g, seat, play_refusal(g, seat, card))


def _asked_otherwise(g: Table, seat: int, card_id: str) -> bool:
    """Whether this seat is asked something that announcing this card doesn't answer. In phases without windows,
    announcing never answers a question, and the phase is the reason."""
    if g.phase in _CLOSED:
        return False
    definition = g.catalog.by_id[card_id]
    return _other_question(g, seat, _ASKING_TO_NEGATE if definition.negation >= 0 else _WINDOWS)


def _announcing(g: Table, seat: int, found: int) -> Reason:
    """Why a Spell or an ability can't be announced now; ``found`` is what the predicates say."""
    asked = seat in g.open
    if found == NOTHING_TO_NEGATE and not asked:
        procedure, frame = g.running()
        if procedure.public(frame):
            return _NOT_NOW  # while a target is being chosen, for example: the Spell can be negated after that
    if found != LEGAL:
        return REASONS[found]
    return _NOT_HERE if asked else _NOT_NOW


def _use(g: Table, seat: int, choice: Use) -> Reason:
    if _asked_otherwise(g, seat, choice.card):
        return _question(g, seat)
    dungeon = g.players[seat].dungeon
    at = choice.place - 1
    if not 0 <= at < len(dungeon):
        return REASONS[NO_SUCH_PLACE][0], "BM-ROOM-04"
    top = dungeon[at]
    definition = g.cards[top]
    if definition.id != choice.card:
        return f"another-card-is-at-position-{at + 1}", "BM-STACK-01"
    index = choice.ability - 1 if choice.ability else g.catalog.usual_ability(USE, top)
    if index not in (definition.activated, definition.negation):
        return REASONS[NOT_ACTIVATED]
    if g.phase in _CLOSED:
        return "no-abilities-in-this-phase", _CLOSED[g.phase]
    return _announcing(g, seat, use_refusal(g, seat, top, definition.abilities[index]))


def _held(g: Table, cards: list[i64], card_id: str) -> int:
    for card in cards:
        if g.cards[card].id == card_id:
            return card
    return -1


def _not_held(g: Table, card_id: str, kind: int) -> Reason:
    """Not in hand, or of the wrong kind. Doesn't give away where else the card may be."""
    if g.catalog.by_id[card_id].kind != kind:
        return ("not-a-room" if kind == ROOM else "not-a-spell"), "BM-COMP-01"
    return "not-in-hand", "BM-BUILD-02" if kind == ROOM else "BM-SPELL-06"
