"""Working out what a card waits for and looks out for: the bits that save windows and triggers a search."""

from __future__ import annotations

from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.cards.chances import (
    BY_RIVALS,
    FROM_HAND,
    HAS_ALWAYS,
    HAS_STATICS,
    INSIDE,
    NEGATES,
    OF_ROOMS,
    OTHER_SOURCES,
    ROOM_NEGATES,
    ROOM_SOULS,
    SOULS,
    WALKS,
    looks_out_for,
)
from lairwright.dungeon.words import (
    BOTH_PHASES,
    HERO,
    MOD_DAMAGE,
    MOD_DOUBLE_DAMAGE,
    MOD_FITS,
    MOD_NO_BUILD,
    ROOM,
    SCOPE_HERE,
    SCOPE_TOWN,
    SPELL,
    TARGET_HERO,
    TARGET_SOUL,
    WHEN_ACTIVATED,
    WHEN_ROUND_DRAW,
    WHENS,
)


def note_chances(card: Card) -> None:
    """Fill in ``Card.chances`` and what belongs to it."""
    for ability in card.abilities:
        if ability.granted:
            continue
        if ability.watches or ability.when == WHEN_ROUND_DRAW:
            card.chances |= looks_out_for(ability.when)
        if ability.rivals:
            card.for_rivals = True
            card.chances |= ability.phases << BY_RIVALS
        if ability.from_hand:
            card.hand_chances |= BOTH_PHASES << ROOM_NEGATES if ability.negation else ability.phases << FROM_HAND
    for modifier in card.always:
        card.changes_values |= not modifier.is_usual_bar
        if modifier.what == MOD_DAMAGE or modifier.what == MOD_DOUBLE_DAMAGE:
            card.chances |= HAS_STATICS
        elif modifier.what not in (MOD_NO_BUILD, MOD_FITS) or modifier.person:
            card.chances |= HAS_ALWAYS
    card.asks_about = _asked_about(card.data)
    if card.kind == SPELL:
        _note_spell(card)
    elif card.kind == ROOM:
        _note_room(card)
    else:
        _note_other(card)


def _note_spell(card: Card) -> None:
    first = card.abilities[0]
    card.negation = 0 if first.negation else -1
    if card.more:
        card.chances |= card.phases  # some mode may wait for nothing
        return
    card.needs_walker = first.target == TARGET_HERO and first.scope < SCOPE_TOWN
    needs_soul = first.target == TARGET_SOUL and first.aim is None
    wait = NEGATES if card.negation >= 0 else WALKS if card.needs_walker else SOULS if needs_soul else 0
    card.chances |= card.phases << wait


def _note_room(card: Card) -> None:
    """A room with several abilities to announce waits for nothing: they are looked at one by one."""
    own = [ability for ability in card.abilities if ability.when == WHEN_ACTIVATED and not ability.rivals]
    own = [ability for ability in own if not ability.from_hand and not ability.granted]
    if not own:
        card.activated = -1
    elif len(own) > 1:
        card.more = True
        card.chances |= BOTH_PHASES << OF_ROOMS
    else:
        (ability,) = own
        card.activated = ability.index
        card.needs_walker = card.negation < 0 and ability.target == TARGET_HERO and ability.scope == SCOPE_HERE
        needs_soul = ability.target == TARGET_SOUL and ability.aim is None
        card.chances |= ability.phases << (INSIDE if card.needs_walker else ROOM_SOULS if needs_soul else OF_ROOMS)
    if card.negation >= 0 and not card.abilities[card.negation].from_hand:
        card.chances |= BOTH_PHASES << ROOM_NEGATES


def _note_other(card: Card) -> None:
    """Bosses, minibosses and items: what they let announce is looked for among the extras."""
    for ability in card.abilities:
        if ability.when == WHEN_ACTIVATED and not ability.rivals and not ability.granted and ability.side != HERO:
            card.chances |= ability.phases << OTHER_SOURCES
    if card.negation >= 0:
        card.chances |= BOTH_PHASES << ROOM_NEGATES


def _asked_about(entry: object) -> int:
    """The triggers named in ``happened`` and ``has`` anywhere in an entry."""
    if isinstance(entry, list):
        found = 0
        for part in entry:
            found |= _asked_about(part)
        return found
    if not isinstance(entry, dict):
        return 0
    found = 0
    for key, value in entry.items():
        if key in ("happened", "has") and value in WHENS:
            found |= 1 << WHENS.index(value)
        else:
            found |= _asked_about(value)
    return found
