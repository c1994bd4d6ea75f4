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
from tests.doors import Effect, options
from tests.engine.shedding.table import (
    after,
    crazy,
    events,
    left_of,
    may_do,
    may_play,
    names,
    opened,
    play,
    refusal,
    table,
)

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
    assert options(state, 0, ("8S",)).suits == suits
    assert options(after(state, (0, Call())), 0, ("8S",)).suits == ()
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


def test_up_to_any_number_of_cards_may_be_drawn(subtests: pytest.Subtests):
    # source: S3, "Drawing Cards", "up to a fixed number of cards, after which"
    for most in [1, 20]:
        with subtests.test(most=most):
            rules = {"draws": most, "after_drawing": "any card", "reshuffle": False}
            hearts = " ".join(f"{rank}H" for rank in "23456789TJQA")
            spades = " ".join(f"{rank}S" for rank in "4567") + " " + " ".join(f"{rank}D" for rank in "45679TJQA")
            state = table("3H 4C", "9S", pile="KH", stock=f"{hearts} {spades}".replace("3H ", ""), rules=rules)
            drawn = state
            for _ in range(most):
                assert Draw() in may_do(drawn)
                drawn = after(drawn, (0, Draw()))
            assert (drawn.count(0), may_do(drawn)) == (2 + most, {Pass()})
            assert str(refusal(drawn, 0, Draw())).startswith(f"You’ve drawn {most} card")


def test_a_reverse_that_is_laid_before_a_debt_is_cancelled_turns_first_and_cancels_in_its_place():
    # source: rulings.md, "Effects act in the order laid"
    effects = (("KS", Effect("draw", 5)), ("KH", Effect("reverse")))
    rules = {"groups": "equal ranks", "effects": effects, "cancels": ("KH",)}
    state = table("KS KH 3C 4C", "5D", "6D", pile="2S", rules=rules)
    happened = events(state, 0, play("KS KH"))
    assert names(happened) == ["Played", "Reversed", "DebtGrew", "DebtSettled", "TurnCame"]
    assert after(replace(state, pile=("2H",)), (0, play("KH KS"))).debt == 5


# A last card drawn in vain. Source: rulings.md, "Blocked rounds".

STUCK = ("3S 4S", "9C 5C", "TD JS")


@pytest.mark.parametrize("drawing", [{}, {"after_drawing": "drawn card"}, {"after_drawing": "drawn card must"}])
def test_in_vain_is_a_card_after_which_nothing_in_the_hand_can_be_played(drawing):
    rules = {"reshuffle": False} | drawing
    vain = after(table(*STUCK, pile="KH", stock="6C", rules=rules), (0, Draw()), (1, Pass()), (2, Pass()))
    assert vain.sheet[0].how == "blocked"
    held = after(table("3H 4S", *STUCK[1:], pile="KH", stock="6C", rules=rules), (0, Draw()))
    held = after(held, (1, Pass()), (2, Pass()))
    assert (held.phase, may_play(held)) == ("play", {"3H"}), "drawn by choice: the other card still fits"


def test_a_winning_card_that_makes_no_one_draw_changes_nothing_whatever_is_said_of_it():
    """Whether it takes effect is a rule only where cards make others draw, or give them some."""
    rules = {"effects": (("Q", Effect("skip")),), "winning_card_acts": True}
    happened = events(table("QH", "9S", "8S", pile="KH", rules=rules), 0, play("QH"))
    assert names(happened)[:2] == ["Played", "RoundEnded"]


def test_one_who_drew_the_last_card_and_played_breaks_the_circle():
    # source: rulings.md, "Blocked rounds", "in vain"
    state = after(
        table("3S 4S", "9C 5C", pile="KH", stock="6C 7H", game="eights"), (0, Draw()), (0, play("7H")), (1, Pass())
    )
    assert (state.phase, state.turn) == ("play", 0)
    assert after(state, (0, Pass())).sheet[0].how == "blocked"
