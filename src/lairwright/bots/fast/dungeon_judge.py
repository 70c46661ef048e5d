"""Each seat's chance of winning a Boss Monster game, from features of the table at the start of a round.

Each seat gets a score, a weighted sum of its features; the chances are the softmax of the scores. For two seats that is
logistic regression on the difference of the features, for more it is the usual extension. The weights come from
:mod:`lairwright.bots.weights`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.bots.fast.dungeon_facts import Heroes, goals, icon_counts
from lairwright.bots.fast.rollout import Judge, alone, results, softmax, weigh
from lairwright.dungeon.cards.icons import ICON_BITS, MOST_ICONS
from lairwright.dungeon.projections.damage import dungeon_damage
from lairwright.dungeon.projections.forecast import would_die
from lairwright.dungeon.projections.scores import souls_of, wounds_of
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import ADVANCED, CLASS_COUNT
from lairwright.kernel.game import Game

#: What is known about a seat, in the order of the weights.
FEATURES: Final = (
    "souls",
    "souls_squared",  # in tenths: the last ones are nearer to the end
    "wound_1",  # at least this many Wounds
    "wound_2",
    "wound_3",
    "wound_4",
    "damage",  # of the whole dungeon
    "kill_share",  # of the heroes to come, those that would die here
    "souls_coming",  # of the heroes to come, those that would be lured here and die
    "wounds_coming",  # those that would be lured here and live
    "souls_in_town",  # the same for the heroes in town
    "wounds_in_town",
    "wins_now",  # the heroes in town would bring the tenth Soul
    "dies_now",  # or the fifth Wound
    "leads",  # classes for which it has strictly the most treasure
    "ties",
    "icons",
    "rooms",
    "last_step",  # four rooms, and the Level Up still to come
    "levelled",
    "spells_held",
    "rooms_held",
    "advanced_ready",  # Advanced Rooms in hand that can be built on a room
    "abilities",  # rooms with an ability
    "early_turn",  # its place in the order of turns
)
FEATURE_COUNT: Final = len(FEATURES)

_SOULS_TO_WIN: Final = 10
_WOUNDS_TO_LOSE: Final = 5
#: How many Souls a dungeon that kills everybody is worth to a single player, apart from the heroes on their way.
_LATER: Final = 4.0
#: How many rounds of heroes to come count.
_ROUNDS_AHEAD: Final = 2.0


def features(g: Table) -> list[list[float]]:
    """The features of every seat; see :data:`FEATURES`."""
    seats = len(g.players)
    icons: list[i64] = []
    damage: list[int] = []
    for seat in range(seats):
        icons.append(icon_counts(g, seat))
        damage.append(dungeon_damage(g, seat))
    heroes = Heroes(g, _ROUNDS_AHEAD)
    goal = goals(g, heroes, icons)
    rows = [[0.0] * FEATURE_COUNT for _ in range(seats)]
    in_town = heroes.in_town
    coming = 0.0
    for at in range(len(heroes.kind)):
        lured: i64 = goal[heroes.kind[at]]
        health: i64 = heroes.health[at]
        value = heroes.value[at]
        if at >= in_town:
            coming += value
            for seat in range(seats):
                if damage[seat] >= health:
                    rows[seat][7] += value
        if lured >= 0:
            column: i64 = 10 if at < in_town else 8
            if damage[lured] < health:
                column += 1
            rows[lured][column] += value * heroes.worth[at]
    for seat in range(seats):
        row = rows[seat]
        if coming > 0.0:
            row[7] /= coming
        _own_features(g, seat, row, damage[seat], icons, goal)
    return rows


def _own_features(g: Table, seat: i64, row: list[float], damage: i64, icons: list[i64], goal: list[int]) -> None:
    player = g.players[seat]
    souls: int = souls_of(g, seat)
    wounds: int = wounds_of(g, seat)
    for hero in player.entrance:  # only a held entrance keeps heroes past the end of a round
        if would_die(g, seat, hero):
            row[10] += int(g.cards[hero].worth)
        else:
            row[11] += int(g.cards[hero].worth)
    row[0] = souls
    row[1] = souls * souls * 0.1
    for count in range(1, _WOUNDS_TO_LOSE):
        if wounds >= count:
            row[1 + count] = 1.0
    row[6] = min(int(damage), 20)
    if souls + row[10] >= _SOULS_TO_WIN:
        row[12] = 1.0
    if wounds + row[11] >= _WOUNDS_TO_LOSE:
        row[13] = 1.0
    for kind in range(CLASS_COUNT):
        shift: i64 = ICON_BITS * kind
        own: i64 = icons[seat] >> shift & MOST_ICONS
        row[16] += int(own)
        if goal[kind] == seat:
            row[14] += 1.0
        elif goal[kind] < 0 and own > 0:
            row[15] += 1.0
    row[17] = len(player.dungeon)
    if player.levelled:
        row[19] = 1.0
    elif len(player.dungeon) == 4:
        row[18] = 1.0
    row[20] = len(player.spells)
    row[21] = len(player.rooms)
    cards = g.cards
    for top in player.dungeon:
        if cards[top].abilities:
            row[23] += 1.0
    for card in player.rooms:
        definition = cards[card]
        if definition.tier == ADVANCED:
            for top in player.dungeon:
                if definition.treasure_mask & cards[top].cover_mask:
                    row[22] += 1.0
                    break
    for turn in range(len(g.turns)):
        if g.turns[turn] == seat:
            row[24] = -turn


def _expected_score(row: list[float]) -> float:
    """What a single player may end with: the score so far, the heroes on their way, and later ones by whether they
    would die."""
    wounds = row[2] + row[3] + row[4] + row[5]
    return row[0] - wounds + row[10] - row[11] + 0.5 * (row[8] - row[9]) + _LATER * row[7]


@final
class DungeonJudge(Judge):
    """Chances from a weighted sum of features."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: list[float] = weights

    def chances(self, g: Game) -> list[float]:
        if g.result is not None:
            return results(g)
        assert isinstance(g, Table)
        if len(g.players) == 1:
            return [alone(_expected_score(features(g)[0]))]
        scores = weigh(self.weights, features(g))
        for seat in range(len(g.players)):
            if g.players[seat].out:
                scores[seat] = -1000.0
        return softmax(scores)
