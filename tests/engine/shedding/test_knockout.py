"""Seats that go out of the match, a target that totals fall back from, and what going out with a card brings.

Who is out when, and what that brings, is held in any game (``a_round_ends_as_it_should``).
"""

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.core.actions import Deal, Play
from engine.core.match import RoundEnded
from engine.core.scoresheet import RoundScore, standings
from engine.matches.telling import tell, turns
from engine.matches.tournament import for_one_round
from engine.words import by_ear
from tests.doors import SHEDDING, FellBack, State, settlement, steady, why
from tests.engine.shedding.table import after, crazy, events, play, table

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


@pytest.mark.parametrize(
    ("before", "first", "dealer", "turn"),
    [(0, "left", 2, 3), (0, "right", 2, 0), (3, "left", 0, 2), (3, "dealer", 0, 0)],
)
def test_who_is_out_neither_deals_nor_begins(before, first, dealer, turn):
    """Ben sits at the left of Ada and at the right of Cleo."""
    state = after(replace(three_left(effects=(), wild=(), first_player=first), dealer=before), (0, Deal()))
    assert (state.dealer, state.turn) == (dealer, turn)


def test_a_match_that_is_dealt_again_passes_over_a_dealer_who_is_out_now():
    again = replace(three_left(effects=(), wild=()), round=1, deals=((1, 0, ()), (2, 1, ())))
    assert after(again, (0, Deal())).dealer == 2


def test_places_are_in_the_order_of_going_out_and_in_one_round_by_the_totals():
    rules = crazy(4, **KNOCKOUT)
    sheet = (
        BEN_OUT,
        RoundScore("out", 3, (120, 0, 10, 0), (120, 0, 10, 0), knocked_out=(0,)),
        RoundScore("out", 3, (0, 0, 95, 0), (0, 0, 95, 0), knocked_out=(2,)),
    )
    placed = standings(rules, (120, 112, 105, 20), sheet, (3,))
    assert [(each.seat, each.place) for each in placed] == [(3, 1), (2, 2), (0, 3), (1, 4)]
    both = (replace(BEN_OUT, points=(0, 112, 105, 0), knocked_out=(1, 2)),)
    assert [each.place for each in standings(rules, (0, 112, 105, 3), both)] == [1, 2, 3, 4]
    assert [each.place for each in standings(rules, (0, 112, 112, 3), both)] == [1, 2, 3, 3]


@pytest.mark.parametrize("other", [{"sides": 2}, {"scoring": "collect"}, {"rounds_to_play": 3}])
def test_partners_collecting_and_a_number_of_rounds_know_no_knockout(other):
    rules = crazy(4, **KNOCKOUT, **other)
    assert not rules.field("knockout").applies(rules)
    assert not rules.knocks_out


def test_where_seats_are_knocked_out_no_one_pays_and_one_round_knocks_out_no_one():
    pays = {"settlement": "with the winner"}
    assert settlement(crazy(3, **pays, **KNOCKOUT), (0, 110, 120), (0,)) == ()
    assert settlement(crazy(3, **pays), (0, 110, 120), (0,)) != ()
    assert not for_one_round(crazy(4, **KNOCKOUT)).knocks_out


PAYS = {"points_off": (("Q", 20), ("QS", 40)), "doubling": ("J",), "tripling": ("7",), "call": "none", "effects": ()}


def test_it_is_told_who_is_out_and_who_listens_hears_what_a_total_loses():
    state = table("2H", "KC QC", "3C", "TS", pile="9H", rules=KNOCKOUT, totals=(0, 90, 90, 10))
    told = [each.words for each in turns(events(state, 0, play("2H")), NAMES, you=1)]
    assert told[-1] == "You were knocked out of the match"
    state = table("2H", "KC JC", "QC", pile="9H", rules=EXACT, totals=(7, 80, 20))
    ended = next(event for event in events(state, 0, play("2H")) if isinstance(event, RoundEnded))
    assert tell(ended, NAMES[:3]) == "Ada went out. Ben -80, Cleo +10."
    with by_ear():
        assert tell(ended, NAMES[:3]) == "Ada went out. Ben loses 80 points, Cleo scores 10 points."


def test_a_hint_says_what_the_last_card_takes_off_and_the_highlights_who_hit_the_target():
    seen = table("QS", "KC", pile="9S", rules=PAYS).view(0)
    reason = next(iter(why(seen, (), (), play("QS"), NAMES)))
    assert str(reason) == "You go out, and it takes 40 off your total."
    assert tell(FellBack(1, 101), NAMES, 1) == "You hit exactly 101 points and fell back to 0."
    (fell_back,) = SHEDDING.highlights([FellBack(1, 101)], NAMES)
    assert (fell_back.key, fell_back.values) == ("fell-back", {"name": "Ben", "count": 101})


def test_computer_players_reckon_with_the_last_card_the_target_and_those_who_are_still_in():
    chances = SHEDDING.ahead.chances(in_play("2S 4H", "", "3S", "4S"))
    assert (chances[1] < 0.001, sum(chances)) == (True, pytest.approx(1))
    held = table("QS 3H", "KC JC", pile="9H", rules=PAYS | {"exact_target": True}, totals=(50, 80))
    first, second = SHEDDING.ahead.totals_if(held, (0, 1))
    assert first == (10, 0), "the Queen of spades is kept for last, and 100 falls back"
    assert second == (76, 80), "a Jack doubles"
    knockout, highest = crazy(4, **KNOCKOUT), crazy(4, knockout="highest hand")
    assert [knockout.behind(totals) for totals in ((40, 112, 60, 20), (100, 112, 130, 101))] == [0.6, 1]
    assert highest.behind((40, 112, 60, 20)) == 0


def test_a_steady_bot_goes_out_with_the_card_that_takes_more_off():
    state = table("QH QS", "KC TD", pile="QC", rules=PAYS | {"groups": "equal ranks"})
    for seed in "abcdef":
        action = steady(state.view(0), Chance(seed))
        assert isinstance(action, Play)
        assert action.cards == ("QH", "QS")
