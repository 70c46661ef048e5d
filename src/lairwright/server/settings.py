"""How a server runs: where it listens, where it keeps its tables, and how fast time goes by at them.

Starting a server takes only an address and a folder; everything else has a default that suits a living room and a small
machine. Each can be set in the environment (``LAIRWRIGHT_BEAT=0.2``), which is how tests and benchmarks make time run
faster.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from lairwright.kernel.errors import LairwrightError

_PREFIX: Final = "LAIRWRIGHT_"


@dataclass(frozen=True)
class ServerSettings:
    """Everything about one running server. Times are in seconds."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8080
    #: With two or more people at a table, states follow each other no faster than this (see ``live.showing``).
    beat: float = 0.6
    #: A state comes no sooner than this after the choice that led to it, where somebody may have been asked in secret.
    blink: float = 0.15
    #: What a seat that holds is given in every window.
    hold: float = 2.0
    #: How long a bot seems to think about a choice that changes something.
    bot_pace: float = 0.7
    #: After this time a person without a connection is away, and the table's ``absence`` decides.
    away: float = 60.0
    #: A request to take something back that isn't answered in this time is declined.
    consent: float = 30.0
    #: A table nobody has looked at for this long leaves memory.
    idle: float = 300.0
    #: A connection that is silent for this long is closed; clients send ``ping``.
    silence: float = 120.0
    #: Messages that a connection may send at once, and how many a second it earns.
    burst: int = 60
    rate: float = 20.0
    #: Tables that one address may open at once, and how many a second it earns.
    openings: int = 60
    opening_rate: float = 0.5
    #: Changes at tables (sitting down, seats for bots, stops) that one address may make at once, and how many a second
    #: it earns.
    changes: int = 240
    change_rate: float = 2.0
    #: The most changes that may be made around one table.
    table_changes: int = 1000
    #: Requests to the interface, new sockets among them, that one address may make at once, and how many a second
    #: it earns.
    requests: int = 300
    request_rate: float = 50.0
    #: Sockets that one address may have (a whole party behind one router has one address); 0: any number.
    sockets: int = 100
    #: Spectators that a table may have, and devices that look at it from one seat; 0: any number.
    spectators: int = 200
    devices: int = 20
    #: Connections of any kind that one address may have, before anything was asked; 0: any number.
    connections: int = 400
    #: A request that hasn't fully arrived after this long is dropped.
    arrival: float = 20.0
    #: A client that reads nothing of what it is sent for this long is cut off.
    stall: float = 30.0
    #: Names besides its own that the server answers to, as ``play.example.org *.example.net``; ``*``: any.
    hosts: str = ""
    #: Addresses and networks of proxies that are believed when they say for whom they ask.
    proxies: str = ""
    #: Processes that think for bots and hints; 0: one less than there are processors, at least one.
    workers: int = 0
    #: The most simulations per choice that a bot at a table may be given.
    simulations: int = 2000
    #: Simulations for a hint.
    hint_budget: int = 400

    @property
    def database_file(self) -> Path:
        return self.data / "tables.sqlite3"

    @property
    def database(self) -> str:
        """The address of the database, as SQLAlchemy writes it."""
        return f"sqlite+aiosqlite:///{self.database_file}"


def from_environment(data: Path, host: str, port: int, environment: Mapping[str, str] = os.environ) -> ServerSettings:
    """The settings for this folder and address, with what the environment says about the rest."""
    found: dict[str, float | int | str] = {}
    for field in fields(ServerSettings):
        text = environment.get(_PREFIX + field.name.upper())
        if text is None or field.name in ("data", "host", "port"):
            continue
        if isinstance(field.default, str):
            found[field.name] = text
            continue
        whole = isinstance(field.default, int)
        try:
            value: float | int = int(text) if whole else float(text)
        except ValueError:
            value = -1
        if not 0 <= value < 1e9:
            kind = "whole number" if whole else "number"
            raise LairwrightError(f"{_PREFIX}{field.name.upper()} must be a {kind}, 0 or more, not {text!r}")
        found[field.name] = value
    return ServerSettings(data, host, port, **found)  # type: ignore[arg-type]  # fields were checked above


def user_data() -> Path:
    """The folder in which programs of this user keep their data, on this platform."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Lairwright"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Lairwright"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "lairwright"
