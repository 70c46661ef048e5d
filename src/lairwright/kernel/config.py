"""What a game is set up from; together with the choices, it determines the whole game."""

from __future__ import annotations

from typing import Final, final

from lairwright.kernel.errors import RecordError, SetupError

#: A value of a rules option: a switch, a number, or one of a few named values.
OptionValue = bool | int | str

MAX_SEED: Final = 2**63 - 1


def check_seats(game: str, seats: int, fewest: int, most: int) -> None:
    """Check that a game allows this number of players."""
    if not fewest <= seats <= most:
        raise SetupError(
            f"{game} is for {fewest} to {most} seats, not {seats}",
            "seats-range",
            {"game": game, "fewest": str(fewest), "most": str(most), "seats": str(seats)},
        )


def check_seed(seed: int) -> None:
    """Check that a seed fits into the 64 bits that compiled engines count in."""
    if not 0 <= seed <= MAX_SEED:
        raise SetupError(
            f"a seed is a whole number from 0 to {MAX_SEED}, not {seed}",
            "seed-range",
            {"last": str(MAX_SEED), "seed": str(seed)},
        )


@final
class Config:
    """The configuration of one game. ``options`` holds only what differs from the preset."""

    __slots__ = ("game", "options", "preset", "seats", "seed", "sets", "variants")

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int,
        preset: str,
        sets: tuple[str, ...],
        variants: tuple[str, ...],
        options: dict[str, OptionValue],
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.preset = preset
        self.sets = sets
        self.variants = variants
        self.options = options

    def as_data(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "preset": self.preset,
            "sets": list(self.sets),
            "variants": list(self.variants),
            "options": dict(self.options),
        }


def config_from_data(data: object) -> Config:
    """The inverse of :meth:`Config.as_data`; a missing or mistyped field is named in the error."""
    if not isinstance(data, dict):
        raise RecordError("the configuration is not a table of fields")
    return Config(
        _text(data, "game"),
        _number(data, "seats"),
        _number(data, "seed"),
        _text(data, "preset"),
        _texts(data, "sets"),
        _texts(data, "variants"),
        _options(data),
    )


def _field(data: dict[str, object], name: str) -> object:
    if name not in data:
        raise RecordError(f"the configuration has no field {name!r}")
    return data[name]


def _text(data: dict[str, object], name: str) -> str:
    value = _field(data, name)
    if not isinstance(value, str):
        raise RecordError(f"configuration field {name!r} must be text, not {value!r}")
    return value


def _number(data: dict[str, object], name: str) -> int:
    value = _field(data, name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise RecordError(f"configuration field {name!r} must be a whole number, not {value!r}")
    return value


def _texts(data: dict[str, object], name: str) -> tuple[str, ...]:
    value = _field(data, name)
    if not isinstance(value, (list, tuple)) or not all(isinstance(part, str) for part in value):
        raise RecordError(f"configuration field {name!r} must be a list of texts, not {value!r}")
    return tuple(value)


def _options(data: dict[str, object]) -> dict[str, OptionValue]:
    value = _field(data, "options")
    if not isinstance(value, dict):
        raise RecordError(f"configuration field 'options' must be a table, not {value!r}")
    for name, chosen in value.items():
        if not isinstance(name, str) or not isinstance(chosen, (bool, int, str)):
            raise RecordError(f"configuration option {name!r} has an unusable value {chosen!r}")
    return value
