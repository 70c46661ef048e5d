"""Which effects are under way, without looking at frames."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import lairwright as lw
from lairwright.dungeon.announced import Announced, announced
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    NO_TARGET,
    SPELL,
    TARGET_HERO,
    TARGET_PLAYER,
    TARGET_ROOM,
    TARGET_SOUL,
    TARGET_SPELL,
)
from lairwright.kernel.config import Config
from tests.playing import deal, play_out, steps

STORED = Path(__file__).with_name("snapshots")


def stored(name: str) -> Table:
    game = lw.restore(json.loads((STORED / f"{name}.json").read_text(encoding="utf-8")))
    assert isinstance(game, Table)
    return game


def told(g: Table, effect: Announced) -> tuple[int, str, bool, int, str, int]:
    aimed = g.cards[effect.target].id if effect.aim not in (NO_TARGET, TARGET_PLAYER) else ""
    return effect.seat, g.cards[effect.card].id, effect.spell, effect.aim, aimed, effect.owner


def test_a_negation_is_aimed_at_the_spell_and_its_player() -> None:
    game = stored("format-2-negations")
    assert [told(game, effect) for effect in announced(game)] == [
        (3, "kobold-strike", True, NO_TARGET, "", -1),
        (2, "counterspell", True, TARGET_SPELL, "kobold-strike", 3),
        (0, "dark-altar", False, NO_TARGET, "", -1),
    ]


def test_abilities_that_wait_are_no_spells_and_heroes_nobodys() -> None:
    game = stored("format-2-lifo")
    ramp = (3, "boulder-ramp", False, TARGET_HERO, "crystol-and-alan-of-gerd", -1)
    assert [told(game, effect) for effect in announced(game)] == [ramp] * 5


def test_nothing_is_under_way_when_a_game_is_over() -> None:
    assert not announced(play_out(stored("format-2-negations"), 1))


@pytest.mark.parametrize("order", ["active_first", "lifo"])
def test_what_is_told_of_an_effect_fits_its_card(order: str) -> None:
    aims = set()
    for seed in range(40):
        game = deal(Config("boss-monster", 4, seed, "default", ("base",), (), {"response_order": order}))
        assert isinstance(game, Table)
        for moment in steps(game, seed):
            for effect in announced(moment):
                aims.add(effect.aim)
                assert effect.spell == (moment.cards[effect.card].kind == SPELL)
                assert (effect.target < 0) == (effect.aim == NO_TARGET)
                assert (effect.owner < 0) == (effect.aim in (NO_TARGET, TARGET_HERO))
                if effect.aim == TARGET_PLAYER:
                    assert effect.owner == effect.target != effect.seat
    assert aims >= {NO_TARGET, TARGET_HERO, TARGET_ROOM, TARGET_PLAYER, TARGET_SOUL}
