"""The command line `lair`: one module per command."""

from __future__ import annotations

import sys


def run() -> None:
    """The console script, which every installation has; what it needs comes with an extra."""
    try:
        from lairwright.cli.main import run as command
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("lairwright"):
            raise
        # In English, because the catalogues need a package from the extra as well.
        sys.exit(f"lair: the package {missing.name} is missing; it comes with lairwright[cli]")
    except KeyboardInterrupt:
        sys.exit(130)
    command()
