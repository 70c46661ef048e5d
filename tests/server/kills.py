"""A server is killed again and again while people play, and nothing it acknowledged may be lost.

``python -m tests.server.kills --kills 1000``. Tables of both games with people who choose, take back (freely, by
consent, declined), set stops, leave and come back; the server is killed with SIGKILL at random moments, including while
tables are opened and joined and while people come back, and restarted on the same folder. After every kill the stored
moves are replayed by the engine alone and compared with what everybody was shown and had sent:

- nothing stored has changed, and every table is either there completely or not at all;
- every state that was shown belongs to a stored position, for each viewer in the order of the positions;
- the first state after a restart is the last stored position, equal in every field to what was shown before the kill
  if that was the same position;
- every choice that was sent is stored once, in order and for the seat that sent it, or was refused, or was the one
  without an answer; nothing else is stored for a seat;
- acknowledged seats and rematches are there, and their secrets still work.

At the end every table is played to its end, its moves replay to the same state, and so does its record.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))  # run as a script, where "tests" is a folder of the checkout, not an installed package

import lairwright as lw  # noqa: E402 - after the path
from tests.processes import PATIENCE  # noqa: E402
from tests.server.logbook import troubles  # noqa: E402
from tests.server.people import Habits, Person, Tally, join_table, open_table  # noqa: E402
from tests.server.serving import Server, Zygote, serving  # noqa: E402
from tests.server.truth import Data, Disk, StoredError  # noqa: E402
from tests.server.watch import Party, Watch  # noqa: E402
from tests.server.wire import ClosedError, Wire, ask  # noqa: E402

#: Tables played at the same time: game and seats. Those of the castle raid are short, so they end often.
KINDS: Final = (("boss-monster", 2), ("castle-raid", 3), ("boss-monster", 3), ("castle-raid", 4))
#: Short times, so that holding and consenting don't hold up the run; one worker, because hints are rare.
SETTINGS: Final[Data] = {"hold": 0.01, "consent": 5.0, "hint_budget": 4, "workers": 1}


class Kills:
    """The run: a server, the tables, and what was found."""

    def __init__(self, server: Server, dice: random.Random) -> None:
        self.server = server
        self.dice = dice
        self.tally = Tally()
        self.habits = Habits()
        self.disk = Disk(server.folder)
        self.watch = Watch(self.disk, self.tally)
        self.parties: list[Party] = []
        self.done: list[Party] = []
        self.dropped: list[Party] = []
        self.unanswered_openings = 0

    # -- tables ------------------------------------------------------------------------------------

    def person(self, table: str, seat: int | None, key: str) -> Person:
        return Person(self.server.address, table, seat, key, random.Random(self.dice.random()), self.tally, self.habits)

    async def gather(self, wanted: int) -> None:
        """Fill tables, and open new ones until there are enough; every answer is remembered."""
        for party in self.parties:
            await self.fill(party)
        while len(self.parties) < wanted:
            game, seats = KINDS[len(self.parties + self.done) % len(KINDS)]
            self.unanswered_openings += 1
            made = await open_table(self.server.address, game, seats, public=self.dice.random() < 0.5)
            self.unanswered_openings -= 1
            party = Party(made["table"], seats, self.disk.truth(made["table"]))
            self.parties.append(party)
            party.people.append(self.person(party.id, made["seat"], made["key"]))
            self.tally.counts["tables opened"] += 1
            await self.fill(party)

    async def fill(self, party: Party) -> None:
        while len(party.people) < party.seats and not party.lost:
            party.joining = True
            made = await join_table(self.server.address, party.id, f"Guest {len(party.people)}")
            party.joining = False
            party.people.append(self.person(party.id, made["seat"], made["key"]))
        if not party.onlookers and party.playing and self.dice.random() < 0.5:
            party.onlookers.append(self.person(party.id, None, ""))

    def follow(self, party: Party) -> None:
        """After the end: if somebody asked for a rematch and was told about it, everybody goes there."""
        if not party.rematch or any(party.rematch == other.id for other in self.parties):
            return
        new = Party(party.rematch, party.seats, self.disk.truth(party.rematch))
        for person in party.people:
            assert person.seat is not None
            new.people.append(self.person(new.id, (person.seat + 1) % party.seats, person.key))
        self.parties.append(new)
        self.tally.counts["rematches"] += 1

    # -- lives -------------------------------------------------------------------------------------

    async def life(self, wanted: int, kill: bool) -> None:
        """One life of the server: everybody comes, plays, and loses it in the middle of something."""
        go = asyncio.Event()
        playing = [party for party in self.parties if party.playing]
        viewers = [person for party in playing for person in party.viewers if not person.over]
        for person in viewers:
            person.begin()
        tasks = [asyncio.create_task(self.until_lost(person, go)) for person in viewers]
        others = [asyncio.create_task(self.outside(wanted))] if kill else []
        if kill and self.dice.random() < 0.15:  # before everybody has come back
            await asyncio.sleep(self.dice.uniform(0, 0.15))
        else:
            await self.until(lambda: all(person.arrived or person.over for person in viewers), tasks)
            go.set()
            if kill:
                enough = self.tally.counts["choices"] + self.dice.randrange(1, 40)
                await self.until(lambda: self.tally.counts["choices"] >= enough, tasks)
                await asyncio.sleep(self.dice.uniform(0, 0.02))
            else:
                await asyncio.gather(*tasks)
        if kill:
            self.server.kill()
            self.tally.counts["kills"] += 1
        go.set()  # people who haven't come back learn that nobody is there
        await asyncio.gather(*tasks, *others)

    async def until(self, wanted: Any, tasks: list[asyncio.Task[None]]) -> None:
        end = time.monotonic() + PATIENCE
        while not wanted() and not all(task.done() for task in tasks):
            if time.monotonic() > end:
                self.tally.fault("nobody gets on", [p.state for party in self.parties for p in party.people][:2])
                return
            await asyncio.sleep(0.002)

    async def until_lost(self, person: Person, go: asyncio.Event) -> None:
        try:
            await person.play(go, PATIENCE)
        except (ClosedError, OSError):
            return

    async def outside(self, wanted: int) -> None:
        """What happens besides the games: tables are opened and joined, and rematches requested."""
        try:
            for party in self.done[-len(KINDS) :]:
                if not party.rematch and self.dice.random() < 0.1:
                    await self.ask_rematch(party)
            await self.gather(wanted)
        except (ClosedError, OSError):
            return

    async def ask_rematch(self, party: Party) -> None:
        person = party.people[0]
        self.unanswered_openings += 1
        wire = await Wire.open(self.server.address, f"/ws/{party.id}", person.cookie)
        try:
            wire.say("rematch")
            while not party.rematch:
                message = json.loads(await wire.hear())
                party.rematch = message["table"]["rematch"] if message["type"] == "table" else ""
        finally:
            await wire.close()
        self.unanswered_openings -= 1
        self.follow(party)

    # -- comparing ---------------------------------------------------------------------------------

    def check(self) -> None:
        """Compare the disk with what everybody knows."""
        stored = self.disk.tables()
        known = {party.id for party in self.parties + self.done + self.dropped}
        for missing in known - set(stored):
            self.tally.fault("an opened table is gone", missing)
        unknown = len(set(stored) - known)
        if unknown > self.unanswered_openings:
            self.tally.fault("there are more tables than were opened", unknown)
        for name in stored:
            if not self.disk.changes(name):
                self.tally.fault("a table is only half there", name)
        for party in self.parties:
            try:
                self.watch.check(party)
            except StoredError as wrong:
                self.tally.fault("stored moves don't make a game", (party.id, wrong))
                party.lost = True
            if party.over:
                self.tally.counts["tables ended"] += 1
                self.done.append(party)
            elif party.lost:
                self.tally.counts["tables with a seat nobody was told of"] += 1
                self.dropped.append(party)
        self.parties = [party for party in self.parties if not party.over and not party.lost]

    # -- the end -----------------------------------------------------------------------------------

    async def finish(self) -> None:
        """Play every table to its end, and replay what is stored."""
        self.habits = Habits(undo=0.0, stops=0.0, leave=0.0)
        await self.gather(0)
        for party in self.parties:
            for person in party.viewers:
                person.habits = self.habits
        await self.life(0, kill=False)
        self.check()
        for party in self.parties:
            self.tally.fault("a table does not end", (party.id, party.truth.rows[-3:]))
        for party in self.done:
            party.truth.check_replays()
            self.tally.counts["tables replayed"] += 1
            record = await ask(self.server.address, "GET", f"/api/tables/{party.id}/record")
            if record.status != 200:
                self.tally.fault("a finished table has no record", (party.id, record.status, record.body))
                continue
            if lw.replay(lw.load_record(record.body.decode())).snapshot() != party.truth.game.snapshot():
                self.tally.fault("a record gives a different game", party.id)
            moment = await ask(self.server.address, "GET", f"/api/tables/{party.id}/replay?at=7&seat=0")
            if moment.status != 200:
                self.tally.fault("a finished table has no replay", (party.id, moment.status, moment.body))
            self.tally.counts["records replayed"] += 1


async def run(server: Server, kills: int, tables: int, seed: int, told: float = 10.0) -> Kills:
    """Kill this many times, then play to the end."""
    found = Kills(server, random.Random(seed))
    await found.gather(tables)
    began = last = time.monotonic()
    for number in range(1, kills + 1):
        await found.life(tables, kill=True)
        found.check()
        server.restart()
        found.tally.counts["restarts"] += 1
        if found.tally.faults:
            break
        if time.monotonic() - last > told:
            last = time.monotonic()
            print(f"{number} of {kills} kills, {number / (last - began):.1f} a second", *_told(found), flush=True)
    if not found.tally.faults:
        await found.finish()
    return found


def _told(found: Kills) -> list[str]:
    counts = found.tally.counts
    return [f"· {counts[name]} {name}" for name in ("choices", "undos stored", "tables ended")]


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill a server under play; nothing acknowledged may be lost.")
    parser.add_argument("--kills", type=int, default=1000, help="how often (default 1000)")
    parser.add_argument("--tables", type=int, default=len(KINDS), help="tables at the same time (default 4)")
    parser.add_argument("--seed", type=int, default=0, help="seed of what people do and when (default 0)")
    options = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "server.log"
        zygote = Zygote(log=log)
        try:
            with serving(zygote, Path(folder) / "data", **SETTINGS) as server:
                found = asyncio.run(run(server, options.kills, options.tables, options.seed))
            left = zygote.descendants()
        finally:
            zygote.end()
        if left:
            found.tally.fault("processes are left behind", left)
        for trouble in troubles(log.read_text(errors="replace")):
            found.tally.fault("the log has a failure", trouble)
    spent = time.monotonic() - began
    counts = found.tally.counts
    print(f"{counts['kills']} kills in {spent:.0f} s, {counts['kills'] / spent:.1f} a second")
    for name in sorted(counts):
        print(f"  {counts[name]:8} {name}")
    if found.tally.faults:
        print(found.tally.told(), file=sys.stderr)
        return 1
    print("nothing acknowledged was lost")
    return 0


if __name__ == "__main__":
    sys.exit(main())
