"""The pack, the deal and the match: short packs, rounds won, numbers of rounds, playing on, who begins and deals."""

from dataclasses import fields, replace
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core.actions import Deal, Draw, Pass
from engine.core.next_dealer import dealer_of_next_round
from engine.core.packs.french import JOKERS, RANKS
from engine.core.ruleset import RulesError
from engine.core.scoresheet import RoundScore, standings
from engine.games.house_rules import HouseRules
from engine.matches.telling import tell
from tests.doors import Dealt, FirstTurn, Naming, Skipped, State, start
from tests.engine.shedding.table import SEEDS, after, book, crazy, opened, play, rules_of, table


def test_a_third_of_a_short_pack_stays_in_the_stock_and_cards_that_it_lacks_do_nothing_and_are_not_told():
    short = HouseRules("crazy-eights", (("pack_size", 32), ("deal", 5)))
    assert [short.rules(seats).packs for seats in range(2, 9)] == [1, 1, 1, 2, 2, 2, 2]
    assert rules_of("crazy-eights", 4, deal=5).changed({"pack_size": 32, "deal": 6}).packs == 2
    rules = crazy(3, pack_size=32, wild=("3", "8"), last_resort=("4",), bluffing=True, open_cards=("5",), deal=3)
    assert "one pack of 32 cards (7 to Ace). The dealer" in book(rules)
    assert "Eights are wild" in book(rules)
    assert not any(word in book(rules) for word in ("Twos", "Threes", "Fours", "Fives"))
    assert not rules.field("bluffing").applies(rules)
    assert not rules.field("stacking").applies(rules), "the Twos that would be drawn for are not there"


def test_where_no_card_may_start_the_first_one_that_is_no_joker_does():
    rules = crazy(3, jokers=2, wild=tuple(RANKS), wild_starter="another card")
    for seed in SEEDS[:20]:
        state, happened = start(rules, seed).act(0, Deal())
        (dealt,) = [event for event in happened if isinstance(event, Dealt)]
        assert state.pile == (next(card for card in reversed(dealt.stock) if card not in JOKERS),)


# Who begins, and which way (source: linked-variants.md, 1.1, "first_player", "direction_start")

BEGINS = {  # where the first player sits, counted clockwise from the dealer of four: after a plain starter, and others
    ("left", "clockwise"): {"5": 1, "A": 3, "Q": 2},
    ("right", "clockwise"): {"5": 3, "A": 1, "Q": 0},
    ("dealer", "clockwise"): {"5": 0, "A": 0, "Q": 1},
    ("left", "counterclockwise"): {"5": 1, "A": 3, "Q": 0},
    ("right", "counterclockwise"): {"5": 3, "A": 1, "Q": 2},
    ("dealer", "counterclockwise"): {"5": 0, "A": 0, "Q": 3},
}


def test_a_skip_passes_over_the_first_player_and_a_reverse_changes_the_side_of_the_dealer(subtests: pytest.Subtests):
    """Source: S3, "If the turned up card is an Ace, play begins anticlockwise", and "If the first card is a Queen"."""
    for (first, way), places in BEGINS.items():
        with subtests.test(first=first, way=way):
            for starter, place in places.items():
                state, happened = opened("crazy-eights", 4, starter, first_player=first, play_direction=way)
                assert (state.turn - state.dealer) % 4 == place, starter
                assert state.direction == (1 if way == "clockwise" else -1) * (-1 if starter == "A" else 1)
                told = [event for event in happened if isinstance(event, FirstTurn)]
                assert bool(told) == ((first, way) not in {("left", "clockwise"), ("right", "counterclockwise")})
                assert all(tell(event, ["A", "B", "C", "D"], event.seat) == "Play begins with you." for event in told)
                if starter == "Q":
                    assert Skipped((state.dealer + BEGINS[first, way]["5"]) % 4) in happened
    for first, place in (("left", 1), ("right", 1), ("dealer", 0)):
        state, _ = opened("crazy-eights", 2, "5", first_player=first)
        assert (state.turn - state.dealer) % 2 == place


COUNTERCLOCKWISE = {"play_direction": "counterclockwise"}


def test_the_deal_goes_round_the_way_that_play_begins():
    """Source: linked-variants.md, Tschau Sepp and Ocho Locos, "dealer's right starts and deals next"."""
    rules = crazy(4, first_player="right", **COUNTERCLOCKWISE)
    assert dealer_of_next_round(ended(0, 0, 0, 0, dealer=3, rules={"next_dealer": "left"} | COUNTERCLOCKWISE)) == 2
    assert "The player on the dealer’s right goes first. Play starts counterclockwise." in book(rules)
    assert "the deal passes to the right." in book(rules)
    assert "A special starter acts as if the dealer had played it." in book(rules)
    assert "the player on the dealer’s other side goes first." in book(crazy(4, first_player="right"))


# Playing on after the first is out (source: linked-variants.md, 1.1, "end_of_hand": Macau, Tschau Sepp)

ON = {"play_on": True}


def test_nobody_plays_on_between_two_with_partners_or_counting_down_and_the_first_one_out_wins_a_blocked_round():
    for rules in (crazy(2, **ON), crazy(4, **ON, sides=2), rules_of("countdown", 4, **ON)):
        assert not rules.field("play_on").applies(rules)
        assert not rules.table.play_on
    hands = "3S", "5S", "7D 9D", "JD"
    state = table(*hands, pile="KS", stock="", rules=ON | {"scoring": "rounds", "reshuffle": False})
    state = after(state, (0, play("3S")), (1, play("5S")), (2, Pass()), (3, Pass()))
    assert (state.sheet[-1].how, state.sheet[-1].winner, state.winners) == ("blocked", 0, (0,))


def test_in_a_single_game_places_go_by_the_order_of_going_out():
    score = RoundScore("left", 2, (0, 0, 1, 0), (9, 0, 0, 0), order=(2, 1, 3))
    placed = standings(crazy(4, **ON, scoring="rounds"), score.points, (score,), (2,))
    assert [(each.seat, each.place) for each in placed] == [(2, 1), (1, 2), (3, 3), (0, 4)]


OF_THE_MATCH = {
    *("rules", "seed", "shuffles", "deals", "round", "dealer", "turn", "asked"),
    *("totals", "sheet", "winners", "notes", "takes_back"),
}
OF_A_ROUND = [field.name for field in fields(State) if field.name not in OF_THE_MATCH]


def test_a_deal_forgets_all_of_the_round_before(subtests: pytest.Subtests):
    fresh, _ = start(crazy(3), "seed").act(0, Deal())
    for name in OF_A_ROUND:
        with subtests.test(name=name):
            before = start(crazy(3), "seed")
            if name != "phase":
                setattr(before, name, {"undo": SimpleNamespace(seat=1), "pending": Naming()}.get(name, (1,)))
            assert getattr(after(before, (0, Deal())), name) == getattr(fresh, name)


# Who was last in a round deals the next one (source: more-cousins.md 6.1, "the last one deals")

LAST = {"next_dealer": "last"}


def ended(*costs: int, rules: dict[str, Any] | None = None, dealer: int = 0, **score: Any) -> State:
    """A match whose last round left these costs in the hands."""
    state = table(*["4H"] * len(costs), pile="9C", stock="", rules=LAST | (rules or {}), dealer=dealer)
    points = (0,) * len(costs)
    return replace(state, phase="deal", sheet=(RoundScore("out", 0, points, costs, **score),))


@pytest.mark.parametrize(
    ("costs", "before", "rules", "dealer"),
    [
        ((0, 3, 9), 0, {}, 2),
        ((0, 9, 3), 0, {}, 1),
        ((9, 0, 3), 0, {}, 0),
        ((0, 7, 0, 7), 0, {}, 1),  # among equals the first after the dealer deals
        ((0, 7, 0, 7), 1, {}, 3),
        ((0, 7, 0, 7), 2, {}, 3),
        ((0, 7, 0, 7), 3, {}, 1),
        ((0, 7, 0, 7), 2, COUNTERCLOCKWISE, 1),
    ],
)
def test_whose_hand_counts_most_deals(costs, before, rules, dealer):
    assert dealer_of_next_round(ended(*costs, dealer=before, rules=rules)) == dealer


def test_where_others_play_on_who_is_left_with_cards_deals_but_never_who_is_out_of_the_match():
    state = table("4H", "4C", "4S 8H", pile="9H", rules=LAST | {"play_on": True, "call": "none", "costs": (("8", 0),)})
    assert dealer_of_next_round(after(state, (0, play("4H")), (1, play("4C")))) == 2
    assert dealer_of_next_round(ended(0, 0, 0, order=(1, 2), rules={"play_on": True})) == 0
    knockout = {"knockout": "at the target"}
    assert dealer_of_next_round(ended(0, 9, 3, knocked_out=(1,), rules=knockout)) == 2
    for state, dealer in [
        (ended(0, 0, 0, rules=knockout), 2),
        (ended(0, 0, 0, 0, order=(2, 0), rules=knockout | {"play_on": True}), 3),
    ]:
        none = (0,) * state.rules.seats
        earlier = RoundScore("out", 0, none, none, knocked_out=(1,))
        assert dealer_of_next_round(replace(state, sheet=(earlier, *state.sheet))) == dealer


def test_an_empty_stock_ends_a_round_of_any_game_that_makes_no_new_one():
    rules = {"reshuffle": False, "empty_stock": True, "scoring": "penalty"}
    state = table("9C 4D", "KC 5D", pile="2H", rules=rules, stock="6S")
    assert after(state, (0, Draw())).sheet[-1].points == (19, 15)
    assert not crazy(3, empty_stock=True).table.empty_stock, "a new stock is made"
    playing_on = table("", "9C 4D", "KC", pile="2H", rules=rules | {"play_on": True}, stock="6S", gone=(0,), turn=1)
    over = after(playing_on, (1, Draw()))
    assert (over.sheet[-1].how, over.sheet[-1].winner) == ("stock", 0), "the first one out has won"


def test_a_pack_that_cannot_seat_so_many_is_refused_and_another_brings_enough_cards():
    with pytest.raises(RulesError, match="at least a third must stay in the draw pile"):
        rules_of("whot", 8, deal=6)
    with pytest.raises(RulesError, match="leaves 7 of 32, "):
        rules_of("prsi", 5, deal=5)
    assert rules_of("whot", 8).changed({"deal": 6}).packs == 2
    changed = crazy(8).changed({"pack_kind": "whot", "deal": 6})
    assert (len(changed.pack), set(changed.table.suits)) == (108, set("OVXUY"))
    assert not changed.field("jokers").applies(changed)
    assert not changed.field("pack_size").applies(changed)
