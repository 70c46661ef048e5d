"""What the system says about a process."""

from __future__ import annotations

import os
from pathlib import Path


def memory_of(pid: int) -> int:
    """What a process has in memory, in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def work_of(pid: int) -> float:
    """Seconds of a processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def sockets_of(pid: int) -> int:
    """The open sockets of a process."""
    found = 0
    for entry in Path(f"/proc/{pid}/fd").iterdir():
        try:
            found += os.readlink(entry).startswith("socket:")
        except OSError:  # closed meanwhile
            continue
    return found
