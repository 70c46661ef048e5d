"""Starts servers as ``tests.server.zygote`` does, on which every table is dealt from one seed.

What a test meets on its way (a hero in town, a room to build on, a spell) is then the same on every run: bots think
from the seed too.
"""

from __future__ import annotations

import sys
from unittest.mock import patch

from tests.server import zygote


def main() -> None:
    seed = int(sys.argv[1])
    with patch("lairwright.server.directory.new_seed", lambda: (seed, "0" * 32)):
        zygote.main()


if __name__ == "__main__":
    main()
