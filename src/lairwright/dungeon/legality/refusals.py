"""Why a choice is not offered: the predicates that build the menus, asked about one choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability
from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.legality.announcing import mode_refusal, spell_refusal, use_refusal
from lairwright.dungeon.legality.building import build_refusal
from lairwright.dungeon.legality.menus import open_to_rivals
from lairwright.dungeon.legality.reasons import (
    BUILDING_FORBIDDEN,
    HAS_OCCUPANT,
    LEGAL,
    NO_SUCH_MODE,
    NO_SUCH_PLACE,
    NOT_ACTIVATED,
    NOT_IN_FORCE,
    NOTHING_TO_NEGATE,
    NOTHING_TO_USE,
    REASONS,
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
from lairwright.dungeon.questions import QUESTION_RULES
from lairwright.dungeon.state.marks import FACE_DOWN
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    HERO,
    MINIBOSS,
    MOD_ABILITY,
    PHASE_BAIT,
    PHASE_BUILD,
    PHASE_END,
    PHASE_REVEAL,
    PHASE_SETUP,
    PHASE_START,
    PHASES,
    ROOM,
    SPELL,
    WHEN_ACTIVATED,
    WHEN_ANNOUNCED,
    WHEN_PLAYED,
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
        dungeon = g.players[seat].dungeon
        inside = choice.place > 0 and g.hero >= 0 and g.hero_room == dungeon[choice.place - 1]
        return REASONS[HAS_OCCUPANT] if inside else _NOT_HERE
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
    definition = g.cards[card]
    index = choice.mode - 1 if choice.mode else 0
    if index >= len(definition.abilities) or definition.abilities[index].when != WHEN_PLAYED:
        return REASONS[NO_SUCH_MODE]
    found = spell_refusal(g, seat, card)
    if found == LEGAL:
        found = mode_refusal(g, seat, card, definition.abilities[index])
    return _announcing(g, seat, found)


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
    if not choice.place and _is_used_elsewhere(g, g.catalog.by_id[choice.card]):
        return _use_of_other(g, seat, choice)
    dungeon = g.players[seat].dungeon
    at = choice.place - 1
    if not 0 <= at < len(dungeon):
        return REASONS[NO_SUCH_PLACE][0], "BM-ROOM-04"
    top = dungeon[at]
    definition = g.cards[top]
    if definition.id != choice.card:
        return f"another-card-is-at-position-{at + 1}", "BM-STACK-01"
    index = choice.ability - 1 if choice.ability else g.catalog.usual_ability(USE, top)
    if index >= len(definition.abilities) or not _is_announced(definition.abilities[index]):
        return REASONS[NOT_ACTIVATED]
    ability = definition.abilities[index]
    if ability.rivals or ability.from_hand or _is_granted(definition, ability):
        return REASONS[NOT_ACTIVATED]
    if g.phase in _CLOSED:
        return "no-abilities-in-this-phase", _CLOSED[g.phase]
    return _announcing(g, seat, use_refusal(g, seat, top, ability))


def _is_announced(ability: Ability) -> bool:
    return ability.when in (WHEN_ACTIVATED, WHEN_ANNOUNCED)


def _is_granted(definition: Card, ability: Ability) -> bool:
    """Whether something only has this ability until the end of the round."""
    return any(modifier.ability is ability for modifier in definition.modifiers)


def _is_used_elsewhere(g: Table, definition: Card) -> bool:
    """Whether such a card can be used without being a room of the player's own: by its kind, from the hand, by rivals,
    or because something may have an ability of it until the end of the round."""
    if definition.kind != ROOM or definition.hand_chances or definition.for_rivals:
        return True
    return any(modifier.ability is not None for modifier in definition.modifiers)


def _granted(g: Table, seat: int, ability: Ability) -> list[i64]:
    """The cards that have given this player the ability."""
    return [
        effect.source
        for effect in g.round_effects
        if effect.what == MOD_ABILITY
        and effect.seat == seat
        and effect.source >= 0
        and g.cards[effect.source].modifiers[effect.index].ability is ability
    ]


def _use_of_other(g: Table, seat: int, choice: Use) -> Reason:
    """Why something that is no room of the player's own can't be used. Looks only where this seat can see."""
    definition = g.catalog.by_id[choice.card]
    index = choice.ability - 1 if choice.ability else g.catalog.usual_ability(USE, g.codebook().first[choice.card])
    if index >= len(definition.abilities) or not _is_announced(definition.abilities[index]):
        return REASONS[NOTHING_TO_USE]
    ability = definition.abilities[index]
    player = g.players[seat]
    if _is_granted(definition, ability):
        places = _granted(g, seat, ability)
    elif ability.rivals:
        places = [card for card in open_to_rivals(g, seat) if not g.status[card] & FACE_DOWN]
    elif ability.from_hand:
        places = player.rooms
    elif ability.side == HERO:
        return REASONS[NOTHING_TO_USE]
    else:
        places = player.extras
    card = _held(g, places, choice.card)
    if card < 0:
        return ("not-in-hand", "BM-ACT-02") if ability.from_hand else REASONS[NOT_IN_FORCE]
    if g.phase in _CLOSED:
        return "no-abilities-in-this-phase", _CLOSED[g.phase]
    return _announcing(g, seat, use_refusal(g, seat, card, ability))


def _held(g: Table, cards: list[i64], card_id: str) -> int:
    for card in cards:
        if g.cards[card].id == card_id:
            return card
    return -1


def _not_held(g: Table, card_id: str, kind: int) -> Reason:
    """Not in hand, or of the wrong kind. Doesn't give away where else the card may be."""
    found = g.catalog.by_id[card_id].kind
    if found != kind and not (kind == ROOM and found == MINIBOSS):
        return ("not-a-room" if kind == ROOM else "not-a-spell"), "BM-COMP-01"
    return "not-in-hand", "BM-BUILD-02" if kind == ROOM else "BM-SPELL-06"
