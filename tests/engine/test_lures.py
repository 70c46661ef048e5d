"""Where heroes go that have two classes or a lure of their own (EXP-GEN-05, BM-BAIT-12, CL-53), and who they are."""

from __future__ import annotations

from pathlib import Path

import pytest

import lairwright as lw
from lairwright.bots.fast.dungeon_facts import Heroes, goals, icon_counts
from lairwright.dungeon.procedures.round import bait
from lairwright.dungeon.projections.lures import lured_to, pulls
from lairwright.dungeon.reading.loader import load_set
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import CLASS_COUNT, HERO
from lairwright.kernel.errors import SetFileError
from lairwright.text.catalogue import languages, texts
from lairwright.text.dungeon.cards import card_facts, card_text
from lairwright.text.dungeon.forecast import lure
from lairwright.text.dungeon.scene import scene
from tests.crowds import CROWD
from tests.text.reading import trouble


def a_table(seats: int = 3, **options: str) -> Table:
    """A game whose dungeons are still empty and whose bosses show no treasure that matters."""
    game = lw.new_game(seats=seats, seed=5, sets=("base", CROWD), options=options)
    while game.round == 0:
        game.choose(0, 0)
    assert isinstance(game, Table)
    for player in game.players:
        player.dungeon.clear()
        player.boss = next(card for card in game.catalog.instances[0] if game.cards[card].id == "ossuaria")
    game.town = []
    return game


def hero(game: Table, card_id: str) -> int:
    return next(int(card) for card in game.catalog.instances[HERO] if game.cards[card].id == card_id)


def give(game: Table, seat: int, *rooms: str) -> None:
    for card_id in rooms:
        game.players[seat].dungeon.append(
            next(card for card in range(len(game.cards)) if game.cards[card].id == card_id and not _lies(game, card))
        )


def _lies(game: Table, card: int) -> bool:
    return any(card in player.dungeon for player in game.players)


def test_a_hybrid_goes_where_both_treasures_together_are_greatest() -> None:
    game = a_table()
    hat = hero(game, "two-hats")  # cleric and mage
    assert lured_to(game, hat) == -1
    give(game, 0, "dark-altar")  # two clerics
    assert lured_to(game, hat) == 0
    give(game, 1, "compass-rose", "compass-rose")  # two mages
    assert pulls(game, hat) == (2, 2, 0)
    assert lured_to(game, hat) == -1
    give(game, 1, "relic-vault")  # and a cleric
    assert pulls(game, hat) == (2, 3, 0)
    assert lured_to(game, hat) == 1


@pytest.mark.parametrize(
    ("card_id", "winner"),
    [
        ("fan-of-winners", 2),
        ("nurse", 1),
        ("scout-of-talents", 2),
        ("card-player", 0),
        ("beggar", 1),
        ("friend-of-losers", 1),
        ("safety-first", 2),
        ("quiet-guest", 1),
        ("jealous-squire", 0),
        ("thief-of-nothing", 2),
        ("the-fool", 0),
    ],
)
def test_each_lure_goes_by_its_own_number_and_a_tie_stays(card_id: str, winner: int) -> None:
    game = a_table()
    bold = hero(game, card_id)
    for player in game.players:
        player.rooms, player.spells = [], []
    assert lured_to(game, bold) == -1
    for seat, (souls, wounds, hand, coins) in enumerate([(0, 1, 3, 1), (2, 4, 0, 5), (5, 0, 2, 0)]):
        player = game.players[seat]
        player.soul_count, player.wound_count, player.coins = souls, wounds, coins
        player.rooms = list(game.room_deck[:hand])
    assert lured_to(game, bold) == winner
    drawn = pulls(game, bold)
    assert drawn.index(max(drawn)) == winner
    game.players[winner].out = True
    assert lured_to(game, bold) != winner
    assert pulls(game, bold)[winner] == 0


def test_a_shared_tie_takes_heroes_of_the_same_two_classes_together() -> None:
    """EXP-CL-12: as many of them as there are tied dungeons; a single one stays."""
    game = a_table(bait_tie="share")
    give(game, 0, "dark-altar")
    give(game, 1, "compass-rose", "compass-rose")
    one, other = (int(card) for card in game.catalog.instances[HERO] if game.cards[card].id == "two-hats")
    game.town = [one]
    bait(game)
    assert game.town == [one]
    game.town = [one, other]
    bait(game)
    assert game.town == []
    assert sorted(len(player.entrance) for player in game.players) == [0, 1, 1]


def test_bots_agree_about_who_goes_where() -> None:
    game = a_table()
    game.town = [hero(game, name) for name in ("two-hats", "nurse", "card-player", "lost-monk")]
    give(game, 2, "dark-altar")
    game.players[1].wound_count = 2
    heroes = Heroes(game, 0.0)
    found = goals(game, heroes, [icon_counts(game, seat) for seat in range(3)])
    assert len(found) == CLASS_COUNT + 4
    assert [found[heroes.kind[at]] for at in range(4)] == [lured_to(game, card) for card in game.town]


@pytest.mark.parametrize("language", languages())
def test_they_are_worded(language: str) -> None:
    speaking = texts(language)
    game = a_table()
    for card in game.catalog.definitions:
        if card.kind == HERO:
            assert not trouble(card_facts(speaking, card))
            assert not card_text(speaking, card) or not trouble(card_text(speaking, card))
            assert not trouble(lure(game, hero(game, card.id), "?", scene(speaking, game, 0)))


def test_english_says_classes_star_and_lure() -> None:
    cards = {card.id: card for card in load_set(CROWD, False).cards}
    said = texts("en")
    assert card_facts(said, cards["two-hats"]) == (
        "Epic Hero, Cleric and Mage, 11 Health, worth 2 Souls or 2 Wounds, star"
    )
    assert card_text(said, cards["scout-of-talents"]) == (
        "Is lured to the dungeon of the player with the most points (Souls minus Wounds)."
    )


@pytest.mark.parametrize(
    ("facts", "problem"),
    [
        ('class = ["cleric", "cleric"]', "'class': a list names two different classes, found ['cleric', 'cleric']"),
        ('class = ["mage"]', "'class': a list names two different classes, found ['mage']"),
        ('class = ["mage", 1]', "'class': expected a list of texts, found ['mage', 1]"),
        ('class = ["mage", "theif"]', "'class': unknown word 'theif' (did you mean 'thief'?); expected one of "),
        ('class = "none"', "'lure': a hero without a class needs its own way to choose a dungeon"),
        ('class = "none"\nlure = { most = "gold" }', "'lure': field 'most': unknown word 'gold'; expected one of "),
        ('class = "none"\nlure = { most = "souls", fewest = "souls" }', "'lure': unknown field 'most'"),
        ('class = "none"\nlure = {}', "'lure': field 'most' is missing"),
        ('class = "mage"\nstar = true\nplayers = 3', "'star': a hero with a star is used at every number of players"),
    ],
)
def test_a_hero_that_makes_no_sense_is_refused(tmp_path: Path, facts: str, problem: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        f'[set]\nid = "mine"\nname = "Mine"\n[[hero]]\nid = "odd"\nname = "Odd"\ntier = "epic"\nhealth = 9\n{facts}\n'
    )
    with pytest.raises(SetFileError) as caught:
        load_set(str(file), False)
    assert problem in str(caught.value)


def test_older_sets_still_say_it_their_way(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    head = '[set]\nid = "mine"\nname = "Mine"\n'
    entry = '[[hero]]\nid = "{}"\nname = "Odd"\nclass = "none"\ntier = "epic"\nhealth = 9\nlure = {}\n'
    file.write_text(head + entry.format("old", '"fewest souls"') + entry.format("new", '{ fewest = "souls" }'))
    old, new = load_set(str(file), False).cards
    assert (old.lure, old.lure_fewest, old.lane) == (new.lure, new.lure_fewest, new.lane)
