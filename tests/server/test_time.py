"""What time does at a table: clocks, absence, the beat, holding, passing automatically."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from lairwright.server.live.clock import Clocks
from lairwright.server.protocol import Clock
from tests.server.serving import PATIENCE, Client, Server, Zygote, begun, serving, somebody_asked


def test_a_clock_uses_the_bank_only_after_the_seconds_for_the_choice() -> None:
    clocks = Clocks(Clock(per_choice=10, bank=60), 2, {1: 15.0}, {1: 15.0})
    assert clocks.banks == [60, 45]
    clocks.start(1, 3, 100.0)
    assert (clocks.left(1, 104.0), clocks.would_spend(1, 104.0)) == (6.0, 0.0)
    assert clocks.would_spend(1, 125.0) == 15.0
    assert clocks.own(1, 125.0) == (0.0, 30.0)
    assert clocks.would_spend(1, 1000.0) == 45.0


def test_the_others_never_see_what_a_secret_question_took_from_a_bank() -> None:
    clocks = Clocks(Clock(per_choice=10, bank=60), 2, {1: 15.0}, {1: 5.0})
    assert (clocks.own(1, 0.0), clocks.seen(1, 0.0, True)) == ((None, 45.0), (None, 55.0))
    clocks.start(1, 3, 100.0)
    clocks.answered(1, 15.0, openly=False)
    clocks.reveal()
    assert (clocks.own(1, 125.0), clocks.seen(1, 125.0, True)) == ((None, 30.0), (None, 55.0))
    clocks.start(1, 5, 200.0)
    clocks.reveal()
    assert (clocks.own(1, 215.0), clocks.seen(1, 215.0, True)) == ((0.0, 25.0), (0.0, 50.0))
    clocks.answered(1, 5.0, openly=True)
    assert clocks.seen(1, 218.0, True) == (0.0, 47.0)  # nobody has been shown the answer
    clocks.reveal()
    assert (clocks.own(1, 218.0), clocks.seen(1, 218.0, True)) == ((None, 25.0), (None, 50.0))


def test_who_runs_out_of_time_is_played_for_and_the_bank_stays_empty(zygote: Zygote, folder: Path) -> None:
    async def play(server: Server) -> None:
        begun = time.monotonic()
        first, second = server.full_table(2, clock={"per_choice": 2, "bank": 1})
        async with first.look() as ann, second.look() as bob:
            player, _ = await somebody_asked(ann, bob)
            assert player.question
            since = player.question["since"]
            await player.until(lambda me: not me.question or me.question["since"] > since)
            assert time.monotonic() - begun > 2.9
            seat = player.seat
            assert seat is not None
            await player.until(lambda me: me.info["seats"][seat]["bank"] == 0)
            left = [info["left"] for info in player.info["seats"] if info["left"] is not None]
            assert all(0 <= seconds <= 2 for seconds in left)
        server.kill()
        server.restart()
        async with (first, second)[seat].look() as again:
            await again.until(lambda me: me.state)
            assert again.info["seats"][seat]["bank"] == 0

    with serving(zygote, folder) as server:
        asyncio.run(play(server))


def test_against_bots_no_clock_runs(server: Server) -> None:
    async def play() -> None:
        place = server.open(2, {1: "random"}, clock={"per_choice": 1, "bank": 0})
        async with place.look() as ann:
            await ann.asked()
            asked = ann.question
            await ann.quiet(1.5)
            assert ann.question == asked
            assert ann.info["seats"][0]["bank"] is None

    asyncio.run(play())


def test_a_clock_does_not_say_who_is_asked_in_secret(zygote: Zygote, folder: Path) -> None:
    """Some questions at the beginning are nobody else's business, and neither are their clocks."""

    async def play(server: Server) -> None:
        first, second = server.full_table(2, clock={"per_choice": 50, "bank": 50})
        async with first.look() as ann, second.look() as bob:
            for _ in range(12):
                player, _ = await somebody_asked(ann, bob)
                for client in (ann, bob):
                    # The clocks come in a message of their own.
                    await client.catch_up()
                    # A viewer who has been shown nothing yet doesn't know who is asked.
                    asked = client.state["view"]["asked"] if client.state else []
                    running = [seat["seat"] for seat in client.info["seats"] if seat["left"] is not None]
                    assert set(running) <= set(asked)
                await player.choose()

    with serving(zygote, folder) as server:
        asyncio.run(play(server))


def test_a_bot_plays_for_who_is_away_until_they_come_back(zygote: Zygote, folder: Path) -> None:
    async def play(server: Server) -> None:
        first, second = server.full_table(2, absence="bot")
        async with first.look() as ann:
            async with second.look() as bob:
                await begun(ann, bob)
            await ann.until(lambda me: me.info["seats"][1]["stand_in"])
            for _ in range(12):  # a bot stands in for Bob
                await ann.asked()
                if ann.over:
                    break
                await ann.choose()
            assert any(line["seat"] == 1 for line in ann.log)
            async with second.look() as bob:
                await bob.until(lambda me: me.state)
                await ann.until(lambda me: not me.info["seats"][1]["stand_in"])

    with serving(zygote, folder, away=0.2) as server:
        asyncio.run(play(server))


def test_a_table_that_wants_it_is_closed_when_somebody_stays_away(zygote: Zygote, folder: Path) -> None:
    async def play(server: Server) -> None:
        first, second = server.full_table(2, absence="close")
        async with first.look() as ann:
            async with second.look() as bob:
                await begun(ann, bob)
            await ann.until(lambda me: me.info["stage"] == "over")
            await ann.until(lambda me: me.state and not me.question)
            assert not ann.over
            assert (ann.state["view"]["asked"], ann.state["view"]["decision"]) == ([], None)
            assert (await ann.answered("choose", seq=ann.state["seq"], key="pass"))["code"] == "table-over"
        assert server.get(f"/api/tables/{first.table}/replay").status_code == 200

    with serving(zygote, folder, away=0.2) as server:
        asyncio.run(play(server))


def test_a_held_seat_waits_and_who_leaves_may_come_back(zygote: Zygote, folder: Path) -> None:
    async def play(server: Server) -> None:
        first, second = server.full_table(2)
        async with first.look() as ann:
            async with second.look() as bob:
                await begun(ann, bob)
                before = bob.state["seq"]
                await bob.say("leave")
            await ann.until(lambda me: me.info and not me.info["seats"][1]["here"])
            await ann.quiet(0.5)
            assert not ann.info["seats"][1]["stand_in"]
            async with second.look() as bob:
                await bob.until(lambda me: me.state)
                assert (bob.seat, bob.state["seq"]) == (1, before)

    with serving(zygote, folder, away=0.1) as server:
        asyncio.run(play(server))


def test_with_two_people_states_come_in_a_steady_beat(zygote: Zygote, folder: Path) -> None:
    async def play(server: Server) -> None:
        first, second = server.full_table(3, {2: "random"})
        seen: set[int] = set()  # by Ann

        async def answer(client: Client) -> None:
            while len(seen) < 12:
                await client.hear()
                if client.state and client.seat == first.seat:
                    seen.add(client.state["seq"])
                if client.question:
                    await client.say("choose", seq=client.state["seq"], key=client.keys[0])
                    client.state = {**client.state, "question": None}

        begun = time.monotonic()
        async with first.look() as ann, second.look() as bob:
            others = asyncio.create_task(answer(bob))
            await answer(ann)
            others.cancel()
        # The state they find and the first one after it come at once, every other one a beat after the previous one.
        assert time.monotonic() - begun > 10 * 0.3

    with serving(zygote, folder, beat=0.3) as server:
        asyncio.run(play(server))


def test_a_question_cannot_be_answered_before_it_is_shown(zygote: Zygote, folder: Path) -> None:
    async def play(server: Server) -> None:
        first, second = server.full_table(2)
        async with first.look() as ann, second.look() as bob:
            player, _ = await somebody_asked(ann, bob)
            await player.choose()
            player, _ = await somebody_asked(ann, bob)
            await player.say("choose", seq=player.state["seq"], key=player.keys[0])
            for client in (ann, bob):
                refused = await client.answered("choose", seq=client.state["seq"] + 1, key="pass")
                assert refused["code"] in ("stale", "doubled")

    # The next state is shown long after this test.
    with serving(zygote, folder, beat=60.0) as server:
        asyncio.run(play(server))


def test_who_holds_gives_every_possible_window_its_time(zygote: Zygote, folder: Path) -> None:
    async def paces(server: Server, hold: bool) -> float:
        first, second = server.full_table(2)
        async with first.look() as ann, second.look() as bob:
            player, _ = await somebody_asked(ann, bob)
            while player.state["view"]["phase"] == "setup":
                await player.choose()
                player, _ = await somebody_asked(ann, bob)
            await bob.say("stops", hold=hold)
            await bob.until(lambda me: me.state["stops"]["hold"] == hold)
            seen, begun = ann.state["seq"], time.monotonic()
            while ann.state["seq"] == seen:  # Bob is asked at once: the time is his
                player, _ = await somebody_asked(ann, bob)
                await player.choose()
                await somebody_asked(ann, bob)
            return time.monotonic() - begun

    with serving(zygote, folder / "held", beat=0.05, hold=2.0) as server:
        assert asyncio.run(paces(server, True)) > 1.9
    # Nobody is patient enough to be held here.
    with serving(zygote, folder / "not held", beat=0.05, hold=100 * PATIENCE) as server:
        asyncio.run(paces(server, False))


def quiet(client: Client) -> bool:
    """Whether nothing in the open could concern the first seat: no hero walks there, nobody announced anything."""
    walking = client.state["view"]["hero"]
    if walking and walking["seat"] == 0:
        return False
    for line in reversed(client.log):
        if line["kind"] == "phase":
            break
        if line["kind"] in ("announced", "activated"):
            return False
    return True


def test_auto_passes_what_does_not_concern_the_seat_and_stops_ask_all_the_same(server: Server) -> None:
    async def asked_in_quiet(games: int, **wishes: object) -> int:
        """Questions in response windows that nothing in the open explains, up to the first game with any."""
        found = 0
        for _ in range(games):
            if found:
                break
            places = server.full_table(2)
            async with places[0].look() as ann, places[1].look() as bob:
                await begun(ann, bob)
                await ann.say("stops", **wishes)
                await ann.until(lambda me: me.state["stops"]["auto"] == wishes["auto"])

                async def play(client: Client, count: bool) -> int:
                    seen = 0
                    while not (await client.asked()).over and client.state["seq"] < 160:
                        assert client.question
                        if count and client.question["kind"] in ("respond", "negate"):
                            seen += quiet(client)
                        await client.choose(client.keys[-1])
                    return seen

                first, _ = await asyncio.gather(play(ann, True), play(bob, False))
                found += first
        return found

    assert asyncio.run(asked_in_quiet(4, auto=True)) == 0
    # Some games have none: what is dealt is left to chance.
    assert (
        asyncio.run(asked_in_quiet(40, auto=True, stops=["build", "adventure", "reveal", "bait", "start", "end"])) > 0
    )


def test_what_a_seat_wants_to_be_asked_survives_a_restart(zygote: Zygote, folder: Path) -> None:
    async def play(server: Server) -> None:
        place = server.open(2, {1: "random"})
        async with place.look() as ann:
            await ann.until(lambda me: me.state)
            await ann.say("stops", auto=True, hold=True, stops=["bait", "build"])
            await ann.until(lambda me: me.state["stops"]["hold"])
        server.kill()
        server.restart()
        async with place.look() as ann:
            await ann.until(lambda me: me.state)
            assert ann.state["stops"] == {"type": "stops", "auto": True, "hold": True, "stops": ["bait", "build"]}

    with serving(zygote, folder) as server:
        asyncio.run(play(server))
