"""The stones as the rest of the program knows them: the only place where the game is registered."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from lairwright.games import GameKind, Labels, Part, Wait
from lairwright.kernel.game import Game
from tests.stones.game import CARDS, EVENTS, GAME, PHASES, RULES, Stones, new_stones, restore, stage

_HERE: Final = Path(__file__).parent


def _heap_is(game: Game, card: str, stones: int) -> bool:
    assert isinstance(game, Stones)
    return game.heap == stones


STONES: Final = GameKind(
    name=GAME,
    fewest_seats=2,
    most_seats=3,
    rules=RULES,
    preset_notes={"default": "as it was thought of"},
    phases=PHASES,
    events=EVENTS,
    endings=("last-stone", "hands-empty"),
    event_forms=("dealt CARD SEAT", "took CARD SEAT AMOUNT"),
    view_forms=("seats.*.hand.* CARD", "phase PHASE", "outcome.reason REASON"),
    questions=("play",),
    default_start="play",
    waits=(Wait(form="heap N", event="took", holds=_heap_is, least=0, most=11),),
    new=new_stones,
    restore=restore,
    stage=stage,
    card_kinds=lambda game: dict.fromkeys(CARDS, "card"),
    voice=Part("tests.stones.voice:VOICE"),
    messages=_HERE / "locales",
    rulebook=_HERE / "rulebook",
    labels=Labels(
        game="stones-game",
        presets={"default": "stones-preset-default"},
        variants={"tall-heap": "stones-variant-tall-heap"},
        phases={"deal": "stones-about-deal", "play": "stones-about-play"},
        sections={"ST": "section-general"},
        glossary=("stones-term-heap",),
    ),
)
