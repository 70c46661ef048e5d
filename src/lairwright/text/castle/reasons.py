"""Why something is not possible, and how a game ended: one sentence per code."""

from __future__ import annotations

from typing import Final

from lairwright.kernel.outcome import Outcome
from lairwright.text.castle.scene import Scene
from lairwright.text.catalogue import Texts
from lairwright.text.phrases import capital, listed

#: Codes with something variable at the end: how they begin, and their message.
VARIABLE_REASONS: Final[dict[str, str]] = {
    "no-such-seat: ": "reason-no-such-seat",
    "no-such-option: there are ": "reason-no-such-option",
    "unknown-faction: ": "castle-reason-unknown-faction",
    "unknown-monster: ": "castle-reason-unknown-monster",
    "expected: ": "castle-reason-expected",
}
#: Codes that mean the same in every game.
SHARED_REASONS: Final = frozenset({"offered", "game-over", "not-an-option-here", "not-spelt-as-offered"})


def reason_text(texts: Texts, code: str) -> str:
    """One sentence for a code of ``game.why_not``."""
    for prefix, key in VARIABLE_REASONS.items():
        if code.startswith(prefix):
            return texts.say(key, rest=code.removeprefix(prefix))
    return texts.say(f"reason-{code}" if code in SHARED_REASONS else f"castle-reason-{code}")


def outcome_text(texts: Texts, reason: str) -> str:
    """How a game ended, by the reason of its outcome."""
    return texts.say(f"castle-outcome-{reason}")


def winners_text(outcome: Outcome, names: Scene) -> str:
    """Who has won: one, or several who share the victory (CR-END-03)."""
    if len(outcome.winners) == 1:
        return capital(names.said_of("castle-wins", outcome.winners[0]))
    players = listed(names.texts, [names.player_or_you(seat) for seat in outcome.winners])
    return capital(names.texts.say("castle-wins-shared", players=players))


def standing_lines(outcome: Outcome, names: Scene) -> list[str]:
    """The final ranking; equal gold is an equal place (CR-END-03)."""
    lines: list[str] = []
    for seat in outcome.ranking:
        gold = outcome.scores[seat]
        place = 1 + sum(1 for other in outcome.scores if other > gold)
        coins = names.texts.say("castle-score", count=int(gold))
        values = {"place": str(place), "player": capital(names.player(seat)), "seat": names.number(seat)}
        lines.append(names.texts.say("castle-standing", coins=coins, **values))
    return lines
