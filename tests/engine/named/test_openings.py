"""Pis Yedili, Pentagon, up and down, and Mau-mau (Brazil), line by line. Source: more-cousins.md ("MC")."""

import pytest

from engine.core.actions import Call, Deal, Draw, Pass
from engine.games.rulebook import plain_lines
from engine.games.variants import variant
from tests.doors import State, act, start
from tests.engine.named.test_cousins import each_seats
from tests.engine.shedding.table import after, may_do, may_play, play, refusal, rules_of, table


def built(game: str):
    def of(*hands: str, **more) -> State:
        return table(*hands, game=game, **more)

    return of


pis, pentagon, up, brazil = map(built, ("pis-yedili", "pentagon", "up-and-down", "mau-mau-brazil"))


# Pis Yedili


@each_seats("pis-yedili")
def test_pis_yedili_deals_seven_and_takes_two_packs_from_five_players_on(seats):
    # source: MC 6.5, "3 to 7 players, best with 4; 52 cards, two packs from 5 players on. 7 each, no starter"
    game, rules = variant("pis-yedili"), rules_of("pis-yedili", seats)
    assert (list(game.seats), game.best_for, rules.deal) == ([3, 4, 5, 6, 7], 4, 7)
    assert rules.cards == (104 if seats >= 5 else 52)
    state = act(start(rules, "1"), 0, Deal())[0]
    assert (state.pile, state.to_begin) == ((), tuple(range(seats)))
    assert may_play(state) == {card for card in state.hands[state.turn] if card[1] == "C"}


def test_pis_yedili_draws_one_though_able_then_plays_or_passes():
    # source: MC 6.5, "One draw a turn even when able, then play or pass"
    state = after(pis("9H 4C", "KC 6C", "2C 3C", pile="8H", stock="JS 3H KD"), (0, Draw()))
    assert (may_play(state), may_do(state)) == ({"9H", "JS"}, {Pass()})


def test_pis_yedili_draws_until_there_is_a_club_and_no_further():
    # source: MC 6.5, "each player's first card of the round must be a club, found by drawing until able"
    state = pis("9S 9H", "6C 5D", pile="", to_begin=(0, 1), suit=None, stock="2S 3C 4C")
    found = after(state, (0, Draw()))
    assert (found.hands[0][2:], may_play(found), may_do(found)) == (("2S", "3C"), {"3C"}, set())
    able = after(pis("9C 9H", "6C 5D", pile="", to_begin=(0, 1), stock="2S 3C 4C"), (0, Draw()))
    assert (able.count(0), may_play(able), may_do(able)) == (3, {"9C"}, set()), "one is drawn willingly, as in any turn"


def test_pis_yedili_sevens_add_up_and_tens_reverse():
    # source: MC 6.5, "Seven: next draws 3 or adds a Seven (3, 6, 9, 12). Ten: reverses"
    state = after(pis("7H 4C", "7C 6C", "2C 3C", pile="8H"), (0, play("7H", call=True)))
    assert (state.debt, may_play(state)) == (3, {"7C"})
    assert after(state, (1, play("7C", call=True))).debt == 6
    assert after(pis("TH 4C 5C", "7C 6C", "2C 3C", pile="8H"), (0, play("TH"))).turn == 2


def test_pis_yedili_a_forgotten_tek_keeps_the_card_from_ending_the_round():
    # source: MC 6.5, "that card can't end the round: one is drawn"
    state = after(pis("9H 4H", "8C 6H", "2C 3H", pile="8H"), (0, play("9H")), (1, play("6H")), (2, play("3H")))
    assert (refusal(state, 0, play("4H")).rule, may_do(state)) == ("call", {Draw()})


def test_pis_yedili_costs_and_what_the_last_card_multiplies():
    # source: MC 6.5, "pips, King and Queen 10, Ace 11, Jack 25, Seven 50", "a Seven triples, with a Jack doubles"
    assert [rules_of("pis-yedili", 4).cost_of[each + "S"] for each in "2TQKAJ7"] == [2, 10, 10, 10, 11, 25, 50]
    rules = rules_of("pis-yedili", 4)
    assert (rules.times("7S"), rules.times("JS"), rules.times("AS"), rules.rounds_to_play) == (3, 2, 1, 5)


def test_pis_yedili_with_aces_and_eights_that_skip():
    # source: MC 6.5, "others: Ace skips; Eight skips"
    (skipping,) = variant("pis-yedili").ready_made
    effects = dict(skipping.changes(rules_of("pis-yedili", 4))["effects"])
    assert (effects["A"].kind, effects["8"].kind, effects["7"].count) == ("skip", "skip", 3)


# Pentagon


@each_seats("pentagon")
def test_pentagon_deals_five_of_36_cards_and_begins_without_a_starter(seats):
    # source: MC 6.4, "36 cards, 5 each. The winner of the last round ... begins with any card"
    rules = rules_of("pentagon", seats)
    assert (rules.deal, rules.cards, rules.winner_begins) == (5, 36, True)
    state = act(start(rules, "1"), 0, Deal())[0]
    assert (state.pile, may_play(state)) == ((), set(state.hands[state.turn]))


def test_pentagon_only_suits_fit_but_a_six_goes_on_a_six():
    # source: MC 6.4, "Only the same suit fits; a rank fits only on a Six"
    assert may_play(pentagon("9S TH 6C KD", "7C", pile="9H")) == {"TH"}
    assert may_play(pentagon("9S TH 6C KD", "7C", pile="6H")) == {"TH", "6C"}


@pytest.mark.parametrize(("card", "drawn", "turn"), [("6H", 2, 2), ("7H", 1, 2), ("AH", 0, 2), ("QH", 0, 2)])
def test_pentagon_sixes_sevens_aces_and_queens_cost_the_next_turn(card, drawn, turn):
    # source: MC 6.4, "Six: next draws 2 and misses the turn. Seven: draws 1 ... Ace: skip. Queen ... misses the turn"
    state = pentagon(f"{card} 9C TC", "6S 7S", "8S 9D", pile="KH")
    later = after(state, (0, play(card, "D" if card == "QH" else None)))
    assert (later.count(1) - 2, later.turn, later.debt) == (drawn, turn, 0)


def test_pentagon_draws_until_able_and_costs_what_it_costs():
    # source: MC 6.4, "Who cannot draws until able. Ace 11, King 4, Queen 20, Jack 2, Ten 10, others 0; who reaches 100"
    state = after(pentagon("9S TC", "7C 8C", pile="KH", stock="9D JS 8H 7D"), (0, Draw()))
    assert (state.drawn, may_play(state), may_do(state)) == (("9D", "JS", "8H"), {"8H"}, set())
    assert [rules_of("pentagon", 4).cost_of[each + "S"] for each in "AKQJT96"] == [11, 4, 20, 2, 10, 0, 0]
    assert rules_of("pentagon", 4).target == 100


# Up and down


@each_seats("up-and-down")
def test_up_and_down_deals_five_and_calls_twice(seats):
    # source: MC 6.8, "2 to 5, 5 each", "Draws and calls as above"
    rules = rules_of("up-and-down", seats)
    assert (rules.deal, rules.cards, rules.draws, rules.call_penalty) == (5, 52, 3, 3)
    assert rules.words_due == {1: "olsen of iceland", 0: "olsen olsen"}


def test_up_and_down_goes_one_higher_or_lower_whatever_the_suit():
    # source: MC 6.8, "one higher or one lower than the top card, suits do not matter", King to Ace
    assert may_play(up("KS 2D AH QC 3H", "5H", pile="AC")) == {"KS", "2D"}
    state = up("KS KD 2D", "5H", pile="AC")
    assert after(state, (0, play("KS KD", call=True))).hands[0] == ("2D",)


# Mau-mau of Brazil


@each_seats("mau-mau-brazil")
def test_mau_mau_brazil_deals_seven_of_two_packs_counterclockwise(seats):
    # source: MC 6.9, "two packs, jokers optional. 7 each. Counterclockwise at first"
    rules = rules_of("mau-mau-brazil", seats)
    assert (rules.deal, rules.cards, rules.first_direction) == (7, 104, 1 if seats == 2 else -1)


def test_mau_mau_brazil_special_cards():
    # source: MC 6.9, "Jack: on anything ... Ace: skip. Seven: next draws 3 ... Queen: reverses"
    hands = ("JC AH 7H QH 2H", "7C 6C", "2C 3C", "4C 5C")
    state = brazil(*hands, pile="8H", direction=-1)
    assert may_play(state) == {"JC", "AH", "7H", "QH", "2H"}
    assert after(state, (0, play("AH"))).turn == 2
    assert after(state, (0, play("QH"))).turn == 1
    assert (after(state, (0, play("7H"))).debt, after(state, (0, play("JC", "S"))).suit) == (3, "S")


def test_mau_mau_brazil_nothing_answers_a_joker():
    # source: MC 6.9, "Joker: next draws 5 (others 4) and misses the turn", which names no answer
    (jokers,) = (made for made in variant("mau-mau-brazil").ready_made if made.key == "brazilian-jokers")
    rules = dict(jokers.changes(rules_of("mau-mau-brazil", 3)))
    state = brazil("R* 6C 9S", "B* R* 7S", "9D TD", pile="9H", direction=-1, rules=rules)
    drawn = after(state, (0, play("R*", "D")))
    assert (drawn.count(2), drawn.debt, drawn.turn) == (7, 0, 1)
    assert "You can’t answer Jokers with a draw card." in " ".join(plain_lines(drawn.rules))


def test_mau_mau_brazil_is_caught_without_the_word():
    # source: MC 6.9, "Call “mau-mau” when about to hold one; caught before the next play: draw 2"
    state = after(brazil("5H 6H", "7C 9C", "2C 3C", pile="KH", direction=-1), (0, play("5H")))
    assert Call() in may_do(state, 0)
    assert rules_of("mau-mau-brazil", 3).call_penalty == 2


def test_mau_mau_brazil_voador_and_jokers():
    # source: MC 6.9, "*voador*: jump in with the very same card" and "Joker: next draws 5"
    voador, jokers = variant("mau-mau-brazil").ready_made
    rules = rules_of("mau-mau-brazil", 4)
    assert voador.changes(rules) == {"jump_in": True}
    with_jokers = rules_of("mau-mau-brazil", 4, **jokers.changes(rules))
    assert (with_jokers.cards, with_jokers.effect_of["R*"].count) == (108, 5)
