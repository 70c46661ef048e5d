"""Nobody sees what they may not: views, events and re-deals at every step."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from lairwright.kernel.config import Config
from tests.invariants import check_events, check_redeal, check_view
from tests.playing import deal, play_out, position, steps
from tests.properties.configs import configs


@settings(max_examples=120)
@given(configs)
def test_a_view_never_names_a_hidden_card(config: Config) -> None:
    game = deal(config)
    for _ in steps(game, config.seed):
        for viewer in (None, *range(config.seats)):
            check_view(game, viewer)
        check_events(game)


@settings(max_examples=80)
@given(configs)
def test_a_seat_cannot_tell_a_redeal_from_the_game(config: Config) -> None:
    game = deal(config)
    for number, _ in enumerate(steps(game, config.seed)):
        for seat in range(config.seats):
            check_redeal(game, seat, number)


@settings(max_examples=200)
@given(configs, st.integers(0, 80), st.integers(0, 2**32))
def test_a_redealt_game_can_be_played_to_the_end(config: Config, choices: int, seed: int) -> None:
    game = position(config, choices)
    for seat in range(config.seats):
        assert play_out(check_redeal(game, seat, seed), seed).over


@settings(max_examples=60)
@given(configs, st.integers(0, 60), st.integers(0, 2**32))
def test_a_redeal_depends_on_its_seed_alone(config: Config, choices: int, seed: int) -> None:
    game = position(config, choices)
    assert game.redeal(0, seed).snapshot() == game.redeal(0, seed).snapshot()


@settings(max_examples=60)
@given(configs, st.integers(0, 60))
def test_a_redeal_of_a_redeal_still_looks_the_same(config: Config, choices: int) -> None:
    """What is known of hidden cards moves with them: a second deal keeps what the first one kept."""
    game = position(config, choices)
    for seat in range(config.seats):
        assert game.redeal(seat, 1).redeal(seat, 2).view(seat) == game.view(seat)


def test_redeals_differ_from_each_other() -> None:
    """Keeps the leak tests honest: something is dealt anew."""
    game = position(Config("boss-monster", 3, 5, "default", ("base",), (), {}), 12)
    hands = {str(game.redeal(0, seed).view(1)["seats"]) for seed in range(10)}
    assert len(hands) == 10


def test_redeals_of_a_castle_differ_from_each_other() -> None:
    """The same there: guards, tiles and the hands of the first round."""
    game = position(Config("castle-raid", 4, 5, "default", ("proposed",), ("new-orders",), {}), 6)
    shown = [game.redeal(0, seed).inspect() for seed in range(20)]
    assert len({str(table["guards"]) for table in shown}) == 20
    assert len({str(table["tiles"]) for table in shown}) == 20
    assert len({str(table["seats"]) for table in shown}) > 10
