"""Reading steps: one verb each, with its parameters, and the branches that hang on it."""

from __future__ import annotations

from typing import Final

from lairwright.dungeon.cards.ability import Ability, Verb
from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.cards.steps import Step
from lairwright.dungeon.cards.things import Thing
from lairwright.dungeon.effects.all import WORDS
from lairwright.dungeon.effects.branches import Branch, Given, May, Others
from lairwright.dungeon.effects.declared import A_CARD_PHRASE, A_MODIFIER, A_NUMBER, A_THING, Word
from lairwright.dungeon.effects.hands import NewHands
from lairwright.dungeon.effects.rooms import Destroy
from lairwright.dungeon.effects.searching import Search
from lairwright.dungeon.effects.things import AboutThings
from lairwright.dungeon.reading.modifiers import ReadGranted, read_modifier
from lairwright.dungeon.reading.things import (
    OWNERS,
    chosen,
    number_in,
    one_of,
    phrase_traits,
    read_conditions,
    read_count,
    read_thing,
    words_of,
)
from lairwright.dungeon.words import (
    A_RIVAL,
    ANY_NUMBER_OF,
    AT_CARDS,
    AT_DECK,
    AT_DISCARD,
    CONTEXT,
    COUNTS,
    FACES,
    NO_TARGET,
    NOBODY,
    NOUNS,
    OWNER,
    PERSONS,
    PLACES,
    POSITION_WORDS,
    WHENS,
    YOU,
)
from lairwright.kernel.errors import nearest
from lairwright.kernel.reading import Fields

#: Every key that some verb takes, and what it means.
KEYS: Final[dict[str, str]] = {
    "who": "who does the step; left out: you",
    "to": "whom, or where to",
    "whose": "of which player the place is",
    "from": "where cards come from",
    "count": "how many: a number, `all`, `any`",
    "random": "picked by lot; with `damage`: a number from 1 to that",
    "face": "`up` or `down`",
    "per": "times this count",
    "at_most": "an upper bound",
    "may": "the doer may decline",
    "if": "only if this holds",
    "then": "steps, if this one was done",
    "else": "steps, if it was not; of `a rival`: yours, if nobody did it",
    "when": "in `use`: which abilities",
    "price": "coins for a card taken, by kind: `{ room = 1, spell = 2 }`",
}

_EVERYBODY_DISCARDS: Final = {"discard": "card", "count": "all", "who": "each player"}
_NO_WORDS: Final[dict[str, object]] = {}


#: Who may do a step.
DOERS: Final = ("you", "owner", "target", "a rival", "each rival", "each player")
#: The keys that a step with any verb may have.
_OF_ALL: Final = ("who", "may", "if", "then", "else")


class Reading:
    """What reading the steps of one ability needs besides their tables."""

    def __init__(self, card: Card, ability: Ability, granted: ReadGranted) -> None:
        self.card = card
        self.ability = ability
        self.granted = granted
        #: The steps are those of a price.
        self.paying = False


def read_steps(tables: list[Fields], to: Reading) -> list[Verb]:
    """Some steps in order; a few that belong together become one verb."""
    verbs: list[Verb] = []
    at = 0
    while at < len(tables):
        merged, used = _merged(tables[at:], to)
        verbs.append(merged if merged is not None else read_step(tables[at], to))
        at += used
    return verbs


def _merged(tables: list[Fields], to: Reading) -> tuple[Verb | None, int]:
    """Steps that have to happen at once: the order of what they do to the table depends on it."""
    first = tables[0].data
    second = tables[1].data if len(tables) > 1 else _NO_WORDS
    third = tables[2].data if len(tables) > 2 else _NO_WORDS
    if first == {"destroy": "target"} and second == {"kill": {"hero": "target"}}:
        to.ability.destroys = True
        return Destroy(True), 2
    drawn = (second.get("draw"), second.get("who"), third.get("draw"), third.get("who"))
    if first == _EVERYBODY_DISCARDS and drawn == ("spell", "each player", "room", "each player"):
        counts = [_new_cards(table) for table in tables[1:3]]
        return NewHands(counts[0], counts[1]), 3
    found = first.get("from") in ("deck", ["deck", "discard"]) and set(first) == {"take", "from"}
    if found and second.get("build") == "that" and set(second) <= {"build", "may"}:
        step = _read_parameters(tables[0], "take")
        step.needs = phrase_traits(tables[0], "take")
        tables[0].done()
        tables[1].flag("may")
        tables[1].raw("build")
        tables[1].done()
        return Search(step.needs, bool(step.sources & AT_DECK), bool(step.sources & AT_DISCARD), True), 2
    return None, 1


def _new_cards(fields: Fields) -> int:
    """How many cards everybody draws."""
    fields.known += ["draw", "who"]
    count = fields.number("count", 1, 10, 1)
    fields.done()
    return count


def read_step(fields: Fields, to: Reading) -> Verb:
    """``{ VERB = what, who, to, whose, from, count, random, face, per, at_most, may, if, then, else, when }``."""
    word = one_of(fields, dict.fromkeys(WORDS, 0), "verb")
    declared = WORDS[word]
    for key in fields.data:
        if key in KEYS and key not in declared.keys and key not in _OF_ALL:
            takes = ", ".join(repr(other) for other in declared.keys) or "no other keys"
            raise fields.fail(key, f"{word!r} takes {takes}")
    step = _read_parameters(fields, word)
    step.paying = to.paying
    _check_keys(fields, step, to.ability)
    _read_value(fields, step, declared.value, to)
    otherwise = [fields.tables(key) for key in ("then", "else")]
    fields.done()
    step.followed = any(otherwise)
    verb = declared.make(step, fields, to.ability)
    if isinstance(verb, AboutThings) and to.ability.target != NO_TARGET and to.ability.aim is None:
        verb.on_target = verb.is_about_target()
    if step.may:
        verb = May(verb)
    if step.conditions:
        verb = Given(step.conditions, verb)
    then, instead = [_add_block(read_steps(tables, to), to) if tables else -1 for tables in otherwise]
    by_nobody = instead if step.who == A_RIVAL else -1
    if then >= 0 or instead > by_nobody:
        verb = Branch(verb, then, -1 if by_nobody >= 0 else instead)
    if step.who not in (NOBODY, YOU):
        verb = Others(step.who, _add_block([verb], to), verb.moves)
    return Branch(verb, -1, by_nobody) if by_nobody >= 0 else verb


def _add_block(verbs: list[Verb], to: Reading) -> int:
    to.ability.blocks.append(verbs)
    return len(to.ability.blocks) - 1


def _read_value(fields: Fields, step: Step, value: str, to: Reading) -> None:
    """What stands beside the verb."""
    word = step.word
    given = fields.raw(word)
    if value == A_MODIFIER:
        step.modifier = read_modifier(fields.table(word), to.card, to.granted, False)
    elif value == A_NUMBER:
        step.number = ANY_NUMBER_OF if given == "any" else fields.number(word, -99, 99)
        if step.number == 0:
            raise fields.fail(word, "0 does nothing")
    elif isinstance(given, dict):
        step.thing = read_thing(fields.table(word))
        _check_thing(fields, step, value)
    elif isinstance(given, str) and given in (CONTEXT if value == A_THING else WORDS[word].known):
        step.thing = _known(given)
    elif value == A_CARD_PHRASE:
        step.needs = phrase_traits(fields, word)
    elif value == A_THING:
        known = ("target", "it", "that", "this")
        text = fields.text(word)
        raise fields.fail(
            word,
            f"unknown word {text!r}{nearest(text, known)}; expected a thing such as {{ room = 'yours' }}, "
            "'target', 'it', 'that' or 'this'",
        )
    else:
        step.value = fields.text(word)


def _known(word: str) -> Thing:
    thing = Thing(NO_TARGET)
    thing.context = CONTEXT[word]
    return thing


def _check_thing(fields: Fields, step: Step, value: str) -> None:
    """The verb does something to such things, and where they are."""
    nouns = WORDS[step.word].nouns
    if step.thing.noun not in nouns and (nouns or value == A_CARD_PHRASE):
        expected = " or ".join(f"{{ {NOUNS[noun]} = … }}" for noun in nouns) or "a phrase such as 'trap room'"
        raise fields.fail(step.word, f"{step.word!r} is not about a {NOUNS[step.thing.noun]}: expected {expected}")
    if value == A_THING and step.thing.where & AT_CARDS:
        raise fields.fail(step.word, "cards in a hand or a pile are not in play")


def _read_parameters(fields: Fields, word: str) -> Step:
    step = Step(word)
    if fields.has("who"):
        step.who = chosen(fields, "who", {doer: PERSONS[doer] for doer in DOERS})
    if fields.has("to"):
        _read_to(fields, step, WORDS[word])
    if fields.has("whose"):
        step.whose = chosen(fields, "whose", {word: PERSONS[word] for word in OWNERS})
    if fields.has("from"):
        known = {place: PLACES[place] for place in WORDS[word].sources}
        for place in words_of(fields, "from"):
            step.sources |= number_in(fields, "from", place, known)
    if isinstance(fields.data.get("count"), str):
        step.count = chosen(fields, "count", COUNTS)
    elif fields.has("count"):
        step.count = fields.number("count", 1, 10)
    step.random = fields.flag("random")
    if fields.has("face"):
        step.face = fields.word("face", FACES)
    if fields.has("per"):
        step.per = read_count(fields, "per")
    step.most = fields.number("at_most", 1, 99, 0)
    step.may = fields.flag("may")
    if fields.has("if"):
        step.conditions = read_conditions(fields, "if")
    if fields.has("when"):
        for when in words_of(fields, "when"):
            step.whens |= 1 << number_in(fields, "when", when, {name: at for at, name in enumerate(WHENS)})
    if fields.has("price"):
        price = fields.table("price")
        step.room_price = price.number("room", 0, 9, 0)
        step.spell_price = price.number("spell", 0, 9, 0)
        price.done()
    return step


def _check_keys(fields: Fields, step: Step, ability: Ability) -> None:
    """Refuse keys that mean nothing beside the others."""
    if step.who == OWNER and not ability.rivals:
        raise fields.fail("who", "the player of the card is 'you' anyway, unless rivals use it")
    if step.most and step.per is None and step.count > 0 and fields.data[step.word] != "any":
        raise fields.fail("at_most", "what is bounded is a count: expected per = …, or 'any'")


def _read_to(fields: Fields, step: Step, declared: Word) -> None:
    """``to``: a place, a person, something known, or a thing, as far as the verb takes them."""
    value = fields.data["to"]
    things = [f"{{ {NOUNS[noun]} = … }}" for noun in declared.things]
    expected = ", ".join([*(repr(word) for word in declared.to), *things])
    if isinstance(value, dict):
        step.to = read_thing(fields.table("to"))
        if step.to.noun not in declared.things:
            found = NOUNS[step.to.noun]
            raise fields.fail("to", f"{declared.word!r} takes no {found} here; expected one of {expected}")
        return
    word = fields.text("to")
    if word not in declared.to:
        raise fields.fail("to", f"unknown word {word!r}{nearest(word, declared.to)}; expected one of {expected}")
    if word in PLACES:
        step.to_place = PLACES[word]
    elif word in POSITION_WORDS:
        step.to_place = POSITION_WORDS[word]
    elif word in CONTEXT:
        step.to = Thing(NO_TARGET)
        step.to.context = CONTEXT[word]
        step.to_person = PERSONS.get(word, NOBODY)
    elif word in PERSONS:
        step.to_person = PERSONS[word]
    else:
        step.to_location = word
