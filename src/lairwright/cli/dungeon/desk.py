"""The Boss Monster family for the commands: its table, its cards, its sets."""

from __future__ import annotations

from typing import Any, final

from rich.console import Console

from lairwright.cli.desk import Data, Desk, Hints, ListedCard, SetReport, census
from lairwright.cli.dungeon.view import DungeonView
from lairwright.dungeon.assemble import catalog_for
from lairwright.dungeon.cards import Card
from lairwright.dungeon.loader import load_set, shipped_sets
from lairwright.dungeon.table import Table
from lairwright.dungeon.words import BOSS, CARD_KINDS, CLASSES, HERO, NO_CLASS, ORDINARY, ROOM, ROOM_KINDS
from lairwright.games import BOSS_MONSTER, new_game
from lairwright.text.catalogue import Texts
from lairwright.text.dungeon.cards import card_facts, card_name, card_text
from lairwright.text.dungeon.scene import scene
from lairwright.text.names import printed_name
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
        return [_listed(texts, card) for card in load_set(set_name, False).cards]

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


def _listed(texts: Texts, card: Card) -> ListedCard:
    more = card.kind == HERO and card.players > 2
    return ListedCard(
        id=card.id,
        name=card_name(texts, card),
        english_name=card.name,
        title=card.title,
        set_id=card.set_id,
        kind=CARD_KINDS[card.kind],
        copies=int(card.copies),
        numbers=_numbers(card),
        facts=card_facts(texts, card),
        more_facts=(texts.say("cli-card-players", count=int(card.players)),) if more else (),
        text=card_text(texts, card),
        confidence=card.confidence,
        printed=bool(printed_name(texts.language, card)),
    )


def _numbers(card: Card) -> Data:
    """What is printed on it, apart from the text."""
    treasure = {name: card.treasure[kind] for kind, name in enumerate(CLASSES) if card.treasure[kind]}
    if card.kind == ROOM:
        return {
            "tier": "ordinary" if card.tier == ORDINARY else "advanced",
            "subtype": ROOM_KINDS[card.room_kind],
            "damage": int(card.damage),
            "treasure": treasure,
        }
    if card.kind == BOSS:
        return {"xp": int(card.xp), "treasure": treasure}
    if card.kind == HERO:
        return {
            "tier": "ordinary" if card.tier == ORDINARY else "epic",
            "class": CLASSES[card.hero_class] if card.hero_class != NO_CLASS else "none",
            "health": int(card.health),
            "players": int(card.players),
        }
    return {"phase": str(card.data["phase"])}
