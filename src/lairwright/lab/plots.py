"""Plots as inline SVG: intervals on an axis, and lines over time.

Drawn by hand, because a report needs only these two kinds: the text stays text, colours follow the page (and its dark
mode), and no plotting library has to be installed. Every word is passed in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

#: How many colours the page's style has for lines (``.line0`` and so on).
COLOURS: Final = 8
_WIDTH: Final = 720
_ROW: Final = 30
_LETTER: Final = 7.2
_TOP: Final = 12
_FOOT: Final = 34
_LINES_HEIGHT: Final = 300
#: More points than pixels would make the file larger and no line clearer.
_MOST_POINTS: Final = 240


@dataclass(frozen=True)
class Axis:
    """Where an axis begins and ends, and the labels of its ticks."""

    low: float
    high: float
    ticks: tuple[tuple[float, str], ...]

    def at(self, value: float, start: float, length: float) -> float:
        """The place of a value on a line of the page; values beyond the ends stay at the ends."""
        inside = min(max(value, self.low), self.high)
        return start + length * (inside - self.low) / (self.high - self.low)


@dataclass(frozen=True)
class Bar:
    """One row of an interval plot: a value, its interval, a mark to compare it with, and the value in words."""

    label: str
    value: float
    low: float
    high: float
    text: str
    mark: float | None = None


@dataclass(frozen=True)
class Line:
    """One line of a line plot; its values are equally far apart."""

    label: str
    values: tuple[float, ...]


def interval_plot(title: str, bars: Sequence[Bar], axis: Axis) -> str:
    """A row for each bar: label, interval, dot, mark, and the value in words on the right."""
    left = 16 + _LETTER * max((len(bar.label) for bar in bars), default=0)
    right = 16 + _LETTER * max((len(bar.text) for bar in bars), default=0)
    length = max(_WIDTH - left - right, 120)
    bottom = _TOP + _ROW * len(bars)
    parts: list[str] = []
    for value, word in axis.ticks:
        x = axis.at(value, left, length)
        parts.append(f'<line class="grid" x1="{x:.1f}" y1="{_TOP}" x2="{x:.1f}" y2="{bottom}"/>')
        parts.append(f'<text class="tick" x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{escape(word)}</text>')
    for number, bar in enumerate(bars):
        y = _TOP + _ROW * (number + 0.5)
        low, middle, high = (axis.at(value, left, length) for value in (bar.low, bar.value, bar.high))
        parts.append(f'<text x="{left - 10:.1f}" y="{y + 4:.1f}" text-anchor="end">{escape(bar.label)}</text>')
        if bar.mark is not None:
            x = axis.at(bar.mark, left, length)
            parts.append(f'<line class="mark" x1="{x:.1f}" y1="{y - 11:.1f}" x2="{x:.1f}" y2="{y + 11:.1f}"/>')
        if high > low:
            parts.append(f'<line class="span" x1="{low:.1f}" y1="{y:.1f}" x2="{high:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<circle class="dot" cx="{middle:.1f}" cy="{y:.1f}" r="4.5"/>')
        parts.append(f'<text x="{left + length + 10:.1f}" y="{y + 4:.1f}">{escape(bar.text)}</text>')
    return _picture(title, left + length + right, bottom + _FOOT, parts)


def line_plot(title: str, lines: Sequence[Line], across: Axis, up: Axis) -> str:
    """Lines over the same axis, told apart by colour, dashes and the label at their end."""
    left = 16 + _LETTER * max(len(word) for _, word in up.ticks)
    right = 16 + _LETTER * max((len(line.label) for line in lines), default=0)
    length = max(_WIDTH - left - right, 120)
    bottom = _TOP + _LINES_HEIGHT
    parts: list[str] = []
    for value, word in up.ticks:
        y = up.at(value, bottom, -_LINES_HEIGHT)
        parts.append(f'<line class="grid" x1="{left:.1f}" y1="{y:.1f}" x2="{left + length:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="tick" x="{left - 8:.1f}" y="{y + 4:.1f}" text-anchor="end">{escape(word)}</text>')
    for value, word in across.ticks:
        x = across.at(value, left, length)
        parts.append(f'<text class="tick" x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{escape(word)}</text>')
    heights = _apart([up.at(line.values[-1], bottom, -_LINES_HEIGHT) if line.values else bottom for line in lines])
    for number, line in enumerate(lines):
        look = f"line{number % COLOURS}"
        points = " ".join(
            f"{across.at(at, left, length):.1f},{up.at(value, bottom, -_LINES_HEIGHT):.1f}"
            for at, value in _thinned(line.values)
        )
        parts.append(f'<polyline class="{look}" points="{points}"/>')
        label = f'<text class="{look}" x="{left + length + 8:.1f}" y="{heights[number] + 4:.1f}">'
        parts.append(f"{label}{escape(line.label)}</text>")
    return _picture(title, left + length + right, bottom + _FOOT, parts)


def _thinned(values: Sequence[float]) -> list[tuple[int, float]]:
    """Numbered from 1; the first and the last always stay."""
    count = len(values)
    if count <= _MOST_POINTS:
        return list(enumerate(values, 1))
    chosen = [round(step * (count - 1) / (_MOST_POINTS - 1)) for step in range(_MOST_POINTS)]
    return [(at + 1, values[at]) for at in chosen]


def _apart(heights: list[float]) -> list[float]:
    """Labels moved down until none covers another."""
    moved = list(heights)
    last = -_ROW * 1.0
    for number in sorted(range(len(heights)), key=lambda number: heights[number]):
        moved[number] = max(heights[number], last + 15)
        last = moved[number]
    return moved


def _picture(title: str, width: float, height: float, parts: list[str]) -> str:
    head = f'<svg role="img" viewBox="0 0 {width:.0f} {height:.0f}" style="max-width:{width:.0f}px">'
    return "\n".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>"])
