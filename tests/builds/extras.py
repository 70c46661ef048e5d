"""What each extra is for, as programs that use it. They import nothing but the package and the standard library."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

GAME: Final = """
import lairwright as lw
for name in ("boss-monster", "castle-raid"):
    game = lw.new_game(name, seats=3, seed=7)
    while not game.over:
        game.play(game.decision.options[0])
    assert lw.replay(game.record).snapshot() == game.snapshot()
print("plays", game.outcome.winners)
"""

TEXT: Final = """
from lairwright.text.catalogue import languages, texts
for language in languages():
    said = texts(language).say("cli-version", build="pure", version="1", python="3")
    assert "1" in said, said
print("speaks", *languages())
"""

LAB: Final = """
from lairwright.lab.arena import ArenaPlan, run_arena
from lairwright.lab.standings import standings
told = standings(run_arena(ArenaPlan(("random", "random", "random"), games=6)))
assert all(bot.rating is not None for bot in told.bots), told
print("rates", *(round(bot.rating.mu, 1) for bot in told.bots))
"""

#: Starts a server with the words after the program, and stops it once it has answered and opened a table.
ASK: Final = """
import json, signal, socket, subprocess, sys, urllib.request

with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    port = probe.getsockname()[1]

def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    wanted = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(wanted, timeout=60) as answer:
        return json.load(answer)

flags = ["-S"] if sys.flags.no_site else []
server = subprocess.Popen([sys.executable, *flags, "-c", sys.argv[1], *sys.argv[2:], str(port)], stdout=subprocess.PIPE)
try:
    assert server.stdout.readline(), "the server did not start"
    assert ask("/api/health")["status"] == "ok"
    opened = ask("/api/tables", {"name": "Ann", "settings": {"game": "boss-monster", "seats": 2}})
    assert ask("/api/health")["tables"] == 1
    server.send_signal(signal.SIGTERM)
    server.communicate(timeout=60)
    assert server.returncode == 0, server.returncode
    print("serves a table")
finally:
    server.kill()
"""

#: The server without ``lair``; its folder and port come after the program.
SERVER: Final = """
import sys
from pathlib import Path
from lairwright.server.serve import serve
from lairwright.server.settings import from_environment

serve(from_environment(Path(sys.argv[1]), "127.0.0.1", int(sys.argv[2])), lambda: print("open", flush=True))
"""

#: The console script.
LAIR: Final = "from lairwright.cli import run; run()"

#: For each set of extras: programs with their arguments, their input, and what the output must contain. ``DATA`` is a
#: folder of its own.
DATA: Final = "DATA"
Use = tuple[tuple[str, ...], str, str]

COMMANDS: Final[tuple[Use, ...]] = (
    ((LAIR, "--version"), "", "lair"),
    ((LAIR, "play", "boss-monster", "--seed", "7"), "quit\n", "quit"),
    ((LAIR, "arena", "greedy", "random", "--games", "2", "--budget", "1"), "", "greedy"),
    ((LAIR, "cards", "--lang", "pl"), "", "kart"),
)
USES: Final[dict[tuple[str, ...], tuple[Use, ...]]] = {
    (): (((GAME,), "", "plays"), ((LAIR, "--version"), "", "it comes with lairwright[cli]")),
    ("text",): (((TEXT,), "", "speaks"),),
    ("cli",): (*COMMANDS, ((LAIR, "serve", "--no-open"), "", "install lairwright[server]")),
    ("lab",): (((LAB,), "", "rates"),),
    ("server",): (((ASK, SERVER, DATA), "", "serves a table"),),
    ("cli", "server"): (((ASK, LAIR, "serve", "--no-open", "--data", DATA, "--port"), "", "serves a table"),),
    ("cli", "lab"): (((LAIR, "arena", "greedy", "random", "random", "--games", "3", "--budget", "1"), "", "rating"),),
}


def use(python: list[str], extras: tuple[str, ...], folder: Path, settings: dict[str, str]) -> list[str]:
    """Use what these extras brought, with that interpreter; the last line of each answer."""
    answers = []
    for words, typed, expected in USES[extras]:
        done = subprocess.run(
            [*python, "-c", *(str(folder / "data") if word == DATA else word for word in words)],
            cwd=folder,
            env={**settings, "LAIRWRIGHT_LANG": "en", "XDG_STATE_HOME": str(folder / "state"), "COLUMNS": "200"},
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=300,
            check=False,
        )
        assert expected in done.stdout, done.stdout
        assert "Traceback" not in done.stdout, done.stdout
        answers.append(done.stdout.strip().splitlines()[-1])
    return answers
