"""The abilities of a card as sentences, composed from its set-file entry.

The composer knows the pattern of a sentence and which messages go into it; every word, their order and their forms come
from the catalogue. So a home-made card gets its text in every language, and text and behaviour can't disagree.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import Final

from lairwright.text.catalogue import Noun, Texts
from lairwright.text.dungeon.counts import condition_words
from lairwright.text.dungeon.effects import CARD_KINDS, step_clause, verb_of
from lairwright.text.dungeon.nouns import AGAIN, NOUNS, cards, thing
from lairwright.text.dungeon.scope import Clause, Entry, Scope, Target, clause, entries, mapping, tidy, word_of, words
from lairwright.text.dungeon.triggers import TIMES, trigger_words
from lairwright.text.phrases import capital, listed


def ability_text(texts: Texts, card: str, entry: Entry, it: str = "") -> str:
    """One ability of a card of this kind, as one or several sentences."""
    scope = Scope(texts, card)
    scope.it = it
    scope.rivals = entry.get("by") == "rivals"
    return capital(tidy(_ability(scope, entry)))


def leads_text(texts: Texts, card: str, common: Entry) -> tuple[str, str]:
    """What several modes have in common with "choose one" behind it, and what their trigger is about."""
    scope = Scope(texts, card)
    adverbs, clauses = _leads(scope, common)
    said = texts.say("modes-choose.then" if adverbs or clauses else "modes-choose.order")
    return tidy(_sentence(texts, adverbs, clauses, said)).removesuffix("."), scope.it


def told(scope: Scope, entry: Entry) -> str:
    """An ability that a modifier gives to something for the round, without its last full stop."""
    card = scope.card
    if scope.target is not None and scope.target.kind == "room":
        card = "room"
    inner = Scope(scope.texts, card)
    if scope.target is not None and scope.target.kind == "player" and "cost" in entry:
        again = scope.texts.noun(AGAIN["player"])
        inner.target = Target(again, again, "player")
    return capital(tidy(_ability(inner, entry))).removesuffix(".")


def _ability(scope: Scope, entry: Entry) -> str:
    texts = scope.texts
    when = words(entry.get("when", "activated" if "cost" in entry else "played"))
    adverbs, clauses = _leads(scope, entry)
    scope.mine = "self"
    rest: list[str] = []
    if "target" in entry:
        scope.target = target_of(scope, entry, when)
    first = ""
    if _player_comes_first(scope, entry):
        named = scope.target.named() if scope.target is not None else {}
        first = texts.say("sentence-plain", effect=texts.say("do-choose.order", **named))
    cost = _cost(scope, entry)
    free = when == ["activated"] and not cost
    may = bool(entry.get("may")) or free
    if when == ["round draw"] and entry["do"] == [{"draw": "spell"}]:
        effect = clause(texts, "do-draw-instead", {})
    else:
        effect, rest = _steps(scope, entries(entry["do"]))
        if scope.target is not None and not scope.target.is_named:
            chosen = clause(texts, "do-choose", _to_choose(scope, mapping(entry["target"])).values("target"))
            effect = _joined(texts, chosen, effect)
        if when == ["round draw"]:
            effect = _within(texts, "clause-instead", effect)
    last = [part for part in entries(entry.get("if")) if _at_the_end(entry, part)]
    if last:
        mine, scope.mine = scope.mine, "you"
        effect = _only_if(texts, effect, condition_words(scope, last[0]))
        scope.mine = mine
    begins = entries(entry["do"])[0]
    if cost and begins.get("may") and "who" not in begins:
        rest = [capital(tidy(texts.say("sentence-next", effect=effect("then")))), *rest]
        effect = cost  # paid for being asked
    elif cost:
        effect = _paid(texts, cost, effect, may)
        may = False
    form = "then" if adverbs or clauses else "order"
    said = texts.say(f"clause-may.{form}", effect=effect("may")) if may else effect(form)
    if first:
        return " ".join([capital(first), capital(tidy(_sentence(texts, adverbs, clauses, said))), *rest])
    return " ".join([_sentence(texts, adverbs, clauses, said), *rest])


def _player_comes_first(scope: Scope, entry: Entry) -> bool:
    """Whether the player of the target is spoken of before the target itself."""
    if scope.target is None or scope.target.kind == "player":
        return False
    step = [*entries(entry.get("cost")), *entries(entry["do"])][0]
    return step.get("who") == "target" or ("pay" in step and step.get("to") == "target")


def _to_choose(scope: Scope, wanted: Entry) -> Noun:
    """The target, where nothing names it but "choose"."""
    if "player" in wanted and "if" not in wanted:
        return scope.texts.noun("target-rival-who" if wanted["player"] == "a rival" else "target-player-who")
    return thing(scope, wanted)


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


def _leads(scope: Scope, entry: Entry) -> tuple[list[str], list[str]]:
    """What comes before the effect: adverbs ("once per round") and clauses ("when you build this Room")."""
    texts = scope.texts
    adverbs: list[str] = []
    if entry.get("limit"):
        adverbs.append(texts.say(LIMITS[str(entry["limit"])]))
    if entry.get("phase") in PHASES:
        adverbs.append(texts.say(PHASES[str(entry["phase"])]))
    times, clauses = trigger_words(scope, entry)
    adverbs += times
    if len(clauses) > 1:
        clauses = [listed(texts, clauses, "or")]
    conditions = [condition_words(scope, part) for part in entries(entry.get("if")) if not _at_the_end(entry, part)]
    return adverbs, [*clauses, *conditions]


def _at_the_end(entry: Entry, condition: Entry) -> bool:
    """Whether a condition follows the effect: after a moment of the round, or because the target is named first."""
    return any(word in TIMES for word in words(entry.get("when"))) or any(
        value in ("target", "the target's") for value in condition.values()
    )


def _only_if(texts: Texts, effect: Clause, condition: str) -> Clause:
    return lambda form: texts.say(f"clause-if.{form}", effect=effect(form), condition=condition)


LIMITS: Final[dict[str, str]] = {
    "once per round": "limit-once-per-round",
    "once per hero": "limit-once-per-hero-per-round",
}
PHASES: Final[dict[str, str]] = {"build": "during-build", "adventure": "during-adventure"}


# -- prices ----------------------------------------------------------------------------------------


def _cost(scope: Scope, entry: Entry) -> Clause | None:
    said = [_price(scope, step) for step in entries(entry.get("cost"))]
    return reduce(lambda first, second: _joined(scope.texts, first, second, "cost-and"), said) if said else None


def _price(scope: Scope, step: Entry) -> Clause:
    texts = scope.texts
    what = step.get("destroy")
    if what == "this":
        scope.paid = True
        scope.that = "room"
        return _as_price(texts, step_clause(scope, {"destroy": "this"}, told))
    if what == {"room": "other", "choose": 1}:
        scope.that = "room"
        return _as_price(texts, clause(texts, "do-destroy-another", {}))
    said = step_clause(scope, step, told)
    return _as_price(texts, said)


def _as_price(texts: Texts, step: Clause) -> Clause:
    """A step as a price: to pay it is up to the player, where an order would sound like a duty."""
    return lambda form: texts.say(f"clause-price.{form}", **{"cost": step(form), "cost-may": step("may")})


def _paid(texts: Texts, cost: Clause, effect: Clause, may: bool) -> Clause:
    def said(form: str) -> str:
        if may and form in ("order", "then"):
            return texts.say(f"clause-may.{form}", effect=said("may"))
        return texts.say(f"clause-cost.{form}", **{"cost": cost(form), "cost-may": cost("may"), "effect": effect("to")})

    return said


def _within(texts: Texts, key: str, effect: Clause) -> Clause:
    return lambda form: texts.say(f"{key}.{form}", effect=effect(form))


# -- effects ---------------------------------------------------------------------------------------


def _steps(scope: Scope, steps: list[Entry]) -> tuple[Clause, list[str]]:
    """The steps in order: a clause of those that can be joined, and further sentences."""
    joined = _as_one(scope, steps)
    if joined is not None:
        return joined, []
    texts = scope.texts
    first, *others = steps
    said = _step(scope, first)
    rest = _branches(scope, first)
    for before, step in zip(steps, others, strict=False):
        if not rest and not _own_sentence(step) and "who" not in before:
            said = _joined(texts, said, _step(scope, step))
        else:
            rest.append(_next(scope, step))
        rest += _branches(scope, step)
    return said, rest


def _own_sentence(step: Entry) -> bool:
    """Whether a step doesn't fit behind "then" in the same sentence."""
    return bool(step.get("may") or "if" in step or "then" in step or "else" in step or "who" in step)


def _next(scope: Scope, step: Entry) -> str:
    """A later step as a sentence of its own."""
    return capital(tidy(scope.texts.say("sentence-next", effect=_step(scope, step)("then"))))


def _step(scope: Scope, step: Entry) -> Clause:
    texts = scope.texts
    said = step_clause(scope, step, told)
    if (step.get("may") and "who" not in step and verb_of(step) != "take") or (
        step.get("may") and "who" not in step and step.get("from") != "hand"
    ):
        said = _may(texts, said)
    conditions = entries(step.get("if"))
    if conditions:
        mine, scope.mine = scope.mine, "own" if "who" in step else "you"
        condition = condition_words(scope, conditions[0])
        scope.mine = mine
        return _only_if(texts, said, condition)
    return said


def _may(texts: Texts, effect: Clause) -> Clause:
    def said(form: str) -> str:
        if form in ("order", "then"):
            return texts.say(f"clause-may.{form}", effect=effect("may"))
        return effect(form)

    return said


def _branches(scope: Scope, step: Entry) -> list[str]:
    """What follows if a step was done, and if it was not."""
    sentences = []
    for word, key in (("then", "sentence-if-done"), ("else", "sentence-if-not-done")):
        by_nobody = word == "else" and step.get("who") == "a rival"
        inner = [part if by_nobody else _done_by(step, part) for part in entries(step.get(word))]
        if inner:
            effect, rest = _steps(scope, inner)
            sentences += [capital(tidy(scope.texts.say(key, effect=effect("then")))), *rest]
    return sentences


#: What whoever did a step goes on doing.
_CARRIED: Final = ("draw", "discard", "take", "give", "reveal", "coins", "pay")


def _done_by(step: Entry, inner: Entry) -> Entry:
    """A step in a branch: the one who did the step before does it too."""
    if "who" in step and "who" not in inner and verb_of(inner) in _CARRIED:
        return {**inner, "who": "its"}
    return inner


def _as_one(scope: Scope, steps: list[Entry]) -> Clause | None:
    """Steps that have a sentence together."""
    texts = scope.texts
    first, second = steps[0], steps[1] if len(steps) > 1 else {}
    hands = {"discard": "card", "count": "all", "who": "each player"}
    if first == hands and all(step.get("who") == "each player" and "draw" in step for step in steps[1:]):
        drawn = {str(step["draw"]): step.get("count", 1) for step in steps[1:]}
        if not drawn:
            return None
        parts = [cards(scope, kind, drawn[kind]) for kind in CARD_KINDS if kind in drawn]
        return clause(texts, "do-new-hands", {"cards": listed(texts, parts)})
    if steps == [{"destroy": "target"}, {"kill": {"hero": "target"}}] and scope.target is not None:
        return clause(texts, "do-destroy-target-killing", scope.target.named())
    if first.get("from") == ["deck", "discard"] and second == {"build": "that", "may": True} and len(steps) == 2:
        return clause(texts, "do-search-build", {"cards": cards(scope, first["take"])})
    return None


def _joined(texts: Texts, first: Clause, second: Clause, key: str = "clause-join") -> Clause:
    if key == "cost-and":
        return lambda form: texts.say(f"cost-and.{form}", first=first(form), second=second(form))
    return lambda form: texts.say(
        f"clause-join.{form}", **{"first": first(form), "second": second(form), "second-then": second("then")}
    )


# -- targets ---------------------------------------------------------------------------------------


def target_of(scope: Scope, entry: Entry, when: list[str]) -> Target:
    """What an ability is aimed at."""
    wanted = mapping(entry.get("target"))
    kind = word_of(wanted, NOUNS)
    again = scope.texts.noun(AGAIN[kind])
    return Target(_first_named(scope, wanted, entry, kind), again, kind, str(wanted.get("whose", wanted[kind])))


def _first_named(scope: Scope, wanted: Entry, entry: Entry, kind: str) -> Noun:
    if kind == "hero" and wanted[kind] == "here" and mapping(entry.get("cost")) == {"destroy": "this"}:
        return thing(scope, {**wanted, "hero": "in it"}, article="the")
    if kind == "hero" and isinstance(wanted[kind], Mapping):
        return thing(scope, wanted, article="a")
    return thing(scope, wanted)
