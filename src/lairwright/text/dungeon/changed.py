"""Single parts of a card's text: what one of its modifiers changes this round, what one of its abilities does."""

from __future__ import annotations

from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.words import CARD_KINDS, HERO, NOUNS
from lairwright.text.catalogue import Texts
from lairwright.text.dungeon.abilities import ability_text, told
from lairwright.text.dungeon.modifiers import modifier_clause
from lairwright.text.dungeon.nouns import AGAIN
from lairwright.text.dungeon.scope import Scope, Target, tidy
from lairwright.text.phrases import capital


def _speaker(card: Card, side: int) -> str:
    """Which kind of card speaks: what an item does for a boss is said like a Spell."""
    if side >= 0:
        return "bearer" if side == HERO else "spell"
    return CARD_KINDS[card.kind]


def changed_text(texts: Texts, card: Card, modifier: int, about: str = "hero") -> str:
    """What a modifier of a card changes until the end of the round, without a full stop; ``about`` is the word for what
    set it off."""
    found = card.modifiers[modifier]
    scope = Scope(texts, _speaker(card, int(found.side)))
    scope.it = about
    aimed = NOUNS[found.aimed]
    if aimed in AGAIN:
        again = texts.noun(AGAIN[aimed])
        scope.target = Target(again, again, aimed)
    return capital(tidy(modifier_clause(scope, found.data, told)("order"))).removesuffix(".")


def one_ability_text(texts: Texts, card: Card, index: int) -> str:
    """What one ability of a card does, without a full stop."""
    ability = card.abilities[index]
    return ability_text(texts, _speaker(card, int(ability.side)), ability.data).removesuffix(".")
