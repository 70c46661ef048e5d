"""Random games until every card of the base set has been drawn, built, cast and triggered."""

from __future__ import annotations

import lairwright as lw
from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.events import EVENTS
from lairwright.dungeon.reading.loader import load_set
from lairwright.dungeon.rules import PRESETS
from lairwright.dungeon.words import BOSS, HERO, ROOM, WHEN_ACTIVATED, WHEN_ANNOUNCED, WHEN_ROUND_DRAW
from tests.playing import steps

#: About ten times what it takes.
MOST_GAMES = 4000


def _goals(card: Card) -> set[str]:
    """The events in which each card must have played its part."""
    if card.kind == BOSS:
        return {"boss-revealed", "level-up"}
    if card.kind == HERO:
        return {"hero-to-town", "entered", "died", "wounded"}
    if card.kind == ROOM:
        goals = {"drew-room", "placed", "built", "discarded", "destroyed", "deactivated"}
        for ability in card.abilities:
            if ability.when == WHEN_ROUND_DRAW:
                continue  # it adds an option to the draw of the round, see below
            used = ability.when in (WHEN_ACTIVATED, WHEN_ANNOUNCED)
            goals.add("activated" if used else "triggered")
        return goals
    return {"drew-spell", "discarded", "announced", "resolved", "negated"}


def test_every_card_plays_its_part() -> None:
    cards = load_set("base", False).cards
    left = {(card.id, goal) for card in cards for goal in _goals(card)}
    drew_instead = False
    played = 0
    while (left or not drew_instead) and played < MOST_GAMES:
        preset = list(PRESETS)[played % len(PRESETS)]
        game = lw.new_game(seats=2 + played % 3, seed=played, preset=preset)
        for _ in steps(game, played):
            drew_instead = drew_instead or (not game.over and game.decision.kind == "round-draw")
            for event in game.events:
                for card in (event.card, event.other):
                    if card >= 0:
                        left.discard((game.cards[card].id, EVENTS[event.kind]))
        played += 1
    assert not left, f"not seen in {played} games: {sorted(left)}"
    assert drew_instead, "nobody was asked what to draw at the start of a round"
