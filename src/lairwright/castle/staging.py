"""Setting a castle from a description: which guards and monsters lie where, and where in the round play begins.

Scenarios, lessons and puzzles start from here. Values of cards may be described too, so that a scenario need not know
the card data (CR-DATA-05). Whatever is not named gets a legal default, from the seed where chance would decide.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from lairwright.castle.cards import Back, Card
from lairwright.castle.catalog import Catalog
from lairwright.castle.changes import choose_faction, place, set_guards, shuffle_piles
from lairwright.castle.deal import empty_castle, lay_out
from lairwright.castle.loader import read_guard
from lairwright.castle.procedures import (
    OP_ROUND,
    OP_SETUP,
    ROUND_FIGHT,
    ROUND_PLAY,
    ROUND_PREPARE,
    ROUND_START,
    SETUP_LAY_OUT,
)
from lairwright.castle.table import Castle
from lairwright.castle.words import (
    ALL_STRENGTHS,
    CARD_KINDS,
    FACTION,
    GUARD,
    HAND_SIZE,
    LEVELS,
    MONSTER,
    PHASE_FIGHT,
    PHASE_PLAY,
    PHASE_RECOVER,
    RAIDERS,
    ROUNDS,
    STREAM_MONSTERS,
    STRENGTHS,
    TILE,
)
from lairwright.kernel.config import Config
from lairwright.kernel.errors import SetFileError, nearest
from lairwright.kernel.frames import Frame
from lairwright.kernel.game import Game
from lairwright.kernel.reading import Fields

#: Where play may begin: in the set-up, before the king's order, with the first turn, or later in the round.
STARTS: Final[dict[str, int]] = {
    "setup": -1,
    "start": ROUND_START,
    "play": ROUND_PLAY,
    "fight": ROUND_FIGHT,
    "prepare": ROUND_PREPARE,
}
_PHASES: Final = {ROUND_PLAY: PHASE_PLAY, ROUND_FIGHT: PHASE_FIGHT, ROUND_PREPARE: PHASE_RECOVER}
_LARGEST: Final = 99


@final
class _Supply:
    """Guards and tiles by id, each handed out once."""

    def __init__(self, g: Castle, where: str) -> None:
        self.g = g
        self.where = where
        self.taken: set[int] = set()

    def take(self, card_id: object, kind: int) -> int:
        definition = self.g.catalog.by_id.get(card_id) if isinstance(card_id, str) else None
        if definition is None or definition.kind != kind:
            ids = [card.id for card in self.g.catalog.definitions if card.kind == kind]
            hint = nearest(card_id, ids) if isinstance(card_id, str) else ""
            raise SetFileError(f"{self.where}: unknown {CARD_KINDS[kind]} {card_id!r}{hint}")
        for card in self.g.catalog.instances[kind]:
            if self.g.cards[card] is definition and card not in self.taken:
                self.taken.add(card)
                return card
        raise SetFileError(f"{self.where}: all {definition.copies} copies of {card_id!r} are in use already")

    def left(self, cards: list[int]) -> list[int]:
        return [card for card in cards if card not in self.taken]


def stage(
    config: Config,
    start: str,
    seats: list[Fields],
    shared: Fields,
    where: str,
    watcher: Callable[[Game], None] | None = None,
) -> Castle:
    """A castle as described, run to its first question. Wrong words are reported with ``where`` they are.

    A ``watcher`` is shown the castle as it is set, and then everything that happens.
    """
    if start not in STARTS:
        raise SetFileError(f"{where}: unknown start {start!r}{nearest(start, STARTS)}; expected {', '.join(STARTS)}")
    if len(seats) > config.seats:
        raise SetFileError(f"{where}: {len(seats)} seats are described, but the game has {config.seats}")
    g = empty_castle(config)
    guards = _list(shared, "guards")
    coming = _list(shared, "deck")
    _stage_values(g, shared, [entry for entry in (*guards, *coming) if isinstance(entry, dict)])
    g.recorded = False
    g.round = shared.number("round", 1, ROUNDS[config.seats], 1)
    supply = _Supply(g, where)
    shuffle_piles(g)
    _stage_tiles(g, supply, shared, start)
    laid = [supply.take(_guard_id(entry), GUARD) for entry in guards]
    next_up = [supply.take(_guard_id(entry), GUARD) for entry in coming]
    if len(laid) > config.seats:
        raise shared.fail("guards", f"there are {config.seats} castle fields, found {len(laid)} guards")
    if start == "setup":
        # What is laid out is drawn from the deck, so that the formation is tested too.
        g.deck = supply.left(g.deck) + (laid + next_up)[::-1]
        frame = Frame(OP_SETUP)
        frame.pc = SETUP_LAY_OUT
        g.round = 0
    else:
        spare = supply.left(g.deck)
        missing = config.seats - len(laid)
        if missing > len(spare):
            raise shared.fail("deck", f"{missing} guards have to be left for the castle, found {len(spare)}")
        laid += spare[:missing]
        spare = spare[missing:]
        set_guards(g, laid)
        # The guards of earlier rounds are gone: all of them had been turned up.
        gone = min(config.seats * (g.round - 1), len(spare))
        g.discard = spare[:gone]
        g.deck = spare[gone:] + next_up[::-1]
        frame = Frame(OP_ROUND)
        frame.pc = STARTS[start]
        _stage_seats(g, seats, shared)
        _stage_moment(g, shared, start)
    shared.done()
    for fields in seats:
        fields.done()
    g.forget_events()
    g.put_on_top(frame)
    if watcher is not None:
        watcher(g)
        g.watcher = watcher
    g.advance()
    return g


# -- values of cards ---------------------------------------------------------------------------------


def _list(fields: Fields, name: str) -> list[object]:
    if not fields.has(name):
        return []
    value = fields.data[name]
    if not isinstance(value, list):
        raise fields.fail(name, f"expected a list, found {value!r}")
    return value


def _whole(fields: Fields, name: str, low: int, high: int) -> list[int]:
    """A list of whole numbers; absent is empty."""
    value = _list(fields, name)
    for part in value:
        if not isinstance(part, int) or isinstance(part, bool) or not low <= part <= high:
            raise fields.fail(name, f"expected whole numbers from {low} to {high}, found {value!r}")
    return [part for part in value if isinstance(part, int)]


def _stage_values(g: Castle, shared: Fields, entries: list[dict[str, object]]) -> None:
    """Healing costs, backs and guards of this table's own, in a catalogue of its own."""
    catalog = g.catalog
    healing = _whole(shared, "healing", 0, _LARGEST)
    if healing and len(healing) != STRENGTHS:
        raise shared.fail("healing", f"expected the costs of strengths 1 to {STRENGTHS}, found {healing!r}")
    backs = _stage_backs(shared) or catalog.backs
    wanted: dict[str, Card] = {}
    for entry in entries:
        fields = Fields(entry, f"{shared.where}: guard")
        guard = read_guard(fields, backs)
        fields.done()
        if guard.id in wanted:
            wanted[guard.id].copies += 1
        else:
            wanted[guard.id] = guard
    if not healing and not wanted and backs is catalog.backs:
        return
    definitions: list[Card] = []
    for card in catalog.definitions:
        if card.kind == MONSTER and healing:
            monster = Card(MONSTER, card.id, card.name)
            monster.faction, monster.strength = card.faction, card.strength
            monster.healing = healing[card.strength - 1]
            definitions.append(monster)
        elif card.id in wanted:
            wanted[card.id].copies = max(wanted[card.id].copies, card.copies)
        else:
            definitions.append(card)
    g.catalog = Catalog(definitions + list(wanted.values()), backs, catalog.coins)
    g.cards = g.catalog.cards
    lay_out(g)


def _stage_backs(shared: Fields) -> list[Back]:
    if not shared.has("backs"):
        return []
    parts = shared.tables("backs")
    if len(parts) != LEVELS:
        raise shared.fail("backs", f"expected {LEVELS} tables, found {len(parts)}")
    backs = [Back(0, 0, 0, 0, 0, "own")]
    for stars, part in enumerate(parts, 1):
        strength = _whole(part, "strength", 0, _LARGEST)
        loot = _whole(part, "loot", 0, _LARGEST)
        if len(strength) != 2 or len(loot) != 2:
            raise part.fail("strength", "expected strength = [low, high] and loot = [low, high]")
        backs.append(Back(stars, strength[0], strength[1], loot[0], loot[1], "own"))
        part.done()
    return backs


def _guard_id(entry: object) -> object:
    if not isinstance(entry, dict):
        return entry
    stars = ("one", "two", "three")[int(entry["stars"]) - 1]
    return f"{stars}-star-{entry['strength']}-{entry['loot']}"


# -- tiles, seats, the moment ------------------------------------------------------------------------


def _stage_tiles(g: Castle, supply: _Supply, shared: Fields, start: str) -> None:
    """``tiles``: the one of this round first. The tiles of earlier rounds are used up."""
    named = [supply.take(tile, TILE) for tile in _list(shared, "tiles")]
    left = ROUNDS[g.seats] - g.round + 1
    if len(named) > left:
        raise shared.fail("tiles", f"{left} king tiles are left in round {g.round}, found {len(named)}")
    spare = supply.left(g.stack + g.box)
    g.stack = (named + spare)[:left][::-1]
    rest = [tile for tile in spare if tile not in g.stack]
    g.used = rest[: g.round - 1]
    g.box = rest[g.round - 1 :]
    if g.rules.orders and start not in ("setup", "start"):
        g.tile = g.stack.pop()
        g.forbidden = g.cards[g.tile].forbidden


def _stage_seats(g: Castle, seats: list[Fields], shared: Fields) -> None:
    factions = [_faction(g, fields) for fields in seats]
    spare = [card for card in g.catalog.instances[FACTION] if card not in factions]
    for seat in range(g.seats):
        named = factions[seat] if seat < len(factions) else -1
        choose_faction(g, seat, named if named >= 0 else spare.pop(0))
        gold = seats[seat].number("gold", 0, 999, g.rules.starting_gold) if seat < len(seats) else g.rules.starting_gold
        g.gold[seat] = gold
        g.treasury -= gold
    board = _stage_board(g, shared)
    for seat in range(g.seats):
        _stage_hand(g, seat, seats[seat] if seat < len(seats) else Fields({}, shared.where), board[seat])
    for at, monsters in enumerate(_board(g, shared)):
        for seat, strength in monsters:
            place(g, seat, g.factions[seat] * STRENGTHS + strength - 1, at)


def _faction(g: Castle, fields: Fields) -> int:
    if not fields.has("faction"):
        return -1
    names = [g.cards[card].id for card in g.catalog.instances[FACTION]]
    return g.catalog.instances[FACTION][fields.word("faction", names)]


def _board(g: Castle, shared: Fields) -> list[list[tuple[int, int]]]:
    """``monsters``: for each guard from the gate on up to two of ``"seat.strength"``."""
    parts = _list(shared, "monsters")
    if len(parts) > g.seats:
        raise shared.fail("monsters", f"there are {g.seats} guards, found {len(parts)} lists")
    board: list[list[tuple[int, int]]] = []
    for part in parts:
        if not isinstance(part, list) or len(part) > 2:
            raise shared.fail("monsters", f"expected a list of up to two monsters for each guard, found {part!r}")
        board.append([_raider(g, shared, word) for word in part])
    return board


def _raider(g: Castle, shared: Fields, word: object) -> tuple[int, int]:
    seat, _, strength = str(word).partition(".")
    digits = seat + strength
    numbers = len(seat) == len(strength) == 1 and digits.isascii() and digits.isdecimal()
    if not numbers or int(seat) >= g.seats or not 1 <= int(strength) <= STRENGTHS:
        raise shared.fail("monsters", f"expected monsters as 'seat.strength', found {word!r}")
    return int(seat), int(strength)


def _stage_board(g: Castle, shared: Fields) -> list[int]:
    """The strengths of each seat in the castle, as masks."""
    board = [0] * g.seats
    for monsters in _board(g, shared):
        for seat, strength in monsters:
            if board[seat] >> strength - 1 & 1:
                raise shared.fail("monsters", f"seat {seat} has only one monster of strength {strength}")
            board[seat] |= 1 << strength - 1
    return board


def _stage_hand(g: Castle, seat: int, fields: Fields, board: int) -> None:
    """Two rest, three are in hand or in the castle; what is not named is dealt."""
    if board.bit_count() > RAIDERS:
        raise SetFileError(f"{fields.where}: seat {seat} has more than {RAIDERS} monsters in the castle")
    hand = _mask(fields, "hand")
    resting = _mask(fields, "resting")
    if hand & resting or (hand | resting) & board:
        raise SetFileError(f"{fields.where}: a monster of seat {seat} is in two places")
    in_play = HAND_SIZE - board.bit_count()
    spare = [index for index in range(STRENGTHS) if not (hand | resting | board) >> index & 1]
    g.streams.shuffle(STREAM_MONSTERS, spare)
    while spare and hand.bit_count() < in_play:
        hand |= 1 << spare.pop()
    resting = ALL_STRENGTHS & ~hand & ~board
    if hand.bit_count() != in_play:
        raise SetFileError(f"{fields.where}: seat {seat} must have {in_play} monsters in hand and 2 at rest")
    g.hands[seat] = hand | board  # placing takes them from the hand
    g.resting[seat] = resting
    g.seen[seat] = ALL_STRENGTHS if g.round > 1 else 0


def _mask(fields: Fields, name: str) -> int:
    mask = 0
    for strength in _whole(fields, name, 1, STRENGTHS):
        if mask >> strength - 1 & 1:
            raise fields.fail(name, f"a seat has only one monster of strength {strength}, found {fields.data[name]!r}")
        mask |= 1 << strength - 1
    return mask


def _stage_moment(g: Castle, shared: Fields, start: str) -> None:
    g.marker = shared.number("marker", 0, g.config.seats - 1, 0)
    if start == "start":
        g.round -= 1
        return
    g.phase = _PHASES[STARTS[start]]
    g.turn = shared.number("turn", 0, g.config.seats - 1, g.marker) if start == "play" else -1
    if start == "prepare":
        g.turned = shared.number("turned", 0, g.config.seats, g.config.seats)
    if start != "play" and g.placed != RAIDERS * g.seats:
        raise shared.fail("monsters", f"a table that starts with {start!r} needs two monsters at every guard")
