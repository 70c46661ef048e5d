"""The command ``lair serve``: what it says, how it ends, and what it does if it can't start."""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from lairwright.server.settings import from_environment
from tests.cli.running import lair
from tests.processes import PATIENCE, alive, finished, running
from tests.server.serving import Client, free_port


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "lairwright.cli.main", "serve", *arguments]


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_ends_when_told(tmp_path: Path, ending: signal.Signals) -> None:
    port = free_port()
    arguments = command("--port", str(port), "--data", str(tmp_path / "new" / "folder"), "--no-open")
    with running(arguments) as server:
        assert server.stdout is not None
        assert f"http://localhost:{port}/" in server.stdout.readline()
        assert str(tmp_path) in server.stdout.readline()
        answer = httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=PATIENCE)
        assert answer.json() == {"status": "ok", "tables": 0}
        server.send_signal(ending)
        _, complaints = server.communicate(timeout=PATIENCE)
        assert (server.returncode, complaints) == (0, "")


def test_whoever_is_connected_is_told_that_it_ends(tmp_path: Path) -> None:
    port = free_port()
    arguments = command("--port", str(port), "--data", str(tmp_path), "--no-open")
    with running(arguments, stderr=subprocess.STDOUT) as server:
        assert server.stdout is not None
        said = [server.stdout.readline(), server.stdout.readline()]
        wanted = {"name": "Ann", "settings": {"game": "boss-monster", "seats": 2}}
        opened = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=wanted, timeout=PATIENCE).json()
        with connect(f"ws://127.0.0.1:{port}/ws/{opened['table']}", open_timeout=PATIENCE) as silent:
            silent.recv(PATIENCE)
            server.send_signal(signal.SIGINT)
            for _ in silent:  # until it is closed
                pass
        assert silent.close_code == 1001
        rest, _ = server.communicate(timeout=PATIENCE)
        assert rest.strip() == "", said


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = finished(command("--port", str(port), "--data", str(tmp_path), "--no-open"))
    assert done.returncode == 2
    assert str(port) in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("port", ["0", "65536", "-4"])
def test_a_port_that_cannot_be_is_one_sentence(tmp_path: Path, port: str) -> None:
    done = lair("serve", f"--port={port}", "--data", str(tmp_path))
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)


@pytest.mark.parametrize("host", ["no.such.host.invalid", "[::1]", "*", ""])
def test_a_host_that_is_not_this_machine_is_one_sentence(tmp_path: Path, host: str) -> None:
    done = lair("serve", f"--host={host}", "--port", str(free_port()), "--data", str(tmp_path))
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert "--host" in done.stderr
    assert "--port" not in done.stderr


def test_a_proxy_that_is_no_address_is_one_sentence(tmp_path: Path) -> None:
    arguments = command("--port", str(free_port()), "--data", str(tmp_path), "--trust-proxy", "nginx", "--no-open")
    done = subprocess.run(arguments, capture_output=True, text=True)
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), done.stderr
    assert "nginx" in done.stderr


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    place = tmp_path / "file" / "folder"
    done = lair("serve", "--port", str(free_port()), "--data", str(place))
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert "folder" in done.stderr


def _words(file: Path) -> None:
    file.write_text("this is no database, and long enough to be looked at as one" * 50)


def _other_columns(file: Path) -> None:
    database = sqlite3.connect(file)
    database.execute("CREATE TABLE moves (number INTEGER)")
    database.close()


@pytest.mark.parametrize("make", [_words, _other_columns, Path.mkdir])
def test_data_that_are_no_database_are_one_sentence(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "tables.sqlite3")
    done = finished(command("--port", str(free_port()), "--data", str(tmp_path), "--no-open"))
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), done.stderr
    assert "tables.sqlite3" in done.stderr


def test_a_second_server_in_the_same_folder_is_one_sentence_until_the_first_is_gone(tmp_path: Path) -> None:
    def start() -> AbstractContextManager[subprocess.Popen[str]]:
        return running(command("--port", str(free_port()), "--data", str(tmp_path), "--no-open"))

    with start() as first:
        assert first.stdout is not None
        assert first.stdout.readline()
        with start() as second:
            _, complaints = second.communicate(timeout=PATIENCE)
        assert (second.returncode, len(complaints.splitlines())) == (2, 1), complaints
        assert str(tmp_path) in complaints
    with start() as third:  # a server that was killed leaves nothing that could be in the way
        assert third.stdout is not None
        assert "http://" in third.stdout.readline()
        third.send_signal(signal.SIGTERM)
        assert third.wait(PATIENCE) == 0


def test_times_can_be_set_in_the_environment_and_nonsense_is_refused(tmp_path: Path) -> None:
    found = from_environment(tmp_path, "::1", 80, {"LAIRWRIGHT_BEAT": "0.25", "LAIRWRIGHT_WORKERS": "3"})
    assert (found.beat, found.workers, found.host, found.port) == (0.25, 3, "::1", 80)
    for name, value in (("BEAT", "soon"), ("WORKERS", "1.5"), ("AWAY", "-1"), ("IDLE", "nan")):
        with pytest.raises(ValueError, match=f"LAIRWRIGHT_{name}"):
            from_environment(tmp_path, "::1", 80, {f"LAIRWRIGHT_{name}": value})


def test_workers_end_with_the_server_that_is_killed(tmp_path: Path) -> None:
    """A server that dies cannot end its thinking processes; they notice."""
    port = free_port()
    arguments = command("--port", str(port), "--data", str(tmp_path), "--no-open")
    with running(arguments) as server:
        assert server.stdout is not None
        server.stdout.readline()
        body = {"name": "Ann", "settings": {"game": "boss-monster", "seats": 2, "bots": {"1": "random"}}}
        place = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=body, timeout=PATIENCE).json()

        async def play() -> None:
            async with Client(f"127.0.0.1:{port}", place["table"], place["key"]) as ann:
                await ann.until(lambda me: (me.state and any(line["seat"] == 1 for line in me.log)) or me.question)
                while not any(line["seq"] > 0 and line["seat"] == 1 for line in ann.log):
                    if ann.question:
                        await ann.choose()
                    else:
                        await ann.hear()

        asyncio.run(play())
        listed = subprocess.run(["pgrep", "-P", str(server.pid)], capture_output=True, text=True).stdout
        children = [int(pid) for pid in listed.split()]
        assert children
        server.kill()
        end = time.monotonic() + PATIENCE
        while any(map(alive, children)):
            assert time.monotonic() < end, "thinking processes outlive their server"
            time.sleep(0.05)
