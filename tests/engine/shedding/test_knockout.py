"""Seats that go out of the match, a target that totals fall back from, and what going out with a card brings."""

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.core.actions import Catch, Deal, Draw, Pass, Play
from engine.core.match import RoundEnded
from engine.core.scoresheet import RoundScore, out_of_match, standings
from engine.matches.telling import tell, turns
from engine.matches.tournament import for_one_round
from engine.words import by_ear
from tests.doors import SHEDDING, Dealt, Effect, FellBack, State, act, settlement, steady, view, why
from tests.engine.shedding.table import after, crazy, events, may_do, may_play, play, table

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


def won(last: str, *hands: str, pile: str = "9H", totals: tuple[int, ...], **house_rules) -> State:
    """A round that the first seat wins with this card."""
    rules = {"call": "none"} | house_rules
    return after(table(last, *hands, pile=pile, rules=rules, totals=totals), (0, play(last)))


def test_who_is_out_and_what_falls_back(subtests: pytest.Subtests):
    """The totals before and after, who is out of the match, who fell back, and who has won it."""
    highest, low = {"knockout": "highest hand"}, KNOCKOUT | {"target": 10}
    for name, rules, hands, before, totals, out, fell, winners in [
        ("at the target", KNOCKOUT, ("KC QC", "3C", "TS"), (0, 90, 90, 99), (0, 110, 93, 109), (1, 3), (), ()),
        ("exactly there", KNOCKOUT, ("TC", "3C"), (0, 90, 90), (0, 100, 93), (1,), (), ()),
        ("it costs less than a card", low, ("8C", "5C"), (0, 0, 0), (0, 50, 5), (1,), (), ()),
        ("the highest hand", highest, ("KC", "QC 3C"), (0, 0, 0), (0, 10, 13), (2,), (), ()),
        ("not if two are equal", highest, ("KC", "QC"), (0, 0, 0), (0, 10, 10), (), (), ()),
        ("between two it decides the match", highest, ("KC",), (90, 0), (90, 10), (1,), (), (0,)),
        ("exactly the target falls back", EXACT, ("KC JC", "QC"), (7, 80, 20), (7, 0, 30), (), (1,), ()),
        ("past it the match ends as ever", EXACT, ("KC JC", "QC"), (7, 81, 20), (7, 101, 30), (), (), (0,)),
        ("or one is out", EXACT | KNOCKOUT, ("KC JC", "KS QC"), (7, 80, 81), (7, 0, 101), (2,), (1,), ()),
        ("to 0 from below", EXACT, ("KC",), (7, -10), (7, 0), (), (), ()),
    ]:
        with subtests.test(name):
            state = won("2H", *hands, totals=before, **rules)
            score = state.sheet[-1]
            assert (state.totals, score.knocked_out, score.fell_back, state.winners) == (totals, out, fell, winners)
            assert score.points == tuple(now - then for now, then in zip(totals, before, strict=True))
            assert out_of_match(state.sheet) == out


def test_who_is_out_gets_no_cards_and_keeps_the_total():
    state, (dealt, *_) = act(three_left(), 0, Deal())
    assert isinstance(dealt, Dealt)
    assert ([len(hand or ()) for hand in dealt.hands], dealt.count) == ([5, 0, 5, 5], 5)
    assert len(state.stock) == 52 - 15 - 1
    assert state.totals == (40, 112, 60, 20)
    assert view(state, 1).options.cards == ()


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


def test_turns_skips_draws_and_gifts_pass_over_who_is_out_and_who_catches_no_one():
    rules = {"effects": (("Q", Effect("skip")), ("K", Effect("all draw")), ("2", Effect("draw", 2)))}
    state = in_play("QH KH 2H 9C", "", "3C 4C", "TS JS", rules=rules)
    assert after(state, (0, play("9C"))).turn == 2
    assert after(state, (0, play("QH"))).turn == 3
    drawn = after(state, (0, play("KH")))
    assert [drawn.count(seat) for seat in range(4)] == [3, 0, 3, 3]
    assert after(state, (0, play("2H")), (2, Draw())).count(2) == 4
    state = in_play("QH 7C 9C", "", "3C 4C", "TS JS", rules={"effects": (("Q", Effect("gift")),)})
    asked = after(state, (0, play("QH")))
    assert asked.pending is not None
    assert asked.pending.to == (2, 3)
    state = after(in_play("2H 3H", "", "KC JC", "QC TC", rules={"call": "catch"}), (0, play("2H")))
    assert (may_do(state, 1), may_play(state, 1), may_do(state, 3)) == (set(), set(), {Catch(0)})


@pytest.mark.parametrize(("totals", "winners"), [((96, 112, 95, 93), (3,)), ((98, 112, 95, 95), (2, 3))])
def test_of_those_who_go_out_together_at_the_end_the_lowest_wins(totals, winners):
    """A blocked round: no one went out of it, and all who were left go out of the match."""
    hands, rules = ("TS", "", "TC", "TD"), {"reshuffle": False}
    state = in_play(*hands, stock="", rules=rules, totals=totals)
    state = after(state, (0, Pass()), (2, Pass()), (3, Pass()))
    assert (state.phase, state.winners) == ("over", winners)
    assert (state.sheet[-1].how, state.sheet[-1].points[1]) == ("blocked", 0)


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


@pytest.mark.parametrize(
    ("last", "pile", "points"),
    [("QH", "9H", (-20, 10, 5)), ("QS", "9S", (-40, 10, 5)), ("JH", "9H", (0, 20, 10)), ("7H", "9H", (0, 30, 15))],
)
def test_going_out_with_a_card_takes_points_off_or_multiplies_what_the_others_pay(last, pile, points):
    state = won(last, "KC", "5C", pile=pile, totals=(15, 0, 0), **PAYS)
    assert state.sheet[-1].points == points
    assert state.totals == (15 + points[0], *points[1:])


def test_only_the_winners_last_card_counts_for_all_of_a_side():
    earlier = table("QH 2H", "KC", "5C", pile="9H", rules=PAYS)
    ended = after(earlier, (0, play("QH")), (1, Draw()), (2, Draw()), (0, play("2H")))
    assert ended.sheet[-1].points[0] == 0
    assert won("QH", "KC", "", "5C", totals=(0,) * 4, **PAYS, sides=2).sheet[-1].points == (-20, 15, -20, 15)


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
    seen = view(table("QS", "KC", pile="9S", rules=PAYS), 0)
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
        action = steady(view(state, 0), Chance(seed))
        assert isinstance(action, Play)
        assert action.cards == ("QH", "QS")
