"""How strong the bots are: the comparisons in docs/bots.md, for anybody to repeat.

    python bench/strength.py --games 400 --jobs 2 --write docs/bots.md

The games are those of ``lair arena`` with the same bots, seats and seeds. Every finished seed is kept in ``--kept``, so
an interrupted run continues where it stopped, and more games can be added later. Results of bots that choose
differently aren't mixed in: after a change to bots, cards or rules, the first kept games are played again and must be
the same.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # run as a script, where "bench" is a folder of the checkout, not an installed package

import lairwright  # noqa: E402 - after the path
from bench.figures import circumstances, markdown, write_between  # noqa: E402
from lairwright.bots.registry import make_bot  # noqa: E402
from lairwright.bots.seat import Seat  # noqa: E402
from lairwright.games import BOSS_MONSTER, CASTLE_RAID, start  # noqa: E402
from lairwright.kernel import game as engine  # noqa: E402
from lairwright.lab.arena import ArenaPlan, ArenaRun, Played, check_plan, play_fixture  # noqa: E402
from lairwright.lab.intervals import Share  # noqa: E402
from lairwright.lab.processes import results  # noqa: E402
from lairwright.lab.seating import Fixture  # noqa: E402
from lairwright.lab.simulate import DEFAULT_BUDGET  # noqa: E402
from lairwright.lab.standings import Standings, standings  # noqa: E402

#: The bots whose speed is measured, each in one game with one number of seats.
PACES: Final = (("search:1000", BOSS_MONSTER, 2), ("search:500", BOSS_MONSTER, 4), ("search:500", CASTLE_RAID, 3))
FIRST_SEED: Final = 100_000
KEPT: Final = ROOT / "build" / "strength"
#: How many seeds' kept games are played again after a change to the sources.
SEEDS_TO_TRUST: Final = 3


@dataclass(frozen=True)
class Match:
    """One comparison: the first bot against the others, and the share expected of it."""

    name: str
    bots: tuple[str, str]
    #: ``low``: the lower end of the interval is above this share; ``share``: the share itself reaches it; ``high``: the
    #: upper end does, so the bot isn't shown to be weaker.
    expected: tuple[str, float]
    game: str = BOSS_MONSTER
    seats: int = 2
    mix: tuple[int, ...] | None = None

    def plan(self, games: int) -> ArenaPlan:
        return ArenaPlan(self.bots, self.game, self.seats, games, FIRST_SEED, mix=self.mix)

    @property
    def even(self) -> float:
        seats = 1 if self.mix is None else self.mix[0]
        return seats / self.seats

    def reached(self, share: Share) -> bool:
        what, bound = self.expected
        if what == "low":
            return share.low > bound
        return (share.share if what == "share" else share.high) >= bound

    @property
    def expectation(self) -> str:
        what, bound = self.expected
        words = {"low": "lower end above", "share": "share at least", "high": "upper end at least"}
        return f"{words[what]} {100 * bound:.0f} %"


MATCHES: Final = (
    Match("greedy-random", ("greedy", "random"), ("share", 0.95)),
    Match("planner-greedy", ("planner", "greedy"), ("low", 0.5)),
    Match("castle-500-greedy", ("search:500", "greedy"), ("low", 0.5), CASTLE_RAID, 3, (1, 2)),
    Match("castle-500-greedy-even", ("search:500", "greedy"), ("low", 0.5), CASTLE_RAID, 4, (2, 2)),
    Match("250-125", ("search:250", "search:125"), ("high", 0.5)),
    Match("1000-planner", ("search:1000", "planner"), ("low", 0.6)),
    Match("1000-greedy", ("search:1000", "greedy"), ("low", 0.6)),
    Match("four-500-greedy", ("search:500", "greedy"), ("share", 0.4), seats=4, mix=(1, 3)),
    Match("500-250", ("search:500", "search:250"), ("high", 0.5)),
    Match("1000-500", ("search:1000", "search:500"), ("high", 0.5)),
    Match("2000-1000", ("search:2000", "search:1000"), ("high", 0.5)),
)


def version() -> str:
    """A hash of everything a result depends on: the bots, the engine, the cards. The arena's own counting isn't part of
    it; tests check that."""
    package = Path(lairwright.__file__).parent
    digest = hashlib.blake2b(digest_size=8)
    for layer in ("bots", "castle", "dungeon", "kernel"):
        for path in sorted((package / layer).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


class Kept:
    """The games of one match that have been played, one line of JSON per seed."""

    def __init__(self, folder: Path, match: Match, now: str) -> None:
        self.match = match
        self.path = folder / f"{match.name}.jsonl"
        self.head = {"version": now, "bots": list(match.bots), "game": match.game, "seats": match.seats}
        self.rounds: dict[int, list[Played]] = {}
        if self.path.exists():
            self._read()
        else:
            folder.mkdir(parents=True, exist_ok=True)
            self._append(self.head)

    def _read(self) -> None:
        text = self.path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:  # the last line was being written when the run ended
            self.path.write_text(whole, encoding="utf-8")
        head, *lines = [json.loads(line) for line in whole.splitlines()] or [{}]
        if {**head, "version": ""} != {**self.head, "version": ""}:
            sys.exit(f"{self.path}: is of another match; name another --kept folder")
        for line in lines:
            games = [_played(entry) for entry in line]
            self.rounds[games[0].fixture.seed] = games
        if head != self.head:
            self._adopt(lines)

    def _adopt(self, lines: list[object]) -> None:
        """The sources have changed: the kept games count only if the bots still choose as they did."""
        plan = self.match.plan(len(self.rounds))
        for games in list(self.rounds.values())[:SEEDS_TO_TRUST]:
            for game in games:
                if play_fixture(plan, game.fixture).digest != game.digest:
                    sys.exit(
                        f"{self.path}: with seed {game.fixture.seed} the bots chose otherwise when these games were "
                        "played; name another --kept folder"
                    )
        whole = "".join(json.dumps(line) + "\n" for line in [self.head, *lines])
        self.path.write_text(whole, encoding="utf-8")

    def add(self, games: list[Played]) -> None:
        self.rounds[games[0].fixture.seed] = games
        self._append([{**asdict(game), "digest": game.digest.hex()} for game in games])

    def _append(self, data: object) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(data) + "\n")


def _played(entry: dict[str, Any]) -> Played:
    """A game as :meth:`Kept.add` wrote it."""
    lists = ("places", "decisions", "seconds", "simulations")
    return Played(
        **{
            **entry,
            **{name: tuple(entry[name]) for name in lists},
            "failures": tuple(map(tuple, entry["failures"])),
            "fixture": Fixture(entry["fixture"]["seed"], tuple(entry["fixture"]["seating"])),
            "digest": bytes.fromhex(entry["digest"]),
        }
    )


def play(match: Match, kept: Kept, games: int, jobs: int, until: float | None) -> None:
    """Play what is missing, until the time is up (``time.monotonic``)."""
    plan = match.plan(games)
    check_plan(plan)
    missing = [fixtures for fixtures in plan.schedule() if fixtures[0].seed not in kept.rounds]
    if until is not None and time.monotonic() >= until:
        return
    for games_of_a_seed in _rounds(plan, missing, jobs):
        kept.add(games_of_a_seed)
        if sys.stderr.isatty():
            print(f"\r{match.name}: {len(kept.rounds)} seeds", end="", file=sys.stderr)
        if until is not None and time.monotonic() >= until:
            return


def _rounds(plan: ArenaPlan, schedule: Sequence[list[Fixture]], jobs: int) -> Iterator[list[Played]]:
    fixtures = [fixture for fixtures in schedule for fixture in fixtures]
    played = results(partial(play_fixture, plan), fixtures, jobs, partial(check_plan, plan))
    for group in schedule:
        yield [next(played) for _ in group]
    next(played, None)  # lets the processes go


def found(match: Match, kept: Kept, games: int) -> Standings:
    """The standings from the games there are, up to this many."""
    plan = match.plan(games)
    rounds = [kept.rounds[fixtures[0].seed] for fixtures in plan.schedule() if fixtures[0].seed in kept.rounds]
    whole = [games for games in rounds if not any(game.error for game in games)]
    failed = [game for games in rounds for game in games if game.error]
    return standings(ArenaRun(plan, whole, failed, 0.0))


def row_of(match: Match, result: Standings) -> list[str]:
    first = result.bots[0]
    share = first.won
    simulations = first.simulations_per_decision
    where = _title(match.game).removeprefix("the ")
    rivals = match.bots[1] if match.seats == 2 else f"{match.bots[1]} ({match.seats} seats)"
    return [
        f"{where}: {match.bots[0]} against {rivals}",
        f"{100 * share.share:.1f} %",
        f"{100 * share.low:.1f}-{100 * share.high:.1f}",
        str(share.games),
        match.expectation,
        "yes" if match.reached(share) else "no",
        "" if simulations is None else f"{simulations:.0f}",
        str(sum(len(bot.failures) for bot in result.bots) + len(result.run.failed)),
    ]


HEADERS: Final = ["Match", "Share", "95 %", "Games", "Expected", "Shown", "Simulations/choice", "Failures"]


def pace(name: str, game: str, seats: int) -> str:
    """How long a bot thinks in one game against greedy bots, in processor time (wall time would measure what else the
    machine is doing)."""
    table = start(ArenaPlan((name, "greedy"), game, seats).config(FIRST_SEED), listening=False)
    places = [Seat(table, seat) for seat in range(seats)]
    bots = [make_bot(name if seat == 0 else "greedy", seat, game) for seat in range(seats)]
    choices = 0
    spent = 0.0
    while table.result is None:
        seat = table.open[0]
        began = time.process_time()
        choice = bots[seat].choose(places[seat], DEFAULT_BUDGET)
        if seat == 0:
            spent += time.process_time() - began
            choices += 1
        table.choose(0, choice)
    simulations = bots[0].simulations or 0
    return (
        f"`{name}` in {_title(game)}, {seats} seats: {1000 * spent / choices:.0f} ms of processor time a choice "
        f"on average, {simulations / spent:.0f} simulations a second ({choices} choices of one game)."
    )


def _title(game: str) -> str:
    return "the base game" if game == BOSS_MONSTER else "the castle raid"


def report(rows: list[list[str]]) -> str:
    at = circumstances()
    build = "interpreted" if (engine.__file__ or "").endswith(".py") else "compiled"
    paces = "\n".join(f"- {pace(*what)}" for what in PACES)
    return f"{at['date']}; {at['machine']}; {at['python']}; {build} engine.\n\n{markdown(HEADERS, rows)}\n\n{paces}\n"


def main() -> None:
    names = [match.name for match in MATCHES]
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("--games", type=int, default=400, help="games of each comparison (default 400)")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--only", action="append", choices=names, metavar="NAME", help="one of " + ", ".join(names))
    parser.add_argument("--minutes", type=float, help="stop after so long; the same command goes on later")
    parser.add_argument("--kept", type=Path, default=KEPT, help="folder of the finished games (default build/strength)")
    parser.add_argument("--write", metavar="DOCUMENT", help="put the table into this document")
    options = parser.parse_args()
    if options.games < 1 or options.jobs < 1:
        parser.error("--games and --jobs are at least 1")
    until = None if options.minutes is None else time.monotonic() + 60 * options.minutes
    now = version()
    rows = []
    for match in MATCHES:
        if options.only and match.name not in options.only:
            continue
        kept = Kept(options.kept, match, now)
        play(match, kept, options.games, options.jobs, until)
        if kept.rounds:
            rows.append(row_of(match, found(match, kept, options.games)))
            print(" | ".join(rows[-1]), flush=True)
    if options.write:
        write_between(Path(options.write), "strength", report(rows))


if __name__ == "__main__":
    main()
