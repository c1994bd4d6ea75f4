"""The pack, the deal and the match: short packs, rounds won, numbers of rounds, playing on, who begins."""

import pytest

from engine.actions import Deal
from engine.rulebook import plain_lines
from engine.ruleset import RulesError
from engine.shedding.matching import wild_at
from engine.shedding.moves import act, start
from engine.shedding.rules import packs_for
from tests.engine.shedding.table import crazy, rules_of


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
