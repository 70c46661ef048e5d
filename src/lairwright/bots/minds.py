"""How to think about a world of any game: with weights learnt from games, or with guessed ones."""

from __future__ import annotations

from lairwright.bots.lore import Mind, lore_for
from lairwright.bots.weights import guessed_weights, weights_for
from lairwright.kernel.game import Game


def mind_for(world: Game) -> Mind:
    """How to think about this world, judged by learnt weights."""
    return lore_for(world.config.game).mind(world, weights_for(world.config.game, world.config.seats))


def hand_made_mind(world: Game) -> Mind:
    """The same, judged by guessed weights."""
    return lore_for(world.config.game).mind(world, guessed_weights(world.config.game))
