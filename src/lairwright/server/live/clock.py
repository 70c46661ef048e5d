"""Clocks: seconds for every choice, then the bank.

A clock runs for a person whose question has been shown, and only where people play against people: bots wait forever.
Who is asked in a response window is a secret, so the others see neither the clock running nor, ever, what it took from
the bank: the bank they see pays only for open questions.
"""

from __future__ import annotations

from lairwright.server.protocol import Clock


class Clocks:
    """The clocks of one table; ``now`` is any clock that only goes forward."""

    def __init__(self, clock: Clock, seats: int, spent: dict[int, float], openly: dict[int, float]) -> None:
        self.clock = clock
        self.banks = [max(0.0, clock.bank - spent.get(seat, 0.0)) for seat in range(seats)]
        #: What the others may know of each bank.
        self.shown = [max(0.0, clock.bank - openly.get(seat, 0.0)) for seat in range(seats)]
        self._running: dict[int, tuple[float, int]] = {}
        #: The clocks that the others may know to be running, with the bank they knew of when each started; and what has
        #: been taken from it since they were last shown something.
        self._faces: dict[int, tuple[float, float]] = {}
        self._unseen: dict[int, float] = {}

    def start(self, seat: int, since: int, now: float) -> bool:
        """Start for the question open since that move; False if it is already running."""
        if seat in self._running and self._running[seat][1] == since:
            return False
        self._running[seat] = (now, since)
        return True

    def left(self, seat: int, now: float) -> float:
        """Seconds before the bank is used."""
        begun, _ = self._running[seat]
        return max(0.0, self.clock.per_choice - (now - begun))

    def bank(self, seat: int, now: float) -> float:
        """What is in the bank at this moment."""
        return max(0.0, self.banks[seat] - self.would_spend(seat, now))

    def would_spend(self, seat: int, now: float) -> float:
        """What an answer at this moment takes from the bank."""
        if seat not in self._running:
            return 0.0
        begun, _ = self._running[seat]
        return min(self.banks[seat], max(0.0, now - begun - self.clock.per_choice))

    def answered(self, seat: int, spent: float, openly: bool) -> None:
        """The question was answered; ``openly`` if everybody knew who was asked."""
        self._running.pop(seat, None)
        self.banks[seat] = max(0.0, self.banks[seat] - spent)
        if openly:
            self._unseen[seat] = self._unseen.get(seat, 0.0) + spent

    def reveal(self) -> None:
        """The answers are now shown to everybody, so the clocks may be too."""
        for seat, spent in self._unseen.items():
            self.shown[seat] = max(0.0, self.shown[seat] - spent)
        self._unseen.clear()
        self._faces = {seat: (begun, self.shown[seat]) for seat, (begun, _) in self._running.items()}

    def own(self, seat: int, now: float) -> tuple[float | None, float]:
        """Seconds left (``None`` if no clock is running) and the bank, as a seat sees its own."""
        if seat not in self._running:
            return None, self.banks[seat]
        return self.left(seat, now), self.bank(seat, now)

    def seen(self, seat: int, now: float, asked: bool) -> tuple[float | None, float]:
        """The same, as the others see it; ``asked`` if, as far as they know, the seat is being asked."""
        if not asked or seat not in self._faces:
            return None, self.shown[seat]
        begun, bank = self._faces[seat]
        gone = now - begun
        return max(0.0, self.clock.per_choice - gone), max(0.0, bank - max(0.0, gone - self.clock.per_choice))

    def stop(self, keep: dict[int, int]) -> None:
        """Stop every clock except those of questions still open, by seat and since when."""
        for seat in [seat for seat, (_, since) in self._running.items() if keep.get(seat) != since]:
            del self._running[seat]
