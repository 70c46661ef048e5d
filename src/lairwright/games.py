"""The front door of the package: new games, restored games and replays, and the registry of all games.

Everything about a game comes from its registration (:class:`GameKind`). Ours are in ``registered``; others are added
with :func:`register` or named in the environment, where every process that plays them finds them: :func:`plug_in`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Final, Literal, SupportsIndex, overload

from lairwright.castle.table import Castle
from lairwright.dungeon.state.table import Table
from lairwright.kernel.arguments import quoted, shown, whole
from lairwright.kernel.config import Config, OptionValue, checked_config, name_of
from lairwright.kernel.errors import RecordError, Refusal, SetupError, closest, nearest
from lairwright.kernel.game import Game
from lairwright.kernel.record import Record, loads
from lairwright.registered import boss_monster, castle_raid
from lairwright.registered.kind import GameKind, Labels, Part, PartError, Wait, Watcher, failure

__all__ = [
    "BOSS_MONSTER",
    "CASTLE_RAID",
    "GAMES",
    "OUR_OWN",
    "GameKind",
    "Labels",
    "Part",
    "PartError",
    "Wait",
    "Watcher",
    "game_kind",
    "known_games",
    "load_record",
    "new_game",
    "plug_in",
    "register",
    "replay",
    "restore",
    "start",
    "undo",
]

BOSS_MONSTER: Final = boss_monster.BOSS_MONSTER.name
CASTLE_RAID: Final = castle_raid.CASTLE_RAID.name

#: Names the registrations of additional games, as ``module:NAME``, separated by blanks or commas.
PLUGGED_IN: Final = "LAIRWRIGHT_GAMES"

#: Every registered game by name. Tests check our own, so that importing this doesn't have to.
GAMES: Final[dict[str, GameKind]] = {kind.name: kind for kind in (boss_monster.BOSS_MONSTER, castle_raid.CASTLE_RAID)}

#: The games that come with the package.
OUR_OWN: Final = frozenset(GAMES)


def register(kind: GameKind) -> None:
    """Make a game known to everything that handles games by name; :class:`PartError` says what is wrong with it."""
    from lairwright.registered.checks import check  # here, because nothing else needs it: it takes a while

    GAMES[kind.name] = check(kind, GAMES)


def plug_in(environment: Mapping[str, str] = os.environ) -> None:
    """Register the games named in the environment that aren't known yet.

    Commands, servers and the processes that play for them call this first; otherwise it happens when all games are
    asked for (:func:`known_games`), or an unknown one (:func:`game_kind`).
    """
    for place in environment.get(PLUGGED_IN, "").replace(",", " ").split():
        try:
            kind = Part(place).load()
        except PartError as problem:
            raise _no_game(place, failure(problem.__cause__ or problem)) from problem
        if not isinstance(kind, GameKind):
            raise _no_game(place, f"it is a {type(kind).__name__}")
        if all(kind is not known for known in GAMES.values()):
            try:
                register(kind)
            except PartError as problem:
                raise SetupError(
                    f"{PLUGGED_IN}: {place!r} is not registered as it should be: {problem}",
                    "plugged-in-badly",
                    {"variable": PLUGGED_IN, "place": place, "reason": str(problem)},
                ) from problem


def _no_game(place: str, reason: str) -> SetupError:
    return SetupError(
        f"{PLUGGED_IN}: {place!r} is not a game that can be imported ({reason}); expected module:NAME",
        "plugged-in-game",
        {"variable": PLUGGED_IN, "place": place, "reason": reason},
    )


def known_games() -> Mapping[str, GameKind]:
    """Every game by name, with those that the environment names."""
    plug_in()
    return GAMES


def game_kind(name: str) -> GameKind:
    """The game with this name; the error for an unknown name suggests the nearest one."""
    if name not in GAMES:
        plug_in()
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
    seats: SupportsIndex | None = ...,
    seed: SupportsIndex = ...,
    preset: str = ...,
    sets: Sequence[str] | None = ...,
    variants: Sequence[str] = ...,
    options: Mapping[str, OptionValue] | None = ...,
) -> Table: ...
@overload
def new_game(
    game: Literal["castle-raid"],
    *,
    seats: SupportsIndex | None = ...,
    seed: SupportsIndex = ...,
    preset: str = ...,
    sets: Sequence[str] | None = ...,
    variants: Sequence[str] = ...,
    options: Mapping[str, OptionValue] | None = ...,
) -> Castle: ...
@overload
def new_game(
    game: str,
    *,
    seats: SupportsIndex | None = ...,
    seed: SupportsIndex = ...,
    preset: str = ...,
    sets: Sequence[str] | None = ...,
    variants: Sequence[str] = ...,
    options: Mapping[str, OptionValue] | None = ...,
) -> Game: ...
def new_game(
    game: str = BOSS_MONSTER,
    *,
    seats: SupportsIndex | None = None,
    seed: SupportsIndex = 0,
    preset: str = "default",
    sets: Sequence[str] | None = None,
    variants: Sequence[str] = (),
    options: Mapping[str, OptionValue] | None = None,
) -> Game:
    """Set up a game and run it to its first decision. Bad input raises :class:`SetupError`, with the nearest good word.

    Without ``seats`` the game has as few players as it allows; without ``sets`` it uses the game's own.
    """
    kind = game_kind(name_of("a game", game))
    players = kind.fewest_seats if seats is None else seats
    named = kind.default_sets if sets is None else sets
    return start(checked_config(kind.name, players, seed, preset, named, variants, {} if options is None else options))


def start(config: Config, listening: bool = True) -> Game:
    """A new game from a complete configuration; with ``listening=False`` it notes no events (for simulations)."""
    return game_kind(config.game).new(config, listening)


def restore(snapshot: object) -> Game:
    """The game that a snapshot was taken from, at the same open question."""
    config = snapshot.get("config") if isinstance(snapshot, dict) else None
    name = config.get("game") if isinstance(config, dict) else None
    kind = game_kind(name) if isinstance(name, str) else GAMES[BOSS_MONSTER]  # whose restore says what is wrong with it
    return kind.restore(snapshot)


def load_record(text: str) -> Record:
    """Read a record from its text; damage is reported with its line or step."""
    return loads(text)


def replay(record: Record | str, upto: SupportsIndex | None = None) -> Game:
    """Play a record again, all of it or the first ``upto`` choices.

    A record that doesn't fit raises an error that says at which step and why: other cards, or a choice that isn't
    legal.
    """
    config, fingerprint, choices = _parts_of(record)
    count = len(choices) if upto is None else whole(upto)
    if count is None:
        raise RecordError(f"a record is replayed up to a whole number of choices, not {quoted(upto)}")
    game = start(config)
    if fingerprint != game.fingerprint():
        raise RecordError(
            f"the record was made with other cards (fingerprint {shown(fingerprint)}, here {game.fingerprint()})"
        )
    if not 0 <= count <= len(choices):
        raise RecordError(f"the record has {len(choices)} choices: it cannot be replayed up to {quoted(count)}")
    for step, choice in enumerate(choices[:count], 1):
        seat, key = _seat_and_key(choice, step)
        try:
            game.play(_as_written_now(game, key, seat), seat)
        except Refusal as refusal:
            raise RecordError(f"seat {seat}: {refusal}", step) from None
    return game


def _parts_of(record: object) -> tuple[Config, str, Sequence[object]]:
    """Configuration, fingerprint and choices of a record. Whoever made it may have put anything into it."""
    found = record if isinstance(record, Record) else loads(record)
    parts: tuple[object, object, object] = (found.config, found.fingerprint, found.choices)
    config, fingerprint, choices = parts
    if not isinstance(config, Config):
        raise RecordError(f"the configuration of a record is a Config, not {quoted(config)}")
    if not isinstance(fingerprint, str):
        raise RecordError(f"the fingerprint of a record is text, not {quoted(fingerprint)}")
    if not isinstance(choices, (list, tuple)):
        raise RecordError(f"the choices of a record are a list, not {quoted(choices)}")
    checked = checked_config(
        config.game, config.seats, config.seed, config.preset, config.sets, config.variants, config.options
    )
    return checked, fingerprint, choices


def _seat_and_key(choice: object, step: int) -> tuple[int, str]:
    if isinstance(choice, (list, tuple)) and len(choice) == 2:
        seat, key = whole(choice[0]), choice[1]
        if seat is not None and isinstance(key, str):
            return seat, key
    raise RecordError(f"expected a seat and a key, found {quoted(choice)}", step)


def _as_written_now(game: Game, key: str, seat: int) -> str:
    """The key itself, unless it is that of an older record, which did not say which ability of a card is meant.

    No card had two of them on offer at the same time.
    """
    if seat not in game.open:
        return key
    book, menu = game.codebook(), game.menus[game.open.index(seat)]
    keys = book.keys(menu)
    if key in keys:
        return key
    meant = [other for other, option in zip(keys, menu, strict=True) if book.unnumbered(option) == key]
    return meant[0] if len(meant) == 1 else key


def undo(game: Game) -> Game:
    """The game as it was before its last choice; check ``game.undo_policy`` first to see whether that is fair."""
    record = game.record
    return replay(record, len(record.choices) - 1)
