"""A third game, registered in one place, works with everything in the library that handles games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import lairwright as lw
from lairwright.bots.hints import hints
from lairwright.bots.registry import check_bot, make_bot
from lairwright.bots.seat import Seat
from lairwright.games import GAMES, GameKind, game_kind, known_games, plug_in, register
from lairwright.lab.arena import ArenaPlan, run_arena
from lairwright.lab.simulate import Plan, simulate
from lairwright.scenarios.rulebook import find_rule
from lairwright.scenarios.runner import load, run
from lairwright.server import catalogue
from lairwright.server.words.state import state_for
from lairwright.server.words.wording import wording_of
from lairwright.text.catalogue import languages, texts
from lairwright.text.voices import voice_for, voice_of
from tests.stones.registration import STONES

HERE = Path(__file__).parent


def played(seed: int) -> lw.Game:
    game = lw.new_game("stones", seats=3, seed=seed)
    while not game.over:
        game.play(game.decision.options[-1])
    return game


def test_it_is_unknown_as_long_as_nobody_registers_it() -> None:
    with pytest.raises(lw.SetupError, match="unknown game 'stones'; games: boss-monster, castle-raid"):
        lw.new_game("stones")


def test_a_name_is_registered_once(stones: GameKind) -> None:
    with pytest.raises(lw.LairwrightError, match="there is a game called 'stones' already: a name is"):
        register(stones)
    plug_in()  # names the game that is already known
    assert list(GAMES) == ["boss-monster", "castle-raid", "stones"]


def test_the_environment_names_it_and_the_first_who_asks_finds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAIRWRIGHT_GAMES", "tests.stones.registration:STONES")
    try:
        assert lw.new_game("stones").config.game == "stones"
    finally:
        del GAMES["stones"]


def test_it_deals_plays_and_ends(stones: GameKind) -> None:
    endings = {played(seed).outcome.reason for seed in range(20)}
    assert endings <= set(stones.endings)
    assert len({repr(played(seed).record.choices) for seed in range(20)}) > 1
    with pytest.raises(lw.Refusal, match="not-your-turn"):
        lw.new_game("stones").play("play one", 1)


def test_everybody_sees_their_own_hand_alone(stones: GameKind) -> None:
    game = lw.new_game("stones", seed=4)
    hands = [[seat["hand"] for seat in game.view(viewer)["seats"]] for viewer in (0, 1, None)]  # type: ignore[attr-defined]
    hidden = ["?"] * 3
    assert hands[0][1] == hands[1][0] == hands[2][0] == hands[2][1] == hidden
    assert hidden not in (hands[0][0], hands[1][1])


def test_a_re_dealt_game_agrees_with_what_the_seat_knows(stones: GameKind) -> None:
    game = lw.new_game("stones", seed=4)
    dealt = [game.redeal(0, seed) for seed in range(20)]
    assert all(other.view(0) == game.view(0) for other in dealt)
    assert len({repr(other.inspect()) for other in dealt}) > 1


def test_it_is_saved_restored_recorded_and_replayed(stones: GameKind) -> None:
    game = lw.new_game("stones", seed=7, variants=["tall-heap"])
    game.play(game.decision.options[0])
    again = lw.restore(game.snapshot())
    assert again.snapshot() == game.snapshot() == game.clone().snapshot()
    while not game.over:
        again.play(game.decision.options[0].key)
        game.play(game.decision.options[0])
    assert again.inspect() == game.inspect() == lw.replay(game.record.dumps()).inspect()


@pytest.mark.parametrize("language", languages())
def test_it_is_worded_in_english_where_a_language_does_not_know_it(stones: GameKind, language: str) -> None:
    game = lw.new_game("stones", seed=4)
    reader = voice_of(game).reader(texts(language), game, 0)
    assert reader.prompt_text(game.decision) == "Which card do you play?"
    option = game.decision.options[0]
    assert reader.option_phrase(option.choice, "play") == f"play {reader.names.card(option.card)}"
    game.play(option)
    assert reader.event_lines(game.visible_events(0)) == [f"You play {reader.names.card(option.card)} and take 3."]
    assert voice_of(game).reason_text(texts("en"), "not-in-hand") == "You do not hold that card."
    assert voice_of(game).reason_text(texts("en"), "game-over")


def test_its_end_is_worded(stones: GameKind) -> None:
    game = lw.new_game("stones", seed=1)
    while not game.over:
        game.play(game.decision.options[-1])
    told = state_for(game, 0, "en", seq=1, log=[], undo="nothing", people=("Ann", "Bob")).standing
    assert told is not None
    assert told.text == "Won: Bob. The last stone is taken."
    assert [line.partition(":")[0] for line in told.lines] == ["Bob", "Ann"]


def test_the_server_says_how_the_table_stands_and_what_can_be_done(stones: GameKind) -> None:
    game = lw.new_game("stones", seed=4)
    state = state_for(game, 0, "en", seq=1, log=[], undo="nothing")
    assert state.phase == "Round 1 · Play"
    assert state.values[0].text == "9 stones lie on the heap."
    assert state.question is not None
    assert [option.key for option in state.question.options] == game.decision.keys
    assert wording_of(voice_of(game).reader(texts("en"), game, None)).foresight() == {}


@pytest.mark.parametrize("jobs", [1, 2])
def test_it_is_simulated_in_other_processes_too(stones: GameKind, jobs: int) -> None:
    report = simulate(Plan(game="stones", seats=3, games=30, jobs=jobs))
    assert (report.tally.games, report.tally.errors) == (30, [])
    assert set(report.tally.outcomes) <= set(stones.endings)


def test_a_process_that_nobody_told_of_it_says_so(stones: GameKind, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LAIRWRIGHT_GAMES")
    said = "could not begin: unknown game 'stones'; games: boss-monster, castle-raid; register it at module level, or"
    with pytest.raises(lw.LairwrightError, match=said):
        simulate(Plan(game="stones", games=30, jobs=2))


def test_its_rules_are_found_in_any_case(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "pebbles.toml").write_text('[[rule]]\nid = "pb-End-01"\ntext = "It ends."\n', encoding="utf-8")
    monkeypatch.setitem(GAMES, "pebbles", replace(STONES, name="pebbles", rulebook=tmp_path))
    for word in ("pb-End-01", "pb-end-01", "PB-END-01"):
        assert find_rule(word).text == "It ends."
    with pytest.raises(lw.LairwrightError, match=r"no rule 'PB-EDN-01' \(did you mean 'pb-End-01'\?\)"):
        find_rule("PB-EDN-01")


def test_a_scenario_is_written_for_it(stones: GameKind) -> None:
    assert [result.failures for result in run(load(HERE / "hands-empty.toml"))] == [[]]


def scenario(folder: Path, steps: str) -> list[str]:
    """What fails in a scenario with a heap of nine, in which the first player may play one, one and two."""
    case = folder / "case.toml"
    hands = '[[seat]]\nhand = "one one two"\n[[seat]]\nhand = "two three one"\n'
    case.write_text(f'title = "t"\nrules = ["ST-02"]\ngame = "stones"\n{hands}[[step]]\n{steps}\n', encoding="utf-8")
    (result,) = run(load(case))
    return result.failures


def test_a_scenario_waits_for_something_that_only_this_game_has(stones: GameKind, tmp_path: Path) -> None:
    play = 'play = ["0: play one", "1: play three"]\n'
    assert scenario(tmp_path, play + 'until = "heap 5"\nasks = ["0: play"]') == []
    assert scenario(tmp_path, play + 'stop = "heap 5"\nasks = []\nexpect = { "heap" = 5 }') == []
    assert scenario(tmp_path, play + 'until = "heap 4"') == [
        "step 1: cannot wait for 'heap 4': seat 0 must choose from ['play one', 'play two']"
    ]


def test_a_scenario_stops_at_phases_and_rounds_that_no_event_tells_of(stones: GameKind, tmp_path: Path) -> None:
    play = 'play = ["0: play one", "1: play three"]\n'
    began = 'asks = []\nexpect = { "heap" = 5, "round" = 2 }\nevents = ["took three"]\nrefuse = { key = "0: play one" }'
    assert scenario(tmp_path, play + 'stop = "round 2"\n' + began) == []
    assert scenario(tmp_path, play + 'until = "round 2"\nasks = ["0: play"]') == []
    assert scenario(tmp_path, 'stop = "play"\nasks = []\nexpect = { "heap" = 9, "phase" = "play" }') == []
    assert scenario(tmp_path, 'stop = "deal"\nexpect = { "phase" = "deal" }') == []
    assert scenario(tmp_path, 'until = "deal"\nasks = ["0: play"]') == []  # it began while the table was set
    waits = "seat 0 must choose from ['play one', 'play two']"
    assert scenario(tmp_path, play + 'stop = "play"') == [f"step 1: cannot wait for 'play': {waits}"]
    assert scenario(tmp_path, play + 'stop = "round 3"') == [f"step 1: cannot wait for 'round 3': {waits}"]
    assert scenario(tmp_path, play + 'stop = "round 2"\nlacks = ["play one"]') == [
        "case.toml: step 1: nobody is asked anything at a stop: 'play' or 'until' must come before 'offers' and 'lacks'"
    ]


def test_what_it_waits_for_is_checked_and_listed(stones: GameKind, tmp_path: Path) -> None:
    forms = "expected a phase (deal, play) or round N, heap N"
    assert scenario(tmp_path, 'stop = "heap"') == [f"case.toml: step 1: stop: unknown goal 'heap'; {forms}"]
    assert scenario(tmp_path, 'until = "hepa 4"') == [
        f"case.toml: step 1: until: unknown goal 'hepa 4' (did you mean 'heap'?); {forms}, over, seat N asked"
    ]
    assert scenario(tmp_path, 'until = "heap 12"') == [
        "case.toml: step 1: until: 'heap 12': expected a number, 0 to 11"
    ]
    assert scenario(tmp_path, 'until = "hero one in 2"') == [
        f"case.toml: step 1: until: unknown goal 'hero one in 2'; {forms}, over, seat N asked"
    ]


@pytest.mark.parametrize("bot", ["random", "reference"])
def test_bots_that_know_the_rules_alone_play_it(stones: GameKind, bot: str) -> None:
    assert check_bot(bot, "stones") == bot
    game = lw.new_game("stones", seed=3)
    players = [make_bot(bot, seat, "stones") for seat in range(2)]
    while not game.over:
        seat = game.open[0]
        game.play(players[seat].choose(Seat(game, seat), 1), seat)
    assert [player.failures for player in players] == [[], []]
    with pytest.raises(lw.LairwrightError, match="unknown bot 'greedy'; bots: random, reference"):
        check_bot("greedy", "stones")


def test_the_better_bot_wins_more_often(stones: GameKind) -> None:
    run_of = run_arena(ArenaPlan(("reference", "random"), "stones", games=20))
    assert not run_of.failed


def test_advice_comes_from_playing_it_to_its_end(stones: GameKind) -> None:
    game = lw.new_game("stones", seed=3)
    found = hints(Seat(game, 0), 60)
    assert {hint.key for hint in found} <= set(game.decision.keys)
    assert len({round(hint.chance, 3) for hint in found}) > 1


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The environment names the game, and nobody has registered it."""
    monkeypatch.setenv("LAIRWRIGHT_GAMES", "tests.stones.registration:STONES")
    assert "stones" not in GAMES
    yield
    GAMES.pop("stones", None)


@pytest.mark.parametrize(
    "ask",
    [
        lambda: lw.new_game("stones"),
        lambda: load(HERE / "hands-empty.toml"),
        lambda: find_rule("ST-01"),
        lambda: game_kind("stones"),
        lambda: known_games()["stones"],
        lambda: voice_for("stones"),
        lambda: catalogue.rules("en", "stones"),
    ],
    ids=["deal", "scenario", "rule", "kind", "all", "voice", "server"],
)
def test_whoever_asks_first_finds_a_game_that_the_environment_names(named: None, ask: Callable[[], object]) -> None:
    assert ask()


def test_a_variant_brings_other_numbers_of_players(stones: GameKind) -> None:
    assert stones.seats_for(None, ()) == (2, 3)
    assert stones.seats_for(None, ("tall-heap",)) == (1, 3)
    game = lw.new_game("stones", seats=1, variants=["tall-heap"])
    while not game.over:
        game.play(game.decision.options[0])
    assert game.outcome.ranking == [0]
    with pytest.raises(lw.SetupError, match="stones is for 2 to 3 seats, not 1"):
        lw.new_game("stones", seats=1)
