"""Cards that ask for a single card, and cancelling cards that leave the suit. Source: more-cousins.md 6.10, Kadi.

Who plays it, and what counts where no one does, is told by ``crazy-eights-single-card`` and ``kadi-very-card-*``.
"""

import pytest

from engine.core.actions import Play
from tests.doors import Effect, State
from tests.engine.shedding.table import after, crazy, may_play, play, refusal, table

ASKS: dict[str, object] = {"wild": ("A",), "effects": (("AS", Effect("card")), ("2", Effect("draw", 2)))}


def asking(*hands: str, rules: dict[str, object] | None = None, **more) -> State:
    hands = hands or ("AS 3C 9H", "4H 9D AH", "5D 9C 7C")
    return table(*hands, pile="KH", stock="JH 8H TH QH 2C 5S 6S", rules=ASKS | (rules or {}), **more)


def test_what_is_missing_or_cant_be_asked_for_is_told_and_a_rank_that_a_suit_lacks_is_not_asked_for():
    state = asking()
    assert str(refusal(state, 0, Play(("AS",), rank="9"))) == (
        "A♠ asks for a single card, which needs a suit. Pick spades, hearts, diamonds or clubs."
    )
    assert refusal(state, 0, Play(("AS",), "H")).rule == "effects"
    assert refusal(state, 0, Play(("AS",), "H", rank="2")).why == "You can’t ask for Twos."
    rules = crazy(3, pack_kind="whot", wild=(), effects=(("aO", Effect("card")),))
    assert rules.table.ranks_of_every_suit
    assert all(rank + suit in rules.pack for rank in rules.table.ranks_of_every_suit for suit in rules.table.suits)


LEAVES = {"effects": (("2", Effect("draw", 2)),), "cancels": ("A",), "cancels_leave_suit": True}


@pytest.mark.parametrize(
    ("rules", "card"),
    [
        (LEAVES, "AS"),
        (LEAVES | {"effects": (*LEAVES["effects"], ("AS", Effect("card")))}, "AS"),  # and asks for none
        (LEAVES | {"wild": (), "cancels": ("6",)}, "6S"),  # one that is not wild
    ],
)
def test_a_cancelling_card_leaves_the_suit_of_the_draw_card(rules, card):
    state = after(asking("2H 3C 4C", f"{card} AC 4H", "5H 6C 7S", rules=rules), (0, play("2H")))
    assert (state.may_do(1, (card,)).suits, state.may_do(1, (card,)).ranks) == ((), ())
    if card == "AS":
        assert str(refusal(state, 1, play("AS", "S"))) == (
            "A♠ cancels the draw penalty, so the suit stays as it is. Play it without a suit."
        )
    left = after(state, (1, play(card)))
    assert (left.debt, left.suit, left.rank, may_play(left)) == (0, "H", None, {"5H"})
