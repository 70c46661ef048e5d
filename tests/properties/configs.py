"""Any game the engines offer: presets, variants, single options, seats and seeds."""

from __future__ import annotations

from hypothesis import strategies as st

from lairwright.games import GAMES, GameKind
from lairwright.kernel.config import Config, OptionValue


def configs_of(kind: GameKind) -> st.SearchStrategy[Config]:
    """Any configuration of one game."""
    rules = kind.rules
    options: st.SearchStrategy[tuple[str, OptionValue]] = st.sampled_from(rules.options).flatmap(
        lambda spec: st.tuples(st.just(spec.name), st.sampled_from(spec.values))
    )
    return st.builds(
        Config,
        game=st.just(kind.name),
        seats=st.integers(kind.fewest_seats, kind.most_seats),
        seed=st.integers(0, 2**63 - 1),
        preset=st.sampled_from(sorted(rules.presets)),
        sets=st.just(kind.default_sets),
        variants=st.lists(st.sampled_from(sorted(rules.variants)), unique=True, max_size=4).map(tuple),
        options=st.lists(options, max_size=4).map(dict),
    )


boss_monster_configs = configs_of(GAMES["boss-monster"])
castle_raid_configs = configs_of(GAMES["castle-raid"])
configs: st.SearchStrategy[Config] = st.one_of(boss_monster_configs, castle_raid_configs)
