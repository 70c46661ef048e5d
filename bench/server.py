"""Load test: many tables of people at once, played over real sockets by a separate process.

    .venv/bin/python bench/server.py [--tables 500] [--seats 4] [--seconds 30] [--think 5] [--game boss-monster]

Starts ``lair serve`` with a new data folder and without pauses, opens the tables, and lets every seat answer its
questions over sockets, from this process, after thinking for a while (``--think``: seconds on average; 0 means at once,
and shows what the server can take and how long the queue gets). Prints JSON: the time from sending a choice until the
chooser has the state that shows it (median and 99th percentile), choices and messages per second, and the server's
memory per table. Client and server share the machine, so the client's own work is part of every figure.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
import websockets

_QUICK = {
    "LAIRWRIGHT_BEAT": "0",
    "LAIRWRIGHT_RATE": "1000000",
    "LAIRWRIGHT_BURST": "1000000",
    "LAIRWRIGHT_OPENINGS": "1000000",
    "LAIRWRIGHT_REQUESTS": "1000000",
    "LAIRWRIGHT_SOCKETS": "0",
    "LAIRWRIGHT_CONNECTIONS": "0",
}


class Tally:
    """What the clients have seen."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.messages = 0
        self.bytes = 0
        self.games = 0
        self.counting = False


def memory_of(pid: int) -> int:
    """Resident memory in bytes, if the system reports it."""
    try:
        with open(f"/proc/{pid}/status", encoding="ascii") as status:
            lines = dict(line.split(":", 1) for line in status)
        return int(lines["VmRSS"].split()[0]) * 1024
    except OSError:
        return 0


async def _open_table(http: httpx.AsyncClient, game: str, seats: int) -> list[dict[str, Any]]:
    settings = {"game": game, "seats": seats}
    answer = await http.post("/api/tables", json={"name": "Seat 1", "settings": settings})
    answer.raise_for_status()
    places = [answer.json()]
    for number in range(2, seats + 1):
        http.cookies.clear()  # another person's browser
        joined = await http.post(f"/api/tables/{places[0]['table']}/seats", json={"name": f"Seat {number}"})
        joined.raise_for_status()
        places.append(joined.json())
    return places


async def _play(
    address: str, place: dict[str, Any], dice: random.Random, tally: Tally, end: float, think: float
) -> None:
    """One seat: answers everything it is asked until the time is up."""
    headers = {"Cookie": f"lair_{place['table']}={place['key']}"}
    asked = -1
    sent = 0.0
    async with websockets.connect(
        f"ws://{address}/ws/{place['table']}?lang=en",
        additional_headers=headers,
        max_size=2**24,
        compression=None,
        open_timeout=120,
        ping_interval=None,
    ) as connection:
        while time.perf_counter() < end:
            try:
                frame = await asyncio.wait_for(connection.recv(), max(0.01, end - time.perf_counter()))
            except TimeoutError:
                return
            now = time.perf_counter()
            if tally.counting:
                tally.messages += 1
                tally.bytes += len(frame)
            message = json.loads(frame)
            if message["type"] != "state":
                continue
            question = message["question"]
            if sent and (question is None or question["since"] > asked):
                if tally.counting:
                    tally.waits.append(now - sent)
                sent = 0.0
            if message["standing"]:
                tally.games += place["seat"] == 0
                return
            if question is not None and question["since"] > asked:
                asked = question["since"]
                key = dice.choice(question["options"])["key"]
                if think:
                    await asyncio.sleep(min(dice.expovariate(1 / think), max(0.0, end - now)))
                    if time.perf_counter() >= end:
                        return
                sent = time.perf_counter()
                await connection.send(json.dumps({"type": "choose", "seq": message["seq"], "key": key}))


async def _run(
    address: str, pid: int, tables: int, seats: int, game: str, seconds: float, think: float
) -> dict[str, Any]:
    tally = Tally()
    before = memory_of(pid)
    opened = time.perf_counter()
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=120) as http:
        places = [await _open_table(http, game, seats) for _ in range(tables)]
    opening = time.perf_counter() - opened
    idle = memory_of(pid)
    # The time it takes everybody to connect doesn't count.
    end = time.perf_counter() + seconds + tables * seats * 0.004
    playing = [
        asyncio.create_task(_play(address, place, random.Random(number), tally, end, think))
        for number, place in enumerate(place for table in places for place in table)
    ]
    await asyncio.sleep(max(0.0, end - seconds - time.perf_counter()))
    tally.counting = True
    begun = time.perf_counter()
    outcomes = await asyncio.gather(*playing, return_exceptions=True)
    took = time.perf_counter() - begun
    failures = [repr(outcome) for outcome in outcomes if isinstance(outcome, BaseException)]
    waits = sorted(tally.waits)
    return {
        "tables": tables,
        "seats": seats,
        "game": game,
        "seconds": round(took, 1),
        "think_seconds": think,
        "tables_opened_per_second": round(tables / opening, 1),
        "choices_per_second": round(len(waits) / took, 1),
        "messages_per_second": round(tally.messages / took, 1),
        "kilobytes_per_message": round(tally.bytes / max(1, tally.messages) / 1000, 1),
        "p50_ms": round(statistics.median(waits) * 1000, 1) if waits else None,
        "p99_ms": round(waits[int(len(waits) * 0.99)] * 1000, 1) if waits else None,
        "games_finished": tally.games,
        "memory_started_mb": round(before / 1e6, 1),
        "memory_per_open_table_kb": round((idle - before) / tables / 1000, 1),
        "memory_per_played_table_kb": round((memory_of(pid) - before) / tables / 1000, 1),
        "failures": failures[:5],
        "failed_clients": len(failures),
        "python": platform.python_version(),
        "processors": os.cpu_count(),
    }


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--tables", type=int, default=500)
    reader.add_argument("--seats", type=int, default=4)
    reader.add_argument("--seconds", type=float, default=30)
    reader.add_argument("--think", type=float, default=5)
    reader.add_argument("--game", default="boss-monster")
    asked = reader.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "lairwright.cli.main", "serve", "--port", str(port), "--data", folder]
        server = subprocess.Popen(
            [*command, "--no-open"], env={**os.environ, **_QUICK}, stdout=subprocess.PIPE, text=True
        )
        assert server.stdout is not None
        try:
            if not server.stdout.readline():
                sys.exit("the server did not start")
            figures = asyncio.run(
                _run(f"127.0.0.1:{port}", server.pid, asked.tables, asked.seats, asked.game, asked.seconds, asked.think)
            )
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(60)
            server.stdout.close()
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
