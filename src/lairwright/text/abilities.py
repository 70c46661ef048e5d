"""The rules text of a card, composed from its set-file entry.

Every verb, target, cost and trigger of the vocabulary has its phrase here, so a home-made card gets a text for free and
text and behaviour cannot disagree. A verb gives an *order* ("draw a Room card"), which also follows "you may" and "to";
where somebody else acts it gives a *statement* too ("an opponent of your choice discards a random Spell card").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from lairwright.text.phrases import FILTER_NOUNS, article, capital, counted, listed, signed

Entry = Mapping[str, object]

UNTIL_END: Final = "until the end of the round"


class Phrase(NamedTuple):
    """What one verb says. ``statement`` is empty when the order says it all."""

    order: str
    statement: str = ""


# -- targets ---------------------------------------------------------------------------------------

HERO_PLACES: Final[dict[str, str]] = {
    "in this room": "in this Room",
    "in your dungeon": "in your dungeon",
    "in a rival dungeon": "in an opponent's dungeon",
    "in any dungeon": "in any dungeon",
    "in town": "in town",
    "in town or deck": "in town or in the Hero decks",
}
ROOM_OWNERS: Final[dict[str, str]] = {
    "yours": "in your dungeon",
    "a rival's": "in an opponent's dungeon",
    "anyone's": "in any dungeon",
}
SOUL_OWNERS: Final[dict[str, str]] = {"yours": "in your score area", "a rival's": "in an opponent's score area"}


def target_phrase(target: Entry) -> str:
    """The target as it is named first; afterwards it is "it" or "that opponent"."""
    if "hero" in target:
        tier = str(target.get("tier", "any"))
        noun = "Hero" if tier == "any" else f"{capital(tier)} Hero"
        place = HERO_PLACES[str(target["hero"])]
        # Only one hero can be in a room at a time.
        return f"the {noun} {place}" if target["hero"] == "in this room" else f"{article(noun)} {place}"
    if "room" in target:
        kind = str(target.get("kind", "any"))
        noun = "Room" if kind == "any" else f"{capital(kind)} Room"
        return f"{article(noun)} {ROOM_OWNERS[str(target['room'])]}"
    if "soul" in target:
        return f"a face-down Hero {SOUL_OWNERS[str(target['soul'])]}"
    if "rival" in target:
        lead = target.get("souls_ahead", 0)
        return f"an opponent who has at least {lead} more Souls than you" if lead else "an opponent of your choice"
    return "the Spell"


# -- verbs: each gets its own table and the target as it is to be named ----------------------------


def _number(entry: Entry, field: str, default: int = 1) -> int:
    value = entry.get(field, default)
    return value if isinstance(value, int) else default


def _draw(entry: Entry, target: str) -> Phrase:
    return Phrase(f"draw {counted(_number(entry, 'count'), FILTER_NOUNS[str(entry['draw'])])}")


def _discard(entry: Entry, target: str) -> Phrase:
    return Phrase(f"discard {counted(_number(entry, 'count'), FILTER_NOUNS[str(entry['discard'])])}")


def _discard_random(entry: Entry, target: str) -> Phrase:
    noun = FILTER_NOUNS[str(entry["discard_random"])]
    return Phrase(f"make {target} discard a random {noun}", f"{target} discards a random {noun}")


def _fetch(entry: Entry, target: str) -> Phrase:
    cards = counted(_number(entry, "count"), FILTER_NOUNS[str(entry["fetch"])])
    return Phrase(f"take {cards} of your choice from the discard pile")


def _steal(entry: Entry, target: str) -> Phrase:
    if entry["steal"] == "random":
        return Phrase(f"name Rooms or Spells and take a random card of that kind from the hand of {target}")
    return Phrase(f"look at the hand of {target} and take a card of your choice from it")


def _new_hands(entry: Entry, target: str) -> Phrase:
    drawn = entry["new_hands"]
    assert isinstance(drawn, Mapping)
    cards = [counted(int(drawn[f"{word}s"]), FILTER_NOUNS[word]) for word in ("room", "spell") if drawn[f"{word}s"]]
    then = f", then draws {listed(cards)}" if cards else ""
    make = f", then draw {listed(cards)}" if cards else ""
    return Phrase(f"make every player discard their whole hand{make}", f"every player discards their whole hand{then}")


def _kill(entry: Entry, target: str) -> Phrase:
    return Phrase(f"kill {target}")


def _damage(entry: Entry, target: str) -> Phrase:
    if entry["damage"] == "your rooms":
        return Phrase(f"deal 1 damage to {target} for each active Room in your dungeon")
    return Phrase(f"deal {entry['damage']} damage to {target}")


def _health(entry: Entry, target: str) -> Phrase:
    return Phrase(f"give {target} {signed(_number(entry, 'health'))} Health {UNTIL_END}")


def _move(entry: Entry, target: str) -> Phrase:
    return {
        "town": Phrase(f"send {target} back to town"),
        "your entrance": Phrase(f"move {target} to your entrance"),
        "first room": Phrase(f"send {target} back to the first Room"),
        "previous room": Phrase("send it back to the Room before this one"),
    }[str(entry["move"])]


def _heal(entry: Entry, target: str) -> Phrase:
    return Phrase("turn one face-up Hero in your score area face down, so that its Wounds become Souls")


def _remove(entry: Entry, target: str) -> Phrase:
    return Phrase(f"remove {target} from the game")


def _return(entry: Entry, target: str) -> Phrase:
    return Phrase(f"send {target} back to that player's entrance")


def _hold(entry: Entry, target: str) -> Phrase:
    return Phrase(
        f"keep all Heroes at the entrance of {target} outside for this round",
        f"Heroes at the entrance of {target} do not enter the dungeon this round",
    )


def _room_damage(entry: Entry, target: str) -> Phrase:
    return Phrase(f"give {target} {signed(_number(entry, 'room_damage'))} damage {UNTIL_END}")


def _dungeon_damage(entry: Entry, target: str) -> Phrase:
    return Phrase(f"give every Room in your dungeon {signed(_number(entry, 'dungeon_damage'))} damage {UNTIL_END}")


def _double(entry: Entry, target: str) -> Phrase:
    return Phrase(f"double the treasure of the Rooms in your dungeon {UNTIL_END}")


def _deactivate(entry: Entry, target: str) -> Phrase:
    return Phrase(f"deactivate {target} {UNTIL_END}")


def _destroy(entry: Entry, target: str) -> Phrase:
    if entry["destroy"] == "one of each rival":
        return Phrase(
            "make each opponent destroy a Room of their choice in their own dungeon",
            "each opponent destroys a Room of their choice in their own dungeon",
        )
    return Phrase(f"destroy {target}; a Hero inside it dies" if entry.get("killing") else f"destroy {target}")


def _swap(entry: Entry, target: str) -> Phrase:
    return Phrase("let two Rooms of one dungeon change places")


def _build(entry: Entry, target: str) -> Phrase:
    return {
        "now": Phrase("build another Room at once"),
        "one more": Phrase("build one more Room this round", "you may build one more Room this round"),
        "forbidden": Phrase(
            "forbid all building for the rest of the round; face-down Rooms return to their owners' hands",
            "nobody builds for the rest of the round; face-down Rooms return to their owners' hands",
        ),
    }[str(entry["build"])]


def _search(entry: Entry, target: str) -> Phrase:
    noun = article(FILTER_NOUNS[str(entry["search"])])
    return Phrase(f"search the Room deck or the discard pile for {noun} and take it; you may build it at once")


def _negate(entry: Entry, target: str) -> Phrase:
    return Phrase(f"negate {target}")


VERB_PHRASES: Final[dict[str, Callable[[Entry, str], Phrase]]] = {
    "draw": _draw,
    "discard": _discard,
    "discard_random": _discard_random,
    "fetch": _fetch,
    "steal": _steal,
    "new_hands": _new_hands,
    "kill": _kill,
    "damage": _damage,
    "health": _health,
    "move": _move,
    "heal": _heal,
    "remove": _remove,
    "return": _return,
    "hold": _hold,
    "room_damage": _room_damage,
    "dungeon_damage": _dungeon_damage,
    "double": _double,
    "deactivate": _deactivate,
    "destroy": _destroy,
    "swap": _swap,
    "build": _build,
    "search": _search,
    "negate": _negate,
}


# -- abilities -------------------------------------------------------------------------------------

#: What sets an ability off; an activated one has its cost instead, a Spell nothing.
WHEN_PHRASES: Final[dict[str, str]] = {
    "activated": "",
    "built": "when you build this Room",
    "hero dies here": "when a Hero dies in this Room",
    "hero enters": "when a Hero enters this Room",
    "you build": "when you build another {of}",
    "you play a spell": "when you play a Spell",
    "your room is destroyed": "when another Room in your dungeon is destroyed",
    "rival plays a spell": "when an opponent plays a Spell",
    "round draw": "at the start of the round",
    "level up": "",
    "played": "",
}
LIMIT_PHRASES: Final[dict[str, str]] = {
    "": "",
    "once per round": "once per round",
    "once per hero per round": "once per Hero per round",
}
PHASE_PHRASES: Final[dict[str, str]] = {
    "": "",
    "both": "",
    "build": "in the Build phase",
    "adventure": "in the Adventure phase",
}
CONDITION_PHRASES: Final[dict[str, str]] = {
    "": "",
    "fewer rooms than a rival": "if you have fewer Rooms than an opponent",
}


def ability_text(entry: Entry, when: str) -> str:
    """One ability as a sentence."""
    cost = _cost(entry)
    may = bool(entry.get("may")) or (when == "activated" and not cost)
    lead = [
        LIMIT_PHRASES[str(entry.get("limit", ""))],
        PHASE_PHRASES[str(entry.get("phase", ""))] if when == "activated" else "",
        WHEN_PHRASES[when].replace("{of}", _built(entry)),
        CONDITION_PHRASES[str(entry.get("if", ""))],
    ]
    effect = _effect(entry, cost, may)
    if when == "round draw":
        effect += " instead of a Room card"
    parts = [part for part in [*lead, effect] if part]
    return capital(", ".join(parts)) + "."


def _built(entry: Entry) -> str:
    return FILTER_NOUNS[str(entry.get("of", "room"))].removesuffix(" card")


def _cost(entry: Entry) -> str:
    cost = entry.get("cost")
    if not isinstance(cost, Mapping):
        return ""
    if "discard" in cost:
        return f"discard {counted(_number(cost, 'count'), FILTER_NOUNS[str(cost['discard'])])}"
    return "destroy this Room" if cost["destroy"] == "this room" else "destroy another Room in your dungeon"


def _effect(entry: Entry, cost: str, may: bool) -> str:
    """The steps in order: the first names the target, the others refer to it."""
    target = entry.get("target")
    first = target_phrase(target) if isinstance(target, Mapping) else ""
    again = "that opponent" if isinstance(target, Mapping) and "rival" in target else "it"
    if isinstance(target, Mapping) and "spell" in target and entry.get("when") == "rival plays a spell":
        first = "it"
    elif isinstance(target, Mapping) and "spell" in target:
        first = "a Spell that an opponent is playing"
    if cost == "destroy this Room":
        first = first.replace("in this Room", "in it")
    steps = entry["do"]
    assert isinstance(steps, list)
    said: list[str] = []
    named = False
    for step in steps:
        phrase = _step(step, again if named else first)
        named = named or first in phrase.order
        plain = phrase.statement if phrase.statement and not said and not may and not cost else phrase.order
        said.append(plain)
    whole = ", then ".join(said)
    if cost:
        return f"{'you may ' if entry.get('may') else ''}{cost} to {whole}"
    return f"you may {whole}" if may else whole


def _step(step: object, target: str) -> Phrase:
    assert isinstance(step, Mapping)
    word = next(word for word in step if word in VERB_PHRASES)
    return VERB_PHRASES[word](step, target)


# -- what is always in force -----------------------------------------------------------------------

PER_PHRASES: Final[dict[str, str]] = {
    "monster rooms": "for each Monster Room in your dungeon",
    "trap rooms": "for each Trap Room in your dungeon",
    "rooms": "for each Room in your dungeon",
}
REACH_PHRASES: Final[dict[str, str]] = {
    "this room": "this Room",
    "adjacent rooms": "adjacent {kind}Rooms",
    "room to the right": "{kind}Room to the right",
    "room to the left": "{kind}Room to the left",
    "other rooms": "all other {kind}Rooms in your dungeon",
}


def always_text(entry: Entry, printed: int) -> str:
    """One static of a room as a sentence; ``printed`` is the room's own damage."""
    if "cover" in entry:
        return "No Advanced Room can be built on this Room."
    number = _number(entry, "damage")
    reach = str(entry["to"])
    kind = str(entry.get("kind", "any"))
    prefix = "" if kind == "any" else f"{capital(kind)} "
    who = REACH_PHRASES[reach].replace("{kind}", prefix)
    per = f" {PER_PHRASES[str(entry['per'])]}" if entry.get("per") else ""
    # A star instead of a printed number: the damage is what this line gives.
    dealt = str(number) if reach == "this room" and per and printed == 0 and number > 0 else signed(number)
    if reach in ("room to the right", "room to the left"):
        if prefix:
            return f"If the {who.replace(prefix, '')} is a {prefix}Room, it deals {dealt} damage{per}."
        return f"The {who} deals {dealt} damage{per}."
    verb = "deals" if reach == "this room" else "deal"
    return f"{capital(who)} {verb} {dealt} damage{per}."
