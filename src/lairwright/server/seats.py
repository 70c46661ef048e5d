"""Who may sit where: a seat is held by a secret of 128 bits, which its device keeps in a cookie.

The database has only hashes of the secrets; comparing takes the same time wherever two differ. A secret may be shown to
another device (by link), and it goes along to a rematch: anyone who holds a seat secret of a table sits there.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping
from typing import Final

#: A seat's cookie is named by this and the table's id.
COOKIE: Final = "lair_"
#: How long a device keeps a seat, in seconds.
COOKIE_AGE: Final = 60 * 24 * 3600
#: At most this many seats are looked at; browsers name the newest last, and keep at most 180 cookies per site.
_MOST_SEATS: Final = 200
_ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
_ID_LENGTH: Final = 12


def new_key() -> str:
    """A new secret."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """The name of a new table: hard to guess (60 bits), and without characters that look alike."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))


def hash_of(key: str) -> str:
    """What the database keeps of a secret. The secret is random and long: it needs no salt and no slow hash."""
    return hashlib.sha256(key.encode()).hexdigest()


def seat_of_key(key: str, hashes: Mapping[int, str]) -> int | None:
    """The seat this secret holds, given the hash of each seat that a person holds."""
    tried = hash_of(key)
    found = None
    for seat, known in hashes.items():
        if hmac.compare_digest(tried, known):
            found = seat
    return found


def seat_of_cookies(cookies: Mapping[str, str], table_id: str, hashes: Mapping[int, str]) -> tuple[int | None, str]:
    """The seat that one of these cookies holds, with the secret; the table's own cookie counts first."""
    for key in _keys(cookies, table_id):
        seat = seat_of_key(key, hashes)
        if seat is not None:
            return seat, key
    return None, ""


def _keys(cookies: Mapping[str, str], table_id: str) -> Iterable[str]:
    own = cookies.get(COOKIE + table_id)
    if own:
        yield own
    yield from [key for name, key in cookies.items() if name.startswith(COOKIE) and key][-_MOST_SEATS:]
