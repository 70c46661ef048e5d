"""The registration of the castle-raid game."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from lairwright.castle.deal import GAME, new_castle
from lairwright.castle.loader import DEFAULT_SET, catalog_for, shipped_sets
from lairwright.castle.rules import PRESET_NOTES, RULES
from lairwright.castle.snapshot import restore
from lairwright.castle.staging import stage
from lairwright.castle.table import Castle
from lairwright.castle.visibility import VIEW_FORMS
from lairwright.castle.words import (
    CARD_KINDS,
    ENDINGS,
    EVENT_FORMS,
    EVENTS,
    MAX_SEATS,
    MIN_SEATS,
    PHASES,
    QUESTIONS,
)
from lairwright.kernel.game import Game
from lairwright.registered.kind import GameKind, Labels, Part


def _card_kinds(game: Game) -> dict[str, str]:
    assert isinstance(game, Castle)
    return {card.id: CARD_KINDS[card.kind] for card in game.catalog.definitions}


def _shipped_cards() -> dict[str, list[str]]:
    return {name: [card.id for card in catalog_for((name,)).definitions] for name in shipped_sets()}


CASTLE_RAID: Final = GameKind(
    name=GAME,
    fewest_seats=MIN_SEATS,
    most_seats=MAX_SEATS,
    default_sets=(DEFAULT_SET,),
    rules=RULES,
    preset_notes=PRESET_NOTES,
    phases=PHASES,
    events=EVENTS,
    endings=ENDINGS,
    event_forms=EVENT_FORMS,
    view_forms=VIEW_FORMS,
    questions=QUESTIONS,
    most_places=MAX_SEATS,
    default_start="play",
    new=new_castle,
    restore=restore,
    stage=stage,
    card_kinds=_card_kinds,
    shipped_sets=shipped_sets,
    shipped_cards=_shipped_cards,
    ties_by_score=True,  # CR-END-03
    voice=Part("lairwright.text.castle.voice:VOICE"),
    lore=Part("lairwright.bots.castle_lore:LORE"),
    wording=Part("lairwright.server.words.castle:CastleWording"),
    desk=Part("lairwright.cli.castle.desk:DESK"),
    rulebook=files("lairwright").joinpath("rulebook"),
    page="castle",
    labels=Labels(
        game="catalogue-game-castle-raid",
        presets={"default": "catalogue-castle-preset-default"},
        variants={
            "new-orders": "catalogue-variant-new-orders",
            "dapper-guards": "catalogue-variant-dapper-guards",
        },
        sets={"proposed": "catalogue-set-proposed"},
        own_sets=frozenset({"proposed"}),
        phases={
            "setup": "catalogue-castle-phase-setup",
            "play": "catalogue-castle-phase-play",
            "fight": "catalogue-castle-phase-fight",
            "recover": "catalogue-castle-phase-recover",
        },
        sections={
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
            "CL": "section-rulings",
            "ED": "section-editions",
            "ED-C": "section-editions",
        },
        examples=frozenset({"CR-EX"}),
        glossary=(
            "glossary-faction",
            "glossary-guard",
            "glossary-pair",
            "glossary-replace",
            "glossary-limit",
            "glossary-healing",
            "glossary-resting",
            "glossary-king-tile",
            "glossary-treasury",
        ),
    ),
)
