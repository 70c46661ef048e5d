"""The files of the browser's page: read once, compressed once, and named so that browsers may keep them.

Every path that is neither an interface nor a file is a page of the one-page client.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from litestar import Response, get

from lairwright.server.http import AnyRequest
from lairwright.server.refusals import Denied

_INDEX: Final = "index.html"
#: The bundler puts a hash of the content into the names of the files in here.
_HASHED: Final = "assets/"
_MISSING: Final = (
    "<!doctype html><meta charset=utf-8><title>Lairwright</title>"
    "<p>The server runs, but its pages have not been built: run <code>make web</code>, then start it again."
)
_TEXT: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl")


@dataclass(frozen=True)
class Page:
    """A file as it is sent."""

    body: bytes
    packed: bytes | None
    media: str
    tag: str
    lasting: bool


class Pages:
    """All files of the page."""

    def __init__(self, folder: Traversable | None = None) -> None:
        root = folder or resources.files("lairwright.server").joinpath("static")
        self.files: dict[str, Page] = {}
        if root.is_dir():
            self._read(root, "")
        if _INDEX not in self.files:
            self.files[_INDEX] = _page(_INDEX, _MISSING.encode())

    def _read(self, folder: Traversable, prefix: str) -> None:
        for entry in folder.iterdir():
            name = prefix + entry.name
            if entry.is_dir():
                self._read(entry, name + "/")
            else:
                self.files[name] = _page(name, entry.read_bytes())

    def answer(self, path: str, headers: dict[str, str]) -> Response[bytes]:
        """The file of this path, or the page itself."""
        name = path.strip("/")
        page = self.files.get(name)
        if page is None:
            if name.startswith((_HASHED, "api/", "ws/")) or "." in name.rpartition("/")[2]:
                raise Denied("not-found", 404)
            page = self.files[_INDEX]
        keep = "public, max-age=31536000, immutable" if page.lasting else "no-cache"
        answered = {"etag": page.tag, "cache-control": keep, "vary": "accept-encoding"}
        if headers.get("if-none-match") == page.tag:
            return Response(b"", status_code=304, headers=answered, media_type=page.media)
        body = page.body
        if page.packed is not None and "gzip" in headers.get("accept-encoding", ""):
            body = page.packed
            answered["content-encoding"] = "gzip"
        return Response(body, headers=answered, media_type=page.media)


def _page(name: str, body: bytes) -> Page:
    media = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(_TEXT):
        media += "; charset=utf-8"
    packed = gzip.compress(body, 9, mtime=0) if name.endswith(_TEXT) and len(body) > 512 else None
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Page(body, packed, media, tag, name.startswith(_HASHED))


@get(["/", "/{path:path}"])
async def page(request: AnyRequest) -> Response[bytes]:
    """Everything that is not an interface."""
    pages = request.app.state.pages
    assert isinstance(pages, Pages)
    return pages.answer(request.url.path, dict(request.headers))
