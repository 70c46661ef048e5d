"""Options, presets and variants of the castle-raid game (editions.md section 6)."""

from __future__ import annotations

from typing import Final, final

from lairwright.kernel.config import OptionValue
from lairwright.kernel.rules import OptionSpec, RuleSet, switch

OPTIONS: Final = (
    switch("guards_in_formation", "ED-C-01", False, "guards lie sorted by stars, the fewest at the gate"),
    switch("royal_orders", "ED-C-02", False, "a king tile is turned up each round and applies to it"),
    OptionSpec("king_last_guards", "ED-C-03", 2, (1, 2, 3), "how many guards the tile about the last guards means"),
    switch("coins_public", "ED-C-04", True, "everybody sees how much gold the others have"),
    OptionSpec("starting_gold", "ED-C-06", 8, (5, 8), "coins each player starts with"),
)

PRESETS: Final[dict[str, dict[str, OptionValue]]] = {"default": {}}

PRESET_NOTES: Final[dict[str, str]] = {"default": "the Polish rulebook as printed; there is no other"}

VARIANTS: Final[dict[str, dict[str, OptionValue]]] = {
    "new-orders": {"royal_orders": True},
    "dapper-guards": {"guards_in_formation": True},
}

RULES: Final = RuleSet(OPTIONS, PRESETS, VARIANTS)


@final
class Rules:
    """The options as the engine reads them."""

    __slots__ = ("coins_public", "formation", "last_guards", "orders", "starting_gold", "values")

    def __init__(self, values: dict[str, OptionValue]) -> None:
        self.values: dict[str, OptionValue] = values
        self.formation: bool = values["guards_in_formation"] is True
        self.orders: bool = values["royal_orders"] is True
        self.last_guards: int = _number(values["king_last_guards"])
        self.coins_public: bool = values["coins_public"] is True
        self.starting_gold: int = _number(values["starting_gold"])


def _number(value: OptionValue) -> int:
    assert isinstance(value, int)
    return value


_known_rules: dict[str, Rules] = {}


def rules_for(preset: str, variants: tuple[str, ...], options: dict[str, OptionValue]) -> Rules:
    """The rules of a configuration; they never change, so games with the same one share them."""
    key = repr((preset, variants, options))  # by repr, because True and 1 are equal but not the same value
    rules = _known_rules.get(key)
    if rules is None:
        rules = Rules(RULES.resolve(preset, variants, options))
        if len(_known_rules) > 255:
            _known_rules.clear()
        _known_rules[key] = rules
    return rules
