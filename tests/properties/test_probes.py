"""Games of the probe sets hold all invariants, and in the end every probe card has played its part."""

from __future__ import annotations

import json

import pytest

import lairwright as lw
from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.events import EVENTS
from lairwright.dungeon.legality.announcing import mode_refusal, use_refusal
from lairwright.dungeon.legality.building import add_builds, build_refusal
from lairwright.dungeon.legality.reasons import LEGAL
from lairwright.dungeon.legality.targets import has_target, targets
from lairwright.dungeon.options import PLAY, USE, ability_of, card_of, to_build, verb_of
from lairwright.dungeon.reading.loader import load_set
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    HERO,
    ITEM,
    MINIBOSS,
    NO_TARGET,
    ROOM,
    SPELL,
    WHEN_ACTIVATED,
    WHEN_ANNOUNCED,
    WHEN_LEVEL_UP,
    WHEN_PLAYED,
    WHEN_ROUND_DRAW,
)
from lairwright.games import start
from lairwright.kernel.config import Config
from lairwright.text.catalogue import languages, texts
from lairwright.text.dungeon.cards import card_text
from tests.examples import some_of
from tests.playing import random_choice, rolls_for, steps
from tests.probes import CAST, PROBES, furnish, furnished, probe_config, probe_set
from tests.soak import check_game

#: Frames on top of each other: a round, a turn, a walk, and a few effects that set each other off.
MOST_FRAMES = 40
#: How far games are followed step by step.
CHOICES = 40
#: About three times what it takes until every card has played its part.
MOST_GAMES = 900


@pytest.mark.parametrize("file", [CAST, *(probe_set(name) for name in PROBES)])
def test_every_probe_says_its_text_in_every_language(file: str) -> None:
    for card in load_set(file, False).cards:
        if card.abilities or card.always:
            said = {card_text(texts(language), card) for language in languages()}
            assert len(said) == len(languages()), f"{card.id}: {said}"


@pytest.mark.parametrize("name", PROBES)
def test_random_games_hold_to_their_end(name: str) -> None:
    for seed in range(some_of(16)):
        check_game(f"probes-{name}", seed)


@pytest.mark.parametrize("name", PROBES)
def test_copies_go_on_like_the_original(name: str) -> None:
    for seed in range(some_of(4)):
        game = furnished(probe_config(name, seed))
        copy = game.clone()
        restored: lw.Game = game.clone()
        rolls = rolls_for(seed)
        for _ in range(CHOICES):
            if game.over:
                break
            choice = random_choice(game, rolls)
            copy = copy.clone()
            restored = lw.restore(json.loads(json.dumps(restored.snapshot())))
            game.choose(*choice)
            copy.choose(*choice)
            restored.choose(*choice)
            expected = game.snapshot()
            assert copy.snapshot() == expected
            assert restored.snapshot() == expected
            assert len(game.frames) <= MOST_FRAMES


@pytest.mark.parametrize("name", PROBES)
def test_menus_offer_what_the_predicates_allow(name: str) -> None:
    for seed in range(some_of(4)):
        for game in steps(furnished(probe_config(name, seed)), seed):
            for seat in [] if game.over else game.standing:
                _check_builds(game, seat)
                _check_targets(game, seat)
            for seat, menu in zip(game.open, game.menus, strict=True):
                _check_announced(game, seat, menu)


def _check_builds(game: Table, seat: int) -> None:
    offered: list[int] = []
    add_builds(game, seat, offered)
    player = game.players[seat]
    different = {game.cards[card].id: card for card in reversed(player.rooms)}.values()
    assert sorted(offered) == sorted(
        to_build(card, place)
        for card in different
        for place in range(len(player.dungeon) + 1)
        if build_refusal(game, seat, card, place) == LEGAL
    )


def _check_targets(game: Table, seat: int) -> None:
    player = game.players[seat]
    for card in player.spells + player.dungeon + player.extras:
        for ability in game.cards[card].abilities:
            if ability.target != NO_TARGET and not ability.granted:
                assert has_target(game, seat, card, ability) == bool(targets(game, seat, card, ability))


def _check_announced(game: Table, seat: int, menu: list[int]) -> None:
    for option in menu:
        if verb_of(option) not in (PLAY, USE):
            continue
        card = card_of(option)
        ability = game.cards[card].abilities[ability_of(option)]
        if verb_of(option) == PLAY:
            assert card in game.players[seat].spells
            assert mode_refusal(game, seat, card, ability) == LEGAL
        else:
            assert use_refusal(game, seat, card, ability) == LEGAL


# -- every card plays its part -------------------------------------------------------------------------


def _goals(card: Card) -> set[str]:
    """What each card must have been seen doing."""
    goals = {
        ROOM: {"built"},
        SPELL: {"announced", "resolved"},
        HERO: {"hero-to-town", "entered"},
        MINIBOSS: {"attached"},
        ITEM: {"item-moved"},
    }.get(int(card.kind), set())
    for ability in card.abilities:
        played = ability.when == WHEN_PLAYED and not ability.watches
        if ability.when in (WHEN_ACTIVATED, WHEN_ANNOUNCED) or played:
            goals.add("used" if ability.granted else f"used {ability.index}")
        elif ability.when == WHEN_LEVEL_UP:
            goals.add("level-up")
        elif ability.when != WHEN_ROUND_DRAW and not ability.granted:
            goals.add("triggered")
    return goals


@pytest.mark.parametrize("name", PROBES)
def test_every_card_plays_its_part(name: str) -> None:
    cards = load_set(probe_set(name), False).cards
    left = {(card.id, goal) for card in cards for goal in _goals(card)}
    played = 0
    while left and played < MOST_GAMES:
        _play(probe_config(name, played), left)
        played += 1
    assert not left, f"not seen in {played} games: {sorted(left)}"


def _play(config: Config, left: set[tuple[str, str]]) -> None:
    """Play a game, and cross out what happens in it."""
    game = start(config)
    assert isinstance(game, Table)
    rolls = rolls_for(config.seed)
    laid_out = False
    while not game.over:
        if game.round == 2 and not laid_out:
            laid_out = True
            furnish(game)
        slot, number = random_choice(game, rolls)
        option = game.menus[slot][number]
        if verb_of(option) in (PLAY, USE):
            card = game.cards[card_of(option)]
            granted = card.abilities[ability_of(option)].granted
            left.discard((card.id, "used" if granted else f"used {ability_of(option)}"))
        game.choose(slot, number)
        for event in game.events:
            for seen in (event.card, event.other):
                if seen >= 0:
                    left.discard((game.cards[seen].id, EVENTS[event.kind]))
