"""What goes over the socket, as structures; the bodies of the HTTP interface are in ``api``.

The documentation (``docs/protocol.md``) and the browser's types (``web/src/lib/protocol.ts``) are generated from these
two, so their docstrings address people who write clients. Messages are JSON objects with a ``type``; a client must
ignore fields it doesn't know. Texts are ready to show, in the language the client asked for; keys, ids and codes don't
depend on the language.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

#: Raised when messages change in a way that older clients would misunderstand.
VERSION: Final = 2
#: The largest message a client may send, in bytes.
LARGEST_MESSAGE: Final = 4096

Language = Literal["en", "pl", "ru", "de"]
#: A table is gathering players, being played, or over.
Stage = Literal["gathering", "playing", "over"]
#: What happens to the seat of somebody who is away: it waits, a bot takes it over, or the table is closed.
Absence = Literal["hold", "bot", "close"]
#: What spectators see: nothing (they aren't let in), what is public, or that plus everything at the end.
Spectators = Literal["none", "public", "open-end"]
Undo = Literal["free", "consent", "never", "nothing"]
OptionValue = bool | int | str


class Message(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What all messages have in common."""


# -- parts -----------------------------------------------------------------------------------------------------------


class Clock(Message):
    """A clock: seconds for each choice, and a bank for the whole game that is used once those are gone."""

    per_choice: int = 30
    bank: int = 300


class Settings(Message):
    """What a table is made of; everything but the game has a default."""

    game: str
    seats: int
    preset: str = "default"
    sets: list[str] | None = None
    variants: list[str] = []
    options: dict[str, OptionValue] = {}
    #: The bots that sit there from the start, by seat; the creator takes the first free seat.
    bots: dict[int, str] = {}
    clock: Clock | None = None
    spectators: Spectators = "open-end"
    #: Whether the table is shown in the list of open tables; otherwise only people with the link find it.
    public: bool = False
    absence: Absence = "hold"
    #: Start as soon as every seat is taken.
    start_when_full: bool = True


class SeatInfo(Message):
    """A seat at a table: free, a person's or a bot's."""

    seat: int
    #: The person's name, empty for a free seat; for a bot, its level in words.
    name: str = ""
    #: The bot's level, ``search:500``; empty for people.
    bot: str = ""
    here: bool = False
    #: Whether a bot plays for an absent person.
    stand_in: bool = False
    #: Seconds left in the bank, if there is a clock; for other seats, time used for secret choices isn't deducted.
    bank: float | None = None
    #: Seconds left for the open choice before the bank is used, while the clock runs for this seat.
    left: float | None = None


class TableInfo(Message):
    """A table as the lobby shows it."""

    id: str
    stage: Stage
    settings: Settings
    seats: list[SeatInfo]
    #: The seat of the creator, who may fill seats with bots and start.
    host: int
    #: The hash of the secret seed, published when the table opens; see ``Fairness``.
    seed_hash: str
    #: The lesson this table teaches, or an empty string.
    lesson: str = ""
    #: The table where the same people play again, once somebody has asked for it.
    rematch: str = ""
    spectators: int = 0
    #: Whether choices were made for other players, which an older server allowed; the game is kept as it was.
    tampered: bool = False
    #: What draws its game on the page; a client that doesn't know it can show the list of options.
    page: str = ""


class OptionInfo(Message):
    """Something the viewer may choose."""

    #: The key that ``choose`` takes.
    key: str
    #: In words.
    text: str
    #: The card it is about, or an empty string.
    card: str = ""
    #: The thing that must be held to choose it, such as ``hand ligers-den``, or an empty string.
    held: str = ""
    #: The things on the table to point at while holding that: ``end 0`` (seat), ``room 1.2`` (seat, room counted from
    #: the boss, starting at 1), ``hero joman-chimm``, ``seat 2``, ``boss cleopatra``, ``hand fear``, ``spell 0.fear.1``
    #: (seat, card, number among equal ones), ``souls 1``, ``wounds 0``, ``deck room``, ``deck spell``, ``discard``; in
    #: castle-raid ``faction trolls``, ``guard 0``, ``field 0.1`` (guard, field). If there are none, it can be chosen
    #: only from the list.
    at: list[str] = []
    #: What it would change, in words: who is lured where, who dies.
    changes: list[str] = []
    #: What the numbers on the table would be, in the form of the view's ``foresight``, if the viewer can foresee the
    #: outcome of this choice; otherwise nothing.
    preview: dict[str, object] | None = None


class Question(Message):
    """What the viewer is asked. Answer with ``choose`` and the ``seq`` of the state it came with."""

    kind: str
    #: The card that asks, or an empty string.
    source: str
    text: str
    #: The ID of the rule behind the question.
    rule: str
    options: list[OptionInfo]
    #: The ``seq`` at which it was asked. While others answer their own questions, new states arrive in which this one
    #: is still open; the same number means it is the same question.
    since: int = 0


class LogLine(Message):
    """An event as this viewer may know it. Lines of one ``seq`` came with the same state.

    If one sentence covers several events, the first has the text and the others have none: they are there for drawing
    what happens, not for reading.
    """

    seq: int
    kind: str
    text: str
    #: Whom it concerns: who does it, and to whom.
    seats: list[int]
    #: The cards named in the text: the id, and the words it is named by.
    cards: list[tuple[str, str]] = []
    #: The event itself, for animation: seat, card, other and amount as the engine gives them.
    seat: int | None = None
    card: str | None = None
    other: str | None = None
    amount: int = 0


class Value(Message):
    """A number on the table and what it is made of, in words: ``1 printed, +2 from Dizzygas Hallway``."""

    #: Where it is, counted from 0: ``room 0.2`` (seat, room from the boss), ``treasure 1 mage``, ``town 0`` (who lures
    #: that hero), ``entrance 1.0`` (the walk ahead of that seat's waiting hero), ``hero`` (the rest of the walking
    #: hero's way), ``effect 0`` (what holds this round); in castle-raid ``guard 0``, ``strength 0``, ``loot 0``.
    at: str
    text: str


class Standing(Message):
    """How a game ended, in words."""

    reason: str
    winners: list[int]
    text: str
    #: From best to worst.
    lines: list[str]


class Reason(Message):
    """Why a hint likes an option."""

    code: str
    text: str
    chance: float


class HintLine(Message):
    """An option that the search likes."""

    key: str
    text: str
    #: The estimated chance of winning with it.
    chance: float
    reasons: list[Reason]


# -- from the client -------------------------------------------------------------------------------------------------


class Choose(Message, tag="choose"):
    """Answer the open question: the ``seq`` of the state that asked it, and the ``key`` of one of its options."""

    seq: int
    key: str


class AskUndo(Message, tag="undo"):
    """Take back your own last choice: at once if that is free, otherwise everybody else is asked."""

    seq: int


class Consent(Message, tag="consent"):
    """Answer somebody who wants to take back a choice."""

    seq: int
    yes: bool


class SetStops(Message, tag="stops"):
    """How this seat wants to be asked in response windows.

    ``auto``: pass automatically until something concerns the seat. ``hold``: get time in every window, even with
    nothing to play. ``stops``: phases in which the seat is always asked, whatever ``auto`` says.
    """

    auto: bool = False
    hold: bool = False
    stops: list[str] = []


class AskHint(Message, tag="hint"):
    """Ask the search bot for advice about the open question."""

    seq: int


class AskWhy(Message, tag="why"):
    """Ask why something isn't possible now: with a key such as ``build ligers-den on 2``, or with what is held and what
    is pointed at, as in the options (``held``, ``at``)."""

    key: str = ""
    held: str = ""
    at: str = ""


class Fill(Message, tag="fill"):
    """The host puts a bot on a free seat, or changes its level."""

    seat: int
    bot: str


class Free(Message, tag="free"):
    """The host frees a seat before the start."""

    seat: int


class Start(Message, tag="start"):
    """The host starts; there must be no free seats."""


class Leave(Message, tag="leave"):
    """Give up your own seat: it is free before the start; afterwards, the table's ``absence`` decides."""


class Rematch(Message, tag="rematch"):
    """After the end: the same people at a new table, everybody one seat further on."""


class Speak(Message, tag="language"):
    """Switch to another language."""

    language: Language


class Ping(Message, tag="ping"):
    """Answered with ``pong``. A connection that is silent for two minutes is closed: send one every half minute."""


ClientMessage = (
    Choose | AskUndo | Consent | SetStops | AskHint | AskWhy | Fill | Free | Start | Leave | Rematch | Speak | Ping
)


# -- to the client ---------------------------------------------------------------------------------------------------


class Welcome(Message, tag="welcome"):
    """The first message of every connection."""

    version: int
    table: TableInfo
    #: The viewer's own seat; ``None`` for a spectator.
    seat: int | None


class Table(Message, tag="table"):
    """The table itself has changed: seats, presence, clocks, stage. News that a game is over follows its last state."""

    table: TableInfo


class State(Message, tag="state"):
    """The complete game as the viewer may know it, sent when something changes that the viewer may know about.

    While somebody is asked in secret, nothing is sent, and the next state contains everything since.
    """

    #: Counts what this viewer was shown, including undone choices, so it only grows. Other viewers have other numbers.
    seq: int
    #: The table; it contains nothing that is hidden from this viewer.
    view: dict[str, object]
    #: The phase and what is going on, in words.
    phase: str
    question: Question | None
    #: What is new since the previous state; on connecting, the whole log so far.
    log: list[LogLine]
    #: What the numbers on the table are made of.
    values: list[Value]
    #: What it would take to undo the viewer's own last choice.
    undo: Undo
    #: The seat that wants to take a choice back, while the others are asked.
    undo_asked_by: int | None = None
    stops: SetStops | None = None
    standing: Standing | None = None
    #: In a lesson: what the teacher says now.
    lesson: str = ""
    #: Whether ``log`` is the whole log: on connecting, after an undo, in another language.
    fresh: bool = False


class Refused(Message, tag="refused"):
    """Something was not done, and nothing has changed."""

    #: A code: ``stale``, ``doubled``, ``not-your-question``, ``malformed``, ``too-fast``, ``not-seated``,
    #: ``not-host``, ``too-many-sockets``..., or a code of the game's rules.
    code: str
    text: str
    #: The ID of the rule that forbids it, or an empty string.
    rule: str = ""
    #: The type of the refused message, if it could be read.
    about: str = ""
    #: For a refused choice: the key on offer that is most like it.
    nearest: str = ""


class Taken(Message, tag="taken"):
    """The viewer's choice has been stored.

    What comes of it follows with a later state, at once or when others have answered.
    """

    #: The ``seq`` of the question that was answered, as in ``choose``.
    seq: int


class Hint(Message, tag="hints"):
    """Advice for the open question, best first."""

    seq: int
    hints: list[HintLine]


class WhyNot(Message, tag="why-not"):
    """The answer to ``why``; ``key`` is what the pointing would mean if the question had ``held`` and ``at``."""

    key: str
    code: str
    text: str
    rule: str
    #: As in the question, so that the answer can be matched to it.
    held: str = ""
    at: str = ""


class Pong(Message, tag="pong"):
    """The answer to ``ping``."""


ServerMessage = Welcome | Table | State | Refused | Taken | Hint | WhyNot | Pong
