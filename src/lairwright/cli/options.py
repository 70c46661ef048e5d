"""`lair options`: the presets, variants and options of the rules of each game, and what each means."""

from __future__ import annotations

from typing import Annotated

import typer

from lairwright.cli.language import texts_of
from lairwright.cli.output import AsJson, print_json
from lairwright.games import BOSS_MONSTER, GameKind, game_kind, known_games
from lairwright.kernel.config import OptionValue
from lairwright.kernel.rules import spelled
from lairwright.text.catalogue import Texts
from lairwright.text.voices import voice_for


def options_command(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="help-list-options-game")] = None,
    as_json: AsJson = False,
) -> None:
    """The JSON form has the engine's own, English descriptions."""
    kinds = [game_kind(game)] if game else list(known_games().values())
    if as_json:
        by_game = {kind.name: _as_data(kind) for kind in kinds}
        print_json({**by_game[game or BOSS_MONSTER], "games": by_game})
        return
    texts = texts_of(context)
    for at, kind in enumerate(kinds):
        if at:
            print()
        if not game:
            print(texts.say("cli-options-game", game=kind.name))
            print()
        _print(texts, kind)


def _as_data(kind: GameKind) -> dict[str, object]:
    rules = kind.rules
    return {
        "presets": {
            name: {"about": kind.preset_notes[name], "options": changes} for name, changes in rules.presets.items()
        },
        "variants": rules.variants,
        "options": {
            spec.name: {
                "about": spec.about,
                "row": spec.row,
                "default": spec.default,
                "values": list(spec.values),
            }
            for spec in rules.options
        },
    }


def _print(texts: Texts, kind: GameKind) -> None:
    rules, voice = kind.rules, voice_for(kind.name)
    print(texts.say("cli-options-presets"))
    for name, changes in rules.presets.items():
        print(f"  {name}: {voice.about_preset(texts, name)}")
        if changes:
            print(f"      {_settings(changes)}")
    print()
    print(texts.say("cli-options-variants"))
    for name, changes in rules.variants.items():
        print(f"  {name}: {_settings(changes)}")
    print()
    print(texts.say("cli-options-options"))
    for spec in rules.options:
        values = [spelled(spec.default), *(spelled(value) for value in spec.values if value is not spec.default)]
        about = voice.about_option(texts, spec.name)
        line = texts.say("cli-options-option", name=spec.name, values=" | ".join(values), about=about, row=spec.row)
        print(f"  {line}")


def _settings(changes: dict[str, OptionValue]) -> str:
    return ", ".join(f"{name}={spelled(value)}" for name, value in changes.items())
