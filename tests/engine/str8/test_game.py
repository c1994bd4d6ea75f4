"""Str8 Eight, rule by rule, from built states. Source: str8-eight.txt (S2); rulings.md, "Str8 Eight (S2)".

What a golden plays out (``tests/playthroughs/str8-eight-*``) isn't told again here.
"""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engine.chance import shuffled
from engine.core.actions import Action, Call, Catch, Deal, Discard, Draw, Nominate, Options, Pass, Play, Take
from engine.core.match import MatchEnded, RoundEnded
from engine.core.ruleset import RulesError
from engine.core.scoresheet import standings
from engine.matches.telling import highlights, tell
from tests.doors import STR8 as game
from tests.doors import HandsDealt, HandsRenewed, PassedHands, SequenceRules, SequenceState, StockRenewed, TookDiscard
from tests.engine.str8.table import add, after, events, may_do, may_play, refusal, str8, table, turn

DRAW, TAKE = Draw(), Take()
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
TWO = {"sequences": 2}
DOWN = {"backwards": True}


def dealt(seats: int, seed: str = "1", **house_rules: Any) -> SequenceState:
    return game.begun(str8(seats, **house_rules), seed).act(0, Deal())[0]


def names(happened) -> list[str]:
    return [type(event).__name__ for event in happened]


# The deal. Source: S2, "Setup"; FAQ, "flipped to start the discard pile?" and "first player after the deal?"
def test_everybody_gets_three_cards_and_the_player_to_the_left_of_the_dealer_begins(subtests: pytest.Subtests):
    for seats in range(2, 9):
        with subtests.test(seats=seats):
            dealers = set()
            for seed in map(str, range(60)):
                state = dealt(seats, seed)
                assert state.turn == (state.dealer + 1) % seats
                assert [state.count(seat) for seat in range(seats)] == [3] * seats
                dealers.add(state.dealer)
            assert dealers == set(range(seats)), "chance picks any of them"
            assert (state.pile, state.passed) == ((), ()), "no card is turned up"
            assert all(line == () for lines in state.sequences for line in lines)
            assert len(state.stock) == len(state.rules.pack) - 3 * seats


def test_the_cards_go_round_one_at_a_time_from_the_dealers_left():
    state, happened = game.begun(str8(3, first_dealer="first seat"), "x").act(2, Deal())
    order = shuffled(state.rules.pack, "x", 1)
    assert (state.dealer, state.turn) == (0, 1)
    assert [state.hands[seat] for seat in (1, 2, 0)] == [order[place:9:3] for place in range(3)]
    assert state.stock == tuple(reversed(order[9:])), "the next card is the one after the last that was dealt"
    assert tell(happened[0], NAMES) == "Round 1: Ada dealt three cards each."


# A turn. Source: S2, "Game Play"; FAQ
def test_what_may_be_done_before_and_after_drawing():
    assert may_do(table("9 2 PL", "4 5 6", pile="40 8")) == {DRAW, TAKE}
    state = after(table("9 2 PL", "4 5 6", stock="64"), DRAW)
    assert may_play(state) == {"2", "PL"}
    assert may_do(state) == {Discard("9"), Discard("2"), Discard("PL"), Discard("64")}


def test_all_see_which_card_was_taken_and_nobody_which_was_drawn():
    state = table("9 25 PL", "4 5 6", "1 2 3", pile="8")
    taken, happened = state.act(0, TAKE)
    assert [seen.drawn for seen in (taken.view(0), taken.view(1), taken.public_view())] == [("8",)] * 3
    assert happened == [TookDiscard(0, "8")]
    assert tell(happened[0], NAMES) == "Ada took 8 from the discard pile."
    drawn, happened = table("9 25 PL", "4 5 6", "1 2 3", stock="64", pile="8").act(0, DRAW)
    assert [seen.drawn for seen in (drawn.view(0), drawn.view(1), drawn.public_view())] == [("64",), ("?",), ("?",)]
    assert (drawn.view(1).hands, drawn.view(1).counts) == ((("?",) * 4, ("4", "5", "6"), ("?",) * 3), (4, 3, 3))
    assert [tell(happened[0].seen_by(seat), NAMES) for seat in (0, 1)] == ["Ada drew 64.", "Ada drew a card."]


@pytest.mark.parametrize(("card", "way"), [("PL", 1), ("PR", -1)])
def test_all_hands_go_to_the_neighbour_and_the_turn_goes_on_to_the_left(card: str, way: int):
    # "all players pass their hands in the direction described on the card"; FAQ, "whose turn is next?"
    held = [("1", "2", "3"), ("4", "5", "6"), ("7", "14", "21")]
    for seats, seat in ((2, 0), (2, 1), (3, 0), (3, 1), (3, 2)):
        hands = [" ".join(hand) for hand in held[:seats]]
        hands[seat] += f" {card}"
        passed = after(table(*hands, turn=seat), add(card))
        assert [passed.hands[(place + way) % seats] for place in range(seats)] == held[:seats]
        assert (passed.turn, passed.passed, passed.pile) == ((seat + 1) % seats, (card,), ())


# The stock made new. Source: S2, "Game Play": "shuffled back in"; rulings, "Stock made new"
def worn(hand: str, *, stirred: bool, **more) -> SequenceState:
    """The last card of the stock is in the hand of the first seat."""
    return table(hand, "4 5 6", pile="30 32 35", passed="PL PR", stock="", stirred=stirred, **more)


@pytest.mark.parametrize(
    ("hand", "stirred", "last", "stock"),
    [
        ("9 25 1 64", True, Discard("64"), "30 32 35 64 PL PR"),
        ("9 25 64 1", False, add("1"), "30 32 35 PL PR"),  # a card added with the last one of a stock is in time
        ("9 25 64 PL", False, add("PL"), "30 32 35 PL PL PR"),  # and so is a pass card, which goes into the new one
    ],
)
def test_discards_and_played_pass_cards_become_the_stock_whose_order_nobody_knows(
    hand: str, stirred: bool, last: Action, stock: str
):
    state = worn(hand, stirred=stirred)
    happened = events(state, last)
    assert names(happened)[1:] == ["StockRenewed", "SeatAsked"]
    assert isinstance(happened[1], StockRenewed)
    assert {happened[1].seen_by(seat).stock for seat in (None, 0, 1)} == {None}
    state = after(state, last)
    assert Counter(state.stock) == Counter(stock.split())
    assert (state.pile, state.passed, may_do(state)) == ((), (), {DRAW})


# Impasse. Source: S2, FAQ, "comes to an impasse?"; rulings, "Impasse"
def test_after_a_whole_stock_without_a_card_added_or_a_pass_card_played_all_hands_go_in():
    state = worn("9 25 1 64", stirred=False, sequences=["8", "2"])
    happened = events(state, Discard("64"))
    assert names(happened) == ["Discarded", "HandsRenewed", "SeatAsked"]
    assert isinstance(happened[1], HandsRenewed)
    for seat in (None, 0, 1):
        form = happened[1].seen_by(seat)
        assert form.stock is None
        assert [hand is not None for hand in form.hands] == [seat == 0, seat == 1]
    state = after(state, Discard("64"))
    cards = Counter(("9", "25", "1", "64", "4", "5", "6", "30", "32", "35", "PL", "PR"))
    assert Counter((*state.stock, *state.hands[0], *state.hands[1])) == cards
    assert [state.count(seat) for seat in (0, 1)] == [3, 3]
    assert (state.pile, state.passed, state.idle, state.stirred) == ((), (), 0, False)
    assert state.sequences == ((("8",),), (("2",),)), "play continues with the sequences as they are"
    assert (state.turn, may_do(state)) == (1, {DRAW})
    state = after(state, DRAW)
    assert names(events(state, Discard(state.hands[1][0]))) == ["Discarded", "SeatAsked"], "a new cycle begins"


def test_the_cycle_is_that_of_the_stock_and_not_of_the_match():
    """What was added in an earlier cycle does not help in this one."""
    state = after(worn("9 25 1 64", stirred=True), Discard("64"))
    assert not state.stirred
    for card in [state.stock[-place] for place in range(1, 7)]:
        assert names(events(state, DRAW, Discard(card)))[1] != "StockRenewed"
        state = after(state, *turn(card))
    assert (len(state.stock), state.pile) == (6, ()), "dealt anew"


@pytest.mark.parametrize(("seats", "most"), [(4, 70), (5, 140)])
def test_after_as_many_turns_as_there_are_cards_all_hands_go_in_though_the_stock_was_not_drawn(seats: int, most: int):
    """Source: rulings, "or as many turns as cards in the pack": all may take the same discard for ever."""
    hands = ["9 25 1", "4 5 6", "2 3 7", "10 12 14", "15 16 18"][:seats]
    state = table(*hands, pile="64", idle=most - 2)
    assert after(state, DRAW).idle == most - 2, "drawing alone is no turn"
    state = after(state, *turn("64", take=True))
    assert (state.idle, state.count(0)) == (most - 1, 3)
    assert names(events(state, *turn("64", take=True))) == ["Discarded", "HandsRenewed", "SeatAsked"]
    state = after(state, *turn("64", take=True))
    assert (len(state.stock), state.idle, state.turn) == (most - 3 * seats, 0, 2)


@pytest.mark.parametrize("last", [add("1"), add("PL")])
def test_a_card_added_or_a_pass_card_played_begins_the_count_anew(last: Play):
    state = after(table("9 25 1 PL", "4 5 6", idle=69), last)
    assert (state.idle, state.stirred) == (0, True)


# The end of a round. Source: S2, "Goal", "Scoring"

SEVEN, EIGHTH, SUM = "4 8 12 15 18 21 24", "28", 130


def ended(state: SequenceState, *actions: Action) -> tuple:
    """What the round brings, as its end tells."""
    (event,) = [event for event in events(state, *actions) if isinstance(event, RoundEnded)]
    return event.score.how, event.score.winner, event.score.points, event.score.costs


def test_the_first_sequence_of_eight_ends_the_round_and_the_own_hand_is_ignored():
    # "the total of all numbers in his or her sequence"; rulings, "own hand ignored"
    state = table(f"64 PL PR {EIGHTH}", "4 5 6", "2 3 7", sequences=[SEVEN])
    assert ended(state, add(EIGHTH)) == ("sequence", 0, (SUM, -15, -12), (0, 15, 12))
    finished = after(state, add(EIGHTH))
    assert (finished.phase, finished.drawn, finished.taken) == ("deal", (), False)
    assert finished.sequences[0] == (tuple(f"{SEVEN} {EIGHTH}".split()),)
    assert all(finished.may_do(seat) == Options(actions=(Deal(),)) for seat in range(3))


def test_what_a_pass_card_costs_is_a_house_rule():
    # "Pass cards count as fifty points each"
    for cost in (0, 10, 20, 25, 30, 40, 50, 60, 75, 100):
        state = table(f"9 25 PR {EIGHTH}", "1 PL PL", sequences=[SEVEN], rules={"pass_cost": cost})
        assert ended(state, add(EIGHTH))[2:] == ((SUM, -1 - 2 * cost), (0, 1 + 2 * cost))


def test_memorable_are_the_best_round_and_who_passed_the_hands_on_most():
    state = table(f"9 25 1 {EIGHTH}", "4 5 6", "2 3 7", sequences=[SEVEN])
    score = next(event.score for event in events(state, add(EIGHTH)) if isinstance(event, RoundEnded))
    lower = replace(score, winner=1, points=(0, score.points[0] - 1, 0))
    stuck = replace(score, winner=None, points=(SUM * 9, 0, 0))
    rounds = [RoundEnded(each, ((),) * 3) for each in (lower, score, stuck)]
    passed = [PassedHands(seat, "PL") for seat in (1, 2, 2)]
    best, most = highlights(game.highlights, [*passed, *rounds], NAMES)[1:]
    assert best == f"Best round: Ada with {score.points[0]} points"
    assert most == "Pass cards: Cleo moved everyone’s hands 2 times"


def test_every_row_is_a_straight_which_takes_the_sequences_of_the_others(subtests: pytest.Subtests):
    # "receives the positive points from the opponents' sequences"
    for row in range(1, 9):
        with subtests.test(row=row):
            *seven, eighth = [str(row * place) for place in range(1, 9)]
            state = table(f"PL PL PR {eighth}", "PR PR PL", sequences=[" ".join(seven), "5 10"])
            assert ended(state, add(eighth)) == ("straight", 0, (36 * row + 15, -150), (0, 150))


@pytest.mark.parametrize(
    ("line", "last", "how", "points"),
    [
        ("1 2 3 4 8 7 6", "5", "sequence", (36, 10 - 97)),  # so say the rulings of "Backwards"
        ("1 2 3 4 5 6 7", "8", "straight", (46, -97)),
    ],
)
def test_a_row_that_goes_up_and_down_is_no_straight(line: str, last: str, how: str, points: tuple[int, ...]):
    state = table(f"9 25 49 {last}", "30 32 35", sequences=[line, "10"], rules=DOWN)
    assert ended(state, add(last))[:3] == (how, 0, points)


# The match. Source: S2, "Winning"; rulings, "Targets 500"
@pytest.mark.parametrize(
    ("totals", "sequences", "hands", "after_it", "winners"),
    [
        ((369, 0, 0), "", ["1 2 3", "5 6 7"], (499, -6, -18), ()),
        ((370, 0, 0), "", ["1 2 3", "5 6 7"], (500, -6, -18), (0,)),
        ((0, 290, 0), "8 16 24 32 40 48 56", ["1 2 3", "5 6 7"], (130, 508, -18), (1,)),  # though another won the round
        ((370, 490, 0), "8 16 24 32 40 48 56", ["1 2 3", "5 6 7"], (500, 708, -18), (0,)),  # the finisher
        ((0, 490, 600), "8 16 24 32 40 48 56", ["1 2 3", "5 2 3"], (130, 708, 590), (1,)),  # "the most points"
        ((0, 600, 606), "", ["1 2 3", "2 3 7"], (130, 594, 594), ()),  # equal, so another round is played
    ],
)
def test_who_wins_the_match(totals, sequences: str, hands: list[str], after_it, winners: tuple[int, ...]):
    """The first of three seats completes a sequence worth 130."""
    state = table(f"PL PL PL {EIGHTH}", *hands, sequences=[SEVEN, sequences], totals=totals)
    last, state = events(state, add(EIGHTH))[-1], after(state, add(EIGHTH))
    assert isinstance(last, RoundEnded) if not winners else last == MatchEnded(winners, after_it, "built")
    assert (state.phase, state.totals, state.winners) == ("over" if winners else "deal", after_it, winners)


def test_who_has_won_stands_first_though_another_has_more_points():
    sequences = [SEVEN, "8 16 24 32 40 48 56"]
    state = table(f"PL PL PL {EIGHTH}", "1 2 3", "5 6 7", sequences=sequences, totals=(370, 490, 0))
    state = after(state, add(EIGHTH))
    places = standings(state.rules, state.totals, state.sheet, state.winners)
    placed = [(one.seat, one.place, one.total, one.rounds_won) for one in places]
    assert placed == [(0, 1, 500, 1), (1, 2, 708, 0), (2, 3, -18, 0)]
    assert [(one.caught, one.cost) for one in places] == [(6 + 18, 0), (0, 6), (0, 18)]


# Who deals. Source: S2, FAQ, "Who becomes the first player after the deal?"
@pytest.mark.parametrize(("next_dealer", "dealer", "first"), [("left", 0, 1), ("winner", 1, 2)])
def test_a_new_deal_takes_all_cards_and_is_the_next_dealers(next_dealer: str, dealer: int, first: int):
    """The last seat dealt, and the second one won."""
    hands = ["PL PL PL", f"1 2 3 {EIGHTH}", "5 6 7"]
    state = table(*hands, sequences=["", SEVEN], turn=1, dealer=2, rules={"next_dealer": next_dealer})
    dealt_again, happened = after(state, add(EIGHTH)).act(0, Deal())
    assert isinstance(happened[0], HandsDealt)
    assert (dealt_again.round, dealt_again.dealer, dealt_again.turn) == (2, dealer, first)
    assert dealt_again.sequences == (((),),) * 3
    assert (dealt_again.pile, dealt_again.passed, dealt_again.idle, dealt_again.stirred) == ((), (), 0, False)
    assert Counter((*dealt_again.stock, *sum(dealt_again.hands, ()))) == Counter(state.rules.pack)


# Teams. Source: S2, FAQ, "more than 4 players?"; rulings, "Five and seven seats", "Teams"

TEAM = ["1 2 3 28", "5 6 7", "9 10 14", "64 PL 40", "2 3 4", "20 21 24"]


@pytest.mark.parametrize("seats", [6, 8])
def test_six_and_eight_may_play_for_themselves_with_two_packs(seats: int):
    rules = str8(seats).changed({"sides": 0})
    assert (rules.packs, rules.partnered, len(rules.pack)) == (2, False, 140)
    assert str8(seats).changed({"packs": 2}).partnered, "teams may take two packs as well"


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
    assert points == (SUM, ((24 - 18) + (24 - 9)) // 2, ((5 - 33) + (5 - 65)) // 2) * 2 == (SUM, 10, -44) * 2
    straight = table("1 2 3 32", *TEAM[1:], sequences=["4 8 12 16 20 24 28", "8 16", "5"])
    how, _, points, _ = ended(straight, add("32"))
    assert (how, points) == ("straight", (144 + 24 + 5, -14, -49) * 2), "27 and 98 are left with two each"


@pytest.mark.parametrize(("left", "mean"), [("2 2 4", -13), ("2 3 4", -14), ("2 3 5", -14), ("2 3 6", -15)])
def test_the_mean_of_two_players_is_rounded_down(left: str, mean: int):
    # rulings.md, "Teams"
    for line, worth in (("", 0), ("8", 8)):
        state = table("9 25 49 28", "5 6 7", "64 PL 40", left, sequences=[SEVEN, line], rules={"sides": 2})
        assert ended(state, add("28"))[2] == (SUM, worth + mean, SUM, worth + mean)


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


# Two sequences. Source: S2, FAQ, "Can I start a second sequence?"; rulings, "Two sequences"
@pytest.mark.parametrize(
    ("hand", "sequences", "places"),
    [
        ("1 9 10 12", "8 /", {"1": (1,), "10": (0,), "12": (0,)}),
        ("16 9 25 49", "4 8 / 2 4 6 8", {"16": (0, 1)}),
        ("1 9 10 12", "", {"1": (0,)}),  # the first of two that are empty
        ("1 2 3 49", "8 / 8", {}),  # nobody starts a third
        ("10 2 3 PL", "8 /", {"10": (0,), "2": (1,), "3": (1,), "PL": ()}),
    ],
)
def test_where_a_card_goes_of_two_sequences(hand: str, sequences: str, places: dict[str, tuple[int, ...]]):
    state = table(hand, "4 5 6", sequences=[sequences], rules=TWO)
    assert may_play(state) == {*places}
    for card, which in places.items():
        assert state.may_do(0, (card,)) == Options(complete=True, sequences=which)
        for number in which:
            line = after(state, add(card, number)).sequences[0][number]
            assert line == (*state.sequences[0][number], card)


def test_the_first_complete_one_ends_the_round_and_the_other_counts_as_an_incomplete_one():
    state = table("9 25 49 28", "1 2 3", sequences=[f"2 4 / {SEVEN}", "5 10 / 8"], rules=TWO)
    assert ended(state, add("28", 1)) == ("sequence", 0, (SUM + 6, 23 - 6), (0, 6))
    state = table("9 25 49 32", "1 2 3", sequences=["2 4 / 4 8 12 16 20 24 28", "5 10 / 8"], rules=TWO)
    assert ended(state, add("32", 1)) == ("straight", 0, (144 + 6 + 23, -6), (0, 6))


def test_two_sequences_are_for_two_players_alone():
    # "with more players often results in partial sequences"
    assert [str8(seats, **TWO).lines for seats in (2, 3, 4)] == [2, 1, 1]
    assert dealt(3, **TWO).sequences == (((),),) * 3
    assert may_play(table("1 2 3 9", "4 5 6", sequences=["8"])) == set(), "usually nobody starts a second one"


# Stuck: our own rule. If no sequence can grow to eight any more, nobody wins the round.

DEAD = "5 10 15 20 24 30 25"  # 20 and 30, the neighbours of 25, lie in it


def test_where_no_sequence_can_grow_to_eight_the_round_ends_without_a_winner():
    state = table("9 49 64 1", "32 35 PL", sequences=["3 2", DEAD], rules=DOWN, totals=(5, 5))
    assert ended(state, add("1")) == ("stuck", None, (6 - 122, 129 - 117), (122, 117))
    state = after(state, add("1"))
    assert (state.phase, state.totals, state.dealer) == ("deal", (-111, 17), 1)
    assert after(state, Deal()).dealer == 0
    winner = table("9 49 64 1", "32 35 PL", sequences=["3 2", DEAD], rules=DOWN | {"next_dealer": "winner"})
    assert after(winner, add("1"), Deal()).dealer == 0, "the deal moves to the left"


@pytest.mark.parametrize("sequences", [["3 2", ""], ["3 2", "5 10 15 20 24 30"], ["3 2", "5 10"]])
def test_while_one_can_grow_the_round_goes_on(sequences: list[str]):
    assert after(table("9 49 64 1", "32 35 PL", sequences=sequences, rules=DOWN), add("1")).phase == "play"


@pytest.mark.parametrize(
    ("other", "more", "goes_on"),
    [
        ("48 56 64", {}, False),  # 49 leads to 56, and both of the pack lie in sequences
        ("48 56 64", {"packs": 2}, True),
        (DEAD, {}, True),  # one 56 is in a hand, and can come yet
    ],
)
def test_a_sequence_is_dead_when_all_copies_of_what_it_needs_lie_in_sequences(
    other: str, more: dict[str, int], goes_on: bool
):
    sequences = ["35 42 / 56 64", f"{other} / {DEAD}"]
    state = table("1 2 3 49", "56 5 6", sequences=sequences, rules=DOWN | TWO | more, stock="8 8 8")
    assert (after(state, add("49", 0)).phase == "play") == goes_on


def test_somebody_may_win_the_match_with_a_round_that_nobody_won():
    state = table("9 49 64 1", "32 35 PL", sequences=["3 2", DEAD], rules=DOWN, totals=(0, 990))
    assert events(state, add("1"))[-1].winners == (1,)
    both = table("9 49 64 1", "32 35 PL", sequences=["3 2", DEAD], rules=DOWN, totals=(1128, 1000))
    assert isinstance(events(both, add("1"))[-1], RoundEnded), "both have 1012"


TURN_OVER = "Your turn is over: you can play or discard only one card. Wait for the others."
WAIT = "It’s not your turn yet. Wait for the others."
DRAWN = "You’ve drawn a card already. Play a card, or discard one."
NOT_DRAWN = "You haven’t drawn a card yet. Draw a card."
BEFORE, DRAWING = table("1 2 3", "4 5 6"), table("1 2 3 9", "4 5 6")
THREE = table("1 2 3", "4 5 6", "7 14 21", pile="9")
PASSED = after(table("1 PR 3 PL", "4 5 PL"), add("PL"))
BOTH = table("9 64 49 PL", "32 35 PL", sequences=["8 / 1"], rules=TWO)
EMPTY = table("1 2 3 PL", "4 5 6", rules=TWO)
BETWEEN = after(table(f"PL PL PL {EIGHTH}", "1 2 3", sequences=[SEVEN]), add(EIGHTH))
OVER = after(table(f"PL PL PL {EIGHTH}", "1 2 3", sequences=[SEVEN], totals=(900, 0)), add(EIGHTH))

PILE = table("1 2 3", "4 5 6", pile="9 PL")
ONE = table("1 2 3 10", "4 5 6", sequences=["8"])
EITHER = table("16 9 25 49", "4 5 6", sequences=["4 8 / 2 4 6 8"], rules=TWO)
NOT_HELD = [add("4"), Discard("4"), add("PL"), Discard("8S"), Play(("8S",)), add("nonsense")]
PASS_ADDED = [add("PL", 0)]


@pytest.mark.parametrize(
    ("state", "seat", "actions", "said"),
    [
        (THREE, 1, [DRAW, TAKE], WAIT),
        (THREE, 2, [DRAW], TURN_OVER),
        (BEFORE, 1, [DRAW], WAIT),  # who has dealt has had none
        (PASSED, 0, [add("PL")], TURN_OVER),
        (BEFORE, 0, [Deal()], "The next deal comes when this round is over."),
        (BEFORE, 0, [add("1")], NOT_DRAWN),
        (PILE, 0, [Discard("1")], "You haven’t drawn a card yet. Draw a card, or take Pass ← from the discard pile."),
        (after(THREE, DRAW), 0, [DRAW, TAKE], DRAWN),
        (after(THREE, TAKE), 0, [DRAW, TAKE], DRAWN),
        (BEFORE, 0, [TAKE], "The discard pile is empty. Draw a card."),
        (DRAWING, 0, NOT_HELD, "You don’t have that card. Play a card, or discard one."),
        (DRAWING, 0, [Play(()), Play(("1", "2"))], "You play one card a turn. Pick one card."),
        (ONE, 0, [add("10", 0)], "You have only one sequence. Play the card without picking a sequence."),
        (BOTH, 0, [add("9")], "9 fits neither of your sequences. You can add 2, 10, 12 or 16."),
        (BOTH, 0, [add("9", 1)], "9 doesn’t follow 1. After 1 comes 2."),
        (EITHER, 0, [add("16")], "You have two sequences. Pick the sequence for this card."),
        (EMPTY, 0, [add("1", 1)], "Both of your sequences are empty. Start the first sequence."),
        (EMPTY, 0, PASS_ADDED, "You can’t add a pass card to a sequence. Play the card without picking a sequence."),
        (BETWEEN, 1, [DRAW], "No round is being played. Wait for the next deal."),
        (OVER, 1, [DRAW, Deal()], "The match is over."),
    ],
)
def test_what_is_refused(state: SequenceState, seat: int, actions: list[Action], said: str):
    for action in actions:
        assert str(refusal(state, seat, action)) == said


@pytest.mark.parametrize(
    ("sequence", "card", "more", "said"),
    [
        ("", "9", {}, "9 has no bull’s-eye. A sequence starts with any number from 1 to 8."),
        ("8", "9", {}, "9 doesn’t follow 8. After 8 comes 10, 12 or 16."),
        ("4", "9", {}, "9 doesn’t follow 4. After 4 comes 5, 6 or 8."),
        ("1", "9", {}, "9 doesn’t follow 1. After 1 comes 2."),
        ("3 2 1", "8", DOWN, "8 doesn’t follow 1. Nothing follows 1."),
        ("8", "7", {}, "7 doesn’t follow 8. After 8 comes 10, 12 or 16."),
    ],
)
def test_a_number_that_does_not_follow(sequence: str, card: str, more: dict[str, bool], said: str):
    state = table(f"PL 25 64 {card}", "4 5 6", sequences=[sequence], rules=more)
    refused = refusal(state, 0, add(card))
    assert str(refused) == str(state.view(0).reasons()[card]) == said
    assert refused.rule == ("backwards" if card == "7" else "sequence"), "which a house rule would allow"


def test_what_belongs_to_other_games(subtests: pytest.Subtests):
    for action in [Pass(), Nominate("S"), Call(), Catch(1), Play(("1",), "S"), Play(("1",), call=True)]:
        with subtests.test(action=action):
            assert refusal(DRAWING, 0, action).rule in {"match", "turn"}


def test_why_a_card_cannot_be_played_is_told_for_the_moment():
    """An opener in hand has a bull's-eye, whoever's turn it is."""
    waiting, asked = table("1 2 9", "4 5 6", turn=1), table("1 2 9", "4 5 6")
    assert {str(why) for why in waiting.view(0).reasons().values()} == {WAIT}
    assert {str(why) for why in asked.view(0).reasons().values()} == {NOT_DRAWN}
    assert after(asked, DRAW).view(0).unplayable[-1] == "9"


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
