"""What a person sees of a game in a terminal: the table, the question, explanations. Each game has its own."""

from __future__ import annotations

from abc import ABC, abstractmethod

from rich.console import Console
from rich.text import Text

from lairwright.cli.terminal import Terminal
from lairwright.kernel.decisions import Decision, Option
from lairwright.text.voices import Reader, voice_of


class TableView(Terminal, ABC):
    """Draws what one seat may see of a game, as it is now."""

    def __init__(self, console: Console, reader: Reader) -> None:
        super().__init__(console, reader.names.texts)
        self.reader = reader
        #: How its questions, options and events are said.
        self.voice = voice_of(reader.game)

    @abstractmethod
    def show(self) -> None:
        """Everything this seat may see."""

    @abstractmethod
    def option_note(self, decision: Decision, option: Option) -> str:
        """What you need to know to choose this option, for the end of its line; or nothing."""

    @abstractmethod
    def option_details(self, decision: Decision, option: Option) -> None:
        """What ``? N`` says about an option besides its words."""

    @abstractmethod
    def explain_card(self, card_id: str) -> None:
        """Facts, text, how sure the facts are, and the values it has on the table now."""

    @abstractmethod
    def discards(self) -> None:
        """What lies in the discard piles, as far as everybody may know it."""

    def present(self, decision: Decision, fresh: bool) -> None:
        """The table and the question; ``fresh`` if somebody else looked at the screen before."""
        self.show()
        self.question(decision)

    def command(self, word: str, rest: str) -> bool:
        """Obey a word that only this game knows; False if it isn't one."""
        return False

    def question(self, decision: Decision) -> None:
        """The prompt with its rule, and the numbered options."""
        rule = self.voice.prompt_rule(decision.kind)
        self.heading(self.reader.prompt_text(decision) + (f" [{rule}]" if rule else ""))
        digits = len(str(len(decision.options)))
        for option in decision.options:
            text = self.reader.option_phrase(option.choice, decision.kind)
            number = f"{option.index + 1:>{digits}}"
            note = self.option_note(decision, option)
            self.paragraph(self.coloured(f"{number}  {text}{note}"), 2, digits + 2)

    def explain_option(self, decision: Decision, number: int) -> None:
        """``? N``: the option in words, its key, and what it is about."""
        option = decision.options[number - 1]
        self.line(f"{number}  {self.reader.option_phrase(option.choice, decision.kind)}", "bold")
        self.line(self.texts.say("play-key", key=option.key), indent=2)
        self.option_details(decision, option)

    def named_paragraph(self, name: str, rest: str) -> None:
        """A card as one paragraph: its name, then what there is to say."""
        self.paragraph(Text(name, "bold") + self.coloured(f" — {rest}".rstrip()), 2, 4)
