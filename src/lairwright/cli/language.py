"""Which language a command speaks, and its help in that language.

The language is known before anything is parsed: ``--lang`` anywhere on the command line, else the environment. Commands
find their texts in the context they are called with.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from lairwright.games import GAMES
from lairwright.kernel.errors import LairwrightError
from lairwright.text.catalogue import ENGLISH, Texts, languages, texts
from lairwright.text.phrases import listed

#: Looked at in this order; the first that is set decides.
VARIABLES: Final = ("LAIRWRIGHT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
_OPTION: Final = "--lang"


def of_environment(environment: Mapping[str, str]) -> Texts:
    """The texts for a locale such as ``pl_PL.UTF-8``; English if the environment asks for one we don't have."""
    asked = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = re.split(r"[_.@-]", asked)[0].lower()
    return texts(language if language in languages() else ENGLISH)


def chosen(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[Texts, list[str]]:
    """The texts to speak with, and the arguments without ``--lang``."""
    default = of_environment(environment)
    rest: list[str] = []
    words = iter(arguments)
    found = default
    for word in words:
        if word == "--":
            return found, [*rest, word, *words]
        if word == _OPTION:
            found = _named(next(words, ""), default)
        elif word.startswith(f"{_OPTION}="):
            found = _named(word.removeprefix(f"{_OPTION}="), default)
        else:
            rest.append(word)
    return found, rest


def _named(language: str, speaking: Texts) -> Texts:
    known = ", ".join(languages())
    if not language or language.startswith("-"):
        raise LairwrightError(speaking.say("cli-language-missing", languages=known))
    if language in languages():
        return texts(language)
    near = difflib.get_close_matches(language, languages(), n=1)
    if near:
        raise LairwrightError(
            speaking.say("cli-unknown-language.near", language=language, near=near[0], languages=known)
        )
    raise LairwrightError(speaking.say("cli-unknown-language", language=language, languages=known))


def texts_of(context: Any) -> Texts:
    """The texts that a command was called with; any context of typer will do."""
    found = context.find_root().obj
    assert isinstance(found, Texts)
    return found


# -- help ------------------------------------------------------------------------------------------


def localise(command: object, speaking: Texts) -> None:
    """Replace the message ids that commands and parameters have as their help with the texts."""
    assert isinstance(command, (TyperCommand, TyperGroup))
    command.help = speaking.say(command.help or "")
    for parameter in command.params:
        if isinstance(parameter, (TyperOption, TyperArgument)) and parameter.help:
            named = {"lang": {"languages": _spoken()}, "game": {"games": listed(speaking, list(GAMES), "or")}}
            parameter.help = speaking.say(parameter.help, **named.get(parameter.name or "", {}))
    if isinstance(command, TyperGroup):
        for part in command.commands.values():
            localise(part, speaking)


def _spoken() -> str:
    """``de (Deutsch), en (English)``."""
    return ", ".join(f"{language} ({texts(language).say('language-name')})" for language in languages())


def _headings(page: str, speaking: Texts) -> str:
    """A help page with the few words that typer writes itself in our language."""
    page = re.sub(r"\AUsage:", speaking.say("help-usage"), page)
    for word in ("Arguments", "Options", "Commands"):
        page = re.sub(rf"^{word}:$", speaking.say(f"help-{word.lower()}"), page, flags=re.MULTILINE)
    page = re.sub(r"\[default:(?=\s)", f"[{speaking.say('help-default')}:", page)
    return page.replace("[required]", f"[{speaking.say('help-required')}]")


class Command(TyperCommand):
    """A command whose help page is in the language of its context."""

    def get_help(self, ctx: Any) -> str:
        return _headings(super().get_help(ctx), texts_of(ctx))

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        return _with_help(super().get_help_option(ctx), texts_of(ctx))


class Group(TyperGroup):
    """The same for a command that has commands."""

    def get_help(self, ctx: Any) -> str:
        return _headings(super().get_help(ctx), texts_of(ctx))

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        return _with_help(super().get_help_option(ctx), texts_of(ctx))


def _with_help(option: TyperOption | None, speaking: Texts) -> TyperOption | None:
    if option is not None:
        option.help = speaking.say("help-help")
    return option


def no_language(value: str | None) -> None:
    """``--lang`` was taken off the command line before parsing; the option is only there for the help."""
    if value is not None:
        raise typer.BadParameter(value)
