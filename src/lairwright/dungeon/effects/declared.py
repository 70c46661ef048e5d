"""What a verb of the vocabulary is: its word, what may be said with it, what it means, and what makes it.

The module that has a verb's class declares its word beside it (``WORDS``), so the reader, the page about writing cards
and the tests know every verb from one place. What it is good for is in the class (``Verb.gist``); what it says is the
message ``do-WORD`` of the catalogues.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from lairwright.dungeon.cards.ability import Ability, Verb
from lairwright.dungeon.cards.steps import Step
from lairwright.kernel.reading import Fields

# -- what the value beside the verb is -----------------------------------------------------------------
A_NUMBER: Final = "a number"
A_CARD_PHRASE: Final = "cards"
A_THING: Final = "a thing"
A_MODIFIER: Final = "a modifier"
A_WORD: Final = "a word"

#: What an effect knows, where any of it may stand.
KNOWN: Final = ("this", "it", "that", "target")

#: A step and its table, and the ability it belongs to, to a verb; complains about what doesn't go together.
Make = Callable[[Step, Fields, Ability], Verb]


@final
class Word:
    """One verb: ``value`` says what stands beside it, ``keys`` which other keys a step with it may have.

    ``to`` are the words that may stand there, ``things`` the nouns of what may be named there instead; ``sources`` the
    words for where cards come from.
    """

    def __init__(
        self,
        word: str,
        value: str,
        keys: tuple[str, ...],
        meaning: str,
        make: Make,
        nouns: tuple[int, ...] = (),
        implied: bool = False,
        moves: bool = True,
        pays: bool = False,
        to: tuple[str, ...] = (),
        things: tuple[int, ...] = (),
        sources: tuple[str, ...] = (),
        known: tuple[str, ...] = (),
    ) -> None:
        self.word = word
        self.value = value
        self.keys = keys
        self.meaning = meaning
        self.make = make
        #: What the target must be if the step is about it; empty: anything.
        self.nouns = nouns
        #: Without ``to``, it is about the target.
        self.implied = implied
        #: What it does it to, or how much, is ``that`` for the steps that follow.
        self.moves = moves
        #: It takes something from the doer, so it may be part of a price.
        self.pays = pays
        self.to = to
        self.things = things
        self.sources = sources
        #: Of a verb about cards: what an effect knows that may stand beside it, instead of a phrase.
        self.known = known
