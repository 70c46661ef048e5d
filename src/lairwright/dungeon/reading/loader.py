"""From a set file, or a folder of them, to cards. The only module of this game that reads files."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final, final

from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.reading.cards import read_card
from lairwright.dungeon.reading.former import former, renewed
from lairwright.dungeon.words import CARD_KINDS
from lairwright.kernel.arguments import shown
from lairwright.kernel.errors import SetFileError, closest, nearest
from lairwright.kernel.reading import Fields
from lairwright.kernel.rules import Seats
from lairwright.kernel.set_files import CONFIDENCES as CONFIDENCES
from lairwright.kernel.set_files import is_path as is_path
from lairwright.kernel.set_files import is_there, read_id, read_toml

#: The numbers of players with sets that don't say anything else (BM-GEN-01), and the most that a set can allow.
USUAL_SEATS: Final[Seats] = (2, 4)
MOST_SEATS: Final = 6


@final
class CardSet:
    """The cards of one set, in file order."""

    def __init__(self, set_id: str, name: str, standalone: bool, official: bool) -> None:
        self.id = set_id
        self.name = name
        #: Brings its own bosses and heroes, so it can be played alone.
        self.standalone = standalone
        self.official = official
        #: The numbers of players it allows, also together with other sets.
        self.seats: Seats = USUAL_SEATS
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
    most = fields.number("seats", USUAL_SEATS[1], MOST_SEATS, USUAL_SEATS[1])
    card_set.seats = (1 if fields.flag("solo") else 2, most)
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
            renewing = renewed(word, entry) if isinstance(entry, dict) else entry
            card = read_card(word, Fields(renewing, f"{name}: {word} {label!r}"), card_set.id)
            card.facts = former(word, entry)
            card_set.cards.append(card)


def _for_printing(entry: dict[str, object], early: bool, where: str) -> dict[str, object]:
    """In the early printing, the fields of ``early`` replace the others (CL-20)."""
    changes = entry["early"]
    if not isinstance(changes, dict):
        raise SetFileError(f"{where}: field 'early': expected a table, found {changes!r}")
    merged = {field: value for field, value in entry.items() if field != "early"}
    if early:
        merged.update(changes)
    return merged
