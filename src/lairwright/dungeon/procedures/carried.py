"""What the frames of this game carry, by name.

A frame has a few numbers whose meaning depends on its procedure (:class:`lairwright.kernel.frames.Frame`). This is the
only place that says what they mean:

===================  ===========  =========  =======================  ==========================
procedure            ``which``    ``marks``  ``progress``             ``note``
===================  ===========  =========  =======================  ==========================
window               its context             seats still to be asked  building has been declined
window, lifo         its context             passes in a row          building has been declined
announcement         the ability  see below  cards of the price paid  steps of the price paid
effect               the ability  see below  the running verb's own   which of its blocks of steps
walk                                                                  when a window was idle
reveal                                       players done             seats with an effect
end of the round     cleaned up              players done
triggers                                                              one of them happens
mulligan, discards                           everybody was asked
===================  ===========  =========  =======================  ==========================

A lifo window, which resolves the latest announcement first, keeps the seat it asks next in ``pc``. Where ``progress``
simply counts who was asked or what was chosen, procedures use it under that name.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability
from lairwright.dungeon.state.table import Table
from lairwright.kernel.frames import Frame

# -- windows ---------------------------------------------------------------------------------------


def context_of(f: Frame) -> i64:
    """The moment of the round that the window belongs to (``AT_BUILD`` and so on)."""
    return f.which


def has_declined(f: Frame) -> bool:
    """Whether the active player has declined to build in this window."""
    return f.note != 0


def note_declined(f: Frame) -> None:
    f.note = 1


def still_to_ask(f: Frame) -> i64:
    """A bit for each seat, other than the active player's, that is still to be asked."""
    return f.progress


def leave_to_ask(f: Frame, seats: i64) -> None:
    f.progress = seats


def asked_next(f: Frame) -> i64:
    """The seat that a lifo window asks next."""
    return f.pc


def ask_next(f: Frame, seat: i64) -> None:
    f.pc = seat


def passes(f: Frame) -> i64:
    """How many players have passed in a row."""
    return f.progress


def count_pass(f: Frame) -> None:
    f.progress += 1


def forget_passes(f: Frame) -> None:
    f.progress = 0


# -- announcements, and the effects they become ----------------------------------------------------

_NEGATED: Final = 1
_IS_SPELL: Final = 2
_TRIGGERED: Final = 4
_WAITS_TURN: Final = 8
_STARTED: Final = 16
_ACCEPTED: Final = 32
_AGREED: Final = 64
_DECLINED: Final = 128
_DID: Final = 256
_BRANCHED: Final = 512
_FOLLOWS: Final = 1024
_OF_STEP: Final = _AGREED | _DECLINED | _DID | _BRANCHED


def ability_index(f: Frame) -> i64:
    """Which of the abilities of ``card`` this is."""
    return f.which


def its_ability(g: Table, f: Frame) -> Ability:
    """The ability being announced or resolved."""
    return g.cards[f.card].abilities[f.which]


def as_if_announced(f: Frame, ability: Ability) -> Frame:
    """A frame that stands for the announcement of this ability, which has not been made."""
    f.which = ability.index
    return f


def is_spell(f: Frame) -> bool:
    """Whether this is a Spell, rather than an ability of a card on the table."""
    return f.marks & _IS_SPELL != 0


def mark_spell(f: Frame) -> None:
    f.marks |= _IS_SPELL


def is_negated(f: Frame) -> bool:
    return f.marks & _NEGATED != 0


def mark_negated(f: Frame) -> None:
    f.marks |= _NEGATED


def is_triggered(f: Frame) -> bool:
    """Whether something set it off, rather than a player announcing it."""
    return f.marks & _TRIGGERED != 0


def mark_triggered(f: Frame) -> None:
    f.marks |= _TRIGGERED


def waits_for_its_turn(f: Frame) -> bool:
    """Whether it waits instead of resolving as soon as it is announced."""
    return f.marks & _WAITS_TURN != 0


def let_wait(f: Frame) -> None:
    f.marks |= _WAITS_TURN


def stop_waiting(f: Frame) -> None:
    f.marks &= ~_WAITS_TURN


def has_started(f: Frame) -> bool:
    """Whether its verbs are being carried out."""
    return f.marks & _STARTED != 0


def mark_started(f: Frame) -> None:
    f.marks |= _STARTED


def is_accepted(f: Frame) -> bool:
    """Whether the player has agreed to an optional effect without a target."""
    return f.marks & _ACCEPTED != 0


def mark_accepted(f: Frame) -> None:
    f.marks |= _ACCEPTED


def block_of(f: Frame) -> i64:
    """Which of the ability's blocks of steps this frame does: 0 is the effect itself."""
    return f.note


def may_decline(g: Table, f: Frame) -> bool:
    """Whether this is the first step of what its player may decline, so that it asks for all of it."""
    return f.note == 0 and f.pc == 0 and its_ability(g, f).may


def begin_branch(f: Frame, block: i64) -> None:
    f.marks |= _TRIGGERED | _STARTED
    f.note = block


def follows_a_step(f: Frame) -> bool:
    """Whether it is what follows from a step: ``that`` is what that step moved, in all of its own steps."""
    return f.marks & _FOLLOWS != 0


def mark_following(f: Frame) -> None:
    f.marks |= _FOLLOWS


# -- about the running step --------------------------------------------------------------------------


def has_agreed(f: Frame) -> bool:
    """Whether the doer has agreed to a step that may be declined."""
    return f.marks & _AGREED != 0


def agree(f: Frame) -> None:
    f.marks |= _AGREED


def has_declined_step(f: Frame) -> bool:
    return f.marks & _DECLINED != 0


def do_without(f: Frame) -> None:
    f.marks |= _DECLINED


def did_it(f: Frame) -> bool:
    """Whether the step did anything."""
    return f.marks & _DID != 0


def note_doing(f: Frame) -> None:
    f.marks |= _DID


def forget_doing(f: Frame) -> None:
    f.marks &= ~_DID


def has_branched(f: Frame) -> bool:
    """Whether what follows from the step has been begun."""
    return f.marks & _BRANCHED != 0


def take_branch(f: Frame) -> None:
    f.marks |= _BRANCHED


def leave_branch(f: Frame) -> None:
    f.marks &= ~_BRANCHED


def end_step(f: Frame) -> None:
    """Forget what was only about the step that is done."""
    f.marks &= ~_OF_STEP


# -- what an announcement has still to pay -------------------------------------------------------------


def price_at(f: Frame) -> i64:
    """Which of the steps of its price comes next."""
    return f.note


def price_paid(f: Frame) -> None:
    f.note += 1


def forget_prices(f: Frame) -> None:
    """All of it is paid: the announcement becomes the effect."""
    f.note = 0


# -- a hero's walk ---------------------------------------------------------------------------------


def is_idle(g: Table, f: Frame) -> bool:
    """Whether nobody could announce anything in the last window, and nobody has chosen anything since."""
    return f.note == g.made + 1


def note_idle(g: Table, f: Frame) -> None:
    f.note = g.made + 1


def forget_idle(f: Frame) -> None:
    f.note = 0


# -- reveal, and the end of the round --------------------------------------------------------------


def has_built_effect(f: Frame, seat: i64) -> bool:
    """Whether any of the rooms this seat turned up has a when-built effect."""
    return f.note >> seat & 1 != 0


def note_built_effect(f: Frame, seat: i64) -> None:
    f.note |= 1 << seat


def has_cleaned_up(f: Frame) -> bool:
    """Whether clean-up is done, in editions where it comes before the check."""
    return f.which != 0


def note_clean_up(f: Frame) -> None:
    f.which = 1


# -- several triggered abilities ---------------------------------------------------------------------


def are_modes(f: Frame) -> bool:
    """Whether only one of them happens: they are modes of something that has begun already."""
    return f.note != 0


def mark_modes(f: Frame) -> None:
    f.note = 1


# -- set-up ----------------------------------------------------------------------------------------


def everybody_asked(f: Frame) -> bool:
    """Whether the question that everybody answers at once has been asked."""
    return f.progress != 0


def note_everybody_asked(f: Frame) -> None:
    f.progress = 1
