"""What the terminal says besides cards, log and options: labels, forecasts, messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lairwright.text.phrases import amount, capital, listed, signed
from lairwright.text.scene import Scene

#: Where a part of a shown value comes from, when it is not a card.
PART_SOURCES: Final[dict[str, str]] = {
    "printed": "printed",
    "inactive": "face down or deactivated",
    "this round": "this round",
    "dungeon this round": "whole dungeon, this round",
}

#: What an undo would mean now, by the engine's policy.
UNDO_LABELS: Final[dict[str, str]] = {
    "free": "undo: free",
    "consent": "undo: by consent",
    "never": "no undo",
    "nothing": "no undo",
}
UNDO_REFUSED: Final[dict[str, str]] = {
    "never": "That cannot be taken back: since then chance was asked or something hidden was seen.",
    "nothing": "There is no choice of yours to take back.",
}

HELP: Final = (
    ("NUMBER", "take that option; the key of an option works too"),
    ("?", "explain the question; ? NUMBER explains an option"),
    ("why KEY", "say why something is not offered, such as: why play fear, why build dark-altar on 2"),
    ("rule ID", "what a rule says, such as: rule BM-BAIT-03"),
    ("card NAME", "what a card does, and its values if it lies on the table"),
    ("skip", "pass until the phase ends or you are asked something else; a Spell still asks you"),
    ("table", "show the whole table again"),
    ("discard", "show the discard pile"),
    ("log", "what has happened so far; log NUMBER for that many lines"),
    ("undo", "take the last choice back, where that is fair"),
    ("save FILE", "write the game so far to a file"),
    ("quit", "leave; the game can be taken up again"),
)

#: Words on the table.
LABELS: Final[dict[str, str]] = {
    "round": "Round {n}",
    "turn": "{whose} turn",
    "decks": "Decks: {rooms} Rooms, {spells} Spells, {ordinary} Ordinary and {epic} Epic Heroes; {discard} discarded",
    "stack": "{who} announced {card}; it has not taken effect yet.",
    "no-building": "Nobody builds for the rest of this round.",
    "hero": "{epic} {class_name} {sign} {health} Health",
    "epic": "Epic",
    "entrance": "the entrance",
    "walking": "On the way: {hero} ({facts})",
    "walking-in": "In {room}, {whose} dungeon: {way}",
    "player": "{name}, seat {seat}{you}",
    "you": " (you)",
    "out": "out of the game",
    "score": "Souls {souls}, Wounds {wounds}, hand: Rooms {rooms} Spells {spells}, damage {damage}, {treasures}",
    "known": "You know of: {cards}",
    "waiting": "At the entrance: {hero} ({facts}): {way}",
    "held": "Heroes at this entrance do not enter this round.",
    "levelled": "levelled up",
    "boss": "Boss",
    "below": "on {n} more",
    "face-down": "face down",
    "inactive": "deactivated",
    "room": "{damage} dmg {icons}",
    "at": "{room} (position {position})",
}

MESSAGES: Final[dict[str, str]] = {
    "seed": "{game}, {seats} seats, preset {preset}, seed {seed}. You are seat {seat}, bots: {bot}.",
    "seed-hot": "{game}, {seats} seats, preset {preset}, seed {seed}. All seats are played at this keyboard.",
    "resumed": "Continued after {choices} choices from {file}.",
    "hint": "Type a number, ? for an explanation, or help for all commands.",
    "so-far": "So far",
    "since": "Since your last choice",
    "town": "Town",
    "no-town": "nobody",
    "hand": "Your hand",
    "no-hand": "no cards",
    "pass-keyboard": "Pass the keyboard to seat {seat}{player}, then press Enter. ",
    "not-understood": "'{text}' is not a command here. Type a number from 1 to {count}, or help.",
    "no-such-number": "There is no option {number}: type a number from 1 to {count}.",
    "chosen": "You choose: {phrase}.",
    "refused": "Not possible: {reason}",
    "is-offered": "That is offered: it is option {number}.",
    "why-what": "Say what is missing, as a key: why play fear, why build dark-altar end, why use open-grave 2.",
    "rule-what": "Name a rule by its ID: rule BM-BAIT-03.",
    "card-what": "Name a card: card dark altar.",
    "no-card": "There is no card called '{name}' in this game{near}.",
    "save-what": "Name the file to write: save my-game.record.",
    "saved": "Saved to {file}.",
    "undone": "Taken back: {who} chose '{phrase}'.",
    "no-discards": "The discard pile is empty.",
    "discards": "Discard pile, newest first",
    "empty-log": "Nothing has happened yet.",
    "left-saved": "The game is kept in {file}. Continue with:",
    "left-unsaved": "Nothing was chosen yet, so there is nothing to keep.",
    "left-lost": "The game could not be kept ({problem}).",
    "over": "The game is over",
    "standings": "{place}. {player}: {souls}, {wounds}{out}",
    "counting-face-down": "counting your face-down Rooms",
    "numbers": "Damage now {total}: {parts}.",
    "where": "{whose} dungeon, position {position}.",
    "boss-of": "The boss of seat {seat}.",
    "treasure": "Treasure of {class_name} in {whose} dungeon: {total}{parts}.",
    "key": "Key: {key}",
}


def say(code: str, **fields: object) -> str:
    """The message of a code with its fields filled in."""
    return MESSAGES[code].format(**fields)


def parts_text(parts: Sequence[tuple[str, int]], names: Scene) -> str:
    """``1 printed, +2 Dizzygas Hallway``."""
    said = []
    for at, (source, number) in enumerate(parts):
        value = str(number) if at == 0 else signed(number)
        said.append(f"{value} {PART_SOURCES[source] if source in PART_SOURCES else names.card(source)}")
    return ", ".join(said)


def lure_text(winner: int, pulls: Sequence[tuple[int, int]], sign: str, names: Scene) -> str:
    """Who lures a hero now, and by how much. ``pulls`` are seat and treasure, for everybody still playing."""
    most = max(number for _, number in pulls)
    if winner >= 0:
        others = [number for seat, number in pulls if seat != winner]
        own = next(number for seat, number in pulls if seat == winner)
        return f"to {names.who(winner)}: {sign} {own} against {max(others, default=0)}"
    if most == 0:
        return f"stays: nobody has {sign}"
    tied = [names.who(seat) for seat, number in pulls if number == most]
    return f"stays: {listed(tied)} tie at {sign} {most}"


def fool_text(winner: int, names: Scene) -> str:
    """A hero that looks for the fewest Souls."""
    return f"to {names.who(winner)}: fewest Souls" if winner >= 0 else "stays: tie for the fewest Souls"


def walk_text(steps: Sequence[int], before: int, health: int, last_room: str, dies: bool, worth: int) -> str:
    """A hero's way through a dungeon: ``2+3=5 of 4, dies in Golem Factory``."""
    total = before + sum(steps)
    terms = ([f"{before} so far"] if before else []) + [str(step) for step in steps]
    way = "+".join(terms) if terms else "no Room"
    total_text = f"={total}" if len(terms) > 1 else ""
    end = f"dies in {last_room}, {amount(worth, 'Soul')}" if dies else f"gets through, {amount(worth, 'Wound')}"
    return f"{way}{total_text} of {health}: {end}"


def standing_text(place: int, player: str, souls: int, wounds: int, out: bool) -> str:
    gone = ", out" if out else ""
    return say(
        "standings",
        place=place,
        player=player,
        souls=amount(souls, "Soul"),
        wounds=amount(wounds, "Wound"),
        out=gone,
    )


def winner_text(seat: int, names: Scene) -> str:
    return "You win." if seat == names.viewer else f"{capital(names.player(seat))} wins."


#: What building a room would change in town, in few words.
CHANGES: Final[dict[str, str]] = {
    "gain-kill": "lures {hero}, kills it",
    "gain-wound": "lures {hero}, who gets through",
    "now-kills": "now kills {hero}",
    "no-longer-kills": "no longer kills {hero}",
    "lose": "no longer lures {hero}",
    "away": "{hero} no longer goes to {rival}",
}


def change_text(code: str, hero: str, rival: str = "") -> str:
    return CHANGES[code].format(hero=hero, rival=rival)
