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

from lairwright.bots.lore import lore_for
from lairwright.bots.registry import check_bot
from lairwright.cli.desks import desk_of
from lairwright.cli.language import texts_of
from lairwright.cli.output import Options, Sets, Variants, option_values, read_text, set_names
from lairwright.cli.play_commands import (
    explain_missing,
    explain_question,
    show_card,
    show_help,
    show_log,
    show_rule,
)
from lairwright.cli.play_hints import show_hints
from lairwright.cli.play_session import Session, keeping_place
from lairwright.cli.table_view import TableView
from lairwright.cli.terminal import whole_number
from lairwright.games import BOSS_MONSTER, game_kind, start
from lairwright.kernel.config import Config
from lairwright.kernel.decisions import Decision
from lairwright.kernel.errors import LairwrightError, SetupError
from lairwright.kernel.record import loads
from lairwright.text.catalogue import Texts

INTERRUPTED: Final = 130
#: Clears the screen, then the scrollback (some terminals move a cleared screen there): the last hand is in both.
_WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="help-play-game")] = None,
    seats: Annotated[int | None, typer.Option(help="help-play-seats")] = None,
    seed: Annotated[int | None, typer.Option(help="help-play-seed")] = None,
    preset: Annotated[str | None, typer.Option(help="help-preset")] = None,
    sets: Sets = None,
    variant: Variants = None,
    option: Options = None,
    bot: Annotated[str | None, typer.Option(help="help-play-bot")] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="help-play-hot-seat")] = False,
    seat: Annotated[int | None, typer.Option(help="help-play-seat")] = None,
    resume: Annotated[Path | None, typer.Option(help="help-play-resume")] = None,
    save: Annotated[Path | None, typer.Option(help="help-play-save")] = None,
) -> None:
    """A new game, or one that a record continues."""
    texts = texts_of(context)
    _check_save(texts, save, resume)
    given = [game, seats, seed, preset, sets, variant, option]
    if resume is not None:
        if any(value is not None for value in given):
            raise SetupError(texts.say("cli-play-resume-alone"))
        record = loads(read_text(texts, resume))
        player = _bot(bot, record.config.game)
        humans = _humans(texts, record.config.seats, hot_seat, seat)
        session = Session.from_record(texts, record, humans, player)
    else:
        kind = game_kind(game or BOSS_MONSTER)
        player = _bot(bot, kind.name)
        config = Config(
            kind.name,
            kind.fewest_seats if seats is None else seats,
            secrets.randbelow(1_000_000) if seed is None else seed,
            preset or "default",
            set_names(sets) or kind.default_sets,
            tuple(variant or ()),
            option_values(kind.name, option),
        )
        session = Session(texts, start(config), _humans(texts, config.seats, hot_seat, seat), player)
    code = Keyboard(session, resume, save).run()
    if code:
        raise typer.Exit(code)


def _bot(name: str | None, game: str) -> str:
    """The bot that plays the other seats."""
    return lore_for(game).stand_in if name is None else check_bot(name, game)


def _check_save(texts: Texts, save: Path | None, resume: Path | None) -> None:
    """Complain before the game, not after its first choice; never overwrite another game's file."""
    if save is None:
        return
    if not save.resolve().parent.is_dir():
        raise SetupError(texts.say("cli-play-no-folder", file=str(save)))
    if save.exists() and (resume is None or save.resolve() != resume.resolve()):
        raise SetupError(texts.say("cli-play-file-exists", file=str(save)))


def _humans(texts: Texts, seats: int, hot_seat: bool, seat: int | None) -> list[int]:
    if hot_seat:
        if seat is not None:
            raise SetupError(texts.say("cli-play-hot-seat-alone"))
        return list(range(seats))
    if seat is not None and not 0 <= seat < seats:
        raise SetupError(texts.say("cli-play-no-seat", seat=str(seat), last=str(seats - 1)))
    return [seat or 0]


class _LeaveError(Exception):
    """The player leaves; raised at the prompt, caught where the game is kept."""


class Keyboard:
    """The dialogue: shows the table, reads a line, does what it says."""

    def __init__(self, session: Session, resume: Path | None, save: Path | None) -> None:
        self.session = session
        self.texts = session.texts
        self.resume = resume
        self.save = save
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.desk = desk_of(session.game)
        self.out = self._table(session.humans[0])
        self.viewer = -1
        #: The round and phase in which this seat passes automatically.
        self.skipping: dict[int, tuple[int, str]] = {}
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")

    def _table(self, seat: int) -> TableView:
        """The table as a seat sees it now."""
        return self.desk.view(self.console, self.session.reader(seat))

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
        values: dict[str, str | int] = {
            "game": config.game,
            "seats": config.seats,
            "preset": config.preset,
            "seed": str(config.seed),
            "seat": str(self.session.humans[0]),
            "bot": self.session.bot,
        }
        self.out.line(self.texts.say("play-begin-hot" if hot else "play-begin", **values))
        if self.resume:
            choices = len(self.session.policies)
            self.out.line(self.texts.say("play-resumed", choices=choices, file=str(self.resume)))
        self.out.line(self.texts.say("play-hint"))

    # -- one choice -----------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        if self._skips(seat):
            self.session.play("pass", seat)
            return
        fresh = self._hand_over(seat)
        self.out = self._table(seat)
        self._present(seat, fresh)
        while not self._obey(seat, self._read(seat)):
            pass

    def _skips(self, seat: int) -> bool:
        """Whether this is another of the questions the player asked to skip."""
        return self.skipping.get(seat) == self._moment() and self._decision(seat).kind == "respond"

    def _moment(self) -> tuple[int, str]:
        """The round and the phase of it."""
        return self.session.game.round_number(), self.session.game.phase_name()

    def _hand_over(self, seat: int) -> bool:
        """Hide one player's table before the next one looks; whether the viewer has changed."""
        changed = seat != self.viewer
        if changed and len(self.session.humans) > 1:
            self._wipe()
            named = self.desk.is_named(self.session.game, seat)
            player = self.session.reader(seat).names.player(seat)
            key = "play-pass-keyboard.named" if named else "play-pass-keyboard"
            self._line(self.texts.say(key, seat=str(seat), player=player))
            self._wipe()
        self.viewer = seat
        return changed

    def _wipe(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(_WIPE)

    def _present(self, seat: int, fresh: bool) -> None:
        news = self.session.news(seat)
        if news:
            self.out.heading(self.texts.say("play-since" if self.session.told[seat] else "play-so-far"))
            for text in news:
                self.out.line(text, indent=2)
        self.out.present(self._decision(seat), fresh)

    def _decision(self, seat: int) -> Decision:
        return next(decision for decision in self.session.game.decisions if decision.seat == seat)

    def _read(self, seat: int) -> str:
        count = len(self._decision(seat).options)
        undo = self.texts.say(f"play-undo-{self.session.undo_policy}")
        return self._line(self.texts.say("play-prompt", count=str(count), undo=undo))

    def _line(self, prompt: str) -> str:
        """One line of input; its end means leaving."""
        self.console.print()
        self.console.print(f"{prompt} ", end="", soft_wrap=True)
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
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        number = whole_number(text)
        if number is not None:
            return self._choose(decision, number)
        if text in decision.keys:
            return self._choose(decision, decision.keys.index(text) + 1)
        if word == "undo":
            return self._undo()
        if word == "skip" and not rest and "pass" in decision.keys:
            self.skipping[seat] = self._moment()
            return self._choose(decision, decision.keys.index("pass") + 1)
        if word == "?" or (word.startswith("?") and word[1:].isdecimal()):
            self._explain(decision, word[1:] or rest)
        elif word == "why":
            explain_missing(self.out, self.desk, decision, rest)
        elif word == "hint" and not rest:
            show_hints(self.out, decision, len(self.session.policies))
        elif word == "rule":
            show_rule(self.out, self.desk, self.session.game.config.game, rest)
        elif word == "card":
            show_card(self.out, self.desk, rest)
        elif word == "table":
            self.out.show()
            self.out.question(decision)
        elif word == "discard" and not rest:
            self.out.discards()
        elif word == "log":
            show_log(self.out, self.session.lines[seat], rest)
        elif word == "save":
            self._save(rest)
        elif word in ("quit", "exit"):
            raise _LeaveError
        elif word in ("help", "h"):
            show_help(self.out, self.desk)
        elif text and not self.out.command(word, rest):
            self._not_understood(decision, text)
        return False

    def _choose(self, decision: Decision, number: int) -> bool:
        if not 1 <= number <= len(decision.options):
            self._no_such_number(decision, str(number))
            return False
        option = decision.options[number - 1]
        phrase = self.out.reader.option_phrase(option.choice, decision.kind)
        self.session.play(option.key, decision.seat)
        self.out.line(self.texts.say("play-chosen", phrase=phrase))
        self._keep()
        return True

    def _no_such_number(self, decision: Decision, number: str) -> None:
        self.out.line(self.texts.say("play-no-such-number", number=number, count=str(len(decision.options))))

    def _keep(self) -> None:
        """Write the record of ``--save``; a full disk is reported and doesn't end the game."""
        if self.save:
            try:
                self.session.save(self.save)
            except LairwrightError as problem:
                self.out.line(str(problem))

    def _explain(self, decision: Decision, text: str) -> None:
        number = whole_number(text)
        if not text:
            explain_question(self.out, self.desk, decision)
        elif number is not None and 1 <= number <= len(decision.options):
            self.out.explain_option(decision, number)
        else:
            self._no_such_number(decision, text if number is None else str(number))

    def _not_understood(self, decision: Decision, text: str) -> None:
        """A key that is not offered is explained like ``why``; anything else gets a hint."""
        if text.split()[0] in self.session.game.codebook().by_word:
            explain_missing(self.out, self.desk, decision, text)
        else:
            self.out.line(self.texts.say("play-not-understood", text=text, count=str(len(decision.options))))

    def _undo(self) -> bool:
        policy = self.session.undo_policy
        if policy in ("never", "nothing"):
            self.out.line(self.texts.say(f"play-undo-refused-{policy}"))
            return False
        seat, key = self.session.undo()
        self.skipping.pop(seat, None)
        decision = self._decision(seat)
        reader = self.session.reader(self.viewer)
        # Don't read another player's secret choice out to the person sitting here now.
        choice = self.session.game.codebook().read(key)
        phrase = reader.option_phrase(choice, decision.kind) if seat == self.viewer else "…"
        self.out.line(reader.names.said_of("play-undone", seat, phrase=phrase))
        self._keep()
        return True

    def _save(self, name: str) -> None:
        if not name:
            self.out.line(self.texts.say("play-save-what"))
            return
        try:
            self.session.save(Path(name).expanduser())
            self.out.line(self.texts.say("play-saved", file=name))
        except LairwrightError as problem:
            self.out.line(str(problem))

    # -- the end --------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        """The last news, who has won, and by which rule."""
        game = self.session.game
        outcome = game.outcome
        seat = self.session.humans[0] if len(self.session.humans) == 1 else None
        reader = self.session.reader(seat)
        if seat is not None:
            self.out.heading(self.texts.say("play-since"))
            for text in self.session.news(seat):
                self.out.line(text, indent=2)
        self.out.heading(self.texts.say("play-over"))
        reason = self.session.voice.outcome_text(self.texts, outcome.reason)
        self.out.line(f"{reason} {reader.winners_text()} [{outcome.rule}]", indent=2)
        for text in reader.standing_lines():
            self.out.line(text, indent=2)
        self._keep()
        if self.save and self.save.exists():
            self.out.line(self.texts.say("play-saved", file=str(self.save)))

    def _farewell(self) -> None:
        """Save the game and say how to continue it."""
        if not self.session.policies:
            self.out.line(self.texts.say("play-left-unsaved"))
            return
        path = self.save or keeping_place()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.session.save(path)
        except (LairwrightError, OSError) as problem:
            self.out.line(self.texts.say("play-left-lost", problem=str(problem)))
            return
        words = ["lair", "play", "--resume", str(path)]
        if self.save:
            words += ["--save", str(self.save)]
        if len(self.session.humans) > 1:
            words.append("--hot-seat")
        else:
            words += ["--seat", str(self.session.humans[0]), "--bot", self.session.bot]
        self.console.print(self.texts.say("play-left-saved", file=str(path)), soft_wrap=True)
        self.console.print(f"  {shlex.join(words)}", soft_wrap=True)  # in one line, to be copied
