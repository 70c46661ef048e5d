"""A choice is one thing in three spellings: a value, a packed integer, a key. And only the exact key is accepted."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lairwright as lw
from lairwright.castle import options as castle_options
from lairwright.dungeon import options as dungeon_options
from lairwright.kernel.choices import Choice, Codebook, Kind, Misread
from lairwright.kernel.config import Config
from lairwright.kernel.errors import Refusal
from lairwright.kernel.game import Game
from tests.choices import examples as examples_of
from tests.choices import slips
from tests.examples import examples
from tests.playing import deal, position, steps
from tests.properties.configs import configs


def check(book: Codebook, choice: Choice) -> None:
    """Round and round, always the same."""
    option = book.option(choice)
    assert book.is_option(option)
    assert book.value(option) == choice
    assert book.read(book.key_of(choice)) == choice
    assert book.key(option) == book.key_of(choice)


@examples(130)
@given(configs)
def test_value_integer_and_key_are_one(config: Config) -> None:
    game = deal(config)
    book = game.codebook()
    for _ in steps(game, config.seed):
        for decision in game.decisions:
            for option in decision.options:
                choice = option.choice
                assert book.value(option.code) == choice
                assert option.key == book.key_of(choice)
                check(book, choice)
                assert game.offered(option.key, decision.seat).code == option.code
        for seat in range(config.seats):
            for choice in things_to_try(game, seat):
                check(book, choice)


def things_to_try(game: Game, seat: int) -> list[Choice]:
    """Choices with the cards that a seat sees, whether or not it is asked, legal or not."""
    view = game.view(seat)
    seats = view["seats"]
    assert isinstance(seats, tuple)
    held = [card for card in seats[seat]["hand"] or [] if card != "?"]
    found: list[Choice] = []
    for card in held:
        if game.config.game == "castle-raid":
            found += [castle_options.Place(card, 1), castle_options.Replace(card, 2, held[0])]
        else:
            found += [dungeon_options.Build(card), dungeon_options.Build(card, 3), dungeon_options.Play(card)]
            found += [dungeon_options.Use(card, 1), dungeon_options.Discard(card), dungeon_options.Take(card)]
    return found


GAMES = [lw.new_game("boss-monster", seats=2, seed=1), lw.new_game("castle-raid", seats=3, seed=1)]


@pytest.mark.parametrize(
    ("game", "kind"),
    [(game, kind) for game in GAMES for kind in game.codebook().kinds],
    ids=lambda value: value.word if isinstance(value, Kind) else value.config.game,
)
def test_every_kind_is_one_thing_in_three_spellings(game: Game, kind: Kind) -> None:
    book = game.codebook()
    options: set[int] = set()
    for choice in examples_of(game, kind):
        option = book.option(choice)
        options.add(option)
        again = book.value(option)
        assert type(again) is type(choice)
        check(book, again)
        assert pickle.loads(pickle.dumps(again)) == again
    assert len({book.key(option) for option in options}) == len(options)  # no two of them are spelt alike


@pytest.mark.parametrize("game", GAMES, ids=["boss-monster", "castle-raid"])
def test_a_number_that_is_no_option_is_known_to_be_none(game: Game) -> None:
    book = game.codebook()
    last = max(kind.number for kind in book.kinds)
    for number in (-1, last + 1, 63, 1 << 60, book.kinds[0].number | 4095 << 18 | 1 << 50):
        assert not book.is_option(number)
    plain = next(kind for kind in book.kinds if not kind.fields)
    assert book.is_option(plain.number)
    assert not book.is_option(plain.number | 1 << 6)


# -- anything but the key itself ---------------------------------------------------------------------


@examples(60)
@given(configs, st.integers(0, 120))
def test_only_the_very_key_is_taken_and_the_nearest_is_named(config: Config, choices: int) -> None:
    game = position(config, choices)
    before = game.snapshot()
    for decision in game.decisions:
        for key in decision.keys:
            for slip in slips(key, config.seats):
                if slip in decision.keys:
                    continue
                for play in (game.play, game.offered):
                    with pytest.raises(Refusal) as refused:
                        play(slip, decision.seat)
                    assert refused.value.nearest in decision.keys
                    assert refused.value.code != "offered"
        for other in set(range(config.seats)) - set(game.open):
            for key in decision.keys:
                with pytest.raises(Refusal) as refused:
                    game.play(key, other)
                assert refused.value.nearest == ""
    assert game.snapshot() == before


def test_the_nearest_key_is_the_one_that_was_meant() -> None:
    game = lw.new_game("castle-raid", seats=3, seed=1)
    first = game.decision.keys[0]
    for slip in (f"0: {first}", f"{first} ", first.upper(), first.replace(" ", "   ")):
        with pytest.raises(Refusal) as refused:
            game.play(slip)
        assert refused.value.nearest == first
        assert first in str(refused.value)


def test_a_value_of_another_game_is_refused() -> None:
    raid = lw.new_game("castle-raid", seats=3, seed=1)
    with pytest.raises(Refusal, match="not-a-choice-of-this-game"):
        raid.play(dungeon_options.Accept())
    before = raid.snapshot()
    with pytest.raises(Refusal):
        raid.play(castle_options.Place("trolls-1", 1))
    assert raid.snapshot() == before


def test_a_value_is_played_like_its_key() -> None:
    by_value, by_key = (lw.new_game("boss-monster", seats=3, seed=5) for _ in range(2))
    while not by_value.over:
        option = by_value.decision.options[-1]
        by_key.play(option.key, option.seat)
        by_value.play(option.choice, option.seat)
        assert by_value.snapshot() == by_key.snapshot()


def test_a_stale_option_is_taken_only_if_it_is_legal_again() -> None:
    game = lw.new_game("castle-raid", seats=3, seed=1)
    option = game.decision.options[0]
    game.play(option)
    with pytest.raises(Refusal):
        game.play(option)


@pytest.mark.parametrize(
    "text", ["", " ", "pass ", "passs", "Pass", "faction", "faction nobody", "place trolls-1 at 0"]
)
def test_what_is_no_key_is_not_read(text: str) -> None:
    with pytest.raises(Misread):
        GAMES[1].codebook().read(text)
