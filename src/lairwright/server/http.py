"""The HTTP interface: what there is to play, opening tables and sitting down, and what a finished table leaves behind.

Bodies are the structures of ``api``; whatever is refused is answered with ``{"code", "text", "rule"}`` in the language
asked for (``?lang=``).
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast, get_args

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException

from lairwright.games import game_kind
from lairwright.kernel.errors import LairwrightError
from lairwright.server import catalogue
from lairwright.server.allowance import Allowances
from lairwright.server.api import Join, NewLesson, NewTable, Seated
from lairwright.server.directory import Directory
from lairwright.server.fairness import fairness, undecided
from lairwright.server.files import Page, page_of
from lairwright.server.lessons import lesson_list
from lairwright.server.live.context import unbroken
from lairwright.server.live.table import LiveTable
from lairwright.server.protocol import Language
from lairwright.server.refusals import Denied, MoveDenied, told
from lairwright.server.replays import moment
from lairwright.server.seats import COOKIE, COOKIE_AGE, new_key, seat_of_cookies
from lairwright.server.wording import info_for_all, people_of
from lairwright.text.catalogue import ENGLISH, languages

_LOG: Final = logging.getLogger("lairwright.server")
_LARGEST_BODY: Final = 16_384
#: The extra cost of a request that replays a game.
_PLAYING_AGAIN: Final = 4
_JSON: Final = "application/json"
T = TypeVar("T", bound=msgspec.Struct)
AnyRequest = Request[Any, Any, Any]


#: Nothing from other hosts (``'self'`` covers sockets to the page's own), nothing embedded elsewhere. Styles may be
#: inline: the art is drawn with them.
_POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """``POST /api/tables/{table}/claim``: bring a seat along to this device."""

    key: str


# -- what requests have in common ----------------------------------------------------------------------------------


def directory_of(request: Any) -> Directory:
    found = request.app.state.directory
    assert isinstance(found, Directory)
    return found


def language_of(request: Any) -> Language:
    """The language asked for; English by default."""
    asked = str(request.query_params.get("lang") or ENGLISH)
    for known in get_args(Language):
        if asked == known:
            return cast(Language, known)
    raise Denied("unknown-language", 400, language=asked[:20], known=", ".join(languages()))


def same_origin(request: Any) -> bool:
    """Whether one of this server's own pages is asking, or no page at all."""
    origin = request.headers.get("origin")
    if not origin:
        return True
    _, _, host = origin.partition("://")
    return bool(host) and host == request.headers.get("host")


async def body_of(request: AnyRequest, kind: type[T]) -> T:
    """The body as a structure, or a refusal that says what is wrong with it."""
    if not same_origin(request):
        raise Denied("other-origin", 403)
    body = await _arrived(request)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Denied("malformed-because", 400, reason=str(problem)[:200]) from None


async def _arrived(request: AnyRequest) -> bytearray:
    """The body; no more of it is kept than may be sent."""
    body = bytearray()
    while True:
        event = await request.receive()
        if event["type"] != "http.request":  # gone in the middle; nobody will read the answer
            raise Denied("malformed", 400)
        body += event["body"]
        if len(body) > _LARGEST_BODY:
            raise Denied("too-large", 413, most=str(_LARGEST_BODY))
        if not event["more_body"]:
            return body


def _json(content: object, status: int = 200, cookies: list[Cookie] | None = None) -> Response[bytes]:
    return Response(msgspec.json.encode(content), status_code=status, media_type=_JSON, cookies=cookies)


def _cookie(request: AnyRequest, table_id: str, key: str) -> Cookie:
    secure = request.scope["scheme"] == "https"
    return Cookie(
        COOKIE + table_id, value=key, max_age=COOKIE_AGE, path="/", httponly=True, samesite="lax", secure=secure
    )


def address_of(request: Any) -> str:
    """Where a request comes from, as the door found out."""
    return request.client.host if request.client else ""


def _charge(request: AnyRequest) -> None:
    """Replaying a game uses up more of the allowance than looking something up."""
    allowances = request.app.state.requests
    assert isinstance(allowances, Allowances)
    if not allowances.take(address_of(request), time.monotonic(), _PLAYING_AGAIN):
        raise Denied("too-many-requests", 429)


def seat_at(request: Any, table: LiveTable) -> tuple[int | None, str]:
    """The seat that this device holds at a table, and its secret."""
    return seat_of_cookies(request.cookies, table.id, table.lobby.key_hashes)


# -- what there is -------------------------------------------------------------------------------------------------


def _lasting(request: AnyRequest, name: str, make: Callable[[], object]) -> Response[bytes]:
    """Something that changes only with the program: made once, sent compressed, and not sent again if cached."""
    kept: dict[str, Page] = request.app.state.lasting
    if name not in kept:
        kept[name] = page_of("lists.json", msgspec.json.encode(make()))
    return kept[name].answer(dict(request.headers))


def _game_of(request: AnyRequest) -> str | None:
    asked = request.query_params.get("game")
    return None if asked is None else game_kind(asked).name


@get("/api/games")
async def games(request: AnyRequest) -> Response[bytes]:
    language = language_of(request)
    return _lasting(request, f"games {language}", lambda: catalogue.games(language))


@get("/api/cards")
async def cards(request: AnyRequest) -> Response[bytes]:
    language, game = language_of(request), _game_of(request)
    return _lasting(request, f"cards {language} {game}", lambda: catalogue.cards(language, game))


@get("/api/rules")
async def rules(request: AnyRequest) -> Response[bytes]:
    language, game = language_of(request), _game_of(request)
    return _lasting(request, f"rules {language} {game}", lambda: catalogue.rules(language, game))


@get("/api/lessons")
async def lessons(request: AnyRequest) -> Response[bytes]:
    language = language_of(request)
    return _lasting(request, f"lessons {language}", lambda: lesson_list(language))


@get("/api/health")
async def health(request: AnyRequest) -> Response[bytes]:
    """Whether the server answers and its database accepts writes."""
    directory = directory_of(request)
    problem = await directory.store.problem()
    if problem:
        return _json({"status": "failing", "problem": problem, "tables": len(directory.tables)}, 503)
    return _json({"status": "ok", "tables": len(directory.tables)})


# -- tables --------------------------------------------------------------------------------------------------------


@get("/api/tables")
async def tables(request: AnyRequest) -> Response[bytes]:
    language = language_of(request)
    return _json([info_for_all(table, language) for table in await directory_of(request).public()])


@post("/api/tables")
async def open_table(request: AnyRequest) -> Response[bytes]:
    language_of(request)
    wanted = await body_of(request, NewTable)
    address = address_of(request)
    directory_of(request).check_opening(address)
    table, seat, key = await unbroken(directory_of(request).open(wanted.settings, wanted.name, address))
    return _seated(request, table, seat, key)


@post("/api/lessons/{lesson:str}")
async def open_lesson(request: AnyRequest, lesson: str) -> Response[bytes]:
    language_of(request)
    wanted = await body_of(request, NewLesson)
    address = address_of(request)
    directory_of(request).check_opening(address)
    table, seat, key = await unbroken(directory_of(request).open_lesson(lesson, wanted.name, address))
    return _seated(request, table, seat, key)


@get("/api/tables/{table_id:str}")
async def one_table(request: AnyRequest, table_id: str) -> Response[bytes]:
    language = language_of(request)
    table = await directory_of(request).find(table_id)
    return _json(info_for_all(table, language))


@post("/api/tables/{table_id:str}/seats")
async def join(request: AnyRequest, table_id: str) -> Response[bytes]:
    language_of(request)
    wanted = await body_of(request, Join)
    table = await directory_of(request).find(table_id)
    held, key = seat_at(request, table)
    secret = key or new_key()
    seat = await unbroken(table.join(wanted.name, wanted.seat, held, secret, address_of(request)))
    return _seated(request, table, seat, secret)


@post("/api/tables/{table_id:str}/claim")
async def claim(request: AnyRequest, table_id: str) -> Response[bytes]:
    language_of(request)
    wanted = await body_of(request, Claim)
    table = await directory_of(request).find(table_id)
    seat = table.seat_of(wanted.key)
    if seat is None:
        raise Denied("wrong-key", 403)
    return _seated(request, table, seat, wanted.key)


def _seated(request: AnyRequest, table: LiveTable, seat: int, key: str) -> Response[bytes]:
    return _json(Seated(table=table.id, seat=seat, key=key), 201, [_cookie(request, table.id, key)])


# -- what a finished table leaves behind ---------------------------------------------------------------------------


async def _finished(request: AnyRequest, table_id: str) -> LiveTable:
    """A table whose game is over, for anyone who may see it."""
    _charge(request)
    table = await directory_of(request).find(table_id)
    playing = table.playing
    if table.lobby.stage != "over" or playing is None:
        raise Denied("not-over")
    _check_may_see(request, table)
    return table


def _check_may_see(request: AnyRequest, table: LiveTable) -> None:
    """Refuse what was hidden in a finished game to anyone who might not have watched it."""
    if table.lobby.settings.spectators == "none" and seat_at(request, table)[0] is None:
        raise Denied("no-spectators", 403)


@get("/api/tables/{table_id:str}/record")
async def record(request: AnyRequest, table_id: str) -> Response[bytes]:
    language_of(request)
    table = await _finished(request, table_id)
    assert table.playing is not None
    if table.context.origin.lesson:
        raise Denied("no-record", 404)
    text = table.playing.course.game.record.dumps()
    return Response(
        text.encode(),
        media_type=MediaType.TEXT,
        headers={"content-disposition": f'attachment; filename="lairwright-{table.id}.record"'},
    )


@get("/api/tables/{table_id:str}/fairness")
async def fair(request: AnyRequest, table_id: str) -> Response[bytes]:
    language = language_of(request)
    _charge(request)
    table = await directory_of(request).find(table_id)
    context = table.context
    if table.lobby.stage != "over" or table.playing is None:
        return _json(undecided(context.seed_hash))
    _check_may_see(request, table)
    end = table.playing.course.game
    return _json(fairness(context.seed_hash, context.seed, context.salt, end, language))


@get("/api/tables/{table_id:str}/replay")
async def replay(request: AnyRequest, table_id: str) -> Response[bytes]:
    language = language_of(request)
    at, seat = _number(request, "at", 0), _number(request, "seat", -1)
    table = await _finished(request, table_id)
    assert table.playing is not None
    if not -1 <= seat < table.lobby.settings.seats:
        raise Denied("no-such-seat", 404, seat=str(seat), last=str(table.lobby.settings.seats - 1))
    course = table.playing.course
    people = people_of(table, language)
    return _json(moment(info_for_all(table, language), course.origin.start, course.keys, at, seat, language, people))


def _number(request: AnyRequest, name: str, default: int) -> int:
    """A whole number from the query."""
    text = request.query_params.get(name)
    if text is None:
        return default
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 9):
        raise Denied("bad-number", 400, name=name, text=text[:40])
    return int(text)


# -- refusals ------------------------------------------------------------------------------------------------------


def refused(request: Any, problem: Exception) -> Response[bytes]:
    """Whatever went wrong, as a code and a sentence."""
    try:
        language = language_of(request)
    except Denied:
        language = "en"
    status = 500
    if isinstance(problem, Denied):
        status = problem.status
    elif isinstance(problem, (LairwrightError, MoveDenied)):
        status = 400
    elif isinstance(problem, HTTPException) and problem.status_code < 500:
        status = problem.status_code
        names = {404: "not-found", 405: "method-not-allowed", 413: "too-large"}
        problem = Denied(names.get(status, "malformed"), status, most=str(_LARGEST_BODY))
    else:
        _LOG.error("%s %s failed", request.method, request.url.path, exc_info=problem)
        problem = Denied("internal", 500)
    code, text, rule = told(problem, language)
    answer = _json({"code": "malformed" if code == "malformed-because" else code, "text": text, "rule": rule}, status)
    answer.headers.update(HEADERS)
    return answer


HANDLERS: Final = [
    games,
    cards,
    rules,
    lessons,
    health,
    tables,
    open_table,
    open_lesson,
    one_table,
    join,
    claim,
    record,
    fair,
    replay,
]
