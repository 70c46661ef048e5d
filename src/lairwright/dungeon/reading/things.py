"""Reading what an ability speaks of: things, counts, conditions, phrases for cards."""

from __future__ import annotations

from typing import Final

from lairwright.dungeon.cards.filters import trait_bits
from lairwright.dungeon.cards.things import (
    COUNT_HAPPENED,
    COUNT_STAT,
    COUNT_THAT,
    COUNT_THINGS,
    NO_LIMIT,
    Condition,
    Count,
    Thing,
)
from lairwright.dungeon.words import (
    A_RIVAL,
    ADVANCED,
    ANY_KIND,
    ANY_TIER,
    AT_DISCARD,
    AT_DUNGEON,
    AT_ENTRANCE,
    AT_HAND,
    AT_HERO,
    CLASSES,
    CONTEXT,
    EPIC,
    FACES,
    MINIBOSS,
    MONSTER,
    NOBODY,
    NOT_REMEMBERED,
    NOUNS,
    ORDINARY,
    PERSONS,
    PLACES,
    POSITION_WORDS,
    ROOM,
    SPELL,
    STATS,
    TARGET_CARD,
    TARGET_HERO,
    TARGET_ITEM,
    TARGET_MINIBOSS,
    TARGET_MINION,
    TARGET_PLAYER,
    TARGET_ROOM,
    TARGET_SOUL,
    TARGET_SPELL,
    TARGET_WOUND,
    THE_TARGETS,
    TRAP,
    WHENS,
    YOU,
)
from lairwright.kernel.errors import SetFileError, closest, nearest
from lairwright.kernel.reading import Fields

#: The nouns of the vocabulary, by word.
NOUN_NUMBERS: Final[dict[str, int]] = {word: number for number, word in enumerate(NOUNS) if word}
#: The stats, by word.
STAT_NUMBERS: Final[dict[str, int]] = {word: number for number, word in enumerate(STATS)}
ROOM_KIND_WORDS: Final[dict[str, int]] = {"monster": MONSTER, "trap": TRAP}
TIER_WORDS: Final[dict[str, int]] = {"ordinary": ORDINARY, "advanced": ADVANCED, "epic": EPIC}

#: The kind of card that a noun always means.
_NOUN_KINDS: Final[dict[int, int]] = {TARGET_ROOM: ROOM, TARGET_SPELL: SPELL, TARGET_MINIBOSS: MINIBOSS}
#: Whose things are, and who players are.
OWNERS: Final = ("yours", "a rival's", "each rival's", "anyone's", "the owner's", "the target's", "its")
DOERS: Final = ("you", "a rival", "each rival", "each player", "anyone", "owner", "target")
#: What nobody owns where it lies.
_NOBODYS: Final = (TARGET_CARD, TARGET_MINION)
#: What an effect knows already: a hero in that room, the item of this hero, those cards.
KNOWN_AS: Final[dict[int, tuple[str, ...]]] = {
    TARGET_HERO: ("that", "target"),
    TARGET_ROOM: ("this", "that"),
    TARGET_ITEM: ("this", "its", "target"),
    TARGET_MINIBOSS: ("that",),
    TARGET_SPELL: ("that",),
    TARGET_CARD: ("that",),
}
_CARDS: Final = ("hand", "discard", "market")
#: Where each noun can be, besides being somebody's or known.
PLACES_OF: Final[dict[int, tuple[str, ...]]] = {
    TARGET_HERO: ("here", "dungeon", "entrance", "town", "deck", "location"),
    TARGET_ROOM: (*(word for word in POSITION_WORDS if word != "previous"), *_CARDS),
    TARGET_SPELL: _CARDS,
    TARGET_CARD: _CARDS,
    TARGET_MINIBOSS: _CARDS,
    TARGET_ITEM: ("town", "hero", "score"),
    TARGET_MINION: ("dungeon",),
}
#: The tiers that things have, if not those of rooms.
_TIERS_OF: Final[dict[int, tuple[str, ...]]] = dict.fromkeys(
    (TARGET_HERO, TARGET_SOUL, TARGET_WOUND), ("ordinary", "epic")
)
#: What has a class: heroes, and rooms by their treasure.
_WITH_CLASS: Final = (TARGET_HERO, TARGET_SOUL, TARGET_WOUND, TARGET_ROOM, TARGET_CARD)
#: The triggers that are remembered.
_HAPPENINGS: Final[dict[str, int]] = {word: number for number, word in enumerate(WHENS) if number not in NOT_REMEMBERED}
#: What each noun may be asked to have; each of them has words of its own in the texts of cards.
_HAS: Final[dict[int, tuple[str, ...]]] = {
    TARGET_HERO: ("item", "counters"),
    TARGET_ROOM: ("miniboss", "minion", "counters", "coins", "covered", *CLASSES),
    TARGET_SOUL: ("survives dungeon",),
    TARGET_WOUND: ("survives dungeon",),
    TARGET_SPELL: ("played",),
}
#: Where something was when it happened: nobody remembers.
_PARTICULAR: Final = ~(AT_DUNGEON | AT_HAND | AT_DISCARD | AT_ENTRANCE)
_COUNT_KEYS: Final = ("at_least", "at_most", "than")


def one_of(fields: Fields, words: dict[str, int], what: str) -> str:
    """The one field of a table whose name is among these words."""
    named = [word for word in fields.data if word in words]
    if len(named) == 1:
        return named[0]
    if named:
        raise SetFileError(f"{fields.where}: one {what} at a time, found {' and '.join(named)}")
    found = next(iter(fields.data), "")
    listed = ", ".join(words)
    raise SetFileError(f"{fields.where}: unknown {what} {found!r}{nearest(found, words)}; expected one of {listed}")


def words_of(fields: Fields, field: str) -> list[str]:
    """A field that holds a word or a list of words."""
    value = fields.raw(field)
    words = value if isinstance(value, list) else [value]
    if not words or not all(isinstance(word, str) for word in words):
        raise fields.fail(field, f"expected a word, or a list of words, found {value!r}")
    return [str(word) for word in words]


def chosen(fields: Fields, field: str, words: dict[str, int]) -> int:
    """The number of the field's word."""
    return list(words.values())[fields.word(field, tuple(words))]


def number_in(fields: Fields, field: str, word: str, words: dict[str, int]) -> int:
    if word not in words:
        listed = ", ".join(repr(other) for other in words)
        raise fields.fail(field, f"unknown word {word!r}{nearest(word, words)}; expected one of {listed}")
    return words[word]


# -- phrases for cards -------------------------------------------------------------------------------


def phrase_traits(fields: Fields, field: str) -> int:
    """``advanced trap room``, ``monster room``, ``cleric room``, ``spell``, ``miniboss``, ``card``: as traits."""
    text = fields.text(field)
    *adjectives, noun = text.split() or [""]
    kinds = {"card": -1, "room": ROOM, "spell": SPELL, "miniboss": MINIBOSS}
    known = (*kinds, *ROOM_KIND_WORDS, *CLASSES, "ordinary", "advanced")
    for word in (*adjectives, noun):
        if word not in known:
            raise fields.fail(
                field,
                f"unknown word {word!r}{nearest(word, known)}; expected cards such as 'card', 'spell', 'miniboss' or "
                "'advanced trap room'",
            )
    if noun not in kinds:
        raise fields.fail(
            field, f"{text!r} names no cards: expected a phrase that ends in room, spell, miniboss or card"
        )
    if adjectives and noun != "room":
        raise fields.fail(field, f"only rooms have a kind, a tier or treasure: {text!r}")
    kind, tier, icons = ANY_KIND, ANY_TIER, 0
    for word in adjectives:
        if word in ROOM_KIND_WORDS:
            kind = ROOM_KIND_WORDS[word]
        elif word in TIER_WORDS:
            tier = TIER_WORDS[word]
        else:
            icons |= 1 << CLASSES.index(word)
    return trait_bits(kinds[noun], kind, tier, icons)


# -- things ------------------------------------------------------------------------------------------


def read_thing(fields: Fields) -> Thing:
    """``{ NOUN = where, whose, kind, tier, class, has, if, choose, count, face }``."""
    word = one_of(fields, NOUN_NUMBERS, "thing")
    thing = Thing(NOUN_NUMBERS[word])
    value = fields.raw(word)
    if isinstance(value, dict):
        if thing.noun != TARGET_HERO:
            raise fields.fail(word, "only heroes are found by the room they are in")
        thing.inside = read_thing(Fields(value, f"{fields.where}: field {word!r}"))
    else:
        for where in words_of(fields, word):
            _add_where(fields, word, where, thing)
    if fields.has("whose"):
        thing.whose = chosen(fields, "whose", {word: PERSONS[word] for word in OWNERS})
    _read_traits(fields, thing)
    if fields.has("has"):
        _read_has(fields, thing)
    if fields.has("if"):
        thing.conditions = read_conditions(fields, "if")
    thing.choose = fields.number("choose", 1, 10, 0)
    thing.count = fields.number("count", 1, 10, 0)
    if fields.has("face"):
        thing.face = fields.word("face", FACES)
    only_noun = trait_bits(_NOUN_KINDS.get(int(thing.noun), -1), ANY_KIND, ANY_TIER)
    thing.bare = is_plain(thing) and not thing.where and not thing.context and thing.needs == only_noun
    fields.done()
    return thing


def _add_where(fields: Fields, field: str, word: str, thing: Thing) -> None:
    places = PLACES_OF.get(thing.noun, ())
    known = KNOWN_AS.get(thing.noun, ())
    persons = () if thing.noun in _NOBODYS else DOERS if thing.noun == TARGET_PLAYER else OWNERS
    if word not in (*places, *persons, *known):
        expected = (*persons, *places, *known)
        listed = ", ".join(repr(other) for other in expected)
        raise fields.fail(field, f"unknown word {word!r}{nearest(word, expected)}; expected one of {listed}")
    if word in PLACES:
        thing.where |= PLACES[word]
    elif word in POSITION_WORDS:
        thing.where |= POSITION_WORDS[word]
    elif word == "hero":
        thing.where |= AT_HERO
    elif word in known:
        thing.context |= CONTEXT[word]
    else:
        thing.whose = PERSONS[word] if not thing.whose else thing.whose
        if PERSONS[word] == THE_TARGETS:
            thing.whose = THE_TARGETS


def _read_traits(fields: Fields, thing: Thing) -> None:
    kind, tier, icons, classes = ANY_KIND, ANY_TIER, 0, 0
    if fields.has("kind"):
        if thing.noun not in (TARGET_ROOM, TARGET_CARD):
            raise fields.fail("kind", "only rooms are of a kind")
        kind = chosen(fields, "kind", ROOM_KIND_WORDS)
    if fields.has("tier"):
        known = _TIERS_OF.get(thing.noun, ("ordinary", "advanced"))
        if thing.noun not in (*_TIERS_OF, TARGET_ROOM, TARGET_CARD):
            raise fields.fail("tier", "only heroes and rooms are of a tier")
        tier = chosen(fields, "tier", {word: TIER_WORDS[word] for word in known})
    if fields.has("class"):
        if thing.noun not in _WITH_CLASS:
            raise fields.fail("class", "only heroes have a class, and rooms treasure of it")
        bit = 1 << CLASSES.index(CLASSES[fields.word("class", CLASSES)])
        icons, classes = (bit, 0) if thing.noun == TARGET_ROOM else (0, bit)
    thing.needs = trait_bits(_NOUN_KINDS.get(int(thing.noun), -1), kind, tier, icons, classes)


def _read_has(fields: Fields, thing: Thing) -> None:
    """``has = "item"``: the stat or noun is at least one; with a trigger: it happened to it this round."""
    words = _HAS.get(int(thing.noun), ())
    word = fields.text("has")
    if not words:
        raise fields.fail("has", f"a {NOUNS[thing.noun]} has nothing that could be asked for so: expected if = {{ … }}")
    if word not in words and word in (*STATS, *NOUNS[1:], *_HAPPENINGS):
        listed = ", ".join(repr(other) for other in words)
        raise fields.fail("has", f"of a {NOUNS[thing.noun]} one may ask for {listed}; for others there is if = {{ … }}")
    if word in STAT_NUMBERS:
        thing.has = Count(COUNT_STAT)
        thing.has.stat = STAT_NUMBERS[word]
        thing.has.context = CONTEXT["its"]
    elif word in NOUN_NUMBERS:
        thing.has = Count(COUNT_THINGS)
        thing.has.thing = Thing(NOUN_NUMBERS[word])
        thing.has.thing.context = CONTEXT["its"]
    elif word in _HAPPENINGS:
        thing.since = _HAPPENINGS[word]
    else:
        listed = ", ".join(repr(other) for other in words)
        raise fields.fail("has", f"unknown word {word!r}{nearest(word, words)}; expected one of {listed}")


# -- counts ------------------------------------------------------------------------------------------


def read_count(fields: Fields, field: str) -> Count:
    """``per`` and the like: a stat of one's own as a word, ``that``, or a table."""
    value = fields.raw(field)
    if isinstance(value, str):
        if value == "that":
            return Count(COUNT_THAT)
        count = Count(COUNT_STAT)
        count.stat = number_in(fields, field, value, STAT_NUMBERS)
        count.person = PERSONS["yours"]
        return count
    return count_from(Fields(value, f"{fields.where}: field {field!r}"))


def count_from(fields: Fields) -> Count:
    """A table: a thing, a stat of somebody or something, or what happened."""
    plain = {key: value for key, value in fields.data.items() if key not in _COUNT_KEYS}
    inner = Fields(plain, fields.where)
    fields.known += list(plain)
    if "happened" in plain:
        return _read_happened(inner)
    if any(word in NOUN_NUMBERS for word in plain):
        count = Count(COUNT_THINGS)
        count.thing = read_thing(inner)
        count.person = count.thing.whose
        return count
    words = {**STAT_NUMBERS, "covered": STAT_NUMBERS["covered"], **NOUN_NUMBERS}
    word = one_of(inner, words, "count")
    count = Count(COUNT_STAT)
    count.stat = STAT_NUMBERS[word]
    _read_whom(inner, word, count)
    inner.done()
    return count


def _read_whom(fields: Fields, field: str, count: Count) -> None:
    word = fields.text(field)
    if word in CONTEXT:
        count.context = CONTEXT[word]
        if word == "target":
            count.person = THE_TARGETS
    else:
        count.person = number_in(fields, field, word, {**PERSONS, **CONTEXT})


def _read_happened(fields: Fields) -> Count:
    count = Count(COUNT_HAPPENED)
    count.when = chosen(fields, "happened", _HAPPENINGS)
    if fields.has("of"):
        about = fields.table("of")
        if any(word in NOUN_NUMBERS for word in about.data):
            count.thing = read_thing(about)
            count.person = count.thing.whose
            if not is_plain(count.thing) or count.thing.where & _PARTICULAR or count.thing.context:
                raise fields.fail("of", "the round remembers only whose it was and of what sort")
        else:
            gained = count_from(about)
            count.stat, count.person = gained.stat, gained.person
    if fields.has("whose"):
        count.person = chosen(fields, "whose", PERSONS)
    if fields.has("by"):
        count.by = chosen(fields, "by", PERSONS)
    fields.done()
    return count


# -- conditions --------------------------------------------------------------------------------------


def read_conditions(fields: Fields, field: str) -> list[Condition]:
    """One condition, or a list that means all of them."""
    value = fields.raw(field)
    parts = value if isinstance(value, list) else [value]
    return [_read_condition(Fields(part, f"{fields.where}: field {field!r}")) for part in parts]


def _read_condition(fields: Fields) -> Condition:
    if "at_least" not in fields.data and "at_most" not in fields.data:
        meant = closest("at_least", fields.data) or closest("at_most", fields.data)
        found = f", found {meant!r}" if meant else ""
        raise SetFileError(f"{fields.where}: a condition needs 'at_least' or 'at_most'{found}")
    count = count_from(fields)
    condition = Condition(count, -NO_LIMIT, NO_LIMIT)
    if isinstance(fields.data.get("at_least"), str):
        condition.least_stat = chosen(fields, "at_least", STAT_NUMBERS)
    elif fields.has("at_least"):
        condition.least = fields.number("at_least", 0, 99)
    if fields.has("at_most"):
        condition.most = fields.number("at_most", 0, 99)
    if condition.least > condition.most:
        raise fields.fail("at_least", f"nothing is at least {condition.least} and at most {condition.most}")
    if fields.has("than"):
        condition.than = chosen(fields, "than", {**PERSONS, "target": THE_TARGETS})
        _check_compared(fields, count)
    thing = count.thing
    usual = condition.least == 1 and condition.most == NO_LIMIT and count.person == A_RIVAL and condition.than == YOU
    condition.fewer_rooms = usual and thing is not None and thing.noun == TARGET_ROOM and thing.bare
    fields.done()
    return condition


def _check_compared(fields: Fields, count: Count) -> None:
    """What is compared with another player has to be somebody's, and something that everybody has."""
    thing = count.thing
    if count.kind == COUNT_HAPPENED:
        compared = count.stat >= 0
    elif thing is not None:
        compared = thing.whose != NOBODY and not thing.where and not thing.context and thing.inside is None
    else:
        compared = count.kind == COUNT_STAT and (count.person != NOBODY or count.context != 0)
    if not compared:
        raise fields.fail(
            "than",
            "expected a count of a player's: a stat, such as souls = 'yours', what a player has, such as room = "
            '"a rival\'s", or coins or souls gained',
        )


def is_plain(thing: Thing) -> bool:
    """Whether a thing says nothing but where, whose and which traits."""
    return not (
        thing.has or thing.since >= 0 or thing.conditions or thing.choose or thing.count or thing.face or thing.inside
    )
