"""Endless bad messages over sockets and HTTP while honest people play on.

``python -m tests.server.bad_messages --messages 1000000``. Honest people always play tables of both games; at some of
these a hostile device holds another seat, at the others there are hostile spectators. Hostile connections come from
many addresses and send what ``nonsense`` makes. At the end:

- every message and every clean request was answered, or its connection ended; no answer was a failure;
- honest people never waited long, and their tables ended; what is stored for their seats is what they sent, what they
  were shown was the game as stored, and every stored key was on its seat's menu;
- nobody learnt anything by naming another seat, and nobody's connection stayed open after ``leave``;
- the log reports no failure, the server is well, its memory is bounded and its sockets are closed.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))  # run as a script, where "tests" is a folder of the checkout, not an installed package

from tests.server.bad_requests import Requests  # noqa: E402 - after the path
from tests.server.logbook import last_line, troubles  # noqa: E402
from tests.server.nonsense import END, Nonsense, unreadable  # noqa: E402
from tests.server.people import Habits, Person, Tally, join_table, open_table  # noqa: E402
from tests.server.processes import memory_of, sockets_of, work_of  # noqa: E402
from tests.server.serving import Server, Zygote, serving  # noqa: E402
from tests.server.truth import Data, Disk, StoredError  # noqa: E402
from tests.server.watch import Party, Watch  # noqa: E402
from tests.server.wire import Answer, ClosedError, TurnedAwayError, Wire, answer, ask, connection, frame, hang_up  # noqa: E402

#: Honest tables: game, seats, and whether a hostile device also holds the last seat.
TABLES: Final = (
    ("boss-monster", 2, False),
    ("boss-monster", 3, True),
    ("castle-raid", 3, False),
    ("castle-raid", 4, True),
)
#: Most messages should be read, not refused because there are too many; tables are dropped soon. Limits on strangers
#: stay.
SETTINGS: Final[Data] = {
    "rate": 5000.0,
    "burst": 3000,
    "beat": 0.05,
    "hold": 0.1,
    "idle": 5.0,
    "hint_budget": 4,
    "openings": 60,
    "opening_rate": 0.5,
}
_BATCH: Final = 40
_PIPELINE: Final = 20
_PATIENCE: Final = 60.0
#: How long a body that trickles in may take; after that, somebody should have ended it.
_SLOWEST: Final = 75.0
_PING: Final = frame(b'{"type":"ping"}')
_UNREAD: Final = frozenset({"malformed", "too-large", "too-fast"})


class _Question(msgspec.Struct):
    options: list[_Option]


class _Option(msgspec.Struct):
    key: str


class _Heard(msgspec.Struct):
    """What a hostile device reads from an answer."""

    type: str
    code: str = ""
    seq: int = 0
    question: _Question | None = None


_READER: Final = msgspec.json.Decoder(_Heard)


@dataclass
class Target:
    """A table being played: who may be bothered there, and the secret of the hostile seat, if there is one."""

    table: str
    key: str
    seats: int


class Hammer:
    """The run."""

    def __init__(self, server: Server, messages: int, seconds: float, dice: random.Random) -> None:
        self.server = server
        self.messages = messages
        self.dice = dice
        self.tally = Tally()
        self.watch = Watch(Disk(server.folder), self.tally)
        self.targets: dict[str, Target] = {}
        self.sent = 0
        self.ends = time.monotonic() + seconds
        self.memory: list[int] = []
        self.longest_pause = 0.0
        self.slowest = 0.0
        #: Seconds of processor time that the server has used.
        self.work = 0.0

    def enough(self) -> bool:
        return self.sent >= self.messages or time.monotonic() > self.ends

    def count(self, kind: str, number: int = 1) -> None:
        self.sent += number
        self.tally.counts[kind] += number

    # -- honest people -----------------------------------------------------------------------------

    async def honest(self, game: str, seats: int, hostile: bool) -> None:
        """One table after another, each to its end."""
        go = asyncio.Event()
        go.set()
        address = self.server.address
        habits = Habits(undo=0.05, stops=0.02, leave=0.0, rejoin=0.01)
        while not self.enough():
            made = [await open_table(address, game, seats)]
            table = made[0]["table"]
            made += [await join_table(address, table, f"Guest {seat}") for seat in range(1, seats)]
            people = [
                Person(address, table, one["seat"], one["key"], random.Random(self.dice.random()), self.tally, habits)
                for one in made
            ]
            people[-1].honest = not hostile
            party = Party(table, seats, self.watch.disk.truth(table), people, together=False)
            self.targets[table] = Target(table, people[-1].key if hostile else "", seats)
            await asyncio.gather(*(self.one_honest(person, go) for person in people))
            del self.targets[table]
            self.look_at(party)

    async def one_honest(self, person: Person, go: asyncio.Event) -> None:
        person.begin()
        while not person.over:
            try:
                await person.play(go, _PATIENCE)
            except (ClosedError, OSError) as lost:
                if person.honest:
                    self.tally.fault("an honest connection was lost", repr(lost))
                    if self.tally.faults["an honest connection was lost"] > 100:
                        return

    def look_at(self, party: Party) -> None:
        try:
            self.watch.check(party)
        except StoredError as wrong:
            self.tally.fault("a stored choice was not in its seat's menu", (party.id, wrong))
            return
        party.truth.check_replays()
        self.tally.counts["honest tables ended"] += party.over

    async def progress(self) -> None:
        """How long nobody honest made progress, and how much memory is used."""
        last, since, told = 0, time.monotonic(), time.monotonic()
        while True:
            await asyncio.sleep(0.05)
            now = time.monotonic()
            if self.tally.counts["choices"] != last:
                last, since = self.tally.counts["choices"], now
            elif self.targets:
                self.longest_pause = max(self.longest_pause, now - since)
            if now - told > 10:
                told = now
                self.memory.append(memory_of(self.server.pid))
                print(f"{self.sent} messages, {last} honest choices, {self.memory[-1]} kB", flush=True)

    # -- sockets -----------------------------------------------------------------------------------

    async def sockets(self, number: int) -> None:
        """A hostile device: one connection after another."""
        source = f"127.0.0.{2 + number % 200}"
        dice = random.Random(self.dice.random())
        talk = Nonsense(dice)
        while not self.enough():
            if not self.targets:
                await asyncio.sleep(0.02)
                continue
            target = dice.choice(list(self.targets.values()))
            seated = bool(target.key) and dice.random() < 0.6
            cookie = f"lair_{target.table}={target.key}" if seated else ""
            try:
                wire = await Wire.open(self.server.address, f"/ws/{target.table}", cookie, source)
            except (ClosedError, TurnedAwayError, OSError):
                self.tally.counts["connections refused"] += 1
                await asyncio.sleep(0.05)
                continue
            self.tally.counts["connections"] += 1
            try:
                while not self.enough() and target.table in self.targets:
                    if seated and dice.random() < 0.02:
                        await self.twins(wire, talk, target.seats)
                    if dice.random() < 0.003:
                        await self.flood(wire)
                    await self.batch(wire, talk, dice)
            except (ClosedError, OSError):
                self.tally.counts["connections closed by the server"] += 1
            except TimeoutError:
                self.tally.fault("a bad message is not answered", (target.table, seated))
            finally:
                await wire.close()

    async def batch(self, wire: Wire, talk: Nonsense, dice: random.Random) -> None:
        """This many messages at once, then everything that comes back."""
        parts: list[bytes] = []
        certain = 0
        verdict = 0
        while len(parts) < _BATCH and verdict != END:
            raw, message, verdict = talk.message()
            parts.append(raw)
            certain += message is not None and unreadable(message)
        self.count("bad messages", len(parts))
        if verdict == END and dice.random() < 0.5:  # and hang up in the middle of it
            wire.send(b"".join(parts))
            raise ClosedError(1000)
        wire.send(b"".join(parts) + _PING)
        refused = 0
        try:
            async with asyncio.timeout(1.0 if verdict == END else _PATIENCE):
                while True:
                    heard = _READER.decode(await wire.hear())
                    if heard.type == "pong":
                        break
                    refused += heard.code in _UNREAD
                    self.hear(heard, talk)
        except TimeoutError:
            if verdict != END:
                raise
            self.tally.counts["half frames waited for"] += 1
            raise ClosedError(1000) from None
        if refused < certain and verdict != END:
            self.tally.fault("a bad message gets no answer", f"{certain} were bad, {refused} refused: {parts[:3]}")

    def hear(self, heard: _Heard, talk: Nonsense) -> None:
        if heard.type == "state":
            talk.seq = heard.seq
            talk.keys = [option.key for option in heard.question.options] if heard.question else talk.keys
        elif heard.type == "refused":
            self.tally.counts[f"refused: {heard.code}"] += 1
            if heard.code == "internal":
                self.tally.fault("a bad message is answered by 'internal'", "see the log")

    async def twins(self, wire: Wire, talk: Nonsense, seats: int) -> None:
        """Asking ``why`` in another seat's name reveals as much as asking in nobody's."""
        for _ in range(3):
            key = self.dice.choice([*talk.keys, "pass", "decline", "build ligers-den end"])
            seat = self.dice.randrange(seats)
            codes: list[str] = []
            for prefix in (str(seat), "nobody"):
                wire.say("why", key=f"{prefix}: {key}")
            wire.send(_PING)
            self.count("bad messages", 2)
            async with asyncio.timeout(_PATIENCE):
                while (heard := _READER.decode(await wire.hear())).type != "pong":
                    self.hear(heard, talk)
                    if heard.type in ("refused", "why-not"):
                        codes.append(heard.code)
            if len(codes) != 2 or codes[0] == codes[1]:
                return  # the same, or something has happened in between
        self.tally.fault("why answers in another seat's name", (key, seat, codes))

    async def flood(self, wire: Wire) -> None:
        """More at once than anybody may send: answered, refused with a code, or disconnected."""
        number = int(SETTINGS["burst"]) + 200
        self.count("bad messages", number)
        wire.send(_PING * number)
        async with asyncio.timeout(_PATIENCE):
            for _ in range(number):
                # Somebody may decline a wish in the meantime, which is a refusal of something else.
                while (heard := _READER.decode(await wire.hear())).type != "pong" and heard.code != "too-fast":
                    continue
                self.tally.counts[f"flood: {heard.code or heard.type}"] += 1

    async def leavers(self, times: int) -> None:
        """A seat is left again and again, with more messages behind: each connection ends."""
        made = [await open_table(self.server.address, "castle-raid", 3)]
        table = made[0]["table"]
        made += [await join_table(self.server.address, table, f"Leaver {seat}") for seat in (1, 2)]
        for number in range(times):
            if self.enough():
                return
            one = made[number % 3]
            wire = await Wire.open(self.server.address, f"/ws/{table}", f"lair_{table}={one['key']}")
            leave = frame(b'{"type":"leave"}')
            wire.send(leave + (_PING + leave) * self.dice.randrange(1, 4))
            self.count("bad messages", 2)
            self.tally.counts["seats left"] += 1
            try:
                async with asyncio.timeout(10):
                    while True:
                        await wire.hear()
            except TimeoutError:
                self.tally.fault("a connection stays open after leave", (table, number))
            except ClosedError:
                pass
            finally:
                await wire.close()

    # -- HTTP --------------------------------------------------------------------------------------

    async def requests(self, number: int) -> None:
        source = f"127.0.0.{2 + number % 200}"
        dice = random.Random(self.dice.random())
        while not self.enough():
            made = Requests(dice, self.server.address, list(self.targets))
            if dice.random() < 0.5:
                await self.rough(made.rough(), source, dice)
            else:
                await self.pipeline([made.clean() for _ in range(_PIPELINE)], source)

    async def pipeline(self, wanted: list[bytes], source: str) -> None:
        """Several requests over a connection; a server may end it after any answer, then the rest is sent again."""
        dropped = 0
        while wanted:
            answered = 0
            tried = wanted[:1] if dropped else wanted
            try:
                reader, writer = await connection(self.server.address, source)
            except OSError:
                await asyncio.sleep(0.05)
                continue
            try:
                writer.write(b"".join(tried))
                async with asyncio.timeout(_PATIENCE):
                    for request in tried:
                        found = await answer(reader)
                        answered += 1
                        self.judge(request, found)
                        if found.last:
                            break
            except (ClosedError, OSError):
                pass
            except TimeoutError:
                self.tally.fault("a request is not answered", wanted[answered])
                return
            finally:
                await hang_up(writer)
            self.count("bad requests", answered)
            dropped = 0 if answered else dropped + 1
            if dropped == 3:
                self.tally.fault("a request is dropped without an answer", wanted[0])
                self.count("bad requests")
                answered, dropped = 1, 0
            wanted = wanted[answered:]

    def judge(self, request: bytes, found: Answer) -> None:
        self.tally.counts[f"HTTP {found.status}"] += 1
        if found.status >= 500:
            self.tally.fault(f"a request is answered with {found.status}", (request, found.body))

    async def rough(self, request: bytes, source: str, dice: random.Random) -> None:
        """A request that may never be complete: sent, and abandoned after a moment."""
        try:
            reader, writer = await connection(self.server.address, source)
        except OSError:
            await asyncio.sleep(0.05)
            return
        self.count("bad requests")
        try:
            writer.write(request)
            if dice.random() < 0.3:
                return
            async with asyncio.timeout(0.25):
                self.judge(request, await answer(reader))
        except (ClosedError, OSError, TimeoutError, ValueError, IndexError):
            self.tally.counts["rough requests without an answer"] += 1
        finally:
            await hang_up(writer)

    async def slow(self) -> None:
        """A body that trickles in: somebody must lose patience, and it must not be us."""
        head = f"POST /api/tables HTTP/1.1\r\nHost: {self.server.address}\r\nContent-Length: 9000\r\n\r\n"
        while not self.enough():
            reader, writer = await connection(self.server.address, "127.0.0.250")
            began = time.monotonic()
            self.count("bad requests")
            try:
                writer.write(head.encode())
                while not self.enough() and time.monotonic() - began < _SLOWEST:
                    writer.write(b" ")
                    try:
                        async with asyncio.timeout(0.5):
                            self.judge(b"slow", await answer(reader))
                            break
                    except TimeoutError:
                        continue
            except (ClosedError, OSError):
                pass
            finally:
                await hang_up(writer)
            self.slowest = max(self.slowest, time.monotonic() - began)
            if time.monotonic() - began >= _SLOWEST:
                self.tally.fault("a body that comes in drops is never cut off", f"after {_SLOWEST:.0f} seconds")

    # -- all of it ---------------------------------------------------------------------------------

    async def run(self, sockets: int, requests: int) -> None:
        pid = self.server.pid
        await ask(self.server.address, "GET", "/api/health")
        begun = sockets_of(pid)
        self.memory.append(memory_of(pid))
        watching = asyncio.create_task(self.progress())
        work: list[Coroutine[Any, Any, None]] = [self.honest(*kind) for kind in TABLES]
        work += [self.sockets(number) for number in range(sockets)]
        work += [self.requests(sockets + number) for number in range(requests)]
        work += [self.slow(), self.slow(), self.leavers(max(20, min(500, self.messages // 1000)))]
        try:
            await asyncio.gather(*work)
        finally:
            watching.cancel()
        await self.after(begun)

    async def after(self, begun: int) -> None:
        """What is left when everybody has gone."""
        health = await ask(self.server.address, "GET", "/api/health")
        if health.status != 200 or health.json()["status"] != "ok":
            self.tally.fault("the server is not well", health.body)
        end = time.monotonic() + 20
        while (left := sockets_of(self.server.pid)) > begun and time.monotonic() < end:
            await asyncio.sleep(0.1)
        if left > begun:
            self.tally.fault("sockets stay open on the server", f"{begun} at the start, {left} at the end")
        self.memory.append(memory_of(self.server.pid))
        self.work = work_of(self.server.pid)
        warm = self.memory[min(1, len(self.memory) - 1)]
        if self.memory[-1] > 1.5 * warm + 100_000:
            self.tally.fault("memory grows", f"in kB, over time: {self.memory}")
        if self.longest_pause > _PATIENCE / 2:
            self.tally.fault("honest people did not get on", f"for {self.longest_pause:.1f} seconds")


def report(hammer: Hammer, seconds: float, log: str) -> int:
    """Say what was found; returns the exit code."""
    tally = hammer.tally
    for trouble in troubles(log):
        tally.fault(f"the log has a failure: {last_line(trouble)}", trouble)
    waits = sorted(tally.waits) or [0.0]
    print(f"{hammer.sent} bad messages in {seconds:.0f} s, {hammer.sent / seconds:.0f} a second")
    for name in sorted(tally.counts):
        print(f"  {tally.counts[name]:9} {name}")
    print(
        f"honest choices: {tally.counts['choices'] / seconds:.1f} a second, answered in {waits[len(waits) // 2]:.3f} s "
        f"(99 of 100 in {waits[len(waits) * 99 // 100]:.3f} s, the slowest in {waits[-1]:.3f} s), "
        f"longest pause {hammer.longest_pause:.1f} s"
    )
    print(f"memory in kB, over time: {hammer.memory}; the slowest body took {hammer.slowest:.0f} s")
    print(f"the server worked for {hammer.work:.0f} s, we for {time.process_time():.0f} s")
    if tally.faults:
        print(tally.told(), file=sys.stderr)
        return 1
    print("everything was answered, nothing failed, and nobody honest was disturbed")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Send bad messages to a server while honest people play on.")
    parser.add_argument("--messages", type=int, default=1_000_000, help="how many (default 1000000)")
    parser.add_argument("--seconds", type=float, default=7200, help="and for how long at most (default 7200)")
    parser.add_argument("--sockets", type=int, default=12, help="hostile connections at a time (default 12)")
    parser.add_argument("--requests", type=int, default=4, help="hostile HTTP clients at a time (default 4)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the messages (default 0)")
    parser.add_argument("--log", type=Path, help="keep the server's log here")
    options = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        log = options.log or Path(folder) / "server.log"
        zygote = Zygote(log=log)
        try:
            with serving(zygote, Path(folder) / "data", **SETTINGS) as server:
                hammer = Hammer(server, options.messages, options.seconds, random.Random(options.seed))
                asyncio.run(hammer.run(options.sockets, options.requests))
        finally:
            zygote.end()
        return report(hammer, time.monotonic() - began, log.read_text(errors="replace"))


if __name__ == "__main__":
    sys.exit(main())
