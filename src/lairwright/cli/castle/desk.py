"""The castle-raid game for the commands: its table, its cards, its sets."""

from __future__ import annotations

from pathlib import Path
from typing import Any, final

from rich.console import Console

from lairwright.castle.cards import Card
from lairwright.castle.catalog import Catalog
from lairwright.castle.loader import catalog_for, shipped_sets
from lairwright.castle.rules import OPTIONS
from lairwright.castle.table import Castle
from lairwright.castle.words import CARD_KINDS, GUARD, MONSTER, TILE
from lairwright.cli.castle.view import CastleView, strengths_of
from lairwright.cli.desk import Data, Desk, Hints, ListedCard, SetReport, census
from lairwright.games import CASTLE_RAID, GAMES, new_game
from lairwright.kernel.set_files import is_path, read_toml
from lairwright.text.castle.cards import card_facts, card_name, card_text, has_printed_name
from lairwright.text.castle.scene import scene
from lairwright.text.catalogue import Texts
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
        catalog = catalog_for((set_name,))
        set_id = _head(set_name)["id"] if is_path(set_name) else set_name
        return [_listed(texts, card, catalog, str(set_id)) for card in catalog.definitions]

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


def _last_guards() -> int:
    """How many guards "last guards" are unless the rules say otherwise (CR-OQ-04)."""
    found = next(spec.default for spec in OPTIONS if spec.name == "king_last_guards")
    assert isinstance(found, int)
    return found


def _listed(texts: Texts, card: Card, catalog: Catalog, set_id: str) -> ListedCard:
    return ListedCard(
        id=card.id,
        name=card_name(texts, card, catalog),
        english_name=card.name,
        set_id=set_id,
        kind=CARD_KINDS[card.kind],
        copies=int(card.copies),
        numbers=_numbers(card, catalog),
        facts=card_facts(texts, card),
        text=card_text(texts, card, catalog, _last_guards()),
        confidence=card.confidence,
        printed=has_printed_name(texts.language, card, catalog),
        more_facts=(card.rule,) if card.kind == TILE else (),
    )


def _numbers(card: Card, catalog: Catalog) -> Data:
    """What is printed on it, apart from the text."""
    if card.kind == MONSTER:
        faction = card.id.removesuffix(f"-{card.strength}")
        return {"faction": faction, "strength": int(card.strength), "healing": int(card.healing)}
    if card.kind == GUARD:
        back = catalog.backs[card.stars]
        return {
            "stars": int(card.stars),
            "strength": int(card.strength),
            "loot": int(card.loot),
            "back": {
                "strength": [int(back.strength_low), int(back.strength_high)],
                "loot": [int(back.loot_low), int(back.loot_high)],
                "confidence": back.confidence,
            },
        }
    return {"rule": card.rule} if card.kind == TILE else {}
