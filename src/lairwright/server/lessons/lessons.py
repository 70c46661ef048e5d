"""Reading lessons and speaking for their teacher.

A lesson is a file ``<id>.toml`` here. It sets a table as scenarios do (docs/writing-scenarios.md) and adds

- ``[[word]]``: what the teacher ``say``s (messages of ``lesson.ftl``, one after another), ``when`` the table is so,
  as the pupil sees it, and the pupil is ``asked`` a question of this kind; the first that fits is said. At the end of
  the lesson ``asked`` is ``over``.
- ``[cards]``: the variables of its messages, names of cards.
- ``[over] when``: when the lesson ends, unless the game is over before.
- ``taught``: the pupil's choices along the way that is taught, for the tests.

What the teacher says depends on nothing but the table, so a lesson can be left and taken up again, and any legal choice
is answered. The pupil has seat 0; the other seats are bots.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from lairwright.games import BOSS_MONSTER
from lairwright.kernel.errors import LairwrightError, nearest
from lairwright.kernel.game import Game
from lairwright.scenarios.matching import holds
from lairwright.scenarios.runner import Scenario, set_table
from lairwright.server.api import LessonInfo
from lairwright.text.catalogue import texts
from lairwright.text.voices import voice_of

#: In the order they are offered.
_ORDER: Final = ("lure", "survive", "spells", "raid")
PUPIL: Final = 0


@dataclass(frozen=True)
class Word:
    """Something the teacher may say."""

    say: tuple[str, ...]
    asked: tuple[str, ...]
    when: Mapping[str, object]


@dataclass(frozen=True)
class Lesson:
    """A lesson as its file has it."""

    id: str
    table: Scenario
    words: tuple[Word, ...]
    cards: Mapping[str, str]
    over: Mapping[str, object]
    taught: tuple[str, ...]


@cache
def _lesson(lesson_id: str) -> Lesson:
    if lesson_id not in _ORDER:
        raise LairwrightError(f"there is no lesson {lesson_id!r}{nearest(lesson_id, _ORDER)}")
    name = f"{lesson_id}.toml"
    data = tomllib.loads(resources.files("lairwright.server.lessons").joinpath(name).read_text(encoding="utf-8"))
    words = tuple(Word(tuple(word["say"]), tuple(word.get("asked", ())), word.get("when", {})) for word in data["word"])
    preset = data.get("preset", "default")
    table = Scenario(Path(name), lesson_id, (), (), data.get("game", BOSS_MONSTER), (preset,), data)
    return Lesson(lesson_id, table, words, data["cards"], data["over"]["when"], tuple(data["taught"]))


def lesson_ids() -> tuple[str, ...]:
    """The lessons, in the order they are offered."""
    return _ORDER


def lesson_list(language: str) -> list[LessonInfo]:
    """The lessons for the page where people pick one."""
    said = texts(language)
    return [
        LessonInfo(id=lesson, name=said.say(f"lesson-{lesson}"), about=said.say(f"lesson-{lesson}.about"))
        for lesson in _ORDER
    ]


def start_lesson(lesson_id: str) -> Game:
    """The lesson's table at its first question; it is the same every time."""
    lesson = _lesson(lesson_id)
    return set_table(lesson.table, lesson.table.presets[0])


def lesson_over(lesson_id: str, game: Game) -> bool:
    """Whether the lesson has reached its end."""
    return game.over or holds(game.view(PUPIL), _lesson(lesson_id).over, lesson_id)


def lesson_words(lesson_id: str, game: Game, seat: int, language: str) -> str:
    """What the teacher says now; nothing to anybody but the pupil."""
    if seat != PUPIL:
        return ""
    lesson = _lesson(lesson_id)
    view: dict[str, Any] = game.view(PUPIL)
    over = lesson_over(lesson_id, game)
    if not over and not view["decision"]:
        return texts(language).say("lesson-wait")
    asked = "over" if over else view["decision"]["kind"]
    for word in lesson.words:
        if (asked in word.asked or (not word.asked and not over)) and holds(view, word.when, lesson_id):
            said = texts(language)
            names = voice_of(game).reader(said, game, PUPIL).names
            cards = {name: names.card(card) for name, card in lesson.cards.items()}
            return " ".join(said.say(part, **cards) for part in word.say)
    return ""


def lesson_path(lesson_id: str) -> tuple[str, ...]:
    """The choices the lesson teaches, in order."""
    return _lesson(lesson_id).taught


def lesson_messages() -> set[str]:
    """Every message the lessons use."""
    return {part for lesson in _ORDER for word in _lesson(lesson).words for part in word.say} | {
        f"lesson-{one}" for one in _ORDER
    }
