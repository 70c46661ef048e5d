"""One game at one keyboard: whose choice it is, what bots do, the log of each seat, undo and saving."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from lairwright.bots.registry import make_bot
from lairwright.bots.seat import Seat
from lairwright.games import replay, start
from lairwright.kernel.errors import LairwrightError
from lairwright.kernel.game import Game
from lairwright.kernel.record import Record
from lairwright.kernel.streams import seed_words
from lairwright.text.catalogue import Texts
from lairwright.text.voices import Reader, voice_of

#: Simulations a bot may spend on a choice without a person noticing a wait.
BUDGET: Final = 10


class Session:
    """A running game with its humans, its bots and what each human has been told."""

    def __init__(self, texts: Texts, game: Game, humans: list[int], bot: str) -> None:
        self.texts = texts
        self.game = game
        self.voice = voice_of(game)
        self.humans = humans
        self.bot = bot
        self.lines: dict[int, list[str]] = {seat: [] for seat in humans}
        #: How much of its log each human had seen at its last choice.
        self.told: dict[int, int] = dict.fromkeys(humans, 0)
        #: The engine's undo policy after each choice.
        self.policies: list[str] = []
        self._note()

    @classmethod
    def from_record(cls, texts: Texts, record: Record, humans: list[int], bot: str) -> Session:
        """A game as a record left it; every choice is played again, so that the log is complete."""
        replay(record)  # complains about anything that does not fit, with the step
        session = cls(texts, start(record.config), humans, bot)
        for seat, key in record.choices:
            session.play(key, seat)
        return session

    def _note(self) -> None:
        for seat, lines in self.lines.items():
            events = [event for event in self.game.visible_events(seat) if event["kind"] not in self.voice.silent]
            lines += self.reader(seat).event_lines(events)

    def reader(self, seat: int | None) -> Reader:
        """The game as a seat reads it now."""
        return self.voice.reader(self.texts, self.game, seat)

    def play(self, choice: str | int, seat: int) -> None:
        """Make a choice for a seat."""
        heard = {human: len(lines) for human, lines in self.lines.items()}
        self.game.play(choice, seat)
        if seat in self.told:
            self.told[seat] = heard[seat]
        self.policies.append(self.game.undo_policy)
        self._note()

    def run_bots(self) -> None:
        """Let bots choose until a human has to, or the game is over."""
        while not self.game.over:
            waiting = [seat for seat in self.game.open if seat not in self.lines]
            if not waiting:
                return
            seat = waiting[0]
            # The seed comes from the state of the game, so that the same game continues the same way after a reload.
            seed = seed_words(self.game.config.seed, (f"table bot/{seat}/{len(self.policies)}",))[0]
            self.play(make_bot(self.bot, seed, self.game.config.game).choose(Seat(self.game, seat), BUDGET), seat)

    def asked(self, sitting: int) -> int:
        """The human who has to choose now; the one at the keyboard continues while there is something to answer."""
        waiting = [seat for seat in self.game.open if seat in self.lines]
        return sitting if sitting in waiting else waiting[0]

    def news(self, seat: int) -> list[str]:
        """What has happened since this seat's last choice."""
        return self.lines[seat][self.told[seat] :]

    # -- undo ------------------------------------------------------------------------------------------------

    def _last_human_choice(self) -> int:
        choices = self.game.history[::2]
        for step in range(len(choices) - 1, -1, -1):
            if choices[step] in self.lines:
                return step
        return -1

    @property
    def undo_policy(self) -> str:
        """Of the last choice made at this keyboard, with all that bots chose after it."""
        step = self._last_human_choice()
        if step < 0:
            return "nothing"
        since = self.policies[step:]
        if "never" in since:
            return "never"
        return "free" if since == ["free"] else "consent"

    def undo(self) -> tuple[int, str]:
        """Take the last choice made at this keyboard back; bots and the people at it are taken to consent."""
        step = self._last_human_choice()
        record = self.game.record
        undone = record.choices[step]
        before = Record(record.config, record.fingerprint, record.choices[:step])
        earlier = Session.from_record(self.texts, before, self.humans, self.bot)
        self.game, self.lines, self.told, self.policies = earlier.game, earlier.lines, earlier.told, earlier.policies
        return undone

    # -- files -----------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write the record; a failure in the middle leaves an older file as it was."""
        write_whole(self.texts, path, self.game.record.dumps())


def write_whole(texts: Texts, path: Path, text: str) -> None:
    """Write a file next to its destination first, then rename it."""
    try:
        place = path.resolve()
        beside = place.with_name(f".{place.name}.{os.getpid()}.part")
        try:
            with beside.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(place)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as problem:
        raise LairwrightError(texts.say("cli-cannot-write", file=str(path), reason=str(problem.strerror))) from None


def keeping_place() -> Path:
    """Where an unfinished game is saved if no file was named: the user's state folder."""
    base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(base) / "lairwright" / "unfinished.record"
