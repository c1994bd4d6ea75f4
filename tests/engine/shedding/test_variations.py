"""The "Variations" of Crazy Eights (source: S3) as house rules: each paragraph of the source is a section here."""

from dataclasses import replace

import pytest

from engine.core.actions import Call, Catch, Challenge, Deal, Draw, Nominate, Pass
from engine.core.events import RoundEnded
from engine.core.packs.french import JOKER, RANKS, SUITS
from engine.core.ruleset import RulesError
from engine.core.scoresheet import RoundScore
from engine.games.house_rules import HouseRules
from tests.doors import Drew, Effect, Kept, NominationAsked, Reversed, Skipped, State, TurnGoesOn, act, options, start
from tests.engine.shedding.table import (
    after,
    crazy,
    events,
    left_of,
    may_do,
    may_play,
    names,
    opened,
    play,
    refusal,
    table,
)


def table_with(*hands: str, rules: dict, **more) -> State:
    return table(*hands, rules=rules, **more)


# Other special cards. Source: S3, "Variations", first paragraph.


def test_a_jack_skips_instead_of_a_queen():
    # source: S3, "Variations", "such Jack instead of Queen"
    rules = {"effects": (("J", Effect("skip")), ("A", Effect("reverse")), ("2", Effect("draw", 2)))}
    state = table_with("JH QH 3C 4C", "5D", "6D", pile="KH", rules=rules)
    assert after(state, (0, play("JH"))).turn == 2
    assert names(events(state, 0, play("QH"))) == ["Played", "TurnCame"]


def test_a_four_turns_the_direction_instead_of_an_ace():
    # source: S3, "Variations", "Four instead of Ace"
    rules = {"effects": (("Q", Effect("skip")), ("4", Effect("reverse")), ("2", Effect("draw", 2)))}
    state = table_with("4H AH 3C 4C", "5D", "6D", pile="KH", rules=rules)
    assert Reversed(-1) in events(state, 0, play("4H"))
    assert after(state, (0, play("4H"))).turn == 2
    assert names(events(state, 0, play("AH"))) == ["Played", "TurnCame"]


SPADE_QUEEN = {"effects": (("Q", Effect("skip")), ("2", Effect("draw", 2)), ("QS", Effect("draw", 5)))}


def test_the_queen_of_spades_costs_five_and_the_other_queens_still_skip():
    # source: S3, "Variations", "the Queen of Spades requires the next player to draw 5"
    state = table_with("QS QH 3C", "5D 4D", "6D", pile="KS", rules=SPADE_QUEEN)
    drawn = after(state, (0, play("QS")))
    assert (drawn.debt, drawn.count(1), drawn.turn) == (0, 7, 2)
    assert after(replace(state, pile=("KH",)), (0, play("QH"))).turn == 2


@pytest.mark.parametrize(
    ("stacking", "on_queen", "on_two"),
    [
        ("same rank", {"QS"}, {"2S", "2D"}),
        ("any draw card", {"QS", "2S", "2D"}, {"QS", "2S", "2D"}),
        ("as strong", {"QS"}, {"QS", "2S", "2D"}),
    ],
)
def test_what_answers_the_queen_of_spades(stacking, on_queen, on_two):
    # source: S3, "Draw cards", where a Two is answered by a Two: a draw card of the same rank, or as agreed
    rules = SPADE_QUEEN | {"stacking": stacking, "packs": 2}
    hand = "QS QH 2S 2D 8S KS 5S"
    assert may_play(table_with(hand, "9D", pile="QS", debt=5, rules=rules)) == on_queen
    assert may_play(table_with(hand, "9D", pile="2H", debt=2, rules=rules)) == on_two
    assert may_do(table_with(hand, "9D", pile="QS", debt=5, rules=rules)) == {Draw()}


def test_queens_of_spades_add_up():
    # source: S3, "Draw cards", in sequence
    state = table_with("QS 3C 4C", "QS 5D 6D", pile="KS", rules=SPADE_QUEEN | {"packs": 2})
    assert after(state, (0, play("QS")), (1, play("QS"))).debt == 10


def test_what_nobody_answers_is_drawn_at_once():
    # source: S3, "Draw cards", where nothing may be laid on it
    rules = SPADE_QUEEN | {"stacking": "none"}
    state = table_with("QS 3C 4C", "QH 2S 5D", "6D", pile="KS", rules=rules)
    drawn = after(state, (0, play("QS")))
    assert (len(drawn.hands[1]), drawn.debt, drawn.turn) == (8, 0, 2)


# Source: S3, "Deal"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eight_cards_each(seats):
    # source: S3, "Variations", "Deal"
    state = after(start(crazy(seats, deal=8, starter_effects="none", wild_starter="own suit"), "eight"), (0, Deal()))
    assert [len(hand) for hand in state.hands] == [8] * seats


def test_a_deal_too_large_is_refused_with_the_numbers():
    # source: rulings.md, "Second pack", "refused with the numbers"
    for deal, seats, left, cards in ((9, 4, 16, 52), (13, 6, 26, 104), (12, 3, 16, 52), (9, 6, 0, 52)):
        with pytest.raises(RulesError) as raised:
            crazy(seats, deal=deal, packs=cards // 52)
        assert str(raised.value) == (
            f"Dealing {deal} cards to each of {seats} players leaves {left} of {cards}, "
            "but at least a third must stay in the draw pile. Deal fewer cards or add a pack."
        )


@pytest.mark.parametrize(("seats", "packs"), [(4, 1), (5, 2), (8, 2)])
def test_a_group_that_deals_eight_takes_a_second_pack_where_it_needs_one(seats, packs):
    # source: rulings.md, "Second pack"
    assert HouseRules("crazy-eights", (("deal", 8),)).rules(seats).packs == packs


# Source: S3, "Drawing Cards"

ONLY_UNABLE = {"draw_though_able": False}
AT_ONCE = {"after_drawing": "drawn card"}


def test_one_may_always_draw():
    # source: S3, "Drawing Cards", "In the normal game"
    assert may_do(table("3H 4C", "9S", pile="KH")) == {Draw()}


def test_who_can_play_must():
    # source: S3, "Drawing Cards", "you may only draw if you are unable"
    assert may_do(table_with("3H 4C", "9S", pile="KH", rules=ONLY_UNABLE)) == set()
    assert may_do(table_with("3S 4C", "9S", pile="KH", rules=ONLY_UNABLE)) == {Draw()}
    able = table_with("3H 4C", "9S", pile="KH", rules=ONLY_UNABLE)
    assert str(refusal(able, 0, Draw())) == "You can’t draw while you can play. Play 3♥."


def test_the_drawn_card_may_be_played_immediately():
    # source: S3, "Drawing Cards", "the drawn card to be played immediately"
    state = table_with("3H 4C", "9S", pile="KH", stock="5H 6D", rules=AT_ONCE)
    drawn, happened = act(state, 0, Draw())
    assert happened == [Drew(0, ("5H",), 1, "turn"), TurnGoesOn(0)]
    assert (drawn.turn, may_play(drawn), may_do(drawn)) == (0, {"5H"}, {Pass()})
    assert refusal(drawn, 0, play("3H")).rule == "after_drawing"
    assert refusal(drawn, 0, Draw()).rule == "draws"
    assert after(drawn, (0, play("5H"))).turn == 1
    kept, happened = act(drawn, 0, Pass())
    assert happened[0] == Kept(0)
    assert (kept.turn, kept.hands[0], kept.passes) == (1, ("3H", "4C", "5H"), 0)


def test_a_drawn_card_that_does_not_fit_ends_the_turn():
    # source: S3, "Drawing Cards", "if it is a legal play"
    drawn = after(table_with("3H 4C", "9S", pile="KH", stock="5D 6D", rules=AT_ONCE), (0, Draw()))
    assert (drawn.turn, drawn.hands[0]) == (1, ("3H", "4C", "5D"))


def test_a_drawn_eight_names_a_suit():
    # source: S3, "Drawing Cards"; legal plays, 2
    drawn = after(table_with("3S 4C", "9S", pile="KH", stock="8D 6D", rules=AT_ONCE), (0, Draw()))
    assert options(drawn, 0, ("8D",)).suits == SUITS
    assert after(drawn, (0, play("8D", "S"))).suit == "S"


def test_the_drawn_card_may_not_be_exchanged_for_its_twin():
    # two packs: what is drawn is known by its face
    state = table_with("5H 4C", "9S", pile="KH", stock="5H 6D", rules=AT_ONCE | {"packs": 2})
    assert may_play(after(state, (0, Draw()))) == {"5H"}


def test_penalty_cards_are_not_played_in_that_turn():
    # source: S3, "Draw cards", "cannot be played in the same turn"
    state = table_with("3S 4C", "9S", pile="2H", debt=2, stock="5H 2D 6D", rules=AT_ONCE | {"draws": 3})
    assert after(state, (0, Draw())).turn == 1


@pytest.mark.parametrize("draws", [2, 3, 5])
def test_up_to_so_many_cards_and_then_the_turn_passes(draws):
    # source: S3, "Drawing Cards", "up to a fixed number of cards"
    rules = {"draws": draws, "after_drawing": "any card"}
    state = table_with("3S 4C", "9S", pile="KH", stock="5D 6D 7D 9D TD JD", rules=rules)
    drawn, happened = act(state, 0, Draw())
    assert names(happened) == ["Drew", "TurnCame"]
    assert (len(drawn.hands[0]), drawn.turn) == (2 + draws, 1)


def test_who_can_but_will_not_play_draws_on_and_then_keeps_it():
    # source: S3, "Drawing Cards", "if you still cannot (or will not) play"
    rules = {"draws": 3, "after_drawing": "any card"}
    state = table_with("3H 4C", "9S", pile="KH", stock="5D 6D 7D 9D", rules=rules)
    for held in (2, 3, 4):
        assert (len(state.hands[0]), may_play(state), may_do(state)) == (held, {"3H"}, {Draw()})
        state = after(state, (0, Draw()))
    assert (len(state.hands[0]), may_play(state), may_do(state)) == (5, {"3H"}, {Pass()})
    assert after(state, (0, Pass())).turn == 1
    assert after(state, (0, play("3H"))).turn == 1


def test_up_to_three_stops_at_one_that_fits_for_who_could_not_play():
    # source: S3, "Drawing Cards", "up to a fixed number of cards"
    rules = {"draws": 3, "after_drawing": "drawn card", "draw_though_able": False}
    state = table_with("3S 4C", "9S", pile="KH", stock="5D 6H 7D 9D", rules=rules)
    drawn = after(state, (0, Draw()))
    assert (drawn.hands[0], may_play(drawn), may_do(drawn)) == (("3S", "4C", "5D", "6H"), {"6H"}, {Pass()})


def test_until_one_fits_or_the_deck_is_exhausted():
    # source: S3, "Drawing Cards", "continue drawing until either you can play"
    rules = {"draws": 0, "after_drawing": "any card", "reshuffle": False}
    state = table_with("3S 4C", "9S", pile="KH", stock="5D 6D 7H 9D", rules=rules)
    drawn = after(state, (0, Draw()))
    assert (drawn.hands[0], drawn.turn, may_play(drawn)) == (("3S", "4C", "5D", "6D", "7H"), 0, {"7H"})
    gone = after(table_with("3S 4C", "9S", pile="KH", stock="5D 6D 7D", rules=rules), (0, Draw()))
    assert (len(gone.hands[0]), gone.turn) == (5, 1)


def test_until_one_fits_goes_through_a_new_stock():
    # source: S3, "Drawing Cards"; "If the stock pile is exhausted"
    rules = {"draws": 0, "after_drawing": "any card"}
    state = table_with("3S 4C", "9S", pile="5C 6H KH", stock="5D", rules=rules)
    drawn, happened = act(state, 0, Draw())
    assert {"6H", "5D"} <= set(drawn.hands[0])
    assert "Reshuffled" in names(happened)
    assert drawn.turn == 0


def test_what_is_owed_is_drawn_as_far_as_the_hand_has_room():
    # source: S1, "To play the game", 4, together with S3, "Draw cards"
    hand = "3S 4S 5S 6S 7S 9S TS JS"
    state = table_with(hand, "9D", pile="2H", debt=4, rules={"hand_limit": 10})
    drawn = after(state, (0, Draw()))
    assert (len(drawn.hands[0]), drawn.debt, drawn.turn) == (10, 0, 1)


# Source: S3, "Changing Suit"


def test_another_rank_changes_the_suit(subtests: pytest.Subtests):
    # source: S3, "Changing Suit", "it is often the Ace"; "the Jack or the Seven"
    for rank in [rank for rank in RANKS if rank != "K"]:
        with subtests.test(rank=rank):
            state = table_with(
                "".join(f"{other}S " for other in RANKS), "5D 5C", pile="KH", rules={"wild": (rank,), "effects": ()}
            )
            assert may_play(state) == {"KS", rank + "S"}
            assert after(state, (0, play(rank + "S", "C"))).suit == "C"


def test_a_wild_card_may_be_special_too():
    # source: S3, "Changing Suit", "it is often the Ace"; Countdown, 2: it names a suit and acts
    state = table_with("AS 3C 4C", "5D 5C", "6C", pile="KH", rules={"wild": ("A",)})
    laid = after(state, (0, play("AS", "C")))
    assert (laid.suit, laid.direction, laid.turn) == ("C", -1, 2)


def test_an_eight_only_on_its_own_suit_or_rank():
    # source: S3, "Changing Suit", "only play an Eight that matches"
    rules = {"wild_when": "when it matches"}
    assert may_play(table_with("8S 8H 3S", "5D", pile="KH", rules=rules)) == {"8H"}
    assert may_play(table_with("8S 8H 3S", "5D", pile="8D", suit="C", rules=rules)) == {"8S", "8H"}
    refused = refusal(table_with("8S 8H 3S", "5D", pile="KH", rules=rules), 0, play("8S", "C"))
    assert (refused.rule, refused.why) == ("wild_when", "8♠ is wild, but at this table it must still match K♥.")
    laid = after(table_with("8H 8C 3S", "5D", pile="KH", rules=rules), (0, play("8H", "C")))
    assert laid.suit == "C"


def test_an_eight_at_any_time_that_names_nothing():
    # source: S3, "Changing Suit", "when playing an Eight you do not nominate"
    rules = {"naming": "own suit"}
    state = table_with("8S 8H 3C", "5D 5S 5H 8D", pile="KH", rules=rules)
    assert may_play(state) == {"8S", "8H"}
    assert options(state, 0, ("8S",)).suits == ()
    assert refusal(state, 0, play("8S", "S")).rule == "naming"
    laid = after(state, (0, play("8S")))
    assert (laid.suit, may_play(laid)) == ("S", {"5S", "8D"})


def test_where_wild_cards_name_nothing_a_wild_starter_does_not_either():
    # source: rulings.md, "No nomination", "for a wild starter too"
    state, happened = opened("crazy-eights", 3, "8", naming="own suit")
    assert names(happened) == ["Dealt", "StarterTurned", "TurnCame"]
    assert (state.turn, state.suit) == (left_of(state), None)
    assert all(card[0] == "8" or card[1] == state.pile[0][1] for card in may_play(state))


def test_but_for_a_joker_that_begins_the_dealer_names_a_suit():
    # source: rulings.md, "No nomination", "a joker names one"
    state, happened = opened("crazy-eights", 3, "R", naming="own suit", jokers=2)
    assert happened[-1] == NominationAsked(state.dealer)
    assert after(state, (state.dealer, Nominate("D"))).suit == "D"


@pytest.mark.parametrize(
    ("eight", "pile", "suit", "named"),
    [
        ("8H", "KH", None, SUITS),
        ("8S", "KH", None, ("H",)),
        ("8S", "8H", "D", SUITS),
        ("8S", "8H", "H", SUITS),
    ],
)
def test_a_different_suit_only_if_the_eight_matches(eight, pile, suit, named):
    # source: S3, "Changing Suit", the rule of Szu Kay Wong
    rules = {"naming": "any suit if it matches"}
    state = table_with(f"{eight} 3C 4C", "5D", pile=pile, suit=suit, rules=rules)
    assert eight in may_play(state)
    assert options(state, 0, (eight,)).suits == named
    assert after(state, (0, play(eight, named[-1]))).suit == named[-1]
    if len(named) == 1:
        assert str(refusal(state, 0, play(eight, "C"))) == "You can’t pick clubs now. Pick hearts."


# Source: S3, "Multiple Equal Cards"

EQUAL = {"groups": "equal ranks"}


def test_the_example_of_the_nines():
    # source: S3, "Multiple Equal Cards", the 5 and the three nines; rulings.md, "The worked examples"
    state = table_with("9S 9D 9H 3C 4C", "9C 2H 2S 2D 5S", pile="5S", rules=EQUAL | {"packs": 2, "effects": ()})
    laid = after(state, (0, play("9S 9D 9H")))
    assert (laid.pile[-3:], laid.hands[0]) == (("9S", "9D", "9H"), ("3C", "4C"))
    assert may_play(laid) == {"9C", "2H"}


def test_the_first_alone_must_fit():
    # source: S3, "Multiple Equal Cards", "provided that the first of them"
    state = table_with("9S 9D 9H 3C", "9C 2H", pile="5S", rules=EQUAL)
    assert options(state, 0, ("9S",)).cards == ("9H", "9D")
    assert refusal(state, 0, play("9D 9S")).rule == "match"
    assert refusal(state, 0, play("9S 3C")).rule == "groups"
    assert str(refusal(state, 0, play("9S 3C"))) == (
        "9♠ 3♣ can’t be played together: that takes cards of one rank. Play 9♠ by itself."
    )


@pytest.mark.parametrize(("aces", "direction"), [("AH", -1), ("AH AS", 1), ("AH AS AD", -1), ("AH AS AD AC", 1)])
def test_two_aces_leave_the_direction_as_it_was(aces, direction):
    # source: S3, "Multiple Equal Cards", "playing two Aces together"
    state = table_with("AH AS AD AC 3C 4C", "5D", "6D", "7D", pile="KH", rules=EQUAL)
    laid = after(state, (0, play(aces)))
    assert (laid.direction, laid.turn) == (direction, direction % 4)


@pytest.mark.parametrize(("seats", "turn"), [(2, 1), (3, 0), (4, 3), (5, 3)])
def test_a_pair_of_queens_skips_two(seats, turn):
    # source: S3, "Multiple Equal Cards", the pair of Queens, and its bracket on two players
    state = table_with(*("QH QS 3C 4C", "5D", "6D", "7D", "9D")[:seats], pile="KH", rules=EQUAL)
    laid, happened = act(state, 0, play("QH QS"))
    skipped = [event.seat for event in happened if isinstance(event, Skipped)]
    assert skipped == [1, 2 % seats]
    assert laid.turn == turn


def test_a_pair_of_twos_costs_four_or_another_two():
    # source: S3, "Multiple Equal Cards", the pair of Twos
    state = after(table_with("2H 2S 3C 4C", "2D 5D", "6D", pile="KH", rules=EQUAL), (0, play("2H 2S")))
    assert (state.debt, may_play(state), may_do(state)) == (4, {"2D"}, {Draw()})
    assert len(after(state, (1, Draw())).hands[1]) == 6
    assert after(state, (1, play("2D", call=True))).debt == 6


def test_a_debt_may_be_answered_with_a_pair():
    # source: S3, "Multiple Equal Cards" together with "Draw cards"
    state = table_with("2H 2S 3C 4C", "5D", pile="2D", debt=2, rules=EQUAL)
    assert after(state, (0, play("2S 2H"))).debt == 6


def test_of_a_group_on_a_debt_the_first_card_answers_and_each_next_one_lies_on_the_one_before():
    # source: rulings.md, "Several cards laid on a debt"
    queens = table_with("QS QS QH 3C", "5D", "6D", pile="QS", debt=5, rules=EQUAL | SPADE_QUEEN | {"packs": 3})
    assert options(queens, 0, ("QS",)).cards == ("QS", "QH")
    assert after(queens, (0, play("QS QS"))).debt == 15
    both = after(queens, (0, play("QS QH")))
    assert (both.debt, both.turn, both.pile[-1]) == (10, 2, "QH")
    assert refusal(queens, 0, play("QH QS")).rule == "stacking"
    assert refusal(queens, 0, play("QS 3C")).rule == "groups"


def test_the_direction_turns_before_seats_are_counted(subtests: pytest.Subtests):
    # source: rulings.md, "directions turn before seats are counted"
    for cards in ["KH QH", "QH KH", "AH AS", "AS AH", "AH AS AD"]:
        for seats, turn in [(3, 1), (4, 2), (5, 3)]:
            with subtests.test(cards=cards, seats=seats, turn=turn):
                effects = (
                    ("K", Effect("reverse")),
                    ("Q", Effect("skip")),
                    ("AH", Effect("skip")),
                    ("AS", Effect("reverse")),
                )
                hands = ("KH QH AH AS AD 3C 4C", "5D 6D", "7D 9D", "5C 6C", "7C 9C")
                state = table_with(*hands[:seats], pile="2H", rules=EQUAL | {"effects": effects, "marriage": True})
                laid = after(replace(state, pile=(cards[:1] + "S",)), (0, play(cards)))
                assert (laid.direction, laid.turn) == (-1, turn)


def test_a_reverse_that_is_laid_before_a_debt_is_cancelled_turns_first_and_cancels_in_its_place():
    # source: rulings.md, "Effects act in the order laid"
    effects = (("KS", Effect("draw", 5)), ("KH", Effect("reverse")))
    rules = EQUAL | {"effects": effects, "cancels": ("KH",)}
    state = table_with("KS KH 3C 4C", "5D", "6D", pile="2S", rules=rules)
    happened = events(state, 0, play("KS KH"))
    assert names(happened) == ["Played", "Reversed", "DebtGrew", "DebtSettled", "TurnCame"]
    assert after(replace(state, pile=("2H",)), (0, play("KH KS"))).debt == 5


def test_several_eights_name_one_suit():
    # source: S3, "Multiple Equal Cards"; legal plays, 2
    state = table_with("8H 8S 3C 4C", "5D 5C", pile="KD", rules=EQUAL)
    assert options(state, 0, ("8H", "8S")).suits == SUITS
    assert after(state, (0, play("8H 8S", "C"))).suit == "C"


def test_equal_cards_may_win_or_leave_one():
    # source: S3, "Multiple Equal Cards"; "A player who has only one card left"
    assert after(table_with("2H 2S", "5D", pile="KH", rules=EQUAL), (0, play("2H 2S"))).sheet[0].points == (0, 5)
    state = table_with("2H 2S 3C", "5D", pile="KH", rules=EQUAL)
    assert options(state, 0, ("2H", "2S")).call
    assert after(state, (0, play("2H 2S"))).uncalled == (0,)


def test_only_plain_cards_together():
    # source: S3, "Multiple Equal Cards", "Some allow": the field's narrower choice
    state = table_with("9H 9S 2H 2S 8H 8S", "5D", pile="KH", rules={"groups": "equal plain ranks"})
    assert options(state, 0, ("9H",)).cards == ("9S",)
    assert options(state, 0, ("2H",)).cards == options(state, 0, ("8H",)).cards == ()
    assert refusal(state, 0, play("2H 2S")).rule == "groups"


def test_without_the_rule_one_card_alone():
    # source: S3, "Basic Game", "play a legal card"
    assert refusal(table("9H 9S 3C", "5D", pile="KH"), 0, play("9H 9S")).rule == "groups"


# Source: S3, "Last Card"


def test_no_warning_is_required():
    # source: S3, "Last Card", "do not require a player with one card to warn"
    state = after(table_with("3H 4C", "9S 9C", pile="KH", rules={"call": "none"}), (0, play("3H")))
    assert state.uncalled == ()
    assert len(after(state, (1, Draw())).hands[0]) == 1
    assert refusal(state, 0, Call()).rule == "call"


def test_the_warning_that_is_forgotten_costs_two_by_itself():
    # source: S3, "Basic Game", "must draw two cards"
    state = after(table("3H 4C", "9S 9C", pile="KH"), (0, play("3H")))
    assert len(after(state, (1, Draw())).hands[0]) == 3
    assert refusal(state, 1, Catch(0)).rule == "call"


def test_the_warning_that_is_forgotten_must_be_noticed():
    # source: rulings.md, "The call", catch
    state = after(table_with("3H 4C", "9S 9C", pile="KH", rules={"call": "catch"}), (0, play("3H")))
    assert len(after(state, (1, Draw())).hands[0]) == 1
    assert len(after(state, (1, Catch(0))).hands[0]) == 3


# Source: S3, "End of Stock Pile"

CLOSED = {"reshuffle": False, "free_pass": True}


def test_with_the_stock_gone_play_continues_without_drawing_and_one_may_pass():
    # source: S3, "End of Stock Pile", "cannot or does not wish to play just passes"
    state = table_with("3H 4C", "9S 9C", pile="2C KH", stock="", rules=CLOSED)
    assert (may_play(state), may_do(state)) == ({"3H"}, {Pass()})
    unable = table_with("3S 4C", "9S 9C", pile="2C KH", stock="", rules=CLOSED)
    assert (may_play(unable), may_do(unable)) == (set(), {Pass()})


def test_while_there_is_a_stock_nobody_passes():
    # source: S3, "End of Stock Pile", which speaks of an exhausted stock
    state = table_with("3H 4C", "9S 9C", pile="KH", rules=CLOSED)
    assert may_do(state) == {Draw()}
    assert str(refusal(state, 0, Pass())) == ("You can pass only when there’s nothing to draw. Play 3♥, or draw.")


def test_if_all_pass_the_game_is_blocked_and_everyone_scores():
    # source: S3, "End of Stock Pile", "If all pass, the game is blocked"
    state = table_with("3H 4C", "KS 9C", "8S", pile="2C KH", stock="", rules=CLOSED)
    state = after(state, (0, Pass()), (1, Pass()))
    blocked, happened = act(state, 2, Pass())
    assert happened[-1] == RoundEnded(RoundScore("blocked", None, (7, 19, 50), (7, 19, 50)), blocked.hands)


def test_one_that_plays_breaks_the_circle():
    # source: S3, "End of Stock Pile", "If all pass"
    state = table_with("3H 4C", "KS 9C", "8S 2S", pile="2C KH", stock="", rules=CLOSED)
    state = after(state, (0, Pass()), (1, Pass()), (2, play("8S", "C", call=True)))
    assert (state.phase, state.passes) == ("play", 0)


def test_a_debt_that_nobody_can_draw_may_be_passed_on_too():
    # source: S3, "End of Stock Pile", "does not wish to play just passes"
    state = table_with("2S 4C", "9S 9C", pile="2H", debt=2, stock="", rules=CLOSED)
    assert (may_play(state), may_do(state)) == ({"2S"}, {Pass()})
    assert after(state, (0, Pass())).debt == 0


def test_without_that_rule_who_can_play_must():
    # source: rulings.md, "All shedding games", "plays if able, else passes"
    state = table_with("3H 4C", "9S 9C", pile="2C KH", stock="", rules={"reshuffle": False})
    assert may_do(state) == set()
    assert refusal(state, 0, Pass()).rule == "free_pass"


# A last card drawn in vain. Source: rulings.md, "Blocked rounds".

STUCK = ("3S 4S", "9C 5C", "TD JS")


def test_the_one_who_could_play_now_is_asked_though_all_the_others_passed():
    # source: rulings.md, "in vain": the card was not, though it came too late to be played in that turn
    state = table_with(*STUCK, pile="KH", stock="6H", rules={"reshuffle": False})
    state = after(state, (0, Draw()), (1, Pass()), (2, Pass()))
    assert (state.phase, state.turn, may_play(state), may_do(state)) == ("play", 0, {"6H"}, set())


@pytest.mark.parametrize("drawing", [{}, {"after_drawing": "drawn card"}, {"after_drawing": "drawn card must"}])
def test_in_vain_is_a_card_after_which_nothing_in_the_hand_can_be_played(drawing):
    rules = {"reshuffle": False} | drawing
    vain = after(table_with(*STUCK, pile="KH", stock="6C", rules=rules), (0, Draw()), (1, Pass()), (2, Pass()))
    assert vain.sheet[0].how == "blocked"
    held = after(table_with("3H 4S", *STUCK[1:], pile="KH", stock="6C", rules=rules), (0, Draw()))
    held = after(held, (1, Pass()), (2, Pass()))
    assert (held.phase, may_play(held)) == ("play", {"3H"}), "drawn by choice: the other card still fits"


def test_where_one_may_pass_freely_the_one_who_could_play_is_asked_once_and_may_pass():
    state = table_with(*STUCK, pile="KH", stock="6H", rules=CLOSED)
    state = after(state, (0, Draw()), (1, Pass()), (2, Pass()))
    assert (state.turn, may_do(state)) == (0, {Pass()})
    assert after(state, (0, Pass())).sheet[0].how == "blocked"


def test_a_card_drawn_before_the_last_one_is_no_pass():
    state = table_with(*STUCK, pile="KH", stock="6C 7C", rules={"reshuffle": False})
    state = after(state, (0, Draw()), (1, Draw()), (2, Pass()))
    assert (state.phase, state.turn) == ("play", 0)
    assert after(state, (0, Pass())).sheet[0].how == "blocked", "the second seat's turn is the third of the circle"


def test_cards_drawn_for_a_penalty_are_no_turn_in_vain():
    rules = {"reshuffle": False, "stacking": "none"}
    state = table_with("2H 4S", *STUCK[1:], pile="KH", stock="6C 7C", rules=rules)
    state = after(state, (0, play("2H", call=True)), (2, Pass()), (0, Pass()))
    assert (state.count(1), state.phase, state.turn) == (4, "play", 1)


def test_a_bluff_that_was_taken_back_leaves_the_turn_in_vain_what_it_was():
    bluff = {"jokers": 2, "last_resort": (JOKER,), "bluffing": True, "reshuffle": False}
    state = table_with("3S 4S", "9C 5H R*", "TD JS", pile="KH", stock="6C", rules=bluff)
    state = after(state, (0, Draw()), (1, play("R*", "S")), (2, Challenge()))
    assert (state.passes, state.turn, state.phase) == (1, 2, "play")
    assert after(state, (2, Pass())).sheet[0].how == "blocked"


def test_catching_a_player_who_can_draw_nothing_is_no_draw():
    rules = {"reshuffle": False, "call": "catch"}
    state = table_with("3S 4S", "9C 5C", "TD", pile="KH", stock="6C", uncalled=(2,), rules=rules)
    state = after(state, (0, Draw()), (1, Catch(2)), (1, Pass()), (2, Pass()))
    assert state.sheet[0].how == "blocked"


# Source: S3, "Drawing Cards", "either up to a fixed number of cards", and "or the deck is exhausted"


def test_up_to_any_number_of_cards_may_be_drawn(subtests: pytest.Subtests):
    # source: S3, "Drawing Cards", "up to a fixed number of cards, after which"
    for most in [1, 4, 7, 12, 20]:
        with subtests.test(most=most):
            rules = {"draws": most, "after_drawing": "any card", "reshuffle": False}
            hearts = " ".join(f"{rank}H" for rank in "23456789TJQA")
            spades = " ".join(f"{rank}S" for rank in "4567") + " " + " ".join(f"{rank}D" for rank in "45679TJQA")
            state = table_with("3H 4C", "9S", pile="KH", stock=f"{hearts} {spades}".replace("3H ", ""), rules=rules)
            drawn = state
            for _ in range(most):
                assert Draw() in may_do(drawn)
                drawn = after(drawn, (0, Draw()))
            assert (drawn.count(0), may_do(drawn)) == (2 + most, {Pass()})
            assert str(refusal(drawn, 0, Draw())).startswith(f"You’ve drawn {most} card")


def test_a_number_of_cards_that_is_too_large_is_refused_with_the_numbers():
    with pytest.raises(RulesError, match="Pick 1 to 20 cards a turn, 0 to draw until you can play, or 21"):
        crazy(4, draws=22)


def test_a_penalty_is_drawn_through_a_new_stock_in_any_case():
    # source: S3, "Draw cards"
    state = table_with("3H 4C", "9S", pile="5C 6H 2H", stock="5D", debt=2, rules={})
    drawn, happened = act(state, 0, Draw())
    assert drawn.count(0) == 4
    assert "Reshuffled" in names(happened)


def test_a_winning_card_that_makes_no_one_draw_changes_nothing_whatever_is_said_of_it():
    """Whether it takes effect is a rule only where cards make others draw, or give them some."""
    rules = {"effects": (("Q", Effect("skip")),), "winning_card_acts": True}
    happened = events(table_with("QH", "9S", "8S", pile="KH", rules=rules), 0, play("QH"))
    assert names(happened)[:2] == ["Played", "RoundEnded"]
