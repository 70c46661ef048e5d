"""The table in a terminal: text first, symbols beside colours, readable at 80 columns and without a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.segment import Segment, Segments
from rich.table import Table as Grid
from rich.text import Text

from lairwright.cli.forecast import build_changes, lure, rest_of_way, way, with_own_rooms
from lairwright.dungeon.cards import Card
from lairwright.dungeon.projections import hero_health, lured_to
from lairwright.dungeon.table import Table
from lairwright.dungeon.visibility import UNKNOWN
from lairwright.dungeon.words import CLASSES, NO_CLASS, ROOM_KINDS
from lairwright.kernel.decisions import Decision
from lairwright.text.catalogue import Texts
from lairwright.text.dungeon.cards import PLAIN_SHAPES, SHAPES, card_facts, card_name, card_text, class_word
from lairwright.text.dungeon.choices import option_phrase, prompt_rule, prompt_text
from lairwright.text.dungeon.scene import Scene, scene

#: Colour of a treasure; its letter and shape always stand beside it.
_COLOURS: Final[dict[str, str]] = {
    "cleric": "cyan",
    "fighter": "red",
    "mage": "magenta",
    "thief": "yellow",
    "explorer": "green",
}
_WIDEST_ROOM: Final = 20
#: Marks in sentences for terminals that do not know them; one for one, so that styled text keeps its length.
_PLAIN_MARKS: Final = str.maketrans("—·×−…", "-|x-.")


class TableView:
    """Draws what one seat may see of a game."""

    def __init__(self, console: Console, texts: Texts) -> None:
        self.console = console
        self.texts = texts
        try:
            "".join(SHAPES.values()).encode(console.encoding)
            self._plain = False
        except (UnicodeEncodeError, LookupError):
            self._plain = True

    # -- small parts ----------------------------------------------------------------------------------------------

    def sign(self, name: str) -> str:
        """Letters and shape of a treasure."""
        return self.texts.say(f"class-{name}.sign") + (PLAIN_SHAPES if self._plain else SHAPES)[name]

    def icons(self, card: Card) -> str:
        """Every treasure icon of a card."""
        return " ".join(self.sign(name) for kind, name in enumerate(CLASSES) for _ in range(card.treasure[kind]))

    def _coloured(self, text: str) -> Text:
        done = Text(text)
        for name, colour in _COLOURS.items():
            done.highlight_words([self.sign(name)], colour)
        return done

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """A paragraph, wrapped at words and indented as a whole."""
        shown = self._coloured(text)
        shown.stylize(style)
        self.paragraph(shown, indent)

    def paragraph(self, text: Text, indent: int, hang: int = 0) -> None:
        """Styled text, wrapped at words; lines after the first are indented by ``hang`` more."""
        if self._plain:
            text.plain = text.plain.translate(_PLAIN_MARKS)
        width = max(20, self.console.width - indent - hang)
        for at, part in enumerate(text.wrap(self.console, width)):
            part.rstrip()
            self.console.print(Text(" " * (indent + hang * (at > 0))) + part, soft_wrap=True)

    def _columns(self, grid: Grid) -> None:
        """A grid without the blanks that fill its last column up: transcripts and copied text stay clean."""
        for line in self.console.render_lines(Padding(grid, (0, 0, 0, 2)), pad=False):
            while line and not line[-1].text.strip():
                line.pop()
            if line:
                line[-1] = Segment(line[-1].text.rstrip(), line[-1].style)
            self.console.print(Segments([*line, Segment.line()]), end="", soft_wrap=True)

    def heading(self, text: str) -> None:
        self.console.print()
        self.line(text, "bold")

    # -- the whole table ------------------------------------------------------------------------------------------

    def show(self, g: Table, seat: int, brief_hand: bool = False) -> None:
        """Everything this seat may see: phase and decks, town, the others' dungeons, then the own one and the hand."""
        names = scene(self.texts, g, seat)
        view: dict[str, Any] = g.view(seat)
        self._status(view, names)
        soon = with_own_rooms(g, seat)
        if g.round or g.town:
            self._town(soon, names, soon is not g)
        if g.hero >= 0:
            self._walking(g, names)
        if not g.order:
            return  # the bosses are still secret: there is no dungeon to show
        for other in [*range(seat + 1, len(g.players)), *range(seat), seat]:
            self._dungeon(g, soon, other, view["seats"][other], names)
        self.hand(g, seat, brief_hand)

    def _status(self, view: dict[str, Any], names: Scene) -> None:
        say, active = self.texts.say, view["active"]
        parts = [say("table-round", number=view["round"])] if view["round"] else []
        parts.append(say(f"phase-{view['phase']}"))
        if active is not None:
            parts.append(names.said_of("table-turn", active))
        self.heading(" · ".join(parts))
        self.line(say("table-decks", discard=len(view["discard"]), **view["decks"]))
        for item in view["stack"]:
            self.line(names.said_of("table-stack", item["seat"], card=names.card(item["spell"])), "bold")
        if view["building_forbidden"]:
            self.line(say("table-no-building"), "bold")

    def _town(self, g: Table, names: Scene, face_down: bool) -> None:
        self.heading(self.texts.say("table-town.face-down" if face_down else "table-town"))
        if not g.town:
            self.line(self.texts.say("table-town-empty"), indent=2)
            return
        for hero in g.town:
            card = g.cards[hero]
            parts = [self.hero_facts(g, hero)]
            if g.order:
                parts.append(lure(g, hero, self.class_sign(card), names))
                seat = int(lured_to(g, hero))
                if seat >= 0:
                    parts.append(way(g, seat, hero, names))
            name = Text(f"{card_name(self.texts, card)} — ", "bold")
            self.paragraph(name + self._coloured("; ".join(parts)), 2, 4)

    def class_sign(self, card: Card) -> str:
        return self.sign(CLASSES[card.hero_class]) if card.hero_class != NO_CLASS else ""

    def hero_facts(self, g: Table, hero: int) -> str:
        """Class and Health now; an Epic Hero is named as such."""
        card = g.cards[hero]
        sign = self.class_sign(card)
        variant = "-".join(word for word, said in (("epic", card.worth > 1), ("plain", not sign)) if said)
        values: dict[str, str | int] = {"class": class_word(self.texts, card), "health": int(hero_health(g, hero))}
        return self.texts.say(f"table-hero.{variant}" if variant else "table-hero", sign=sign, **values)

    def _walking(self, g: Table, names: Scene) -> None:
        card, seat, way_there = g.cards[g.hero], int(g.hero_seat), rest_of_way(g, names)
        hero = card_name(self.texts, card)
        self.heading(self.texts.say("table-walking", hero=hero, facts=self.hero_facts(g, g.hero)))
        if g.hero_room >= 0:
            room, position = card_name(self.texts, g.cards[g.hero_room]), str(g.hero_at + 1)
            where = names.said_of("table-walking-room", seat, room=room, position=position, way=way_there)
        else:
            where = names.said_of("table-walking-entrance", seat, way=way_there)
        self.line(where, indent=2)

    def _dungeon(self, g: Table, soon: Table, seat: int, data: dict[str, Any], names: Scene) -> None:
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
        self.paragraph(self._coloured(text), 2, 4)
        if data["known"] and not own:
            known = ", ".join(names.card(card) for card in data["known"])
            self.line(say("table-known", cards=known), indent=2)
        for hero in g.players[seat].entrance:
            facts, name = self.hero_facts(g, hero), card_name(self.texts, g.cards[hero])
            self.line(say("table-waiting", hero=name, facts=facts, way=way(soon, seat, hero, names)), indent=2)
        if data["entrance_held"]:
            self.line(say("table-held"), indent=2)
        self._rooms(g, data)

    def _rooms(self, g: Table, data: dict[str, Any]) -> None:
        """From the entrance on the left to the boss on the right."""
        details = list(enumerate(data["details"], 1))
        columns = [self._room(g, at, data["dungeon"][at - 1], room) for at, room in reversed(details)]
        if data["boss"]:
            boss = g.catalog.by_id[data["boss"]]
            levelled = [self.texts.say("table-levelled")] if data["levelled"] else []
            numbers = self.texts.say("table-xp", xp=str(boss.xp), treasure=self.icons(boss))
            columns.append([self.texts.say("table-boss"), card_name(self.texts, boss), numbers, *levelled])
        width = min(_WIDEST_ROOM, (self.console.width - 2) // 6 - 1)
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
        for _ in columns:
            grid.add_column(width=width, overflow="fold")
        for row in range(max(len(column) for column in columns) if columns else 0):
            cells = [self._coloured(column[row] if row < len(column) else "") for column in columns]
            if row == 1:
                for cell in cells:
                    cell.stylize("bold")
            grid.add_row(*cells)
        self._columns(grid)

    def _room(self, g: Table, at: int, stack: Sequence[str], room: dict[str, Any]) -> list[str]:
        """The lines of one room: position and kind, name, damage and treasure, marks."""
        say = self.texts.say
        below = say("table-below", number=len(stack) - 1) if len(stack) > 1 else ""
        if room["card"] == UNKNOWN:
            return [f"{at}", say("table-face-down"), below]
        card = g.catalog.by_id[room["card"]]
        kind = f"{at} {say(f'kind-{ROOM_KINDS[card.room_kind]}')}"
        damage = str(room.get("damage", card.damage))
        lines = [kind, card_name(self.texts, card), say("table-damage", damage=damage, treasure=self.icons(card))]
        if room["face_down"]:
            lines.append(say("table-face-down"))
        elif not room["active"]:
            lines.append(say("table-inactive"))
        if below:
            lines.append(below)
        return lines

    def hand(self, g: Table, seat: int, brief: bool = False) -> None:
        """The own cards, with their texts or, in brief, only their names."""
        player = g.players[seat]
        self.heading(self.texts.say("table-hand"))
        held = [g.cards[card] for card in player.rooms + player.spells]
        counts = {card.id: sum(1 for other in held if other is card) for card in held}
        labels = {card_id: f" ×{count}" if count > 1 else "" for card_id, count in counts.items()}
        if not held:
            self.line(self.texts.say("table-hand-empty"), indent=2)
        elif brief:
            names = [card_name(self.texts, g.catalog.by_id[card_id]) + label for card_id, label in labels.items()]
            self.paragraph(Text(", ".join(names)), 2, 4)
        else:
            for card_id, label in labels.items():
                self.card_line(g.catalog.by_id[card_id], label)

    def card_line(self, card: Card, after: str = "") -> None:
        """A card as one paragraph: name, facts, text."""
        start = Text(f"{card_name(self.texts, card)}{after}", "bold")
        rest = f" — {card_facts(self.texts, card, self.icons)}. {card_text(self.texts, card)}".rstrip()
        self.paragraph(start + self._coloured(rest), 2, 4)

    # -- the question ---------------------------------------------------------------------------------------------

    def question(self, g: Table, decision: Decision) -> None:
        """The prompt with its rule, and the numbered options with what a Room would change."""
        names = scene(self.texts, g, decision.seat)
        rule = prompt_rule(decision.kind)
        self.heading(prompt_text(decision, names) + (f" [{rule}]" if rule else ""))
        digits = len(str(len(decision.options)))
        for option in decision.options:
            text = option_phrase(option.key, decision.kind, names)
            changes = "; ".join(build_changes(g, decision.seat, option.code, names))
            extra = f" — {changes}" if changes else self._option_note(g, option.key)
            number = f"{option.index + 1:>{digits}}"
            self.paragraph(self._coloured(f"{number}  {text}{extra}"), 2, digits + 2)

    def _option_note(self, g: Table, key: str) -> str:
        """What one has to know about a card to choose: a hero's class and Health, what a Spell or Room does."""
        words = key.split()
        if words[0] in ("play", "use", "boss", "resolve"):
            return f" — {card_text(self.texts, g.catalog.by_id[words[1]])}"
        if words[0] == "hero":
            for hero in [*g.town, g.hero, *g.hero_deck, *g.epic_deck]:
                if hero >= 0 and g.cards[hero].id == words[1]:
                    return f" ({self.hero_facts(g, hero)})"
        return ""
