"""The log: one line per event, as one viewer may read it.

The sentence of an event is the message ``log-<kind>``. This module decides which variant to use (to the player
concerned, about a hidden card, with or without a second card) and what its variables are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from lairwright.dungeon.events import (
    TO_ENTRANCE,
    TO_FIRST_ROOM,
    TO_HERO,
    TO_LOCATION,
    TO_PREVIOUS_ROOM,
    TO_SCORE_FACE_DOWN,
    TO_TOWN,
)
from lairwright.dungeon.words import CARD_KINDS, FACE_TURNED, HERO, PHASES, ROOM
from lairwright.kernel.views import UNKNOWN
from lairwright.text.dungeon.changed import changed_text
from lairwright.text.dungeon.heroes import class_word
from lairwright.text.dungeon.scene import Scene
from lairwright.text.phrases import capital, listed, signed

Event = Mapping[str, object]
Values = dict[str, str | int]

#: Where an effect has moved a hero (amount of "hero-moved").
MOVES: Final[dict[int, str]] = {
    TO_TOWN: "log-hero-moved-town",
    TO_ENTRANCE: "log-hero-moved-entrance",
    TO_FIRST_ROOM: "log-hero-moved-first-room",
    TO_PREVIOUS_ROOM: "log-hero-moved-previous-room",
    TO_LOCATION: "log-hero-moved-location",
}
#: The same for an item that doesn't go to a score area.
ITEM_MOVES: Final[dict[int, str]] = {TO_TOWN: "log-item-moved-town", TO_HERO: "log-item-moved-hero"}
#: Events of one player that are told in one line when they follow each other, and its message.
SEVERAL: Final[dict[str, str]] = {
    "drew-room": "log-drew-several",
    "drew-spell": "log-drew-several",
    "discarded": "log-discarded-several",
    "showed": "log-showed-several",
}
#: What is counted of cards the viewer may not know.
_HIDDEN: Final[dict[str, str]] = {"drew-room": "cards-room", "drew-spell": "cards-spell", "discarded": "cards-card"}
#: Told before the bosses are on the table: players go by their seats.
_BY_SEAT: Final = frozenset({"boss-dealt", "boss-revealed"})
#: Their amount is the seat of another player.
_WITH_VICTIM: Final = frozenset({"took", "saw-hand", "gave"})
#: They have words of their own where the number goes down.
_UP_AND_DOWN: Final = frozenset({"coins", "coins-on", "counters"})
#: They have words of their own for a card that lies face down afterwards, by their amount.
_FACE_DOWN: Final[dict[str, int]] = {"item-moved": TO_SCORE_FACE_DOWN, "turned": FACE_TURNED}


def event_line(event: Event, names: Scene) -> str:
    """The sentence for one entry of ``game.visible_events(viewer)``."""
    kind, number = str(event["kind"]), _number(event)
    if kind == "modified":
        return modified_text(event, names)
    key = _key(kind, number, event, names)
    values = _values(event, names)
    if kind in _WITH_VICTIM:
        values["victim"] = names.player(number)
    if event["card"] == UNKNOWN:
        return _about(f"{key}.hidden", event, names, values)
    if kind in _WITH_VICTIM and number == names.viewer:
        return _about(f"{key}.to-you" if kind == "gave" else f"{key}.from-you", event, names, values)
    if kind in _UP_AND_DOWN and number < 0 and key != "log-token":
        return _about(f"{key}.less", event, names, values)
    if kind in _FACE_DOWN and number == _FACE_DOWN[kind]:
        return _about(f"{key}.down", event, names, values)
    if kind in ("announced", "activated"):
        on = _target(event, names)
        return _about(f"{key}.on", event, names, {**values, "on": on}) if on else _about(key, event, names, values)
    if kind == "hero-to-town":
        if event["seat"] is not None:
            return _about(f"{key}.back", event, names, values)
        card = names.cards[str(event["card"])]
        values |= {"class": class_word(names.texts, card), "health": int(card.health)}
    elif event["other"] is None and names.texts.has(f"{key}.alone"):
        return _about(f"{key}.alone", event, names, values)
    return _about(key, event, names, values)


def _key(kind: str, number: int, event: Event, names: Scene) -> str:
    """The message for an event of this kind."""
    card = names.cards.get(str(event["card"]))
    if kind == "hero-moved":
        return MOVES.get(number, "log-hero-moved")
    if kind == "item-moved":
        return ITEM_MOVES.get(number, "log-item-moved")
    if kind == "activated" and card is not None and card.kind != ROOM:
        return "log-activated-card"
    if kind == "counters" and card is not None and card.kind == HERO:
        return "log-token"
    if kind == "soul-moved" and number == 1:
        return "log-soul-turned"
    return f"log-{kind}"


def modified_text(event: Event, names: Scene) -> str:
    """What a card's modifier changes until the end of the round, and for what."""
    card = names.cards[str(event["card"])]
    other, seat = event["other"], event["seat"]
    about = names.cards.get(str(other))
    word = "room" if about is not None and about.kind == ROOM else "hero"
    said = changed_text(names.texts, card, _number(event), word)
    on = ""
    if other is not None and other != UNKNOWN and other != event["card"]:
        on = _on_card(str(other), seat if isinstance(seat, int) else -1, names)
    elif other is None and isinstance(seat, int):
        on = names.said_of("log-on-player", seat)
    values: Values = {"card": names.card(card.id), "text": said}
    if on:
        return capital(names.texts.say("log-modified.on", on=on, **values))
    return capital(names.texts.say("log-modified", **values))


def effect_text(effect: Event, names: Scene) -> str:
    """One of the view's ``effects``, said like the event with which it began."""
    began = {"card": effect["source"], "other": effect["card"], "seat": effect["seat"], "amount": effect["modifier"]}
    return modified_text(began, names)


def _about(key: str, event: Event, names: Scene, values: Values) -> str:
    """The message as it is said of the event's player, or to that player."""
    seat = event["seat"]
    if not isinstance(seat, int):
        return capital(names.texts.say(key, who=names.texts.say("player-somebody"), **values))
    if str(event["kind"]) in _BY_SEAT and seat != names.viewer:
        return capital(names.texts.say(key, who=names.seat(seat), **values))
    return capital(names.said_of(key, seat, **values))


def _number(event: Event) -> int:
    number = event["amount"]
    assert isinstance(number, int)
    return number


def _values(event: Event, names: Scene) -> Values:
    """The variables that the messages of an event may use."""
    texts, kind, number = names.texts, event["kind"], _number(event)
    values: Values = {"number": abs(number), "amount": signed(number)}
    for field in ("card", "other"):
        if event[field] not in (None, UNKNOWN):
            values[field] = names.card(str(event[field]))
    if kind == "phase":
        values["phase"] = texts.say(f"phase-{PHASES[number]}")
    elif kind == "reshuffled":
        values["deck"] = CARD_KINDS[number]
    elif kind in ("died", "healed"):
        values["souls"] = texts.say("amount-souls", count=number)
    elif kind == "soul-moved":
        worth = int(names.cards[str(event["card"])].worth)
        word = "wounds" if number == 1 else "souls"
        values[word] = texts.say(f"amount-{word}", count=worth)
    elif kind == "wounded":
        values["wounds"] = texts.say("amount-wounds", count=number)
    elif kind == "placed":
        place = texts.say("log-place-on", position=str(number)) if number else texts.say("log-place-end")
        values["place"] = place
    return values


def _target(event: Event, names: Scene) -> str:
    """Of an announced Spell or ability: a card, whose it is, or a player; -1 in the amount says nobody's."""
    card, owner = event["other"], _number(event)
    if card is None:
        return names.said_of("log-on-player", owner) if owner >= 0 else ""
    return _on_card(str(card), owner, names)


def _on_card(card: str, owner: int, names: Scene) -> str:
    if owner < 0:
        return names.texts.say("log-on-card", card=names.card(card))
    return names.said_of("log-on-card-of", owner, card=names.card(card))


def event_lines(events: Sequence[Event], names: Scene) -> list[str]:
    """The sentences for several events; what reads better as one line is one."""
    return [line for line, _ in event_spans(events, names)]


def event_spans(events: Sequence[Event], names: Scene) -> list[tuple[str, int]]:
    """The lines for several events, each with the number of events it covers."""
    lines: list[tuple[str, int]] = []
    at = 0
    while at < len(events):
        event = events[at]
        after = events[at + 1] if at + 1 < len(events) else None
        run = _together(events, at)
        if len(run) > 1:
            lines.append((_several(run, names), len(run)))
            at += len(run)
        elif event["kind"] == "round" and after is not None and after["kind"] == "phase":
            lines.append((event_line(event, names), 2))
            at += 2  # that the start of the round has come goes without saying
        elif (
            event["kind"] == "entered"
            and after is not None
            and after["kind"] == "damaged"
            and (after["card"], after["other"]) == (event["card"], event["other"])
        ):
            values = {**_values(event, names), "number": _number(after)}
            lines.append((_about("log-entered-and-hurt", event, names, values), 2))
            at += 2
        else:
            lines.append((event_line(event, names), 1))
            at += 1
    return lines


def _together(events: Sequence[Event], at: int) -> list[Event]:
    """Draws, or discards, of one player that follow each other."""
    seat, key = events[at]["seat"], SEVERAL.get(str(events[at]["kind"]))
    run: list[Event] = []
    for event in events[at:]:
        if key is None or event["seat"] != seat or SEVERAL.get(str(event["kind"])) != key:
            break
        run.append(event)
    return run


def _several(run: list[Event], names: Scene) -> str:
    parts = [names.card(str(event["card"])) for event in run if event["card"] != UNKNOWN]
    for kind, key in _HIDDEN.items():
        hidden = sum(1 for event in run if event["kind"] == kind and event["card"] == UNKNOWN)
        if hidden:
            parts.append(names.texts.say(key, count=hidden))
    return _about(SEVERAL[str(run[0]["kind"])], run[0], names, {"cards": listed(names.texts, parts)})
