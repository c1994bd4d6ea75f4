"""How a round begins where no card is turned up, and who begins it. Source: more-cousins.md ("MC")."""

from dataclasses import replace

import pytest

from engine.core.actions import Deal, Draw
from engine.core.next_dealer import draw_for_deal, lowest
from engine.core.packs.whot import WHOT_PACK
from engine.core.scoresheet import RoundScore
from tests.doors import Effect, Rules, State, start
from tests.engine.shedding.table import after, crazy, may_play, play, refusal, table

CLUBS = {"first_card": "clubs"}
ACE_HIGH = "23456789TJQKA"


def dealt(rules: Rules, seed: int) -> State:
    return start(rules, str(seed)).act(0, Deal())[0]


def test_with_a_single_card_or_a_countdown_a_card_is_turned_up():
    assert crazy(3, first_card="of the dealer", deal=1, packs=1).table.first_card == "turned up"
    assert crazy(3, first_card="of the dealer", goal="countdown").table.first_card == "turned up"
    assert crazy(3, **CLUBS, deals="down").table.first_suit is None


def test_the_first_player_begins_with_any_card_and_a_wild_one_picks_a_suit():
    # source: MC 6.4, "begins with any card"
    state = dealt(crazy(3, first_card="any", wild=("8",)), 4)
    assert (state.pile, may_play(state)) == ((), set(state.hands[state.turn]))
    plain = next(card for card in state.hands[state.turn] if card[0] != "8")
    begun = after(state, (state.turn, play(plain)))
    assert (begun.pile, begun.suit) == ((plain,), None)
    begun = after(table("8S 4D", "5H 6C", pile="", suit="*", rules={"first_card": "any"}), (0, play("8S", "H")))
    assert (begun.suit, may_play(begun)) == ("H", {"5H"})


def test_the_last_winner_begins_and_at_first_who_holds_the_most_points():
    # source: MC 6.4, "The winner of the last round (at first: who holds the most points)"
    rules = crazy(4, first_card="any", first_player="winner")
    state = dealt(rules, 9)
    most = max(sum(map(rules.table.cost_of.__getitem__, hand)) for hand in state.hands)
    assert sum(map(rules.table.cost_of.__getitem__, state.hands[state.turn])) == most
    line = RoundScore("out", 2, (0, 0, 0, 0), (0, 0, 0, 0), "points")
    later = replace(state, phase="deal", sheet=(line,))
    assert after(later, (0, Deal())).turn == 2


def test_nothing_is_said_of_a_top_card_there_is_not():
    state = table("9S 4D", "5H 6C", pile="", suit="*", turn=1, rules={"first_card": "any", "packs": 2, "jump_in": True})
    assert refusal(state, 0, play("9S")).rule == "turn"
    assert may_play(state, 0) == set()


def test_a_first_card_does_nothing_goes_alone_and_answers_nothing():
    """Its refusals, and that cards are drawn until it comes, are told by ``pis-yedili-clubs-first``."""
    rules = {**CLUBS, "groups": "equal ranks", "effects": (("7", Effect("draw", 3)),)}
    begun = after(table("7C 7S", "AC 9H", pile="", suit="C", to_begin=(0, 1), rules=rules), (0, play("7C")))
    assert (begun.debt, begun.turn, may_play(begun)) == (0, 1, {"AC"})
    lap = after(begun, (1, play("AC")), (0, Draw()))
    assert lap.to_begin == ()
    owing = table("7C 7S", "AC 9H", pile="7H", debt=3, to_begin=(0,), rules=rules)
    assert may_play(owing) == set()
    assert refusal(owing, 0, play("7C")).rule == "first_card"
    wild = table("8C 7S", "AC 9H", pile="", suit="C", to_begin=(0, 1), rules=CLUBS)
    assert after(wild, (0, play("8C"))).pile == ("8C",), "and a wild one picks no suit"


def test_of_a_whot_pack_everyone_begins_with_a_star_and_all_know_who_has_to_begin():
    rules = Rules(seats=3, pack_kind="whot", wild=(), first_card="clubs")
    assert rules.table.first_suit == WHOT_PACK.suits[-1]
    assert {card[1] for card in rules.table.first_cards} == {WHOT_PACK.suits[-1]}
    dealt_clubs = dealt(crazy(3, **CLUBS), 2)
    assert dealt_clubs.to_begin == dealt_clubs.view(1).to_begin == (0, 1, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lowest_card_deals_with_the_ace_high_and_the_lowest_draw_again(seats):
    # source: S0, "CARDS", "lower deals (Ace high)"; rulings.md, "Eights (S0)"
    again = 0
    for seed in map(str, range(100)):
        rounds = draw_for_deal(seed, seats)
        assert [seat for seat, _ in rounds[0]] == list(range(seats))
        drawing = tuple(range(seats))
        for drawn in rounds:
            assert tuple(seat for seat, _ in drawn) == drawing
            least = min(ACE_HIGH.index(card[0]) for _, card in drawn)
            drawing = tuple(seat for seat, card in drawn if ACE_HIGH.index(card[0]) == least)
        assert drawing == (lowest(rounds),)
        cards = [card for drawn in rounds for _, card in drawn]
        assert len(set(cards)) == len(cards)
        again += len(rounds) > 1
    assert again
