"""The Boss Monster family in words: its voice, and the reader for one viewer of one table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from lairwright.dungeon.projections.scores import souls_of, wounds_of
from lairwright.dungeon.state.table import Table
from lairwright.kernel.choices import Choice
from lairwright.kernel.decisions import Decision
from lairwright.kernel.game import Game
from lairwright.text.catalogue import Texts
from lairwright.text.dungeon import choices, log, reasons
from lairwright.text.dungeon.listing import listed_cards
from lairwright.text.dungeon.scene import Scene, scene_in
from lairwright.text.dungeon.table import standing_text, winner_text
from lairwright.text.listing import ListedCard
from lairwright.text.voices import Event, Reader, View, Voice


@final
class DungeonReader(Reader):
    """A dungeon table as one viewer reads it."""

    def __init__(self, game: Table, view: View, names: Scene) -> None:
        super().__init__(game, view, names)
        self.table = game
        self.scene = names

    def event_spans(self, events: Sequence[Event]) -> list[tuple[str, int]]:
        return log.event_spans(events, self.scene)

    def prompt_text(self, decision: Decision) -> str:
        return choices.prompt_text(decision, self.scene)

    def option_phrase(self, choice: Choice, kind: str) -> str:
        return choices.option_phrase(choice, kind, self.scene)

    def winners_text(self) -> str:
        return winner_text(self.table.outcome.winners[0], self.scene)

    def standing_lines(self) -> list[str]:
        players = [(seat, self.table.players[seat]) for seat in self.table.outcome.ranking]
        return [
            standing_text(
                place, seat, int(souls_of(self.table, seat)), int(wounds_of(self.table, seat)), player.out, self.scene
            )
            for place, (seat, player) in enumerate(players, 1)
        ]


@final
class DungeonVoice(Voice):
    """Boss Monster in words."""

    silent = frozenset({"resolved", "boss-dealt"})

    def reader(self, texts: Texts, game: Game, viewer: int | None, view: View | None = None) -> DungeonReader:
        assert isinstance(game, Table)
        seen = game.view(viewer) if view is None else view
        return DungeonReader(game, seen, scene_in(texts, game, seen, viewer))

    def prompt_rule(self, kind: str) -> str:
        return choices.prompt_rule(kind)

    def reason_text(self, texts: Texts, code: str) -> str:
        return reasons.reason_text(texts, code)

    def outcome_text(self, texts: Texts, reason: str) -> str:
        return reasons.outcome_text(texts, reason)

    def listed_cards(self, texts: Texts, set_name: str) -> list[ListedCard]:
        return listed_cards(texts, set_name)


VOICE: Final = DungeonVoice()
