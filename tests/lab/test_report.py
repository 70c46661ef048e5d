"""Plots and pages: well-formed, to scale, nothing from elsewhere, nothing unescaped."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from itertools import pairwise

import pytest

from lairwright.lab.plots import COLOURS, Axis, Bar, Line, interval_plot, line_plot
from lairwright.lab.report import Cell, Section, page, table

SHARES = Axis(0.0, 1.0, ((0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %")))


def picture(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def number(element: ElementTree.Element, name: str) -> float:
    return float(element.attrib[name])


def test_intervals_are_drawn_to_scale() -> None:
    svg = picture(interval_plot("Shares", [Bar("a", 0.25, 0.0, 0.5, "25 %", mark=0.5)], SHARES))
    first, half, last = (number(line, "x1") for line in svg.findall("line[@class='grid']"))
    assert half - first == pytest.approx(last - half, abs=0.2)
    span, mark, dot = svg.find("line[@class='span']"), svg.find("line[@class='mark']"), svg.find("circle")
    assert span is not None
    assert mark is not None
    assert dot is not None
    assert number(span, "x1") == pytest.approx(first, abs=0.2)
    assert number(span, "x2") == number(mark, "x1") == pytest.approx(half, abs=0.2)
    assert number(dot, "cx") == pytest.approx((first + half) / 2, abs=0.2)


def test_an_axis_may_begin_anywhere() -> None:
    axis = Axis(-10.0, 30.0, ())
    assert [axis.at(value, 100, 200) for value in (-10, 0, 10, 30)] == [100, 150, 200, 300]


def test_values_beyond_the_axis_stay_on_the_page() -> None:
    svg = picture(interval_plot("x", [Bar("a", 9.0, -9.0, 9.0, "9")], SHARES))
    first, _, last = (number(line, "x1") for line in svg.findall("line[@class='grid']"))
    span = svg.find("line[@class='span']")
    assert span is not None
    assert (number(span, "x1"), number(span, "x2")) == (first, last)


def test_lines_end_where_their_last_value_is_and_labels_do_not_cover_each_other() -> None:
    lines = [Line(f"bot {at}", (0.1, 0.5)) for at in range(4)]
    svg = picture(line_plot("Course", lines, Axis(1, 2, ((1, "1"), (2, "2"))), SHARES))
    half = next(number(line, "y1") for line in svg.findall("line[@class='grid']")[1:])
    ends = [line.attrib["points"].split()[-1].split(",")[1] for line in svg.findall("polyline")]
    assert [float(end) for end in ends] == [pytest.approx(half, abs=0.2)] * 4
    heights = sorted(number(text, "y") for text in svg.findall("text") if text.attrib["class"].startswith("line"))
    assert all(lower - upper >= 14 for upper, lower in pairwise(heights))


def test_long_lines_are_thinned_but_keep_their_ends() -> None:
    values = tuple(at / 9999 for at in range(10_000))
    svg = picture(line_plot("Course", [Line("a", values)], Axis(1, 10_000, ()), SHARES))
    line = svg.find("polyline")
    assert line is not None
    points = [tuple(map(float, point.split(","))) for point in line.attrib["points"].split()]
    assert len(points) < 500
    grid = [number(mark, "y1") for mark in svg.findall("line[@class='grid']")]
    assert (points[0][1], points[-1][1]) == pytest.approx((grid[0], grid[-1]))


def test_every_colour_of_the_plots_is_in_the_style() -> None:
    whole = page("en", "t", "s", "c", [])
    for at in range(COLOURS):
        assert f".line{at} {{" in whole
        assert whole.count(f"--line{at}: ") == 2  # for light and for dark pages


def test_words_are_escaped_wherever_they_stand() -> None:
    evil = "<script>\"&'"
    bars = [Bar(evil, 0.5, 0.4, 0.6, evil)]
    parts = (
        table([evil], [[evil, Cell(evil, 0.5, evil)]]),
        interval_plot(evil, bars, SHARES),
        line_plot(evil, [Line(evil, (0.5,))], Axis(1, 2, ((1, evil),)), SHARES),
    )
    whole = page("en", evil, evil, evil, [Section(evil, evil, parts)])
    assert "<script" not in whole
    ElementTree.fromstring(whole.removeprefix("<!doctype html>"))  # every tag is closed, every word escaped


def test_heat_colours_cells_on_both_sides() -> None:
    cells = table(["x"], [["a", Cell("1", 0.5), Cell("2", -0.5), Cell("3"), Cell("4", 7.0)]])
    assert "rgba(var(--good), 0.30)" in cells
    assert "rgba(var(--bad), 0.30)" in cells
    assert "<td>3</td>" in cells
    assert "rgba(var(--good), 0.60)" in cells
