"""The words that scenario files are checked against are those the games use."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lairwright
from lairwright.games import GAMES, start
from lairwright.kernel.config import Config
from lairwright.scenarios.words import Words, event_words

MESSAGES = Path(lairwright.__file__).parent / "text" / "locales" / "en"


def texts_in(value: object, place: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a view, with its place."""
    if isinstance(value, str):
        yield place[1:], value
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts_in(part, f"{place}.*")
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from texts_in(part, f"{place}.{name}")
    else:
        assert value is None or isinstance(value, int), f"nobody looked for texts in {value!r}"


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=12)
@given(seed=st.integers(0, 2**32), data=st.data())
def test_every_key_event_and_view_of_a_game_has_a_known_form(name: str, seed: int, data: st.DataObject) -> None:
    kind = GAMES[name]
    preset = data.draw(st.sampled_from(sorted(kind.rules.presets)))
    seats = data.draw(st.integers(kind.fewest_seats, kind.most_seats))
    variants = tuple(data.draw(st.lists(st.sampled_from(sorted(kind.rules.variants)), unique=True)))
    game = start(Config(name, seats, seed, preset, kind.default_sets, variants, {}))
    words = Words(game)
    choose = random.Random(seed)
    for _ in range(150):
        if game.over:
            break
        for decision in game.decisions:
            for key in decision.keys:
                assert words.key_problem(key) == ""
        for event in game.visible_events(None):
            text = " ".join(event_words(event))
            assert words.event(text, "here") == tuple(text.split())
        for view in (game.inspect(), game.view(None), game.view(0)):
            for place, value in texts_in(view):
                assert words.view_problem(place, value) == ""
        game.play(choose.choice(game.decision.options))
    if game.over:
        assert game.outcome.reason in kind.endings


@pytest.mark.parametrize("name", GAMES)
def test_no_card_is_called_like_an_event_or_a_phase(name: str) -> None:
    kind = GAMES[name]
    cards = {card for cards in kind.shipped_cards().values() for card in cards}
    assert not cards & {*kind.events, *kind.phases, *kind.endings}


def test_every_way_to_end_a_game_is_known() -> None:
    told = re.findall(r"^outcome-([a-z-]+) =", (MESSAGES / "reasons.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    endings = [ending for kind in GAMES.values() for ending in kind.endings]
    assert set(told) <= set(endings)
    assert len(set(endings)) == len(endings)
