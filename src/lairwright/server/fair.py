"""A queue that is fair to addresses, and within an address to its tables.

Each address has an account of what its questions have cost, and so has each of its tables. The address with the least
on its account goes next, and of its tables the one with the least; within a table, choices go before hints, and older
questions before newer ones. An address that hasn't asked for a while starts with the balance of the one last served:
not asking earns nothing. What a question costs is known only afterwards, so the usual cost is charged first.
"""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

T = TypeVar("T")

#: How much the latest cost changes what counts as usual.
_WEIGHT: Final = 0.1


class _Account(Protocol):
    spent: float
    #: Questions under way.
    running: int

    @property
    def waits(self) -> bool: ...


A = TypeVar("A", bound=_Account)


class _Book(Generic[A]):
    """Accounts by name."""

    def __init__(self, make: Callable[[], A]) -> None:
        self._make = make
        self._accounts: dict[str, A] = {}
        #: The balance that the last account served had before.
        self._level = 0.0

    def __getitem__(self, name: str) -> A:
        return self._accounts[name]

    @property
    def all(self) -> list[A]:
        return list(self._accounts.values())

    def opened(self, name: str) -> A:
        """The account of somebody who asks."""
        account = self._accounts.get(name)
        if account is None:
            account = self._accounts[name] = self._make()
        if not _active(account):
            account.spent = max(account.spent, self._level)
        return account

    def next(self, without: Container[str] = ()) -> str | None:
        """Of those waiting, the one with the least on its account."""
        waiting = [
            (account.spent, account.running, name)
            for name, account in self._accounts.items()
            if account.waits and name not in without
        ]
        return min(waiting)[2] if waiting else None

    def charge(self, name: str, expected: float) -> None:
        """A question begins."""
        account = self._accounts[name]
        self._level = max(self._level, account.spent)
        account.spent += expected
        account.running += 1

    def correct(self, name: str, more: float) -> None:
        """A question has ended. Accounts that would start with at least as much if opened again are closed."""
        account = self._accounts[name]
        account.spent += more
        account.running -= 1
        if not any(_active(other) for other in self._accounts.values()):
            self._accounts.clear()
            self._level = 0.0
        for idle in [name for name, one in self._accounts.items() if not _active(one) and one.spent <= self._level]:
            del self._accounts[idle]


def _active(account: _Account) -> bool:
    return account.running > 0 or account.waits


class _Table(Generic[T]):
    def __init__(self) -> None:
        self.spent = 0.0
        self.running = 0
        #: By urgency and number.
        self.waiting: list[tuple[int, int, T]] = []

    @property
    def waits(self) -> bool:
        return bool(self.waiting)


class _Address(Generic[T]):
    def __init__(self) -> None:
        self.spent = 0.0
        self.running = 0
        self.tables: _Book[_Table[T]] = _Book(_Table[T])

    @property
    def waits(self) -> bool:
        return any(table.waiting for table in self.tables.all)


@dataclass(frozen=True)
class Turn(Generic[T]):
    """A question whose turn has come; :meth:`FairQueue.done` takes it back."""

    address: str
    table: str
    item: T
    expected: float


class FairQueue(Generic[T]):
    """See the module. At most ``most_running`` questions of one address are given out at a time."""

    def __init__(self, most_running: int) -> None:
        self.most_running = most_running
        self._addresses: _Book[_Address[T]] = _Book(_Address[T])
        self._running: dict[str, int] = {}
        self._usual = 0.0
        self._numbers = itertools.count()

    def put(self, address: str, table: str, urgency: int, item: T) -> None:
        """Wait in line."""
        at = self._addresses.opened(address).tables.opened(table)
        heapq.heappush(at.waiting, (urgency, next(self._numbers), item))

    def take(self) -> Turn[T] | None:
        """Whose turn it is; nothing if nobody is waiting, or only addresses that have enough running."""
        address = self._addresses.next({name for name, count in self._running.items() if count >= self.most_running})
        if address is None:
            return None
        tables = self._addresses[address].tables
        table = tables.next()
        assert table is not None
        turn = Turn(address, table, heapq.heappop(tables[table].waiting)[2], self._usual)
        tables.charge(table, turn.expected)
        self._addresses.charge(address, turn.expected)
        self._running[address] = self._running.get(address, 0) + 1
        return turn

    def done(self, turn: Turn[T], cost: float) -> None:
        """A question was answered at this cost, or nobody wants the answer any more."""
        more = cost - turn.expected
        self._addresses[turn.address].tables.correct(turn.table, more)
        self._addresses.correct(turn.address, more)
        self._running[turn.address] -= 1
        if not self._running[turn.address]:
            del self._running[turn.address]
        self._usual += _WEIGHT * (cost - self._usual)

    def everything(self) -> list[T]:
        """Everything that is waiting."""
        tables = [table for address in self._addresses.all for table in address.tables.all]
        return [item for table in tables for _, _, item in table.waiting]
