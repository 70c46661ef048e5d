"""Who may look at a game, and what a view shows in place of what they may not know; the same for every game."""

from __future__ import annotations

from typing import Final

#: Viewers who are not seats: one knows what is public, the other knows everything.
SPECTATOR: Final = -1
EVERYTHING: Final = -2

#: In place of a card's id: there is a card, but the viewer may not know which.
UNKNOWN: Final = "?"

Data = dict[str, object]
