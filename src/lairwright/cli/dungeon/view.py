"""The Boss Monster table in a terminal: symbols as well as colours, rooms from the entrance to the boss."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from lairwright.cli.table_view import TableView
from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.options import (
    Build,
    ChooseBoss,
    Play,
    Resolve,
    Sacrifice,
    TargetHero,
    TargetRoom,
    Use,
    card_of,
)
from lairwright.dungeon.projections.damage import explain_damage, room_damage
from lairwright.dungeon.projections.health import hero_health
from lairwright.dungeon.projections.lures import lured_to
from lairwright.dungeon.projections.treasure import explain_treasure
from lairwright.dungeon.state.marks import FACE_DOWN
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import BOSS, CLASSES, HERO, LURE_TREASURE, ROOM, ROOM_KINDS
from lairwright.kernel.choices import Choice
from lairwright.kernel.decisions import Decision, Option
from lairwright.kernel.views import UNKNOWN
from lairwright.text.dungeon.cards import PLAIN_SHAPES, SHAPES, card_facts, card_name, card_text
from lairwright.text.dungeon.forecast import lure, option_changes, rest_of_way, way, with_own_rooms
from lairwright.text.dungeon.heroes import class_names, class_word
from lairwright.text.dungeon.log import effect_text
from lairwright.text.dungeon.scene import Scene
from lairwright.text.dungeon.table import parts_text
from lairwright.text.dungeon.voice import DungeonReader
from lairwright.text.phrases import capital
from lairwright.text.voices import Reader

#: The colour of a treasure; its letter and shape are always shown next to it.
_COLOURS: Final[dict[str, str]] = {
    "cleric": "cyan",
    "fighter": "red",
    "mage": "magenta",
    "thief": "yellow",
    "explorer": "green",
}
_WIDEST_ROOM: Final = 20
#: Questions that follow directly from a choice: the table is not drawn again for them.
_FOLLOW_UPS: Final = ("target-", "pay-", "may", "discard", "name-kind", "order")
#: Questions whose options include the card texts that matter: the hand is listed by name only.
_BRIEF: Final = ("respond", "negate", "round-draw")


@final
class DungeonView(TableView):
    """Draws what one seat may see of a game of the Boss Monster family."""

    symbols = "".join(SHAPES.values())

    def __init__(self, console: Console, reader: Reader) -> None:
        super().__init__(console, reader)
        assert isinstance(reader, DungeonReader)
        self.table, self.names, self.seen = reader.table, reader.scene, reader.view

    # -- small parts ----------------------------------------------------------------------------------------------

    def sign(self, name: str) -> str:
        """The letters and shape of a treasure."""
        return self.texts.say(f"class-{name}.sign") + (PLAIN_SHAPES if self.plain else SHAPES)[name]

    def icons(self, card: Card) -> str:
        """Every treasure icon of a card."""
        return " ".join(self.sign(name) for kind, name in enumerate(CLASSES) for _ in range(card.treasure[kind]))

    def coloured(self, text: str) -> Text:
        done = Text(text)
        for name, colour in _COLOURS.items():
            done.highlight_words([self.sign(name)], colour)
        return done

    # -- the whole table ------------------------------------------------------------------------------------------

    def show(self, brief_hand: bool = False) -> None:
        """Everything this seat may see: phase and decks, town, the others' dungeons, then its own dungeon and hand."""
        game, view, names, seat = self.table, self.seen, self.names, self.names.viewer
        self._status(view, names)
        soon = with_own_rooms(game, seat)
        if game.round or game.town:
            self._town(soon, names, soon is not game)
        if game.hero >= 0:
            self._walking(game, names)
        if not game.order:
            return  # the bosses are still secret: there is no dungeon to show
        for other in [*range(seat + 1, len(game.players)), *range(seat), seat]:
            self._dungeon(game, soon, other, view["seats"][other], names)
        self.hand(brief_hand)

    def _status(self, view: dict[str, Any], names: Scene) -> None:
        say, active = self.texts.say, view["active"]
        parts = [say("table-round", number=view["round"])] if view["round"] else []
        parts.append(say(f"phase-{view['phase']}"))
        if active is not None:
            parts.append(names.said_of("table-turn", active))
        self.heading(" · ".join(parts))
        decks = dict(view["decks"])
        items = decks.pop("items", None)
        self.line(say("table-decks", discard=len(view["discard"]), **decks))
        if items is not None:
            self.line(say("table-item-deck", number=items))
        for item in view["stack"]:
            self.line(names.said_of("table-stack", item["seat"], card=names.card(item["spell"])), "bold")
        if view["building_forbidden"]:
            self.line(say("table-no-building"), "bold")
        if "effects" in view:
            self.heading(say("table-effects"))
            for effect in view["effects"]:
                self.line(effect_text(effect, names), indent=2)
        self.places(view, names)

    def places(self, view: dict[str, Any], names: Scene) -> None:
        """The market, the tavern and the key locations, where there are any."""
        for field, message, word in (("market", "table-market", "cards"), ("tavern", "table-tavern", "heroes")):
            if field in view:
                self.line(self.texts.say(message, **{word: listed_names(view[field], names)}))
        for place in view.get("locations", ()):
            location, heroes = names.card(place["card"]), listed_names(place["heroes"], names)
            if heroes:
                self.line(self.texts.say("table-location", location=location, heroes=heroes))
            else:
                self.line(self.texts.say("table-location-empty", location=location))

    def _town(self, game: Table, names: Scene, face_down: bool) -> None:
        self.heading(self.texts.say("table-town.face-down" if face_down else "table-town"))
        if not game.town:
            self.line(self.texts.say("table-town-empty"), indent=2)
            return
        for hero in game.town:
            card = game.cards[hero]
            parts = [self.hero_facts(game, hero)]
            if game.order:
                parts.append(lure(game, hero, self.class_sign(card), names))
                seat = int(lured_to(game, hero))
                if seat >= 0:
                    parts.append(way(game, seat, hero, names))
            name = Text(f"{card_name(self.texts, card)} — ", "bold")
            self.paragraph(name + self.coloured("; ".join(parts)), 2, 4)
        if game.items:
            items = [card_name(self.texts, game.cards[item]) for item in game.items]
            self.line(self.texts.say("table-items-town", items=", ".join(items)), indent=2)

    def class_sign(self, card: Card) -> str:
        return "".join(self.sign(name) for name in class_names(card))

    def hero_facts(self, game: Table, hero: int) -> str:
        """Class and Health now; an Epic Hero is named as such."""
        card = game.cards[hero]
        sign = self.class_sign(card)
        variant = "-".join(word for word, said in (("epic", card.worth > 1), ("plain", not sign)) if said)
        values: dict[str, str | int] = {"class": class_word(self.texts, card), "health": int(hero_health(game, hero))}
        facts = self.texts.say(f"table-hero.{variant}" if variant else "table-hero", sign=sign, **values)
        item = int(game.attached[hero])
        if item < 0:
            return facts
        return self.texts.say("table-carries", facts=facts, item=card_name(self.texts, game.cards[item]))

    def _walking(self, game: Table, names: Scene) -> None:
        card, seat, way_there = game.cards[game.hero], int(game.hero_seat), rest_of_way(game, names)
        hero = card_name(self.texts, card)
        self.heading(self.texts.say("table-walking", hero=hero, facts=self.hero_facts(game, game.hero)))
        if game.hero_room >= 0:
            room, position = card_name(self.texts, game.cards[game.hero_room]), str(game.hero_at + 1)
            where = names.said_of("table-walking-room", seat, room=room, position=position, way=way_there)
        else:
            where = names.said_of("table-walking-entrance", seat, way=way_there)
        self.line(where, indent=2)

    def _dungeon(self, game: Table, soon: Table, seat: int, data: dict[str, Any], names: Scene) -> None:
        own, say = seat == names.viewer, self.texts.say
        self.heading(say("table-player.you" if own else "table-player", player=names.player(seat), seat=str(seat)))
        if data["out"]:
            self.line(say("table-out"), indent=2)
            return
        treasure = " ".join(
            f"{self.sign(name)}{count}" for name, count in data["treasure"].items() if count or name != "explorer"
        )
        damage = sum(room.get("damage", 0) for room in data["details"])
        numbers = {field: data[field] for field in ("souls", "wounds", "rooms", "spells")}
        text = say("table-score", treasure=treasure, damage=damage, **numbers)
        self.paragraph(self.coloured(text), 2, 4)
        self._belongings(data, names)
        if data["known"] and not own:
            known = ", ".join(names.card(card) for card in data["known"])
            self.line(say("table-known", cards=known), indent=2)
        for hero in game.players[seat].entrance:
            facts, name = self.hero_facts(game, hero), card_name(self.texts, game.cards[hero])
            self.line(say("table-waiting", hero=name, facts=facts, way=way(soon, seat, hero, names)), indent=2)
        if data["entrance_held"]:
            self.line(say("table-held"), indent=2)
        self._rooms(game, data)

    def _belongings(self, data: dict[str, Any], names: Scene) -> None:
        """A player's coins and items, where there are any."""
        if "coins" in data:
            self.line(self.texts.say("table-coins", number=data["coins"]), indent=2)
        for field, message in (("items_up", "table-items"), ("items_down", "table-items-down")):
            if field in data:
                self.line(self.texts.say(message, items=listed_names(data[field], names)), indent=2)
        if "copies" in data:
            self.line(self.texts.say("table-copies", boss=names.card(data["copies"])), indent=2)

    def _rooms(self, game: Table, data: dict[str, Any]) -> None:
        """From the entrance on the left to the boss on the right."""
        details = list(enumerate(data["details"], 1))
        columns = [self._room(game, at, data["dungeon"][at - 1], room) for at, room in reversed(details)]
        if data["boss"]:
            boss = game.catalog.by_id[data["boss"]]
            levelled = [self.texts.say("table-levelled")] if data["levelled"] else []
            numbers = self.texts.say("table-xp", xp=str(boss.xp), treasure=self.icons(boss))
            columns.append([self.texts.say("table-boss"), card_name(self.texts, boss), numbers, *levelled])
        width = min(_WIDEST_ROOM, (self.console.width - 2) // 6 - 1)
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
        for _ in columns:
            grid.add_column(width=width, overflow="fold")
        for row in range(max(len(column) for column in columns) if columns else 0):
            cells = [self.coloured(column[row] if row < len(column) else "") for column in columns]
            if row == 1:
                for cell in cells:
                    cell.stylize("bold")
            grid.add_row(*cells)
        self.columns(grid)

    def _room(self, game: Table, at: int, stack: Sequence[str], room: dict[str, Any]) -> list[str]:
        """The lines of one room: position and kind, name, damage and treasure, marks."""
        say = self.texts.say
        below = say("table-below", number=len(stack) - 1) if len(stack) > 1 else ""
        if room["card"] == UNKNOWN:
            return [f"{at}", say("table-face-down"), below]
        card = game.catalog.by_id[room["card"]]
        kind = f"{at} {say(f'kind-{ROOM_KINDS[card.room_kind]}')}"
        damage = str(room.get("damage", card.damage))
        lines = [kind, card_name(self.texts, card), say("table-damage", damage=damage, treasure=self.icons(card))]
        if room["face_down"]:
            lines.append(say("table-face-down"))
        elif not room["active"]:
            lines.append(say("table-inactive"))
        if below:
            lines.append(below)
        for field, message in (("counters", "table-counters"), ("coins", "table-room-coins")):
            if field in room:
                lines.append(say(message, number=room[field]))
        if "miniboss" in room:
            miniboss = self.names.card(room["miniboss"]["card"])
            lines.append(say("table-miniboss", miniboss=miniboss, level=str(room["miniboss"]["level"])))
        return lines

    def hand(self, brief: bool = False) -> None:
        """The player's own cards, with their texts or, if brief, just their names."""
        game = self.table
        player = game.players[self.names.viewer]
        self.heading(self.texts.say("table-hand"))
        held = [game.cards[card] for card in player.rooms + player.spells]
        counts = {card.id: sum(1 for other in held if other is card) for card in held}
        labels = {card_id: f" ×{count}" if count > 1 else "" for card_id, count in counts.items()}
        if not held:
            self.line(self.texts.say("table-hand-empty"), indent=2)
        elif brief:
            names = [card_name(self.texts, game.catalog.by_id[card_id]) + label for card_id, label in labels.items()]
            self.paragraph(Text(", ".join(names)), 2, 4)
        else:
            for card_id, label in labels.items():
                self.card_line(game.catalog.by_id[card_id], label)

    def card_line(self, card: Card, after: str = "") -> None:
        """A card as one paragraph: name, facts, text."""
        rest = f"{card_facts(self.texts, card, self.icons)}. {card_text(self.texts, card)}"
        self.named_paragraph(f"{card_name(self.texts, card)}{after}", rest)

    # -- the question ---------------------------------------------------------------------------------------------

    def present(self, decision: Decision, fresh: bool) -> None:
        """The table is not drawn again for questions that follow directly from a choice."""
        if decision.kind == "setup-discard" and not fresh:
            self.hand()
        elif fresh or not decision.kind.startswith(_FOLLOW_UPS):
            self.show(brief_hand=not fresh and decision.kind in _BRIEF)
        self.question(decision)

    def option_note(self, decision: Decision, option: Option) -> str:
        """What a Room would change, a hero's class and Health, or what a Spell or Room does."""
        game = self.table
        changes = "; ".join(option_changes(game, decision.seat, option.code, self.names))
        if changes:
            return f" — {changes}"
        choice = option.choice
        if isinstance(choice, (Play, Use)) and game.catalog.by_id[choice.card].more:
            return ""  # the option says which of its abilities it is
        if isinstance(choice, (Play, Use, ChooseBoss, Resolve)):
            return f" — {card_text(self.texts, game.catalog.by_id[choice.card])}"
        if isinstance(choice, TargetHero):
            return f" ({self.hero_facts(game, card_of(option.code))})"
        return ""

    # -- explanations ---------------------------------------------------------------------------------------------

    def option_details(self, decision: Decision, option: Option) -> None:
        """What a Room would change, and the cards the option is about."""
        game = self.table
        for change in option_changes(game, decision.seat, option.code, self.names):
            self.line(capital(change) + ".", indent=2)
        shown = [option.card, *_rooms_meant(game, decision.seat, option.choice), decision.source]
        for card_id in dict.fromkeys(shown):
            if card_id:
                self.explain_card(card_id)

    def explain_card(self, card_id: str) -> None:
        game, names = self.table, self.names
        card = game.catalog.by_id[card_id]
        self.card_line(card)
        note = str(card.data.get("note", ""))  # in the words of the set's author
        self.line(" ".join(part for part in (self.texts.say(f"confidence-{card.confidence}"), note) if part), indent=4)
        for seat, player in enumerate(game.players):
            for at, top in enumerate(player.dungeon):
                if game.cards[top] is card and card.kind == ROOM and not game.status[top] & FACE_DOWN:
                    found = [(str(source), int(number)) for source, number in explain_damage(game, seat, at)]
                    parts = parts_text(found, names)
                    total = str(room_damage(game, seat, at))
                    text = names.said_of("value-damage", seat, position=str(at + 1), total=total, parts=parts)
                    self.line(text, indent=4)
        if card.kind == HERO and card.lure == LURE_TREASURE and game.order:
            self._explain_pull(game, card, names)
        if card.kind == BOSS and any(game.cards[player.boss] is card for player in game.players if player.boss >= 0):
            seat = next(
                s for s, player in enumerate(game.players) if player.boss >= 0 and game.cards[player.boss] is card
            )
            self.line(self.texts.say("value-boss-of", seat=str(seat)), indent=4)

    def _explain_pull(self, game: Table, card: Card, names: Scene) -> None:
        """How much of a hero's treasure each dungeon has, and from which cards."""
        treasure = f"{class_word(self.texts, card)} {self.class_sign(card)}"
        for seat, player in enumerate(game.players):
            if player.out:
                continue
            parts = [
                (str(source), int(number))
                for kind in range(len(CLASSES))
                if card.classes >> kind & 1
                for source, number in explain_treasure(game, seat, kind)
            ]
            said = [
                self.texts.say("value-card", value=str(number), card=names.card(source)) for source, number in parts
            ]
            values: dict[str, str | int] = {"class": treasure, "total": str(sum(number for _, number in parts))}
            if said:
                self.line(names.said_of("value-treasure.parts", seat, parts=", ".join(said), **values), indent=4)
            else:
                self.line(names.said_of("value-treasure", seat, **values), indent=4)

    def discards(self) -> None:
        game = self.table
        if not game.discard:
            self.line(self.texts.say("play-no-discards"))
            return
        self.heading(self.texts.say("play-discards"))
        for card in reversed(game.discard):
            self.line(card_name(self.texts, game.cards[card]), indent=2)


def listed_names(cards: Sequence[str], names: Scene) -> str:
    return ", ".join(names.card(card) for card in cards)


def _rooms_meant(game: Table, seat: int, choice: Choice) -> list[str]:
    """The ids of the visible rooms that a choice names by position."""
    places: list[tuple[int, int]] = []
    if isinstance(choice, TargetRoom):
        places.append((choice.seat, choice.place))
    elif isinstance(choice, Sacrifice) or (isinstance(choice, Build) and choice.place):
        places.append((seat, choice.place))
    tops = [game.players[owner].dungeon[at - 1] for owner, at in places]
    return [game.cards[top].id for top in tops if not game.status[top] & FACE_DOWN]
