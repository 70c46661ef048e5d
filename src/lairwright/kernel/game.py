"""What is the same in every game: questions, choices, history, undo.

A concrete game supplies the procedures (:meth:`Game.advance`, :meth:`Game.answer`) and the names
(:meth:`Game.codebook`, :meth:`Game.question`). All open questions belong to the topmost frame; where the rules say
"simultaneously", several seats are asked at once and may answer in any order.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from lairwright.kernel.arguments import quoted, whole, whole_seat
from lairwright.kernel.choices import Choice, Codebook, Misread, Points
from lairwright.kernel.config import Config
from lairwright.kernel.course import Course
from lairwright.kernel.decisions import Decision, Option
from lairwright.kernel.errors import EndlessError, LairwrightError, Refusal
from lairwright.kernel.events import Event
from lairwright.kernel.frames import copy_stack
from lairwright.kernel.outcome import Outcome
from lairwright.kernel.record import Record
from lairwright.kernel.streams import Streams
from lairwright.kernel.views import EVERYTHING, SPECTATOR, Data

#: What the last choice taught: nothing; something about the chooser to the others; something hidden to the chooser.
LEARNT_NOTHING: Final = 0
LEARNT_BY_OTHERS: Final = 1
LEARNT_BY_CHOOSER: Final = 2

#: How many frames may run between two questions: many times what the longest quiet stretch of a game takes.
MOST_STEPS: Final = 50_000

#: More seats than any game here has; events and cards keep a bit for each.
MOST_SEATS: Final = 32

#: ``Game.open`` and ``Game.menus`` while nobody is asked, and ``Game.open`` for each single seat: nearly all questions
#: are put to one seat, and a new list would have to grow for each of them.
NOBODY: Final[list[i64]] = []
NO_MENUS: Final[list[list[i64]]] = []
ONLY: Final[list[list[i64]]] = [[seat] for seat in range(MOST_SEATS)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Course):
    """One game in progress. Plain mutable state; :meth:`clone` gives an independent copy.

    Abstract, but not an ``ABC``: in compiled code, a class with an interpreted base checks at every read of a field
    whether it was ever set. A plugged-in game isn't compiled, but may still be a subclass.
    """

    __slots__ = (
        "config",
        "goes_on",
        "history",
        "history_shared",
        "learnt",
        "made",
        "menus",
        "open",
        "recorded",
        "result",
        "streams",
        "watcher",
    )

    def __init__(self, config: Config, streams: Streams) -> None:
        super().__init__()
        self.config: Config = config
        self.streams: Streams = streams
        #: Seats with an open question; replaced, never changed in place: clones share it, and all games share the usual
        #: ones.
        self.open: list[i64] = NOBODY
        #: Whether the game can go on: nobody is asked and it isn't over. Kept because it is checked after every step.
        self.goes_on: bool = True
        #: The packed options of each of those seats; this list is changed in place rather than made for every question.
        self.menus: list[list[i64]] = NO_MENUS
        #: Called after every noted event with the game as it is at that moment, in the middle of a choice. It may look
        #: and clone, but must change nothing; a clone has no watcher and can't go on from such a moment.
        self.watcher: Callable[[Game], None] | None = None
        #: The choices so far, flat: seat, option, seat, option, ...
        self.history: list[i64] = []
        #: Shared with clones until one of them goes on: a playout on a clone keeps no history, so it needs no copy.
        self.history_shared: bool = False
        #: How many choices were made, even where no history is kept.
        self.made: i64 = 0
        #: False after a re-deal or on a staged table, because no record leads there.
        self.recorded: bool = True
        self.learnt: i64 = LEARNT_NOTHING
        self.result: Outcome | None = None

    # -- supplied by the concrete game -------------------------------------------------------------

    @abstractmethod
    def advance(self) -> None:
        """Run the topmost frame again and again until somebody has to choose or the game is over.

        At most ``MOST_STEPS`` times, then :meth:`endless` reports it.
        """

    @abstractmethod
    def answer(self, seat: i64, option: i64) -> None:
        """Carry out a chosen option; it belongs to the topmost frame."""

    def carry_out(self, seat: i64, option: i64) -> None:
        """Carry out a chosen option and what follows, up to the next question. A game may have a faster way."""
        self.answer(seat, option)
        if self.goes_on:
            self.advance()

    @abstractmethod
    def codebook(self) -> Codebook:
        """The choices of this game, as values, packed integers and keys."""

    def pointing(self, seat: i64, option: i64) -> dict[str, object]:
        """The words in the addresses of a :class:`Kind` that only the table can fill in."""
        return {}

    def meant(self, seat: int, held: str, at: str) -> Choice | None:
        """What holding a card and pointing at something would mean, legal or not; ``None`` if nothing."""
        return None

    @abstractmethod
    def question(self, seat: i64) -> tuple[str, str]:
        """The kind of a seat's open question, and the id of the card that asks it."""

    @abstractmethod
    def refusal(self, seat: i64, choice: Choice) -> tuple[str, str]:
        """Reason code and rule ID for a choice that is not offered to this seat now."""

    def misread(self, seat: i64, problem: Misread) -> tuple[str, str]:
        """Reason code and rule ID for a text from this seat that is not a key."""
        return "not-an-option-here", ""

    @abstractmethod
    def procedure_name(self, op: i64) -> str:
        """The name of the procedure with this number, for reporting a fault."""

    @abstractmethod
    def fingerprint(self) -> str:
        """The fingerprint of the cards in this game."""

    @abstractmethod
    def round_number(self) -> int:
        """The current round, starting at 1; 0 during set-up."""

    @abstractmethod
    def phase_name(self) -> str:
        """The current phase, as views name it."""

    @abstractmethod
    def clone(self) -> Game:
        """An independent copy; what never changes (cards, rules, configuration) is shared."""

    @abstractmethod
    def shown(self, viewer: int) -> Data:
        """The table as a viewer may know it: a seat, or ``SPECTATOR`` or ``EVERYTHING`` (kernel.views)."""

    @abstractmethod
    def waits_openly(self, viewer: int) -> bool:
        """Whether this viewer can see that somebody is being asked; a seat always sees its own question."""

    @abstractmethod
    def redeal(self, seat: int, seed: int) -> Game:
        """A complete game consistent with everything this seat knows."""

    @abstractmethod
    def snapshot(self) -> Data:
        """Everything as plain data; ``lairwright.restore`` gives the game back."""

    # -- copies ------------------------------------------------------------------------------------

    def copy_course_to(self, twin: Game) -> None:
        """Give a twin everything declared here, for :meth:`clone`; the twin already has a copy of the streams."""
        if self.top is not None:
            twin.top = copy_stack(self.top)
        twin.open = self.open  # like each menu, replaced and never changed in place
        twin.goes_on = self.goes_on
        twin.menus = self.menus.copy()
        twin.told = self.events
        twin.listening = self.listening
        twin.history = self.history
        self.history_shared = True
        twin.history_shared = True
        twin.made = self.made
        twin.recorded = self.recorded
        twin.learnt = self.learnt
        twin.result = self.result

    # -- asking ------------------------------------------------------------------------------------

    def ask(self, seat: i64, menu: list[i64]) -> None:
        """Open a question. A single option isn't a question: it is carried out at once and not recorded."""
        if len(menu) == 1:
            self.answer(seat, menu[0])
        else:
            self.ask_even_if_forced(seat, menu)

    def ask_even_if_forced(self, seat: i64, menu: list[i64]) -> None:
        """Open a question that the engine must not answer itself (simultaneous choices would leak)."""
        if self.open:
            self.open = self.open + ONLY[seat]
            self.menus.append(menu)
        else:
            self.open = ONLY[seat]
            self.goes_on = False
            if len(self.menus) == 1:
                self.menus[0] = menu
            else:
                self.menus = [menu]

    def ask_together(self, seats: list[i64], menus: list[list[i64]]) -> None:
        """Ask each of these seats and nobody else; the engine answers none of these questions itself."""
        self.open = seats
        self.menus = menus
        self.goes_on = False

    def endless(self) -> None:
        """Report that the game went on for too long without a question. It can't be played on."""
        doing: list[str] = []
        for frame in self.frames:
            card = f" {self.card_id(frame.card)}" if frame.card >= 0 else ""
            doing.append(f"{self.procedure_name(frame.op)}{card}")
        raise EndlessError(
            f"the game comes neither to another question nor to its end: {MOST_STEPS} steps after choice {self.made}, "
            f"in round {self.round_number()}, it is at {', '.join(doing)}"
        )

    def noticed(self) -> None:
        if self.watcher is not None:
            self.watcher(self)

    def finish(self, result: Outcome) -> None:
        """End the game: nobody is asked any more."""
        self.result = result
        self.goes_on = False
        self.open = NOBODY
        self.menus = NO_MENUS

    # -- choosing ----------------------------------------------------------------------------------

    def choose(self, slot: i64, index: i64) -> None:
        """Answer the open question in ``slot`` with option number ``index``: fast, and unchecked."""
        asked = self.open
        menus = self.menus
        seat: i64 = asked[slot]
        option: i64 = menus[slot][index]
        if len(asked) == 1:
            self.open = NOBODY
            self.goes_on = True
        else:
            self.open = asked[1:] if slot == 0 else asked[:slot] + asked[slot + 1 :]  # playouts answer the first
            menus.pop(slot)
        if self.listening:
            self.forget_events()
        self.streams.used = False
        self.learnt = LEARNT_NOTHING
        self.made += 1
        if self.recorded:
            if self.history_shared:
                self.history = self.history.copy()
                self.history_shared = False
            history = self.history
            history.append(seat)
            history.append(option)
        self.carry_out(seat, option)

    def play(self, choice: Option | Choice | str | SupportsIndex, seat: SupportsIndex | None = None) -> None:
        """Answer a question with an option, a value, a key (``"pass"``) or an index.

        Without a seat, an option answers for its own, anything else the first open question. A key must match exactly,
        and nothing in it can speak for another seat. If the choice isn't legal now, this raises :class:`Refusal` with a
        reason code and a rule ID; if it isn't a choice at all, or the seat no number, :class:`LairwrightError`. Either
        way, nothing changes.
        """
        if isinstance(choice, Option):
            if seat is not None:
                self._check_owner(choice, seat)
            self._play_option(choice)
        elif isinstance(choice, str):
            asked = self.slot_for(seat, choice)
            self.choose(asked, self._index_of_key(asked, choice))
        elif isinstance(choice, Choice):
            from lairwright.kernel.refusing import written

            key = written(self, choice, seat)
            asked = self.slot_for(seat, key)
            self.choose(asked, self._index_of_key(asked, key))
        else:
            index = whole(choice)
            if index is None:
                raise LairwrightError(f"play() expects an option, a choice, a key or an index, not {quoted(choice)}")
            key = f"option {quoted(index)}"
            asked = self.slot_for(seat, key)
            menu = self.menus[asked]
            if not 0 <= index < len(menu):
                last = self.option_key(menu[0 if index < 0 else -1])
                raise Refusal(key, f"no-such-option: there are {len(menu)}", "", last)
            self.choose(asked, index)

    def offered(self, key: str, seat: SupportsIndex) -> Option:
        """This seat's option with this key; raises :class:`Refusal` if it isn't offered."""
        slot = self.slot_for(whole_seat(seat), key)
        index = self._index_of_key(slot, key)
        return Option(self.open[slot], index, self.menus[slot][index], self.codebook())

    def _play_option(self, option: Option) -> None:
        """The fast way, when this very option is on the menu. A stale one is looked up: it may still be legal."""
        asked = self.open
        if option.book is self.codebook():  # in another one the same number is something else
            for slot in range(len(asked)):
                if asked[slot] == option.seat:
                    menu = self.menus[slot]
                    if 0 <= option.index < len(menu) and menu[option.index] == option.code:
                        self.choose(slot, option.index)
                        return
        self.play(self._key_of(option), option.seat)

    def _check_owner(self, option: Option, seat: SupportsIndex) -> None:
        """Refuse to play an option for any seat but its own."""
        key = self._key_of(option)
        number = whole_seat(seat)
        if not self.has_seat(number):
            raise self.refused(key, number)
        if number != option.seat:
            raise Refusal(key, f"option-of-another-seat: {option.seat}", "")

    def _key_of(self, option: Option) -> str:
        """The key of an option that a caller may have made up."""
        if not option.book.is_option(option.code):
            raise Refusal(f"option {option.code}", "not-a-choice-of-this-game", "")
        return option.key

    def _index_of_key(self, slot: int, key: str) -> int:
        """The index of a key on a slot's menu."""
        book = self.codebook()
        menu = self.menus[slot]
        for index in range(len(menu)):
            if book.key(menu[index]) == key:
                return index
        raise self.refused(key, self.open[slot])

    def slot_for(self, seat: SupportsIndex | None, key: str) -> int:
        """The slot of the seat that answers."""
        number = -1 if seat is None else whole_seat(seat)
        if self.result is not None:
            raise Refusal(key, "game-over", self.result.rule)
        if seat is None:
            return 0
        if not self.has_seat(number) or number not in self.open:
            raise self.refused(key, number)
        return self.open.index(number)

    def why_not(self, key: str, seat: SupportsIndex | None = None) -> tuple[str, str]:
        """Reason code and rule ID for a key that is not offered; ``("offered", "")`` if it is."""
        from lairwright.kernel.refusing import why_not

        if seat is not None:
            return why_not(self, key, whole_seat(seat))
        return why_not(self, key, self.open[0] if self.open else 0)

    def refused(self, key: str, seat: int) -> Refusal:
        """The error to raise for a key that is not offered to this seat."""
        from lairwright.kernel.refusing import refused

        return refused(self, key, seat)

    def points(self, seat: SupportsIndex, option: SupportsIndex) -> Points:
        """What an option points at on the table, for this seat."""
        book = self.codebook()
        me = self.checked_seat(seat)
        code = whole(option)
        if code is None or not book.is_option(code):
            raise LairwrightError(f"{quoted(option)} is not the number of an option")
        return book.points(code, {"me": me, **self.pointing(me, code)})

    def option_key(self, option: i64) -> str:
        """The canonical text of an option."""
        return self.codebook().key(option)

    # -- looking -----------------------------------------------------------------------------------

    def has_seat(self, seat: int) -> bool:
        return 0 <= seat < self.config.seats

    def checked_seat(self, seat: object) -> int:
        """A seat that a caller named; raises :class:`LairwrightError` if this game has no such seat."""
        number = whole_seat(seat)
        if not self.has_seat(number):
            raise LairwrightError(f"there is no seat {quoted(number)}: seats are 0 to {self.config.seats - 1}")
        return number

    def view(self, seat: SupportsIndex | None) -> Data:
        """What this seat may know, as plain data to read; ``None`` is a spectator.

        It shows the table as it is now and stays as it is. Views share parts, which can't be changed; copy what you
        want to change (``copy.deepcopy`` gives dicts of your own).
        """
        return self.shown(SPECTATOR if seat is None else self.checked_seat(seat))

    def visible_events(self, seat: SupportsIndex | None) -> list[Data]:
        """What happened since the last choice, with the cards this seat may not know blanked."""
        viewer = SPECTATOR if seat is None else self.checked_seat(seat)
        return [self.event_data(event.seen_by(viewer)) for event in self.events]

    def inspect(self) -> Data:
        """The whole table face up, in the form of a view; for scenarios and debugging."""
        return self.shown(EVERYTHING)

    def shown_question(self, viewer: int) -> Data | None:
        """The viewer's own open question, for its view."""
        asked = self.open
        for slot in range(len(asked)):
            if asked[slot] == viewer:
                kind, source = self.question(viewer)
                return {"kind": kind, "source": source, "options": self.codebook().keys(self.menus[slot])}
        return None

    def shown_outcome(self) -> Data | None:
        """How the game ended, for views; ``None`` while it is going on."""
        if self.result is None:
            return None
        return {
            name: tuple(value) if isinstance(value, list) else value for name, value in self.result.as_data().items()
        }

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def outcome(self) -> Outcome:
        """How the game ended; raises an error while it is still going on."""
        if self.result is None:
            raise LairwrightError("the game is not over: it has no outcome yet")
        return self.result

    @property
    def decisions(self) -> list[Decision]:
        """All open questions."""
        return [self._decision(slot) for slot in range(len(self.open))]

    @property
    def decision(self) -> Decision:
        """The first open question; raises an error when the game is over."""
        if not self.open:
            raise LairwrightError("the game is over: there is no open decision")
        return self._decision(0)

    def _decision(self, slot: int) -> Decision:
        seat = self.open[slot]
        kind, source = self.question(seat)
        return Decision(seat, kind, source, self.menus[slot], self.codebook())

    @property
    def record(self) -> Record:
        """Configuration, card fingerprint and choices: enough to play the same game again."""
        if not self.recorded:
            raise LairwrightError("this table was staged or re-dealt: no record leads to it")
        history = self.history
        choices = [(history[i], self.option_key(history[i + 1])) for i in range(0, len(history), 2)]
        return Record(self.config, self.fingerprint(), choices)

    @property
    def undo_policy(self) -> str:
        """Whether the last choice may be taken back: ``free``, ``consent``, ``never`` or ``nothing``.

        ``free``: nobody learnt anything. ``consent``: the others saw something. ``never``: chance was involved or the
        chooser saw something hidden, so taking it back would be a peek.
        """
        if not self.history or not self.recorded:
            return "nothing"
        if self.streams.used or self.learnt >= LEARNT_BY_CHOOSER:
            return "never"
        return "consent" if self.learnt == LEARNT_BY_OTHERS else "free"

    # -- response windows, in which players are asked without the others noticing; games without them keep these --

    def asks_in_secret(self) -> bool:
        """Whether this game has response windows."""
        return False

    def asks_for_response(self, seat: int) -> bool:
        """Whether this seat's open question comes from a response window."""
        return False

    def concerns(self, seat: int) -> bool:
        """Whether the open window concerns this seat; then even players who prefer not to be asked are asked."""
        return False

    def may_open_window(self, event: Event) -> bool:
        """Whether a window may have been open before or after this event, as far as everybody can tell."""
        return False
