"""The castle-raid game for the commands: its table, its cards, its sets."""

from __future__ import annotations

from pathlib import Path
from typing import Any, final

from rich.console import Console

from lairwright.castle.loader import catalog_for, shipped_sets
from lairwright.castle.table import Castle
from lairwright.castle.words import CARD_KINDS
from lairwright.cli.castle.view import CastleView, strengths_of
from lairwright.cli.desk import Desk, Hints, SetReport, census
from lairwright.games import CASTLE_RAID, GAMES, new_game
from lairwright.kernel.set_files import is_path, read_toml
from lairwright.text.castle.cards import card_name
from lairwright.text.castle.listing import listed_cards
from lairwright.text.castle.scene import scene
from lairwright.text.catalogue import Texts
from lairwright.text.listing import Data, ListedCard
from lairwright.text.voices import VOICES


@final
class CastleDesk(Desk[Castle]):
    """Castle-raid at the command line."""

    voice = VOICES[CASTLE_RAID]
    hints = Hints(
        "castle-why-what",
        "castle-rule-what",
        "castle-card-what",
        (
            "typed-number",
            "typed-explain",
            "typed-hint",
            "castle-typed-why",
            "castle-typed-rule",
            "typed-card",
            "castle-typed-guard",
            "typed-table",
            "castle-typed-discard",
            "typed-log",
            "typed-undo",
            "typed-save",
            "typed-quit",
        ),
    )
    key_words = ("faction", "place", "replace", "pass")
    set_tables = frozenset({"coins", "faction", "monster", "back", "guard", "tile"})

    def view(self, console: Console, texts: Texts) -> CastleView:
        return CastleView(console, texts)

    def is_named(self, game: Castle, seat: int) -> bool:
        return game.factions[seat] >= 0

    def card_names(self, texts: Texts, game: Castle) -> dict[str, tuple[str, ...]]:
        catalog = game.catalog
        return {card.id: (card_name(texts, card, catalog), card.name) for card in catalog.by_id.values()}

    def replay_lines(self, texts: Texts, game: Castle, viewer: int | None) -> list[str]:
        table: dict[str, Any] = game.inspect() if viewer is None else game.view(viewer)
        names = scene(texts, game, viewer)
        lines: list[str] = []
        for number, player in enumerate(table["seats"]):
            secret = player["gold"] is None
            text = texts.say(
                "castle-replay-seat",
                seat=str(number),
                faction=names.card(player["faction"]) if player["faction"] else texts.say("castle-replay-no-faction"),
                coins=texts.say("castle-replay-secret") if secret else texts.say("castle-score", count=player["gold"]),
                hand=strengths_of(player["hand"], names),
                resting=strengths_of(player["resting"], names),
            )
            lines.append(text)
        if any(card.confidence == "inferred" for card in game.catalog.definitions):
            lines.append(texts.say("castle-values-inferred"))
        return lines

    # -- card sets -------------------------------------------------------------------------------------------------

    def shipped_sets(self) -> list[str]:
        return shipped_sets()

    def cards(self, texts: Texts, set_name: str) -> list[ListedCard]:
        set_id = _head(set_name)["id"] if is_path(set_name) else set_name
        return listed_cards(texts, set_name, str(set_id))

    def check_set(self, texts: Texts, path: str) -> SetReport:
        """A castle set stands alone; it must do for the smallest and for the largest game."""
        catalog = catalog_for((path,))
        for seats in (GAMES[CASTLE_RAID].fewest_seats, GAMES[CASTLE_RAID].most_seats):
            new_game(CASTLE_RAID, seats=seats, sets=(path,))
        kinds: dict[str, tuple[int, int]] = {}
        for kind, word in enumerate(CARD_KINDS):
            cards = [card for card in catalog.definitions if card.kind == kind]
            kinds[word] = (len(cards), sum(int(card.copies) for card in cards))
        head = _head(path)
        return SetReport(str(head["id"]), str(head["name"]), census(texts, "castle-", kinds))


def _head(path: str) -> Data:
    """The table ``[set]`` of a set file that has been read without complaint."""
    head = read_toml(Path(path))["set"]
    assert isinstance(head, dict)
    return head
