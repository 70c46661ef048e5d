"""Any game the engine offers: presets, variants, single options, seats and seeds."""

from __future__ import annotations

from hypothesis import strategies as st

import lairwright as lw
from lairwright.dungeon.rules import OPTIONS, PRESETS, VARIANTS
from lairwright.dungeon.table import Table
from lairwright.kernel.config import Config, OptionValue

_OPTIONS: st.SearchStrategy[tuple[str, OptionValue]] = st.sampled_from(OPTIONS).flatmap(
    lambda spec: st.tuples(st.just(spec.name), st.sampled_from(spec.values))
)

configs: st.SearchStrategy[Config] = st.builds(
    Config,
    game=st.just("boss-monster"),
    seats=st.integers(2, 4),
    seed=st.integers(0, 2**63 - 1),
    preset=st.sampled_from(sorted(PRESETS)),
    sets=st.just(("base",)),
    variants=st.lists(st.sampled_from(sorted(VARIANTS)), unique=True, max_size=4).map(tuple),
    options=st.lists(_OPTIONS, max_size=4).map(dict),
)


def deal(config: Config) -> Table:
    return lw.games.start(config)
