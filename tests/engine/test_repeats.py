"""A match that is dealt again gets the same cards in every round, whatever is played."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from engine.bots import PLAYERS
from engine.chance.fairness import RepeatedDeal
from engine.chance.stream import Chance
from engine.core.actions import Deal
from engine.core.ruleset import NextDealer, Ruleset
from engine.core.state import MatchState
from engine.games.codec import decode, encode
from engine.games.registry import Match, match_begun
from engine.games.variants import VARIANTS, variant
from engine.matches.deal_codes import deal_code, deals_of, dealt_again, house_rules_of, read_code

ROUNDS = 4
LONG = [key for key in VARIANTS if variant(key).rules(variant(key).seats[0]).in_rounds]


def played(state: MatchState, chance: str, level: str = "easy", most: int = 4000) -> list[list[Any]]:
    """Rounds of a match between bots: the events of each action."""
    dice, turns = Chance(chance), list[list[Any]]()
    while state.phase != "over" and (state.round < ROUNDS or state.phase == "play") and len(turns) < most:
        match = Match(state)
        deals = state.phase == "deal" and state.adding() is None
        action = Deal() if deals else PLAYERS[level](match.game, match.view(state.turn), dice)
        state, events = match.act(state.turn, action)
        turns.append(list(events))
    return turns


def dealt(turns: list[list[Any]]) -> list[Any]:
    """The deals of a match, without the totals that some games deal by."""
    return [event for events in turns for event in events if type(event).__name__ in {"Dealt", "HandsDealt"}]


@pytest.mark.parametrize("key", LONG)
def test_every_round_is_dealt_the_same_cards(key: str):
    rules = variant(key).rules(variant(key).seats[-1])
    first = played(match_begun(rules, "seed"), "one")
    deals = deals_of(rules, "seed", first)
    assert deals is not None
    again = played(dealt_again(match_begun(rules, "seed"), deals), "another", "steady")
    both = list(zip(dealt(first), dealt(again), strict=False))
    assert both
    for one, other in both:
        if bool(packed(one)) != bool(packed(other)):
            break  # from here on someone is out of one match, and not of the other
        assert packed(one) == packed(other)
        assert getattr(one, "dealer", None) == getattr(other, "dealer", None)


def test_the_same_seats_deal_even_where_the_winner_of_a_round_would():
    rules = variant("huit-americain").rules(4).changed({"next_dealer": NextDealer.WINNER})
    first = played(match_begun(rules, "seed"), "one")
    deals = deals_of(rules, "seed", first)
    assert deals is not None
    others = [played(dealt_again(match_begun(rules, "seed"), deals), f"other {number}") for number in range(4)]
    for other in others:
        assert all(one.dealer == also.dealer for one, also in zip(dealt(first), dealt(other), strict=False))
    assert {len(dealt(other)) for other in others} != {1}


def packed(event: Any) -> tuple[str, ...]:
    """All the cards of a deal, in the order in which they come: round by round from the left of the dealer."""
    hands, dealer = event.hands, event.dealer
    if len({len(hand) for hand in hands}) > 1:
        return ()  # hands of different sizes are dealt from the same cards, and another part of them
    return (*[card for hand in hands for card in hand], *event.stock, str(dealer))


def test_rounds_that_the_first_match_did_not_have_are_the_same_for_all_who_play_it_again():
    rules, deals = variant("crazy-eights").rules(3), ((1, 2),)
    one = dealt(played(dealt_again(match_begun(rules, "seed"), deals), "one"))
    other = dealt(played(dealt_again(match_begun(rules, "seed"), deals), "another", "steady"))
    assert len(one) == len(other) == ROUNDS
    assert [event.stock for event in one] == [event.stock for event in other]


@pytest.mark.long
def test_without_a_repeated_deal_matches_from_one_seed_part_ways():
    """As soon as a draw pile is shuffled in one of them only, the next rounds differ."""
    table_sizes_text = []
    for key in LONG:
        rules = variant(key).rules(variant(key).seats[-1])
        one, other = (dealt(played(match_begun(rules, "seed"), name, name)) for name in ("easy", "steady"))
        assert packed(one[0]) == packed(other[0])
        table_sizes_text += [key for each, also in zip(one, other, strict=False) if packed(each) != packed(also)]
    assert table_sizes_text


def test_a_match_that_this_version_would_deal_otherwise_is_not_repeated():
    rules = variant("crazy-eights").rules(3)
    assert deals_of(rules, "another seed", played(match_begun(rules, "seed"), "one")) is None


@pytest.mark.parametrize("key", VARIANTS)
def test_the_rules_of_a_match_are_found_again(key: str):
    for seats in variant(key).seats:
        rules: Ruleset = variant(key).rules(seats)
        found = house_rules_of(key, rules)
        assert found is not None
        assert found.rules(seats) == rules


def test_a_repeated_match_is_stored_with_its_deals():
    deals: tuple[RepeatedDeal, ...] = ((1, 2), (7, 0))
    state = dealt_again(match_begun(variant("crazy-eights").rules(3), "seed"), deals)
    assert decode(MatchState, encode(state)).deals == deals


@given(some.integers(1, 10**12), some.text(min_size=1))
def test_a_code_is_read_as_it_was_given(match: int, seed: str):
    code = deal_code(match, seed)
    assert read_code(f" `{str(code).lower()}` ") == code
    assert seed not in str(code) or len(seed) < 4
    assert deal_code(match + 1, seed).check != code.check or deal_code(match, seed + "x").check != code.check


@given(some.text())
def test_nonsense_is_no_code(typed: str):
    code = read_code(typed)
    assert code is None or str(code) == typed.strip().strip("`").upper()
