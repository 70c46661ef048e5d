"""The castle-raid game for the commands: its table, its cards, its sets."""

from __future__ import annotations

from typing import Final, final

from rich.console import Console

from lairwright.castle.loader import catalog_for
from lairwright.castle.table import Castle
from lairwright.castle.words import CARD_KINDS
from lairwright.cli.castle.view import CastleView, strengths_of
from lairwright.cli.desk import Desk, Hints, SetReport, census
from lairwright.games import CASTLE_RAID, GAMES, new_game
from lairwright.kernel.game import Game
from lairwright.text.castle.cards import card_name
from lairwright.text.castle.listing import set_head
from lairwright.text.castle.voice import CastleReader
from lairwright.text.catalogue import Texts
from lairwright.text.voices import Reader


@final
class CastleDesk(Desk):
    """Castle-raid at the command line."""

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
    set_tables = frozenset({"coins", "faction", "monster", "back", "guard", "tile"})

    def view(self, console: Console, reader: Reader) -> CastleView:
        return CastleView(console, reader)

    def is_named(self, game: Game, seat: int) -> bool:
        assert isinstance(game, Castle)
        return game.factions[seat] >= 0

    def card_names(self, texts: Texts, game: Game) -> dict[str, tuple[str, ...]]:
        assert isinstance(game, Castle)
        catalog = game.catalog
        return {card.id: (card_name(texts, card, catalog), card.name) for card in catalog.by_id.values()}

    def replay_lines(self, reader: Reader) -> list[str]:
        assert isinstance(reader, CastleReader)
        names, texts = reader.scene, reader.names.texts
        lines: list[str] = []
        for number, player in enumerate(reader.view["seats"]):
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
        if any(card.confidence == "inferred" for card in reader.table.catalog.definitions):
            lines.append(texts.say("castle-values-inferred"))
        return lines

    def check_set(self, texts: Texts, path: str) -> SetReport:
        """A castle set stands alone; it must be enough for the smallest and the largest game."""
        catalog = catalog_for((path,))
        for seats in (GAMES[CASTLE_RAID].fewest_seats, GAMES[CASTLE_RAID].most_seats):
            new_game(CASTLE_RAID, seats=seats, sets=(path,))
        kinds: dict[str, tuple[int, int]] = {}
        for kind, word in enumerate(CARD_KINDS):
            cards = [card for card in catalog.definitions if card.kind == kind]
            kinds[word] = (len(cards), sum(int(card.copies) for card in cards))
        head = set_head(path)
        return SetReport(str(head["id"]), str(head["name"]), census(texts, "castle-", kinds))


DESK: Final = CastleDesk()
