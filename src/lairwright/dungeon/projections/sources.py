"""Cards in force: where they are, whose they are, and which of their abilities count.

A player's sources are the visible rooms of the dungeon and ``Player.extras``: the boss once levelled up, attached
minibosses, what lies in the score area. For a walk, the hero and its item are sources too.
"""

from __future__ import annotations

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability
from lairwright.dungeon.projections.rooms import lies_in, position_of
from lairwright.dungeon.state.marks import FACE_DOWN, SILENT, TEXTLESS
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import BOSS, HERO, ITEM, MINIBOSS, ROOM


def room_of(g: Table, card: i64) -> i64:
    """The room a card works in: for an attached miniboss its room, else the card itself."""
    if g.cards[card].kind == MINIBOSS:
        for player in g.players:
            for top in player.dungeon:
                if g.attached[top] == card:
                    return top
    return card


def bearer_of(g: Table, item: i64) -> i64:
    """The hero that carries an item, or -1."""
    if g.hero >= 0 and g.attached[g.hero] == item:
        return g.hero
    for player in g.players:
        for hero in player.entrance:
            if g.attached[hero] == item:
                return hero
    for hero in g.town:
        if g.attached[hero] == item:
            return hero
    return -1


def is_carried(g: Table, item: i64) -> bool:
    """Whether a hero carries this item."""
    return bearer_of(g, item) >= 0


def home_of(g: Table, card: i64) -> i64:
    """The player whose it is, or in whose dungeon or at whose entrance it is; -1 if nobody's."""
    kind = g.cards[card].kind
    if kind == HERO:
        return _home_of_hero(g, card)
    if kind == ITEM:
        bearer = bearer_of(g, card)
        if bearer >= 0:
            return _home_of_hero(g, bearer)
    room = room_of(g, card) if kind == MINIBOSS else card
    for seat in range(len(g.players)):
        player = g.players[seat]
        if kind == BOSS and player.boss == card:
            return seat
        if kind == ITEM and (lies_in(player.items_up, card) or lies_in(player.items_down, card)):
            return seat
        if (kind in (ROOM, MINIBOSS)) and (position_of(g, seat, room) >= 0 or lies_in(player.rooms, card)):
            return seat
        if lies_in(player.spells, card):
            return seat
    return -1


def keeper_of(g: Table, card: i64, seat: i64) -> i64:
    """The player who has a card that rivals such as ``seat`` may use: usually its own; of a copied boss that has left
    the game, whoever copies it."""
    home = home_of(g, card)
    if home >= 0 and not g.players[home].out:
        return home
    for other in range(len(g.players)):
        if other != seat and lies_in(g.players[other].extras, card):
            return other
    return home


def _home_of_hero(g: Table, hero: i64) -> i64:
    if g.hero == hero:
        return g.hero_seat
    for seat in range(len(g.players)):
        player = g.players[seat]
        if lies_in(player.entrance, hero) or lies_in(player.souls, hero) or lies_in(player.wounds, hero):
            return seat
    return -1


def is_scored(g: Table, hero: i64) -> bool:
    """Whether a hero lies in a score area."""
    for player in g.players:
        if lies_in(player.souls, hero) or lies_in(player.wounds, hero):
            return True
    return False


def in_force(g: Table, seat: i64, card: i64) -> bool:
    """Whether a card is a source of this player now: a visible room whose text works, or one of the extras."""
    if lies_in(g.players[seat].dungeon, card):
        return not g.status[card] & SILENT
    return lies_in(g.players[seat].extras, card)


def level_holds(g: Table, card: i64, ability: Ability) -> bool:
    """Whether a miniboss has the level that its ability asks for; true of everything else."""
    level = ability.level
    if not level:
        return True
    return g.tokens[card] == level if level == 3 else g.tokens[card] >= level


def extras_of(g: Table, seat: i64) -> list[i64]:
    """What ``Player.extras`` has to hold, worked out from the table."""
    player = g.players[seat]
    found: list[i64] = []
    if player.out:
        return found
    lasting = player.levelled and player.boss >= 0 and g.cards[player.boss].lasts
    if lasting and not g.status[player.boss] & TEXTLESS:
        found.append(player.boss)
    if player.boss >= 0 and g.tokens[player.boss]:
        copied: i64 = g.tokens[player.boss] - 1  # the boss that it copies
        if not g.status[copied] & TEXTLESS:
            found.append(copied)
    for top in player.dungeon:
        mini: i64 = g.attached[top]
        if mini >= 0 and not g.status[mini] & (FACE_DOWN | TEXTLESS) and not g.status[top] & SILENT:
            found.append(mini)
    for item in player.items_up:
        if not g.status[item] & TEXTLESS:
            found.append(item)
    return found
