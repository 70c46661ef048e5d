"""A report as one HTML file that needs nothing else: no script, no style sheet, no picture from elsewhere.

It knows sections, tables and figures; what they say is passed in, in whatever language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

_STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d1d24; --paper: #fff; --soft: #6b6b78; --rule: #d9d9e0; --main: #3451b2;
  --good: 52, 129, 87; --bad: 178, 74, 52; --line0: #3451b2; --line1: #b93c0a; --line2: #1f7a4a; --line3: #9a1aa6;
  --line4: #8a5606; --line5: #0c6a83; --line6: #b01238; --line7: #5b6270; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececf1; --paper: #17171c; --soft: #a0a0ad; --rule: #3a3a45;
  --main: #8ea5ff; --good: 92, 190, 138; --bad: 240, 130, 105; --line0: #8ea5ff; --line1: #ff9d70; --line2: #6fd3a0;
  --line3: #e58cf0; --line4: #e3b45c; --line5: #67cde6; --line6: #ff8fa6; --line7: #b3bac7; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.5rem; }
p.note { color: var(--soft); }
pre { overflow-x: auto; padding: .6rem .8rem; border: 1px solid var(--rule); border-radius: 6px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
thead th { color: var(--soft); font-weight: 600; }
svg { width: 100%; height: auto; margin-top: 1rem; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg text.tick { fill: var(--soft); font-size: 12px; }
.grid { stroke: var(--rule); } .mark { stroke: var(--soft); stroke-width: 2; stroke-dasharray: 3 3; }
.span { stroke: var(--main); stroke-width: 3; stroke-linecap: round; } .dot { fill: var(--main); }
polyline { fill: none; stroke: var(--own); stroke-width: 2; } svg text[class^="line"] { fill: var(--own); }
.line0 { --own: var(--line0); } .line1 { --own: var(--line1); } .line2 { --own: var(--line2); }
.line3 { --own: var(--line3); } .line4 { --own: var(--line4); } .line5 { --own: var(--line5); }
.line6 { --own: var(--line6); } .line7 { --own: var(--line7); }
polyline.line1, polyline.line5 { stroke-dasharray: 7 3; } polyline.line2, polyline.line6 { stroke-dasharray: 2 3; }
polyline.line3, polyline.line7 { stroke-dasharray: 9 3 2 3; }
"""


@dataclass(frozen=True)
class Cell:
    """What a cell says; ``heat`` colours it, from -1 (bad) to 1 (good), 0 being neither; ``more`` is shown on hover."""

    text: str
    heat: float = 0.0
    more: str = ""


@dataclass(frozen=True)
class Section:
    """A heading, what there is to know about it, and its tables and figures in order."""

    heading: str
    note: str
    parts: tuple[str, ...]


def table(headers: Sequence[str], rows: Sequence[Sequence[Cell | str]]) -> str:
    """An HTML table; the first cell of a row is its heading."""
    lines = ['<div class="wide"><table>', "<thead><tr>"]
    lines += [f'<th scope="col">{escape(header)}</th>' for header in headers]
    lines.append("</tr></thead><tbody>")
    for row in rows:
        first, *rest = [cell if isinstance(cell, Cell) else Cell(cell) for cell in row]
        lines.append(f'<tr><th scope="row">{escape(first.text)}</th>{"".join(map(_cell, rest))}</tr>')
    lines.append("</tbody></table></div>")
    return "\n".join(lines)


def _cell(cell: Cell) -> str:
    heat = min(max(cell.heat, -1.0), 1.0)
    colour = "good" if heat > 0 else "bad"
    style = f' style="background: rgba(var(--{colour}), {abs(heat) * 0.6:.2f})"' if heat else ""
    more = f' title="{escape(cell.more)}"' if cell.more else ""
    return f"<td{style}{more}>{escape(cell.text)}</td>"


def page(language: str, title: str, summary: str, command: str, sections: Sequence[Section]) -> str:
    """The whole file."""
    lines = [
        "<!doctype html>",
        f'<html lang="{escape(language)}">',
        '<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>',
        f"<title>{escape(title)}</title>",
        f"<style>{_STYLE}</style></head>",
        f"<body><main><h1>{escape(title)}</h1>",
        f"<p>{escape(summary)}</p>",
        f"<pre>{escape(command)}</pre>",
    ]
    for section in sections:
        lines.append(f"<section><h2>{escape(section.heading)}</h2>")
        if section.note:
            lines.append(f'<p class="note">{escape(section.note)}</p>')
        lines += section.parts
        lines.append("</section>")
    lines.append("</main></body></html>")
    return "\n".join(lines) + "\n"
