"""The catalogues: every sentence of the project, by language and message.

A language is a folder of Fluent files (``locales/<language>/*.ftl``); the browser reads the same files. Callers hold
the :class:`Texts` of a language and ask for messages by their ids. A missing message or variable is a mistake in the
project, never bad input: it raises :class:`CatalogueError` at once, and the tests ask for every message. Games that are
plugged in bring files of their own; what those lack in a language is said in English.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final, final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from lairwright.games import GAMES
from lairwright.kernel.errors import LairwrightError, nearest

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

#: The language that card names and JSON are in, and that every other one is compared with.
ENGLISH: Final = "en"
#: Terms are in this file, which is read first: any message may use them.
TERMS: Final = "terms.ftl"
#: Longer values of variables aren't given to fluent.runtime.
_LONG: Final = 1000
#: How many sentences of a language are kept: a server says the same ones over and over, and composing one takes long.
_KEPT: Final = 20_000
#: The names of files that games bring with them begin with this.
_GAME: Final = "game "
_ID: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


class CatalogueError(LookupError):
    """A catalogue is wrong: a file can't be parsed, or a message or variable is missing."""


def locales() -> Traversable:
    """The folder with a folder for each language."""
    return resources.files("lairwright.text").joinpath("locales")


@cache
def languages() -> tuple[str, ...]:
    """The available languages, by their codes."""
    return tuple(sorted(folder.name for folder in locales().iterdir() if folder.is_dir()))


def texts(language: str) -> Texts:
    """The texts of a language; an unknown one is bad input, and the error lists the known ones."""
    if language not in languages():
        known = ", ".join(languages())
        raise LairwrightError(f"unknown language {language!r}{nearest(language, languages())}; languages: {known}")
    return _read(language, tuple((name, kind.messages) for name, kind in GAMES.items() if kind.messages is not None))


@cache
def _read(language: str, of_games: tuple[tuple[str, Traversable], ...]) -> Texts:
    """Our own files, and those of games that bring their messages with them, or else their English ones."""
    files = _files(locales().joinpath(language), "")
    for name, folder in of_games:
        files |= _files(folder.joinpath(language), _of_game(name))
    return Texts(language, files, _read(ENGLISH, of_games) if of_games and language != ENGLISH else None)


def _of_game(name: str) -> str:
    """What the names of a game's own files begin with."""
    return f"{_GAME}{name}: "


def _files(folder: Traversable, prefix: str) -> dict[str, str]:
    if not folder.is_dir():
        return {}
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {prefix + file.name: read_text(file, prefix + file.name) for file in found}


def read_text(file: Traversable, where: str) -> str:
    """What is in a file; ``where`` names it in complaints."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise CatalogueError(f"{where}: is not UTF-8: {problem}") from None


@final
class Texts:
    """All messages of one language. Files are parsed when a message of theirs is first asked for."""

    def __init__(self, language: str, files: Mapping[str, str], english: Texts | None = None) -> None:
        self.language = language
        self._files = dict(files)
        #: Says what games that bring their own messages lack in this language. Ours lack nothing.
        self._english = english
        self._parsed: set[str] = set()
        self._bundle = FluentBundle([language], use_isolating=False)
        #: The file of each message.
        self._where: dict[str, str] = {}
        for name, source in files.items():
            for found in _ID.findall(source):
                if found in self._where:
                    raise CatalogueError(f"{language}/{name}: {found} is in {self._where[found]} too")
                self._where[found] = name
        #: What was asked for before: a text, or what makes it.
        self._known: dict[str, Pattern | str] = {}
        self._kept = lru_cache(_KEPT, typed=True)(self._compose)
        for name in files:
            if name.rpartition(" ")[2] == TERMS:
                self._parse(name)
        #: The cases a noun phrase has besides the nominative.
        self.cases: tuple[str, ...] = tuple(self.say("language-cases").split()[1:])

    def __repr__(self) -> str:
        return f"Texts({self.language!r})"

    def say(self, key: str, /, **values: str | float) -> str:
        """A message (``log-built``) or an attribute of one (``log-built.you``) with its variables filled in."""
        known = self._known.get(key)
        if known is None:
            known = self._look(key)
            if known is None:
                if self._english is not None and self._english.brings(key):
                    return self._english.say(key, **values)
                name = key.partition(".")[0]
                lacking = repr(key) if name in self._where else f"message {name!r}"
                raise CatalogueError(f"{self.language}: there is no {lacking}")
            self._known[key] = known
        if isinstance(known, str):
            return known
        # fluent.runtime refuses long values, and what people type or files contain may be long: put them in afterwards.
        long = {name: value for name, value in values.items() if isinstance(value, str) and len(value) > _LONG}
        if not long:
            return self._kept(key, **values)
        said = self._compose(key, **{**values, **{name: f"\0{name}\0" for name in long}})
        for name, value in long.items():
            said = said.replace(f"\0{name}\0", str(value))
        return said

    def _compose(self, key: str, /, **values: str | float) -> str:
        pattern = self._known[key]
        assert not isinstance(pattern, str)
        text, problems = self._bundle.format_pattern(pattern, values)
        if problems and self._english is not None and self._english.brings(key):
            return self._english.say(key, **values)
        if problems:
            raise CatalogueError(f"{self.language}: {key}: {problems[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is such a message or attribute; English helps out only if the whole message is lacking."""
        if self._look(key) is not None:
            return True
        return self._english is not None and key.partition(".")[0] not in self._where and self._english.brings(key)

    def brings(self, key: str) -> bool:
        """Whether a game brings such a message or attribute with it."""
        return self._where.get(key.partition(".")[0], "").startswith(_GAME) and self._look(key) is not None

    def check(self, game: str) -> None:
        """Parse everything that a game brings with it now: whatever can't be parsed is said at once."""
        for name in self._files:
            if name.startswith(_of_game(game)):
                self._parse(name)

    def noun(self, key: str, /, **values: str | float) -> Noun:
        """A noun phrase in all cases of the language; an English one is the same in all of them."""
        nominative = self.say(key, **values)
        if self._look(key) is None:
            return Noun(nominative, dict.fromkeys(self.cases, nominative))
        return Noun(nominative, {case: self.say(f"{key}.{case}", **values) for case in self.cases})

    def _look(self, key: str) -> Pattern | str | None:
        """What makes a text, or the text; ``None`` if there is no such message or attribute."""
        known = self._known.get(key)
        if known is not None:
            return known
        name, _, attribute = key.partition(".")
        if name not in self._where:
            return None
        self._parse(self._where[name])
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        # The compiler of fluent.runtime leaves a pattern of plain text as that text's element.
        return pattern.value if isinstance(pattern, ast.TextElement) else pattern

    def _parse(self, name: str) -> None:
        if name in self._parsed:
            return
        resource = FluentParser(with_spans=True).parse(self._files[name])
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = self._files[name][: entry.span.start if entry.span else 0].count("\n") + 1
                why = "; ".join(str(note.message) for note in entry.annotations)
                raise CatalogueError(f"{self.language}/{name}:{line}: is not valid Fluent: {why}")
        self._bundle.add_resource(resource)
        self._parsed.add(name)


@final
class Noun:
    """A noun phrase in all cases of its language."""

    __slots__ = ("forms", "nominative")

    def __init__(self, nominative: str, forms: dict[str, str]) -> None:
        self.nominative = nominative
        #: By case, without the nominative.
        self.forms = forms

    def values(self, name: str) -> dict[str, str | int]:
        """As variables of a message: ``$target`` is the nominative, ``$target-acc`` the accusative, and so on."""
        return {name: self.nominative, **{f"{name}-{case}": form for case, form in self.forms.items()}}

    def within(self, language: Texts, key: str, **values: str | float) -> Noun:
        """This phrase as ``$noun`` of a message that adds something to it, in each case."""
        forms = {case: language.say(key, noun=form, **values) for case, form in self.forms.items()}
        return Noun(language.say(key, noun=self.nominative, **values), forms)
