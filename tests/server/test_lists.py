"""What there is to play, and lessons."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lairwright.server.lessons import lesson_ids
from tests.server.serving import Place, Server, Zygote, serving

LANGUAGES = ("en", "pl", "ru", "de")


@pytest.mark.parametrize("path", ["/api/games", "/api/cards", "/api/rules", "/api/lessons"])
def test_lists_come_in_every_language_and_only_once(server: Server, path: str) -> None:
    answers = {language: server.get(f"{path}?lang={language}") for language in LANGUAGES}
    assert len({answer.text for answer in answers.values()}) == len(LANGUAGES)
    assert len({len(answer.json()) for answer in answers.values()}) == 1
    if len(answers["en"].content) > 1000:
        assert answers["en"].headers["content-encoding"] == "gzip"
    again = server.get(f"{path}?lang=en", **{"if-none-match": answers["en"].headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert server.get(f"{path}?lang=fr").json()["code"] == "unknown-language"


@pytest.mark.parametrize("path", ["/api/cards", "/api/rules"])
def test_lists_can_be_of_one_game(server: Server, path: str) -> None:
    of_one = server.get(f"{path}?game=castle-raid").json()
    assert {entry["game"] for entry in of_one} == {"castle-raid"}
    assert len(of_one) < len(server.get(path).json())
    assert server.get(f"{path}?game=chess").json()["code"] == "unknown-game"


@pytest.mark.parametrize("lesson", lesson_ids())
def test_a_lesson_is_taught_to_its_end_and_survives_a_restart(zygote: Zygote, folder: Path, lesson: str) -> None:
    with serving(zygote, folder) as server:
        answer = server.post(f"/api/lessons/{lesson}", {"name": "Ann"})
        assert answer.status_code == 201, answer.text
        place = Place(server, **answer.json())

        async def learn(steps: int) -> bool:
            async with place.look("de") as ann:
                await ann.until(lambda me: me.state)
                for _ in range(steps):
                    await ann.until(lambda me: me.question or me.info["stage"] == "over")
                    if ann.info["stage"] == "over":
                        break
                    assert ann.state["lesson"]
                    await ann.choose(ann.keys[-1])
                await ann.until(lambda me: me.question or me.info["stage"] == "over")
                assert ann.state["lesson"]
                over = bool(ann.info["stage"] == "over")
                assert not over or not ann.state["view"]["asked"]
                return over

        over = asyncio.run(learn(1))
        server.kill()
        server.restart()
        over = asyncio.run(learn(60)) or over
        assert over
        info = server.info(place.table)
        assert (info["lesson"], info["stage"]) == (lesson, "over")
        assert server.get(f"/api/tables/{place.table}/record").json()["code"] == "no-record"


def test_an_unknown_lesson_is_refused(server: Server) -> None:
    answer = server.post("/api/lessons/none", {"name": "Ann"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-lesson")
