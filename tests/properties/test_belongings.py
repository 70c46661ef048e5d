"""What only some sets have is shown, said and pointed at like everything else, and gives nothing hidden away.

In games of the probe sets, which have coins, counters, items, minibosses and cards that are used from anywhere.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest
from rich.console import Console

from lairwright.cli.dungeon.view import DungeonView
from lairwright.dungeon.announced import announced
from lairwright.dungeon.changes.belongings import attach
from lairwright.dungeon.legality.reasons import REASONS
from lairwright.dungeon.responses import concerns
from lairwright.dungeon.state.marks import FACE_DOWN
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import MINIBOSS, NO_TARGET, TARGET_BOSS, TARGET_MINIBOSS, TARGET_WOUND
from lairwright.kernel.views import UNKNOWN
from lairwright.server import views
from lairwright.server.words.state import state_for
from lairwright.text.catalogue import languages, texts
from lairwright.text.dungeon.voice import VOICE
from tests.invariants import check_events, check_redeal, check_view
from tests.playing import steps
from tests.probes import PROBES, furnished, probe_config
from tests.properties.test_pointing import SAID_BY_LIST, _check_meaning, _on_dungeon_table
from tests.text.reading import trouble
from tests.text.test_codes import check_table

LANGUAGES = languages()


def course(name: str, seed: int, every: int) -> Iterator[Table]:
    """A game of a probe set, looked at after every so many choices."""
    game = furnished(probe_config(name, seed))
    return islice(steps(game, seed), seed % every, None, every)


@pytest.mark.parametrize("name", PROBES)
def test_everything_has_words(name: str) -> None:
    for at, language in enumerate(LANGUAGES):
        for game in course(name, at, 3):
            check_table(game, language)


@pytest.mark.parametrize("name", PROBES)
def test_views_show_what_is_open_and_stay_the_same_in_a_redeal(name: str) -> None:
    for seed in range(3):
        for number, game in enumerate(course(name, seed, 5)):
            check_events(game)
            for viewer in (None, *range(len(game.players))):
                check_view(game, viewer)
            for seat in range(len(game.players)):
                check_redeal(game, seat, number)


@pytest.mark.parametrize("name", PROBES)
def test_options_point_at_what_is_in_sight_and_pointing_means_them(name: str) -> None:
    for game in course(name, 1, 2):
        _check_meaning(game)
        for decision in game.decisions:
            seen = _on_dungeon_table(game.view(decision.seat), decision.seat)
            for option in decision.options:
                points = game.points(option.seat, option.code)
                assert {*points.at, points.held} - {""} <= seen, f"{option.key}: {points}"
                assert points.at or isinstance(option.choice, SAID_BY_LIST), option.key


def _keys(game: Table) -> list[str]:
    """Uses and modes of every card of the game, whether or not there are any."""
    keys = [key for decision in game.decisions for key in decision.keys]
    for card in game.catalog.definitions:
        keys += [f"use {card.id} 0", f"use {card.id} 0 2", f"use {card.id} 1", f"use {card.id} 2 2"]
        keys += [f"play {card.id}", f"play {card.id} 2", f"play {card.id} 9", f"pick {card.id}", f"item {card.id}"]
    return [*keys, "pay 1", "pay 99", "class mage", "miniboss 0.1", "miniboss 9.9"]


@pytest.mark.parametrize("name", PROBES)
def test_reasons_are_said_and_tell_nothing_that_is_hidden(name: str) -> None:
    known = {code for code, _ in REASONS}
    for number, game in enumerate(course(name, 2, 19)):
        for seat in range(len(game.players)):
            twin = game.redeal(seat, number)
            for key in _keys(game):
                code, rule = game.why_not(key, seat)
                assert (code, rule) == twin.why_not(key, seat), f"{key!r}, asked by seat {seat}"
                if code in known:
                    assert VOICE.reason_text(texts("en"), code)


@pytest.mark.parametrize("name", PROBES)
def test_clients_and_terminals_get_what_is_documented(name: str) -> None:
    for number, game in enumerate(course(name, 3, 11)):
        language = LANGUAGES[number % len(LANGUAGES)]
        for viewer in (None, *range(len(game.players))):
            state = state_for(game, viewer, language, seq=0, log=[], undo="nothing")
            sent = msgspec.json.decode(msgspec.json.encode(state))
            assert msgspec.convert(sent["view"], views.DungeonView).game == "boss-monster"
            for value in state.values:
                assert not trouble(value.text), value.text
        shown = io.StringIO()
        DungeonView(Console(file=shown, width=100), VOICE.reader(texts(language), game, 0)).show()
        for player in game.players:
            assert player.out or texts(language).say("table-coins", number=int(player.coins)) in shown.getvalue()


def test_a_miniboss_that_lies_face_down_looks_like_a_room_built_over() -> None:
    game = next(course("things", 0, 1))
    seat = next(at for at, player in enumerate(game.players) if player.dungeon)
    top = game.players[seat].dungeon[0]
    hidden = next(card for card in game.room_deck if game.cards[card].kind == MINIBOSS)
    game.room_deck.remove(hidden)
    attach(game, seat, top, hidden)
    game.status[hidden] = FACE_DOWN
    seats: list[Any] = [game.view(viewer)["seats"] for viewer in (seat, (seat + 1) % len(game.players))]
    own, other = (seen[seat] for seen in seats)
    assert own["details"][0]["miniboss"] == {"card": game.card_id(hidden), "level": 1, "face_down": True, "used": ()}
    assert other["details"][0] == {"card": UNKNOWN, "active": False, "face_down": True}
    assert other["dungeon"][0] == (*own["dungeon"][0], UNKNOWN)


def test_windows_concern_whoever_has_the_target_or_the_card() -> None:
    aims: set[int] = set()
    for name in PROBES:
        for seed in range(6):
            for game in course(name, seed, 1):
                for effect in announced(game):
                    for seat in {int(effect.owner), int(effect.host)} - {-1, int(effect.seat)}:
                        assert concerns(game, seat)
                        aims.add(int(effect.aim))
    assert {TARGET_MINIBOSS, TARGET_WOUND, TARGET_BOSS} & aims
    assert NO_TARGET in aims, "nobody used another player's card"
