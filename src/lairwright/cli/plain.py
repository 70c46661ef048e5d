"""A game without a desk of its own at the command line: its table in the sentences that its voice has for it."""

from __future__ import annotations

from typing import Final, final

from rich.console import Console

from lairwright.cli.desk import Desk, Hints, SetReport
from lairwright.cli.table_view import TableView
from lairwright.games import game_kind
from lairwright.kernel.arguments import shown
from lairwright.kernel.decisions import Decision, Option
from lairwright.kernel.errors import SetFileError
from lairwright.kernel.game import Game
from lairwright.text.catalogue import Texts
from lairwright.text.voices import Reader, voice_of


@final
class PlainView(TableView):
    """Round and phase, then what the reader says of the table."""

    def show(self) -> None:
        game, names = self.reader.game, self.reader.names
        parts = [names.texts.say("table-round", number=game.round_number())] if game.round_number() else []
        self.heading(" · ".join([*parts, self.voice.phase_text(self.texts, game.phase_name())]))
        for line in self.reader.table_lines():
            self.line(line, indent=2)

    def option_note(self, decision: Decision, option: Option) -> str:
        return ""

    def option_details(self, decision: Decision, option: Option) -> None:
        """There is nothing to add."""

    def explain_card(self, card_id: str) -> None:
        self.line(self.reader.names.card(card_id), indent=2)

    def discards(self) -> None:
        self.show()


@final
class PlainDesk(Desk):
    """Any game at the command line."""

    hints = Hints(
        "plain-why-what",
        "plain-rule-what",
        "plain-card-what",
        (
            "typed-number",
            "typed-explain",
            "typed-hint",
            "typed-table",
            "typed-log",
            "typed-undo",
            "typed-save",
            "typed-quit",
        ),
    )

    def view(self, console: Console, reader: Reader) -> PlainView:
        return PlainView(console, reader)

    def is_named(self, game: Game, seat: int) -> bool:
        return False

    def card_names(self, texts: Texts, game: Game) -> dict[str, tuple[str, ...]]:
        names = voice_of(game).reader(texts, game, None).names
        return {card: (names.card(card),) for card in game_kind(game.config.game).card_kinds(game)}

    def replay_lines(self, reader: Reader) -> list[str]:
        return reader.table_lines()

    def check_set(self, texts: Texts, path: str) -> SetReport:
        raise SetFileError(f"{shown(path)}: the game is not played with card sets")


PLAIN: Final = PlainDesk()
