"""Menus and shortcuts written out next to the predicates agree with them."""

from __future__ import annotations

from hypothesis import given

from lairwright.dungeon.legality.announcing import play_refusal, use_refusal
from lairwright.dungeon.legality.building import add_builds, build_refusal
from lairwright.dungeon.legality.reasons import LEGAL
from lairwright.dungeon.legality.targets import has_target, targets
from lairwright.dungeon.options import PLAY, USE, ability_of, card_of, to_build, verb_of
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import NO_TARGET
from lairwright.kernel.config import Config
from tests.examples import examples
from tests.playing import deal, steps
from tests.properties.configs import boss_monster_configs


def dealt(config: Config) -> Table:
    game = deal(config)
    assert isinstance(game, Table)
    return game


@examples(80)
@given(boss_monster_configs)
def test_rooms_are_offered_wherever_the_predicate_allows_and_nowhere_else(config: Config) -> None:
    for game in steps(dealt(config), config.seed):
        for seat, player in enumerate(game.players):
            offered: list[int] = []
            add_builds(game, seat, offered)
            kinds = {game.cards[card].id: card for card in reversed(player.rooms)}  # one of each, the first
            assert sorted(offered) == sorted(
                to_build(card, place)
                for card in kinds.values()
                for place in range(len(player.dungeon) + 1)
                if build_refusal(game, seat, card, place) == LEGAL
            )


@examples(80)
@given(boss_monster_configs)
def test_there_is_a_target_exactly_where_one_can_be_named(config: Config) -> None:
    for game in steps(dealt(config), config.seed):
        for seat in [] if game.over else game.standing:
            player = game.players[seat]
            for card in player.spells + player.dungeon:
                for ability in game.cards[card].abilities:
                    if ability.target != NO_TARGET:
                        assert has_target(game, seat, card, ability) == bool(targets(game, seat, card, ability))


@examples(80)
@given(boss_monster_configs)
def test_negations_are_offered_only_where_the_predicates_allow(config: Config) -> None:
    for game in steps(dealt(config), config.seed):
        for seat, menu in zip(game.open, game.menus, strict=True):
            if game.question(seat)[0] != "negate":
                continue
            for option in menu:
                if verb_of(option) == PLAY:
                    assert play_refusal(game, seat, card_of(option)) == LEGAL
                elif verb_of(option) == USE:
                    ability = game.cards[card_of(option)].abilities[ability_of(option)]
                    assert use_refusal(game, seat, card_of(option), ability) == LEGAL
