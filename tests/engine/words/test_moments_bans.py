"""What is forbidden: while a card is in force, or until the end of the round."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lairwright.dungeon.reading.loader import load_set
from lairwright.dungeon.state.table import Table
from lairwright.kernel.errors import SetFileError
from tests.set_files import Entry, write
from tests.staged import HARDEST, card, offered, play, staged

MOMENTS = str(Path(__file__).parents[2] / "sets" / "words-moments.toml")


def seen(game: Table, viewer: int) -> Any:
    """What somebody sees of the first seat."""
    seats: Any = game.view(viewer)["seats"]
    return seats[0]


def table(start: str, **seat: Any) -> Table:
    first = {"boss": "scott", "hand": ["silent-prayer"], **seat}
    return staged(start, first, {"boss": "calabeza"}, sets=("base", HARDEST, MOMENTS))


def test_a_boss_may_keep_its_player_from_building() -> None:
    for levelled in (False, True):
        game = table("build", boss="resting-boss", levelled=levelled, hand=["plain-pit", "silent-prayer"])
        assert ("0: build plain-pit end" in offered(game)) is not levelled


def test_some_cards_may_not_be_built_on_rooms_this_round() -> None:
    game = table("build", dungeon=[["workshop"]], hand=["plain-pit", "plain-den", "no-monsters-here"])
    play(game, "0: play no-monsters-here")
    built = {key for key in offered(game) if "build" in key}
    assert built == {"0: build plain-pit end", "0: build plain-pit on 1", "0: build plain-den end"}


def test_a_room_that_keeps_heroes_out_is_seen_to_do_so() -> None:
    game = table("adventure", dungeon=[["closed-gate"]], entrance=["acacia"])
    assert seen(game, 1)["entrance_held"]
    while game.round == 1:
        game.play("pass", game.open[0])
    assert card(game, "acacia") in game.players[0].entrance


ROOM: Entry = {"id": "odd", "name": "Odd", "kind": "trap", "tier": "ordinary", "damage": 1, "treasure": {"mage": 1}}
HERO: Entry = {"id": "odd", "name": "Odd", "class": "mage", "tier": "ordinary", "health": 3}


def always(**modifier: object) -> Entry:
    return {**ROOM, "always": [modifier]}


def ability(**parts: object) -> Entry:
    return {**ROOM, "ability": [{"do": [{"coins": 1}], **parts}]}


def modify(**modifier: object) -> Entry:
    return ability(when="built", do=[{"modify": modifier}])


@pytest.mark.parametrize(
    ("kind", "entry", "reason"),
    [
        ("room", always(damage=1, to={"room": "a rival's"}), "field 'to': what is always in force is about rooms and"),
        ("room", always(health=1, to={"hero": "town"}), "field 'to': what is always in force is about rooms and"),
        (
            "room",
            always(price=1, of="spell", to="each rival"),
            "field 'to': what is always in force is about rooms and",
        ),
        ("room", always(no="lured", to={"hero": "yours"}), "field 'no': nothing is in force for heroes in town"),
        ("room", always(damage=1, to={"room": "yours", "choose": 1}), "field 'to': nobody chooses what is always"),
        ("room", always(double="damage", per="coins"), "field 'per': only damage, treasure and health are counted"),
        ("room", always(damage=1, at_most=3), "field 'at_most': it bounds what 'per' counts"),
        ("room", always(treasure={"mage": 1}, against={"hero": "here"}), "field 'against': only damage is for some"),
        ("room", always(price=1, to="you"), "field 'of': expected what costs so much more"),
        ("room", always(damage=1, of="trap room"), "field 'of': it goes with 'price', 'fits' and no = 'build' only"),
        ("room", modify(souls=1, to={"room": "yours"}), "field 'to': 'souls' means nothing for a room"),
        ("room", modify(damage=1, **{"if": {"coins": "yours", "at_least": 1}}), "field 'if': whether it is done is up"),
        (
            "room",
            modify(when="built", to="you", do=[{"coins": 1}]),
            "field 'when': 'built' is heard by cards only, not by what something has meanwhile",
        ),
        ("room", modify(no="treasure", to="you"), "field 'to': no = 'treasure' means nothing for a player"),
        ("room", modify(item=1, to="each rival"), "field 'to': 'item' is only for the player of the card"),
        ("room", ability(when="taken"), "field 'when': 'taken' never happens to this room"),
        ("room", ability(when="promoted"), "field 'when': 'promoted' never happens to this room"),
        ("room", ability(when="would die"), "field 'when': only a hero, or an item it carries"),
        ("room", ability(when="dies", by="you"), "field 'by': nobody causes 'dies'"),
        (
            "room",
            always(damage=1, per={"happened": "destroyed", "of": {"room": "adjacent"}}),
            "field 'of': the round remembers only whose it was and of what sort",
        ),
        (
            "hero",
            {**HERO, "ability": [{"when": "end of round", "do": [{"coins": 1}]}]},
            "field 'when': 'end of round' is nothing that a hero on its way could hear of",
        ),
    ],
)
def test_what_would_be_ignored_is_refused_with_the_reason(kind: str, entry: Entry, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    write(file, [(kind, entry)])
    with pytest.raises(SetFileError) as refusal:
        load_set(str(file), False)
    assert reason in str(refusal.value)
    assert f"{kind} 'odd'" in str(refusal.value)
