"""The three games in which only Eights are special: the classic (S0), the program (S1), and to 250 (S4).

What a golden plays out (``tests/playthroughs/eights-*``) isn't told again here.
"""

from dataclasses import replace

import pytest

from engine.core.actions import Call, Deal, Draw, Nominate, Pass
from engine.core.dealer import draw_for_deal, lowest
from engine.core.events import DrewForDeal
from engine.core.packs.french import FRENCH, PACK, SUITS
from engine.core.ruleset import RulesError
from engine.core.scoresheet import RoundScore
from engine.games.variants import variant
from engine.shedding.rounds.match_end import winners
from tests.doors import ANY_SUIT, Naming, State, act, options, settlement, start
from tests.engine.shedding.table import (
    SEEDS,
    after,
    events,
    left_of,
    may_do,
    may_play,
    names,
    opened,
    play,
    refusal,
    rules_of,
    table,
)

CLASSIC, PROGRAM, TO_250 = "eights", "eights-program", "eights-250"
ACE_HIGH = "23456789TJQKA"


def classic(*hands: str, **more) -> State:
    return table(*hands, game=CLASSIC, **more)


def paid(rules, totals: tuple[int, ...]) -> set[tuple[int, int, int, int]]:
    """Who pays whom how many points and units, when the match ends with these totals."""
    return {
        (payment.payer, payment.receiver, payment.points, payment.units)
        for payment in settlement(rules, totals, winners(rules, totals))
    }


# The classic. The deal. Source: S0, "CARDS", and the paragraphs for three and four players.


@pytest.mark.parametrize(("seats", "deal"), [(2, 7), (3, 5), (4, 5)])
def test_seven_cards_between_two_and_five_for_more(seats, deal):
    # source: S0, "CARDS", "seven cards"; three: "Each player is dealt five cards"; four: "Each is dealt five"
    state, happened = act(start(rules_of(CLASSIC, seats), "deal"), 0, Deal())
    assert [len(hand) for hand in state.hands] == [deal] * seats
    assert len(state.stock) == 51 - seats * deal
    assert sorted((*state.stock, *state.pile, *(card for hand in state.hands for card in hand))) == sorted(PACK)
    assert names(happened)[0] == "DrewForDeal"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lowest_card_deals_with_the_ace_high_and_the_lowest_draw_again(seats):
    # source: S0, "CARDS", "lower deals (Ace high)"; rulings.md, "Eights (S0)"
    again = 0
    for seed in SEEDS:
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


def test_an_ace_does_not_deal_against_a_king():
    # source: S0, "CARDS", "(Ace high)"
    assert lowest((((0, "AS"), (1, "KS")),)) == 1
    assert lowest((((0, "2S"), (1, "AS")),)) == 0
    assert lowest((((0, "5S"), (1, "5H"), (2, "KD")), ((0, "9C"), (1, "3C")))) == 1


def test_who_drew_lowest_deals_first_and_then_the_deal_alternates():
    # source: S0, "CARDS", "the deal alternates with each hand"
    state, happened = act(start(rules_of(CLASSIC, 2), "alternate"), 0, Deal())
    assert happened[0] == DrewForDeal(draw_for_deal("alternate", 2))
    assert state.dealer == lowest(draw_for_deal("alternate", 2))
    ended = after(classic("3H", "4S", pile="KH", dealer=1), (0, play("3H")))
    again, happened = act(ended, 0, Deal())
    assert (again.dealer, names(happened)[0]) == (0, "Dealt")
    assert after(classic("3H", "4S", pile="KH", dealer=0), (0, play("3H")), (1, Deal())).dealer == 1


def test_among_three_the_deal_passes_to_the_left():
    # source: S0, three players, "the deal passes to the left"
    ended = after(classic("3H", "4S", "5S", pile="KH", dealer=2), (0, play("3H")))
    assert after(ended, (0, Deal())).dealer == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_player_on_the_dealers_left_begins(seats):
    # source: S0, "THE PLAY", "The non-dealer plays first"; three: "the player to the dealer's left"
    state, _ = opened(CLASSIC, seats, "K")
    assert (state.turn, state.direction) == (left_of(state), 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_of_a_starter_eight_its_own_suit_counts(seats):
    # source: rulings.md, "Eights (S0)", starter eight
    state, happened = opened(CLASSIC, seats, "8")
    assert names(happened)[-2:] == ["StarterTurned", "TurnCame"]
    suit = state.pile[0][1]
    held = state.hands[state.turn]
    assert may_play(state) == {card for card in held if card[1] == suit or card[0] == "8"}


# The classic. The play. Source: S0, "THE PLAY".


def test_the_suit_or_the_rank_or_any_eight():
    # source: S0, "of either the same suit or the same rank"; "An 8 may be played at any time"
    assert may_play(classic("KS 3H 8C 4D", "2S", pile="KH")) == {"KS", "3H", "8C"}


@pytest.mark.parametrize("suit", SUITS)
def test_an_eight_names_any_suit_even_the_one_before(suit):
    # source: S0, "stipulate that the previous suit continues"
    state = after(classic("8S 4D", "5S 5H 5D 5C", pile="KH"), (0, play("8S", suit)))
    assert may_play(state) == {"5" + suit}


def test_no_other_card_is_special(subtests: pytest.Subtests):
    # source: S0, "THE PLAY", which knows no other special card
    for rank in "A2QJ7":
        with subtests.test(rank=rank):
            state = classic(f"{rank}H 4D 5D", "9S", "9C", pile="KH")
            assert names(events(state, 0, play(f"{rank}H"))) == ["Played", "TurnCame"]
            assert after(state, (0, play(f"{rank}H"))).turn == 1


def test_who_drew_may_lay_any_card_that_fits():
    # source: S0, "he must eventually lay a card"
    state = after(classic("3H 4S", "2C", pile="KH", stock="5D 9H TH"), (0, Draw()), (0, Draw()))
    assert may_play(state) == {"3H", "9H"}


def test_an_eight_that_is_drawn_fits():
    # source: S0, "An 8 may be played at any time"
    state = after(classic("3S 4S", "2C", pile="KH", stock="5D 8C TH"), (0, Draw()))
    assert (may_play(state), state.turn) == ({"8C"}, 0)


def test_with_the_stock_gone_the_played_cards_stay_where_they_are():
    # source: S0, "If the stock becomes exhausted, player unable to make a turn passes"
    state = classic("3S 4S", "2H 2C", pile="5C KD KH", stock="")
    assert may_do(state) == {Pass()}
    passed, happened = act(state, 0, Pass())
    assert names(happened) == ["Passed", "TurnCame"]
    assert passed.pile == ("5C", "KD", "KH")
    assert may_play(passed) == {"2H"}


def test_nobody_says_last_card():
    # source: S0, which knows no call
    state = after(classic("3H 4S", "2C 2D", pile="KH"), (0, play("3H")))
    assert state.uncalled == ()
    assert refusal(state, 0, Call()).rule == "call"
    assert len(after(state, (1, Draw())).hands[0]) == 1


def test_one_who_drew_the_last_card_and_played_breaks_the_circle():
    # source: rulings.md, "Blocked rounds", "in vain"
    state = after(classic("3S 4S", "9C 5C", pile="KH", stock="6C 7H"), (0, Draw()), (0, play("7H")), (1, Pass()))
    assert (state.phase, state.turn) == ("play", 0)
    assert after(state, (0, Pass())).sheet[0].how == "blocked"


# The classic. Settlement. Source: S0, "Settlement is made", and the paragraphs for three and four players.


def test_between_two_the_difference_is_rounded_up_and_a_hundred_added(subtests: pytest.Subtests):
    # source: S0, "wins by 100 points plus the differences"; "rounded up to the nearest ten"
    for totals, points, units in [
        ((100, 0), 200, 20),
        ((100, 30), 170, 17),
        ((100, 29), 180, 18),
        ((101, 30), 180, 18),
        ((109, 99), 110, 11),
        ((110, 99), 120, 12),
        ((130, 129), 110, 11),
    ]:
        with subtests.test(totals=totals, points=points, units=units):
            rules = rules_of(CLASSIC, 2)
            assert paid(rules, totals) == {(0, 1, points, units)}
            assert paid(rules, totals[::-1]) == {(1, 0, points, units)}


def test_below_a_hundred_another_round_is_dealt():
    # source: S0, "reaches 100"
    state = after(classic("3H", "8S 9C", pile="KH", totals=(63, 40)), (0, play("3H")))
    assert (state.totals, state.phase) == ((63, 99), "deal")


def test_three_round_their_totals_up_and_settle_in_pairs_without_a_bonus(subtests: pytest.Subtests):
    # source: S0, three players, "each player's score is rounded up"; "There is no bonus"
    for totals, expected in [
        ((100, 50, 20), {(0, 1, 50, 5), (0, 2, 80, 8), (1, 2, 30, 3)}),
        ((101, 51, 20), {(0, 1, 50, 5), (0, 2, 90, 9), (1, 2, 40, 4)}),
        ((100, 49, 42), {(0, 1, 50, 5), (0, 2, 50, 5)}),
        ((12, 100, 11), {(1, 0, 80, 8), (1, 2, 80, 8)}),
        ((31, 40, 109), {(2, 0, 70, 7), (2, 1, 70, 7)}),
    ]:
        with subtests.test(totals=totals, expected=expected):
            assert paid(rules_of(CLASSIC, 3), totals) == expected


def test_below_the_target_three_play_on_though_two_are_equal():
    # source: rulings.md, "Reaching the target"
    state = after(classic("3H", "8S", "KC 9C", pile="KH", totals=(30, 49, 11)), (0, play("3H")))
    assert (state.totals, state.phase, state.winners) == ((30, 99, 30), "deal", ())


# The classic for four: partners. Source: S0, "EIGHTS FOR FOUR PLAYERS".


def four(*hands: str, **more) -> State:
    return classic(*hands, **more)


def test_partners_sit_opposite_each_other():
    # source: S0, four players, "opposite his partner"
    assert rules_of(CLASSIC, 4).partners == ((0, 2), (1, 3), (0, 2), (1, 3))


def test_a_side_with_one_out_and_one_in_does_not_escape():
    # source: S0, four players, "The side which fails to go out is debited"
    state = four("9S KD", "", "8D", "6H", pile="KH", turn=3)
    assert after(state, (3, play("6H"))).sheet[0].points == (69, 0, 69, 0)


def test_an_eight_of_who_goes_out_first_names_a_suit_for_the_others():
    # source: S0, four players; rulings.md, "A special card that empties a hand and wins"
    state = four("8S", "4H 9S 3D", "5H 9D", "6H 9C", pile="KH")
    assert options(state, 0, ("8S",)).suits == SUITS
    named = after(state, (0, play("8S", "D")))
    assert (named.turn, may_play(named)) == (1, {"3D"})
    last = four("", "4H 9S", "8S", "6H 9C", pile="KH", turn=2)
    assert options(last, 2, ("8S",)).suits == ()


@pytest.mark.parametrize(
    ("totals", "points", "units"),
    [((100, 70), 130, 13), ((100, 71), 130, 13), ((100, 69), 140, 14), ((119, 0), 220, 22)],
)
def test_each_loser_pays_the_opponent_on_the_right(totals, points, units):
    # source: S0, four players, the example of a margin of 130; rulings.md, "Settlement of four"
    rules = rules_of(CLASSIC, 4)
    assert paid(rules, totals * 2) == {(0, 3, points, units), (2, 1, points, units)}
    assert paid(rules, totals[::-1] * 2) == {(1, 0, points, units), (3, 2, points, units)}


# The program. Source: S1.


def program(*hands: str, **more) -> State:
    return table(*hands, game=PROGRAM, **more)


def test_two_play_with_seven_cards_each():
    # source: S1, first paragraph, "deals seven cards to each"
    assert tuple(variant(PROGRAM).seats) == (2,)
    state, _ = opened(PROGRAM, 2, "K")
    assert [len(hand) for hand in state.hands] == [7, 7]
    assert state.turn == left_of(state)


def test_the_first_seat_deals_the_first_round(subtests: pytest.Subtests):
    # source: S1, "To play the game", 2, "you are assigned as the dealer in the first game"
    for seed in SEEDS[:20]:
        with subtests.test(seed=seed):
            state, _ = act(start(rules_of(PROGRAM, 2), seed), 1, Deal())
            assert (state.dealer, left_of(state)) == (0, 1)
            ended = replace(state, phase="deal", sheet=(RoundScore("out", 1, (0, 5), (5, 0)),))
            assert act(ended, 1, Deal())[0].dealer == 1


def test_the_dealer_names_the_suit_of_a_starter_eight():
    # source: S1, "To play the game", 3
    state, _ = opened(PROGRAM, 2, "8")
    assert (state.turn, state.pending) == (state.dealer, Naming())
    for suit in SUITS:
        named = after(state, (state.dealer, Nominate(suit)))
        assert (named.suit, named.turn) == (suit, left_of(named))


def test_an_eight_fits_though_another_card_matches_and_on_an_eight():
    # source: S1, rules 2 and 3; rulings.md, "Eights program (S1)"
    state = program("8S 3H 4D", "8C 5D 5S", pile="KH")
    assert may_play(state) == {"8S", "3H"}
    assert may_play(after(state, (0, play("8S", "D")))) == {"8C", "5D"}


def test_drawing_until_able_and_drawing_though_able():
    # source: S1, rule 4, "must draw cards until he can play one"; "even if you already have a legal play"
    state = program("3S 4S", "2C", pile="KH", stock="5D 6D 9H TH")
    drawn = after(state, (0, Draw()))
    assert (drawn.hands[0], drawn.turn) == (("3S", "4S", "5D", "6D", "9H"), 0)
    assert (may_play(drawn), may_do(drawn)) == ({"9H"}, {Draw()})
    more = after(drawn, (0, Draw()))
    assert (may_play(more), more.turn) == ({"9H", "TH"}, 0)


def test_the_target_is_free(subtests: pytest.Subtests):
    # source: S1, "To play the game", 1, "change the match limit score"
    for target in [10, 30, 100, 500, 1000]:
        with subtests.test(target=target):
            state = program("3H", "KC", pile="KH", rules={"target": target}, totals=(target - 11, 0))
            assert after(state, (0, play("3H"))).phase == "deal"
            over = after(replace(state, totals=(target - 10, 0)), (0, play("3H")))
            assert (over.phase, over.winners) == ("over", (0,))


MANY = [card for card in PACK if card[0] != "8" and card[1] in "SC"]  # 24 cards, none of which fits on a heart
FULL = " ".join([*MANY, "2D", "3D", "4D"])  # 27


def test_with_27_cards_one_that_fits_must_be_played():
    # source: S1, rule 4; rulings.md, "Eights program (S1)"
    state = replace(program(FULL, "5D", pile="8D"), suit="D")
    assert (may_play(state), may_do(state)) == ({"2D", "3D", "4D"}, set())
    assert refusal(state, 0, Pass())


def test_a_full_hand_that_passes_while_the_other_draws_does_not_block():
    # source: rulings.md, "Eights program (S1)", "both unable"
    state = replace(program(FULL, "5D KD", pile="8H", stock="6D 7D"), suit="H")
    state = after(state, (0, Pass()), (1, Draw()))
    assert (state.phase, state.turn, state.passes) == ("play", 0, 0)


def test_a_block_with_equal_hands_scores_nothing():
    # source: rulings.md, "Eights program (S1)", "scores the difference"
    state = replace(program("2C 3C", "5D", pile="8H", stock=""), suit="H")
    blocked = after(state, (0, Pass()), (1, Pass()))
    assert blocked.sheet == (RoundScore("blocked", None, (0, 0), (5, 5)),)


# To 250. Source: S4.


def to_250(*hands: str, **more) -> State:
    return table(*hands, game=TO_250, **more)


def test_the_cards_dealt_and_the_second_pack(subtests: pytest.Subtests):
    # source: S4, "Dealing the cards", the list, "above six, add a second deck"
    for seats, deal, packs in [(2, 7, 1), (3, 7, 1), (4, 7, 1), (5, 5, 1), (6, 5, 1), (7, 5, 2), (8, 5, 2)]:
        with subtests.test(seats=seats, deal=deal, packs=packs):
            rules = rules_of(TO_250, seats)
            assert (rules.deal, rules.packs) == (deal, packs)
            state, happened = act(start(rules, "deal"), 0, Deal())
            assert [len(hand) for hand in state.hands] == [deal] * seats
            assert sorted((*state.stock, *state.pile, *(c for hand in state.hands for c in hand))) == sorted(
                FRENCH.made(packs)
            )
            assert happened[0] == DrewForDeal(draw_for_deal("deal", seats))


def test_nine_cannot_play():
    # source: rulings.md, "Eight seats at most"
    with pytest.raises(RulesError):
        rules_of(TO_250, 9)


def test_on_a_starter_eight_the_first_player_lays_anything(subtests: pytest.Subtests):
    # source: S4, "can play whatever he likes"
    for seats in range(2, 9):
        with subtests.test(seats=seats):
            state, _ = opened(TO_250, seats, "8")
            assert (state.suit, state.turn) == (ANY_SUIT, left_of(state))
            assert may_play(state) == set(state.hands[state.turn])
            card = next(card for card in state.hands[state.turn] if card[0] != "8")
            followed = after(state, (state.turn, play(card)))
            assert followed.suit is None
            assert all(c[0] in ("8", card[0]) or c[1] == card[1] for c in may_play(followed))


def test_who_draws_on_a_starter_eight_leaves_the_next_one_free():
    # source: S4, "can play whatever he likes", for who plays the first card
    state, _ = opened(TO_250, 3, "8")
    state = after(state, (state.turn, Draw()))
    assert may_play(state) == set(state.hands[state.turn])


def test_the_example_of_three_players():
    # source: S4, the example that begins with the 7 of hearts
    state = to_250("7D 2C 3C", "QD 4C 5C", "2D QS 8C 9S", pile="7H")
    assert may_play(state) == {"7D"}
    state = after(state, (0, play("7D")))
    assert may_play(state) == {"QD"}
    state = after(state, (1, play("QD")))
    assert may_play(state) == {"2D", "QS", "8C"}
    assert may_do(state) == {Draw()}


def test_the_highest_at_250_or_above_wins_and_equal_plays_on():
    # source: rulings.md, "Collecting games"
    rules = rules_of(TO_250, 3)
    assert winners(rules, (250, 249, 0)) == (0,)
    assert winners(rules, (250, 251, 0)) == (1,)
    assert winners(rules, (250, 250, 0)) == ()
    assert winners(rules, (249, 249, 248)) == ()
