"""Prší, line by line. Source: more-cousins.md 6.1."""

from dataclasses import replace

import pytest

from engine.core.actions import Call, Draw, Pass
from engine.core.cards import suit_of
from engine.core.ruleset import RulesError
from engine.games.rulebook import plain_lines
from engine.games.variants import variant
from engine.matches.telling import tell
from tests.doors import Rules, State, SuitByBottomCard
from tests.engine.named.test_cousins import each_seats
from tests.engine.shedding.table import after, left_of, may_do, may_play, opened, play, refusal, rules_of, table


def prsi(*hands: str, **more) -> State:
    return table(*hands, game="prsi", **more)


def with_set(key: str, seats: int) -> Rules:
    rules = rules_of("prsi", seats)
    ready = next(each for each in variant("prsi").ready_made if each.key == key)
    return replace(rules, **rules.following(ready.changes(rules)))


@each_seats("prsi")
def test_two_to_five_get_four_cards_each_of_one_pack_of_32(seats):
    rules = rules_of("prsi", seats)
    assert (rules.deal, rules.packs, rules.pack_size, rules.jokers) == (4, 1, 32, 0)
    assert (rules.next_dealer, rules.play_on, rules.counted) == ("left", False, "nothing")


def test_a_pack_that_cant_seat_so_many_is_refused_with_the_numbers():
    with pytest.raises(RulesError, match="leaves 7 of 32, "):
        rules_of("prsi", 5, deal=5)


def test_a_queen_goes_on_anything_but_a_live_seven_or_ace():
    assert may_play(prsi("QH 8D", "9C TC", pile="KS")) == {"QH"}
    owed = after(prsi("7S 8D", "QS AS 9C", pile="KS"), (0, play("7S")))
    assert (may_play(owed), may_do(owed)) == (set(), {Draw()})
    assert refusal(owed, 1, play("QS", "H")).rule == "stacking"
    skipped = after(prsi("AS 8D", "QS AH 9C", pile="KS"), (0, play("AS")))
    assert (may_play(skipped), may_do(skipped)) == ({"AH"}, {Pass()})
    drawn = after(owed, (1, Draw()))
    assert "QS" in may_play(after(drawn, (0, Draw())), 1), "a Seven that was drawn for is no longer live"


def test_a_queen_as_starter_takes_the_suit_of_the_bottom_card():
    state, happened = opened("prsi", 3, "Q")
    assert SuitByBottomCard(suit_of(state.stock[0])) in happened
    assert (state.suit, state.turn) == (suit_of(state.stock[0]), left_of(state))
    told = tell(SuitByBottomCard("H"), ["Ada", "Ben", "Cem"])
    assert told == "The first card is wild. The bottom card of the draw pile makes it hearts."
    asked, _ = opened("prsi", 3, "Q", wild_starter="dealer names")
    assert asked.turn == asked.dealer


def test_sevens_add_up_and_the_turn_ends_after_drawing():
    state = prsi("7S 8D", "7H 9C", "7C TC", "8C 9D", pile="KS")
    state = after(state, (0, play("7S")), (1, play("7H")), (2, play("7C")))
    assert (state.turn, state.debt) == (3, 6)
    assert after(state, (3, Draw())).turn == 0


def test_an_ace_is_passed_on_for_one_turn_only():
    state = after(prsi("AS 8D 9D", "AH 9C TC", "TD TH JD", "8C JC", pile="KS"), (0, play("AS")), (1, play("AH")))
    assert (state.turn, state.misses) == (3, ()), "the one after it has no Ace, and misses one turn"
    again = after(prsi("AS 8D", "AH AC TC", pile="KS"), (0, play("AS")), (1, play("AH")))
    assert (again.turn, again.skips, again.misses) == (1, 0, ()), "between two the turn comes straight back"


def test_who_cannot_or_will_not_play_draws_one_and_the_turn_ends():
    able = after(prsi("KH 8D", "9C TC", pile="KS", stock="AS 9D"), (0, Draw()))
    assert (able.turn, able.hands[0]) == (1, ("KH", "8D", "AS"))


def test_prsi_is_said_with_the_last_card_and_nothing_at_one_card():
    state = prsi("KH KD", "9C TC", pile="KS", stock="AS 9D 8S")
    one = after(state, (0, play("KH")))
    assert one.uncalled == ()
    assert str(refusal(one, 0, Call())) == "Say “prší” only with your last card."
    assert refusal(state, 0, play("KH", call=True)).rule == "call"
    assert str(refusal(state, 0, play("KH", call=True))) == (
        "Say “prší” only with your last card. Play without saying it."
    )
    one = after(one, (1, Draw()))
    assert after(one, (0, play("KD", call=True))).phase == "over"
    forgotten = after(one, (0, play("KD")))
    assert (forgotten.count(0), forgotten.phase) == (2, "play")


def test_the_counting_version_adds_up_what_is_left_and_the_lowest_wins():
    rules = with_set("prsi-counted", 4)
    costs = {card: rules.cost_of[f"{card}S"] for card in rules.ranks}
    assert costs == {"7": 7, "8": 8, "9": 9, "T": 10, "J": 2, "Q": 3, "K": 4, "A": 11}
    assert (rules.scoring, rules.rounds_to_play) == ("penalty", 5)


def test_the_rulebook_says_so():
    book = " ".join(plain_lines(rules_of("prsi", 4)))
    for line in (
        "If the starter is wild, the bottom card of the stock decides the suit.",
        "Then the skip moves on to the next player, who may answer too.",
        "Say “prší” as you play your last card. If you forget, you draw 2 cards and play on.",
    ):
        assert line in book
    assert "down to one" not in book
