"""What one step of a card's effect says: a clause per verb of the vocabulary.

A clause has the four forms that ``locales/en/abilities.ftl`` explains (order, then, may, to). This module decides which
message a step is; its wording, and the case of its target, are up to the catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, final

from lairwright.dungeon.vocabulary import CARD_WORDS
from lairwright.text.catalogue import Noun, Texts
from lairwright.text.phrases import listed, signed, slug

Entry = Mapping[str, object]
Values = dict[str, str | int]

#: A clause: the text for each of its forms (order, then, may, to).
Clause = Callable[[str], str]


@final
class Target:
    """How the target of an ability is named: in full the first time, and with a short word afterwards."""

    def __init__(self, first: Noun, again: Noun) -> None:
        self._first = first
        self._again = again
        self._named = False

    def named(self) -> Values:
        """As the variables ``$target``, ``$target-acc`` and so on of the next message that speaks of it."""
        noun = self._again if self._named else self._first
        self._named = True
        return noun.values("target")


def clause(texts: Texts, key: str, values: Values) -> Clause:
    """The clause that a message with the four forms says."""
    return lambda form: texts.say(f"{key}.{form}", **values)


def number(entry: Entry, field: str, default: int = 1) -> int:
    value = entry.get(field, default)
    assert isinstance(value, int)
    return value


def cards(texts: Texts, entry: Entry, field: str) -> str:
    """``a Spell card``, ``2 Monster Room cards``, as the object of a verb."""
    return texts.say(f"cards-{slug(str(entry[field]))}", count=number(entry, "count"))


def amount(value: int) -> Values:
    """A bonus: with its sign, and as a number for plurals."""
    return {"amount": signed(value), "number": abs(value)}


# -- verbs: the message of a step and its variables ------------------------------------------------

Said = tuple[str, Values]
Verb = Callable[[Texts, Entry, Target], Said]


def _draw(texts: Texts, entry: Entry, target: Target) -> Said:
    return "do-draw", {"cards": cards(texts, entry, "draw")}


def _discard(texts: Texts, entry: Entry, target: Target) -> Said:
    return "do-discard", {"cards": cards(texts, entry, "discard")}


def _discard_random(texts: Texts, entry: Entry, target: Target) -> Said:
    return "do-discard-random", {"kind": str(entry["discard_random"]), **target.named()}


def _fetch(texts: Texts, entry: Entry, target: Target) -> Said:
    return "do-fetch", {"cards": cards(texts, entry, "fetch")}


def _steal(texts: Texts, entry: Entry, target: Target) -> Said:
    return f"do-steal-{slug(str(entry['steal']))}", target.named()


def _new_hands(texts: Texts, entry: Entry, target: Target) -> Said:
    drawn = entry["new_hands"]
    assert isinstance(drawn, Mapping)
    counts = {word: number(drawn, f"{word}s", 0) for word in CARD_WORDS}
    parts = [texts.say(f"cards-{word}", count=count) for word, count in counts.items() if count]
    return ("do-new-hands", {"cards": listed(texts, parts)}) if parts else ("do-discard-hands", {})


def _damage(texts: Texts, entry: Entry, target: Target) -> Said:
    if isinstance(entry["damage"], int):
        return "do-damage", {"damage": entry["damage"], **target.named()}
    return f"do-damage-{slug(str(entry['damage']))}", target.named()


def _health(texts: Texts, entry: Entry, target: Target) -> Said:
    return "do-health", {**amount(number(entry, "health")), **target.named()}


def _move(texts: Texts, entry: Entry, target: Target) -> Said:
    word = slug(str(entry["move"]))
    return f"do-move-{word}", {} if word == "previous-room" else target.named()


def _room_damage(texts: Texts, entry: Entry, target: Target) -> Said:
    return "do-room-damage", {**amount(number(entry, "room_damage")), **target.named()}


def _dungeon_damage(texts: Texts, entry: Entry, target: Target) -> Said:
    return "do-dungeon-damage", amount(number(entry, "dungeon_damage"))


def _destroy(texts: Texts, entry: Entry, target: Target) -> Said:
    if entry["destroy"] != "target":
        return f"do-destroy-{slug(str(entry['destroy']))}", {}
    return "do-destroy-target-killing" if entry.get("killing") else "do-destroy-target", target.named()


def _build(texts: Texts, entry: Entry, target: Target) -> Said:
    return f"do-build-{slug(str(entry['build']))}", {}


def _search(texts: Texts, entry: Entry, target: Target) -> Said:
    return "do-search", {"cards": cards(texts, entry, "search")}


def _on_target(key: str) -> Verb:
    return lambda texts, entry, target: (key, target.named())


def _plain(key: str) -> Verb:
    return lambda texts, entry, target: (key, {})


#: By the verb's word in a set file.
VERBS: Final[dict[str, Verb]] = {
    "draw": _draw,
    "discard": _discard,
    "discard_random": _discard_random,
    "fetch": _fetch,
    "steal": _steal,
    "new_hands": _new_hands,
    "kill": _on_target("do-kill"),
    "damage": _damage,
    "health": _health,
    "move": _move,
    "heal": _plain("do-heal"),
    "remove": _on_target("do-remove"),
    "return": _on_target("do-return"),
    "hold": _on_target("do-hold"),
    "room_damage": _room_damage,
    "dungeon_damage": _dungeon_damage,
    "double": _plain("do-double"),
    "deactivate": _on_target("do-deactivate"),
    "destroy": _destroy,
    "swap": _plain("do-swap"),
    "build": _build,
    "search": _search,
    "negate": _on_target("do-negate"),
}


def step_clause(texts: Texts, step: Entry, target: Target, own_soul: bool) -> Clause:
    """One step of ``do``; ``own_soul`` says that the target is a face-down hero of the player's own."""
    word = next(word for word in step if word in VERBS)
    key, values = VERBS[word](texts, step, target)
    return clause(texts, "do-return-yours" if key == "do-return" and own_soul else key, values)
