"""Endless bad messages from a seed: each comes with what may happen to it.

A message is a good one bent out of shape, or nonsense from the start. ``Verdict`` says what the server owes: an answer
to each (``ANSWER``), or an answer or the end of the connection (``END``), because the frames themselves are wrong.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Final

import msgspec

from lairwright.server.protocol import LARGEST_MESSAGE, ClientMessage
from tests.server.wire import BINARY, CLOSE, PING, PONG, TEXT, frame

#: Exactly one answer to a message: a refusal, or what was asked for.
ANSWER: Final = 0
#: Answered or disconnected.
END: Final = 1

_SCHEMA: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
#: The bytes on the wire, the message in them (empty if there is none), and what is owed.
Bad = tuple[bytes, bytes | None, int]

STRINGS: Final = (
    "",
    "pass",
    "decline",
    "keep",
    "0: pass",
    "1: pass",
    "2: pass",
    "-1: pass",
    " 1: pass",
    "1 : pass",
    "01: pass",
    "1:pass",
    "1: 1: pass",
    "99999999999999999999: x",
    "9" * 4000 + ": x",
    "٣: pass",
    "²: pass",
    "1: ",
    ": pass",
    "\0",
    "\u202e",
    "\ufeff",
    "ß" * 300,
    "😀" * 100,
    "build  on",
    "build x on 99999999999999999999",
    "play",
    "place undead-5 at 99999999999999999999",
    "use x " + "9" * 500,
    "room 0.99999999999999999999",
    "hero",
    "{}",
    "../../etc/passwd",
    "'; drop table moves; --",
    "%s%n{0}",
    "\n",
    "a\r\nb",
)
NUMBERS: Final = (
    "0",
    "-1",
    "1",
    "2",
    "7",
    "99",
    "-0",
    "1.0",
    "1.5",
    "1e3",
    "1e400",
    "-1e400",
    "1e-400",
    "NaN",
    "Infinity",
    "-Infinity",
    "2147483648",
    "9007199254740993",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775809",
    "18446744073709551616",
    "9" * 400,
    "9" * 4000,
    "0x10",
    "01",
    "+1",
    "1_000",
)
_OTHERS: Final = (
    "null",
    "true",
    "false",
    "[]",
    "{}",
    '""',
    "[[]]",
    '{"a":1}',
    '"\\ud800"',
    '"\\udfff\\ud800"',
    '"\\u0000"',
)
_KINDS: Final[dict[str, tuple[str, ...]]] = {
    "choose": ("seq", "key"),
    "undo": ("seq",),
    "consent": ("seq", "yes"),
    "stops": ("auto", "hold", "stops"),
    "hint": ("seq",),
    "why": ("key", "held", "at"),
    "fill": ("seat", "bot"),
    "free": ("seat",),
    "start": (),
    "rematch": (),
    "language": ("language",),
}
#: What may be held or pointed at in both games, and what only looks like it.
_THINGS: Final = (
    "hand ligers-den",
    "hand no-such-card",
    "hand undead-5",
    "end 0",
    "end 99",
    "room 0.0",
    "room 0.1",
    "room 99.99",
    "room ٣.1",
    "seat 1",
    "spell 0.fear.1",
    "discard",
    "faction undead",
    "guard 0",
    "guard 99",
    "field 0.0",
    "field 99.1",
)
_TAGS: Final = (
    "",
    "nothing-like-it",
    "Choose",
    "choose ",
    "state",
    "welcome",
    "taken",
    "leave ",
    "__class__",
    "é",
    "\0",
)
#: Above the 4,096 bytes that a message may have, and below.
_SIZES: Final = (0, 1, 125, 126, 4095, 4096, 4097, 5000, 70_000)
_DEPTHS: Final = (10, 100, 600, 1300, 2040, 4000, 20_000)


def unreadable(message: bytes) -> bool:
    """Whether the server has to refuse it."""
    if len(message) > LARGEST_MESSAGE:
        return True
    try:
        _SCHEMA.decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return True
    return False


class Nonsense:
    """Messages for one connection. ``seq`` and ``keys`` are from the last state it saw. None is a good ``ping``."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.seq = 0
        self.keys: list[str] = []

    def message(self) -> Bad:
        """The next one, as bytes on the wire."""
        roll = self.dice.random()
        if roll < 0.003:
            return self._wrong_frame(), None, END
        if roll < 0.06:
            return self._fragments()
        made = self._said(roll)
        return self._framed(made), made, ANSWER

    def _said(self, roll: float) -> bytes:
        if roll < 0.5:
            return self._bent()
        if roll < 0.65:
            return self._foreign()
        if roll < 0.75:
            return self.cut(self._bent())
        if roll < 0.85:
            return self.noise()
        return self.nested() if roll < 0.95 else self._large()

    # -- what is said --------------------------------------------------------------------------------

    def value(self, name: str) -> str:
        dice = self.dice
        roll = dice.random()
        if roll < 0.35:
            return dice.choice(NUMBERS)
        if roll < 0.7:
            return json.dumps(dice.choice(STRINGS), ensure_ascii=dice.random() < 0.5)
        if roll < 0.85:
            return dice.choice(_OTHERS)
        if name == "seq":
            return str(self.seq + dice.choice((-1, 0, 1, 2, 1000, -(10**6))))
        if name == "key" and self.keys:
            return json.dumps(dice.choice(self.keys)[:-1] + dice.choice("xyz0 "))
        if name in ("held", "at"):
            return json.dumps(dice.choice(_THINGS))
        return dice.choice(('["build"]', '["no-such-phase"]', '"random"', '"search:999999999"', '"de"', "0"))

    def _bent(self) -> bytes:
        """A known message with wrong, missing, doubled or strange fields."""
        dice = self.dice
        kind = dice.choice(list(_KINDS))
        fields = [f'"type":{json.dumps(kind)}']
        if dice.random() < 0.1:
            fields = [f'"type":{json.dumps(dice.choice(_TAGS))}'] if dice.random() < 0.7 else []
        fields += [f'"{name}":{self.value(name)}' for name in _KINDS[kind] if dice.random() > 0.1]
        if dice.random() < 0.2:
            fields.append(f"{json.dumps(dice.choice(STRINGS[:30]))}:{self.value('')}")
        if dice.random() < 0.1:
            fields.append(dice.choice(fields) if fields else '"type":3')
        if dice.random() < 0.3:
            dice.shuffle(fields)
        return ("{" + ",".join(fields) + "}").encode("utf-8", "surrogatepass")

    def _foreign(self) -> bytes:
        """For another seat, or for none; late, early or for nobody's question. Never a good choice."""
        dice = self.dice
        prefix = dice.choice(("0", "1", "2", "3", "4", "00", "99", "99999999999999999999"))
        key = dice.choice(self.keys) if self.keys and dice.random() < 0.6 else dice.choice(("pass", "decline", "keep"))
        kind = dice.choice(("choose", "choose", "why"))
        message: dict[str, Any] = {"type": kind, "key": f"{prefix}: {key}"}
        if kind == "choose":
            message["seq"] = self.seq
        if dice.random() < 0.2:
            message = {"type": "choose", "seq": dice.choice((-1, -(2**63), 2**63 - 1, self.seq + 9)), "key": key}
        return json.dumps(message).encode()

    def cut(self, message: bytes) -> bytes:
        """Cut off, torn or with a byte changed."""
        dice = self.dice
        if not message:
            return message
        at = dice.randrange(len(message))
        roll = dice.random()
        if roll < 0.4:
            return message[:at]
        if roll < 0.7:
            return message[:at] + bytes([dice.randrange(256)]) + message[at + 1 :]
        return message[:at] + message[at:] * 2

    def noise(self) -> bytes:
        dice = self.dice
        if dice.random() < 0.5:
            return dice.randbytes(dice.randrange(80))
        return bytes(
            dice.choice(b'{}[]":,\\0123456789eE+-.truefalsn\xff\xc0\xed\xa0\x80') for _ in range(dice.randrange(60))
        )

    def nested(self) -> bytes:
        """Deeply nested, within the allowed size and above it, closed and not."""
        dice = self.dice
        depth = dice.choice(_DEPTHS[:5] if dice.random() < 0.9 else _DEPTHS)
        opening, closing = dice.choice(((b"[", b"]"), (b'{"a":', b"}"), (b"[[],", b"]"), (b'{"type":', b"}")))
        body = opening * depth + (b"1" + closing * depth if dice.random() < 0.5 else b"")
        if dice.random() < 0.5:
            return dice.choice((b'{"type":"choose","seq":', b'{"a":')) + body + b',"type":"ping"}'
        return body

    def _large(self) -> bytes:
        size = self.dice.choice(_SIZES)
        filler = self.dice.choice((b"x", b" ", b"\0", b"9", b"["))
        return self.dice.choice((b"", b'{"type":"why","key":"')) + filler * size

    # -- how it is said ------------------------------------------------------------------------------

    def _mask(self) -> bytes:
        return b"\0\0\0\0" if self.dice.random() < 0.8 else self.dice.randbytes(4)

    def _framed(self, message: bytes) -> bytes:
        """As text if it is text, because a text frame that isn't ends the connection."""
        try:
            message.decode()
        except UnicodeDecodeError:
            return frame(message, BINARY, mask=self._mask())
        return frame(message, TEXT if self.dice.random() < 0.9 else BINARY, mask=self._mask())

    def _fragments(self) -> Bad:
        """One message in pieces, with a ping in between."""
        dice = self.dice
        message = self._bent()
        cuts = sorted(dice.randrange(len(message) + 1) for _ in range(dice.randrange(1, 5)))
        pieces = [message[a:b] for a, b in zip([0, *cuts], [*cuts, len(message)], strict=True)]
        try:
            message.decode()
            kind = TEXT
        except UnicodeDecodeError:
            kind = BINARY
        sent = b""
        for number, piece in enumerate(pieces):
            sent += frame(piece, kind if number == 0 else 0, fin=number == len(pieces) - 1, mask=self._mask())
            if dice.random() < 0.2 and number < len(pieces) - 1:
                sent += frame(dice.randbytes(dice.randrange(20)), PING)
        return sent, message, ANSWER

    def _wrong_frame(self) -> bytes:
        """What no client may send."""
        dice = self.dice
        ways: tuple[Callable[[], bytes], ...] = (
            lambda: frame(b"\xff\xfe\xc0", TEXT),
            lambda: frame(b"\xed\xa0\x80 lone surrogate", TEXT),
            lambda: b"\x81\x05hello",  # no mask
            lambda: frame(b"x", dice.choice((3, 4, 5, 6, 7, 11, 12, 15))),  # kinds that don't exist
            lambda: bytes([0xF1 & dice.randrange(256), 0x80]) + b"\0\0\0\0",  # reserved bits
            lambda: frame(b"x" * 200, PING),  # too long for a control frame
            lambda: frame(b"x", PING, fin=False),
            lambda: frame(b"x", 0),  # continues nothing
            lambda: frame(b"a", TEXT, fin=False) + frame(b"b", TEXT),
            lambda: b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0",  # longer than anything
            lambda: b"\x81\xff" + (2**33).to_bytes(8, "big") + b"\0\0\0\0abc",
            lambda: b"\x81\xff" + (50_000_000).to_bytes(8, "big") + b"\0\0\0\0" + b"x" * 1000,
            lambda: frame(self._bent())[: dice.randrange(1, 12)],  # half a frame, and no more
            lambda: frame(b"", CLOSE),
            lambda: frame(b"\x03", CLOSE),
            lambda: frame(dice.choice((0, 999, 1004, 1005, 1006, 1015, 65535)).to_bytes(2, "big"), CLOSE),
            lambda: frame(b"\x03\xe8\xff\xff", CLOSE),
            lambda: frame(b"nobody asked", PONG),
            lambda: dice.randbytes(dice.randrange(1, 60)),
            lambda: b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
        )
        return dice.choice(ways)()
