"""In any game, what a viewer is shown, and how it is counted, doesn't depend on what a rival could have played.

Two games that differ in one hidden Spell of a rival are played side by side, without a server. The rival passes when
asked in secret, in one game more often than in the other; everybody else chooses the same.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from lairwright.dungeon.procedures.ops import OP_ANNOUNCE
from lairwright.dungeon.state.table import Table
from lairwright.games import restore
from lairwright.kernel.config import Config
from lairwright.kernel.game import Game
from lairwright.kernel.views import SPECTATOR
from lairwright.server.live.course import Course, Origin, Viewer
from lairwright.server.pondering import Problem
from lairwright.server.storage.store import CHOICE, UNDO, StoredMove
from lairwright.server.words.log import log_lines
from lairwright.server.words.state import state_for
from tests.playing import position

#: This many games, or more until somebody was asked in secret often enough in one but not in the other.
GAMES = 10
MOST_GAMES = 60
ENOUGH = 12
CHOICES = 40


@dataclass(frozen=True)
class Laid(Origin):
    """A game that begins from a snapshot."""

    def start(self) -> Game:
        game = restore(json.loads(json.dumps(self.config)))
        game.recorded = True
        return game


class Line:
    """One of two games: its course, what would be stored of it, and how often the rival has passed in secret."""

    def __init__(self, origin: Origin, rival: int) -> None:
        self.course = Course(origin)
        self.rival = rival
        self.moves: list[StoredMove] = []
        self.passed = 0

    @property
    def game(self) -> Table:
        assert isinstance(self.course.game, Table)
        return self.course.game

    def keys(self, seat: int) -> list[str]:
        game = self.game
        return [game.option_key(option) for option in game.menus[game.open.index(seat)]]

    def choose(self, seat: int, key: str) -> None:
        choice = self.course.read(seat, key)
        self.course.choose(seat, choice, self.course.tried(seat, choice), 0.0)
        self.moves.append(StoredMove(self.course.seq, CHOICE, seat, key))

    def take_back(self, seat: int) -> None:
        _, count = self.course.undo_of(seat)
        self.course.turn_back(seat, count)
        self.moves.append(StoredMove(self.course.seq, UNDO, seat, "", count))

    def pass_in_secret(self) -> None:
        while self.rival in self.game.open and not self.game.waits_openly(SPECTATOR):
            self.choose(self.rival, "pass")
            self.passed += 1

    def dice_of_a_hint(self, seat: int) -> int:
        return Problem("", self.course.origin, self.course.keys, seat, "", 1).seed


def shown(course: Course, viewer: Viewer) -> object:
    """A viewer's last state with the whole log, and the numbers that count for the next message."""
    sight = course.sights.get(viewer)
    if sight is None:
        return None
    log = log_lines(sight.game, sight.happened(-1), viewer, "en")
    state = state_for(sight.game, viewer, "en", seq=sight.number, log=log, undo=sight.undo)
    answered = {step.answers for step in course.steps if step.seat == viewer}
    return msgspec.json.encode(state), sight.since, sight.turned_back, answered


def twins(game: Table, rival: int, dice: random.Random) -> list[Origin]:
    """The game with one Spell or another in the rival's hand; the other one is at the bottom of the deck."""
    data: Any = json.loads(json.dumps(game.snapshot()))
    known = dict(zip(data["state"]["known"][::2], data["state"]["known"][1::2], strict=True))
    hand, deck = data["state"]["players"][rival]["spells"], data["state"]["spell_deck"]
    own = next((card for card in hand if known[card] == 1 << rival), None)
    announces = any(frame.op == OP_ANNOUNCE for frame in game.frames)
    if own is None or len(deck) < 5 or announces or rival in game.open:
        return []
    one, other = dice.sample([own, *deck], 2)
    rest = [card for card in [own, *deck] if card not in (one, other)]
    found: list[Origin] = []
    for held, left in ((one, other), (other, one)):
        twin = json.loads(json.dumps(data))["state"]
        twin["players"][rival]["spells"] = sorted([held, *(card for card in hand if card != own)])
        twin["spell_deck"] = [left, *rest]
        masks = {card: mask for card, mask in known.items() if card != own} | {held: 1 << rival}
        twin["known"] = [number for pair in sorted(masks.items()) for number in pair]
        found.append(Laid({**data, "state": twin}))
    return found


def still_twins(one: Table, other: Table, rival: int) -> bool:
    """Whether the Spells in which they differ are still where only the rival could see them."""
    masks = [pair for pair in zip(one.known, other.known, strict=True) if pair[0] != pair[1]]
    unseen = all(mask in (0, 1 << rival) for pair in masks for mask in pair)
    return unseen and len(masks) == 2 and bool(one.spell_deck) and one.spell_deck[1:] == other.spell_deck[1:]


def play(config: Config, made: int, dice: random.Random) -> int:
    """Play both games and compare; returns how many more secret questions there were in one than in the other."""
    game = position(config, made)
    assert isinstance(game, Table)
    rival = dice.randrange(config.seats)
    lines = [Line(origin, rival) for origin in twins(game, rival, dice)]
    if not lines or game.over:
        return 0
    one, other = lines
    viewers: list[Viewer] = [None, *(seat for seat in range(config.seats) if seat != rival)]
    for _ in range(CHOICES):
        for line in lines:
            line.pass_in_secret()
        if not still_twins(one.game, other.game, rival):
            break
        for viewer in viewers:
            assert shown(one.course, viewer) == shown(other.course, viewer), (config.as_data(), made, rival, viewer)
            assert viewer is None or one.dice_of_a_hint(viewer) == other.dice_of_a_hint(viewer)
        assert one.game.open == other.game.open
        if one.game.over:
            break
        seat = dice.choice(one.game.open)
        wants = dice.choice([viewer for viewer in viewers if viewer is not None])
        if dice.random() < 0.2 and one.course.undo_of(wants)[0] in ("free", "consent"):
            for line in lines:
                line.take_back(wants)
            continue
        common = [key for key in one.keys(seat) if key in other.keys(seat)]
        assert seat == rival or common == one.keys(seat) == other.keys(seat)
        key = dice.choice(common)
        for line in lines:
            line.choose(seat, key)
    for line in lines:  # read again from what was stored
        again = Course(line.course.origin)
        again.replay(line.moves)
        for viewer in line.course.viewers:
            assert shown(again, viewer) == shown(line.course, viewer)
    return abs(one.passed - other.passed)


@pytest.mark.parametrize("order", ["active_first", "lifo"])
@pytest.mark.parametrize("preset", ["default", "pl", "ru", "de", "en10"])
def test_no_sight_and_no_number_tells_what_a_rival_could_have_played(preset: str, order: str) -> None:
    dice = random.Random(f"{preset} {order}")
    differences = 0
    for seed in range(MOST_GAMES):
        if seed >= GAMES and differences > ENOUGH:
            break
        config = Config("boss-monster", 2 + seed % 3, seed, preset, ("base",), (), {"response_order": order})
        differences += play(config, dice.randrange(8, 40), dice)
    assert differences > ENOUGH, "hardly anybody was asked in secret: this proves nothing"


def test_a_state_tells_the_same_after_something_of_it_was_taken_back() -> None:
    """Until that is shown, newcomers are told what the others were told."""
    line = Line(Origin(Config("boss-monster", 2, 7, "default", ("base",), (), {}).as_data()), rival=0)
    course = line.course
    taken_back = 0
    while not course.game.over:
        seat = line.game.open[0]
        line.choose(seat, line.keys(seat)[-1])
        if course.undo_of(seat)[0] not in ("free", "consent"):
            continue
        before = dict(course.sights)
        told = {viewer: sight.happened(-1) for viewer, sight in before.items()}
        line.take_back(seat)
        assert {viewer: sight.happened(-1) for viewer, sight in before.items()} == told
        turned_back = [viewer for viewer in before if course.sights[viewer] is not before[viewer]]
        taken_back += any(told[viewer][-1][1] for viewer in turned_back)
        line.choose(seat, line.keys(seat)[-1])
    assert taken_back > 3
