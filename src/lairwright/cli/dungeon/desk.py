"""The Boss Monster family for the commands: its table, its cards, its sets."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from rich.console import Console

from lairwright.cli.desk import Desk, Hints, SetReport, census
from lairwright.cli.dungeon.view import DungeonView
from lairwright.dungeon.assemble import catalog_for
from lairwright.dungeon.reading.loader import MOST_SEATS, USUAL_SEATS, load_set
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import CARD_KINDS
from lairwright.games import BOSS_MONSTER, new_game
from lairwright.kernel.errors import SetFileError
from lairwright.kernel.game import Game
from lairwright.text.catalogue import Texts
from lairwright.text.dungeon.cards import card_name, unsaid
from lairwright.text.voices import Reader


@final
class DungeonDesk(Desk):
    """Boss Monster at the command line."""

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
    set_tables = frozenset(CARD_KINDS)

    def view(self, console: Console, reader: Reader) -> DungeonView:
        return DungeonView(console, reader)

    def is_named(self, game: Game, seat: int) -> bool:
        assert isinstance(game, Table)
        return bool(game.order)  # all bosses are revealed together

    def card_names(self, texts: Texts, game: Game) -> dict[str, tuple[str, ...]]:
        assert isinstance(game, Table)
        return {card.id: (card_name(texts, card), card.name) for card in game.catalog.by_id.values()}

    def replay_lines(self, reader: Reader) -> list[str]:
        names, texts = reader.names, reader.names.texts
        lines: list[str] = []
        for number, player in enumerate(reader.view["seats"]):
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

    def check_set(self, texts: Texts, path: str) -> SetReport:
        """The set is combined with the base set unless it stands alone."""
        card_set = load_set(path, False)
        load_set(path, True)  # what a card says about the early printing must be right too
        sets = (path,) if card_set.standalone else ("base", path)
        catalog_for(sets, False)
        new_game(BOSS_MONSTER, sets=sets)
        for card in card_set.cards:
            word = unsaid(texts, card)
            if word:
                where = f"{Path(path).name}: {CARD_KINDS[card.kind]} {card.id!r}"
                raise SetFileError(f"{where}: there are no words for {word!r} where it stands: say it in another way")
        fewest, most = card_set.seats
        for seats in (1, *range(USUAL_SEATS[1] + 1, MOST_SEATS + 1)):  # what the set itself brings has to be possible
            if fewest <= seats <= most:
                new_game(BOSS_MONSTER, seats=seats, sets=sets)
        kinds: dict[str, tuple[int, int]] = {}
        for kind, word in enumerate(CARD_KINDS):
            cards = [card for card in card_set.cards if card.kind == kind]
            kinds[word] = (len(cards), sum(int(card.copies) for card in cards))
        return SetReport(card_set.id, card_set.name, census(texts, "cli-", kinds))


DESK: Final = DungeonDesk()
