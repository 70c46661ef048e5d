"""The state of a raid: who holds which monsters, what lies in the castle, how much gold everybody has.

Guards and tiles are card numbers; the monsters of a seat in hand or at rest are masks of strengths (bit 0 for strength
1). Everything that changes is an integer or a list of integers. The functions that change it are in
:mod:`lairwright.castle.changes`; the rules' flow is in :mod:`lairwright.castle.procedures`, which also says whose turn
it is.
"""

from __future__ import annotations

from typing import Final, SupportsIndex, final

from mypy_extensions import i64

from lairwright.castle.cards import Card
from lairwright.castle.catalog import Catalog
from lairwright.castle.rules import Rules
from lairwright.castle.words import EVENTS, PHASE_SETUP, PHASES
from lairwright.kernel.arguments import whole_seed
from lairwright.kernel.choices import Choice, Codebook, Misread
from lairwright.kernel.config import Config
from lairwright.kernel.frames import Frame
from lairwright.kernel.game import MOST_STEPS, Game
from lairwright.kernel.streams import Streams
from lairwright.kernel.views import Data

#: What the lists of a new object are until the set-up, a snapshot or a clone gives it its own. Never changed.
_BLANK: Final[list[int]] = []

EMPTY: Final = -1  #: An empty monster field.


class Procedure:
    """A stateless part of the rules' flow."""

    #: Prompt key of the questions it asks.
    kind: str = ""

    def run(self, g: Castle, f: Frame) -> None:
        """Go on with the frame: change the table, ask, or become another procedure."""

    def answer(self, g: Castle, f: Frame, seat: i64, option: i64) -> None:
        """Take the answer to a question this procedure asked."""

    def menu(self, g: Castle, f: Frame, seat: i64) -> list[int]:
        """The options of the open question, from the table as it is now."""
        return []


@final
class Castle(Game):
    """A castle raid in progress."""

    __slots__ = (
        "box",
        "buried",
        "cards",
        "catalog",
        "deck",
        "discard",
        "factions",
        "fields",
        "forbidden",
        "free",
        "gold",
        "guards",
        "hands",
        "limits",
        "lost_at",
        "marker",
        "on_board",
        "phase",
        "placed",
        "procedures",
        "resting",
        "round",
        "rules",
        "seat_of",
        "seats",
        "seen",
        "stack",
        "sums",
        "tile",
        "treasury",
        "turn",
        "turned",
        "used",
    )

    def __init__(
        self, config: Config, rules: Rules, catalog: Catalog, streams: Streams, procedures: list[Procedure]
    ) -> None:
        super().__init__(config, streams)
        self.rules: Rules = rules
        self.catalog: Catalog = catalog
        self.procedures: list[Procedure] = procedures
        self.cards: list[Card] = catalog.cards
        self.seats: i64 = config.seats
        # by seat
        self.factions: list[int] = _BLANK  # index of the faction, or -1
        self.gold: list[int] = _BLANK
        self.hands: list[int] = _BLANK  # strengths in hand
        self.resting: list[int] = _BLANK  # strengths face down in front
        self.seen: list[int] = _BLANK  # strengths whose place everybody knows
        self.on_board: list[int] = _BLANK  # how many monsters in the castle
        # by faction
        self.seat_of: list[int] = _BLANK  # who plays it, or -1
        # by guard, from the gate on; guard ``at`` has the monster fields 2 * at and 2 * at + 1
        self.guards: list[int] = _BLANK  # replaced, never changed in place: clones share it
        self.limits: list[int] = _BLANK  # replaced like guards: the highest strength its back shows (CR-CARD-05)
        self.fields: list[int] = _BLANK  # the monster's card, or EMPTY
        self.sums: list[int] = _BLANK  # strength of the monsters there together
        self.free: i64 = 0  # mask of the guards with an empty field
        self.placed: i64 = 0  # monsters in the castle
        # piles; the top is the end of the list
        self.deck: list[int] = _BLANK
        self.discard: list[int] = _BLANK  # guards that were turned up
        self.buried: list[int] = _BLANK  # guards discarded unseen (CR-PREP-03)
        self.stack: list[int] = _BLANK  # king tiles to come
        self.used: list[int] = _BLANK  # king tiles of earlier rounds
        self.box: list[int] = _BLANK  # king tiles out of the game; replaced, never changed in place
        # where we are
        self.treasury: i64 = 0
        self.marker: i64 = -1
        self.round: i64 = 0
        self.phase: i64 = PHASE_SETUP
        self.turn: i64 = -1
        self.tile: i64 = -1  # the king tile in force, or -1
        self.forbidden: i64 = 0  # strengths that the tile keeps out
        self.turned: i64 = 0  # guards turned up this round
        self.lost_at: i64 = -1  # the guard that beat its monsters this round

    # -- the kernel's questions --------------------------------------------------------------------

    def advance(self) -> None:
        procedures = self.procedures
        frame = self.top  # there is only one: nothing interrupts anything (CR-TIME-10)
        assert frame is not None
        for _step in range(MOST_STEPS):
            if not self.goes_on:
                return
            procedures[frame.op].run(self, frame)
        self.endless()

    def answer(self, seat: i64, option: i64) -> None:
        frame = self.top
        assert frame is not None
        self.procedures[frame.op].answer(self, frame, seat, option)

    def codebook(self) -> Codebook:
        return self.catalog.codebook

    def question(self, seat: i64) -> tuple[str, str]:
        assert self.top is not None
        return self.procedures[self.top.op].kind, ""

    def refusal(self, seat: i64, choice: Choice) -> tuple[str, str]:
        from lairwright.castle.refusals import explain

        return explain(self, seat, choice)

    def misread(self, seat: i64, problem: Misread) -> tuple[str, str]:
        from lairwright.castle.refusals import explain_misread

        return explain_misread(self, seat, problem)

    def pointing(self, seat: i64, option: i64) -> dict[str, object]:
        from lairwright.castle.pointing import pointing

        return pointing(self, seat, option)

    def meant(self, seat: int, held: str, at: str) -> Choice | None:
        from lairwright.castle.pointing import meant

        return meant(self, seat, held, at)

    def procedure_name(self, op: i64) -> str:
        return type(self.procedures[op]).__name__

    def fingerprint(self) -> str:
        return self.catalog.fingerprint

    def event_name(self, kind: i64) -> str:
        return EVENTS[kind]

    def card_id(self, card: i64) -> str:
        return self.cards[card].id

    def round_number(self) -> int:
        return self.round

    def phase_name(self) -> str:
        return PHASES[self.phase]

    # -- copies ------------------------------------------------------------------------------------

    def clone(self) -> Castle:
        """An independent copy; what never changes (cards, rules, configuration) is shared."""
        twin = Castle(self.config, self.rules, self.catalog, self.streams.copy(), self.procedures)
        self.copy_course_to(twin)
        twin.factions = self.factions.copy()
        twin.gold = self.gold.copy()
        twin.hands = self.hands.copy()
        twin.resting = self.resting.copy()
        twin.seen = self.seen.copy()
        twin.on_board = self.on_board.copy()
        twin.seat_of = self.seat_of.copy()
        twin.guards = self.guards
        twin.limits = self.limits
        twin.fields = self.fields.copy()
        twin.sums = self.sums.copy()
        twin.free = self.free
        twin.placed = self.placed
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.buried = self.buried.copy()
        twin.stack = self.stack.copy()
        twin.used = self.used.copy()
        twin.box = self.box
        twin.treasury = self.treasury
        twin.marker = self.marker
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.tile = self.tile
        twin.forbidden = self.forbidden
        twin.turned = self.turned
        twin.lost_at = self.lost_at
        return twin

    # -- doors to what lives in other modules (imported late: they are built on this one) ----------

    def shown(self, viewer: int) -> Data:
        """The table as a viewer may know it."""
        import lairwright.castle.visibility

        return lairwright.castle.visibility.shown(self, viewer)

    def waits_openly(self, viewer: int) -> bool:
        return bool(self.open)

    def redeal(self, seat: SupportsIndex, seed: SupportsIndex) -> Castle:
        """A complete game consistent with everything this seat knows."""
        from lairwright.castle.redeal import redeal

        return redeal(self, self.checked_seat(seat), whole_seed(seed))

    def snapshot(self) -> Data:
        """Everything, plain data; ``lairwright.restore`` gives the game back."""
        from lairwright.castle.snapshot import snapshot

        return snapshot(self)
