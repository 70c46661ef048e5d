"""Clocks: seconds for every choice, then the bank.

A clock runs for a person whose question has been shown, and only where people play against people: bots wait for ever.
Who is asked in a response window is a secret, so the others see neither that the clock runs nor, until the seat answers
an open question, what it took from the bank.
"""

from __future__ import annotations

from lairwright.server.protocol import Clock


class Clocks:
    """The clocks of one table; ``now`` is any clock that only goes forward."""

    def __init__(self, clock: Clock, seats: int, spent: dict[int, float]) -> None:
        self.clock = clock
        self.banks = [max(0.0, clock.bank - spent.get(seat, 0.0)) for seat in range(seats)]
        #: What the others may know of each bank.
        self.shown = list(self.banks)
        self._running: dict[int, tuple[float, int]] = {}
        #: The clocks that run for all the others have seen, with the bank at their start; and banks they have not seen.
        self._faces: dict[int, tuple[float, float]] = {}
        self._unseen: dict[int, float] = {}

    def start(self, seat: int, since: int, now: float) -> bool:
        """Start for the question open since that move; False where it runs already."""
        if seat in self._running and self._running[seat][1] == since:
            return False
        self._running[seat] = (now, since)
        return True

    def running(self, seat: int) -> bool:
        return seat in self._running

    def left(self, seat: int, now: float) -> float:
        """Seconds before the bank is used."""
        begun, _ = self._running[seat]
        return max(0.0, self.clock.per_choice - (now - begun))

    def bank(self, seat: int, now: float) -> float:
        """What is in the bank at this moment."""
        return max(0.0, self.banks[seat] - self.would_spend(seat, now))

    def ends_in(self, seat: int) -> float:
        """How long after its start a running clock ends."""
        return self.clock.per_choice + self.banks[seat]

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
            self._unseen[seat] = self.banks[seat]

    def reveal(self) -> None:
        """What has been answered is shown to everybody now, and so may be what the clocks say."""
        self._faces = {seat: (begun, self.banks[seat]) for seat, (begun, _) in self._running.items()}
        for seat, bank in self._unseen.items():
            self.shown[seat] = bank
        self._unseen.clear()

    def face(self, seat: int, now: float) -> tuple[float, float] | None:
        """Seconds left and the bank, as the others see the clock of a seat; nothing where none runs for them."""
        if seat not in self._faces:
            return None
        begun, bank = self._faces[seat]
        gone = now - begun
        return max(0.0, self.clock.per_choice - gone), max(0.0, bank - max(0.0, gone - self.clock.per_choice))

    def stop(self, keep: dict[int, int]) -> None:
        """Stop every clock but those of the questions that are still open, by seat and since when."""
        for seat in [seat for seat, (_, since) in self._running.items() if keep.get(seat) != since]:
            del self._running[seat]
