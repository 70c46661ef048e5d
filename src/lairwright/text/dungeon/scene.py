"""Names as one viewer reads them: players by their boss, rooms by where they lie, cards by their name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.state.table import Table
from lairwright.kernel.views import UNKNOWN
from lairwright.text.catalogue import Texts
from lairwright.text.dungeon.cards import card_name
from lairwright.text.names import Names


@final
class Scene(Names):
    """Everything a sentence needs to name things, and nothing the viewer may not know (it holds a view)."""

    def __init__(
        self,
        texts: Texts,
        cards: Mapping[str, Card],
        bosses: list[str | None],
        rooms: list[list[str]],
        viewer: int,
        minibosses: dict[tuple[int, int], str],
    ) -> None:
        super().__init__(texts, viewer)
        self.cards = cards
        self.bosses = bosses
        #: Ids of the visible top cards from the boss outwards, for each seat; "?" for a hidden one.
        self.rooms = rooms
        #: The ids of the minibosses that are in sight, by seat and position.
        self.minibosses = minibosses

    def card(self, card_id: str) -> str:
        found = self.cards.get(card_id)
        return card_name(self.texts, found) if found else card_id

    def player(self, seat: int) -> str:
        """The boss, or the seat's number while there is none yet."""
        boss = self.bosses[seat] if 0 <= seat < len(self.bosses) else None
        return self.card(boss) if boss else self.seat(seat)

    def miniboss(self, seat: int, position: int) -> str:
        """The miniboss of the room at a position."""
        found = self.minibosses.get((seat, position))
        return self.card(found) if found else self.room(seat, position)

    def room(self, seat: int, position: int) -> str:
        """The room at a position counted from the boss."""
        rooms = self.rooms[seat] if 0 <= seat < len(self.rooms) else []
        if not 1 <= position <= len(rooms):
            return self.texts.say("room-position", position=str(position))
        card_id = rooms[position - 1]
        return self.texts.say("room-face-down") if card_id == UNKNOWN else self.card(card_id)


def scene(texts: Texts, game: Table, viewer: int | None) -> Scene:
    """The names for one viewer of a game, as the table is now."""
    return scene_in(texts, game, game.view(viewer), viewer)


def scene_in(texts: Texts, game: Table, view: dict[str, object], viewer: int | None) -> Scene:
    """The same from an existing view."""
    seats = view["seats"]
    assert isinstance(seats, tuple)
    rooms = [[stack[-1] for stack in seat["dungeon"]] for seat in seats]
    bosses = [seat["boss"] for seat in seats]
    minibosses = {
        (at, position): room["miniboss"]["card"]
        for at, seat in enumerate(seats)
        for position, room in enumerate(seat["details"], 1)
        if "miniboss" in room
    }
    return Scene(texts, game.catalog.by_id, bosses, rooms, -1 if viewer is None else viewer, minibosses)
