"""The castle-raid game at the command line: played, replayed, listed, checked and simulated as a user does it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import lairwright as lw
from lairwright.cli.desks import game_of_set
from lairwright.games import GAMES
from lairwright.kernel.errors import SetFileError
from lairwright.kernel.record import loads
from tests.cli.running import CASTLE_RECORD as RECORD
from tests.cli.running import CASTLE_SET as SET
from tests.cli.running import (
    CELLAR,
    ROOT,
    lair,
    lair_json,
    lair_play,
    lair_play_process,
    lines,
)
from tests.plain import as_lists

CASTLE = ("castle-raid", "--bot", "random", "--seed", "7")


# -- playing ---------------------------------------------------------------------------------------


def test_a_whole_game_by_always_taking_the_first_option(tmp_path: Path) -> None:
    done = lair_play(tmp_path, *CASTLE, "--save", "game.record", typed="1\n" * 100)
    assert (done.returncode, done.stderr) == (0, "")
    out = " ".join(done.stdout.split())
    for part in ("Round 6 of 6 begins.", "The last king tile is gone; the most gold wins.", "[CR-END-01]", "Saved to "):
        assert part in out
    record = loads((tmp_path / "game.record").read_text(encoding="utf-8"))
    assert (record.config.game, record.config.seats, record.config.sets) == ("castle-raid", 3, ("proposed",))
    assert lw.replay(record).over


@pytest.mark.parametrize("columns", [80, 120])
def test_the_table_of_six_fits_the_width_and_names_everything(tmp_path: Path, columns: int) -> None:
    words = (*CASTLE, "--seats", "6", "--variant", "new-orders")
    done = lair_play(tmp_path, *words, typed="1\n" * 20, columns=columns)
    longest = max(len(line) for line in done.stdout.splitlines() if not line.startswith(("  lair play", "The game is")))
    assert longest <= columns
    for part in (
        "The castle, from the gate to the treasury",
        "1 ★",
        "Strength",
        "your ",
        "Price",
        "first player",
        "(you)",
    ):
        assert part in done.stdout
    for part in ("The king's order: ", "* Inferred: ", "Your hand", "Gold", "Ocean Beasts", "Round 3 of 6"):
        assert part in done.stdout
    assert "\x1b" not in done.stdout


def test_the_numbers_that_decide_stand_beside_the_options(tmp_path: Path) -> None:
    done = lair_play(tmp_path, *CASTLE, "--seats", "4", typed="1\n" * 8)
    out = " ".join(done.stdout.split())
    assert re.search(r"Put your \d at guard \d — ★+, \d so far against \d–\d+ ", out)
    assert re.search(r"Put your \d at guard \d — ★+, \d+ together against \d–\d+: beats \d+ of 1\d ", out)
    # One coin for the treasury, and one less than the number of stars for another player's monster (table C4).
    prices = re.findall(r"Replace ([A-Za-z ]+) \d at guard \d with your \d — (★+), [^;]*; price (\d) \(([^)]*)\)", out)
    assert {whose == "your own" for whose, *_ in prices} == {True, False}
    for whose, stars, price, to in prices:
        share = 0 if whose == "your own" else len(stars) - 1
        assert int(price) == 1 + share
        assert to == (f"1 to the treasury, {share} to {whose}" if share else "to the treasury")


def test_questions_at_the_prompt(tmp_path: Path) -> None:
    asked = """
        ?;? 1;?2;? 99;why;why pass;why place trolls-1 at 9;place dragons-1 at 1;rule cr-play-06;rule;card;card trolls-5
        card nobody;guard 2;guard;guard 9;discard;log 3;help;table;nonsense;skip;99;;undo;save;quit
    """
    typed = [part.strip() for line in asked.strip().splitlines() for part in line.split(";")]
    done = lair_play(tmp_path, *CASTLE, typed=lines("faction trolls", *typed))
    assert (done.returncode, done.stderr) == (0, "")
    out = " ".join(done.stdout.split())
    for part in (
        "CR-PLAY-01: Beginning with the first player",
        "Key: place trolls-",
        "There's no option 99: type a number from 1 to",
        "Say which choice you're missing, as a key: why place trolls-4 at 2",
        "Not possible: A player with fewer than two monsters in the castle has to play one. [CR-PLAY-15]",
        "Not possible: There's no guard with that number; guards are counted from the gate, starting at 1.",
        "Not possible: That monster isn't in your faction. [CR-SETUP-09]",
        "CR-PLAY-06: Option B is allowed only if",
        "Give the ID of a rule: rule CR-PLAY-06.",
        "Name a card: card trolls-4.",
        "Trolls 5 — Monster, strength 5, healing 2*. Cannot be replaced.",
        "There's no card called 'nobody' in this game",
        "Monsters can be replaced here while their total is below",
        "Give the number of a guard, counted from the gate: guard 2.",
        "No guard has been turned up yet.",
        "★: 3/3, 3/4, 4/3, 4/4, 4/5, 5/4, 5/5 ×2, 6/4, 6/5, 6/6 ×2",
        "guard NUMBER everything known about a guard",
        "'nonsense' isn't a command here",
        "'skip' isn't a command here",
        "something random has happened since, or something hidden was seen",
    ):
        assert part in out, part
    assert "typed-skip" not in out
    assert "skip  " not in done.stdout


def staged(tmp_path: Path, tile: str) -> Path:
    """A set in which this tile comes up every round."""
    text = (ROOT / SET).read_text(encoding="utf-8")
    head, *tiles = text.split("[[tile]]\n")
    wanted = next(part for part in tiles if f'id = "{tile}"' in part)
    copies = [wanted.replace(f'id = "{tile}"', f'id = "{tile}-{number}"') for number in range(6)]
    file = tmp_path / "mine.toml"
    file.write_text("[[tile]]\n".join([head, *copies]), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("tile", "asked", "parts"),
    [
        (
            "second-harder",
            "guard 2",
            (
                "Strength ",
                " printed, +2 from The second watch.",
                " printed, +3 from The second watch.",
                " (+2)",
                " (+3)",
            ),
        ),
        ("last-easier", "guard 3", (" printed, −3 from The sleepy treasurer", "(−5)", "their total is below ")),
        (
            "costly-healing",
            "card trolls-5",
            ("Healing 4: 4 from Dear healers instead of the printed 2*.", "(healing 4"),
        ),
        ("no-ones", "why place trolls-1 at 1", ("keeps that monster out this round. [CR-KING-01]", "cannot be played")),
    ],
)
def test_values_say_what_the_king_adds(tmp_path: Path, tile: str, asked: str, parts: tuple[str, ...]) -> None:
    """Seed 7 gives the trolls a 1 in the first or second round."""
    file = staged(tmp_path, tile)
    typed = lines("faction trolls", asked, "1", "1", asked, "1", "1", asked)
    done = lair_play(tmp_path, *CASTLE, "--sets", str(file), "--variant", "new-orders", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    out = " ".join(done.stdout.split())
    for part in parts:
        assert part in out, part


def test_undo_save_and_resume(tmp_path: Path) -> None:
    typed = lines("faction trolls", "1", "undo", "2", "quit")
    done = lair_play(tmp_path, *CASTLE, "--seat", "1", "--save", "game.record", typed=typed)
    assert done.returncode == 0
    assert "Taken back: you chose 'Put your " in done.stdout
    assert "lair play --resume game.record --save game.record --seat 1 --bot random" in done.stdout
    again = lair_play(tmp_path, "--resume", "game.record", "--seat", "1", "--bot", "random", typed="1\n" * 100)
    assert (again.returncode, again.stderr) == (0, "")
    assert "Continuing" in again.stdout
    assert "The game is over" in again.stdout


def test_hot_seat_tells_each_only_its_own(tmp_path: Path) -> None:
    done = lair_play(tmp_path, "castle-raid", "--hot-seat", "--seed", "7", typed="\n1\n" * 4)
    turns = done.stdout.split("Pass the keyboard to seat ")
    assert re.match(r"\d \((Trolls|Dragons|Insects)\), then press Enter", turns[-1])
    # Before anything is played, everybody sees their own hand and nobody else's.
    first = next(turn for turn in turns if "Your hand" in turn)
    rows = re.findall(r"seat \d( \(you\))? +8 +([\d?] [\d?] [\d?]) +([\d?] [\d?])", first)
    assert len(rows) == 3
    for you, hand, resting in rows:
        assert ("?" in hand, "?" in resting) == (not you, not you)


def test_secret_coins_are_not_shown(tmp_path: Path) -> None:
    done = lair_play(tmp_path, *CASTLE, "--option", "coins_public=false", typed="1\n" * 3)
    assert "treasury 2" not in done.stdout
    assert len(re.findall(r"seat \d +\? ", done.stdout)) >= 4


def test_a_terminal_without_stars_gets_plain_characters(tmp_path: Path) -> None:
    typed = lines("1", "? 1", "guard 1", "discard", "help", "1", "1", "1", "1")
    done = lair_play_process(tmp_path, *CASTLE, "--variant", "new-orders", typed=typed, PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "1 *" in done.stdout
    assert "The king's order \"" in done.stdout
    assert done.stdout.isascii()
    assert "?-" not in done.stdout


# -- records ---------------------------------------------------------------------------------------


def test_replay_shows_the_whole_game() -> None:
    data = lair_json("replay", RECORD)
    assert data["over"]
    assert data["outcome"]["rule"] == "CR-END-01"
    assert data["table"]["seats"][1]["hand"]
    seen = {event["kind"] for step in data["steps"] for event in step["events"] if event["card"] == "?"}
    assert seen <= {"guard-laid", "guard-discarded"}  # what nobody ever saw
    done = lair("replay", RECORD)
    *_, seat, inferred, over = done.stdout.splitlines()
    assert re.fullmatch(r"seat 3: [A-Z][A-Za-z ]+, \d+ coins?, hand \d \d \d, resting \d \d", seat)
    assert inferred == "Some of these card values are inferred: nobody has read them off a card."
    assert over.startswith("over (CR-END-01), won by seat ")
    assert over.endswith(". The last king tile is gone; the most gold wins.")


def test_replay_up_to_a_step_as_a_seat_saw_it() -> None:
    data = lair_json("replay", RECORD, "--upto", "5", "--seat", "1")
    game = lw.replay(lw.load_record((ROOT / RECORD).read_text(encoding="utf-8")), 5)
    assert data["table"] == as_lists(game.view(1))
    assert "seed" not in data["config"]
    log = " ".join(line for step in data["steps"] for line in step["log"])
    assert "take 3 monsters into their hand" in log
    assert log.count("You take your ") == 1
    shown = lair("replay", RECORD, "--upto", "5", "--seat", "1").stdout
    assert re.search(r"^seat 0: .*, hand [?\d ]*\?", shown, re.MULTILINE)
    assert "\nround 1, Playing monsters\n" in shown


# -- cards, sets, options, simulations -------------------------------------------------------------


def test_cards_are_listed_with_numbers_and_text() -> None:
    cards = lair_json("cards", "--set", "proposed")["cards"]
    by_id = {card["id"]: card for card in cards}
    assert set(by_id) == set(GAMES["castle-raid"].shipped_cards()["proposed"])
    assert by_id["two-star-5-6"] == {
        "id": "two-star-5-6",
        "name": "★★ 5/6",
        "title": "",
        "set": "proposed",
        "kind": "guard",
        "copies": 2,
        "numbers": {
            "stars": 2,
            "strength": 5,
            "loot": 6,
            "back": {"strength": [3, 7], "loot": [4, 8], "confidence": "inferred"},
        },
        "text": "The back shows ★★, strength 3–7, loot 4–8 (ranges inferred).",
        "confidence": "inferred",
    }
    assert by_id["ocean-beasts-4"]["numbers"] == {"faction": "ocean-beasts", "strength": 4, "healing": 2}
    assert by_id["last-easier"]["numbers"] == {"rule": "CR-KING-12"}
    assert by_id["trolls"]["numbers"] == {}


def test_cards_of_both_games_are_listed_and_inferred_ones_are_marked() -> None:
    cards = lair_json("cards")["cards"]
    assert {card["set"] for card in cards} == {"base", "proposed"}
    text = lair("cards", "--set", "proposed", "--find", "two-star-5-6").stdout
    assert text.startswith("two-star-5-6: ★★ 5/6 (proposed; Guard, ★★, strength 5, loot 6; 2 copies; inferred)\n")
    tile = lair("cards", "--set", SET, "--find", "sleepy").stdout
    assert tile.startswith("last-easier: The sleepy treasurer (proposed; King tile; CR-KING-12)\n    The guard at the ")


def test_a_set_belongs_to_the_game_whose_tables_it_has(tmp_path: Path) -> None:
    assert game_of_set("base") is game_of_set(str(ROOT / CELLAR)) is GAMES["boss-monster"]
    assert game_of_set("proposed") is game_of_set(str(ROOT / SET)) is GAMES["castle-raid"]
    assert game_of_set(str(tmp_path)) is GAMES["boss-monster"]
    with pytest.raises(
        SetFileError, match=r"unknown set 'propose' \(did you mean 'proposed'\?\); shipped sets: base, "
    ):
        game_of_set("propose")


def test_check_set_knows_a_castle_set(tmp_path: Path) -> None:
    done = lair("check-set", SET)
    assert done.returncode == 0
    assert done.stdout == (
        f"{SET}: set 'proposed' (Castle Raid, proposed values) is fine: "
        "30 monsters, 31 guards (36 cards), 12 king tiles, 6 factions\n"
    )
    text = (ROOT / SET).read_text(encoding="utf-8")
    for wrong, sentence in (
        (text.replace("forbid = [1]", "forbid = [7]"), "tile 'no-ones': field 'forbid': expected a list of different"),
        (text.replace('at = "last guard"', 'at = "last gard"'), "did you mean 'last guard'"),
        (text.replace("[[back]]\nstars = 1", "[[back]]\nstars = 4"), "expected a whole number from 1 to 3, found 4"),
        (text + '[[room]]\nid = "x"\n', "unknown table [[room]]"),
        (text.replace("[set]", "[sett]"), "unknown table [[sett]] (did you mean 'set'?)"),
    ):
        (tmp_path / "mine.toml").write_text(wrong, encoding="utf-8")
        done = lair("check-set", str(tmp_path / "mine.toml"))
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("lair: mine.toml: ")
        assert sentence in done.stderr
        assert done.stderr.count("\n") == 1


def test_options_of_both_games() -> None:
    shown = lair_json("options")
    assert set(shown["games"]) == set(GAMES)
    assert {name: shown[name] for name in ("presets", "variants", "options")} == shown["games"]["boss-monster"]
    castle = lair_json("options", "castle-raid")
    assert {name: castle[name] for name in ("presets", "variants", "options")} == shown["games"]["castle-raid"]
    assert castle["options"]["starting_gold"]["values"] == [5, 8]
    both, one = lair("options").stdout, lair("options", "castle-raid").stdout
    assert both.startswith("Rules of boss-monster\n")
    assert both.endswith(f"Rules of castle-raid\n\n{one}")
    assert "\n  dapper-guards: guards_in_formation=true\n" in one
    assert "\n  starting_gold = 8 | 5 (coins each player starts with; ED-C-06)\n" in one


def test_simulate_takes_as_few_seats_as_the_game_allows() -> None:
    data = lair_json("simulate", "castle-raid", "--games", "30", "--variant", "new-orders")
    assert (data["seats"], data["errors"], data["outcomes"], data["rounds"]) == (3, 0, {"last-king-tile": 30}, 6.0)
    done = lair("simulate", "castle-raid", "--games", "4", "--seats", "5")
    assert done.stdout.startswith("4 games of castle-raid, preset default, 5 seats, bot random\n")


def test_rule_finds_the_rules_of_the_castle() -> None:
    data = json.loads(lair("rule", "cr-play-06", "--json").stdout)
    assert (data["id"], data["game"]) == ("CR-PLAY-06", "castle-raid")
    assert data["scenarios"]
