"""The three games in which only Eights are special: the classic (S0), the program (S1), and to 250 (S4).

What a golden plays out (``tests/playthroughs/eights-*``) isn't told again here.
"""

import pytest

from engine.core.actions import Deal, Draw, Pass
from engine.core.dealer import draw_for_deal, lowest
from engine.core.match import DrewForDeal
from engine.core.packs.french import FRENCH, PACK, SUITS
from engine.games.variants import variant
from tests.doors import ANY_SUIT, State, act, options, settlement, start
from tests.engine.shedding.table import after, left_of, may_do, may_play, names, opened, play, refusal, rules_of, table

CLASSIC, PROGRAM, TO_250 = "eights", "eights-program", "eights-250"
ACE_HIGH = "23456789TJQKA"


def classic(*hands: str, **more) -> State:
    return table(*hands, game=CLASSIC, **more)


def test_the_cards_dealt_and_the_second_pack(subtests: pytest.Subtests):
    # source: S0, "CARDS", and for three and four; S1, "deals seven cards to each"; S4, "Dealing the cards", the list
    assert [tuple(variant(game).seats) for game in (CLASSIC, PROGRAM)] == [(2, 3, 4), (2,)]
    for game, seats, deal, packs in [
        *((CLASSIC, seats, deal, 1) for seats, deal in ((2, 7), (3, 5), (4, 5))),
        (PROGRAM, 2, 7, 1),
        *((TO_250, seats, 7, 1) for seats in (2, 3, 4)),
        *((TO_250, seats, 5, 1) for seats in (5, 6)),
        *((TO_250, seats, 5, 2) for seats in (7, 8)),
    ]:
        with subtests.test(game=game, seats=seats):
            state, happened = act(start(rules_of(game, seats), "deal"), 0, Deal())
            assert [len(hand) for hand in state.hands] == [deal] * seats
            everything = (*state.stock, *state.pile, *(card for hand in state.hands for card in hand))
            assert sorted(everything) == sorted(FRENCH.made(packs))
            if game == PROGRAM:  # source: S1, "you are assigned as the dealer in the first game"
                assert state.dealer == 0
            else:
                assert happened[0] == DrewForDeal(draw_for_deal("deal", seats))
                assert state.dealer == lowest(draw_for_deal("deal", seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lowest_card_deals_with_the_ace_high_and_the_lowest_draw_again(seats):
    # source: S0, "CARDS", "lower deals (Ace high)"; rulings.md, "Eights (S0)"
    again = 0
    for seed in map(str, range(100)):
        rounds = draw_for_deal(seed, seats)
        assert [seat for seat, _ in rounds[0]] == list(range(seats))
        drawing = tuple(range(seats))
        for drawn in rounds:
            assert tuple(seat for seat, _ in drawn) == drawing
            least = min(ACE_HIGH.index(card[0]) for _, card in drawn)
            drawing = tuple(seat for seat, card in drawn if ACE_HIGH.index(card[0]) == least)
        assert drawing == (lowest(rounds),)
        cards = [card for drawn in rounds for _, card in drawn]
        assert len(set(cards)) == len(cards)
        again += len(rounds) > 1
    assert again


def test_between_two_the_deal_alternates_and_no_cards_are_drawn_for_it_any_more():
    # source: S0, "CARDS", "the deal alternates with each hand"
    for dealer in (0, 1):
        again, happened = act(after(classic("3H", "4S", pile="KH", dealer=dealer), (0, play("3H"))), 0, Deal())
        assert (again.dealer, names(happened)[0]) == (1 - dealer, "Dealt")
    ended = table("3H", "4S", pile="KH", dealer=0, game=PROGRAM)  # whoever won
    assert after(ended, (0, play("3H")), (1, Deal())).dealer == 1


def test_one_who_drew_the_last_card_and_played_breaks_the_circle():
    # source: rulings.md, "Blocked rounds", "in vain"
    state = after(classic("3S 4S", "9C 5C", pile="KH", stock="6C 7H"), (0, Draw()), (0, play("7H")), (1, Pass()))
    assert (state.phase, state.turn) == ("play", 0)
    assert after(state, (0, Pass())).sheet[0].how == "blocked"


def test_an_eight_of_who_goes_out_first_names_a_suit_for_the_others():
    # source: S0, four players; rulings.md, "A special card that empties a hand and wins"
    state = classic("8S", "4H 9S 3D", "5H 9D", "6H 9C", pile="KH")
    assert options(state, 0, ("8S",)).suits == SUITS
    named = after(state, (0, play("8S", "D")))
    assert (named.turn, may_play(named)) == (1, {"3D"})
    last = classic("", "4H 9S", "8S", "6H 9C", pile="KH", turn=2)
    assert options(last, 2, ("8S",)).suits == ()


def test_what_is_paid_when_the_match_is_over(subtests: pytest.Subtests):
    # source: S0, "wins by 100 points plus the differences", "rounded up to the nearest ten"
    for totals, expected in [
        *(
            (each, {(payer, 1 - payer, points, points // 10)})
            for two, points in [
                ((100, 0), 200),
                ((100, 30), 170),
                ((100, 29), 180),
                ((101, 30), 180),
                ((109, 99), 110),
                ((110, 99), 120),
                ((130, 129), 110),
            ]
            for payer, each in ((0, two), (1, two[::-1]))
        ),
        # three, "each player's score is rounded up"; "There is no bonus"
        ((100, 50, 20), {(0, 1, 50, 5), (0, 2, 80, 8), (1, 2, 30, 3)}),
        ((101, 51, 20), {(0, 1, 50, 5), (0, 2, 90, 9), (1, 2, 40, 4)}),
        ((100, 49, 42), {(0, 1, 50, 5), (0, 2, 50, 5)}),
        ((12, 100, 11), {(1, 0, 80, 8), (1, 2, 80, 8)}),
        ((31, 40, 109), {(2, 0, 70, 7), (2, 1, 70, 7)}),
        # four, the example of a margin of 130; rulings.md, "Settlement of four": to the opponent on the right
        ((100, 70) * 2, {(0, 3, 130, 13), (2, 1, 130, 13)}),
        ((70, 100) * 2, {(1, 0, 130, 13), (3, 2, 130, 13)}),
        ((100, 71) * 2, {(0, 3, 130, 13), (2, 1, 130, 13)}),
        ((100, 69) * 2, {(0, 3, 140, 14), (2, 1, 140, 14)}),
        ((0, 119) * 2, {(1, 0, 220, 22), (3, 2, 220, 22)}),
    ]:
        with subtests.test(totals=totals):
            best = tuple(seat for seat, total in enumerate(totals) if total == min(totals))
            paid = settlement(rules_of(CLASSIC, len(totals)), totals, best)
            assert {(each.payer, each.receiver, each.points, each.units) for each in paid} == expected


MANY = [card for card in PACK if card[0] != "8" and card[1] in "SC"]  # 24 cards, none of which fits on a heart
FULL = " ".join([*MANY, "2D", "3D", "4D"])  # 27


def test_with_27_cards_one_that_fits_must_be_played_and_a_pass_while_the_other_draws_does_not_block():
    # source: S1, rule 4; rulings.md, "Eights program (S1)"
    state = table(FULL, "5D", pile="8D", game=PROGRAM, suit="D")
    assert (may_play(state), may_do(state)) == ({"2D", "3D", "4D"}, set())
    assert refusal(state, 0, Pass())
    # source: rulings.md, "Eights program (S1)", "both unable"
    state = table(FULL, "5D KD", pile="8H", stock="6D 7D", game=PROGRAM, suit="H")
    state = after(state, (0, Pass()), (1, Draw()))
    assert (state.phase, state.turn, state.passes) == ("play", 0, 0)


def test_on_a_starter_eight_the_first_player_lays_anything_and_who_draws_leaves_the_next_one_free():
    # source: S4, "can play whatever he likes", for who plays the first card
    state, _ = opened(TO_250, 3, "8")
    assert (state.suit, state.turn) == (ANY_SUIT, left_of(state))
    assert may_play(state) == set(state.hands[state.turn])
    card = next(card for card in state.hands[state.turn] if card[0] != "8")
    followed = after(state, (state.turn, play(card)))
    assert followed.suit is None
    assert all(c[0] in ("8", card[0]) or c[1] == card[1] for c in may_play(followed))
    drawn = after(state, (state.turn, Draw()))
    assert may_play(drawn) == set(drawn.hands[drawn.turn])
