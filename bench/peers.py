"""Compare random play on our engine with other game libraries, alternately in one run, as ratios.

The peers are installed from the package index into an environment of their own (build/bench/peers; the versions are in
bench/peers.txt). Next to each measurement of a peer, ours is measured, compiled and interpreted, with the same number
of seats and driven the same way (bench/loops.py). ``--write docs/benchmarks.md`` puts the tables into the document.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import statistics
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # run as a script, where "bench" is a folder of the checkout, not an installed package

from bench.builds import SCRATCH, build, environment, freeze, pip  # noqa: E402 - after the path
from bench.figures import circumstances, markdown, number, spread, summary, write_between  # noqa: E402
from bench.workers import Worker  # noqa: E402

PINS = ROOT / "bench" / "peers.txt"
COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"

PYTHON: Final = "python"
DOCUMENTED: Final = "documented"
INSIDE: Final = "inside"
CLONE: Final = "clone"
#: How our engine is driven for the comparison, by the word used in bench/loops.py.
WAYS: Final = {
    PYTHON: "Driven step by step from Python",
    DOCUMENTED: "Driven by our documented loop",
    INSIDE: "Whole games without leaving the engine",
    CLONE: "Clone and play on without leaving the engine",
}


@dataclass
class Subject:
    """One of a peer's games, driven one way, and what was measured."""

    library: str
    name: str
    seats: int
    way: str
    title: str
    error: str = ""
    #: Choices (or turns) per second of the peer and of our two builds, round by round.
    choices: dict[str, list[float]] = field(default_factory=dict)
    turns: dict[str, list[float]] = field(default_factory=dict)
    #: The peer's choices per game.
    length: list[float] = field(default_factory=list)

    def ratios(self, kind: str, forced_too: bool = False) -> list[float]:
        figures = self.turns if forced_too else self.choices
        return [ours / theirs for ours, theirs in zip(figures[kind], figures[self.library], strict=True)]

    @property
    def forced(self) -> float:
        """The share of the peer's turns with only one option."""
        return 1 - sum(self.choices[self.library]) / sum(self.turns[self.library])

    def as_data(self) -> dict[str, object]:
        about: dict[str, object] = {
            "library": self.library,
            "subject": self.name,
            "seats": self.seats,
            "way": self.way,
        }
        if self.error:
            return {**about, "error": self.error}
        return {
            **about,
            "forced": self.forced,
            "choices_a_game": statistics.fmean(self.length),
            "choices": {kind: summary(values) for kind, values in self.choices.items()},
            "turns": {kind: summary(values) for kind, values in self.turns.items()},
            "ratio": {kind: summary(self.ratios(kind)) for kind in (COMPILED, INTERPRETED)},
            "ratio_of_turns": {kind: summary(self.ratios(kind, True)) for kind in (COMPILED, INTERPRETED)},
        }


def subjects() -> list[Subject]:
    found = []
    for game, seats in (("gin_rummy", 2), ("bridge", 4), ("hearts", 4)):
        found.append(Subject("open_spiel", f"{game}/python", seats, PYTHON, f"OpenSpiel {game}"))
        found.append(Subject("open_spiel", f"{game}/python", seats, DOCUMENTED, f"OpenSpiel {game}"))
        found.append(Subject("open_spiel", f"{game}/bots", seats, INSIDE, f"OpenSpiel {game}, evaluate_bots"))
        found.append(Subject("open_spiel", f"{game}/clone", seats, CLONE, f"OpenSpiel {game}, RandomRolloutEvaluator"))
    for game, seats in (("uno", 2), ("doudizhu", 3), ("gin-rummy", 2)):
        found.append(Subject("rlcard", f"{game}/env", seats, PYTHON, f"RLCard {game}, environment"))
        found.append(Subject("rlcard", f"{game}/game", seats, PYTHON, f"RLCard {game}, bare game"))
    for module in ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5"):
        found.append(Subject("pettingzoo", f"{module}/env", 2, PYTHON, f"PettingZoo {module}"))
    found.append(Subject("catanatron", "4/game", 4, PYTHON, "Catanatron"))
    return found


def worker(python: str, library: str, env: dict[str, str]) -> Worker:
    """A process that plays this library's games on request."""
    quiet = {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    # -P: a peer's module may have the same name as one of ours.
    return Worker([python, "-P", "-W", "ignore", str(ROOT / "bench" / "loops.py"), library], {**env, **quiet})


def install(scratch: Path) -> tuple[str, list[str]]:
    """The Python of the peers' environment, and the pins that could not be installed."""
    folder = scratch / "peers"
    python = str(folder / "bin" / "python")
    stamp = folder / "installed"
    wanted = hashlib.sha256((sys.version + PINS.read_text(encoding="utf-8")).encode()).hexdigest()
    if stamp.exists():
        first, *failed = stamp.read_text(encoding="utf-8").split("\n")
        if first == wanted:
            return python, [pin for pin in failed if pin]
    print("installing the peers", file=sys.stderr, flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
    failed = []
    try:
        pip("install", "--no-deps", "-r", str(PINS), work=folder, python=python)
    except SystemExit:
        for pin in PINS.read_text(encoding="utf-8").split():  # then as many of them as possible
            try:
                pip("install", "--no-deps", pin, work=folder, python=python)
            except SystemExit:
                failed.append(pin)
    stamp.write_text("\n".join([wanted, *failed]), encoding="utf-8")
    return python, failed


def measure(chosen: list[Subject], workers: dict[str, Worker], repeat: int, seconds: float) -> None:
    """Each round measures every subject, with ours right next to it; every second round goes the other way round."""
    for turn in range(repeat):
        print(f"round {turn + 1} of {repeat}", file=sys.stderr, flush=True)
        for subject in chosen:
            if subject.error:
                continue
            ours = f"{subject.seats}/{subject.way}"
            order = [(subject.library, subject.name), (COMPILED, ours), (INTERPRETED, ours)]
            for kind, name in order if turn % 2 == 0 else reversed(order):
                try:
                    done = workers[kind].ask(f"{name} {seconds}")
                except RuntimeError as problem:
                    if kind in (COMPILED, INTERPRETED):
                        raise SystemExit(f"our own engine cannot be measured: {problem}") from None
                    subject.error = str(problem)
                    break
                if kind == subject.library:
                    subject.length.append(done["choices"] / done["games"])
                subject.choices.setdefault(kind, []).append(done["choices"] / done["seconds"])
                subject.turns.setdefault(kind, []).append(done["turns"] / done["seconds"])


def tables(chosen: list[Subject], failed: list[str], repeat: int) -> str:
    about = circumstances()
    pins = dict(pin.split("==") for pin in PINS.read_text(encoding="utf-8").split())
    versions = ", ".join(f"{name} {pins[name]}" for name in ("open-spiel", "rlcard", "pettingzoo", "catanatron"))
    text = (
        f"{about['date']}; {about['machine']}, {about['cores']} cores, {about['system']}; {about['python']}; "
        f"{versions}. Medians of {repeat} rounds (lowest-highest).\n"
    )
    for way, title in WAYS.items():
        rows = []
        for subject in chosen:
            if subject.way != way or subject.error:
                continue
            rows.append(
                [
                    subject.title,
                    str(subject.seats),
                    number(statistics.fmean(subject.length)),
                    f"{subject.forced:.0%}",
                    spread(subject.choices[subject.library]),
                    number(statistics.median(subject.choices[COMPILED])),
                    spread(subject.ratios(COMPILED), "x"),
                    spread(subject.ratios(INTERPRETED), "x"),
                    spread(subject.ratios(COMPILED, True), "x"),
                ]
            )
        if rows:
            head = ["seats", "a game", "forced", "choices/s", "ours/s", "ours : peer", "interpreted : peer", "by turns"]
            text += "\n" + markdown([title, *head], rows) + "\n"
    missing = [f"- {subject.title}: {subject.error}" for subject in chosen if subject.error]
    missing += [f"- could not be installed: {pin}" for pin in failed]
    if missing:
        text += "\nNot measured:\n\n" + "\n".join(missing) + "\n"
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare random play with other game libraries.")
    parser.add_argument("--repeat", type=int, default=5, help="rounds (default 5)")
    parser.add_argument("--seconds", type=float, default=0.3, help="least processor time a measurement (default 0.3)")
    parser.add_argument("--only", default="", help="only peers whose title contains this")
    parser.add_argument("--json", metavar="FILE", help="write the figures to a file as well")
    parser.add_argument("--write", metavar="DOCUMENT", help="put the table into this document")
    parser.add_argument("--scratch", type=Path, default=SCRATCH, help="where to build (default build/bench)")
    options = parser.parse_args()
    options.scratch.mkdir(parents=True, exist_ok=True)
    scratch = options.scratch.resolve()
    chosen = [subject for subject in subjects() if options.only.lower() in subject.title.lower()]
    python, failed = install(scratch)
    theirs = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    workers = {library: worker(python, library, theirs) for library in {subject.library for subject in chosen}}
    tree = freeze(ROOT, scratch)
    workers[COMPILED] = worker(sys.executable, "lairwright", environment(build(tree, True, scratch)))
    workers[INTERPRETED] = worker(sys.executable, "lairwright", environment(build(tree, False, scratch)))
    try:
        measure(chosen, workers, options.repeat, options.seconds)
    finally:
        for each in workers.values():
            each.close()
    text = tables(chosen, failed, options.repeat)
    print(text)
    if options.json:
        data = {**circumstances(), "not_installed": failed, "subjects": [subject.as_data() for subject in chosen]}
        Path(options.json).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    if options.write:
        write_between(Path(options.write), "peers", text)


if __name__ == "__main__":
    main()
