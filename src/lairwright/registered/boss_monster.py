"""The registration of the Boss Monster family."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from lairwright.dungeon.assemble import seats_with
from lairwright.dungeon.cards.catalog import POSITIONS
from lairwright.dungeon.deal import GAME, new_table
from lairwright.dungeon.events import EVENT_FORMS, EVENTS
from lairwright.dungeon.questions import QUESTION_RULES
from lairwright.dungeon.reading.loader import USUAL_SEATS, load_set, shipped_sets
from lairwright.dungeon.rules import PRESET_NOTES, RULES
from lairwright.dungeon.snapshot import restore
from lairwright.dungeon.staging import stage
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.visibility import VIEW_FORMS
from lairwright.dungeon.words import CARD_KINDS, ENDINGS, PHASES
from lairwright.kernel.game import Game
from lairwright.registered.kind import GameKind, Labels, Part, Wait


def _card_kinds(game: Game) -> dict[str, str]:
    assert isinstance(game, Table)
    return {card.id: CARD_KINDS[card.kind] for card in game.catalog.definitions}


def _in_room(game: Game, hero: str, position: int) -> bool:
    """Whether the walking hero is this one, in the room at this position."""
    walking = game.inspect()["hero"]
    return isinstance(walking, dict) and (walking["id"], walking["position"]) == (hero, position)


def _shipped_cards() -> dict[str, list[str]]:
    return {name: [card.id for card in load_set(name, False).cards] for name in shipped_sets()}


BOSS_MONSTER: Final = GameKind(
    name=GAME,
    fewest_seats=USUAL_SEATS[0],
    most_seats=USUAL_SEATS[1],
    set_seats=seats_with,
    default_sets=("base",),
    rules=RULES,
    preset_notes=PRESET_NOTES,
    phases=PHASES,
    events=EVENTS,
    endings=ENDINGS,
    event_forms=EVENT_FORMS,
    view_forms=VIEW_FORMS,
    questions=tuple(QUESTION_RULES),
    most_places=POSITIONS,
    default_start="build",
    waits=(
        Wait(
            form="hero ID in N",
            event="entered",
            holds=_in_room,
            card="hero",
            most=POSITIONS,
            counted="rooms are counted from the boss",
        ),
    ),
    new=new_table,
    restore=restore,
    stage=stage,
    card_kinds=_card_kinds,
    shipped_sets=shipped_sets,
    shipped_cards=_shipped_cards,
    voice=Part("lairwright.text.dungeon.voice:VOICE"),
    lore=Part("lairwright.bots.dungeon_lore:LORE"),
    wording=Part("lairwright.server.words.dungeon:DungeonWording"),
    desk=Part("lairwright.cli.dungeon.desk:DESK"),
    rulebook=files("lairwright").joinpath("rulebook"),
    page="dungeon",
    labels=Labels(
        game="catalogue-game-boss-monster",
        # The presets are editions and keep their printed names; the first one is our own reading of them.
        presets={
            "default": "catalogue-preset-default",
            "pl": "catalogue-preset-pl",
            "ru": "catalogue-preset-ru",
            "de": "catalogue-preset-de",
            "en10": "catalogue-preset-en10",
        },
        own_presets=frozenset({"default"}),
        variants={
            "choose-boss": "catalogue-variant-choose-boss",
            "machinations": "catalogue-variant-machinations",
            "hard-mode": "catalogue-variant-hard-mode",
            "seeded-discard": "catalogue-variant-seeded-discard",
        },
        sets={"base": "catalogue-set-base"},
        phases={
            "setup": "catalogue-phase-setup",
            "start": "catalogue-phase-start",
            "build": "catalogue-phase-build",
            "reveal": "catalogue-phase-reveal",
            "bait": "catalogue-phase-bait",
            "adventure": "catalogue-phase-adventure",
            "end": "catalogue-phase-end",
        },
        sections={
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
        },
        examples=frozenset({"BM-EX", "ED-X"}),
        named_cards=frozenset({"boss", "room", "spell", "hero"}),
        glossary=(
            "glossary-boss",
            "glossary-dungeon",
            "glossary-room",
            "glossary-advanced",
            "glossary-treasure",
            "glossary-hero",
            "glossary-epic",
            "glossary-town",
            "glossary-bait",
            "glossary-entrance",
            "glossary-soul",
            "glossary-wound",
            "glossary-spell",
            "glossary-activate",
            "glossary-level-up",
            "glossary-xp",
        ),
    ),
)
