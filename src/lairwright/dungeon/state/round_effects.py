"""What an effect changed until the end of the round."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.words import (
    MOD_DAMAGE,
    MOD_DOUBLE_DAMAGE,
    MOD_DOUBLE_HEALTH,
    MOD_DOUBLE_TREASURE,
    MOD_HEALTH,
    MOD_NO_DAMAGE,
    MOD_NO_TREASURE,
    MOD_TREASURE,
)


@final
class RoundEffect:
    """A modifier that holds until the end of the round. Never changed: clones share it.

    It is about one card; with ``card`` -1 about whatever of ``seat`` has the traits ``needs``, now or later in the
    round, and without traits about the player; with ``seat`` -1 too, about everybody's.
    """

    __slots__ = ("amount", "card", "index", "needs", "seat", "source", "what")

    def __init__(
        self, what: i64, amount: i64, seat: i64, card: i64, needs: i64 = 0, source: i64 = -1, index: i64 = -1
    ) -> None:
        self.what: i64 = what
        self.amount: i64 = amount
        self.seat: i64 = seat
        self.card: i64 = card
        self.needs: i64 = needs
        #: The card whose effect it was, and which of its modifiers; -1 where that makes no difference.
        self.source: i64 = source
        self.index: i64 = index

    def dump(self) -> list[i64]:
        """Plain numbers; :func:`load_effect` gives the effect back."""
        return [self.what, self.amount, self.seat, self.card, self.needs, self.source, self.index]


#: In ``Table.changes``: there are counters or tokens somewhere, which no modifier puts there.
COUNTERS: Final = 1 << 40

# What of ``Table.changes`` is about the damage of rooms, their treasure, and the Health of heroes.
ABOUT_DAMAGE: Final = COUNTERS | 1 << MOD_DAMAGE | 1 << MOD_DOUBLE_DAMAGE | 1 << MOD_NO_DAMAGE
ABOUT_TREASURE: Final = 1 << MOD_TREASURE | 1 << MOD_DOUBLE_TREASURE | 1 << MOD_NO_TREASURE
ABOUT_HEALTH: Final = COUNTERS | 1 << MOD_HEALTH | 1 << MOD_DOUBLE_HEALTH

#: How many numbers a dumped effect has.
EFFECT_NUMBERS: Final = 7

#: Where nothing lasts until the end of the round; never changed.
NO_EFFECTS: Final[list[RoundEffect]] = []


def load_effect(numbers: list[i64]) -> RoundEffect:
    """The inverse of :meth:`RoundEffect.dump`."""
    return RoundEffect(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], numbers[6])


def kinds_of(effects: list[RoundEffect]) -> i64:
    """A bit for each kind of change among them (``Table.changes``)."""
    found: i64 = 0
    one: i64 = 1
    for effect in effects:
        found |= one << effect.what
    return found
