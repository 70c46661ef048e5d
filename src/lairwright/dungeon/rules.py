"""Rule options, presets for the editions, variants (editions.md; CL-20, CL-30).

Every row of the editions matrix that concerns the base game with 2 to 4 players is an option; a preset sets those in
which its edition differs from the default, a variant changes a few. :class:`Rules` is what the engine reads: one
attribute per option.
"""

from __future__ import annotations

from typing import Final, final

from lairwright.kernel.config import OptionValue
from lairwright.kernel.rules import OptionSpec, RuleSet, switch

OPTIONS: Final = (
    OptionSpec("printing", "ED-01", "revised", ("revised", "early"), "31 Spells and a limited Crushinator, or 30"),
    OptionSpec("bosses_dealt", "ED-14", 1, (1, 2), "with 2, each keeps one and removes the other"),
    OptionSpec("hero_counts", "ED-46", "icons", ("icons", "all"), "heroes by player-count icon, or all of them"),
    OptionSpec("epic_after", "ED-47", "revealed", ("revealed", "lured"), "when Epic Heroes start to come"),
    OptionSpec("setup_discard", "ED-09", 2, (0, 1, 2, 3, 4), "cards discarded from the starting hand"),
    OptionSpec("seeded_discard", "ED-E-01", "none", ("none", "4+2"), "4 Rooms and 2 Spells start in the discards"),
    switch("setup_discard_secret", "ED-36", True, "set-up discards stay face down until all have chosen"),
    OptionSpec(
        "mulligan_condition",
        "ED-05",
        "four_rooms",
        ("four_rooms", "full_hand", "four_icons"),
        "which starting hands may be replaced",
    ),
    OptionSpec(
        "mulligan_mode", "ED-06", "shuffle", ("shuffle", "discard", "reveal_shuffle"), "where a replaced hand goes"
    ),
    OptionSpec("first_room", "ED-37", "optional", ("optional", "mandatory"), "placing the first room"),
    OptionSpec(
        "turn_order", "ED-02", "xp", ("xp", "clockwise_from_top_xp", "marker"), "order of Build and Adventure turns"
    ),
    OptionSpec("reveal_order", "ED-03", "xp", ("xp", "turn"), "order of Level Up and when-built effects"),
    OptionSpec(
        "heroes_per_round", "ED-08", "start_players", ("start_players", "current_players"), "heroes revealed per round"
    ),
    switch("levelup_before_built", "ED-10", True, "Level Up before the when-built effect of the same player"),
    OptionSpec(
        "reveal_resolution",
        "ED-O-08",
        "per_player",
        ("per_player", "all_levelups_first", "owner_chooses"),
        "how Level Ups and when-built effects are ordered",
    ),
    switch("respond_during_reveal", "ED-43", False, "spells and abilities may be used in the reveal step"),
    OptionSpec("bait_order", "ED-04", "oldest_first", ("oldest_first", "newest_first"), "which hero is lured first"),
    OptionSpec("bait_tie", "ED-31", "stay", ("stay", "share"), "what a tie for the most treasure does"),
    switch("active_without_heroes", "ED-61", True, "players without heroes get an Adventure turn"),
    switch("enter_effect_first", "ED-12", True, "hero-enters effects come before the room's damage"),
    OptionSpec(
        "adventure_windows",
        "ED-42",
        "entrance_and_room",
        ("entrance_and_room", "room_only"),
        "when spells may be played in the Adventure phase",
    ),
    OptionSpec("death_check", "ED-11", "on_leave", ("on_leave", "immediate"), "when a hero with enough damage dies"),
    OptionSpec("returned_hero", "ED-48", "same_round", ("same_round", "next_round"), "a hero sent to an entrance"),
    OptionSpec("returned_damage", "ED-76", "wiped", ("wiped", "until_round_end"), "damage of a hero sent back"),
    OptionSpec(
        "end_order",
        "ED-13",
        "eliminate_check_cleanup",
        ("eliminate_check_cleanup", "cleanup_check"),
        "order of the end of round",
    ),
    switch("elimination", "ED-24", True, "a player with 5 Wounds is out"),
    OptionSpec(
        "end_trigger",
        "ED-25",
        "souls_or_last",
        ("souls_or_last", "souls_or_deck", "souls_or_wounds"),
        "what ends the game",
    ),
    OptionSpec("winner", "ED-26", "qualifier", ("qualifier", "difference"), "who wins when the game ends"),
    OptionSpec("hero_deck_empty", "ED-29", "exhaust", ("exhaust", "end_round"), "when the hero deck runs out"),
    OptionSpec("tiebreak_xp", "ED-30", "lowest", ("lowest", "highest"), "the last tie-break"),
    OptionSpec("response_order", "ED-18", "active_first", ("active_first", "lifo"), "how responses resolve"),
    switch("negate_negation", "ED-19", True, "a negation may be negated"),
    OptionSpec("random_discard", "ED-16", "engine", ("engine",), "who picks a random card"),
    switch("deactivated_breaks_adjacency", "ED-17", True, "a deactivated room is an empty space"),
    switch("destroy_active_only", "ED-23", True, "only active rooms can be destroyed"),
    OptionSpec("deck_exhausted", "ED-20", "reshuffle_type", ("reshuffle_type",), "when a deck runs out"),
    switch("peek_score_area", "ED-21", True, "everybody may look at face-down heroes"),
    OptionSpec("late_room_bonus", "ED-73", "applies", ("applies", "later_only"), "a bonus on the room a hero is in"),
    OptionSpec("deactivated_trigger", "ED-74", "delayed", ("delayed", "lost"), "effects of a deactivated room"),
    switch("machinations", "ED-44", False, "who gained no Soul draws a card at the end of the round"),
    switch("hard_mode", "BM-VAR-20", False, "Ordinary Heroes with Health 4 are removed"),
)

PRESETS: Final[dict[str, dict[str, OptionValue]]] = {
    "default": {},
    "pl": {"adventure_windows": "room_only", "end_order": "cleanup_check"},
    "ru": {
        "printing": "early",
        "turn_order": "clockwise_from_top_xp",
        "mulligan_condition": "full_hand",
        "death_check": "immediate",
        "active_without_heroes": False,
        "end_order": "cleanup_check",
    },
    "de": {
        "setup_discard_secret": False,
        "mulligan_mode": "discard",
        "bait_order": "newest_first",
        "negate_negation": False,
        "active_without_heroes": False,
        "returned_damage": "until_round_end",
    },
    "en10": {
        "elimination": False,
        "end_trigger": "souls_or_wounds",
        "winner": "difference",
        "tiebreak_xp": "highest",
        "response_order": "lifo",
        "setup_discard": 0,
        "bosses_dealt": 2,
    },
}

PRESET_NOTES: Final[dict[str, str]] = {
    "default": "our recommended reading where the editions differ",
    "pl": "the Polish edition as printed",
    "ru": "the early Russian edition as printed; its ninth boss has no reliable data and is left out",
    "de": "the base game of the German big box as printed, 2 to 4 players",
    "en10": "the 10th Anniversary rules of play, with the revised cards",
}

VARIANTS: Final[dict[str, dict[str, OptionValue]]] = {
    "choose-boss": {"bosses_dealt": 2},
    "machinations": {"machinations": True},
    "hard-mode": {"hard_mode": True},
    "seeded-discard": {"setup_discard": 0, "seeded_discard": "4+2"},
}


RULES: Final = RuleSet(OPTIONS, PRESETS, VARIANTS)


def resolve(preset: str, variants: tuple[str, ...], options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """The value of every option: preset, then variants, then single options; an error names the unknown word."""
    return RULES.resolve(preset, variants, options)


_known_rules: dict[tuple[str, tuple[str, ...], str], Rules] = {}


def rules_for(preset: str, variants: tuple[str, ...], options: dict[str, OptionValue]) -> Rules:
    """The rules of a configuration; they never change, so games with the same configuration share them."""
    # Options by repr, because True and 1 are equal but not the same value.
    key = (preset, variants, repr(options) if options else "")
    rules = _known_rules.get(key)
    if rules is None:
        rules = Rules(resolve(preset, variants, options))
        if len(_known_rules) > 255:
            _known_rules.clear()
        _known_rules[key] = rules
    return rules


def check_option(name: str, value: OptionValue) -> OptionValue:
    """The value itself, if the option exists and may have it."""
    return RULES.check_option(name, value)


def parse_option(text: str) -> tuple[str, OptionValue]:
    """``name=value`` from a command line, with the value in the option's own type."""
    return RULES.parse_option(text)


@final
class Rules:
    """The options as the engine reads them; each yes/no question is a bool, because it is asked so often."""

    __slots__ = (
        "active_without_heroes",
        "all_heroes",
        "all_levelups_first",
        "bosses_dealt",
        "cleanup_first",
        "deactivated_breaks_adjacency",
        "delayed_triggers",
        "destroy_active_only",
        "early_printing",
        "elimination",
        "end_trigger",
        "end_with_deck",
        "enter_effect_first",
        "entrance_windows",
        "epic_after_lured",
        "first_room_mandatory",
        "hard_mode",
        "heroes_by_current",
        "immediate_death",
        "late_bonus",
        "levelup_first",
        "lifo",
        "lowest_xp_wins",
        "machinations",
        "mulligan_condition",
        "mulligan_mode",
        "negate_negation",
        "newest_first",
        "owner_orders_reveal",
        "peek_score_area",
        "respond_during_reveal",
        "returned_keeps_damage",
        "returned_waits",
        "reveal_by_turn",
        "seeded_discard",
        "setup_discard",
        "share_ties",
        "turn_order",
        "values",
        "winner_by_difference",
    )

    def __init__(self, values: dict[str, OptionValue]) -> None:
        self.values: dict[str, OptionValue] = values
        self.early_printing: bool = values["printing"] == "early"
        self.bosses_dealt: int = _number(values["bosses_dealt"])
        self.all_heroes: bool = values["hero_counts"] == "all"
        self.epic_after_lured: bool = values["epic_after"] == "lured"
        self.setup_discard: int = _number(values["setup_discard"])
        self.seeded_discard: bool = values["seeded_discard"] == "4+2"
        self.mulligan_condition: str = str(values["mulligan_condition"])
        self.mulligan_mode: str = str(values["mulligan_mode"])
        self.first_room_mandatory: bool = values["first_room"] == "mandatory"
        self.turn_order: str = str(values["turn_order"])
        self.reveal_by_turn: bool = values["reveal_order"] == "turn"
        self.heroes_by_current: bool = values["heroes_per_round"] == "current_players"
        self.levelup_first: bool = values["levelup_before_built"] is True
        self.all_levelups_first: bool = values["reveal_resolution"] == "all_levelups_first"
        self.owner_orders_reveal: bool = values["reveal_resolution"] == "owner_chooses"
        self.respond_during_reveal: bool = values["respond_during_reveal"] is True
        self.newest_first: bool = values["bait_order"] == "newest_first"
        self.share_ties: bool = values["bait_tie"] == "share"
        self.active_without_heroes: bool = values["active_without_heroes"] is True
        self.enter_effect_first: bool = values["enter_effect_first"] is True
        self.entrance_windows: bool = values["adventure_windows"] == "entrance_and_room"
        self.immediate_death: bool = values["death_check"] == "immediate"
        self.returned_waits: bool = values["returned_hero"] == "next_round"
        self.returned_keeps_damage: bool = values["returned_damage"] == "until_round_end"
        self.cleanup_first: bool = values["end_order"] == "cleanup_check"
        self.elimination: bool = values["elimination"] is True
        self.end_trigger: str = str(values["end_trigger"])
        self.winner_by_difference: bool = values["winner"] == "difference"
        self.end_with_deck: bool = values["hero_deck_empty"] == "end_round"
        self.lowest_xp_wins: bool = values["tiebreak_xp"] == "lowest"
        self.lifo: bool = values["response_order"] == "lifo"
        self.negate_negation: bool = values["negate_negation"] is True
        self.deactivated_breaks_adjacency: bool = values["deactivated_breaks_adjacency"] is True
        self.destroy_active_only: bool = values["destroy_active_only"] is True
        self.peek_score_area: bool = values["peek_score_area"] is True
        self.late_bonus: bool = values["late_room_bonus"] == "applies"
        self.delayed_triggers: bool = values["deactivated_trigger"] == "delayed"
        self.machinations: bool = values["machinations"] is True
        self.hard_mode: bool = values["hard_mode"] is True


def _number(value: OptionValue) -> int:
    assert isinstance(value, int)
    return value
