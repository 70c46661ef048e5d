"""Hypothesis profiles: ``dev`` looks for new trouble on every run, ``ci`` plays the same games each time."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

# A game takes as long as it takes: a deadline would only measure the machine.
settings.register_profile("dev", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("dev"), derandomize=True, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "dev"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first: the processes that share the tests out should be left with short ones at the end."""
    items.sort(key=lambda item: not {"properties", "server"}.intersection(item.path.parts))
