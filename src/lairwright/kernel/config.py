"""What a game is set up from; together with the choices, it determines the whole game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, final

from lairwright.kernel.arguments import quoted, whole
from lairwright.kernel.errors import ArgumentError, RecordError, SetupError

#: A value of a rules option: a switch, a number, or one of a few named values.
OptionValue = bool | int | str

MAX_SEED: Final = 2**63 - 1
#: Of a number that an option is set to.
_MOST_BITS: Final = 63


def check_seats(game: str, seats: int, fewest: int, most: int, chosen: str = "") -> None:
    """Check that a game allows this number of players; ``chosen`` names the sets and variants that decided it, unless
    they are the usual ones."""
    if fewest <= seats <= most:
        return
    if chosen:
        raise SetupError(
            f"{game} with {chosen} is for {fewest} to {most} seats, not {quoted(seats)}",
            "seats-range-chosen",
            {"game": game, "chosen": chosen, "fewest": str(fewest), "most": str(most), "seats": quoted(seats)},
        )
    raise SetupError(
        f"{game} is for {fewest} to {most} seats, not {quoted(seats)}",
        "seats-range",
        {"game": game, "fewest": str(fewest), "most": str(most), "seats": quoted(seats)},
    )


def check_seed(seed: int) -> None:
    """Check that a seed fits into the 64 bits that compiled engines count in."""
    if not 0 <= seed <= MAX_SEED:
        raise SetupError(
            f"a seed is a whole number from 0 to {MAX_SEED}, not {quoted(seed)}",
            "seed-range",
            {"last": str(MAX_SEED), "seed": quoted(seed)},
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


def checked_config(
    game: object, seats: object, seed: object, preset: object, sets: object, variants: object, options: object
) -> Config:
    """A configuration from arguments of any type; the error for a wrong one names it. It holds plain values only.

    Whether there is such a game, preset, set or option is checked when the game is set up.
    """
    players, number = whole(seats), whole(seed)
    if players is None:
        raise ArgumentError(f"the number of seats is a whole number, not {quoted(seats)}")
    if number is None:
        raise ArgumentError(f"a seed is a whole number, not {quoted(seed)}")
    return Config(
        name_of("a game", game),
        players,
        number,
        name_of("a preset", preset),
        _names("sets", sets),
        _names("variants", variants),
        _chosen(options),
    )


def name_of(what: str, value: object) -> str:
    """The name of a game, a preset or an option."""
    if not isinstance(value, str):
        raise ArgumentError(f"the name of {what} is text, not {quoted(value)}")
    return _plain(value)


def _plain(text: str) -> str:
    """The text itself, also of a subclass that writes itself differently."""
    return text if type(text) is str else "".join([text])


def _names(what: str, value: object) -> tuple[str, ...]:
    if not isinstance(value, (tuple, list)) and (isinstance(value, (str, bytes)) or not isinstance(value, Iterable)):
        raise ArgumentError(f"{what} is a list of names, not {quoted(value)}")
    found: list[str] = []
    for name in value:
        if not isinstance(name, str):
            raise ArgumentError(f"{what} is a list of names, and {quoted(name)} is not text")
        found.append(_plain(name))
    return tuple(found)


def _chosen(options: object) -> dict[str, OptionValue]:
    if not isinstance(options, (dict, Mapping)):
        raise ArgumentError(f"options is a table of names and values, not {quoted(options)}")
    found: dict[str, OptionValue] = {}
    for name, value in options.items():
        option = name_of("an option", name)
        if isinstance(value, bool):
            found[option] = value
        elif isinstance(value, str):
            found[option] = _plain(value)
        else:
            number = whole(value)
            if number is None:
                raise ArgumentError(f"option {option!r} is a switch, a whole number or text, not {quoted(value)}")
            if number.bit_length() > _MOST_BITS:
                raise ArgumentError(f"option {option!r} cannot be {quoted(number)}: it has at most {_MOST_BITS} bits")
            found[option] = number
    return found


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
        raise RecordError(f"configuration field {name!r} must be text, not {quoted(value)}")
    return value


def _number(data: dict[str, object], name: str) -> int:
    value = _field(data, name)
    number = whole(value)
    if number is None:
        raise RecordError(f"configuration field {name!r} must be a whole number, not {quoted(value)}")
    return number


def _texts(data: dict[str, object], name: str) -> tuple[str, ...]:
    value = _field(data, name)
    if not isinstance(value, (list, tuple)) or not all(isinstance(part, str) for part in value):
        raise RecordError(f"configuration field {name!r} must be a list of texts, not {quoted(value)}")
    return tuple(value)


def _options(data: dict[str, object]) -> dict[str, OptionValue]:
    value = _field(data, "options")
    if not isinstance(value, dict):
        raise RecordError(f"configuration field 'options' must be a table, not {quoted(value)}")
    for name, chosen in value.items():
        usable = isinstance(chosen, (bool, str)) or (isinstance(chosen, int) and chosen.bit_length() <= _MOST_BITS)
        if not isinstance(name, str) or not usable:
            raise RecordError(f"configuration option {quoted(name)} has an unusable value {quoted(chosen)}")
    return dict(value)
