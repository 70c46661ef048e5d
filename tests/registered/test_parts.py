"""Every part that a registration names exists, is what it should be, and leaves out nothing of its game."""

from __future__ import annotations

import pytest

import lairwright as lw
from lairwright.bots.lore import lore_for
from lairwright.cli.desks import desk_for
from lairwright.games import GAMES, GameKind, Part, PartError
from lairwright.kernel.game import Game
from lairwright.server.words.wording import wording_of
from lairwright.text.catalogue import texts
from lairwright.text.voices import voice_for, voice_of

KINDS = [pytest.param(kind, id=name) for name, kind in GAMES.items()]


@pytest.mark.parametrize("kind", KINDS)
def test_every_part_of_every_game_is_found(kind: GameKind) -> None:
    game = lw.new_game(kind.name)
    reader = voice_of(game).reader(texts("en"), game, 0)
    assert reader.game is game
    assert reader.prompt_text(game.decision)
    assert type(wording_of(reader)) is kind.wording.load()
    assert voice_for(kind.name) is kind.voice.load()
    assert desk_for(kind.name) is kind.desk.load()
    assert lore_for(kind.name) is kind.lore.load()
    assert lore_for(kind.name).stand_in in lore_for(kind.name).bots


@pytest.mark.parametrize("kind", KINDS)
def test_labels_name_everything_that_can_be_chosen(kind: GameKind) -> None:
    labels = kind.labels
    assert set(labels.presets) == set(kind.rules.presets)
    assert set(labels.variants) == set(kind.rules.variants)
    assert set(labels.phases) == set(kind.phases)
    assert set(labels.sets) == set(kind.shipped_sets()) == set(kind.shipped_cards())
    assert labels.own_presets <= set(labels.presets)
    assert labels.own_sets <= set(labels.sets)
    assert labels.examples <= set(labels.sections)


@pytest.mark.parametrize("kind", KINDS)
def test_views_name_the_phase_as_the_game_does(kind: GameKind) -> None:
    game: Game = lw.new_game(kind.name)
    while not game.over:
        assert game.view(None)["phase"] == game.phase_name()
        game.play(game.decision.options[-1])


@pytest.mark.parametrize("kind", KINDS)
def test_what_scenarios_wait_for_has_an_event_and_words_of_its_own(kind: GameKind) -> None:
    cards = set(kind.card_kinds(lw.new_game(kind.name)).values())
    for wait in kind.waits:
        words = wait.form.split()
        assert wait.event in kind.events
        assert words[0] not in {*kind.phases, "round", "over", "seat"}
        assert (wait.card in cards) if "ID" in words else not wait.card


def test_a_part_that_is_not_there_is_named() -> None:
    with pytest.raises(PartError, match=r"there is no 'NONE' in lairwright\.games: lairwright\.games:NONE"):
        Part("lairwright.games:NONE").load()
    part = Part("lairwright.games:GAMES")
    part.load()
    assert str(part.misfit("voice")).startswith("lairwright.games:GAMES is not a voice: {")
