"""What a person sees of a game in a terminal: the table, the question, explanations. Each game has its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic

from rich.text import Text

from lairwright.cli.terminal import Terminal
from lairwright.kernel.decisions import Decision, Option
from lairwright.text.voices import G, N, Voice


class TableView(Terminal, ABC, Generic[G, N]):
    """Draws what one seat may see of a game."""

    #: How its questions, options and events are said.
    voice: ClassVar[Voice[Any, Any]]  # a class variable cannot have the class's own types

    @abstractmethod
    def show(self, game: G, seat: int) -> None:
        """Everything this seat may see."""

    @abstractmethod
    def option_note(self, game: G, decision: Decision, option: Option, names: N) -> str:
        """What you need to know to choose this option, for the end of its line; or nothing."""

    @abstractmethod
    def option_details(self, game: G, decision: Decision, option: Option, names: N) -> None:
        """What ``? N`` says about an option besides its words."""

    @abstractmethod
    def explain_card(self, game: G, viewer: int, card_id: str) -> None:
        """Facts, text, how sure the facts are, and the values it has on the table now."""

    @abstractmethod
    def discards(self, game: G) -> None:
        """What lies in the discard piles, as far as everybody may know it."""

    def present(self, game: G, decision: Decision, fresh: bool) -> None:
        """The table and the question; ``fresh`` if somebody else looked at the screen before."""
        self.show(game, decision.seat)
        self.question(game, decision)

    def command(self, game: G, seat: int, word: str, rest: str) -> bool:
        """Obey a word that only this game knows; False if it isn't one."""
        return False

    def question(self, game: G, decision: Decision) -> None:
        """The prompt with its rule, and the numbered options."""
        names = self.voice.scene(self.texts, game, decision.seat)
        rule = self.voice.prompt_rule(decision.kind)
        self.heading(self.voice.prompt_text(decision, names) + (f" [{rule}]" if rule else ""))
        digits = len(str(len(decision.options)))
        for option in decision.options:
            text = self.voice.option_phrase(option.key, decision.kind, names)
            number = f"{option.index + 1:>{digits}}"
            note = self.option_note(game, decision, option, names)
            self.paragraph(self.coloured(f"{number}  {text}{note}"), 2, digits + 2)

    def explain_option(self, game: G, decision: Decision, number: int) -> None:
        """``? N``: the option in words, its key, and what it is about."""
        option = decision.options[number - 1]
        names = self.voice.scene(self.texts, game, decision.seat)
        self.line(f"{number}  {self.voice.option_phrase(option.key, decision.kind, names)}", "bold")
        self.line(self.texts.say("play-key", key=option.key), indent=2)
        self.option_details(game, decision, option, names)

    def named_paragraph(self, name: str, rest: str) -> None:
        """A card as one paragraph: its name, then what there is to say."""
        self.paragraph(Text(name, "bold") + self.coloured(f" — {rest}".rstrip()), 2, 4)
