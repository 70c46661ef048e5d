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
CARD_KINDS: Final = ("boss", "room", "spell", "hero")

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
NO_CLASS: Final = -1

# -- how a hero chooses a dungeon (BM-BAIT-01, -12) ------------------------------------------------
LURE_TREASURE: Final = 0
LURE_FEWEST_SOULS: Final = 1
LURES: Final = ("treasure", "fewest souls")

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

# -- when an ability applies -----------------------------------------------------------------------
WHEN_ACTIVATED: Final = 0
WHEN_BUILT: Final = 1
WHEN_HERO_DIES: Final = 2
WHEN_HERO_ENTERS: Final = 3
WHEN_YOU_BUILD: Final = 4
WHEN_YOU_PLAY_SPELL: Final = 5
WHEN_ROOM_DESTROYED: Final = 6
WHEN_RIVAL_PLAYS_SPELL: Final = 7
WHEN_ROUND_DRAW: Final = 8
WHEN_LEVEL_UP: Final = 9
WHEN_PLAYED: Final = 10
WHENS: Final = (
    "activated",
    "built",
    "hero dies here",
    "hero enters",
    "you build",
    "you play a spell",
    "your room is destroyed",
    "rival plays a spell",
    "round draw",
    "level up",
    "played",
)

# -- how often -------------------------------------------------------------------------------------
ONCE_PER_ROUND: Final = 1
ONCE_PER_HERO: Final = 2
LIMITS: Final = ("", "once per round", "once per hero per round")

# -- prices (BM-ACT-01) ----------------------------------------------------------------------------
NO_COST: Final = 0
COST_DESTROY_THIS: Final = 1
COST_DESTROY_ANOTHER: Final = 2
COST_DISCARD: Final = 3

# -- targets, named on announcement (BM-NEG-05) ----------------------------------------------------
NO_TARGET: Final = 0
TARGET_HERO: Final = 1
TARGET_ROOM: Final = 2
TARGET_RIVAL: Final = 3
TARGET_SOUL: Final = 4
TARGET_SPELL: Final = 5

# -- where a target is looked for ------------------------------------------------------------------
HERE: Final = 0  # the room of the ability
OWN: Final = 1  # the player's own dungeon or score area
RIVALS: Final = 2  # any rival's dungeon or score area
ANYONE: Final = 3
TOWN: Final = 4
TOWN_OR_DECK: Final = 5

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
STREAMS: Final = ("rooms", "spells", "heroes", "bosses", "effects")

# -- where a hero was moved to (``amount`` of EV_HERO_MOVED) -----------------------------------------
TO_TOWN: Final = 1
TO_ENTRANCE: Final = 2
TO_FIRST_ROOM: Final = 3
TO_PREVIOUS_ROOM: Final = 4

# -- events ----------------------------------------------------------------------------------------
EV_PHASE: Final = 0
EV_BOSS_DEALT: Final = 1
EV_BOSS_REVEALED: Final = 2
EV_DREW_ROOM: Final = 3
EV_DREW_SPELL: Final = 4
EV_MULLIGAN: Final = 5
EV_DISCARDED: Final = 6
EV_HERO_TO_TOWN: Final = 7
EV_PLACED: Final = 8
EV_DECLINED: Final = 9
EV_BUILT: Final = 10
EV_LEVEL_UP: Final = 11
EV_LURED: Final = 12
EV_STAYED: Final = 13
EV_ENTERED: Final = 14
EV_DAMAGED: Final = 15
EV_DIED: Final = 16
EV_WOUNDED: Final = 17
EV_ANNOUNCED: Final = 18
EV_NEGATED: Final = 19
EV_FIZZLED: Final = 20
EV_RESOLVED: Final = 21
EV_ACTIVATED: Final = 22
EV_TRIGGERED: Final = 23
EV_DESTROYED: Final = 24
EV_UNCOVERED: Final = 25
EV_DEACTIVATED: Final = 26
EV_REACTIVATED: Final = 27
EV_ROOM_BONUS: Final = 28
EV_DUNGEON_BONUS: Final = 29
EV_TREASURE_DOUBLED: Final = 30
EV_HEALTH_BONUS: Final = 31
EV_HERO_MOVED: Final = 32
EV_HEALED: Final = 33
EV_REMOVED: Final = 34
EV_FETCHED: Final = 35
EV_TOOK: Final = 36
EV_SAW_HAND: Final = 37
EV_SWAPPED: Final = 38
EV_RETURNED_TO_HAND: Final = 39
EV_BUILDING_FORBIDDEN: Final = 40
EV_EXTRA_BUILD: Final = 41
EV_ENTRANCE_HELD: Final = 42
EV_RESHUFFLED: Final = 43
EV_ELIMINATED: Final = 44
EV_GAME_OVER: Final = 45
EV_ROUND: Final = 46
EV_SEARCHED: Final = 47
EV_DELAYED: Final = 48
EV_SOUL_RETURNED: Final = 49
EV_NOTHING: Final = 50
EV_SHOWED: Final = 51
#: Every event with what it may say: cards by kind, ? where spectators may not know them, a seat, an amount other than
#: 0. For checking what a person wrote.
EVENT_FORMS: Final = (
    "phase SEAT AMOUNT",
    "boss-dealt ? SEAT",
    "boss-revealed BOSS SEAT",
    "drew-room ? SEAT",
    "drew-spell ? SEAT",
    "mulligan SEAT",
    "discarded ROOM|SPELL SEAT",
    "hero-to-town HERO SEAT",
    "placed ? SEAT AMOUNT",
    "declined SEAT",
    "built ROOM SEAT",
    "level-up BOSS SEAT",
    "lured HERO SEAT",
    "stayed HERO",
    "entered HERO ROOM SEAT",
    "damaged HERO BOSS|ROOM|SPELL SEAT AMOUNT",
    "died HERO ROOM SEAT AMOUNT",
    "wounded HERO SEAT AMOUNT",
    "announced SPELL HERO|ROOM SEAT AMOUNT",
    "negated SPELL SEAT",
    "fizzled BOSS|ROOM|SPELL SEAT",
    "resolved SPELL SEAT",
    "activated ROOM HERO|ROOM SEAT AMOUNT",
    "triggered ROOM SEAT",
    "destroyed ROOM SEAT AMOUNT",
    "uncovered ROOM SEAT AMOUNT",
    "deactivated ROOM SEAT",
    "reactivated ROOM SEAT",
    "room-bonus ROOM SEAT AMOUNT",
    "dungeon-bonus BOSS|ROOM|SPELL SEAT AMOUNT",
    "treasure-doubled BOSS|ROOM|SPELL SEAT",
    "health-bonus HERO AMOUNT",
    "hero-moved HERO SEAT AMOUNT",
    "healed HERO SEAT AMOUNT",
    "removed HERO SEAT",
    "fetched ROOM|SPELL SEAT",
    "took ? SEAT AMOUNT",
    "saw-hand SEAT AMOUNT",
    "swapped ROOM ROOM SEAT",
    "returned-to-hand ? SEAT",
    "building-forbidden SEAT",
    "extra-build SEAT",
    "entrance-held SEAT",
    "reshuffled AMOUNT",
    "eliminated SEAT",
    "game-over SEAT",
    "round AMOUNT",
    "searched SEAT",
    "delayed ROOM SEAT",
    "soul-returned HERO SEAT",
    "nothing-happened BOSS|ROOM|SPELL SEAT",
    "showed ROOM|SPELL SEAT",
)
EVENTS: Final = tuple([form.split()[0] for form in EVENT_FORMS])

#: The rule behind a question, by the kind of question.
QUESTION_RULES: Final[dict[str, str]] = {
    "build": "BM-BUILD-01",
    "respond": "BM-TIME-10",
    "choose-boss": "BM-VAR-01",
    "mulligan": "BM-SETUP-11",
    "setup-discard": "BM-SETUP-09",
    "first-room": "BM-SETUP-14",
    "round-draw": "BM-START-05",
    "negate": "BM-NEG-01",
    "order": "BM-TIME-21",
    "machinations": "BM-VAR-10",
    "target-hero": "BM-TIME-40",
    "target-room": "BM-TIME-40",
    "target-rival": "BM-TIME-40",
    "target-soul": "BM-TIME-40",
    "target-spell": "BM-TIME-40",
    "may": "BM-GEN-07",
    "pay-discard": "BM-ACT-01",
    "pay-sacrifice": "BM-ACT-01",
    "discard": "BM-DISC-01",
    "fetch": "BM-GEN-07",
    "name-kind": "BM-GEN-07",
    "take": "BM-GEN-07",
    "heal": "BM-HEAL-01",
    "destroy-own": "BM-DESTROY-01",
    "swap": "BM-STACK-02",
    "build-now": "BM-GEN-07",
    "search": "BM-DECK-01",
    "choose": "",
}

#: The kinds of questions that response windows ask.
RESPONSES: Final = ("respond", "negate")
