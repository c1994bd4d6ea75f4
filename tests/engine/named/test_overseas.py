"""Cousins from Africa and the Americas, line by line. Source: linked-variants.md, section 5 ("LV")."""

import pytest

from engine.core.actions import Draw, Pass
from engine.core.packs.french import JOKERS
from engine.games.variants import variant
from engine.shedding.rounds.match_end import winners
from tests.doors import State, SuitByChance
from tests.engine.named.test_cousins import PIPS, costs, each_seats, unsaid
from tests.engine.shedding.table import after, events, left_of, may_do, may_play, names, opened, play, refusal, rules_of
from tests.engine.shedding.table import table as built

# Zimbabwe (LV 5.11)


def zimbabwe(*hands: str, **more) -> State:
    return built(*hands, game="zimbabwe", **more)


@each_seats("zimbabwe")
def test_zimbabwe_deals_eight_to_two_to_five_from_packs_with_jokers(seats):
    # source: LV 5.11, "2-5, 52 (jokers are mentioned, so 54), 8 cards"; rulings.md, "Second pack", for five
    rules = rules_of("zimbabwe", seats)
    assert list(variant("zimbabwe").seats) == [2, 3, 4, 5]
    assert (rules.deal, rules.jokers, rules.packs) == (8, 2, 1 if seats <= 4 else 2)
    unsaid("zimbabwe", seats, "wild", "wild_starter", "starter_effects", "two_player_reverse", "draws", "groups")
    unsaid("zimbabwe", seats, "first_player", "not_last", "call", "call_penalty", "scoring", "target")


def test_zimbabwe_the_drawn_card_is_played_or_kept():
    # source: LV 5.11, "draw one, then play it or keep it and pass <ZW-ev>"
    drawn = after(zimbabwe("9C 3C", "5D 6D", pile="9H", stock="9S TD"), (0, Draw()))
    assert (drawn.turn, may_play(drawn), may_do(drawn)) == (0, {"9S"}, {Pass()})
    assert after(drawn, (0, Pass())).turn == 1
    assert after(zimbabwe("3C 4C", "5D 6D", pile="9H", stock="TS TD"), (0, Draw())).turn == 1


def test_zimbabwe_an_eight_picks_a_suit_and_a_jack_reverses():
    # source: LV 5.11, "8 suit; J reverse <ZW-wp>"
    state = zimbabwe("8C JH 3C 4C", "5D 6D", "9D TD", "5C 6C", pile="9H")
    assert may_play(state) == {"8C", "JH"}
    assert may_play(after(state, (0, play("8C", "D")))) == {"5D", "6D"}
    assert after(state, (0, play("JH"))).turn == 3


@pytest.mark.parametrize(("card", "owed"), [("2H", 2), ("R*", 5)])
def test_zimbabwe_a_two_and_a_joker_make_the_next_player_draw(card, owed):
    # source: LV 5.11, "2 +2; joker +5 <ZW-wp>"
    laid = after(zimbabwe(f"{card} 3C 4C", "5D 6D", "9D TD", pile="9H"), (0, play(card, "D" if owed == 5 else None)))
    assert laid.debt == owed
    drawn = after(laid, (1, Draw()))
    assert (len(drawn.hands[1]), drawn.turn) == (2 + owed, 2)


def test_zimbabwe_a_two_answers_a_two_and_a_joker_answers_both():
    # source: LV 5.11, "Rec.: 2 on 2, joker on joker/2; 8 or A as defence off by default"
    hand = "2D 2C B* 8C AH 5D"
    on_two = after(zimbabwe("2H 3C 4C", hand, "9D TD", pile="9H"), (0, play("2H")))
    assert may_play(on_two) == {"2D", "2C", "B*"}
    assert after(on_two, (1, play("2D"))).debt == 4
    assert after(on_two, (1, play("B*", "D"))).debt == 7
    on_joker = after(zimbabwe("R* 3C 4C", hand, "9D TD", pile="9H"), (0, play("R*", "D")))
    assert may_play(on_joker) == {"B*"}
    assert refusal(on_joker, 1, play("2D")).rule == "stacking"


def test_zimbabwe_an_ace_takes_its_suit_along():
    # source: LV 5.11, "A: lay all your cards of that suit <ZW-wp>"
    state = zimbabwe("AH 3H 7H KH 3C", "5D 6D", "9D TD", pile="9H")
    laid = after(state, (0, play("AH 7H KH 3H", call=True)))
    assert (laid.hands[0], laid.pile[-1], laid.turn) == (("3C",), "3H", 1)
    assert after(state, (0, play("AH"))).pile[-1] == "AH", "nobody has to"
    assert refusal(state, 0, play("AH 3C")).rule == "effects"
    assert "AH" not in may_play(zimbabwe("AH 3C", "5D 6D", pile="9S")), "an Ace is not wild"
    assert names(events(zimbabwe("AH 3H", "5D 6D", pile="9H"), 0, play("AH 3H"))) == ["Played", "RoundEnded"]


def test_zimbabwe_special_cards_that_an_ace_takes_along_all_act():
    # source: S3, "Multiple Equal Cards", "all the special effects take place"
    state = zimbabwe("AH JH 2H 3C 4C", "5D 6D", "9D TD", pile="9H")
    laid = after(state, (0, play("AH JH 2H")))
    assert (laid.debt, laid.direction, laid.turn) == (2, -1, 2)


@each_seats("zimbabwe")
def test_zimbabwe_is_scored_as_crazy_eights(seats):
    rules = rules_of("zimbabwe", seats)
    assert costs(rules) == PIPS | {"8": 50}
    assert {rules.cost_of[joker] for joker in JOKERS} == {50}


# Ocho Locos (LV 5.13)


def ocho_locos(*hands: str, **more) -> State:
    return built(*hands, game="ocho-locos", **more)


@each_seats("ocho-locos")
def test_ocho_locos_is_for_two_or_three_alone_and_four_in_sides(seats):
    # source: LV 5.13, "2-3 alone, 4 in sides; 52 + 0-2 jokers"
    rules = rules_of("ocho-locos", seats)
    assert list(variant("ocho-locos").seats) == [2, 3, 4]
    assert (rules.sides, rules.packs, rules.jokers) == (2 if seats == 4 else 0, 1, 2)
    assert variant("ocho-locos").has_partners


@each_seats("ocho-locos")
def test_ocho_locos_is_eight_rounds_of_eight_cards_to_one(seats):
    # source: LV 5.13, "match of 8 games, deal 8,7,...,1"
    rules = rules_of("ocho-locos", seats)
    assert [rules.dealt_in(number) for number in range(1, rules.rounds_to_play + 1)] == [8, 7, 6, 5, 4, 3, 2, 1]
    assert (rules.counted, rules.aim) == ("rounds", "rounds_to_play")


def test_ocho_locos_all_eight_rounds_are_played_and_a_tie_plays_on():
    # source: LV 5.13, "match of 8 games", "tie 4-4: one more"
    rules = rules_of("ocho-locos", 4)
    assert winners(rules, (5, 2, 5, 2), played=7) == ()
    assert winners(rules, (5, 3, 5, 3), played=8) == (0, 2)
    assert winners(rules, (4, 4, 4, 4), played=8) == ()
    assert winners(rules, (4, 5, 4, 5), played=9) == (1, 3)
    assert rules.dealt_in(9) == rules.dealt_in(10) == 1  # "one more one-card game"


def test_ocho_locos_goes_counterclockwise_and_the_dealers_right_starts_and_deals_next():
    # source: LV 5.13, "counter-clockwise, dealer's right starts and deals next"
    for seats in (3, 4):
        state, _ = opened("ocho-locos", seats, "5")
        assert (state.turn, state.direction) == (left_of(state, -1), -1)
        assert state.rules.deal_passes == -1


def test_ocho_locos_no_one_has_seen_a_card_when_the_suit_of_an_eight_is_picked():
    # source: LV 5.13, "starter 8: dealer nominates without looking"
    state, happened = opened("ocho-locos", 3, "8")
    assert [event.suit for event in happened if isinstance(event, SuitByChance)] == [state.suit]
    assert state.pending is None


def test_ocho_locos_a_player_plays_or_draws_one():
    # source: LV 5.13, "play or draw one"
    state = ocho_locos("3H 4C", "5D 6D", pile="9H", stock="9S TD")
    assert may_do(state) == {Draw()}
    assert after(state, (0, Draw())).turn == 1


def test_ocho_locos_eights_and_jokers_are_wild_and_nothing_else_is_special():
    # source: LV 5.13, "Rec. joker = wild, base rules else": its lists of plays are blank
    hand = "8C R* AH 2H QH 3C"
    state = ocho_locos(hand, "5D 6D", "9D TD", pile="9H", direction=-1)
    assert may_play(state) == {"8C", "R*", "AH", "2H", "QH"}
    assert state.rules.effects == ()
    for card in ("AH", "2H", "QH"):
        assert names(events(state, 0, play(card))) == ["Played", "TurnCame"]
    for card in ("8C", "R*"):
        laid = after(state, (0, play(card, "D")))
        assert (laid.debt, laid.suit, may_play(laid)) == (0, "D", {"9D", "TD"})


def test_ocho_locos_both_partners_must_go_out():
    # source: LV 2, 5, "Partnership (S0, Ocho Locos, ...): hand ends only when both partners are out"
    state = ocho_locos("3H", "5D 6D", "4H", "9D TD", pile="9H", direction=-1)
    laid = after(state, (0, play("3H")))
    assert (laid.phase, laid.turn, laid.sheet) == ("play", 3, ())
    over = after(laid, (3, Draw()), (2, play("4H")))
    assert over.sheet[-1].points == (1, 0, 1, 0)


# Super Crazy Eights (LV 5.16)


def super_crazy(*hands: str, **more) -> State:
    return built(*hands, game="super-crazy-eights", **more)


def test_super_crazy_eights_is_fifteen_rounds_down_to_one_card_and_back():
    # source: LV 5.16, "15 deals 8..1..8", "same curve"
    rules = rules_of("super-crazy-eights", 2)
    assert (rules.packs, rules.jokers, rules.rounds_to_play) == (1, 0, 15)
    assert [rules.dealt_in(number) for number in range(1, 16)] == [*range(8, 0, -1), *range(2, 9)]
    unsaid("super-crazy-eights", 2, "wild", "naming", "starter_effects", "two_player_reverse", "groups", "stacking")
    unsaid("super-crazy-eights", 2, "scoring", "first_player", "winning_card_acts")
    assert costs(rules) == PIPS | {"8": 50}


def test_super_crazy_eights_the_lowest_total_wins_after_fifteen_rounds():
    # source: LV 5.16, "Lowest total wins", "15 deals"
    rules = rules_of("super-crazy-eights", 2)
    assert winners(rules, (300, 20), played=14) == ()
    assert winners(rules, (300, 20), played=15) == (1,)


def test_super_crazy_eights_a_three_skips_a_two_stacks_and_an_ace_reverses_nothing_between_two():
    # source: LV 5.16, "A reverse, 2 +2 stack, 3 skip, 8 wild"; S3, where a reverse does nothing between two
    state = super_crazy("AH 2H 3H QH 8C 4C", "2D 5D", pile="9H")
    assert may_play(state) == {"AH", "2H", "3H", "QH", "8C"}
    assert after(state, (0, play("3H"))).turn == 0
    assert after(state, (0, play("AH"))).turn == 1
    assert after(state, (0, play("QH"))).turn == 1
    laid = after(state, (0, play("2H")))
    assert (laid.debt, may_play(laid)) == (2, {"2D"})
    assert after(laid, (1, play("2D", call=True))).debt == 4
    drawn = after(laid, (1, Draw()))
    assert (len(drawn.hands[1]), drawn.turn) == (4, 0)


def test_super_crazy_eights_a_draw_ends_the_turn_and_may_be_taken_though_able():
    # source: LV 5.16, "draw one and lose the turn; may draw though able"
    state = super_crazy("3H 4C", "5D 6D", pile="9H", stock="9S TD")
    assert may_do(state) == {Draw()}
    assert after(state, (0, Draw())).turn == 1


def test_super_crazy_eights_the_call_is_due_before_the_next_player_has_played():
    # source: LV 5.16, "call before next player has played"
    laid = after(super_crazy("9D 3C", "9C 6D 7D", pile="9H"), (0, play("9D")))
    assert laid.uncalled == (0,)
    assert len(after(laid, (1, play("9C"))).hands[0]) == 3


def test_super_crazy_eights_on_an_eight_that_starts_anything_goes():
    # source: LV 5.16, "starter 8: first player free"
    state, _ = opened("super-crazy-eights", 2, "8")
    assert state.pending is None
    assert may_play(state) == set(state.hands[state.turn])


# Rockaway (LV 5.22)


def rockaway(*hands: str, **more) -> State:
    return built(*hands, game="rockaway", **more)


@each_seats("rockaway")
def test_rockaway_deals_seven_from_two_packs_and_once_by_each_player(seats):
    # source: LV 5.22, "Two packs <RW-pw>", "2-8 <RW-31>; 7 cards; left starts", "one deal per player <RW-pw>"
    rules = rules_of("rockaway", seats)
    assert (rules.packs, rules.jokers, rules.deal, rules.rounds_to_play) == (2, 0, 7, seats)
    assert list(variant("rockaway").seats) == [*range(2, 9)]
    assert rules.effects == ()
    unsaid_but_stock = ("first_player", "play_direction", "groups", "scoring", "wild_when", "wild_on_wild")
    assert all(getattr(rules, name) == getattr(rules_of("crazy-eights", seats), name) for name in unsaid_but_stock)
    assert (rules.call, rules.call_penalty) == ("automatic", 2)
    assert costs(rules) == PIPS | {"A": 15}  # source: LV 1.10, Rockaway <RW-pw>


def test_rockaway_an_ace_goes_on_anything_and_its_own_suit_follows():
    # source: LV 5.22, "A wild; it takes its own suit, no nomination <RW-31>"
    state = rockaway("AC 3C 8D", "5D 6C AS 3D", "9D TD", pile="9H")
    assert may_play(state) == {"AC"}
    assert refusal(state, 0, play("AC", "D")).rule == "naming"
    assert may_play(after(state, (0, play("AC")))) == {"6C", "AS"}
    assert may_play(rockaway("8C 3C", "5D", pile="9H")) == set(), "an Eight is plain"
    assert opened("rockaway", 3, "A")[0].pending is None


def test_rockaway_players_draw_until_a_card_fits():
    # source: LV 5.22, "Draw until playable"
    drawn = after(rockaway("3C 4C", "5D 6D", pile="9H", stock="TS KS JD QH TD"), (0, Draw()))
    assert (drawn.turn, drawn.drawn, may_play(drawn)) == (0, ("TS", "KS", "JD", "QH"), {"QH"})
    assert refusal(drawn, 0, Pass()).rule in {"draws", "free_pass"}


def test_rockaway_an_ace_need_not_be_used():
    # source: LV 5.22, "an ace need not be used <RW-31>"
    state = rockaway("AC 4C", "5D 6D", pile="9H", stock="TS QH TD")
    assert may_do(state) == {Draw()}
    drawn = after(rockaway("3C 4C", "5D 6D", pile="9H", stock="AS QH TD"), (0, Draw()))
    assert (may_play(drawn), may_do(drawn)) == ({"AS"}, {Draw()})
    assert may_play(after(drawn, (0, Draw()))) == {"AS", "QH"}


def test_rockaway_without_a_stock_hands_are_played_out_and_who_cannot_play_misses_the_turn():
    # source: LV 5.22, "Stock empty: play out hands, unable miss <RW-pw>"
    state = rockaway("3C 4C", "5H 6D", pile="KH JH 9H", stock="")
    assert may_do(state) == {Pass()}
    assert names(events(state, 0, Pass())) == ["Passed", "TurnCame"]
    able = after(state, (0, Pass()))
    assert (may_play(able), may_do(able)) == ({"5H"}, set())


def test_rockaway_the_lowest_total_wins_once_everyone_has_dealt():
    # source: LV 5.22, "one deal per player <RW-pw>", "lowest wins <RW-31>"
    rules = rules_of("rockaway", 3)
    assert winners(rules, (300, 20, 50), played=2) == ()
    assert winners(rules, (300, 20, 50), played=3) == (1,)
