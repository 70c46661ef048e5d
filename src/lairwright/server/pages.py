"""The pages for the browser. Every path that is neither an interface nor a file is a page of the one-page client."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from litestar import Response, get

from lairwright.server.files import HASHED, Page, page_of
from lairwright.server.http import AnyRequest
from lairwright.server.refusals import Denied

_INDEX: Final = "index.html"
_MISSING: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Lairwright</title>"
    "<p>The server runs, but its pages have not been built: run <code>make setup</code>, then start it again."
)


class Pages:
    """All files of the client, as the build left them."""

    def __init__(self, folder: Traversable | None = None) -> None:
        root = folder or resources.files("lairwright.server").joinpath("static")
        self.files: dict[str, Page] = {}
        if root.is_dir():
            self._read(root, "")
        if _INDEX not in self.files:
            self.files[_INDEX] = page_of(_INDEX, _MISSING.encode())

    def _read(self, folder: Traversable, prefix: str) -> None:
        for entry in folder.iterdir():
            name = prefix + entry.name
            if entry.is_dir():
                self._read(entry, name + "/")
            else:
                self.files[name] = page_of(name, entry.read_bytes())

    def find(self, path: str) -> Page:
        """The file of this path, or the page itself."""
        name = path.strip("/")
        page = self.files.get(name)
        if page is not None:
            return page
        if name.startswith((HASHED, "api/", "ws/")) or "." in name.rpartition("/")[2]:
            raise Denied("not-found", 404)
        return self.files[_INDEX]


@get(["/", "/{path:path}"])
async def page(request: AnyRequest) -> Response[bytes]:
    """Everything that isn't an interface."""
    pages = request.app.state.pages
    assert isinstance(pages, Pages)
    return pages.find(request.url.path).answer(dict(request.headers))
