"""A tiny third game: players take stones from a heap by playing cards from a hidden hand.

Everybody is dealt three cards numbered one to three. In turn, each player plays a card and takes that many stones.
Whoever takes the last stone wins; if the hands are empty before that, the player with the most stones wins.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from lairwright.kernel.choices import Choice, Codebook, Kind, Misread
from lairwright.kernel.config import Config, check_seats, check_seed, config_from_data
from lairwright.kernel.errors import SetFileError
from lairwright.kernel.game import LEARNT_BY_OTHERS, Game
from lairwright.kernel.outcome import Outcome
from lairwright.kernel.reading import Fields
from lairwright.kernel.rules import OptionSpec, RuleSet
from lairwright.kernel.snapshots import check_format, lists, number, numbers, read_course, saved
from lairwright.kernel.streams import Streams, seed_words
from lairwright.kernel.views import EVERYTHING, UNKNOWN, Data
from lairwright.registered.kind import Watcher

GAME: Final = "stones"
CARDS: Final = ("one", "two", "three")
COPIES: Final = 3
HAND: Final = 3
PHASES: Final = ("deal", "play")
EVENTS: Final = ("dealt", "took")
EV_DEALT: Final = 0
EV_TOOK: Final = 1
OP_DEAL: Final = 0
OP_TURN: Final = 1
RULES: Final = RuleSet(
    (OptionSpec("heap", "ST-01", 9, (9, 12), "how many stones lie on the heap"),),
    {"default": {}},
    {"tall-heap": {"heap": 12}},
    {"tall-heap": (1, 3)},  # enough to do for one
)


def card_name(card: i64) -> str:
    return CARDS[card // COPIES]


def worth(card: i64) -> int:
    return int(card) // COPIES + 1


@dataclass(frozen=True)
class Number:
    """A card."""

    id: str


@dataclass(frozen=True)
class Play(Choice):
    """Play a number, and take that many stones."""

    card: str


BOOK: Final = Codebook(
    [Kind(0, Play, "play {card:CARD}", at=("hand {card}",))],
    [Number(card_name(card)) for card in range(len(CARDS) * COPIES)],
)


class Stones(Game):
    """The table: who holds and has taken what, and what is left."""

    def __init__(self, config: Config, streams: Streams) -> None:
        super().__init__(config, streams)
        self.heap = 0
        self.hands: list[list[i64]] = [[] for _ in range(config.seats)]
        self.taken: list[i64] = [0] * config.seats
        self.deck: list[i64] = list(range(len(CARDS) * COPIES))
        self.turns = 0

    # -- the rules -----------------------------------------------------------------------------------------------------

    def advance(self) -> None:
        while self.goes_on:
            assert self.top is not None
            if self.top.op == OP_DEAL:
                self._deal()
                self.top.op = OP_TURN
            elif not self.heap:
                self._end("last-stone", [(self.turns - 1) % self.config.seats])
            elif not any(self.hands):
                most = max(self.taken)
                self._end("hands-empty", [seat for seat, stones in enumerate(self.taken) if stones == most])
            else:
                seat = self.turns % self.config.seats
                # Even with only one number: taking it automatically would reveal what the hand holds.
                self.ask_even_if_forced(seat, self.menu(seat))

    def _deal(self) -> None:
        self.streams.shuffle(0, self.deck)
        for seat, hand in enumerate(self.hands):
            while len(hand) < HAND:
                hand.append(self.deck.pop())
                if self.listening:
                    self.emit(EV_DEALT, seat, hand[-1], mask=1 << seat)

    def _end(self, reason: str, winners: list[int]) -> None:
        ranking = sorted(range(self.config.seats), key=lambda seat: (seat not in winners, -self.taken[seat], seat))
        self.finish(Outcome(reason, "ST-03", list(winners), list(ranking), self.taken.copy()))

    def menu(self, seat: int) -> list[i64]:
        return [BOOK.option(Play(name)) for name in CARDS if name in map(card_name, self.hands[seat])]

    def answer(self, seat: i64, option: i64) -> None:
        hand = self.hands[seat]
        choice = BOOK.value(option)
        assert isinstance(choice, Play)
        card = next(card for card in hand if card_name(card) == choice.card)
        hand.remove(card)
        stones = min(worth(card), self.heap)
        self.heap -= stones
        self.taken[seat] += stones
        self.turns += 1
        self.learnt = LEARNT_BY_OTHERS
        if self.listening:
            self.emit(EV_TOOK, seat, card, amount=stones)

    # -- names ---------------------------------------------------------------------------------------------------------

    def codebook(self) -> Codebook:
        return BOOK

    def question(self, seat: i64) -> tuple[str, str]:
        return "play", ""

    def refusal(self, seat: i64, choice: Choice) -> tuple[str, str]:
        return ("not-in-hand" if seat in self.open else "not-your-turn"), "ST-02"

    def misread(self, seat: i64, problem: Misread) -> tuple[str, str]:
        return self.refusal(seat, Play(problem.word))

    def procedure_name(self, op: i64) -> str:
        return PHASES[op]

    def fingerprint(self) -> str:
        return "stones-1"

    def event_name(self, kind: i64) -> str:
        return EVENTS[kind]

    def card_id(self, card: i64) -> str:
        return card_name(card)

    def round_number(self) -> int:
        return self.turns // self.config.seats + 1

    def phase_name(self) -> str:
        return PHASES[self.top.op if self.top is not None else OP_DEAL]

    # -- looking and copying -------------------------------------------------------------------------------------------

    def shown(self, viewer: int) -> Data:
        return {
            "game": GAME,
            "preset": self.config.preset,
            "round": self.round_number(),
            "phase": self.phase_name(),
            "heap": self.heap,
            "seats": [
                {
                    "hand": [card_name(card) if viewer in (seat, EVERYTHING) else UNKNOWN for card in sorted(hand)],
                    "taken": self.taken[seat],
                }
                for seat, hand in enumerate(self.hands)
            ],
            "decision": self.shown_question(viewer),
            "asked": list(self.open),
            "outcome": self.result.as_data() if self.result else None,
        }

    def waits_openly(self, viewer: int) -> bool:
        return bool(self.open)

    def clone(self) -> Stones:
        twin = Stones(self.config, self.streams.copy())
        self.copy_course_to(twin)
        twin.heap, twin.turns = self.heap, self.turns
        twin.hands = [hand.copy() for hand in self.hands]
        twin.taken, twin.deck = self.taken.copy(), self.deck.copy()
        return twin

    def redeal(self, seat: int, seed: int) -> Stones:
        twin = self.clone()
        twin.recorded, twin.history = False, []
        twin.forget_events()
        twin.streams = Streams(seed_words(seed, ("deal",)))
        others = [other for other in range(self.config.seats) if other != seat]
        pool = sorted(twin.deck + [card for other in others for card in twin.hands[other]])
        twin.streams.shuffle(0, pool)
        for other in others:
            twin.hands[other] = [pool.pop() for _ in twin.hands[other]]
        twin.deck = pool
        twin.menus = [twin.menu(int(asked)) for asked in twin.open]
        return twin

    def snapshot(self) -> Data:
        table: Data = {"heap": self.heap, "turns": self.turns, "taken": list(self.taken), "deck": list(self.deck)}
        return saved(self, {**table, "hands": [list(hand) for hand in self.hands]})


def _empty(config: Config) -> Stones:
    check_seats(GAME, config.seats, *RULES.seats_with((2, 3), config.variants))
    check_seed(config.seed)
    g = Stones(config, Streams(seed_words(config.seed, ("deal",))))
    g.heap = int(RULES.resolve(config.preset, config.variants, config.options)["heap"])
    return g


def new_stones(config: Config, listening: bool = True) -> Stones:
    g = _empty(config)
    g.listening = listening
    g.push(OP_DEAL)
    g.advance()
    return g


def restore(data: object) -> Stones:
    data = check_format(data)
    g = _empty(config_from_data(data.get("config")))
    state = read_course(g, data)
    g.heap, g.turns = number(state, "heap"), number(state, "turns")
    g.taken, g.deck, g.hands = numbers(state, "taken"), numbers(state, "deck"), lists(state, "hands")
    return g


def stage(
    config: Config, start: str, seats: list[Fields], shared: Fields, where: str, watcher: Watcher | None = None
) -> Stones:
    """``hand`` for a seat and ``heap`` for the table; everything else is dealt."""
    if start != "play":
        raise SetFileError(f"{where}: unknown start {start!r}; expected play")
    g = _empty(config)
    g.recorded = False
    g.heap = shared.number("heap", 1, 99, g.heap)
    for hand, seat in zip(g.hands, seats, strict=False):
        for word in seat.text("hand", "").split():
            card = next((card for card in g.deck if card_name(card) == word), None)
            if card is None:
                raise seat.fail("hand", f"there is no card {word!r} left")
            g.deck.remove(card)
            hand.append(card)
        seat.done()
    shared.done()
    g.push(OP_DEAL)
    if watcher is not None:
        watcher(g)
        g.watcher = watcher
    g.advance()
    return g
