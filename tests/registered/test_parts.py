"""Every part that a registration names exists, is what it should be, and leaves out nothing of its game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import lairwright as lw
from lairwright.bots.lore import lore_for
from lairwright.cli.desks import desk_for
from lairwright.games import GAMES, GameKind, Part, PartError
from lairwright.kernel.game import Game
from lairwright.server.words.wording import wording_for, wording_of
from lairwright.text.catalogue import texts
from lairwright.text.voices import voice_for, voice_of
from tests.registered.plugging import Plugging

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


@pytest.mark.parametrize(
    ("place", "complaint"),
    [
        ("no.such.module:VOICE", "cannot be imported (ModuleNotFoundError: No module named 'no')"),
        ("tests.stones.voice:VOICES", "there is no 'VOICES' in tests.stones.voice"),
        ("tests.stones.game:RULES", "tests.stones.game:RULES is not a voice: <"),
        ("broken_part:VOICE", "cannot be imported (NameError: name 'oops' is not defined)"),
        ("ending_part:VOICE", "cannot be imported (it ends the program: sys.exit(3))"),
    ],
)
def test_the_complaint_about_a_part_says_whose_it_is(
    plug: Plugging, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, complaint: str
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "broken_part.py").write_text("VOICE = oops\n", encoding="utf-8")
    (tmp_path / "ending_part.py").write_text("import sys\n\nsys.exit(3)\n", encoding="utf-8")
    kind = plug(voice=Part(place))
    with pytest.raises(PartError) as caught:
        voice_for(kind.name)
    assert str(caught.value).startswith(f"the voice of {kind.name!r}: ")
    assert complaint in str(caught.value)


@pytest.mark.parametrize(("part", "load"), [("lore", lore_for), ("desk", desk_for), ("wording", wording_for)])
def test_so_do_those_about_the_other_parts(plug: Plugging, part: str, load: Callable[[str], object]) -> None:
    kind = plug(**{part: Part("tests.stones.game:NONE")})
    with pytest.raises(PartError, match=f"the {part} of '{kind.name}': there is no 'NONE' in tests.stones.game: "):
        load(kind.name)
    kind = plug(**{part: Part("tests.stones.game:RULES")})
    with pytest.raises(PartError, match=f"the {part} of '{kind.name}': tests.stones.game:RULES is not a {part}: "):
        load(kind.name)
