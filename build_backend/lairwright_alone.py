"""Doing something that others may be about to do as well: two ``make`` in one checkout, say."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows, where nobody shares a checkout by make
    fcntl = None


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold an existing file or folder while the block runs; anyone else who wants it waits. It is released when
    this process ends, however that happens."""
    held = hold(path)
    try:
        yield
    finally:
        if held is not None:
            os.close(held)


def hold(path: Path, shared: bool = False) -> int | None:
    """Hold it until the descriptor that is returned is closed in every process that has it. Any number may share it."""
    if fcntl is None:
        return None
    held = os.open(path, os.O_RDONLY)
    fcntl.flock(held, fcntl.LOCK_SH if shared else fcntl.LOCK_EX)
    return held


def is_held(path: Path) -> bool:
    """Whether anybody holds it, shared or not."""
    if fcntl is None:
        return True
    asking = os.open(path, os.O_RDONLY)
    try:
        fcntl.flock(asking, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(asking)
    return False
