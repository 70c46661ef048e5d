"""Compare two checkouts, before and after a change: ``python bench/compare.py HEAD .``

Each is a folder with a checkout, or a revision of this repository. This checkout's bench/engine.py measures both in
turn, interpreted unless ``--compiled`` is given. It prints ratios, because absolute figures from different hours can't
be compared.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # run as a script, where "bench" is a folder of the checkout, not an installed package

from bench.builds import (  # noqa: E402 - after the path
    SCRATCH,
    Result,
    all_gains,
    build,
    by_turns,
    find_tree,
    gains,
    same_games,
    sections,
    values,
)
from bench.figures import add_options, circumstances, names_of, spread  # noqa: E402

#: Fewer rounds might agree by chance.
ROUNDS_TO_TELL = 7


def verdict(ratios: list[float]) -> str:
    """What can be claimed: a change counts if enough rounds all saw it, and by more than a hair."""
    if len(ratios) < ROUNDS_TO_TELL:
        return ""
    if min(ratios) > 1.01:
        return "better"
    return "worse" if max(ratios) < 0.99 else ""


def show(old: Result, new: Result) -> None:
    for section in sections(old):
        print("process" if section == "process" else f"{section} seats")
        for key, (name, unit, _) in names_of(section).items():
            ratios = gains(old, new, section, key)
            before, after = spread(values(old, section, key)), spread(values(new, section, key))
            print(f"  {name:<38} {before:>30} {after:>30} {unit:<5} {spread(ratios, 'x'):>20} {verdict(ratios)}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare two checkouts of the engine.")
    parser.add_argument("a", metavar="A", help="the one before: a folder or a revision")
    parser.add_argument("b", metavar="B", help="the one after")
    parser.add_argument("--compiled", action="store_true", help="compile both first")
    parser.add_argument("--scratch", type=Path, default=SCRATCH, help="where to build (default build/bench)")
    add_options(parser, repeat=9)
    options = parser.parse_args()
    options.scratch.mkdir(parents=True, exist_ok=True)
    scratch = options.scratch.resolve()
    folders = [build(find_tree(name, scratch), options.compiled, scratch) for name in (options.a, options.b)]
    if folders[0] == folders[1]:
        print("A and B are the same: what follows is the noise of this machine", file=sys.stderr)
    old, new = by_turns(folders, options)
    kept = {
        **circumstances(),
        "a": options.a,
        "b": options.b,
        "compiled": options.compiled,
        "same_games": same_games(old, new),
        "ratio": all_gains(old, new),
    }
    if options.json == "-":
        json.dump(kept, sys.stdout, indent=1)
        return
    kind = "compiled" if options.compiled else "interpreted"
    print(f"A = {options.a}, B = {options.b}, {kind}; {old['python']}; {old['machine']}; {old['date']}")
    print(f"A, B and how many times better B is: medians of {options.repeat} rounds (lowest-highest)")
    if not same_games(old, new):
        print("A and B do not play the same games: a change of the rules, or of what is asked, is measured too")
    show(old, new)
    if options.json:
        Path(options.json).write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
