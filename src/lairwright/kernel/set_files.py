"""What the loaders of all games share: reading a TOML file, and the words every set file has."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

from lairwright.kernel.errors import SetFileError
from lairwright.kernel.reading import Fields

#: Confidence of a card's facts; ``own`` marks cards of home-made sets.
CONFIDENCES: Final = ("confirmed", "likely", "inferred", "own")
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def is_path(name: str) -> bool:
    """A home-made set is named by its path: anything with a slash, or ending in .toml."""
    return "/" in name or "\\" in name or name.endswith(".toml")


def read_toml(file: Path) -> dict[str, object]:
    """The contents of a set file; whatever is wrong with it is one sentence."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as problem:
        raise SetFileError(f"{file.name}: cannot be read: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise SetFileError(f"{file.name}: is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as problem:
        raise SetFileError(f"{file.name}: is not valid TOML: {problem}") from None


def read_id(fields: Fields) -> str:
    """The field ``id``: lower-case words joined by hyphens."""
    found = fields.text("id")
    if not _ID.fullmatch(found):
        raise fields.fail("id", f"expected lower-case words joined by hyphens, found {found!r}")
    return found


def read_names(fields: Fields) -> None:
    """Names printed in other editions, by language; never invented."""
    if fields.has("names"):
        names = fields.table("names")
        for language in ("pl", "ru", "de"):
            names.text(language, "")
        names.done()
