"""Why a choice is not offered: the predicates that build the menus, asked about one choice."""

from __future__ import annotations

from typing import Final

from lairwright.castle.legality import LEGAL, REASONS, place_refusal, replace_refusal
from lairwright.castle.options import ChooseFaction, Pass, Place, Replace
from lairwright.castle.projections import owner_of, strength_of
from lairwright.castle.table import EMPTY, Castle
from lairwright.castle.words import FACTION, MONSTER, PHASE_SETUP, RAIDERS, STRENGTHS
from lairwright.kernel.choices import IMPOSSIBLE_NUMBER, UNKNOWN_CARD, UNKNOWN_VERB, Choice, Misread

Reason = tuple[str, str]

_FORMS: Final = "expected: place MONSTER at N, or replace MONSTER at N with MONSTER"
_FACTIONS_FIRST: Final[Reason] = ("factions-are-chosen-first", "CR-SETUP-09")
_NO_SUCH_GUARD: Final[Reason] = ("no-such-guard", "CR-PLAY-02")


def explain(g: Castle, seat: int, choice: Choice) -> Reason:
    """Reason code and rule ID for a choice that isn't offered to this seat."""
    found = _whose_turn(g, seat, isinstance(choice, ChooseFaction))
    if found is not None:
        return found
    if isinstance(choice, ChooseFaction):
        return _faction(g, seat, choice)
    if isinstance(choice, Place):
        return _place(g, seat, choice)
    if isinstance(choice, Replace):
        return _replace(g, seat, choice)
    assert isinstance(choice, Pass)
    return "must-play", "CR-PLAY-15"


def explain_misread(g: Castle, seat: int, problem: Misread) -> Reason:
    """The same for a text that is not a choice in this game."""
    found = _whose_turn(g, seat, problem.verb == "faction")
    if found is not None:
        return found
    if problem.verb == "faction":
        return (f"unknown-faction: {problem.word}", "") if problem.why == UNKNOWN_CARD else _FACTIONS_FIRST
    if problem.why == UNKNOWN_CARD:
        return f"unknown-monster: {problem.word}", ""
    if problem.why == IMPOSSIBLE_NUMBER:
        return _NO_SUCH_GUARD
    return ("not-an-option-here" if problem.why == UNKNOWN_VERB else _FORMS), ""


def _whose_turn(g: Castle, seat: int, choosing_faction: bool) -> Reason | None:
    """Whose turn it is comes before anything about hands: the answer must not reveal what somebody holds."""
    if g.phase == PHASE_SETUP:
        return None if choosing_faction else _FACTIONS_FIRST
    if choosing_faction:
        return "factions-are-chosen-already", "CR-SETUP-09"
    if seat in g.open:
        return None
    if g.on_board[seat] == RAIDERS:
        return "has-two-monsters-on-the-board", "CR-PLAY-13"
    return "not-your-turn", "CR-PLAY-01"


def _faction(g: Castle, seat: int, choice: ChooseFaction) -> Reason:
    card = g.catalog.by_id[choice.card]
    if card.kind != FACTION:
        return f"unknown-faction: {choice.card}", ""
    if g.factions[seat] >= 0:
        return "has-a-faction-already", "CR-SETUP-09"
    if g.seat_of[card.faction] >= 0:
        return "faction-is-taken", "CR-SETUP-12"
    return "not-your-turn", "CR-OQ-17"


def _place(g: Castle, seat: int, choice: Place) -> Reason:
    if choice.guard > g.seats:
        return _NO_SUCH_GUARD
    monster = _monster(g, choice.card)
    if monster < 0:
        return f"unknown-monster: {choice.card}", ""
    found = _held(g, seat, monster)
    return found if found is not None else _reason(place_refusal(g, choice.guard - 1))


def _replace(g: Castle, seat: int, choice: Replace) -> Reason:
    at = choice.guard - 1
    if choice.guard > g.seats:
        return _NO_SUCH_GUARD
    monster, victim = _monster(g, choice.card), _monster(g, choice.old)
    if monster < 0 or victim < 0:
        return f"unknown-monster: {choice.card if monster < 0 else choice.old}", ""
    if victim not in g.fields[2 * at : 2 * at + 2]:
        return "that-monster-is-not-there", "CR-PLAY-04"
    found = _held(g, seat, monster)
    if found is not None:
        return found
    return _reason(replace_refusal(g, seat, monster, at, victim))


def _reason(refused: int) -> Reason:
    return REASONS[refused] if refused != LEGAL else ("not-an-option-here", "")


def _monster(g: Castle, name: str) -> int:
    card = g.catalog.by_id[name]
    return card.faction * STRENGTHS + card.strength - 1 if card.kind == MONSTER else -1


def _held(g: Castle, seat: int, monster: int) -> Reason | None:
    """Why this seat can't play this monster at all, or ``None``."""
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
