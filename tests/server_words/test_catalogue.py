"""What the lobby, the gallery and the rules are told: complete, and in every language."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from pathlib import Path

import msgspec
import pytest

from lairwright.bots.registry import check_bot
from lairwright.games import GAMES, new_game
from lairwright.kernel.errors import LairwrightError
from lairwright.scenarios.rulebook import rulebook, rulings
from lairwright.server import catalogue
from lairwright.server.api import CardInfo, GameInfo
from lairwright.server.proofs import FILE, counted
from tests.server_words.tables import LANGUAGES
from tests.text.reading import trouble


def game_of(name: str, language: str = "en") -> GameInfo:
    return next(game for game in catalogue.games(language) if game.id == name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_table_can_be_made_of_has_its_words(language: str) -> None:
    for game in catalogue.games(language):
        kind = GAMES[game.id]
        assert [preset.id for preset in game.presets] == list(kind.rules.presets)
        assert [variant.id for variant in game.variants] == list(kind.rules.variants)
        assert {phase.id for phase in game.phases} == set(kind.phases)
        for choice in (*game.presets, *game.variants, *game.sets, *game.bots, *game.phases):
            assert choice.name
            assert choice.about
            assert not trouble(choice.name) and not trouble(choice.about)  # noqa: PT018 - both belong to one choice
        for option in game.options:
            assert len(option.names) == len(option.values) == len(set(option.names))
            assert set(option.presets) == set(kind.rules.presets)
            assert set(option.presets.values()) <= set(option.values)


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_languages_differ(language: str) -> None:
    told = [msgspec.json.encode(one) for one in (catalogue.games(language), catalogue.cards(language))]
    assert told != [msgspec.json.encode(one) for one in (catalogue.games("en"), catalogue.cards("en"))]
    english = {rule.id: rule.text for rule in catalogue.rules("en")}
    same = [rule.id for rule in catalogue.rules(language) if english[rule.id] == rule.text]
    assert len(same) < 10


@pytest.mark.parametrize("game", GAMES)
def test_tables_can_be_made_of_what_is_offered(game: str) -> None:
    info = game_of(game)
    for preset in info.presets:
        new_game(game, seats=info.fewest_seats, preset=preset.id)
    for option in info.options:
        for value in option.values:
            new_game(game, seats=info.most_seats, options={option.id: value})
    new_game(game, seats=info.fewest_seats, variants=[variant.id for variant in info.variants], sets=info.default_sets)
    for bot in info.bots:
        assert check_bot(bot.id, game) == bot.id


def test_phases_are_in_the_order_of_a_round() -> None:
    assert [phase.id for phase in game_of("boss-monster").phases] == [
        "setup",
        "start",
        "build",
        "reveal",
        "bait",
        "adventure",
        "end",
    ]


def test_bots_are_called_by_their_level() -> None:
    assert catalogue.bot_name("planner", "de") == "Mittel"
    assert catalogue.bot_name("search:77", "en") == "Bot search:77"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shipped_card_is_in_the_gallery(language: str) -> None:
    for name, kind in GAMES.items():
        shipped = [card for cards in kind.shipped_cards().values() for card in cards]
        found = catalogue.cards(language, name)
        assert [card.id for card in found] == shipped
        for card in found:
            assert card.name
            assert card.facts
            assert card.confidence_text
            assert not trouble(f"{card.name} {card.facts} {card.text}".strip())


def card_of(card_id: str, language: str = "en") -> CardInfo:
    return next(card for card in catalogue.cards(language) if card.id == card_id)


def test_rulings_that_name_a_card_stand_beside_it() -> None:
    assert any(ruling.startswith("CL-04: ") for ruling in card_of("minotaurs-maze").rulings)
    assert card_of("minotaurs-maze", "pl").rulings != card_of("minotaurs-maze").rulings
    assert [ruling.split(":")[0] for ruling in card_of("no-ones").rulings] == ["CR-KING-01"]
    assert card_of("dragon-hatchery").rulings == []


def test_cards_have_numbers_to_be_drawn_from() -> None:
    assert card_of("goblin-armory").numbers == {
        "tier": "ordinary",
        "subtype": "monster",
        "damage": 1,
        "treasure": {"fighter": 2},
    }
    assert card_of("trolls-4").numbers["strength"] == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_section_and_text(language: str) -> None:
    for name in GAMES:
        book = rulebook(name) | rulings(name)
        found = catalogue.rules(language, name)
        assert [rule.id for rule in found] == list(book)
        assert all(rule.section and rule.text for rule in found)


def test_rules_say_how_many_scenarios_prove_them() -> None:
    folder = Path(__file__).parents[1] / "scenarios"
    written = resources.files("lairwright.server").joinpath(FILE).read_text(encoding="utf-8")
    assert written == counted(folder), f"{FILE} is not current: run python -m lairwright.server.proofs"
    assert next(rule.scenarios for rule in catalogue.rules("ru") if rule.id == "BM-BAIT-03") > 0


@pytest.mark.parametrize("ask", [catalogue.cards, catalogue.rules])
def test_an_unknown_game_is_answered_with_the_nearest(ask: Callable[[str, str], object]) -> None:
    with pytest.raises(LairwrightError, match="boss-monster"):
        ask("en", "boss-monter")
