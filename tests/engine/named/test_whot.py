"""Whot, line by line (source: more-cousins.md 6.12), and the rules that it brought."""

import pytest

from engine.core.actions import Draw, Pass
from engine.core.events import RoundEnded
from engine.core.ruleset import RulesError
from engine.games.variants import VARIANTS
from tests.doors import AllDraw, Drew, Effect
from tests.engine.shedding.table import after, crazy, events, may_do, may_play, opened, play, refusal, rules_of, table

GAME = "whot"


def test_so_many_cards_are_dealt_of_one_pack(subtests: pytest.Subtests):
    for seats, deal in [(2, 5), *((seats, 4) for seats in range(3, 9))]:
        with subtests.test(seats=seats, deal=deal):
            rules = rules_of(GAME, seats)
            assert (rules.deal, rules.packs, rules.cards) == (deal, 1, 54)


def test_shape_or_number_fits_and_a_whot_card_on_anything():
    state = table("cO jV kX t*", "aO cV", pile="jO", game=GAME)
    assert may_play(state) == {"cO", "jV", "t*"}
    assert "neither the shape nor the number" in refusal(state, 0, play("kX")).why


def test_a_whot_card_asks_for_one_of_the_five_shapes():
    state = table("t* kX", "aO cV gY", pile="jO", game=GAME)
    assert refusal(state, 0, play("t*")).instead == refusal(state, 0, play("t*", "H")).instead
    assert refusal(state, 0, play("t*")).instead == "Pick circles, triangles, crosses, squares or stars."
    asked = after(state, (0, play("t*", "Y")))
    assert may_play(asked) == {"gY"}


def test_no_whot_card_stops_a_draw_card():
    state = after(table("bO cV eX gX", "t* eO aO", pile="jO", game=GAME), (0, play("bO")))
    assert may_play(state) == set()
    assert "t*" in state.hands[1]
    assert after(state, (1, Draw())).turn == 0


def test_general_market_sends_all_others_and_its_player_goes_on():
    state = table("nO cV eX gX", "aO cX", "bV dY", pile="jO", game=GAME, stock="kX dV eY mO")
    happened = events(state, 0, play("nO"))
    assert [event for event in happened if isinstance(event, AllDraw)] == [AllDraw(0, 1)]
    assert [(event.seat, event.cards) for event in happened if isinstance(event, Drew)] == [(1, ("kX",)), (2, ("dV",))]
    assert after(state, (0, play("nO"))).turn == 0


def test_a_market_that_runs_out_leaves_its_player_the_turn_and_then_ends_the_round():
    state = table("nO cV eX", "aO cX", "bV dY", pile="jO", game=GAME, stock="kX")
    going = after(state, (0, play("nO", call=True)))
    assert (going.phase, going.turn, going.stock) == ("play", 0, ())
    assert may_do(going) == {Pass()}
    (ended,) = [event for event in events(going, 0, Pass()) if isinstance(event, RoundEnded)]
    assert (ended.score.how, ended.score.costs, ended.score.winner) == ("stock", (8, 15, 10), 0)


def test_the_turn_in_which_the_last_card_is_drawn_is_the_last_one():
    state = table("cV eX", "aO cX", pile="jO", game=GAME, stock="kU")
    over = after(state, (0, Draw()))
    assert over.phase == "over"
    assert over.winners == (1,)


def test_two_hands_that_count_least_win_nothing_and_another_round_is_played():
    state = table("cV", "aO cX", pile="jO", game=GAME, stock="aY bU")
    over = after(state, (0, Draw()), (1, play("aO", call=True)), (1, Draw()))
    assert (over.phase, over.sheet[-1].winner) == ("deal", None)
    assert over.sheet[-1].costs == (5, 5)


def test_a_special_card_that_starts_does_nothing():
    for starter in "abehn":
        state, _ = opened(GAME, 3, starter)
        assert (state.turn, state.debt, state.covering) == ((state.dealer + 1) % 3, 0, False)


def test_a_whot_card_never_starts():
    for number in range(40):
        state, _ = opened(GAME, 4, "abcdeghjklmn"[number % 12])
        assert state.pile != ("t*",)


def test_the_stock_ends_a_round_at_a_table_of_any_game_without_a_new_stock():
    rules = {"reshuffle": False, "empty_stock": True, "scoring": "penalty"}
    state = table("9C 4D", "KC 5D", pile="2H", rules=rules, stock="6S")
    assert after(state, (0, Draw())).sheet[-1].points == (19, 15)
    assert not crazy(3, empty_stock=True).stock_ends_round, "a new stock is made"


def test_the_highest_hand_is_out_and_the_last_one_left_wins():
    rules = {"scoring": "penalty", "knockout": "highest hand"}
    state = table("jV jX", "aO", "cV nV", pile="gO", game=GAME, rules=rules)
    state = after(state, (0, Draw()), (1, play("aO")))
    assert (state.phase, state.sheet[-1].knocked_out, state.winners) == ("deal", (0,), ())
    assert VARIANTS[GAME].ready_made[0].changes(state.rules) == rules


def test_who_owes_a_word_when_the_market_runs_out_owes_it_no_more():
    state = table("cO cV eX", "kO gO jO", pile="aO", game=GAME, stock="kX dV")
    over = after(state, (0, play("cO")), (1, play("gO")))
    assert [len(hand) for hand in over.hands] == [4, 2], "the first one drew for silence"
    assert (over.phase, over.uncalled) == ("over", ())


def test_where_the_others_play_on_the_first_one_out_has_won_when_the_stock_ends_it():
    rules = {"reshuffle": False, "empty_stock": True, "play_on": True, "scoring": "penalty"}
    state = table("", "9C 4D", "KC", pile="2H", rules=rules, stock="6S", gone=(0,), turn=1)
    over = after(state, (1, Draw()))
    assert (over.sheet[-1].how, over.sheet[-1].winner) == ("stock", 0)


def test_a_pack_that_cannot_seat_so_many_is_refused():
    with pytest.raises(RulesError, match="at least a third must stay in the draw pile"):
        rules_of(GAME, 8, deal=6)
    assert rules_of(GAME, 8).changed({"deal": 6}).packs == 2


def test_another_pack_brings_its_cards_and_enough_of_them():
    changed = crazy(8).changed({"pack_kind": "whot", "deal": 6})
    assert (changed.cards, set(changed.suits)) == (108, set("OVXUY"))
    assert not changed.field("jokers").applies(changed)
    assert not changed.field("pack_size").applies(changed)


def test_a_card_by_which_all_draw_and_its_player_goes_on_in_any_game():
    rules = {"effects": (("5", Effect("all draw again", 2)),)}
    state = after(table("5H 5D 9H", "KC 3D", "QC JC", pile="2H", rules=rules), (0, play("5H")))
    assert (state.turn, [len(hand) for hand in state.hands]) == (0, [2, 4, 4])
