"""`lair options`: the presets, variants and options of the rules, and what each means."""

from __future__ import annotations

from lairwright.cli.output import AsJson, print_json
from lairwright.dungeon.rules import OPTIONS, PRESET_NOTES, PRESETS, VARIANTS
from lairwright.kernel.config import OptionValue


def options_command(as_json: AsJson = False) -> None:
    """List the rules presets, variants and options with their values; the default comes first."""
    if as_json:
        print_json(
            {
                "presets": {name: {"about": PRESET_NOTES[name], "options": PRESETS[name]} for name in PRESETS},
                "variants": VARIANTS,
                "options": {
                    spec.name: {
                        "about": spec.about,
                        "row": spec.row,
                        "default": spec.default,
                        "values": list(spec.values),
                    }
                    for spec in OPTIONS
                },
            }
        )
        return
    print("Presets (--preset NAME)")
    for name, changes in PRESETS.items():
        print(f"  {name}: {PRESET_NOTES[name]}")
        if changes:
            print(f"      {_settings(changes)}")
    print("\nVariants (--variant NAME, any mix)")
    for name, changes in VARIANTS.items():
        print(f"  {name}: {_settings(changes)}")
    print("\nOptions (--option NAME=VALUE)")
    for spec in OPTIONS:
        others = [_word(value) for value in spec.values if value is not spec.default]
        print(f"  {spec.name} = {' | '.join([_word(spec.default), *others])}  ({spec.about}; {spec.row})")


def _word(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _settings(changes: dict[str, OptionValue]) -> str:
    return ", ".join(f"{name}={_word(value)}" for name, value in changes.items())
