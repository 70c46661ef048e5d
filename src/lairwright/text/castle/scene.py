"""Names as one viewer reads them: players by their faction, monsters by faction and strength."""

from __future__ import annotations

from typing import Any, final

from lairwright.castle.cards import Card
from lairwright.castle.catalog import Catalog
from lairwright.castle.table import Castle
from lairwright.castle.words import FACTION
from lairwright.text.castle.cards import card_name, tile_text
from lairwright.text.catalogue import Texts
from lairwright.text.names import Names


@final
class Scene(Names):
    """Everything a sentence needs to name things, and nothing the viewer may not know (it holds parts of a view)."""

    def __init__(
        self, texts: Texts, catalog: Catalog, factions: list[str | None], viewer: int, rounds: int, last_guards: int
    ) -> None:
        super().__init__(texts, viewer)
        self.catalog = catalog
        #: The id of each seat's faction, or ``None`` as long as it has none.
        self.factions = factions
        #: How many rounds the game has, and how many guards a tile means by "last guards".
        self.rounds = rounds
        self.last_guards = last_guards

    def card(self, card_id: str) -> str:
        found = self.catalog.by_id.get(card_id)
        return card_name(self.texts, found, self.catalog) if found else card_id

    def player(self, seat: int) -> str:
        """The faction, or the seat's number while there is none yet."""
        faction = self.factions[seat] if 0 <= seat < len(self.factions) else None
        return self.card(faction) if faction else self.seat(seat)

    def strength(self, card_id: str) -> str:
        """What a monster is called where its owner is named."""
        return str(self.catalog.by_id[card_id].strength)

    def owner(self, card_id: str) -> int:
        """The seat whose monster this is, or -1 where nobody plays its faction."""
        index = self.catalog.by_id[card_id].faction
        faction = self.catalog.cards[self.catalog.instances[FACTION][index]].id
        return self.factions.index(faction) if faction in self.factions else -1

    def order(self, tile: Card) -> str:
        """The text of a king tile in this game."""
        return tile_text(self.texts, tile, self.last_guards)


def scene(texts: Texts, game: Castle, viewer: int | None) -> Scene:
    """The names for one viewer of a game, as the table is now."""
    return scene_in(texts, game, game.view(viewer), viewer)


def scene_in(texts: Texts, game: Castle, view: dict[str, Any], viewer: int | None) -> Scene:
    """The same from an existing view."""
    factions = [seat["faction"] for seat in view["seats"]]
    seat = -1 if viewer is None else viewer
    return Scene(texts, game.catalog, factions, seat, view["rounds"], int(game.rules.last_guards))
