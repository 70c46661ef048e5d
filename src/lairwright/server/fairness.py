"""Fair deals that anyone can check.

When a table opens, the server draws a secret seed and a salt and publishes SHA-256 of ``salt:seed``. Everything that is
left to chance in the game comes from that seed. When the game is over, seed and salt are published: anyone who likes
can compute the hash again, deal from the seed and play the record through. The salt keeps anybody from finding the seed
by trying.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from lairwright.games import replay, start
from lairwright.kernel.errors import LairwrightError
from lairwright.kernel.game import Game
from lairwright.server.api import Fairness
from lairwright.text.catalogue import texts

#: The largest seed: it fits into a signed 64-bit number.
LARGEST_SEED: Final = 2**63 - 1


def new_seed() -> tuple[int, str]:
    """A secret seed and its salt."""
    return secrets.randbelow(LARGEST_SEED + 1), secrets.token_hex(16)


def promise(seed: int, salt: str) -> str:
    """What is published when the table opens."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def undecided(seed_hash: str) -> Fairness:
    """While the game is running there is only the promise."""
    return Fairness(seed_hash=seed_hash, seed=None, salt=None, checks=[])


def fairness(seed_hash: str, seed: int, salt: str, end: Game, language: str) -> Fairness:
    """The promise and what became of it, once the game is over; ``end`` is the game as the table has it."""
    say = texts(language).say
    checks = [(say("fair-hash"), hmac.compare_digest(promise(seed, salt), seed_hash))]
    if end.recorded:
        count = int(end.made)
        checks.append((say("fair-deal"), _dealt_from(end, seed)))
        checks.append((say("fair-record", count=count), _leads_to(end)))
    return Fairness(seed_hash=seed_hash, seed=str(seed), salt=salt, checks=checks)


def _dealt_from(end: Game, seed: int) -> bool:
    """Whether dealing again from the seed gives the same cards, and the first question the same options."""
    if end.config.seed != seed:
        return False
    first = start(end.config)
    if first.fingerprint() != end.fingerprint():
        return False
    if not end.record.choices:
        return True
    seat, key = end.record.choices[0]
    return any(decision.seat == seat and key in decision.keys for decision in first.decisions)


def _leads_to(end: Game) -> bool:
    """Whether the record, played again, ends exactly where the table ended."""
    try:
        return replay(end.record).snapshot() == end.snapshot()
    except LairwrightError:
        return False
