"""What each word of the vocabulary means, for the page about writing cards.

Verbs, modifiers and bans are explained where they are declared (``effects.*.WORDS``, ``reading.modifiers``); here are
all words that are numbers elsewhere (``dungeon.words``). A test holds both lists against each other.
"""

from __future__ import annotations

from typing import Final

#: The fields of an ability.
ABILITY_FIELDS: Final[dict[str, str]] = {
    "when": "the trigger, or a list of them; Spells and bosses need not write theirs",
    "of": "what the trigger is about; left out: this card, or a hero here",
    "by": "`activated`: `rivals` may use it, its player may not; else: only if caused by that player",
    "if": "a condition, or a list of them that all have to hold",
    "limit": "how often; left out: as often as it happens or can be paid",
    "may": "`true`: its player may decline what happens by itself",
    "phase": "when an `activated` ability may be used: `build`, `adventure`, or `both` if left out",
    "level": "minibosses: 1 and 2 from that level on, 3 at that level only, after which the level is 1 again",
    "cost": "a step, or a list of steps: paid in full when it is announced, or not at all. What happens by itself has "
    "one only with `may`",
    "target": "the one thing it is aimed at, named when it is announced; if it is gone later, nothing happens to it",
    "do": "the steps, in order, at least one",
}
#: The triggers.
TRIGGERS: Final[dict[str, str]] = {
    "activated": "its player announces it; needs a cost or a limit",
    "played": "a Spell resolves: this one, or `of` others",
    "announced": 'a rival has announced a Spell; only to negate it: `of` the Spells, and `{ negate = "it" }`',
    "level up": "once, at the Level Up of this boss",
    "built": "this was built, or `of` another room or miniboss",
    "uncovered": "it became the top of its stack without being built",
    "destroyed": "this was destroyed, or `of` another room",
    "discarded": "a card went to the discard pile",
    "taken": "cards were taken out of `of`: the discard pile, the market",
    "promoted": "a miniboss rose",
    "revealed": "a hero was turned up",
    "enters": "a hero enters this room; of an item: the hero that carries it enters any room",
    "survives": "a hero leaves this room alive by walking on",
    "dies": "a hero dies here, or `of` elsewhere",
    "would die": "instead of dying",
    "enters dungeon": "a hero enters a dungeon, before the first room",
    "survives dungeon": "a hero got through and has become a Wound",
    "lured": "a hero was lured to an entrance",
    "gains": 'a player gains coins or Souls, `of = { coins = "yours" }`',
    "round draw": "instead of the card of the round: with `may`, and it can only draw a Spell",
    "build phase": "the Build phase begins",
    "adventure phase": "its player's part of the Adventure phase begins",
    "end of round": "at the end of the round, before clean-up",
    "minion": "its player's minion stands on it in the Minion phase",
}
LIMITS: Final[dict[str, str]] = {
    "once per round": 'for each card; with `by = "rivals"` for all rivals together',
    "once per hero": "and round; with `enters` only",
}
PHASES: Final[dict[str, str]] = {
    "build": "the Build phase",
    "adventure": "the Adventure phase",
    "both": "either of them",
}
#: The nouns: what a thing, a target or a count may be.
NOUNS: Final[dict[str, str]] = {
    "hero": "also `{ room = … }` it is in; of a person: in the dungeon or at the entrance",
    "room": "of a person, at a position; cards: in hand, in a pile",
    "player": "a person",
    "soul": "a hero face down in a person's score area",
    "spell": "one that a person has announced; cards: in hand, in the discard pile",
    "wound": "a hero face up in a person's score area",
    "miniboss": "of a person",
    "item": "in a person's score area, in town, on a hero",
    "boss": "of a person",
    "card": "in hand, in the discard pile, in the market",
    "minion": "in a dungeon",
}
#: The fields of a thing besides its noun.
THING_FIELDS: Final[dict[str, str]] = {
    "whose": "whose place, if the noun says where",
    "kind": "`monster` or `trap` rooms",
    "tier": "`ordinary`, `advanced` (rooms) or `epic` (heroes)",
    "class": "heroes of that class; rooms with that treasure",
    "has": "a stat of it is at least 1, it has such a thing, or that happened to it this round",
    "if": "a condition in which `it` is each of the things",
    "choose": "up to so many of those that fit, picked by whoever does the step, of `each rival's` so many of each; "
    "left out: all of them",
    "count": "with a position: the first so many",
    "face": "`up` or `down`",
}
PERSONS: Final[dict[str, str]] = {
    "you": "who does the step",
    "yours": "the same",
    "a rival": "another player; as `who`: in turn order, until one does it",
    "a rival's": "the same",
    "rivals": "the same, for `by`",
    "each rival": "every other player, in turn order",
    "each rival's": "the same",
    "each player": "everybody, in turn order",
    "anyone": "any player, oneself included",
    "anyone's": "the same",
    "owner": "the player of the card",
    "the owner's": "the same",
    "target": "the target, or its player",
    "the target's": "the same",
    "its": "of what is looked at",
}
CONTEXT: Final[dict[str, str]] = {
    "this": "the card; of a miniboss its room",
    "it": "what the trigger is about; in the `if` of a thing and the `per` of a modifier: each of them",
    "its": "the same",
    "that": "what the price, or else the step before, moved; as a number: how many. In `then`: what its step moved",
    "target": "the target",
}
PLACES: Final[dict[str, str]] = {
    "here": "in this room, at this location",
    "dungeon": "inside a dungeon",
    "entrance": "at an entrance, behind those who wait there",
    "town": "in town",
    "deck": "in the hero, Room or Spell deck, which is shuffled afterwards",
    "location": "at a key location; `move` sends heroes to their own, or to one by its id",
    "hand": "in hand",
    "discard": "in the discard pile",
    "market": "in what is left of the market",
    "score": "in a score area",
}
POSITIONS: Final[dict[str, str]] = {
    "first": "the leftmost room that fits",
    "last": "the room next to the boss",
    "next": "the room that comes next on the hero's way",
    "previous": "the room the hero came from",
    "left": "to the left of this room",
    "right": "to the right of this room, towards the boss",
    "adjacent": "both neighbours",
    "other": "all other rooms of the dungeon",
    "covered": "under another room",
}
STATS: Final[dict[str, str]] = {
    "coins": "in a player's hoard, or on a room",
    "souls": "of a player",
    "wounds": "of a player",
    "points": "of a player: Souls minus Wounds",
    "icons": "treasure icons on a room",
    "damage": "of a room as it is now; of a card in hand as printed",
    "base": "a room's printed damage",
    "health": "what a hero has left; of a scored hero the printed Health",
    "hurt": "damage a hero has taken",
    "level": "of a miniboss; of a player: of all minibosses together",
    "counters": "on a room, or a token on a hero",
    "covered": "rooms under this one",
    "cleric": "such icons on a room, or in a player's dungeon with the boss",
    "fighter": "the same",
    "mage": "the same",
    "thief": "the same",
    "explorer": "the same; only in games with explorers",
}
#: The fields of counts and conditions.
COUNT_FIELDS: Final[dict[str, str]] = {
    "happened": "how often that trigger happened this round; with `of`, `whose` and `by` as in an ability",
    "at_least": "in a condition: a number, or a stat of the same thing",
    "at_most": "in a condition: a number",
    "than": "in a condition: the bounds are for how much more it is than that player's",
}
#: The fields of a modifier besides what it changes.
MODIFIER_FIELDS: Final[dict[str, str]] = {
    "to": "whom: a thing, a person, `this`, `it`, `target`; left out: the target, or the card itself",
    "of": '`price`, `fits` and `no = "build"`: which cards, or `reveal` or `promote`; `this` for the card itself',
    "per": "times this count",
    "at_most": "an upper bound of the whole amount",
    "if": "in `always`: only while this holds; for the round, the step says when it is done",
    "against": "damage for these heroes only",
    "level": "minibosses, in `always`: from which level on",
}
VALUES: Final[dict[str, str]] = {
    "any": "any number, at least one to pay; any type; any room",
    "all": "as many as there are",
    "up": "`face`",
    "down": "`face`",
    "reverse": "`arrange`: the other way round",
    "free": "`arrange`: as one likes",
    "random": "`arrange`: shuffled",
    "most": "`lure`: the player with most of it",
    "fewest": "`lure`: the player with least of it",
}
#: The kinds of cards, and the fields of each besides those of every card.
CARD_FIELDS: Final[dict[str, dict[str, str]]] = {
    "every card": {
        "id": "lower-case words joined by hyphens; no two cards of a game may share one",
        "name": "as shown",
        "title": "an epithet; may be left out",
        "names": 'names printed in other editions: `{ pl = "…", ru = "…", de = "…" }`',
        "copies": "how many of them there are, 1 to 99; 1 if left out",
        "confidence": "how sure its facts are: `confirmed` (if left out), `likely`, `inferred`; `own` for home-made "
        "cards",
        "note": "a remark for the reader",
        "early": "a table with the fields that differ in the early printing (option `printing=early`)",
        "needs": "`explorers`: left out of games without that class",
        "solo": "`false`: left out when one plays alone",
    },
    "boss": {
        "xp": "0 to 9999; it sets the order of play, so choose a value no other boss has",
        "treasure": "icons by class: `{ cleric = 1, mage = 2 }`",
        "minion_space": "`true`: a minion may stand on it",
        "ability": "`[[boss.ability]]`: its Level Up, which needs no `when`, and what it can do from then on",
        "always": "`[[boss.always]]`: from the Level Up on",
    },
    "room": {
        "kind": "`monster` or `trap`",
        "tier": "`ordinary` or `advanced`",
        "damage": "printed damage, 0 to 99",
        "treasure": "as for bosses",
        "minion_space": "as for bosses",
        "ability": "`[[room.ability]]`",
        "always": "`[[room.always]]`",
    },
    "spell": {
        "phase": "`build`, `adventure` or `both`",
        "ability": "`[[spell.ability]]`: what it does when it is played, which needs no `when`; several are modes, of "
        "which one is chosen",
        "always": "`[[spell.always]]`: if it goes to a score area",
    },
    "hero": {
        "class": "one of the classes, a list of two (it goes by the treasure of both together), or `none`",
        "tier": "`ordinary` (1 Soul or Wound) or `epic` (2)",
        "health": "1 to 99",
        "players": "the smallest number of players it is used with, 2 to 6; 2 if left out",
        "star": "`true`: shows a star instead of that number; it is used at every number of players",
        "lure": "if it doesn't go by `treasure`: `{ most = STAT }` or `{ fewest = STAT }` with `souls`, `wounds`, "
        "`points`, `hand` (cards in hand) or `coins`. A tie keeps it in town. A hero without a class needs this",
        "ability": "`[[hero.ability]]`: inside the dungeon; what rivals may use, from the entrance on",
        "always": "`[[hero.always]]`: from the entrance on",
    },
    "item": {
        "class": "whose heroes carry it: as for heroes, or `any`",
        "hero": "`[item.hero]` with `ability` and `always`: for the hero that carries it",
        "boss": "`[item.boss]` with `ability` and `always`: for the player who won it, who may use it once",
    },
    "miniboss": {
        "ability": "`[[miniboss.ability]]`, each with its `level`",
        "always": "`[[miniboss.always]]`, each with its `level`",
    },
    "location": {
        "position": "its place among the locations, 0 to 9",
        "class": "whose heroes belong there; left out: those who find no room at a location of their own",
        "holds": "for how many heroes it has room, 0 for any number; 1 if left out",
        "ability": "`[[location.ability]]`: each is a space; one whose `if` fails is closed",
        "always": "`[[location.always]]`",
    },
}
SET_FIELDS: Final[dict[str, str]] = {
    "id": "required",
    "name": "required",
    "standalone": "`true` if the set brings its own bosses and heroes and can be played alone; otherwise it is an "
    "add-on",
    "official": "`true` for a set that follows a published game",
    "seats": "the most players it is made for, together with other sets too: 4 to 6; 4 if left out",
    "solo": "`true`: one player alone may play with it",
    "note": "a remark for the reader",
}
