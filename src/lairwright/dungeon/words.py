"""The game's closed word lists as numbers, and the names used for them outside the engine.

Numbers, because compiled code compares them in one cycle, which it can't do with an enum; ``Final``, so that compiled
constants are folded (docs/benchmarks.md).
"""

from __future__ import annotations

from typing import Final

# -- kinds of cards (BM-COMP-01; Ordinary and Epic Heroes are one kind with a tier) ----------------
BOSS: Final = 0
ROOM: Final = 1
SPELL: Final = 2
HERO: Final = 3
ITEM: Final = 4
MINIBOSS: Final = 5  # a Room card that is no room: it lies in the Room deck
LOCATION: Final = 6
CARD_KINDS: Final = ("boss", "room", "spell", "hero", "item", "miniboss", "location")

# -- room subtypes (BM-ROOM-03); ANY_KIND in filters -----------------------------------------------
ANY_KIND: Final = 0
MONSTER: Final = 1
TRAP: Final = 2
ROOM_KINDS: Final = ("any", "monster", "trap")

# -- tiers of rooms and heroes (BM-HERO-05, -06) ---------------------------------------------------
ANY_TIER: Final = 0
ORDINARY: Final = 1
ADVANCED: Final = 2  # rooms
EPIC: Final = 2  # heroes

# -- hero classes and the treasures that lure them (T4); explorers come with an expansion ----------
CLASSES: Final[tuple[str, ...]] = ("cleric", "fighter", "mage", "thief", "explorer")
CLASS_COUNT: Final = 5

# -- what a hero goes by when it chooses a dungeon (BM-BAIT-01, -12); points are Souls minus Wounds --
LURE_TREASURE: Final = 0
LURE_SOULS: Final = 1
LURE_WOUNDS: Final = 2
LURE_POINTS: Final = 3
LURE_HAND: Final = 4
LURE_COINS: Final = 5
LURE_STATS: Final[tuple[str, ...]] = ("treasure", "souls", "wounds", "points", "hand", "coins")

# -- phases (BM-ROUND-01); the numbers are bits so that a spell's icons are a mask (BM-SPELL-01) ---
PHASE_SETUP: Final = 0
PHASE_BUILD: Final = 1
PHASE_ADVENTURE: Final = 2
PHASE_START: Final = 3
PHASE_REVEAL: Final = 4
PHASE_BAIT: Final = 5
PHASE_END: Final = 6
PHASES: Final[tuple[str, ...]] = ("setup", "build", "adventure", "start", "reveal", "bait", "end")
BOTH_PHASES: Final = 3

# -- what sets an ability off ----------------------------------------------------------------------
WHEN_ACTIVATED: Final = 0
WHEN_PLAYED: Final = 1
WHEN_ANNOUNCED: Final = 2
WHEN_LEVEL_UP: Final = 3
WHEN_ROUND_DRAW: Final = 4
WHEN_BUILT: Final = 5
WHEN_UNCOVERED: Final = 6
WHEN_DESTROYED: Final = 7
WHEN_DISCARDED: Final = 8
WHEN_TAKEN: Final = 9
WHEN_PROMOTED: Final = 10
WHEN_REVEALED: Final = 11
WHEN_ENTERS: Final = 12
WHEN_SURVIVES: Final = 13
WHEN_DIES: Final = 14
WHEN_WOULD_DIE: Final = 15
WHEN_ENTERS_DUNGEON: Final = 16
WHEN_SURVIVES_DUNGEON: Final = 17
WHEN_LURED: Final = 18
WHEN_GAINS: Final = 19
WHEN_BUILD_PHASE: Final = 20
WHEN_ADVENTURE_PHASE: Final = 21
WHEN_END_OF_ROUND: Final = 22
WHEN_MINION: Final = 23
WHENS: Final = (
    "activated",
    "played",
    "announced",
    "level up",
    "round draw",
    "built",
    "uncovered",
    "destroyed",
    "discarded",
    "taken",
    "promoted",
    "revealed",
    "enters",
    "survives",
    "dies",
    "would die",
    "enters dungeon",
    "survives dungeon",
    "lured",
    "gains",
    "build phase",
    "adventure phase",
    "end of round",
    "minion",
)

#: Moments of the round, and what players do: nothing that could be counted in memory.
NOT_REMEMBERED: Final = (
    WHEN_ACTIVATED,
    WHEN_ANNOUNCED,
    WHEN_LEVEL_UP,
    WHEN_WOULD_DIE,
    WHEN_ROUND_DRAW,
    WHEN_BUILD_PHASE,
    WHEN_ADVENTURE_PHASE,
    WHEN_END_OF_ROUND,
    WHEN_MINION,
)

# -- how often -------------------------------------------------------------------------------------
ONCE_PER_ROUND: Final = 1
ONCE_PER_HERO: Final = 2
LIMITS: Final = ("", "once per round", "once per hero")

# -- what an ability may be aimed at, named on announcement (BM-NEG-05); the same words name things elsewhere ------
NO_TARGET: Final = 0
TARGET_HERO: Final = 1
TARGET_ROOM: Final = 2
TARGET_PLAYER: Final = 3
TARGET_SOUL: Final = 4
TARGET_SPELL: Final = 5
TARGET_WOUND: Final = 6
TARGET_MINIBOSS: Final = 7
TARGET_ITEM: Final = 8
TARGET_BOSS: Final = 9
TARGET_CARD: Final = 10
TARGET_MINION: Final = 11
NOUNS: Final = (
    "",
    "hero",
    "room",
    "player",
    "soul",
    "spell",
    "wound",
    "miniboss",
    "item",
    "boss",
    "card",
    "minion",
)

# -- prices (BM-ACT-01): the common ones, and any other steps ------------------------------------------
NO_COST: Final = 0
COST_DESTROY_THIS: Final = 1
COST_DESTROY_ANOTHER: Final = 2
COST_DISCARD: Final = 3
COST_STEPS: Final = 4

# -- where a target is looked for: the common places, and any other thing ----------------------------
SCOPE_HERE: Final = 0  # the room of the ability
SCOPE_OWN: Final = 1  # the player's own dungeon or score area
SCOPE_RIVALS: Final = 2  # any rival's dungeon or score area
SCOPE_ANYONE: Final = 3
SCOPE_TOWN: Final = 4
SCOPE_TOWN_OR_DECK: Final = 5
SCOPE_THINGS: Final = 6

# -- whose: persons --------------------------------------------------------------------------------
NOBODY: Final = 0  # left out
YOU: Final = 1
A_RIVAL: Final = 2
EACH_RIVAL: Final = 3
ANYONE: Final = 4
OWNER: Final = 5
THE_TARGETS: Final = 6
EACH_PLAYER: Final = 7
ITS: Final = 8
PERSONS: Final[dict[str, int]] = {
    "you": YOU,
    "yours": YOU,
    "a rival": A_RIVAL,
    "a rival's": A_RIVAL,
    "rivals": A_RIVAL,
    "each rival": EACH_RIVAL,
    "each rival's": EACH_RIVAL,
    "each player": EACH_PLAYER,
    "anyone": ANYONE,
    "anyone's": ANYONE,
    "owner": OWNER,
    "the owner's": OWNER,
    "target": THE_TARGETS,
    "the target's": THE_TARGETS,
    "its": ITS,
}

# -- where a thing may be: a bit each ----------------------------------------------------------------
AT_HERE: Final = 1
AT_DUNGEON: Final = 2
AT_ENTRANCE: Final = 4
AT_TOWN: Final = 8
AT_DECK: Final = 16
AT_LOCATION: Final = 32
AT_HAND: Final = 64
AT_DISCARD: Final = 128
AT_MARKET: Final = 256
AT_SCORE: Final = 512
AT_FIRST: Final = 1024
AT_LAST: Final = 2048
AT_NEXT: Final = 4096
AT_PREVIOUS: Final = 8192
AT_LEFT: Final = 16384
AT_RIGHT: Final = 32768
AT_ADJACENT: Final = 65536
AT_OTHER: Final = 131072
AT_COVERED: Final = 262144
AT_HERO: Final = 524288  # carried by a hero
#: Where cards are that are not in play.
AT_CARDS: Final = AT_HAND | AT_DISCARD | AT_MARKET
PLACES: Final[dict[str, int]] = {
    "here": AT_HERE,
    "dungeon": AT_DUNGEON,
    "entrance": AT_ENTRANCE,
    "town": AT_TOWN,
    "deck": AT_DECK,
    "location": AT_LOCATION,
    "hand": AT_HAND,
    "discard": AT_DISCARD,
    "market": AT_MARKET,
    "score": AT_SCORE,
}
#: The key locations of the Super Boss Monster board, by their ids: where heroes can be sent.
KEY_LOCATIONS: Final = ("temple", "stadium", "library", "hideout", "tavern", "landing-site")
POSITION_WORDS: Final[dict[str, int]] = {
    "first": AT_FIRST,
    "last": AT_LAST,
    "next": AT_NEXT,
    "previous": AT_PREVIOUS,
    "left": AT_LEFT,
    "right": AT_RIGHT,
    "adjacent": AT_ADJACENT,
    "other": AT_OTHER,
    "covered": AT_COVERED,
}

# -- what an effect already knows: a bit each --------------------------------------------------------
IS_THIS: Final = 1
IS_IT: Final = 2
IS_THAT: Final = 4
IS_TARGET: Final = 8
CONTEXT: Final[dict[str, int]] = {
    "this": IS_THIS,
    "it": IS_IT,
    "its": IS_IT,
    "that": IS_THAT,
    "target": IS_TARGET,
}

# -- stats: what can be counted about a player, a room, a hero ---------------------------------------
STAT_COINS: Final = 0
STAT_SOULS: Final = 1
STAT_WOUNDS: Final = 2
STAT_POINTS: Final = 3
STAT_ICONS: Final = 4
STAT_DAMAGE: Final = 5
STAT_BASE: Final = 6
STAT_HEALTH: Final = 7
STAT_HURT: Final = 8
STAT_LEVEL: Final = 9
STAT_COUNTERS: Final = 10
STAT_COVERED: Final = 11
STAT_CLASS: Final = 12  # and the next ones: icons of this class
STATS: Final = (
    "coins",
    "souls",
    "wounds",
    "points",
    "icons",
    "damage",
    "base",
    "health",
    "hurt",
    "level",
    "counters",
    "covered",
    *CLASSES,
)

# -- which way a card lies ---------------------------------------------------------------------------
ANY_FACE: Final = 0
FACE_UP: Final = 1
FACE_TURNED: Final = 2
FACES: Final = ("", "up", "down")

# -- numbers in words --------------------------------------------------------------------------------
ALL: Final = -1
ANY_NUMBER_OF: Final = -2
COUNTS: Final[dict[str, int]] = {"all": ALL, "any": ANY_NUMBER_OF}

# -- what a modifier changes -------------------------------------------------------------------------
MOD_DAMAGE: Final = 0
MOD_TREASURE: Final = 1
MOD_HEALTH: Final = 2
MOD_DOUBLE_DAMAGE: Final = 3
MOD_DOUBLE_TREASURE: Final = 4
MOD_DOUBLE_HEALTH: Final = 5
MOD_NO_DAMAGE: Final = 6
MOD_NO_TREASURE: Final = 7
MOD_NO_TEXT: Final = 8
MOD_NO_SPELL: Final = 9
MOD_NO_ROOM: Final = 10
MOD_NO_BUILD: Final = 11
MOD_NO_ENTERS: Final = 12
MOD_NO_LURED: Final = 13
MOD_NO_WIN: Final = 14
MOD_NO_LOSE: Final = 15
MOD_SKIP: Final = 16
MOD_PRICE: Final = 17
MOD_FITS: Final = 18
MOD_BUILD: Final = 19
MOD_ITEM: Final = 20
MOD_SOULS: Final = 21
MOD_WOUNDS: Final = 22
MOD_ABILITY: Final = 23
MODIFIERS: Final = (
    "damage",
    "treasure",
    "health",
    "double damage",
    "double treasure",
    "double health",
    "no damage",
    "no treasure",
    "no text",
    "no spell",
    "no room",
    "no build",
    "no enters",
    "no lured",
    "no win",
    "no lose",
    "skip",
    "price",
    "fits",
    "build",
    "item",
    "souls",
    "wounds",
    "when",
)

# -- how a game ends (``Outcome.reason``) ------------------------------------------------------------
ENDINGS: Final = (
    "ten-souls",
    "last-boss-standing",
    "all-out",
    "five-wounds",
    "hero-deck-empty",
    "heroes-exhausted",
    "stalemate",
)

# -- streams ---------------------------------------------------------------------------------------
STREAM_ROOMS: Final = 0
STREAM_SPELLS: Final = 1
STREAM_HEROES: Final = 2
STREAM_BOSSES: Final = 3
STREAM_EFFECTS: Final = 4
STREAM_ITEMS: Final = 5
STREAM_LOCATIONS: Final = 6
STREAMS: Final = ("rooms", "spells", "heroes", "bosses", "effects", "items", "locations")
#: How many of them a game without items and locations has.
USUAL_STREAMS: Final = 5
