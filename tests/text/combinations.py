"""Invented abilities and modifiers that join the words of the vocabulary in as many ways as a test has time for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from lairwright.text.dungeon.scope import Entry

CARDS: Final = ("room", "spell", "card", "monster room", "advanced trap room", "miniboss", "thief room")
CLASSES: Final = ("cleric", "fighter", "mage", "thief", "explorer")
PERSONS: Final = ("yours", "a rival's", "each rival's", "anyone's", "the owner's", "the target's")

HEROES: Final[tuple[Entry, ...]] = (
    *({"hero": place} for place in ("here", "dungeon", "entrance", "town", "deck", "location", "yours", "anyone's")),
    {"hero": "dungeon", "whose": "a rival's", "tier": "epic"},
    {"hero": ["town", "entrance"], "whose": "a rival's", "class": "mage"},
    {"hero": {"room": "anyone's", "has": "miniboss"}},
    {"hero": "dungeon", "has": "counters"},
    {"hero": "dungeon", "if": {"hurt": "its", "at_least": "health"}},
    {"hero": "anyone's", "if": {"item": "its", "at_most": 0}},
    *({"hero": "town", "class": word} for word in CLASSES),
)
ROOMS: Final[tuple[Entry, ...]] = (
    *({"room": owner} for owner in PERSONS[:4]),
    *({"room": place} for place in ("first", "last", "adjacent", "left", "right", "other", "covered")),
    {"room": "yours", "kind": "monster", "tier": "ordinary"},
    {"room": ["other", "a rival's"], "kind": "trap", "tier": "advanced"},
    *({"room": "yours", "has": word} for word in ("miniboss", "minion", "counters", "covered", "coins", *CLASSES)),
    *(
        {"room": "yours", "if": {stat: "its", "at_most": 2}}
        for stat in ("base", "damage", "icons", "counters", "coins")
    ),
    {"room": "yours", "if": {"counters": "its", "at_most": 0}},
)
OTHERS: Final[tuple[Entry, ...]] = (
    {"miniboss": "anyone's", "if": {"level": "its", "at_least": 2}},
    {"miniboss": "yours"},
    {"item": ["anyone's", "town", "hero"], "face": "up"},
    {"item": "a rival's", "face": "down"},
    {"soul": "yours"},
    {"soul": "a rival's", "tier": "ordinary"},
    {"wound": "yours"},
    {"wound": "a rival's", "has": "survives dungeon"},
    {"spell": "a rival's"},
    {"spell": "anyone's"},
    {"boss": "a rival's"},
)
PLAYERS: Final[tuple[Entry, ...]] = (
    {"player": "a rival"},
    {"player": "anyone"},
    *(
        {"player": "a rival", "if": {stat: "its", "at_least": 2, "than": "you"}}
        for stat in ("souls", "coins", "wounds", "points")
    ),
    {"player": "anyone", "if": {"hero": "entrance", "at_least": 2, "at_most": 2}},
    {"player": "anyone", "if": {"happened": "enters dungeon", "at_least": 3}},
    *({"player": "anyone", "if": {stat: "its", "at_least": 1}} for stat in ("souls", "wounds", "points")),
)
COUNTS: Final[tuple[object, ...]] = (
    "wounds",
    "coins",
    *({stat: "yours"} for stat in ("souls", "points", "level", "hand", *CLASSES)),
    *({stat: "this"} for stat in ("icons", "counters", "coins", "covered")),
    *({stat: "its"} for stat in ("icons", "damage", "base")),
    *({stat: "target"} for stat in ("health", "hurt", "level")),
    {"room": "other", "kind": "monster"},
    {"room": "yours", "if": {"icons": "its", "at_least": 2}},
    {"spell": "hand"},
    {"hero": "entrance"},
    {"card": "market"},
    {"item": "yours", "face": "up"},
    {"soul": "yours", "class": "thief"},
    {"minion": "dungeon"},
    *({"happened": word} for word in ("lured", "dies", "destroyed", "played", "built", "enters", "survives")),
    *({"happened": word} for word in ("enters dungeon", "survives dungeon", "discarded", "uncovered", "promoted")),
    *({"happened": word} for word in ("taken", "revealed")),
    {"happened": "gains", "of": {"souls": "yours"}},
)
MODIFIERS: Final[tuple[Entry, ...]] = (
    {"damage": 2},
    {"damage": -1, "per": {"room": "yours", "kind": "trap"}, "at_most": 3},
    {"health": 3},
    {"treasure": {"cleric": 1, "thief": 2}},
    {"treasure": "any"},
    *({"double": word} for word in ("damage", "treasure", "health")),
    *(
        {"no": word}
        for word in ("damage", "treasure", "text", "spell", "room", "build", "enters", "lured", "win", "lose")
    ),
    {"no": "build", "of": "advanced room"},
    {"skip": {"room": "next"}},
    {"skip": {"room": "first", "kind": "monster", "count": 2}},
    *({"price": amount, "of": word} for amount in (-1, 2) for word in ("spell", "reveal", "promote")),
    {"fits": "any"},
    {"fits": "any", "of": "this", "to": "you"},
    {"fits": "any", "of": "advanced room", "to": "you"},
    *({"build": amount} for amount in (-1, 1, 2)),
    *({word: amount} for word in ("item", "souls", "wounds") for amount in (1, 2)),
)
ON_ROOMS: Final = ("damage", "treasure", "double", "skip", "fits")
STEPS: Final[tuple[Entry, ...]] = (
    *({"draw": word, "count": count} for word in CARDS[:5] for count in (1, 2, 5)),
    *({"discard": word, "count": count} for word in CARDS for count in (1, 2, 5)),
    *({"discard": word, "random": True, "count": count} for word in ("room", "spell", "card") for count in (1, 2, 5)),
    {"discard": "card", "count": "all"},
    {"discard": "card", "count": "all", "from": "market"},
    {"discard": "spell", "from": "deck", "count": 2},
    {"discard": "card", "from": "market"},
    *({"take": word, "from": "discard", "count": count} for word in CARDS for count in (1, 2)),
    *({"take": word, "from": place} for word in ("room", "spell") for place in ("deck", "market", ["deck", "discard"])),
    {"take": {"room": "discard", "if": {"icons": "its", "at_least": 2}, "choose": 1}},
    {"take": {"spell": "discard", "whose": "yours", "has": "played", "choose": 1}},
    {"give": "room", "to": {"player": "a rival", "choose": 1}},
    {"give": "card", "random": True, "to": "owner"},
    {"reveal": "monster room"},
    {"reveal": "miniboss", "count": "any"},
    {"coins": 2},
    {"coins": 1, "to": "this"},
    *({"pay": amount} for amount in (1, 2, "any")),
    {"pay": 1, "to": "owner"},
    {"pay": "any", "at_most": 3, "to": "this"},
    {"counters": 2, "to": {"room": "yours", "choose": 2}},
    {"counters": -1, "to": "you"},
    {"counters": 2, "to": "you"},
    {"counters": 1, "to": {"hero": "here"}},
    {"counters": -1, "to": {"hero": "here"}},
    {"damage": 3, "to": {"hero": "entrance"}},
    {"damage": 6, "random": True, "to": {"hero": "entrance"}},
    {"move": {"hero": "dungeon"}, "to": "entrance", "whose": "anyone's"},
    {"move": {"hero": "town", "choose": 1}, "random": True, "to": "entrance"},
    {"destroy": {"room": "other", "choose": 1}},
    {"destroy": {"room": "other"}},
    {"destroy": "this"},
    {"swap": {"room": "anyone's"}},
    {"swap": {"room": "yours"}},
    *({"arrange": how} for how in ("free", "reverse", "random")),
    *({"build": what} for what in CARDS[:5] if what not in ("card", "spell")),
    {"build": "room", "to": {"room": "a rival's"}, "face": "down"},
    {"build": "monster room", "to": {"room": "yours"}},
    {"use": {"room": "yours"}, "when": "built"},
    {"turn": {"item": "yours", "face": "up", "choose": 1}},
    {"uncover": {"room": "covered", "choose": 1}},
    {"remove": {"soul": "yours", "choose": 1}},
)
ON_TARGETS: Final[tuple[tuple[tuple[Entry, ...], tuple[Entry, ...]], ...]] = (
    (
        HEROES,
        (
            {"kill": "target"},
            {"damage": 2},
            {"damage": 6, "random": True},
            {"damage": 1, "per": {"room": "yours"}},
            {"counters": 1},
            {"counters": -1},
            {"remove": "target"},
            *({"move": "target", "to": place} for place in ("town", "first", "previous", "location")),
            *({"move": "target", "to": "entrance", "whose": whose} for whose in PERSONS),
            {"move": {"item": "town", "choose": 1}, "to": "target"},
        ),
    ),
    (
        ROOMS,
        (
            {"destroy": "target"},
            {"deactivate": "target"},
            {"uncover": "target"},
            {"counters": 2},
            {"counters": -1},
            {"arrange": "random"},
            *({"use": "target", "when": when} for when in ("built", "minion", ["built", "uncovered"])),
        ),
    ),
    (
        OTHERS,
        (
            {"move": "target", "to": "score", "face": "down"},
            {"move": "target", "to": "score", "face": "up"},
            {"move": "target", "to": "score"},
            {"move": "target", "to": "entrance", "whose": "the target's"},
            {"move": "target", "to": "hand", "whose": "the target's"},
            {"turn": "target"},
            {"remove": "target"},
            {"negate": "target"},
            {"promote": 2},
            {"promote": -1},
            {"build": "target"},
            {"use": "target"},
        ),
    ),
    (
        PLAYERS,
        (
            {"take": "card", "from": "hand"},
            {"take": "card", "from": "hand", "random": True},
            {"take": "spell", "from": "hand", "random": True},
            {"take": "room", "from": "hand", "may": True},
            {"take": "card", "from": "hand", "may": True, "price": {"room": 1, "spell": 2}},
            {"take": "room", "from": "hand"},
            {"swap": "coins"},
            *({"arrange": how} for how in ("free", "reverse", "random")),
            {"discard": "spell", "random": True, "who": "target"},
            {"draw": "room", "who": "target", "may": True, "then": [{"coins": 1}], "else": [{"discard": "card"}]},
            {"pay": 1, "who": "target", "to": "owner"},
            {"give": "card", "who": "target", "to": "owner"},
            {"move": {"hero": "entrance"}, "to": "entrance", "whose": "the target's"},
        ),
    ),
)
TRIGGERS: Final[tuple[Entry, ...]] = (
    *(
        {"when": word}
        for word in ("built", "uncovered", "destroyed", "discarded", "taken", "promoted", "revealed", "enters")
    ),
    *(
        {"when": word}
        for word in ("survives", "dies", "would die", "enters dungeon", "survives dungeon", "lured", "gains")
    ),
    *({"when": word} for word in ("round draw", "build phase", "adventure phase", "end of round", "minion")),
    *(
        {"when": word, "of": {"spell": whose}}
        for word in ("played", "announced")
        for whose in ("yours", "a rival's", "anyone's")
    ),
    *(
        {"when": "built", "of": {"room": whose, "kind": "trap"}}
        for whose in ("yours", "a rival's", "anyone's", "adjacent")
    ),
    *({"when": word, "of": {"miniboss": whose}} for word in ("built", "promoted") for whose in ("yours", "a rival's")),
    *({"when": word, "of": {"room": "anyone's"}} for word in ("destroyed", "uncovered", "discarded", "dies")),
    {"when": "uncovered", "of": {"room": "yours"}, "by": "you"},
    {"when": "destroyed", "of": {"room": "yours"}},
    {"when": "discarded", "of": {"card": "hand", "whose": "a rival's"}, "by": "you"},
    {"when": "discarded", "of": {"card": "hand", "whose": "a rival's"}},
    {"when": "taken", "of": {"card": "discard"}},
    *(
        {"when": word, "of": {"hero": "here", "has": "item"}}
        for word in ("enters", "survives", "dies", "lured", "would die")
    ),
    *({"when": word, "of": {"hero": "dungeon"}} for word in ("enters dungeon", "survives dungeon", "revealed")),
    *({"when": word, "of": {"room": "last"}} for word in ("enters", "survives")),
    *({"when": "gains", "of": {stat: whose}} for stat in ("coins", "souls") for whose in ("yours", "a rival's")),
    {"when": ["dies", "survives"]},
)
COSTS: Final[tuple[Entry | list[Entry], ...]] = (
    *({"discard": word, "count": count} for word in CARDS for count in (1, 2)),
    {"discard": "this"},
    {"destroy": "this"},
    {"destroy": {"room": "other", "choose": 1}},
    {"destroy": {"room": "other"}},
    {"pay": "any"},
    {"pay": 2, "to": "owner"},
    {"counters": -2, "to": "you"},
    {"counters": -1, "to": "this"},
    {"remove": {"soul": "yours", "choose": 1}},
    {"turn": {"item": "yours", "face": "up", "choose": 1}},
    {"reveal": "monster room"},
    [{"pay": 1}, {"discard": "spell"}],
)
KINDS: Final = ("room", "miniboss", "boss", "spell", "hero", "item", "location")


def conditions() -> Iterator[Entry]:
    """Every count as at least one, none, and a number; and those that compare players."""
    for count in COUNTS:
        if isinstance(count, dict) and "target" not in count.values() and "its" not in count.values():
            for bounds in ({"at_least": 1}, {"at_most": 0}, {"at_least": 3}, {"at_least": 2, "at_most": 2}):
                yield {**count, **bounds}
    for more in (1, 2):
        yield {"souls": "each rival's", "at_least": more, "than": "you"}
        yield {"coins": "yours", "at_least": more, "than": "each rival"}
        yield {"room": "a rival's", "at_least": more, "than": "you"}
        yield {"happened": "gains", "of": {"souls": "a rival's"}, "at_least": more, "than": "you"}


def abilities() -> Iterator[tuple[str, Entry]]:
    """Abilities, each with the kind of its card."""
    for step in STEPS:
        yield "spell", {"do": [step]}
        yield "room", {"when": "built", "do": [step, {"draw": "room"}]}
        yield "room", {"when": "activated", "cost": {"destroy": "this"}, "do": [step]}
        for who in ("each rival", "each player"):
            yield "spell", {"do": [{**step, "who": who}, {**step, "may": True, "who": who, "else": [{"draw": "room"}]}]}
    for targets, steps in ON_TARGETS:
        for target in targets:
            for step in steps:
                yield "room", {"when": "built", "target": target, "do": [step]}
                yield "spell", {"cost": {"pay": 1}, "target": target, "do": [step]}
    for trigger in TRIGGERS:
        for kind in KINDS[:-1]:
            yield kind, {**trigger, "limit": "once per hero", "may": True, "do": [{"draw": "room"}]}
            yield kind, {**trigger, "do": [{"modify": {"damage": 1, "to": {"room": "yours"}}}]}
    for cost in COSTS:
        for by in ({}, {"by": "rivals"}):
            entry = {"when": "activated", "limit": "once per round", "phase": "build", "do": [{"draw": "room"}]}
            yield "room", {**entry, "cost": cost, **by}
            yield "room", {**entry, "cost": cost, "phase": "adventure", **by}
    for condition in conditions():
        yield "room", {"when": "built", "if": condition, "do": [{"draw": "room"}]}
        yield "boss", {"when": "end of round", "if": condition, "do": [{"draw": "room", "if": condition}]}
    for count in COUNTS:
        yield "room", {"when": "built", "target": {"hero": "here"}, "do": [{"draw": "room", "per": count}]}
        yield "spell", {"target": {"miniboss": "yours"}, "do": [{"coins": 1, "per": count, "at_most": 2}]}
    for modifier in MODIFIERS:
        for target in (ROOMS[0], HEROES[1], PLAYERS[0]):
            yield "room", {"when": "built", "target": target, "do": [{"modify": modifier}]}
            yield "spell", {"cost": {"pay": 1}, "target": target, "do": [{"modify": modifier}]}
        for to in ("this", "you"):
            yield "room", {"when": "built", "do": [{"modify": {"to": to, **modifier}}]}
    for place in ("temple", "stadium", "library", "hideout", "tavern", "landing-site"):
        yield "hero", {"when": "revealed", "do": [{"move": "this", "to": place}]}


def always() -> Iterator[tuple[str, Entry]]:
    """Things that are always in force, each with the kind of its card."""
    for modifier in MODIFIERS:
        yield "room", modifier
        yield "hero", modifier
        yield "room", {"to": "you", **modifier}
        if any(word in modifier for word in ON_ROOMS):
            for room in ROOMS:
                yield "miniboss", {"level": 1, "to": room, **modifier}
    for condition in conditions():
        yield "room", {"damage": 1, "if": condition}
    for count in COUNTS:
        yield "room", {"damage": 1, "per": count}
        yield "hero", {"health": 1, "per": count, "at_most": 3}
    yield "room", {"double": "damage", "against": {"hero": "here", "tier": "epic"}}
    yield "room", {"damage": 2, "against": {"hero": "here", "has": "counters"}}
    for stat in ("souls", "wounds", "points"):
        yield (
            "boss",
            {stat: 1}
            if stat != "points"
            else {"souls": 2, "if": [{"soul": "yours", "at_least": 1}, {"points": "yours", "at_least": 1}]},
        )
