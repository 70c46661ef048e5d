"""A game as one viewer reads it in one language, worded for people at a table in the browser."""

from __future__ import annotations

from collections.abc import Sequence

from lairwright.kernel.game import Game
from lairwright.kernel.views import SPECTATOR
from lairwright.text.catalogue import texts
from lairwright.text.voices import Reader, voice_of


def looker(viewer: int | None) -> int:
    """The viewer as ``Game.shown`` expects it; ``None`` is a spectator."""
    return SPECTATOR if viewer is None else viewer


def reader_for(game: Game, viewer: int | None, language: str, people: Sequence[str] = ()) -> Reader:
    """The game as this viewer reads it; ``people`` are the names of those on the seats."""
    seat = looker(viewer)
    reader = voice_of(game).reader(texts(language), game, seat if seat >= 0 else None, game.shown(seat))
    reader.names.people = people
    reader.names.first_seat = 1  # as on the page
    return reader
