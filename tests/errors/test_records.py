"""Damaged records, and what is said about them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import lairwright as lw
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


@pytest.mark.parametrize("upto", [-1, len(CHOICES) + 1])
def test_a_record_cannot_be_replayed_beyond_its_ends(upto: int) -> None:
    with pytest.raises(RecordError) as caught:
        lw.replay(record(), upto)
    assert str(caught.value) == f"the record has {len(CHOICES)} choices: it cannot be replayed up to {upto}"
