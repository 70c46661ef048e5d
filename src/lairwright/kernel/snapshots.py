"""Saving games and reading them back: what every game has, and plain fields with exact complaints.

A snapshot is a shell (format, configuration, cards, outcome) around a state. The state holds the course of the game,
which is written and read here, and the fields of the table, which each game handles itself.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from lairwright.kernel.arguments import quoted
from lairwright.kernel.arrays import array_of
from lairwright.kernel.errors import RecordError
from lairwright.kernel.frames import Frame, load_frame
from lairwright.kernel.game import Game
from lairwright.kernel.outcome import Outcome
from lairwright.kernel.views import Data

FORMAT: Final = 2

#: The largest number in a snapshot. No game needs more, JSON keeps it exactly everywhere, and sums of such numbers fit
#: into the 64 bits that compiled engines count in.
_LARGEST: Final = 2**53 - 1
_LARGEST_WORD: Final = 2**32 - 1


def saved(g: Game, table: Data) -> Data:
    """A whole snapshot: the shell, the course of the game and the fields of its table."""
    state: Data = {
        **table,
        "open": g.open.copy(),
        "menus": [menu.copy() for menu in g.menus],
        "frames": dump_frames(g.frames),
        "history": g.history.copy(),
        "made": g.made,
        "recorded": int(g.recorded),
        "learnt": g.learnt,
        "streams": list(g.streams.words),
        "chance_used": int(g.streams.used),
    }
    return {
        "format": FORMAT,
        "config": g.config.as_data(),
        "cards": g.fingerprint(),
        "outcome": g.result.as_data() if g.result else None,
        "state": state,
    }


def read_course(g: Game, data: Data) -> Data:
    """Give a new game the saved course, and return the state, which also has the fields of the table.

    The game itself checks whether seats and frames exist.
    """
    check_cards(data, g.fingerprint())
    state = state_of(data)
    g.open = numbers(state, "open")
    g.menus = lists(state, "menus")
    for frame in frames(state, "frames"):
        g.put_on_top(frame)
    g.history = numbers(state, "history")
    g.made = number(state, "made")
    g.recorded = bool(number(state, "recorded"))
    g.learnt = number(state, "learnt")
    words = numbers(state, "streams")
    if len(words) != len(g.streams.words):
        raise RecordError(f"snapshot field 'streams' must hold {len(g.streams.words)} words, not {len(words)}")
    for word in words:
        if not 0 <= word <= _LARGEST_WORD:
            raise RecordError(f"snapshot field 'streams' holds {word}, which is not a word of 32 bits")
    g.streams.words = array_of(words)
    g.streams.used = bool(number(state, "chance_used"))
    g.result = load_outcome(data.get("outcome"))
    g.goes_on = not g.open and g.result is None
    if g.made < 0:
        raise RecordError(f"snapshot field 'made' must not be negative, found {g.made}")
    if len(g.history) % 2:
        raise RecordError("snapshot field 'history' must hold pairs of seat and option")
    if g.recorded and g.made * 2 != len(g.history):
        raise RecordError(f"snapshot field 'made' says {g.made} choices, but 'history' holds {len(g.history) // 2}")
    for menu in g.menus:
        _check_options(g, "menus", menu)
    _check_options(g, "history", g.history[1::2])
    return state


def _check_options(g: Game, name: str, options: list[i64]) -> None:
    book = g.codebook()
    for option in options:
        if not book.is_option(option):
            raise RecordError(f"snapshot field {name!r} holds {option}, which is not an option")


def check_format(data: object) -> Data:
    """The fields of a snapshot, if it has the format we write."""
    if not isinstance(data, dict) or type(data.get("format")) is not int or data["format"] != FORMAT:
        raise RecordError(f"not a snapshot of format {FORMAT}")
    return data


def check_cards(data: Data, here: str) -> None:
    """Refuse other cards: a snapshot means something else once a card has been corrected."""
    if data.get("cards") != here:
        raise RecordError(f"the snapshot was made with other cards ({quoted(data.get('cards'))}, here {here!r})")


def state_of(data: Data) -> Data:
    state = data.get("state")
    if not isinstance(state, dict):
        raise RecordError("the snapshot has no state")
    return state


def number(data: Data, name: str) -> int:
    value: Any = data.get(name)
    if not _is_number(value):
        raise RecordError(f"snapshot field {name!r} must be a number, not {quoted(value)}{_limit(value)}")
    number: int = value
    return number


def _is_number(value: Any) -> bool:
    """Whether it is a whole number, as JSON has them, and not too large."""
    return type(value) is int and -_LARGEST <= value <= _LARGEST


def _limit(value: object) -> str:
    """What is wrong with something that is a number, but too large."""
    return f": numbers here go up to {_LARGEST}" if type(value) is int else ""


def numbers(data: Data, name: str) -> list[i64]:
    value = data.get(name)
    if not isinstance(value, list):
        raise RecordError(f"snapshot field {name!r} must be a list of numbers, not {quoted(value)}")
    for part in value:
        if not _is_number(part):
            raise RecordError(
                f"snapshot field {name!r} must be a list of numbers, and holds {quoted(part)}{_limit(part)}"
            )
    return list(value)


def lists(data: Data, name: str) -> list[list[i64]]:
    value = data.get(name)
    if not isinstance(value, list):
        raise RecordError(f"snapshot field {name!r} must be a list of lists, not {quoted(value)}")
    return [numbers({name: part}, name) for part in value]


def dump_frames(stack: list[Frame]) -> list[list[i64]]:
    """The frames as plain numbers; :func:`frames` gives them back."""
    return [frame.dump() for frame in stack]


def frames(data: Data, name: str) -> list[Frame]:
    parts = lists(data, name)
    try:
        return [load_frame(part) for part in parts]
    except ValueError as problem:
        raise RecordError(f"snapshot field {name!r}: {problem}") from None


def load_outcome(data: object) -> Outcome | None:
    if data is None:
        return None
    if not isinstance(data, dict) or not isinstance(data.get("reason"), str) or not isinstance(data.get("rule"), str):
        raise RecordError("the outcome in the snapshot is damaged")
    return Outcome(
        str(data["reason"]),
        str(data["rule"]),
        numbers(data, "winners"),
        numbers(data, "ranking"),
        numbers(data, "scores"),
    )
