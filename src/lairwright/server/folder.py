"""One server per data folder: a second one would know nothing of what the first has in memory.

The lock is the operating system's and goes when the process does, however that ends; the file left behind means
nothing. Processes that the server starts don't share it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

_FILE: Final = "server.lock"


class FolderInUseError(Exception):
    """Another server keeps its tables there."""


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Claim the folder for this process."""
    with (folder / _FILE).open("a+b") as file:
        try:
            _lock(file)
        except OSError:
            raise FolderInUseError(str(folder)) from None
        yield


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        # Not flock, which forked children would keep.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
