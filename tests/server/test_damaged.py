"""Rows that make no sense: their own table is refused with a sentence, and nobody else notices."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Final

import pytest

from tests.server.serving import Client, Place, Server, Zygote, serving

#: What may be wrong with a table that waits for players, as SQL about the table ``?``.
WAITING: Final = {
    "settings that are no JSON": "UPDATE tables SET settings = '{' WHERE id = ?",
    "settings without an end": f"UPDATE tables SET settings = '{'[' * 100_000}' WHERE id = ?",
    "settings of another kind": "UPDATE tables SET settings = '[1]' WHERE id = ?",
    "settings that are no text": "UPDATE tables SET settings = CAST(x'ff00fe' AS TEXT) WHERE id = ?",
    "an unknown set": """UPDATE tables SET settings = '{"game":"boss-monster","seats":2,"sets":["x"]}' WHERE id = ?""",
    "a seat too many": """UPDATE tables SET settings = '{"game":"boss-monster","seats":99}' WHERE id = ?""",
    "a seed that is no number": "UPDATE tables SET seed = 'secret-seed' WHERE id = ?",
    "a change that is no JSON": "UPDATE changes SET data = 'x' WHERE table_id = ?",
    "a change without its facts": "UPDATE changes SET data = '{}' WHERE table_id = ?",
    "a change of an unknown kind": "UPDATE changes SET kind = 'danced' WHERE table_id = ?",
    "a change by nobody": "INSERT INTO changes VALUES (?, 2, 0, 'left', '{\"seat\":7}')",
    "a change that is missing": "UPDATE changes SET number = 2 WHERE table_id = ?",
    "no change at all": "DELETE FROM changes WHERE table_id = ?",
    "more seats than memory has places": "UPDATE tables SET settings = "
    f"""'{{"game":"boss-monster","seats":{10**12}}}' WHERE id = ?""",
    "a host who is nobody": "UPDATE changes SET data = json_set(data, '$.host', 1) WHERE table_id = ?",
    "a host beyond all numbers": f"UPDATE changes SET data = replace(data, '\"host\":0', '\"host\":{10**30}')"
    " WHERE table_id = ?",
    "a person without a name": "UPDATE changes SET data = json_set(data, '$.people[0][1]', NULL) WHERE table_id = ?",
    "a key that cannot be": "UPDATE changes SET data = json_set(data, '$.people[0][2]', 'ü') WHERE table_id = ?",
    "a key that is no text": "UPDATE changes SET data = json_set(data, '$.people[0][2]', 7) WHERE table_id = ?",
    "a change of no seat": "INSERT INTO changes VALUES (?, 2, 0, 'freed', '{}')",
    "a change of a seat below all": "INSERT INTO changes VALUES (?, 2, 0, 'freed', '{\"seat\":-1}')",
    "stops that are none": "INSERT INTO changes VALUES "
    """(?, 2, 0, 'stops', '{"seat":0,"auto":true,"hold":false,"stops":null}')""",
    "an unknown lesson": "UPDATE tables SET lesson = 'dancing' WHERE id = ?",
}
#: And with one that has begun.
PLAYED: Final = {
    "a choice nobody could make": "UPDATE moves SET key = 'dance' WHERE seq = 1 AND table_id = ?",
    "a seat that is none": "UPDATE moves SET seat = 7 WHERE seq = 1 AND table_id = ?",
    "a seat that is no number": "UPDATE moves SET seat = 'x' WHERE seq = 1 AND table_id = ?",
    "a move of an unknown kind": "UPDATE moves SET kind = 'dance' WHERE seq = 1 AND table_id = ?",
    "a move that is missing": "UPDATE moves SET seq = 99 WHERE seq = 1 AND table_id = ?",
    "more taken back than there was": "UPDATE moves SET kind = 'undo', back = 99 WHERE seq = 1 AND table_id = ?",
}


async def turned_away(place: Place) -> str:
    async with Client(place.server.address, place.table, place.key) as client:
        await client.until(lambda me: me.others)
        return str(client.others[0]["code"])


async def one_choice(place: Place) -> None:
    async with place.look() as ann:
        await ann.asked()
        await ann.choose()


@pytest.fixture(scope="module")
def damaged(
    zygote: Zygote, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Zygote, Path, dict[str, Place], list[Place]]:
    """A folder with one table for each kind of damage, and healthy ones between them."""
    folder = tmp_path_factory.mktemp("damaged")
    with serving(zygote, folder) as server:
        healthy = [server.open(2, public=True)]
        broken = {kind: server.open(2, public=True) for kind in WAITING}
        for kind in PLAYED:
            broken[kind] = server.open(2, {1: "random"}, public=True)
            asyncio.run(one_choice(broken[kind]))
        # The last has begun. A bot sits there, because somebody else may be asked in secret before anything is shown.
        healthy += [server.open(2, public=True), server.open(2, {1: "random"}, public=True)]
    database = sqlite3.connect(folder / "tables.sqlite3")
    with database:
        for kind, damage in (WAITING | PLAYED).items():
            assert database.execute(damage, (broken[kind].table,)).rowcount, kind
    database.close()
    return zygote, folder, broken, healthy


def test_a_damaged_table_is_left_out_of_the_list_and_refused_by_its_link(
    damaged: tuple[Zygote, Path, dict[str, Place], list[Place]], tmp_path: Path
) -> None:
    zygote, folder, broken, healthy = damaged
    log = tmp_path / "said"
    with serving(zygote, folder, log) as server:
        for _ in range(2):
            listed = server.get("/api/tables")
            assert listed.status_code == 200
            assert [table["id"] for table in listed.json()] == [healthy[1].table, healthy[0].table]
        for kind, place in broken.items():
            _is_refused(server, kind, place)
        for place in healthy:
            assert server.info(place.table)["id"] == place.table
        asyncio.run(one_choice(Place(server, healthy[2].table, 0, healthy[2].key)))
    said = log.read_text()
    assert "Traceback" not in said
    assert "secret-seed" not in said
    for kind, place in broken.items():
        assert said.count(place.table) == 1, (kind, said)


def _is_refused(server: Server, kind: str, place: Place) -> None:
    path = f"/api/tables/{place.table}"
    for answer in (
        server.get(f"{path}?lang=de"),
        server.get(f"{path}/replay?lang=de"),
        server.get(f"{path}/fairness?lang=de"),
        server.get(f"{path}/record?lang=de"),
        server.post(f"{path}/seats?lang=de", {"name": "Bob"}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (410, "table-damaged"), kind
        assert "beschädigt" in answer.json()["text"]
    assert asyncio.run(turned_away(Place(server, place.table, 0, place.key))) == "table-damaged"


def test_a_list_survives_a_name_that_is_no_text(zygote: Zygote, folder: Path) -> None:
    with serving(zygote, folder) as server:
        healthy = server.open(2, public=True)
        database = sqlite3.connect(folder / "tables.sqlite3", timeout=60)
        with database:
            database.execute(
                "INSERT INTO tables SELECT CAST(x'ff41' AS TEXT), opened, settings, seed, salt, lesson, stage, public"
                " FROM tables"
            )
        database.close()
        assert [table["id"] for table in server.get("/api/tables").json()] == [healthy.table]


def test_a_table_of_a_game_that_this_server_does_not_know_is_not_called_damaged(
    zygote: Zygote, folder: Path, tmp_path: Path
) -> None:
    with serving(zygote, folder) as server:
        place = server.open(2, public=True)
    database = sqlite3.connect(folder / "tables.sqlite3")
    with database:
        database.execute("UPDATE tables SET settings = replace(settings, 'boss-monster', 'chess')")
    database.close()
    log = tmp_path / "said"
    with serving(zygote, folder, log) as server:
        assert server.get("/api/tables").json() == []
        answer = server.get(f"/api/tables/{place.table}")
        assert (answer.status_code, answer.json()["code"]) == (501, "game-missing")
        assert answer.json()["text"] == "This table's game, 'chess', isn't available on this server."
        assert asyncio.run(turned_away(Place(server, place.table, 0, place.key))) == "game-missing"
    said = log.read_text()
    assert said.count(place.table) == 1
    assert f"table {place.table} is for the game 'chess', which this server doesn't know" in said
