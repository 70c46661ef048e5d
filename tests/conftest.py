"""Hypothesis profiles: ``dev`` looks for new trouble on every run, ``ci`` plays the same games each time."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# A game takes as long as it takes: a deadline would only measure the machine.
settings.register_profile("dev", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("dev"), derandomize=True, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "dev"))
