"""All words of the vocabulary with their meanings, as tables for the page about writing cards.

``python -m lairwright.text.dungeon.glossary`` writes them into ``docs/writing-cards.md`` of the checkout that is the
current folder; a test keeps the page current.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from lairwright.dungeon.effects.all import WORDS
from lairwright.dungeon.effects.declared import A_CARD_PHRASE, A_MODIFIER, A_NUMBER, A_THING, A_WORD, Word
from lairwright.dungeon.reading import lexicon
from lairwright.dungeon.reading.modifiers import BAN_MEANINGS, QUANTITIES
from lairwright.dungeon.reading.steps import KEYS
from lairwright.dungeon.reading.things import KNOWN_AS, PLACES_OF
from lairwright.dungeon.words import CARD_KINDS, KEY_LOCATIONS, NOUNS

PAGE: Final = Path("docs", "writing-cards.md")
BEGIN: Final = "<!-- From here on written by `make docs`: change the declarations, not the tables. -->"

_BESIDE: Final[dict[str, str]] = {
    A_NUMBER: "a number",
    A_CARD_PHRASE: "cards, or a thing",
    A_THING: "a thing",
    A_MODIFIER: "a modifier",
    A_WORD: "a word, or a thing",
}


def _table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    lines = [heads, tuple("---" for _ in heads), *rows]
    return [f"| {' | '.join(cells)} |" for cells in lines]


def _meanings(title: str, level: int, head: str, meanings: Mapping[str, str]) -> list[str]:
    rows = [(f"`{word}`", meaning) for word, meaning in meanings.items()]
    return [f"{'#' * level} {title}", "", *_table((head, "meaning"), rows), ""]


def _key(key: str, declared: Word) -> str:
    """A key of a verb, with the words that it takes there if they are few."""
    words = {"to": declared.to, "from": declared.sources}.get(key, ())
    things = [f"`{{ {NOUNS[noun]} }}`" for noun in declared.things] if key == "to" else []
    listed = " ".join([*(f"`{word}`" for word in words if word not in KEY_LOCATIONS), *things])
    return f"`{key}` ({listed})" if listed else f"`{key}`"


def _things() -> list[str]:
    rows = []
    for number, noun in enumerate(NOUNS):
        if noun:
            words = " ".join(f"`{word}`" for word in (*PLACES_OF.get(number, ()), *KNOWN_AS.get(number, ())))
            rows.append((f"`{noun}`", words, lexicon.NOUNS[noun]))
    heads = ("noun", "besides persons", "meaning")
    return ["### Things", "", *_table(heads, rows), ""]


def _verbs() -> list[str]:
    rows = []
    for word, declared in WORDS.items():
        keys = ", ".join(_key(key, declared) for key in declared.keys)
        price = "yes" if declared.pays else ""
        rows.append((f"`{word}`", _BESIDE[declared.value], keys, price, declared.meaning))
    heads = ("verb", "beside it", "also takes", "a price", "does")
    return ["### Verbs", "", *_table(heads, rows), ""]


def glossary() -> str:
    """Everything below the marker on the page."""
    lines = [BEGIN, "", "## All words", ""]
    lines += _meanings("The set", 3, "field of `[set]`", lexicon.SET_FIELDS)
    for kind in ("every card", *CARD_KINDS):
        title = "Every card" if kind == "every card" else f"`[[{kind}]]`"
        lines += _meanings(title, 3, "field", lexicon.CARD_FIELDS[kind])
    lines += _meanings("Abilities", 3, "field of an ability", lexicon.ABILITY_FIELDS)
    lines += _meanings("Triggers", 3, "`when`", lexicon.TRIGGERS)
    lines += _meanings("Limits", 3, "`limit`", lexicon.LIMITS)
    lines += _meanings("Phases", 3, "`phase`", lexicon.PHASES)
    lines += _verbs()
    lines += _meanings("Keys of steps", 3, "key", KEYS)
    lines += _things()
    lines += _meanings("Keys of things", 3, "key", lexicon.THING_FIELDS)
    lines += _meanings("Persons", 3, "person", lexicon.PERSONS)
    lines += _meanings("What is known", 3, "word", lexicon.CONTEXT)
    lines += _meanings("Places", 3, "place", lexicon.PLACES)
    lines += _meanings("Positions", 3, "position", lexicon.POSITIONS)
    lines += _meanings("Stats", 3, "stat", lexicon.STATS)
    lines += _meanings("Counts and conditions", 3, "key", lexicon.COUNT_FIELDS)
    lines += _meanings("Modifiers", 3, "changes", QUANTITIES)
    lines += _meanings("Keys of modifiers", 3, "key", lexicon.MODIFIER_FIELDS)
    lines += _meanings("Bans", 3, "`no`", BAN_MEANINGS)
    lines += _meanings("Other values", 3, "value", lexicon.VALUES)
    return "\n".join(lines)


def completed(page: str) -> str:
    """The page with the words as they are declared."""
    return page.partition(BEGIN)[0] + glossary()


def main() -> None:
    """Write the page of the checkout that is the current folder."""
    PAGE.write_text(completed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(PAGE)


if __name__ == "__main__":
    main()
