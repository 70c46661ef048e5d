"""Every field of a game as plain data, found automatically: a field that a copy forgets must not be forgotten here."""

from __future__ import annotations

from typing import TypeGuard

from lairwright.kernel.arrays import Array, array_of
from lairwright.kernel.game import Game

#: What never changes. Clones share it; a restored game finds it again through its configuration and the fingerprint.
SHARED = frozenset({"rules", "catalog", "cards", "plan", "procedures", "steps"})

#: Nothing of the game is in them: a finished frame kept for reuse, the watcher, whether a list is shared, and what a
#: change leaves to its effects, which is seen to before anybody is asked (``tests.invariants``).
SPARE = frozenset({"spare", "watcher", "uncovered", "bonus_shared", "hurt_shared"})

#: What a snapshot leaves out: what happened before it, whether anybody listened, and notes that only save work.
NOT_SAVED = frozenset(
    {
        "armed",
        "boosted",
        "chances",
        "changes",
        "extras",
        "happened",
        "history_shared",
        "listening",
        "marked",
        "noted",
        "piles_shared",
        "heroes_shared",
        "souls_won",
        "told",
        "under_shared",
    }
)


def field_names(thing: object) -> list[str]:
    """The names of all fields of an object, in either build: mypyc lists them elsewhere."""
    compiled = getattr(type(thing), "__mypyc_attrs__", None)
    names = compiled or [name for one in type(thing).__mro__ for name in getattr(one, "__slots__", ())]
    return sorted(name for name in names if not name.startswith("__"))


def fields(thing: object, leave_out: frozenset[str]) -> dict[str, object]:
    """Every field but those left out, as plain data: objects by their fields, lists as copies."""
    names = field_names(thing)
    assert names, f"{thing!r} has no fields to compare"
    return {name: _plain(getattr(thing, name), leave_out) for name in names if name not in leave_out}


def _plain(value: object, leave_out: frozenset[str]) -> object:
    if value is None or isinstance(value, (int, str, tuple, dict)):
        return value
    if isinstance(value, list):
        return [part if type(part) is int else _plain(part, leave_out) for part in value]  # nearly all are
    if is_array(value):
        return list(value)
    return fields(value, leave_out)


def is_array(value: object) -> TypeGuard[Array]:
    """Whether it is packed numbers; in the interpreted build those are lists."""
    return isinstance(value, type(array_of([])))


def check_clone_fields(game: Game) -> None:
    """A clone has every field of the original, equal, and shares what never changes."""
    twin = game.clone()
    for name in (SHARED & set(field_names(game))) | {"config"}:
        assert getattr(twin, name) is getattr(game, name), f"a clone has its own {name}"
    _compare(game, twin, SHARED | SPARE | {"config"})


def check_restored_fields(game: Game, restored: Game) -> None:
    """A restored game has every field of the original, equal, but for what a snapshot leaves out."""
    assert restored.fingerprint() == game.fingerprint(), "a restored game has other cards"
    _compare(game, restored, SHARED | SPARE | NOT_SAVED)


def _compare(game: Game, copy: Game, leave_out: frozenset[str]) -> None:
    here, there = fields(game, leave_out), fields(copy, leave_out)
    assert here == there, f"a copy differs in {[name for name in here if here[name] != there[name]]}"
