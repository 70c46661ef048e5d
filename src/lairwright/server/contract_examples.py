"""Examples for ``docs/protocol.md``: messages made of the structures they show, so they can't be wrong."""

from __future__ import annotations

from typing import Final

import msgspec

from lairwright.server import api, protocol
from lairwright.text.catalogue import ENGLISH, texts

_STATE: Final = protocol.State(
    seq=17,
    view={"game": "boss-monster", "round": 2, "phase": "build", "town": ["joman-chimm"], "lures": [None], "…": "…"},
    phase="Round 2 · Build · your turn",
    question=protocol.Question(
        kind="build",
        source="",
        text="Place a Room face down in your dungeon?",
        rule="BM-BUILD-01",
        options=[
            protocol.OptionInfo(
                key="build ligers-den end",
                text="build Liger's Den at the entrance of your dungeon",
                card="ligers-den",
                held="hand ligers-den",
                at=["end 0"],
                changes=["Joman Chimm comes to you and dies"],
                preview={"lures": [0], "pulls": [[1, 0]]},
            ),
            protocol.OptionInfo(key="decline", text="build nothing"),
        ],
    ),
    log=[
        protocol.LogLine(
            seq=16,
            kind="drew-room",
            text="You draw Liger's Den.",
            seats=[0],
            cards=[("ligers-den", "Liger's Den")],
            seat=0,
            card="ligers-den",
        )
    ],
    values=[protocol.Value(at="room 0.1", text="1 printed, +2 from Dizzygas Hallway")],
    undo="free",
)

_TABLE: Final = protocol.TableInfo(
    page="dungeon",
    id="k3v9xq",
    stage="playing",
    settings=protocol.Settings(game="boss-monster", seats=2, bots={1: "greedy"}),
    seats=[protocol.SeatInfo(seat=0, name="Ada", here=True), protocol.SeatInfo(seat=1, name="greedy", bot="greedy")],
    host=0,
    seed_hash="9f2c…",
)

_HINT: Final = protocol.HintLine(
    key="build ligers-den end",
    text="build Liger's Den at the entrance of your dungeon",
    chance=0.61,
    reasons=[protocol.Reason(code="lures", text="it lures Joman Chimm", chance=0.8)],
)

_ALL: Final[tuple[msgspec.Struct, ...]] = (
    protocol.Choose(seq=17, key="build ligers-den end"),
    protocol.AskUndo(seq=18),
    protocol.Consent(seq=18, yes=True),
    protocol.SetStops(auto=True, stops=["adventure"]),
    protocol.AskHint(seq=17),
    protocol.AskWhy(held="hand ligers-den", at="end 0"),
    protocol.Fill(seat=1, bot="search:500"),
    protocol.Free(seat=1),
    protocol.Start(),
    protocol.Leave(),
    protocol.Rematch(),
    protocol.Speak(language="pl"),
    protocol.Ping(),
    protocol.Welcome(version=protocol.VERSION, table=_TABLE, seat=0),
    _STATE,
    protocol.Refused(
        code="not-spelt-as-offered",
        text=texts(ENGLISH).say("reason-not-spelt-as-offered"),
        about="choose",
        nearest="build ligers-den end",
    ),
    protocol.Taken(seq=17),
    protocol.Hint(seq=17, hints=[_HINT]),
    protocol.WhyNot(
        key="build ligers-den end",
        held="hand ligers-den",
        at="end 0",
        code="dungeon-full",
        text=texts(ENGLISH).say("reason-dungeon-full"),
        rule="BM-BUILD-04",
    ),
    protocol.Pong(),
    api.NewTable(name="Ada", settings=protocol.Settings(game="boss-monster", seats=2, bots={1: "greedy"})),
    api.Join(name="Grace"),
    api.Seated(table="k3v9xq", seat=0, key="…"),
)

#: JSON by the name of the structure.
EXAMPLES: Final[dict[str, str]] = {
    type(one).__name__: msgspec.json.format(msgspec.json.encode(one), indent=2).decode() for one in _ALL
}
