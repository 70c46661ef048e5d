"""The rules text of a card, composed from its set-file entry.

The composer knows the pattern of a sentence and which messages go into it; every word, their order and their forms come
from the catalogue. So a home-made card gets its text in every language, and text and behaviour can't disagree.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce

from lairwright.text.catalogue import Noun, Texts
from lairwright.text.dungeon.effects import Clause, Entry, Target, cards, clause, number, step_clause
from lairwright.text.phrases import capital, signed, slug

#: Triggers that need no words: an activated ability has its cost, a Spell is played, a Level Up is said before.
_SILENT = frozenset({"activated", "level up", "played"})


def ability_text(texts: Texts, entry: Entry, when: str) -> str:
    """One ability as a sentence."""
    effect = _effect(texts, entry, when)
    cost = _cost(texts, entry)
    if cost:
        effect = _paid(texts, cost, effect)
    adverbs, clauses = _leads(texts, entry, when)
    form = "then" if adverbs or clauses else "order"
    may = bool(entry.get("may")) or (when == "activated" and not cost)
    said = texts.say(f"clause-may.{form}", effect=effect("may")) if may else effect(form)
    return capital(_sentence(texts, adverbs, clauses, said))


def _sentence(texts: Texts, adverbs: list[str], clauses: list[str], effect: str) -> str:
    adverb = reduce(lambda first, second: texts.say("lead-adverbs", first=first, second=second), adverbs or [""])
    lead = reduce(lambda first, second: texts.say("lead-clauses", first=first, second=second), clauses or [""])
    if adverb and lead:
        return texts.say("sentence-adverb-clause", adverb=adverb, clause=lead, effect=effect)
    if adverb:
        return texts.say("sentence-adverb", adverb=adverb, effect=effect)
    if lead:
        return texts.say("sentence-clause", clause=lead, effect=effect)
    return texts.say("sentence-plain", effect=effect)


def _leads(texts: Texts, entry: Entry, when: str) -> tuple[list[str], list[str]]:
    """What comes before the effect: adverbs ("once per round") and clauses ("when you build this Room")."""
    adverbs: list[str] = []
    clauses: list[str] = []
    if entry.get("limit"):
        adverbs.append(texts.say(f"limit-{slug(str(entry['limit']))}"))
    if when == "activated" and entry.get("phase") in ("build", "adventure"):
        adverbs.append(texts.say(f"during-{entry['phase']}"))
    if when == "round draw":
        adverbs.append(texts.say("when-round-draw"))
    elif when == "you build":
        built = texts.noun(f"built-{slug(str(entry.get('of', 'room')))}")
        clauses.append(texts.say("when-you-build", **built.values("room")))
    elif when not in _SILENT:
        clauses.append(texts.say(f"when-{slug(when)}"))
    if entry.get("if"):
        clauses.append(texts.say(f"if-{slug(str(entry['if']))}"))
    return adverbs, clauses


# -- prices ----------------------------------------------------------------------------------------


def _cost(texts: Texts, entry: Entry) -> Clause | None:
    cost = entry.get("cost")
    if not isinstance(cost, Mapping):
        return None
    if "discard" in cost:
        return clause(texts, "cost-discard", {"cards": cards(texts, cost, "discard")})
    return clause(texts, f"cost-destroy-{slug(str(cost['destroy']))}", {})


def _paid(texts: Texts, cost: Clause, effect: Clause) -> Clause:
    def said(form: str) -> str:
        values: dict[str, str | int] = {"cost": cost(form), "cost-may": cost("may"), "effect": effect("to")}
        return texts.say(f"clause-cost.{form}", **values)

    return said


# -- effects ---------------------------------------------------------------------------------------


def _effect(texts: Texts, entry: Entry, when: str) -> Clause:
    """The steps in order, as one clause."""
    if when == "round draw":
        return clause(texts, "do-draw-instead", {})
    steps = entry["do"]
    assert isinstance(steps, list)
    target = _target(texts, entry, when)
    wanted = entry.get("target")
    own_soul = isinstance(wanted, Mapping) and wanted.get("soul") == "yours"
    said = [step_clause(texts, step, target, own_soul) for step in steps]
    return reduce(lambda first, second: _joined(texts, first, second), said)


def _joined(texts: Texts, first: Clause, second: Clause) -> Clause:
    def said(form: str) -> str:
        values: dict[str, str | int] = {"first": first(form), "second": second(form), "second-then": second("then")}
        return texts.say(f"clause-join.{form}", **values)

    return said


def _target(texts: Texts, entry: Entry, when: str) -> Target:
    target = entry.get("target")
    if not isinstance(target, Mapping):
        return Target(Noun("", {}), Noun("", {}))
    kind = next(kind for kind in ("hero", "room", "soul", "rival", "spell") if kind in target)
    again = texts.noun(f"again-{kind}")
    if kind == "spell" and when == "rival plays a spell":
        return Target(again, again)  # the lead has named it
    return Target(_first_named(texts, kind, target, entry), again)


def _first_named(texts: Texts, kind: str, target: Entry, entry: Entry) -> Noun:
    """The target as first named."""
    if kind == "rival":
        lead = number(target, "souls_ahead", 0)
        return texts.noun("target-rival-ahead", lead=lead) if lead else texts.noun("target-rival")
    if kind == "spell":
        return texts.noun("target-spell")
    place = slug(str(target[kind]))
    if kind == "hero":
        here = place == "in-this-room"
        noun = texts.noun(f"target-{'the-hero' if here else 'hero'}-{target.get('tier', 'any')}")
        if here and entry.get("cost") == {"destroy": "this room"}:
            place = "in-it"  # the price has just named the room
    elif kind == "room":
        noun = texts.noun(f"target-room-{target.get('kind', 'any')}")
    else:
        noun = texts.noun("target-soul")
    return noun.within(texts, "target-placed", place=texts.say(f"place-{kind}-{place}"))


# -- what is always in force -----------------------------------------------------------------------


def always_text(texts: Texts, entry: Entry, printed: int) -> str:
    """One static of a room as a sentence; ``printed`` is the room's own damage."""
    if "cover" in entry:
        return texts.say("always-cover")
    amount = number(entry, "damage")
    per = str(entry.get("per", ""))
    # A star instead of a printed number: the damage is what this line gives.
    whole = entry["to"] == "this room" and per and printed == 0 and amount > 0
    values: dict[str, str | int] = {"damage": str(amount) if whole else signed(amount), "number": abs(amount)}
    if entry["to"] != "this room":
        values["kind"] = str(entry.get("kind", "any"))
    key = f"always-{slug(str(entry['to']))}"
    if per:
        return texts.say(f"{key}.per", per=texts.say(f"per-{slug(per)}"), **values)
    return texts.say(key, **values)
