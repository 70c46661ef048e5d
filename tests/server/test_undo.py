"""Taking back: free if nobody learnt anything, by consent if others saw something, never after chance."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.serving import Client, Server, Zygote, serving, somebody_asked


async def until_undo(policy: str, *clients: Client) -> Client:
    """Play until somebody's last choice can be taken back in this way, or everybody's patience ends."""
    for _ in range(400):
        for client in clients:
            if client.state.get("undo") == policy:
                return client
        player, _ = await somebody_asked(*clients)
        await player.choose(player.keys[-1])
        await somebody_asked(*clients)
    raise AssertionError(f"no choice could be taken back by {policy}")


async def until_next_undo(policy: str, *clients: Client) -> Client:
    """The same, for a choice that is made from now on."""
    chose: set[int | None] = set()
    for _ in range(400):
        for client in clients:
            if client.seat in chose and client.state["undo"] == policy:
                return client
        player, _ = await somebody_asked(*clients)
        chose.add(player.seat)
        await player.choose(player.keys[-1])
        await somebody_asked(*clients)
    raise AssertionError(f"no choice could be taken back by {policy}")


def test_a_choice_nobody_learnt_from_is_taken_back_at_once(server: Server) -> None:
    async def play() -> None:
        places = server.full_table(4)
        async with places[0].look() as a, places[1].look() as b, places[2].look() as c, places[3].look() as d:
            clients = (a, b, c, d)
            await somebody_asked(*clients)
            client = await until_undo("free", *clients)
            seq = client.state["seq"]
            others = [other.state["question"] for other in clients if other is not client]
            await client.say("undo", seq=seq)
            await client.until(lambda me: me.state["seq"] == seq + 1)
            assert client.question
            assert client.state["fresh"]
            assert client.question["since"] == seq + 1
            await somebody_asked(*clients)
            # Players who are asked at the same time aren't asked again.
            assert [other.state["question"] for other in clients if other is not client] == others
            # An answer to the question from before the undo is late, although it looks the same.
            refused = await client.answered("choose", seq=seq, key=client.keys[0])
            assert refused["code"] in ("stale", "doubled")
            await client.choose()

    asyncio.run(play())


def test_consent_of_everybody_else_is_needed_where_they_saw_something(server: Server) -> None:
    async def play() -> None:
        places = server.full_table(3)
        async with places[0].look() as a, places[1].look() as b, places[2].look() as c:
            clients = (a, b, c)
            await somebody_asked(*clients)
            client = await until_undo("consent", *clients)
            first, second = (other for other in clients if other is not client)
            seq = client.state["seq"]

            await client.say("undo", seq=seq)
            await first.until(lambda me: me.state["undo_asked_by"] == client.seat)
            assert (await client.answered("consent", seq=seq, yes=True))["code"] == "no-undo-wish"
            await first.say("consent", seq=first.state["seq"], yes=False)
            await client.until(lambda me: me.others and me.others[-1]["code"] == "undo-declined")
            await client.until(lambda me: me.state["undo_asked_by"] is None)
            assert client.state["seq"] == seq
            assert (await client.answered("undo", seq=seq))["code"] == "undo-asked-before"

            client = await until_next_undo("consent", *clients)
            first, second = (other for other in clients if other is not client)
            seq = client.state["seq"]
            await client.say("undo", seq=seq)
            await first.until(lambda me: me.state["undo_asked_by"] == client.seat)
            await second.until(lambda me: me.state["undo_asked_by"] == client.seat)
            before = {one.seat: one.state["seq"] for one in clients}
            for one in (first, second):
                await one.say("consent", seq=one.state["seq"], yes=True)
            for one in clients:
                await one.until(lambda me: me.state["seq"] == before[me.seat] + 1)
                assert one.state["undo_asked_by"] is None
            assert client.question
            assert (await first.answered("consent", seq=before[first.seat], yes=True))["code"] == "stale"

    asyncio.run(play())


def test_a_new_choice_ends_the_wish(server: Server) -> None:
    async def play() -> None:
        places = server.full_table(2)
        async with places[0].look() as a, places[1].look() as b:
            await somebody_asked(a, b)
            client = await until_undo("consent", a, b)
            seq = client.state["seq"]
            await client.say("undo", seq=seq)
            for one in (a, b):
                await one.until(lambda me: me.state["undo_asked_by"] == client.seat)
            player = a if a.question else b
            await player.choose()
            await player.until(lambda me: me.state["undo_asked_by"] is None)
            await client.catch_up()
            refused = await client.answered("consent", seq=client.state["seq"], yes=True)
            assert refused["code"] in ("stale", "no-undo-wish")

    asyncio.run(play())


def test_who_chooses_instead_of_answering_a_wish_says_no(server: Server) -> None:
    """Whatever is chosen, visibly or not: otherwise a refused consent would give it away."""

    async def play() -> None:
        places = server.full_table(3)
        async with places[0].look() as a, places[1].look() as b, places[2].look() as c:
            clients = (a, b, c)
            await somebody_asked(*clients)
            player = wisher = await until_undo("consent", *clients)
            while player is wisher:
                wisher = await until_next_undo("consent", *clients)
                player, _ = await somebody_asked(*clients)
            await wisher.say("undo", seq=wisher.state["seq"])
            for client in clients:
                await client.until(lambda me: me.state["undo_asked_by"] == wisher.seat)
            wisher.others.clear()
            await player.choose()
            await wisher.until(lambda me: me.others)
            assert wisher.others[0]["code"] == "undo-declined"
            for client in clients:
                await client.until(lambda me: me.state["undo_asked_by"] is None)

    asyncio.run(play())


def test_a_closed_table_has_no_wishes(server: Server) -> None:
    async def play() -> None:
        places = server.full_table(2, absence="close")
        async with places[0].look() as a, places[1].look() as b:
            await somebody_asked(a, b)
            wisher = await until_undo("consent", a, b)
            other = b if wisher is a else a
            await wisher.say("undo", seq=wisher.state["seq"])
            await other.until(lambda me: me.state["undo_asked_by"] == wisher.seat)
            await other.say("leave")
            await wisher.until(lambda me: me.info["stage"] == "over")
            assert wisher.state["undo_asked_by"] is None

    asyncio.run(play())


def test_bots_agree_and_chance_does_not(server: Server) -> None:
    async def play() -> None:
        seen: set[str] = set()
        for _ in range(12):
            place = server.open(2, {1: "random"})
            async with place.look() as ann:
                await ann.asked()
                while not ann.over:
                    policy = ann.state["undo"]
                    seen.add(policy)
                    seq = ann.state["seq"]
                    if policy in ("never", "nothing"):
                        code = (await ann.answered("undo", seq=seq))["code"]
                        assert code in ("undo-never", "nothing-to-undo", "stale")
                    elif policy == "consent":
                        await ann.say("undo", seq=seq)
                        await ann.until(lambda me, at=seq: me.state["seq"] > at)  # type: ignore[misc]
                        return
                    await ann.choose(ann.keys[-1])
                    await ann.asked()
        raise AssertionError(f"nothing by consent in twelve games, only {seen}")

    asyncio.run(play())


def test_what_was_taken_back_stays_so_after_a_restart(zygote: Zygote, folder: Path) -> None:
    async def play(server: Server) -> None:
        places = server.full_table(3)
        async with places[0].look() as a, places[1].look() as b, places[2].look() as c:
            await somebody_asked(a, b, c)
            client = await until_undo("free", a, b, c)
            seq = client.state["seq"]
            await client.say("undo", seq=seq)
            await client.until(lambda me: me.state["seq"] == seq + 1)
            asked, log = client.question, client.log
            seat = client.seat
            await client.choose()
            chosen = client.state["seq"]
        server.kill()
        server.restart()
        assert seat is not None
        async with places[seat].look() as again:
            await again.until(lambda me: me.state)
            assert again.state["seq"] >= chosen
            assert again.log[: len(log)] == log
            assert asked

    with serving(zygote, folder) as server:
        asyncio.run(play(server))
