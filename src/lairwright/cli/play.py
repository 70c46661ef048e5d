"""``lair play``: the game at a terminal, against bots or with everybody at one keyboard."""

from __future__ import annotations

import io
import secrets
import shlex
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from lairwright.bots.registry import check_bot
from lairwright.cli.output import Options, Sets, Variants, option_values, read_text, set_names
from lairwright.cli.play_commands import (
    explain_missing,
    explain_option,
    explain_question,
    show_card,
    show_discards,
    show_help,
    show_log,
    show_rule,
)
from lairwright.cli.play_session import Session, keeping_place
from lairwright.cli.table_view import TableView
from lairwright.dungeon.deal import GAME
from lairwright.games import start
from lairwright.kernel.config import Config
from lairwright.kernel.decisions import Decision
from lairwright.kernel.errors import LairwrightError, SetupError
from lairwright.kernel.record import loads
from lairwright.text.english import option_phrase, outcome_text, scene
from lairwright.text.interface import UNDO_LABELS, UNDO_REFUSED, say, standing_text, winner_text

INTERRUPTED: Final = 130
#: Clears the screen, then the scrollback (some terminals move a cleared screen there): the last hand is in both.
_WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"
#: Questions that follow directly from a choice: the table is not drawn again for them.
_FOLLOW_UPS: Final = ("target-", "pay-", "may", "discard", "name-kind", "order")
#: Questions whose options show the texts that matter: the hand is listed by name only.
_BRIEF: Final = ("respond", "negate", "round-draw")


def play(
    game: Annotated[str | None, typer.Argument(help=f"Which game; {GAME} unless named.")] = None,
    seats: Annotated[int | None, typer.Option(help="Number of players; 2 unless given.")] = None,
    seed: Annotated[int | None, typer.Option(help="Seed of the deal; by chance unless given.")] = None,
    preset: Annotated[str | None, typer.Option(help="Rules preset: default, pl, ru, de or en10.")] = None,
    sets: Sets = None,
    variant: Variants = None,
    option: Options = None,
    bot: Annotated[str, typer.Option(help="Who plays the other seats: random or greedy.")] = "greedy",
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="All seats are played at this keyboard.")] = False,
    seat: Annotated[int | None, typer.Option(help="Your seat, counted from 0 as in keys and records.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Continue the game in this record.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the record in this file, after every choice.")] = None,
) -> None:
    """Play at this terminal. Type help at the prompt for everything you can ask."""
    check_bot(bot)
    _check_save(save, resume)
    given = [game, seats, seed, preset, sets, variant, option]
    if resume is not None:
        if any(value is not None for value in given):
            raise SetupError("--resume takes the game, its rules and its seed from the record: leave those options out")
        record = loads(read_text(resume))
        humans = _humans(record.config.seats, hot_seat, seat)
        session = Session.from_record(record, humans, bot)
    else:
        config = Config(
            game or GAME,
            2 if seats is None else seats,
            secrets.randbelow(1_000_000) if seed is None else seed,
            preset or "default",
            set_names(sets),
            tuple(variant or ()),
            option_values(option),
        )
        table = start(config)
        session = Session(table, _humans(config.seats, hot_seat, seat), bot)
    code = Keyboard(session, resume, save).run()
    if code:
        raise typer.Exit(code)


def _check_save(save: Path | None, resume: Path | None) -> None:
    """Complain before the game, not after its first choice; another game's file is never overwritten."""
    if save is None:
        return
    if not save.resolve().parent.is_dir():
        raise SetupError(f"{save}: there is no such folder")
    if save.exists() and (resume is None or save.resolve() != resume.resolve()):
        raise SetupError(f"{save} exists already: name another file, or continue that game with --resume {save}")


def _humans(seats: int, hot_seat: bool, seat: int | None) -> list[int]:
    if hot_seat:
        if seat is not None:
            raise SetupError("--hot-seat plays every seat at this keyboard: leave --seat out")
        return list(range(seats))
    if seat is not None and not 0 <= seat < seats:
        raise SetupError(f"there is no seat {seat}: seats are counted from 0 to {seats - 1}")
    return [seat or 0]


class _LeaveError(Exception):
    """The player leaves; raised at the prompt, caught where the game is kept."""


class Keyboard:
    """The dialogue: shows the table, reads a line, does what it says."""

    def __init__(self, session: Session, resume: Path | None, save: Path | None) -> None:
        self.session = session
        self.resume = resume
        self.save = save
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.out = TableView(self.console)
        self.viewer = -1
        #: The round and phase in which this seat passes by itself.
        self.skipping: dict[int, tuple[int, int]] = {}
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")

    def run(self) -> int:
        """Play to the end or until the player leaves; the exit code."""
        try:
            self._greet()
            while True:
                self.session.run_bots()
                if self.session.game.over:
                    break
                self._ask(self.session.asked(self.viewer))
            self._finish()
        except _LeaveError:
            self._farewell()
        except KeyboardInterrupt:
            self.console.print()
            self._farewell()
            return INTERRUPTED
        return 0

    def _greet(self) -> None:
        config = self.session.game.config
        hot = len(self.session.humans) > 1
        fields = {"game": config.game, "seats": config.seats, "preset": config.preset, "seed": config.seed}
        seat = self.session.humans[0]
        self.out.line(say("seed-hot" if hot else "seed", seat=seat, bot=self.session.bot, **fields))
        if self.resume:
            self.out.line(say("resumed", choices=len(self.session.policies), file=self.resume))
        self.out.line(say("hint"))

    # -- one choice -----------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        if self._skips(seat):
            self.session.play("pass", seat)
            return
        fresh = self._hand_over(seat)
        self._present(seat, fresh)
        while not self._obey(seat, self._read(seat)):
            pass

    def _skips(self, seat: int) -> bool:
        """Whether this is another question of the sort that the player asked to be spared."""
        now = (int(self.session.game.round), int(self.session.game.phase))
        return self.skipping.get(seat) == now and self._decision(seat).kind == "respond"

    def _hand_over(self, seat: int) -> bool:
        """Hide one player's table before the next one looks; whether the viewer has changed."""
        changed = seat != self.viewer
        if changed and len(self.session.humans) > 1:
            self._wipe()
            boss = f" ({scene(self.session.game, seat).player(seat)})" if self.session.game.order else ""
            self._line(say("pass-keyboard", seat=seat, player=boss))
            self._wipe()
        self.viewer = seat
        return changed

    def _wipe(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(_WIPE)

    def _present(self, seat: int, fresh: bool) -> None:
        game = self.session.game
        decision = self._decision(seat)
        news = self.session.news(seat)
        if news:
            self.out.heading(say("since" if self.session.told[seat] else "so-far"))
            for text in news:
                self.out.line(text, indent=2)
        if decision.kind == "setup-discard" and not fresh:
            self.out.hand(game, seat)
        elif fresh or not decision.kind.startswith(_FOLLOW_UPS):
            self.out.show(game, seat, brief_hand=not fresh and decision.kind in _BRIEF)
        self.out.question(game, decision)

    def _decision(self, seat: int) -> Decision:
        return next(decision for decision in self.session.game.decisions if decision.seat == seat)

    def _read(self, seat: int) -> str:
        count = len(self._decision(seat).options)
        return self._line(f"[1-{count}, {UNDO_LABELS[self.session.undo_policy]}] > ")

    def _line(self, prompt: str) -> str:
        """One line of input; its end means leaving."""
        self.console.print()
        self.console.print(prompt, end="", soft_wrap=True)
        self.console.file.flush()
        try:
            text = input()
        except EOFError:
            self.console.print()
            raise _LeaveError from None
        if not sys.stdin.isatty():
            self.console.print(text, soft_wrap=True)  # a transcript shows what was typed
        return text.strip()

    def _obey(self, seat: int, text: str) -> bool:
        """Do what a line says; True when a choice was made, or unmade."""
        decision = self._decision(seat)
        game = self.session.game
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        if text.isascii() and text.isdecimal():
            return self._choose(decision, int(text))
        if text in decision.keys:
            return self._choose(decision, decision.keys.index(text) + 1)
        if word == "undo":
            return self._undo()
        if word == "skip" and not rest and "pass" in decision.keys:
            self.skipping[seat] = (int(game.round), int(game.phase))
            return self._choose(decision, decision.keys.index("pass") + 1)
        if word == "?" or (word.startswith("?") and word[1:].isdecimal()):
            self._explain(decision, word[1:] or rest)
        elif word == "why":
            explain_missing(self.out, game, decision, rest)
        elif word == "rule":
            show_rule(self.out, rest)
        elif word == "card":
            show_card(self.out, game, seat, rest)
        elif word == "table":
            self.out.show(game, seat)
            self.out.question(game, decision)
        elif word == "discard" and not rest:
            show_discards(self.out, game)
        elif word == "log":
            show_log(self.out, self.session.lines[seat], rest)
        elif word == "save":
            self._save(rest)
        elif word in ("quit", "exit"):
            raise _LeaveError
        elif word in ("help", "h"):
            show_help(self.out)
        elif text:
            self._not_understood(decision, text)
        return False

    def _choose(self, decision: Decision, number: int) -> bool:
        if not 1 <= number <= len(decision.options):
            self.out.line(say("no-such-number", number=number, count=len(decision.options)))
            return False
        option = decision.options[number - 1]
        phrase = option_phrase(option.key, decision.kind, scene(self.session.game, decision.seat))
        self.session.play(option.key, decision.seat)
        self.out.line(say("chosen", phrase=phrase))
        self._keep()
        return True

    def _keep(self) -> None:
        """Write the record of ``--save``; a full disk is told and does not end the game."""
        if self.save:
            try:
                self.session.save(self.save)
            except LairwrightError as problem:
                self.out.line(str(problem))

    def _explain(self, decision: Decision, number: str) -> None:
        if not number:
            explain_question(self.out, self.session.game, decision)
        elif number.isascii() and number.isdecimal() and 1 <= int(number) <= len(decision.options):
            explain_option(self.out, self.session.game, decision, int(number))
        else:
            self.out.line(say("no-such-number", number=number, count=len(decision.options)))

    def _not_understood(self, decision: Decision, text: str) -> None:
        """A key that is not offered is explained like ``why``; anything else gets a hint."""
        if text.split()[0] in ("build", "play", "use", "pass", "decline"):
            explain_missing(self.out, self.session.game, decision, text)
        else:
            self.out.line(say("not-understood", text=text, count=len(decision.options)))

    def _undo(self) -> bool:
        policy = self.session.undo_policy
        if policy in UNDO_REFUSED:
            self.out.line(UNDO_REFUSED[policy])
            return False
        seat, key = self.session.undo()
        self.skipping.pop(seat, None)
        decision = self._decision(seat)
        names = scene(self.session.game, self.viewer)
        # Another player's secret choice is not to be read out to whoever sits here now.
        phrase = option_phrase(key, decision.kind, names) if seat == self.viewer else "…"
        self.out.line(say("undone", who=names.who(seat), phrase=phrase))
        self._keep()
        return True

    def _save(self, name: str) -> None:
        if not name:
            self.out.line(say("save-what"))
            return
        try:
            self.session.save(Path(name).expanduser())
            self.out.line(say("saved", file=name))
        except LairwrightError as problem:
            self.out.line(str(problem))

    # -- the end --------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        """The last news, who has won, and by which rule."""
        game = self.session.game
        outcome = game.outcome
        seat = self.session.humans[0] if len(self.session.humans) == 1 else None
        names = scene(game, seat)
        if seat is not None:
            self.out.heading(say("since"))
            for text in self.session.news(seat):
                self.out.line(text, indent=2)
        self.out.heading(say("over"))
        self.out.line(
            f"{outcome_text(outcome.reason)} {winner_text(outcome.winners[0], names)} [{outcome.rule}]", indent=2
        )
        for place, ranked in enumerate(outcome.ranking, 1):
            player = game.players[ranked]
            label = f"{names.player(ranked)}, seat {ranked}"
            text = standing_text(place, label, int(player.soul_count), int(player.wound_count), player.out)
            self.out.line(text, indent=2)
        self._keep()
        if self.save and self.save.exists():
            self.out.line(say("saved", file=self.save))

    def _farewell(self) -> None:
        """Keep the game and say how to go on with it."""
        if not self.session.policies:
            self.out.line(say("left-unsaved"))
            return
        path = self.save or keeping_place()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.session.save(path)
        except (LairwrightError, OSError) as problem:
            self.out.line(say("left-lost", problem=problem))
            return
        words = ["lair", "play", "--resume", str(path)]
        if self.save:
            words += ["--save", str(self.save)]
        if len(self.session.humans) > 1:
            words.append("--hot-seat")
        else:
            words += ["--seat", str(self.session.humans[0]), "--bot", self.session.bot]
        self.console.print(say("left-saved", file=path), soft_wrap=True)
        self.console.print(f"  {shlex.join(words)}", soft_wrap=True)  # in one line, to be copied
