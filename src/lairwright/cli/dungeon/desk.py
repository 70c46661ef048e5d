"""The Boss Monster family for the commands: its table, its cards, its sets."""

from __future__ import annotations

from typing import Any, final

from rich.console import Console

from lairwright.cli.desk import Desk, Hints, SetReport, census
from lairwright.cli.dungeon.view import DungeonView
from lairwright.dungeon.assemble import catalog_for
from lairwright.dungeon.loader import load_set, shipped_sets
from lairwright.dungeon.table import Table
from lairwright.dungeon.words import CARD_KINDS
from lairwright.games import BOSS_MONSTER, new_game
from lairwright.text.catalogue import Texts
from lairwright.text.dungeon.cards import card_name
from lairwright.text.dungeon.listing import listed_cards
from lairwright.text.dungeon.scene import scene
from lairwright.text.listing import ListedCard
from lairwright.text.voices import VOICES


@final
class DungeonDesk(Desk[Table]):
    """Boss Monster at the command line."""

    voice = VOICES[BOSS_MONSTER]
    hints = Hints(
        "play-why-what",
        "play-rule-what",
        "play-card-what",
        (
            "typed-number",
            "typed-explain",
            "typed-hint",
            "typed-why",
            "typed-rule",
            "typed-card",
            "typed-skip",
            "typed-table",
            "typed-discard",
            "typed-log",
            "typed-undo",
            "typed-save",
            "typed-quit",
        ),
    )
    key_words = ("build", "play", "use", "pass", "decline")
    set_tables = frozenset(CARD_KINDS)

    def view(self, console: Console, texts: Texts) -> DungeonView:
        return DungeonView(console, texts)

    def is_named(self, game: Table, seat: int) -> bool:
        return bool(game.order)  # the bosses are revealed together

    def card_names(self, texts: Texts, game: Table) -> dict[str, tuple[str, ...]]:
        return {card.id: (card_name(texts, card), card.name) for card in game.catalog.by_id.values()}

    def replay_lines(self, texts: Texts, game: Table, viewer: int | None) -> list[str]:
        table: dict[str, Any] = game.inspect() if viewer is None else game.view(viewer)
        names = scene(texts, game, viewer)
        lines: list[str] = []
        for number, player in enumerate(table["seats"]):
            rooms = " ".join("/".join(stack) for stack in reversed(player["dungeon"]))
            text = texts.say(
                "cli-replay-seat.out" if player["out"] else "cli-replay-seat",
                seat=str(number),
                boss=names.card(player["boss"]) if player["boss"] else texts.say("cli-replay-no-boss"),
                souls=texts.say("amount-souls", count=int(player["souls"])),
                wounds=texts.say("amount-wounds", count=int(player["wounds"])),
                rooms=rooms or texts.say("cli-replay-no-rooms"),
            )
            lines.append(text)
        return lines

    # -- card sets -------------------------------------------------------------------------------------------------

    def shipped_sets(self) -> list[str]:
        return list(shipped_sets())

    def cards(self, texts: Texts, set_name: str) -> list[ListedCard]:
        return listed_cards(texts, set_name)

    def check_set(self, texts: Texts, path: str) -> SetReport:
        """Combined with the base set unless it stands alone."""
        card_set = load_set(path, False)
        load_set(path, True)  # what a card says about the early printing must be right too
        sets = (path,) if card_set.standalone else ("base", path)
        catalog_for(sets, False)
        new_game(BOSS_MONSTER, sets=sets)
        kinds: dict[str, tuple[int, int]] = {}
        for kind, word in enumerate(CARD_KINDS):
            cards = [card for card in card_set.cards if card.kind == kind]
            kinds[word] = (len(cards), sum(int(card.copies) for card in cards))
        return SetReport(card_set.id, card_set.name, census(texts, "cli-", kinds))
