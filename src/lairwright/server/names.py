"""What people may call themselves: something everybody at the table can see and tell apart.

A name is on one line, in composed form, and made of signs that can be seen. At one table no two names look the same,
and nobody has a bot's name.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from lairwright.server.catalogue import LEVELS, bot_name
from lairwright.server.refusals import Denied
from lairwright.text.catalogue import languages

LONGEST_NAME: Final = 24
#: Controls, signs that change the direction of others or have no width, halves of signs, private and unassigned ones.
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
#: Letters, marks and symbols that still show nothing: fillers, joiners, the empty braille sign, selectors.
_BLANK: Final = frozenset(
    chr(code)
    for code in (
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x13441, 0x13442, 0x16FE4, 0x1D159),
        *range(0x180B, 0x1810),
        *range(0xE0100, 0xE01F0),
    )
)
#: Choose between two pictures of the sign before them; keyboards add them to emoji.
_SELECTORS: Final = dict.fromkeys(range(0xFE00, 0xFE10))
#: Without a width, but some names can't be written without them, and some emoji are made with them.
_JOINER: Final = "\u200d"
_NON_JOINER: Final = "\u200c"
_JOINERS: Final = dict.fromkeys(map(ord, (_JOINER, _NON_JOINER)))
#: The combining class of the signs that remove the vowel from a letter in Indian scripts.
_VIRAMA: Final = 9
#: How many marks may sit on one character; more would cover the lines above and below.
_MOST_MARKS: Final = 3
#: Small letters of other alphabets that look like Latin ones, or whose capitals do; and what looks like a large i or o.
_TWINS: Final = str.maketrans("авекмнорстухіјѕһԁԛԝүαβεηικμνορτυχγζl1|ı0", "abekmhopctyxijshdqwyabenikmvoptuxyziiiio")
#: Large Greek letters whose small ones look like other Latin letters than they do; and strokes that look like an l.
_LARGE_TWINS: Final = str.maketrans("ΗΝΥΡΧӏǀ", "HNYPXll")


def checked_name(name: str, others: Iterable[str] = (), bots: Iterable[str] = ()) -> str:
    """A person's name as it is shown; refused if it can't be seen, or looks like one of ``others``.

    Nor may it look like the name of a bot of a usual strength, or of one of the ``bots`` at the table.
    """
    shown = unicodedata.normalize("NFC", " ".join(name.translate(_SELECTORS).split()))
    if not shown or len(shown) > LONGEST_NAME or not _can_be_seen(shown):
        raise Denied("bad-name", 400, most=str(LONGEST_NAME))
    look = _look(shown)
    if any(look == _look(other) for other in others) or any(look in _looks(bot) for bot in (*LEVELS, *bots)):
        raise Denied("name-taken", name=shown)
    return shown


def _can_be_seen(name: str) -> bool:
    marks = _MOST_MARKS  # a mark needs a sign to sit on
    for at, sign in enumerate(name):
        if _joins(name, at):
            continue
        kind = unicodedata.category(sign)
        if kind in _UNSEEN or sign in _BLANK:
            return False
        marks = marks + 1 if kind[0] == "M" else _MOST_MARKS if sign == " " else 0
        if marks > _MOST_MARKS:
            return False
    return True


def _joins(name: str, at: int) -> bool:
    """Whether there is a joiner here, between signs that look different with it."""
    sign, before, after = name[at], name[at - 1 : at], name[at + 1 : at + 2]
    if sign not in (_JOINER, _NON_JOINER) or not before or not after:
        return False
    if unicodedata.combining(before) == _VIRAMA:
        return unicodedata.category(after)[0] == "L"
    if sign == _NON_JOINER:  # in Persian, where two letters would run together
        return unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    return unicodedata.category(before) in ("So", "Sk") and unicodedata.category(after) == "So"


def _look(name: str) -> str:
    """A form that is the same for names that look nearly alike."""
    joined = unicodedata.normalize("NFKC", name.translate(_JOINERS)).translate(_LARGE_TWINS)
    plain = unicodedata.normalize("NFKC", joined.casefold())
    return plain.translate(_TWINS).replace(" ", "")


@lru_cache(256)
def _looks(bot: str) -> frozenset[str]:
    """The same for a bot's name, in every language."""
    return frozenset(_look(bot_name(bot, language)) for language in languages())
