"""What a table can be made of and what is in the books: games, cards, rules, for the lobby, the gallery and the rules.

Everything is made once a language and kept: nothing of it changes while the program runs.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from lairwright.bots.registry import BOTS
from lairwright.castle.loader import shipped_sets as castle_sets
from lairwright.dungeon.loader import shipped_sets as dungeon_sets
from lairwright.games import BOSS_MONSTER, CASTLE_RAID, GAMES, GameKind, game_kind
from lairwright.kernel.config import OptionValue
from lairwright.kernel.rules import OptionSpec
from lairwright.scenarios.rulebook import Rule, rulebook, rulings
from lairwright.server.api import CardInfo, Choice, GameInfo, RuleInfo, RuleOption
from lairwright.server.proofs import proofs
from lairwright.text.castle.listing import listed_cards as castle_cards
from lairwright.text.catalogue import Texts, texts
from lairwright.text.dungeon.listing import listed_cards as dungeon_cards
from lairwright.text.listing import ListedCard
from lairwright.text.phrases import capital, slug
from lairwright.text.rules import rule_text
from lairwright.text.voices import VOICES

_NAMES: Final = {BOSS_MONSTER: "catalogue-game-boss-monster", CASTLE_RAID: "catalogue-game-castle-raid"}
#: The presets of the base game are editions, printed as they are; its first one is our own reading of them.
_PRESETS: Final = {
    (BOSS_MONSTER, "default"): "catalogue-preset-default",
    (BOSS_MONSTER, "pl"): "catalogue-preset-pl",
    (BOSS_MONSTER, "ru"): "catalogue-preset-ru",
    (BOSS_MONSTER, "de"): "catalogue-preset-de",
    (BOSS_MONSTER, "en10"): "catalogue-preset-en10",
    (CASTLE_RAID, "default"): "catalogue-castle-preset-default",
}
_OWN_PRESETS: Final = ((BOSS_MONSTER, "default"),)
_VARIANTS: Final = {
    "choose-boss": "catalogue-variant-choose-boss",
    "machinations": "catalogue-variant-machinations",
    "hard-mode": "catalogue-variant-hard-mode",
    "seeded-discard": "catalogue-variant-seeded-discard",
    "new-orders": "catalogue-variant-new-orders",
    "dapper-guards": "catalogue-variant-dapper-guards",
}
_SETS: Final = {"base": "catalogue-set-base", "proposed": "catalogue-set-proposed"}
#: Sets whose values are our proposal.
_OWN_SETS: Final = ("proposed",)
#: The levels that are offered, weakest first (docs/bots.md has the measurements); others may be named all the same.
LEVELS: Final = {
    "random": "catalogue-bot-random",
    "greedy": "catalogue-bot-greedy",
    "planner": "catalogue-bot-planner",
    "search:500": "catalogue-bot-search-500",
    "search:1000": "catalogue-bot-search-1000",
}
_PHASES: Final = {
    (BOSS_MONSTER, "setup"): "catalogue-phase-setup",
    (BOSS_MONSTER, "start"): "catalogue-phase-start",
    (BOSS_MONSTER, "build"): "catalogue-phase-build",
    (BOSS_MONSTER, "reveal"): "catalogue-phase-reveal",
    (BOSS_MONSTER, "bait"): "catalogue-phase-bait",
    (BOSS_MONSTER, "adventure"): "catalogue-phase-adventure",
    (BOSS_MONSTER, "end"): "catalogue-phase-end",
    (CASTLE_RAID, "setup"): "catalogue-castle-phase-setup",
    (CASTLE_RAID, "play"): "catalogue-castle-phase-play",
    (CASTLE_RAID, "fight"): "catalogue-castle-phase-fight",
    (CASTLE_RAID, "recover"): "catalogue-castle-phase-recover",
}
#: The section of a rule, by its ID without the number.
SECTIONS: Final = {
    "BM-GEN": "section-general",
    "BM-COMP": "section-components",
    "BM-BOSS": "section-bosses",
    "BM-ROOM": "section-rooms",
    "BM-HERO": "section-heroes",
    "BM-SPELL": "section-spells",
    "BM-SETUP": "section-setup",
    "BM-ROUND": "section-round",
    "BM-START": "section-start",
    "BM-BUILD": "section-build",
    "BM-REVEAL": "section-reveal",
    "BM-LVL": "section-level-up",
    "BM-BAIT": "section-bait",
    "BM-ADV": "section-adventure",
    "BM-END": "section-end",
    "BM-ELIM": "section-elimination",
    "BM-WIN": "section-winning",
    "BM-ACT": "section-activated",
    "BM-ADJ": "section-adjacency",
    "BM-DEACT": "section-deactivation",
    "BM-DESTROY": "section-destruction",
    "BM-DISC": "section-discarding",
    "BM-DECK": "section-decks",
    "BM-HAND": "section-hand",
    "BM-HEAL": "section-healing",
    "BM-NEG": "section-negation",
    "BM-STACK": "section-stacks",
    "BM-FACE": "section-face-down",
    "BM-ENT": "section-entrance",
    "BM-TYPE": "section-types",
    "BM-TIME": "section-timing",
    "BM-INFO": "section-information",
    "BM-VAR": "section-variants",
    "BM-EX": "section-examples",
    "BM-OQ": "section-questions",
    "CL": "section-rulings",
    "ED": "section-editions",
    "ED-E": "section-editions",
    "ED-T": "section-editions",
    "ED-X": "section-editions",
    "ED-C": "section-editions",
    "CR-GEN": "section-general",
    "CR-COMP": "section-components",
    "CR-CARD": "section-castle-cards",
    "CR-SETUP": "section-setup",
    "CR-ROUND": "section-round",
    "CR-PLAY": "section-castle-play",
    "CR-FIGHT": "section-castle-fight",
    "CR-HEAL": "section-castle-healing",
    "CR-PREP": "section-castle-preparation",
    "CR-END": "section-castle-end",
    "CR-KING": "section-castle-king",
    "CR-ORD": "section-castle-orders",
    "CR-FORM": "section-castle-formation",
    "CR-INFO": "section-information",
    "CR-TIME": "section-timing",
    "CR-DATA": "section-castle-data",
    "CR-EX": "section-examples",
    "CR-OQ": "section-questions",
}


# -- games -----------------------------------------------------------------------------------------------------------


@cache
def games(language: str) -> list[GameInfo]:
    """Every game and everything a table of it can be made of."""
    return [_game(texts(language), kind) for kind in GAMES.values()]


def _game(said: Texts, kind: GameKind) -> GameInfo:
    voice, rules, name = VOICES[kind.name], kind.rules, _NAMES[kind.name]
    return GameInfo(
        id=kind.name,
        name=said.say(name),
        about=said.say(f"{name}.about"),
        fewest_seats=kind.fewest_seats,
        most_seats=kind.most_seats,
        presets=[
            Choice(
                id=preset,
                name=said.say(_PRESETS[kind.name, preset]),
                about=_sentence(voice.about_preset(said, preset)),
                official=(kind.name, preset) not in _OWN_PRESETS,
            )
            for preset in rules.presets
        ],
        variants=[_choice(said, variant, _VARIANTS[variant]) for variant in rules.variants],
        options=[_option(said, kind, spec) for spec in rules.options if len(spec.values) > 1],
        sets=[_choice(said, name, _SETS[name], name not in _OWN_SETS) for name in _shipped_sets(kind.name)],
        default_sets=list(kind.default_sets),
        bots=[_choice(said, bot, key) for bot, key in LEVELS.items() if kind.name in BOTS[bot.partition(":")[0]]],
        phases=[
            Choice(id=phase, name=voice.phase_text(said, phase), about=said.say(_PHASES[kind.name, phase]))
            for phase in _in_order(kind)
        ],
    )


def _choice(said: Texts, word: str, key: str, official: bool = True) -> Choice:
    return Choice(id=word, name=said.say(key), about=said.say(f"{key}.about"), official=official)


def _option(said: Texts, kind: GameKind, spec: OptionSpec) -> RuleOption:
    presets = {name: kind.rules.resolve(name, (), {})[spec.name] for name in kind.rules.presets}
    return RuleOption(
        id=spec.name,
        about=capital(VOICES[kind.name].about_option(said, spec.name)),
        values=list(spec.values),
        presets=presets,
        names=[_value(said, spec.name, value) for value in spec.values],
        rule=spec.row,
    )


def _value(said: Texts, option: str, value: OptionValue) -> str:
    """A value in words; a number is one already."""
    if isinstance(value, bool):
        return said.say("value-yes" if value else "value-no")
    return str(value) if isinstance(value, int) else said.say(f"choice-{slug(option)}-{slug(value)}")


def _sentence(fragment: str) -> str:
    return capital(fragment) + "."


def _shipped_sets(game: str) -> list[str]:
    return list(dungeon_sets() if game == BOSS_MONSTER else castle_sets())


def _in_order(kind: GameKind) -> list[str]:
    """The phases in the order in which a round has them; the engine counts them in another one."""
    return [phase for game, phase in _PHASES if game == kind.name]


def bot_name(bot: str, language: str) -> str:
    """What a bot is called at a table."""
    said = texts(language)
    return said.say(LEVELS[bot]) if bot in LEVELS else said.say("catalogue-bot-other", bot=bot)


# -- cards -----------------------------------------------------------------------------------------------------------


@cache
def cards(language: str, game: str | None = None) -> list[CardInfo]:
    """The cards of the shipped sets of one game, or of all."""
    if game is None:
        return [card for name in GAMES for card in cards(language, name)]
    said, name = texts(language), game_kind(game).name
    return [_card(said, name, card) for shipped in _shipped_sets(name) for card in _cards(said, name, shipped)]


def _cards(said: Texts, game: str, shipped: str) -> list[ListedCard]:
    return dungeon_cards(said, shipped) if game == BOSS_MONSTER else castle_cards(said, shipped, shipped)


def _card(said: Texts, game: str, card: ListedCard) -> CardInfo:
    return CardInfo(
        id=card.id,
        game=game,
        set=card.set_id,
        kind=card.kind,
        name=capital(card.name),
        english_name=card.english_name,
        title=card.title,
        copies=card.copies,
        facts=capital(card.facts),
        numbers=card.numbers,
        text=card.text,
        confidence=card.confidence,
        confidence_text=said.say(f"confidence-{card.confidence}"),
        printed=card.printed,
        rulings=_rulings(said, game, card),
    )


def _rulings(said: Texts, game: str, card: ListedCard) -> list[str]:
    """The rules and rulings that name a card, each after its ID; examples are no rulings."""
    by_id = _book(game)
    found = [str(card.numbers["rule"])] if card.numbers.get("rule") in by_id else []
    if card.kind in ("boss", "room", "spell", "hero"):
        named = re.compile(rf"\b{re.escape(card.english_name)}\b")
        found += [rule.id for rule in by_id.values() if named.search(rule.text) and not _is_example(rule.id)]
    return [
        said.say("play-rule", rule=rule_id, text=rule_text(said, game, rule_id, by_id[rule_id].text))
        for rule_id in dict.fromkeys(found)
    ]


# -- rules -----------------------------------------------------------------------------------------------------------


@cache
def rules(language: str, game: str | None = None) -> list[RuleInfo]:
    """The rules of one game, or of all, in the order of the book; rulings after them."""
    if game is None:
        return [rule for name in GAMES for rule in rules(language, name)]
    said, name = texts(language), game_kind(game).name
    return [
        RuleInfo(
            id=rule.id,
            game=name,
            section=said.say(SECTIONS[_section(rule.id)]),
            text=rule_text(said, name, rule.id, rule.text),
            scenarios=proofs(name).get(rule.id, 0),
        )
        for rule in _book(name).values()
    ]


@cache
def _book(game: str) -> dict[str, Rule]:
    return rulebook(game) | rulings(game)


def _section(rule_id: str) -> str:
    """``BM-BAIT`` of ``BM-BAIT-03``."""
    return rule_id.rpartition("-")[0]


def _is_example(rule_id: str) -> bool:
    return _section(rule_id) in ("BM-EX", "CR-EX", "ED-X")
