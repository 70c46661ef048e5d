"""Starts servers quickly: everything is imported once, and each server is a fork of that.

Reads a line of JSON for each server from standard input (``folder``, ``port``, ``settings``) and answers with the
number of the new process once it listens. What is started is what ``lair serve`` runs, in a process of its own that can
be killed like any other; it ends when this process does.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from pathlib import Path

from lairwright.server.serve import serve
from lairwright.server.settings import ServerSettings


def ready() -> None:
    """Tell the number, and then nothing more where only numbers are read."""
    print(os.getpid(), flush=True)
    os.dup2(2, 1)


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the children: they must not stay as zombies
    for line in sys.stdin:
        asked = json.loads(line)
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            threading.Thread(target=_end_without, args=(os.getppid(),), daemon=True).start()
            serve(
                ServerSettings(Path(asked["folder"]), port=asked["port"], **asked["settings"]),
                ready,
            )
            os._exit(0)


def _end_without(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.2)
    os._exit(1)


if __name__ == "__main__":
    main()
