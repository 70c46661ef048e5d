"""Lairwright: the digital home of the Boss Monster family of card games."""

from __future__ import annotations

from lairwright.games import GameKind, load_record, new_game, register, replay, restore
from lairwright.kernel.choices import Choice
from lairwright.kernel.config import Config
from lairwright.kernel.decisions import Decision, Option
from lairwright.kernel.errors import LairwrightError, RecordError, Refusal, SetFileError, SetupError
from lairwright.kernel.game import Game
from lairwright.kernel.outcome import Outcome
from lairwright.kernel.record import Record

__version__ = "0.1.0"

__all__ = [
    "Choice",
    "Config",
    "Decision",
    "Game",
    "GameKind",
    "LairwrightError",
    "Option",
    "Outcome",
    "Record",
    "RecordError",
    "Refusal",
    "SetFileError",
    "SetupError",
    "__version__",
    "load_record",
    "new_game",
    "register",
    "replay",
    "restore",
]
