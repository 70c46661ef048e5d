"""Every code of the castle-raid engine has a wording in every language: events, reasons, prompts, options, outcomes."""

from __future__ import annotations

import itertools

import pytest

import lairwright as lw
from lairwright.castle.options import ChooseFaction, Place, Replace
from lairwright.castle.procedures import all_procedures
from lairwright.castle.table import Castle
from lairwright.castle.words import EVENTS, PHASES
from lairwright.kernel.outcome import Outcome
from lairwright.kernel.views import UNKNOWN
from lairwright.scenarios.rulebook import find_rule
from lairwright.text.castle.choices import PROMPT_RULES, option_phrase, prompt_rule, prompt_text
from lairwright.text.castle.log import event_line, event_lines
from lairwright.text.castle.reasons import outcome_text, reason_text, standing_lines, winners_text
from lairwright.text.castle.scene import Scene, scene
from lairwright.text.castle.table import (
    changed_range,
    healing_text,
    odds_text,
    parts_text,
    price_text,
    unseen_level,
)
from lairwright.text.catalogue import CatalogueError, languages, texts
from tests.playing import steps
from tests.text.castle_codes import outcome_reasons, reason_codes, variable_codes
from tests.text.reading import trouble

LANGUAGES = languages()
Event = dict[str, object]

#: Events with what they may carry: cards and amounts.
GUARDS = (
    "guard-turned",
    "strength-changed",
    "loot-changed",
    "beaten",
    "looted",
    "coin-left",
    "lost",
    "guard-discarded",
)
TILES = ("tile-turned", "tile-discarded")
NOBODY = ("phase", "round", "guard-laid", "faced", *TILES, *(kind for kind in GUARDS if kind != "looted"))


def begun() -> Castle:
    """Three players with factions: seat 0 has the trolls, then dragons and insects."""
    game = lw.new_game("castle-raid", seats=3, seed=1, variants=["new-orders"])
    while game.decision.kind == "faction":
        seat = game.decision.seat
        game.play(f"faction {('trolls', 'dragons', 'insects')[seat]}", seat)
    return game


@pytest.fixture
def names() -> Scene:
    return scene(texts("en"), begun(), 0)


def event(
    kind: str, seat: int | None = None, card: str | None = None, other: str | None = None, amount: int = 0
) -> Event:
    return {"kind": kind, "seat": seat, "card": card, "other": other, "amount": amount}


def sample(kind: str, seat: int | None, amount: int) -> Event:
    """An event as the engine makes it."""
    if kind == "faction":
        return event(kind, seat, "dragons")
    if kind == "guard-laid":
        return event(kind, None, UNKNOWN, amount=amount)
    if kind in TILES:
        return event(kind, None, "no-ones")
    if kind in GUARDS:
        tile = "last-easier" if kind.endswith("-changed") else None
        return event(kind, seat, "two-star-5-6", tile, amount)
    card = None if kind in ("gold", "paid", "phase", "round", "first-player", "passed", "game-over") else "trolls-4"
    return event(kind, seat, card, "dragons-2" if kind in ("replaced", "faced") else None, amount)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_has_a_sentence(language: str, kind: str) -> None:
    told = scene(texts(language), begun(), 0)
    amounts = range(len(PHASES)) if kind == "phase" else (1, 2, 3) if kind.startswith("guard-") else (0, 1, 2, 5, 22)
    for seat, amount in itertools.product((None,) if kind in NOBODY else (0, 1), amounts):
        line = event_line(sample(kind, seat, amount), told)
        assert line[0].isupper()
        assert line.endswith(".")
        assert not trouble(line), line


#: Events whose cards only some may know, or nobody.
HIDDEN = ("dealt", "set-aside", "guard-laid", "guard-discarded", "tile-discarded")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", HIDDEN)
def test_what_a_viewer_may_not_know_has_words_of_its_own(language: str, kind: str) -> None:
    told = scene(texts(language), begun(), 0)
    hidden = event(kind, 1 if kind in ("dealt", "set-aside") else None, UNKNOWN, amount=2)
    for run in ([hidden], [hidden] * 2, [hidden] * 5) if kind != "tile-discarded" else ([hidden],):
        (line,) = event_lines(run, told)
        assert line.endswith(".")
        assert not trouble(line)
        assert UNKNOWN not in line


def test_events_that_some_may_not_know_are_all_among_them() -> None:
    masked = set()
    for seed in range(3):
        for game in steps(lw.new_game("castle-raid", seats=3, seed=seed), seed):
            for viewer in (None, 0, 1, 2):
                masked |= {one["kind"] for one in game.visible_events(viewer) if one["card"] == UNKNOWN}
    assert masked == set(HIDDEN)


# -- whole games -----------------------------------------------------------------------------------


def check_table(game: Castle, language: str) -> None:
    """Every question, option and event of the table has words, and a hidden monster or guard is never named."""
    speaking = texts(language)
    for viewer in (None, *range(game.config.seats)):
        told = scene(speaking, game, viewer)
        events = game.visible_events(viewer)
        lines = event_lines(events, told)
        assert bool(lines) == bool(events)
        for line in lines:
            assert line[0].isupper()
            assert not trouble(line), line
        for one, whole in zip(events, game.events, strict=True):
            line = event_line(one, told)
            assert not trouble(line), line
            if one["card"] == UNKNOWN:
                card = game.cards[whole.card]
                assert told.card(card.id) not in line
                # A hidden monster's strength isn't in the line; its number of cards, 1, may be.
                assert one["seat"] is None or str(card.strength) not in line.replace("1", "")
    for decision in game.decisions:
        told = scene(speaking, game, decision.seat)
        question = prompt_text(decision, told)
        assert question.endswith((".", "?"))
        assert not trouble(question), question
        phrases = [option_phrase(option.choice, told) for option in decision.options]
        assert len(set(phrases)) == len(phrases)
        assert not any(trouble(phrase) for phrase in phrases)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variants", [(), ("new-orders",), ("new-orders", "dapper-guards")])
def test_random_play_is_told_without_secrets(variants: tuple[str, ...], language: str) -> None:
    for seed in range(2):
        game = lw.new_game(
            "castle-raid", seats=3 + 2 * seed, seed=seed, variants=variants, options={"coins_public": seed > 0}
        )
        for _ in steps(game, seed):
            check_table(game, language)
        told = scene(texts(language), game, 0)
        said = [outcome_text(texts(language), game.outcome.reason), winners_text(game.outcome, told)]
        assert not any(trouble(text) for text in (*said, *standing_lines(game.outcome, told)))


# -- sentences -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("happened", "line"),
    [
        (event("faction", 1, "dragons"), "Seat 1 chooses Dragons."),
        (event("faction", 0, "trolls"), "You choose Trolls."),
        (event("round", amount=2), "Round 2 of 6 begins."),
        (event("placed", 1, "dragons-4", amount=3), "Dragons put their 4 at guard 3."),
        (event("placed", 0, "trolls-4", amount=3), "You put your 4 at guard 3."),
        (event("replaced", 1, "dragons-4", "insects-2", 1), "Dragons replace Insects 2 at guard 1 with their 4."),
        (event("replaced", 1, "dragons-4", "dragons-2", 1), "Dragons replace their own 2 at guard 1 with their 4."),
        (event("replaced", 1, "dragons-4", "trolls-2", 1), "Dragons replace your 2 at guard 1 with their 4."),
        (event("replaced", 0, "trolls-4", "dragons-2", 1), "You replace Dragons 2 at guard 1 with your 4."),
        (event("replaced", 0, "trolls-4", "trolls-2", 1), "You replace your own 2 at guard 1 with your 4."),
        (
            event("lost", None, "one-star-5-5", amount=1),
            "The guard wins: the monsters are 1 short. The fighting is over.",
        ),
        (event("game-over", 2, amount=23), "The game is over: Insects win (23 coins)."),
        (
            event("tile-turned", None, "first-plus-three"),
            "The king's order “Payday at the gate”: The guard at the gate has +3 loot.",
        ),
        (
            event("cannot-pay", 1, "dragons-4", amount=1),
            "Dragons can't pay 1 coin more for their 4: they have no gold left.",
        ),
    ],
)
def test_sentences_name_whoever_is_meant(happened: Event, line: str, names: Scene) -> None:
    assert event_line(happened, names) == line


def test_a_replacement_and_its_price_are_one_line(names: Scene) -> None:
    events = [
        event("paid", 1, amount=1),
        event("compensated", 0, "trolls-2", amount=2),
        event("returned", 0, "trolls-2", amount=1),
        event("replaced", 1, "dragons-4", "trolls-2", 1),
    ]
    assert event_lines(events, names) == [
        "Dragons replace your 2 at guard 1 with their 4. The price is 1 coin to the treasury and 2 coins to you."
    ]
    assert event_lines([events[0], *events[2:]], names) == [
        "Dragons replace your 2 at guard 1 with their 4. The price is 1 coin to the treasury."
    ]
    assert event_lines(events[:1], names) == ["Dragons pay 1 coin to the treasury."]


def test_what_one_player_takes_and_puts_down_is_one_line(names: Scene) -> None:
    own = [event("took-up", 0, f"trolls-{strength}") for strength in (1, 3)] + [event("rests", 0, "trolls-4")]
    hidden = [event("dealt", 1, UNKNOWN)] * 3 + [event("set-aside", 1, UNKNOWN)] * 2
    assert event_lines([*own, *hidden], names) == [
        "You take your rested 1 and 3 back into your hand. You put your 4 face down to rest.",
        "Dragons take 3 monsters into their hand. Dragons put 2 monsters face down.",
    ]


def test_a_fight_is_a_line_for_each_guard(names: Scene) -> None:
    first = [
        event("guard-turned", None, "two-star-5-6", amount=1),
        event("loot-changed", None, "two-star-5-6", "first-plus-three", 9),
        event("faced", None, "trolls-3", "dragons-3", 6),
        event("beaten", None, "two-star-5-6", amount=9),
        event("looted", 0, "two-star-5-6", amount=4),
        event("looted", 1, "two-star-5-6", amount=4),
        event("coin-left", None, "two-star-5-6", amount=1),
    ]
    second = [event("guard-turned", None, "one-star-3-4", amount=2), event("lost", None, "one-star-3-4", amount=2)]
    assert event_lines([*first, *second], names) == [
        "Guard 1 is turned up: ★★, strength 5, loot 6. By the king's order “Payday at the gate”, its loot is now 9. "
        "Trolls 3 and Dragons 3 face it, 6 together. The guard is beaten. You get 4 coins. Dragons get 4 coins. "
        "The monsters are equally strong, so the odd coin "
        "stays in the treasury.",
        "Guard 2 is turned up: ★, strength 3, loot 4. The guard wins: the monsters are 2 short. The fighting is over.",
    ]


def test_guards_and_winners_are_told_together(names: Scene) -> None:
    laid = [event("guard-laid", None, UNKNOWN, amount=stars) for stars in (2, 1, 3)]
    assert event_lines(laid, names) == ["New guards take their posts, starting from the gate: ★★, ★, ★★★."]
    gone = [event("guard-discarded", None, card, amount=1) for card in ("one-star-3-4", UNKNOWN, UNKNOWN)]
    assert event_lines(gone, names) == ["The guards are discarded, 2 of them unseen."]
    won = [event("game-over", seat, amount=23) for seat in (0, 2)]
    assert event_lines(won, names) == ["The game is over: you and Insects share the victory (23 coins each)."]
    assert event_lines([event("round", amount=2), event("phase", amount=1)], names) == ["Round 2 of 6 begins."]


# -- reasons and outcomes --------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    assert len(reason_codes()) > 20
    assert len(variable_codes()) >= 5
    said = [reason_text(texts(language), code) for code in sorted(reason_codes() | variable_codes())]
    assert len(set(said)) == len(said)
    for text in said:
        assert text.endswith(".")
        assert not trouble(text), text


def test_a_reason_without_a_sentence_is_a_mistake() -> None:
    with pytest.raises(CatalogueError, match="castle-reason-moon-is-full"):
        reason_text(texts("en"), "moon-is-full")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_real_games_have_sentences(language: str) -> None:
    game = lw.new_game("castle-raid", seats=3, seed=3, variants=["new-orders"])
    keys = [
        *("pass", "place trolls-1 at 1", "place x at 1", "place trolls-1 at 9", "place", "faction trolls", "faction x"),
        *("replace trolls-1 at 1 with dragons-4", "replace dragons-2 at 2 with trolls-3", "replace x", "sing", ""),
    ]
    codes = set()
    for _ in steps(game, 3):
        for key, seat in itertools.product(keys, (0, 1, 2, 7)):
            code, _rule = game.why_not(key, seat)
            codes.add(code)
            assert reason_text(texts(language), code).endswith("."), code
    assert len(codes) > 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_has_a_sentence(language: str) -> None:
    assert outcome_reasons()
    for reason in outcome_reasons():
        assert outcome_text(texts(language), reason).endswith(".")


def test_equal_gold_is_an_equal_place_and_a_shared_victory(names: Scene) -> None:
    outcome = Outcome("last-king-tile", "CR-END-01", [0, 1], [0, 1, 2], [19, 19, 1])
    assert winners_text(outcome, names) == "You and Dragons share the victory."
    assert standing_lines(outcome, names) == [
        "1. Trolls, seat 0: 19 coins",
        "1. Dragons, seat 1: 19 coins",
        "3. Insects, seat 2: 1 coin",
    ]
    alone = Outcome("last-king-tile", "CR-END-01", [2], [2, 0, 1], [1, 0, 5])
    assert winners_text(alone, names) == "Insects win."


# -- questions and options ---------------------------------------------------------------------------


def test_every_prompt_has_a_rule_that_exists() -> None:
    assert {procedure.kind for procedure in all_procedures()} == set(PROMPT_RULES)
    assert all(find_rule(prompt_rule(kind)) for kind in PROMPT_RULES)


def test_options_name_the_own_and_the_others_monsters(names: Scene) -> None:
    assert option_phrase(ChooseFaction("ocean-beasts"), names) == "Play Ocean Beasts"
    assert option_phrase(Place("trolls-4", 2), names) == "Put your 4 at guard 2"
    other = option_phrase(Replace("trolls-4", 1, "dragons-2"), names)
    assert other == "Replace Dragons 2 at guard 1 with your 4"
    own = option_phrase(Replace("trolls-4", 1, "trolls-2"), names)
    assert own == "Replace your own 2 at guard 1 with your 4"


def test_whoever_can_replace_nothing_is_not_told_about_it(names: Scene) -> None:
    game = begun()
    assert prompt_text(game.decision, names) == "Play a monster on a free field."
    game.play(game.decision.options[0])
    assert any(key.startswith("replace") for key in game.decision.keys)
    assert "in place of a weaker one" in prompt_text(game.decision, names)


# -- the numbers that decide ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_that_decide_have_words(language: str) -> None:
    told = scene(texts(language), begun(), 0)
    said = [
        changed_range(texts(language), 3, 7, 2),
        *(parts_text("3", change, "last-easier", told, floored) for change in (2, -3) for floored in (True, False)),
        healing_text("2", "4", "costly-healing", told),
        *(odds_text(7, alone, "3–7", 9, 12, told) for alone in (True, False)),
        *(price_text(1, share, 1, told) for share in (0, 1, 2)),
        unseen_level(texts(language), "★", [(3, 4), (5, 5), (5, 5)]),
    ]
    assert not [text for text in said if trouble(text)]
    assert len(set(said)) == len(said)


def test_a_value_says_where_it_comes_from(names: Scene) -> None:
    assert parts_text("5", -3, "last-easier", names) == "5 printed, −3 from The sleepy treasurer"
    assert parts_text("2", -3, "last-easier", names, floored=True) == (
        "2 printed, −3 from The sleepy treasurer, never below 0"
    )
    assert healing_text("2", "4", "costly-healing", names) == "Healing 4: 4 from Dear healers instead of the printed 2."
    assert changed_range(texts("en"), 3, 7, -5) == "0–2"
    assert price_text(1, 0, 0, names) == "price 1 (to the treasury)"
    assert price_text(1, 2, 1, names) == "price 3 (1 to the treasury, 2 to Dragons)"
    assert unseen_level(texts("en"), "★", [(5, 5), (3, 4), (5, 5)]) == "★: 3/4, 5/5 ×2"
