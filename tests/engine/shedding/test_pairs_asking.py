"""Two of a rank in one play ask for a single card. Source: more-cousins.md 6.10, "others: two Aces"."""

from typing import Any

import pytest

from engine.core.actions import Draw, Play
from engine.games.house_rules import HouseRules
from engine.games.variants import variant
from engine.shedding.language.rulebook import texts
from engine.shedding.play.moves import act, check
from engine.shedding.rules.rules import Rules
from tests.engine.shedding.table import after, crazy, may_do, may_play, options, play, refusal, table

PAIRS = {"pairs_ask": ("A",), "groups": "equal ranks", "wild": ("A",), "effects": ()}


def asking(hand: str = "AS AH AD 4C", **rules: Any):
    return table(hand, "7D 7C 2D", "7H 3S", pile="TH", rules=PAIRS | rules)


def pair(cards: str = "AS AH") -> Play:
    return Play(tuple(cards.split()), "D", rank="7")


def test_two_of_them_ask_and_one_picks_a_suit():
    one, two = options(asking(), 0, ("AS",)), options(asking(), 0, ("AS", "AH"))
    assert (bool(one.suits), one.ranks) == (True, ())
    assert (two.suits, bool(two.ranks)) == (("S", "H", "D", "C"), True)
    assert two.ranks == tuple("23456789TJQK")
    state = after(asking(), (0, pair()))
    assert (state.rank, state.asker) == ("7D", 0)
    assert may_play(state) == {"7D"}


def test_three_ask_as_two_do():
    assert after(asking(), (0, pair("AS AH AD"))).rank == "7D"


def test_who_does_not_hold_the_card_draws_one():
    state = table("AS AH 4C", "7C AD", "7D 3S", pile="TH", rules=PAIRS | {"draws": 3})
    asked = after(state, (0, pair()))
    assert (may_play(asked), may_do(asked)) == (set(), {Draw()})
    drew = after(asked, (1, Draw()))
    assert (drew.turn, may_play(drew)) == (2, {"7D"})


def test_a_pair_needs_a_suit_and_a_rank():
    assert "A♠ A♥ need a rank to ask for together." in str(refusal(asking(), 0, play("AS AH", "D")))
    assert "ask for a single card together, which needs a suit" in str(refusal(asking(), 0, play("AS AH")))
    assert refusal(asking(), 0, Play(("AS",), "D", rank="7")).rule == "effects"
    assert check(asking(), 0, Play(("AS", "AH"), "D", rank="A")) is not None


def test_a_pair_that_ends_the_round_asks_for_nothing():
    state = asking("AS AH")
    assert refusal(state, 0, pair()).rule in {"wild", "winning_card_acts"}
    assert act(state, 0, play("AS AH"))[0].phase == "deal"


def test_plain_cards_can_ask_together():
    state = table("5S 5H 4C", "7D 7C", "7H 3S", pile="TH", rules=PAIRS | {"pairs_ask": ("5",)})
    assert options(state, 0, ("5H",)).suits == ()
    asked = after(state, (0, pair("5H 5S")))
    assert (asked.rank, may_play(asked)) == ("7D", {"7D"})


@pytest.mark.parametrize("idle", [{"groups": "none"}, {"groups": "runs"}, {"groups": "equal plain ranks"}])
def test_where_no_two_go_together_none_ask(idle):
    rules = crazy(3, **(PAIRS | idle))
    assert not rules.field("pairs_ask").applies(rules)
    assert rules.pairs_asking == ()


def test_cards_kept_apart_make_no_pair():
    assert crazy(3, **PAIRS, apart=("A",)).pairs_asking == ()


def told(rules: Rules) -> str:
    return " ".join(line for lines in texts(rules, rules).values() for line in lines)


def test_the_set_of_kadi_takes_the_asking_from_the_ace_of_spades():
    kadi = variant("kadi")
    (made,) = kadi.ready_made
    rules = HouseRules("kadi").changed(3, made.changes(kadi.rules(3)).items()).rules(3)
    assert isinstance(rules, Rules)
    assert (rules.pairs_asking, rules.asking_card) == (("A",), frozenset())
    assert "Two Aces in one turn ask for a single card" in told(rules)
    assert "Two Aces" not in told(variant("kadi").rules(3))  # type: ignore[arg-type]


def test_with_a_card_that_asks_by_itself_both_are_said():
    rules = crazy(3, **(PAIRS | {"effects": variant("kadi").rules(3).effects}))
    assert "or a card that asks by itself" in told(rules)
