"""``lair play`` as people use it: a keyboard script, a transcript."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest

from lairwright.kernel.record import loads
from tests.cli.running import COMMAND, lair_play, lair_play_process, lines, play_environment
from tests.processes import PATIENCE, running

HOME_MADE = """
[set]
id = "mine"
name = "Mine"
[[room]]
id = "owl-tower"
name = "Owl Tower"
kind = "monster"
tier = "ordinary"
damage = 9
treasure = { mage = 1 }
copies = 40
confidence = "own"
[[room.ability]]
when = "built"
do = [{ draw = "spell" }]
"""


def test_a_whole_game_by_always_taking_the_first_option(tmp_path: Path) -> None:
    done = lair_play_process(tmp_path, "--seed", "3", "--save", "game.record", typed="1\n" * 400)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over" in done.stdout
    assert "Saved to game.record." in done.stdout
    record = loads((tmp_path / "game.record").read_text(encoding="utf-8"))
    assert record.config.seed == 3
    assert len(record.choices) > 10


@pytest.mark.parametrize("columns", [80, 120])
def test_the_table_fits_the_width_and_names_everything(tmp_path: Path, columns: int) -> None:
    done = lair_play(tmp_path, "--seed", "5", "--seats", "4", "--bot", "random", typed="1\n" * 12, columns=columns)
    assert (
        max(len(line) for line in done.stdout.splitlines() if not line.startswith(("  lair play", "The game is")))
        <= columns
    )
    for part in ("Town", "Your hand", "Decks: ", "Souls 0, Wounds ", "dmg", "(you)", "C✚", "F▲", "M★", "T●"):
        assert part in done.stdout
    assert "\x1b" not in done.stdout


def test_questions_at_the_prompt(tmp_path: Path) -> None:
    questions = """
        ?;? 2;?2;? 99;why;why play fear;why build dizzygas-hallway on 7;play fear;rule bm-bait-03;rule BM-NOWHERE
        card neanderthal cave;card nobody;card;discard;log 3;help;table;nonsense;99;0;;undo;save
        save /no/such/folder/x;quit
    """
    asked = [part.strip() for line in questions.strip().splitlines() for part in line.split(";")]
    opening = ["keep", "discard motivation", "discard golem-factory", "build neanderthal-cave end"]
    typed = lines(*opening, *asked)
    done = lair_play(tmp_path, "--seed", "5", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    out = " ".join(done.stdout.split())
    for part in (
        "BM-BUILD-01: Players become active in turn order",
        "Key: build",
        "There's no option 99: type a number from 1 to",
        "There's no option 0: type a number from 1 to",
        "Say which choice you're missing, as a key",
        "Not possible: You don't have that card in your hand. [BM-SPELL-06]",
        "BM-BAIT-03: If two or more players tie",
        "There's no rule 'BM-NOWHERE'",
        "Neanderthal Cave — Ordinary Monster Room, 3 damage, treasure F▲. No Advanced Room can be built",
        "Card facts confirmed",
        "There's no card called 'nobody' in this game",
        "Discard pile, newest first",
        "'nonsense' isn't a command here",
        "something random has happened since, or something hidden was seen",
        "Name a file to save to",
        "/no/such/folder/x: cannot be written: No such file or directory",
        "why KEY",
    ):
        assert part in out


def test_a_seat_before_a_key_and_numbers_without_end_are_answered(tmp_path: Path) -> None:
    many = "9" * 5000
    typed = lines("1: keep", f"{many}: x", "why 1: keep", many, f"?{many}", f"? {many}", f"log {many}", "1", "quit")
    done = lair_play(tmp_path, "--seed", "5", "--save", "game.record", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    choices = loads((tmp_path / "game.record").read_text(encoding="utf-8")).choices
    assert [key for seat, key in choices if seat == 0] == ["keep"]


def test_values_are_shown_with_their_parts(tmp_path: Path) -> None:
    """Goblin Armory next to Neanderthal Cave: its damage says where it comes from."""
    opening = ["keep", "discard motivation", "discard golem-factory", "build neanderthal-cave end"]
    typed = lines(*opening, "build goblin-armory end", *["1"] * 8, "card neanderthal")
    done = lair_play(tmp_path, "--seed", "5", "--bot", "random", typed=typed)
    assert "Damage now 4: 3 printed, +1 from Goblin Armory." in " ".join(done.stdout.split())


def test_undo_takes_back_what_taught_nobody_anything(tmp_path: Path) -> None:
    typed = lines("keep", "discard neanderthal-cave", "undo", "discard construction-zone", "quit")
    done = lair_play(tmp_path, "--seed", "5", "--save", "game.record", typed=typed)
    out = done.stdout
    assert "undo: free] > undo" in out
    assert "Taken back: you chose 'Discard Neanderthal Cave'." in out
    choices = loads((tmp_path / "game.record").read_text(encoding="utf-8")).choices
    assert [key for seat, key in choices if seat == 0] == ["keep", "discard construction-zone"]


def test_save_and_resume_go_on_at_the_same_question(tmp_path: Path) -> None:
    first = lair_play(tmp_path, "--seed", "9", typed="1\n" * 6 + "save here.record\n" + "1\n" * 300)
    second = lair_play(tmp_path, "--resume", "here.record", typed="1\n" * 300)
    assert second.returncode == 0
    assert "Continuing" in second.stdout
    # Bots think from the state of the game, so the rest of both games is the same.
    assert first.stdout.split("Saved to here.record.")[1].splitlines()[-20:] == second.stdout.splitlines()[-20:]


def test_the_end_of_input_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = lair_play(tmp_path, "--seed", "9", "--seat", "1", typed="1\n1\n")
    assert (done.returncode, done.stderr) == (0, "")
    kept = tmp_path / "state" / "lairwright" / "unfinished.record"
    assert f"lair play --resume {kept} --seat 1 --bot greedy" in done.stdout
    again = lair_play(tmp_path, "--resume", str(kept), "--seat", "1")
    assert again.returncode == 0
    assert "Continuing" in again.stdout


def test_nothing_is_kept_when_nothing_was_chosen(tmp_path: Path) -> None:
    done = lair_play(tmp_path, "--seed", "5", "--hot-seat")
    assert done.returncode == 0
    assert "there's nothing to save" in done.stdout
    assert not (tmp_path / "state").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_an_interrupt_leaves_cleanly(tmp_path: Path) -> None:
    env = play_environment(tmp_path, PYTHONUNBUFFERED="1")
    with running([*COMMAND, "play", "--seed", "5"], cwd=tmp_path, env=env) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        said = ""
        while not (said.endswith("> ") and "Choose a card from your starting hand" in said):
            letter = process.stdout.read(1)
            assert letter, said
            said += letter
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, "")
    assert "lair play --resume" in out


def test_hot_seat_hides_between_seats_and_tells_each_only_its_own(tmp_path: Path) -> None:
    done = lair_play(tmp_path, "--seed", "5", "--hot-seat", typed="\n" + "1\n" * 600)
    assert done.returncode == 0
    assert "Pass the keyboard to seat 0 (Cleopatra), then press Enter." in done.stdout
    assert "Pass the keyboard to seat 1 (Seducia), then press Enter." in done.stdout
    assert "The game is over" in done.stdout
    before_second = done.stdout.split("Pass the keyboard to seat 1")[0]
    assert "Seducia draws 5 Room cards and 2 Spell cards." in before_second


def test_skip_passes_until_the_phase_is_over(tmp_path: Path) -> None:
    plain = lair_play(tmp_path, "--seed", "8", "--preset", "ru", "--bot", "random", typed="1\n" * 400)
    skipped = lair_play(
        tmp_path, "--seed", "8", "--preset", "ru", "--bot", "random", typed="1\n" * 5 + "skip\n1\n" * 200
    )
    assert skipped.returncode == 0
    assert skipped.stdout.count("[1-") < plain.stdout.count("[1-")


def test_a_home_made_set_is_played_with_its_text(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(HOME_MADE, encoding="utf-8")
    done = lair_play(tmp_path, "--seed", "1", "--sets", "base,mine.toml", typed="card owl tower\n")
    out = " ".join(done.stdout.split())
    assert (
        "Owl Tower — Ordinary Monster Room, 9 damage, treasure M★. When you build this Room, draw a Spell card." in out
    )
    assert "A home-made card." in out


def test_colour_is_only_used_where_it_is_wanted(tmp_path: Path) -> None:
    coloured = lair_play(tmp_path, "--seed", "5", FORCE_COLOR="1")
    plain = lair_play(tmp_path, "--seed", "5", FORCE_COLOR="1", NO_COLOR="1")
    assert "\x1b[3" in coloured.stdout
    assert "\x1b[3" not in plain.stdout


def test_a_terminal_without_shapes_gets_letters(tmp_path: Path) -> None:
    done = lair_play_process(tmp_path, "--seed", "5", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "F^" in done.stdout
    assert done.stdout.isascii()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "unknown game 'chess'"),
        (["--seats", "9"], "2 to 4 seats, not 9"),
        (["--seats", "many"], "--seats"),
        (["--preset", "polish"], "unknown preset 'polish'"),
        (["--sets", "bse"], "unknown set 'bse' (did you mean 'base'?)"),
        (["--variant", "hardmode"], "did you mean 'hard-mode'?"),
        (["--option", "bait_order"], "an option is written name=value"),
        (["--option", "bait_order=up"], "option 'bait_order' cannot be 'up'"),
        (["--bot", "gredy"], "unknown bot 'gredy' (did you mean 'greedy'?)"),
        (["--seat", "2"], "there is no seat 2: seats are 0 to 1"),
        (["--hot-seat", "--seat", "1"], "leave --seat out"),
        (["--save", "nowhere/x.record"], "nowhere/x.record: there is no such folder"),
        (["--save", "bad.record"], "bad.record already exists"),
        (["--resume", "nowhere.record"], "nowhere.record: cannot be read"),
        (["--resume", "bad.record"], "not a Lairwright record"),
        (["--resume", "bad.record", "--seed", "1"], "leave those options out"),
    ],
)
def test_bad_arguments_are_one_sentence_and_code_2(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    (tmp_path / "bad.record").write_text("not one\n", encoding="utf-8")
    done = lair_play(tmp_path, *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
