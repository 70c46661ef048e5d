"""The state of a game: which cards are where, what is marked, whose turn it is.

Cards are instance numbers; ``cards``, which all clones share, says what they are. Everything that changes is an integer
or a list of integers, so :meth:`Table.clone` is a handful of list copies; lists of ``i64``, because compiled code takes
a detour to read a list of ``int``. The rules live in the procedures, which keep the course of the game; where cards
lie, their marks and what players have won are changed only by :mod:`lairwright.dungeon.changes` and its siblings.
"""

from __future__ import annotations

from typing import Final, SupportsIndex, final

from mypy_extensions import i64, mypyc_attr

from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.cards.catalog import Catalog
from lairwright.dungeon.cards.chances import CHANCES_WHEN_USED
from lairwright.dungeon.events import EVENTS
from lairwright.dungeon.questions import RESPONSES
from lairwright.dungeon.rules import Rules
from lairwright.dungeon.state.marks import SILENT, STANDS, USED
from lairwright.dungeon.state.player import NO_CARDS, Player
from lairwright.dungeon.state.procedure import Planned, Procedure, Step
from lairwright.dungeon.state.round_effects import NO_EFFECTS, RoundEffect
from lairwright.dungeon.words import PHASE_SETUP, PHASES
from lairwright.kernel.arguments import whole_seed
from lairwright.kernel.arrays import Array, copied
from lairwright.kernel.choices import Choice, Codebook, Misread
from lairwright.kernel.config import Config
from lairwright.kernel.events import Event
from lairwright.kernel.frames import Frame
from lairwright.kernel.game import MOST_STEPS, Game
from lairwright.kernel.streams import Streams
from lairwright.kernel.views import Data

#: Where nothing waits; shared and never changed, like ``player.NO_CARDS``.
NO_FRAMES: Final[list[Frame]] = []


@final
@mypyc_attr(free_list_len=1)
class Table(Game):
    """A game of the Boss Monster family in progress."""

    __slots__ = (
        "active",
        "attached",
        "bonus",
        "bonus_shared",
        "boosted",
        "boss_deck",
        "cards",
        "catalog",
        "chances",
        "changes",
        "coins_on",
        "delayed",
        "discard",
        "epic_deck",
        "everyone",
        "hero",
        "hero_at",
        "hero_dealt",
        "hero_deck",
        "hero_doomed",
        "hero_left",
        "hero_room",
        "hero_seat",
        "hero_sent",
        "heroes_moved",
        "hurt",
        "hurt_count",
        "hurt_shared",
        "item_deck",
        "items",
        "known",
        "limbo",
        "locations",
        "marked",
        "marker",
        "market",
        "memory",
        "news",
        "order",
        "phase",
        "piles_shared",
        "plan",
        "players",
        "quiet_rounds",
        "removed",
        "room_deck",
        "round",
        "round_effects",
        "rules",
        "sent_back",
        "souls_won",
        "spell_deck",
        "standing",
        "status",
        "steps",
        "tavern",
        "tokens",
        "town",
        "turns",
        "uncovered",
        "under",
        "under_shared",
        "waiting",
    )

    def __init__(
        self,
        config: Config,
        rules: Rules,
        catalog: Catalog,
        streams: Streams,
        steps: list[Step],
        plan: list[Planned],
    ) -> None:
        super().__init__(config, streams)
        self.rules: Rules = rules
        self.catalog: Catalog = catalog
        self.steps: list[Step] = steps  # by the number of a frame, ``op``
        self.plan: list[Planned] = plan  # the steps of a round
        self.cards: list[Card] = catalog.cards
        self.players: list[Player] = []
        #: The bits of ``Player.armed`` of all players combined; -1 if somebody's are not known.
        self.chances: i64 = -1
        self.everyone: i64 = (1 << config.seats) - 1  # the mask of all seats
        # per card instance; laid out by the deal, a snapshot or a clone
        # The card below in a stack, or -1; changed through own_under.
        self.under: Array = catalog.alone
        self.under_shared: bool = True  # with clones, until somebody builds on a room
        self.status: Array = catalog.zeros  # marks, see above
        self.marked: bool = True  # False: the only marks are on the tops of stacks, where clean-up looks for them
        self.bonus: Array = catalog.zeros  # until the end of the round: damage of a room, Health of a hero
        self.boosted: list[i64] = NO_CARDS  # the cards that have any; replaced, never changed in place
        self.hurt: Array = catalog.zeros  # damage on a hero
        self.hurt_count: i64 = 0  # how many heroes have any: usually none at the end of a round or in a clone
        # Both begin as the zeros that all tables of the catalogue share, and are copied when first changed.
        self.bonus_shared: bool = True
        self.hurt_shared: bool = True
        self.known: Array = catalog.zeros  # a bit for each seat that knows where this hidden card is
        # These three are replaced, never changed in place (``arrays.with_number``): clones and most games share them.
        self.attached: Array = catalog.alone  # the card that belongs to this one, a miniboss or an item, or -1
        self.tokens: Array = catalog.zeros  # counters on a room, a token on a hero, the level of a miniboss
        self.coins_on: Array = catalog.zeros
        # piles that all players share; the top of a deck is the end of its list; call own_piles before changing them
        self.piles_shared: bool = False  # with clones, until a card is drawn, discarded, played or revealed
        self.room_deck: list[i64] = NO_CARDS
        self.spell_deck: list[i64] = NO_CARDS
        self.hero_deck: list[i64] = NO_CARDS
        self.epic_deck: list[i64] = NO_CARDS
        self.boss_deck: list[i64] = NO_CARDS
        self.discard: list[i64] = NO_CARDS
        self.town: list[i64] = NO_CARDS
        self.limbo: list[i64] = NO_CARDS
        self.removed: list[i64] = NO_CARDS  # replaced, never changed in place: clones share it
        # Those of some sets only: replaced as well.
        self.item_deck: list[i64] = NO_CARDS
        self.items: list[i64] = NO_CARDS  # that wait in town
        self.locations: list[i64] = NO_CARDS
        self.market: list[i64] = NO_CARDS
        self.tavern: list[i64] = NO_CARDS
        # order by XP, for the whole game; the turns of this round
        self.order: list[i64] = NO_CARDS  # the same
        self.turns: list[i64] = NO_CARDS  # the same
        self.standing: list[i64] = NO_CARDS  # the same: the order by XP without the players who are out
        self.marker: i64 = -1
        # where we are
        self.round: i64 = 0
        self.phase: i64 = PHASE_SETUP
        self.active: i64 = -1
        self.souls_won: bool = True  # False: nobody has a Soul, so nothing can be done to one
        self.quiet_rounds: i64 = 0
        self.heroes_moved: bool = False
        # the hero that is walking
        self.hero: i64 = -1
        self.hero_seat: i64 = -1
        self.hero_room: i64 = -1  # the card of the room it is in, or -1
        self.hero_at: i64 = 0  # the position (0 next to the boss) it last stood at
        self.hero_dealt: i64 = 0  # the damage of its room when that last changed, or NOT_DEALT (BM-TIME-52)
        self.hero_left: i64 = STANDS  # how it lost the room it was in
        self.hero_doomed: bool = False  # its Health ran out in a room that is gone, and it is standing in the one below
        self.hero_sent: bool = False  # an effect has moved it: it enters the room at hero_at again
        # once-per-hero limits used this round, as room * size + hero; replaced, never changed in place
        self.sent_back: list[i64] = NO_CARDS
        # rooms whose when-built effect waits for clean-up (BM-REVEAL-08); the same
        self.delayed: list[i64] = NO_CARDS
        # what lasts until the end of the round; the same
        self.round_effects: list[RoundEffect] = NO_EFFECTS
        self.changes: i64 = (
            catalog.guests
        )  # a bit for each kind of change among them, so that most needn't be looked for
        # what has happened in this round, as packed numbers; the same
        self.memory: list[i64] = NO_CARDS
        # what was discarded or taken and has set nothing off yet; replaced, never changed in place
        self.news: list[i64] = NO_CARDS
        # what the destruction being made has uncovered, and where, until its effects are pushed
        self.uncovered: i64 = -1
        # announced effects that have not resolved yet; the same
        self.waiting: list[Frame] = NO_FRAMES

    # -- the kernel's questions --------------------------------------------------------------------

    def advance(self) -> None:
        for _step in range(MOST_STEPS):
            if not self.goes_on:
                return
            procedure, frame = self.running()
            procedure.run(self, frame)
        self.endless()

    def answer(self, seat: i64, option: i64) -> None:
        frame = self.top
        assert frame is not None
        self.steps[frame.op].procedure.answer(self, frame, seat, option)

    def carry_out(self, seat: i64, option: i64) -> None:
        # The two above without the calls: every choice of a playout comes through here.
        steps = self.steps
        frame = self.top
        assert frame is not None
        steps[frame.op].procedure.answer(self, frame, seat, option)
        for _step in range(MOST_STEPS):
            if not self.goes_on:
                return
            frame = self.top
            assert frame is not None
            steps[frame.op].procedure.run(self, frame)
        self.endless()

    def codebook(self) -> Codebook:
        return self.catalog.codebook

    def question(self, seat: i64) -> tuple[str, str]:
        procedure, frame = self.running()
        source = self.cards[frame.card].id if frame.card >= 0 else ""
        return procedure.prompt(self, frame), source

    def refusal(self, seat: i64, choice: Choice) -> tuple[str, str]:
        from lairwright.dungeon.legality.refusals import explain

        return explain(self, seat, choice)

    def misread(self, seat: i64, problem: Misread) -> tuple[str, str]:
        from lairwright.dungeon.legality.refusals import explain_misread

        return explain_misread(self, seat, problem)

    def pointing(self, seat: i64, option: i64) -> dict[str, object]:
        from lairwright.dungeon.pointing import pointing

        return pointing(self, seat, option)

    def meant(self, seat: int, held: str, at: str) -> Choice | None:
        from lairwright.dungeon.pointing import meant

        return meant(self, seat, held, at)

    def procedure_name(self, op: i64) -> str:
        return type(self.steps[op].procedure).__name__

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

    # -- small shared readings ---------------------------------------------------------------------

    def running(self) -> tuple[Procedure, Frame]:
        """The procedure that asks the open questions, and its frame."""
        frame = self.top
        assert frame is not None
        return self.steps[frame.op].procedure, frame

    def look_again(self, player: Player) -> None:
        """What this player has may have changed, so ``Player.armed`` is no longer known."""
        player.armed = -1
        self.chances = -1

    def arm(self, player: Player, card: i64) -> None:
        """A Spell came into this player's hand, or a room into view."""
        if player.armed >= 0:
            more = self.cards[card].chances
            player.armed |= more
            self.chances |= more

    def rearm(self, player: Player) -> i64:
        """Work out ``Player.armed`` again: the chances of Spells in hand and of visible rooms that aren't used up."""
        cards = self.cards
        status = self.status
        bits: i64 = 0
        for card in player.spells:
            bits |= cards[card].chances
        if self.catalog.other_sources:
            if self.catalog.hand_acts:
                for card in player.rooms:
                    bits |= cards[card].hand_chances
            for card in player.extras:
                bits |= cards[card].chances
        for top in player.dungeon:
            definition = cards[top]
            mark: i64 = status[top]
            if not mark:
                bits |= definition.chances
            elif not mark & SILENT:
                used = definition.activated >= 0 and not definition.more and mark & USED << definition.activated
                bits |= definition.chances & CHANCES_WHEN_USED if used else definition.chances
        player.armed = bits
        return bits

    def rearm_all(self) -> None:
        """Work out ``chances`` again, and ``Player.armed`` for players for whom it isn't known."""
        bits: i64 = self.catalog.hero_chances
        for player in self.players:
            bits |= player.armed if player.armed >= 0 else self.rearm(player)
        self.chances = bits

    def own_under(self) -> Array:
        """``under``, for changing it: a clone makes its copy only now."""
        if self.under_shared:
            self.under = copied(self.under)
            self.under_shared = False
        return self.under

    def own_piles(self) -> None:
        """Call this before changing a deck, the discard pile, the town or limbo: a clone makes its copies only now."""
        if self.piles_shared:
            self.piles_shared = False
            self.room_deck = self.room_deck.copy()
            self.spell_deck = self.spell_deck.copy()
            self.hero_deck = self.hero_deck.copy()
            self.epic_deck = self.epic_deck.copy()
            self.discard = self.discard.copy()
            self.town = self.town.copy()
            self.limbo = self.limbo.copy()

    # -- copies ------------------------------------------------------------------------------------

    def clone(self) -> Table:
        """An independent copy; what never changes (cards, rules, configuration) is shared."""
        twin = Table(self.config, self.rules, self.catalog, self.streams.copy(), self.steps, self.plan)
        self.copy_course_to(twin)
        twin.players = [player.copy() for player in self.players]
        twin.chances = self.chances
        twin.under = self.under
        self.under_shared = True
        twin.under_shared = True
        twin.status = copied(self.status)
        twin.marked = self.marked
        if self.boosted:
            twin.bonus = copied(self.bonus)
            twin.bonus_shared = False
        twin.boosted = self.boosted
        if self.hurt_count:
            twin.hurt = copied(self.hurt)
            twin.hurt_shared = False
        twin.hurt_count = self.hurt_count
        twin.known = copied(self.known)
        twin.attached = self.attached
        twin.tokens = self.tokens
        twin.coins_on = self.coins_on
        twin.room_deck = self.room_deck
        twin.spell_deck = self.spell_deck
        twin.hero_deck = self.hero_deck
        twin.epic_deck = self.epic_deck
        twin.boss_deck = self.boss_deck
        twin.discard = self.discard
        twin.town = self.town
        twin.limbo = self.limbo
        self.piles_shared = True
        twin.piles_shared = True
        twin.removed = self.removed
        twin.item_deck = self.item_deck
        twin.items = self.items
        twin.locations = self.locations
        twin.market = self.market
        twin.tavern = self.tavern
        twin.order = self.order
        twin.turns = self.turns
        twin.standing = self.standing
        twin.marker = self.marker
        twin.round = self.round
        twin.phase = self.phase
        twin.active = self.active
        twin.souls_won = self.souls_won
        twin.quiet_rounds = self.quiet_rounds
        twin.heroes_moved = self.heroes_moved
        twin.hero = self.hero
        twin.hero_seat = self.hero_seat
        twin.hero_room = self.hero_room
        twin.hero_at = self.hero_at
        twin.hero_dealt = self.hero_dealt
        twin.hero_left = self.hero_left
        twin.hero_doomed = self.hero_doomed
        twin.hero_sent = self.hero_sent
        twin.sent_back = self.sent_back
        twin.delayed = self.delayed
        twin.round_effects = self.round_effects
        twin.changes = self.changes
        twin.memory = self.memory
        twin.news = self.news
        if self.waiting:
            twin.waiting = [frame.copy() for frame in self.waiting]
        return twin

    # -- doors to what lives in other modules (imported late, because they are built on this one) -----

    def shown(self, viewer: int) -> Data:
        """The table as a viewer may know it."""
        import lairwright.dungeon.visibility

        return lairwright.dungeon.visibility.shown(self, viewer)

    def waits_openly(self, viewer: int) -> bool:
        if not self.open:
            return False
        procedure, frame = self.running()
        return viewer in self.open or procedure.waits_openly(self, frame)

    def redeal(self, seat: SupportsIndex, seed: SupportsIndex) -> Table:
        """A complete game consistent with everything this seat knows."""
        from lairwright.dungeon.redeal import redeal

        return redeal(self, self.checked_seat(seat), whole_seed(seed))

    def snapshot(self) -> Data:
        """Everything as plain data; ``lairwright.restore`` gives the game back."""
        from lairwright.dungeon.snapshot import snapshot

        return snapshot(self)

    def asks_in_secret(self) -> bool:
        return True

    def asks_for_response(self, seat: int) -> bool:
        return seat in self.open and self.question(seat)[0] in RESPONSES

    def concerns(self, seat: int) -> bool:
        from lairwright.dungeon.responses import concerns

        return concerns(self, seat)

    def may_open_window(self, event: Event) -> bool:
        from lairwright.dungeon.responses import may_open_window

        return may_open_window(event)
