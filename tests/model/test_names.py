"""Names as they look."""

import pytest
from hypothesis import given, strategies as st

from model.people.names import MARKS, look, visible

ALIKE = [
    "Friday",
    "friday",
    " Fri\u200bday ",
    "\u202eFriday",
    "Fri\u00adday",
    "\u2066Friday\u2069",
    "Ｆｒｉｄａｙ",
    "𝐅riday",
    "Fri\ufeffday\u2060",
    "\u3164Friday",
]


def test_names_that_look_alike_are_the_same_and_others_are_not(subtests: pytest.Subtests):
    for name in ALIKE:
        with subtests.test(name=name):
            assert look(name) == look("Friday")
            assert visible(name).isprintable()
    for other in ["Fridays", "Frıday", "Fridäy", "Fri day", "8"]:
        with subtests.test(other=other):
            assert look(other) != look("Friday")
    assert visible("Cafe\u0301") == "Café", "an accent may be typed in two ways"
    assert look("CAFE\u0301") == look("Café")


def test_a_pile_of_marks_is_cut():
    piled = "Z" + "\u0338\u0323\u0310\u0333\u0347" * 20 + "oe"
    assert len(visible(piled)) <= len("Zoe") + MARKS
    assert visible(piled)[-2:] == "oe"


@given(st.text())
def test_what_is_visible_stays_so(name: str):
    assert visible(visible(name)) == visible(name)
    assert look(look(name)) == look(name) == look(visible(name))
