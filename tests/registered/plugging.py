"""Games that are registered for one test: the stones, with something changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, Final

from lairwright.games import GAMES, GameKind, register
from tests.stones.registration import STONES

MESSAGES: Final = Path(__file__).parents[1].joinpath("stones/locales/en/stones.ftl").read_text(encoding="utf-8")
#: What is read is kept by the names of games, so no name is used twice.
_NUMBERS: Final = count(1)

#: For ``LAIRWRIGHT_GAMES``: an object that is a game, but not a good one.
NAMELESS: Final = replace(STONES, name="")

Plugging = Callable[..., GameKind]


@contextmanager
def plugged(folder: Path) -> Iterator[Plugging]:
    """Registers the stones with other fields, rules (``book``) or messages (by language), written into a folder."""
    names: list[str] = []

    def plug(book: str | None = None, messages: dict[str, str] | None = None, **changes: Any) -> GameKind:
        name = f"stones-{next(_NUMBERS)}"
        if book is not None:
            (folder / f"{name}.toml").write_text(book, encoding="utf-8")
        for language, text in (messages or {}).items():
            (folder / language).mkdir()
            (folder / language / "game.ftl").write_text(text, encoding="utf-8")
        kind = replace(
            STONES,
            name=name,
            rulebook=None if book is None else folder,
            messages=STONES.messages if messages is None else folder,
        )
        register(replace(kind, **changes))
        names.append(name)
        return GAMES[name]

    try:
        yield plug
    finally:
        for name in names:
            del GAMES[name]
