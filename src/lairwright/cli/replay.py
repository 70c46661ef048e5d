"""``lair replay``: play a recorded game again, as everybody or as one seat saw it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lairwright.cli.desks import desk_of
from lairwright.cli.language import texts_of
from lairwright.cli.output import AsJson, print_json, read_text
from lairwright.games import replay
from lairwright.kernel.errors import LairwrightError, RecordError
from lairwright.kernel.game import Game
from lairwright.kernel.record import Record
from lairwright.kernel.record import loads as load_record
from lairwright.text.catalogue import ENGLISH, Texts, texts
from lairwright.text.voices import voice_of

Data = dict[str, object]


def replay_command(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="help-replay-file")],
    upto: Annotated[int | None, typer.Option(help="help-replay-upto")] = None,
    seat: Annotated[int | None, typer.Option(help="help-replay-seat")] = None,
    as_json: AsJson = False,
) -> None:
    """The log in JSON is always English."""
    speaking = texts_of(context)
    text = read_text(speaking, file)
    try:
        record = load_record(text)
        game = replay(record, upto)
    except RecordError as problem:
        raise LairwrightError(f"{file}: {problem}") from None
    seats = record.config.seats
    if seat is not None and not 0 <= seat < seats:
        raise LairwrightError(speaking.say("cli-replay-no-seat", file=str(file), seat=str(seat), last=str(seats - 1)))
    steps = _steps(texts(ENGLISH) if as_json else speaking, record, upto, seat)
    if as_json:
        print_json(_as_data(record, game, steps, seat))
    else:
        _print(speaking, record, game, steps, seat)


def _steps(speaking: Texts, record: Record, upto: int | None, viewer: int | None) -> list[Data]:
    """What was chosen and what happened; a viewer reads the choices of others from the events alone."""
    game = replay(record, 0)
    steps: list[Data] = [{"step": 0, "seat": None, "choice": None, **_happened(speaking, game, viewer)}]
    for number, (seat, key) in enumerate(record.choices[:upto], 1):
        game.play(key, seat)
        known = viewer is None or viewer == seat
        head: Data = {"step": number, "seat": seat if known else None, "choice": key if known else None}
        steps.append({**head, **_happened(speaking, game, viewer)})
    return steps


def _happened(speaking: Texts, game: Game, viewer: int | None) -> Data:
    events = _events(game, viewer)
    return {"events": events, "log": voice_of(game).reader(speaking, game, viewer).event_lines(events)}


def _events(game: Game, viewer: int | None) -> list[Data]:
    """Without a viewer the whole truth: a record holds every choice anyway."""
    if viewer is not None:
        return game.visible_events(viewer)
    by_owner = [game.visible_events(seat) for seat in range(game.config.seats)]
    return [
        next((event for event in versions if "?" not in (event["card"], event["other"])), versions[0])
        for versions in zip(*by_owner, strict=True)
    ]


def _as_data(record: Record, game: Game, steps: list[Data], seat: int | None) -> Data:
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


def _print(speaking: Texts, record: Record, game: Game, steps: list[Data], seat: int | None) -> None:
    config = record.config
    head: dict[str, str | int] = {
        "game": config.game,
        "preset": config.preset,
        "seats": config.seats,
        "choices": len(record.choices),
    }
    print(speaking.say("cli-replay-head", **head))
    for step in steps:
        if step["choice"] is not None:
            print(f"{step['step']:>4}  {step['seat']}: {step['choice']}")
        log = step["log"]
        assert isinstance(log, list)
        for line in log:
            print(f"        {line}")
    voice = voice_of(game)
    phase = voice.phase_text(speaking, game.phase_name())
    print(speaking.say("cli-replay-round", round=str(game.round_number()), phase=phase))
    viewed = game.inspect() if seat is None else game.view(seat)
    for line in desk_of(game).replay_lines(voice.reader(speaking, game, seat, viewed)):
        print(line)
    if game.over:
        winners = ", ".join(str(winner) for winner in game.outcome.winners)
        reason = voice.outcome_text(speaking, game.outcome.reason)
        key = "cli-replay-over" if winners else "cli-replay-over.nobody"
        print(speaking.say(key, reason=reason, rule=game.outcome.rule, winners=winners))
