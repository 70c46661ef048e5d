"""The log: one sentence per event, as one viewer may know it; sentences that belong together in one line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from lairwright.castle.words import GUARD, MONSTER, PHASES
from lairwright.kernel.views import UNKNOWN
from lairwright.text.castle.cards import stars
from lairwright.text.castle.scene import Scene
from lairwright.text.phrases import capital, listed

Event = Mapping[str, object]
Values = dict[str, str | int]

#: Events of one player about monsters that are told in one sentence when they follow each other.
MONSTERS: Final = frozenset({"dealt", "set-aside", "took-up", "rests"})
#: What one player does with coins and monsters between others' turns: one line.
_HANDS: Final = MONSTERS | {"gold"}
#: What follows a guard that is turned up: the rest of its line.
_FIGHT: Final = frozenset({"strength-changed", "loot-changed", "faced", "beaten", "looted", "coin-left", "lost"})
#: What replacing a monster consists of, before the event that says so.
_EXCHANGE: Final = frozenset({"paid", "compensated", "returned"})
#: Told before the player has a faction: by the number of the seat.
_BY_SEAT: Final = frozenset({"faction"})


def event_line(event: Event, names: Scene) -> str:
    """The sentence for one entry of ``game.visible_events(viewer)``."""
    return _sentence([event], names)


def _sentence(run: Sequence[Event], names: Scene) -> str:
    """One sentence for an event, or for several of the same kind and player."""
    event = run[0]
    kind = str(event["kind"])
    values = _values(run, names)
    key = f"castle-log-{kind}"
    hidden = event["card"] == UNKNOWN and names.texts.has(f"{key}.hidden")
    if hidden:
        return _about(f"{key}.hidden", event, names, values)
    if kind == "replaced":
        return _replaced(event, names, values)
    return _about(key, event, names, values)


def _about(key: str, event: Event, names: Scene, values: Values) -> str:
    """The message as it is said of the event's player, or to that player; some are about nobody."""
    seat = event["seat"]
    if not isinstance(seat, int):
        return capital(names.texts.say(key, **values))
    if event["kind"] in _BY_SEAT and seat != names.viewer:
        return capital(names.texts.say(key, who=names.seat(seat), **values))
    return capital(names.said_of(key, seat, **values))


def _replaced(event: Event, names: Scene, values: Values) -> str:
    owner = names.owner(str(event["other"]))
    if owner == event["seat"]:
        return _about("castle-log-replaced.own", event, names, values)
    if owner == names.viewer:
        return _about("castle-log-replaced.from-you", event, names, values)
    return _about("castle-log-replaced", event, names, {**values, "victim": names.player(owner)})


def _number(event: Event) -> int:
    number = event["amount"]
    assert isinstance(number, int)
    return number


def _values(run: Sequence[Event], names: Scene) -> Values:
    """The variables that the messages of an event may use."""
    event = run[0]
    texts, kind, number = names.texts, event["kind"], _number(event)
    values: Values = {"number": number, "count": len(run), "position": str(number), "rounds": str(names.rounds)}
    if kind == "phase":
        values["phase"] = texts.say(f"castle-phase-{PHASES[number]}")
    elif kind in ("guard-laid", "guard-discarded"):
        values["stars"] = stars(number)
        values["guards"] = ", ".join(stars(_number(one)) for one in run)
    else:
        values["coins"] = texts.say("castle-score" if kind == "game-over" else "castle-coins", count=number)
    if event["card"] not in (None, UNKNOWN):
        values |= _of_card(str(event["card"]), names)
    if event["other"] not in (None, UNKNOWN):
        other = str(event["other"])
        values["other"] = names.card(other)
        if names.catalog.by_id[other].kind == MONSTER:
            values["old"] = names.strength(other)
    strengths = [names.strength(str(one["card"])) for one in run if kind in MONSTERS and one["card"] != UNKNOWN]
    return {**values, "strengths": listed(texts, strengths)}


def _of_card(card_id: str, names: Scene) -> Values:
    card = names.catalog.by_id[card_id]
    values: Values = {"card": names.card(card_id), "strength": str(card.strength)}
    if card.kind == GUARD:
        return {**values, "loot": str(card.loot), "stars": stars(int(card.stars))}
    return values if card.kind == MONSTER else {**values, "text": names.order(card)}


# -- lines -----------------------------------------------------------------------------------------


def event_lines(events: Sequence[Event], names: Scene) -> list[str]:
    """The sentences for several events; those that belong together share a line."""
    return [line for line, _ in event_spans(events, names)]


def event_spans(events: Sequence[Event], names: Scene) -> list[tuple[str, int]]:
    """The lines for several events, each with the number of events it covers."""
    lines: list[tuple[str, int]] = []
    last: Event | None = None
    at = 0
    while at < len(events):
        run = _together(events, at)
        told, used = _told(events, at, run, names)
        if last is not None and _same_line(last, run[0]):
            lines[-1] = (f"{lines[-1][0]} {told}", lines[-1][1] + used)
        else:
            lines.append((told, used))
        last = events[at + used - 1]
        at += used
        if last["kind"] == "round" and at < len(events) and events[at]["kind"] == "phase":
            lines[-1] = (lines[-1][0], lines[-1][1] + 1)  # that playing monsters comes first goes without saying
            at += 1
    return lines


def _told(events: Sequence[Event], at: int, run: list[Event], names: Scene) -> tuple[str, int]:
    """What is said about the events from here on, and how many of them that covers."""
    kind = run[0]["kind"]
    if kind in _EXCHANGE and (length := _exchange(events, at)):
        return _exchanged(events[at : at + length], names), length
    if kind == "guard-discarded" and len(run) > 1:
        unseen = sum(1 for event in run if event["card"] == UNKNOWN)
        return names.texts.say("castle-log-guards-discarded", unseen=unseen), len(run)
    if kind == "game-over" and len(run) > 1:
        players = listed(names.texts, [names.player_or_you(_seat(event)) for event in run])
        coins = names.texts.say("castle-score", count=_number(run[0]))
        return names.texts.say("castle-log-game-over-shared", players=players, coins=coins), len(run)
    return _sentence(run, names), len(run)


def _seat(event: Event) -> int:
    seat = event["seat"]
    assert isinstance(seat, int)
    return seat


def _together(events: Sequence[Event], at: int) -> list[Event]:
    """The events from here on that one sentence tells: monsters of one player, guards, winners."""
    first = events[at]
    run = [first]
    for event in events[at + 1 :]:
        same_cards = event["seat"] == first["seat"] and (event["card"] == UNKNOWN) == (first["card"] == UNKNOWN)
        joins = first["kind"] in ("guard-laid", "guard-discarded", "game-over") or (
            first["kind"] in MONSTERS and same_cards
        )
        if not joins or event["kind"] != first["kind"]:
            break
        run.append(event)
    return run


def _same_line(last: Event, event: Event) -> bool:
    """Whether a sentence continues the line of the one before."""
    if event["kind"] in _FIGHT:
        return last["kind"] == "guard-turned" or last["kind"] in _FIGHT
    if event["kind"] in ("healed", "cannot-pay"):
        return last["kind"] in ("healed", "cannot-pay") and last["seat"] == event["seat"]
    return event["kind"] in _HANDS and last["kind"] in _HANDS and last["seat"] == event["seat"]


def _exchange(events: Sequence[Event], at: int) -> int:
    """How many events from here on make up one replacement; 0 if none begins here."""
    for end in range(at, len(events)):
        if events[end]["kind"] == "replaced":
            return end - at + 1
        if events[end]["kind"] not in _EXCHANGE:
            break
    return 0


def _exchanged(events: Sequence[Event], names: Scene) -> str:
    """A replacement and its price; that the old monster goes back goes without saying."""
    told = event_line(events[-1], names)
    by_kind = {str(event["kind"]): event for event in events}
    if "paid" not in by_kind:
        return told
    coins = names.texts.say("castle-coins", count=_number(by_kind["paid"]))
    if "compensated" not in by_kind:
        return f"{told} {names.texts.say('castle-log-price', coins=coins)}"
    owner = by_kind["compensated"]
    share = names.texts.say("castle-coins", count=_number(owner))
    return f"{told} {names.said_of('castle-log-price.shared', _seat(owner), coins=coins, share=share)}"
