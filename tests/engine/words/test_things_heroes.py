"""What becomes of heroes: hurt, killed, moved, removed, turned, wherever they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.set_files import Entry
from tests.staged import Seat, card, check, ids, offered, play, resolve
from tests.things import Shared, cast, room, spell, table, walk_in

LOCATIONS: list[tuple[str, Entry]] = [
    (
        "location",
        {
            "id": "crypt",
            "name": "Crypt",
            "position": 1,
            "class": "mage",
            "ability": [{"when": "minion", "do": [{"coins": 1}]}],
        },
    ),
    (
        "location",
        {"id": "inn", "name": "Inn", "position": 2, "holds": 0, "ability": [{"when": "minion", "do": [{"coins": 1}]}]},
    ),
]
MAGE, OTHER_MAGE, CLERIC = "tieg-and-the-magic-bubble", "brandork-the-neverwrong", "acacia"


# -- damage and death ----------------------------------------------------------------------------------


def test_damage_at_an_entrance_is_wiped_when_the_hero_is_sent_to_town(tmp_path: Path) -> None:
    hit = spell("hit", {"do": [{"damage": 2, "to": {"hero": "entrance"}}]})
    back = spell("back", {"target": {"hero": "entrance"}, "do": [{"move": "target", "to": "town"}]})
    game = table(tmp_path, "build", [hit, back], {"entrance": [CLERIC]}, {"entrance": ["jarek"]})
    cast(game, "hit")
    assert (game.hurt[card(game, CLERIC)], game.hurt[card(game, "jarek")]) == (2, 0)
    cast(game, "back")
    assert (ids(game, game.town), game.hurt[card(game, CLERIC)]) == ([CLERIC], 0)
    check(game)


def test_random_damage_is_rolled_for_each_hero(tmp_path: Path) -> None:
    heroes = ["acacia", "charles-the-young", "delatorious", "romero", "fires-breath"]
    hit = spell("hit", {"do": [{"damage": 6, "random": True, "to": {"hero": "entrance"}}]})
    game = table(tmp_path, "build", [hit], {"entrance": heroes}, {})
    cast(game, "hit")
    taken = [game.hurt[hero] for hero in game.players[0].entrance]
    assert all(1 <= amount <= 6 for amount in taken)
    assert len(set(taken)) > 1


@pytest.mark.parametrize(("where", "owner"), [("town", 0), ("location", 0), ("entrance", 1)])
def test_a_hero_killed_anywhere_is_a_soul_where_it_is_or_of_whoever_kills_it(
    tmp_path: Path, where: str, owner: int
) -> None:
    kill = spell("kill", {"target": {"hero": where, "whose": "anyone's"}, "do": [{"kill": "target"}]})
    shared: Shared = {"locations": ["inn"]}
    if where != "entrance":
        shared |= {"visitors": {"inn": [CLERIC]}} if where == "location" else {"town": [CLERIC]}
    game = table(
        tmp_path, "build", [*LOCATIONS, kill], {}, {"entrance": [CLERIC] if where == "entrance" else []}, **shared
    )
    cast(game, "kill")
    assert ids(game, game.players[owner].souls) == [CLERIC]
    check(game)


def test_who_is_dead_is_neither_hurt_nor_killed_again(tmp_path: Path) -> None:
    twice = spell(
        "twice", {"target": {"hero": "entrance"}, "do": [{"kill": "target"}, {"kill": "target"}, {"damage": 2}]}
    )
    game = table(tmp_path, "build", [twice], {"entrance": [CLERIC]}, {})
    cast(game, "twice")
    assert game.players[0].soul_count == 1
    assert game.hurt[card(game, CLERIC)] == 0
    check(game)


@pytest.mark.parametrize(("amount", "souls", "wounds"), [(6, 1, 0), (5, 0, 1)])
def test_who_is_hurt_too_much_at_the_entrance_dies_at_the_boss_if_there_is_no_room(
    tmp_path: Path, amount: int, souls: int, wounds: int
) -> None:
    hit = spell("hit", {"target": {"hero": "entrance"}, "do": [{"damage": amount}]})
    game = table(tmp_path, "build", [hit], {"entrance": [CLERIC]}, {"dungeon": [["plain-den"]]})
    cast(game, "hit")
    while game.players[0].entrance or game.hero >= 0:
        game.play("decline" if f"{game.open[0]}: decline" in offered(game) else "pass", game.open[0])
    assert (game.players[0].soul_count, game.players[0].wound_count) == (souls, wounds)


# -- moved to an entrance --------------------------------------------------------------------------------


@pytest.mark.parametrize("noun", ["soul", "wound"])
@pytest.mark.parametrize(
    ("whose", "choice", "goal"),
    [
        (None, "", 0),
        ("yours", "", 0),
        ("the owner's", "", 0),
        ("the target's", "", 1),
        ("a rival's", "0: seat 2", 2),
        ("anyone's", "0: seat 2", 2),
    ],
)
def test_a_scored_hero_goes_to_the_entrance_that_is_named(
    tmp_path: Path, noun: str, whose: str | None, choice: str, goal: int
) -> None:
    step: Entry = {"move": "target", "to": "entrance"}
    if whose is not None:
        step["whose"] = whose
    back = spell("back", {"target": {noun: "a rival's"}, "do": [step]})
    game = table(tmp_path, "build", [back], {}, {f"{noun}s": [CLERIC]}, {})
    cast(game, "back")
    if choice:
        play(game, choice)
    assert [ids(game, player.entrance) for player in game.players] == [
        [CLERIC] if at == goal else [] for at in range(3)
    ]
    assert game.players[1].soul_count == game.players[1].wound_count == 0
    check(game)


def test_a_hero_of_yours_goes_to_the_targets_entrance(tmp_path: Path) -> None:
    step: Entry = {"move": {"hero": "entrance", "choose": 1}, "to": "entrance", "whose": "the target's"}
    step["then"] = [{"pay": 1, "to": "target"}]
    give = spell("give", {"target": {"player": "a rival"}, "do": [step]})
    game = table(tmp_path, "build", [give], {"entrance": [CLERIC, "jarek"], "coins": 1}, {"entrance": ["romero"]})
    cast(game, "give")
    assert offered(game) == [f"0: hero {CLERIC}", "0: hero jarek"]
    play(game, f"0: hero {CLERIC}")
    assert [ids(game, player.entrance) for player in game.players] == [["jarek"], ["romero", CLERIC]]
    assert [player.coins for player in game.players] == [0, 1]


def test_a_hero_goes_to_the_back_of_the_line_at_its_own_entrance(tmp_path: Path) -> None:
    step: Entry = {"move": "target", "to": "entrance", "whose": "the target's"}
    back = spell("back", {"target": {"hero": "entrance", "whose": "anyone's"}, "do": [step]})
    game = table(tmp_path, "build", [back], {}, {"entrance": [CLERIC, "jarek"]})
    cast(game, "back", f"0: hero {CLERIC}")
    assert ids(game, game.players[1].entrance) == ["jarek", CLERIC]


# -- moved elsewhere -------------------------------------------------------------------------------------


@pytest.mark.parametrize("noun", ["soul", "wound"])
def test_a_scored_hero_goes_to_town(tmp_path: Path, noun: str) -> None:
    away = spell("away", {"do": [{"move": {noun: "yours", "choose": 1}, "to": "town"}]})
    game = table(tmp_path, "build", [away], {f"{noun}s": [CLERIC]}, {}, town=["jarek"])
    cast(game, "away")
    assert ids(game, game.town) == ["jarek", CLERIC]
    assert not game.players[0].soul_count + game.players[0].wound_count
    check(game)


def test_heroes_go_to_their_own_location_and_when_that_is_full_to_one_for_everybody(tmp_path: Path) -> None:
    away = spell("away", {"do": [{"move": {"hero": "town"}, "to": "location"}]})
    game = table(
        tmp_path, "build", [*LOCATIONS, away], {}, {}, locations=["crypt", "inn"], town=[MAGE, OTHER_MAGE, CLERIC]
    )
    cast(game, "away")
    crypt, inn = card(game, "crypt"), card(game, "inn")
    assert ids(game, [game.attached[crypt], game.attached[inn], game.under[game.attached[inn]]]) == [
        MAGE,
        OTHER_MAGE,
        CLERIC,
    ]
    assert not game.town
    check(game)


def test_a_hero_without_a_location_stays(tmp_path: Path) -> None:
    away = spell(
        "away", {"target": {"hero": "town"}, "do": [{"move": "target", "to": "location", "else": [{"coins": 1}]}]}
    )
    game = table(tmp_path, "build", [*LOCATIONS, away], {}, {}, locations=["crypt"], town=[CLERIC])
    cast(game, "away")
    assert ids(game, game.town) == [CLERIC]
    assert game.players[0].coins == 1


def test_a_hero_in_a_first_room_has_no_previous_one(tmp_path: Path) -> None:
    step: Entry = {"move": "it", "to": "previous", "then": [{"coins": 1}]}
    maze = room("maze", {"when": "enters", "limit": "once per hero", "do": [{"coins": 1}, step]})
    stacks = [["plain-den"], ["maze"], ["maze"]]
    game = table(tmp_path, "adventure", [maze], {"dungeon": stacks, "entrance": ["romero"]}, {})
    walk_in(game)
    assert game.hero_room == game.players[0].dungeon[2]
    assert game.players[0].coins == 1
    while game.hero_room == game.players[0].dungeon[2]:
        game.play("pass", game.open[0])
    assert game.hero_room == game.players[0].dungeon[1]  # for the second time
    assert game.players[0].coins == 3
    check(game)


# -- out of the game, and over ---------------------------------------------------------------------------


def test_a_spell_can_take_itself_out_of_the_game(tmp_path: Path) -> None:
    once = spell("once", {"do": [{"coins": 1}, {"remove": "this"}]})
    game = table(tmp_path, "build", [once], {}, {})
    cast(game, "once")
    assert card(game, "once") in game.removed
    assert "once" not in ids(game, game.discard)
    check(game)


@pytest.mark.parametrize("place", ["town", "entrance", "score"])
def test_who_has_left_the_game_does_not_come_back(tmp_path: Path, place: str) -> None:
    gone = spell(
        "gone", {"target": {"hero": "entrance"}, "do": [{"remove": "target"}, {"move": "target", "to": place}]}
    )
    game = table(tmp_path, "build", [gone], {"entrance": [CLERIC]}, {})
    cast(game, "gone")
    assert card(game, CLERIC) in game.removed
    check(game)


def test_only_the_wounds_that_fit_are_turned_over(tmp_path: Path) -> None:
    step: Entry = {"turn": {"wound": "yours", "has": "survives dungeon", "choose": 1}, "else": [{"coins": 1}]}
    game = table(tmp_path, "build", [spell("cure", {"do": [step]})], {"wounds": [CLERIC]}, {})
    cast(game, "cure")
    assert (game.players[0].wound_count, game.players[0].coins) == (1, 1)


def test_what_is_turned_face_up_lies_face_up_afterwards(tmp_path: Path) -> None:
    show = spell("show", {"do": [{"turn": {"item": "yours"}, "face": "up"}]})
    seat: Seat = {"items_up": ["extra-life"], "items_down": ["vorpal-blade", "magic-mirror"]}
    game = table(tmp_path, "build", [show], seat, {})
    cast(game, "show")
    resolve(game)
    assert ids(game, game.players[0].items_up) == ["extra-life", "vorpal-blade", "magic-mirror"]


def test_the_doer_says_which_hero_an_item_goes_to(tmp_path: Path) -> None:
    step: Entry = {"move": {"item": "town", "choose": 1}, "to": {"hero": "entrance", "choose": 1}}
    game = table(
        tmp_path,
        "build",
        [spell("arm", {"do": [step]})],
        {"entrance": [CLERIC, "jarek"]},
        {},
        items=["extra-life", "vorpal-blade"],
    )
    cast(game, "arm")
    assert offered(game) == [f"0: hero {CLERIC}", "0: hero jarek"]
    play(game, "0: hero jarek", "0: item vorpal-blade")
    assert game.attached[card(game, "jarek")] == card(game, "vorpal-blade")
    assert ids(game, game.items) == ["extra-life"]
    assert game.players[0].entrance == [card(game, CLERIC), card(game, "jarek")]


def test_an_item_goes_into_the_score_area_that_is_named(tmp_path: Path) -> None:
    step: Entry = {"move": {"item": "town", "choose": 1}, "to": "score", "face": "up", "whose": "the target's"}
    gift = spell("gift", {"target": {"player": "a rival"}, "do": [step]})
    game = table(tmp_path, "build", [gift], {}, {}, items=["extra-life"])
    cast(game, "gift")
    assert ids(game, game.players[1].items_up) == ["extra-life"]


def test_a_hero_moved_by_lot_is_chosen_by_nobody(tmp_path: Path) -> None:
    town = ["acacia", "charles-the-young", "romero"]
    call = spell("call", {"do": [{"move": {"hero": "town", "choose": 1}, "random": True, "to": "entrance"}]})
    seen = set()
    for seed in range(5):
        game = table(tmp_path, "build", [call], {"entrance": []}, {"entrance": []}, town=town, seed=seed)
        cast(game, "call")
        seen.update(ids(game, game.players[0].entrance))
        assert len(game.players[0].entrance) == 1
        assert len(game.town) == 2
    assert len(seen) > 1
