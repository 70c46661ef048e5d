"""The functions that make and read packed options agree with the declaration of each kind."""

from __future__ import annotations

import pytest

import lairwright as lw
from lairwright.castle import options as castle
from lairwright.dungeon import options as dungeon
from lairwright.kernel.choices import Choice, Kind

BOOK = lw.new_game("boss-monster", seats=2, seed=1).codebook()
RAID = lw.new_game("castle-raid", seats=3, seed=1).codebook()
CARD = BOOK.first["dark-altar"]
MONSTER = RAID.first["trolls-4"]
OLD = RAID.first["dragons-2"]


@pytest.mark.parametrize(
    ("option", "choice"),
    [
        (dungeon.OPT_PASS, dungeon.Pass()),
        (dungeon.OPT_DECLINE, dungeon.Decline()),
        (dungeon.OPT_ACCEPT, dungeon.Accept()),
        (dungeon.OPT_KEEP, dungeon.Keep()),
        (dungeon.OPT_MULLIGAN, dungeon.Mulligan()),
        (dungeon.about_card(dungeon.CHOOSE_BOSS, CARD), dungeon.ChooseBoss("dark-altar")),
        (dungeon.about_card(dungeon.PLAY, CARD), dungeon.Play("dark-altar")),
        (dungeon.about_card(dungeon.DISCARD, CARD), dungeon.Discard("dark-altar")),
        (dungeon.about_card(dungeon.TAKE, CARD), dungeon.Take("dark-altar")),
        (dungeon.about_card(dungeon.TARGET_HERO_CARD, CARD), dungeon.TargetHero("dark-altar")),
        (dungeon.about_card(dungeon.HEAL, CARD), dungeon.Heal("dark-altar")),
        (dungeon.to_build(CARD, 0), dungeon.Build("dark-altar")),
        (dungeon.to_build(CARD, 4), dungeon.Build("dark-altar", 4)),
        (dungeon.to_use(CARD, 2, 0), dungeon.Use("dark-altar", 2)),
        (dungeon.to_use(CARD, 2, 1), dungeon.Use("dark-altar", 2, 2)),
        (dungeon.to_sacrifice(3), dungeon.Sacrifice(3)),
        (dungeon.at_room(1, 3), dungeon.TargetRoom(1, 3)),
        (dungeon.at_seat(1), dungeon.TargetPlayer(1)),
        (dungeon.at_owned(dungeon.TARGET_SOUL_CARD, CARD, 1), dungeon.TargetSoul("dark-altar", 1)),
        (dungeon.at_spell(CARD, 1, 0), dungeon.TargetSpell("dark-altar", 1)),
        (dungeon.at_spell(CARD, 1, 1), dungeon.TargetSpell("dark-altar", 1, 2)),
        (dungeon.OPT_DRAW_ROOM, dungeon.Draw("room")),
        (dungeon.OPT_DRAW_SPELL, dungeon.Draw("spell")),
        (dungeon.OPT_NAME_ROOM, dungeon.NameKind("room")),
        (dungeon.OPT_NAME_SPELL, dungeon.NameKind("spell")),
        (dungeon.OPT_SEARCH_DECK, dungeon.Search("deck")),
        (dungeon.OPT_SEARCH_DISCARD, dungeon.Search("discard")),
        (dungeon.to_resolve(CARD, 0), dungeon.Resolve("dark-altar")),
    ],
)
def test_dungeon_options(option: int, choice: Choice) -> None:
    assert BOOK.value(option) == choice
    assert BOOK.option(choice) == option


@pytest.mark.parametrize(
    ("option", "choice"),
    [
        (castle.to_choose(RAID.first["trolls"]), castle.ChooseFaction("trolls")),
        (castle.to_place(MONSTER, 2), castle.Place("trolls-4", 2)),
        (castle.to_replace(MONSTER, 2, OLD), castle.Replace("trolls-4", 2, "dragons-2")),
    ],
)
def test_castle_options(option: int, choice: Choice) -> None:
    assert RAID.value(option) == choice
    assert RAID.option(choice) == option


def test_what_is_packed_is_read_again() -> None:
    build, use = dungeon.to_build(CARD, 4), dungeon.to_use(CARD, 2, 1)
    assert (dungeon.card_of(build), dungeon.place_of(build)) == (CARD, 4)
    assert (dungeon.card_of(use), dungeon.place_of(use), dungeon.ability_of(use)) == (CARD, 2, 1)
    assert dungeon.ability_of(dungeon.about_card(dungeon.PLAY, CARD)) == 0
    assert dungeon.sacrificed_place(dungeon.to_sacrifice(3)) == 3
    assert (dungeon.seat_of(dungeon.at_room(1, 3)), dungeon.place_of(dungeon.at_room(1, 3))) == (1, 3)
    assert dungeon.owner_of(dungeon.at_spell(CARD, 1, 1)) == 1
    assert dungeon.resolved_ability(dungeon.to_resolve(CARD, 1)) == 1
    replace = castle.to_replace(MONSTER, 2, OLD)
    assert (castle.card_of(replace), castle.guard_of(replace), castle.old_of(replace)) == (MONSTER, 2, OLD)


@pytest.mark.parametrize("kind", dungeon.KINDS, ids=lambda kind: kind.word)
def test_options_that_name_a_card_can_name_another_copy(kind: Kind) -> None:
    if not kind.fields or not kind.fields[0].is_card:
        assert not dungeon.names_card(kind.number)
        return
    assert dungeon.names_card(kind.number)
    values = ["dark-altar", *[1 for _ in kind.fields[1:]]]
    option = BOOK.option(kind.value(*values))
    other = dungeon.with_card(option, CARD + 7)
    assert dungeon.card_of(other) == CARD + 7
    assert dungeon.with_card(other, CARD) == option
