"""The castle-raid game in a terminal: the castle from the gate to the treasury, the players, the player's own hand."""

from __future__ import annotations

from typing import final

from rich.console import Console
from rich.table import Table as Grid

from lairwright.castle.cards import Card
from lairwright.castle.options import Place, Replace
from lairwright.castle.projections import healing_cost
from lairwright.castle.table import Castle
from lairwright.castle.words import FACTION, LEVELS, MONSTER, SAFE_STRENGTH
from lairwright.cli.table_view import TableView
from lairwright.cli.terminal import whole_number
from lairwright.kernel.decisions import Decision, Option
from lairwright.kernel.views import UNKNOWN
from lairwright.text.castle.cards import STAR, card_facts, card_text, marked, stars
from lairwright.text.castle.forecast import (
    Data,
    can_be_replaced,
    guard_lines,
    is_closed,
    odds,
    option_notes,
    price,
    shown_value,
    unseen_faces,
)
from lairwright.text.castle.scene import Scene, scene
from lairwright.text.castle.table import healing_text, unseen_level
from lairwright.text.castle.voice import CastleReader
from lairwright.text.phrases import capital
from lairwright.text.voices import Reader

_WIDEST_GUARD = 16
_NOTHING = "–"


@final
class CastleView(TableView):
    """Draws what one seat may see of a castle raid."""

    symbols = f"{STAR}{_NOTHING}"

    def __init__(self, console: Console, reader: Reader) -> None:
        super().__init__(console, reader)
        assert isinstance(reader, CastleReader)
        self.castle, self.names, self.seen = reader.table, reader.scene, reader.view

    def show(self) -> None:
        game, view, names, seat = self.castle, self.seen, self.names, self.names.viewer
        self._status(view, names)
        if view["guards"]:
            self._castle(game, view, names)
        self._players(view, names)
        if view["seats"][seat]["hand"]:
            self._hand(game, view, seat)

    def _status(self, view: Data, names: Scene) -> None:
        say, turn = self.texts.say, view["turn"]
        begun = bool(view["round"])
        rounds = {"number": str(view["round"]), "rounds": str(view["rounds"])}
        parts = [say("castle-table-round", **rounds)] if begun else []
        parts.append(self.voice.phase_text(self.texts, view["phase"]))
        if turn is not None:
            parts.append(names.said_of("castle-table-turn", turn))
        self.heading(" · ".join(parts))
        piles = {name: str(view[name]) for name in ("deck", "treasury")}
        counts = {"seen": str(len(view["discard"])), "unseen": str(len(view["buried"]))}
        secret = view["treasury"] is None
        self.line(say("castle-table-piles.secret" if secret else "castle-table-piles", **piles, **counts))
        if view["tile"]:
            text = names.order(names.catalog.by_id[view["tile"]])
            self.line(say("castle-table-order", card=names.card(view["tile"]), text=text), "bold")

    # -- the castle ------------------------------------------------------------------------------------------------

    def _castle(self, game: Castle, view: Data, names: Scene) -> None:
        """A column for each guard, from the gate on the left to the treasury on the right."""
        self.heading(self.texts.say("castle-table-castle"))
        labels = ["guard", "strength", "loot"]
        if view["phase"] != "setup":
            labels += ["monsters", ""]
        if any(guard["monsters"] for guard in view["guards"]):
            labels += ["total", "odds", "price"]
        shown = [self.texts.say(f"castle-row-{label}") if label else "" for label in labels]
        columns = [self._guard(game, view, at, names) for at in range(len(view["guards"]))]
        first = max(len(label) for label in shown)
        width = min(_WIDEST_GUARD, (self.console.width - 2 - first) // len(columns) - 1)
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
        grid.add_column(width=first)
        for _ in columns:
            grid.add_column(width=width, overflow="fold")
        for row, label in enumerate(shown):
            style = "bold" if not row else ""
            grid.add_row(self.cell(label), *(self.cell(*_styled(column[row], style)) for column in columns))
        self.columns(grid)
        if self._inferred(game, view):
            self.line(self.texts.say("castle-inferred-note"), indent=2)

    def _guard(self, game: Castle, view: Data, at: int, names: Scene) -> list[tuple[str, str]]:
        """The cells of a guard from top to bottom, with their styles."""
        say, guard = self.texts.say, view["guards"][at]
        monsters = [
            (say("castle-cell-own", strength=names.strength(card)), "bold")
            if owner == names.viewer
            else (capital(names.card(card)), "")
            for card, owner in zip(guard["monsters"], guard["owners"], strict=True)
        ]
        monsters += [(say("castle-cell-free"), "dim")] * (2 - len(monsters))
        chance = odds(game.catalog, view, at, guard["total"])
        beats = say("castle-cell-odds", beaten=str(chance.beaten), unseen=str(chance.unseen))
        fee = price(view, at, own=False)
        cost = str(fee.treasury) + (f"+{fee.share}" if fee.share else "")
        if not can_be_replaced(game.catalog, guard):
            cost = say("castle-cell-closed") if is_closed(guard) else _NOTHING
        return [
            (f"{at + 1} {stars(guard['stars'])}", ""),
            (shown_value(self.texts, game.catalog, guard, "strength"), ""),
            (shown_value(self.texts, game.catalog, guard, "loot"), ""),
            *monsters,
            (str(guard["total"]), ""),
            (beats if guard["monsters"] else _NOTHING, ""),
            (cost, ""),
        ]

    def _inferred(self, game: Castle, view: Data) -> bool:
        """Whether the table shows a value that nobody has read from a card."""
        backs = [game.catalog.backs[guard["stars"]].confidence for guard in view["guards"]]
        return "inferred" in [*backs, *(card.confidence for card in game.cards if card.kind == MONSTER)]

    # -- players ---------------------------------------------------------------------------------------------------

    def _players(self, view: Data, names: Scene) -> None:
        """A row for each player, in the order of turns."""
        self.console.print()
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        heads = ("player", "gold", "hand", "resting", "board")
        grid.add_row(*(self.cell(self.texts.say(f"castle-head-{head}"), "bold") for head in heads), self.cell(""))
        for seat, player in enumerate(view["seats"]):
            style = "bold" if seat == names.viewer else ""
            cells = [
                self._player(seat, bool(player["faction"]), names),
                UNKNOWN if player["gold"] is None else str(player["gold"]),
                *(strengths_of(player[place], names) for place in ("hand", "resting", "board")),
                self.texts.say("castle-cell-first") if view["marker"] == seat else "",
            ]
            grid.add_row(*(self.cell(cell, style) for cell in cells))
        self.columns(grid)

    def _player(self, seat: int, named: bool, names: Scene) -> str:
        if not named:
            return capital(names.player_or_you(seat))
        key = "table-player.you" if seat == names.viewer else "table-player"
        return self.texts.say(key, player=capital(names.player(seat)), seat=str(seat))

    def _hand(self, game: Castle, view: Data, seat: int) -> None:
        self.heading(self.texts.say("table-hand"))
        said = []
        for card_id in view["seats"][seat]["hand"]:
            card = game.catalog.by_id[card_id]
            variant = ""
            if game.forbidden >> (card.strength - 1) & 1:
                variant = ".forbidden"
            elif card.strength >= SAFE_STRENGTH:
                variant = ".safe"
            values = {"strength": str(card.strength), "cost": self._healing(game, card)}
            said.append(self.texts.say(f"castle-hand-monster{variant}", **values))
        self.line(", ".join(said), indent=2)

    def _healing(self, game: Castle, card: Card) -> str:
        """What healing costs now; a price set by the king's order is certain."""
        cost = str(healing_cost(game, card.strength))
        return cost if _king_heals(game, card) else marked(self.texts, cost, card.confidence)

    # -- the question ----------------------------------------------------------------------------------------------

    def option_note(self, decision: Decision, option: Option) -> str:
        """How strong the monsters there would be, what that is worth, and the price."""
        choice = option.choice
        if not isinstance(choice, (Place, Replace)):
            return ""
        return " — " + "; ".join(option_notes(self.castle.catalog, self.seen, choice, self.names))

    def option_details(self, decision: Decision, option: Option) -> None:
        """What the option would lead to, and everything about its guard."""
        choice = option.choice
        if isinstance(choice, (Place, Replace)):
            self.line(self.option_note(decision, option).removeprefix(" — "), indent=2)
            self.explain_guard(choice.guard - 1)
        else:
            self.explain_card(option.card)

    # -- explanations ----------------------------------------------------------------------------------------------

    def command(self, word: str, rest: str) -> bool:
        """``guard N``."""
        if word != "guard":
            return False
        number = whole_number(rest)
        if number is not None and 1 <= number <= len(self.castle.guards):
            self.explain_guard(number - 1)
        else:
            self.line(self.texts.say("castle-guard-what"))
        return True

    def explain_guard(self, at: int) -> None:
        """Where its values come from, what its monsters are worth, and what replacing one costs."""
        say, view = self.texts.say, self.seen
        guard = view["guards"][at]
        self.line(say("castle-value-guard", position=str(at + 1), stars=stars(guard["stars"])), "bold", 2)
        for line in guard_lines(self.castle.catalog, view, at, self.names):
            self.line(line, indent=4)

    def explain_card(self, card_id: str) -> None:
        game, names = self.castle, self.names
        card = game.catalog.by_id[card_id]
        text = card_text(self.texts, card, game.catalog, names.last_guards)
        self.named_paragraph(capital(names.card(card_id)), f"{card_facts(self.texts, card, mark=True)}. {text}")
        note = str(card.data.get("note", ""))  # in the words of the set's author
        self.line(" ".join(part for part in (self.texts.say(f"confidence-{card.confidence}"), note) if part), indent=4)
        if card.kind == FACTION and card_id in names.factions:
            seat = str(names.factions.index(card_id))
            self.line(self.texts.say("castle-value-of-faction", seat=seat), indent=4)
        if card.kind == MONSTER:
            if _king_heals(game, card):
                printed = marked(self.texts, str(card.healing), card.confidence)
                tile = game.cards[game.tile].id
                self.line(healing_text(printed, self._healing(game, card), tile, names), indent=4)
            self._where(card_id)

    def _where(self, card_id: str) -> None:
        for at, guard in enumerate(self.seen["guards"], 1):
            if card_id in guard["monsters"]:
                self.line(self.texts.say("castle-value-at-guard", position=str(at)), indent=4)

    def discards(self) -> None:
        """The guards that were turned face up, and the levels of those that nobody has seen."""
        game = self.castle
        view: Data = game.view(None)
        names = scene(self.texts, game, None)
        if view["discard"]:
            self.heading(self.texts.say("castle-seen"))
            self.line(", ".join(names.card(card) for card in reversed(view["discard"])), indent=2)
        else:
            self.line(self.texts.say("castle-seen-none"))
        self.heading(self.texts.say("castle-unseen"))
        for level in range(1, LEVELS + 1):
            faces = unseen_faces(game.catalog, view, level)
            if faces:
                self.line(unseen_level(self.texts, stars(level), faces), indent=2)


def strengths_of(cards: list[str], names: Scene) -> str:
    """``1 3 ?``: one player's monsters; ``?`` is one that the viewer can't know."""
    return " ".join(card if card == UNKNOWN else names.strength(card) for card in cards) or _NOTHING


def _king_heals(game: Castle, card: Card) -> bool:
    """Whether the king's order says what healing this monster costs."""
    return game.tile >= 0 and bool(game.cards[game.tile].healing_of >> (card.strength - 1) & 1)


def _styled(cell: tuple[str, str], style: str) -> tuple[str, str]:
    return cell[0], cell[1] or style
