"""Nobody does anything: every game still ends, whatever its rules, and one that cannot is reported."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings

import lairwright as lw
from lairwright.dungeon.staging import stage
from lairwright.games import GAMES, start
from lairwright.kernel.config import Config, OptionValue
from lairwright.kernel.errors import EndlessError
from lairwright.kernel.game import Game
from lairwright.kernel.reading import Fields
from tests.playing import LONGEST_GAME
from tests.properties.configs import configs

#: What a player chooses who wants nothing, if it is offered; otherwise the first option.
IDLE = ("pass", "decline", "keep")


def idle(game: Game) -> Game:
    """Play to the end without ever doing anything."""
    for _ in range(LONGEST_GAME):
        if game.over:
            return game
        keys = game.decision.keys
        game.choose(0, next((keys.index(key) for key in IDLE if key in keys), 0))
    raise AssertionError(f"{game.config.as_data()} is not over after {LONGEST_GAME} idle choices")


def _every_setting() -> list[Config]:
    """Every preset with every variant and with every value of every option, each on its own."""
    found: list[Config] = []
    for kind in GAMES.values():
        singles: list[dict[str, OptionValue]] = [
            {spec.name: value} for spec in kind.rules.options for value in spec.values
        ]
        for preset in kind.rules.presets:
            for seats in range(kind.fewest_seats, kind.most_seats + 1):
                found += [
                    Config(kind.name, seats, 1, preset, kind.default_sets, variants, {})
                    for variants in ((), *((name,) for name in kind.rules.variants))
                ]
            found += [Config(kind.name, kind.fewest_seats, 1, preset, kind.default_sets, (), one) for one in singles]
    return found


def _name(config: Config) -> str:
    parts = [config.game, str(config.seats), config.preset, *config.variants]
    return "-".join(parts + [f"{name}={value}" for name, value in config.options.items()])


@pytest.mark.parametrize("config", _every_setting(), ids=_name)
def test_a_game_in_which_nobody_does_anything_ends(config: Config) -> None:
    assert idle(start(config)).over


@settings(max_examples=150)
@given(configs)
def test_it_ends_under_any_rules_together(config: Config) -> None:
    assert idle(start(config)).over


def test_heroes_that_cannot_come_end_in_a_stalemate() -> None:
    """With ``epic_after=lured`` an Ordinary Hero in town holds up the Epic ones for good when nobody lures it."""
    game = lw.new_game(seats=2, seed=1, options={"epic_after": "lured"})
    assert idle(game).outcome.reason == "stalemate"
    assert game.epic_deck


REVOLVING_DOOR = """
[set]
id = "doors"
name = "Doors"

[[room]]
id = "revolving-door"
name = "Revolving Door"
kind = "trap"
tier = "ordinary"
damage = 0
treasure = { cleric = 1 }
copies = 1
confidence = "own"
[[room.ability]]
when = ["enters", "discarded"]
of = { room = "anyone's" }
do = [{ draw = "room" }, { coins = 1 }]
[[room.ability]]
when = "gains"
of = { coins = "yours" }
do = [{ discard = "room", random = true }]
"""


def test_a_game_that_never_asks_again_is_reported(tmp_path: Path) -> None:
    """A home-made room with two abilities that set each other off: one alone would have been refused."""
    path = tmp_path / "doors.toml"
    path.write_text(REVOLVING_DOOR, encoding="utf-8")
    config = Config("boss-monster", 2, 1, "default", ("base", str(path)), (), {})
    seats = [Fields({"dungeon": [["revolving-door"], ["dragon-hatchery"]], "entrance": ["hya"]}, "seat")]
    with pytest.raises(EndlessError, match=r"neither to another question nor to its end.*round 1, .*Walk hya"):
        stage(config, "adventure", seats, Fields({}, "table"), "test")
