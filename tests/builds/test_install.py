"""``make setup`` and ``make play``: which build is made, when, and what that means for open tables."""

from __future__ import annotations

import os
import signal
import subprocess
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.builds.miniature import Checkout, Table, until
from tests.processes import PATIENCE, running


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_the_first_table_does_not_wait_for_the_compiler_and_the_next_one_is_compiled(checkout: Checkout) -> None:
    with Table(checkout, "--port", "9000") as table:
        assert table.said == [
            "The table runs on plain Python this time. The engine is being compiled beside it.",
            "open --port 9000",
        ]
        assert table.builds() == ["pure", "pure", "pure"]
        checkout.compile()
        assert table.line() == "The engine is compiled. The table runs on it from the next 'make play' on."
        assert table.builds() == ["pure", "pure", "pure"]
        assert table.close() == ""
    with Table(checkout) as table:
        assert table.said == ["The table runs on the compiled engine.", "open"]
        assert table.builds() == ["compiled", "compiled", "compiled"]
    assert checkout.compiler_runs == 1


def test_a_table_keeps_the_build_it_began_with_whatever_is_put_in_place(checkout: Checkout) -> None:
    checkout.compile()
    with Table(checkout) as first:
        until(lambda: "compiled" in checkout.builds)
        with Table(checkout) as second:  # before either has imported the rest of itself
            for _ in range(2):
                checkout.edit()
                assert "lair compiled" in checkout.setup().stdout
            checkout.edit()
            assert "lair pure" in checkout.setup("0").stdout
            assert first.line() == "The engine is compiled. The table runs on it from the next 'make play' on."
            assert first.builds() == ["pure", "pure", "pure"]
            assert second.builds() == ["compiled", "compiled", "compiled"]
    folder = checkout.folder / ".venv/lairwright"
    assert len([path for path in folder.iterdir() if path.is_dir()]) == 4  # theirs, the last one and this one
    checkout.edit()
    checkout.setup("0")
    assert len([path for path in folder.iterdir() if path.is_dir()]) == 2


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGKILL])
def test_the_compiler_ends_with_the_table(checkout: Checkout, ending: signal.Signals) -> None:
    with Table(checkout) as table:
        until(lambda: checkout.compiler_runs == 1)
        table.process.send_signal(ending)
        table.close()  # which waits for everything that could still write
    (left,) = (checkout.folder / ".venv/lairwright").glob("unfinished-*")
    with Table(checkout) as table:
        assert table.said[0].endswith("The engine is being compiled beside it.")
        assert not left.exists()
        checkout.compile()
        assert table.line().startswith("The engine is compiled.")
    assert checkout.builds == {"pure", "compiled"}


def test_a_failing_compiler_is_told_once_and_the_engine_stays_pure(checkout: Checkout) -> None:
    with Table(checkout) as table:
        checkout.compile("no header")
        assert table.line() == "The engine cannot be compiled and stays plain Python: no header"
        assert table.line().endswith("'LAIRWRIGHT_COMPILE=1 make setup' tries again.")
        assert table.builds() == ["pure", "pure", "pure"]
    with Table(checkout) as table:
        assert table.said == ["open"]
    quiet = checkout.setup()
    assert (quiet.returncode, quiet.stdout, checkout.compiler_runs) == (0, "", 1)
    insisted = checkout.setup("1")
    assert insisted.returncode == 1
    assert "LAIRWRIGHT_COMPILE=1, but the engine cannot be compiled: no header" in insisted.stderr
    checkout.compile()
    assert "lair compiled" in checkout.setup("1").stdout
    with Table(checkout) as table:
        assert table.said[0] == "The table runs on the compiled engine."


def test_the_compiler_is_tried_again_when_a_source_changed(checkout: Checkout) -> None:
    checkout.compile("no header")
    assert "stays plain Python: no header" in checkout.setup().stdout
    assert (checkout.setup().stdout, checkout.compiler_runs) == ("", 1)
    checkout.edit()
    checkout.compile()
    assert "lair compiled" in checkout.setup().stdout


def test_who_wants_no_compiler_gets_none(checkout: Checkout) -> None:
    with Table(checkout, wish="0") as table:
        assert table.said == ["open"]
        assert table.builds() == ["pure", "pure", "pure"]
    assert checkout.setup("0").stdout == ""
    assert checkout.compiler_runs == 0


def test_who_insists_on_the_compiler_waits_for_it(checkout: Checkout) -> None:
    checkout.compile()
    with Table(checkout, wish="1") as table:
        assert table.said[-2:] == ["The table runs on the compiled engine.", "open"]
        assert table.builds() == ["compiled", "compiled", "compiled"]


def test_setup_takes_what_was_compiled_beside_the_table(checkout: Checkout) -> None:
    checkout.compile()
    with Table(checkout) as table:
        assert table.line().startswith("The engine is compiled.")
        assert checkout.setup().stdout == "lair compiled\n"
    assert checkout.compiler_runs == 1
    assert checkout.setup().stdout == ""


def test_one_compiler_is_enough_for_two_who_ask_at_once(checkout: Checkout) -> None:
    with ExitStack() as processes:
        both = [processes.enter_context(running(checkout.command("setup"), env=checkout.settings())) for _ in range(2)]
        until(lambda: checkout.compiler_runs == 1)
        checkout.compile()
        for one in both:
            one.communicate(timeout=PATIENCE)
            assert one.returncode == 0
    assert checkout.compiler_runs == 1
    assert checkout.builds == {"compiled"}


def test_an_interrupted_setup_leaves_the_old_build_in_place(checkout: Checkout) -> None:
    checkout.setup("0")
    checkout.edit()
    with running(checkout.command("setup"), env=checkout.settings(), stdout=subprocess.DEVNULL):
        until(lambda: checkout.compiler_runs == 1)  # and it is killed with everything that works for it
    said = subprocess.run(
        [checkout.folder / ".venv/bin/lair", "--version"], env=checkout.settings(), stdout=subprocess.PIPE, check=True
    )
    assert said.stdout == b"lair pure\n"
    checkout.compile()
    assert "lair compiled" in checkout.setup().stdout
    assert not list((checkout.folder / ".venv/lairwright").glob("unfinished-*"))


def test_who_interrupts_it_is_shown_no_traceback(checkout: Checkout) -> None:
    with running(checkout.command("setup"), env=checkout.settings()) as working:
        until(lambda: checkout.compiler_runs == 1)
        os.killpg(working.pid, signal.SIGINT)  # as a terminal does
        _, complaints = working.communicate(timeout=PATIENCE)
    assert (working.returncode, complaints) == (130, "")


def test_a_compiler_that_cannot_be_had_is_asked_for_again(tmp_path: Path) -> None:
    """Without a network its packages don't arrive, which isn't the sources' fault."""
    checkout = Checkout(tmp_path, compiler=False)
    checkout.write("requirements/compiler.txt", f"mypy==2.4.1 --hash=sha256:{'0' * 64}\n")
    for _ in range(2):
        with Table(checkout) as table:
            assert table.line().endswith("stays plain Python: requirements/compiler.txt cannot be installed")
            assert table.line().endswith("the next start tries again.")
            assert table.builds() == ["pure", "pure", "pure"]
