"""The doors of the package: new games, restored games, replays; and what each game is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, overload

from lairwright.castle.deal import GAME as CASTLE
from lairwright.castle.deal import new_castle
from lairwright.castle.loader import DEFAULT_SET as CASTLE_SET
from lairwright.castle.loader import catalog_for as castle_catalog
from lairwright.castle.loader import shipped_sets as castle_sets
from lairwright.castle.options import KEY_FORMS as CASTLE_KEY_FORMS
from lairwright.castle.rules import PRESET_NOTES as CASTLE_PRESET_NOTES
from lairwright.castle.rules import RULES as CASTLE_RULES
from lairwright.castle.snapshot import restore as restore_castle
from lairwright.castle.staging import stage as stage_castle
from lairwright.castle.table import Castle
from lairwright.castle.visibility import VIEW_FORMS as CASTLE_VIEW_FORMS
from lairwright.castle.words import CARD_KINDS as CASTLE_CARD_KINDS
from lairwright.castle.words import ENDINGS as CASTLE_ENDINGS
from lairwright.castle.words import EVENT_FORMS as CASTLE_EVENT_FORMS
from lairwright.castle.words import EVENTS as CASTLE_EVENTS
from lairwright.castle.words import MAX_SEATS as MOST_RAIDERS
from lairwright.castle.words import MIN_SEATS as FEWEST_RAIDERS
from lairwright.castle.words import PHASES as CASTLE_PHASES
from lairwright.castle.words import QUESTIONS as CASTLE_QUESTIONS
from lairwright.dungeon.catalog import POSITIONS
from lairwright.dungeon.deal import GAME as DUNGEON
from lairwright.dungeon.deal import MAX_SEATS as MOST_BOSSES
from lairwright.dungeon.deal import MIN_SEATS as FEWEST_BOSSES
from lairwright.dungeon.deal import new_table
from lairwright.dungeon.loader import load_set
from lairwright.dungeon.loader import shipped_sets as dungeon_sets
from lairwright.dungeon.options import KEY_FORMS as DUNGEON_KEY_FORMS
from lairwright.dungeon.rules import PRESET_NOTES as DUNGEON_PRESET_NOTES
from lairwright.dungeon.rules import RULES as DUNGEON_RULES
from lairwright.dungeon.snapshot import restore as restore_table
from lairwright.dungeon.staging import stage as stage_table
from lairwright.dungeon.table import Table
from lairwright.dungeon.visibility import VIEW_FORMS as DUNGEON_VIEW_FORMS
from lairwright.dungeon.words import CARD_KINDS as DUNGEON_CARD_KINDS
from lairwright.dungeon.words import ENDINGS as DUNGEON_ENDINGS
from lairwright.dungeon.words import EVENT_FORMS as DUNGEON_EVENT_FORMS
from lairwright.dungeon.words import EVENTS as DUNGEON_EVENTS
from lairwright.dungeon.words import PHASES as DUNGEON_PHASES
from lairwright.dungeon.words import QUESTION_RULES as DUNGEON_QUESTIONS
from lairwright.kernel.config import Config, OptionValue
from lairwright.kernel.errors import RecordError, Refusal, SetupError, closest, nearest
from lairwright.kernel.game import Game
from lairwright.kernel.reading import Fields
from lairwright.kernel.record import Record
from lairwright.kernel.record import loads as load_record
from lairwright.kernel.rules import RuleSet

BOSS_MONSTER: Final = DUNGEON
CASTLE_RAID: Final = CASTLE

#: Shown the table in the middle of a choice, see ``Game.watcher``.
Watcher = Callable[[Game], None]


@dataclass(frozen=True)
class GameKind:
    """One of the games, as those see it who work with all of them: command line, scenarios, simulations."""

    name: str
    fewest_seats: int
    most_seats: int
    #: The card sets it is played with unless others are named.
    default_sets: tuple[str, ...]
    rules: RuleSet
    preset_notes: dict[str, str]
    #: The names of its phases, in the order of the numbers its phase events carry.
    phases: tuple[str, ...]
    #: The names of its events, and of the ways in which it ends.
    events: tuple[str, ...]
    endings: tuple[str, ...]
    #: The forms of its keys of choices (``build ROOM on N``), its events (``lured HERO SEAT``) and the places where its
    #: views have texts (``town.* HERO``).
    key_forms: tuple[str, ...]
    event_forms: tuple[str, ...]
    view_forms: tuple[str, ...]
    #: The kinds of its questions, and how far positions in keys are counted.
    questions: tuple[str, ...]
    most_places: int
    #: Where a scenario starts that does not say it.
    default_start: str
    #: A new game, run up to its first question; with or without events.
    new: Callable[[Config, bool], Game]
    #: The game a snapshot was taken of.
    restore: Callable[[object], Game]
    #: A table as a scenario describes it: configuration, start, seats, what they share, where that is written, and who
    #: watches it from the beginning.
    stage: Callable[[Config, str, list[Fields], Fields, str, Watcher | None], Game]
    #: The ids of all cards of one game, each with the kind of card it is.
    card_kinds: Callable[[Game], dict[str, str]]
    #: The ids of the cards of each set that comes with the game.
    shipped_cards: Callable[[], dict[str, list[str]]]


def _dungeon_cards() -> dict[str, list[str]]:
    return {name: [card.id for card in load_set(name, False).cards] for name in dungeon_sets()}


def _castle_cards() -> dict[str, list[str]]:
    return {name: [card.id for card in castle_catalog((name,)).definitions] for name in castle_sets()}


def _dungeon_kinds(game: Game) -> dict[str, str]:
    assert isinstance(game, Table)
    return {card.id: DUNGEON_CARD_KINDS[card.kind] for card in game.catalog.definitions}


def _castle_kinds(game: Game) -> dict[str, str]:
    assert isinstance(game, Castle)
    return {card.id: CASTLE_CARD_KINDS[card.kind] for card in game.catalog.definitions}


_KINDS: Final = (
    GameKind(
        name=BOSS_MONSTER,
        fewest_seats=FEWEST_BOSSES,
        most_seats=MOST_BOSSES,
        default_sets=("base",),
        rules=DUNGEON_RULES,
        preset_notes=DUNGEON_PRESET_NOTES,
        phases=DUNGEON_PHASES,
        events=DUNGEON_EVENTS,
        endings=DUNGEON_ENDINGS,
        key_forms=DUNGEON_KEY_FORMS,
        event_forms=DUNGEON_EVENT_FORMS,
        view_forms=DUNGEON_VIEW_FORMS,
        questions=tuple(DUNGEON_QUESTIONS),
        most_places=POSITIONS,
        default_start="build",
        new=new_table,
        restore=restore_table,
        stage=stage_table,
        card_kinds=_dungeon_kinds,
        shipped_cards=_dungeon_cards,
    ),
    GameKind(
        name=CASTLE_RAID,
        fewest_seats=FEWEST_RAIDERS,
        most_seats=MOST_RAIDERS,
        default_sets=(CASTLE_SET,),
        rules=CASTLE_RULES,
        preset_notes=CASTLE_PRESET_NOTES,
        phases=CASTLE_PHASES,
        events=CASTLE_EVENTS,
        endings=CASTLE_ENDINGS,
        key_forms=CASTLE_KEY_FORMS,
        event_forms=CASTLE_EVENT_FORMS,
        view_forms=CASTLE_VIEW_FORMS,
        questions=CASTLE_QUESTIONS,
        most_places=MOST_RAIDERS,
        default_start="play",
        new=new_castle,
        restore=restore_castle,
        stage=stage_castle,
        card_kinds=_castle_kinds,
        shipped_cards=_castle_cards,
    ),
)

#: Every game, by its name.
GAMES: Final[dict[str, GameKind]] = {kind.name: kind for kind in _KINDS}


def game_kind(name: str) -> GameKind:
    """The game of this name; an unknown one is answered with the nearest."""
    if name not in GAMES:
        raise SetupError(
            f"unknown game {name!r}{nearest(name, GAMES)}; games: {', '.join(GAMES)}",
            "unknown-game",
            {"game": name, "nearest": closest(name, GAMES), "known": ", ".join(GAMES)},
        )
    return GAMES[name]


@overload
def new_game(
    game: Literal["boss-monster"] = ...,
    *,
    seats: int | None = ...,
    seed: int = ...,
    preset: str = ...,
    sets: Sequence[str] | None = ...,
    variants: Sequence[str] = ...,
    options: Mapping[str, OptionValue] | None = ...,
) -> Table: ...
@overload
def new_game(
    game: Literal["castle-raid"],
    *,
    seats: int | None = ...,
    seed: int = ...,
    preset: str = ...,
    sets: Sequence[str] | None = ...,
    variants: Sequence[str] = ...,
    options: Mapping[str, OptionValue] | None = ...,
) -> Castle: ...
@overload
def new_game(
    game: str,
    *,
    seats: int | None = ...,
    seed: int = ...,
    preset: str = ...,
    sets: Sequence[str] | None = ...,
    variants: Sequence[str] = ...,
    options: Mapping[str, OptionValue] | None = ...,
) -> Game: ...
def new_game(
    game: str = BOSS_MONSTER,
    *,
    seats: int | None = None,
    seed: int = 0,
    preset: str = "default",
    sets: Sequence[str] | None = None,
    variants: Sequence[str] = (),
    options: Mapping[str, OptionValue] | None = None,
) -> Game:
    """Set up a game and run it to its first decision. Bad words raise :class:`SetupError` with the nearest good one.

    Without ``seats`` it is for as few players as the game allows, without ``sets`` it is played with the game's own.
    """
    kind = game_kind(game)
    config = Config(
        game,
        kind.fewest_seats if seats is None else seats,
        seed,
        preset,
        kind.default_sets if sets is None else tuple(sets),
        tuple(variants),
        dict(options or {}),
    )
    return start(config)


def start(config: Config, listening: bool = True) -> Game:
    """A new game from a complete configuration; ``listening=False`` notes no events (for simulations)."""
    return game_kind(config.game).new(config, listening)


def restore(snapshot: object) -> Game:
    """The game a snapshot was taken of, at the same open question."""
    config = snapshot.get("config") if isinstance(snapshot, dict) else None
    name = config.get("game") if isinstance(config, dict) else None
    kind = game_kind(name) if isinstance(name, str) else GAMES[BOSS_MONSTER]  # which says what is wrong with it
    return kind.restore(snapshot)


def replay(record: Record | str, upto: int | None = None) -> Game:
    """Play a record again, wholly or up to a number of choices.

    A record that does not fit says at which step and why: other cards, or a choice that is not legal there.
    """
    if isinstance(record, str):
        record = load_record(record)
    game = start(record.config)
    if record.fingerprint != game.fingerprint():
        raise RecordError(
            f"the record was made with other cards (fingerprint {record.fingerprint}, here {game.fingerprint()})"
        )
    if upto is not None and not 0 <= upto <= len(record.choices):
        raise RecordError(f"the record has {len(record.choices)} choices: it cannot be replayed up to {upto}")
    for step, (seat, key) in enumerate(record.choices[:upto], 1):
        try:
            game.play(key, seat)
        except Refusal as refusal:
            raise RecordError(f"seat {seat}: {refusal}", step) from None
    return game


def undo(game: Game) -> Game:
    """The game before its last choice; ask ``game.undo_policy`` first whether that is fair."""
    record = game.record
    return replay(record, len(record.choices) - 1)
