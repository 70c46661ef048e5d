"""Words about heroes, rooms and things that would do nothing are refused, with the reason; what is said fits what is
done."""

from __future__ import annotations

from pathlib import Path

import pytest

from lairwright.dungeon.reading.loader import load_set
from lairwright.kernel.errors import SetFileError
from lairwright.text.catalogue import texts
from lairwright.text.dungeon.cards import card_text
from tests.set_files import Entry, write
from tests.things import miniboss, room, spell


def refused(folder: Path, card: tuple[str, Entry]) -> str:
    write(folder / "words.toml", [card])
    with pytest.raises(SetFileError) as found:
        load_set(str(folder / "words.toml"), False)
    return str(found.value).removeprefix("words.toml: ")


def said(folder: Path, card: tuple[str, Entry]) -> str:
    write(folder / "words.toml", [card])
    (read,) = load_set(str(folder / "words.toml"), False).cards
    return card_text(texts("en"), read)


def test_damage_says_whom(tmp_path: Path) -> None:
    message = "room 'r': ability 1: do 1: field 'damage': expected whom: a target = { hero = … }, or to = { hero = … }"
    assert refused(tmp_path, room("r", {"when": "enters", "do": [{"damage": 1}]})) == message


def test_only_who_enters_goes_back_one_room(tmp_path: Path) -> None:
    step: Entry = {"move": {"hero": "town"}, "to": "previous"}
    assert refused(tmp_path, room("r", {"when": "enters", "do": [step]})) == (
        "room 'r': ability 1: do 1: field 'to': 'previous' goes with when = 'enters' and move = 'it' only"
    )


@pytest.mark.parametrize("thing", [{"room": "a rival's"}, {"room": "yours", "kind": "trap"}, {"room": "other"}])
def test_rooms_that_are_swapped_are_yours_or_anyones(tmp_path: Path, thing: Entry) -> None:
    assert refused(tmp_path, spell("s", {"do": [{"swap": thing}]})) == (
        "spell 's': ability 1: do 1: field 'swap': expected { room = 'yours' }, { room = \"anyone's\" } or 'coins'"
    )


@pytest.mark.parametrize("key", ["to", "whose"])
def test_what_is_arranged_is_the_targets_or_yours(tmp_path: Path, key: str) -> None:
    step: Entry = {"arrange": "reverse", key: "you"}
    message = f"spell 's': ability 1: do 1: field '{key}': 'arrange' takes no other keys"
    assert refused(tmp_path, spell("s", {"do": [step]})) == message


@pytest.mark.parametrize(
    ("thing", "message"),
    [
        (
            {"hero": "town", "has": "damage"},
            "of a hero one may ask for 'item', 'counters'; for others there is if = { … }",
        ),
        (
            {"wound": "yours", "has": "dies"},
            "of a wound one may ask for 'survives dungeon'; for others there is if = { … }",
        ),
        ({"player": "a rival", "has": "coins"}, "a player has nothing that could be asked for so: expected if = { … }"),
    ],
)
def test_only_what_the_texts_can_say_is_asked_for(tmp_path: Path, thing: Entry, message: str) -> None:
    card = spell("s", {"do": [{"coins": 1, "per": thing}]})
    where = "spell 's': ability 1: do 1: field 'per': field 'has': "
    assert refused(tmp_path, card) == where + message


def test_a_verb_is_not_about_a_card_of_another_sort(tmp_path: Path) -> None:
    assert refused(tmp_path, spell("s", {"do": [{"destroy": "this"}]})) == (
        "spell 's': ability 1: do 1: field 'destroy': 'this' is a spell, and 'destroy' is about others: { room = … }"
    )
    assert refused(tmp_path, room("r", {"when": "enters", "do": [{"damage": 1, "to": "this"}]})) == (
        "room 'r': ability 1: do 1: field 'to': 'this' is a room, and 'damage' is about others: { hero = … }"
    )


def test_a_miniboss_speaks_of_its_room(tmp_path: Path) -> None:
    steps: list[Entry] = [{"counters": 1, "to": "this"}, {"destroy": "this"}]
    text = said(tmp_path, miniboss("m", {"when": "dies", "do": steps}))
    assert text == "Level 1: When a Hero dies in this Room, put a counter on this Room, then destroy this Room."


def test_the_target_is_named_before_it_is_spoken_of(tmp_path: Path) -> None:
    step: Entry = {"move": {"hero": "entrance", "choose": 1}, "to": "entrance", "whose": "the target's"}
    card = spell("s", {"target": {"player": "a rival"}, "do": [step, {"pay": 1, "to": "target"}]})
    assert said(tmp_path, card) == (
        "Move a Hero at your entrance to the entrance of an opponent of your choice, then pay that opponent 1 coin."
    )


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (
            {"move": {"hero": "town", "choose": 1}, "to": "entrance", "who": "each rival"},
            "Each opponent must move a Hero in town to the entrance of that player.",
        ),
        (
            {"move": {"item": "town", "choose": 1}, "to": "score", "face": "down", "whose": "a rival's"},
            "Put an item in town face down into the score area of an opponent.",
        ),
    ],
)
def test_it_is_said_whose_place_it_is(tmp_path: Path, step: Entry, text: str) -> None:
    assert said(tmp_path, spell("s", {"do": [step]})) == text


def test_a_miniboss_cannot_destroy_its_room_to_reach_the_hero_in_it(tmp_path: Path) -> None:
    ability: Entry = {"when": "activated", "cost": {"destroy": "this"}, "target": {"hero": "here"}}
    assert refused(tmp_path, miniboss("m", {**ability, "do": [{"kill": "target"}]})) == (
        "miniboss 'm': ability 1: field 'cost': a hero in this room has walked on when the room is destroyed"
    )


def test_what_comes_to_the_owners_entrance_comes_to_yours(tmp_path: Path) -> None:
    step: Entry = {"move": "target", "to": "entrance", "whose": "the owner's"}
    card = spell("s", {"target": {"soul": "a rival's"}, "do": [step]})
    assert said(tmp_path, card) == "Send a face-down Hero in an opponent's score area back to your entrance."
