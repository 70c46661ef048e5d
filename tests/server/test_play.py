"""Playing over sockets: whole games, several devices, coming back, refusals, eviction."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

import lairwright as lw
from tests.server.serving import PATIENCE, Client, Place, Server, Zygote, begun, serving, somebody_asked


async def play_to_the_end(clients: list[Client], seed: int = 0) -> None:
    """Everybody plays anything legal until the game is over."""

    async def play(client: Client, dice: random.Random) -> None:
        while not (await client.asked()).over:
            await client.choose(dice.choice(client.keys))

    await asyncio.gather(*(play(client, random.Random(seed + at)) for at, client in enumerate(clients)))


@pytest.mark.parametrize("game", ["boss-monster", "castle-raid"])
def test_four_people_play_a_game_to_its_end(server: Server, game: str) -> None:
    async def play() -> str:
        places = server.full_table(4, game=game)
        async with (
            places[0].look() as a,
            places[1].look("pl") as b,
            places[2].look("ru") as c,
            places[3].look("de") as d,
        ):
            clients = [a, b, c, d]
            await play_to_the_end(clients)
            assert len({tuple(client.state["standing"]["winners"]) for client in clients}) == 1
            assert len({client.state["standing"]["text"] for client in clients}) == 4
            await a.until(lambda me: me.info["stage"] == "over")
            # What was told bit by bit is what a newcomer is told all at once.
            async with places[0].look() as again:
                await again.until(lambda me: me.state)
                assert [line["text"] for line in again.log] == [line["text"] for line in a.log]
                assert again.state["view"] == a.state["view"]
            assert (await b.answered("choose", seq=a.state["seq"], key="pass"))["code"] == "table-over"
        return places[0].table

    table = asyncio.run(play())
    record = server.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    replayed = lw.replay(record.text)
    assert replayed.over


def test_one_person_and_three_bots_of_different_kinds_play_to_the_end(server: Server) -> None:
    async def play() -> None:
        place = server.open(4, {1: "random", 2: "greedy", 3: "search:5"})
        async with place.look() as ann:
            await play_to_the_end([ann])
            assert {line["seat"] for line in ann.log} >= {0, 1, 2, 3}

    asyncio.run(play())


def test_two_devices_of_one_seat_see_the_same_and_either_may_answer(server: Server) -> None:
    async def play() -> None:
        place = server.open(2, {1: "random"})
        async with place.look() as desk, place.look("de") as phone:
            since = -1
            for turn in range(10):
                for device in (desk, phone):
                    await device.until(lambda me, last=since: me.over or (me.question and me.question["since"] > last))  # type: ignore[misc]
                if desk.over:
                    break
                assert desk.question
                assert phone.question
                since = desk.question["since"]
                assert (phone.question["since"], phone.keys) == (since, desk.keys)
                assert phone.question["text"] != desk.question["text"]
                await (desk, phone)[turn % 2].choose()

    asyncio.run(play())


def test_who_comes_back_is_asked_the_very_same_question(server: Server) -> None:
    async def play() -> None:
        place = server.open(3, {1: "random", 2: "random"})
        for _ in range(8):
            async with place.look() as ann:
                await ann.asked()
                before = ann.state
                log = ann.log
            async with place.look() as ann:
                await ann.asked()
                assert ann.state["question"] == before["question"]
                assert ann.state["fresh"]
                assert ann.log[: len(log)] == log
                if ann.state["seq"] == before["seq"]:  # otherwise a bot has chosen in the meantime
                    assert ann.state["view"] == before["view"]
                if ann.over:
                    return
                await ann.choose()

    asyncio.run(play())


def test_answers_to_questions_that_are_not_open_are_refused_by_kind(server: Server) -> None:
    async def play() -> None:
        first, second = server.full_table(2)
        async with first.look() as ann, second.look() as bob:
            player, (other,) = await somebody_asked(ann, bob)
            key, seq = player.keys[0], player.state["seq"]
            await player.choose(key)
            assert (await player.answered("choose", seq=seq, key=key))["code"] == "doubled"
            player, (other,) = await somebody_asked(ann, bob)
            for wrong in (seq + 50, -1):
                refused = await player.answered("choose", seq=wrong, key=player.keys[0])
                assert refused["code"] in ("stale", "doubled")
            while other.question:
                await player.choose()
                player, (other,) = await somebody_asked(ann, bob)
            refused = await other.answered("choose", seq=other.state["seq"], key="pass")
            # A player who has answered but not yet seen the result is told so.
            assert refused["code"] == ("doubled" if other.taken == other.state["seq"] else "not-your-question")
            before = player.state
            refused = await player.answered("choose", seq=player.state["seq"], key="build no-such-room on 1")
            assert (refused["type"], refused["about"]) == ("refused", "choose")
            assert refused["text"]
            assert (await player.quiet(0.1), player.state) == ([], before)

    asyncio.run(play())


def test_two_people_who_choose_at_the_same_time_are_both_heard(server: Server) -> None:
    async def play() -> None:
        places = server.full_table(4)
        async with places[0].look() as a, places[1].look() as b, places[2].look() as c, places[3].look() as d:
            together: list[Client] = []
            while len(together) < 2:
                player, others = await somebody_asked(a, b, c, d)
                together = [client for client in (player, *others) if client.question]
                if len(together) < 2:
                    await player.choose()
            said = []
            for client in together:  # all name the state they have seen, which soon isn't the latest any more
                client.others.clear()
                said.append(client.state["seq"])
                await client.say("choose", seq=said[-1], key=client.keys[0])
            for client, seq in zip(together, said, strict=True):
                await client.until(lambda me, at=seq: me.taken == at or me.others)  # type: ignore[misc]
                assert not client.others

    asyncio.run(play())


def test_a_refused_move_names_the_rule(server: Server) -> None:
    async def play() -> None:
        place = server.open(2, {1: "random"})
        async with place.look("de") as ann:
            await ann.asked()
            while ann.question and ann.question["kind"] != "build":
                await ann.choose()
                await ann.asked()
            hand = ann.state["view"]["seats"][0]["hand"]
            seq = ann.state["seq"]
            why = await ann.answered("why", key=f"build {hand[0]} on 9")
            assert why["type"] in ("why-not", "refused")
            assert why["text"]
            refused = await ann.answered("choose", seq=seq, key=f"build {hand[0]} on 9")
            assert refused["rule"]

    asyncio.run(play())


def test_reasons_are_asked_for_by_pointing(server: Server) -> None:
    async def play() -> None:
        place = server.open(2, {1: "random"})
        async with place.look() as ann:
            await ann.asked()
            while ann.question and ann.question["kind"] != "build":
                await ann.choose()
                await ann.asked()
            assert ann.question
            built = next(option for option in ann.question["options"] if option["held"])
            far = {"held": built["held"], "at": "room 0.9"}
            why = await ann.answered("why", **far)
            assert (why["type"], why["key"]) == ("why-not", f"build {built['card']} on 9")
            assert {"held": why["held"], "at": why["at"]} == far
            assert why["text"]
            offered = await ann.answered("why", held=built["held"], at=built["at"][0])
            assert (offered["type"], offered["code"]) == ("refused", "offered")
            for nothing in (
                {},
                {"at": "seat 1"},
                {"held": "hand no-such-card"},
                {"held": built["held"], "at": "end 1"},
            ):
                assert (await ann.answered("why", **nothing))["code"] == "nothing-meant"

    asyncio.run(play())


def test_reasons_are_asked_for_by_pointing_in_a_castle(server: Server) -> None:
    async def play() -> None:
        place = server.open(3, {1: "random", 2: "random"}, game="castle-raid")
        async with place.look() as ann:
            await ann.asked()
            while not any(option["held"] for option in (ann.question or {})["options"]):
                await ann.choose()
                await ann.asked()
            resting = ann.state["view"]["seats"][0]["resting"][0]
            why = await ann.answered("why", held=f"hand {resting}", at="guard 0")
            assert (why["type"], why["key"]) == ("why-not", f"place {resting} at 1")
            assert (why["held"], why["at"]) == (f"hand {resting}", "guard 0")
            assert (await ann.answered("why", held=f"hand {resting}", at="field 7.0"))["code"] == "nothing-meant"

    asyncio.run(play())


def test_an_option_to_build_shows_the_room_where_it_would_lie(server: Server) -> None:
    async def play() -> None:
        place = server.open(2, {1: "random"})
        async with place.look() as ann:
            await ann.asked()
            while ann.question and ann.question["kind"] != "build":
                await ann.choose()
                await ann.asked()
            assert ann.question
            rooms = len(ann.state["view"]["seats"][0]["details"])
            shown = 0
            for option in ann.question["options"]:
                for thing in option["at"] if option["held"] else []:
                    position = rooms + 1 if thing == "end 0" else int(thing.removeprefix("room 0."))
                    assert option["preview"]["room"] == {"card": option["card"], "position": position}
                    shown += 1
            assert shown

    asyncio.run(play())


def test_spectators_look_on_and_touch_nothing(server: Server) -> None:
    async def play() -> None:
        place = server.open(2, {1: "random"}, spectators="public")
        async with place.look() as ann, Client(server.address, place.table) as visitor:
            await begun(ann, visitor)
            await ann.asked()
            asked = ann.state["question"]["since"]
            assert visitor.seat is None
            assert visitor.question is None
            for kind, fields in (
                ("choose", {"seq": ann.state["seq"], "key": ann.keys[0]}),
                ("undo", {"seq": ann.state["seq"]}),
                ("consent", {"seq": ann.state["seq"], "yes": True}),
                ("stops", {"auto": True}),
                ("hint", {"seq": ann.state["seq"]}),
                ("why", {"key": "pass"}),
                ("leave", {}),
                ("rematch", {}),
                ("start", {}),
                ("fill", {"seat": 0, "bot": "random"}),
            ):
                assert (await visitor.answered(kind, **fields))["code"] == "not-seated", kind
            await ann.quiet(0.3)  # the bot has its own choices to make
            assert ann.state["question"]["since"] == asked

    asyncio.run(play())


def test_nobody_else_learns_the_cards_of_a_table_without_spectators(server: Server) -> None:
    async def play(place: Place) -> None:
        async with place.look() as ann:
            while not (await ann.asked()).over:
                await ann.choose()

    place = server.open(3, {1: "random", 2: "random"}, game="castle-raid", spectators="none")
    promise = server.get(f"/api/tables/{place.table}/fairness").json()
    assert promise["seed"] is None
    asyncio.run(play(place))
    for what in ("fairness", "record", "replay"):
        path = f"/api/tables/{place.table}/{what}"
        answer = server.get(path)
        assert (answer.status_code, answer.json()["code"]) == (403, "no-spectators"), what
        assert server.get(path, Cookie=f"lair_{place.table}={place.key}").status_code == 200, what


def test_a_table_without_spectators_turns_visitors_away_once_it_has_begun(server: Server) -> None:
    async def play() -> None:
        place = server.open(2, spectators="none")
        async with Client(server.address, place.table) as visitor:
            await visitor.hear()
            assert visitor.info["stage"] == "gathering"
            server.join(place.table, "Bob")
            await visitor.until(lambda me: me.others)
            assert visitor.others[0]["code"] == "no-spectators"
        assert all('"type":"state"' not in frame for frame in visitor.frames)
        async with Client(server.address, place.table) as visitor:
            await visitor.hear()
            assert visitor.others[0]["code"] == "no-spectators"

    asyncio.run(play())


def test_hints_are_for_the_open_question_and_in_words(server: Server) -> None:
    async def play() -> None:
        place = server.open(2, {1: "random"})
        async with place.look("ru") as ann:
            await ann.asked()
            hint = await ann.answered("hint", seq=ann.state["seq"])
            assert hint["type"] == "hints"
            assert hint["hints"][0]["key"] in ann.keys
            assert hint["hints"][0]["text"] in [option["text"] for option in ann.state["question"]["options"]]
            assert (await ann.answered("hint", seq=ann.state["seq"] + 5))["code"] == "stale"

    asyncio.run(play())


def test_the_language_can_be_changed_in_the_middle(server: Server) -> None:
    async def play() -> None:
        place = server.open(2, {1: "random"})
        async with place.look("en") as ann:
            await ann.asked()
            english = ann.state["question"]["text"]
            await ann.say("language", language="pl")
            await ann.until(lambda me: me.state["question"]["text"] != english)
            assert ann.state["fresh"]
            assert ann.question
            assert ann.question["options"][0]["key"] in ann.keys

    asyncio.run(play())


def test_an_idle_table_leaves_memory_and_is_read_again(zygote: Zygote, folder: Path) -> None:
    with serving(zygote, folder, idle=0.2) as server:

        async def play() -> None:
            place = server.open(2, {1: "random"})
            for _ in range(3):
                async with place.look() as ann:
                    await ann.asked()
                    if not ann.over:
                        await ann.choose()
                        # The set-up asks both at once: the bot's answer may come after our next question.
                        await ann.until(lambda me: me.over or (me.question and me.state["view"]["asked"] == [0]))
                    last = ann.state
                end = time.monotonic() + PATIENCE
                while server.get("/api/health").json()["tables"]:
                    assert time.monotonic() < end, "the table stays in memory"
                    await asyncio.sleep(0.05)
                async with place.look() as ann:
                    await ann.asked()
                    assert {**ann.state, "log": [], "fresh": True} == {**last, "log": [], "fresh": True}

        asyncio.run(play())


def test_a_thinking_process_that_dies_is_replaced_and_asked_again(zygote: Zygote, folder: Path) -> None:
    import os
    import signal
    import subprocess
    from contextlib import suppress

    def workers(pid: int) -> list[int]:
        found = subprocess.run(["pgrep", "-P", str(pid), "-f", "spawn_main"], capture_output=True, text=True)
        return [int(line) for line in found.stdout.split()]

    with serving(zygote, folder) as server:

        async def play() -> None:
            place = server.open(2, {1: "search:300"})
            async with place.look() as ann:
                killed = 0
                while not (await ann.asked()).over and killed < 3:
                    await ann.say("choose", seq=ann.state["seq"], key=ann.keys[0])
                    for worker in workers(server.pid):
                        with suppress(ProcessLookupError):  # the server ends what is left of a broken pool
                            os.kill(worker, signal.SIGKILL)
                            killed += 1
                    seq = ann.state["seq"]
                    await ann.until(lambda me, since=seq: me.state["seq"] > since)  # type: ignore[misc]
                assert killed >= 3

        asyncio.run(play())


def test_a_server_that_is_told_to_stop_says_goodbye_and_keeps_everything(zygote: Zygote, folder: Path) -> None:
    import os
    import signal

    import websockets

    with serving(zygote, folder) as server:

        async def play() -> None:
            place = server.open(2, {1: "search:200"})
            async with place.look() as ann:
                await ann.asked()
                await ann.choose()
                seq = ann.state["seq"]
                os.kill(server.pid, signal.SIGTERM)
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await ann.until(lambda _: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1001
            server.stop()
            server.restart()
            async with place.look() as ann:
                await ann.until(lambda me: me.state)
                assert ann.state["seq"] >= seq

        asyncio.run(play())
