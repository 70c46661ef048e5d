"""Opening tables, sitting down, filling seats, starting, leaving, moving to another device, playing again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.serving import Client, Place, Server, Zygote, begun, serving


def refusal(answer: Any, code: str, status: int) -> str:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    text: str = answer.json()["text"]
    return text


def test_a_table_with_bots_on_all_other_seats_begins_at_once(server: Server) -> None:
    place = server.open(3, {1: "greedy", 2: "random"})
    info = server.info(place.table)
    assert (info["stage"], place.seat, info["host"]) == ("playing", 0, 0)
    assert [seat["bot"] for seat in info["seats"]] == ["", "greedy", "random"]
    assert info["seats"][0]["name"] == "Ann"


def test_nobody_can_fill_the_list_of_tables_alone(zygote: Zygote, folder: Path) -> None:
    def opened(server: Server, address: str) -> str:
        wanted = {"game": "boss-monster", "seats": 2, "public": True}
        with httpx.Client(transport=httpx.HTTPTransport(local_address=address)) as client:
            body = {"name": "Ann", "settings": wanted}
            return str(client.post(f"http://{server.address}/api/tables", json=body).json()["table"])

    with serving(zygote, folder) as server:
        honest = opened(server, "127.0.0.3")
        crowd = [opened(server, "127.0.0.2") for _ in range(60)]
        listed = [table["id"] for table in server.get("/api/tables").json()]
        assert len(listed) == 50
        assert listed == [*crowd[:10:-1], honest]


def test_the_creator_takes_the_first_seat_without_a_bot(server: Server) -> None:
    assert server.open(3, {0: "random"}).seat == 1


def test_a_table_begins_when_the_last_seat_is_taken(server: Server) -> None:
    first = server.open(3)
    second = server.join(first.table, "Bob")
    assert server.info(first.table)["stage"] == "gathering"
    third = server.join(first.table, "Cid")
    assert [first.seat, second.seat, third.seat] == [0, 1, 2]
    assert server.info(first.table)["stage"] == "playing"
    refusal(server.post(f"/api/tables/{first.table}/seats", {"name": "Dan"}), "already-started", 409)


def test_a_seat_may_be_named_and_is_taken_only_once(server: Server) -> None:
    table = server.open(4).table
    assert server.post(f"/api/tables/{table}/seats", {"name": "Bob", "seat": 2}).json()["seat"] == 2
    text = refusal(server.post(f"/api/tables/{table}/seats", {"name": "Cid", "seat": 2}), "seat-taken", 409)
    assert "3" in text
    refusal(server.post(f"/api/tables/{table}/seats", {"name": "Cid", "seat": 9}), "no-such-seat", 404)
    refusal(server.post(f"/api/tables/{table}/seats", {"name": "Cid", "seat": -1}), "no-such-seat", 404)


def test_joining_twice_from_one_device_is_the_same_seat_and_another_one_moves_there(server: Server) -> None:
    place = server.open(4)
    path = f"/api/tables/{place.table}/seats"
    again = server.post(path, {"name": "Ann"}, place.key, place.table)
    assert again.json() == {"table": place.table, "seat": 0, "key": place.key}
    moved = server.post(path, {"name": "Ann", "seat": 3}, place.key, place.table)
    assert moved.json()["seat"] == 3
    info = server.info(place.table)
    assert [seat["name"] for seat in info["seats"]] == ["", "", "", "Ann"]
    assert info["host"] == 3


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"game": "boss-monsters", "seats": 2}, "unknown-game"),
        ({"game": "boss-monster", "seats": 9}, "seats-range"),
        ({"game": "boss-monster", "seats": 2, "preset": "xx"}, "unknown-preset"),
        ({"game": "boss-monster", "seats": 2, "variants": ["no"]}, "unknown-variant"),
        ({"game": "boss-monster", "seats": 2, "options": {"bait_tie": "no"}}, "option-value"),
        ({"game": "boss-monster", "seats": 2, "options": {"none": 1}}, "unknown-option"),
        ({"game": "boss-monster", "seats": 2, "sets": ["/etc/passwd.toml"]}, "unknown-set"),
        ({"game": "boss-monster", "seats": 2, "sets": []}, "no-sets"),
        ({"game": "boss-monster", "seats": 2, "bots": {"1": "wizard"}}, "unknown-bot"),
        ({"game": "boss-monster", "seats": 2, "bots": {"1": "search:900000"}}, "bot-too-slow"),
        ({"game": "boss-monster", "seats": 2, "bots": {"7": "random"}}, "no-such-seat"),
        ({"game": "boss-monster", "seats": 2, "bots": {"0": "random", "1": "random"}}, "no-seat-left"),
        ({"game": "boss-monster", "seats": 2, "clock": {"per_choice": 0}}, "bad-clock"),
        ({"game": "castle-raid", "seats": 2, "sets": ["base"]}, "unknown-set"),
    ],
)
@pytest.mark.parametrize("language", ["en", "pl", "ru", "de"])
def test_what_no_table_can_be_made_of_is_refused_with_a_sentence(
    server: Server, settings: dict[str, Any], code: str, language: str
) -> None:
    answer = server.post(f"/api/tables?lang={language}", {"name": "Ann", "settings": settings})
    text = refusal(answer, code, 400)
    english = server.post("/api/tables", {"name": "Ann", "settings": settings}).json()["text"]
    assert (text == english) == (language == "en")


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x07b", "‮abc"])
def test_names_are_short_and_printable(server: Server, name: str) -> None:
    answer = server.post("/api/tables", {"name": name, "settings": {"game": "boss-monster", "seats": 2}})
    refusal(answer, "bad-name", 400)


def test_requests_from_pages_of_other_sites_are_refused(server: Server) -> None:
    body = {"name": "Ann", "settings": {"game": "boss-monster", "seats": 2}}
    answer = server.http.post("/api/tables", json=body, headers={"Origin": "http://evil.example"})
    refusal(answer, "other-origin", 403)
    own = server.http.post("/api/tables", json=body, headers={"Origin": f"http://{server.address}"})
    assert own.status_code == 201


def test_the_cookie_of_a_seat_is_kept_from_scripts_and_other_sites(server: Server) -> None:
    answer = server.post("/api/tables", {"name": "Ann", "settings": {"game": "boss-monster", "seats": 2}})
    cookie = answer.headers["set-cookie"]
    assert f"lair_{answer.json()['table']}={answer.json()['key']}" in cookie
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(answer.json()["key"]) >= 22


def test_a_key_takes_the_seat_along_to_another_device(server: Server) -> None:
    place = server.open(2)
    answer = server.post(f"/api/tables/{place.table}/claim", {"key": place.key})
    assert answer.json() == {"table": place.table, "seat": 0, "key": place.key}
    assert place.key in answer.headers["set-cookie"]
    refusal(server.post(f"/api/tables/{place.table}/claim", {"key": place.key[:-1] + "!"}), "wrong-key", 403)
    other = server.open(2)
    refusal(server.post(f"/api/tables/{place.table}/claim", {"key": other.key}), "wrong-key", 403)


def test_only_public_tables_are_listed_and_only_until_they_are_over(server: Server) -> None:
    hidden = server.open(2)
    shown = server.open(2, public=True)
    names = [table["id"] for table in server.get("/api/tables").json()]
    assert shown.table in names
    assert hidden.table not in names

    async def leave() -> None:
        async with shown.look() as ann:
            await ann.hear()
            await ann.say("leave")
            await ann.until(lambda me: me.info["stage"] == "over")

    asyncio.run(leave())
    assert shown.table not in [table["id"] for table in server.get("/api/tables").json()]


def test_the_host_fills_and_frees_seats_and_starts(server: Server) -> None:
    async def play() -> None:
        host = server.open(3, start_when_full=False)
        guest = server.join(host.table, "Bob")
        async with host.look() as ann, guest.look() as bob:
            await ann.until(lambda me: me.info)
            await bob.until(lambda me: me.info)
            assert (await bob.answered("fill", seat=2, bot="random"))["code"] == "not-host"
            assert (await bob.answered("start"))["code"] == "not-host"
            assert (await ann.answered("start"))["code"] == "seats-free"
            assert (await ann.answered("fill", seat=1, bot="random"))["code"] == "seat-taken"
            assert (await ann.answered("fill", seat=2, bot="wizard"))["code"] == "unknown-bot"
            assert (await ann.answered("fill", seat=5, bot="random"))["code"] == "no-such-seat"
            assert (await ann.answered("free", seat=2))["code"] == "seat-free"
            assert (await ann.answered("free", seat=0))["code"] == "own-seat"
            await ann.say("fill", seat=2, bot="random")
            await ann.until(lambda me: me.info["seats"][2]["bot"] == "random")
            await ann.say("fill", seat=2, bot="greedy")
            await bob.until(lambda me: me.info["seats"][2]["bot"] == "greedy")
            await ann.say("free", seat=1)
            await bob.until(lambda me: me.seat is None)
            assert (await bob.answered("choose", seq=0, key="pass"))["code"] == "not-seated"
            await ann.say("fill", seat=1, bot="random")
            await ann.until(lambda me: me.info["seats"][1]["bot"])
            assert ann.info["stage"] == "gathering"
            await ann.say("start")
            await ann.until(lambda me: me.question)
            assert (await ann.answered("fill", seat=1, bot="greedy"))["code"] == "already-started"
            assert (await ann.answered("start"))["code"] == "already-started"

    asyncio.run(play())


def test_who_leaves_before_the_start_frees_the_seat_and_hands_the_table_on(server: Server) -> None:
    async def play() -> None:
        host = server.open(3)
        guest = server.join(host.table, "Bob")
        async with host.look() as ann, guest.look() as bob:
            await ann.hear()
            await ann.say("leave")
            await bob.until(lambda me: me.info and me.info["host"] == 1)
            assert bob.info["seats"][0]["name"] == ""
            await ann.until(lambda me: me.seat is None)
        server_side = server.post(f"/api/tables/{host.table}/claim", {"key": host.key})
        assert server_side.json()["code"] == "wrong-key"

    asyncio.run(play())


def test_everybody_sees_who_is_here(server: Server) -> None:
    async def play() -> None:
        host = server.open(2)
        async with host.look() as ann:
            await ann.until(lambda me: me.info and me.info["seats"][0]["here"])
            guest = server.join(host.table, "Bob")
            async with guest.look(), guest.look():
                await ann.until(lambda me: me.info["seats"][1]["here"])
            await ann.until(lambda me: not me.info["seats"][1]["here"])
            async with Client(server.address, host.table):
                await ann.until(lambda me: me.info["spectators"] == 1)
            await ann.until(lambda me: me.info["spectators"] == 0)

    asyncio.run(play())


async def to_the_end(*clients: Client) -> None:
    """Everybody takes the first option until the game is over."""

    async def play(client: Client) -> None:
        while not (await client.asked()).over:
            await client.choose()

    await asyncio.gather(*(play(client) for client in clients))


def test_a_rematch_seats_the_same_people_one_seat_further(server: Server) -> None:
    async def play() -> None:
        places = server.full_table(3, {2: "random"}, game="castle-raid")
        async with places[0].look() as ann, places[1].look() as bob:
            assert (await ann.answered("rematch"))["code"] == "not-over"
            await to_the_end(ann, bob)
            await ann.say("rematch")
            await bob.say("rematch")
            await bob.until(lambda me: me.info["rematch"])
            await ann.until(lambda me: me.info["rematch"])
        new = ann.info["rematch"]
        assert new == bob.info["rematch"]
        assert [seat["bot"] or seat["name"] for seat in server.info(new)["seats"]] == ["random", "Ann", "Guest 1"]
        assert server.info(new)["stage"] == "gathering"
        # The secret of the old table opens the new one, and all have to come before it begins.
        async with Place(server, new, None, places[0].key).look() as ann:
            await ann.hear()
            assert ann.seat == 1
            async with Place(server, new, None, places[1].key).look() as bob:
                await begun(ann, bob)
                assert bob.seat == 2

    asyncio.run(play())


def test_whoever_has_sat_at_many_tables_is_still_known_at_a_rematch(server: Server) -> None:
    """The secret of a rematch is in the cookie of an earlier table, and browsers send the newest cookies last."""
    place = server.open(3)
    others = [f"lair_{number}=secret{number}" for number in range(170)]
    for cookies in ([*others, f"lair_before={place.key}"], [f"lair_before={place.key}", *others]):
        server.http.cookies.clear()
        answer = server.http.post(
            f"/api/tables/{place.table}/seats", json={"name": "Bob"}, headers={"Cookie": "; ".join(cookies)}
        )
        assert (answer.status_code, answer.json().get("seat")) == (201, 0)
