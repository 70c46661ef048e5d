"""Reading saved games back, for every game: plain fields with exact complaints."""

from __future__ import annotations

from typing import Final

from lairwright.kernel.errors import RecordError
from lairwright.kernel.frames import FRAME_NUMBERS, Frame, load_frame
from lairwright.kernel.outcome import Outcome

FORMAT: Final = 1

#: Most a saved number may be: engines count in 64 bits.
_LARGEST: Final = 2**63 - 1


def check_format(data: object) -> dict[str, object]:
    """The fields of a snapshot of the format we write."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(f"not a snapshot of format {FORMAT}")
    return data


def check_cards(data: dict[str, object], here: str) -> None:
    """A snapshot means something else once a card has been corrected."""
    if data.get("cards") != here:
        raise RecordError(f"the snapshot was made with other cards ({data.get('cards')!r}, here {here!r})")


def state_of(data: dict[str, object]) -> dict[str, object]:
    state = data.get("state")
    if not isinstance(state, dict):
        raise RecordError("the snapshot has no state")
    return state


def number(data: dict[str, object], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or not -_LARGEST <= value <= _LARGEST:
        raise RecordError(f"snapshot field {name!r} must be a number, not {value!r}")
    return value


def numbers(data: dict[str, object], name: str) -> list[int]:
    value = data.get(name)
    if not isinstance(value, list) or not all(isinstance(part, int) for part in value):
        raise RecordError(f"snapshot field {name!r} must be a list of numbers, not {value!r}")
    return list(value)


def lists(data: dict[str, object], name: str) -> list[list[int]]:
    value = data.get(name)
    if not isinstance(value, list):
        raise RecordError(f"snapshot field {name!r} must be a list of lists, not {value!r}")
    return [numbers({name: part}, name) for part in value]


def frames(data: dict[str, object], name: str) -> list[Frame]:
    parts = lists(data, name)
    if any(len(part) < FRAME_NUMBERS for part in parts):
        raise RecordError(f"snapshot field {name!r}: a frame has at least {FRAME_NUMBERS} numbers")
    return [load_frame(part) for part in parts]


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
