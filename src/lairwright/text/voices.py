"""What each game says: one object per game, for those who tell of all of them (command line, server)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from lairwright.castle.table import Castle
from lairwright.dungeon.table import Table
from lairwright.games import BOSS_MONSTER, CASTLE_RAID
from lairwright.kernel.choices import Choice
from lairwright.kernel.decisions import Decision
from lairwright.kernel.game import Game
from lairwright.text.castle import choices as castle_choices
from lairwright.text.castle import log as castle_log
from lairwright.text.castle import reasons as castle_reasons
from lairwright.text.castle import scene as castle_scene
from lairwright.text.catalogue import Texts
from lairwright.text.dungeon import choices as dungeon_choices
from lairwright.text.dungeon import log as dungeon_log
from lairwright.text.dungeon import reasons as dungeon_reasons
from lairwright.text.dungeon import scene as dungeon_scene
from lairwright.text.dungeon.table import standing_text, winner_text
from lairwright.text.names import Names
from lairwright.text.phrases import slug

G = TypeVar("G", bound=Game)
N = TypeVar("N", bound=Names)

Event = Mapping[str, object]


class Voice(ABC, Generic[G, N]):
    """The sentences of one game. ``names`` is what :meth:`scene` gave for the viewer who reads them."""

    #: Events that say nothing a reader of the log needs.
    silent: frozenset[str] = frozenset()
    #: What the ids of the game's own messages begin with.
    prefix: str = ""

    @abstractmethod
    def scene(self, texts: Texts, game: G, viewer: int | None) -> N:
        """The names for one viewer, as the table is now."""

    @abstractmethod
    def scene_in(self, texts: Texts, game: G, view: dict[str, object], viewer: int | None) -> N:
        """The same from a view of this viewer's that is at hand."""

    def event_lines(self, events: Sequence[Event], names: N) -> list[str]:
        """The log for entries of ``game.visible_events(viewer)``."""
        return [line for line, _ in self.event_spans(events, names)]

    @abstractmethod
    def event_spans(self, events: Sequence[Event], names: N) -> list[tuple[str, int]]:
        """The log, with the number of events that each line tells of."""

    @abstractmethod
    def prompt_text(self, decision: Decision, names: N) -> str:
        """The question in one sentence."""

    @abstractmethod
    def prompt_rule(self, kind: str) -> str:
        """The ID of the rule that asks this kind of question, or nothing."""

    @abstractmethod
    def option_phrase(self, choice: Choice, kind: str, names: N) -> str:
        """An option in words; ``kind`` is the kind of the decision it answers."""

    @abstractmethod
    def reason_text(self, texts: Texts, code: str) -> str:
        """One sentence for a code of ``game.why_not``."""

    @abstractmethod
    def outcome_text(self, texts: Texts, reason: str) -> str:
        """How a game ended, by the reason of its outcome."""

    @abstractmethod
    def winners_text(self, game: G, names: N) -> str:
        """Who has won a game that is over."""

    @abstractmethod
    def standing_lines(self, game: G, names: N) -> list[str]:
        """The final ranking, from best to worst."""

    def phase_text(self, texts: Texts, phase: str) -> str:
        """A phase, as a view names it."""
        return texts.say(f"{self.prefix}phase-{phase}")

    def about_preset(self, texts: Texts, name: str) -> str:
        """What a preset of the rules is."""
        return texts.say(f"{self.prefix}about-preset-{name}")

    def about_option(self, texts: Texts, name: str) -> str:
        """What an option of the rules decides."""
        return texts.say(f"{self.prefix}about-option-{slug(name)}")


class DungeonVoice(Voice[Table, dungeon_scene.Scene]):
    """The Boss Monster family."""

    silent = frozenset({"resolved", "boss-dealt"})

    def scene(self, texts: Texts, game: Table, viewer: int | None) -> dungeon_scene.Scene:
        return dungeon_scene.scene(texts, game, viewer)

    def scene_in(self, texts: Texts, game: Table, view: dict[str, object], viewer: int | None) -> dungeon_scene.Scene:
        return dungeon_scene.scene_in(texts, game, view, viewer)

    def event_spans(self, events: Sequence[Event], names: dungeon_scene.Scene) -> list[tuple[str, int]]:
        return dungeon_log.event_spans(events, names)

    def prompt_text(self, decision: Decision, names: dungeon_scene.Scene) -> str:
        return dungeon_choices.prompt_text(decision, names)

    def prompt_rule(self, kind: str) -> str:
        return dungeon_choices.prompt_rule(kind)

    def option_phrase(self, choice: Choice, kind: str, names: dungeon_scene.Scene) -> str:
        return dungeon_choices.option_phrase(choice, kind, names)

    def reason_text(self, texts: Texts, code: str) -> str:
        return dungeon_reasons.reason_text(texts, code)

    def outcome_text(self, texts: Texts, reason: str) -> str:
        return dungeon_reasons.outcome_text(texts, reason)

    def winners_text(self, game: Table, names: dungeon_scene.Scene) -> str:
        return winner_text(game.outcome.winners[0], names)

    def standing_lines(self, game: Table, names: dungeon_scene.Scene) -> list[str]:
        players = [(seat, game.players[seat]) for seat in game.outcome.ranking]
        return [
            standing_text(place, seat, int(player.soul_count), int(player.wound_count), player.out, names)
            for place, (seat, player) in enumerate(players, 1)
        ]


class CastleVoice(Voice[Castle, castle_scene.Scene]):
    """The castle-raid game."""

    prefix = "castle-"

    def scene(self, texts: Texts, game: Castle, viewer: int | None) -> castle_scene.Scene:
        return castle_scene.scene(texts, game, viewer)

    def scene_in(self, texts: Texts, game: Castle, view: dict[str, object], viewer: int | None) -> castle_scene.Scene:
        return castle_scene.scene_in(texts, game, view, viewer)

    def event_spans(self, events: Sequence[Event], names: castle_scene.Scene) -> list[tuple[str, int]]:
        return castle_log.event_spans(events, names)

    def prompt_text(self, decision: Decision, names: castle_scene.Scene) -> str:
        return castle_choices.prompt_text(decision, names)

    def prompt_rule(self, kind: str) -> str:
        return castle_choices.prompt_rule(kind)

    def option_phrase(self, choice: Choice, kind: str, names: castle_scene.Scene) -> str:
        return castle_choices.option_phrase(choice, names)

    def reason_text(self, texts: Texts, code: str) -> str:
        return castle_reasons.reason_text(texts, code)

    def outcome_text(self, texts: Texts, reason: str) -> str:
        return castle_reasons.outcome_text(texts, reason)

    def winners_text(self, game: Castle, names: castle_scene.Scene) -> str:
        return castle_reasons.winners_text(game.outcome, names)

    def standing_lines(self, game: Castle, names: castle_scene.Scene) -> list[str]:
        return castle_reasons.standing_lines(game.outcome, names)


#: The voice of every game, by the game's name. Which game a voice is for is known only when it runs, hence ``Any``.
VOICES: Final[dict[str, Voice[Any, Any]]] = {BOSS_MONSTER: DungeonVoice(), CASTLE_RAID: CastleVoice()}


def voice_of(game: Game) -> Voice[Any, Any]:
    return VOICES[game.config.game]
