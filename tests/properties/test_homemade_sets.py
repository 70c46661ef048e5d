"""Whatever the loader accepts, the engine can play: sets of random cards, composed of the whole vocabulary."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import lairwright as lw
from lairwright.dungeon.reading.former import former
from lairwright.dungeon.reading.loader import load_set
from lairwright.dungeon.words import CLASSES
from lairwright.kernel.errors import SetFileError
from lairwright.text.catalogue import languages, texts
from lairwright.text.dungeon.cards import card_text
from tests.examples import some_of
from tests.invariants import check_conservation, check_events, check_questions, check_redeal, check_snapshot, check_view
from tests.playing import play_out, steps
from tests.set_files import Entry, write

SETS = 24
CARDS = 24
GAMES = 2

ROOMS = ("room", "monster room", "trap room", "ordinary room", "advanced room", "advanced trap room")
FILTERS = ("card", "spell", *ROOMS)
OWNERS = ("yours", "a rival's", "anyone's")
POSITIONS = ("first", "last", "left", "right", "adjacent", "other")
DOERS = ("each rival", "each player", "target")
WHENS = ("activated", "built", "dies", "enters", "survives", "uncovered", "destroyed", "played", "announced")
MORE_WHENS = ("round draw", "enters dungeon", "survives dungeon", "build phase", "adventure phase", "end of round")


class Author:
    """Writes random cards: many of them nonsense, which the loader has to refuse.

    Half of what it writes keeps to forms that cards are known to have, so that enough is accepted.
    """

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def one_of(self, *values: object) -> object:
        return self.dice.choice(values)

    def word(self, *words: str) -> str:
        return self.dice.choice(words)

    def sometimes(self, entry: Entry, field: str, *values: object) -> None:
        if self.dice.random() < 0.4:
            entry[field] = self.one_of(*values)

    def seldom(self, entry: Entry, **values: object) -> None:
        """Add one of these fields now and then."""
        if self.dice.random() < 0.15:
            field = self.dice.choice(list(values))
            entry[field] = values[field]

    def number(self) -> int:
        return self.dice.randint(1, 3)

    def filter(self) -> object:
        return self.one_of(*FILTERS)

    def heroes(self) -> Entry:
        where: list[Entry] = [
            {"hero": self.one_of("here", "dungeon", "entrance", "town", "yours", "anyone's", ["town", "deck"])},
            {"hero": "dungeon", "whose": self.one_of("a rival's", "anyone's")},
        ]
        found = self.dice.choice(where)
        self.seldom(
            found,
            tier=self.one_of("ordinary", "epic"),
            **{"class": self.one_of(*CLASSES[:4])},
            **{"if": {"health": "its", "at_most": self.number()}},
        )
        return found

    def rooms(self) -> Entry:
        found: Entry = {"room": self.one_of(*OWNERS, *POSITIONS, "this", "it")}
        self.seldom(found, kind=self.one_of("monster", "trap"), tier=self.one_of("ordinary", "advanced"))
        return found

    def thing(self) -> Entry:
        things: list[Entry] = [
            self.heroes(),
            self.rooms(),
            {"player": self.one_of("a rival", "anyone")},
            {"soul": self.one_of("yours", "a rival's")},
            {"wound": self.one_of("yours", "a rival's")},
        ]
        return self.dice.choice(things)

    def count(self) -> Entry:
        """What can be counted."""
        return self.dice.choice(
            [
                {"room": self.one_of("yours", "a rival's", "adjacent")},
                {"room": "yours", "kind": self.one_of("monster", "trap")},
                {"souls": self.one_of("yours", "a rival's")},
                {"wounds": "yours"},
                {"hero": self.one_of("entrance", "town")},
                {"spell": "hand"},
                {"happened": self.one_of("dies", "built", "destroyed", "played")},
            ]
        )

    def condition(self) -> Entry:
        found = {**self.count(), self.word("at_least", "at_most"): self.number()}
        self.seldom(found, than="you")
        return found

    def modifier(self) -> Entry:
        found: Entry = self.dice.choice(
            [
                {"damage": self.dice.randint(-3, 3)},
                {"health": self.number()},
                {"treasure": {self.word(*CLASSES[:4]): 1}},
                {"double": self.one_of("damage", "treasure", "health")},
                {"no": self.one_of("damage", "treasure", "text", "enters", "lured", "win", "lose")},
                {"no": "build", "of": self.one_of(*ROOMS)},
                {"build": 1},
            ]
        )
        self.sometimes(found, "to", self.rooms(), self.heroes(), "this", "it", "you", "each player")
        self.seldom(found, per=self.count(), **{"if": self.condition()})
        return found

    def known_steps(self) -> list[Entry]:
        """What published cards do, in one step or in several that belong together."""
        count = self.number()
        everybody = {"who": "each player"}
        steps: list[list[Entry]] = [
            [{"draw": self.one_of("room", "spell"), "count": count}],
            [{"discard": self.filter(), "count": count}],
            [{"take": self.filter(), "from": "discard", "count": count}],
            [
                {"discard": "card", "count": "all", **everybody},
                {"draw": "spell", "count": count, **everybody},
                {"draw": "room", "count": count, **everybody},
            ],
            [{"move": "it", "to": "previous"}],
            [{"turn": {"wound": "yours", "choose": 1}}],
            [{"modify": {"damage": count, "to": {"room": "yours"}}}],
            [{"modify": {"double": "treasure", "to": {"room": "yours"}}}],
            [{"destroy": {"room": "yours", "choose": 1}, "who": "each rival"}],
            [{"swap": {"room": "anyone's"}}],
            [{"build": "room"}],
            [{"modify": {"build": 1}}],
            [{"modify": {"no": "build", "to": "each player"}}],
            [{"take": self.one_of(*ROOMS), "from": ["deck", "discard"]}, {"build": "that", "may": True}],
        ]
        return self.dice.choice(steps)

    def aimed(self) -> tuple[Entry, list[Entry]]:
        """What published cards do to a target."""
        count = self.number()
        hero: Entry = {"hero": self.one_of("here", "dungeon")}
        rival: Entry = {"player": "a rival"}
        self.sometimes(rival, "if", {"souls": "its", "at_least": count, "than": "you"})
        room: Entry = {"room": self.one_of(*OWNERS)}
        self.sometimes(room, "kind", "monster", "trap")
        town: Entry = {"hero": self.one_of("town", ["town", "deck"])}
        self.sometimes(town, "tier", "ordinary", "epic")
        walking: Entry = {"hero": "dungeon", "whose": self.one_of("a rival's", "anyone's")}
        soul: Entry = {"soul": self.one_of("yours", "a rival's")}
        called: Entry = {"move": "target", "to": "entrance"}
        aims: list[tuple[Entry, list[Entry]]] = [
            (hero, [{"kill": "target"}]),
            (hero, [{"damage": 1, "per": {"room": "yours"}}]),
            (walking, [{"damage": count}]),
            (walking, [{"modify": {"health": count}}]),
            (walking, [{"move": "target", "to": self.one_of("town", "first")}]),
            (town, [called]),
            (town, [called, {"modify": {"health": count}}]),
            ({"hero": "town"}, [{"kill": "target"}]),
            (rival, [{"discard": self.one_of("room", "spell"), "random": True, "who": "target"}]),
            (rival, [{"take": "card", "from": "hand"}]),
            (rival, [{"take": "card", "from": "hand", "random": True}]),
            (rival, [{"modify": {"no": "enters"}}]),
            (room, [{"modify": {"damage": self.dice.randint(-3, 3)}}]),
            (room, [{"deactivate": "target"}]),
            (room, [{"destroy": "target"}]),
            (room, [{"destroy": "target"}, {"kill": {"hero": "target"}}]),
            (soul, [{"remove": "target"}]),
            (soul, [{**called, "whose": "the target's"}]),
            ({"wound": "yours"}, [{"turn": "target"}]),
            ({"spell": "a rival's"}, [{"negate": "target"}]),
        ]
        return self.dice.choice(aims)

    def new_step(self, depth: int = 0) -> Entry:
        """A step put together at random."""
        about = self.one_of("target", "it", "this", self.thing())
        step: Entry = self.dice.choice(
            [
                {self.word("draw", "discard"): self.filter(), "count": self.number()},
                {self.word("kill", "destroy", "deactivate", "remove", "turn", "uncover"): about},
                {"move": about, "to": self.one_of("town", "entrance", "first", "last", "next", "previous", "score")},
                {"take": self.filter(), "from": self.one_of("discard", "deck", "hand")},
                {"damage": self.number(), "to": self.heroes()},
                {"counters": self.one_of(1, 2, -1), "to": self.rooms()},
                {"coins": self.number()},
                {"give": self.filter(), "to": "target"},
                {"modify": self.modifier()},
                {"use": about},
            ]
        )
        self.seldom(step, who=self.one_of(*DOERS), may=True, per=self.count(), random=True, **{"if": self.condition()})
        if not depth:
            self.seldom(step, then=[self.new_step(1)], **{"else": [self.new_step(1)]})
        return step

    def steps(self) -> list[Entry]:
        found: list[Entry] = []
        for _ in range(self.dice.randint(1, 3)):
            found += self.known_steps() if self.dice.random() < 0.7 else [self.new_step()]
        return found

    def target(self) -> Entry:
        lead = {"souls": "its", "at_least": 1, "than": "you"}
        targets: list[Entry] = [
            self.thing(),
            {"hero": self.one_of("here", "dungeon", "town"), "tier": self.one_of("ordinary", "epic")},
            {"room": self.one_of(*OWNERS), "kind": self.one_of("monster", "trap")},
            {"player": "a rival", "if": lead},
            {"spell": "a rival's"},
        ]
        return self.dice.choice(targets)

    def ability(self, kind: str) -> Entry:
        entry: Entry = {"do": self.steps()}
        if self.dice.random() < 0.5:
            entry["target"], entry["do"] = self.aimed()
        elif self.dice.random() < 0.3:
            entry["target"] = self.target()
        if kind == "room" or self.dice.random() < 0.1:
            entry["when"] = self.one_of(*WHENS) if self.dice.random() < 0.8 else self.one_of(*MORE_WHENS)
            self.sometimes(entry, "limit", "once per round", "once per hero")
        if entry.get("when") == "enters":
            entry["limit"] = "once per hero"  # or one that sends heroes back would do so for ever
        if entry.get("when") in ("built", "destroyed") and self.dice.random() < 0.5:
            entry["of"] = self.rooms()
        elif entry.get("when") in ("played", "announced"):
            entry["of"] = {"spell": "yours" if entry["when"] == "played" else "a rival's"}
        if entry.get("when") == "announced":
            entry["do"] = [{"negate": "it"}]
            entry.pop("target", None)
        self.sometimes(entry, "may", True)
        self.seldom(entry, phase=self.one_of("build", "adventure", "both"))
        self.seldom(entry, **{"if": self.condition()})
        if kind == "spell" or entry.get("when") in ("activated", "announced"):
            costs: list[object] = [
                {"destroy": "this"},
                {"destroy": {"room": "other", "choose": 1}},
                {"discard": self.filter()},
                {"pay": self.number()},
                [{"discard": self.filter()}, {"destroy": {"room": "other", "choose": 1}}],
            ]
            self.sometimes(entry, "cost", *costs)
        return entry

    def bonus(self) -> Entry:
        """What is always in force."""
        found: list[Entry] = [
            {"damage": self.dice.randint(-2, 2), "to": {"room": self.one_of("adjacent", "right", "left", "other")}},
            {"damage": self.dice.randint(-2, 2), "per": {"room": "yours", "kind": self.one_of("monster", "trap")}},
            {"no": "build", "of": "advanced room"},
            self.modifier(),
        ]
        return self.dice.choice(found)

    def card(self, number: int) -> tuple[str, Entry]:
        kind = self.dice.choice(["room", "room", "room", "spell", "boss"])
        entry: Entry = {"id": f"{kind}-{number}", "name": f"{kind} {number}", "copies": 1 if kind == "boss" else 6}
        if kind != "spell":
            entry["treasure"] = {self.dice.choice(CLASSES[:4]): self.dice.randint(1, 2) for _ in range(2)}
        if kind == "room":
            entry["kind"] = self.one_of("monster", "trap")
            entry["tier"] = self.one_of("ordinary", "ordinary", "advanced")
            entry["damage"] = self.dice.randint(0, 4)
            if self.dice.random() < 0.3:
                entry["always"] = [self.bonus()]
        elif kind == "spell":
            entry["phase"] = self.one_of("build", "adventure", "both")
        else:
            entry["xp"] = 1000 + number
        abilities = 2 if self.dice.random() < 0.15 else 1
        entry["ability"] = [self.ability(kind) for _ in range(abilities)]
        return kind, former(kind, entry) if self.dice.random() < 0.2 else entry


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
