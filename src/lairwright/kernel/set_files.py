"""What the set loaders of all games share: reading a TOML file (scenarios use that too), and fields every set has."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

from lairwright.kernel.arguments import shown
from lairwright.kernel.errors import SetFileError
from lairwright.kernel.reading import Fields

#: How certain a card's facts are; ``own`` marks cards of home-made sets.
CONFIDENCES: Final = ("confirmed", "likely", "inferred", "own")
#: How deeply lists and tables may be nested.
_DEEPEST: Final = 50
_TOO_DEEP: Final = f"lists and tables lie more than {_DEEPEST} deep in one another"
_TOO_LARGE: Final = "a whole number needs more than 64 bits"
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def is_path(name: str) -> bool:
    """A home-made set is named by its path: anything with a slash, or ending in .toml."""
    return "/" in name or "\\" in name or name.endswith(".toml")


def is_there(name: str) -> bool:
    """Whether there is a file or folder of this name."""
    try:
        Path(name).stat()  # Path.exists() raises some errors and hides others, and not the same ones in every Python
        return True
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as problem:
        raise SetFileError(f"{shown(name)}: cannot be read: {problem.strerror}") from None
    except ValueError:  # no name of a file at all
        return False


def read_toml(file: Path) -> dict[str, object]:
    """The contents of a hand-written TOML file; anything wrong with it is reported in one sentence."""
    name = shown(file.name)
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as problem:
        raise SetFileError(f"{name}: cannot be read: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise SetFileError(f"{name}: is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as problem:
        raise SetFileError(f"{name}: is not valid TOML: {problem}") from None
    except RecursionError:
        raise SetFileError(f"{name}: {_TOO_DEEP}") from None
    except ValueError:  # more digits than Python converts to a number
        raise SetFileError(f"{name}: {_TOO_LARGE}") from None
    for field, value in data.items():
        reason = _unusable(value, 1)
        if reason:
            raise SetFileError(f"{name}: field {field!r}: {reason}")
    return data


def _unusable(value: object, depth: int) -> str:
    """Why a value can't even be reported: too deep or too large to be written out again."""
    if isinstance(value, int):
        return "" if -(2**63) <= value < 2**63 else _TOO_LARGE
    parts = list(value.values()) if isinstance(value, dict) else value
    if not isinstance(parts, list):
        return ""
    if depth > _DEEPEST:
        return _TOO_DEEP
    for part in parts:
        reason = _unusable(part, depth + 1)
        if reason:
            return reason
    return ""


def read_id(fields: Fields) -> str:
    """The field ``id``: lower-case words joined by hyphens."""
    found = fields.text("id")
    if not _ID.fullmatch(found):
        raise fields.fail("id", f"expected lower-case words joined by hyphens, found {found!r}")
    return found


def read_names(fields: Fields) -> None:
    """Printed names in other languages, never invented ones."""
    if fields.has("names"):
        names = fields.table("names")
        for language in ("pl", "ru", "de"):
            names.text(language, "")
        names.done()
