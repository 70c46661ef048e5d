"""What is in ``view`` and ``preview``: the table of each game as a viewer may know it.

The engine makes views as plain data; these structures describe them for people who write clients, and the tests check
every view against them. Cards are named by their ids; ``?`` is a card that the viewer may not know. Seats, rooms and
heroes are counted from 0, rooms from the boss outwards.
"""

from __future__ import annotations

from typing import Literal

from lairwright.server.protocol import Message

# -- both games ------------------------------------------------------------------------------------------------------


class OpenQuestion(Message):
    """The viewer's own open question in the engine's terms; the state's ``question`` has it in words."""

    kind: str
    source: str
    options: list[str]


class Outcome(Message):
    """How the game ended."""

    winners: list[int]
    ranking: list[int]
    scores: list[int]
    reason: str
    rule: str


# -- the Boss Monster family -----------------------------------------------------------------------------------------


class Walk(Message):
    """A hero's way through a whole dungeon: damage room by room from the entrance, up to where it dies."""

    health: int
    steps: list[int]
    dies: bool
    #: Whose dungeon it is; left out where that is clear.
    seat: int | None = None


class WalkingHero(Message):
    """The hero that is walking now."""

    id: str
    seat: int
    #: The room it is in, counted from the boss, starting at 1; nothing at the entrance.
    position: int | None
    damage: int
    health: int
    #: The item it carries and its health token; left out where there is none.
    item: str | None = None
    tokens: int | None = None


class HeroDetails(Message):
    """What a hero that isn't walking has; left out is what it hasn't."""

    item: str | None = None
    #: Health by a token.
    tokens: int | None = None


class Location(Message):
    """A key location."""

    card: str
    #: Those who came first in front.
    heroes: list[str]
    #: For each of them; left out if none has anything.
    details: list[HeroDetails] | None = None


class LastingEffect(Message):
    """Something that an effect changed until the end of the round; the state's ``values`` say it in words."""

    source: str
    #: Which of that card's modifiers.
    modifier: int
    #: Whose rooms, heroes or turn it is about; nothing: everybody's.
    seat: int | None
    #: The one card it is about.
    card: str | None


class Announced(Message):
    """A Spell that has been announced but has not taken effect yet."""

    spell: str
    seat: int


class Miniboss(Message):
    """A miniboss in its room."""

    card: str
    level: int
    face_down: bool
    #: The numbers of the abilities that were used this round.
    used: list[int]


class RoomDetails(Message):
    """A room on the table: the top card of its stack."""

    card: str
    active: bool
    face_down: bool
    #: Its damage now, and what that is made of: ``printed``, ``counters``, ``this round``, ``dungeon this round``,
    #: ``doubled``, ``inactive`` or a card's id, each with its share. Left out for face-down rooms, as is ``used``.
    damage: int | None = None
    parts: list[tuple[str, int]] | None = None
    #: The numbers of the abilities that were used this round.
    used: list[int] | None = None
    #: What lies on it; left out where there is none.
    counters: int | None = None
    coins: int | None = None
    miniboss: Miniboss | None = None


class DungeonSeat(Message):
    """A player of the Boss Monster family."""

    boss: str | None
    xp: int | None
    #: The dealt bosses to choose from.
    bosses: list[str]
    out: bool
    levelled: bool
    souls: int
    wounds: int
    soul_cards: list[str]
    wound_cards: list[str]
    #: How many Room and Spell cards are in hand.
    rooms: int
    spells: int
    #: The hand; nothing for other players.
    hand: list[str] | None
    #: Cards that the viewer knows this player holds, in hand or face down.
    known: list[str]
    #: How many cards are set aside for a choice that everybody makes at the same time.
    set_aside: int
    #: From the boss outwards, each stack from bottom to top.
    dungeon: list[list[str]]
    details: list[RoomDetails]
    #: Heroes waiting at the entrance, and what each would meet if it walked now.
    entrance: list[str]
    forecasts: list[Walk]
    #: Treasure by class; empty until there is a boss.
    treasure: dict[str, int]
    #: Whether heroes at this entrance stay outside this round.
    entrance_held: bool
    #: How many rooms the player may still place this round.
    builds: int
    #: Left out in games without coins.
    coins: int | None = None
    #: The items in the score area, face up and face down; left out where there is none, as is what follows.
    items_up: list[str] | None = None
    items_down: list[str] | None = None
    #: What the heroes at the entrance have.
    entrance_details: list[HeroDetails] | None = None
    #: The boss of another player whose abilities this player has, too.
    copies: str | None = None


class Decks(Message):
    """How many cards are left in each deck."""

    rooms: int
    spells: int
    ordinary: int
    epic: int
    #: Left out in games without items.
    items: int | None = None


class ForeseenSeat(Message):
    """A dungeon with the viewer's own face-down rooms counted as built."""

    treasure: dict[str, int]
    #: Room by room from the boss outwards; nothing for other players' face-down rooms.
    damage: list[int | None]
    forecasts: list[Walk]


class ForeseenWalk(Message):
    """What lies ahead of the walking hero."""

    steps: list[int]
    dies: bool


class DungeonForesight(Message):
    """The numbers that matter, with the viewer's own face-down rooms counted as built."""

    lures: list[int | None]
    pulls: list[list[int]]
    #: For each hero in town that somebody lures, what it would meet there.
    outlooks: list[Walk | None]
    hero: ForeseenWalk | None
    #: Nothing for a player who is out.
    seats: list[ForeseenSeat | None]


class NewRoom(Message):
    """A room that is about to be built."""

    card: str
    #: Counted from the boss, starting at 1.
    position: int


class DungeonPreview(Message):
    """The same after choosing an option; ``seats`` has only those that it changes."""

    lures: list[int | None]
    pulls: list[list[int]]
    outlooks: list[Walk | None]
    seats: list[ForeseenSeat | None]
    #: What it would add to the viewer's own dungeon, or nothing.
    room: NewRoom | None


class DungeonView(Message):
    """A table of the Boss Monster family."""

    game: Literal["boss-monster"]
    preset: str
    round: int
    #: ``setup``, ``start``, ``build``, ``reveal``, ``bait``, ``adventure`` or ``end``.
    phase: str
    #: Whose turn it is.
    active: int | None
    #: Seats by experience, highest first; empty until the bosses are revealed.
    order: list[int]
    turns: list[int]
    town: list[str]
    #: For each hero in town, the seat that lures it now, or nothing if it would stay.
    lures: list[int | None]
    #: For each hero in town, how strongly each seat pulls; 0 for a player who is out. If it doesn't go by treasure,
    #: that is 1000 plus what it goes by, or minus that if it looks for the fewest.
    pulls: list[list[int]]
    decks: Decks
    #: Newest last.
    discard: list[str]
    #: Spells that have been announced but have not taken effect, oldest first.
    stack: list[Announced]
    building_forbidden: bool
    hero: WalkingHero | None
    seats: list[DungeonSeat]
    decision: OpenQuestion | None
    #: Who has to choose, as far as the viewer may know; for a response window, this doesn't say.
    asked: list[int]
    outcome: Outcome | None
    foresight: DungeonForesight
    #: What the heroes in town have. Left out if none has anything, as is everything below if there is none of it.
    town_details: list[HeroDetails] | None = None
    #: Items that wait in town.
    items: list[str] | None = None
    market: list[str] | None = None
    tavern: list[str] | None = None
    locations: list[Location] | None = None
    effects: list[LastingEffect] | None = None


# -- castle-raid -----------------------------------------------------------------------------------------------------


class Tiles(Message):
    """The king tiles: left to play, used, still to come (hidden), and how many went back in the box."""

    left: int
    used: list[str]
    stack: list[str]
    box: int


class Guard(Message):
    """A guard and the monsters facing it."""

    card: str
    turned: bool
    stars: int
    #: What its back allows, lowest and highest.
    strength_range: tuple[int, int]
    loot_range: tuple[int, int]
    #: What counts now, once the guard is face up.
    strength: int | None
    loot: int | None
    #: What the king's order adds.
    strength_change: int
    loot_change: int
    #: From this total on, nothing can be replaced here.
    limit: int
    monsters: list[str]
    owners: list[int]
    total: int


class CastleSeat(Message):
    """A player of castle-raid; monsters that the viewer can't know are ``?``."""

    faction: str | None
    #: Nothing while coins are secret.
    gold: int | None
    hand: list[str]
    resting: list[str]
    board: list[str]
    rank: int | None


class ForeseenGuard(Message):
    """How many of the guards it could be would be beaten by the monsters there, and what replacing one costs."""

    total: int
    beaten: int
    unseen: int
    treasury_fee: int
    owner_fee: int
    closed: bool
    replaceable: bool


class CastleForesight(Message):
    """The numbers that matter."""

    guards: list[ForeseenGuard]


class PreviewGuard(Message):
    """A guard after choosing an option."""

    monsters: list[str]
    owners: list[int]
    total: int
    beaten: int
    unseen: int
    closed: bool


class PreviewPurse(Message):
    """A player's gold after choosing an option."""

    gold: int


class CastlePreview(Message):
    """What an option changes; ``null`` means unchanged."""

    guards: list[PreviewGuard | None]
    seats: list[PreviewPurse | None]


class CastleView(Message):
    """A castle raid."""

    game: Literal["castle-raid"]
    preset: str
    round: int
    rounds: int
    #: ``setup``, ``play``, ``fight`` or ``recover``.
    phase: str
    #: Who goes first.
    marker: int | None
    turn: int | None
    pieces: list[str]
    #: The king tile in force.
    tile: str | None
    tiles: Tiles
    #: From the gate onwards.
    guards: list[Guard]
    deck: int
    #: Only in a view of everything.
    next_guards: list[str] | None
    discard: list[str]
    #: Guards discarded unseen, and their levels.
    buried: list[str]
    buried_stars: list[int]
    #: Nothing while coins are secret.
    treasury: int | None
    factions: list[str]
    seats: list[CastleSeat]
    decision: OpenQuestion | None
    asked: list[int]
    outcome: Outcome | None
    foresight: CastleForesight
