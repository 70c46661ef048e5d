"""The castle-raid game for the server.

Everything comes from a view and from the cards in the box: a face-down guard may be any of its level that nobody has
seen.
"""

from __future__ import annotations

from typing import final

from lairwright.castle.options import Place, Replace
from lairwright.castle.table import Castle
from lairwright.castle.words import MONSTER
from lairwright.kernel.decisions import Decision
from lairwright.server.protocol import OptionInfo, Value
from lairwright.server.words.wording import Data, Event, Wording, option_info
from lairwright.text.castle.choices import option_phrase
from lairwright.text.castle.forecast import (
    can_be_replaced,
    explain_value,
    guard_lines,
    is_closed,
    odds,
    option_notes,
    price,
)
from lairwright.text.castle.scene import Scene
from lairwright.text.castle.voice import CastleReader
from lairwright.text.voices import Reader


@final
class CastleWording(Wording):
    """Castle-raid for the server."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        assert isinstance(reader, CastleReader)
        self.castle, self.names, self.view = reader.table, reader.scene, reader.view

    def foresight(self) -> Data:
        return {"guards": [_guard(self.castle, self.view, at) for at in range(len(self.view["guards"]))]}

    def status(self) -> str:
        view, names = self.view, self.names
        say, turn = names.texts.say, view["turn"]
        rounds = {"number": str(view["round"]), "rounds": str(view["rounds"])}
        parts = [say("castle-table-round", **rounds)] if view["round"] else []
        parts.append(say(f"castle-phase-{view['phase']}"))
        if turn is not None and view["outcome"] is None:
            parts.append(names.said_of("castle-table-turn", turn))
        return " · ".join(parts)

    def options(self, decision: Decision) -> list[OptionInfo]:
        game, view, names = self.castle, self.view, self.names
        infos = []
        for option in decision.options:
            choice = option.choice
            info = option_info(game, option, option_phrase(choice, names))
            if isinstance(choice, (Place, Replace)):
                info.changes = option_notes(game.catalog, view, choice, names)
                info.preview = _preview(game, view, decision.seat, choice, names)
            infos.append(info)
        return infos

    def values(self) -> list[Value]:
        game, view, names = self.castle, self.view, self.names
        said = []
        for at, guard in enumerate(view["guards"]):
            said.append(Value(at=f"guard {at}", text=" ".join(guard_lines(game.catalog, view, at, names))))
            for what in ("strength", "loot"):
                if guard[f"{what}_change"]:
                    said.append(Value(at=f"{what} {at}", text=explain_value(game.catalog, view, at, what, names)))
        return said

    def concerned(self, event: Event) -> list[int]:
        """The player it happens to, and the owners of the monsters involved."""
        seats = [event["seat"]]
        for card_id in (event["card"], event["other"]):
            card = self.names.catalog.by_id.get(str(card_id))
            if card is not None and card.kind == MONSTER:
                seats.append(self.names.owner(card.id))
        return list(dict.fromkeys(seat for seat in seats if isinstance(seat, int) and seat >= 0))


def _guard(game: Castle, view: Data, at: int) -> Data:
    guard = view["guards"][at]
    chance = odds(game.catalog, view, at, guard["total"])
    fee = price(view, at, own=False)
    return {
        "total": guard["total"],
        "beaten": chance.beaten,
        "unseen": chance.unseen,
        "treasury_fee": fee.treasury,
        "owner_fee": fee.share,
        "closed": is_closed(guard),
        "replaceable": can_be_replaced(game.catalog, guard),
    }


def _preview(game: Castle, view: Data, seat: int, choice: Place | Replace, names: Scene) -> Data:
    """The guard and everybody's gold after placing or replacing; ``None`` means unchanged."""
    at = choice.guard - 1
    old = choice.old if isinstance(choice, Replace) else ""
    new = choice.card
    guard = view["guards"][at]
    monsters = [new if card == old else card for card in guard["monsters"]] + ([] if old else [new])
    total = guard["total"] + int(names.strength(new)) - (int(names.strength(old)) if old else 0)
    chance = odds(game.catalog, view, at, total)
    after = {
        "monsters": monsters,
        "owners": [names.owner(card) for card in monsters],
        "total": total,
        "beaten": chance.beaten,
        "unseen": chance.unseen,
        "closed": total >= guard["limit"],
    }
    gold: list[int | None] = [None] * len(view["seats"])
    if old:
        owner = names.owner(old)
        fee = price(view, at, owner == seat)
        gold[seat] = _after(view, seat, -fee.treasury - fee.share)
        if fee.share:
            gold[owner] = _after(view, owner, fee.share)
    guards = [after if index == at else None for index in range(len(view["guards"]))]
    return {"guards": guards, "seats": [None if coins is None else {"gold": coins} for coins in gold]}


def _after(view: Data, seat: int, change: int) -> int | None:
    gold = view["seats"][seat]["gold"]
    return None if gold is None else gold + change
