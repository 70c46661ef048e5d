"""The stones in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lairwright.kernel.choices import Choice
from lairwright.kernel.decisions import Decision
from lairwright.kernel.game import Game
from lairwright.kernel.views import UNKNOWN
from lairwright.text.catalogue import Texts
from lairwright.text.names import Names
from lairwright.text.phrases import capital, listed
from lairwright.text.voices import Event, Reader, View, Voice
from tests.stones.game import Play


class StonesNames(Names):
    """Players have only their own names."""

    def player(self, seat: int) -> str:
        return self.seat(seat)

    def card(self, card_id: str) -> str:
        return self.texts.say("stones-hidden-card" if card_id == UNKNOWN else f"stones-card-{card_id}")


class StonesReader(Reader):
    """The heap as one viewer reads it."""

    def table_lines(self) -> list[str]:
        names = self.names
        lines = [names.texts.say("stones-heap", count=self.view["heap"])]
        for seat, player in enumerate(self.view["seats"]):
            hand = listed(names.texts, [names.card(card) for card in player["hand"]])
            taken = str(player["taken"])
            lines.append(capital(names.said_of("stones-holds", seat, hand=hand or "-", taken=taken)))
        return lines

    def event_spans(self, events: Sequence[Event]) -> list[tuple[str, int]]:
        return [(self._line(event), 1) for event in events]

    def _line(self, event: Event) -> str:
        seat, card = event["seat"], self.names.card(str(event["card"]))
        assert isinstance(seat, int)
        values = {"card": card, "stones": str(event["amount"])}
        return capital(self.names.said_of(f"stones-log-{event['kind']}", seat, **values))

    def prompt_text(self, decision: Decision) -> str:
        return self.names.texts.say(f"stones-prompt-{decision.kind}")

    def option_phrase(self, choice: Choice, kind: str) -> str:
        assert isinstance(choice, Play)
        return self.names.texts.say("stones-option-play", card=self.names.card(choice.card))

    def winners_text(self) -> str:
        winners = [self.names.player_or_you(seat) for seat in self.game.outcome.winners]
        return self.names.texts.say("stones-won", players=capital(listed(self.names.texts, winners)))

    def standing_lines(self) -> list[str]:
        scores = self.game.outcome.scores
        return [
            self.names.texts.say("stones-standing", player=self.names.player(seat), stones=str(scores[seat]))
            for seat in self.game.outcome.ranking
        ]


class StonesVoice(Voice):
    """How the stones speak."""

    prefix = "stones-"
    silent = frozenset({"dealt"})

    def reader(self, texts: Texts, game: Game, viewer: int | None, view: View | None = None) -> StonesReader:
        seen = game.view(viewer) if view is None else view
        return StonesReader(game, seen, StonesNames(texts, -1 if viewer is None else viewer))

    def prompt_rule(self, kind: str) -> str:
        return "ST-02"


VOICE: Final = StonesVoice()
