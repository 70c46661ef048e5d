"""What holds at every step of every game: cards, questions, keys, refusals, and that it ends."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lairwright as lw
from lairwright.dungeon.state.table import Table
from lairwright.kernel.config import Config
from lairwright.kernel.errors import Refusal
from tests.examples import examples
from tests.invariants import check_conservation, check_events, check_questions
from tests.playing import deal, position, random_choice, rolls_for, steps
from tests.properties.configs import boss_monster_configs, configs


@examples(300)
@given(configs)
def test_cards_are_conserved_and_questions_are_sound_until_the_game_ends(config: Config) -> None:
    game = deal(config)
    for _ in steps(game, config.seed):
        check_conservation(game)
        check_questions(game)
        check_events(game)
    assert game.over
    outcome = game.outcome
    assert sorted(outcome.ranking) == list(range(config.seats))
    assert set(outcome.winners) <= set(range(config.seats))
    assert outcome.rule


@examples(80)
@given(configs)
def test_playing_by_key_by_option_and_by_index_is_the_same(config: Config) -> None:
    by_choice, by_index, by_key, by_option = (deal(config) for _ in range(4))
    rolls = rolls_for(config.seed)
    while not by_choice.over:
        slot, index = random_choice(by_choice, rolls)
        decision = by_choice.decisions[slot]
        option = decision.options[index]
        by_choice.choose(slot, index)
        by_index.play(index, decision.seat)
        by_key.play(option.key, decision.seat)
        by_option.play(option)
        expected = by_choice.snapshot()
        assert by_index.snapshot() == expected
        assert by_key.snapshot() == expected
        assert by_option.snapshot() == expected


@examples(80)
@given(configs)
def test_what_is_offered_is_never_refused(config: Config) -> None:
    game = deal(config)
    for _ in steps(game, config.seed):
        for decision in game.decisions:
            for key in decision.keys:
                assert game.why_not(key, decision.seat) == ("offered", "")


@examples(12)
@given(configs)
def test_no_key_names_another_seat_than_the_one_that_plays_it(config: Config) -> None:
    game = deal(config)
    for _ in steps(game, config.seed):
        for decision in game.decisions:
            for other in range(config.seats):
                for key in (f"{other}: {decision.keys[0]}", f"{other}:{decision.keys[-1]}"):
                    for seat in range(config.seats):
                        assert game.why_not(key, seat)[0] != "offered"
                        with pytest.raises(Refusal):
                            game.play(key, seat)


#: Keys of every sort, with right and wrong words in them.
_WORDS = st.sampled_from(
    [
        "build",
        "play",
        "use",
        "room",
        "hero",
        "seat",
        "soul",
        "spell",
        "discard",
        "pass",
        "decline",
        "on",
        "end",
        ":",
        "place",
        "replace",
        "at",
        "with",
        "faction",
    ]
)
_IDS = st.sampled_from(
    [
        "dark-altar",
        "fear",
        "neanderthal-cave",
        "draculord",
        "the-fool",
        "counterspell",
        "no-such-card",
        "trolls",
        "trolls-3",
        "undead-1",
    ]
)
_NUMBERS = st.one_of(st.integers(-3, 9).map(str), st.sampled_from(["1.2", "0.9", "²", "999999999999999999999"]))
_GARBAGE = st.one_of(
    st.lists(st.one_of(_WORDS, _IDS, _NUMBERS), max_size=5).map(" ".join),
    st.text(max_size=30),
)


@examples(300)
@given(configs, st.integers(0, 80), st.lists(_GARBAGE, min_size=1, max_size=20), st.integers(-2, 5))
def test_garbage_is_refused_with_a_reason_and_changes_nothing(
    config: Config, choices: int, keys: list[str], seat: int
) -> None:
    game = position(config, choices)
    before = game.snapshot()
    for key in keys:
        for asked in (None, seat):
            code, rule = game.why_not(key, asked)
            assert code
            if code == "offered":
                continue
            with pytest.raises(Refusal) as refused:
                game.play(key, asked)
            assert (refused.value.code, refused.value.rule) == (code, rule)
    assert game.snapshot() == before


@examples(120)
@given(configs, st.integers(0, 80), st.integers(-5, 500))
def test_a_number_that_is_no_option_is_refused_and_changes_nothing(config: Config, choices: int, index: int) -> None:
    game = position(config, choices)
    before = game.snapshot()
    for seat in range(-1, config.seats + 1):
        if seat in game.open and 0 <= index < len(game.menus[game.open.index(seat)]):
            continue
        with pytest.raises(Refusal):
            game.play(index, seat)
    assert game.snapshot() == before


@examples(120)
@given(configs, st.integers(0, 80))
def test_a_choice_of_one_seat_is_refused_to_the_others(config: Config, choices: int) -> None:
    game = position(config, choices)
    before = game.snapshot()
    for decision in game.decisions:
        for seat in set(range(config.seats)) - set(game.open):
            for key in decision.keys:
                with pytest.raises(Refusal):
                    game.play(key, seat)
    assert game.snapshot() == before


@examples(60)
@given(boss_monster_configs)
def test_simultaneous_questions_may_be_answered_in_any_order(config: Config) -> None:
    """The secret choices of the set-up: no matter who answers first, the table ends up the same."""
    tables = []
    for ascending in (True, False):
        game = deal(config)
        assert isinstance(game, Table)
        answered = [0] * config.seats
        while not game.over and game.phase == 0 and (len(game.open) > 1 or game.question(0)[0] != "first-room"):
            seat = min(game.open) if ascending else max(game.open)
            keys = sorted(game.decisions[game.open.index(seat)].keys)
            game.play(keys[(config.seed + 7 * seat + 3 * answered[seat]) % len(keys)], seat)
            answered[seat] += 1
        data = game.snapshot()
        state = data["state"]
        assert isinstance(state, dict)
        # The only differences are how we got here and what the very last answer taught.
        for name in ("history", "learnt", "chance_used"):
            state.pop(name)
        tables.append((data, game.inspect()))
    assert tables[0] == tables[1]


def test_several_decisions_are_open_at_once_in_the_set_up() -> None:
    """Keeps the test above honest: there is something to answer in different orders."""
    game = lw.new_game(seats=4, seed=1, variants=("choose-boss",))
    assert [decision.seat for decision in game.decisions] == [0, 1, 2, 3]
