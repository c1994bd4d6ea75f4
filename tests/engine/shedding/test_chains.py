"""Runs, chains, and cards that take their suit along. Source: linked-variants.md, 1.6, 1.7, 5.3, 5.4, 5.8 ("LV")."""

from dataclasses import replace

import pytest

from engine.core.plays import complete_plays
from tests.doors import Effect
from tests.engine.shedding.table import play, refusal, table

RUNS, CHAINS = {"groups": "runs"}, {"groups": "chains"}
SEVENS = (("7", Effect("suit")),)
DUMPS = {"groups": "none", "effects": SEVENS, "wild": ()}


def joining(state, *chosen: str) -> set[str]:
    """What may go on top of these cards."""
    return set(state.may_do(state.turn, chosen).cards)


def test_what_goes_together(subtests: pytest.Subtests):
    """With each row the plays that may be made, and what may go on top of each, or None for one that may not.

    Source: LV 5.3, "runs up or down in suit", "changes between them", with "A 2 3 of spades, three of hearts and of
    diamonds, four" on its page, and "7: lay any or all cards of that suit".
    """
    dumping_joker = DUMPS | {"effects": (("*", Effect("suit")),), "jokers": 2}
    up_or_down = {"4S": "3S 5S", "4S 5S": "6S", "5S 4S": "3S", "3S 4S 5S 6S": ""}
    mixed = {"AS 2S 3S": "3H 3D", "AS 2S 3S 3H 3D": "4D", "AS 2S 3S 3H 3D 4D": ""}
    for rules, hand, plays in [
        (RUNS, "3S 4S 5S 6S 5H KS", up_or_down | {"4S 5S 4S": None, "4S 6S": None, "5S 5H": None}),
        (RUNS, "QS KS AS 2S 3S", {"KS": "QS", "AS": "2S", "2S": "AS 3S"}),  # not round the corner
        (RUNS | {"marriage": True}, "KS QS JS 9C", {"KS QS JS": ""}),
        (CHAINS, "AS 2S 3S 3H 3D 4D 9C", mixed),
        (CHAINS | {"packs": 2}, "4S 5S 4S 6S 6H 5H 9C", {"4S 5S 6S 6H 5H": "", "4S 5S 4S": None}),
        (CHAINS | {"last_resort": ("K",), "bluffing": True}, "QS KS KH JS 3C", {"QS": "JS", "KS": "KH"}),
        (CHAINS | {"jokers": 2}, "R* B* KS AS 3C", {"R*": "B*", "KS": ""}),
        (DUMPS, "7S KS 2S 7H 5S 4D", {"7S": "KS 2S 5S", "KS": "", "7S 2S KS 5S": "", "7S KS": "2S 5S"}),
        (dumping_joker, "R* KS 4D", {"R*": ""}),
    ]:
        with subtests.test(rules=rules, hand=hand):
            state = table(hand, "6D TC", pile="9S", rules=rules)
            for cards, on_top in plays.items():
                followed = state.may_do(0, tuple(cards.split()))
                assert followed.complete == (on_top is not None), cards
                assert on_top is None or set(followed.cards) == set(on_top.split()), cards


def test_a_run_passes_over_the_numbers_that_a_shape_lacks():
    hands = "cX eX gX jX cO eO gO gY hY", "jV jU"
    state = table(*hands, pile="aX", game="whot", rules=RUNS)
    older = replace(state, rules=replace(state.rules, reading=5))
    assert (joining(state, "cX"), joining(older, "cX")) == ({"eX"}, set()), "crosses have no 4"
    assert (joining(state, "gX"), joining(older, "gX")) == ({"eX", "jX"}, {"eX"}), "nor 6, 8 and 9"
    assert state.may_do(0, ("cX", "eX", "gX", "jX")).complete
    circles = replace(state, pile=("aO",))
    assert (joining(circles, "cO"), joining(circles, "eO")) == (set(), {"gO"}), "circles have a 4, and no 6"


@pytest.mark.parametrize(
    ("rules", "cards", "why"),
    [
        (RUNS, "4S 5H", "4♠ 5♥ can’t be played together: that takes a run of one suit, up or down. Play 4♠ by itself."),
        (CHAINS, "4S 6S", "next to it in the same suit"),
        (DUMPS, "4S 5S", "the card that lets you play more of its suit must go first"),
        (DUMPS, "7S 7H", "the others must have the suit of the first"),
    ],
)
def test_why_cards_are_no_chain(rules, cards, why):
    state = table("4S 5H 5S 6S 7S 7H 9C", "6D 4C", pile="8S", rules=rules)
    assert why in str(refusal(state, 0, play(cards)))


def test_a_hand_full_of_neighbours_has_only_so_many_plays_to_weigh():
    hand = " ".join(f"{rank}{suit}" for rank in "A23456789TJQK" for suit in "SHDC")
    state = table(hand, "6D 4C", pile="8S", rules=CHAINS | {"packs": 2})
    found = complete_plays(state.view(0))
    assert len(found) < 20_000
    assert max(len(one.cards) for one in found) > 20
