"""Reading and running scenario files (docs/writing-scenarios.md).

A scenario sets a table, plays choices and states what must hold. It fails with sentences that say which step expected
what and what was found. All its words are read before anything is played: a misspelt one is an error, never a statement
that happens to hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from lairwright.games import BOSS_MONSTER, GameKind, Watcher, game_kind, known_games
from lairwright.kernel.arguments import shown
from lairwright.kernel.config import MAX_SEED, Config, OptionValue
from lairwright.kernel.errors import LairwrightError, Refusal, SetFileError, SetupError, nearest
from lairwright.kernel.game import Game
from lairwright.kernel.reading import Fields
from lairwright.kernel.rules import Seats
from lairwright.kernel.set_files import is_there, read_toml
from lairwright.scenarios.matching import all_texts, check_against, look_up, matches
from lairwright.scenarios.moments import OWN, ROUND, Goal, Moment, Watch
from lairwright.scenarios.steps import (
    Action,
    Asks,
    Events,
    Expect,
    Offers,
    Play,
    Refuse,
    Step,
    Stop,
    Until,
    read_steps,
)
from lairwright.scenarios.words import Choice, Words, event_words

#: How many choices ``until`` makes before it gives up.
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
        name = str(path)
        if not is_there(name):
            raise SetFileError(
                f"{shown(name)}: there is no such scenario file or folder", "no-scenario-file", {"file": name}
            )
        found += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    if not found:
        raise SetFileError("no scenario file was found", "no-scenarios")
    return found


def load(path: Path) -> Scenario:
    """Read a scenario's head; the rest is checked when it is run."""
    data = read_toml(path)
    head = Fields(data, shown(path.name))
    title = head.text("title")
    if not title.strip():
        raise head.fail("title", "is empty")
    game = head.text("game", BOSS_MONSTER)
    if game not in known_games():
        raise head.fail("game", f"unknown game {game!r}{nearest(game, known_games())}")
    presets = _presets(head, game)
    scenario = Scenario(path, title, _texts(head, "rules"), _texts(head, "cards"), game, presets, data)
    head.text("about", "")
    for name in ("seats", "seed", "sets", "variants", "options", "start", "seat", "table", "step"):
        head.has(name)
    head.done()
    return scenario


def _presets(head: Fields, game: str) -> tuple[str, ...]:
    if head.has("preset") and head.has("presets"):
        raise head.fail("preset", "give 'preset' or 'presets', not both")
    presets = _texts(head, "presets") if head.has("presets") else (head.text("preset", "default"),)
    known = game_kind(game).rules.presets
    for preset in presets:
        if preset not in known:
            field = "presets" if head.has("presets") else "preset"
            raise head.fail(field, f"unknown preset {preset!r}{nearest(preset, known)}; presets: {', '.join(known)}")
    if not presets or len(set(presets)) != len(presets):
        raise head.fail("presets", f"expected presets, each once, found {list(presets)!r}")
    return presets


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


def set_table(scenario: Scenario, preset: str, watcher: Watcher | None = None) -> Game:
    """The scenario's table before its first step; a ``watcher`` sees how it comes there."""
    kind = game_kind(scenario.game)
    where = shown(scenario.path.name)
    head = Fields(scenario.data, where)
    seats = head.tables("seat")
    options: dict[str, OptionValue] = {}
    chosen = scenario.data.get("options", {})
    if not isinstance(chosen, dict):
        raise head.fail("options", f"expected a table, found {chosen!r}")
    for name, value in chosen.items():
        if not isinstance(value, bool | int | str):
            raise head.fail("options", f"option {name!r} cannot be {value!r}")
        options[name] = value
    variants = _texts(head, "variants")
    if len(set(variants)) != len(variants):
        raise head.fail("variants", f"expected variants, each once, found {list(variants)!r}")
    if head.has("sets") and not _texts(head, "sets"):
        raise head.fail("sets", "expected the sets to play with, found none")
    sets = _texts(head, "sets") or kind.default_sets
    fewest, most = _allowed_seats(kind, sets, variants, where)
    config = Config(
        scenario.game,
        head.number("seats", fewest, most, max(kind.fewest_seats, len(seats))),
        head.number("seed", 0, MAX_SEED, 1),
        preset,
        sets,
        variants,
        options,
    )
    shared = head.table("table") if head.has("table") else Fields({}, f"{where}: [table]")
    try:
        return kind.stage(config, head.text("start", kind.default_start), seats, shared, where, watcher)
    except (SetupError, SetFileError) as problem:
        raise _told_here(problem, where) from None


def _allowed_seats(kind: GameKind, sets: tuple[str, ...], variants: tuple[str, ...], where: str) -> Seats:
    try:
        return kind.seats_for(sets, variants)
    except (SetupError, SetFileError) as problem:
        raise _told_here(problem, where) from None


def _told_here(problem: LairwrightError, where: str) -> SetFileError:
    """What is wrong with a set is told by its loader, which does not know who asked for it."""
    told = str(problem)
    return SetFileError(told if told.startswith(f"{where}: ") else f"{where}: {told}")


def _run_with(scenario: Scenario, preset: str) -> Result:
    result = Result(scenario, preset)
    try:
        table = set_table(scenario, preset)
        words = Words(table)
        _check_head(scenario, words)
        steps = read_steps(Fields(scenario.data, shown(scenario.path.name)).tables("step"), words)
        if not steps:
            result.failures.append("the scenario has no [[step]]: it states nothing")
        watch = Watch(_watched(steps))
        if watch.goals:
            table = set_table(scenario, preset, watch)  # again, because what it waits for may come before any choice
        player = _Player(table, watch, words, result)
        for step in steps:
            for action in step.actions:
                player.do(action, step.where)
    except _Over:
        pass
    except LairwrightError as problem:
        result.failures.append(str(problem))
    return result


def _check_head(scenario: Scenario, words: Words) -> None:
    """The rules and cards that the scenario says it proves."""
    where = shown(scenario.path.name)
    for rule in scenario.rules:
        if not rule:
            raise SetFileError(f"{where}: field 'rules': there is no rule ''")
        words.check_rule(rule, f"{where}: field 'rules'")
    for card in scenario.cards:
        problem = words.unknown_card(card)
        # An edition need not have every card of its set.
        if problem and not any(card in cards for cards in words.kind.shipped_cards().values()):
            raise SetFileError(f"{where}: field 'cards': {problem}")


def _watched(steps: Sequence[Step]) -> list[Goal]:
    """What has to be noticed as it happens: stops, and what may begin and be over before anybody is asked (if there is
    an event for a phase, that is enough)."""
    goals = [
        action.goal
        for step in steps
        for action in step.actions
        if isinstance(action, Stop) or (isinstance(action, Until) and (action.goal.kind == OWN or not action.goal.told))
    ]
    return list(dict.fromkeys(goals))


class _Over(Exception):  # noqa: N818 - not an error: it ends a scenario whose failure is noted already
    """Later steps make no sense."""


class _Player:
    """Plays the steps of one scenario and collects what does not hold."""

    def __init__(self, table: Game, watch: Watch, words: Words, result: Result) -> None:
        self.table = table
        self.watch = watch
        self.words = words
        self.result = result
        #: What is looked at: the table, or the moment of the last stop.
        self.shown = table
        #: Moments of the last choice that were looked at or passed by.
        self.passed = 0
        #: Events since the choice after the last step that looked at them, and how many of them had happened at what is
        #: shown; those of the last choice alone; and how many of all were looked at.
        self.log: list[tuple[str, ...]] = []
        self.fresh: list[tuple[str, ...]] = []
        self.upto = 0
        self.looked_at = 0
        self.watch.settled(table)
        self._note_events()

    def fail(self, where: str, problem: str) -> None:
        self.result.failures.append(f"{where}: {problem}")

    def file_place(self, where: str) -> str:
        return f"{shown(self.result.scenario.path.name)}: {where}"

    def do(self, action: Action, where: str) -> None:
        if isinstance(action, Play):
            for choice in action.choices:
                self._play(choice, where)
        elif isinstance(action, Until):
            self._until(action.goal, where)
        elif isinstance(action, Stop):
            self._stop(action.goal, where)
        elif isinstance(action, Refuse):
            self._refuse(action, where)
        elif isinstance(action, Expect):
            self._expect(action, where)
        elif isinstance(action, Offers):
            self._offers(action, where)
        elif isinstance(action, Events):
            self._events(action, where)
        else:
            self._asks(action, where)

    # -- going on ----------------------------------------------------------------------------------

    def _note_events(self) -> None:
        self.fresh = [event_words(event) for event in self.table.visible_events(None)]
        self.log += self.fresh
        self.upto = len(self.log)

    def _forget_events(self) -> None:
        """Don't look at the same things again once the game goes on."""
        del self.log[: self.looked_at]
        self.looked_at = 0

    def _leave_stop(self) -> None:
        """Back from a stop to the table, which has run on to its next question."""
        if self.shown is not self.table:
            self.shown = self.table
            self._forget_events()
            self.upto = len(self.log)

    def _play(self, choice: Choice, where: str) -> None:
        self._leave_stop()
        self.watch.moments = []
        self.passed = 0
        try:
            self.table.play(choice.key, self._seat(choice))
        except Refusal as refusal:
            self.fail(where, f"{refusal}; offered now: {self._offered_now()}")
            raise _Over from None
        self.watch.settled(self.table)
        self._forget_events()
        self._note_events()

    def _seat(self, choice: Choice) -> int:
        """The seat of a choice; if none is given, the first that is asked."""
        if choice.seat is not None:
            return choice.seat
        return self.table.open[0] if self.table.open else 0

    def _idle(self, goal: Goal, where: str) -> None:
        """Pass or decline once."""
        decision = self.table.decision
        idle = [key for key in game_kind(self.table.config.game).idle if key in decision.keys]
        if not idle:
            self.fail(where, f"cannot wait for {goal.text!r}: seat {decision.seat} must choose from {decision.keys}")
            raise _Over
        self._play(Choice(idle[0], decision.seat, idle[0]), where)

    def _until(self, goal: Goal, where: str) -> None:
        """Pass and decline up to the first question at or after a goal."""
        self._leave_stop()
        if goal.kind == ROUND and self.table.round_number() > goal.number:
            self.fail(where, f"{goal.text!r} is over: it is round {self.table.round_number()}")
            raise _Over
        for _ in range(_LONGEST_WAIT):
            if goal.reached(self.table, self.fresh) or (not goal.told and self.watch.began(goal)):
                return
            if goal.kind == OWN and self._next_moment(goal) is not None:
                self.fail(
                    where,
                    f"{goal.text!r}: it was there, but nobody was asked anything; "
                    f"stop = {goal.text!r} looks at the table then",
                )
                raise _Over
            if self.table.over:
                break
            self._idle(goal, where)
        self.fail(where, f"{goal.text!r} was not reached")
        raise _Over

    def _stop(self, goal: Goal, where: str) -> None:
        """Pass and decline until a goal begins, and show the table as it was in that moment."""
        for _ in range(_LONGEST_WAIT):
            moment = self._next_moment(goal)
            if moment is not None:
                if self.shown is not self.table:
                    self._forget_events()
                self.shown = moment.table
                self.passed = self.watch.moments.index(moment) + 1
                self.upto = max(0, len(self.log) - len(self.fresh) + moment.events)
                return
            if self.table.over:
                break
            self._idle(goal, where)
        self.fail(where, f"{goal.text!r} was not reached")
        raise _Over

    def _next_moment(self, goal: Goal) -> Moment | None:
        """When the goal first began during the last choice, after the last stop."""
        for moment in self.watch.moments[self.passed :]:
            if moment.goal == goal:
                return moment
        return None

    # -- looking -----------------------------------------------------------------------------------

    def _offered_now(self) -> str:
        offered = "; ".join(f"{d.seat}: {', '.join(d.keys)}" for d in self.table.decisions)
        return offered or "nothing, the game is over"

    def _refuse(self, action: Refuse, where: str) -> None:
        choice = action.choice
        if choice.seat is None and self.shown is not self.table:
            raise SetFileError(
                f"{self.file_place(where)}: {choice.text!r}: nobody is asked anything at a stop: "
                "write whose choice is refused, as 'SEAT: KEY'"
            )
        before = self.shown.snapshot()
        try:
            self.shown.clone().play(choice.key, self._seat(choice))
        except Refusal as refusal:
            if action.rules and refusal.rule not in action.rules:
                wanted = " or ".join(action.rules)
                self.fail(where, f"{choice.text!r} is refused by {refusal.rule} ({refusal.code}), not {wanted}")
            if action.code and refusal.code != action.code:
                self.fail(where, f"{choice.text!r} is refused with {refusal.code!r}, not {action.code!r}")
        else:
            self.fail(where, f"{choice.text!r} should be refused, but is legal")
        if self.shown.snapshot() != before:
            self.fail(where, f"the refusal of {choice.text!r} changed the table")

    def _expect(self, action: Expect, where: str) -> None:
        """Expectations about the table, or about what a seat or a spectator sees."""
        if action.seen:
            data = self.shown.view(action.by)
            where = f"{where}, seen by {'spectator' if action.by is None else action.by}"
        else:
            data = self.shown.inspect()
        for path, wanted in action.expected.items():
            found = look_up(data, path, self.file_place(where))
            check_against(found, wanted, f"{self.file_place(where)}: {path}")
            if not matches(found, wanted):
                hints = self.words.hints(all_texts(wanted))
                self.fail(where, f"{path}: expected {wanted!r}, found {found!r}{hints}")

    def _offers(self, action: Offers, where: str) -> None:
        if self.shown is not self.table:
            raise SetFileError(
                f"{self.file_place(where)}: nobody is asked anything at a stop: "
                "'play' or 'until' must come before 'offers' and 'lacks'"
            )
        for choice in action.choices:
            decisions = [d for d in self.table.decisions if choice.seat is None or d.seat == choice.seat]
            if any(choice.key in d.keys for d in decisions) != action.wanted:
                should = "should" if action.wanted else "should not"
                self.fail(where, f"{choice.text!r} {should} be offered; offered now: {self._offered_now()}")

    def _events(self, action: Events, where: str) -> None:
        """In this order, since the last such step; or not at all."""
        happened = self.log[: self.upto]
        self.looked_at = max(self.looked_at, self.upto)  # a stop may lie before what was looked at
        at = 0
        for words in action.events:
            text = " ".join(words)
            found = [i for i in range(at, len(happened)) if _fits(happened[i], words)]
            if action.present and not found:
                order = " (in this order)" if any(_fits(event, words) for event in happened) else ""
                self.fail(where, f"event {text!r} did not happen{order}; happened: {_told(happened)}")
            elif not action.present and found:
                self.fail(where, f"event {text!r} should not have happened; happened: {_told(happened)}")
            elif action.present:
                at = found[0] + 1

    def _asks(self, action: Asks, where: str) -> None:
        """Exactly these questions are open: ``seat: kind``, or nothing."""
        found = sorted(f"{d.seat}: {d.kind}" for d in self.shown.decisions)
        if found != sorted(action.questions):
            self.fail(where, f"expected the open questions {sorted(action.questions)}, found {found}")


def _fits(event: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """Whether an event has all the words; a kind of event is never a card's id."""
    return set(words) <= set(event)


def _told(events: Sequence[tuple[str, ...]]) -> str:
    """Everything that happened, in the words of ``events``: to be compared, and to be copied."""
    return ", ".join(repr(" ".join(words)) for words in events) or "nothing"
