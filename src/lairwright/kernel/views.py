"""Who may look at a game, and what stands in a view for what they may not know: the same words for every game."""

from __future__ import annotations

from typing import Final

#: Viewers that are no seat: one who knows what is public, and one who knows all.
SPECTATOR: Final = -1
EVERYTHING: Final = -2

#: In place of a card's id: there is a card, and the viewer may not know it.
UNKNOWN: Final = "?"

Data = dict[str, object]
