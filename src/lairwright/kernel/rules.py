"""Rule options, presets for editions, and variants, the same way in every game.

A game lists its options once. A preset sets some of them, a variant changes a few, and single options come last.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from lairwright.kernel.config import OptionValue
from lairwright.kernel.errors import SetupError, closest, nearest

#: The fewest and the most players a game is for.
Seats = tuple[int, int]


def widened(seats: Seats, more: Seats) -> Seats:
    """What is allowed when either is."""
    return min(seats[0], more[0]), max(seats[1], more[1])


@final
class OptionSpec:
    """One option: its row in the editions matrix, its default and all its values."""

    def __init__(self, name: str, row: str, default: OptionValue, values: tuple[OptionValue, ...], about: str) -> None:
        self.name = name
        self.row = row
        self.default = default
        self.values = values
        self.about = about


def switch(name: str, row: str, default: bool, about: str) -> OptionSpec:
    """An option that is on or off."""
    return OptionSpec(name, row, default, (True, False), about)


def spelled(value: OptionValue) -> str:
    """A value as a command line writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@final
class RuleSet:
    """The options, presets and variants of one game; an error about an unknown word suggests the nearest good one."""

    def __init__(
        self,
        options: tuple[OptionSpec, ...],
        presets: dict[str, dict[str, OptionValue]],
        variants: dict[str, dict[str, OptionValue]],
        seats: dict[str, Seats] | None = None,
    ) -> None:
        self.options = options
        self.presets = presets
        self.variants = variants
        #: By variant: the numbers of players that it adds to those the game is for anyway.
        self.seats: dict[str, Seats] = {} if seats is None else seats

    def seats_with(self, seats: Seats, variants: Iterable[str]) -> Seats:
        """The numbers of players that are allowed with these variants, if ``seats`` are without."""
        for variant in variants:
            if variant in self.seats:
                seats = widened(seats, self.seats[variant])
        return seats

    def resolve(
        self, preset: str, variants: tuple[str, ...], options: dict[str, OptionValue]
    ) -> dict[str, OptionValue]:
        """The value of every option: preset, then variants, then single options."""
        if preset not in self.presets:
            raise SetupError(
                f"unknown preset {preset!r}{nearest(preset, self.presets)}; presets: {', '.join(self.presets)}",
                "unknown-preset",
                {"preset": preset, "nearest": closest(preset, self.presets), "known": ", ".join(self.presets)},
            )
        values: dict[str, OptionValue] = {spec.name: spec.default for spec in self.options}
        values.update(self.presets[preset])
        for variant in variants:
            if variant not in self.variants:
                raise SetupError(
                    f"unknown variant {variant!r}{nearest(variant, self.variants)}; "
                    f"variants: {', '.join(self.variants)}",
                    "unknown-variant",
                    {"variant": variant, "nearest": closest(variant, self.variants), "known": ", ".join(self.variants)},
                )
            values.update(self.variants[variant])
        for name, value in options.items():
            values[name] = self.check_option(name, value)
        return values

    def check_option(self, name: str, value: OptionValue) -> OptionValue:
        """The value itself, if the option exists and may have it."""
        for spec in self.options:
            if spec.name == name:
                for allowed in spec.values:
                    if type(allowed) is type(value) and allowed == value:
                        return value
                words = ", ".join(spelled(allowed) for allowed in spec.values)
                raise SetupError(
                    f"option {name!r} cannot be {value!r}; it may be: {words}",
                    "option-value",
                    {"option": name, "value": spelled(value), "known": words},
                )
        known = [spec.name for spec in self.options]
        raise SetupError(
            f"unknown option {name!r}{nearest(name, known)}",
            "unknown-option",
            {"option": name, "nearest": closest(name, known)},
        )

    def parse_option(self, text: str) -> tuple[str, OptionValue]:
        """``name=value`` from a command line, with the value in the option's own type."""
        name, equals, word = text.partition("=")
        if not equals:
            raise SetupError(f"an option is written name=value, not {text!r}", "option-form", {"text": text})
        for spec in self.options:
            if spec.name == name:
                for allowed in spec.values:
                    if spelled(allowed) == word:
                        return name, allowed
        return name, self.check_option(name, word)
