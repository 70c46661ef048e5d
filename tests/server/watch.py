"""Compares what is stored of a table with what its people sent and were shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from tests.server.people import Person, Tally
from tests.server.truth import Data, Disk, Row, Truth, lasting

#: Fields that are the same in states before and after a restart if the position is.
_SAME: Final = ("phase", "values", "undo", "standing")


@dataclass
class Party:
    """A table, from the moment its opening was answered."""

    id: str
    seats: int
    truth: Truth
    people: list[Person] = field(default_factory=list)
    onlookers: list[Person] = field(default_factory=list)
    #: Somebody was about to sit down when the server was killed.
    joining: bool = False
    #: Somebody sits there who was never told so: it cannot be played.
    lost: bool = False
    changes: list[tuple[int, str, Data]] = field(default_factory=list)
    #: The last state of each viewer before the kill, and the position it was of.
    before: dict[int | None, tuple[int, Data, list[Data]]] = field(default_factory=dict)
    at: dict[int | None, int] = field(default_factory=dict)
    #: How many moves were stored when the server came up.
    begun: int = 0
    #: Nobody chose before everybody was there: the first states are of exactly that position.
    together: bool = True
    rematch: str = ""

    @property
    def viewers(self) -> list[Person]:
        return self.people + self.onlookers

    @property
    def playing(self) -> bool:
        return len(self.people) == self.seats and not self.lost

    @property
    def over(self) -> bool:
        return self.playing and self.truth.game.over


class Watch:
    """Looks at the disk, and reports to the tally."""

    def __init__(self, disk: Disk, tally: Tally) -> None:
        self.disk = disk
        self.tally = tally

    def check(self, party: Party) -> None:
        changes = self.disk.changes(party.id)
        if changes[: len(party.changes)] != party.changes:
            self.tally.fault("what was stored about a table has changed", (party.id, party.changes, changes))
        party.changes = changes
        seated = len(changes[0][2]["people"]) + sum(kind == "joined" for _, kind, _ in changes)
        if not len(party.people) <= seated <= len(party.people) + party.joining:
            self.tally.fault("a seat was taken and is not", (party.id, len(party.people), seated))
        party.lost = seated > len(party.people)
        party.joining = False
        new = party.truth.grow(self.disk.moves(party.id))
        self.tally.counts["moves"] += len(new)
        self.tally.counts["undos stored"] += sum(row.kind == "undo" for row in new)
        ended = any(kind == "ended" for _, kind, _ in changes)
        if ended != party.truth.game.over:
            self.tally.fault("a table and its game don't end together", party.id)
        for person in party.viewers:
            self._check_shown(party, person)
            if person.seat is not None and person.honest:
                self._check_sent(party, person, [row for row in new if row.seat == person.seat])
        party.begun = len(party.truth.rows)

    def _check_shown(self, party: Party, person: Person) -> None:
        """Every state is that of a position, and the first since the restart that of the last one before it."""
        at = party.at.get(person.seat, 0)
        quiet = party.together and not any(other.auto for other in party.people)
        for note in person.life.notes:
            first = at
            places: Iterable[int] = party.truth.find(person.seat, note.marks, first)
            if note.first and quiet and party.truth.has_shown(person.seat, party.begun):
                places = (place for place in places if party.truth.is_last_shown(person.seat, place, party.begun))
            found = next(iter(places), None)
            if found is None:
                where = "after a restart" if note.first else "under play"
                detail = (party.id, person.seat, note, first, party.truth.rows[-3:])
                self.tally.fault(f"a state {where} is of no stored position", detail)
                return
            if note.open != note.asked and not person.auto and not party.truth.positions[found].game.over:
                self.tally.fault("an open question is not asked", (party.id, person.seat, note))
            at = found
            self.tally.counts["states compared"] += 1
            if note.first:
                self._check_same(party, person, at)
        party.at[person.seat] = at
        if person.life.notes:
            party.before[person.seat] = (at, person.state, person.log)

    def _check_same(self, party: Party, person: Person, at: int) -> None:
        """What is shown after the restart is what was shown before, where nothing has happened in between."""
        if person.seat not in party.before or person.first is None:
            return
        position, state, log = party.before[person.seat]
        again, log_again = person.first
        if position != at or state["seq"] != again["seq"]:  # states that look alike have other numbers
            return
        self.tally.counts["states equal before and after"] += 1
        names = [name for name in _SAME if state[name] != again[name]]
        if lasting(state["view"]) != lasting(again["view"]):
            names.append("view")
        answered = any(row.seat == person.seat for row in party.truth.rows[at:])
        if _without_number(state["question"]) != _without_number(again["question"]) and not (person.auto or answered):
            names.append("question")
        if [_line(line) for line in log] != [_line(line) for line in log_again]:
            names.append("log")
        for name in names:
            detail = (party.id, person.seat, at, state.get(name), again.get(name))
            self.tally.fault(f"{name} differs after a restart", detail)

    def _check_sent(self, party: Party, person: Person, rows: list[Row]) -> None:
        """What is stored for a seat is what it sent, in its order; only what was refused or not answered is missing."""
        life = person.life
        if sum(row.kind == "undo" for row in rows) > life.undos:
            self.tally.fault("something was taken back that nobody asked for", (party.id, person.seat, rows))
        chosen = [row.key for row in rows if row.kind == "choice"]
        stored, strange = matched(chosen, life.sent, person.auto)
        if strange:
            self.tally.fault("a choice is stored that its seat never sent", (party.id, person.seat, rows, life.sent))
        missing = len(life.sent) - stored - life.refused
        if missing > life.unsettled or stored < life.taken:
            self.tally.fault("an acknowledged choice is lost", (party.id, person.seat, life.sent, rows, life.refused))
        self.tally.counts["choices compared"] += stored


def matched(stored: list[str], sent: list[str], auto: bool) -> tuple[int, int]:
    """How many stored choices were sent, in this order, and how many were not, except passes of an ``auto`` seat."""
    weights = [1 if auto and key == "pass" else 1000 for key in stored]
    best = [0] * (len(sent) + 1)
    for key, weight in zip(stored, weights, strict=True):
        row = [0]
        for at, other in enumerate(sent):
            row.append(max(best[at + 1], row[at], best[at] + weight if key == other else 0))
        best = row
    found, passes = divmod(best[-1], 1000)
    return found + passes, sum(weight == 1000 for weight in weights) - found


def _without_number(question: Data | None) -> Data | None:
    return None if question is None else {**question, "since": 0}


def _line(line: Data) -> Data:
    return {**line, "seq": 0}
