"""Choosing things for a step: refs to options and back."""

from __future__ import annotations

from mypy_extensions import i64

from lairwright.dungeon.options import (
    PICK,
    TAKE,
    TARGET_HERO_CARD,
    TARGET_ITEM_CARD,
    TARGET_SOUL_CARD,
    TARGET_WOUND,
    about_card,
    at_miniboss,
    at_owned,
    at_room,
    at_seat,
    at_spell,
    under_room,
)
from lairwright.dungeon.projections.refs import card_in, owner_in
from lairwright.dungeon.projections.rooms import lies_in, position_of
from lairwright.dungeon.projections.sources import room_of
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    TARGET_BOSS,
    TARGET_HERO,
    TARGET_ITEM,
    TARGET_MINIBOSS,
    TARGET_PLAYER,
    TARGET_ROOM,
    TARGET_SOUL,
    TARGET_SPELL,
)
from lairwright.dungeon.words import TARGET_WOUND as A_WOUND


def option_for(g: Table, noun: i64, ref: i64) -> i64:
    """The option that chooses this thing."""
    card, owner = card_in(ref), owner_in(ref)
    if noun in (TARGET_PLAYER, TARGET_BOSS) or card < 0:
        return at_seat(owner)
    if noun == TARGET_HERO:
        return about_card(TARGET_HERO_CARD, card)
    if noun == TARGET_SOUL:
        return at_owned(TARGET_SOUL_CARD, card, owner)
    if noun == A_WOUND:
        return at_owned(TARGET_WOUND, card, owner)
    if noun == TARGET_ITEM:
        return about_card(TARGET_ITEM_CARD, card)
    if noun == TARGET_SPELL and lies_in(g.limbo, card):
        return at_spell(card, owner, 0)
    if lies_in(g.discard, card):
        return about_card(TAKE, card)
    if owner >= 0 and noun in (TARGET_ROOM, TARGET_MINIBOSS):
        at = position_of(g, owner, room_of(g, card))
        if noun == TARGET_MINIBOSS and at >= 0:
            return at_miniboss(owner, at + 1)
        if at >= 0:
            return at_room(owner, at + 1) if g.players[owner].dungeon[at] == card else under_room(card, owner, at + 1)
    return about_card(PICK, card)


def offers(g: Table, noun: i64, refs: list[i64]) -> list[i64]:
    """One option for each different thing: copies of a card in the same place count as one."""
    menu: list[i64] = []
    seen: list[str] = []
    for ref in refs:
        option = option_for(g, noun, ref)
        key = g.codebook().key(option)
        if key not in seen:
            seen.append(key)
            menu.append(option)
    return menu


def chosen_ref(g: Table, noun: i64, refs: list[i64], option: i64) -> i64:
    """The thing that an option chose."""
    for ref in refs:
        if option_for(g, noun, ref) == option:
            return ref
    return refs[0]
