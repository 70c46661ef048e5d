"""Every kind of choice: its number, its value with named fields, its key, and what it points at.

Menus, histories and hot loops hold packed integers, made and read by the functions of this module; no other module
knows which number is where. Positions in a dungeon count from the boss: 1 is the room next to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from lairwright.kernel.choices import Choice, Kind
from lairwright.kernel.packing import ANY_NUMBER, FIRST, SECOND, THIRD
from lairwright.kernel.packing import verb_of as verb_of

# -- the numbers of the kinds ----------------------------------------------------------------------
PASS: Final = 0
DECLINE: Final = 1
ACCEPT: Final = 2
KEEP: Final = 3
MULLIGAN: Final = 4
CHOOSE_BOSS: Final = 5
BUILD: Final = 6
PLAY: Final = 7
USE: Final = 8
DISCARD: Final = 9
SACRIFICE: Final = 10
TARGET_ROOM_AT: Final = 11
TARGET_HERO_CARD: Final = 12
TARGET_SEAT: Final = 13
TARGET_SOUL_CARD: Final = 14
TARGET_SPELL_CARD: Final = 15
TAKE: Final = 16
DRAW_FROM: Final = 17
NAME_KIND: Final = 18
SEARCH: Final = 19
RESOLVE: Final = 20
HEAL: Final = 21
TARGET_WOUND: Final = 22
TARGET_MINIBOSS_AT: Final = 23
TARGET_ITEM_CARD: Final = 24
PICK: Final = 25
PAY: Final = 26
NAME_CLASS: Final = 27


# -- the values ------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Pass(Choice):
    """Do nothing in this window."""


@final
@dataclass(frozen=True)
class Decline(Choice):
    """Do without something on offer: a room, an effect."""


@final
@dataclass(frozen=True)
class Accept(Choice):
    """Agree to an optional effect."""


@final
@dataclass(frozen=True)
class Keep(Choice):
    """Keep the first hand."""


@final
@dataclass(frozen=True)
class Mulligan(Choice):
    """Replace the first hand."""


@final
@dataclass(frozen=True)
class ChooseBoss(Choice):
    """Keep this one of the dealt bosses."""

    card: str


@final
@dataclass(frozen=True)
class Build(Choice):
    """Place a Room card on the room at ``place``, or at the end of the dungeon (0)."""

    card: str
    place: int = 0


@final
@dataclass(frozen=True)
class Play(Choice):
    """Announce a Spell from the hand; ``mode`` is one of several things it can do, 0 the first."""

    card: str
    mode: int = 0


@final
@dataclass(frozen=True)
class Use(Choice):
    """Announce an ability of a room in the player's own dungeon, or with ``place`` 0 of another card in force; ability
    0 is the one it usually has to announce."""

    card: str
    place: int = 0
    ability: int = 0


@final
@dataclass(frozen=True)
class Discard(Choice):
    """Discard a card from the hand."""

    card: str


@final
@dataclass(frozen=True)
class Sacrifice(Choice):
    """Destroy a room of the player's own dungeon."""

    place: int


@final
@dataclass(frozen=True)
class TargetRoom(Choice):
    """Aim at a room."""

    seat: int
    place: int


@final
@dataclass(frozen=True)
class TargetHero(Choice):
    """Aim at a hero."""

    card: str


@final
@dataclass(frozen=True)
class TargetPlayer(Choice):
    """Aim at a player."""

    seat: int


@final
@dataclass(frozen=True)
class TargetSoul(Choice):
    """Aim at a hero in a score area."""

    card: str
    seat: int


@final
@dataclass(frozen=True)
class TargetSpell(Choice):
    """Aim at a Spell that ``seat`` has announced; ``copy`` distinguishes equal ones."""

    card: str
    seat: int
    copy: int = 1


@final
@dataclass(frozen=True)
class Take(Choice):
    """Take a card that was searched for."""

    card: str


@final
@dataclass(frozen=True)
class Draw(Choice):
    """Draw from the ``room`` or the ``spell`` deck."""

    deck: str


@final
@dataclass(frozen=True)
class NameKind(Choice):
    """Name a kind of card, ``room`` or ``spell``."""

    kind: str


@final
@dataclass(frozen=True)
class Search(Choice):
    """Look for a card in the Room ``deck``, the deck of ``spells`` or the ``discard`` pile."""

    pile: str


@final
@dataclass(frozen=True)
class Resolve(Choice):
    """Let this triggered ability happen next; 0 is the one the card usually has."""

    card: str
    ability: int = 0


@final
@dataclass(frozen=True)
class Heal(Choice):
    """Turn a Wound over."""

    card: str


@final
@dataclass(frozen=True)
class TargetWound(Choice):
    """Aim at a face-up hero in a score area."""

    card: str
    seat: int


@final
@dataclass(frozen=True)
class TargetMiniboss(Choice):
    """Aim at the miniboss of a room."""

    seat: int
    place: int


@final
@dataclass(frozen=True)
class TargetItem(Choice):
    """Aim at an item, wherever it is."""

    card: str


@final
@dataclass(frozen=True)
class Pick(Choice):
    """Choose a card for an effect: one in hand or in the market, or with ``place`` one under the room there."""

    card: str
    seat: int = 0
    place: int = 0


@final
@dataclass(frozen=True)
class Pay(Choice):
    """Pay so many coins."""

    coins: int


@final
@dataclass(frozen=True)
class NameClass(Choice):
    """Name a type of treasure."""

    treasure: str


_PICK: Final = "pick {card:ROOM|SPELL|MINIBOSS}"
#: The table's words (``pointing``): ``{hand}`` is the card if it is in hand, ``{end}`` and ``{on}`` say where a room is
#: built, ``{hero}`` is a hero outside the decks, ``{pile}`` is the public pile a card lies in, ``{searched}`` is the
#: one to search, ``{source}`` is the room.
KINDS: Final = (
    Kind(PASS, Pass, "pass"),
    Kind(DECLINE, Decline, "decline"),
    Kind(ACCEPT, Accept, "accept"),
    Kind(KEEP, Keep, "keep"),
    Kind(MULLIGAN, Mulligan, "mulligan"),
    Kind(CHOOSE_BOSS, ChooseBoss, "boss {card:BOSS}", at=("boss {card}",)),
    Kind(
        BUILD,
        Build,
        "build {card:ROOM} end",
        "build {card:ROOM} on {place:N}",
        held="hand {hand}",
        at=("end {end}", "room {me}.{on}"),
    ),
    Kind(PLAY, Play, "play {card:SPELL}", "play {card:SPELL} {mode:ABILITY}", at=("hand {card}",)),
    Kind(
        USE,
        Use,
        "use {card:BOSS|ROOM|SPELL|HERO|ITEM|MINIBOSS|LOCATION} {place:N}",
        "use {card:BOSS|ROOM|SPELL|HERO|ITEM|MINIBOSS|LOCATION} {place:N} {ability:ABILITY}",
        at=("{used}",),
    ),
    Kind(DISCARD, Discard, "discard {card:ROOM|SPELL}", at=("hand {card}",)),
    Kind(SACRIFICE, Sacrifice, "sacrifice {place:N}", at=("room {me}.{place}",)),
    Kind(TARGET_ROOM_AT, TargetRoom, "room {seat:SEAT}.{place:N}", at=("room {seat}.{place}",)),
    Kind(TARGET_HERO_CARD, TargetHero, "hero {card:HERO}", at=("hero {hero}",)),
    Kind(TARGET_SEAT, TargetPlayer, "seat {seat:SEAT}", at=("seat {seat}",)),
    Kind(TARGET_SOUL_CARD, TargetSoul, "soul {seat:SEAT}.{card:HERO}", at=("souls {seat}",)),
    Kind(
        TARGET_SPELL_CARD,
        TargetSpell,
        "spell {seat:SEAT}.{card:SPELL}",
        "spell {seat:SEAT}.{card:SPELL} {copy:COPY}",
        at=("spell {seat}.{card}.{copy}",),
    ),
    Kind(TAKE, Take, "take {card:ROOM|SPELL}", at=("{pile}",)),
    Kind(DRAW_FROM, Draw, "draw {deck:room|spell}", at=("deck {deck}",)),
    Kind(NAME_KIND, NameKind, "kind {kind:room|spell}"),
    Kind(SEARCH, Search, "search {pile:deck|discard|spells}", at=("{searched}",)),
    Kind(
        RESOLVE,
        Resolve,
        "resolve {card:BOSS|ROOM|SPELL|HERO|ITEM|MINIBOSS|LOCATION}",
        "resolve {card:BOSS|ROOM|SPELL|HERO|ITEM|MINIBOSS|LOCATION} {ability:ABILITY}",
        at=("{source}",),
    ),
    Kind(HEAL, Heal, "heal {card:HERO}", at=("wounds {me}",)),
    Kind(TARGET_WOUND, TargetWound, "wound {seat:SEAT}.{card:HERO}", at=("wounds {seat}",)),
    Kind(TARGET_MINIBOSS_AT, TargetMiniboss, "miniboss {seat:SEAT}.{place:N}", at=("miniboss {seat}.{place}",)),
    Kind(TARGET_ITEM_CARD, TargetItem, "item {card:ITEM}", at=("item {card}",)),
    Kind(PICK, Pick, _PICK, f"{_PICK} under {{seat:SEAT}}.{{place:N}}", at=("{picked}",)),
    Kind(PAY, Pay, "pay {coins:N}"),
    Kind(NAME_CLASS, NameClass, "class {treasure:cleric|fighter|mage|thief|explorer}"),
)


# -- packed integers: made -------------------------------------------------------------------------

OPT_PASS: Final = PASS
OPT_DECLINE: Final = DECLINE
OPT_ACCEPT: Final = ACCEPT
OPT_KEEP: Final = KEEP
OPT_MULLIGAN: Final = MULLIGAN


def about_card(kind: i64, card: i64) -> i64:
    """Choose a boss, play, discard, take, aim at a hero or heal."""
    return kind | card << FIRST


def to_build(card: i64, place: i64) -> i64:
    return BUILD | card << FIRST | place << SECOND


def to_use(card: i64, place: i64, ability: i64) -> i64:
    return USE | card << FIRST | place << SECOND | ability << THIRD


def to_play(card: i64, mode: i64) -> i64:
    return PLAY | card << FIRST | mode << SECOND


def at_miniboss(seat: i64, place: i64) -> i64:
    return TARGET_MINIBOSS_AT | seat << FIRST | place << SECOND


def to_pay(coins: i64) -> i64:
    return PAY | coins << FIRST


def to_class(kind: i64) -> i64:
    return NAME_CLASS | kind << FIRST


def to_sacrifice(place: i64) -> i64:
    return SACRIFICE | place << FIRST


def at_room(seat: i64, place: i64) -> i64:
    return TARGET_ROOM_AT | seat << FIRST | place << SECOND


def under_room(card: i64, seat: i64, place: i64) -> i64:
    """Choose a room that the one at this position covers."""
    return PICK | card << FIRST | seat << SECOND | place << THIRD


def at_seat(seat: i64) -> i64:
    return TARGET_SEAT | seat << FIRST


def at_owned(kind: i64, card: i64, owner: i64) -> i64:
    """Aim at a hero, or at a Soul in its owner's score area."""
    return kind | card << FIRST | owner << SECOND


def at_spell(card: i64, seat: i64, before: i64) -> i64:
    """Aim at a Spell; ``before`` counts the equal ones that this seat announced earlier."""
    return TARGET_SPELL_CARD | card << FIRST | seat << SECOND | before << THIRD


OPT_DRAW_ROOM: Final = DRAW_FROM
OPT_DRAW_SPELL: Final = DRAW_FROM | 1 << FIRST
OPT_NAME_ROOM: Final = NAME_KIND
OPT_NAME_SPELL: Final = NAME_KIND | 1 << FIRST
OPT_SEARCH_DECK: Final = SEARCH
OPT_SEARCH_DISCARD: Final = SEARCH | 1 << FIRST
OPT_SEARCH_SPELLS: Final = SEARCH | 2 << FIRST


def to_resolve(card: i64, ability: i64) -> i64:
    return RESOLVE | card << FIRST | ability << SECOND


# -- packed integers: read -------------------------------------------------------------------------


def card_of(option: i64) -> i64:
    """The card, for every kind that names one."""
    return option >> FIRST & ANY_NUMBER


def place_of(option: i64) -> i64:
    """For BUILD (0 is the end), USE and TARGET_ROOM_AT."""
    return option >> SECOND & ANY_NUMBER


def sacrificed_place(option: i64) -> i64:
    return option >> FIRST & ANY_NUMBER


def ability_of(option: i64) -> i64:
    """For PLAY and USE: the index of the announced ability."""
    return mode_of(option) if verb_of(option) == PLAY else used_ability(option)


def mode_of(option: i64) -> i64:
    return option >> SECOND & ANY_NUMBER


def used_ability(option: i64) -> i64:
    return option >> THIRD & ANY_NUMBER


def coins_of(option: i64) -> i64:
    return option >> FIRST & ANY_NUMBER


def class_of(option: i64) -> i64:
    return option >> FIRST & ANY_NUMBER


def resolved_ability(option: i64) -> i64:
    return option >> SECOND & ANY_NUMBER


def seat_of(option: i64) -> i64:
    """For TARGET_ROOM_AT and TARGET_SEAT."""
    return option >> FIRST & ANY_NUMBER


def owner_of(option: i64) -> i64:
    """For TARGET_SOUL_CARD and TARGET_SPELL_CARD."""
    return option >> SECOND & ANY_NUMBER


#: A bit for each kind whose options name a card first.
_ABOUT_CARDS: Final = (
    1 << CHOOSE_BOSS
    | 1 << BUILD
    | 1 << PLAY
    | 1 << USE
    | 1 << DISCARD
    | 1 << TARGET_HERO_CARD
    | 1 << TARGET_SOUL_CARD
    | 1 << TARGET_SPELL_CARD
    | 1 << TAKE
    | 1 << RESOLVE
    | 1 << HEAL
    | 1 << TARGET_WOUND
    | 1 << TARGET_ITEM_CARD
    | 1 << PICK
)


def names_card(option: i64) -> bool:
    """Whether the option names a card."""
    return _ABOUT_CARDS >> verb_of(option) & 1 != 0


def with_card(option: i64, card: i64) -> i64:
    """The same choice with another copy."""
    old: i64 = option >> FIRST & ANY_NUMBER
    return option ^ (old ^ card) << FIRST
