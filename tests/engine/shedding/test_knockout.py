"""Seats that go out of the match, a target that totals fall back from, and what going out with a card brings."""

from dataclasses import replace

import pytest

from engine.bots.expert import _of_match as of_match
from engine.chance.stream import Chance
from engine.core.actions import Catch, Deal, Draw, Pass, Play
from engine.core.events import MatchEnded, RoundEnded
from engine.core.ruleset import RulesError
from engine.core.scoresheet import RoundScore, out_of_match, standings
from engine.games.rulebook import plain_lines
from engine.matches.telling import tell, turns
from engine.matches.tournament import for_one_round
from engine.shedding.bots import evaluation
from engine.words import by_ear
from tests.doors import SHEDDING, Dealt, Effect, FellBack, KnockedOut, State, act, settlement, steady, view, why
from tests.engine.shedding.table import after, crazy, events, may_do, may_play, names, play, table

NAMES = ("Ada", "Ben", "Cleo", "Dora")
KNOCKOUT = {"knockout": "at the target", "call": "none"}
EXACT = {"exact_target": True, "call": "none"}
BEN_OUT = RoundScore("out", 0, (0, 112, 0, 0), (0, 112, 0, 0), knocked_out=(1,))


def three_left(**house_rules) -> State:
    """A match of four in which Ben is out, before its next deal. Ada dealt last."""
    rules = crazy(4, **KNOCKOUT | house_rules)
    dealt = table("2S", "", "3S", "4S", pile="9H", rules=KNOCKOUT | house_rules, totals=(40, 112, 60, 20), dealer=0)
    return replace(dealt, rules=rules, phase="deal", hands=((),) * 4, stock=(), pile=(), sheet=(BEN_OUT,))


def in_play(*hands: str, pile: str = "9H", rules: dict | None = None, totals=(40, 112, 60, 20), **more) -> State:
    """A round of four in which Ben is out."""
    built = table(*hands, pile=pile, rules=KNOCKOUT | (rules or {}), totals=totals, **more)
    return replace(built, sheet=(BEN_OUT,))


# Out of the match at the target


def test_a_seat_at_the_target_is_out_and_the_others_play_on():
    won = table("2H", "KC QC", "3C", "TS", pile="9H", rules=KNOCKOUT, totals=(0, 90, 90, 99))
    happened = events(won, 0, play("2H"))
    assert names(happened) == ["Played", "RoundEnded", "KnockedOut", "KnockedOut"]
    state = after(won, (0, play("2H")))
    assert (state.phase, state.totals) == ("deal", (0, 110, 93, 109))
    assert state.sheet[-1].knocked_out == out_of_match(state.sheet) == (1, 3)


def test_exactly_the_target_is_enough_to_be_out():
    won = table("2H", "TC", "3C", pile="9H", rules=KNOCKOUT, totals=(0, 90, 90))
    assert after(won, (0, play("2H"))).sheet[-1].knocked_out == (1,)


def test_who_is_out_gets_no_cards_and_keeps_the_total():
    state, (dealt, *_) = act(three_left(), 0, Deal())
    assert isinstance(dealt, Dealt)
    assert ([len(hand or ()) for hand in dealt.hands], dealt.count) == ([5, 0, 5, 5], 5)
    assert len(state.stock) == 52 - 15 - 1
    assert state.totals == (40, 112, 60, 20)
    assert view(state, 1).options.cards == ()


@pytest.mark.parametrize(("first", "turn"), [("left", 2), ("dealer", 0)])
def test_who_is_out_neither_deals_nor_begins(first, turn):
    """Ada has dealt, so the deal would come to Ben, who is out."""
    state = after(three_left(effects=(), wild=()), (0, Deal()))
    assert (state.dealer, state.turn) == (2, 3)
    dealt_by_dora = replace(three_left(effects=(), wild=(), first_player=first), dealer=3)
    state = after(dealt_by_dora, (0, Deal()))
    assert (state.dealer, state.turn) == (0, turn)


def test_the_first_player_at_the_right_is_one_who_is_still_in():
    state = after(replace(three_left(effects=(), wild=(), first_player="right"), dealer=0), (0, Deal()))
    assert (state.dealer, state.turn) == (2, 0), "Ben sits at the right of Cleo"


def test_a_match_that_is_dealt_again_passes_over_a_dealer_who_is_out_now():
    again = replace(three_left(effects=(), wild=()), round=1, deals=((1, 0, ()), (2, 1, ())))
    assert after(again, (0, Deal())).dealer == 2


def test_turns_skips_and_draws_pass_over_who_is_out():
    rules = {"effects": (("Q", Effect("skip")), ("K", Effect("all draw")), ("2", Effect("draw", 2)))}
    state = in_play("QH KH 2H 9C", "", "3C 4C", "TS JS", rules=rules)
    assert after(state, (0, play("9C"))).turn == 2
    assert after(state, (0, play("QH"))).turn == 3
    drawn = after(state, (0, play("KH")))
    assert [drawn.count(seat) for seat in range(4)] == [3, 0, 3, 3]
    assert after(state, (0, play("2H")), (2, Draw())).count(2) == 4


def test_gifts_go_to_those_who_are_still_in():
    state = in_play("QH 7C 9C", "", "3C 4C", "TS JS", rules={"effects": (("Q", Effect("gift")),)})
    asked = after(state, (0, play("QH")))
    assert asked.pending is not None
    assert asked.pending.to == (2, 3)


def test_the_first_one_without_cards_still_ends_the_round():
    state = after(in_play("2H", "", "KC", "QC"), (0, play("2H")))
    assert (state.phase, state.sheet[-1].winner) == ("deal", 0)


def test_all_who_are_still_in_pass_and_the_round_is_blocked():
    state = in_play("2S", "", "3S", "4S", stock="", rules={"reshuffle": False})
    state = after(state, (0, Pass()), (2, Pass()), (3, Pass()))
    assert state.sheet[-1].how == "blocked"
    assert state.sheet[-1].points[1] == 0


def test_who_is_out_catches_no_one():
    rules = {"call": "catch"}
    state = after(in_play("2H 3H", "", "KC JC", "QC TC", rules=rules), (0, play("2H")))
    assert (may_do(state, 1), may_play(state, 1)) == (set(), set())
    assert may_do(state, 3) == {Catch(0)}


def test_the_last_one_left_wins():
    state = in_play("2H", "", "KC", "QC", totals=(99, 112, 95, 92))
    ended = events(state, 0, play("2H"))[-1]
    assert isinstance(ended, MatchEnded)
    assert (ended.winners, ended.totals) == ((0,), (99, 112, 105, 102))
    assert after(state, (0, play("2H"))).sheet[-1].knocked_out == (2, 3), "Ben is out already"


@pytest.mark.parametrize(("totals", "winners"), [((96, 112, 95, 93), (3,)), ((98, 112, 95, 95), (2, 3))])
def test_of_those_who_go_out_together_at_the_end_the_lowest_wins(totals, winners):
    """A blocked round: no one went out of it, and all who were left go out of the match."""
    hands, rules = ("TS", "", "TC", "TD"), {"reshuffle": False}
    state = in_play(*hands, stock="", rules=rules, totals=totals)
    state = after(state, (0, Pass()), (2, Pass()), (3, Pass()))
    assert (state.phase, state.winners) == ("over", winners)


def test_places_are_in_the_order_of_going_out():
    rules = crazy(4, **KNOCKOUT)
    sheet = (
        BEN_OUT,
        RoundScore("out", 3, (120, 0, 10, 0), (120, 0, 10, 0), knocked_out=(0,)),
        RoundScore("out", 3, (0, 0, 95, 0), (0, 0, 95, 0), knocked_out=(2,)),
    )
    placed = standings(rules, (120, 112, 105, 20), sheet, (3,))
    assert [(each.seat, each.place) for each in placed] == [(3, 1), (2, 2), (0, 3), (1, 4)]


def test_of_two_who_go_out_in_one_round_the_lower_total_is_better_and_equal_ones_share_a_place():
    rules = crazy(4, **KNOCKOUT)
    both = replace(BEN_OUT, points=(0, 112, 105, 0), knocked_out=(1, 2))
    assert [each.place for each in standings(rules, (0, 112, 105, 3), (both,))] == [1, 2, 3, 4]
    assert [each.place for each in standings(rules, (0, 112, 112, 3), (both,))] == [1, 2, 3, 3]


def test_no_one_pays_where_seats_are_knocked_out():
    rules = crazy(3, knockout="at the target", settlement="with the winner")
    assert settlement(rules, (0, 110, 120), (0,)) == ()
    assert settlement(crazy(3, settlement="with the winner"), (0, 110, 120), (0,)) != ()


@pytest.mark.parametrize("other", [{"sides": 2}, {"scoring": "collect"}, {"rounds_to_play": 3}])
def test_partners_collecting_and_a_number_of_rounds_know_no_knockout(other):
    rules = crazy(4, **KNOCKOUT, **other)
    assert not rules.field("knockout").applies(rules)
    assert not rules.knocks_out


def test_a_single_round_of_a_tournament_knocks_no_one_out():
    assert not for_one_round(crazy(4, **KNOCKOUT)).knocks_out


# The highest hand


def test_the_highest_hand_of_each_round_is_out():
    won = table("2H", "KC", "QC 3C", pile="9H", rules={"knockout": "highest hand", "call": "none"})
    state = after(won, (0, play("2H")))
    assert (state.phase, state.sheet[-1].knocked_out, state.totals) == ("deal", (2,), (0, 10, 13))


def test_equal_highest_hands_stay_in():
    won = table("2H", "KC", "QC", pile="9H", rules={"knockout": "highest hand", "call": "none"})
    assert after(won, (0, play("2H"))).sheet[-1].knocked_out == ()


def test_between_two_the_higher_hand_decides_the_match():
    won = table("2H", "KC", pile="9H", rules={"knockout": "highest hand", "call": "none"}, totals=(90, 0))
    assert after(won, (0, play("2H"))).winners == (0,)


# Exactly the target


def test_exactly_the_target_falls_back_to_0():
    won = table("2H", "KC JC", "QC", pile="9H", rules=EXACT, totals=(7, 80, 20))
    happened = events(won, 0, play("2H"))
    assert happened[-1] == FellBack(1, 100)
    state = after(won, (0, play("2H")))
    assert (state.totals, state.phase) == ((7, 0, 30), "deal")
    assert state.sheet[-1].points == (0, -80, 10), "by how much each total changed"
    assert state.sheet[-1].fell_back == (1,)


def test_past_the_target_the_match_ends_as_ever():
    won = table("2H", "KC JC", "QC", pile="9H", rules=EXACT, totals=(7, 81, 20))
    assert after(won, (0, play("2H"))).winners == (0,)


def test_exactly_the_target_is_not_out_of_the_match():
    won = table("2H", "KC JC", "KS QC", pile="9H", rules=EXACT | KNOCKOUT, totals=(7, 80, 81))
    state = after(won, (0, play("2H")))
    assert (state.totals, state.sheet[-1].knocked_out, state.winners) == ((7, 0, 101), (2,), ())


def test_a_total_below_0_comes_to_0_without_falling_back():
    won = table("2H", "KC", pile="9H", rules=EXACT, totals=(7, -10))
    assert after(won, (0, play("2H"))).sheet[-1].fell_back == ()


# Going out with a card

PAYS = {"points_off": (("Q", 20), ("QS", 40)), "doubling": ("J",), "tripling": ("7",), "call": "none", "effects": ()}


@pytest.mark.parametrize(
    ("last", "pile", "points"),
    [("QH", "9H", (-20, 10, 5)), ("QS", "9S", (-40, 10, 5)), ("JH", "9H", (0, 20, 10)), ("7H", "9H", (0, 30, 15))],
)
def test_going_out_with_a_card_takes_points_off_or_multiplies_what_the_others_pay(last, pile, points):
    won = table(last, "KC", "5C", pile=pile, rules=PAYS, totals=(15, 0, 0))
    state = after(won, (0, play(last)))
    assert state.sheet[-1].points == points
    assert state.totals == (15 + points[0], *points[1:])


def test_only_the_winners_last_card_counts():
    won = table("QH 2H", "KC", "5C", pile="9H", rules=PAYS)
    assert after(won, (0, play("QH")), (1, Draw()), (2, Draw()), (0, play("2H"))).sheet[-1].points[0] == 0


def test_a_side_has_what_its_player_went_out_with():
    won = table("QH", "KC", "", "5C", pile="9H", rules=PAYS | {"sides": 2})
    assert after(won, (0, play("QH"))).sheet[-1].points == (-20, 15, -20, 15)


# What is refused


@pytest.mark.parametrize(
    ("house_rules", "sentence"),
    [
        ({"points_off": (("Q", 0),)}, "A card can take 1 to 100 points off."),
        ({"points_off": (("X", 5),)}, "A rule for cards needs a rank"),
        ({"tripling": ("QS",)}, "A card that triples must be a rank"),
    ],
)
def test_what_a_card_can_not_bring_is_refused(house_rules, sentence):
    with pytest.raises(RulesError, match=sentence):
        crazy(3, **house_rules)


def test_a_target_below_what_a_card_costs_ends_after_a_round():
    won = table("2H", "8C", "5C", pile="9H", rules=KNOCKOUT | {"target": 10})
    assert after(won, (0, play("2H"))).phase == "deal"
    assert after(won, (0, play("2H"))).sheet[-1].knocked_out == (1,)


# What is said


def test_it_is_told_who_fell_back_and_who_is_out():
    assert tell(FellBack(1, 101), NAMES) == "Ben hit exactly 101 points and fell back to 0."
    assert tell(FellBack(1, 101), NAMES, 1) == "You hit exactly 101 points and fell back to 0."
    assert tell(KnockedOut(1), NAMES) == "Ben is out of the match."
    assert tell(KnockedOut(1), NAMES, 1) == "You’re out of the match."
    won = table("2H", "KC QC", "3C", "TS", pile="9H", rules=KNOCKOUT, totals=(0, 90, 90, 10))
    told = [each.words for each in turns(events(won, 0, play("2H")), NAMES, you=1)]
    assert told[-1] == "You were knocked out of the match"


def test_who_listens_hears_what_a_total_loses():
    won = table("2H", "KC JC", "QC", pile="9H", rules=EXACT, totals=(7, 80, 20))
    ended = next(event for event in events(won, 0, play("2H")) if isinstance(event, RoundEnded))
    assert tell(ended, NAMES[:3]) == "Ada went out. Ben -80, Cleo +10."
    with by_ear():
        assert tell(ended, NAMES[:3]) == "Ada went out. Ben loses 80 points, Cleo scores 10 points."


def test_a_hint_says_what_the_last_card_takes_off():
    seen = view(table("QS", "KC", pile="9S", rules=PAYS), 0)
    reason = next(iter(why(seen, (), (), play("QS"), NAMES)))
    assert str(reason) == "You go out, and it takes 40 off your total."


def test_what_is_memorable_is_who_hit_the_target():
    assert list(SHEDDING.highlights.facts([FellBack(1, 101)], NAMES)) == [("fell-back", {"name": "Ben", "count": 101})]


def test_the_rulebook_says_when_a_player_is_out():
    said = plain_lines(crazy(3, **KNOCKOUT))[-1]
    assert said.startswith("A player who reaches 100 points is out of the match. They get no more cards")
    over = plain_lines(crazy(3, **KNOCKOUT, exact_target=True))[-1]
    assert over.startswith("A total of exactly 100 points drops back to 0. A player who goes over 100 points is out")
    assert plain_lines(crazy(2, **KNOCKOUT))[-1].startswith("The first player to reach 100 points loses the match.")
    hand = plain_lines(crazy(3, knockout="highest hand"))[-1]
    assert hand.startswith("The player with the most points in hand when a round ends is out of the match.")


# Computer players


def test_who_is_out_has_no_chance_to_win_the_round():
    state = in_play("2S 4H", "", "3S", "4S")
    chances = evaluation.chances(state)
    assert chances[1] < 0.001
    assert sum(chances) == pytest.approx(1)


def test_what_a_round_would_bring_knows_the_last_card_and_the_target():
    held = table("QS 3H", "KC JC", pile="9H", rules=PAYS | {"exact_target": True}, totals=(50, 80))
    assert evaluation.totals_if(held, 0) == (10, 0), "the Queen of spades is kept for last, and 100 falls back"
    assert evaluation.totals_if(held, 1) == (76, 80), "a Jack doubles"


def test_how_near_the_end_is_counts_those_who_are_still_in():
    rules = crazy(4, **KNOCKOUT)
    assert rules.behind((40, 112, 60, 20)) == 0.6
    assert rules.behind((100, 112, 130, 101)) == 1
    assert crazy(4, knockout="highest hand").behind((40, 112, 60, 20)) == 0


def test_an_expert_sees_no_worth_in_being_out():
    left = replace(three_left(), totals=(40, 112, 60, 120))
    left = replace(left, sheet=(*left.sheet, replace(BEN_OUT, points=(0, 0, 0, 100), knocked_out=(3,))))
    of_seats = [of_match(SHEDDING, left, (0.25,) * 4, seat) for seat in range(4)]
    assert of_seats[1] == of_seats[3] == 0
    assert of_seats[0] > of_seats[2] > 0


def test_a_steady_bot_goes_out_with_the_card_that_takes_more_off():
    state = table("QH QS", "KC TD", pile="QC", rules=PAYS | {"groups": "equal ranks"})
    for seed in "abcdef":
        action = steady(view(state, 0), Chance(seed))
        assert isinstance(action, Play)
        assert action.cards == ("QH", "QS")
