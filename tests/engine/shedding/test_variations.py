"""The "Variations" of Crazy Eights (source: S3) as house rules: each paragraph of the source is a section here.

What a golden plays out (``tests/playthroughs/crazy-eights-*``) isn't told again here.
"""

from dataclasses import replace

import pytest

from engine.core.actions import Catch, Challenge, Draw, Nominate, Pass
from engine.core.packs.french import JOKER, SUITS
from tests.doors import Drew, Effect, Kept, NominationAsked, Skipped, TurnGoesOn, act, options
from tests.engine.shedding.table import after, events, may_do, may_play, names, opened, play, refusal, table

# Other special cards. Source: S3, "Variations", first paragraph.
SPADE_QUEEN = {"effects": (("Q", Effect("skip")), ("2", Effect("draw", 2)), ("QS", Effect("draw", 5)))}


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
    assert may_play(table(hand, "9D", pile="QS", debt=5, rules=rules)) == on_queen
    assert may_play(table(hand, "9D", pile="2H", debt=2, rules=rules)) == on_two
    assert may_do(table(hand, "9D", pile="QS", debt=5, rules=rules)) == {Draw()}


AT_ONCE = {"after_drawing": "drawn card"}


def test_the_drawn_card_may_be_played_immediately_but_not_its_twin():
    # source: S3, "Drawing Cards", "the drawn card to be played immediately"
    state = table("3H 4C", "9S", pile="KH", stock="5H 6D", rules=AT_ONCE)
    drawn, happened = act(state, 0, Draw())
    assert happened == [Drew(0, ("5H",), 1, "turn"), TurnGoesOn(0)]
    assert (drawn.turn, may_play(drawn), may_do(drawn)) == (0, {"5H"}, {Pass()})
    assert refusal(drawn, 0, play("3H")).rule == "after_drawing"
    assert refusal(drawn, 0, Draw()).rule == "draws"
    assert after(drawn, (0, play("5H"))).turn == 1
    kept, happened = act(drawn, 0, Pass())
    assert happened[0] == Kept(0)
    assert (kept.turn, kept.hands[0], kept.passes) == (1, ("3H", "4C", "5H"), 0)
    # two packs: what is drawn is known by its face
    state = table("5H 4C", "9S", pile="KH", stock="5H 6D", rules=AT_ONCE | {"packs": 2})
    assert may_play(after(state, (0, Draw()))) == {"5H"}


def test_penalty_cards_are_not_played_in_that_turn_and_drawing_up_to_three_stops_at_one_that_fits():
    # source: S3, "Draw cards", "cannot be played in the same turn"
    state = table("3S 4C", "9S", pile="2H", debt=2, stock="5H 2D 6D", rules=AT_ONCE | {"draws": 3})
    assert after(state, (0, Draw())).turn == 1
    # source: S3, "Drawing Cards", "up to a fixed number of cards"
    rules = {"draws": 3, "after_drawing": "drawn card", "draw_though_able": False}
    state = table("3S 4C", "9S", pile="KH", stock="5D 6H 7D 9D", rules=rules)
    drawn = after(state, (0, Draw()))
    assert (drawn.hands[0], may_play(drawn), may_do(drawn)) == (("3S", "4C", "5D", "6H"), {"6H"}, {Pass()})


def test_up_to_any_number_of_cards_may_be_drawn(subtests: pytest.Subtests):
    # source: S3, "Drawing Cards", "up to a fixed number of cards, after which"
    for most in [1, 4, 7, 12, 20]:
        with subtests.test(most=most):
            rules = {"draws": most, "after_drawing": "any card", "reshuffle": False}
            hearts = " ".join(f"{rank}H" for rank in "23456789TJQA")
            spades = " ".join(f"{rank}S" for rank in "4567") + " " + " ".join(f"{rank}D" for rank in "45679TJQA")
            state = table("3H 4C", "9S", pile="KH", stock=f"{hearts} {spades}".replace("3H ", ""), rules=rules)
            drawn = state
            for _ in range(most):
                assert Draw() in may_do(drawn)
                drawn = after(drawn, (0, Draw()))
            assert (drawn.count(0), may_do(drawn)) == (2 + most, {Pass()})
            assert str(refusal(drawn, 0, Draw())).startswith(f"You’ve drawn {most} card")


def test_what_is_owed_is_drawn_as_far_as_the_hand_has_room():
    # source: S1, "To play the game", 4, together with S3, "Draw cards"
    hand = "3S 4S 5S 6S 7S 9S TS JS"
    state = table(hand, "9D", pile="2H", debt=4, rules={"hand_limit": 10})
    drawn = after(state, (0, Draw()))
    assert (len(drawn.hands[0]), drawn.debt, drawn.turn) == (10, 0, 1)


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
    state = table(f"{eight} 3C 4C", "5D", pile=pile, suit=suit, rules=rules)
    assert eight in may_play(state)
    assert options(state, 0, (eight,)).suits == named
    assert after(state, (0, play(eight, named[-1]))).suit == named[-1]
    if len(named) == 1:
        assert str(refusal(state, 0, play(eight, "C"))) == "You can’t pick clubs now. Pick hearts."


EQUAL = {"groups": "equal ranks"}


def test_every_one_of_several_equal_cards_acts(subtests: pytest.Subtests):
    # source: S3, "Multiple Equal Cards", "playing two Aces together", and the pair of Queens
    for cards, seats, direction, skipped, turn in [
        ("AH", 4, -1, [], 3),
        ("AH AS", 4, 1, [], 1),
        ("AH AS AD", 4, -1, [], 3),
        ("AH AS AD AC", 4, 1, [], 1),
        ("QH QS", 2, 1, [1, 0], 1),
        ("QH QS", 3, 1, [1, 2], 0),
        ("QH QS", 4, 1, [1, 2], 3),
        ("QH QS", 5, 1, [1, 2], 3),
    ]:
        with subtests.test(cards=cards, seats=seats):
            state = table(*(f"{cards} 3C 4C", "5D", "6D", "7D", "9D")[:seats], pile="KH", rules=EQUAL)
            laid, happened = act(state, 0, play(cards))
            assert [event.seat for event in happened if isinstance(event, Skipped)] == skipped
            assert (laid.direction, laid.turn) == (direction, turn)


def test_of_a_group_on_a_debt_the_first_card_answers_and_each_next_one_lies_on_the_one_before():
    # source: rulings.md, "Several cards laid on a debt"
    twos = table("2H 2S 3C 4C", "5D", pile="2D", debt=2, rules=EQUAL)
    assert after(twos, (0, play("2S 2H"))).debt == 6
    queens = table("QS QS QH 3C", "5D", "6D", pile="QS", debt=5, rules=EQUAL | SPADE_QUEEN | {"packs": 3})
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
                state = table(*hands[:seats], pile="2H", rules=EQUAL | {"effects": effects, "marriage": True})
                laid = after(replace(state, pile=(cards[:1] + "S",)), (0, play(cards)))
                assert (laid.direction, laid.turn) == (-1, turn)


def test_a_reverse_that_is_laid_before_a_debt_is_cancelled_turns_first_and_cancels_in_its_place():
    # source: rulings.md, "Effects act in the order laid"
    effects = (("KS", Effect("draw", 5)), ("KH", Effect("reverse")))
    rules = EQUAL | {"effects": effects, "cancels": ("KH",)}
    state = table("KS KH 3C 4C", "5D", "6D", pile="2S", rules=rules)
    happened = events(state, 0, play("KS KH"))
    assert names(happened) == ["Played", "Reversed", "DebtGrew", "DebtSettled", "TurnCame"]
    assert after(replace(state, pile=("2H",)), (0, play("KH KS"))).debt == 5


def test_equal_cards_may_win_or_leave_one_and_several_eights_name_one_suit():
    # source: S3, "Multiple Equal Cards"; "A player who has only one card left"; legal plays, 2
    assert after(table("2H 2S", "5D", pile="KH", rules=EQUAL), (0, play("2H 2S"))).sheet[0].points == (0, 5)
    state = table("8H 8S 3C", "5D 5C", pile="KH", rules=EQUAL)
    assert options(state, 0, ("8H", "8S")).call
    assert options(state, 0, ("8H", "8S")).suits == SUITS
    laid = after(state, (0, play("8H 8S", "C")))
    assert (laid.suit, laid.uncalled) == ("C", (0,))


CLOSED = {"reshuffle": False, "free_pass": True}


def test_a_debt_that_nobody_can_draw_may_be_passed_on_too():
    # source: S3, "End of Stock Pile", "does not wish to play just passes"
    state = table("2S 4C", "9S 9C", pile="2H", debt=2, stock="", rules=CLOSED)
    assert (may_play(state), may_do(state)) == ({"2S"}, {Pass()})
    assert after(state, (0, Pass())).debt == 0


# A last card drawn in vain. Source: rulings.md, "Blocked rounds".

STUCK = ("3S 4S", "9C 5C", "TD JS")


def test_the_one_who_could_play_now_is_asked_though_all_the_others_passed():
    # source: rulings.md, "in vain": the card was not, though it came too late to be played in that turn
    state = table(*STUCK, pile="KH", stock="6H", rules={"reshuffle": False})
    state = after(state, (0, Draw()), (1, Pass()), (2, Pass()))
    assert (state.phase, state.turn, may_play(state), may_do(state)) == ("play", 0, {"6H"}, set())


@pytest.mark.parametrize("drawing", [{}, {"after_drawing": "drawn card"}, {"after_drawing": "drawn card must"}])
def test_in_vain_is_a_card_after_which_nothing_in_the_hand_can_be_played(drawing):
    rules = {"reshuffle": False} | drawing
    vain = after(table(*STUCK, pile="KH", stock="6C", rules=rules), (0, Draw()), (1, Pass()), (2, Pass()))
    assert vain.sheet[0].how == "blocked"
    held = after(table("3H 4S", *STUCK[1:], pile="KH", stock="6C", rules=rules), (0, Draw()))
    held = after(held, (1, Pass()), (2, Pass()))
    assert (held.phase, may_play(held)) == ("play", {"3H"}), "drawn by choice: the other card still fits"


def test_where_one_may_pass_freely_the_one_who_could_play_is_asked_once_and_may_pass():
    state = table(*STUCK, pile="KH", stock="6H", rules=CLOSED)
    state = after(state, (0, Draw()), (1, Pass()), (2, Pass()))
    assert (state.turn, may_do(state)) == (0, {Pass()})
    assert after(state, (0, Pass())).sheet[0].how == "blocked"


def test_not_in_vain_are_cards_drawn_before_the_last_or_for_a_penalty_and_a_bluff_or_a_catch_changes_nothing():
    state = table(*STUCK, pile="KH", stock="6C 7C", rules={"reshuffle": False})
    state = after(state, (0, Draw()), (1, Draw()), (2, Pass()))
    assert (state.phase, state.turn) == ("play", 0)
    assert after(state, (0, Pass())).sheet[0].how == "blocked", "the second seat's turn is the third of the circle"
    rules = {"reshuffle": False, "stacking": "none"}
    state = table("2H 4S", *STUCK[1:], pile="KH", stock="6C 7C", rules=rules)
    state = after(state, (0, play("2H", call=True)), (2, Pass()), (0, Pass()))
    assert (state.count(1), state.phase, state.turn) == (4, "play", 1)
    bluff = {"jokers": 2, "last_resort": (JOKER,), "bluffing": True, "reshuffle": False}
    state = table("3S 4S", "9C 5H R*", "TD JS", pile="KH", stock="6C", rules=bluff)
    state = after(state, (0, Draw()), (1, play("R*", "S")), (2, Challenge()))
    assert (state.passes, state.turn, state.phase) == (1, 2, "play")
    assert after(state, (2, Pass())).sheet[0].how == "blocked"
    rules = {"reshuffle": False, "call": "catch"}
    state = table("3S 4S", "9C 5C", "TD", pile="KH", stock="6C", uncalled=(2,), rules=rules)
    state = after(state, (0, Draw()), (1, Catch(2)), (1, Pass()), (2, Pass()))
    assert state.sheet[0].how == "blocked"


def test_a_winning_card_that_makes_no_one_draw_changes_nothing_whatever_is_said_of_it():
    """Whether it takes effect is a rule only where cards make others draw, or give them some."""
    rules = {"effects": (("Q", Effect("skip")),), "winning_card_acts": True}
    happened = events(table("QH", "9S", "8S", pile="KH", rules=rules), 0, play("QH"))
    assert names(happened)[:2] == ["Played", "RoundEnded"]
