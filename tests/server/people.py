"""People who play by socket as a page does, change their minds, come and go, and note everything they sent and saw.

They rely only on what the protocol promises: a choice is answered by ``taken``, by a refusal or by a state with another
question; a state may come for any reason or none.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from lairwright.games import game_kind
from tests.server.truth import Data, chained, view_mark
from tests.server.wire import ClosedError, Wire, ask

#: Why a choice, an undo or a consent may come too late when several people act at once.
_LATE: Final = frozenset({"stale", "doubled", "not-your-question", "table-over", "no-undo-wish"})
_UNDO_REFUSALS: Final = _LATE | {"undo-declined", "undo-never", "nothing-to-undo"}
#: What may be refused without anybody minding.
_SMALL: Final = ("consent", "hint", "stops", "leave")
_EXAMPLES: Final = 3


class Tally:
    """What happened, counted, and what shouldn't have."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.examples: dict[str, list[str]] = {}
        self.waits: list[float] = []

    def fault(self, kind: str, example: object) -> None:
        """Something is wrong; a few examples of each kind are kept."""
        self.faults[kind] += 1
        kept = self.examples.setdefault(kind, [])
        if len(kept) < _EXAMPLES:
            text = str(example)
            kept.append(text if len(text) < 1600 else f"{text[:400]} … {text[-1200:]}")

    def told(self) -> str:
        lines = []
        for kind, count in self.faults.most_common():
            lines.append(f"FAULT, {count} times: {kind}")
            lines += [f"    {example}" for example in self.examples[kind]]
        return "\n".join(lines)


@dataclass(frozen=True)
class Habits:
    """How often people do each thing when they could."""

    undo: float = 0.2
    agree: float = 0.8
    decline: float = 0.15
    stops: float = 0.03
    hint: float = 0.0
    twice: float = 0.03
    rejoin: float = 0.02
    leave: float = 0.004
    again: float = 0.5


@dataclass(frozen=True)
class Note:
    """A state as it was shown: marks of view and log, and whether it was the first since the server came up."""

    marks: tuple[int, int]
    seq: int
    first: bool
    #: The view has a question for this seat, so it was asked.
    open: bool
    asked: bool


@dataclass
class Life:
    """What a person sent and received since the server came up."""

    greeted: bool = False
    sent: list[str] = field(default_factory=list)
    #: How many of these the server may not have dealt with yet.
    unsettled: int = 0
    refused: int = 0
    taken: int = 0
    undos: int = 0
    notes: list[Note] = field(default_factory=list)


class Person:
    """Somebody on a seat at a table, or a spectator (``seat`` is None)."""

    def __init__(
        self, address: str, table: str, seat: int | None, key: str, dice: random.Random, tally: Tally, habits: Habits
    ) -> None:
        self.address = address
        self.table = table
        self.seat = seat
        self.key = key
        self.dice = dice
        self.tally = tally
        self.habits = habits
        #: Whether nobody else plays this seat, with the same secret.
        self.honest = True
        self.language = dice.choice(["en", "en", "pl", "ru", "de"])
        self.life = Life()
        self.state: Data = {}
        self.log: list[Data] = []
        self.info: Data = {}
        self.seq = -1
        #: The first state since the server came up, with its log.
        self.first: tuple[Data, list[Data]] | None = None
        #: Whether the seat has ever asked to pass automatically.
        self.auto = False
        #: A choice that was never answered, to be sent again: its number and key.
        self.unanswered: tuple[int, str] | None = None
        #: Called at once with whatever comes (for those who watch the wire).
        self.heard: Callable[[Data], None] = lambda _: None
        #: The wishes about response windows that may be in force: the acknowledged one, then one without an answer.
        self._stops: list[Data] = []
        self._welcomed = False
        self._chain = 0
        self._asked_at = 0.0
        self._waiting: tuple[object, ...] | None = None
        self._doubles = 0
        self._settling: deque[int] = deque()
        self._undoing = -1
        self._wishing = False
        self._wish: tuple[int, int] | None = None
        self._answered: tuple[object, ...] | None = None

    @property
    def over(self) -> bool:
        return bool(self.state.get("standing")) or self.info.get("stage") == "over"

    @property
    def arrived(self) -> bool:
        """Whether the server has greeted this person since it came up; it may have nothing to show yet."""
        return self.life.greeted

    @property
    def cookie(self) -> str:
        return f"lair_{self.table}={self.key}" if self.key else ""

    def begin(self) -> None:
        """The server has come up (again)."""
        self.life = Life()
        self.first = None

    # -- a connection --------------------------------------------------------------------------------

    async def play(self, go: asyncio.Event, patience: float = 60.0) -> None:
        """Play until the game is over; raises an error if the server is lost. Nothing is chosen before ``go``."""
        while not self.over:
            wire = await Wire.open(self.address, f"/ws/{self.table}?lang={self.language}", self.cookie)
            self._waiting = self._wish = self._answered = None
            self._undoing = -1
            self._doubles = 0
            self._settling.clear()
            try:
                await self._converse(wire, go, patience)
            finally:
                await wire.close()

    async def _converse(self, wire: Wire, go: asyncio.Event, patience: float) -> None:
        """One connection, until it is given up or lost, or the game is over."""
        self._welcomed = False
        while not self.over:
            try:
                async with asyncio.timeout(patience):
                    message: Data = json.loads(await wire.hear())
            except TimeoutError:
                waits = "waits for an answer" if self._waiting else "hears nothing"
                self.tally.fault(f"somebody {waits} for {patience:.0f} seconds", (self.table, self.seat, self.state))
                return
            self.heard(message)
            self._take(message)
            if not self._welcomed:
                continue
            if not go.is_set():
                await go.wait()
            if self.seat is not None and not await self._act(wire):
                return

    # -- hearing -------------------------------------------------------------------------------------

    def _take(self, message: Data) -> None:
        match message["type"]:
            case "state":
                self._note(message)
            case "table":
                self.info = message["table"]
            case "welcome":
                self.life.greeted = True
                self.info = message["table"]
                if message["seat"] != self.seat:
                    self.tally.fault("a seat's secret holds another seat", (self.table, self.seat, message["seat"]))
            case "refused":
                self._refused(message)
            case "taken":
                self.life.taken += 1
                self._answer_came("taken")
            case "pong":
                self.life.unsettled -= self._settling.popleft()
            case "hints":
                self.tally.counts["hints"] += 1

    def _note_stops(self, state: Data, first: bool) -> None:
        if first and self.honest and self._stops and state["stops"] not in self._stops:
            self.tally.fault("stops were lost", (self.table, self.seat, self._stops, state["stops"]))
        # Over a new connection, a state may overtake what was said over the old one; not so after a restart.
        if self.first is None or not self._stops or state["stops"] == self._stops[-1]:
            self._stops = [state["stops"]]

    def _note(self, state: Data) -> None:
        welcomed, self._welcomed = self._welcomed, True
        lines = state["log"]
        if state["fresh"]:
            self.log, self._chain = [], 0
        elif not self.life.notes:
            self.tally.fault("the first state lacks the whole log", state)
        self.log = self.log + lines
        self._chain = chained(self._chain, lines)
        if state["seq"] < self.seq:
            self.tally.fault("the number of a state has gone down", (self.table, self.seat, self.seq, state["seq"]))
        self.seq = state["seq"]
        self.state = state
        asked = state["question"]
        decision = state["view"]["decision"]
        self.life.notes.append(
            Note((view_mark(state["view"]), self._chain), self.seq, not self.life.notes, bool(decision), bool(asked))
        )
        self.tally.counts["states"] += 1
        if self._waiting is not None and self._question() != self._waiting:
            self._answer_came("state")
        self._note_stops(state, not welcomed)
        if self.first is None:
            self.first = (state, self.log)
        wisher = state.get("undo_asked_by")
        # A wish that somebody's choice has ended may never have been shown.
        ended = wisher != self.seat and (self._wishing or state["seq"] != self._undoing)
        if self._undoing >= 0 and (state["fresh"] or ended):
            self.tally.counts["undone" if state["fresh"] else "undo ended"] += 1
            self._undoing = -1
        self._wishing = wisher == self.seat and self._undoing >= 0
        if wisher is None:
            self._wish = None

    def _question(self) -> tuple[object, ...] | None:
        """The open question in a form that can be compared."""
        asked = self.state.get("question")
        return None if asked is None else (asked["since"], *(option["key"] for option in asked["options"]))

    def _answer_came(self, how: str) -> None:
        if self._waiting is None:
            return
        self.tally.waits.append(time.monotonic() - self._asked_at)
        self.tally.counts["choices refused" if how == "refused" else "choices"] += 1
        self._answered = None if how == "refused" else self._waiting
        self._waiting = None
        self.unanswered = None

    def _refused(self, message: Data) -> None:
        code, about = message["code"], message["about"]
        if about == "choose":
            self.life.refused += 1
            if code not in _LATE:
                self.tally.fault(f"an offered choice is refused as {code}", (self.table, self.seat, message))
            if self._doubles:
                self._doubles -= 1
                self.tally.counts["doubles refused"] += 1
            else:
                self._answer_came("refused")
        elif about == "undo":
            self.tally.counts[f"undo refused: {code}"] += 1
            self._undoing = -1
            self._wishing = False
            if code in ("internal", "malformed"):
                self.tally.fault(f"an undo is refused as {code}", message)
        elif code in ("internal", "malformed", "too-fast", "too-large") or about not in _SMALL:
            self.tally.fault(f"an honest message is refused as {code}", (self.table, self.seat, message))

    # -- acting --------------------------------------------------------------------------------------

    async def _act(self, wire: Wire) -> bool:
        """Do something, if there is anything to do; False to give up the connection."""
        state, dice, habits = self.state, self.dice, self.habits
        if self.over:
            return True
        self._resend(wire)
        wisher = state.get("undo_asked_by")
        if wisher is not None and wisher != self.seat:
            if self._agree(wire, wisher):
                return True
        elif wisher == self.seat or self._undoing >= 0:
            return True
        if self._waiting is not None:
            return True
        if dice.random() < habits.rejoin:
            self.tally.counts["rejoined"] += 1
            return False
        if dice.random() < habits.leave:
            await self._leave(wire)
            return False
        if dice.random() < habits.stops and len(self._stops) == 1:
            self._set_stops(wire)
        if state["undo"] in ("free", "consent") and wisher is None and dice.random() < habits.undo:
            self.tally.counts[f"undo asked: {state['undo']}"] += 1
            self.life.undos += 1
            self._undoing = state["seq"]
            wire.say("undo", seq=state["seq"])
            return True
        question = self._question()
        if question is not None and question != self._answered:
            if dice.random() < habits.hint:
                wire.say("hint", seq=state["seq"])
            self._choose(wire, state["seq"], str(dice.choice(question[1:])))
        return True

    def _choose(self, wire: Wire, seq: int, key: str) -> None:
        self._waiting = self._question()
        self.unanswered = (seq, key)
        self._asked_at = time.monotonic()
        times = 2 if self.dice.random() < self.habits.twice else 1
        self._doubles += times - 1
        self._send(wire, seq, key, times)

    def _send(self, wire: Wire, seq: int, key: str, times: int = 1) -> None:
        """Messages are handled one after another: once a ``ping`` behind these is answered, they are stored or refused.

        Everything is noted first, because the server may be gone in the middle of it.
        """
        self.life.sent += [key] * times
        self.life.unsettled += times
        self._settling.append(times)
        for _ in range(times):
            wire.say("choose", seq=seq, key=key)
        wire.say("ping")

    def _resend(self, wire: Wire) -> None:
        """After a lost connection, some people send their last choice again: it is late, or what they wanted."""
        if self.unanswered is None or self._waiting is not None:
            return
        seq, key = self.unanswered
        self.unanswered = None
        question = self._question()
        if question is not None and self.dice.random() < self.habits.again:
            self.tally.counts["sent again"] += 1
            self.unanswered = (seq, key)
            self._waiting = question
            self._asked_at = time.monotonic()
            self._send(wire, seq, key)

    def _agree(self, wire: Wire, wisher: int) -> bool:
        """Answer somebody's wish once; False to go on as if there were none, which ends it."""
        wish = (self.state["seq"], wisher)
        if wish == self._wish:
            return True
        self._wish = wish
        roll = self.dice.random()
        busy = self._question() is None or self._waiting is not None
        if roll < self.habits.agree:
            self.tally.counts["consents"] += 1
            wire.say("consent", seq=self.state["seq"], yes=True)
            return True
        if busy or roll < self.habits.agree + self.habits.decline:
            self.tally.counts["declined"] += 1
            wire.say("consent", seq=self.state["seq"], yes=False)
            return True
        self.tally.counts["wishes passed over"] += 1
        return False

    def _set_stops(self, wire: Wire) -> None:
        phases = game_kind(self.state["view"]["game"]).phases
        wanted = {
            "auto": self.dice.random() < 0.4,
            "hold": self.dice.random() < 0.1,
            "stops": sorted(self.dice.sample(phases, self.dice.randrange(3))),
        }
        self.auto = self.auto or bool(wanted["auto"])
        self._stops.append({"type": "stops", **wanted})
        self.tally.counts["stops"] += 1
        wire.say("stops", **wanted)

    async def _leave(self, wire: Wire) -> None:
        """Give up the seat, be released, and come back later."""
        self.tally.counts["left"] += 1
        wire.say("leave")
        try:
            async with asyncio.timeout(20):
                while True:
                    message = json.loads(await wire.hear())
                    self._take(message)
                    if message["type"] == "refused" and message["about"] == "leave":
                        return
        except TimeoutError:
            self.tally.fault("the connection stays open after leave", (self.table, self.seat))
        except ClosedError:
            return


async def open_table(address: str, game: str, seats: int, **settings: Any) -> Data:
    """Open a new table; returns who sits where, as the server answers."""
    wanted = {"game": game, "seats": seats, **settings}
    made = await ask(address, "POST", "/api/tables", {"name": "Ann", "settings": wanted})
    assert made.status == 201, (made.status, made.body)
    seated: Data = made.json()
    return seated


async def join_table(address: str, table: str, name: str) -> Data:
    made = await ask(address, "POST", f"/api/tables/{table}/seats", {"name": name})
    assert made.status == 201, (made.status, made.body)
    seated: Data = made.json()
    return seated
