"""Files as they are sent: read once, compressed when first requested, and marked so that browsers may cache them."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from litestar import Response

#: The bundler puts a hash of the content into the names of the files in here.
HASHED: Final = "assets/"
_TEXT: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl")
_WORTH_PACKING: Final = 512


@dataclass(frozen=True)
class Page:
    """A file, or something that changes as rarely."""

    body: bytes
    media: str
    tag: str
    #: Whether its name changes with its content.
    lasting: bool

    @cached_property
    def packed(self) -> bytes | None:
        """Compressed, if that's worth it."""
        worth = self.media.endswith("utf-8") and len(self.body) > _WORTH_PACKING
        return gzip.compress(self.body, 9, mtime=0) if worth else None

    def answer(self, headers: dict[str, str]) -> Response[bytes]:
        """The answer to a request with these headers: nothing, if the browser already has it."""
        keep = "public, max-age=31536000, immutable" if self.lasting else "no-cache"
        answered = {"etag": self.tag, "cache-control": keep, "vary": "accept-encoding"}
        if headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=answered, media_type=self.media)
        packed = self.packed if "gzip" in headers.get("accept-encoding", "") else None
        if packed is None:
            return Response(self.body, headers=answered, media_type=self.media)
        answered["content-encoding"] = "gzip"
        return Response(packed, headers=answered, media_type=self.media)


def page_of(name: str, body: bytes) -> Page:
    """What is sent under this name."""
    media = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(_TEXT):
        media += "; charset=utf-8"
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Page(body, media, tag, name.startswith(HASHED))
