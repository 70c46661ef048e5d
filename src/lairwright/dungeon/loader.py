"""From a set file, or a folder of them, to cards. The only module of this game that reads files."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final, final

from lairwright.dungeon.cards import (
    HAS_STATICS,
    HAS_WHEN,
    ICON_BITS,
    INSIDE,
    NEGATES,
    OF_ROOMS,
    ROOM_NEGATES,
    ROOM_SOULS,
    SOULS,
    WALKS,
    Card,
    trait_bits,
)
from lairwright.dungeon.vocabulary import read_ability, read_static
from lairwright.dungeon.words import (
    ADVANCED,
    BOSS,
    BOTH_PHASES,
    CARD_KINDS,
    CLASSES,
    HERE,
    LURES,
    MONSTER,
    NO_CLASS,
    ORDINARY,
    ROOM,
    SPELL,
    TARGET_HERO,
    TARGET_SOUL,
    TOWN,
    TRAP,
    WHEN_ACTIVATED,
    WHEN_HERO_ENTERS,
    WHEN_LEVEL_UP,
    WHEN_PLAYED,
    WHEN_RIVAL_PLAYS_SPELL,
    WHENS,
)
from lairwright.kernel.arguments import shown
from lairwright.kernel.errors import SetFileError, closest, nearest
from lairwright.kernel.reading import Fields
from lairwright.kernel.set_files import CONFIDENCES as CONFIDENCES
from lairwright.kernel.set_files import is_path as is_path
from lairwright.kernel.set_files import is_there, read_id, read_names, read_toml

_ROOM_WHENS: Final = tuple(when for when in range(len(WHENS)) if when not in (WHEN_LEVEL_UP, WHEN_PLAYED))


@final
class CardSet:
    """The cards of one set, in file order."""

    def __init__(self, set_id: str, name: str, standalone: bool, official: bool) -> None:
        self.id = set_id
        self.name = name
        #: Brings its own bosses and heroes, so it can be played alone.
        self.standalone = standalone
        self.official = official
        self.cards: list[Card] = []


def shipped_sets() -> list[str]:
    """The ids of the sets that come with the engine."""
    folder = resources.files("lairwright.dungeon").joinpath("sets")
    return sorted(part.name for part in folder.iterdir() if part.is_dir() and not part.name.startswith("_"))


def load_set(name: str, early: bool) -> CardSet:
    """A shipped set by its id, or a home-made one by its path (which is read every time, since it may be edited)."""
    if is_path(name):
        if not is_there(name):
            raise SetFileError(f"{shown(name)}: there is no such set file or folder", "no-set-file", {"file": name})
        return _read(Path(name), early)
    known = shipped_sets()
    if name not in known:
        raise SetFileError(
            f"unknown set {name!r}{nearest(name, known)}; shipped sets: {', '.join(known)}; "
            "a home-made set is named by its path, ending in .toml",
            "unknown-set",
            {"set": name, "nearest": closest(name, known), "known": ", ".join(known)},
        )
    return _shipped(name, early)


@cache
def _shipped(name: str, early: bool) -> CardSet:
    with resources.as_file(resources.files("lairwright.dungeon").joinpath("sets", name)) as folder:
        return _read(folder, early)


def _read(path: Path, early: bool) -> CardSet:
    where = shown(path.name)
    files = sorted(path.glob("*.toml")) if path.is_dir() else [path]
    if not files:
        raise SetFileError(f"{where}: the folder holds no .toml file")
    heads: list[tuple[Path, dict[str, object]]] = []
    contents: list[tuple[str, dict[str, object]]] = []
    for file in files:
        data = read_toml(file)
        if "set" in data:
            heads.append((file, data))
        contents.append((shown(file.name), data))
    if len(heads) != 1:
        raise SetFileError(f"{where}: expected exactly one [set] table, found {len(heads)}")
    card_set = _read_head(Fields(heads[0][1]["set"], f"{shown(heads[0][0].name)}: [set]"))
    for name, data in contents:
        _read_cards(name, data, early, card_set)
    if not card_set.cards:
        raise SetFileError(f"{where}: the set has no card")
    seen: dict[str, str] = {}
    for card in card_set.cards:
        if card.id in seen:
            raise SetFileError(f"{where}: two cards have the id {card.id!r}")
        seen[card.id] = card.name
    return card_set


def _read_head(fields: Fields) -> CardSet:
    set_id = read_id(fields)
    card_set = CardSet(set_id, fields.text("name"), fields.flag("standalone"), fields.flag("official"))
    fields.text("note", "")
    fields.done()
    return card_set


def _read_cards(name: str, data: dict[str, object], early: bool, card_set: CardSet) -> None:
    for word, entries in data.items():
        if word == "set":
            continue
        if word not in CARD_KINDS:
            raise SetFileError(f"{name}: unknown table [[{word}]]{nearest(word, CARD_KINDS)}")
        if not isinstance(entries, list):
            raise SetFileError(f"{name}: write [[{word}]], with two brackets, for each {word}")
        for number, entry in enumerate(entries, 1):
            label = entry.get("id", number) if isinstance(entry, dict) else number
            if isinstance(entry, dict) and "early" in entry:
                entry = _for_printing(entry, early, f"{name}: {word} {label!r}")
            card_set.cards.append(_read_card(word, Fields(entry, f"{name}: {word} {label!r}"), card_set.id))


def _for_printing(entry: dict[str, object], early: bool, where: str) -> dict[str, object]:
    """In the early printing, the fields of ``early`` replace the others (CL-20)."""
    changes = entry["early"]
    if not isinstance(changes, dict):
        raise SetFileError(f"{where}: field 'early': expected a table, found {changes!r}")
    merged = {field: value for field, value in entry.items() if field != "early"}
    if early:
        merged.update(changes)
    return merged


def _read_card(word: str, fields: Fields, set_id: str) -> Card:
    kind = CARD_KINDS.index(word)
    card = Card(kind, read_id(fields), fields.text("name"), set_id)
    card.data = fields.data
    card.title = fields.text("title", "")
    card.copies = fields.number("copies", 1, 99, 1)
    card.confidence = CONFIDENCES[fields.word("confidence", CONFIDENCES, "confirmed")]
    fields.text("note", "")
    read_names(fields)
    if kind == ROOM:
        _read_room(fields, card)
    elif kind == SPELL:
        card.phases = fields.word("phase", ("", "build", "adventure", "both"))
        _read_abilities(fields, card, (WHEN_PLAYED,))
        if len(card.abilities) != 1:
            raise fields.fail("ability", f"a spell has exactly one, found {len(card.abilities)}")
        card.abilities[0].phases = card.phases
        card.negation = 0 if card.abilities[0].negation else -1
        card.needs_walker = card.abilities[0].target == TARGET_HERO and card.abilities[0].scope < TOWN
        needs_soul = card.abilities[0].target == TARGET_SOUL
        wait = NEGATES if card.negation >= 0 else WALKS if card.needs_walker else SOULS if needs_soul else 0
        card.chances = card.phases << wait
    elif kind == BOSS:
        card.xp = fields.number("xp", 0, 9999)
        _read_treasure(fields, card)
        _read_abilities(fields, card, (WHEN_LEVEL_UP,))
    else:
        _read_hero(fields, card)
    fields.done()
    card.traits = trait_bits(card.kind, card.room_kind, card.tier)
    return card


def _read_room(fields: Fields, card: Card) -> None:
    card.room_kind = (MONSTER, TRAP)[fields.word("kind", ("monster", "trap"))]
    card.tier = (ORDINARY, ADVANCED)[fields.word("tier", ("ordinary", "advanced"))]
    card.damage = fields.number("damage", 0, 99)
    _read_treasure(fields, card)
    for part in fields.tables("always"):
        if part.has("cover"):
            part.word("cover", ("ordinary rooms only",))
            part.done()
            card.no_advanced_cover = True
        else:
            card.statics.append(read_static(part))
    card.cover_mask = 0 if card.no_advanced_cover else card.treasure_mask
    _read_abilities(fields, card, _ROOM_WHENS)
    card.enters = card.by_when[WHEN_HERO_ENTERS]
    card.activated = card.by_when[WHEN_ACTIVATED]
    card.negation = card.by_when[WHEN_RIVAL_PLAYS_SPELL]
    if card.activated >= 0:
        ability = card.abilities[card.activated]
        card.needs_walker = card.negation < 0 and ability.target == TARGET_HERO and ability.scope == HERE
        needs_soul = ability.target == TARGET_SOUL
        card.chances = ability.phases << (INSIDE if card.needs_walker else ROOM_SOULS if needs_soul else OF_ROOMS)
    if card.negation >= 0:
        card.chances |= BOTH_PHASES << ROOM_NEGATES
    if card.statics:
        card.chances |= HAS_STATICS
    for ability in card.abilities:
        card.chances |= HAS_WHEN << ability.when


def _read_abilities(fields: Fields, card: Card, whens: tuple[int, ...]) -> None:
    for index, part in enumerate(fields.tables("ability")):
        ability = read_ability(part, index, whens)
        if card.by_when[ability.when] >= 0:
            raise fields.fail("ability", f"two abilities for when = {WHENS[ability.when]!r}")
        card.add_ability(ability)


def _read_treasure(fields: Fields, card: Card) -> None:
    icons = fields.table("treasure")
    for kind, name in enumerate(CLASSES):
        card.treasure[kind] = icons.number(name, 1, 9, 0)
        if card.treasure[kind]:
            card.treasure_mask |= 1 << kind
            card.icons |= card.treasure[kind] << ICON_BITS * kind
            card.kinds |= 1 << ICON_BITS * kind
    icons.done()


def _read_hero(fields: Fields, card: Card) -> None:
    card.hero_class = fields.word("class", (*CLASSES, "none"))
    if card.hero_class == len(CLASSES):
        card.hero_class = NO_CLASS
    card.tier = (ORDINARY, ADVANCED)[fields.word("tier", ("ordinary", "epic"))]
    card.worth = 1 if card.tier == ORDINARY else 2
    card.health = fields.number("health", 1, 99)
    card.players = fields.number("players", 2, 6, 2)
    card.lure = fields.word("lure", LURES, "treasure")
    if card.hero_class == NO_CLASS and card.lure == 0:
        raise fields.fail("lure", "a hero without a class needs its own way to choose a dungeon")
