"""Starts servers as ``tests.server.zygote`` does, on which a test is dealt the same games on every run.

What a test meets on its way (somebody who may replace a bad hand, a spell that can be played) would otherwise be a
matter of luck, and so would its failure. The file named on the command line holds the name of the running test;
``LAIRWRIGHT_TEST_DEALS=2`` deals other games to all of them.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from unittest.mock import patch

from lairwright.server.fairness import LARGEST_SEED
from tests.server import zygote


class Deals:
    """The seeds of the tables that one test opens on one server, in order."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._test = ""
        self._tables = 0

    def new_seed(self) -> tuple[int, str]:
        test = self._file.read_text(encoding="utf-8")
        self._tables = self._tables + 1 if test == self._test else 0
        self._test = test
        told = f"{os.environ.get('LAIRWRIGHT_TEST_DEALS', '')} {test} {self._tables}"
        digest = hashlib.sha256(told.encode())
        return int.from_bytes(digest.digest()) % (LARGEST_SEED + 1), digest.hexdigest()[:32]


if __name__ == "__main__":
    with patch("lairwright.server.directory.new_seed", Deals(Path(sys.argv[1])).new_seed):
        zygote.main()
