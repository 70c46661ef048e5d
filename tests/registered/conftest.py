from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.registered.plugging import Plugging, plugged


@pytest.fixture
def plug(tmp_path: Path) -> Iterator[Plugging]:
    with plugged(tmp_path) as plugging:
        yield plugging
