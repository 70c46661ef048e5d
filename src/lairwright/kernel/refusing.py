"""Why a text is not a legal choice now, and which one was probably meant."""

from __future__ import annotations

from typing import SupportsIndex

from lairwright.kernel.arguments import quoted
from lairwright.kernel.choices import Choice, Misread, nearest_key
from lairwright.kernel.errors import Refusal
from lairwright.kernel.game import Game


def why_not(g: Game, key: str, seat: int) -> tuple[str, str]:
    """Reason code and rule ID for a key that is not offered; ``("offered", "")`` if it is."""
    if g.result is not None:
        return "game-over", g.result.rule
    if not g.has_seat(seat):
        return f"no-such-seat: {quoted(seat)}", ""
    if is_offered(g, key, seat):
        return "offered", ""
    book = g.codebook()
    try:
        return g.refusal(seat, book.read(key))
    except Misread as problem:
        misread = problem
    try:
        meant = book.read_roughly(key)
    except Misread:
        return g.misread(seat, misread)
    if is_offered(g, book.key_of(meant), seat):
        return "not-spelt-as-offered", ""
    return g.refusal(seat, meant)


def is_offered(g: Game, key: str, seat: int) -> bool:
    """Whether exactly this key is on this seat's menu."""
    return key in _menu(g, seat)


def nearest_offered(g: Game, key: str, seat: int) -> str:
    """The key on this seat's menu most like a text; empty if the seat isn't asked anything."""
    return nearest_key(key, _menu(g, seat))


def refused(g: Game, key: str, seat: int) -> Refusal:
    """The error to raise for a key that is not offered to this seat."""
    code, rule = why_not(g, key, seat)
    return Refusal(key, code, rule, nearest_offered(g, key, seat))


def written(g: Game, choice: Choice, seat: SupportsIndex | None) -> str:
    """The key of a value that a caller made; raises :class:`Refusal` if it is no choice of this game."""
    try:
        return g.codebook().written(choice)
    except Misread:
        text = quoted(choice)
    asked = g.open[g.slot_for(seat, text)]
    raise Refusal(text, "not-a-choice-of-this-game", "", nearest_offered(g, text, asked))


def _menu(g: Game, seat: int) -> tuple[str, ...]:
    """The keys this seat may choose from; none if it isn't asked anything."""
    if not g.has_seat(seat) or seat not in g.open:
        return ()
    return g.codebook().keys(g.menus[g.open.index(seat)])
