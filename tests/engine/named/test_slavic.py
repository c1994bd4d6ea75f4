"""Games of Russia and around, and Ocho Loco, line by line. Sources: more-cousins.md, section 6 ("MC"), and
linked-variants.md 1.9 ("LV").
"""

import pytest

from engine.core.actions import Draw, Nominate, Pass
from engine.core.dealer import dealer_of_next_round
from engine.games.variants import variant
from tests.doors import State
from tests.engine.named.test_cousins import PIPS, costs, each_seats
from tests.engine.shedding.table import after, left_of, may_do, may_play, opened, play, refusal, rules_of
from tests.engine.shedding.table import table as built

# Hundred and One (MC 6.3)


def hundred(*hands: str, **more) -> State:
    return built(*hands, game="hundred-one", **more)


@each_seats("hundred-one")
def test_hundred_and_one_deals_five_from_36_cards(seats):
    # source: MC 6.3, "2 to 4 players (some 5)", "36 cards, 6 to Ace. 5 each", "First dealer by lot, then in turn"
    rules = rules_of("hundred-one", seats)
    assert (list(variant("hundred-one").seats), rules.deal) == ([2, 3, 4, 5], 5)
    assert rules.cards == (72 if seats == 5 else 36)
    assert set(rules.ranks) == {*"6789TJQKA"}
    assert (rules.first_dealer, rules.next_dealer, rules.call) == ("chance", "left", "none")


def test_hundred_and_one_who_cannot_play_draws_one_and_may_play_it():
    # source: MC 6.3, "who cannot draws one, may play it, else the turn ends"
    state = hundred("8C TD", "KC 8H", pile="JH", stock="JS KD")
    assert (may_play(state), may_do(state)) == (set(), {Draw()})
    drawn = after(state, (0, Draw()))
    assert (may_play(drawn), may_do(drawn)) == ({"JS"}, {Pass()})
    assert after(hundred("8C TD", "KC 8H", pile="JH", stock="KD"), (0, Draw())).turn == 1
    assert refusal(hundred("8H TD", "KC 7H", pile="JH"), 0, Draw()).rule == "draw_though_able"


@pytest.mark.parametrize(("card", "drawn"), [("6H", 1), ("7H", 2), ("KS", 4)])
def test_hundred_and_one_draws_without_an_answer_and_misses_the_turn(card, drawn):
    # source: MC 6.3, "Six: next draws 1 and misses the turn. Seven: next draws 2", "King of spades ... draws 4"
    state = after(hundred(f"{card} 8C TD", "6C 7C KC", "8S 8D", pile="KH"), (0, play(card)))
    assert (state.count(1), state.turn, state.debt) == (3 + drawn, 2, 0)


def test_hundred_and_one_a_plain_king_and_an_eight_do_nothing():
    state = hundred("KH 8C TD", "6C 7C", "8S 8D", pile="8H")
    assert after(state, (0, play("KH"))).turn == after(state, (0, play("8C"))).turn == 1


@pytest.mark.parametrize(("hands", "turn"), [(("AH 8C", "6C 7C"), 0), (("AH 8C", "6C 7C", "8S 8D"), 2)])
def test_hundred_and_one_an_ace_skips(hands, turn):
    # source: MC 6.3, "Ace: skip; between two players the same player plays on"
    assert after(hundred(*hands, pile="KH"), (0, play("AH"))).turn == turn


def test_hundred_and_one_a_queen_goes_on_anything_and_picks_a_suit():
    # source: MC 6.3, "Queen: on anything, picks the suit"
    state = hundred("QC 8C TD", "KC 8H", pile="JH")
    assert may_play(state) == {"QC"}
    assert after(state, (0, play("QC", "D"))).suit == "D"


def test_hundred_and_one_a_nine_is_covered_by_its_suit_a_nine_or_a_queen():
    # source: MC 6.3, "must be covered at once by the same player with its suit or another Nine, drawing until able"
    laid = after(hundred("9H 9C TH QS 8C", "KC 8H", pile="AH"), (0, play("9H")))
    assert (laid.turn, may_play(laid), may_do(laid)) == (0, {"9C", "TH", "QS"}, set())
    bare = after(hundred("9H 8C TS", "KC 8H", pile="AH", stock="KD JS 7H 6C"), (0, play("9H")))
    assert may_do(bare) == {Draw()}
    assert (drawn := after(bare, (0, Draw()))).drawn == ("KD", "JS", "7H")
    assert (may_play(drawn), may_do(drawn)) == ({"7H"}, set())


def test_hundred_and_one_no_one_goes_out_with_a_nine():
    assert refusal(hundred("9H", "KC 8H", pile="AH"), 0, play("9H")).rule == "not_last"


def test_hundred_and_one_may_cover_sixes_instead_of_nines():
    # source: MC 6.3, "Nine (in many towns Six instead)"
    covered, _ = variant("hundred-one").ready_made
    rules = dict(covered.changes(rules_of("hundred-one", 3)))
    state = built("6H 9H TS", "KC 8H", "8S 8D", pile="AH", game="hundred-one", rules=rules)
    laid = after(state, (0, play("6H")))
    assert (laid.turn, laid.count(1), may_play(laid)) == (0, 2, {"9H"})
    assert after(laid, (0, play("9H"))).turn == 1
    last = built("6H", "KC 8H", "8S 8D", pile="AH", game="hundred-one", rules=rules)
    assert refusal(last, 0, play("6H")).rule == "not_last"


@each_seats("hundred-one")
def test_hundred_and_one_counts_its_cards(seats):
    # source: MC 6.3, "6 to 9: 0, 10 10, Jack 2, Queen 3, King 4, Ace 11, King of spades as a King"
    counted = {"T": 10, "J": 2, "Q": 3, "K": 4, "A": 11}
    assert {rank: cost for rank, cost in costs(rules_of("hundred-one", seats)).items() if rank in "6789TJQKA"} == (
        dict.fromkeys("6789", 0) | counted
    )


@pytest.mark.parametrize(("last", "off"), [("QD", 20), ("QC", 20), ("QS", 40), ("JH", 0)])
def test_hundred_and_one_a_queens_going_out_takes_points_off(last, off):
    # source: MC 6.3, "Going out with a Queen takes 20 off one's own total, with the Queen of spades 40"
    state = after(hundred(last, "KC TD", pile="AH", totals=(50, 20)), (0, play(last)))
    assert state.totals == (50 - off, 34)


@pytest.mark.parametrize(("before", "total", "out"), [(86, 100, ()), (87, 0, ()), (88, 102, (1,))])
def test_hundred_and_one_exactly_101_falls_back_to_0_and_more_is_out(before, total, out):
    # source: MC 6.3, "Exactly 101 falls back to 0; who goes over 101 is out of the match"
    state = after(hundred("8H", "KC TD", "6C", pile="AH", totals=(50, before, 3)), (0, play("8H")))
    assert (state.totals, state.sheet[-1].knocked_out) == ((50, total, 3), out)


def test_hundred_and_one_a_six_may_be_for_everyone_and_the_winner_begins():
    # source: MC 6.3, "(or the winner begins)", "Options: ... Six goes on for everyone"
    _, for_all = variant("hundred-one").ready_made
    rules = dict(for_all.changes(rules_of("hundred-one", 3)))
    state = built("6H JH", "KC TH", "8S 8H", pile="AH", stock="9D JS", game="hundred-one", rules=rules, dealer=0)
    laid = after(state, (0, play("6H")))
    assert (laid.turn, laid.count(1), laid.count(2), laid.debt) == (1, 3, 3, 0)
    won = after(laid, (1, play("TH")), (2, play("8H")), (0, play("JH")))
    assert (won.sheet[-1].winner, dealer_of_next_round(won)) == (0, 0)


@each_seats("hundred-one")
def test_hundred_and_one_the_dealers_fifth_card_is_the_starter(seats):
    # source: MC 6.3, "the dealer takes 4 and the fifth of theirs is the starter"
    state, _ = opened("hundred-one", seats, "8")
    assert [state.count(left_of(state, place)) for place in range(seats)] == [4, *(5,) * (seats - 1)]
    assert (len(state.stock), state.turn) == (state.rules.cards - 5 * seats, left_of(state))


def test_hundred_and_one_the_starter_acts_as_a_play_of_the_dealer():
    # source: MC 6.3, "played by the dealer (so its effect counts)"
    ace, _ = opened("hundred-one", 3, "A")
    assert ace.turn == left_of(ace, 2)
    six, _ = opened("hundred-one", 3, "6")
    assert (six.count(left_of(six)), six.turn) == (6, left_of(six, 2))
    nine, _ = opened("hundred-one", 3, "9")
    assert (nine.turn, nine.covering) == (nine.dealer, True)
    queen, _ = opened("hundred-one", 3, "Q")
    assert may_do(queen) == {Nominate(suit) for suit in queen.rules.suits}
    assert queen.turn == queen.dealer


# Ocho Loco (MC 6.11)


def loco(*hands: str, **more) -> State:
    return built(*hands, game="ocho-loco", **more)


@each_seats("ocho-loco")
def test_ocho_loco_deals_eight_and_the_first_one_out_wins(seats):
    # source: MC 6.11, "2 to 4, 52 cards, 8 each", "First out wins"
    rules = rules_of("ocho-loco", seats)
    assert (list(variant("ocho-loco").seats), rules.deal, rules.cards) == ([2, 3, 4], 8, 52)
    assert (rules.scoring, rules.rounds_to_win, costs(rules)) == ("rounds", 1, PIPS)


def test_ocho_loco_the_drawn_card_may_be_played():
    # source: MC 6.11, "Cannot: draw one, may play it, else pass. Eight: wild"
    drawn = after(loco("9C 3C", "5D 6D", pile="TH", stock="TS 4D"), (0, Draw()))
    assert (drawn.turn, may_play(drawn), may_do(drawn)) == (0, {"TS"}, {Pass()})
    assert may_play(loco("9C 8C", "5D 6D", pile="TH")) == {"8C"}


def test_ocho_loco_a_two_skips_and_aces_add_up():
    # source: MC 6.11, "Two: skips", "Ace: next draws 3 or adds an Ace"
    assert after(loco("2H 3C", "5D 6D", "7D 7S", pile="TH"), (0, play("2H"))).turn == 2
    owing = after(loco("AH 3C", "AC 6D", "7D 7S", pile="TH"), (0, play("AH")))
    assert (owing.debt, may_play(owing)) == (3, {"AC"})
    assert after(owing, (1, play("AC"))).debt == 6


def test_ocho_loco_in_venezuela_twos_make_the_next_player_draw_two():
    # source: MC 6.11, "Venezuela: next draws 2, stacks"
    (venezuela,) = variant("ocho-loco").ready_made
    rules = dict(venezuela.changes(rules_of("ocho-loco", 3)))
    owing = after(loco("2H 3C", "2C 6D", "7D 7S", pile="TH", rules=rules), (0, play("2H")))
    assert (owing.debt, may_play(owing)) == (2, {"2C"})


# Backyard Bridge (LV 1.9 and the rules of its program)


def bridge(*hands: str, **more) -> State:
    return built(*hands, game="yard-bridge", **more)


def test_bridge_jacks_go_on_anything_and_aces_skip():
    # source: LV 1.9: "Jacks match any card", "Ace: the next player must skip their turn"
    assert after(bridge("JH TD", "KC QC", "AC KD", pile="9S"), (0, play("JH", "D"))).suit == "D"
    assert after(bridge("AH TD", "KC QC", "AC KD", pile="9H"), (0, play("AH"))).turn == 2


def test_bridge_an_eight_makes_the_next_player_draw_two_and_miss_a_turn():
    # source: LV 1.9: "Eight: the next player must draw 2 cards and skip their turn"
    played = after(bridge("8H TD", "8C QC", "AC KD", pile="9H"), (0, play("8H")))
    assert (played.count(1), played.turn) == (4, 2)


def test_bridge_counts_nothing_below_a_ten():
    # source: LV 1.9: "6 to 9 are 0, Ten, Queen and King 10, Jack 20, Ace 15"
    counted = costs(rules_of("yard-bridge", 3))
    assert [counted[rank] for rank in "6789TJQKA"] == [0, 0, 0, 0, 10, 20, 10, 10, 15]


def test_bridge_a_jack_at_the_end_takes_twenty_off_also_below_nothing():
    # source: LV 1.9: "-20 points each if you finish by playing Jacks", "Scores can be negative"
    out = after(bridge("JH", "KC 9C", "6C 7D", pile="9S", totals=(5, 0, 0)), (0, play("JH")))
    assert out.totals == (-15, 10, 0)


def test_bridge_exactly_125_falls_back_and_more_is_out():
    # source: LV 1.9: "more than 125 points, you lose; exactly 125 points, your score resets to zero"
    out = after(bridge("TH", "KC", "AC KD", pile="9H", totals=(5, 115, 105)), (0, play("TH")))
    assert (out.totals[:2], out.sheet[0].knocked_out) == ((5, 0), (2,))
