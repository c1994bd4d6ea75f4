"""What a seat may plan while it waits."""

from engine.core.actions import Draw
from tests.engine.shedding.table import play, table


def test_what_is_no_whole_move_may_be_a_bluff_or_costs_cards_is_not_planned():
    bluffing = {"last_resort": ("K",), "bluffing": True}
    jack, silent = {"game": "makao"}, {"rules": {"call": "automatic"}, "uncalled": (1,)}
    for hand, about, may in (
        ("JH 3D", jack, [Draw(), play("3D")]),
        ("KD 3D", {"rules": bluffing}, [Draw(), play("3D")]),
        ("QH 5H", {"rules": {"questions": ("Q",), "effects": (), "wild": ()}}, [Draw(), play("5H")]),
        ("9H", {"debt": 2}, [play("9H")]),
        ("9H", silent, []),
        ("9H", {"phase": "deal"}, []),
        ("", {}, []),
    ):
        state = table("4S 5C", hand, "KC", **{"pile": "2S"} | about)
        assert list(state.plannable(1)) == may, hand


def test_a_wild_card_has_no_suit_where_none_is_picked():
    assert table("4S 5C", "8H", "KC", pile="2S").plannable(1) == [Draw(), play("8H")], "the last card"
    assert play("8H") in table("4S 5C", "8H 3D", "KC", pile="2S", rules={"naming": "own suit"}).plannable(1)
