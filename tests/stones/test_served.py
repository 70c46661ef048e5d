"""A third game at a server: in the lobby, over the socket, with bots that think in other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import lairwright as lw
from lairwright.games import GameKind
from tests.server.serving import Client, Server, Zygote, serving


@pytest.fixture
def server(stones: GameKind, tmp_path: Path) -> Iterator[Server]:
    """The server of a process that was started with the game in its environment."""
    test = tmp_path / "test"
    test.write_text("stones", encoding="utf-8")
    zygote = Zygote("-m", "tests.server.dealt", str(test))
    try:
        with serving(zygote, tmp_path) as running:
            yield running
    finally:
        zygote.end()


async def play(client: Client) -> None:
    while not (await client.asked()).over:
        await client.choose(client.keys[-1])


def test_the_lobby_lists_it(server: Server) -> None:
    found = {game["id"]: game for game in server.get("/api/games?lang=de").json()}
    assert list(found) == ["boss-monster", "castle-raid", "stones"]
    info = found["stones"]
    assert (info["name"], info["about"]) == ("Stones", "Who takes the last stone?")
    assert [bot["id"] for bot in info["bots"]] == ["random"]
    assert [phase["name"] for phase in info["phases"]] == ["Deal", "Play"]
    assert [rule["id"] for rule in server.get("/api/rules?game=stones").json()] == ["ST-01", "ST-02", "ST-03"]
    assert server.get("/api/cards?game=stones").json() == []


def test_a_table_with_card_sets_is_refused_with_a_whole_sentence(server: Server) -> None:
    settings = {"game": "stones", "seats": 2, "sets": ["base"]}
    answer = server.post("/api/tables", {"name": "Ann", "settings": settings})
    assert (answer.status_code, answer.json()["code"]) == (400, "game-without-sets")
    assert answer.json()["text"] == "This game is played without card sets; leave out 'base'."


def test_every_game_has_a_glossary_of_its_own(server: Server) -> None:
    found = {game["id"]: game["glossary"] for game in server.get("/api/games?lang=de").json()}
    assert found["stones"] == [{"name": "Heap", "about": "The stones that nobody has taken yet."}]
    words = {game: {term["name"] for term in glossary} for game, glossary in found.items()}
    assert "Fraktion" in words["castle-raid"] - words["boss-monster"]
    assert "Seele" in words["boss-monster"] - words["castle-raid"]


def test_two_people_play_it_to_the_end_and_see_what_they_may(server: Server) -> None:
    async def both() -> str:
        places = server.full_table(2, game="stones", variants=["tall-heap"])
        async with places[0].look() as ann, places[1].look() as bob:
            await asyncio.gather(ann.asked(), bob.until(lambda me: me.state))
            assert ann.state["view"]["heap"] == 12
            assert ann.state["view"]["seats"][1]["hand"] == bob.state["view"]["seats"][0]["hand"] == ["?"] * 3
            assert (await bob.answered("why", key="play one"))["text"] == "Another player's turn has come."
            await asyncio.gather(play(ann), play(bob))
            assert ann.state["standing"]["text"] == "Won: You. Nobody holds a card any more." or bob.state["standing"]
            assert ann.info["page"] == ""
        return places[0].table

    record = server.get(f"/api/tables/{asyncio.run(both())}/record")
    assert lw.replay(record.text).over


def test_a_bot_plays_it_and_a_hint_is_given(server: Server) -> None:
    async def alone() -> None:
        place = server.open(3, {1: "random", 2: "reference"}, game="stones")
        async with place.look() as ann:
            await ann.asked()
            hint = await ann.answered("hint", seq=ann.state["seq"])
            assert {line["key"] for line in hint["hints"]} <= set(ann.keys)
            await play(ann)
            assert {line["seat"] for line in ann.log} >= {0, 1, 2}

    asyncio.run(alone())


def test_one_person_plays_alone_where_a_variant_allows_it(server: Server) -> None:
    async def alone() -> None:
        place = server.open(1, {}, game="stones", variants=["tall-heap"])
        async with place.look() as ann:
            await ann.asked()
            await play(ann)
            assert ann.state["standing"]["text"].startswith("Won: You.")

    asyncio.run(alone())


def test_the_lobby_knows_what_brings_other_numbers_of_players(server: Server) -> None:
    found = {game["id"]: game["seats_with"] for game in server.get("/api/games?lang=en").json()}
    assert found == {"stones": {"tall-heap": [1, 3]}, "boss-monster": {}, "castle-raid": {}}
