"""What sentences in every game name: players as one viewer reads about them, cards by their printed names."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Protocol

from lairwright.text.catalogue import ENGLISH, Texts


class Named(Protocol):
    """A card of any game, as far as its name goes."""

    name: str
    data: dict[str, object]


def printed_name(language: str, card: Named) -> str:
    """The name printed in a language, as the set file gives it; empty where none is known."""
    if language == ENGLISH:
        return card.name
    names = card.data.get("names", {})
    assert isinstance(names, dict)
    return str(names.get(language, ""))


class Names(ABC):
    """Everything a sentence needs to name things, and nothing the viewer may not know."""

    def __init__(self, texts: Texts, viewer: int) -> None:
        self.texts = texts
        #: The seat that reads; -1 for a spectator.
        self.viewer = viewer
        #: The names of the people in the seats, if known: used until they have a better name.
        self.people: Sequence[str] = ()
        #: The number of the first seat: 0 in keys and at the command line, 1 where people count.
        self.first_seat = 0

    @abstractmethod
    def player(self, seat: int) -> str:
        """What a player is called, or the seat's number while there is nothing better."""

    @abstractmethod
    def card(self, card_id: str) -> str:
        """A card's name; an id that is in no set stays as it is."""

    def seat(self, seat: int) -> str:
        """A player by the person's name, or else by the number of the seat."""
        if seat < len(self.people) and self.people[seat]:
            return self.people[seat]
        return self.texts.say("player-seat", seat=self.number(seat))

    def number(self, seat: int) -> str:
        """The number of a seat as this reader counts."""
        return str(seat + self.first_seat)

    def player_or_you(self, seat: int) -> str:
        """A player in a list of players."""
        return self.texts.say("player-you") if seat == self.viewer else self.player(seat)

    def said_of(self, key: str, seat: int, /, **values: str | int) -> str:
        """A message about a player: ``$who`` is the name, and its attribute ``.you`` speaks to the viewer.

        The key of an attribute has its own for the viewer: ``log-announced.on`` and ``log-announced.you-on``.
        """
        message, _, attribute = key.partition(".")
        own = f"{message}.you-{attribute}" if attribute else f"{message}.you"
        if seat == self.viewer and self.texts.has(own):
            return self.texts.say(own, **values)
        return self.texts.say(key, who=self.player(seat), **values)
