"""The Boss Monster family for the server.

Foresight counts the viewer's own face-down rooms as built, because they will count when it matters; everybody else's
add nothing, so nothing here depends on what the viewer may not know. What building sets off is not foreseen.
"""

from __future__ import annotations

from typing import Final, final

from lairwright.dungeon.options import Build
from lairwright.dungeon.projections.damage import room_damage
from lairwright.dungeon.projections.forecast import forecast
from lairwright.dungeon.projections.health import hero_health
from lairwright.dungeon.projections.lures import lured_to, pulls
from lairwright.dungeon.projections.treasure import explain_treasure, treasure
from lairwright.dungeon.state.marks import FACE_DOWN
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import CLASSES
from lairwright.kernel.choices import Choice
from lairwright.kernel.decisions import Decision
from lairwright.server.protocol import OptionInfo, Value
from lairwright.server.words.wording import Data, Event, Wording, option_info
from lairwright.text.dungeon.cards import SHAPES
from lairwright.text.dungeon.choices import option_phrase
from lairwright.text.dungeon.forecast import (
    can_be_foreseen,
    changes_between,
    lure,
    rest_of_way,
    steps_ahead,
    way,
    with_option,
    with_own_rooms,
)
from lairwright.text.dungeon.heroes import class_names
from lairwright.text.dungeon.log import effect_text
from lairwright.text.dungeon.scene import Scene
from lairwright.text.dungeon.table import parts_text
from lairwright.text.dungeon.voice import DungeonReader
from lairwright.text.voices import Reader

#: The amount of these events is the seat of another player they concern, or -1.
_WITH_OTHER_SEAT: Final = frozenset({"took", "saw-hand", "gave", "announced", "activated"})


@final
class DungeonWording(Wording):
    """Boss Monster for the server."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        assert isinstance(reader, DungeonReader)
        self.table, self.names, self.view = reader.table, reader.scene, reader.view

    def foresight(self) -> Data:
        game, viewer = self.table, self.names.viewer
        if not game.order:
            return {"lures": [], "pulls": [], "outlooks": [], "hero": None, "seats": []}
        soon = with_own_rooms(game, viewer) if viewer >= 0 else game
        hero: Data | None = None
        if game.hero >= 0:
            steps, dies = steps_ahead(soon)
            hero = {"steps": steps, "dies": dies}
        seats = [_seat(soon, seat) for seat in range(len(soon.players))]
        return {**_town(soon), "hero": hero, "seats": seats}

    def status(self) -> str:
        view, names = self.view, self.names
        say, active = names.texts.say, view["active"]
        parts = [say("table-round", number=view["round"])] if view["round"] else []
        parts.append(say(f"phase-{view['phase']}"))
        if active is not None and view["outcome"] is None:
            parts.append(names.said_of("table-turn", active))
        return " · ".join(parts)

    def options(self, decision: Decision) -> list[OptionInfo]:
        game, names = self.table, self.names
        seat, kind = decision.seat, decision.kind
        before: Table | None = None
        infos = []
        for option in decision.options:
            info = option_info(game, option, option_phrase(option.choice, kind, names))
            if can_be_foreseen(game, option.code):
                before = before or with_own_rooms(game, seat)
                after = with_option(before, seat, option.code)
                info.changes = changes_between(before, after, seat, names)
                seats = [_seat(after, other) if other == seat else None for other in range(len(after.players))]
                info.preview = {**_town(after), "seats": seats, "room": _placed(game, seat, option.choice)}
            infos.append(info)
        return infos

    def values(self) -> list[Value]:
        game, names = self.table, self.names
        if not game.order:
            return []
        soon = with_own_rooms(game, names.viewer) if names.viewer >= 0 else game
        said = [
            Value(at=f"town {at}", text=lure(soon, hero, _sign(soon, hero, names), names))
            for at, hero in enumerate(game.town)
        ]
        if game.hero >= 0:
            said.append(Value(at="hero", text=rest_of_way(soon, names)))
        for at, effect in enumerate(self.view.get("effects", ())):
            said.append(Value(at=f"effect {at}", text=effect_text(effect, names)))
        for seat, player in enumerate(self.view["seats"]):
            if player["out"]:
                continue
            for at, room in enumerate(player["details"]):
                if not room["face_down"]:
                    said.append(Value(at=f"room {seat}.{at}", text=parts_text(room["parts"], names)))
            for at, hero in enumerate(game.players[seat].entrance):
                said.append(Value(at=f"entrance {seat}.{at}", text=way(soon, seat, hero, names)))
            for kind, name in enumerate(CLASSES):
                if player["treasure"][name]:
                    parts = [(str(source), int(number)) for source, number in explain_treasure(game, seat, kind)]
                    said.append(Value(at=f"treasure {seat} {name}", text=_from_cards(parts, names)))
        return said

    def concerned(self, event: Event) -> list[int]:
        seats = [event["seat"]]
        if event["kind"] in _WITH_OTHER_SEAT:
            seats.append(event["amount"])
        return list(dict.fromkeys(seat for seat in seats if isinstance(seat, int) and seat >= 0))


def _placed(g: Table, seat: int, choice: Choice) -> Data | None:
    """The room that an option would add to the player's own dungeon."""
    if not isinstance(choice, Build):
        return None
    return {"card": choice.card, "position": choice.place or len(g.players[seat].dungeon) + 1}


def _town(g: Table) -> Data:
    """Who lures each hero in town and how strongly everybody pulls; where it would go, and what it would meet there."""
    lures = [int(lured_to(g, hero)) for hero in g.town]
    return {
        "lures": [seat if seat >= 0 else None for seat in lures],
        "pulls": [pulls(g, hero) for hero in g.town],
        "outlooks": [_walk(g, seat, hero) if seat >= 0 else None for seat, hero in zip(lures, g.town, strict=True)],
    }


def _walk(g: Table, seat: int, hero: int) -> Data:
    steps, dies = forecast(g, seat, hero)
    return {"seat": seat, "health": int(hero_health(g, hero)), "steps": steps, "dies": dies}


def _seat(g: Table, seat: int) -> Data | None:
    """Treasure, damage room by room and the heroes at the entrance; ``None`` for a player who is out."""
    player = g.players[seat]
    if player.out:
        return None
    hidden = [bool(g.status[top] & FACE_DOWN) for top in player.dungeon]
    return {
        "treasure": {name: int(treasure(g, seat, kind)) for kind, name in enumerate(CLASSES)},
        "damage": [None if secret else int(room_damage(g, seat, at)) for at, secret in enumerate(hidden)],
        "forecasts": [_walk(g, seat, hero) for hero in player.entrance],
    }


def _sign(g: Table, hero: int, names: Scene) -> str:
    """The letters and shape of a hero's treasure."""
    return "".join(names.texts.say(f"class-{name}.sign") + SHAPES[name] for name in class_names(g.cards[hero]))


def _from_cards(parts: list[tuple[str, int]], names: Scene) -> str:
    said: list[str] = [
        names.texts.say("value-card", value=str(number), card=names.card(source)) for source, number in parts
    ]
    return ", ".join(said)
