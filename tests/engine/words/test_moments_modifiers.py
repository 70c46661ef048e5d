"""What is in force with its card: the same numbers for the engine, views and forecasts, and silence if its card is
silenced."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lairwright.dungeon.projections.damage import room_damage
from lairwright.dungeon.projections.forecast import forecast
from lairwright.dungeon.projections.health import hero_health
from lairwright.dungeon.projections.treasure import treasure
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import CLASSES
from tests.staged import HARDEST, Seat, card, check, offered, pass_on, pass_to, play, resolve, staged

MOMENTS = str(Path(__file__).parents[2] / "sets" / "words-moments.toml")
SETS = ("base", HARDEST, MOMENTS)
MAGE = CLASSES.index("mage")
RIVAL: Seat = {"boss": "calabeza"}


def seen(game: Table, viewer: int) -> Any:
    """What somebody sees of the first seat."""
    seats: Any = game.view(viewer)["seats"]
    return seats[0]


def table(start: str, *others: Seat, rest: dict[str, Any] | None = None, **seat: object) -> Table:
    """A table of Scott, who may always say a prayer, and somebody else."""
    first: Seat = {"boss": "scott", "hand": ["silent-prayer"], **seat}
    return staged(start, first, *(others or (RIVAL,)), sets=SETS, **(rest or {}))


def inside(game: Table, hero: str, at: int) -> int:
    """Pass until this hero is in the room at this position; what it has taken by then."""
    number = card(game, hero)
    for _ in range(60):
        if game.hero == number and game.hero_room >= 0 and game.hero_at == at:
            return int(game.hurt[number])
        game.play("pass", game.open[0])
    raise AssertionError("the hero never came there")


def foreseen(game: Table, hero: str) -> tuple[int, ...]:
    """Room by room, by the projection and by the view."""
    (said,) = seen(game, 0)["forecasts"]
    steps, dies = forecast(game, 0, card(game, hero))
    assert (tuple(steps), dies) == (said["steps"], said["dies"])
    check(game)
    return tuple(int(step) for step in steps)


# -- silence ---------------------------------------------------------------------------------------------


def test_a_room_that_silences_its_neighbours_does_so_as_soon_as_it_is_built_and_until_it_goes() -> None:
    game = table("reveal", dungeon=[["loud-drum", "plain-pit"], ["loud-drum"], ["hushed-hall"]], face_down=[3])
    assert room_damage(game, 0, 0) == 2  # the drum beside the hall is not heard
    game = table(
        "build", hand=["wrecking-ball", "silent-prayer"], dungeon=[["plain-pit"], ["loud-drum"], ["hushed-hall"]]
    )
    assert room_damage(game, 0, 0) == 2
    play(game, "0: play wrecking-ball", "0: room 0.3")
    assert room_damage(game, 0, 0) == 2 + 1


def test_what_a_silenced_room_would_silence_is_heard() -> None:
    game = table("build", dungeon=[["plain-pit"], ["loud-drum"], ["hushed-hall"], ["hushed-hall"]])
    assert room_damage(game, 0, 0) in (2, 2 + 1)  # one of the two halls silences the other, and the rest follows
    check(game)


def test_a_boss_silences_from_its_level_up_on() -> None:
    five = [["plain-pit"], ["workshop"], ["plain-den"], ["plain-den"], ["plain-hall"]]
    game = table("reveal", boss="mute-boss", dungeon=five, face_down=[5], entrance=["acacia"])
    assert not any("use workshop" in key for key in offered(game))
    assert game.players[0].levelled


def test_a_miniboss_makes_what_heroes_say_void_at_the_entrance_and_inside() -> None:
    for level, health, coins in ((2, 4, 0), (1, 6, 2)):
        bosses = [{"card": "heckler", "on": 1, "level": level}]
        game = table("adventure", dungeon=[["plain-pit"]], minibosses=bosses, entrance=["bragger"])
        assert hero_health(game, card(game, "bragger")) == health
        inside(game, "bragger", 0)
        assert game.players[0].coins == coins


def test_a_hero_is_silenced_for_the_round() -> None:
    game = table("adventure", dungeon=[["plain-pit"]], hand=["gag", "silent-prayer"], entrance=["bragger"])
    play(game, "0: play gag")
    assert hero_health(game, card(game, "bragger")) == 4
    pass_on(game, "build")
    assert game.round == 2
    assert not game.status[card(game, "bragger")]


def test_an_item_that_silences_rooms_does_so_while_its_bearer_walks() -> None:
    game = table(
        "adventure",
        dungeon=[["plain-hall"], ["loud-drum"]],
        entrance=["acacia"],
        carried={"acacia": "muffler"},
    )
    assert room_damage(game, 0, 0) == 4 + 1
    assert foreseen(game, "acacia") == (0, 4)
    inside(game, "acacia", 0)
    assert room_damage(game, 0, 0) == 4
    while not game.players[0].wounds:
        game.play("pass", game.open[0])
    assert room_damage(game, 0, 0) == 4 + 1


# -- numbers ---------------------------------------------------------------------------------------------


def test_treasure_is_counted_up_to_its_bound() -> None:
    for stack, icons in ((["vault-of-floors"], 0), (["plain-pit", "plain-den", "plain-hall", "vault-of-floors"], 2)):
        game = table("build", dungeon=[stack])
        assert treasure(game, 0, MAGE) == icons
        assert seen(game, 1)["treasure"]["mage"] == icons


def test_treasure_given_for_the_round_is_counted_when_it_is_given() -> None:
    game = table("build", dungeon=[["plain-pit", "plain-den", "plain-hall"]], hand=["gilding", "silent-prayer"])
    play(game, "0: play gilding")
    assert treasure(game, 0, MAGE) == 2
    pass_on(game, "adventure")
    pass_on(game, "build")
    assert treasure(game, 0, MAGE) == 0


def test_damage_only_against_some_heroes_is_foreseen_for_them() -> None:
    for hero, hit in (("acacia", 1 + 3), ("jesta-the-rogue", 1)):
        game = table("adventure", dungeon=[["hero-grinder"]], entrance=[hero])
        assert foreseen(game, hero) == (hit,)
        assert inside(game, hero, 0) == hit


def test_damage_of_the_round_may_be_against_some_heroes_only() -> None:
    for hero, hit in (("acacia", 2 + 2), ("jesta-the-rogue", 2)):
        game = table("adventure", dungeon=[["plain-pit"]], hand=["holy-traps", "silent-prayer"], entrance=[hero])
        play(game, "0: play holy-traps")
        assert room_damage(game, 0, 0) == 2
        assert foreseen(game, hero) == (hit,)
        assert inside(game, hero, 0) == hit


def test_what_a_hero_or_its_item_does_to_rooms_is_foreseen() -> None:
    for item, steps in (("feather-shoes", (0, 0, 4)), ("rubber-boots", (2, 1, 4))):
        game = table(
            "adventure",
            dungeon=[["plain-hall"], ["plain-pit"], ["plain-den"]],
            entrance=["acacia"],
            carried={"acacia": item},
        )
        assert foreseen(game, "acacia") == steps
        assert inside(game, "acacia", 0) == sum(steps)


def test_a_room_that_is_passed_by_is_foreseen_to_do_nothing() -> None:
    game = table("adventure", dungeon=[["plain-hall"], ["plain-pit"]], entrance=["sidestepper"])
    assert foreseen(game, "sidestepper") == (2, 0)


def test_a_hero_may_take_no_damage_from_rooms_this_round() -> None:
    game = table(
        "adventure",
        dungeon=[["plain-hall"], ["plain-pit"]],
        hand=["safe-passage", "silent-prayer"],
        entrance=["acacia"],
    )
    assert inside(game, "acacia", 1) == 2
    play(game, "0: play safe-passage")
    assert inside(game, "acacia", 0) == 2
    assert seen(game, 0)["details"][0]["damage"] == 0


# -- heroes whom some cards don't touch --------------------------------------------------------------------


def test_a_hero_whom_no_room_affects_is_passed_over_by_what_rooms_do() -> None:
    for hero, sent in (("loner", False), ("acacia", True)):
        game = table("adventure", dungeon=[["plain-hall"], ["trapdoor-hall"]], entrance=[hero])
        number = card(game, hero)
        while game.hero != number and number not in game.town and not game.players[0].wounds:
            game.play("pass", game.open[0])
        assert (number in game.town) is sent
        assert not any("use grabber" in key for key in offered(game))


def test_a_hero_whom_no_spell_affects_is_passed_over_by_what_is_done_to_all() -> None:
    game = table(
        "adventure", dungeon=[["plain-pit"]], hand=["mass-healing", "silent-prayer"], entrance=["acacia", "unmoved"]
    )
    play(game, "0: play mass-healing")
    assert hero_health(game, card(game, "acacia")) == 6 + 3
    assert hero_health(game, card(game, "unmoved")) == 6


def test_a_hero_at_the_entrance_already_keeps_its_host_from_playing_spells() -> None:
    for carried, legal in (({"acacia": "hush-bell"}, False), ({}, True)):
        game = table(
            "build",
            {"boss": "calabeza", "hand": ["silent-prayer"]},
            dungeon=[["plain-pit"]],
            entrance=["acacia"],
            carried=carried,
        )
        assert ("0: play silent-prayer" in offered(game)) is legal
        assert game.round == 1


# -- building, luring, scores ------------------------------------------------------------------------------


def test_a_miniboss_or_a_room_alone_lets_anything_be_built_there() -> None:
    game = table(
        "build",
        dungeon=[["plain-pit"]],
        minibosses=[{"card": "doorman", "on": 1}],
        hand=["grand-hall", "silent-prayer"],
    )
    assert "0: build grand-hall on 1" in offered(game)
    game = table("build", dungeon=[["open-door"]], hand=["grand-hall", "silent-prayer"])
    assert "0: build grand-hall on 1" in offered(game)


def test_what_fits_may_be_only_some_cards() -> None:
    game = table("build", dungeon=[["trap-door-frame"]], hand=["grand-hall", "silent-prayer"])
    assert "0: build grand-hall on 1" not in offered(game)  # a monster room


def test_a_boss_may_let_its_player_build_twice_in_every_round() -> None:
    game = table(
        "build",
        boss="busy-builder",
        levelled=True,
        dungeon=[["plain-hall"]],
        hand=["plain-pit", "plain-den", "workshop"],
    )
    play(game, "0: build plain-pit end")
    assert "0: build plain-den end" in offered(game)
    game.play("build plain-den end", 0)
    assert len(game.players[0].dungeon) == 3
    assert game.open[0] != 0 or game.round > 1


def test_who_is_kept_in_town_is_shown_to_stay_there() -> None:
    game = table(
        "build",
        {"boss": "calabeza", "dungeon": [["plain-den"]]},
        dungeon=[["plain-den"], ["plain-den"], ["plain-den"]],
        hand=["home-sweet-home", "silent-prayer"],
        rest={"town": ["acacia"]},
    )
    assert game.view(0)["lures"] == (0,)
    play(game, "0: play home-sweet-home")
    assert game.view(0)["lures"] == (None,)
    pass_on(game, "adventure")
    assert card(game, "acacia") in game.town


def test_who_is_kept_in_town_is_not_shared_out_by_lot_of_a_tie() -> None:
    game = table(
        "build",
        {"boss": "nicolius", "dungeon": [["plain-den"]]},
        dungeon=[["plain-den"]],
        hand=["home-sweet-home", "silent-prayer"],
        rest={"town": ["acacia", "bragger"], "options": {"bait_tie": "share"}},
    )
    play(game, "0: play home-sweet-home")
    pass_to(game, "0: hero acacia") if "0: hero acacia" in offered(game) else None
    if "0: hero acacia" in offered(game):
        play(game, "0: hero acacia")
    resolve(game)
    pass_on(game, "adventure")
    assert card(game, "acacia") in game.town


def test_a_soul_that_only_counts_counts_everywhere() -> None:
    game = table("build", boss="keeper-boss", levelled=True, souls=2)
    assert seen(game, 1)["souls"] == 2 + 1
