"""Vändåtta, Olsen and Ólsen Ólsen, line by line. Source: more-cousins.md, sections 6.6 to 6.8 ("MC")."""

from engine.core.actions import Catch, Draw, Pass
from engine.games.named.nordic import olsen_by_points
from engine.games.rulebook import plain_lines
from engine.games.variants import variant
from tests.doors import State
from tests.engine.named.test_cousins import costs, each_seats
from tests.engine.shedding.table import after, may_do, may_play, opened, play, refusal, rules_of, table


def vandatta(*hands: str, **more) -> State:
    return table(*hands, game="vandatta", **more)


@each_seats("vandatta")
def test_vandatta_deals_seven_from_52_cards(seats):
    # source: MC 6.6, "2 to 5 players, 52 cards, 7 each"; two packs for five (rulings.md, "Second pack")
    rules = rules_of("vandatta", seats)
    assert (list(variant("vandatta").seats), rules.deal, rules.cards) == ([2, 3, 4, 5], 7, 104 if seats == 5 else 52)


def test_vandatta_several_of_one_rank_go_together():
    # source: MC 6.6, "Suit or rank, several of one rank together"
    state = vandatta("5H 5S 5C 9D", "KC 8H", pile="KH")
    assert may_play(state) == {"5H"}
    assert after(state, (0, play("5H 5S 5C"))).hands[0] == ("9D",)


def test_vandatta_draws_up_to_three_cards_until_one_fits():
    # source: MC 6.6, "Cannot: draw up to three cards, one at a time, stopping when one fits"
    state = after(vandatta("8C TD", "KC 6C", pile="8H", suit="H", stock="JS 3H KD"), (0, Draw()))
    assert (state.hands[0][2:], may_play(state), may_do(state)) == (("JS", "3H"), {"3H"}, {Pass()})
    none = after(vandatta("TD 9D", "KC 6C", pile="8H", suit="H", stock="JS 3C KD 2H"), (0, Draw()))
    assert (none.count(0), none.turn) == (5, 1)
    assert refusal(vandatta("3H TD", "KC 6C", pile="KH"), 0, Draw()).rule == "draw_though_able"


def test_vandatta_an_eight_is_wild_but_not_on_an_eight():
    # source: MC 6.6, "Eight: wild, picks the suit", "not an Eight on an Eight"
    assert after(vandatta("8C TD 9C", "KC 6C", pile="JH"), (0, play("8C", "D"))).suit == "D"
    assert may_play(vandatta("8C TD", "KC 6C", pile="8H", suit="D")) == {"TD"}


def test_vandatta_an_ace_makes_all_others_draw_and_needs_a_card_of_its_suit():
    # source: MC 6.6, "Ace: all others draw one, and the player plays another card of the Ace's suit"
    state = vandatta("AH 5H 5S 6C", "KC 6D", "7C 7D", pile="KH")
    played = after(state, (0, play("AH 5H 5S")))
    assert ([played.count(seat) for seat in range(3)], played.turn) == ([1, 3, 3], 1)
    assert refusal(state, 0, play("AH")).rule == "unanswered"
    assert refusal(state, 0, play("AH 5H 6C")).instead == "Play only A♥ 5♥."
    # source: MC 6.6, "an Eight on an Ace, an Ace on an Ace" are not allowed
    assert may_play(vandatta("AH 8H AS", "KC 6D", pile="KH")) == {"8H"}


def test_vandatta_lappen_opens_the_way_out():
    # source: MC 6.6, "One card left: say “lappen” or you can't go out next turn"
    silent = after(vandatta("5H 6H", "7H 9C TC", pile="KH"), (0, play("5H")), (1, play("7H")))
    assert refusal(silent, 0, play("6H")).rule == "call"
    said = after(vandatta("5H 6H", "7H 9C TC", pile="KH"), (0, play("5H", call=True)), (1, play("7H")))
    assert after(said, (0, play("6H"))).sheet[0].winner == 0


def test_vandatta_no_one_goes_out_with_an_eight_or_an_ace():
    # source: MC 6.6, "Not out with an Eight or an Ace"
    assert may_play(vandatta("8H", "KC 6C", pile="KH")) == set()
    assert may_play(vandatta("AH", "KC 6C", pile="KH")) == set()
    # source: sparbankeneken.se, where an Ace and its answer can't be the last play either
    ace = vandatta("AH 5H", "KC 6C", pile="KH")
    assert may_play(ace) == {"5H"}
    refused = refusal(ace, 0, play("AH 5H"))
    assert (refused.rule, refused.why) == (
        "call",
        "You can’t go out with A♥ 5♥ in one turn: your last card must be played by itself.",
    )
    assert may_play(vandatta("AH 5H 5S", "KC 6C", pile="KH")) == {"AH", "5H"}


def test_vandatta_two_cards_do_not_go_out_past_lappen():
    # source: MC 6.6, "One card left: say “lappen” or you can't go out next turn"
    pair = vandatta("5H 5S", "KC 6C", pile="KH")
    assert refusal(pair, 0, play("5H 5S")).rule == "call"
    said = after(pair, (0, play("5H", call=True)), (1, Draw()))
    assert after(said, (0, play("5S"))).sheet[0].winner == 0
    book = plain_lines(rules_of("vandatta", 3))
    assert any("You can’t go out with several cards at once" in line for line in book)
    assert not any("wins the round" in line and "draw" in line for line in book), "no Ace can be in the last play"


def test_vandatta_counts_and_puts_out_of_the_match_at_a_hundred():
    # source: MC 6.6, "Eight 25, Ace 15, Ten and court cards 10, others 5", "Who reaches 100 is out; the last one left
    # wins"
    assert costs(rules_of("vandatta", 3)) == {
        **dict.fromkeys("2345679", 5),
        **dict.fromkeys("TJQK", 10),
        "8": 25,
        "A": 15,
    }
    state = vandatta("5H", "KC 6C", "2C 3C", pile="KH", totals=(50, 84, 90))
    out = after(state, (0, play("5H")))
    assert (out.sheet[0].knocked_out, out.phase) == ((2,), "deal")
    reached = after(vandatta("5H", "KC 6C", "2C 3C", pile="KH", totals=(50, 85, 90)), (0, play("5H")))
    assert (reached.sheet[0].knocked_out, reached.phase) == ((1, 2), "over")


# Olsen (MC 6.7)


def olsen(*hands: str, **more) -> State:
    return table(*hands, game="olsen", **more)


@each_seats("olsen")
def test_olsen_deals_five_from_one_pack(seats):
    # source: MC 6.7, "2 to 6, 52 cards, 5 each"
    rules = rules_of("olsen", seats)
    assert (list(variant("olsen").seats), rules.deal, rules.cards) == ([2, 3, 4, 5, 6], 5, 52)


def test_olsen_several_of_one_rank_go_together():
    # source: MC 6.7, "Suit or rank; several of one rank together"
    state = olsen("5H 5S 5C 9D", "KC 8H", pile="KH")
    assert after(state, (0, play("5H 5S 5C"))).hands[0] == ("9D",)


def test_olsen_an_eight_has_to_pick_a_new_suit():
    # source: MC 6.7, "Eight: wild, and must pick a *new* suit"
    state = olsen("8C 9D", "KC 6C", pile="KH")
    assert refusal(state, 0, play("8C", "H")).rule == "naming"
    assert after(state, (0, play("8C", "C"))).suit == "C"


def test_olsen_draws_one_card_also_unwilling_and_may_play_it():
    # source: MC 6.7, "Cannot or will not: draw one, may play it"
    state = olsen("5H 9D", "KC 6C", pile="KH", stock="KS 3C")
    drawn = after(state, (0, Draw()))
    assert (may_play(drawn), may_do(drawn)) == ({"KS"}, {Pass()})


def test_olsen_a_forgotten_call_is_caught_for_three_cards():
    # source: MC 6.7, "caught by another player's “bank i bordet”: draw three"
    silent = after(olsen("5H 9D", "KC 6C", pile="KH", stock="2C 3C 4C TC"), (0, play("5H")))
    assert after(silent, (1, Catch(0))).count(0) == 4
    said = after(olsen("5H 9D", "KC 6C", pile="KH"), (0, play("5H", call=True)))
    assert Catch(0) not in may_do(said, 1)


def test_olsen_the_first_one_out_wins_and_the_others_play_on():
    # source: MC 6.7, "First out wins; the others play on for places"
    out = after(olsen("5H", "KC 6C", "2C 3C", pile="KH"), (0, play("5H")))
    assert (out.phase, out.turn, out.sheet) == ("play", 1, ())


def test_olsen_goes_to_two_hundred_points_as_a_ready_made_set():
    # source: MC 6.7, "or points left in hands to 200, lowest wins"
    rules = rules_of("olsen", 3, **olsen_by_points(rules_of("olsen", 3)))
    assert (rules.target, rules.counted, rules.plays_on) == (200, "points", False)


# Ólsen Ólsen (MC 6.8)


def olsen_olsen(*hands: str, **more) -> State:
    return table(*hands, game="olsen-olsen", **more)


@each_seats("olsen-olsen")
def test_olsen_olsen_deals_eight_up_to_four_players(seats):
    # source: MC 6.8, "2 to 6, 52 cards, 8 each at two to four players, 5 at more"
    rules = rules_of("olsen-olsen", seats)
    assert (rules.deal, rules.cards) == (8 if seats <= 4 else 5, 52)


def test_olsen_olsen_the_first_of_equal_ranks_has_to_fit():
    # source: MC 6.8, "several of one rank together, the first fitting"
    state = olsen_olsen("5H 5S 9D", "KC 8H", pile="KH")
    assert may_play(state) == {"5H"}
    assert after(state, (0, play("5H 5S"))).pile[-1] == "5S"


def test_olsen_olsen_draws_three_times_and_only_when_unable():
    # source: MC 6.8, "No draw when able; cannot: up to three draws, then pass"
    assert refusal(olsen_olsen("5H 9D", "KC 6C", pile="KH"), 0, Draw()).rule == "draw_though_able"
    none = after(olsen_olsen("TD 9D", "KC 6C", pile="KH", stock="JS 3C 4D 2H"), (0, Draw()))
    assert (none.count(0), none.turn) == (5, 1)


def test_olsen_olsen_anything_follows_an_eight_that_starts():
    # source: MC 6.8, "An Eight as starter: any card may follow"
    state, _ = opened("olsen-olsen", 3, "8H")
    assert may_play(state) == set(state.hands[state.turn])


def test_olsen_olsen_both_calls_cost_three_cards():
    # source: MC 6.8, "Call “Ólsen” at one card and “Ólsen Ólsen” with the last; each forgotten: draw three"
    stock = "2C 3C 4C TC"
    one = after(olsen_olsen("5H 9D", "7H 6C", pile="KH", stock=stock), (0, play("5H")), (1, play("7H", call=True)))
    assert one.count(0) == 4
    last = after(olsen_olsen("5H", "7H 6C", pile="KH", stock=stock), (0, play("5H")))
    assert (last.count(0), last.phase) == (3, "play")
    assert after(olsen_olsen("5H", "7H 6C", pile="KH"), (0, play("5H", call=True))).sheet[0].winner == 0
