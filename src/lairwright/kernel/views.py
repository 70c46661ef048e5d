"""Who may look at a game, and what a view shows in place of what they may not know; the same for every game."""

from __future__ import annotations

from typing import Final, Never, final

#: Viewers who are not seats: one knows what is public, the other knows everything.
SPECTATOR: Final = -1
EVERYTHING: Final = -2

#: In place of a card's id: there is a card, but the viewer may not know which.
UNKNOWN: Final = "?"

Data = dict[str, object]


@final
class Sealed(dict[str, object]):
    """A part of views that never changes, so that all of them can share it. Its copies are ordinary dicts."""

    def __setitem__(self, key: str, value: object) -> None:
        raise _shared()

    def __delitem__(self, key: str) -> None:
        raise _shared()

    def __ior__(self, other: object) -> Never:  # type: ignore[misc]  # not what | gives, because it gives nothing
        raise _shared()

    def clear(self) -> None:
        raise _shared()

    def pop(self, *args: object) -> Never:
        raise _shared()

    def popitem(self) -> Never:
        raise _shared()

    def setdefault(self, *args: object) -> Never:
        raise _shared()

    def update(self, *args: object, **named: object) -> None:
        raise _shared()

    def __reduce__(self) -> tuple[type[Data], tuple[Data]]:
        return dict, (dict(self),)


def _shared() -> TypeError:
    return TypeError("this part of a view is shared with other views and can't be changed; change a copy of it")
