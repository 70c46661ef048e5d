"""Build the engine interpreted and compiled, measure both in turn, and show what compiling gains.

``--write docs/benchmarks.md`` puts the tables into the document, between their markers.
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
    freeze,
    gains,
    same_games,
    sections,
    values,
)
from bench.figures import add_options, circumstances, markdown, names_of, spread, write_between  # noqa: E402


def tables(pure: Result, compiled: Result) -> str:
    """The results as Markdown: a table for the process and one for each number of seats."""
    text = (
        f"{pure['date']}; {pure['machine']}, {pure['cores']} cores, {pure['system']}; {pure['python']}; "
        f"lairwright {pure['lairwright']}. Medians of {pure['repeat']} rounds (lowest-highest).\n"
    )
    if not same_games(pure, compiled):
        text += "\n**The two builds did not play the same games.**\n"
    for section in sections(pure):
        rows = []
        for key, (name, unit, _) in names_of(section).items():
            slow, fast = values(pure, section, key), values(compiled, section, key)
            ratio = "" if unit == "bytes" else spread(gains(pure, compiled, section, key), "x")
            rows.append([f"{name} ({'per s' if unit == '/s' else unit})", spread(slow), spread(fast), ratio])
        title = "a process" if section == "process" else f"{section} seats"
        text += "\n" + markdown([title, "interpreted", "compiled", "gain"], rows) + "\n"
    return text


def as_data(pure: Result, compiled: Result) -> dict[str, object]:
    return {
        **circumstances(),
        "same_games": same_games(pure, compiled),
        "gain": all_gains(pure, compiled),
        "interpreted": pure,
        "compiled": compiled,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the compiled engine with the interpreted one.")
    add_options(parser)
    parser.add_argument("--write", metavar="DOCUMENT", help="put the tables into this document")
    parser.add_argument("--scratch", type=Path, default=SCRATCH, help="where to build (default build/bench)")
    options = parser.parse_args()
    options.scratch.mkdir(parents=True, exist_ok=True)
    scratch = options.scratch.resolve()
    tree = freeze(ROOT, scratch)
    pure, compiled = by_turns([build(tree, kind, scratch) for kind in (False, True)], options)
    text = tables(pure, compiled)
    if options.json == "-":
        json.dump(as_data(pure, compiled), sys.stdout, indent=1)
    else:
        print(text)
        if options.json:
            Path(options.json).write_text(json.dumps(as_data(pure, compiled), indent=1) + "\n", encoding="utf-8")
    if options.write:
        write_between(Path(options.write), "engine", text)


if __name__ == "__main__":
    main()
