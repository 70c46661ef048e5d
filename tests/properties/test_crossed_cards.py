"""Whatever the loader takes of cards bred from the probes and from each other, the engine plays and the texts say."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from lairwright.dungeon.reading.loader import load_set
from lairwright.dungeon.state.table import Table
from lairwright.games import start
from lairwright.kernel.config import Config
from lairwright.text.catalogue import languages, texts
from lairwright.text.dungeon.cards import card_text
from tests.crossing import Breeder
from tests.examples import some_of
from tests.invariants import (
    check_clone,
    check_conservation,
    check_events,
    check_questions,
    check_redeal,
    check_snapshot,
    check_view,
)
from tests.playing import random_choice, rolls_for, steps
from tests.probes import CAST, PRESETS, PROBES, furnish, probe_set
from tests.set_files import write

SETS = Path(__file__).parents[1] / "sets"
#: What they are bred from.
FILES = [SETS / "hardest.toml", *sorted(SETS.glob("words-*.toml")), *(Path(probe_set(name)) for name in PROBES)]
BREEDS = 20
CARDS = 20
#: How far each game is followed: cards like these may keep one going for long.
CHOICES = 160


@pytest.mark.parametrize("seed", range(some_of(BREEDS)))
def test_what_is_bred_and_taken_is_played_and_said(seed: int, tmp_path: Path) -> None:
    file = tmp_path / "bred.toml"
    write(
        file, Breeder([file for file in FILES if file.name != Path(CAST).name], seed).accepted(tmp_path, CARDS), seats=6
    )
    for card in load_set(str(file), early=False).cards:
        if card.abilities or card.always:
            assert len({card_text(texts(language), card) for language in languages()}) == len(languages()), card.id
    dice = random.Random(seed)
    for number in range(2):
        seats, preset = dice.randint(1, 6), dice.choice(PRESETS)
        _follow(
            Config("boss-monster", seats, seed + number, preset, (CAST, str(file)), (), {"elimination": False}), seed
        )


def _follow(config: Config, seed: int) -> None:
    game = start(config)
    assert isinstance(game, Table)
    rolls = rolls_for(seed)
    while game.round < 2 and not game.over:
        game.choose(*random_choice(game, rolls))
    furnish(game)
    for number, _ in enumerate(steps(game, seed)):
        if number == CHOICES:
            return
        check_conservation(game)
        check_questions(game)
        check_events(game)
        if number % 10 == 0:
            check_snapshot(game)
            check_clone(game, seed)
            for viewer in (None, *range(config.seats)):
                check_view(game, viewer)
            check_redeal(game, number % config.seats, number)
