"""The words a scenario is written in: choices, events, goals, rules. A misspelt one is always an error.

What a word means depends on the game and on the cards at the table, so words are read once the table is set, and before
anything is played.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from lairwright.games import Wait, game_kind
from lairwright.kernel.choices import (
    ABILITY,
    IMPOSSIBLE_NUMBER,
    NEEDLESS,
    NUMBER,
    SEAT,
    UNKNOWN_CARD,
    Kind,
    Misread,
    key_forms,
)
from lairwright.kernel.choices import Choice as KernelChoice
from lairwright.kernel.errors import SetFileError, nearest
from lairwright.kernel.game import Game
from lairwright.kernel.record import split_choice
from lairwright.kernel.views import UNKNOWN
from lairwright.scenarios.matching import NOTHING
from lairwright.scenarios.moments import ASKED, OVER, OWN, PHASE, ROUND, Goal
from lairwright.scenarios.rulebook import rulebook, rulings

#: A seat that is not written as ``0: ``.
_SEAT_AND_KEY: Final = re.compile(r"\s*(?:seat\s+)?([0-9]{1,2})[\s:.,;]+(.*\S)\s*")
#: In the only spelling that keys and events use: another would never be found.
_NUMBER: Final = re.compile(r"0|[1-9][0-9]?")
_AMOUNT: Final = re.compile(r"0|-?[1-9][0-9]{0,3}")
#: In forms of events, besides kinds of cards.
_SEAT: Final = "SEAT"
_AMOUNT_TOLD: Final = "AMOUNT"
#: In forms of what a game lets scenarios wait for.
_CARD_NAMED: Final = "ID"
_NUMBER_NAMED: Final = "N"
#: In forms of views: whatever is there.
_ANY: Final = "ANY"


@dataclass(frozen=True)
class Choice:
    """A key, for a seat or for the first seat that is asked."""

    text: str
    seat: int | None
    key: str


def event_words(event: dict[str, object]) -> tuple[str, ...]:
    """An event as scenarios write it: the kind, the cards, the seat as ``seat:1`` and the amount as ``amount:2``."""
    words = [str(event["kind"])]
    words += [str(event[name]) for name in ("card", "other") if event[name] is not None]
    if event["seat"] is not None:
        words.append(f"seat:{event['seat']}")
    words.append(f"amount:{event['amount']}")
    return tuple(words)


class Words:
    """The words of one table."""

    def __init__(self, game: Game) -> None:
        kind = game_kind(game.config.game)
        self.kind = kind
        self.book = game.codebook()
        self.cards = kind.card_kinds(game)
        self.seats = game.config.seats

    # -- choices -----------------------------------------------------------------------------------

    def choice(self, text: str, where: str, tried: bool = False) -> Choice:
        """``0: pass``, or ``pass`` for the first seat that is asked.

        What is only ``tried``, to be refused, may be a Spell to build, a place that no dungeon has or an ability that
        its card hasn't. Where something must not be offered that is a slip: it would always hold.
        """
        choice = self.seat_and_word(text, where)
        problem = self.key_problem(choice.key, tried)
        if problem:
            raise SetFileError(f"{where}: {text!r}: {problem}")
        return choice

    def seat_and_word(self, text: str, where: str) -> Choice:
        """The seat before a key or a kind of question: the one place where scenarios read it."""
        seat, key = split_choice(text)
        if seat is None:
            meant = _SEAT_AND_KEY.fullmatch(text)
            if meant is not None:
                hint = f"{meant[1]}: {meant[2]}"
                raise SetFileError(f"{where}: {text!r}: expected 'SEAT: KEY' (did you mean {hint!r}?)")
        else:
            self.check_seat(seat, f"{where}: {text!r}")
        return Choice(text, seat, key)

    def check_seat(self, seat: int, where: str) -> None:
        if seat >= self.seats:
            raise SetFileError(f"{where}: there is no seat {seat}: seats are 0 to {self.seats - 1}")

    def question(self, text: str, where: str) -> str:
        """``0: build``: a seat and a kind of question."""
        found = self.seat_and_word(text, where)
        if found.seat is None:
            raise SetFileError(f"{where}: {text!r}: expected 'SEAT: KIND'")
        if found.key not in self.kind.questions:
            hint = nearest(found.key, self.kind.questions)
            known = ", ".join(self.kind.questions)
            raise SetFileError(f"{where}: {text!r}: unknown question {found.key!r}{hint}; questions: {known}")
        return text

    def key_problem(self, key: str, tried: bool = False) -> str:
        """Why the key has none of the forms of the game, with cards and seats that there are; nothing if it has."""
        words = key.split()
        if not words:
            return "expected a choice, found nothing"
        if key != " ".join(words):
            return f"expected single spaces between words (did you mean {' '.join(words)!r}?)"
        kind = self.book.by_word.get(words[0])
        if kind is None:
            verbs = self.book.by_word
            return f"unknown choice {words[0]!r}{nearest(words[0], verbs)}; choices: {', '.join(verbs)}"
        try:
            return self._unfit(kind, self.book.read(key), tried)
        except Misread as problem:
            return self._misread(kind, problem, tried)

    def _misread(self, kind: Kind, problem: Misread, tried: bool) -> str:
        """Why something isn't a key of this kind; a place that no dungeon has may be tried."""
        if problem.why == UNKNOWN_CARD:
            return self.unknown_card(problem.word)
        if problem.why == IMPOSSIBLE_NUMBER:
            return "" if tried else self._no_position(problem.word)
        if problem.why == NEEDLESS:
            return f"expected {problem.word!r}"
        return f"expected {' or '.join(repr(form) for form in key_forms([kind]))}"

    def _unfit(self, kind: Kind, choice: KernelChoice, tried: bool) -> str:
        """Which seat, position, card or ability of a choice this table cannot have; nothing if it can."""
        for field in kind.fields:
            value = getattr(choice, field.name)
            problem = ""
            if field.sort == SEAT and value >= self.seats:
                return f"there is no seat {value}: seats are 0 to {self.seats - 1}"
            if field.sort == NUMBER and value > self.kind.most_places and not tried:
                problem = self._no_position(value)
            elif field.is_card and not tried:
                problem = self._other_kind(value, field.sort.split("|"))
            elif field.sort == ABILITY and not tried:
                problem = self._no_ability(kind.word, getattr(choice, kind.fields[0].name), value)
            if problem:
                return problem
        return ""

    def _no_ability(self, verb: str, card: str, number: int) -> str:
        """Why a card doesn't have the ability with this number (0 if none is named); nothing if it has."""
        count = self.book.abilities_of(card)
        if not count:
            return f"{card!r} has no ability to {verb}"
        return f"{card!r} has no ability {number}: it has {count}" if number > count else ""

    def _no_position(self, number: object) -> str:
        return f"there is no position {number}: positions are 1 to {self.kind.most_places}"

    def _other_kind(self, card: str, kinds: list[str]) -> str:
        """Why a card cannot stand where a form has these kinds; nothing if it can."""
        if self.cards[card].upper() in kinds:
            return ""
        return f"expected a {' or '.join(kinds).lower()}, but {card!r} is a {self.cards[card]}"

    # -- cards, events, rules ----------------------------------------------------------------------

    def unknown_card(self, word: str) -> str:
        """What is wrong with a word that should be a card's id; nothing if there is such a card."""
        return "" if word in self.cards else f"unknown card {word!r}{nearest(word, self.cards)}"

    def event(self, text: str, where: str) -> tuple[str, ...]:
        """``kind``, then any of card, other card, ``?`` for a hidden one, ``seat:N``, ``amount:N``.

        Without a kind the card comes first, and any event about it is meant.
        """
        words = tuple(text.split())
        if not words:
            raise SetFileError(f"{where}: expected an event, found {text!r}")
        if words[0] not in self.kind.events and words[0] not in self.cards:
            hint = nearest(words[0], [*self.kind.events, *self.cards])
            raise SetFileError(f"{where}: {text!r}: unknown event {words[0]!r}{hint}")
        for word in words[1:]:
            name, colon, number = word.partition(":")
            if not colon and word in self.kind.events:
                problem = f"{word!r} is a kind of event: one, and it comes first"
            elif not colon:
                problem = "" if word == UNKNOWN else self.unknown_card(word)
            elif name not in ("seat", "amount"):
                problem = f"unknown word {word!r}{nearest(name, ('seat', 'amount'))}; expected 'seat:N' or 'amount:N'"
            elif not (_NUMBER if name == "seat" else _AMOUNT).fullmatch(number):
                problem = f"expected a number in {word!r}"
            elif name == "seat" and int(number) >= self.seats:
                problem = f"there is no seat {number}: seats are 0 to {self.seats - 1}"
            else:
                problem = ""
            if problem:
                raise SetFileError(f"{where}: {text!r}: {problem}")
        problem = self._never_told(words)
        if problem:
            raise SetFileError(f"{where}: {text!r}: {problem}")
        return words

    def _never_told(self, words: tuple[str, ...]) -> str:
        """Why no event can have all these words, so that it would always be missing; nothing if one can."""
        forms = {form.split()[0]: form.split()[1:] for form in self.kind.event_forms}
        if words[0] in forms:
            return self._form_problem(words[0], forms[words[0]], words[1:])
        problems = [self._form_problem(kind, form, words) for kind, form in forms.items()]
        return "" if "" in problems else "no event says all of this"

    def _form_problem(self, kind: str, form: list[str], words: Sequence[str]) -> str:
        """What is wrong with what is said about an event of this form."""
        cards = [word for word in words if ":" not in word]
        numbers = [word.partition(":") for word in words if ":" in word]
        told = [part.split("|") for part in form if part not in (_SEAT, _AMOUNT_TOLD)]
        if len(cards) > len(told):
            return f"{kind!r} names {('no card', 'one card', 'two cards')[len(told)]}"
        if len({name for name, _, _ in numbers}) < len(numbers):
            return "an event has one seat and one amount"
        for name, _, number in numbers:
            if name.upper() not in form and (name, number) != ("amount", "0"):
                return f"{kind!r} has no {name}"
        if any(all(map(self._may_be, cards, order)) for order in permutations(told, len(cards))):
            return ""
        kinds = list(dict.fromkeys(word for part in told for word in part if word != UNKNOWN))
        if not kinds:
            return "spectators see this card as '?'"
        if UNKNOWN in cards:
            return f"{kind!r} shows every card"
        both = f"{kind!r} names {' and '.join(' or '.join(part) for part in told).lower()}"
        return next(filter(None, [self._other_kind(card, kinds) for card in cards]), both)

    def _may_be(self, card: str, kinds: list[str]) -> bool:
        return (card if card == UNKNOWN else self.cards[card].upper()) in kinds

    def check_rule(self, rule: str, where: str) -> None:
        """A rule or ruling of this game; the empty text stands for a refusal that no rule gives a reason for."""
        game = self.kind.name
        if rule and rule not in rulebook(game) and rule not in rulings(game):
            known = [*rulebook(game), *rulings(game)]
            raise SetFileError(f"{where}: there is no rule {rule!r}{nearest(rule, known)}")

    def unknown_text(self, text: str) -> str:
        """What is wrong with a text that a view should show at some place; nothing if views of this game know it."""
        if text in self.cards or text in self.kind.phases or text in self.kind.endings or text in (UNKNOWN, NOTHING):
            return ""
        if text in rulebook(self.kind.name) or text in rulings(self.kind.name) or text in self.kind.rules.presets:
            return ""
        return f"unknown word {text!r}{nearest(text, [*self.cards, *self.kind.phases, *self.kind.endings])}"

    def view_problem(self, place: str, value: object) -> str:
        """Why a text, number or flag can never be at a place of a view (``town.*``), so that it would be missing for
        ever; nothing if it can."""
        if value == NOTHING:
            return ""
        forms = dict(form.split() for form in self.kind.view_forms)
        if place not in forms:
            beside = any(other.startswith(f"{place}.") or place.startswith(f"{other}.") for other in forms)
            never = beside or isinstance(value, str)
            return f"{value!r} is never at {place!r}{'' if beside else nearest(place, forms)}" if never else ""
        kinds = forms[place].split("|")
        kind = self._kind_of(value)
        if _ANY in kinds or kind in kinds or value == UNKNOWN:
            return ""
        found = f"a {kind.lower()}" if kind else "none"
        return f"expected a {' or '.join(kinds).lower()}, but {value!r} is {found}"

    def _kind_of(self, value: object) -> str:
        """The word that forms of views have for a value; nothing if it isn't a word of the game."""
        if not isinstance(value, str):
            return ""
        if value in self.kind.phases:
            return "PHASE"
        return "REASON" if value in self.kind.endings else self.cards.get(value, "").upper()

    def hints(self, texts: Iterable[str]) -> str:
        """A remark about the texts of an expectation that failed, if any of them looks misspelt."""
        found = [self.unknown_text(text) for text in texts]
        return "".join(f"; {problem}" for problem in found if "did you mean" in problem)

    # -- goals -------------------------------------------------------------------------------------

    def until(self, text: str, where: str) -> Goal:
        """A phase, ``round 2``, ``over``, ``seat 1 asked`` or something of the game's own."""
        return self._goal(text, where, waits=True)

    def stop(self, text: str, where: str) -> Goal:
        """What has a beginning: a phase, ``round 2`` or something of the game's own."""
        return self._goal(text, where, waits=False)

    def _goal(self, text: str, where: str, waits: bool) -> Goal:
        words = text.split()
        if len(words) == 1 and words[0] in self.kind.phases:
            return Goal(text, PHASE, self.kind.phases.index(words[0]), told=PHASE in self.kind.events)
        if len(words) == 2 and words[0] == "round" and _NUMBER.fullmatch(words[1]):
            return Goal(text, ROUND, int(words[1]), told=ROUND in self.kind.events)
        for wait in self.kind.waits:
            if _has_form(words, wait.form):
                return self._own_goal(wait, text, where)
        if waits and text == OVER:
            return Goal(text, OVER)
        if waits and len(words) == 3 and (words[0], words[2]) == ("seat", "asked") and _NUMBER.fullmatch(words[1]):
            self.check_seat(int(words[1]), f"{where}: {text!r}")
            return Goal(text, ASKED, int(words[1]))
        forms = ["round N", *(wait.form for wait in self.kind.waits), *(["over", "seat N asked"] if waits else [])]
        known = [*self.kind.phases, *(form.split()[0] for form in forms)]
        hint = nearest(words[0], known) if words and words[0] not in known else ""
        if not waits and words and words[0] in (OVER, "seat"):
            hint = ", which is for 'until'"
        phases = ", ".join(self.kind.phases)
        raise SetFileError(f"{where}: unknown goal {text!r}{hint}; expected a phase ({phases}) or {', '.join(forms)}")

    def _own_goal(self, wait: Wait, text: str, where: str) -> Goal:
        """Something of the game's own, with a card and a number that make sense there."""
        card, number = "", 0
        for word, part in zip(text.split(), wait.form.split(), strict=True):
            if part == _CARD_NAMED:
                card = word
            elif part == _NUMBER_NAMED:
                number = int(word)
        problem = self._not_a(wait.card, card) if card else ""
        if not problem and _NUMBER_NAMED in wait.form.split() and not wait.least <= number <= wait.most:
            problem = f"{wait.counted}, {wait.least} to {wait.most}"
        if problem:
            raise SetFileError(f"{where}: {text!r}: {problem}")
        return Goal(text, OWN, number, card, wait)

    def _not_a(self, kind: str, card: str) -> str:
        """Why a word isn't a card of this kind; nothing if it is."""
        found = self.cards.get(card)
        if found is None:
            known = [other for other, other_kind in self.cards.items() if other_kind == kind]
            return f"unknown {kind} {card!r}{nearest(card, known)}"
        return "" if found == kind else f"{card!r} is a {found}"


def _has_form(words: Sequence[str], form: str) -> bool:
    """Whether the words are those of a form, with any word for a card and a number where the form has one."""
    parts = form.split()
    return len(words) == len(parts) and all(
        bool(_NUMBER.fullmatch(word)) if part == _NUMBER_NAMED else part in (_CARD_NAMED, word)
        for word, part in zip(words, parts, strict=True)
    )
