"""The pack, the deal and the match: short packs, rounds won, numbers of rounds, playing on, who begins and deals."""

import random
from dataclasses import fields, replace
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core.actions import Deal, Draw, Pass
from engine.core.dealer import dealer_of_next_round
from engine.core.match import Event, RoundEnded
from engine.core.packs.french import JOKER, JOKERS, RANKS
from engine.core.ruleset import RulesError
from engine.core.scoresheet import RoundScore, standings
from engine.games.house_rules import HouseRules
from engine.matches.telling import tell
from tests.doors import Dealt, FirstTurn, Naming, Nominated, Skipped, State, SuitByChance, act, start
from tests.engine.shedding.table import SEEDS, after, book, crazy, events, may_play, opened, play, rules_of, table
from tests.engine.strategies import random_action


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        ({"pack_size": 32, "deal": 6, "packs": 1}, "leaves 8 of 32, "),
        ({"draws": 22}, "Pick 1 to 20 cards a turn, 0 to draw until you can play, or 21 for as many as you like"),
        ({"apart": tuple("A234567")}, "would get stuck"),
        ({"questions": tuple("A23456789")}, "At most half of the cards can be questions"),
        ({"not_last": RANKS}, "no card can be anyone’s last"),
        ({"not_last": (*RANKS, JOKER), "jokers": 2}, "no card can be anyone’s last"),
        ({"points_off": (("Q", 0),)}, "A card can take 1 to 100 points off."),
        ({"points_off": (("X", 5),)}, "A rule for cards needs a rank"),
        ({"tripling": ("QS",)}, "A card that triples must be a rank"),
    ],
)
def test_rules_that_can_not_be_are_refused(rules, sentence):
    with pytest.raises(RulesError, match=sentence):
        crazy(4, **rules)
    assert crazy(4, not_last=RANKS, jokers=2).jokers, "a Joker can be the last card"


# Short packs (source: linked-variants.md, 1.1, "pack")
@pytest.mark.parametrize(("size", "lowest"), [(52, "2"), (36, "6"), (32, "7")])
def test_a_short_pack_has_no_low_cards_but_aces(size, lowest):
    rules = crazy(3, pack_size=size, jokers=1, deal=3)
    assert (len(rules.pack), len(set(rules.pack))) == (size + 1, size + 1)
    assert min(rules.pack) == f"{lowest}C"
    assert {"AS", "TS", "R*"} <= set(rules.pack)
    state, _ = act(start(rules, "short"), 0, Deal())
    assert sorted((*state.stock, *state.pile, *sum(state.hands, ()))) == sorted(rules.pack)


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


def test_a_score_whose_rank_is_not_in_the_pack_makes_nothing_wild_and_none_of_it_is_drawn_for_the_deal():
    short = {"pack_size": 32}
    for score, wild in ((8, {"8S"}), (7, {"7S"}), (6, set()), (2, set()), (1, {"AS"})):
        hand = "7S 8S 9S TS JS QS KS AS"
        assert may_play(table(hand, "9D", pile="TH", game="countdown", totals=(score, 8), rules=short)) == {"TS", *wild}
    assert "if there is one in the pack: Eights at 8, Sevens at 7 and Aces at 1." in book(
        rules_of("countdown", 2, **short)
    )
    rules = crazy(4, pack_size=32, first_dealer="low card", deal=4)
    drawn = [act(start(rules, seed), 0, Deal())[1][0].rounds for seed in SEEDS[:30]]
    assert {card for rounds in drawn for each in rounds for _, card in each} <= set(rules.pack)


def played_out(rules, seed="match") -> tuple[State, list[Event]]:
    """A whole match in which the first thing that may be done is done."""
    state, happened = start(rules, seed), []
    chance = random.Random(seed)
    while state.phase != "over":
        state, new = act(state, *random_action(state, chance))
        happened += new
    return state, happened


def test_partners_win_a_round_together():
    rules = {"sides": 2, "scoring": "rounds", "rounds_to_win": 2}
    (_, ended) = events(table("8S", "2S", "", "4S", pile="KS", rules=rules), 0, play("8S"))
    assert ended.score.points == (1, 0, 1, 0)
    assert tell(ended, ["Ada", "Ben", "Cem", "Dia"]) == "Ada went out. Ada and Cem win the round."
    *_, over = events(table("8S", "2S", pile="KS", rules=rules | {"sides": 0}, totals=(1, 0)), 0, play("8S"))
    assert "with 2 rounds won!" in (tell(over, ["Ada", "Ben"]) or "")
    assert "The first team to win 2 rounds wins the match." in book(crazy(4, **rules))


def test_what_is_not_played_for_does_not_apply():
    def applying(rules):
        named = ("target", "rounds_to_win", "rounds_to_play", "settlement", "bonus")
        return {name for name in named if rules.field(name).applies(rules)}

    assert applying(crazy(3)) == {"target", "rounds_to_play", "settlement"}
    assert applying(crazy(3, scoring="rounds", settlement="among all")) == {"rounds_to_win", "rounds_to_play"}
    assert applying(crazy(3, rounds_to_play=3, scoring="collect")) == {"rounds_to_play", "settlement", "bonus"}
    assert applying(rules_of("countdown", 3, rounds_to_play=3, scoring="rounds")) == set()


# The deal (source: linked-variants.md, 1.1, "deal_size", "per-hand curve")
@pytest.mark.parametrize(
    ("way", "dealt"),
    [
        ("same", (4, 4, 4, 4, 4, 4, 4, 4, 4)),
        ("down", (4, 3, 2, 1, 4, 3, 2, 1, 4)),
        ("down and up", (4, 3, 2, 1, 2, 3, 4, 3, 2)),
    ],
)
def test_so_many_cards_are_dealt_round_after_round(way, dealt):
    rules = crazy(3, deal=4, deals=way, rounds_to_play=9, scoring="collect")
    assert tuple(rules.dealt_in(number) for number in range(1, 10)) == dealt
    _, happened = played_out(rules)
    assert tuple(event.count for event in happened if isinstance(event, Dealt))[:9] == dealt
    assert crazy(4, deals=way, deal=1).table.deals == "same"
    assert rules_of("countdown", 4, deals=way).dealt_in(3) == 8


def test_where_no_card_may_start_the_first_one_that_is_no_joker_does():
    rules = crazy(3, jokers=2, wild=tuple(RANKS), wild_starter="another card")
    for seed in SEEDS[:20]:
        state, happened = act(start(rules, seed), 0, Deal())
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


def test_the_deal_goes_round_the_way_that_play_begins():
    """Source: linked-variants.md, Tschau Sepp and Ocho Locos, "dealer's right starts and deals next"."""
    rules = crazy(4, first_player="right", play_direction="counterclockwise", rounds_to_play=4)
    dealers = [event.dealer for event in played_out(rules)[1] if isinstance(event, Dealt)]
    assert [(one - other) % 4 for one, other in pairwise(dealers)][:3] == [1, 1, 1]
    assert "The player on the dealer’s right goes first. Play starts counterclockwise." in book(rules)
    assert "the deal passes to the right." in book(rules)
    assert "A special starter acts as if the dealer had played it." in book(rules)
    assert "the player on the dealer’s other side goes first." in book(crazy(4, first_player="right"))


# A wild starter whose suit is picked before anyone looks (source: linked-variants.md, Crates and Ocho Locos)
def test_chance_picks_the_suit_of_a_wild_starter_before_anyone_looks():
    suits = set()
    for seed in range(150):
        state, happened = act(start(crazy(3, wild_starter="blind"), str(seed)), 0, Deal())
        picked = [event.suit for event in happened if isinstance(event, SuitByChance)]
        assert [state.suit] == (picked or [None])
        assert bool(picked) == (state.pile[0][0] == "8")
        assert not any(isinstance(event, Nominated) for event in happened)
        suits.update(picked)
    assert len(suits) > 2


# Playing on after the first is out (source: linked-variants.md, 1.1, "end_of_hand": Macau, Tschau Sepp)

ON = {"play_on": True}
NAMES = ["Ada", "Ben", "Cem"]


@pytest.mark.parametrize(
    ("scoring", "points", "told"),
    [
        ("penalty", (0, 0, 16), "Ada was out first. Cem +16."),
        ("collect", (16, 0, 0), "Ada was out first. Ada +16."),
        ("rounds", (1, 0, 0), "Ada was out first. Ada wins the round."),
    ],
)
def test_the_others_play_on_until_one_is_left_and_the_first_one_out_has_won(scoring, points, told):
    state = after(table("3S", "5S", "7S 9S", pile="KS", rules=ON | {"scoring": scoring}), (0, play("3S")))
    assert (state.turn, state.gone, state.is_out(0), state.others(1)) == (1, (0,), True, (2,))
    state, happened = act(state, 1, play("5S"))
    score = state.sheet[-1]
    assert (score.how, score.winner, score.order, score.points) == ("left", 0, (0, 1), points)
    ended = next(event for event in happened if isinstance(event, RoundEnded))
    assert tell(ended, NAMES) == told


def test_what_is_played_goes_past_a_seat_that_is_out():
    state = after(table("2S", "5S KD", "7S 9S", "4S 4D", pile="KS", rules=ON), (0, play("2S")))
    assert (state.debt, state.turn) == (2, 1), "the card acts, as the round goes on"
    state = after(state, (1, Draw()), (2, play("7S")), (3, play("4S")))
    assert (state.turn, 0 in state.others(2)) == (1, False)
    skips = table("3S", "QS 5S", "7S 9S", pile="KS", rules=ON)
    assert after(skips, (0, play("3S")), (1, play("QS", call=True))).turn == 1, "among two who are left it comes back"
    assert "straight away, say it before you act." in book(skips.rules)
    acts = table("3S", "2S", "7S 9S", pile="KS", rules=ON | {"winning_card_acts": True})
    assert after(acts, (0, play("3S")), (1, play("2S"))).count(2) == 4, "who is left draws for the last card"


def test_nobody_plays_on_between_two_with_partners_or_counting_down_and_the_first_one_out_wins_a_blocked_round():
    for rules in (crazy(2, **ON), crazy(4, **ON, sides=2), rules_of("countdown", 4, **ON)):
        assert not rules.field("play_on").applies(rules)
        assert not rules.table.play_on
    hands = "3S", "5S", "7D 9D", "JD"
    state = table(*hands, pile="KS", stock="", rules=ON | {"scoring": "rounds", "reshuffle": False})
    state = after(state, (0, play("3S")), (1, play("5S")), (2, Pass()), (3, Pass()))
    assert (state.sheet[-1].how, state.sheet[-1].winner, state.winners) == ("blocked", 0, (0,))


@pytest.mark.parametrize("aim", [{"rounds_to_play": 1}, {"target": 10}])
def test_where_only_the_last_one_scores_a_tie_is_shared(aim):
    """Nearly all tie at 0, and would again and again."""
    rules = crazy(8, **ON, **aim)
    state, _ = played_out(rules)
    assert len(state.sheet) == 1 or "target" in aim
    assert state.winners == tuple(seat for seat, total in enumerate(state.totals) if total == min(state.totals))
    assert len(state.winners) > 1
    assert "Players tied for lowest share the win." in book(rules)
    down = {"deals": "down", "rounds_to_play": 3}
    assert "tiebreaker" in book(crazy(4, **down))
    assert "tiebreaker" not in book(crazy(4, **down, **ON)), "nor is it broken by a single card"
    before, _ = played_out(replace(rules, reading=5))
    assert len(before.sheet) > len(state.sheet)
    assert len(before.winners) == 1


def test_in_a_single_game_places_go_by_the_order_of_going_out():
    state, _ = played_out(crazy(4, **ON, scoring="rounds"))
    (score,) = state.sheet
    placed = standings(state.rules, state.totals, state.sheet, state.winners)
    assert [each.seat for each in placed][:3] == list(score.order)
    assert [each.place for each in placed] == [1, 2, 3, 4]


OF_THE_MATCH = {
    *("rules", "seed", "shuffles", "deals", "round", "dealer", "turn", "asked"),
    *("totals", "sheet", "winners", "notes", "takes_back"),
}
OF_A_ROUND = [field.name for field in fields(State) if field.name not in OF_THE_MATCH]


def test_a_deal_forgets_all_of_the_round_before(subtests: pytest.Subtests):
    fresh, _ = act(start(crazy(3), "seed"), 0, Deal())
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
        ((0, 7, 0, 7), 2, {"play_direction": "counterclockwise"}, 1),
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
