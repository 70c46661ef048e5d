"""Options and values from elsewhere: of other games, made by hand, and keys of older records."""

from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path

import pytest

import lairwright as lw
from lairwright.castle.options import Replace
from lairwright.dungeon.options import BUILD, Build, Pass, Play, TargetRoom, TargetSpell, Use, about_card
from lairwright.kernel.choices import Choice, Misread, Points
from lairwright.kernel.decisions import Option
from lairwright.kernel.errors import LairwrightError, Refusal, SetFileError
from lairwright.kernel.record import Record

SETS = Path(__file__).parents[1] / "sets"
WELL = str(SETS / "guarded-well.toml")


def test_an_option_of_a_game_with_other_cards_is_what_it_says_or_refused() -> None:
    """The same number may be another card there."""
    played = 0
    for seed in range(20):
        here = lw.new_game(seats=2, seed=seed)
        there = lw.new_game(seats=2, seed=seed, sets=("base", WELL))
        for option in there.decision.options:
            twin = here.clone()
            try:
                twin.play(option)
            except Refusal:
                assert all(option.key not in asked.keys for asked in here.decisions if asked.seat == option.seat)
            else:
                played += 1
                assert twin.record.choices[-1] == (option.seat, option.key)
    assert played


@pytest.mark.parametrize(("index", "code"), [(-1, None), (-100, None), (99, None), (0, 63), (0, 4095 << 6 | 6)])
def test_an_option_made_by_hand_is_legal_or_refused(index: int, code: int | None) -> None:
    game = lw.new_game(seats=2, seed=3)
    option = Option(game.open[0], index, game.menus[0][-1] if code is None else code, game.codebook())
    if code is None:
        key = option.key
        game.play(option)
        assert game.record.choices == [(option.seat, key)]
    else:
        before = game.snapshot()
        with pytest.raises(Refusal):
            game.play(option)
        assert game.snapshot() == before


class Unknown(Choice):
    """A choice of no game."""


def test_values_that_no_game_has_are_refused() -> None:
    game = lw.new_game(seats=2, seed=3)
    before = game.snapshot()
    strange = [
        Build("dark-altar", 10**30),
        Build("dark-altar", -1),
        Build("dark-altar", 10**5000),
        Build("no-such-card"),
        Build("no such card"),
        TargetRoom(99, 1),
        TargetSpell("counterspell", 0, 0),
        Unknown(),
    ]
    for choice in strange:
        with pytest.raises(Refusal) as refused:
            game.play(choice)
        assert refused.value.nearest in game.decision.keys
    assert game.snapshot() == before
    assert Unknown() == Unknown()
    assert not game.decision.offers(Replace)


@pytest.mark.parametrize(
    "choice", [Use("guarded-well 2", 2), TargetSpell("counterspell 2", 0), Build("guarded-well end"), Play("fear ")]
)
def test_the_name_of_a_card_says_nothing_else(choice: Choice) -> None:
    """In the key of a value, a card's name with a blank in it would run into the next word."""
    game = lw.new_game(seats=2, sets=("base", WELL))
    with pytest.raises(Misread, match="unknown-card"):
        game.codebook().written(choice)
    with pytest.raises(Refusal, match="not-a-choice-of-this-game"):
        game.play(choice)


def test_a_number_that_is_out_of_range_is_refused_with_the_nearest_option() -> None:
    game = lw.new_game(seats=2, seed=3)
    keys = game.decision.keys
    for index, nearest in ((99, keys[-1]), (len(keys), keys[-1]), (-1, keys[0])):
        with pytest.raises(Refusal, match="no-such-option") as refused:
            game.play(index)
        assert refused.value.nearest == nearest


def test_copies_of_a_card_have_the_very_same_keys() -> None:
    book = lw.new_game(seats=2).codebook()
    codes = [book.option(Build(card)) for card in book.first if card in ("dark-altar", "goblin-armory")]
    for code in codes:
        name = book.card(code)
        copies = [about_card(BUILD, at) for at, card in enumerate(book.ids) if card == name]
        assert len(copies) > 1
        assert len({id(book.key(copy)) for copy in copies}) == 1


def test_a_value_with_an_ability_that_goes_without_saying_is_played() -> None:
    """``Use(card, place, 1)`` is the same choice as ``Use(card, place)`` where the first ability is the usual one."""
    book = lw.new_game(seats=2, sets=("base", WELL)).codebook()
    assert book.written(Use("guarded-well", 2, 1)) == "use guarded-well 2"
    assert book.written(Use("guarded-well", 2, 2)) == "use guarded-well 2 2"


def test_points_are_asked_of_real_options_and_seats_alone() -> None:
    game = lw.new_game(seats=2, seed=3)
    points = game.points(0, game.menus[0][0])
    assert pickle.loads(pickle.dumps(points)) == copy.deepcopy(points) == points
    assert Points() != points
    for seat, option in ((7, game.menus[0][0]), (-1, game.menus[0][0]), (0, 63), (0, -1)):
        with pytest.raises(LairwrightError):
            game.points(seat, option)
    for other in (game, lw.new_game("castle-raid", seats=3)):
        assert other.meant(9, "hand dark-altar", "") is None


def test_changing_what_a_decision_gave_does_not_change_the_game() -> None:
    game = lw.new_game(seats=2, seed=3)
    keys = game.decision.keys
    game.decision.options.clear()
    game.decision.keys.clear()
    assert game.decision.keys == keys


def test_records_from_before_abilities_were_numbered_still_replay() -> None:
    found = 0
    for seed in range(40):
        game = lw.new_game(seats=2, seed=seed, sets=("base", WELL))
        dice = random.Random(seed)
        while not game.over:
            slot = dice.randrange(len(game.open))
            game.choose(slot, dice.randrange(len(game.menus[slot])))
        record = game.record
        book = game.codebook()
        old = [(seat, book.unnumbered(book.option(book.read(key)))) for seat, key in record.choices]
        found += old != record.choices
        again = lw.replay(Record(record.config, record.fingerprint, old))
        assert again.record.choices == record.choices
    assert found


def test_nobody_is_offered_a_negation_they_cannot_pay_for() -> None:
    priced = 0
    for seed in range(60):
        game = lw.new_game(seats=2, seed=seed, sets=("base", WELL))
        dice = random.Random(seed)
        while not game.over:
            assert all(game.menus), game.record.choices[-1]
            slot = dice.randrange(len(game.open))
            keys = game.decisions[slot].keys
            priced += "play dear-refusal" in keys
            game.play("play dear-refusal" if "play dear-refusal" in keys else dice.choice(keys), game.open[slot])
    assert priced


def test_more_cards_than_options_can_name_are_refused(tmp_path: Path) -> None:
    rooms = [
        f'[[room]]\nid = "room-{number}"\nname = "Room {number}"\nkind = "trap"\ntier = "ordinary"\ndamage = 1\n'
        f'treasure = {{ mage = 1 }}\ncopies = 99\nconfidence = "own"\n'
        for number in range(45)
    ]
    file = tmp_path / "many.toml"
    file.write_text('[set]\nid = "many"\nname = "Many"\n' + "".join(rooms), encoding="utf-8")
    with pytest.raises(SetFileError, match="a game has at most 4096"):
        lw.new_game(seats=2, sets=("base", str(file)))


def test_pass_is_pass_in_every_spelling() -> None:
    assert Pass() == Pass()
    assert hash(Pass()) == hash(Pass())
    assert Pass() != Build("dark-altar")
    assert repr(Build("dark-altar", 2)) == "Build(card='dark-altar', place=2)"
