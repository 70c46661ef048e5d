"""What must hold at every step of a castle raid: gold, monsters, guards, tiles, and who may see them.

Each function raises AssertionError with a sentence. What a viewer may know is worked out from the rules and from the
choices so far, which were all public, not from the engine's visibility module, which is what is being checked.
"""

from __future__ import annotations

from collections.abc import Iterator

from lairwright.castle.options import CHOOSE_FACTION, card_of, verb_of
from lairwright.castle.table import EMPTY, Castle
from lairwright.castle.words import ALL_STRENGTHS, FACTION, GUARD, MONSTER, ROUNDS, STRENGTHS, TILE

#: Events about monsters that only their owner may know.
PRIVATE_EVENTS = ("dealt",)


def check_conservation(game: Castle) -> None:
    """Coins, guards, tiles and monsters: nothing is lost, nothing is doubled, and the counts agree."""
    assert sum(game.gold) + game.treasury == game.catalog.coins, "coins were lost or made"
    assert min(game.gold) >= 0, f"somebody owes gold: {game.gold}"
    guards = game.deck + game.guards + game.discard + game.buried
    assert sorted(guards) == game.catalog.instances[GUARD], "guards were lost or doubled"
    tiles = game.stack + game.used + game.box + ([game.tile] if game.tile >= 0 else [])
    assert sorted(tiles) == game.catalog.instances[TILE], "king tiles were lost or doubled"
    assert len(game.stack) + len(game.used) + (game.tile >= 0) == ROUNDS[game.seats], "the tiles do not count rounds"
    if game.round:
        _check_monsters(game)


def _check_monsters(game: Castle) -> None:
    """Five monsters each: two at rest, three in hand or in the castle, at most two of them there."""
    board = [0] * game.seats
    for monster in game.fields:
        if monster != EMPTY:
            owner = game.factions.index(monster // STRENGTHS)
            assert not board[owner] >> monster % STRENGTHS & 1, f"{game.cards[monster].id} is on two fields"
            board[owner] |= 1 << monster % STRENGTHS
    for seat in range(game.seats):
        parts = (game.hands[seat], game.resting[seat], board[seat])
        assert sum(parts) == parts[0] | parts[1] | parts[2] == ALL_STRENGTHS, f"monsters of seat {seat}: {parts}"
        assert parts[1].bit_count() == 2, f"seat {seat} has {parts[1].bit_count()} monsters at rest"
        assert parts[0].bit_count() + parts[2].bit_count() == 3, f"seat {seat} has another number of cards than three"
        assert board[seat].bit_count() == game.on_board[seat] <= 2, f"seat {seat}'s monsters in the castle"
    for at in range(len(game.guards)):
        pair = [monster for monster in game.fields[2 * at : 2 * at + 2] if monster != EMPTY]
        assert game.sums[at] == sum(monster % STRENGTHS + 1 for monster in pair), f"the sum at guard {at + 1}"
        assert bool(game.free >> at & 1) == (len(pair) < 2), f"whether guard {at + 1} has a free field"


def check_questions(game: Castle) -> None:
    """Only the seat whose turn it is gets asked, and it has fewer than two monsters in the castle (CR-PLAY-13)."""
    if game.over:
        return
    assert game.open == [game.turn], "somebody is asked whose turn it is not"
    if game.round:
        assert game.on_board[game.turn] < 2, f"seat {game.turn} is asked with two monsters in the castle"


def _played(game: Castle, seat: int) -> set[int]:
    """A seat's monsters that everybody has seen, from the choices made."""
    played = {
        int(card_of(option))
        for chooser, option in zip(game.history[::2], game.history[1::2], strict=True)
        if chooser == seat and verb_of(option) != CHOOSE_FACTION
    }
    # A play without alternatives isn't a choice; it shows on the board, or the hand is known anyway.
    return played | {monster for monster in game.fields if monster >= 0 and game.factions[seat] == monster // STRENGTHS}


def may_know(game: Castle, viewer: int | None) -> set[str]:
    """The ids of all cards this viewer may see, by the rules (castle-raid.md, section 12)."""
    cards: list[int] = [*game.discard, *game.guards[: game.turned], *game.catalog.instances[FACTION]]
    if game.rules.orders:
        cards += [*game.used, *([game.tile] if game.tile >= 0 else [])]
    shown_hands = any(game.cards[tile].in_hand for tile in [*game.used, game.tile] if tile >= 0)
    for seat in range(game.seats):
        own = range(game.factions[seat] * STRENGTHS, (game.factions[seat] + 1) * STRENGTHS)
        played = _played(game, seat)
        everything = seat == viewer or game.round > 1 or len(played) >= 3 or (game.rules.orders and shown_hands)
        cards += own if everything else played
    return {game.cards[card].id for card in cards}


def texts(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        for value in data.values():
            yield from texts(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from texts(value)
    elif isinstance(data, str):
        yield from data.split()
    else:
        assert data is None or isinstance(data, int), f"nobody looked for texts in {data!r}"


def check_view(game: Castle, viewer: int | None) -> None:
    """The view names no card that the viewer may not know, and it has the right number of cards."""
    view = game.view(viewer)
    seen = {text for text in texts(view) if text in game.catalog.by_id}
    too_much = seen - may_know(game, viewer)
    assert not too_much, f"the view of {viewer} names {sorted(too_much)}"
    seats = view["seats"]
    assert isinstance(seats, tuple)
    for seat, shown in enumerate(seats):
        assert len(shown["hand"]) == game.hands[seat].bit_count(), f"the size of seat {seat}'s hand is public"
        assert len(shown["resting"]) == game.resting[seat].bit_count()


def check_events(game: Castle) -> None:
    """Nobody learns from an event what only its owner, or nobody, may know."""
    kinds = [event["kind"] for event in game.visible_events(None)]
    for viewer in (None, *range(game.seats)):
        events = game.visible_events(viewer)
        assert [event["kind"] for event in events] == kinds, "seats see different numbers of events"
        for event in events:
            kind, card = event["kind"], event["card"]
            if kind in PRIVATE_EVENTS:
                assert (card == "?") == (viewer != event["seat"]), f"{viewer} is told {event}"
            elif kind == "guard-laid":
                assert card == "?", f"{viewer} learns which guard was laid out"
            elif kind == "tile-discarded":
                assert (card == "?") == (not game.rules.orders), f"{viewer} is told {event}"
            elif kind in ("placed", "replaced", "returned"):
                assert isinstance(card, str), f"{event} names no monster"
                assert game.catalog.by_id[card].kind == MONSTER, f"{event} names no monster"
