"""Each kind of mistake in a castle set file, and the sentence it gets: file, entry, field, what was expected."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import lairwright as lw
from lairwright.castle.loader import catalog_for, shipped_sets
from lairwright.kernel.errors import LairwrightError, SetFileError
from tests.playing import play_out

SHIPPED = (Path(lw.__file__).parent / "castle" / "sets" / "proposed.toml").read_text(encoding="utf-8")
GUARD = "[[guard]]\nstars = 1\nstrength = 3\nloot = 3\n"
TILE = 'id = "no-ones"\nname = "No small fry"\nrule = "CR-KING-01"\nforbid = [1]\n'


def changed(old: str, new: str) -> str:
    assert old in SHIPPED
    return SHIPPED.replace(old, new, 1)


CASES = {
    "unknown table": (SHIPPED + '[[gaurd]]\nid = "x"\n', "mine.toml: unknown table [[gaurd]] (did you mean 'guard'?)"),
    "no set": (changed("[set]", "[[back]]"), "mine.toml: the table [set] is missing"),
    "bad id": (
        changed('id = "proposed"', 'id = "My Set"'),
        "mine.toml: [set]: field 'id': expected lower-case words joined by hyphens, found 'My Set'",
    ),
    "one bracket": (
        SHIPPED[: SHIPPED.index("[[tile]]")] + '[tile]\nid = "x"\n',
        "mine.toml: write [[tile]], with two brackets, for each tile",
    ),
    "guard above its back": (
        changed(GUARD, GUARD.replace("strength = 3", "strength = 7")),
        "mine.toml: guard 1: field 'strength': the back with 1 stars shows 3 to 6, found 7",
    ),
    "guard with too little loot": (
        changed(GUARD, GUARD.replace("loot = 3", "loot = 2")),
        "mine.toml: guard 1: field 'loot': the back with 1 stars shows 3 to 6, found 2",
    ),
    "guard with four stars": (
        changed(GUARD, GUARD.replace("stars = 1", "stars = 4")),
        "mine.toml: guard 1: field 'stars': expected a whole number from 1 to 3, found 4",
    ),
    "the same guard twice": (SHIPPED + GUARD, "mine.toml: two cards have the id 'one-star-3-3'"),
    "too few guards": (
        changed(GUARD + 'confidence = "inferred"\n', ""),
        "mine.toml: 6 players need 36 guards, found 35",
    ),
    "unknown field of a guard": (
        changed(GUARD, GUARD + "lot = 3\n"),
        "mine.toml: guard 1: unknown field 'lot' (did you mean 'loot'?)",
    ),
    "range the wrong way round": (
        changed("strength = [3, 6]", "strength = [6, 3]"),
        "mine.toml: back 1: field 'strength': expected two whole numbers from 0 to 99, lowest first, found [6, 3]",
    ),
    "two backs of a level": (
        changed("stars = 2\nstrength = [3, 7]", "stars = 1\nstrength = [3, 7]"),
        "mine.toml: back 2: field 'stars': there is already a back with 1 stars",
    ),
    "strength 6": (
        changed("strength = 5\nhealing = 2", "strength = 6\nhealing = 2"),
        "mine.toml: monster 5: field 'strength': expected a whole number from 1 to 5, found 6",
    ),
    "strength twice": (
        changed("strength = 5\nhealing = 2", "strength = 4\nhealing = 2"),
        "mine.toml: monster 5: field 'strength': there is already a monster of strength 4",
    ),
    "strength missing": (
        changed('[[monster]]\nstrength = 5\nhealing = 2\nconfidence = "inferred"\n', ""),
        "mine.toml: every faction has monsters of strength 1 to 5; missing: 5",
    ),
    "negative healing": (
        changed("healing = 0", "healing = -1"),
        "mine.toml: monster 1: field 'healing': expected a whole number from 0 to 99, found -1",
    ),
    "confidence": (
        changed('healing = 0\nconfidence = "inferred"', 'healing = 0\nconfidence = "infered"'),
        "mine.toml: monster 1: field 'confidence': unknown word 'infered' (did you mean 'inferred'?); expected one of "
        "'confirmed', 'likely', 'inferred', 'own'",
    ),
    "five factions": (
        changed('[[faction]]\nid = "demons"\nname = "Demons"\nnames = { pl = "demony" }\n', ""),
        "mine.toml: 6 players need 6 factions, found 5",
    ),
    "place that does not exist": (
        changed('at = "first guard"', 'at = "frist guard"'),
        "mine.toml: tile 'first-plus-three': changes 1: field 'at': unknown word 'frist guard' (did you mean 'first "
        "guard'?)",
    ),
    "change of nothing": (
        changed('at = "first guard", loot = 3', 'at = "first guard"'),
        "mine.toml: tile 'first-plus-three': changes 1: field 'loot': a change needs loot or strength other than 0",
    ),
    "two strengths forbidden": (
        changed(TILE, TILE.replace("[1]", "[1, 2]")),
        "mine.toml: tile 'no-ones': field 'forbid': more than one strength would leave some players without a legal",
    ),
    "forbidden strength 0": (
        changed(TILE, TILE.replace("[1]", "[0]")),
        "mine.toml: tile 'no-ones': field 'forbid': expected a list of different strengths from 1 to 5, found [0]",
    ),
    "hand of two": (
        changed("hands = [3, 4, 5]", "hands = [4, 5]"),
        "mine.toml: tile 'strong-hands': field 'hands': a hand has 3 monsters, found 2",
    ),
    "healing without cost": (
        changed("healing = { strengths = [4, 5], cost = 4 }", "healing = { strengths = [4, 5] }"),
        "mine.toml: tile 'costly-healing': field 'healing': field 'cost' is missing",
    ),
    "no coins": (changed("ones = 40\n", ""), "mine.toml: [coins]: field 'ones' is missing"),
    "broken TOML": ("[set", "mine.toml: is not valid TOML: "),
}


def play_with(text: str, folder: Path) -> lw.Game:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return lw.new_game("castle-raid", sets=(str(file),))


@pytest.mark.parametrize("name", CASES)
def test_a_mistake_in_a_set_file_gets_a_sentence(name: str, tmp_path: Path) -> None:
    text, message = CASES[name]
    with pytest.raises(SetFileError) as caught:
        play_with(text, tmp_path)
    assert str(caught.value).startswith(message)


def test_an_owner_can_replace_the_values(tmp_path: Path) -> None:
    """The corrected file plays, and its records cannot be mistaken for those of the proposal."""
    own = play_with(changed("strength = 10\nloot = 12", "strength = 9\nloot = 12"), tmp_path)
    assert own.fingerprint() != lw.new_game("castle-raid").fingerprint()
    assert play_out(own, 1).over
    assert lw.replay(own.record).snapshot() == own.snapshot()


def test_notes_names_and_confidence_do_not_change_the_fingerprint(tmp_path: Path) -> None:
    text = SHIPPED.replace('confidence = "inferred"', 'confidence = "own"').replace('name = "Trolls"', 'name = "Orcs"')
    assert play_with(text, tmp_path).fingerprint() == lw.new_game("castle-raid").fingerprint()


def test_what_is_inferred_is_marked() -> None:
    catalog = catalog_for(("proposed",))
    assert shipped_sets() == ["proposed"]
    assert {card.confidence for card in catalog.definitions if card.id.startswith(("one-", "two-", "three-"))} == {
        "inferred"
    }
    assert [back.confidence for back in catalog.backs[1:]] == ["confirmed", "inferred", "inferred"]


SETUPS: dict[str, tuple[dict[str, Any], str]] = {
    "two seats": ({"seats": 2}, "castle-raid is for 3 to 6 seats, not 2"),
    "seven seats": ({"seats": 7}, "castle-raid is for 3 to 6 seats, not 7"),
    "bad seed": ({"seed": -1}, "a seed is a whole number from 0 to 9223372036854775807, not -1"),
    "preset of the other game": ({"preset": "pl"}, "unknown preset 'pl'; presets: default"),
    "misspelt variant": (
        {"variants": ("new-order",)},
        "unknown variant 'new-order' (did you mean 'new-orders'?); variants: new-orders, dapper-guards",
    ),
    "option of the other game": ({"options": {"bait_order": "x"}}, "unknown option 'bait_order'"),
    "value out of range": (
        {"options": {"king_last_guards": 4}},
        "option 'king_last_guards' cannot be 4; it may be: 1, 2, 3",
    ),
    "two sets": (
        {"sets": ("proposed", "proposed")},
        "castle-raid is played with exactly one card set, such as 'proposed'; found: proposed, proposed",
    ),
    "no set": ({"sets": ()}, "castle-raid is played with exactly one card set, such as 'proposed'; found: none"),
    "set of the other game": ({"sets": ("base",)}, "unknown set 'base'; shipped sets of castle-raid: proposed; "),
    "file that is not there": ({"sets": ("none.toml",)}, "none.toml: there is no such set file"),
}


@pytest.mark.parametrize("name", SETUPS)
def test_a_raid_that_cannot_be_set_up_says_why(name: str) -> None:
    arguments, message = SETUPS[name]
    with pytest.raises(LairwrightError) as caught:
        lw.new_game("castle-raid", **arguments)
    assert str(caught.value).startswith(message)
