"""Replays: any moment of a finished game is the game as it was then."""

from __future__ import annotations

import pytest

from lairwright.games import start
from lairwright.kernel.config import Config
from lairwright.kernel.errors import LairwrightError
from lairwright.kernel.game import Game
from lairwright.server.api import Moment
from lairwright.server.lessons import lesson_over, start_lesson
from lairwright.server.protocol import Settings, TableInfo
from lairwright.server.replays import OPEN, Replay, moment, replay_of
from lairwright.server.words.log import Batch, log_lines
from lairwright.server.words.state import state_for
from tests.playing import play_out
from tests.server_words.tables import GAMES, LANGUAGES, course


def table_of(config: Config, name: str) -> TableInfo:
    settings = Settings(game=config.game, seats=config.seats)
    return TableInfo(id=name, stage="over", settings=settings, seats=[], host=0, seed_hash="")


def choices_of(config: Config) -> list[tuple[int, str]]:
    return play_out(start(config), config.seed).record.choices


def look(config: Config, at: int, seat: int, language: str = "en") -> Moment:
    return moment(
        table_of(config, f"{config.game}-{config.seed}"), lambda: start(config), choices_of(config), at, seat, language
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_is_the_game_as_it_was(game: str) -> None:
    config = GAMES[game]
    replay = Replay(start(config), choices_of(config))
    for at, (table, batches) in enumerate(course(config)):
        assert replay.game(at).snapshot() == table.snapshot()
        assert replay.batches[at][0] == batches[at][0] == at
        assert told(table, replay.batches[at]) == told(table, batches[at])
    assert replay.last.over


def told(game: Game, batch: Batch) -> list[object]:
    return [game.event_data(event) for event in batch[1]]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_moment_shows_what_the_seat_saw_then(game: str, language: str) -> None:
    config = GAMES[game]
    for at, (table, _) in enumerate(course(config)):
        if at % 13:
            continue
        shown = look(config, at, 1, language)
        then = state_for(table, 1, language, seq=at, log=shown.state.log, undo="nothing", fresh=True)
        assert shown.state == then
        assert shown.last == len(choices_of(config))


def test_the_log_is_everything_so_far() -> None:
    config = GAMES["boss-monster"]
    *_, (table, batches) = course(config)
    end = look(config, 10_000, 0)
    assert end.state.seq == end.last
    assert [line.text for line in end.state.log] == [line.text for line in log_lines(table, batches, 0, "en")]
    early = look(config, 5, 0)
    assert early.state.log == end.state.log[: len(early.state.log)]
    assert {line.seq for line in early.state.log} <= set(range(6))


def test_a_seat_reads_its_own_choices_and_an_open_replay_reads_all() -> None:
    config = GAMES["boss-monster"]
    told = 0
    for at, (chooser, _) in enumerate(choices_of(config)):
        opened = look(config, at, OPEN)
        assert opened.chooser == chooser
        assert opened.choice
        seen = look(config, at, 0)
        assert bool(seen.choice) == (chooser == 0)
        told += bool(seen.choice)
    assert told > 10
    assert look(config, 10_000, OPEN).choice == ""


def test_an_open_replay_has_everything_face_up() -> None:
    config = GAMES["boss-monster"]
    middle = len(choices_of(config)) // 2
    assert "?" not in str([seat["hand"] for seat in look(config, middle, OPEN).state.view["seats"]])  # type: ignore[attr-defined]
    assert look(config, middle, 0).state.view["seats"][1]["hand"] is None  # type: ignore[index]


@pytest.mark.parametrize("game", GAMES)
def test_rounds_lead_to_where_they_begin(game: str) -> None:
    config = GAMES[game]
    for at, number in look(config, 0, OPEN).rounds:
        assert look(config, at, OPEN).state.view["round"] == number
        assert at == 0 or look(config, at - 1, OPEN).state.view["round"] != number


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(LairwrightError, match="there is no seat 9"):
        look(GAMES["boss-monster"], 0, 9)


def test_a_lesson_can_be_replayed_too() -> None:
    game: Game = start_lesson("lure")
    choices = []
    while not lesson_over("lure", game):
        decision = game.decisions[0]
        choices.append((decision.seat, decision.keys[0]))
        game.play(decision.keys[0], decision.seat)
    shown = moment(table_of(game.config, "lesson"), lambda: start_lesson("lure"), choices, 1, OPEN, "en")
    assert shown.last == len(choices)


def test_replays_are_kept_and_forgotten() -> None:
    config = GAMES["castle-raid"]
    choices = choices_of(config)
    first = replay_of("kept", lambda: start(config), choices)
    assert replay_of("kept", lambda: start(config), choices) is first
    for number in range(40):
        replay_of(f"other-{number}", lambda: start(config), choices[:1])
    assert replay_of("kept", lambda: start(config), choices) is not first
