"""Nobody sees what they may not: views, events and re-deals at every step."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lairwright.castle.table import Castle
from lairwright.dungeon.state.table import Table
from lairwright.kernel.config import Config
from lairwright.kernel.game import Game
from tests.examples import examples
from tests.invariants import check_events, check_redeal, check_view
from tests.playing import deal, play_out, position, steps
from tests.properties.configs import boss_monster_configs, castle_raid_configs, configs


@examples(120)
@given(configs)
def test_a_view_never_names_a_hidden_card(config: Config) -> None:
    game = deal(config)
    for _ in steps(game, config.seed):
        for viewer in (None, *range(config.seats)):
            check_view(game, viewer)
        check_events(game)


@examples(80)
@given(configs)
def test_a_seat_cannot_tell_a_redeal_from_the_game(config: Config) -> None:
    game = deal(config)
    for number, _ in enumerate(steps(game, config.seed)):
        for seat in range(config.seats):
            check_redeal(game, seat, number)


@examples(200)
@given(configs, st.integers(0, 80), st.integers(0, 2**32))
def test_a_redealt_game_can_be_played_to_the_end(config: Config, choices: int, seed: int) -> None:
    game = position(config, choices)
    for seat in range(config.seats):
        assert play_out(check_redeal(game, seat, seed), seed).over


@examples(60)
@given(configs, st.integers(0, 60), st.integers(0, 2**32))
def test_a_redeal_depends_on_its_seed_alone(config: Config, choices: int, seed: int) -> None:
    game = position(config, choices)
    assert game.redeal(0, seed).snapshot() == game.redeal(0, seed).snapshot()


@examples(60)
@given(configs, st.integers(0, 60))
def test_a_redeal_of_a_redeal_still_looks_the_same(config: Config, choices: int) -> None:
    """Knowledge of hidden cards moves with them: a second deal keeps what the first one kept."""
    game = position(config, choices)
    for seat in range(config.seats):
        assert game.redeal(seat, 1).redeal(seat, 2).view(seat) == game.view(seat)


#: What a person might type: nothing, half a key, keys of other questions, something like another seat's key.
NONSENSE = (
    *("", " ", "pass", "decline", "keep", "accept", "mulligan", "dance", "build", "play", "use x", "place", "replace"),
    *("build x end", "play x", "use dark-altar 0", "use dark-altar 99", "place x at 1", "replace x at 1 with y"),
    *("discard freeze", "sacrifice 1", "room 0.1", "seat 1", "take dark-altar", "faction trolls", "faction x", "\0"),
)


def _keys(game: Game) -> list[str]:
    """Everything offered to anybody; the seat's own cards, rivals' and those in decks, at many places; nonsense."""
    keys = [*NONSENSE, *(key for decision in game.decisions for key in decision.keys)]
    if isinstance(game, Table):
        ids = {game.cards[card].id for player in game.players for card in [*player.rooms, *player.spells]}
        tops = {game.cards[top].id for player in game.players for top in player.dungeon}
        ids |= {game.cards[card].id for card in [*game.room_deck[:3], *game.spell_deck[:3], *game.discard[-3:]]}
        for card in sorted(ids):
            keys += [f"play {card}", f"build {card} end", f"discard {card}"]
            keys += [f"build {card} on {place}" for place in (1, 2, 5)]
        keys += [f"use {card} {place}" for card in sorted(ids | tops) for place in (1, 2, 3, 4, 5)]
    else:
        assert isinstance(game, Castle)
        monsters = [card.id for card in game.catalog.definitions if card.strength and card.faction >= 0][:30]
        keys += [f"place {monster} at {at}" for monster in monsters for at in (0, 1, game.seats, 7)]
        on_board = [game.cards[monster].id for monster in game.fields if monster >= 0]
        keys += [f"replace {old} at 1 with {new}" for old in on_board for new in monsters]
    return keys + [f"{seat}: {key}" for seat in range(game.config.seats) for key in keys[:: len(keys) // 20]]


def _check_reasons(game: Game, seed: int) -> None:
    """What a seat is told about any key is the same in a game that it can't tell from this one."""
    for seat in range(game.config.seats):
        twin = game.redeal(seat, seed)
        for key in _keys(game):
            assert game.why_not(key, seat) == twin.why_not(key, seat), f"{key!r}, asked by seat {seat}"


@examples(60)
@given(boss_monster_configs, st.integers(0, 150), st.integers(0, 2**32))
def test_reasons_tell_nothing_that_is_hidden(config: Config, choices: int, seed: int) -> None:
    _check_reasons(position(config, choices), seed)


@examples(60)
@given(castle_raid_configs, st.integers(0, 40), st.integers(0, 2**32))
def test_reasons_tell_nothing_that_is_hidden_in_a_castle(config: Config, choices: int, seed: int) -> None:
    _check_reasons(position(config, choices), seed)


@examples(40)
@given(configs, st.integers(0, 100))
def test_asking_for_reasons_changes_nothing(config: Config, choices: int) -> None:
    game = position(config, choices)
    before = game.snapshot()
    for seat in range(config.seats):
        for key in _keys(game):
            game.why_not(key, seat)
    assert game.snapshot() == before


def test_redeals_differ_from_each_other() -> None:
    """Keeps the leak tests honest: something really is dealt again."""
    game = position(Config("boss-monster", 3, 5, "default", ("base",), (), {}), 12)
    hands = {str(game.redeal(0, seed).view(1)["seats"]) for seed in range(10)}
    assert len(hands) == 10


def test_redeals_of_a_castle_differ_from_each_other() -> None:
    """The same for guards, tiles and the hands of the first round."""
    game = position(Config("castle-raid", 4, 5, "default", ("proposed",), ("new-orders",), {}), 6)
    shown = [game.redeal(0, seed).inspect() for seed in range(20)]
    assert len({str(table["guards"]) for table in shown}) == 20
    assert len({str(table["tiles"]) for table in shown}) == 20
    assert len({str(table["seats"]) for table in shown}) > 10
