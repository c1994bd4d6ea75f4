"""The pack, the deal and the match: short packs, rounds won, numbers of rounds, playing on, who begins."""

import random

import pytest

from engine.actions import Deal, Pass
from engine.events import Event
from engine.rulebook import plain_lines
from engine.ruleset import RulesError
from engine.shedding.matching import wild_at
from engine.shedding.moves import act, start
from engine.shedding.rules import packs_for
from engine.shedding.settling import winners
from engine.shedding.state import State
from engine.telling import tell
from tests.engine.shedding.table import after, crazy, events, play, rules_of, table
from tests.engine.strategies import random_action


def book(rules) -> str:
    return " ".join(plain_lines(rules))


# Short packs (source: linked-variants.md, 1.1, "pack")


@pytest.mark.parametrize(("size", "lowest"), [(52, "2"), (36, "6"), (32, "7")])
def test_a_short_pack_has_no_low_cards_but_aces(size, lowest):
    rules = crazy(3, pack_size=size, jokers=1, deal=3)
    assert (len(rules.pack), len(set(rules.pack))) == (size + 1, size + 1)
    assert min(rules.pack) == f"{lowest}C"
    assert {"AS", "TS", "R*"} <= set(rules.pack)
    state, _ = act(start(rules, "short"), 0, Deal())
    assert sorted((*state.stock, *state.pile, *sum(state.hands, ()))) == sorted(rules.pack)


def test_a_third_of_a_short_pack_stays_in_the_stock():
    assert [packs_for(seats, 5, 0, 32) for seats in range(2, 9)] == [1, 1, 1, 2, 2, 2, 2]
    assert rules_of("crazy-eights", 4, deal=5).changed({"pack_size": 32, "deal": 6}).packs == 2
    with pytest.raises(RulesError, match="leave 8 of 32 cards"):
        crazy(4, pack_size=32, deal=6, packs=1)


def test_cards_that_the_pack_lacks_do_nothing_and_are_not_told():
    rules = crazy(3, pack_size=32, wild=("3", "8"), last_resort=("4",), bluffing=True, open_cards=("5",), deal=3)
    assert "one pack of 32 cards (7 to Ace). The dealer" in book(rules)
    assert "Eights are wild" in book(rules)
    assert not any(word in book(rules) for word in ("Twos", "Threes", "Fours", "Fives"))
    assert not rules.field("bluffing").applies(rules)
    assert not rules.field("stacking").applies(rules), "the Twos that would be drawn for are not there"


def test_a_score_whose_rank_is_not_in_the_pack_makes_nothing_wild():
    rules = rules_of("countdown", 2, pack_size=32)
    assert [wild_at(rules, score) for score in (8, 7, 6, 2, 1)] == [("8",), ("7",), (), (), ("A",)]
    assert "if there is one in the pack: Eights at 8, Sevens at 7 and Aces at 1." in book(rules)


def test_the_cards_drawn_for_the_deal_are_those_of_the_pack():
    rules = crazy(4, pack_size=32, first_dealer="low card", deal=4)
    seeds = [act(start(rules, str(seed)), 0, Deal())[1][0] for seed in range(30)]
    assert {card for event in seeds for drawn in event.rounds for _, card in drawn} <= set(rules.pack)


# Rounds won, and a number of rounds


def played_out(rules, seed="match") -> tuple[State, list[Event]]:
    """A whole match in which the first thing that may be done is done."""
    state, happened = start(rules, seed), []
    chance = random.Random(seed)
    while state.phase != "over":
        state, new = act(state, *random_action(state, chance))
        happened += new
    return state, happened


def test_a_single_game_is_over_with_its_round_and_no_one_has_points():
    state, happened = played_out(crazy(3, scoring="rounds"))
    assert len(state.sheet) == 1
    (winner,) = state.winners
    assert [state.totals[seat] for seat in range(3)] == [int(seat == winner) for seat in range(3)]
    told = " ".join(filter(None, (tell(event, ["Ada", "Ben", "Cem"]) for event in happened[-2:])))
    assert told.endswith(f"{['Ada', 'Ben', 'Cem'][winner]} wins the match!")
    assert "point" not in told


def test_the_first_to_win_so_many_rounds_wins_the_match():
    state, happened = played_out(crazy(2, scoring="rounds", rounds_to_win=3))
    assert max(state.totals) == 3
    assert sum(state.totals) == len(state.sheet)
    assert "with 3 rounds won!" in (tell(happened[-1], ["Ada", "Ben"]) or "")


def test_partners_win_a_round_together():
    rules = crazy(4, sides=2, scoring="rounds", rounds_to_win=2)
    hands = "8S", "2S", "", "4S"
    won = events(table(*hands, pile="KS", rules={"sides": 2, "scoring": "rounds"}), 0, play("8S"))[:-1]
    assert won[-1].score.points == (1, 0, 1, 0)
    assert tell(won[-1], ["Ada", "Ben", "Cem", "Dia"]) == "Ada went out. Ada and Cem win the round."
    assert "The first team to win 2 rounds wins the match." in book(rules)


@pytest.mark.parametrize(("hands", "winner"), [(("2D", "9D"), 0), (("9D", "9C"), None)])
def test_the_lowest_hand_wins_a_blocked_round_and_equal_ones_do_not(hands, winner):
    """Source: rulings.md, "Blocked rounds", as where points are collected."""
    state = table(*hands, pile="KS", stock="", rules={"scoring": "rounds"})
    state = after(state, (0, Pass()))
    score = events(state, 1, Pass())[-1 if winner is None else -2].score
    assert (score.winner, sum(score.points)) == (winner, 0 if winner is None else 1)


def test_after_a_number_of_rounds_the_best_total_wins_whatever_the_target():
    state, _ = played_out(crazy(3, rounds_to_play=2, target=10))
    assert len(state.sheet) == 2
    assert [state.totals[seat] for seat in state.winners] == [min(state.totals)]
    assert len(played_out(crazy(3, rounds_to_play=4, scoring="collect", target=10))[0].sheet) == 4


def test_equal_bests_play_another_round_unless_all_settle_with_each_other():
    """Source: rulings.md, "Reaching the target"."""
    rules = crazy(3, rounds_to_play=5, scoring="rounds")
    assert winners(rules, (2, 2, 1), played=5) == ()
    assert winners(rules, (3, 2, 1), played=6) == (0,)
    assert winners(rules, (3, 1, 0), played=4) == ()
    assert winners(crazy(3, rounds_to_play=5, settlement="among all"), (7, 7, 9), played=5) == (0, 1)


def test_what_is_not_played_for_does_not_apply():
    def applying(rules):
        named = ("target", "rounds_to_win", "rounds_to_play", "settlement", "bonus")
        return {name for name in named if rules.field(name).applies(rules)}

    assert applying(crazy(3)) == {"target", "rounds_to_play", "settlement"}
    assert applying(crazy(3, scoring="rounds", settlement="among all")) == {"rounds_to_win", "rounds_to_play"}
    assert applying(crazy(3, rounds_to_play=3, scoring="collect")) == {"rounds_to_play", "settlement", "bonus"}
    assert applying(rules_of("countdown", 3, rounds_to_play=3, scoring="rounds")) == set()
