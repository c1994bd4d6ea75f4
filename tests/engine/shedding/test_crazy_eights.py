"""Crazy Eights and its "Variations", rule by rule, with the place in the source (S3).

What a golden plays out (``tests/playthroughs/crazy-eights-*``) isn't told again here, and what is refused stands in
``test_refusals.py``.
"""

from dataclasses import replace

import pytest

from engine.core.actions import Call, Draw, Nominate, Pass
from engine.core.packs.french import RANKS, SUITS
from engine.core.ruleset import RulesError
from engine.games.house_rules import HouseRules
from tests.doors import Effect
from tests.engine.shedding.table import after, crazy, left_of, may_do, may_play, opened, play, refusal, table

GAME = "crazy-eights"


def test_at_least_a_third_of_the_cards_stays_in_the_stock_or_a_second_pack_comes(subtests: pytest.Subtests):
    # source: rulings.md, "Second pack", "refused with the numbers"
    assert [len(crazy(seats, deal=deal, packs=1).pack) - seats * deal for seats, deal in ((4, 8), (3, 11))] == [20, 19]
    for seats, deal, packs, left, cards in [
        (4, 9, 1, 16, 52),
        (3, 12, 1, 16, 52),
        (7, 5, 1, 17, 52),
        (6, 13, 2, 26, 104),
        (6, 9, 1, 0, 52),
    ]:
        with subtests.test(seats=seats, deal=deal), pytest.raises(RulesError) as raised:
            crazy(seats, deal=deal, packs=packs)
        assert str(raised.value) == (
            f"Dealing {deal} cards to each of {seats} players leaves {left} of {cards}, "
            "but at least a third must stay in the draw pile. Deal fewer cards or add a pack."
        )
    # source: rulings.md, "Second pack"
    packs = {deal: [HouseRules(GAME, (("deal", deal),)).rules(seats).packs for seats in range(2, 9)] for deal in (7, 8)}
    assert packs == {7: [1, 1, 1, 2, 2, 2, 2], 8: [1, 1, 1, 2, 2, 2, 2]}


def test_nobody_does_anything_before_the_dealer_has_named_the_suit_of_a_starter_eight(subtests: pytest.Subtests):
    # source: S3, "Basic Game", starter Eight
    state, _ = opened(GAME, 3, "8")
    dealer, first = state.dealer, left_of(state)
    for action in (Draw(), Pass(), play(state.hands[dealer][0]), Nominate("X")):
        with subtests.test(action=action):
            assert str(refusal(state, dealer, action)) == (
                "The first card is wild, and you’re the dealer. Pick spades, hearts, diamonds or clubs."
            )
    assert refusal(state, dealer, Nominate("X")).rule == "wild_starter"
    for action in (Draw(), Pass(), play(state.hands[first][0]), Nominate("S")):
        assert str(refusal(state, first, action)) == "It’s not your turn yet. Wait for the others."


@pytest.mark.parametrize(("penalty", "suits"), [(2, SUITS), (0, ())])
def test_a_wild_card_that_would_have_won_names_a_suit_where_the_call_was_forgotten(penalty, suits):
    # source: rulings.md, "The call", "comes straight back"
    rules = {"call_penalty": penalty}
    state = after(table("QH 8S", "9S 9C", pile="KH", stock="5D 6D", rules=rules), (0, play("QH")))
    assert state.may_do(0, ("8S",)).suits == suits
    assert after(state, (0, Call())).may_do(0, ("8S",)).suits == ()
    laid = after(state, (0, play("8S", "C" if suits else None)))
    assert (laid.suit, laid.phase) == (("C", "play") if suits else ("S", "deal"))


def test_rules_that_cannot_be_played_are_refused_with_a_sentence(subtests: pytest.Subtests):
    said = "A special card can skip 1 to 10 players, make players draw 1 to 10 cards, or give away 1 to 10 cards each."
    no_end = "At least one card must count a point or more, or the match would never end."
    for house_rules, sentence in [
        ({"seats": 9}, "A table has 2 to 8 seats, not 9."),
        ({"packs": 7}, "Play with 1 to 6 packs, not 7."),
        ({"deal": 0}, "Deal 1 to 13 cards each, not 0."),
        ({"target": 1001}, "The target must be 10 to 1000 points."),
        ({"call_penalty": 11}, "A forgotten call can cost 0 to 10 cards."),
        ({"wild": ("8S",)}, "A wild card must be a rank from Ace to King."),
        ({"costs": (("1S", 5),)}, "A rule for cards needs a rank, such as Q, or a card, such as QS."),
        ({"wild": ("8", "8")}, "A rank or card is listed twice. Remove one of the two."),
        ({"effects": (("Q", Effect("gift", 11)),)}, said),
        ({"costs": (("8", 501),)}, "A card can count 0 to 500 points."),
        ({"costs": tuple((rank, 0) for rank in RANKS)}, no_end),
    ]:
        with subtests.test(house_rules=house_rules, sentence=sentence):
            with pytest.raises(RulesError) as raised:
                replace(crazy(4), **house_rules)
            assert str(raised.value) == sentence
    assert crazy(4, not_last=RANKS, jokers=2).jokers, "a Joker can be the last card"


# Other special cards. Source: S3, "Variations", first paragraph.
SPADE_QUEEN = {"effects": (("Q", Effect("skip")), ("2", Effect("draw", 2)), ("QS", Effect("draw", 5)))}


@pytest.mark.parametrize(
    ("stacking", "on_queen", "on_two"),
    [
        ("same rank", {"QS"}, {"2S", "2D"}),
        ("any draw card", {"QS", "2S", "2D"}, {"QS", "2S", "2D"}),
        ("as strong", {"QS"}, {"QS", "2S", "2D"}),
    ],
)
def test_what_answers_the_queen_of_spades(stacking, on_queen, on_two):
    # source: S3, "Draw cards", where a Two is answered by a Two: a draw card of the same rank, or as agreed
    rules = SPADE_QUEEN | {"stacking": stacking, "packs": 2}
    hand = "QS QH 2S 2D 8S KS 5S"
    assert may_play(table(hand, "9D", pile="QS", debt=5, rules=rules)) == on_queen
    assert may_play(table(hand, "9D", pile="2H", debt=2, rules=rules)) == on_two
    assert may_do(table(hand, "9D", pile="QS", debt=5, rules=rules)) == {Draw()}
