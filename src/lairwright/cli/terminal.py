"""Paragraphs and columns in a terminal: text first, readable at 80 columns, without colours and without symbols."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.segment import Segment, Segments
from rich.table import Table as Grid
from rich.text import Text

from lairwright.text.catalogue import Texts

#: Replacements for marks some terminals can't show; one for one, so that styled text keeps its length.
_PLAIN_MARKS: Final = str.maketrans("—–·×−…★“”„«»’", '--|x-.*"""""\'')


def whole_number(text: str) -> int | None:
    """A number somebody typed, or nothing; of a very long one the start, which is too large for anything."""
    if not (text.isascii() and text.isdecimal()):
        return None
    return int((text.lstrip("0") or "0")[:9])


class Terminal:
    """Writes to a console in one language."""

    #: Symbols this terminal would like to show; one that cannot show them gets plain characters everywhere.
    symbols: str = ""

    def __init__(self, console: Console, texts: Texts) -> None:
        self.console = console
        self.texts = texts
        try:
            self.symbols.encode(console.encoding)
            self.plain = False
        except (UnicodeEncodeError, LookupError):
            self.plain = True

    def coloured(self, text: str) -> Text:
        """The text with the colours that its symbols have."""
        return Text(text)

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """A paragraph, wrapped at words and indented as a whole."""
        shown = self.coloured(text)
        shown.stylize(style)
        self.paragraph(shown, indent)

    def paragraph(self, text: Text, indent: int, hang: int = 0) -> None:
        """Styled text, wrapped at words; lines after the first are indented by ``hang`` more."""
        if self.plain:
            text.plain = text.plain.translate(_PLAIN_MARKS)
        width = max(20, self.console.width - indent - hang)
        for at, part in enumerate(text.wrap(self.console, width)):
            part.rstrip()
            self.console.print(Text(" " * (indent + hang * (at > 0))) + part, soft_wrap=True)

    def cell(self, text: str, style: str = "") -> Text:
        """The contents of a column."""
        shown = self.coloured(text.translate(_PLAIN_MARKS) if self.plain else text)
        shown.stylize(style)
        return shown

    def columns(self, grid: Grid) -> None:
        """A grid without the blanks that fill its last column up: transcripts and copied text stay clean."""
        for line in self.console.render_lines(Padding(grid, (0, 0, 0, 2)), pad=False):
            while line and not line[-1].text.strip():
                line.pop()
            if line:
                line[-1] = Segment(line[-1].text.rstrip(), line[-1].style)
            self.console.print(Segments([*line, Segment.line()]), end="", soft_wrap=True)

    def heading(self, text: str) -> None:
        self.console.print()
        self.line(text, "bold")
