"""What can be observed: every event with its number and what it may say."""

from __future__ import annotations

from typing import Final

# -- where a hero was moved to (``amount`` of EV_HERO_MOVED) -----------------------------------------
TO_TOWN: Final = 1
TO_ENTRANCE: Final = 2
TO_FIRST_ROOM: Final = 3
TO_PREVIOUS_ROOM: Final = 4
TO_SCORE: Final = 5
TO_HERO: Final = 6
TO_LOCATION: Final = 7
TO_SCORE_FACE_DOWN: Final = 8

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
EV_MODIFIED: Final = 52
EV_COINS: Final = 53
EV_COINS_ON: Final = 54
EV_COUNTERS: Final = 55
EV_ATTACHED: Final = 56
EV_DETACHED: Final = 57
EV_PROMOTED: Final = 58
EV_ITEM_MOVED: Final = 59
EV_TURNED: Final = 60
EV_GAVE: Final = 61
EV_REARRANGED: Final = 62
EV_COPIED: Final = 63
EV_SOUL_MOVED: Final = 64
EV_PAID: Final = 65
EV_SEARCHED_SPELLS: Final = 66
#: Every event with what it may say: cards by kind, ? where spectators may not know them, a seat, an amount other than
#: 0. For checking what a person wrote.
EVENT_FORMS: Final = (
    "phase SEAT AMOUNT",
    "boss-dealt ? SEAT",
    "boss-revealed BOSS SEAT",
    "drew-room ? SEAT",
    "drew-spell ? SEAT",
    "mulligan SEAT",
    "discarded ROOM|SPELL|MINIBOSS SEAT",
    "hero-to-town HERO SEAT",
    "placed ? SEAT AMOUNT",
    "declined SEAT",
    "built ROOM SEAT",
    "level-up BOSS SEAT",
    "lured HERO SEAT",
    "stayed HERO",
    "entered HERO ROOM SEAT",
    "damaged HERO BOSS|ROOM|SPELL|HERO|ITEM|MINIBOSS SEAT AMOUNT",
    "died HERO ROOM SEAT AMOUNT",
    "wounded HERO SEAT AMOUNT",
    "announced SPELL HERO|ROOM|SPELL|ITEM|MINIBOSS SEAT AMOUNT",
    "negated SPELL SEAT",
    "fizzled BOSS|ROOM|SPELL|HERO|ITEM|MINIBOSS|LOCATION SEAT",
    "resolved SPELL SEAT",
    "activated BOSS|ROOM|SPELL|HERO|ITEM|MINIBOSS HERO|ROOM|SPELL|ITEM|MINIBOSS SEAT AMOUNT",
    "triggered BOSS|ROOM|SPELL|HERO|ITEM|MINIBOSS|LOCATION SEAT",
    "destroyed ROOM SEAT AMOUNT",
    "uncovered ROOM SEAT AMOUNT",
    "deactivated ROOM SEAT",
    "reactivated ROOM SEAT",
    "room-bonus ROOM SEAT AMOUNT",
    "dungeon-bonus BOSS|ROOM|SPELL SEAT AMOUNT",
    "treasure-doubled BOSS|ROOM|SPELL SEAT",
    "health-bonus HERO AMOUNT",
    "hero-moved HERO LOCATION SEAT AMOUNT",
    "healed HERO SEAT AMOUNT",
    "removed HERO SEAT",
    "fetched ROOM|SPELL|MINIBOSS SEAT",
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
    "nothing-happened BOSS|ROOM|SPELL|HERO|ITEM|MINIBOSS|LOCATION SEAT",
    "showed ROOM|SPELL|MINIBOSS SEAT",
    "modified BOSS|ROOM|SPELL|HERO|ITEM|MINIBOSS|LOCATION ROOM|HERO SEAT AMOUNT",
    "coins SEAT AMOUNT",
    "coins-on ROOM SEAT AMOUNT",
    "counters ROOM|HERO SEAT AMOUNT",
    "attached MINIBOSS ROOM SEAT",
    "detached MINIBOSS ROOM SEAT",
    "promoted MINIBOSS SEAT AMOUNT",
    "item-moved ITEM|SPELL HERO SEAT AMOUNT",
    "turned ITEM SEAT AMOUNT",
    "gave ? SEAT AMOUNT",
    "rearranged SEAT",
    "copied BOSS|ROOM|SPELL|HERO|ITEM|MINIBOSS SEAT",
    "soul-moved HERO SEAT AMOUNT",
    "paid SEAT AMOUNT",
    "searched-spells SEAT",
)
EVENTS: Final = tuple([form.split()[0] for form in EVENT_FORMS])
