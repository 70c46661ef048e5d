"""Damaged records, and what is said about them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import lairwright as lw
from lairwright.kernel.arguments import quoted
from lairwright.kernel.errors import LairwrightError, RecordError

GOLDEN = Path(__file__).parents[1] / "golden" / "records" / "default-2.txt"
LINES = GOLDEN.read_text(encoding="utf-8").splitlines()
HEAD: dict[str, Any] = json.loads(LINES[1])
CHOICES = LINES[2:]
FIRST_SEAT = CHOICES[0].partition(":")[0]
#: The last choice that builds, and who makes it.
BUILDS = max(at for at, line in enumerate(CHOICES) if ": build " in line)
BUILDER = CHOICES[BUILDS].partition(":")[0]


def record(head: object = None, choices: list[str] | None = None) -> str:
    line = head if isinstance(head, str) else json.dumps(HEAD if head is None else head)
    return "\n".join([LINES[0], line, *(CHOICES if choices is None else choices)]) + "\n"


def head(**changes: object) -> dict[str, Any]:
    return {**HEAD, **changes}


def without(name: str) -> dict[str, Any]:
    return {field: value for field, value in HEAD.items() if field != name}


NOT_A_RECORD = "not a Lairwright record: expected 'lairwright-record 1' in the first line, found "
CASES = {
    "empty": ("", f"{NOT_A_RECORD}'an empty file'"),
    "something else": ("hello\n", f"{NOT_A_RECORD}'hello'"),
    "another version": ("lairwright-record 9\n{}\n", f"{NOT_A_RECORD}'lairwright-record 9'"),
    "nothing after the first line": (f"{LINES[0]}\n", "the record ends before its configuration line"),
    "no JSON": (record("{nope"), "the configuration line is not JSON: "),
    "JSON without end": (record("[" * 100_000), "the configuration line is not JSON: "),
    "a list": (record([1]), "the configuration is not a table of fields"),
    "missing field": (record(without("seats")), "the configuration has no field 'seats'"),
    "text for a number": (
        record(head(seats="2")),
        "configuration field 'seats' must be a whole number, not '2'",
    ),
    "true for a number": (
        record(head(seats=True)),
        "configuration field 'seats' must be a whole number, not True",
    ),
    "text for a list": (
        record(head(sets="base")),
        "configuration field 'sets' must be a list of texts, not 'base'",
    ),
    "list for a table": (record(head(options=[])), "configuration field 'options' must be a table, not []"),
    "nothing for a value": (
        record(head(options={"bait_order": None})),
        "configuration option 'bait_order' has an unusable value None",
    ),
    "unknown preset": (record(head(preset="xx")), "unknown preset 'xx'; presets: default, pl, ru, de, en10"),
    "too many seats": (record(head(seats=9)), "boss-monster is for 2 to 4 seats, not 9"),
    "no fingerprint": (record(without("cards")), "the configuration has no card fingerprint (field 'cards')"),
    "other cards": (
        record(head(cards="abc")),
        f"the record was made with other cards (fingerprint abc, here {HEAD['cards']})",
    ),
    "garbage": (
        record(choices=[*CHOICES[:3], "what is this", *CHOICES[3:]]),
        "step 4: expected 'seat: key', found 'what is this'",
    ),
    "empty line": (record(choices=[*CHOICES[:3], "", *CHOICES[3:]]), "step 4: expected 'seat: key', found ''"),
    "unknown card": (
        record(choices=[*CHOICES[:BUILDS], f"{BUILDER}: build no-such-room end"]),
        f"step {BUILDS + 1}: seat {BUILDER}: 'build no-such-room end' is refused: unknown-card: no-such-room",
    ),
    "illegal choice": (
        record(choices=[f"{FIRST_SEAT}: pass"]),
        f"step 1: seat {FIRST_SEAT}: 'pass' is refused: ",
    ),
    "unknown seat": (record(choices=["9: pass"]), "step 1: seat 9: 'pass' is refused: no-such-seat: 9"),
    "choice after the end": (
        record(choices=[*CHOICES, "0: pass"]),
        f"step {len(CHOICES) + 1}: seat 0: 'pass' is refused: game-over (",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_a_damaged_record_says_where_and_why(name: str) -> None:
    text, message = CASES[name]
    with pytest.raises(LairwrightError) as caught:
        lw.replay(text)
    assert str(caught.value).startswith(message)


def test_the_step_can_be_asked_for() -> None:
    with pytest.raises(RecordError) as caught:
        lw.replay(record(choices=[*CHOICES[:3], f"{FIRST_SEAT}: nonsense"]))
    assert caught.value.step == 4


def test_the_cases_start_from_a_record_without_damage() -> None:
    assert lw.replay(record()).over


def test_line_ends_of_another_system_do_not_matter() -> None:
    assert lw.replay(record().replace("\n", "\r\n")).over


@pytest.mark.parametrize("upto", [-1, len(CHOICES) + 1, 10**5000], ids=quoted)
def test_a_record_cannot_be_replayed_beyond_its_ends(upto: int) -> None:
    with pytest.raises(RecordError) as caught:
        lw.replay(record(), upto)
    assert str(caught.value) == f"the record has {len(CHOICES)} choices: it cannot be replayed up to {quoted(upto)}"


@pytest.mark.parametrize("upto", ["1", 0.0, 1.0, True, b"1", []])
def test_a_record_is_replayed_up_to_a_whole_number(upto: Any) -> None:
    with pytest.raises(RecordError) as caught:
        lw.replay(record(), upto)
    assert str(caught.value) == f"a record is replayed up to a whole number of choices, not {upto!r}"


@pytest.mark.parametrize("given", [None, 3, b"lairwright-record 1", [], Path("x")], ids=repr)
@pytest.mark.parametrize("read", [lw.load_record, lw.replay])
def test_something_else_is_no_record(read: Callable[[Any], object], given: Any) -> None:
    with pytest.raises(RecordError) as caught:
        read(given)
    assert str(caught.value) == f"a record is read from text, not from {given!r}"


BAD_CHOICES: dict[str, tuple[Any, str]] = {
    "no seat": ((None, CHOICES[1].partition(": ")[2]), "(None, "),
    "text for a seat": (("0", "pass"), "('0', 'pass')"),
    "true for a seat": ((True, "pass"), "(True, 'pass')"),
    "no key": ((0, None), "(0, None)"),
    "an index for a key": ((0, 0), "(0, 0)"),
    "half a choice": ((0,), "(0,)"),
    "nothing": (None, "None"),
    "text": ("0: pass", "'0: pass'"),
}


@pytest.mark.parametrize("name", BAD_CHOICES)
def test_a_record_put_together_by_hand_names_the_bad_choice(name: str) -> None:
    choice, shown = BAD_CHOICES[name]
    good = lw.load_record(record())
    with pytest.raises(RecordError) as caught:
        lw.replay(lw.Record(good.config, good.fingerprint, [good.choices[0], choice, *good.choices[2:]]))
    assert str(caught.value).startswith(f"step 2: expected a seat and a key, found {shown}")
    assert caught.value.step == 2


def test_a_record_put_together_by_hand_is_set_up_with_care() -> None:
    good = lw.load_record(record())
    names: Any = ("base", None)
    odd = lw.Config("boss-monster", 2, 3, "default", names, (), {})
    with pytest.raises(LairwrightError, match=r"^sets is a list of names, and None is not text$"):
        lw.replay(lw.Record(odd, good.fingerprint, []))


def test_a_fingerprint_that_cannot_be_printed_is_shown_all_the_same() -> None:
    with pytest.raises(RecordError) as caught:
        lw.replay(record(head(cards="\ud800")))
    assert str(caught.value).startswith(r"the record was made with other cards (fingerprint '\ud800', here ")


def test_a_number_too_long_to_be_read_is_no_configuration() -> None:
    with pytest.raises(RecordError, match=r"^the configuration line is not JSON: "):
        lw.replay(record(json.dumps(head(seed=0)).replace('"seed": 0', '"seed": 1' + "0" * 5000)))
