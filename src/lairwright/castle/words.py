"""The closed word lists of the game as numbers, the names they have outside, and the numbers of the rulebook.

Values of cards are not among them: those live in the set files (CR-DATA-01).
"""

from __future__ import annotations

from typing import Final

# -- kinds of cards ----------------------------------------------------------------------------------
MONSTER: Final = 0
GUARD: Final = 1
TILE: Final = 2
FACTION: Final = 3
CARD_KINDS: Final = ("monster", "guard", "tile", "faction")

# -- numbers of the rulebook (tables C2 to C4) ---------------------------------------------------------
MIN_SEATS: Final = 3
MAX_SEATS: Final = 6
#: King tiles, and so rounds, by the number of players.
ROUNDS: Final[tuple[int, ...]] = (0, 0, 0, 6, 6, 5, 6)
#: Board pieces from the gate to the treasury, by the number of players.
PIECES: Final[tuple[tuple[str, ...], ...]] = (
    (),
    (),
    (),
    ("S", "E"),
    ("S", "4/6", "E"),
    ("S", "5/6", "E"),
    ("S", "4/6", "5/6", "E"),
)
#: Strengths 1 to 5 in every faction; a set of them is a mask with bit 0 for strength 1.
STRENGTHS: Final = 5
ALL_STRENGTHS: Final = 31
#: Strongest first to weakest: a 5 cannot be replaced (CR-PLAY-07).
SAFE_STRENGTH: Final = 5
HAND_SIZE: Final = 3
#: Monsters of a player on the board when the fight begins (CR-PLAY-12).
RAIDERS: Final = 2
LEVELS: Final = 3
#: What replacing costs: to the treasury, and to the owner of the replaced monster by stars (C4).
TREASURY_FEE: Final = 1
OWNER_FEES: Final[tuple[int, ...]] = (0, 0, 1, 2)

# -- phases (CR-ROUND-01) ------------------------------------------------------------------------------
PHASE_SETUP: Final = 0
PHASE_PLAY: Final = 1
PHASE_FIGHT: Final = 2
PHASE_RECOVER: Final = 3
PHASES: Final[tuple[str, ...]] = ("setup", "play", "fight", "recover")

# -- how a game ends (``Outcome.reason``) ----------------------------------------------------------------
ENDINGS: Final = ("last-king-tile",)

# -- which guards a king tile changes --------------------------------------------------------------------
AT_FIRST: Final = 0
AT_FIRST_TWO: Final = 1
AT_SECOND: Final = 2
AT_LAST: Final = 3
AT_LAST_GUARDS: Final = 4
AT_EQUAL_PAIR: Final = 5
AT_WEAKEST_PAIR: Final = 6
AT_ALL: Final = 7
PLACES: Final = (
    "first guard",
    "first two guards",
    "second guard",
    "last guard",
    "last guards",
    "guards facing an equal pair",
    "guards facing the weakest pair",
    "all guards",
)

# -- streams -------------------------------------------------------------------------------------------
STREAM_GUARDS: Final = 0
STREAM_TILES: Final = 1
STREAM_MONSTERS: Final = 2
STREAM_SEATS: Final = 3
STREAMS: Final = ("guards", "tiles", "monsters", "seats")

#: The kinds of questions.
QUESTIONS: Final = ("faction", "play-monster")

# -- events --------------------------------------------------------------------------------------------
EV_PHASE: Final = 0
EV_ROUND: Final = 1
EV_FACTION: Final = 2
EV_DEALT: Final = 3
EV_SET_ASIDE: Final = 4
EV_FIRST_PLAYER: Final = 5
EV_GUARD_LAID: Final = 6
EV_TILE_TURNED: Final = 7
EV_PLACED: Final = 8
EV_REPLACED: Final = 9
EV_PAID: Final = 10
EV_COMPENSATED: Final = 11
EV_RETURNED: Final = 12
EV_PASSED: Final = 13
EV_GUARD_TURNED: Final = 14
EV_STRENGTH_CHANGED: Final = 15
EV_LOOT_CHANGED: Final = 16
EV_BEATEN: Final = 17
EV_LOOTED: Final = 18
EV_COIN_LEFT: Final = 19
EV_LOST: Final = 20
EV_HEALED: Final = 21
EV_CANNOT_PAY: Final = 22
EV_TOOK_UP: Final = 23
EV_RESTS: Final = 24
EV_GUARD_DISCARDED: Final = 25
EV_TILE_DISCARDED: Final = 26
EV_GAME_OVER: Final = 27
EV_GOLD: Final = 28
EV_FACED: Final = 29
#: Every event with what it may say: cards by kind, ? where spectators may not know them, a seat, an amount other than
#: 0. For checking what a person wrote.
EVENT_FORMS: Final = (
    "phase AMOUNT",
    "round AMOUNT",
    "faction FACTION SEAT",
    "dealt ? SEAT",
    "set-aside MONSTER|? SEAT",
    "first-player SEAT",
    "guard-laid ? AMOUNT",
    "tile-turned TILE",
    "placed MONSTER SEAT AMOUNT",
    "replaced MONSTER MONSTER SEAT AMOUNT",
    "paid SEAT AMOUNT",
    "compensated MONSTER SEAT AMOUNT",
    "returned MONSTER SEAT AMOUNT",
    "passed SEAT",
    "guard-turned GUARD AMOUNT",
    "strength-changed GUARD TILE AMOUNT",
    "loot-changed GUARD TILE AMOUNT",
    "beaten GUARD AMOUNT",
    "looted GUARD SEAT AMOUNT",
    "coin-left GUARD AMOUNT",
    "lost GUARD AMOUNT",
    "healed MONSTER SEAT AMOUNT",
    "cannot-pay MONSTER SEAT AMOUNT",
    "took-up MONSTER SEAT",
    "rests MONSTER SEAT",
    "guard-discarded GUARD|? AMOUNT",
    "tile-discarded TILE|?",
    "game-over SEAT AMOUNT",
    "gold SEAT AMOUNT",
    "faced MONSTER MONSTER AMOUNT",
)
EVENTS: Final = tuple([form.split()[0] for form in EVENT_FORMS])
