"""From a set file to a catalogue. The only module of this game that reads files.

An owner of the game replaces the proposed values with a file of the same form; what the rules demand of it (CR-DATA-01
to -04) is checked here, and errors name the file, the entry, the field and what was expected.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from lairwright.castle.cards import Back, Card, Change
from lairwright.castle.catalog import Catalog
from lairwright.castle.words import (
    CARD_KINDS,
    FACTION,
    GUARD,
    HAND_SIZE,
    LEVELS,
    MAX_SEATS,
    MONSTER,
    PLACES,
    ROUNDS,
    STRENGTHS,
    TILE,
)
from lairwright.kernel.arguments import shown
from lairwright.kernel.errors import SetFileError, SetupError, closest, nearest
from lairwright.kernel.reading import Fields
from lairwright.kernel.set_files import CONFIDENCES, is_path, is_there, read_id, read_names, read_toml

DEFAULT_SET: Final = "proposed"

_TABLES: Final = ("set", "coins", "faction", "monster", "back", "guard", "tile")
_STAR_WORDS: Final = ("", "one-star", "two-star", "three-star")
_LARGEST: Final = 99
#: What the largest game uses (C2, CR-OQ-12).
_MOST_GUARDS: Final = MAX_SEATS * ROUNDS[MAX_SEATS]
_MOST_TILES: Final = max(ROUNDS)


def shipped_sets() -> list[str]:
    """The ids of the sets that come with the engine."""
    folder = resources.files("lairwright.castle").joinpath("sets")
    return sorted(part.name.removesuffix(".toml") for part in folder.iterdir() if part.name.endswith(".toml"))


def catalog_for(sets: tuple[str, ...]) -> Catalog:
    """The catalogue of the one set a game uses; a home-made one is read every time, as it may have been edited."""
    if len(sets) != 1:
        found = ", ".join(shown(name) for name in sets) or "none"
        raise SetupError(
            f"castle-raid is played with exactly one card set, such as {DEFAULT_SET!r}; found: {found}",
            "castle-one-set" if sets else "castle-no-set",
            {"example": DEFAULT_SET, "sets": found},
        )
    name = sets[0]
    if is_path(name):
        path = Path(name)
        if not is_there(name) or not path.is_file():
            raise SetFileError(f"{shown(name)}: there is no such set file", "no-castle-set-file", {"file": name})
        return _read(path)
    known = shipped_sets()
    if name not in known:
        raise SetFileError(
            f"unknown set {name!r}{nearest(name, known)}; shipped sets of castle-raid: {', '.join(known)}; "
            "a home-made set is named by its path, ending in .toml",
            "unknown-castle-set",
            {"set": name, "nearest": closest(name, known), "known": ", ".join(known)},
        )
    return _shipped(name)


@cache
def _shipped(name: str) -> Catalog:
    with resources.as_file(resources.files("lairwright.castle").joinpath("sets", f"{name}.toml")) as file:
        return _read(file)


def _read(path: Path) -> Catalog:
    data = read_toml(path)
    where = shown(path.name)
    for word in data:
        if word not in _TABLES:
            raise SetFileError(f"{where}: unknown table [[{word}]]{nearest(word, _TABLES)}")
    if "set" not in data:
        raise SetFileError(f"{where}: the table [set] is missing")
    head = Fields(data["set"], f"{where}: [set]")
    read_id(head)
    head.text("name")
    head.text("note", "")
    head.done()
    backs = _read_backs(where, data)
    definitions = _read_monsters(where, data, _read_factions(where, data))
    definitions += _read_guards(where, data, backs)
    definitions += [_read_tile(fields) for fields in _entries(where, data, "tile")]
    seen: set[str] = set()
    for card in definitions:
        if card.id in seen:
            raise SetFileError(f"{where}: two cards have the id {card.id!r}")
        seen.add(card.id)
    _check_numbers(where, definitions)
    return Catalog(definitions, backs, _read_coins(where, data))


def _entries(where: str, data: dict[str, object], word: str) -> list[Fields]:
    entries = data.get(word, [])
    if not isinstance(entries, list):
        raise SetFileError(f"{where}: write [[{word}]], with two brackets, for each {word}")
    found: list[Fields] = []
    for number, entry in enumerate(entries, 1):
        label = entry.get("id", number) if isinstance(entry, dict) else number
        found.append(Fields(entry, f"{where}: {word} {label!r}"))
    return found


def _confidence(fields: Fields) -> str:
    fields.text("note", "")
    return CONFIDENCES[fields.word("confidence", CONFIDENCES, "confirmed")]


def _finish(fields: Fields, card: Card) -> Card:
    card.data = fields.data
    card.confidence = _confidence(fields)
    fields.done()
    return card


def _read_coins(where: str, data: dict[str, object]) -> int:
    fields = Fields(data.get("coins", {}), f"{where}: [coins]")
    ones = fields.number("ones", 0, 9999)
    twos = fields.number("twos", 0, 9999)
    tens = fields.number("tens", 0, 9999)
    _confidence(fields)
    fields.done()
    return ones + 2 * twos + 10 * tens


def _read_factions(where: str, data: dict[str, object]) -> list[Card]:
    factions: list[Card] = []
    for fields in _entries(where, data, "faction"):
        faction = Card(FACTION, read_id(fields), fields.text("name"))
        faction.faction = len(factions)
        read_names(fields)
        factions.append(_finish(fields, faction))
    return factions


def _read_monsters(where: str, data: dict[str, object], factions: list[Card]) -> list[Card]:
    """The five monsters are described once, because all factions have the same (CR-DATA-03)."""
    by_strength: dict[int, Fields] = {}
    for fields in _entries(where, data, "monster"):
        strength = fields.number("strength", 1, STRENGTHS)
        if strength in by_strength:
            raise fields.fail("strength", f"there is already a monster of strength {strength}")
        by_strength[strength] = fields
    missing = [str(strength) for strength in range(1, STRENGTHS + 1) if strength not in by_strength]
    if missing:
        raise SetFileError(f"{where}: every faction has monsters of strength 1 to 5; missing: {', '.join(missing)}")
    monsters: list[Card] = []
    for faction in factions:
        for strength in range(1, STRENGTHS + 1):
            fields = by_strength[strength]
            monster = Card(MONSTER, f"{faction.id}-{strength}", f"{faction.name} {strength}")
            monster.faction = faction.faction
            monster.strength = strength
            monster.healing = fields.number("healing", 0, _LARGEST)  # may be 0 (CR-DATA-04)
            monsters.append(_finish(fields, monster))
    return monsters + factions


def _range(fields: Fields, name: str) -> tuple[int, int]:
    value = fields.raw(name)
    if (
        not isinstance(value, list)
        or len(value) != 2
        or not all(isinstance(part, int) and not isinstance(part, bool) and 0 <= part <= _LARGEST for part in value)
        or value[0] > value[1]
    ):
        raise fields.fail(name, f"expected two whole numbers from 0 to {_LARGEST}, lowest first, found {value!r}")
    return value[0], value[1]


def _read_backs(where: str, data: dict[str, object]) -> list[Back]:
    """What the back of each level shows, by stars; number 0 is not used."""
    found: dict[int, Back] = {}
    for fields in _entries(where, data, "back"):
        stars = fields.number("stars", 1, LEVELS)
        if stars in found:
            raise fields.fail("stars", f"there is already a back with {stars} stars")
        strength = _range(fields, "strength")
        loot = _range(fields, "loot")
        found[stars] = Back(stars, strength[0], strength[1], loot[0], loot[1], _confidence(fields))
        fields.done()
    missing = [str(stars) for stars in range(1, LEVELS + 1) if stars not in found]
    if missing:
        raise SetFileError(f"{where}: a [[back]] is needed for each level; missing stars: {', '.join(missing)}")
    return [Back(0, 0, 0, 0, 0, "confirmed"), *(found[stars] for stars in range(1, LEVELS + 1))]


def new_guard(stars: int, strength: int, loot: int) -> Card:
    """A guard is named by what it shows."""
    guard = Card(GUARD, f"{_STAR_WORDS[stars]}-{strength}-{loot}", f"{'★' * stars} {strength}/{loot}")
    guard.stars = stars
    guard.strength = strength
    guard.loot = loot
    return guard


def _read_guards(where: str, data: dict[str, object], backs: list[Back]) -> list[Card]:
    guards: list[Card] = []
    for fields in _entries(where, data, "guard"):
        guards.append(read_guard(fields, backs))
        fields.done()
    return guards


def read_guard(fields: Fields, backs: list[Back]) -> Card:
    """A guard whose values lie inside the ranges on the back of its level (CR-DATA-02)."""
    stars = fields.number("stars", 1, LEVELS)
    back = backs[stars]
    guard = new_guard(
        stars,
        _inside(fields, "strength", back.strength_low, back.strength_high, stars),
        _inside(fields, "loot", back.loot_low, back.loot_high, stars),
    )
    guard.copies = fields.number("copies", 1, _LARGEST, 1)
    guard.data = fields.data
    guard.confidence = _confidence(fields)
    return guard


def _inside(fields: Fields, name: str, low: int, high: int, stars: int) -> int:
    value = fields.number(name, 0, _LARGEST)
    if not low <= value <= high:
        raise fields.fail(name, f"the back with {stars} stars shows {low} to {high}, found {value}")
    return value


def _strengths(fields: Fields, name: str) -> int:
    """A list of strengths as a mask; absent is none."""
    if not fields.has(name):
        return 0
    value = fields.data[name]
    if (
        not isinstance(value, list)
        or not value
        or len(set(map(repr, value))) < len(value)
        or not all(isinstance(part, int) and not isinstance(part, bool) and 1 <= part <= STRENGTHS for part in value)
    ):
        raise fields.fail(name, f"expected a list of different strengths from 1 to {STRENGTHS}, found {value!r}")
    mask = 0
    for strength in value:
        mask |= 1 << strength - 1
    return mask


def _read_tile(fields: Fields) -> Card:
    tile = Card(TILE, read_id(fields), fields.text("name"))
    read_names(fields)
    tile.rule = fields.text("rule", "CR-ORD-01")
    forbidden = _strengths(fields, "forbid")
    # Two monsters have to be played from a hand that may be any three of the five (CR-OQ-09).
    if forbidden.bit_count() > 1:
        raise fields.fail("forbid", "more than one strength would leave some players without a legal play")
    tile.forbidden = forbidden
    in_hand = _strengths(fields, "hands")
    if in_hand and in_hand.bit_count() != HAND_SIZE:
        raise fields.fail("hands", f"a hand has {HAND_SIZE} monsters, found {in_hand.bit_count()}")
    tile.in_hand = in_hand
    if fields.has("healing"):
        part = fields.table("healing")
        part.raw("strengths")
        tile.healing_of = _strengths(part, "strengths")
        tile.healing = part.number("cost", 0, _LARGEST)
        part.done()
    for part in fields.tables("changes"):
        where = part.word("at", PLACES)
        loot = part.number("loot", -_LARGEST, _LARGEST, 0)
        strength = part.number("strength", -_LARGEST, _LARGEST, 0)
        if not loot and not strength:
            raise part.fail("loot", "a change needs loot or strength other than 0")
        tile.changes.append(Change(where, loot, strength))
        part.done()
    return _finish(fields, tile)


def _check_numbers(where: str, definitions: list[Card]) -> None:
    """Enough of everything for the largest game."""
    for kind, needed in ((FACTION, MAX_SEATS), (GUARD, _MOST_GUARDS), (TILE, _MOST_TILES)):
        count = 0
        for card in definitions:
            if card.kind == kind:
                count += card.copies
        if count < needed:
            raise SetFileError(f"{where}: {MAX_SEATS} players need {needed} {CARD_KINDS[kind]}s, found {count}")
