"""Reading and running scenario files (docs/writing-scenarios.md).

A scenario sets a table, plays choices and states what must hold. It fails with sentences that say which step expected
what and what was found.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from lairwright.games import BOSS_MONSTER, GAMES
from lairwright.kernel.config import MAX_SEED, Config, OptionValue
from lairwright.kernel.errors import LairwrightError, Refusal, SetFileError, nearest
from lairwright.kernel.game import Game, split_choice
from lairwright.kernel.reading import Fields

STEPS: Final = ("play", "refuse", "expect", "seen", "offers", "lacks", "events", "silent", "until", "asks", "note")
MATCHERS: Final = ("has", "lacks", "least", "most", "not")
#: Choices that let the game go on without doing anything, for ``until``.
_IDLE: Final = ("pass", "decline", "keep")
_LONGEST_WAIT: Final = 500


@dataclass(frozen=True)
class Scenario:
    """One file: what it is about, the table, the steps; run once per preset."""

    path: Path
    title: str
    rules: tuple[str, ...]
    cards: tuple[str, ...]
    game: str
    presets: tuple[str, ...]
    data: dict[str, Any]


@dataclass
class Result:
    """How one scenario went with one preset."""

    scenario: Scenario
    preset: str
    failures: list[str] = field(default_factory=list)


def find_scenarios(paths: Iterable[Path]) -> list[Path]:
    """Files as they are, folders with everything below them."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob("*.toml"))
        elif path.exists():
            found.append(path)
        else:
            raise SetFileError(
                f"{path}: there is no such scenario file or folder", "no-scenario-file", {"file": str(path)}
            )
    if not found:
        raise SetFileError("no scenario file was found", "no-scenarios")
    return found


def load(path: Path) -> Scenario:
    """Read a scenario's head; the rest is checked when it is run."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise SetFileError(f"{path.name}: cannot be read: {problem.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise SetFileError(f"{path.name}: is not valid TOML: {problem}") from None
    head = Fields(data, path.name)
    title = head.text("title")
    game = head.text("game", BOSS_MONSTER)
    if game not in GAMES:
        raise head.fail("game", f"unknown game {game!r}{nearest(game, GAMES)}")
    presets = _texts(head, "presets") if head.has("presets") else (head.text("preset", "default"),)
    known = GAMES[game].rules.presets
    for preset in presets:
        if preset not in known:
            raise head.fail("preset", f"unknown preset {preset!r}{nearest(preset, known)}")
    scenario = Scenario(path, title, _texts(head, "rules"), _texts(head, "cards"), game, presets, data)
    for name in ("about", "seats", "seed", "sets", "variants", "options", "start", "seat", "table", "step"):
        head.has(name)
    head.done()
    return scenario


def _texts(fields: Fields, name: str) -> tuple[str, ...]:
    if not fields.has(name):
        return ()
    value = fields.data[name]
    if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
        raise fields.fail(name, f"expected a list of texts, found {value!r}")
    return tuple(value)


def run(scenario: Scenario) -> list[Result]:
    """Run a scenario with each of its presets."""
    return [_run_with(scenario, preset) for preset in scenario.presets]


def set_table(scenario: Scenario, preset: str) -> Game:
    """The scenario's table before its first step."""
    kind = GAMES[scenario.game]
    where = scenario.path.name
    head = Fields(scenario.data, where)
    seats = head.tables("seat")
    options: dict[str, OptionValue] = {}
    chosen = scenario.data.get("options", {})
    if not isinstance(chosen, dict):
        raise head.fail("options", f"expected a table, found {chosen!r}")
    for name, value in chosen.items():
        options[name] = kind.rules.check_option(name, value)
    config = Config(
        scenario.game,
        head.number("seats", kind.fewest_seats, kind.most_seats, max(kind.fewest_seats, len(seats))),
        head.number("seed", 0, MAX_SEED, 1),
        preset,
        _texts(head, "sets") or kind.default_sets,
        _texts(head, "variants"),
        options,
    )
    shared = head.table("table") if head.has("table") else Fields({}, f"{where}: [table]")
    return kind.stage(config, head.text("start", kind.default_start), seats, shared, where)


def _run_with(scenario: Scenario, preset: str) -> Result:
    result = Result(scenario, preset)
    try:
        table = set_table(scenario, preset)
        steps = Fields(scenario.data, scenario.path.name).tables("step")
        if not steps:
            result.failures.append("the scenario has no [[step]]: it states nothing")
        player = _Player(table, result)
        for number, step in enumerate(steps, 1):
            player.step(step, f"step {number}")
    except _Stop:
        pass
    except LairwrightError as problem:
        result.failures.append(str(problem))
    return result


class _Stop(Exception):  # noqa: N818 - not an error: it ends a scenario whose failure is noted already
    """Later steps make no sense."""


class _Player:
    """Plays the steps of one scenario and collects what does not hold."""

    def __init__(self, table: Game, result: Result) -> None:
        self.table = table
        self.result = result
        #: Events since the last choice, and since the choice after the last step that looked at them.
        self.fresh: list[tuple[str, ...]] = []
        self.events = self._happened()
        self.looked_at = False

    def _happened(self) -> list[tuple[str, ...]]:
        self.fresh = [_event_words(event) for event in self.table.visible_events(None)]
        return self.fresh.copy()

    def fail(self, where: str, problem: str) -> None:
        self.result.failures.append(f"{where}: {problem}")

    def step(self, step: Fields, where: str) -> None:
        known = [word for word in step.data if word in STEPS]
        for word in step.data:
            if word not in STEPS:
                raise SetFileError(f"{where}: unknown step {word!r}{nearest(word, STEPS)}")
        for word in known:
            value = step.data[word]
            if word == "play":
                for key in _listed(value):
                    self._play(key, where)
            elif word == "until":
                self._until(str(value), where)
            elif word == "refuse":
                for part in value if isinstance(value, list) else [value]:
                    self._refuse(Fields(part, where), where)
            elif word == "expect":
                self._expect(self.table.inspect(), Fields(value, where), where)
            elif word == "seen":
                self._seen(Fields(value, where), where)
            elif word in ("offers", "lacks"):
                self._offers(_listed(value), word == "offers", where)
            elif word in ("events", "silent"):
                self._events(_listed(value), word == "events", where)
            elif word == "asks":
                self._asks(_listed(value), where)

    def _play(self, key: str, where: str) -> None:
        try:
            self.table.play(key)
        except Refusal as refusal:
            open_now = "; ".join(f"{d.seat}: {', '.join(d.keys)}" for d in self.table.decisions)
            self.fail(where, f"{refusal}; offered now: {open_now or 'nothing, the game is over'}")
            raise _Stop from None
        if self.looked_at:
            self.events = []
            self.looked_at = False
        self.events += self._happened()

    def _until(self, phase: str, where: str) -> None:
        """Pass and decline up to the first question in or after a phase, a round (``round 2``) or to the end of the
        game (``over``)."""
        phases = GAMES[self.table.config.game].phases
        goal = phase.split()[0] if phase.split() else ""
        for _ in range(_LONGEST_WAIT):
            shown = self.table.inspect()
            if phase == shown["phase"] or phase == f"round {shown['round']}" or (phase == "over" and self.table.over):
                return
            if goal in phases and ("phase", f"amount:{phases.index(goal)}") in [(e[0], e[-1]) for e in self.fresh]:
                return
            if self.table.over:
                break
            decision = self.table.decision
            idle = [key for key in _IDLE if key in decision.keys]
            if not idle:
                self.fail(where, f"cannot wait for {phase!r}: seat {decision.seat} must choose of {decision.keys}")
                raise _Stop
            self._play(f"{decision.seat}: {idle[0]}", where)
        if phase == "over" and self.table.over:
            return
        self.fail(where, f"{phase!r} was not reached")
        raise _Stop

    def _refuse(self, fields: Fields, where: str) -> None:
        key = fields.text("key")
        before = self.table.snapshot()
        try:
            self.table.clone().play(key)
        except Refusal as refusal:
            if fields.has("rule") and refusal.rule != fields.text("rule"):
                self.fail(where, f"{key!r} is refused by {refusal.rule} ({refusal.code}), not {fields.text('rule')}")
            if fields.has("code") and refusal.code != fields.text("code"):
                self.fail(where, f"{key!r} is refused with {refusal.code!r}, not {fields.text('code')!r}")
        else:
            self.fail(where, f"{key!r} should be refused, but is legal")
        fields.has("rule")
        fields.has("code")
        fields.done()
        if self.table.snapshot() != before:
            self.fail(where, f"the refusal of {key!r} changed the table")

    def _expect(self, data: dict[str, object], fields: Fields, where: str) -> None:
        for path, wanted in fields.data.items():
            found = _look_up(data, path, where)
            try:
                fits = _matches(found, wanted)
            except TypeError:
                fits = False  # a matcher that cannot compare such a value
            if not fits:
                self.fail(where, f"{path}: expected {wanted!r}, found {found!r}")

    def _seen(self, fields: Fields, where: str) -> None:
        """Expectations about what a seat, or a spectator (``by = "spectator"``), sees."""
        by = fields.raw("by")
        seat = None if by == "spectator" else fields.number("by", 0, self.table.config.seats - 1)
        expected = fields.table("expect")
        fields.done()
        self._expect(self.table.view(seat), expected, f"{where}, seen by {by}")

    def _offers(self, keys: Sequence[str], wanted: bool, where: str) -> None:
        for text in keys:
            seat, key = split_choice(text, None)
            offered = any(key in d.keys for d in self.table.decisions if seat is None or d.seat == seat)
            if offered != wanted:
                open_now = "; ".join(f"{d.seat}: {', '.join(d.keys)}" for d in self.table.decisions)
                self.fail(where, f"{text!r} should {'' if wanted else 'not '}be offered; offered now: {open_now}")

    def _events(self, wanted: Sequence[str], present: bool, where: str) -> None:
        """``kind`` or ``kind card``, in this order, since the last such step; ``silent`` must not have happened."""
        happened = self.events
        self.looked_at = True
        at = 0
        for text in wanted:
            words = text.split()
            positions = [i for i in range(at, len(happened)) if set(words) <= set(happened[i])]
            if present and not positions:
                self.fail(where, f"event {text!r} did not happen (in this order); happened: {_told(happened)}")
            elif not present and any(set(words) <= set(event) for event in happened):
                self.fail(where, f"event {text!r} should not have happened")
            if present and positions:
                at = positions[0] + 1

    def _asks(self, wanted: Sequence[str], where: str) -> None:
        """Exactly these questions are open: ``seat: kind``, or nothing."""
        found = sorted(f"{d.seat}: {d.kind}" for d in self.table.decisions)
        if found != sorted(wanted):
            self.fail(where, f"expected the open questions {sorted(wanted)}, found {found}")


def _listed(value: object) -> list[str]:
    return [str(part) for part in value] if isinstance(value, list) else [str(value)]


def _event_words(event: dict[str, object]) -> tuple[str, ...]:
    """The kind, the cards, the seat as ``seat:1`` and the amount as ``amount:2``."""
    words = [str(event["kind"])]
    words += [str(event[name]) for name in ("card", "other") if event[name] is not None]
    if event["seat"] is not None:
        words.append(f"seat:{event['seat']}")
    words.append(f"amount:{event['amount']}")
    return tuple(words)


def _told(events: Sequence[tuple[str, ...]]) -> str:
    return ", ".join(" ".join(words[:2]) for words in events) or "nothing"


def holds(data: object, expected: Mapping[str, object], where: str) -> bool:
    """Whether a table, as a view has it, is as expected: paths with values or matchers, as in a step.

    What lies behind something that is not there (``hero.seat`` while no hero walks) is not there either.
    """
    return all(_matches(_look_up(data, path, where, gaps=True), wanted) for path, wanted in expected.items())


def _look_up(data: object, path: str, where: str, gaps: bool = False) -> object:
    """Follow a dotted path; numbers are positions in lists, ``length`` at the end is a length."""
    found = data
    for part in path.split("."):
        if found is None and gaps:
            return None
        if isinstance(found, dict):
            if part not in found:
                raise SetFileError(f"{where}: {path}: there is no {part!r}{nearest(part, map(str, found))}")
            found = found[part]
        elif isinstance(found, list) and part == "length":
            found = len(found)
        elif isinstance(found, list) and part.isdecimal():
            if int(part) >= len(found):
                return None
            found = found[int(part)]
        else:
            raise SetFileError(f"{where}: {path}: {part!r} leads nowhere")
    return found


def _matches(found: object, wanted: object) -> bool:
    """Equality, or a matcher such as ``{ has = "fear" }``; ``"none"`` matches an absent value."""
    if isinstance(wanted, dict) and wanted and all(word in MATCHERS for word in wanted):
        return all(_matcher(found, word, value) for word, value in wanted.items())
    if isinstance(wanted, list) and isinstance(found, list):
        return len(found) == len(wanted) and all(map(_matches, found, wanted))
    if wanted == "none":
        return found is None
    return found == wanted


def _matcher(found: Any, word: str, value: Any) -> bool:
    if word == "has":
        return found is not None and value in found
    if word == "lacks":
        return found is None or value not in found
    if word == "least":
        return bool(found >= value)
    if word == "most":
        return bool(found <= value)
    return bool(found != value)
