"""What is legal, as one predicate per kind of choice: 0 if it is, otherwise a reason.

Menus offer what the predicate allows; refusals report its answer. Where a menu is needed all the time, the same rule is
written out a second time (:func:`add_builds`, ``targets.has_target``, the menu of ``announce.Interrupt``), and a
property test compares that with the predicates.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability
from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.cards.catalog import POSITIONS
from lairwright.dungeon.cards.chances import (
    BY_RIVALS,
    CHANCES_OF_OTHERS,
    CHANCES_OF_RIVALS,
    CHANCES_OF_ROOMS,
    CHANCES_OF_SPELLS,
    CHANCES_TO_NEGATE,
    FROM_HAND,
    INSIDE,
    NEGATES,
    OF_ROOMS,
    OTHER_SOURCES,
    ROOM_NEGATES,
    ROOM_SOULS,
    SOULS,
    WALKS,
)
from lairwright.dungeon.cards.filters import CardFilter
from lairwright.dungeon.legality.announcing import mode_refusal, play_refusal, use_refusal
from lairwright.dungeon.legality.reasons import LEGAL
from lairwright.dungeon.options import OPT_PASS, ability_of, card_of, to_play, to_use
from lairwright.dungeon.projections.rooms import position_of
from lairwright.dungeon.projections.sources import in_force
from lairwright.dungeon.state.round_effects import RoundEffect
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    HERO,
    MOD_ABILITY,
    MOD_NO_SPELL,
    MOD_PRICE,
    PHASE_ADVENTURE,
    ROOM,
    WHEN_ACTIVATED,
    WHEN_ANNOUNCED,
    WHEN_PLAYED,
)

# -- choosing a card ------------------------------------------------------------------------------


def hand_menu(g: Table, seat: i64, fits: CardFilter, options: list[Any]) -> list[i64]:
    """One option for each different card in hand that fits, Room cards first."""
    menu: list[i64] = []
    player = g.players[seat]
    _add_distinct(g, player.rooms, fits.needs, options, menu)
    _add_distinct(g, player.spells, fits.needs, options, menu)
    return menu


def pile_menu(g: Table, pile: list[i64], fits: CardFilter) -> list[i64]:
    """Options to take each different card of a pile that fits, in catalogue order."""
    cards = g.cards
    needs = fits.needs
    fitting = [card for card in pile if cards[card].traits & needs == needs]
    fitting.sort()
    menu: list[i64] = []
    _add_distinct(g, fitting, needs, g.catalog.takes, menu)
    return menu


def _add_distinct(g: Table, cards: list[i64], needs: i64, options: list[Any], menu: list[i64]) -> None:
    """The cards are in catalogue order, so copies are next to each other."""
    definitions = g.cards
    last: Card | None = None
    for card in cards:
        definition = definitions[card]
        if definition is not last and definition.traits & needs == needs:
            last = definition
            menu.append(options[card])


def pile_offers(g: Table, pile: list[i64], fits: CardFilter) -> bool:
    """Whether :func:`pile_menu` would offer anything."""
    needs = fits.needs
    for card in pile:
        if g.cards[card].traits & needs == needs:
            return True
    return False


# -- spells and abilities --------------------------------------------------------------------------

# What the phase bits are multiplied by, see ``Card.chances``.
_FOR_NOTHING: Final = 1 | 1 << OF_ROOMS | 1 << FROM_HAND | 1 << BY_RIVALS | 1 << OTHER_SOURCES
_FOR_WALKER: Final = 1 << WALKS
_FOR_VISIT: Final = 1 << INSIDE
_FOR_SOUL: Final = 1 << SOULS | 1 << ROOM_SOULS
_FOR_SPELL: Final = 1 << NEGATES | 1 << ROOM_NEGATES

#: What says that Spells are not played, or not for nothing.
_ABOUT_SPELLS: Final = 1 << MOD_NO_SPELL | 1 << MOD_PRICE
#: Shared, never changed.
_NO_OPTIONS: Final[list[i64]] = []


def plays(g: Table, seat: i64, wanted: i64) -> list[i64]:
    """Passing, and every Spell and activated ability this seat could announce now; empty if there is none.

    ``wanted`` is :func:`chances_now`. Many seats turn out to have nothing, and for them no list is made.
    """
    menu: list[i64] = _NO_OPTIONS
    player = g.players[seat]
    wanted &= player.armed if player.armed >= 0 else g.rearm(player)
    if wanted & CHANCES_OF_SPELLS:
        cards = g.cards
        last: Card | None = None
        for card in player.spells:
            definition = cards[card]
            if definition.chances & wanted and definition is not last:
                last = definition  # copies are next to each other
                if definition.more or (
                    (g.changes or g.catalog.unusual) and (g.changes | g.catalog.always) & _ABOUT_SPELLS
                ):
                    menu = _with(menu, _modes(g, seat, card))
                elif mode_refusal(g, seat, card, definition.abilities[0]) == LEGAL:
                    option = g.catalog.plays[card]
                    if menu:
                        menu.append(option)
                    else:
                        menu = [OPT_PASS, option]
    if wanted & CHANCES_OF_ROOMS:
        cards = g.cards
        dungeon = player.dungeon
        for at in range(len(dungeon)):
            top = dungeon[at]
            definition = cards[top]
            if definition.chances & wanted:
                if definition.more:
                    menu = _with(menu, _uses(g, seat, top, at + 1))
                    continue
                ability = _usable(g, seat, top)
                if ability is not None:
                    option = g.catalog.uses[(top * POSITIONS + at) * g.catalog.most_abilities + ability.index]
                    if menu:
                        menu.append(option)
                    else:
                        menu = [OPT_PASS, option]
    if g.catalog.other_sources and (
        wanted & CHANCES_OF_OTHERS or g.chances & CHANCES_OF_RIVALS or g.changes >> MOD_ABILITY & 1
    ):
        menu = _with(menu, _other_uses(g, seat))
    return menu


def _with(menu: list[i64], more: list[i64]) -> list[i64]:
    """A menu that begins with passing, and some more options; nothing at all if there are none."""
    if not more:
        return menu
    return [*menu, *more] if menu else [OPT_PASS, *more]


def _modes(g: Table, seat: i64, card: i64) -> list[i64]:
    """The ways in which a Spell of several modes could be announced."""
    found: list[i64] = []
    if play_refusal(g, seat, card) == LEGAL:
        for ability in g.cards[card].abilities:
            if ability.when == WHEN_PLAYED and mode_refusal(g, seat, card, ability) == LEGAL:
                found.append(to_play(card, ability.index))
    return found


def _uses(g: Table, seat: i64, card: i64, place: i64) -> list[i64]:
    """Everything a card in force lets its player announce; a negation while a Spell is waiting."""
    found: list[i64] = []
    for ability in g.cards[card].abilities:
        if ability.rivals or ability.from_hand or ability.granted or ability.side == HERO:
            continue
        if _is_announced(g, ability) and use_refusal(g, seat, card, ability) == LEGAL:
            found.append(to_use(card, place, ability.index))
    return found


def _is_announced(g: Table, ability: Ability) -> bool:
    if ability.when == WHEN_ACTIVATED:
        return not ability.granted
    return ability.when == WHEN_ANNOUNCED and len(g.waiting) > 0


def _other_uses(g: Table, seat: i64) -> list[i64]:
    """What may be announced of sources that are no rooms: extras, cards in hand, what rivals let one use, and what
    something has until the end of the round. Of equal cards, the first one counts."""
    found: list[i64] = []
    player = g.players[seat]
    for card in player.extras:
        if g.cards[card].activated >= 0 or g.cards[card].negation >= 0:
            for option in _uses(g, seat, card, 0):
                _add_new(g, option, found)
    if g.catalog.hand_acts:
        for card in player.rooms:
            if g.cards[card].hand_chances:
                for ability in g.cards[card].abilities:
                    announced = ability.from_hand and _is_announced(g, ability)
                    if announced and use_refusal(g, seat, card, ability) == LEGAL:
                        _add_new(g, to_use(card, 0, ability.index), found)
    if g.catalog.rivals_act:
        for card in open_to_rivals(g, seat):
            for ability in g.cards[card].abilities:
                if ability.rivals and not ability.granted and use_refusal(g, seat, card, ability) == LEGAL:
                    _add_new(g, to_use(card, 0, ability.index), found)
    if g.changes >> MOD_ABILITY & 1:
        for effect in g.round_effects:
            if effect.what != MOD_ABILITY or effect.source < 0 or effect.seat != seat:
                continue
            granted = g.cards[effect.source].modifiers[effect.index].ability
            if granted is None or granted.when != WHEN_ACTIVATED or not _still_has(g, effect):
                continue
            if use_refusal(g, seat, effect.source, granted) == LEGAL:
                place = position_of(g, seat, effect.source) + 1
                _add_new(g, to_use(effect.source, place, granted.index), found)
    return found


def _still_has(g: Table, effect: RoundEffect) -> bool:
    """Whether the room that has an ability meanwhile is still there, and its text works."""
    card = effect.card
    if card < 0 or g.cards[card].kind != ROOM:
        return True
    return in_force(g, effect.seat, card)


def _add_new(g: Table, option: i64, found: list[i64]) -> None:
    """Add the use of a card, unless an equal one is offered already: nobody could tell them apart."""
    for other in found:
        if g.cards[card_of(other)] is g.cards[card_of(option)] and ability_of(other) == ability_of(option):
            return
    found.append(option)


def open_to_rivals(g: Table, seat: i64) -> list[i64]:
    """The cards of others that this player may use (CL-42, CL-80): rooms, extras, heroes at entrances or walking."""
    found: list[i64] = []
    for other in range(len(g.players)):
        player = g.players[other]
        if other == seat or player.out:
            continue
        for card in player.dungeon + player.extras + player.entrance:
            if g.cards[card].for_rivals:
                found.append(card)
        if g.hero >= 0 and g.hero_seat == other and g.cards[g.hero].for_rivals:
            found.append(g.hero)
    return found


def chances_now(g: Table) -> i64:
    """What anybody could announce now, in the bits of ``Card.chances``: nothing outside Build and Adventure."""
    phase = g.phase
    if phase > PHASE_ADVENTURE:
        return 0
    waits: i64 = _FOR_NOTHING
    if g.hero >= 0:
        waits |= _FOR_WALKER
        if g.hero_room >= 0 and g.cards[g.hero_room].needs_walker:
            waits |= _FOR_VISIT
    if g.souls_won:
        waits |= _FOR_SOUL
    if g.waiting:
        waits |= _FOR_SPELL
    return phase * waits


def armed_seats(g: Table, wanted: i64) -> i64:
    """A bit for each seat to which :func:`plays` could offer something; often there is none."""
    seats: i64 = 0
    if g.chances < 0:
        g.rearm_all()
    if g.catalog.other_sources and (g.chances & wanted & CHANCES_OF_RIVALS or g.changes >> MOD_ABILITY & 1):
        return g.everyone if wanted else 0  # anybody may have got something to announce
    if g.chances & wanted:
        bit: i64 = 1
        for player in g.players:
            if player.armed & wanted:
                seats |= bit
            bit += bit
    return seats


def anyone_negates(g: Table, seat: i64) -> bool:
    """Whether anybody else has a negation at all: usually nobody does, and then nobody need be asked."""
    return armed_seats(g, CHANCES_TO_NEGATE) & ~(1 << seat) != 0


def _usable(g: Table, seat: i64, top: i64) -> Ability | None:
    """The ability of this room that may be announced now: an activated one, or a negation while a Spell is waiting."""
    definition = g.cards[top]
    if definition.activated >= 0 and (g.hero_room == top or not definition.needs_walker):
        ability = definition.abilities[definition.activated]
        if use_refusal(g, seat, top, ability) == LEGAL:
            return ability
    if definition.negation >= 0 and g.waiting:
        ability = definition.abilities[definition.negation]
        if use_refusal(g, seat, top, ability) == LEGAL:
            return ability
    return None
