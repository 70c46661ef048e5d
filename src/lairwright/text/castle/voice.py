"""The castle-raid game in words: its voice, and the reader for one viewer of one table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from lairwright.castle.table import Castle
from lairwright.kernel.choices import Choice
from lairwright.kernel.decisions import Decision
from lairwright.kernel.game import Game
from lairwright.text.castle import choices, log, reasons
from lairwright.text.castle.listing import listed_cards
from lairwright.text.castle.scene import Scene, scene_in
from lairwright.text.catalogue import Texts
from lairwright.text.listing import ListedCard
from lairwright.text.voices import Event, Reader, View, Voice


@final
class CastleReader(Reader):
    """A castle as one viewer reads it."""

    def __init__(self, game: Castle, view: View, names: Scene) -> None:
        super().__init__(game, view, names)
        self.table = game
        self.scene = names

    def event_spans(self, events: Sequence[Event]) -> list[tuple[str, int]]:
        return log.event_spans(events, self.scene)

    def prompt_text(self, decision: Decision) -> str:
        return choices.prompt_text(decision, self.scene)

    def option_phrase(self, choice: Choice, kind: str) -> str:
        return choices.option_phrase(choice, self.scene)

    def winners_text(self) -> str:
        return reasons.winners_text(self.table.outcome, self.scene)

    def standing_lines(self) -> list[str]:
        return reasons.standing_lines(self.table.outcome, self.scene)


@final
class CastleVoice(Voice):
    """Castle-raid in words."""

    prefix = "castle-"

    def reader(self, texts: Texts, game: Game, viewer: int | None, view: View | None = None) -> CastleReader:
        assert isinstance(game, Castle)
        seen = game.view(viewer) if view is None else view
        return CastleReader(game, seen, scene_in(texts, game, seen, viewer))

    def prompt_rule(self, kind: str) -> str:
        return choices.prompt_rule(kind)

    def reason_text(self, texts: Texts, code: str) -> str:
        return reasons.reason_text(texts, code)

    def outcome_text(self, texts: Texts, reason: str) -> str:
        return reasons.outcome_text(texts, reason)

    def listed_cards(self, texts: Texts, set_name: str) -> list[ListedCard]:
        return listed_cards(texts, set_name)


VOICE: Final = CastleVoice()
