"""What people may be called at a table."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lairwright.server.names import LONGEST_NAME, checked_name
from lairwright.server.refusals import Denied
from tests.server.serving import Server

SETTINGS: dict[str, Any] = {"game": "boss-monster", "seats": 3}


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",  # a letter by its category, and empty
        "\u115f\u1160",
        "\uffa0",
        "\u2800\u2800",
        "\u0301",  # a mark without a letter
        "a \u0301",
        "\u034f",
        "\ufe0f",
        "\U000e0100",
        "a\u200bb",
        "a\u202eb",
        "a\u2066b",
        "a\u00adb",
        "\ue000",
        "\u0378",
        "x" + "\u0300\u0301\u0302\u0303\u0304\u0305" * 2,
        "\u17b4",
        "\U00013441",
        "Ann\U00016fe4",
        "\u200d",
        "\u200c",
        "A\u200dnn",
        "Ann\u200d",
        "\u200dAnn",
        "А\u200cня",
        "👨\u200d\u200d👩",
        "👨\u200d",
        "👨\u200c👩",
    ],
)
def test_a_name_that_cannot_be_seen_is_refused(server: Server, name: str) -> None:
    answer = server.post("/api/tables", {"name": name, "settings": SETTINGS})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")


@pytest.mark.parametrize(
    "name",
    [
        *("Zoë", "Łucja", "Мария", "O'Neil", "李雷", "नमस्ते", "Nguyễn", "Ann ❤", "สมชาย", "؟احمد"),
        *(
            "علی\u200cرضا",
            "ශ\u0dca\u200dරී",
            "👨\u200d👩\u200d👧",
            "🏳\ufe0f\u200d🌈",
            "👩🏽\u200d🚀",
            "👍🏿",
            "🇵🇱",
            "5\ufe0f\u20e3",
        ),
    ],
)
def test_names_of_all_the_world_are_taken(server: Server, name: str) -> None:
    assert server.post("/api/tables", {"name": name, "settings": SETTINGS}).status_code == 201


def test_a_name_is_shown_composed_and_without_what_keyboards_add(server: Server) -> None:
    answer = server.post("/api/tables", {"name": " Zoe\u0308 \u00a0 ❤\ufe0f", "settings": SETTINGS}).json()
    assert server.info(answer["table"])["seats"][0]["name"] == "Zo\u00eb ❤"


@pytest.mark.parametrize("name", ["ann", "ANN", "Ａnn", "Аnn", "A nn", "Easy", "łatwy", "Эксперт", "schwer"])
def test_nobody_is_called_like_another_or_like_a_bot(server: Server, name: str) -> None:
    table = server.open(3).table
    answer = server.post(f"/api/tables/{table}/seats?lang=en", {"name": name})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")
    assert server.post(f"/api/tables/{table}/seats", {"name": "Bob"}).status_code == 201


def test_a_bot_of_unusual_strength_has_its_name_for_itself(server: Server) -> None:
    table = server.open(3, {1: "search:7"}).table
    called = server.info(table)["seats"][1]["name"]
    answer = server.post(f"/api/tables/{table}/seats", {"name": called})
    assert answer.json()["code"] == "name-taken"


def test_whoever_moves_keeps_the_own_name(server: Server) -> None:
    place = server.open(3)
    path = f"/api/tables/{place.table}/seats"
    assert server.post(path, {"name": "Ann", "seat": 2}, place.key, place.table).json()["seat"] == 2


@pytest.mark.parametrize(
    ("known", "name"),
    [
        ("Ilya", "llya"),
        ("Bill", "BilI"),
        ("Al", "A1"),
        ("Otto", "0tto"),
        ("Anna Bell", "ΑΝΝΑ ΒΕLL"),
        ("Bill", "Biӏǀ"),
        ("علی\u200cرضا", "علیرضا"),
        ("👨\u200d👩", "👨👩"),
    ],
)
def test_what_hardly_differs_to_the_eye_is_the_same_name(known: str, name: str) -> None:
    for first, second in ((known, name), (name, known)):
        with pytest.raises(Denied, match="name-taken"):
            checked_name(second, [first])


@given(st.text(max_size=30) | st.text("a \u200c\u200d\u094dनع👩🏽\u0301", max_size=8))
def test_every_name_taken_can_be_seen_and_is_taken_again_as_it_is(name: str) -> None:
    try:
        shown = checked_name(name)
    except Denied:
        return
    assert 0 < len(shown) <= LONGEST_NAME
    assert re.sub("[\u200c\u200d]", "", shown).isprintable()
    assert not re.search("(^|[\u200c\u200d ])[\u200c\u200d]|[\u200c\u200d]( |$)", shown)
    assert unicodedata.is_normalized("NFC", shown)
    assert any(unicodedata.category(sign)[0] in "LNPS" for sign in shown)
    assert checked_name(shown) == shown
    with pytest.raises(Denied, match="name-taken"):
        checked_name(name, [shown])
