"""States: complete, in the form that is documented, in four languages, and without anything hidden."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lairwright.dungeon.state.table import Table
from lairwright.kernel.config import Config
from lairwright.kernel.game import Game
from lairwright.kernel.views import EVERYTHING, UNKNOWN
from lairwright.server import views
from lairwright.server.lessons import start_lesson
from lairwright.server.protocol import ServerMessage, State
from lairwright.server.words.log import log_lines
from lairwright.server.words.state import state_for
from tests.playing import position
from tests.properties.configs import boss_monster_configs, configs
from tests.server_words.tables import GAMES, LANGUAGES, course, shown, viewers
from tests.text.reading import trouble

VIEWS = {"boss-monster": views.DungeonView, "castle-raid": views.CastleView}
PREVIEWS = {"boss-monster": views.DungeonPreview, "castle-raid": views.CastlePreview}


def quiet(game: Game, viewer: int | None, language: str = "en") -> State:
    return state_for(game, viewer, language, seq=0, log=[], undo="nothing")


@pytest.mark.parametrize("game", GAMES)
def test_views_and_previews_are_as_documented(game: str) -> None:
    for table, batches in course(GAMES[game]):
        for viewer in viewers(table):
            state = shown(table, batches, viewer)
            # Over the wire and back: this is what a client reads.
            sent = msgspec.json.decode(msgspec.json.encode(state))
            assert isinstance(msgspec.convert(sent, ServerMessage), State)
            assert msgspec.convert(sent["view"], VIEWS[game]).game == game
            for option in sent["question"]["options"] if sent["question"] else []:
                assert msgspec.convert(option["preview"], PREVIEWS[game] | None) or option["preview"] is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_said_reads_well(game: str, language: str) -> None:
    said: set[str] = set()
    for table, batches in course(GAMES[game]):
        for viewer in viewers(table):
            state = shown(table, batches, viewer, language)
            said |= {state.phase, *(value.text for value in state.values)}
            said |= {line.text for line in state.log if line.text}
            if state.question:
                said.add(state.question.text)
                said |= {text for option in state.question.options for text in (option.text, *option.changes)}
            if state.standing:
                said |= {state.standing.text, *state.standing.lines}
    assert len(said) > 300
    for text in said:
        assert text
        assert not trouble(text), text


@settings(max_examples=120, deadline=None)
@given(configs, st.integers(0, 70), st.integers(0, 2**32), st.sampled_from(LANGUAGES))
def test_a_state_does_not_depend_on_what_the_viewer_may_not_know(
    config: Config, choices: int, seed: int, language: str
) -> None:
    game = position(config, choices)
    for seat in range(config.seats):
        other = game.redeal(seat, seed)
        assert quiet(other, seat, language) == quiet(game, seat, language)
        assert quiet(other, None, language) == quiet(game, None, language)


@settings(max_examples=15, deadline=None)
@given(configs)
def test_the_log_names_the_cards_that_the_viewer_may_know_and_no_others(config: Config) -> None:
    for game, batches in course(config):
        for viewer in (None, *range(config.seats)):
            lines = log_lines(game, batches[-1:], viewer, "en")
            seen = game.visible_events(viewer)
            assert [(line.kind, line.seat, line.card, line.other, line.amount) for line in lines] == [
                (event["kind"], event["seat"], event["card"], event["other"], event["amount"]) for event in seen
            ]
            visible = {event[field] for event in seen for field in ("card", "other")} - {None, UNKNOWN}
            assert {card for line in lines for card, _ in line.cards} <= visible


def around(view: Any, seat: int) -> tuple[object, ...]:
    """What a seat's own building leaves as it is. With ``respond_during_reveal`` the phase alone does not tell: while
    rooms are turned up it is the Build phase again."""
    return view["phase"], view["town"], [one["dungeon"] for one in view["seats"] if one is not view["seats"][seat]]


@settings(max_examples=12, deadline=None)
@given(boss_monster_configs)
def test_a_preview_is_what_the_viewer_then_foresees(config: Config) -> None:
    """A room that is placed face down counts in the foresight of its owner from then on."""
    for before, batches in course(config):
        waits = isinstance(before, Table) and len(before.waiting) > 0
        for seat in before.open:
            state = shown(before, batches, seat)
            assert state.question is not None
            for option in state.question.options:
                if option.preview is None or not option.key.startswith("build "):
                    continue
                game = before.clone()
                game.play(option.key, seat)
                after: Any = quiet(game, seat).view
                if game.over or waits or around(after, seat) != around(state.view, seat):
                    continue  # more has happened than the building: what was announced has resolved, for example
                foresight, preview = after["foresight"], option.preview
                assert foresight["lures"] == preview["lures"]
                assert foresight["pulls"] == preview["pulls"]
                assert foresight["outlooks"] == preview["outlooks"]
                assert foresight["seats"][seat] == preview["seats"][seat]  # type: ignore[index]


def test_giving_up_a_room_is_foreseen_too() -> None:
    """Robobo levels up, and the rival has to destroy one of two rooms."""
    game = start_lesson("survive")
    game.play("build neanderthal-cave end", 0)
    state = quiet(game, 1)
    assert state.question is not None
    assert {option.key for option in state.question.options} == {"sacrifice 1", "sacrifice 2"}
    for option in state.question.options:
        preview: Any = option.preview
        twin = game.clone()
        twin.play(option.key, 1)
        after: Any = quiet(twin, 1).view
        assert preview["seats"][0] is None
        assert preview["seats"][1]["treasure"] == after["seats"][1]["treasure"]
        assert preview["seats"][1]["damage"] == [room["damage"] for room in after["seats"][1]["details"]]


def test_a_castle_preview_is_what_happens_then() -> None:
    tried = 0
    for before, batches in course(GAMES["castle-raid"]):
        for seat in before.open:
            state = shown(before, batches, seat)
            assert state.question is not None
            for option in state.question.options:
                game = before.clone()
                game.play(option.key, seat)
                after: Any = quiet(game, seat).view
                preview: Any = option.preview
                if preview is None or after["phase"] != "play" or after["round"] != state.view["round"]:
                    continue
                tried += 1
                for guard, foreseen, said in zip(
                    after["guards"], after["foresight"]["guards"], preview["guards"], strict=True
                ):
                    if said is not None:
                        assert sorted(guard["monsters"]) == sorted(said["monsters"])
                        assert foreseen["total"] == said["total"]
                        assert (foreseen["beaten"], foreseen["unseen"]) == (said["beaten"], said["unseen"])
                for player, purse in zip(after["seats"], preview["seats"], strict=True):
                    assert purse is None or player["gold"] == purse["gold"]
    assert tried > 50


def test_a_spectator_and_the_open_table_are_asked_nothing() -> None:
    for game, batches in course(GAMES["boss-monster"]):
        assert shown(game, batches, None).question is None
        assert shown(game, batches, EVERYTHING).question is None


def test_own_face_down_rooms_count_for_their_owner_alone() -> None:
    found = 0
    for game, batches in course(GAMES["boss-monster"]):
        state: Any = shown(game, batches, 0)
        hidden = [room["face_down"] for room in state.view["seats"][0]["details"]]
        if not any(hidden) or not state.view["foresight"]["seats"]:
            continue
        found += 1
        assert None not in state.view["foresight"]["seats"][0]["damage"]
        other: Any = shown(game, batches, 1)
        assert [damage is None for damage in other.view["foresight"]["seats"][0]["damage"]] == hidden
    assert found > 2


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_told(game: str) -> None:
    *_, (table, batches) = course(GAMES[game])
    state = shown(table, batches, 0)
    assert state.standing is not None
    assert state.standing.winners == list(table.outcome.winners)
    assert len(state.standing.lines) == table.config.seats
    assert state.question is None
