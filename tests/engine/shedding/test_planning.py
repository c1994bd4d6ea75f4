"""What a seat may plan while it waits."""

from collections.abc import Sequence

from engine.core.actions import Action, Draw
from tests.doors import plannable
from tests.engine.shedding.table import play, table

HANDS = ("4S 5C 6C", "9H 8H 3D TD", "KD QD 3C")
BLUFFS = {"last_resort": ("K",), "bluffing": True}


def of_ben(hand: str, **about) -> Sequence[Action]:
    return plannable(table("4S 5C", hand, "KC", **{"pile": "2S"} | about), 1)


def test_a_draw_or_a_card_of_the_hand_is_planned_whatever_lies_on_top():
    eights = [play("8H", suit) for suit in "DCHS"]
    found = plannable(table(*HANDS, pile="2S"), 1)
    assert set(found) == {Draw(), *eights, play("9H"), play("3D"), play("TD")}
    assert next(each for each in found if each in eights) == play("8H", "D"), "the suit that is held most"


def test_what_is_no_whole_move_may_be_a_bluff_or_costs_cards_is_not_planned():
    jack, silent = {"game": "makao"}, {"rules": {"call": "automatic"}, "uncalled": (1,)}
    for hand, about, may in (
        ("JH 3D", jack, [Draw(), play("3D")]),
        ("KD 3D", {"rules": BLUFFS}, [Draw(), play("3D")]),
        ("QH 5H", {"rules": {"questions": ("Q",), "effects": (), "wild": ()}}, [Draw(), play("5H")]),
        ("9H", {"debt": 2}, [play("9H")]),
        ("9H", silent, []),
        ("9H", {"phase": "deal"}, []),
        ("", {}, []),
    ):
        assert list(of_ben(hand, **about)) == may, hand


def test_a_wild_card_has_no_suit_where_none_is_picked():
    assert of_ben("8H") == [Draw(), play("8H")], "the last card"
    assert play("8H") in of_ben("8H 3D", rules={"naming": "own suit"})
