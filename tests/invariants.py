"""What must hold at every step of every game. Shared by the properties and the soak run.

What is special about the castle-raid game is in :mod:`tests.castle_invariants`.

Each function raises AssertionError with a sentence. They know from the rules where cards may lie and who may see them,
not from the engine's visibility module, which is what they check.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import lairwright as lw
from lairwright.castle.table import Castle
from lairwright.dungeon.projections.damage import dungeon_damage, room_damage
from lairwright.dungeon.projections.lures import lured_to, pulls, stays
from lairwright.dungeon.state.marks import FACE_DOWN
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import BOSS, HERO, ITEM, LOCATION, MINIBOSS, ROOM, SPELL
from lairwright.kernel.game import Game
from tests import castle_invariants as castle
from tests.slots import check_clone_fields, check_restored_fields

#: Words in a view that aren't card ids, though a card might have such a name.
_PLAIN = ("game", "preset", "phase", "reason", "rule", "kind")

#: Events about cards that only their seat may know.
PRIVATE_EVENTS = ("drew-room", "drew-spell", "boss-dealt", "placed", "returned-to-hand")


def stack_of(game: Table, top: int) -> list[int]:
    if top < 0:
        return []
    cards = [top]
    while game.under[cards[-1]] >= 0:
        cards.append(game.under[cards[-1]])
    return cards


def places(game: Table) -> Iterator[tuple[str, tuple[int, ...], list[int]]]:
    """Every place where a card can lie: its name, the kinds of cards that may lie there, the cards."""
    yield "room deck", (ROOM, MINIBOSS), game.room_deck
    yield "spell deck", (SPELL,), game.spell_deck
    yield "hero deck", (HERO,), game.hero_deck
    yield "epic deck", (HERO,), game.epic_deck
    yield "boss deck", (BOSS,), game.boss_deck
    yield "discard", (ROOM, SPELL, MINIBOSS), game.discard
    yield "town", (HERO,), game.town
    yield "limbo", (SPELL,), game.limbo
    yield "removed", (BOSS, ROOM, SPELL, HERO, ITEM, MINIBOSS, LOCATION), game.removed
    yield "walking", (HERO,), [game.hero] if game.hero >= 0 else []
    yield "item deck", (ITEM,), game.item_deck
    yield "items in town", (ITEM,), game.items
    yield "locations", (LOCATION,), game.locations
    yield "market", (ROOM, SPELL, MINIBOSS), game.market
    yield "tavern", (HERO,), game.tavern
    yield "attached", (ITEM, MINIBOSS, HERO), [card for card in game.attached if card >= 0]
    for location in game.locations:
        yield "further heroes at a location", (HERO,), stack_of(game, game.attached[location])[1:]
    for seat, player in enumerate(game.players):
        # An eliminated player's boss has left the game (`removed`); the player keeps its name.
        yield f"boss of {seat}", (BOSS,), [player.boss] if player.boss >= 0 and not player.out else []
        yield f"rooms of {seat}", (ROOM, MINIBOSS), player.rooms
        yield f"spells of {seat}", (SPELL,), player.spells
        yield f"set aside by {seat}", (BOSS, ROOM, SPELL, MINIBOSS), player.pending
        yield f"entrance of {seat}", (HERO,), player.entrance
        yield f"souls of {seat}", (HERO,), player.souls
        yield f"wounds of {seat}", (HERO,), player.wounds
        yield f"dungeon of {seat}", (ROOM,), [card for top in player.dungeon for card in stack_of(game, top)]
        yield f"items of {seat}, face up", (ITEM, SPELL), player.items_up
        yield f"items of {seat}, face down", (ITEM,), player.items_down


def check_conservation(game: Game) -> None:
    """Nothing is lost, nothing is duplicated, and the stored counts agree."""
    if isinstance(game, Castle):
        castle.check_conservation(game)
    else:
        assert isinstance(game, Table)
        check_cards(game)


def check_cards(game: Table) -> None:
    """Every card instance is in exactly one place, of the right kind."""
    assert game.uncovered < 0, "the effects of a room that was uncovered are not seen to"
    found: Counter[int] = Counter()
    stacked: set[int] = set()
    for name, kinds, cards in places(game):
        found.update(cards)
        for card in cards:
            assert game.cards[card].kind in kinds, f"{game.cards[card].id} lies in {name}"
        if name.startswith("dungeon"):
            stacked.update(cards)
    expected = range(len(game.cards))
    if len(found) != len(expected) or max(found.values()) > 1:
        lost = [game.cards[card].id for card in expected if not found[card]]
        doubled = [game.cards[card].id for card in expected if found[card] > 1]
        raise AssertionError(f"cards lost: {lost}; doubled: {doubled}")
    for card in expected:
        assert game.under[card] < 0 or card in stacked, f"{game.cards[card].id} covers something, but is not built"
        assert not game.status[card] & FACE_DOWN or card in stacked, f"{game.cards[card].id} lies face down elsewhere"
    boosted = [game.cards[card].id for card in expected if game.bonus[card] and card not in game.boosted]
    assert not boosted, f"clones and clean-up will not find the bonuses of {boosted}"
    if not game.marked:
        tops = {top for player in game.players for top in player.dungeon}
        left = [game.cards[card].id for card in expected if game.status[card] and card not in tops]
        assert not left, f"clean-up will not find the marks of {left}"
    for hero in game.town if game.order else []:
        drawn = pulls(game, hero)
        most = max(drawn)
        goal = drawn.index(most) if most and drawn.count(most) == 1 else -1
        goal = -1 if stays(game, hero) else goal
        assert lured_to(game, hero) == goal, f"{game.cards[hero].id} does not go where it is drawn most"
    for seat, player in enumerate(game.players):
        assert len(player.dungeon) <= 5, f"seat {seat} has more than five rooms"
        if player.out:
            continue  # its cards have left the game; the counts stay for the ranking
        assert player.soul_count == sum(game.cards[hero].worth for hero in player.souls), f"souls of {seat}"
        assert player.wound_count == sum(game.cards[hero].worth for hero in player.wounds), f"wounds of {seat}"
        for card in player.rooms + player.spells:
            assert game.known[card] >> seat & 1, f"seat {seat} does not know its own {game.cards[card].id}"
        rooms = sum(room_damage(game, seat, at) for at in range(len(player.dungeon)))
        assert dungeon_damage(game, seat) == rooms, f"the dungeon of {seat} hurts otherwise than its rooms together"


def check_questions(game: Game) -> None:
    """An open game asks; every question has options, whose keys are unique and stand for them."""
    assert bool(game.open) != game.over, "either somebody has to choose or the game is over"
    assert len(set(game.open)) == len(game.open), "a seat is asked twice at once"
    for decision in game.decisions:
        assert decision.options, f"{decision} has no option"
        assert decision.kind, f"{decision} has no prompt"
        assert len(set(decision.keys)) == len(decision.keys), f"{decision} has equal keys: {decision.keys}"
        for key in decision.keys:
            assert key == key.strip(), f"key {key!r} has blanks around it"
            assert "\n" not in key, f"key {key!r} has a line break"
    if isinstance(game, Castle):
        castle.check_questions(game)
    elif isinstance(game, Table):
        for seat in game.open:
            assert not game.players[seat].out, f"seat {seat} is asked, but out of the game"


def check_snapshot(game: Game) -> None:
    """To JSON and back without losing anything."""
    before = json.dumps(game.snapshot())
    back = lw.restore(json.loads(before))
    assert json.dumps(back.snapshot()) == before, "snapshot, restore, snapshot differ"
    check_restored_fields(game, back)
    for seat in range(game.config.seats):
        assert back.view(seat) == game.view(seat), f"seat {seat} sees another table after a restore"


def check_clone(game: Game, seed: int, play: int = 20) -> None:
    """Playing on with a copy leaves the original as it was."""
    from tests.playing import random_choice, rolls_for

    before = game.snapshot()
    twin = game.clone()
    assert twin.snapshot() == before, "a clone differs from the original"
    check_clone_fields(game)
    rolls = rolls_for(seed)
    for _ in range(play):
        if twin.over:
            break
        twin.choose(*random_choice(twin, rolls))
    assert game.snapshot() == before, "playing a clone changed the original"


def _texts(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        for name, value in data.items():
            if name not in _PLAIN:
                yield from _texts(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _texts(value)
    elif isinstance(data, str):
        yield from data.replace(".", " ").split()
    else:
        assert data is None or isinstance(data, int), f"nobody looked for texts in {data!r}"


def may_know(game: Table, viewer: int | None) -> set[str]:
    """The ids of all cards this viewer may see, by the rules (boss-monster.md, information)."""
    cards: list[int] = [*game.discard, *game.town, *game.limbo]
    cards += [effect.source for effect in game.round_effects if effect.source >= 0]  # announced openly
    cards += [*game.items, *game.locations, *game.market, *game.tavern]
    cards += [card for card in game.attached if card >= 0 and not game.status[card] & FACE_DOWN]
    if game.hero >= 0:
        cards.append(game.hero)
    for seat, player in enumerate(game.players):
        cards += player.entrance + player.wounds + player.items_up + player.items_down
        if player.boss >= 0:
            cards.append(player.boss)
        if seat == viewer or game.rules.peek_score_area:
            cards += player.souls
        for top in player.dungeon:
            cards += [card for card in stack_of(game, top) if not game.status[card] & FACE_DOWN or seat == viewer]
        if seat == viewer:
            cards += player.rooms + player.spells + player.pending
    cards += _public(game)
    if viewer is not None:
        cards += [card for card in range(len(game.cards)) if game.known[card] >> viewer & 1]
        asked, source = game.question(viewer) if viewer in game.open else ("", "")
        if asked in ("target-hero", "pick", "remove"):
            cards += game.hero_deck + game.epic_deck  # looking through the decks for one
        elif asked == "target-soul":
            cards += [hero for player in game.players for hero in player.souls]  # choosing one of them
        if source:  # the source was public; it may since have been destroyed as a price and shuffled away
            return {source} | {game.cards[card].id for card in cards}
    return {game.cards[card].id for card in cards}


def _public(game: Table) -> list[int]:
    """Heroes at key locations, other bosses that a player copies, and what effects of this round are about."""
    cards: list[int] = []
    for place in game.locations:
        cards += stack_of(game, int(game.attached[place])) if game.attached[place] >= 0 else []
    for player in game.players:
        cards += player.extras
    # What an effect came from was played or in force; what it is about may have gone out of sight.
    for effect in game.round_effects:
        if effect.source >= 0:
            cards.append(int(effect.source))
        about = int(effect.card)
        if about >= 0 and (game.cards[about].kind == HERO or game.known[about] == game.everyone):
            cards.append(about)
    return cards


def check_view(game: Game, viewer: int | None) -> None:
    """The view names no card the viewer may not know."""
    if isinstance(game, Castle):
        castle.check_view(game, viewer)
        return
    assert isinstance(game, Table)
    seen = {text for text in _texts(game.view(viewer)) if text in game.catalog.by_id}
    too_much = seen - may_know(game, viewer)
    assert not too_much, f"the view of {viewer} names {sorted(too_much)}"


def check_redeal(game: Game, seat: int, seed: int) -> Game:
    """What this seat knows stays the same when the rest is dealt again; returns the re-dealt game."""
    before = game.snapshot()
    view = game.view(seat)
    other = game.redeal(seat, seed)
    assert game.snapshot() == before, "a re-deal changed the game itself"
    after = other.view(seat)
    if after != view:
        changed = {name: (view[name], after[name]) for name in view if view[name] != after[name]}
        raise AssertionError(f"seat {seat} can tell a re-deal from the game: {changed}")
    check_conservation(other)
    check_questions(other)
    assert len(other.open) == len(game.open), "a re-deal asks other seats"
    return other


def check_events(game: Game) -> None:
    """Nobody learns from an event what only the player it happened to may know."""
    if isinstance(game, Castle):
        castle.check_events(game)
        return
    assert isinstance(game, Table)
    truths = [game.visible_events(seat) for seat in range(len(game.players))]
    for viewer in (None, *range(len(game.players))):
        for at, event in enumerate(game.visible_events(viewer)):
            kind, seat = event["kind"], event["seat"]
            if kind in PRIVATE_EVENTS and viewer != seat:
                assert event["card"] == "?", f"{viewer} learns the card of {event}"
            elif kind in PRIVATE_EVENTS:
                assert event["card"] in game.catalog.by_id, f"{viewer} does not learn its own {event}"
            elif kind == "took" and viewer not in (seat, event["amount"]):
                assert event["card"] == "?", f"{viewer} learns the card of {event}"
            assert event["kind"] == truths[0][at]["kind"], "seats see different numbers of events"
