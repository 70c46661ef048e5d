"""An arena's result in words: the tables the terminal and the HTML report share, and the report itself."""

from __future__ import annotations

import math
import shlex

from lairwright.kernel.config import OptionValue
from lairwright.lab.arena import ArenaPlan
from lairwright.lab.intervals import Share
from lairwright.lab.plots import Axis, Bar, Line, interval_plot, line_plot
from lairwright.lab.report import Cell, Section, page, table
from lairwright.lab.simulate import DEFAULT_BUDGET
from lairwright.lab.standings import Standing, Standings
from lairwright.text.catalogue import Texts
from lairwright.text.phrases import capital

#: Shown where there is nothing to say.
_NOTHING = "–"


def headline(texts: Texts, found: Standings) -> str:
    """How many games of what."""
    plan = found.run.plan
    last = max((fixtures[0].seed for fixtures in plan.schedule()), default=plan.seed)
    return texts.say(
        "arena-head",
        games=found.games,
        game=plan.game,
        preset=plan.preset,
        seats=plan.table,
        seeds=texts.say("arena-range", low=str(plan.seed), high=str(last)),
    )


def labels(texts: Texts, found: Standings) -> list[str]:
    """The bots by name; those named more than once are numbered."""
    names = found.run.plan.bots
    return [
        name if names.count(name) == 1 else texts.say("arena-twin", name=name, number=str(names[: row + 1].count(name)))
        for row, name in enumerate(names)
    ]


def bot_table(texts: Texts, found: Standings) -> tuple[list[str], list[list[str]]]:
    """A row for each bot. Empty columns are left out."""
    counted = any(bot.simulations is not None for bot in found.bots)
    rated = any(bot.rating for bot in found.bots)
    headers = [
        texts.say("arena-bot"),
        texts.say("arena-games"),
        texts.say("arena-won"),
        texts.say("arena-share"),
        texts.say("arena-interval"),
        texts.say("arena-even"),
        texts.say("arena-verdict"),
        texts.say("arena-time"),
        *([texts.say("arena-simulations")] if counted else []),
        *([texts.say("arena-rating")] if rated else []),
    ]
    rows: list[list[str]] = []
    for bot, label in zip(found.bots, labels(texts, found), strict=True):
        simulations = bot.simulations_per_decision
        row = [
            label,
            str(bot.won.games),
            texts.say("arena-number", number=bot.won.wins),
            _percent(texts, bot.won.share),
            _interval(texts, bot.won),
            _percent(texts, bot.even),
            _verdict(texts, bot),
            _seconds(texts, bot.seconds_per_decision),
        ]
        if counted:
            row.append(_NOTHING if simulations is None else texts.say("arena-number", number=simulations))
        if rated:
            row.append(_rating(texts, bot))
        rows.append(row)
    return headers, rows


def cross_table(texts: Texts, found: Standings) -> tuple[list[str], list[list[Cell]]]:
    """Each bot against each other."""
    names = labels(texts, found)
    rows: list[list[Cell]] = []
    for row, name in enumerate(names):
        cells = [Cell(name)]
        for column in range(len(names)):
            pair = found.pairs.get((row, column))
            if pair is None:
                cells.append(Cell(_NOTHING))
            else:
                cells.append(Cell(_percent(texts, pair.share), 2 * pair.share - 1, _interval(texts, pair)))
        rows.append(cells)
    return [texts.say("arena-bot"), *names], rows


def _percent(texts: Texts, share: float) -> str:
    return texts.say("arena-percent", percent=100 * share)


def _interval(texts: Texts, share: Share) -> str:
    return texts.say("arena-range", low=_percent(texts, share.low), high=_percent(texts, share.high))


def _verdict(texts: Texts, bot: Standing) -> str:
    if bot.verdict == 0:
        return texts.say("arena-undecided")
    return texts.say("arena-stronger" if bot.verdict > 0 else "arena-weaker")


def _seconds(texts: Texts, seconds: float) -> str:
    if seconds >= 1:
        return texts.say("arena-seconds", time=seconds)
    if seconds >= 0.001:
        return texts.say("arena-seconds.milli", time=1000 * seconds)
    return texts.say("arena-seconds.micro", time=1_000_000 * seconds)


def _rating(texts: Texts, bot: Standing) -> str:
    if bot.rating is None:
        return _NOTHING
    return texts.say("arena-rated", rating=bot.rating.mu, spread=2 * bot.rating.sigma)


def failures(texts: Texts, found: Standings) -> list[str]:
    """What went wrong: a sentence for each game that was not finished and for each bot that failed and played on."""
    plan = found.run.plan
    said: list[str] = []
    for lost in found.run.failed:
        names = ", ".join(plan.bots[row] for row in lost.fixture.seating)
        said.append(texts.say("arena-failed", seed=str(lost.fixture.seed), bots=names, problem=lost.error))
    for bot in found.bots:
        if bot.failures:
            seed, problem = bot.failures[0]
            count = len(bot.failures)
            said.append(texts.say("arena-clumsy", bot=bot.name, count=count, seed=str(seed), problem=problem))
    return said


# -- the report ------------------------------------------------------------------------------------


def command_line(plan: ArenaPlan) -> str:
    """What to type to play the same games again; ``--jobs`` is left out, because it doesn't matter."""
    words = ["lair", "arena", *plan.bots, "--game", plan.game, "--seats", str(plan.table)]
    if plan.mix:
        words += ["--mix", ",".join(map(str, plan.mix))]
    words += ["--games", str(plan.games), "--seed", str(plan.seed)]
    if plan.budget != DEFAULT_BUDGET:
        words += ["--budget", str(plan.budget)]
    if plan.preset != "default":
        words += ["--preset", plan.preset]
    if plan.sets:
        words += ["--sets", ",".join(plan.sets)]
    for variant in plan.variants:
        words += ["--variant", variant]
    for name, value in plan.options:
        words += ["--option", f"{name}={_typed(value)}"]
    return shlex.join(words)


def _typed(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def html_report(texts: Texts, found: Standings) -> str:
    """The whole report."""
    names = labels(texts, found)
    sections = [
        _standings_section(texts, found, names),
        _cross_section(texts, found),
        _course_section(texts, found, names),
        _seats_section(texts, found, names),
        *_ratings_section(texts, found, names),
        _times_section(texts, found, names),
        _endings_section(texts, found),
        _failures_section(texts, found),
        Section(
            texts.say("arena-fingerprint"),
            texts.say("arena-fingerprint-note"),
            (f"<pre>{found.fingerprint}</pre>",),
        ),
    ]
    title = texts.say("arena-title", bots=", ".join(names))
    return page(texts.language, title, headline(texts, found), command_line(found.run.plan), sections)


def _shares(texts: Texts) -> Axis:
    return Axis(0.0, 1.0, tuple((tenth / 5, _percent(texts, tenth / 5)) for tenth in range(6)))


def _standings_section(texts: Texts, found: Standings, names: list[str]) -> Section:
    headers, rows = bot_table(texts, found)
    bars = [
        Bar(name, bot.won.share, bot.won.low, bot.won.high, _percent(texts, bot.won.share), bot.even)
        for name, bot in zip(names, found.bots, strict=True)
    ]
    heading = texts.say("arena-standings")
    parts = (table([capital(header) for header in headers], rows), interval_plot(heading, bars, _shares(texts)))
    return Section(heading, texts.say("arena-standings-note"), parts)


def _cross_section(texts: Texts, found: Standings) -> Section:
    headers, rows = cross_table(texts, found)
    return Section(texts.say("arena-cross-heading"), texts.say("arena-cross-note"), (table(headers, rows),))


def _course_section(texts: Texts, found: Standings, names: list[str]) -> Section:
    lines = [Line(name, bot.course) for name, bot in zip(names, found.bots, strict=True)]
    seeds = found.seeds
    count = len(seeds)
    marks = sorted({1, (count + 1) // 2, count}) if count else []
    across = Axis(1.0, max(float(count), 2.0), tuple((float(at), str(seeds[at - 1])) for at in marks))
    heading = texts.say("arena-course")
    return Section(heading, texts.say("arena-course-note"), (line_plot(heading, lines, across, _shares(texts)),))


def _seats_section(texts: Texts, found: Standings, names: list[str]) -> Section:
    headers = [
        texts.say("arena-bot"),
        *(texts.say("arena-seat", seat=str(seat)) for seat in range(found.run.plan.table)),
    ]
    rows: list[list[Cell]] = []
    for name, bot in zip(names, found.bots, strict=True):
        cells = [Cell(name)]
        for share in bot.by_seat:
            if share is None:
                cells.append(Cell(_NOTHING))
            else:
                cells.append(Cell(_percent(texts, share), share - 1 / found.run.plan.table))
        rows.append(cells)
    return Section(texts.say("arena-seats"), texts.say("arena-seats-note"), (table(headers, rows),))


def _ratings_section(texts: Texts, found: Standings, names: list[str]) -> list[Section]:
    bars = [
        Bar(
            name,
            bot.rating.mu,
            bot.rating.mu - 2 * bot.rating.sigma,
            bot.rating.mu + 2 * bot.rating.sigma,
            _rating(texts, bot),
        )
        for name, bot in zip(names, found.bots, strict=True)
        if bot.rating
    ]
    if not bars:
        return []
    step = 5
    first = math.floor(min(bar.low for bar in bars) / step)
    last = max(math.ceil(max(bar.high for bar in bars) / step), first + 1)
    every = max(1, (last - first) // 8)
    ticks = tuple((float(at * step), str(at * step)) for at in range(first, last + 1, every))
    axis = Axis(float(first * step), float(last * step), ticks)
    heading = texts.say("arena-ratings")
    return [Section(heading, texts.say("arena-ratings-note"), (interval_plot(heading, bars, axis),))]


def _times_section(texts: Texts, found: Standings, names: list[str]) -> Section:
    times = [max(bot.seconds_per_decision, 1e-7) for bot in found.bots]
    first = math.floor(math.log10(min(times)))
    last = max(math.ceil(math.log10(max(times))), first + 1)
    ticks = tuple((float(power), _seconds(texts, 10.0**power)) for power in range(first, last + 1))
    bars = [
        Bar(name, math.log10(time), math.log10(time), math.log10(time), _seconds(texts, bot.seconds_per_decision))
        for name, bot, time in zip(names, found.bots, times, strict=True)
    ]
    heading = texts.say("arena-times")
    axis = Axis(float(first), float(last), ticks)
    return Section(heading, texts.say("arena-times-note"), (interval_plot(heading, bars, axis),))


def _endings_section(texts: Texts, found: Standings) -> Section:
    rows = [
        [reason, str(count), _percent(texts, count / found.games)]
        for reason, count in sorted(found.outcomes.items(), key=lambda ending: -ending[1])
    ]
    headers = [texts.say("arena-ending"), texts.say("arena-games"), texts.say("arena-share")]
    return Section(texts.say("arena-endings"), "", (table(headers, rows),))


def _failures_section(texts: Texts, found: Standings) -> Section:
    said = failures(texts, found)
    heading = texts.say("arena-failures")
    if not said:
        return Section(heading, texts.say("arena-failures-none"), ())
    return Section(heading, texts.say("arena-failures-note"), (table([heading], [[capital(one)] for one in said]),))
