"""The arena: fair, repeatable, the same in any number of processes, and right about its totals."""

from __future__ import annotations

import dataclasses
from dataclasses import replace

import pytest

import lairwright as lw
from lairwright.bots.registry import make_bot
from lairwright.bots.seat import Seat
from lairwright.kernel.config import MAX_SEED
from lairwright.lab import arena
from lairwright.lab.arena import ArenaPlan, ArenaRun, Played, play_fixture, run_arena
from lairwright.lab.intervals import share_of
from lairwright.lab.seating import Fixture
from lairwright.lab.standings import Standings, standings


def run(*bots: str, **plan: object) -> Standings:
    return standings(run_arena(replace(ArenaPlan(bots), **plan)))  # type: ignore[arg-type]  # any fields of a plan


def played(
    seed: int, seating: tuple[int, ...], places: tuple[int, ...], simulations: tuple[int | None, ...] | None = None
) -> Played:
    """A game that was supposedly played: two choices per seat, a second each."""
    count = len(seating)
    return Played(
        Fixture(seed, seating),
        places,
        "ten-souls",
        5,
        (2,) * count,
        (1.0,) * count,
        simulations or (None,) * count,
        ((),) * count,
        b"",
    )


def timeless(found: Standings) -> dict[str, object]:
    """The JSON form without what depends on the clock and the number of processes."""
    data = found.as_data()
    del data["seconds"], data["jobs"]
    bots = data["bots"]
    assert isinstance(bots, list)
    for bot in bots:
        del bot["seconds_per_decision"]
    return data


def test_the_number_of_processes_does_not_change_the_result() -> None:
    one = run("random", "greedy", "random", games=4, budget=1)
    two = run("random", "greedy", "random", games=4, budget=1, jobs=2)
    assert timeless(one) == timeless(two)
    assert one.games == 12


def test_a_run_can_be_split_at_any_seed() -> None:
    whole = run_arena(ArenaPlan(("random", "greedy"), games=8, budget=1))
    parts = [run_arena(ArenaPlan(("random", "greedy"), games=4, seed=seed, budget=1)) for seed in (0, 2)]
    games = [[_untimed(game) for game in seed] for seed in whole.rounds]
    assert games == [[_untimed(game) for game in seed] for part in parts for seed in part.rounds]


def _untimed(game: Played) -> Played:
    return dataclasses.replace(game, seconds=())


def test_equal_bots_are_exactly_even() -> None:
    found = run("random", "random", games=20)
    assert [bot.won.share for bot in found.bots] == [0.5, 0.5]
    assert all(bot.verdict == 0 for bot in found.bots)
    # Each seed is the same game twice, with the names exchanged.
    for first, second in found.run.rounds:
        assert first.digest == second.digest
        assert first.fixture.seating == second.fixture.seating[::-1]


def test_different_seeds_are_different_games() -> None:
    found = run("random", "random", games=20)
    assert len({games[0].digest for games in found.run.rounds}) == 10
    assert found.fingerprint != run("random", "random", games=20, seed=1).fingerprint


def test_greedy_is_found_to_be_stronger_than_random() -> None:
    found = run("random", "greedy", games=16, budget=1)
    weak, strong = found.bots
    assert (weak.verdict, strong.verdict) == (-1, 1)
    assert weak.won.wins + strong.won.wins == 16
    assert found.pairs[1, 0] == strong.won
    assert strong.seconds_per_decision > weak.seconds_per_decision > 0


def test_a_game_is_the_one_that_its_seed_and_bots_give() -> None:
    """The arena adds nothing of its own: playing by hand with the same seeds gives the same winner."""
    plan = ArenaPlan(("greedy", "random"), seats=3, budget=1)
    found = play_fixture(plan, Fixture(11, (1, 0, 1)))
    game = lw.new_game(seats=3, seed=11)
    bots = [make_bot(name, 33 + seat) for seat, name in enumerate(("random", "greedy", "random"))]
    while not game.over:
        seat = game.open[0]
        game.play(bots[seat].choose(Seat(game, seat), 1), seat)
    assert [seat for seat, place in enumerate(found.places) if place == 0] == game.outcome.winners
    assert sorted(range(3), key=lambda seat: found.places[seat]) == game.outcome.ranking
    assert sum(found.decisions) == len(game.record.choices)
    assert (found.reason, found.rounds) == (game.outcome.reason, game.round_number())


def test_shares_count_fractions_of_shared_victories() -> None:
    plan = ArenaPlan(("a", "b"), seats=3, mix=(1, 2))
    seed = [played(0, (0, 1, 1), (0, 0, 2)), played(0, (1, 1, 0), (0, 0, 0)), played(0, (1, 0, 1), (1, 0, 2))]
    found = standings(ArenaRun(plan, [seed], [], 1.0))
    first, second = found.bots
    assert first.won.wins == pytest.approx(1 / 2 + 1 / 3 + 1)
    assert second.won.wins == pytest.approx(1 / 2 + 2 / 3)
    assert (first.won.games, second.won.games) == (3, 3)
    assert (first.even, second.even) == pytest.approx((1 / 3, 2 / 3))
    # Each seat of one against each seat of the other: a draw and a win, two draws, two wins.
    assert found.pairs[0, 1].wins == pytest.approx(0.75 + 0.5 + 1)
    assert found.pairs[1, 0].wins == pytest.approx(0.25 + 0.5 + 0)
    assert first.by_seat == pytest.approx((0.5, 1.0, 1 / 3))


def test_the_cross_table_compares_places_not_only_winners() -> None:
    plan = ArenaPlan(("a", "b", "c"), seats=3)
    games = [[played(seed, (0, 1, 2), (0, 2, 1)), played(seed, (1, 2, 0), (2, 0, 1))] for seed in range(3)]
    found = standings(ArenaRun(plan, games, [], 1.0))
    assert {pair: share.share for pair, share in found.pairs.items()} == {
        (0, 1): 1.0,
        (1, 0): 0.0,
        (0, 2): 0.5,
        (2, 0): 0.5,
        (1, 2): 0.0,
        (2, 1): 1.0,
    }
    assert found.bots[1].won.wins == 0


def test_intervals_are_taken_over_seeds() -> None:
    """A bot that wins both games of a seed or none is judged by seeds, over all its match-ups combined."""
    plan = ArenaPlan(("a", "b"))
    games = [
        [played(seed, (0, 1), (place, 1 - place)), played(seed, (1, 0), (1 - place, place))]
        for seed, place in enumerate([0, 0, 1, 0, 1, 0])
    ]
    found = standings(ArenaRun(plan, games, [], 1.0))
    assert found.bots[0].won == share_of([(2, 2), (2, 2), (0, 2), (2, 2), (0, 2), (2, 2)])
    assert found.bots[0].course == pytest.approx((1.0, 1.0, 2 / 3, 0.75, 0.6, 2 / 3))


def test_one_among_three_is_the_same_however_it_is_said() -> None:
    by_mix = run("greedy", "random", seats=4, mix=(1, 3), games=4, budget=1)
    by_default = run("greedy", "random", seats=4, games=4, budget=1)
    by_names = run("greedy", "random", "random", "random", seats=4, games=4, budget=1)
    assert by_mix.fingerprint == by_default.fingerprint == by_names.fingerprint
    assert by_mix.bots[0].won == by_default.bots[0].won == by_names.bots[0].won
    assert [bot.even for bot in by_mix.bots] == [0.25, 0.75]
    assert [bot.even for bot in by_names.bots] == [0.25] * 4


def test_times_and_simulations_are_per_decision_of_the_bot() -> None:
    plan = ArenaPlan(("a", "b"))
    games = [[played(0, (0, 1), (0, 1), (80, None)), played(0, (1, 0), (0, 1), (None, 120))]]
    first, second = standings(ArenaRun(plan, games, [], 1.0)).bots
    assert (first.simulations_per_decision, second.simulations_per_decision) == (50.0, None)
    assert (first.seconds_per_decision, second.seconds_per_decision) == (0.5, 0.5)


def test_a_seed_with_a_game_that_fails_does_not_count_but_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = ArenaPlan(("greedy", "random"), games=12, budget=1)
    lengths = [[sum(game.decisions) for game in games] for games in run_arena(plan).rounds]
    limit = sorted(max(seed) for seed in lengths)[3]
    monkeypatch.setattr(arena, "LONGEST_GAME", limit)
    found = standings(run_arena(plan))
    assert found.seeds == [seed for seed, games in enumerate(lengths) if max(games) <= limit]
    assert len(found.run.failed) == sum(length > limit for games in lengths for length in games) > 0
    assert {game.error for game in found.run.failed} == {f"not over after {limit} choices"}
    assert found.bots[0].won.games == found.games == 2 * len(found.seeds)
    assert found.as_data()["errors"] == len(found.run.failed)


def test_a_bot_that_raises_loses_no_other_game() -> None:
    found = play_fixture(ArenaPlan(("random", "no-such-bot")), Fixture(3, (0, 1)))
    assert found.error.startswith("LairwrightError: unknown bot 'no-such-bot'")


def test_an_arena_without_a_finished_game_has_nothing_to_say() -> None:
    plan = ArenaPlan(("a", "b"))
    found = standings(ArenaRun(plan, [], [played(0, (0, 1), (0, 0))], 1.0))
    assert found.games == 0
    assert found.pairs == {}
    assert [(bot.won.low, bot.won.high, bot.verdict) for bot in found.bots] == [(0, 1, 0), (0, 1, 0)]


def test_castle_raids_tie_where_gold_ties() -> None:
    """CR-END-03: players with equal gold share a place, no matter who sits first, even behind the winners."""
    ties_behind = 0
    for seed in range(60):
        found = play_fixture(ArenaPlan(("random", "random"), game="castle-raid", seats=4), Fixture(seed, (0, 1, 1, 1)))
        game = lw.new_game("castle-raid", seats=4, seed=seed)
        bots = [make_bot("random", 4 * seed + seat, "castle-raid") for seat in range(4)]
        while not game.over:
            seat = game.open[0]
            game.play(bots[seat].choose(Seat(game, seat), 1), seat)
        gold = game.outcome.scores
        assert found.places == tuple(sum(other > own for other in gold) for own in gold)
        assert sum(found.points) == pytest.approx(1)
        behind = [place for place in found.places if place]
        ties_behind += len(set(behind)) < len(behind)
    assert ties_behind > 0


def test_a_name_may_carry_its_budget() -> None:
    """A number in a name belongs to that bot; the plan's budget is for the others."""
    thrifty = run("greedy:1", "random", games=2, budget=9)
    assert thrifty.fingerprint == run("greedy", "random", games=2, budget=1).fingerprint
    assert thrifty.fingerprint != run("greedy", "random", games=2, budget=200).fingerprint


def test_a_bot_that_fails_and_plays_on_is_reported() -> None:
    plan = ArenaPlan(("a", "b"))
    slip = replace(played(7, (1, 0), (0, 1)), failures=(("ValueError: x", "ValueError: y"), ()))
    first, second = standings(ArenaRun(plan, [[played(7, (0, 1), (0, 1)), slip]], [], 1.0)).bots
    assert (first.failures, second.failures) == ((), ((7, "ValueError: x"), (7, "ValueError: y")))


@pytest.mark.parametrize(
    ("plan", "complaint"),
    [
        (ArenaPlan(("random",)), "an arena needs at least two bots, not 1"),
        (ArenaPlan(("random", "random"), games=0), "an arena needs at least one game, not 0"),
        (ArenaPlan(("random", "random"), games=10**7), "an arena plays at most 1000000 games of a match-up"),
        (ArenaPlan(("random", "random"), jobs=0), "an arena needs at least one process, not 0"),
        (ArenaPlan(("random", "random"), budget=0), "a bot needs a budget of at least one simulation, not 0"),
        (ArenaPlan(("random", "gredy")), r"unknown bot 'gredy' \(did you mean 'greedy'\?\)"),
        (ArenaPlan(("random", "random"), game="chess"), "unknown game 'chess'"),
        (ArenaPlan(("random", "random"), seats=5), "boss-monster is for 2 to 4 seats, not 5"),
        (ArenaPlan(("random", "random"), seats=4, mix=(1, 2)), "the mix 1,2 is for 3 seats, not for 4"),
        (ArenaPlan(("random", "random"), seed=-1), "a seed is a whole number from 0 to "),
        (ArenaPlan(("random", "random"), seed=MAX_SEED, games=4), "would pass the largest seed"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: ArenaPlan, complaint: str) -> None:
    with pytest.raises(lw.LairwrightError, match=complaint):
        run_arena(plan)


def test_the_last_seeds_can_be_played() -> None:
    found = run("random", "random", seed=MAX_SEED - 1, games=4)
    assert found.seeds == [MAX_SEED - 1, MAX_SEED]
