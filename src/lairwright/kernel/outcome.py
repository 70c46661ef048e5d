"""How a game ended."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Outcome:
    """``reason`` is a code, ``rule`` the rule that ended the game, ``ranking`` the seats from best to worst."""

    __slots__ = ("ranking", "reason", "rule", "scores", "winners")

    def __init__(self, reason: str, rule: str, winners: list[i64], ranking: list[i64], scores: list[i64]) -> None:
        self.reason = reason
        self.rule = rule
        self.winners = winners
        self.ranking = ranking
        self.scores = scores

    def as_data(self) -> dict[str, object]:
        return {
            "reason": self.reason,
            "rule": self.rule,
            "winners": self.winners.copy(),
            "ranking": self.ranking.copy(),
            "scores": self.scores.copy(),
        }

    def __repr__(self) -> str:
        return f"Outcome({self.reason}, winners {self.winners})"
