"""Why something is not possible, and how a game ended: one sentence per code."""

from __future__ import annotations

from typing import Final

from lairwright.text.log import PHASE_NAMES

#: Reason codes of ``game.why_not`` (dungeon/legality.py, dungeon/refusals.py, kernel/game.py).
REASON_TEXTS: Final[dict[str, str]] = {
    "legal": "That is possible.",
    "offered": "That is possible: it is among the options.",
    "building-forbidden": "An effect forbids all building for the rest of this round.",
    "advanced-needs-room-below": "An Advanced Room can only be built on top of a Room, not as a new one.",
    "dungeon-full": "Your dungeon already has five visible Rooms: you can only build on one of them.",
    "cannot-build-on-face-down": "You cannot build on a Room that still lies face down.",
    "cannot-build-on-deactivated": "You cannot build on a deactivated Room.",
    "treasure-does-not-match": "An Advanced Room needs a Room below it that shares at least one treasure type with it.",
    "not-covered-by-advanced": "The Room there says that no Advanced Room can be built on it.",
    "no-such-place": "Your dungeon has no Room at that position; positions are counted from the boss, starting with 1.",
    "wrong-phase-icon": "That card cannot be used in this phase.",
    "condition-does-not-hold": "The condition that the card states does not hold now.",
    "no-legal-target": "There is nothing now that the card could be used on.",
    "already-used-this-round": "That ability has already been used this round.",
    "room-not-active": "The Room is face down or deactivated, so its text does not work.",
    "cost-cannot-be-paid": "You cannot pay the cost of that ability.",
    "no-activated-ability": "That Room has no ability that you could use; what it does happens by itself.",
    "nothing-to-negate": "No opponent is playing a Spell that could be negated.",
    "already-built-this-round": "You have already placed your Room for this round, or this is not the moment.",
    "rooms-are-revealed-already": "The Rooms of this round have been revealed already.",
    "mulligan-only-once": "A starting hand may be replaced only once.",
    "hand-does-not-allow-a-mulligan": "Your starting hand is not one that may be replaced.",
    "must-discard": "You still have to discard cards of your starting hand.",
    "has-discarded-already": "You have already discarded your cards of the starting hand.",
    "not-your-turn-to-build": "It is another player's turn to build.",
    "first-room-is-mandatory": "With these rules, the first Room has to be placed.",
    "eliminated": "That player is out of the game.",
    "must-choose": "One of the options has to be taken: this choice cannot be declined.",
    "turn-is-over": "Your turn in the Build phase is over.",
    "not-your-choice-now": "It is not your turn to choose now.",
    "not-an-option-here": "That does not answer the question that is open now.",
    "no-spells-in-this-phase": "No Spells may be played in this phase.",
    "no-abilities-in-this-phase": "No abilities may be used in this phase.",
    "not-a-room": "That card is not a Room.",
    "not-a-spell": "That card is not a Spell.",
    "not-in-hand": "You do not have that card in your hand.",
    "game-over": "The game is over.",
}

#: Codes with something variable at the end: the beginning of the code, and the sentence for the rest.
REASON_PREFIXES: Final[dict[str, str]] = {
    "no-such-seat: ": "There is no seat {rest}.",
    "unknown-card: ": "There is no card with the id {rest} in this game.",
    "expected: ": "A key like that is written: {rest}.",
    "no-such-option: there are ": "There is no option with that number; there are {rest}.",
    "no-building-in-": "Nothing is built in this phase ({phase}).",
    "another-card-is-at-position-": "Another Room lies at position {rest}.",
}

#: How a game ended, by the reason of its outcome.
OUTCOME_TEXTS: Final[dict[str, str]] = {
    "ten-souls": "Ten Souls were reached.",
    "last-boss-standing": "Only one boss is left.",
    "all-out": "The last bosses fell in the same round; the best score decides.",
    "five-wounds": "A boss has taken five Wounds; the best score decides.",
    "hero-deck-empty": "The Hero deck is empty; the best score decides.",
    "heroes-exhausted": "No Hero is left anywhere; the best score decides.",
    "stalemate": "Nothing moves any more; the best score decides.",
}


def reason_text(code: str) -> str:
    """One sentence for a reason code; a code this package does not know yet is shown as it is."""
    if code in REASON_TEXTS:
        return REASON_TEXTS[code]
    for prefix, text in REASON_PREFIXES.items():
        if code.startswith(prefix):
            rest = code.removeprefix(prefix)
            return text.format(rest=rest, phase=PHASE_NAMES.get(rest.removesuffix("-phase"), rest))
    return f"That is not possible ({code})."


def outcome_text(reason: str) -> str:
    return OUTCOME_TEXTS.get(reason, f"The game has ended ({reason}).")
