"""Str8 Eight, rule by rule, from built states. Source: str8-eight.txt (S2); rulings.md, "Str8 Eight (S2)"."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.chance.stream import shuffled
from engine.core.actions import Call, Catch, Deal, Discard, Draw, Nominate, Options, Pass, Play, Take
from engine.core.events import MatchEnded, RoundEnded
from engine.core.ruleset import RulesError
from engine.core.scoresheet import standings
from engine.games.registry import Match
from engine.matches.telling import highlights, tell
from engine.str8.play.building import can_complete
from tests.doors import STR8 as game
from tests.doors import HandsDealt, HandsRenewed, PassedHands, SequenceRules, StockRenewed, TookDiscard
from tests.engine.str8.table import add, after, events, may_do, may_play, refusal, str8, table, turn

DRAW, TAKE = Draw(), Take()
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
TURN_OVER = "Your turn is over: you can play or discard only one card. Wait for the others."


def dealt(seats: int, seed: str = "1", **house_rules):
    return game.act(game.start(str8(seats, **house_rules), seed), 0, Deal())[0]


def names(happened) -> list[str]:
    return [type(event).__name__ for event in happened]


# The deal. Source: S2, "Setup"; FAQ, "flipped to start the discard pile?" and "first player after the deal?"


def test_everybody_gets_three_cards_and_no_card_is_turned_up(subtests: pytest.Subtests):
    for seats in range(2, 9):
        with subtests.test(seats=seats):
            state = dealt(seats)
            assert [state.count(seat) for seat in range(seats)] == [3] * seats
            assert (state.pile, state.passed) == ((), ())
            assert all(line == () for lines in state.sequences for line in lines)
            assert len(state.stock) == len(state.rules.pack) - 3 * seats


def test_the_player_to_the_left_of_the_dealer_begins(subtests: pytest.Subtests):
    for seats in range(2, 9):
        with subtests.test(seats=seats):
            dealers = set()
            for seed in map(str, range(60)):
                state = dealt(seats, seed)
                assert state.turn == (state.dealer + 1) % seats
                dealers.add(state.dealer)
            assert dealers == set(range(seats)), "chance picks any of them"


def test_the_first_seat_deals_first_where_that_is_the_rule():
    assert {dealt(4, str(seed), first_dealer="first seat").dealer for seed in range(20)} == {0}


def test_the_cards_go_round_one_at_a_time_from_the_dealers_left():
    state, happened = game.act(game.start(str8(3, first_dealer="first seat"), "x"), 2, Deal())
    order = shuffled(state.rules.pack, "x", 1)
    assert (state.dealer, state.turn) == (0, 1)
    assert [state.hands[seat] for seat in (1, 2, 0)] == [order[place:9:3] for place in range(3)]
    assert state.stock == tuple(reversed(order[9:])), "the next card is the one after the last that was dealt"
    assert tell(happened[0], NAMES) == "Round 1: Ada dealt three cards each."


# A turn. Source: S2, "Game Play"; FAQ


def test_the_first_player_draws_from_the_stock_as_there_is_no_discard():
    assert may_do(table("1 2 3", "4 5 6")) == {DRAW}


def test_later_ones_choose_between_the_tops_of_the_two_piles():
    # "top card from either the draw or discard pile"
    state = table("1 2 3", "4 5 6", pile="40 8", stock="64 30")
    assert may_do(state) == {DRAW, TAKE}
    assert after(state, DRAW).hands[0] == ("1", "2", "3", "64")
    taken = after(state, TAKE)
    assert (taken.hands[0], taken.pile) == (("1", "2", "3", "8"), ("40",))
    assert taken.turn == 0


def test_having_drawn_one_plays_or_discards_any_card():
    state = after(table("9 2 PL", "4 5 6", stock="64"), DRAW)
    assert may_play(state) == {"2", "PL"}
    assert may_do(state) == {Discard("9"), Discard("2"), Discard("PL"), Discard("64")}


def test_a_turn_is_over_with_one_card_and_three_are_held_again():
    # "over when a card has been either played or discarded"; FAQ, "Do I discard a card after adding"
    for last in (add("2"), Discard("9"), add("PL")):
        state = after(table("9 2 PL", "4 5 6", stock="64 20"), DRAW, last)
        assert state.turn == 1
        assert [state.count(seat) for seat in (0, 1)] == [3, 3]
        assert may_do(state) >= {DRAW}


def test_nobody_has_to_play_though_able():
    # "or chooses not to play a card"
    state = after(table("4 2 PL", "10 5 6", stock="8 ...", sequences=["2 4"]), DRAW, Discard("8"))
    assert (state.sequences[0], state.pile, state.turn) == ((("2", "4"),), ("8",), 1)


def test_what_was_taken_may_be_held_played_or_discarded_again():
    # FAQ, "immediately play the card I pick up"; rulings.md has it discarded again
    state = after(table("9 25 PL", "4 5 6", pile="8"), TAKE)
    held, played, again = (after(state, last) for last in (Discard("9"), add("8"), Discard("8")))
    assert "8" in held.hands[0]
    assert played.sequences[0] == (("8",),)
    assert (again.pile, again.hands[0]) == (("8",), ("9", "25", "PL"))


def test_one_card_is_drawn_in_a_turn_and_not_one_of_each_pile():
    # FAQ, "more than one card from the discard pile in one turn?"
    for first in (DRAW, TAKE):
        state = after(table("9 25 PL", "4 5 6", pile="40 8"), first)
        for second in (DRAW, TAKE):
            assert "You’ve drawn a card already." in str(refusal(state, 0, second))


def test_play_goes_on_to_the_left_through_all_seats():
    state = table("9 25 PL", "4 5 6", "1 2 3", stock="30 32 35 40")
    assert after(state, *turn("30")).turn == 1
    assert after(state, *turn("30"), *turn("32")).turn == 2
    assert after(state, *turn("30"), *turn("32"), *turn("35")).turn == 0


def test_all_see_which_card_was_taken_and_nobody_which_was_drawn():
    state = table("9 25 PL", "4 5 6", "1 2 3", pile="8")
    taken, happened = game.act(state, 0, TAKE)
    assert [game.view(taken, seat).drawn for seat in (0, 1, None)] == [("8",)] * 3
    assert happened == [TookDiscard(0, "8")]
    assert tell(happened[0], NAMES) == "Ada took 8 from the discard pile."
    drawn, happened = game.act(table("9 25 PL", "4 5 6", "1 2 3", stock="64", pile="8"), 0, DRAW)
    assert [game.view(drawn, seat).drawn for seat in (0, 1, None)] == [("64",), (None,), (None,)]
    assert [tell(happened[0].seen_by(seat), NAMES) for seat in (0, 1)] == ["Ada drew 64.", "Ada drew a card."]


# What follows. Source: S2, "Game Play"; FAQ, "Am I supposed to match the number in the color arrows"


def test_a_sequence_begins_with_any_number_from_1_to_8(subtests: pytest.Subtests):
    for opener in range(1, 9):
        with subtests.test(opener=opener):
            state = table(f"{opener} 49 64 9", "30 32 35")
            assert may_play(state) == {str(opener)}
            assert after(state, add(str(opener))).sequences[0] == ((str(opener),),)


def test_only_a_number_on_the_right_side_of_the_last_card_follows(subtests: pytest.Subtests):
    for sequence, hand, fits in [
        ("4", "5 6 8 12", "5 6 8"),  # "a yellow 6 when playing an 8 off of a 4"
        ("8", "10 12 16 24", "10 12 16"),  # not "purple 16 between 8 and 24"
        ("4 8", "9 10 4 24", "10"),  # only the last card counts
        ("8 16 24", "28 30 32 25", "28 30 32"),
        ("5 10 15", "18 20 16 25", "18 20"),
        ("8 16 24 32 40 48 56", "64 42 49 8", "64"),
    ]:
        with subtests.test(sequence=sequence, hand=hand, fits=fits):
            assert may_play(table(hand, "1 2 3", sequences=[sequence])) == set(fits.split())


def test_the_row_may_change_with_every_card():
    # "need not remain in one group of multiples"
    state = table("6 9 12 1", "7 3 2", sequences=["5"], stock="30 32 35 36 40 42 48 49", drawn=("1",))
    for card in ("6", "9", "12"):
        state = after(state, add(card), *turn(state.stock[-1]), DRAW)
    assert state.sequences[0] == (("5", "6", "9", "12"),)


def test_nobody_builds_on_the_sequence_of_another():
    state = table("9 2 3 10", "4 5 6", sequences=["", "8"])
    assert may_play(state) == {"2", "3"}


def test_the_same_number_again_does_not_follow():
    assert "8" not in may_play(table("8 10 30 25", "1 2 3", sequences=["4 8"]))


# Pass cards. Source: S2, "Game Play"; FAQ


@pytest.mark.parametrize(
    ("card", "hands"),
    [
        ("PL", [("7", "14", "21"), ("1", "2", "3"), ("4", "5", "6")]),
        ("PR", [("4", "5", "6"), ("7", "14", "21"), ("1", "2", "3")]),
    ],
)
def test_all_hands_go_to_the_neighbour_in_its_direction(card: str, hands: list):
    # "all players pass their hands in the direction described on the card"
    state = after(table(f"1 2 3 {card}", "4 5 6", "7 14 21"), add(card))
    assert list(state.hands) == hands


def test_the_turn_goes_on_to_the_left_whichever_way_the_hands_go(subtests: pytest.Subtests):
    # FAQ, "whose turn is next?": "to the left or the right"
    for card in ["PL", "PR"]:
        for seat in range(3):
            with subtests.test(card=card, seat=seat):
                hands = ["1 2 3", "4 5 6", "7 14 21"]
                hands[seat] += f" {card}"
                assert after(table(*hands, turn=seat), add(card)).turn == (seat + 1) % 3


def test_between_two_both_directions_exchange_the_hands():
    for card in ("PL", "PR"):
        assert after(table(f"1 2 3 {card}", "4 5 6"), add(card)).hands == (("4", "5", "6"), ("1", "2", "3"))


def test_played_pass_cards_lie_apart_where_nobody_takes_them():
    # "may not draw from the pile of played pass cards"
    state = after(table("1 2 3 PL", "4 5 6"), add("PL"))
    assert (state.passed, state.pile) == (("PL",), ())
    assert may_do(state) == {DRAW}
    assert "The discard pile is empty." in str(refusal(state, 1, TAKE))


def test_a_pass_card_may_be_discarded_and_the_next_player_may_take_and_play_it():
    # "Pass cards can be discarded the same as number cards"; FAQ, "Can I pick up a played pass card?"
    state = after(table("1 2 3 PR", "4 5 6", "7 14 21"), Discard("PR"))
    assert (state.pile, state.hands[0]) == (("PR",), ("1", "2", "3"))
    state = after(state, TAKE, add("PR"))
    assert state.hands == (("4", "5", "6"), ("7", "14", "21"), ("1", "2", "3"))
    assert (state.pile, state.passed, state.turn) == ((), ("PR",), 2)


def test_a_pass_card_may_be_kept():
    # FAQ, "Do I have to play a pass card"
    state = after(table("1 2 3 PR", "4 5 6"), Discard("3"))
    assert "PR" in state.hands[0]


def test_a_pass_card_is_told_with_its_direction():
    happened = events(table("1 2 3 PL", "4 5 6"), add("PL"))
    assert happened[0] == PassedHands(0, "PL")
    assert tell(happened[0], NAMES) == "Ada played a pass card to the left. Everyone passes their hand that way."


# The stock made new. Source: S2, "Game Play": "shuffled back in"; rulings, "Stock made new"


def worn(hand: str, *, stirred: bool, **more):
    """The last card of the stock is in the hand of the first seat."""
    return table(hand, "4 5 6", pile="30 32 35", passed="PL PR", stock="", stirred=stirred, **more)


def test_discards_and_played_pass_cards_become_the_stock_and_the_pile_is_empty():
    state = worn("9 25 1 64", stirred=True)
    happened = events(state, Discard("64"))
    assert names(happened) == ["Discarded", "StockRenewed", "SeatAsked"]
    state = after(state, Discard("64"))
    assert Counter(state.stock) == Counter(("30", "32", "35", "64", "PL", "PR"))
    assert (state.pile, state.passed, state.hands) == ((), (), (("9", "25", "1"), ("4", "5", "6")))
    assert may_do(state) == {DRAW}, "one draws from the stock"
    assert (
        tell(happened[1], NAMES) == "The discards and played pass cards were shuffled into a new draw pile of 6 cards."
    )


def test_the_stock_is_made_new_after_a_card_was_added_too():
    state = after(worn("9 25 64 1", stirred=False), add("1"))
    assert Counter(state.stock) == Counter(("30", "32", "35", "PL", "PR"))
    assert state.sequences[0] == (("1",),), "what lies in a sequence stays"


def test_a_pass_card_played_with_the_last_card_of_the_stock_goes_into_the_new_one():
    state = after(worn("9 25 64 PL", stirred=False), add("PL"))
    assert Counter(state.stock)["PL"] == 2


def test_no_stock_is_made_new_while_one_card_is_left():
    state = after(table("9 25 1", "4 5 6", pile="30", stock="64 20", stirred=True), *turn("64"))
    assert (len(state.stock), state.pile) == (1, ("30", "64"))


def test_nobody_knows_the_order_of_the_new_stock():
    happened = events(worn("9 25 1 64", stirred=True), Discard("64"))
    assert isinstance(happened[1], StockRenewed)
    assert {happened[1].seen_by(seat).stock for seat in (None, 0, 1)} == {None}


# Impasse. Source: S2, FAQ, "comes to an impasse?"; rulings, "Impasse"


def test_after_a_whole_stock_without_a_card_added_or_a_pass_card_played_all_hands_go_in():
    state = worn("9 25 1 64", stirred=False, sequences=["8", "2"])
    happened = events(state, Discard("64"))
    assert names(happened) == ["Discarded", "HandsRenewed", "SeatAsked"]
    state = after(state, Discard("64"))
    cards = Counter(("9", "25", "1", "64", "4", "5", "6", "30", "32", "35", "PL", "PR"))
    assert Counter((*state.stock, *state.hands[0], *state.hands[1])) == cards
    assert [state.count(seat) for seat in (0, 1)] == [3, 3]
    assert (state.pile, state.passed, state.idle, state.stirred) == ((), (), 0, False)
    assert state.sequences == ((("8",),), (("2",),)), "play continues with the sequences as they are"
    assert (state.turn, may_do(state)) == (1, {DRAW})
    assert tell(happened[1], NAMES) == ("No progress – everyone gets a new hand. 6 cards left in the draw pile.")


def test_nobody_sees_the_new_hand_of_another():
    happened = events(worn("9 25 1 64", stirred=False), Discard("64"))
    assert isinstance(happened[1], HandsRenewed)
    for seat in (None, 0, 1):
        form = happened[1].seen_by(seat)
        assert form.stock is None
        assert [hand is not None for hand in form.hands] == [seat == 0, seat == 1]


@pytest.mark.parametrize("last", [add("1"), add("PL")])
def test_a_card_added_or_a_pass_card_played_with_the_last_card_of_a_stock_is_in_time(last: Play):
    assert "StockRenewed" in names(events(worn("9 25 1 PL", stirred=False), last))


def test_the_cycle_is_that_of_the_stock_and_not_of_the_match():
    """What was added in an earlier cycle does not help in this one."""
    state = after(worn("9 25 1 64", stirred=True), Discard("64"))
    assert not state.stirred
    for card in [state.stock[-place] for place in range(1, 7)]:
        assert names(events(state, DRAW, Discard(card)))[1] != "StockRenewed"
        state = after(state, *turn(card))
    assert (len(state.stock), state.pile) == (6, ()), "dealt anew"


def test_dealing_anew_begins_a_new_cycle():
    state = after(worn("9 25 1 64", stirred=False), Discard("64"))
    state = after(state, DRAW)
    card = state.hands[1][0]
    assert names(events(state, Discard(card))) == ["Discarded", "SeatAsked"]


@pytest.mark.parametrize(("seats", "most"), [(4, 70), (5, 140)])
def test_after_as_many_turns_as_there_are_cards_all_hands_go_in_though_the_stock_was_not_drawn(seats: int, most: int):
    """Source: rulings, "or as many turns as cards in the pack": all may take the same discard for ever."""
    hands = ["9 25 1", "4 5 6", "2 3 7", "10 12 14", "15 16 18"][:seats]
    state = table(*hands, pile="64", idle=most - 2)
    state = after(state, *turn("64", take=True))
    assert (state.idle, state.count(0)) == (most - 1, 3)
    assert names(events(state, *turn("64", take=True))) == ["Discarded", "HandsRenewed", "SeatAsked"]
    state = after(state, *turn("64", take=True))
    assert (len(state.stock), state.idle, state.turn) == (most - 3 * seats, 0, 2)


@pytest.mark.parametrize("last", [add("1"), add("PL")])
def test_a_card_added_or_a_pass_card_played_begins_the_count_anew(last: Play):
    state = after(table("9 25 1 PL", "4 5 6", idle=69), last)
    assert (state.idle, state.stirred) == (0, True)


def test_drawing_alone_is_no_turn():
    assert after(table("9 25 1", "4 5 6", idle=7), DRAW).idle == 7


# The end of a round. Source: S2, "Goal", "Scoring"

SEVEN, EIGHTH, SUM = "4 8 12 15 18 21 24", "28", 130


def ended(state, *actions) -> tuple:
    """What the round brings, as its end tells."""
    (event,) = [event for event in events(state, *actions) if isinstance(event, RoundEnded)]
    return event.score.how, event.score.winner, event.score.points, event.score.costs


def test_the_first_sequence_of_eight_ends_the_round():
    state = table(f"9 25 1 {EIGHTH}", "4 5 6", "2 3 7", sequences=[SEVEN])
    finished = after(state, add(EIGHTH))
    assert (finished.phase, finished.drawn, finished.taken) == ("deal", (), False)
    assert finished.sequences[0] == (tuple(f"{SEVEN} {EIGHTH}".split()),)
    assert game.options(finished, 1) == Options(actions=(Deal(),))


def test_memorable_are_the_best_round_and_who_passed_the_hands_on_most():
    state = table(f"9 25 1 {EIGHTH}", "4 5 6", "2 3 7", sequences=[SEVEN])
    score = next(event.score for event in events(state, add(EIGHTH)) if isinstance(event, RoundEnded))
    lower, stuck = (
        replace(score, winner=1, points=(0, score.points[0] - 1, 0)),
        replace(score, winner=None, points=(SUM * 9, 0, 0)),
    )
    rounds = [RoundEnded(each, ((),) * 3) for each in (lower, score, stuck)]
    passed = [PassedHands(seat, "PL") for seat in (1, 2, 2)]
    told = highlights(game.highlights, [*passed, *rounds], NAMES)
    assert told[1:] == [
        f"Best round: Ada with {score.points[0]} points",
        "Pass cards: Cleo moved everyone’s hands 2 times",
    ]


def test_seven_are_not_enough():
    state = after(table("9 25 1 24", "4 5 6", sequences=["4 8 12 15 18 21"]), add("24"))
    assert (state.phase, state.turn) == ("play", 1)


def test_the_winner_scores_the_sequence_and_the_own_hand_is_ignored():
    # "the total of all numbers in his or her sequence"; rulings, "own hand ignored"
    state = table(f"64 PL PR {EIGHTH}", "4 5 6", sequences=[SEVEN])
    assert ended(state, add(EIGHTH)) == ("sequence", 0, (SUM, -15), (0, 15))


@pytest.mark.parametrize(
    ("sequence", "hand", "points"),
    [
        ("", "1 2 3", -6),
        ("2 4 6", "1 3 5", 12 - 9),
        ("2 4 6", "64 PL PR", 12 - 64 - 50 - 50),  # "Pass cards count as fifty points each"
        ("8 16 24 32 40 48 56", "1 2 3", 224 - 6),
    ],
)
def test_the_others_score_their_sequences_minus_their_hands(sequence: str, hand: str, points: int):
    # "subtract the total of all the numbers remaining in their hands"; rulings, "may be negative"
    state = table(f"9 25 49 {EIGHTH}", hand, "7 14 21", sequences=[SEVEN, sequence])
    how, winner, got, _ = ended(state, add(EIGHTH))
    assert (how, winner, got) == ("sequence", 0, (SUM, points, -42))


@pytest.mark.parametrize("cost", [0, 20, 100])
def test_what_a_pass_card_costs_is_a_house_rule(cost: int):
    state = table(f"9 25 PR {EIGHTH}", "1 PL PL", sequences=[SEVEN], rules={"pass_cost": cost})
    assert ended(state, add(EIGHTH))[2:] == ((SUM, -1 - 2 * cost), (0, 1 + 2 * cost))


def test_a_straight_takes_the_sequences_of_the_others_who_only_lose():
    # "receives the positive points from the opponents' sequences"
    state = table(
        "9 25 49 32", "1 3 5", "64 PL 2", sequences=["4 8 12 16 20 24 28", "2 4 6", "8 16 24"], totals=(100, 100, 100)
    )
    assert ended(state, add("32")) == ("straight", 0, (144 + 12 + 48, -9, -116), (0, 9, 116))
    assert after(state, add("32")).totals == (304, 91, -16)
    (event, *_) = [event for event in events(state, add("32")) if isinstance(event, RoundEnded)]
    assert event.hands == (("9", "25", "49"), ("1", "3", "5"), ("64", "PL", "2"))
    assert tell(event, NAMES[:3]) == "Ada completed a straight! Ada +204, Ben -9, Cleo -116."


def test_every_row_is_a_straight(subtests: pytest.Subtests):
    for row in range(1, 9):
        with subtests.test(row=row):
            *seven, eighth = [str(row * place) for place in range(1, 9)]
            state = table(f"PL PL PR {eighth}", "PR PL PR", sequences=[" ".join(seven)])
            assert ended(state, add(eighth))[0] == "straight"


def test_eight_numbers_of_several_rows_are_no_straight():
    state = table("9 25 49 10", "30 32 35", sequences=["1 2 3 4 5 6 8"])
    assert ended(state, add("10"))[0] == "sequence"


# The match. Source: S2, "Winning"; rulings, "Targets 500"


def test_what_a_match_is_played_to(subtests: pytest.Subtests):
    for seats, target in [(2, 1000), *((seats, 500) for seats in range(3, 9))]:
        with subtests.test(seats=seats, target=target):
            assert str8(seats).target == target


def finished(totals: tuple[int, ...], sequences: list[str], *hands: str):
    """The last event when the first of three seats completes a sequence worth 130."""
    state = table(f"PL PL PL {EIGHTH}", *hands, sequences=[SEVEN, *sequences], totals=totals)
    return events(state, add(EIGHTH))[-1], after(state, add(EIGHTH))


def test_below_the_target_another_round_is_played():
    last, state = finished((369, 0, 0), [], "1 2 3", "5 6 7")
    assert isinstance(last, RoundEnded)
    assert (state.phase, state.totals, state.winners) == ("deal", (499, -6, -18), ())


def test_who_reaches_the_target_wins_the_match():
    last, state = finished((370, 0, 0), [], "1 2 3", "5 6 7")
    assert last == MatchEnded((0,), (500, -6, -18), "built")
    assert (state.phase, state.winners) == ("over", (0,))
    assert tell(last, NAMES) == "Ada wins the match with 500 points!"


def test_somebody_may_reach_it_though_another_won_the_round():
    last, _ = finished((0, 290, 0), ["8 16 24 32 40 48 56"], "1 2 3", "5 6 7")
    assert last == MatchEnded((1,), (130, 508, -18), "built")


def test_of_several_over_the_limit_the_one_wins_who_completed_the_sequence():
    # "the player who completed the sequence of eight on the final hand wins"
    last, _ = finished((370, 490, 0), ["8 16 24 32 40 48 56"], "1 2 3", "5 6 7")
    assert last == MatchEnded((0,), (500, 708, -18), "built")


def test_who_has_won_stands_first_though_another_has_more_points():
    _, state = finished((370, 490, 0), ["8 16 24 32 40 48 56"], "1 2 3", "5 6 7")
    places = standings(state.rules, state.totals, state.sheet, state.winners)
    assert [(one.seat, one.place, one.total, one.rounds_won) for one in places] == [
        (0, 1, 500, 1),
        (1, 2, 708, 0),
        (2, 3, -18, 0),
    ]
    assert [(one.caught, one.cost) for one in places] == [(6 + 18, 0), (0, 6), (0, 18)]


def test_if_none_of_them_did_the_one_with_the_most_points_wins():
    # "the player with the most points wins"
    last, _ = finished((0, 490, 490), ["8 16 24 32 40 48 56", "7 14 21 28 35 42"], "1 2 3", "5 2 3")
    assert last.totals == (130, 708, 627)
    assert last.winners == (1,)


def test_if_they_are_equal_another_round_is_played():
    last, state = finished((0, 600, 606), [], "1 2 3", "2 3 7")
    assert isinstance(last, RoundEnded)
    assert (state.totals, state.phase, state.winners) == ((130, 594, 594), "deal", ())


# Who deals. Source: S2, FAQ, "Who becomes the first player after the deal?"


@pytest.mark.parametrize(("next_dealer", "dealer", "first"), [("left", 0, 1), ("winner", 1, 2)])
def test_the_deal_moves_to_the_left_or_to_the_winner(next_dealer: str, dealer: int, first: int):
    """The last seat dealt, and the second one won."""
    hands = ["PL PL PL", f"1 2 3 {EIGHTH}", "5 6 7"]
    state = table(*hands, sequences=["", SEVEN], turn=1, dealer=2, rules={"next_dealer": next_dealer})
    state = after(state, add(EIGHTH))
    dealt_again, happened = game.act(state, 0, Deal())
    assert isinstance(happened[0], HandsDealt)
    assert (dealt_again.round, dealt_again.dealer, dealt_again.turn) == (2, dealer, first)
    assert dealt_again.sequences == (((),),) * 3
    assert (dealt_again.pile, dealt_again.passed, dealt_again.idle, dealt_again.stirred) == ((), (), 0, False)
    assert Counter((*dealt_again.stock, *sum(dealt_again.hands, ()))) == Counter(state.rules.pack)


def test_anybody_may_deal_and_nobody_while_a_round_is_played():
    state = after(table(f"PL PL PL {EIGHTH}", "1 2 3", sequences=[SEVEN]), add(EIGHTH))
    assert [game.check(state, seat, Deal()) for seat in (0, 1)] == [None, None]
    assert str(refusal(dealt(2), 0, Deal())) == "The next deal comes when this round is over."


# Seats and packs. Source: S2, FAQ, "more than 4 players?"; rulings, "Five and seven seats"


def test_how_many_packs_and_teams_there_are(subtests: pytest.Subtests):
    for seats, sides, packs in [(2, 0, 1), (3, 0, 1), (4, 0, 1), (5, 0, 2), (6, 3, 1), (7, 0, 2), (8, 4, 1)]:
        with subtests.test(seats=seats, sides=sides, packs=packs):
            rules = str8(seats)
            assert (rules.sides, rules.packs, len(rules.pack)) == (sides, packs, 70 * packs)


@pytest.mark.parametrize("seats", [6, 8])
def test_six_and_eight_may_play_for_themselves_with_two_packs(seats: int):
    rules = str8(seats).changed({"sides": 0})
    assert (rules.packs, rules.partnered, len(rules.pack)) == (2, False, 140)
    assert str8(seats).changed({"packs": 2}).partnered, "teams may take two packs as well"


TEAM = ["1 2 3 28", "5 6 7", "9 10 14", "64 PL 40", "2 3 4", "20 21 24"]


def test_partners_sit_opposite_each_other_and_build_one_sequence():
    # "in teams on a communal sequence"
    state = table(*TEAM, sequences=["", "8", ""])
    assert state.rules.partners == ((0, 3), (1, 4), (2, 5)) * 2
    state = after(state, add("2"))
    assert state.lines_of(0) == state.lines_of(3) == (("2",),)
    assert state.lines_of(1) == state.lines_of(4) == (("8",),)
    state = after(state, *turn("5"), *turn("9"), DRAW)
    assert state.turn == 3
    assert "1" not in may_play(state), "the partner has opened already"


def test_a_team_wins_together_and_each_of_another_team_counts_the_sequence_minus_the_own_hand():
    # rulings.md, "Teams": "the team scores the mean of the two, rounded down"
    state = table(*TEAM, sequences=[SEVEN, "8 16", "5"])
    how, winner, points, costs = ended(state, add("28"))
    assert (how, winner) == ("sequence", 0)
    assert costs == (0, 18, 33, 0, 9, 65), "the hand of the partner is ignored too"
    second, third = ((24 - 18) + (24 - 9)) // 2, ((5 - 33) + (5 - 65)) // 2
    assert points == (SUM, second, third) * 2 == (SUM, 10, -44) * 2


@pytest.mark.parametrize(("left", "mean"), [("2 2 4", -13), ("2 3 4", -14), ("2 3 5", -14), ("2 3 6", -15)])
def test_the_mean_of_two_players_is_rounded_down(left: str, mean: int):
    # rulings.md, "Teams"
    state = table("9 25 49 28", "5 6 7", "64 PL 40", left, sequences=[SEVEN, ""], rules={"sides": 2})
    assert ended(state, add("28"))[2] == (SUM, mean, SUM, mean)
    state = table("9 25 49 28", "5 6 7", "64 PL 40", left, sequences=[SEVEN, "8"], rules={"sides": 2})
    assert ended(state, add("28"))[2] == (SUM, 8 + mean, SUM, 8 + mean)


def test_a_straight_of_a_team_takes_the_sequences_of_the_other_teams():
    state = table("1 2 3 32", *TEAM[1:], sequences=["4 8 12 16 20 24 28", "8 16", "5"])
    how, _, points, _ = ended(state, add("32"))
    assert (how, points) == ("straight", (144 + 24 + 5, -14, -49) * 2), "27 and 98 are left with two each"


def test_a_team_wins_the_match_together():
    state = table(*TEAM, sequences=[SEVEN], totals=(370, 0, 0, 370, 0, 0))
    last = events(state, add("28"))[-1]
    assert isinstance(last, MatchEnded)
    assert last.winners == (0, 3)
    assert tell(last, "ABCDEF") == "A and D win the match with 500 points!"


@pytest.mark.parametrize("seat", [0, 3])
def test_of_several_teams_over_the_limit_that_of_the_finisher_wins(seat: int):
    hands = list(TEAM)
    hands[0], hands[3] = ("1 2 3", "64 PL 40 28") if seat == 3 else (hands[0], hands[3])
    sequences = [SEVEN, "8 16 24 32 40 48 56"]
    state = table(*hands, sequences=sequences, totals=(400, 600, 0) * 2, turn=seat)
    last = events(state, add("28"))[-1]
    assert isinstance(last, MatchEnded)
    assert last.winners == (0, 3)
    assert last.totals[1] > last.totals[0]


def test_the_one_of_the_team_who_completed_it_deals_where_the_winner_deals():
    hands = ["1 2 3", *TEAM[1:3], "64 PL 40 28", *TEAM[4:]]
    state = table(*hands, sequences=[SEVEN], turn=3, rules={"next_dealer": "winner"})
    assert after(state, add("28"), Deal()).dealer == 3


def test_four_may_play_in_two_teams():
    state = table("1 2 3 28", "5 6 7", "9 10 14", "64 PL 40", sequences=[SEVEN, "8"], rules={"sides": 2})
    assert state.rules.partners == ((0, 2), (1, 3)) * 2
    assert ended(state, add("28"))[2] == (SUM, 8 - (18 + 154) // 2) * 2


# Two sequences. Source: S2, FAQ, "Can I start a second sequence?"; rulings, "Two sequences"

TWO = {"sequences": 2}


def test_usually_nobody_starts_a_second_sequence():
    assert may_play(table("1 2 3 9", "4 5 6", sequences=["8"])) == set()


def test_two_players_may_build_two_sequences_each():
    state = table("1 9 10 12", "4 5 6", sequences=["8 /", ""], rules=TWO)
    assert may_play(state) == {"1", "10", "12"}
    assert game.options(state, 0, ("10",)) == Options(complete=True, sequences=(0,))
    assert game.options(state, 0, ("1",)) == Options(complete=True, sequences=(1,))
    assert after(state, add("10", 0)).sequences[0] == (("8", "10"), ())
    assert after(state, add("1", 1)).sequences[0] == (("8",), ("1",))


def test_a_number_that_fits_both_goes_where_its_player_says():
    state = table("16 9 25 49", "4 5 6", sequences=["4 8 / 2 4 6 8"], rules=TWO)
    assert game.options(state, 0, ("16",)) == Options(complete=True, sequences=(0, 1))
    assert after(state, add("16", 1)).sequences[0] == (("4", "8"), ("2", "4", "6", "8", "16"))
    assert str(refusal(state, 0, add("16"))) == "You have two sequences. Pick the sequence for this card."
    assert tell(events(state, add("16", 1))[0], NAMES) == "Ada added 16 to the second sequence."


def test_the_first_of_two_empty_sequences_is_begun_first():
    state = table("1 9 10 12", "4 5 6", rules=TWO)
    assert game.options(state, 0, ("1",)).sequences == (0,)
    assert str(refusal(state, 0, add("1", 1))) == "Both of your sequences are empty. Start the first sequence."


def test_nobody_starts_a_third():
    assert may_play(table("1 2 3 49", "4 5 6", sequences=["8 / 8"], rules=TWO)) == set()


def test_a_pass_card_goes_to_neither():
    state = table("1 2 3 PL", "4 5 6", rules=TWO)
    assert game.options(state, 0, ("PL",)) == Options(complete=True)
    assert (
        str(refusal(state, 0, add("PL", 0)))
        == "You can’t add a pass card to a sequence. Play the card without picking a sequence."
    )


def test_the_first_complete_one_ends_the_round_and_the_other_counts_as_an_incomplete_one():
    state = table("9 25 49 28", "1 2 3", sequences=[f"2 4 / {SEVEN}", "5 10 / 8"], rules=TWO)
    assert ended(state, add("28", 1)) == ("sequence", 0, (SUM + 6, 23 - 6), (0, 6))
    state = table("9 25 49 32", "1 2 3", sequences=["2 4 / 4 8 12 16 20 24 28", "5 10 / 8"], rules=TWO)
    assert ended(state, add("32", 1)) == ("straight", 0, (144 + 6 + 23, -6), (0, 6))


def test_two_sequences_are_for_two_players_alone():
    # "with more players often results in partial sequences"
    assert [str8(seats, **TWO).lines for seats in (2, 3, 4)] == [2, 1, 1]
    assert dealt(3, **TWO).sequences == (((),),) * 3


# Backwards. Source: S2, FAQ, "Can I play backwards in my sequence?"; rulings, "Backwards option"

DOWN = {"backwards": True}


def test_usually_a_sequence_only_rises():
    state = table("4 7 6 10", "1 2 3", sequences=["8"])
    assert may_play(state) == {"10"}
    refused = refusal(state, 0, add("7"))
    assert (refused.rule, refused.why) == ("backwards", "7 doesn’t follow 8.")


def test_backwards_the_number_before_in_each_row_may_follow_too():
    assert may_play(table("4 7 6 10", "1 2 3", sequences=["8"], rules=DOWN)) == {"4", "7", "6", "10"}


def test_backwards_no_number_comes_twice():
    assert may_play(table("8 7 6 10", "1 2 3", sequences=["8 7"], rules=DOWN)) == {"6"}
    assert may_play(table("8 12 6 10", "1 2 3", sequences=["8 12"], rules=DOWN)) == {"6", "10"}


def test_backwards_a_sequence_still_begins_with_a_bulls_eye():
    assert may_play(table("9 10 64 8", "1 2 3", rules=DOWN)) == {"8"}


def test_a_falling_row_is_no_straight():
    # so say the rulings of "Backwards"
    falling = table("9 25 49 1", "30 32 35", sequences=["8 7 6 5 4 3 2", "10"], rules=DOWN)
    assert ended(falling, add("1"))[:3] == ("sequence", 0, (36, 10 - 97))
    turning = table("9 25 49 5", "30 32 35", sequences=["1 2 3 4 8 7 6", "10"], rules=DOWN)
    assert ended(turning, add("5"))[:3] == ("sequence", 0, (36, 10 - 97)), "nor is one that goes up and down"
    rising = table("9 25 49 8", "30 32 35", sequences=["1 2 3 4 5 6 7", "10"], rules=DOWN)
    assert ended(rising, add("8"))[:3] == ("straight", 0, (46, -97))


# Stuck: our own rule. If no sequence can grow to eight any more, nobody wins the round.

DEAD = "5 10 15 20 24 30 25"  # 20 and 30, the neighbours of 25, lie in it


def test_where_no_sequence_can_grow_to_eight_the_round_ends_without_a_winner():
    state = table("9 49 64 1", "32 35 PL", sequences=["3 2", DEAD], rules=DOWN, totals=(5, 5))
    assert ended(state, add("1")) == ("stuck", None, (6 - 122, 129 - 117), (122, 117))
    (event,) = [event for event in events(state, add("1")) if isinstance(event, RoundEnded)]
    assert tell(event, NAMES[:2]) == "No one can complete a sequence any more, so the round is over. Ada -116, Ben +12."
    state = after(state, add("1"))
    assert (state.phase, state.totals, state.dealer) == ("deal", (-111, 17), 1)
    assert after(state, Deal()).dealer == 0


@pytest.mark.parametrize("sequences", [["3 2", ""], ["3 2", "5 10 15 20 24 30"], ["3 2", "5 10"]])
def test_while_one_can_grow_the_round_goes_on(sequences: list[str]):
    assert after(table("9 49 64 1", "32 35 PL", sequences=sequences, rules=DOWN), add("1")).phase == "play"


def test_a_sequence_is_dead_when_all_copies_of_what_it_needs_lie_in_sequences():
    # 1 leads to 2, of which there are two in a pack
    state = table("9 49 64", "32 35 PL", "5 6 7", sequences=["1", "2 4", "2 4"])
    assert [can_complete(state, seat) for seat in range(3)] == [False, True, True]
    two_packs = table("9 49 64", "32 35 PL", "5 6 7", sequences=["1", "2 4", "2 4"], rules={"packs": 2})
    assert [can_complete(two_packs, seat) for seat in range(3)] == [True] * 3
    held = table("9 2 64", "2 35 PL", "5 6 7", sequences=["1", "", ""])
    assert can_complete(held, 0), "what lies in a hand can come yet"


def test_where_the_winner_deals_the_deal_moves_to_the_left_after_a_round_without_one():
    rules = DOWN | {"next_dealer": "winner"}
    state = table("9 49 64 1", "32 35 PL", sequences=["3 2", DEAD], rules=rules)
    assert after(state, add("1"), Deal()).dealer == 0


def test_somebody_may_win_the_match_with_a_round_that_nobody_won():
    state = table("9 49 64 1", "32 35 PL", sequences=["3 2", DEAD], rules=DOWN, totals=(0, 990))
    assert events(state, add("1"))[-1].winners == (1,)
    both = table("9 49 64 1", "32 35 PL", sequences=["3 2", DEAD], rules=DOWN, totals=(1128, 1000))
    assert isinstance(events(both, add("1"))[-1], RoundEnded), "both have 1012"


# What is refused, and why


def test_out_of_turn():
    state = table("1 2 3", "4 5 6", "7 14 21", pile="9")
    assert str(refusal(state, 1, DRAW)) == "It’s not your turn yet. Wait for the others."
    assert str(refusal(state, 1, TAKE)) == "It’s not your turn yet. Wait for the others."
    assert str(refusal(state, 2, DRAW)) == TURN_OVER
    assert str(refusal(table("1 2 3", "4 5 6"), 1, DRAW)) == "It’s not your turn yet. Wait for the others.", (
        "who has dealt has had none"
    )


def test_a_second_pass_card_in_the_same_turn():
    state = after(table("1 PR 3 PL", "4 5 PL"), add("PL"))
    assert str(refusal(state, 0, add("PL"))) == TURN_OVER


def test_before_drawing():
    state = table("1 2 3", "4 5 6")
    assert str(refusal(state, 0, add("1"))) == "You haven’t drawn a card yet. Draw a card."
    state = table("1 2 3", "4 5 6", pile="9 PL")
    said = "You haven’t drawn a card yet. Draw a card, or take Pass ← from the discard pile."
    assert str(refusal(state, 0, Discard("1"))) == said


def test_a_second_card_drawn():
    state = after(table("1 2 3", "4 5 6", pile="9"), DRAW)
    for action in (DRAW, TAKE):
        assert str(refusal(state, 0, action)) == "You’ve drawn a card already. Play a card, or discard one."


def test_from_an_empty_discard_pile():
    assert str(refusal(table("1 2 3", "4 5 6"), 0, TAKE)) == "The discard pile is empty. Draw a card."


def test_a_card_that_is_not_held():
    state = table("1 2 3 9", "4 5 6")
    for action in (add("4"), Discard("4"), add("PL"), Discard("8S"), Play(("8S",)), add("nonsense")):
        assert str(refusal(state, 0, action)) == "You don’t have that card. Play a card, or discard one."


@pytest.mark.parametrize(
    ("sequence", "card", "said"),
    [
        ("", "9", "9 has no bull’s-eye. A sequence starts with any number from 1 to 8."),
        ("8", "9", "9 doesn’t follow 8. After 8 comes 10, 12 or 16."),
        ("4", "9", "9 doesn’t follow 4. After 4 comes 5, 6 or 8."),
        ("1", "9", "9 doesn’t follow 1. After 1 comes 2."),
    ],
)
def test_a_number_that_does_not_follow(sequence: str, card: str, said: str):
    assert str(refusal(table("PL 25 64 9", "4 5 6", sequences=[sequence]), 0, add(card))) == said


def test_a_number_after_which_nothing_can_come():
    state = table("9 64 49 8", "32 35 PL", sequences=["3 2 1"], rules=DOWN)
    assert str(refusal(state, 0, add("8"))) == "8 doesn’t follow 1. Nothing follows 1."


def test_neither_of_two_sequences():
    state = table("9 64 49 PL", "32 35 PL", sequences=["8 / 1"], rules=TWO)
    said = "9 fits neither of your sequences. You can add 2, 10, 12 or 16."
    assert str(refusal(state, 0, add("9"))) == str(game.explain(game.view(state, 0), "9")) == said
    assert str(refusal(state, 0, add("9", 1))) == "9 doesn’t follow 1. After 1 comes 2."


def test_which_sequence_is_not_said_where_there_is_one():
    state = table("9 64 49 10", "32 35 PL", sequences=["8"])
    told = str(refusal(state, 0, add("10", 0)))
    assert told == "You have only one sequence. Play the card without picking a sequence."


def test_several_cards_or_none():
    state = table("1 2 3 9", "4 5 6")
    for cards in ((), ("1", "2")):
        assert str(refusal(state, 0, Play(cards))) == "You play one card a turn. Pick one card."


def test_what_belongs_to_other_games(subtests: pytest.Subtests):
    for action in [Pass(), Nominate("S"), Call(), Catch(1), Play(("1",), "S"), Play(("1",), call=True)]:
        with subtests.test(action=action):
            assert refusal(table("1 2 3 9", "4 5 6"), 0, action).rule in {"match", "turn"}


def test_between_rounds_and_after_the_match():
    between = after(table(f"PL PL PL {EIGHTH}", "1 2 3", sequences=[SEVEN]), add(EIGHTH))
    over = after(table(f"PL PL PL {EIGHTH}", "1 2 3", sequences=[SEVEN], totals=(900, 0)), add(EIGHTH))
    assert str(refusal(between, 1, DRAW)) == "No round is being played. Wait for the next deal."
    assert str(refusal(over, 1, DRAW)) == "The match is over."
    assert game.check(over, 0, Deal()) is not None
    assert game.public_view(over).seed == "built"


def test_why_a_card_cannot_be_played_is_told_for_the_moment():
    """An opener in hand has a bull's-eye, whoever's turn it is."""
    waiting, asked = table("1 2 9", "4 5 6", turn=1), table("1 2 9", "4 5 6")
    assert {str(why) for why in Match(waiting).reasons(game.view(waiting, 0)).values()} == {
        "It’s not your turn yet. Wait for the others."
    }
    assert {str(why) for why in Match(asked).reasons(game.view(asked, 0)).values()} == {
        "You haven’t drawn a card yet. Draw a card."
    }
    assert game.view(after(asked, DRAW), 0).unplayable[-1] == "9"


# House rules that conflict


def test_house_rules_that_conflict(subtests: pytest.Subtests):
    for seats, house_rules, said in [
        (9, {}, "A table has 2 to 8 seats, not 9."),
        (1, {}, "A table has 2 to 8 seats, not 1."),
        (4, {"sides": 3}, "4 players don’t make 3 teams of two. Pick other teams, or everyone for themselves."),
        (2, {"sides": 1}, "Pick two, three or four teams of two, or everyone for themselves."),
        (6, {"sides": 2}, "6 players don’t make 2 teams of two. Pick other teams, or everyone for themselves."),
        (4, {"packs": 3}, "Pick one pack or two."),
        (5, {}, "5 players on their own need two packs. Add a pack, or play in teams of two."),
        (8, {}, "8 players on their own need two packs. Add a pack, or play in teams of two."),
        (2, {"sequences": 3}, "Pick one or two sequences for each player."),
        (4, {"pass_cost": 7}, "Pick what each pass card costs (0 to 100 points) from the list."),
        (4, {"target": 5}, "The target must be 10 to 1000 points."),
        (4, {"next_dealer": "nobody"}, "One of these choices doesn’t exist. Pick each one from its list."),
    ]:
        with subtests.test(seats=seats, house_rules=house_rules, said=said):
            with pytest.raises(RulesError) as refused:
                SequenceRules(seats=seats, **house_rules)
            assert str(refused.value) == said
