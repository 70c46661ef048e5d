"""A rule book that somebody else wrote: whatever is wrong with it is one sentence."""

from __future__ import annotations

import pytest

import lairwright as lw
from lairwright.scenarios.rulebook import find_rule, rulebook, rulings
from tests.cli.running import lair
from tests.registered.plugging import Plugging

GOOD = '[[rule]]\nid = "XY-01"\ntext = "x"\n'

CASES = {
    "no TOML": ("[[rule]\n", ": is not valid TOML: "),
    "no list": ("rule = 3\n", ": expected tables [[rule]], found 3"),
    "one table": ('[rule]\nid = "XY-01"\n', ": expected tables [[rule]], found {'id': 'XY-01'}"),
    "no table": ("rule = [3]\n", ": rule 1: expected a table, found 3"),
    "no id": (GOOD + '[[rule]]\ntext = "x"\n', ": rule 2: field 'id': expected a text, found nothing"),
    "empty id": ('[[rule]]\nid = ""\ntext = "x"\n', ": rule 1: field 'id': expected a text, found ''"),
    "no text": ('[[ruling]]\nid = "XY-01"\n', ": ruling 1: field 'text': expected a text, found nothing"),
    "a flag for a reason": (GOOD + "unobservable = true\n", "field 'unobservable': expected a text, found True"),
    "twice": (GOOD * 2, ": XY-01 is there twice"),
    "a ruling like a rule": (GOOD + GOOD.replace("rule", "ruling"), ": XY-01 is there twice"),
}


@pytest.mark.parametrize("case", CASES)
def test_a_mistake_in_a_rule_book_is_one_sentence(plug: Plugging, case: str) -> None:
    book, complaint = CASES[case]
    kind = plug(book=book)
    for read in (rulebook, rulings):
        with pytest.raises(lw.LairwrightError) as caught:
            read(kind.name)
        assert f"{kind.name}.toml" in str(caught.value)
        assert complaint in str(caught.value)
    done = lair("rule", "XY-01")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_a_good_one_is_read(plug: Plugging) -> None:
    kind = plug(book=GOOD)
    assert find_rule("xy-01").game == kind.name
