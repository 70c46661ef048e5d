"""Refusing what would never end: abilities that set each other off, values that depend on themselves."""

from __future__ import annotations

from typing import Final

from lairwright.dungeon.effects.declared import KNOWN
from lairwright.dungeon.words import (
    CLASSES,
    MOD_DAMAGE,
    MOD_DOUBLE_DAMAGE,
    MOD_DOUBLE_HEALTH,
    MOD_DOUBLE_TREASURE,
    MOD_HEALTH,
    MOD_NO_TREASURE,
    MOD_SOULS,
    MOD_TREASURE,
    MOD_WOUNDS,
    ONCE_PER_ROUND,
    WHEN_DIES,
    WHEN_ENTERS,
    WHEN_ENTERS_DUNGEON,
    WHEN_SURVIVES,
    WHEN_SURVIVES_DUNGEON,
    WHEN_WOULD_DIE,
)
from lairwright.kernel.reading import Fields

#: What is worked out from what: a value may depend on those with a smaller number only.
_DEPTHS: Final[dict[str, int]] = {
    "souls": 1,
    "wounds": 1,
    "points": 1,
    "icons": 2,
    **dict.fromkeys(CLASSES, 2),
    "health": 3,
    "damage": 4,
}
#: The same for what modifiers change; on whatever else they change no value depends.
_DEPTHS_CHANGED: Final[dict[int, int]] = {
    MOD_SOULS: 1,
    MOD_WOUNDS: 1,
    MOD_TREASURE: 2,
    MOD_DOUBLE_TREASURE: 2,
    MOD_NO_TREASURE: 2,
    MOD_HEALTH: 3,
    MOD_DOUBLE_HEALTH: 3,
    MOD_DAMAGE: 4,
    MOD_DOUBLE_DAMAGE: 4,
}
#: Where a modifier says what it depends on.
_DEPENDING: Final = ("per", "if", "to", "against")
#: What happens to a hero again if it walks on, or again.
_ON_THE_WAY: Final = (WHEN_ENTERS, WHEN_SURVIVES, WHEN_DIES, WHEN_ENTERS_DUNGEON, WHEN_SURVIVES_DUNGEON)
#: Where nobody walks on from in the same round.
_ENDS: Final = ("town", "score", "hand")


def check_depth(fields: Fields, what: int) -> None:
    """A value that is always in force can't depend on itself, nor two on each other."""
    depth = _DEPTHS_CHANGED.get(what)
    if depth is None:
        return
    for key in _DEPENDING:
        for stat in _stats(fields.data.get(key), key == "per"):
            if _DEPTHS[stat] >= depth:
                raise fields.fail(
                    key, f"{stat!r} may depend on what this changes: what is always in force can't count it"
                )


def _stats(value: object, counting: bool) -> list[str]:
    """The stats that a count, a condition or a thing speaks of."""
    if isinstance(value, str):
        return [value] if counting and value in _DEPTHS else []
    if isinstance(value, list):
        return [stat for part in value for stat in _stats(part, counting)]
    if not isinstance(value, dict):
        return []
    found = [key for key in value if key in _DEPTHS]
    for key, part in value.items():
        found += _stats(part, key in ("has", "at_least"))
    return found


def check_walks(fields: Fields, when: int, limit: int) -> None:
    """A hero that something on its way sends back would come by again; "once per hero" counts only for that hero."""
    if when not in _ON_THE_WAY or limit == ONCE_PER_ROUND:
        return
    target = fields.data.get("target")
    moved = [what for what in _moved(fields.data.get("do")) if what != "target" or not _waits(target)]
    itself = all(what == "it" or (what == "target" and _is_here(target)) for what in moved)
    if moved and not (limit and itself):
        raise fields.fail(
            "limit",
            "what moves heroes on their way needs 'once per round' (or, with 'enters' and for that hero alone, 'once "
            "per hero'), or they would walk for ever",
        )


def check_saving(fields: Fields, when: int) -> None:
    """What happens instead of a death takes the hero somewhere else, or it would be about to die again."""
    steps = fields.data.get("do")
    tables = [step for step in steps if isinstance(step, dict)] if isinstance(steps, list) else []
    saved = [
        step
        for step in tables
        if step.get("move") in ("this", "it") and isinstance(step.get("to"), str) and step.get("to") not in KNOWN
    ]
    if when == WHEN_WOULD_DIE and not saved:
        raise fields.fail(
            "do", "instead of dying, a hero has to go elsewhere: expected a step { move = 'this', to = … }"
        )


def _moved(steps: object) -> list[object]:
    """What the steps, and those that hang on them, make walk on from another place."""
    found: list[object] = []
    for step in steps if isinstance(steps, list) else []:
        if not isinstance(step, dict):
            continue
        if "move" in step and step.get("to") not in _ENDS and not _is_no_hero(step["move"]):
            found.append(step["move"])
        modifier = step.get("modify")
        for inner in (step.get("then"), step.get("else"), modifier.get("do") if isinstance(modifier, dict) else None):
            found += _moved(inner)
    return found


def _is_no_hero(moved: object) -> bool:
    return isinstance(moved, dict) and ("item" in moved or "miniboss" in moved)


def _waits(target: object) -> bool:
    """Whether a target is a hero that isn't on its way yet: of those there are only so many."""
    where = target.get("hero") if isinstance(target, dict) else None
    places = where if isinstance(where, list) else [where]
    return all(place in ("town", "deck") for place in places)


def _is_here(target: object) -> bool:
    """Whether a target can only be the hero that walks there."""
    return isinstance(target, dict) and target.get("hero") in ("here", "dungeon")
