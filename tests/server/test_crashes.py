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

    async def lives(server: Server) -> None:
        witnesses: list[Witness] = []
        for _ in range(CYCLES):
            while len(witnesses) < 4:
                witnesses += [Witness(place, random.Random(dice.random())) for place in server.full_table(2)]
            known = sum(witness.seq for witness in witnesses)
            playing = [asyncio.create_task(witness.play()) for witness in witnesses]
            wanted = known + dice.randrange(1, 8)
            while sum(witness.seq for witness in witnesses) < wanted and not all(task.done() for task in playing):
                await asyncio.sleep(0.002)
            await asyncio.sleep(dice.uniform(0, 0.02))  # anywhere between two moves, or in the middle of one
            server.kill()
            await asyncio.gather(*playing)
            server.restart()
            for witness in witnesses:
                assert server.info(witness.place.table)["seq"] >= witness.seq
            witnesses = [witness for witness in witnesses if not witness.over]

    with serving(zygote, folder) as server:
        asyncio.run(lives(server))
