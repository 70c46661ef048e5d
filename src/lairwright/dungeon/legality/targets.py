"""What an ability may be aimed at: named on announcement, checked again when it resolves (BM-NEG-05, BM-TIME-41)."""

from __future__ import annotations

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability
from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.legality.offers import offers
from lairwright.dungeon.options import (
    TARGET_HERO_CARD,
    TARGET_SOUL_CARD,
    about_card,
    at_owned,
    at_room,
    at_seat,
    at_spell,
)
from lairwright.dungeon.procedures.carried import as_if_announced, is_negated, its_ability
from lairwright.dungeon.procedures.ops import OP_ANNOUNCE
from lairwright.dungeon.projections.modifiers import SHIELDS, spares
from lairwright.dungeon.projections.prices import price_in_coins
from lairwright.dungeon.projections.refs import card_in, owner_in
from lairwright.dungeon.projections.scores import souls_of
from lairwright.dungeon.projections.sources import keeper_of
from lairwright.dungeon.projections.things import context, find
from lairwright.dungeon.state.marks import DEACTIVATED, FACE_DOWN, NOT_A_ROOM
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    ANY_KIND,
    ANY_TIER,
    ORDINARY,
    SCOPE_ANYONE,
    SCOPE_HERE,
    SCOPE_OWN,
    SCOPE_RIVALS,
    SCOPE_TOWN,
    SCOPE_TOWN_OR_DECK,
    TARGET_BOSS,
    TARGET_HERO,
    TARGET_ITEM,
    TARGET_PLAYER,
    TARGET_ROOM,
    TARGET_SOUL,
    TARGET_SPELL,
)
from lairwright.kernel.frames import Frame


def has_target(g: Table, seat: i64, card: i64, ability: Ability) -> bool:
    """Whether :func:`targets` would find any; asked in every window, so the common kinds stop at the first one."""
    if ability.aim is not None:
        return len(aimed_at(g, seat, card, ability)) > 0
    kind = ability.target
    if kind == TARGET_HERO:
        if ability.scope < SCOPE_TOWN:
            return hero_in_scope(g, seat, card, ability.scope)
        if g.changes & SHIELDS:
            return len(targets(g, seat, card, ability)) > 0
        tier = ability.target_tier
        if ability.scope == SCOPE_TOWN:
            return _any_fits(g, g.town, tier)
        return _any_fits(g, g.town, tier) or _any_fits(g, g.hero_deck, tier) or _any_fits(g, g.epic_deck, tier)
    if kind == TARGET_ROOM:
        for owner in g.turns:
            if owner_fits(ability, seat, owner):
                for top in g.players[owner].dungeon:
                    if room_is_target(g, ability, top):
                        return True
        return False
    if kind == TARGET_PLAYER:
        return _any_rival(g, seat, ability.lead)
    if kind == TARGET_SOUL:
        for owner in g.turns:
            if g.players[owner].souls and owner_fits(ability, seat, owner):
                return True
        return False
    return len(targets(g, seat, card, ability)) > 0


def _any_rival(g: Table, seat: i64, lead: i64) -> bool:
    """Whether there is a rival, with so many more Souls: like ``rival_fits``, without the calls."""
    counted = g.changes != 0 or g.catalog.unusual != 0
    enough: i64 = 0
    if lead:
        enough = lead + (souls_of(g, seat) if counted else g.players[seat].soul_count)
    for rival in g.turns:
        if rival != seat:
            if not lead:
                return True
            if (souls_of(g, rival) if counted else g.players[rival].soul_count) >= enough:
                return True
    return False


def targets(g: Table, seat: i64, card: i64, ability: Ability) -> list[i64]:
    """The legal targets of an ability, as options."""
    if ability.aim is not None:
        return offers(g, ability.target, aimed_at(g, seat, card, ability))
    found: list[i64] = []
    kind = ability.target
    if kind == TARGET_HERO:
        _hero_targets(g, seat, card, ability, found)
    elif kind == TARGET_ROOM:
        _room_targets(g, seat, ability, found)
    elif kind == TARGET_PLAYER:
        for rival in range(len(g.players)):
            if rival != seat and rival_fits(g, seat, rival, ability):
                found.append(at_seat(rival))
    elif kind == TARGET_SOUL:
        for owner in range(len(g.players)):
            if owner_fits(ability, seat, owner) and g.players[owner].souls:
                _distinct(g, g.players[owner].souls, TARGET_SOUL_CARD, owner, found)
    elif kind == TARGET_SPELL:
        # Waiting for its turn, or in its own negation interrupt.
        items = g.waiting + [item for item in g.frames if item.op == OP_ANNOUNCE]
        return _spell_targets(g, seat, items)
    return found


def aimed_at(g: Table, seat: i64, card: i64, ability: Ability) -> list[i64]:
    """What fits a target that the usual fields can't say, as refs."""
    f = context(seat, card)
    if ability.rivals:
        f.host = keeper_of(g, card, seat)
    found = _allowed(g, f, ability)
    return [ref for ref in found if _is_affordable(g, f, ability, ref)] if ability.priced else found


def _is_affordable(g: Table, f: Frame, ability: Ability, ref: i64) -> bool:
    """Whether the price that this target makes can be paid in full."""
    as_if_announced(f, ability)
    f.owner = owner_in(ref)
    f.target = card_in(ref) if card_in(ref) >= 0 else f.owner
    return price_in_coins(g, f, ability) <= g.players[f.seat].coins


def _allowed(g: Table, f: Frame, ability: Ability) -> list[i64]:
    aim = ability.aim
    assert aim is not None
    found = find(g, f, aim, f.seat)
    if ability.target == TARGET_ROOM and not aim.inactive:
        return [ref for ref in found if not g.status[card_in(ref)] & NOT_A_ROOM]
    if ability.target == TARGET_ITEM:
        return [ref for ref in found if card_in(ref) != f.card]
    if ability.target == TARGET_HERO:
        return [ref for ref in found if not spares(g, f.card, card_in(ref))]
    return found


def aim_stands(g: Table, f: Frame, ability: Ability) -> bool:
    """Whether such a target, named in the announcement, is still one."""
    for ref in _allowed(g, f, ability):
        card = card_in(ref)
        if (card >= 0 and card == f.target) or (card < 0 and owner_in(ref) == f.target):
            return True
    return ability.target == TARGET_BOSS and f.target >= 0


def _spell_targets(g: Table, seat: i64, items: list[Frame]) -> list[i64]:
    """Announced Spells that may be negated; a number distinguishes copies announced by the same seat."""
    found: list[i64] = []
    named: list[str] = []
    for item in items:
        if may_negate(g, seat, item):
            name = f"{item.seat}.{g.cards[item.card].id}"
            found.append(at_spell(item.card, item.seat, named.count(name)))
            named.append(name)
    return found


def owner_fits(ability: Ability, seat: i64, owner: i64) -> bool:
    """Whether the ability's scope includes what this owner has: the player's own, a rival's, anyone's."""
    return ability.scope == SCOPE_ANYONE or (owner == seat) == (ability.scope == SCOPE_OWN)


def rival_fits(g: Table, seat: i64, rival: i64, ability: Ability) -> bool:
    """Whether a rival is still in the game, and as many Souls ahead as the ability requires."""
    other = g.players[rival]
    return not other.out and (not ability.lead or souls_of(g, rival) - souls_of(g, seat) >= ability.lead)


def _distinct(g: Table, cards: list[i64], verb: i64, owner: i64, found: list[i64]) -> None:
    seen: list[Card] = []
    for card in cards:
        definition = g.cards[card]
        for other in seen:  # not ``in``, which makes a call for each comparison when compiled
            if other is definition:
                break
        else:
            seen.append(definition)
            found.append(at_owned(verb, card, owner))


def _hero_targets(g: Table, seat: i64, card: i64, ability: Ability, found: list[i64]) -> None:
    scope = ability.scope
    if scope in (SCOPE_TOWN, SCOPE_TOWN_OR_DECK):
        heroes = [hero for hero in g.town if hero_fits(g, hero, ability.target_tier) and not spares(g, card, hero)]
        if scope == SCOPE_TOWN_OR_DECK:
            heroes += [hero for hero in sorted(g.hero_deck + g.epic_deck) if hero_fits(g, hero, ability.target_tier)]
        _distinct(g, heroes, TARGET_HERO_CARD, 0, found)
    elif hero_in_scope(g, seat, card, scope):
        found.append(about_card(TARGET_HERO_CARD, g.hero))


def _any_fits(g: Table, heroes: list[i64], tier: i64) -> bool:
    for hero in heroes:
        if hero_fits(g, hero, tier):
            return True
    return False


def hero_fits(g: Table, hero: i64, tier: i64) -> bool:
    """BM-HERO-05."""
    return tier == ANY_TIER or (g.cards[hero].worth == 1) == (tier == ORDINARY)


def hero_in_scope(g: Table, seat: i64, card: i64, scope: i64) -> bool:
    """Whether the walking hero is where the ability looks; entrances are not part of a dungeon (BM-ENT-02)."""
    if g.hero < 0:
        return False
    if g.changes and g.changes & SHIELDS and spares(g, card, g.hero):
        return False
    if scope == SCOPE_HERE:  # of a miniboss: the room it is in
        return g.hero_room == card or (g.hero_room >= 0 and g.attached[g.hero_room] == card)
    if scope == SCOPE_OWN:
        return g.hero_seat == seat
    if scope == SCOPE_RIVALS:
        return g.hero_seat != seat
    return scope == SCOPE_ANYONE


def room_is_target(g: Table, ability: Ability, top: i64) -> bool:
    """Only visible active rooms can be named; an option lets deactivated ones be destroyed (ED-23)."""
    mark = g.status[top]
    if mark & FACE_DOWN or (mark & DEACTIVATED and (g.rules.destroy_active_only or not ability.destroys)):
        return False
    return ability.target_kind == ANY_KIND or g.cards[top].room_kind == ability.target_kind


def _room_targets(g: Table, seat: i64, ability: Ability, found: list[i64]) -> None:
    for owner in range(len(g.players)):
        if owner_fits(ability, seat, owner):
            dungeon = g.players[owner].dungeon
            for at in range(len(dungeon)):
                if room_is_target(g, ability, dungeon[at]):
                    found.append(at_room(owner, at + 1))


def may_negate(g: Table, seat: i64, item: Frame) -> bool:
    """Whether this announced effect is a rival's Spell that can still be negated (BM-NEG-01, -03, BM-ACT-05)."""
    if item.seat == seat or item.card not in g.limbo or is_negated(item):
        return False
    return g.rules.negate_negation or not its_ability(g, item).negation
