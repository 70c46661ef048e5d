"""The log: one line per event, as one viewer may read it.

A template is a sentence with fields. ``{Who}`` and ``{who}`` are the event's seat, ``[draw|draws]`` is the verb for
"you" and for anybody else, ``{Whose}`` / ``{whose}`` the possessive. ``{card}`` and ``{other}`` are names, or what
stands for a card the viewer may not know; ``{n}`` is the amount.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from lairwright.dungeon.visibility import UNKNOWN
from lairwright.dungeon.words import CARD_KINDS, PHASES, TO_ENTRANCE, TO_FIRST_ROOM, TO_PREVIOUS_ROOM, TO_TOWN
from lairwright.text.cards import class_word
from lairwright.text.phrases import amount, capital, counted, listed, signed
from lairwright.text.scene import Scene

Event = Mapping[str, object]

PHASE_NAMES: Final[dict[str, str]] = {
    "setup": "Set-up",
    "start": "Start of the round",
    "build": "Build phase",
    "reveal": "Reveal",
    "bait": "Bait phase",
    "adventure": "Adventure phase",
    "end": "End of the round",
}

#: Event kind to sentence.
EVENT_TEXTS: Final[dict[str, str]] = {
    "phase": "{phase}.",
    "boss-dealt": "{Seat} [are|is] dealt {card}.",
    "boss-revealed": "{Seat} [play|plays] {card}.",
    "drew-room": "{Who} [draw|draws] {card}.",
    "drew-spell": "{Who} [draw|draws] {card}.",
    "mulligan": "{Who} [replace|replaces] {own} whole hand.",
    "discarded": "{Who} [discard|discards] {card}.",
    "hero-to-town": "{card} ({facts}) comes to town.",
    "placed": "{Who} [place|places] {card} face down {place}.",
    "declined": "{Who} [build|builds] no Room.",
    "built": "{Who} [have|has] built {card}.",
    "level-up": "{Whose} boss {card} levels up.",
    "lured": "{card} goes to {whose} entrance.",
    "stayed": "{card} stays in town: no dungeon has more of its treasure than every other one.",
    "entered": "{card} enters {other} in {whose} dungeon.",
    "damaged": "{other} deals {n} damage to {card}.",
    "died": "{card} dies in {other}: {souls} for {who}.",
    "wounded": "{card} reaches {whose} boss: {wounds}.",
    "announced": "{Who} [play|plays] {card}{on}.",
    "negated": "{card} is negated and has no effect.",
    "fizzled": "{card} has no effect: there is nothing it could act on.",
    "resolved": "{card} takes effect.",
    "activated": "{Who} [use|uses] {card}{on}.",
    "triggered": "{Whose} {card} is set off.",
    "destroyed": "{Whose} {card} is destroyed.",
    "uncovered": "{card} below it is visible again.",
    "deactivated": "{Whose} {card} is deactivated until the end of the round.",
    "reactivated": "{Whose} {card} is active again.",
    "room-bonus": "{Whose} {card} has {signed} damage until the end of the round.",
    "dungeon-bonus": "Every Room in {whose} dungeon has {signed} damage until the end of the round.",
    "treasure-doubled": "{Whose} Rooms count their treasure twice until the end of the round.",
    "health-bonus": "{card} has {signed} Health until the end of the round.",
    "hero-moved": "{card} is moved by an effect.",
    "healed": "{Who} [heal|heals]: {card} is turned face down and counts as {souls}.",
    "removed": "{card} leaves the game.",
    "fetched": "{Who} [take|takes] {card} into hand.",
    "took": "{Who} [take|takes] {card} from {victim} hand.",
    "saw-hand": "{Who} [look|looks] at {victim} hand.",
    "swapped": "{card} and {other} in {whose} dungeon change places.",
    "returned-to-hand": "{card} returns to {whose} hand.",
    "building-forbidden": "Nobody builds for the rest of the round.",
    "extra-build": "{Who} may build one more Room.",
    "entrance-held": "Heroes at {whose} entrance do not enter this round.",
    "reshuffled": "The discarded {deck} cards are shuffled into a new deck.",
    "eliminated": "{Who} [are|is] out of the game.",
    "game-over": "The game is over: {who} [win|wins].",
    "round": "Round {n} begins.",
    "searched": "{Who} [search|searches] the Room deck.",
    "delayed": "{Whose} {card} is deactivated: its effect waits for the end of the round.",
    "soul-returned": "{card} goes back from {whose} score area to {whose} entrance.",
    "showed": "{Who} [show|shows] {card}.",
    "nothing-happened": "{Whose} {card} does nothing: there is no card for it.",
}

#: What stands for a card that the viewer may not know.
HIDDEN_CARDS: Final[dict[str, str]] = {
    "boss-dealt": "a boss",
    "drew-room": "a Room card",
    "drew-spell": "a Spell card",
    "placed": "a Room",
    "took": "a card",
    "returned-to-hand": "A face-down Room",
}
#: Instead of the sentence above when the event names no second card.
_WITHOUT_OTHER: Final[dict[str, str]] = {
    "damaged": "{card} takes {n} damage.",
    "died": "{card} dies: {souls} for {who}.",
}
#: Instead of the sentence above when the event has a seat.
_WITH_SEAT: Final[dict[str, str]] = {"hero-to-town": "{card} goes back to town from {whose} entrance."}

#: Where an effect has moved a hero (amount of "hero-moved").
MOVES: Final[dict[int, str]] = {
    TO_TOWN: "{card} goes back to town.",
    TO_ENTRANCE: "{card} is moved to {whose} entrance.",
    TO_FIRST_ROOM: "{card} goes back to the first Room of {whose} dungeon.",
    TO_PREVIOUS_ROOM: "{card} goes back one Room in {whose} dungeon.",
}

#: A hero that enters a room and is hurt by it, in one line.
ENTERED_AND_HURT: Final = "{card} enters {other} in {whose} dungeon and takes {n} damage."
#: Several cards drawn or discarded by one player, in one line.
SEVERAL: Final[dict[str, str]] = {
    "drew-room": "{Who} [draw|draws] {cards}.",
    "drew-spell": "{Who} [draw|draws] {cards}.",
    "discarded": "{Who} [discard|discards] {cards}.",
    "showed": "{Who} [show|shows] {cards}.",
}
#: What is counted of cards the viewer may not know.
HIDDEN_NOUNS: Final[dict[str, str]] = {"drew-room": "Room card", "drew-spell": "Spell card", "discarded": "card"}

_VERB: Final = re.compile(r"\[([^|\]]*)\|([^\]]*)\]")


def event_line(event: Event, names: Scene) -> str:
    """The sentence for one entry of ``game.visible_events(viewer)``."""
    kind = str(event["kind"])
    seat = event["seat"]
    number = event["amount"]
    assert isinstance(number, int)
    text = EVENT_TEXTS[kind]
    if event["other"] is None and kind in _WITHOUT_OTHER:
        text = _WITHOUT_OTHER[kind]
    if seat is not None and kind in _WITH_SEAT:
        text = _WITH_SEAT[kind]
    if kind == "hero-moved":
        text = MOVES.get(number, text)
    own = seat == names.viewer
    text = _VERB.sub(lambda found: found[1] if own else found[2], text)
    return capital(text.format_map(_Fields(event, names)))


def event_lines(events: Sequence[Event], names: Scene) -> list[str]:
    """The sentences for several events; what reads better as one line is one."""
    lines: list[str] = []
    at = 0
    while at < len(events):
        event = events[at]
        after = events[at + 1] if at + 1 < len(events) else None
        run = _together(events, at)
        if len(run) > 1:
            lines.append(_several(run, names))
            at += len(run)
        elif event["kind"] == "round" and after is not None and after["kind"] == "phase":
            lines.append(event_line(event, names))
            at += 2  # that the start of the round has come goes without saying
        elif (
            event["kind"] == "entered"
            and after is not None
            and after["kind"] == "damaged"
            and (after["card"], after["other"]) == (event["card"], event["other"])
        ):
            lines.append(capital(ENTERED_AND_HURT.format_map(_Fields({**event, "amount": after["amount"]}, names))))
            at += 2
        else:
            lines.append(event_line(event, names))
            at += 1
    return lines


def _together(events: Sequence[Event], at: int) -> list[Event]:
    """Draws, or discards, of one player that follow each other."""
    seat, text = events[at]["seat"], SEVERAL.get(str(events[at]["kind"]))
    run: list[Event] = []
    for event in events[at:]:
        if text is None or event["seat"] != seat or SEVERAL.get(str(event["kind"])) != text:
            break
        run.append(event)
    return run


def _several(run: list[Event], names: Scene) -> str:
    fields = _Fields(run[0], names)
    parts = [names.card(str(event["card"])) for event in run if event["card"] != UNKNOWN]
    for kind, noun in HIDDEN_NOUNS.items():
        hidden = sum(1 for event in run if event["kind"] == kind and event["card"] == UNKNOWN)
        if hidden:
            parts.append(counted(hidden, noun))
    fields["cards"] = listed(parts)
    own = fields.seat == names.viewer
    text = _VERB.sub(lambda found: found[1] if own else found[2], SEVERAL[str(run[0]["kind"])])
    return text.format_map(fields)


class _Fields(dict[str, str]):
    """The fields of a template, made when asked for."""

    def __init__(self, event: Event, names: Scene) -> None:
        super().__init__()
        self.event = event
        self.names = names
        self.seat = event["seat"] if isinstance(event["seat"], int) else -1
        self.number = event["amount"] if isinstance(event["amount"], int) else 0

    def __missing__(self, field: str) -> str:
        names, number = self.names, self.number
        if field in ("who", "Who"):
            who = names.who(self.seat) if self.seat >= 0 else "somebody"
            return capital(who) if field == "Who" else who
        if field in ("whose", "Whose"):
            whose = names.whose(self.seat) if self.seat >= 0 else "the"
            return capital(whose) if field == "Whose" else whose
        if field in ("card", "other"):
            return self._card(self.event[field])
        if field == "Seat":  # before its boss lies there, a player has no better name
            return "You" if self.seat == names.viewer else f"Seat {self.seat}"
        if field == "facts":
            card = names.cards[str(self.event["card"])]
            return f"{class_word(card)}, {card.health} Health"
        if field == "own":
            return "your" if self.seat == names.viewer else "their"
        if field == "victim":
            return names.whose(number)
        if field == "on":
            return self._target()
        if field == "place":
            return "as the new first Room" if number == 0 else f"on the Room at position {number}"
        if field == "phase":
            return PHASE_NAMES[PHASES[number]]
        if field == "deck":
            return capital(CARD_KINDS[number])
        return {
            "n": str(number),
            "signed": signed(number),
            "souls": amount(number, "Soul"),
            "wounds": amount(number, "Wound"),
        }[field]

    def _card(self, card_id: object) -> str:
        if card_id == UNKNOWN:
            return HIDDEN_CARDS.get(str(self.event["kind"]), "a card")
        return self.names.card(str(card_id)) if card_id is not None else "nothing"

    def _target(self) -> str:
        """Of an announced Spell or ability: a card, whose it is, or a player; -1 in the amount says nobody's."""
        card = self.event["other"]
        if card is None:
            return f" on {self.names.who(self.number)}" if self.number >= 0 else ""
        owner = f"{self.names.whose(self.number)} " if self.number >= 0 else ""
        return f" on {owner}{self._card(card)}"
