"""The castle-raid engine: menus and refusals agree, undo, every card plays its part, staging complains in sentences."""

from __future__ import annotations

import pytest

import lairwright as lw
from lairwright.castle.staging import stage
from lairwright.castle.table import Castle
from lairwright.castle.words import EVENTS, FACTION, GUARD, MONSTER, PHASE_SETUP, TILE
from lairwright.kernel.config import Config
from lairwright.kernel.errors import SetFileError
from lairwright.kernel.playout import Uniform, playout
from lairwright.kernel.reading import Fields
from lairwright.kernel.streams import Dice
from tests.playing import steps

BOTH = ("new-orders", "dapper-guards")


@pytest.mark.parametrize("variants", [(), BOTH])
def test_whatever_is_not_offered_is_refused_with_a_rule_and_whatever_is_offered_is_legal(
    variants: tuple[str, ...],
) -> None:
    """Every placing and every replacing one could think of, at every step: the menus are complete and sound."""
    for seed in range(4):
        game = lw.new_game("castle-raid", seats=3 + seed, seed=seed, variants=variants)
        for _ in steps(game, seed):
            if game.over or game.phase == PHASE_SETUP:
                continue
            seat = game.open[0]
            own = [game.cards[5 * game.factions[seat] + index].id for index in range(5)]
            keys = [f"place {name} at {at}" for name in own for at in range(1, game.seats + 1)]
            for at in range(game.seats):
                board = [game.cards[monster].id for monster in game.fields[2 * at : 2 * at + 2] if monster >= 0]
                keys += [f"replace {old} at {at + 1} with {new}" for old in board for new in own]
            offered = set(game.decision.keys)
            assert offered <= set(keys)
            for key in keys:
                code, rule = game.why_not(key, seat)
                assert (code == "offered") == (key in offered), key
                assert code == "offered" or rule.startswith("CR-"), (key, code)


@pytest.mark.parametrize(
    "key", ["place trolls-1  at 1", "place trolls-1 at 01", "replace dragons-2 at 01 with trolls-3"]
)
def test_a_legal_play_spelt_in_another_way_is_refused_and_says_so(key: str) -> None:
    config = Config("castle-raid", 3, 1, "default", ("proposed",), (), {})
    shared = Fields({"guards": ["one-star-5-5"], "monsters": [["1.2"]]}, "table")
    game = stage(config, "play", [Fields({"hand": [1, 2, 3]}, "seat")], shared, "t")
    with pytest.raises(lw.Refusal) as refused:
        game.play(key, 0)
    assert refused.value.code == "not-spelt-as-offered"


def test_undo_is_never_free_of_what_was_learnt() -> None:
    game = lw.new_game("castle-raid", seats=3, seed=1)
    game.play(0)
    assert game.undo_policy == "consent"  # the others saw the faction
    game.play(0)
    game.play(0)
    assert game.undo_policy == "never"  # the hands have been dealt
    game.play(0)
    assert game.undo_policy == "consent"  # a monster was shown
    while game.round == 1:
        game.play(0)
    assert game.undo_policy == "never"  # guards were turned up
    assert lw.games.undo(game).round_number() == 1


def test_every_card_plays_its_part() -> None:
    """Random games until every faction was chosen, every monster played, healed and replaced, every guard beaten and
    lost against, every tile turned up."""
    goals = {
        FACTION: {"faction"},
        MONSTER: {"placed", "replaced", "returned", "rests", "took-up", "healed", "dealt"},
        GUARD: {"guard-turned", "beaten", "lost", "looted", "guard-discarded"},
        TILE: {"tile-turned", "tile-discarded"},
    }
    game = lw.new_game("castle-raid", seats=3)
    left = {(card.id, goal) for card in game.catalog.definitions for goal in goals[card.kind]}
    left -= {(card.id, "healed") for card in game.catalog.definitions if not card.healing}
    left -= {(card.id, "returned") for card in game.catalog.definitions if card.kind == MONSTER and card.strength == 5}
    left -= {(card.id, "replaced") for card in game.catalog.definitions if card.kind == MONSTER and card.strength == 1}
    # A pair has at least strength 2 + 1 together: what that beats is never lost against.
    left -= {(card.id, "lost") for card in game.catalog.definitions if card.kind == GUARD and card.strength < 4}
    played = 0
    while left and played < 2000:
        game = lw.new_game("castle-raid", seats=3 + played % 4, seed=played, variants=BOTH)
        for _ in steps(game, played):
            for event in game.events:
                if event.card >= 0:
                    left.discard((game.cards[event.card].id, EVENTS[event.kind]))
        played += 1
    assert not left, f"not seen in {played} games: {sorted(left)}"


def test_a_playout_finishes_a_clone_and_leaves_the_game_alone() -> None:
    game = lw.new_game("castle-raid", seats=5, seed=2)
    before = game.snapshot()
    twin = game.clone()
    assert playout(twin, Uniform(), Dice(1)) > 50
    assert twin.over
    assert game.snapshot() == before


def test_the_first_player_and_the_deal_come_from_streams_of_their_own() -> None:
    """Another starting gold changes nothing about guards, hands and the marker."""
    poor, rich = (lw.new_game("castle-raid", seats=4, seed=9, options={"starting_gold": gold}) for gold in (5, 8))
    for game in (poor, rich):
        while game.phase == PHASE_SETUP:
            game.play(0)
    assert (poor.guards, poor.hands, poor.marker, poor.stack) == (rich.guards, rich.hands, rich.marker, rich.stack)


STAGING: dict[str, tuple[str, dict[str, object], dict[str, object], str]] = {
    "unknown start": (
        "fihgt",
        {},
        {},
        "t: unknown start 'fihgt' (did you mean 'fight'?); expected setup, start, play,",
    ),
    "unknown guard": ("play", {}, {"guards": ["one-star-9-9"]}, "t: unknown guard 'one-star-9-9'"),
    "unknown tile": ("play", {}, {"tiles": ["no-one"]}, "t: unknown tile 'no-one' (did you mean 'no-ones'?)"),
    "too many copies": (
        "play",
        {},
        {"guards": ["one-star-3-3", "one-star-3-3"]},
        "t: all 1 copies of 'one-star-3-3' are in use already",
    ),
    "too many guards": (
        "play",
        {},
        {"guards": ["one-star-3-3", "one-star-3-4", "one-star-4-3", "one-star-4-4"]},
        "table: field 'guards': there are 3 castle fields, found 4 guards",
    ),
    "guard outside its back": (
        "play",
        {},
        {"guards": [{"stars": 1, "strength": 9, "loot": 3}]},
        "table: guard: field 'strength': the back with 1 stars shows 3 to 6, found 9",
    ),
    "unknown field": ("play", {}, {"gaurds": []}, "table: unknown field 'gaurds' (did you mean 'guards'?)"),
    "unknown field of a seat": ("play", {"glod": 3}, {}, "seat: unknown field 'glod' (did you mean 'gold'?)"),
    "unknown faction": (
        "play",
        {"faction": "troll"},
        {},
        "seat: field 'faction': unknown word 'troll' (did you mean 'trolls'?)",
    ),
    "monster nowhere": (
        "play",
        {},
        {"monsters": [["4.1"]]},
        "table: field 'monsters': expected monsters as 'seat.strength', found '4.1'",
    ),
    "monster twice": (
        "play",
        {},
        {"monsters": [["0.1", "0.1"]]},
        "table: field 'monsters': seat 0 has only one monster of strength 1",
    ),
    "three in the castle": (
        "play",
        {},
        {"monsters": [["0.1", "0.2"], ["0.3"]]},
        "seat: seat 0 has more than 2 monsters in the castle",
    ),
    "hand and castle": (
        "play",
        {"hand": [1]},
        {"monsters": [["0.1"]]},
        "seat: a monster of seat 0 is in two places",
    ),
    "four cards": ("play", {"hand": [1, 2, 3, 4]}, {}, "seat: seat 0 must have 3 monsters in hand and 2 at rest"),
    "fight without monsters": (
        "fight",
        {},
        {},
        "table: field 'monsters': a table that starts with 'fight' needs two monsters at every guard",
    ),
    "healing of four": (
        "play",
        {},
        {"healing": [0, 1, 1, 2]},
        "table: field 'healing': expected the costs of strengths 1 to 5, found [0, 1, 1, 2]",
    ),
    "no list": ("play", {}, {"guards": 3}, "table: field 'guards': expected a list, found 3"),
}


@pytest.mark.parametrize("name", STAGING)
def test_a_table_that_cannot_be_says_why(name: str) -> None:
    start, seat, shared, message = STAGING[name]
    config = Config("castle-raid", 3, 1, "default", ("proposed",), (), {})
    with pytest.raises(SetFileError) as caught:
        stage(config, start, [Fields(seat, "seat")], Fields(shared, "table"), "t")
    assert str(caught.value).startswith(message)


def test_a_staged_table_can_be_copied_and_played_on() -> None:
    config = Config("castle-raid", 3, 1, "default", ("proposed",), (), {})
    game: Castle = stage(config, "play", [], Fields({"monsters": [["0.1"]]}, "table"), "t")
    assert game.clone().snapshot() == game.snapshot()
    assert lw.restore(game.snapshot()).snapshot() == game.snapshot()
    with pytest.raises(lw.LairwrightError, match="staged or re-dealt"):
        _ = game.record
