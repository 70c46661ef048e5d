"""``lair replay``: play a recorded game again, as everybody or as one seat saw it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lairwright.cli.output import AsJson, print_json, read_text
from lairwright.dungeon.table import Table
from lairwright.games import replay
from lairwright.kernel.errors import LairwrightError, RecordError
from lairwright.kernel.record import Record
from lairwright.kernel.record import loads as load_record
from lairwright.text.log import event_lines
from lairwright.text.reasons import outcome_text
from lairwright.text.scene import scene

Data = dict[str, object]


def replay_command(
    file: Annotated[Path, typer.Argument(help="A record, as `lair play --save` writes it.")],
    upto: Annotated[int | None, typer.Option(help="Stop after so many choices.")] = None,
    seat: Annotated[int | None, typer.Option(help="Show only what this seat may know, counted from 0.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play a recorded game again and show what happened and how the table stands."""
    text = read_text(file)
    try:
        record = load_record(text)
        game = replay(record, upto)
    except RecordError as problem:
        raise LairwrightError(f"{file}: {problem}") from None
    if seat is not None and not 0 <= seat < record.config.seats:
        raise LairwrightError(f"{file}: there is no seat {seat}: seats are 0 to {record.config.seats - 1}")
    steps = _steps(record, upto, seat)
    if as_json:
        print_json(_as_data(record, game, steps, seat))
    else:
        _print(record, game, steps, seat)


def _steps(record: Record, upto: int | None, viewer: int | None) -> list[Data]:
    """What was chosen and what happened; a viewer reads the choices of others from the events alone."""
    game = replay(record, 0)
    steps: list[Data] = [{"step": 0, "seat": None, "choice": None, **_happened(game, viewer)}]
    for number, (seat, key) in enumerate(record.choices[:upto], 1):
        game.play(key, seat)
        known = viewer is None or viewer == seat
        head: Data = {"step": number, "seat": seat if known else None, "choice": key if known else None}
        steps.append({**head, **_happened(game, viewer)})
    return steps


def _happened(game: Table, viewer: int | None) -> Data:
    events = _events(game, viewer)
    return {"events": events, "log": event_lines(events, scene(game, viewer))}


def _events(game: Table, viewer: int | None) -> list[Data]:
    """Without a viewer the whole truth: a record holds every choice anyway."""
    if viewer is not None:
        return game.visible_events(viewer)
    by_owner = [game.visible_events(seat) for seat in range(game.config.seats)]
    return [
        next((event for event in versions if "?" not in (event["card"], event["other"])), versions[0])
        for versions in zip(*by_owner, strict=True)
    ]


def _as_data(record: Record, game: Table, steps: list[Data], seat: int | None) -> Data:
    """The stable JSON form (docs/cli.md)."""
    config = record.config.as_data()
    if seat is not None and not game.over:
        del config["seed"]  # it gives every hidden card away
    return {
        "config": config,
        "cards": record.fingerprint,
        "choices": len(record.choices),
        "replayed": len(steps) - 1,
        "seat": seat,
        "over": game.over,
        "outcome": game.outcome.as_data() if game.over else None,
        "steps": steps,
        "table": game.inspect() if seat is None else game.view(seat),
    }


def _print(record: Record, game: Table, steps: list[Data], seat: int | None) -> None:
    config = record.config
    print(f"{config.game}, preset {config.preset}, {config.seats} seats, {len(record.choices)} choices")
    for step in steps:
        if step["choice"] is not None:
            print(f"{step['step']:>4}  {step['seat']}: {step['choice']}")
        log = step["log"]
        assert isinstance(log, list)
        for line in log:
            print(f"        {line}")
    table = game.inspect() if seat is None else game.view(seat)
    print(f"round {table['round']}, phase {table['phase']}")
    seats = table["seats"]
    assert isinstance(seats, list)
    for number, player in enumerate(seats):
        rooms = " ".join("/".join(stack) for stack in reversed(player["dungeon"])) or "no rooms"
        out = ", eliminated" if player["out"] else ""
        print(
            f"seat {number}: {player['boss'] or 'no boss yet'}, {player['souls']} souls, {player['wounds']} wounds, "
            f"{rooms}{out}"
        )
    if game.over:
        winners = ", ".join(str(winner) for winner in game.outcome.winners) or "nobody"
        print(f"over: {outcome_text(game.outcome.reason)} ({game.outcome.rule}); won by seat {winners}")
