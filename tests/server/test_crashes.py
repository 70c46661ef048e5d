"""Killed at any moment, a server comes back with every table at its last acknowledged choice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from websockets import WebSocketException

from tests.server.serving import Client, Place, Server, Zygote, serving

CYCLES = 50


class Witness:
    """Plays at a table until the server dies, and remembers what it was told."""

    def __init__(self, place: Place, dice: random.Random) -> None:
        self.place = place
        self.dice = dice
        self.seq = 0
        #: The state after each move, as it was shown; a later life of the server must not contradict it.
        self.shown: dict[int, str] = {}
        self.over = False

    async def play(self) -> None:
        try:
            async with self.place.look() as client:
                while True:
                    await client.hear()
                    if client.state:
                        self.note(client)
                    if client.over:
                        self.over = True
                        return
                    if client.question:
                        await client.say("choose", seq=client.state["seq"], key=self.dice.choice(client.keys))
                        client.state = {**client.state, "question": None}
        except (WebSocketException, OSError):
            return

    def note(self, client: Client) -> None:
        seq = client.state["seq"]
        assert seq >= self.seq, f"move {self.seq} was acknowledged, and now there are only {seq}"
        self.seq = seq
        said = "\n".join(line["text"] for line in client.log if line["seq"] <= seq)
        if seq in self.shown:
            assert self.shown[seq] == said, f"what happened up to move {seq} has changed"
        self.shown[seq] = said


def test_fifty_kills_lose_no_acknowledged_choice(zygote: Zygote, folder: Path) -> None:
    dice = random.Random(11)

    async def lives(server: Server) -> int:
        moves = 0
        witnesses: list[Witness] = []
        for cycle in range(CYCLES):
            while len(witnesses) < 3:
                # A bot now and then: its thinking process takes longer to start than the server itself.
                places = server.full_table(2) if cycle % 10 else [server.open(3, {1: "random", 2: "random"})]
                witnesses += [Witness(place, random.Random(dice.random())) for place in places]
            playing = [asyncio.create_task(witness.play()) for witness in witnesses]
            await asyncio.sleep(dice.uniform(0.02, 0.25))
            server.kill()
            await asyncio.gather(*playing)
            server.restart()
            tables = {witness.place.table: witness for witness in witnesses}
            for table, witness in tables.items():
                assert server.info(table)["seq"] >= witness.seq
            moves += sum(witness.seq for witness in witnesses if witness.over)
            witnesses = [witness for witness in witnesses if not witness.over]
        return moves + sum(witness.seq for witness in witnesses)

    with serving(zygote, folder) as server:
        assert asyncio.run(lives(server)) > CYCLES
