"""`lair options`: the presets, variants and options of the rules, and what each means."""

from __future__ import annotations

import typer

from lairwright.cli.language import texts_of
from lairwright.cli.output import AsJson, print_json
from lairwright.dungeon.rules import OPTIONS, PRESET_NOTES, PRESETS, VARIANTS
from lairwright.kernel.config import OptionValue
from lairwright.text.phrases import slug


def options_command(context: typer.Context, as_json: AsJson = False) -> None:
    """The JSON form has the engine's own, English descriptions."""
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
    texts = texts_of(context)
    print(texts.say("cli-options-presets"))
    for name, changes in PRESETS.items():
        print(f"  {name}: {texts.say(f'about-preset-{name}')}")
        if changes:
            print(f"      {_settings(changes)}")
    print()
    print(texts.say("cli-options-variants"))
    for name, changes in VARIANTS.items():
        print(f"  {name}: {_settings(changes)}")
    print()
    print(texts.say("cli-options-options"))
    for spec in OPTIONS:
        values = [_word(spec.default), *(_word(value) for value in spec.values if value is not spec.default)]
        about = texts.say(f"about-option-{slug(spec.name)}")
        line = texts.say("cli-options-option", name=spec.name, values=" | ".join(values), about=about, row=spec.row)
        print(f"  {line}")


def _word(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _settings(changes: dict[str, OptionValue]) -> str:
    return ", ".join(f"{name}={_word(value)}" for name, value in changes.items())
