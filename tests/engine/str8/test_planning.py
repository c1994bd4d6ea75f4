"""In the sequence game only the draw that begins a turn is planned."""

from engine.core.actions import NOTHING, Draw, Refusal
from engine.str8.play.moves import as_planned, plannable
from tests.engine.str8.table import table


def test_the_draw_alone_can_be_planned():
    state = table("4 8 16", "2 32 64")
    assert plannable(state, 1).actions == (Draw(),)
    assert plannable(state, 1).cards == ()
    assert plannable(state, 1, ("2",)) == NOTHING
    assert plannable(table("4 8 16", "2 32 64", phase="deal"), 1) == NOTHING


def test_it_is_drawn_when_the_turn_has_come():
    assert as_planned(table("4 8 16", "2 32 64"), 0, Draw()) == Draw()
    assert isinstance(as_planned(table("4 8 16", "2 32 64"), 1, Draw()), Refusal)
