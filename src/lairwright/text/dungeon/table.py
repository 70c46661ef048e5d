"""The numbers that decide, in words: who lures a hero, what its way does to it, where a value comes from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lairwright.text.dungeon.scene import Scene
from lairwright.text.phrases import capital, listed, signed, slug

#: Where a part of a shown value comes from, when it is not a card.
PART_SOURCES: Final = ("printed", "inactive", "counters", "this round", "dungeon this round", "doubled")

#: What building a room would change in town.
CHANGES: Final = ("gain-kill", "gain-wound", "now-kills", "no-longer-kills", "lose", "away", "elsewhere")


def parts_text(parts: Sequence[tuple[str, int]], names: Scene) -> str:
    """``1 printed, +2 from Dizzygas Hallway``."""
    said = []
    for at, (source, number) in enumerate(parts):
        value = str(number) if at == 0 else signed(number)
        if source in PART_SOURCES:
            said.append(names.texts.say(f"value-{slug(source)}", value=value))
        else:
            said.append(names.texts.say("value-card", value=value, card=names.card(source)))
    return ", ".join(said)


def lure_text(winner: int, pulls: Sequence[tuple[int, int]], sign: str, names: Scene) -> str:
    """Who lures a hero now, and by how much. ``pulls`` are seat and treasure, for everybody still playing."""
    most = max(number for _, number in pulls)
    if winner >= 0:
        best = max((number for seat, number in pulls if seat != winner), default=0)
        own = next(number for seat, number in pulls if seat == winner)
        return names.said_of("lure-to", winner, sign=sign, own=str(own), best=str(best))
    if most == 0:
        return names.texts.say("lure-nobody", sign=sign)
    tied = [seat for seat, number in pulls if number == most]
    players = listed(names.texts, [names.player_or_you(seat) for seat in tied])
    return names.texts.say("lure-tie", players=players, sign=sign, most=str(most))


def own_lure_text(winner: int, key: str, names: Scene) -> str:
    """Where a hero goes that doesn't go by treasure; ``key`` says what it goes by."""
    return names.said_of(key, winner) if winner >= 0 else names.texts.say(f"{key}.tie")


def way_text(steps: Sequence[int], before: int, health: int, room: str, dies: bool, worth: int, names: Scene) -> str:
    """A hero's way through a dungeon: ``2+3=5 of 4: dies in Golem Factory, 1 Soul``; ``room`` is the last one's id."""
    texts = names.texts
    terms = [texts.say("way-before", damage=str(before))] if before else []
    terms += [str(step) for step in steps]
    total = f"={before + sum(steps)}" if len(terms) > 1 else ""
    way = f"{'+'.join(terms)}{total}" if terms else texts.say("way-empty")
    if dies:
        souls = texts.say("amount-souls", count=worth)
        return texts.say("way-dies", sum=way, health=str(health), room=names.card(room), souls=souls)
    return texts.say("way-through", sum=way, health=str(health), wounds=texts.say("amount-wounds", count=worth))


def change_text(code: str, hero: str, names: Scene, rival: int = -1) -> str:
    """What building a room would change for a hero in town, in few words; ``hero`` is its id."""
    values = {"hero": names.card(hero), **({"who": names.player(rival)} if rival >= 0 else {})}
    return names.texts.say(f"change-{code}", **values)


def standing_text(place: int, seat: int, souls: int, wounds: int, out: bool, names: Scene) -> str:
    """One line of the final ranking."""
    return names.texts.say(
        "play-standing.out" if out else "play-standing",
        place=str(place),
        player=names.player(seat),
        seat=names.number(seat),
        souls=names.texts.say("amount-souls", count=souls),
        wounds=names.texts.say("amount-wounds", count=wounds),
    )


def winner_text(seat: int, names: Scene) -> str:
    return capital(names.said_of("play-wins", seat))
