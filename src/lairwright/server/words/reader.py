"""Who reads: the names of things for one viewer in one language, as people at a table in the browser read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from lairwright.kernel.game import Game
from lairwright.kernel.views import SPECTATOR
from lairwright.text.catalogue import texts
from lairwright.text.names import Names
from lairwright.text.voices import voice_of


def looker(viewer: int | None) -> int:
    """The viewer as ``Game.shown`` wants it: ``None`` is a spectator."""
    return SPECTATOR if viewer is None else viewer


def names_for(game: Game, view: dict[str, Any], viewer: int | None, language: str, people: Sequence[str] = ()) -> Names:
    """The names for a viewer whose view is at hand; ``people`` are what those on the seats are called."""
    seat = looker(viewer)
    names: Names = voice_of(game).scene_in(texts(language), cast(Any, game), view, seat if seat >= 0 else None)
    names.people = people
    names.first_seat = 1  # as the page counts
    return names
