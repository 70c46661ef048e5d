"""Whatever the loader accepts, the engine can play: sets of random cards, composed of the whole vocabulary."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import lairwright as lw
from lairwright.dungeon.cards import PERS, REACHES
from lairwright.dungeon.loader import load_set
from lairwright.dungeon.vocabulary import CARD_FILTERS, HERO_SCOPES, OWNER_SCOPES, ROOM_FILTERS, TIERS
from lairwright.dungeon.words import CLASSES, LIMITS, ROOM_KINDS, WHENS
from lairwright.kernel.errors import SetFileError
from lairwright.text.catalogue import languages, texts
from lairwright.text.dungeon.cards import card_text
from tests.examples import some_of
from tests.invariants import check_conservation, check_events, check_questions, check_redeal, check_snapshot, check_view
from tests.playing import play_out, steps

Entry = dict[str, object]
SETS = 24
CARDS = 24
GAMES = 2


class Author:
    """Writes random cards: many of them nonsense, which the loader has to refuse."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def one_of(self, *values: object) -> object:
        return self.dice.choice(values)

    def sometimes(self, entry: Entry, field: str, *values: object) -> None:
        if self.dice.random() < 0.4:
            entry[field] = self.one_of(*values)

    def filter(self) -> object:
        return self.one_of(*CARD_FILTERS)

    def step(self) -> Entry:
        count = self.dice.randint(1, 3)
        steps: list[Entry] = [
            {"draw": self.one_of("room", "spell"), "count": count},
            {"discard": self.filter(), "count": count},
            {"discard_random": self.one_of("room", "spell")},
            {"fetch": self.filter(), "count": count},
            {"steal": self.one_of("random", "chosen")},
            {"new_hands": {"spells": count, "rooms": count}},
            {"kill": "target"},
            {"damage": self.one_of(count, "your rooms")},
            {"health": count},
            {"move": self.one_of("town", "your entrance", "first room", "previous room")},
            {"heal": "a wound"},
            {"remove": "target"},
            {"return": "to entrance"},
            {"hold": "entrance"},
            {"room_damage": self.dice.randint(-3, 3)},
            {"dungeon_damage": count},
            {"double": "treasure"},
            {"deactivate": "target"},
            {"destroy": "target", "killing": self.one_of(True, False)},
            {"destroy": "one of each rival"},
            {"swap": "two rooms"},
            {"build": self.one_of("now", "one more", "forbidden")},
            {"search": self.filter()},
            {"negate": "target"},
        ]
        return self.dice.choice(steps)

    def target(self) -> Entry:
        targets: list[Entry] = [
            {"hero": self.one_of(*HERO_SCOPES), "tier": self.one_of(*TIERS)},
            {"room": self.one_of(*OWNER_SCOPES), "kind": self.one_of(*ROOM_KINDS)},
            {"rival": "any"},
            {"rival": "any", "souls_ahead": 1},
            {"soul": self.one_of("yours", "a rival's")},
            {"spell": "a rival's"},
        ]
        return self.dice.choice(targets)

    def ability(self, when: str | None) -> Entry:
        entry: Entry = {"do": [self.step() for _ in range(self.dice.randint(1, 3))]}
        if when:
            entry["when"] = when
            self.sometimes(entry, "limit", *(limit for limit in LIMITS if limit))
        if when == "you build":
            entry["of"] = self.one_of(*ROOM_FILTERS)
        self.sometimes(entry, "may", True)
        self.sometimes(entry, "if", "fewer rooms than a rival")
        self.sometimes(entry, "cost", {"destroy": "this room"}, {"destroy": "another room"}, {"discard": self.filter()})
        if self.dice.random() < 0.7:
            entry["target"] = self.target()
        return entry

    def card(self, number: int) -> tuple[str, Entry]:
        kind = self.dice.choice(["room", "room", "room", "spell", "boss"])
        entry: Entry = {"id": f"{kind}-{number}", "name": f"{kind} {number}", "copies": 1 if kind == "boss" else 6}
        if kind != "spell":
            entry["treasure"] = {self.dice.choice(CLASSES[:4]): self.dice.randint(1, 2) for _ in range(2)}
        if kind == "room":
            entry["kind"] = self.one_of("monster", "trap")
            entry["tier"] = self.one_of("ordinary", "ordinary", "advanced")
            entry["damage"] = self.dice.randint(0, 4)
            entry["ability"] = [self.ability(self.dice.choice(WHENS[:9]))]
            if self.dice.random() < 0.3:
                per = self.dice.choice(PERS)
                bonus = {"damage": self.dice.randint(-2, 2), "to": self.one_of(*REACHES)}
                entry["always"] = [bonus | ({"per": per} if per else {})]
        elif kind == "spell":
            entry["phase"] = self.one_of("build", "adventure", "both")
            entry["ability"] = [self.ability(None)]
        else:
            entry["xp"] = 1000 + number
            entry["ability"] = [self.ability(None)]
        return kind, entry


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    return json.dumps(value)


def write(file: Path, cards: list[tuple[str, Entry]]) -> None:
    lines = ["[set]", 'id = "random"', 'name = "Random"']
    for kind, entry in cards:
        lines.append(f"[[{kind}]]")
        lines += [f"{name} = {toml(value)}" for name, value in entry.items()]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def accepted(folder: Path, seed: int) -> list[tuple[str, Entry]]:
    """Random cards that the loader takes."""
    author = Author(seed)
    cards: list[tuple[str, Entry]] = []
    number = 0
    while len(cards) < CARDS:
        number += 1
        card = author.card(number)
        write(folder / "one.toml", [card])
        try:
            load_set(str(folder / "one.toml"), early=False)
        except SetFileError:
            continue
        cards.append(card)
    return cards


@pytest.mark.parametrize("seed", range(some_of(SETS)))
def test_what_the_loader_accepts_the_engine_plays(seed: int, tmp_path: Path) -> None:
    file = tmp_path / "random.toml"
    write(file, accepted(tmp_path, seed))
    for card in load_set(str(file), early=False).cards:
        for language in languages():
            assert card_text(texts(language), card), f"{card.id} has no text in {language}"
    for number in range(GAMES):
        game = lw.new_game(seats=2 + number % 3, seed=number, sets=("base", str(file)), options={"elimination": False})
        for step, _ in enumerate(steps(game, number)):
            check_conservation(game)
            check_questions(game)
            check_events(game)
            if step % 8 == 0:
                check_snapshot(game)
                check_view(game, step % len(game.players))
                dealt = check_redeal(game, step % len(game.players), step)
                if step % 32 == 0:
                    play_out(dealt, step)
