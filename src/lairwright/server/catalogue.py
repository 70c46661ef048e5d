"""What a table can be made of and what is in the books: games, cards and rules, for the lobby, gallery and rules pages.

Everything is made once per language and kept, because none of it changes while the program runs.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from lairwright.bots.lore import lore_for
from lairwright.games import OUR_OWN, GameKind, PartError, game_kind, known_games
from lairwright.kernel.config import OptionValue
from lairwright.kernel.rules import OptionSpec
from lairwright.scenarios.rulebook import Rule, rulebook, rulings
from lairwright.server.api import CardInfo, Choice, GameInfo, RuleInfo, RuleOption, Term
from lairwright.server.proofs import proofs
from lairwright.server.words.wording import wording_for
from lairwright.text.catalogue import ENGLISH, CatalogueError, Texts, languages, texts
from lairwright.text.listing import ListedCard
from lairwright.text.phrases import capital, slug
from lairwright.text.rules import rule_text
from lairwright.text.voices import Voice, voice_for

#: The levels on offer, weakest first (docs/bots.md has the measurements); others can still be named.
LEVELS: Final = {
    "random": "catalogue-bot-random",
    "greedy": "catalogue-bot-greedy",
    "planner": "catalogue-bot-planner",
    "search:500": "catalogue-bot-search-500",
    "search:1000": "catalogue-bot-search-1000",
}


# -- games -----------------------------------------------------------------------------------------------------------


def games(language: str) -> list[GameInfo]:
    """Every game, and everything its tables can be made of."""
    return [_game(language, name) for name in known_games()]


@cache
def _game(language: str, name: str) -> GameInfo:
    said, kind, voice = texts(language), game_kind(name), voice_for(name)
    labels, rules, bots = kind.labels, kind.rules, lore_for(name).bots
    return GameInfo(
        id=kind.name,
        name=said.say(labels.game),
        about=said.say(f"{labels.game}.about"),
        fewest_seats=kind.fewest_seats,
        most_seats=kind.most_seats,
        seats_with=_seats_with(kind),
        presets=[
            Choice(
                id=preset,
                name=said.say(labels.presets[preset]),
                about=_sentence(voice.about_preset(said, preset)),
                official=preset not in labels.own_presets,
            )
            for preset in rules.presets
        ],
        variants=[_choice(said, variant, labels.variants[variant]) for variant in rules.variants],
        options=[_option(said, kind, spec) for spec in rules.options if len(spec.values) > 1],
        sets=[_choice(said, word, labels.sets[word], word not in labels.own_sets) for word in kind.shipped_sets()],
        default_sets=list(kind.default_sets),
        bots=[_choice(said, bot, key) for bot, key in LEVELS.items() if bot.partition(":")[0] in bots],
        phases=[
            Choice(id=phase, name=voice.phase_text(said, phase), about=said.say(key))
            for phase, key in labels.phases.items()
        ],
        glossary=[Term(name=said.say(word), about=said.say(f"{word}.about")) for word in labels.glossary],
    )


def _seats_with(kind: GameKind) -> dict[str, list[int]]:
    """What each set and variant allows that differs from the usual numbers."""
    own = kind.default_sets
    found = {word: kind.seats_for((*own, word), ()) for word in kind.shipped_sets() if word not in own}
    found |= {variant: kind.seats_for(None, (variant,)) for variant in kind.rules.variants}
    return {word: list(seats) for word, seats in found.items() if seats != (kind.fewest_seats, kind.most_seats)}


def check_games() -> None:
    """Make sure that plugged-in games have everything that the lists say, in every language.

    One that hasn't would take the lists of all games with it as soon as somebody asked for them. Tests check our own.
    """
    for name, kind in known_games().items():
        if name in OUR_OWN:
            continue
        wording_for(name)
        for language in (ENGLISH, *languages()):  # what the others lack is said in English
            try:
                said = texts(language)
                said.check(name)
                _game(language, name)
                _cards(language, name)
                _rules(language, name)
                for ending in kind.endings:
                    voice_for(name).outcome_text(said, ending)
            except CatalogueError as problem:
                raise PartError(f"the texts of {name!r}: {problem}") from problem


def _choice(said: Texts, word: str, key: str, official: bool = True) -> Choice:
    return Choice(id=word, name=said.say(key), about=said.say(f"{key}.about"), official=official)


def _option(said: Texts, kind: GameKind, spec: OptionSpec) -> RuleOption:
    voice = voice_for(kind.name)
    presets = {name: kind.rules.resolve(name, (), {})[spec.name] for name in kind.rules.presets}
    return RuleOption(
        id=spec.name,
        about=capital(voice.about_option(said, spec.name)),
        values=list(spec.values),
        presets=presets,
        names=[_value(said, voice, spec.name, value) for value in spec.values],
        rule=spec.row,
    )


def _value(said: Texts, voice: Voice, option: str, value: OptionValue) -> str:
    """A value in words; a number is its own word, and so is a word that nobody explains."""
    if isinstance(value, bool):
        return said.say("value-yes" if value else "value-no")
    key = f"{voice.prefix}choice-{slug(option)}-{slug(str(value))}"
    return said.say(key) if isinstance(value, str) and said.has(key) else str(value)


def _sentence(fragment: str) -> str:
    return capital(fragment) + "."


def bot_name(bot: str, language: str) -> str:
    """What a bot is called at a table."""
    said = texts(language)
    return said.say(LEVELS[bot]) if bot in LEVELS else said.say("catalogue-bot-other", bot=bot)


# -- cards -----------------------------------------------------------------------------------------------------------


def cards(language: str, game: str | None = None) -> list[CardInfo]:
    """The cards in the shipped sets of one game, or of all games."""
    return [card for name in _asked(game) for card in _cards(language, name)]


def _asked(game: str | None) -> list[str]:
    """The games being asked about."""
    return list(known_games()) if game is None else [game_kind(game).name]


@cache
def _cards(language: str, game: str) -> list[CardInfo]:
    said, voice = texts(language), voice_for(game)
    sets = game_kind(game).shipped_sets()
    return [_card(said, game, card) for shipped in sets for card in voice.listed_cards(said, shipped)]


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
    """The rules and rulings that name a card, each after its ID; examples don't count as rulings."""
    by_id = _book(game)
    found = [str(card.numbers["rule"])] if card.numbers.get("rule") in by_id else []
    labels = game_kind(game).labels
    if card.kind in labels.named_cards:
        named = re.compile(rf"\b{re.escape(card.english_name)}\b")
        ruling = [rule for rule in by_id.values() if _section(rule.id) not in labels.examples]
        found += [rule.id for rule in ruling if named.search(rule.text)]
    return [
        said.say("play-rule", rule=rule_id, text=rule_text(said, game, rule_id, by_id[rule_id].text))
        for rule_id in dict.fromkeys(found)
    ]


# -- rules -----------------------------------------------------------------------------------------------------------


def rules(language: str, game: str | None = None) -> list[RuleInfo]:
    """The rules of one game, or of all games, in the order of the book, followed by the rulings."""
    return [rule for name in _asked(game) for rule in _rules(language, name)]


@cache
def _rules(language: str, game: str) -> list[RuleInfo]:
    said = texts(language)
    return [
        RuleInfo(
            id=rule.id,
            game=game,
            section=said.say(_heading(game, rule.id)),
            text=rule_text(said, game, rule.id, rule.text),
            scenarios=proofs(game).get(rule.id, 0),
        )
        for rule in _book(game).values()
    ]


@cache
def _book(game: str) -> dict[str, Rule]:
    return rulebook(game) | rulings(game)


def _heading(game: str, rule_id: str) -> str:
    """The message that names the section of a rule."""
    sections = game_kind(game).labels.sections
    if _section(rule_id) not in sections:
        raise PartError(f"game {game!r}: labels.sections: there is none for {_section(rule_id)!r}, as in {rule_id}")
    return sections[_section(rule_id)]


def _section(rule_id: str) -> str:
    """``BM-BAIT`` for ``BM-BAIT-03``."""
    return rule_id.rpartition("-")[0]
