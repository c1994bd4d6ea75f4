"""Crazy Eights, rule by rule. Each test names the place in the source that it holds the engine to."""

from dataclasses import replace

import pytest

from engine.chance.stream import shuffled
from engine.core.actions import NOTHING, Call, Deal, Draw, Nominate, Options, Pass, Play
from engine.core.events import MatchEnded, RoundEnded
from engine.core.packs.french import FRENCH, PACK, SUITS
from engine.core.ruleset import RulesError
from engine.core.scoresheet import RoundScore, standings
from engine.games.registry import Match
from engine.games.variants import VARIANTS, variant
from engine.shedding.rounds.match_end import winners
from engine.shedding.rounds.scoring import cost
from engine.shedding.rules.chapters.table import packs_for
from tests.doors import (
    Called,
    DebtGrew,
    DebtSettled,
    Drew,
    Effect,
    Naming,
    NominationAsked,
    Played,
    Reshuffled,
    Reversed,
    Skipped,
    State,
    TurnCame,
    act,
    check,
    options,
    start,
    view,
)
from tests.engine.shedding import table as built
from tests.engine.shedding.table import SEEDS, after, crazy, events, left_of, may_play, names, play, refusal, table

ALL_SEATS = tuple(variant("crazy-eights").seats)


def opened(seats: int, starter: str, **house_rules) -> tuple[State, list]:
    """The first deal of Crazy Eights that turns up this card (or this rank), with what it made happen."""
    return built.opened("crazy-eights", seats, starter, **house_rules)


def cards_that_fit(hand: str, pile: str, **more) -> set[str]:
    return set(options(table(hand, "KD 9D 4D", pile=pile, **more), 0).cards)


def refused(state: State, seat: int, action) -> str:
    """The sentence of a refusal."""
    return str(refusal(state, seat, action))


# The deal. Source: S3, "Basic Game", first paragraph.


def test_seven_cards_between_two_and_five_for_more(subtests: pytest.Subtests):
    # source: S3, "Basic Game", number of cards dealt
    for seats in ALL_SEATS:
        with subtests.test(seats=seats):
            state, _ = act(start(crazy(seats), "deal"), 0, Deal())
            assert [len(hand) for hand in state.hands] == [7 if seats == 2 else 5] * seats


def test_a_second_pack_when_many_play(subtests: pytest.Subtests):
    # source: S3, "Basic Game", "a standard 52 card pack, or two"; rulings.md, "Second pack"
    for seats, packs in [(2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (7, 2), (8, 2)]:
        with subtests.test(seats=seats, packs=packs):
            rules = crazy(seats)
            assert rules.packs == packs
            state, _ = act(start(rules, "packs"), 0, Deal())
            everything = sorted(card for pile in (*state.hands, state.stock, state.pile) for card in pile)
            assert everything == sorted(FRENCH.made(packs))


def test_at_least_a_third_of_the_cards_stays_in_the_stock():
    # source: rulings.md, "Second pack"
    assert crazy(4, deal=8).stock_after_deal == 20
    assert crazy(2, deal=13).stock_after_deal == 26
    assert crazy(3, deal=11).stock_after_deal == 19
    for seats, deal in ((4, 9), (3, 12), (7, 5)):
        with pytest.raises(RulesError, match="at least a third must stay in the draw pile"):
            crazy(seats, deal=deal, packs=1)
    assert [packs_for(seats, 7) for seats in ALL_SEATS] == [1, 1, 1, 2, 2, 2, 2]


def test_the_cards_are_dealt_singly_beginning_at_the_dealers_left(subtests: pytest.Subtests):
    # source: S3, "Basic Game", "(singly)"; "to dealer's left"
    for seats in ALL_SEATS:
        with subtests.test(seats=seats):
            rules = crazy(seats)
            state, happened = act(start(rules, "singly"), 0, Deal())
            order = list(shuffled(FRENCH.made(rules.packs), "singly", 1))
            for place in range(rules.deal):
                for step in range(seats):
                    assert state.hands[left_of(state, 1 + step)][place] == order.pop()
            assert state.pile == (order.pop(),)
            assert state.stock == tuple(order)
            assert names(happened)[:2] == ["Dealt", "StarterTurned"]


def test_the_stock_lies_face_down_and_its_top_card_begins_the_pile(subtests: pytest.Subtests):
    # source: S3, "Basic Game", "The remainder of the pack"; "The top card of the stock"
    for seats in ALL_SEATS:
        with subtests.test(seats=seats):
            rules = crazy(seats)
            state, _ = act(start(rules, "stock"), 0, Deal())
            for seat in (None, *range(seats)):
                assert view(state, seat).stock == 52 * rules.packs - seats * rules.deal - 1
                assert view(state, seat).pile == state.pile
            assert len(state.pile) == 1


def test_the_player_to_the_dealers_left_begins_and_play_goes_clockwise(subtests: pytest.Subtests):
    # source: S3, "Basic Game", "Starting with the player to dealer's left"
    for seats in ALL_SEATS:
        with subtests.test(seats=seats):
            state, _ = opened(seats, "K")
            assert state.turn == left_of(state)
            for step in range(1, seats + 1):
                assert state.turn == left_of(state, step)
                state = after(state, (state.turn, Draw()))


# Legal plays. Source: S3, "Basic Game", the three numbered rules.


def test_a_card_that_matches_the_rank_or_the_suit():
    # source: S3, "Basic Game", legal plays, 1
    assert cards_that_fit("KS 3H 3S QC TD", pile="KH") == {"KS", "3H"}  # the example: any king or any heart
    assert cards_that_fit("KS 3H 3S QC TD", pile="3C") == {"3H", "3S", "QC"}


def test_only_the_top_card_is_matched():
    # source: S3, "Basic Game", legal plays, 1, "previous card"
    assert cards_that_fit("KS 3H 3S QC", pile="QD 3C KH") == {"KS", "3H"}


def test_an_eight_on_any_card(subtests: pytest.Subtests):
    # source: S3, "Basic Game", legal plays, 2
    for top in [card for card in PACK if card[0] not in "28"]:
        with subtests.test(top=top):
            eight, *rest = [
                card for card in ("8S", "8H", "5S", "5H", "KD", "KC") if card != top and card[:1] + top[1] != card
            ]
            state = table(f"{eight} {rest[1]}", rest[2], pile=top)
            for suit in SUITS:
                assert after(state, (0, play(eight, suit))).suit == suit


def test_who_lays_an_eight_must_name_a_suit():
    # source: S3, "Basic Game", legal plays, 2, "must nominate"
    state = table("8S 5S 5H", "KD", pile="3C")
    assert options(state, 0, ("8S",)).suits == SUITS
    assert refused(state, 0, play("8S")) == ("A wild Eight needs a suit. Pick spades, hearts, diamonds or clubs.")
    assert refused(state, 0, play("8S", "X")).startswith("A wild Eight needs a suit")


def test_only_an_eight_names_a_suit():
    # source: S3, "Basic Game", legal plays, 2
    state = table("5C 5S 5H", "KD", pile="3C")
    assert options(state, 0, ("5C",)).suits == ()
    assert refused(state, 0, play("5C", "H")) == "5♣ isn’t wild, so it doesn’t change the suit. Play it without a suit."


def test_an_eight_is_followed_by_the_named_suit_or_an_eight_alone(subtests: pytest.Subtests):
    # source: S3, "Basic Game", legal plays, 3
    for suit in SUITS:
        with subtests.test(suit=suit):
            state = after(table("8S 5S 5H", "8H 3S 3H 3D 3C 2S", pile="4C"), (0, play("8S", suit)))
            assert set(options(state, 1).cards) == {"8H", "3" + suit} | ({"2S"} if suit == "S" else set())


def test_a_named_suit_is_over_once_it_is_followed():
    # source: S3, "Basic Game", legal plays, 1 and 3
    state = after(table("8S 5S 5H", "3H 9C", pile="3C"), (0, play("8S", "H")), (1, play("3H", call=True)))
    assert state.suit is None
    assert options(state, 0).cards == ("5H",)


def test_an_eight_on_an_eight_names_anew():
    # source: S3, "Basic Game", legal plays, 3, "either another Eight"
    state = after(table("8S 5S 5H", "8H 9C 4C", pile="3C"), (0, play("8S", "H")), (1, play("8H", "D")))
    assert state.suit == "D"
    assert options(state, 0).cards == ()


def test_a_player_may_draw_though_a_card_fits_and_the_turn_is_over():
    # source: S3, "Basic Game", "or draw a card from the undealt stock"; rulings.md, "Crazy Eights (S3)"
    state = table("KS 3H", "5D 9C", pile="KH", stock="KC 4C")
    assert Draw() in options(state, 0).actions
    drawn = after(state, (0, Draw()))
    assert drawn.hands[0] == ("KS", "3H", "KC")
    assert drawn.stock == ("4C",)
    assert drawn.turn == 1


def test_nobody_passes_while_something_can_be_drawn():
    # source: S3, "Basic Game", "must either play a legal card"
    state = table("3S 4C", "5D 9C", pile="KH")
    assert options(state, 0) == Options(actions=(Draw(),))
    assert refused(state, 0, Pass()) == (
        "You can pass only when no card fits and there’s nothing to draw. Draw a card."
    )


# The starter. Source: S3, "Basic Game", "If an Eight is turned up", and "Special Cards", the starter paragraph.


def test_the_dealer_names_the_suit_of_a_starter_eight_after_looking(subtests: pytest.Subtests):
    # source: S3, "Basic Game", starter Eight
    for seats in ALL_SEATS:
        with subtests.test(seats=seats):
            state, happened = opened(seats, "8")
            assert happened[-1] == NominationAsked(state.dealer)
            assert (state.turn, state.pending) == (state.dealer, Naming())
            assert view(state, state.dealer).hand
            assert options(state, state.dealer).actions == tuple(map(Nominate, SUITS))
            for suit in SUITS:
                named = after(state, (state.dealer, Nominate(suit)))
                assert (named.suit, named.turn, named.pending) == (suit, left_of(named), None)
                assert all(card[0] == "8" or card[1] == suit for card in options(named, named.turn).cards)


def test_until_the_starter_eight_is_named_nobody_does_anything_else():
    # source: S3, "Basic Game", starter Eight
    state, _ = opened(3, "8")
    dealer, first = state.dealer, left_of(state)
    wanted = "The first card is wild, and you’re the dealer. Pick spades, hearts, diamonds or clubs."
    for action in (Draw(), Pass(), play(state.hands[dealer][0]), Nominate("X")):
        assert refused(state, dealer, action) == wanted
    for action in (Draw(), Pass(), play(state.hands[first][0]), Nominate("S")):
        assert refused(state, first, action) == "It’s not your turn yet. Wait for the others."


def test_no_suit_is_named_for_another_starter():
    state, _ = opened(3, "K")
    assert refused(state, state.turn, Nominate("S")).startswith("There’s no suit to pick now.")


def test_after_a_starter_ace_play_begins_anticlockwise_at_the_dealers_right(subtests: pytest.Subtests):
    # source: S3, "Special Cards", starter Ace
    for seats in ALL_SEATS[1:]:
        with subtests.test(seats=seats):
            state, happened = opened(seats, "A")
            assert Reversed(-1) in happened
            assert (state.turn, state.direction) == (left_of(state, -1), -1)
            assert after(state, (state.turn, Draw())).turn == left_of(state, -2)


def test_a_starter_ace_is_nothing_between_two():
    # source: S3, "Special Cards", Reverse direction, two players; rulings.md, "Crazy Eights (S3)"
    state, happened = opened(2, "A")
    assert names(happened) == ["Dealt", "StarterTurned", "TurnCame"]
    assert (state.turn, state.direction) == (left_of(state), 1)


def test_after_a_starter_two_the_first_player_answers_or_draws_two(subtests: pytest.Subtests):
    # source: S3, "Special Cards", starter Two
    for seats in ALL_SEATS:
        with subtests.test(seats=seats):
            state, _ = opened(seats, "2")
            assert (state.turn, state.debt) == (left_of(state), 2)
            assert all(card[0] == "2" for card in options(state, state.turn).cards)
            first = state.turn
            drawn = after(state, (first, Draw()))
            assert len(drawn.hands[first]) == len(state.hands[first]) + 2
            assert (drawn.debt, drawn.turn) == (0, (first + 1) % seats)


def test_after_a_starter_queen_the_second_to_the_left_begins(subtests: pytest.Subtests):
    # source: S3, "Special Cards", starter Queen
    for seats in ALL_SEATS[1:]:
        with subtests.test(seats=seats):
            state, happened = opened(seats, "Q")
            assert Skipped(left_of(state)) in happened
            assert state.turn == left_of(state, 2)


def test_after_a_starter_queen_between_two_the_dealer_begins():
    # source: S3, "Special Cards", Skip and starter Queen
    state, _ = opened(2, "Q")
    assert state.turn == state.dealer


# Skip, reverse, draw. Source: S3, "Special Cards".


@pytest.mark.parametrize(("direction", "comes"), [(1, 2), (-1, 2 - 4)])
def test_a_queen_skips_the_next_in_rotation(direction, comes):
    # source: S3, "Special Cards", Skip
    state = table("QH 3C 4C", "5D", "6D", "7D", pile="KH", direction=direction)
    assert after(state, (0, play("QH"))).turn == comes % 4
    assert Skipped(direction % 4) in events(state, 0, play("QH"))


def test_between_two_the_queens_player_plays_again():
    # source: S3, "Special Cards", Skip, "two-player game"
    state = after(table("QH QS 3C 4C", "5D", pile="KH"), (0, play("QH")))
    assert state.turn == 0
    assert after(state, (0, play("QS"))).turn == 0


def test_an_ace_turns_the_direction_and_back():
    # source: S3, "Special Cards", Reverse direction
    state = table("AH 3C 4C", "5D", "AS 6D 9D", "9C", pile="KH")
    turned = after(state, (0, play("AH")))
    assert (turned.direction, turned.turn) == (-1, 3)
    turned = after(turned, (3, Draw()))
    assert turned.turn == 2
    back = after(turned, (2, play("AS")))
    assert (back.direction, back.turn) == (1, 3)


def test_an_ace_is_nothing_between_two():
    # source: S3, "Special Cards", Reverse direction, "two-player game"
    state = table("AH 3C 4C", "5D", pile="KH")
    assert names(events(state, 0, play("AH"))) == ["Played", "TurnCame"]
    assert after(state, (0, play("AH"))).turn == 1


def test_after_a_two_the_next_draws_two_or_lays_a_two():
    # source: S3, "Special Cards", Draw cards
    state = after(table("2H 3C 4C", "2S 8S KS 3H", "7D", pile="KH"), (0, play("2H")))
    assert state.debt == 2
    assert options(state, 1).cards == ("2S",)
    assert options(state, 1).actions == (Draw(),)


def test_an_eight_does_not_answer_a_two():
    # source: S3, "Special Cards", Draw cards, the bracket on the Eight
    state = after(table("2H 3C 4C", "8S KS 3H", "7D", pile="KH"), (0, play("2H")))
    assert refused(state, 1, play("8S", "C")) == "8♠ can’t answer the draw penalty of 2 on 2♥. Draw 2 cards."
    assert check(state, 1, play("8S", "C")).rule == "stacking"


def test_twos_in_sequence_add_up():
    # source: S3, "Special Cards", Draw cards, "two cards for each two in the sequence"
    state = table("2H 3C 4C", "2S 9C 4D", "2C 9S 6D", "2D 6C", "5H 6H", pile="KH", stock="AS 3S 4S 5S 6S 7S 9S TS JS")
    chain = after(state, (0, play("2H")), (1, play("2S")), (2, play("2C")), (3, play("2D", call=True)))
    assert chain.debt == 8
    drawn = after(chain, (4, Draw()))
    assert drawn.hands[4] == ("5H", "6H", "AS", "3S", "4S", "5S", "6S", "7S", "9S", "TS")
    assert (drawn.debt, drawn.turn) == (0, 0)
    assert DebtGrew(8) in events(after(state, (0, play("2H")), (1, play("2S")), (2, play("2C"))), 3, play("2D"))


def test_what_was_drawn_for_twos_is_not_played_in_that_turn_and_the_next_goes_on():
    # source: S3, "Special Cards", Draw cards, "cannot be played in the same turn"
    state = table("2H 3C 4C", "9S", "5H 2S 8C 5C", pile="KH", stock="2C KH")
    drawn = after(state, (0, play("2H")), (1, Draw()))
    assert drawn.turn == 2
    assert set(options(drawn, 2).cards) == {"5H", "2S", "8C"}
    assert DebtSettled() in events(after(state, (0, play("2H"))), 1, Draw())


def test_a_debt_is_drawn_as_far_as_there_are_cards():
    # source: rulings.md, "All shedding games", when nothing can be drawn
    state = table("2H 3C", "9S", "5H", pile="KH", stock="", debt=4, rules={"reshuffle": False})
    assert Draw() not in options(replace(state, turn=1), 1).actions
    short = table("9S", "5H", pile="2H", stock="4C", debt=2)
    drawn = after(short, (0, Draw()))
    assert (drawn.hands[0], drawn.debt, drawn.turn) == (("9S", "4C"), 0, 1)


def test_who_can_draw_nothing_for_a_debt_passes_and_it_is_settled():
    # source: rulings.md, "All shedding games"
    state = table("9S", "5H", pile="2H", stock="", debt=2)
    assert options(state, 0).actions == (Pass(),)
    assert refused(state, 0, Draw()) == "There’s no card left to draw. Pass."
    passed = after(state, (0, Pass()))
    assert (passed.debt, passed.turn, options(passed, 1).cards) == (0, 1, ("5H",))


def test_a_special_card_that_wins_is_ignored(subtests: pytest.Subtests):
    # source: S3, "Special Cards", last paragraph
    for last in ["QH", "AH", "2H", "8S"]:
        with subtests.test(last=last):
            state = table(last, "3H 3S", "5H 5S", pile="KH")
            won, happened = act(state, 0, play(last))
            assert names(happened) == ["Played", "RoundEnded"]
            assert won.sheet == (RoundScore("out", 0, (0, 6, 10), (0, 6, 10)),)
            assert won.hands == ((), ("3H", "3S"), ("5H", "5S"))
            assert (won.debt, won.phase) == (0, "deal")


def test_the_example_of_the_ten_and_the_two():
    # source: S3, "Special Cards", last paragraph, its example
    won, happened = act(table("2S", "3H 3S", "5H", pile="TS"), 0, play("2S"))
    assert names(happened) == ["Played", "RoundEnded"]
    assert won.sheet == (RoundScore("out", 0, (0, 6, 5), (0, 6, 5)),)


def test_a_two_that_wins_ends_the_debt_that_it_answers():
    # source: S3, "Special Cards", last paragraph, "no one has to draw"
    won, happened = act(table("2H", "3H 3S", "5H 5S", pile="2S", debt=2), 0, play("2H"))
    assert names(happened) == ["Played", "RoundEnded"]
    assert won.hands == ((), ("3H", "3S"), ("5H", "5S"))


def test_a_winning_eight_names_no_suit():
    # source: rulings.md, "All shedding games", winning special card
    state = table("8S", "3H 3S", pile="KH")
    assert options(state, 0, ("8S",)).suits == ()
    assert refused(state, 0, play("8S", "H")) == "Your last card doesn’t change the suit. Play it without a suit."


# "Last card". Source: S3, "Basic Game", "A player who has only one card left".


def test_the_call_is_made_with_the_play():
    # source: S3, "Basic Game", last card
    state = table("3H 4C", "9S 9C", pile="KH")
    assert options(state, 0, ("3H",)).call
    called, happened = act(state, 0, play("3H", call=True))
    assert Called(0) in happened
    assert called.uncalled == ()
    assert len(after(called, (1, Draw())).hands[0]) == 1


def test_the_call_is_made_after_the_play_out_of_turn():
    # source: S3, "Basic Game", last card; rulings.md, "The call"
    state = after(table("3H 4C", "9S 9C", pile="KH"), (0, play("3H")))
    assert options(state, 0).actions == (Call(),)
    assert options(state, 1).actions == (Draw(),)
    called = after(state, (0, Call()))
    assert (called.turn, called.asked) == (state.turn, state.asked)
    assert len(after(called, (1, Draw())).hands[0]) == 1


@pytest.mark.parametrize("move", [Draw(), play("9H"), play("8S", "C")])
def test_who_forgets_draws_two_before_the_next_player_acts(move):
    # source: S3, "Basic Game", last card, penalty
    state = after(table("3H 4C", "9H 8S 9C", pile="KH", stock="5D 6D 7D"), (0, play("3H")))
    punished, happened = act(state, 1, move)
    assert happened[0] == Drew(0, ("5D", "6D"), 2, "call", "last card")
    assert punished.hands[0] == ("4C", "5D", "6D")
    assert refused(punished, 0, Call()).startswith("Say “last card” only when you’re down to one")


def test_the_penalty_comes_before_the_hand_is_scored():
    # source: S3, "Basic Game", last card, "before the next player takes"
    state = after(table("3H 4C", "9H", pile="KH", stock="5D 6D 7D"), (0, play("3H")))
    assert after(state, (1, play("9H"))).sheet == (RoundScore("out", 1, (15, 0), (15, 0)),)


def test_the_penalty_leaves_the_next_player_what_remains():
    # source: rulings.md, "The call"
    state = after(table("3H 4C", "9C 5S", pile="KH", stock="5D 6D"), (0, play("3H")))
    drawn, happened = act(state, 1, Draw())
    assert names(happened) == ["Drew", "Reshuffled", "Drew", "TurnCame"]
    assert drawn.hands == (("4C", "5D", "6D"), ("9C", "5S", "KH"))


def test_a_dealt_single_card_needs_no_call():
    # source: rulings.md, "The call"
    state, _ = act(start(crazy(3, deal=1), "single"), 0, Deal())
    assert state.uncalled == ()
    assert all(Call() not in options(state, seat).actions for seat in range(3))


@pytest.mark.parametrize("hand", ["3H", "3H 4C 5C", "3H 4C 5C 6C"])
def test_a_call_that_is_not_due_is_refused(hand):
    # source: S3, "Basic Game", last card
    state = table(hand, "9S 9C", pile="KH")
    assert refused(state, 0, play("3H", call=True)) == (
        "Say “last card” only with the play that leaves you one card. Play without saying it."
    )
    assert refused(state, 0, Call()) == ("Say “last card” only when you’re down to one card.")


def test_who_moves_again_because_the_other_was_skipped_may_still_call():
    # source: S3, "Basic Game", "before the next player takes"; "Special Cards", Skip; rulings.md, "The call"
    state = after(table("QH 4C", "9S 9C", pile="KH", stock="5D 6D 7D"), (0, play("QH")))
    assert (state.turn, state.uncalled) == (0, (0,))
    assert set(options(state, 0).actions) == {Draw(), Call()}
    assert after(state, (0, Call())).uncalled == ()
    drawn, happened = act(state, 0, Draw())
    assert happened[:2] == [Drew(0, ("5D", "6D"), 2, "call", "last card"), Drew(0, ("7D",), 1, "turn")]
    assert drawn.uncalled == ()


def test_who_moves_again_and_has_called_goes_out():
    # source: S3, "Basic Game", last card
    state = after(table("QH 4H", "9S 9C", pile="KH"), (0, play("QH")), (0, Call()), (0, play("4H")))
    assert state.sheet == (RoundScore("out", 0, (0, 18), (0, 18)),)


def test_who_moves_again_without_a_call_pays_for_it_and_is_not_out():
    # source: rulings.md, "The call", "comes straight back"
    state = after(table("QH 4H", "9S 9C", pile="KH", stock="5D 6D 7D"), (0, play("QH")))
    played, happened = act(state, 0, play("4H"))
    assert names(happened) == ["Played", "Drew", "TurnCame"]
    assert happened[1] == Drew(0, ("5D", "6D"), 2, "call", "last card")
    assert (played.hands[0], played.turn, played.uncalled) == (("5D", "6D"), 1, ())


@pytest.mark.parametrize(("penalty", "suits"), [(2, SUITS), (0, ())])
def test_a_wild_card_that_would_have_won_names_a_suit_where_the_call_was_forgotten(penalty, suits):
    # source: rulings.md, "The call", "comes straight back"
    house_rules = {"call_penalty": penalty}
    state = after(table("QH 8S", "9S 9C", pile="KH", stock="5D 6D", rules=house_rules), (0, play("QH")))
    assert options(state, 0, ("8S",)).suits == suits
    assert after(state, (0, Call())).uncalled == ()
    assert options(after(state, (0, Call())), 0, ("8S",)).suits == ()
    laid = after(state, (0, play("8S", "C" if suits else None)))
    assert (laid.suit, laid.phase) == (("C", "play") if suits else ("S", "deal"))


def test_who_moves_again_and_can_draw_nothing_for_a_forgotten_call_is_out():
    # source: rulings.md, "The call"
    state = table("QH 4H", "9S 9C", pile="KH", stock="", rules={"reshuffle": False})
    assert after(state, (0, play("QH")), (0, play("4H"))).sheet[0].winner == 0


def test_one_card_drawn_for_a_forgotten_call_has_to_be_called_again():
    # source: rulings.md, "The call"
    state = table("QH 4H", "9S 9C", pile="KH", stock="5D 6D", rules={"call_penalty": 1})
    state = after(state, (0, play("QH")), (0, play("4H")))
    assert (state.hands[0], state.uncalled, state.turn) == (("5D",), (0,), 1)


def test_a_seat_that_draws_and_comes_down_to_one_again_owes_a_new_call():
    # source: S3, "Basic Game", last card
    state = table("3H 4C", "9S 9C", pile="KH", stock="9D 5H 6D")
    again = after(state, (0, play("3H", call=True)), (1, Draw()), (0, Draw()), (1, Draw()), (0, play("5H")))
    assert again.uncalled == (0,)


def test_somebody_elses_call_is_no_call():
    state = after(table("3H 4C", "9S 9C", "KC", pile="KH"), (0, play("3H")))
    for seat in (1, 2):
        assert refused(state, seat, Call()).startswith("Say “last card” only when you’re down to one")


def test_a_forgotten_call_with_nothing_to_draw_is_over_all_the_same():
    # source: rulings.md, "The call"
    state = after(table("3H 4C", "9S 9C", pile="KH", stock="", rules={"reshuffle": False}), (0, play("3H")))
    passed, happened = act(state, 1, Pass())
    assert happened[0] == Drew(0, (), 0, "call", "last card")
    assert passed.uncalled == ()
    assert passed.passes == 1


# The stock. Source: S3, "Basic Game", "If the stock pile is exhausted"; rulings.md, "All shedding games".


def test_the_played_cards_but_the_last_become_the_stock():
    # source: S3, "Basic Game", the stock is exhausted
    state = table("3S 4S", "9C 5C", pile="KD QD JD KH", stock="")
    drawn, happened = act(state, 0, Draw())
    order = shuffled(("KD", "QD", "JD"), "built", 2)
    assert happened[:2] == [Reshuffled(order, 3), Drew(0, order[-1:], 1, "turn")]
    assert (drawn.pile, drawn.stock) == (("KH",), order[:-1])


def test_a_debt_is_drawn_across_the_reshuffle():
    # source: S3, "Basic Game", the stock is exhausted
    state = table("3S", "9C 5C", pile="KD QD JD 2H", stock="4S", debt=4)
    drawn, happened = act(state, 0, Draw())
    assert names(happened) == ["Drew", "Reshuffled", "Drew", "DebtSettled", "TurnCame"]
    assert len(drawn.hands[0]) == 5
    assert drawn.stock == ()


def test_the_reshuffle_keeps_the_named_suit():
    # source: S3, "Basic Game", legal plays, 3, and the stock is exhausted
    state = table("3C 4C", "9D 5C", pile="KD QD 8H", stock="", suit="D")
    drawn = after(state, (0, Draw()))
    assert (drawn.pile, drawn.suit) == (("8H",), "D")
    assert options(drawn, 1).cards == ("9D",)


def test_every_shuffle_of_a_match_has_its_own_chance():
    # source: design.md, section 3, chance
    state = table("3S 4S", "9C 5C", pile=" ".join(PACK[4:]), stock="", seed="own")
    drawn, _ = act(state, 0, Draw())
    assert (*drawn.stock, drawn.hands[0][-1]) == shuffled(PACK[4:-1], "own", 2)
    assert drawn.shuffles == 2


def test_with_nothing_to_draw_one_plays_if_able():
    # source: rulings.md, "All shedding games"
    state = table("3H 4S", "9C 5C", pile="KH", stock="")
    assert (options(state, 0).cards, options(state, 0).actions) == (("3H",), ())
    assert refused(state, 0, Pass()).endswith("Play 3♥.")
    assert refused(state, 0, Draw()) == "There’s no card left to draw. Play 3♥."


def test_a_full_circle_of_passes_blocks_the_round_and_all_score():
    # source: rulings.md, "All shedding games"
    state = table("3S 4S", "9C 5C", "8S TD", pile="KH", stock="", turn=0)
    state = replace(state, hands=(*state.hands[:2], ("JS", "TD")))
    state = after(state, (0, Pass()), (1, Pass()))
    blocked, happened = act(state, 2, Pass())
    assert happened[-1] == RoundEnded(RoundScore("blocked", None, (7, 14, 20), (7, 14, 20)), state.hands)
    assert (blocked.totals, blocked.phase) == ((7, 14, 20), "deal")


def test_a_card_laid_in_between_breaks_the_circle_of_passes():
    # source: rulings.md, "All shedding games"
    state = table("3S 4S", "3H 9C 5C", "JS TD", pile="KH", stock="", rules={"reshuffle": False})
    state = after(state, (0, Pass()), (1, play("3H")))
    assert state.passes == 0
    state = after(state, (2, Pass()), (0, play("3S", call=True)), (1, Pass()), (2, play("JS", call=True)))
    assert state.phase == "play"


def test_a_card_that_comes_free_can_be_drawn_again():
    # source: S3, "Basic Game", the stock is exhausted
    state = after(table("3S 4S", "KC 9C 5C", pile="KH", stock=""), (0, Pass()), (1, play("KC")))
    assert options(state, 0).actions == (Draw(),)
    assert after(state, (0, Draw())).passes == 0


# Scoring and the match. Source: S3, "Basic Game", "The first player who gets rid"; rulings.md, "Reaching the target".


def test_what_each_card_costs(subtests: pytest.Subtests):
    # source: S3, "Basic Game", penalty points
    for rank, points in [
        ("A", 1),
        ("2", 2),
        ("3", 3),
        ("4", 4),
        ("5", 5),
        ("6", 6),
        ("7", 7),
        ("8", 50),
        ("9", 9),
        ("T", 10),
        ("J", 10),
        ("Q", 10),
        ("K", 10),
    ]:
        for suit in SUITS:
            with subtests.test(rank=rank, points=points, suit=suit):
                assert cost(crazy(4), (rank + suit,)) == points


def test_the_others_score_what_they_hold_and_the_winner_nothing():
    # source: S3, "Basic Game", penalty points
    state = table("3H", "8S AS", "KC 9C", pile="KH", totals=(5, 20, 30))
    won, happened = act(state, 0, play("3H"))
    assert happened[-1] == RoundEnded(RoundScore("out", 0, (0, 51, 19), (0, 51, 19)), won.hands)
    assert won.totals == (5, 71, 49)


def test_the_match_ends_at_the_target_and_the_lowest_wins():
    # source: rulings.md, "Reaching the target"
    state = table("3H", "8S AS", "KC 9C", pile="KH", totals=(60, 49, 30))
    over, happened = act(state, 0, play("3H"))
    assert happened[-1] == MatchEnded((2,), (60, 100, 49), "built")
    assert (over.phase, over.winners) == ("over", (2,))


def test_equal_lowest_totals_play_on(subtests: pytest.Subtests):
    # source: rulings.md, "Reaching the target"
    for totals, seats in [
        ((99, 98), ()),
        ((100, 98), (1,)),
        ((100, 100), ()),
        ((0, 0, 130), ()),
        ((0, 1, 130), (0,)),
        ((120, 119), (1,)),
    ]:
        with subtests.test(totals=totals, seats=seats):
            assert winners(crazy(len(totals)), totals) == seats


def test_after_a_tie_another_round_is_dealt():
    # source: rulings.md, "Reaching the target"
    state = table("3H", "8S", pile="KH", totals=(100, 50))
    tied, happened = act(state, 0, play("3H"))
    assert names(happened) == ["Played", "RoundEnded"]
    assert tied.totals == (100, 100)
    assert after(tied, (1, Deal())).round == 2


def test_when_the_match_is_over_nothing_is_left_to_do():
    over = after(table("3H", "8S 8C", pile="KH"), (0, play("3H")))
    for seat in range(2):
        assert options(over, seat) == NOTHING
        for action in (Draw(), Pass(), Deal(), Nominate("S"), play("8S", "S")):
            sentence = refused(over, seat, action)
            assert "over" in sentence or sentence.startswith("You don’t have")


def test_chance_picks_the_first_dealer():
    first = [act(start(crazy(4), seed), 0, Deal())[0].dealer for seed in SEEDS[:60]]
    assert set(first) == {0, 1, 2, 3}


def next_round_of(state: State, starter: str) -> State:
    """The next deal, with the first seed that turns up such a starter."""
    dealt = (after(replace(state, seed=seed), (0, Deal())) for seed in SEEDS)
    return next(other for other in dealt if other.pile[0].startswith(starter))


def test_the_deal_goes_round_to_the_left():
    # source: rulings.md, "Words we use", dealer; rules.py, next_dealer
    ended = after(table("3H", "4S", "9C", pile="KH", dealer=2), (0, play("3H")))
    dealt = next_round_of(ended, "K")
    assert (dealt.dealer, dealt.round, dealt.turn, dealt.shuffles) == (0, 2, 1, 2)
    assert next_round_of(replace(ended, dealer=1), "K").dealer == 2


def test_a_new_round_forgets_the_old_one():
    state = table("3H", "4C", "9C", pile="KH 8H", stock="", suit="S", direction=-1, rules={"reshuffle": False})
    blocked = after(state, (0, Pass()), (2, Pass()), (1, Pass()))
    dealt = next_round_of(blocked, "K")
    assert (dealt.direction, dealt.debt, dealt.suit, dealt.passes, dealt.uncalled) == (1, 0, None, 0, ())
    assert dealt.totals == (3, 4, 9)


def test_anybody_deals_and_nobody_plays_before():
    state = start(crazy(3), "first")
    for seat in range(3):
        assert options(state, seat).actions == (Deal(),)
        assert after(state, (seat, Deal())).phase == "play"
        assert refused(state, seat, Draw()) == "No round is being played. Wait for the next deal."


def test_nobody_deals_in_the_middle_of_a_round():
    state = table("3H 4C", "9S", pile="KH")
    assert refused(state, 0, Deal()) == "The next deal comes when this round is over. Play 3♥, or draw."


def test_places_are_shared_by_equal_totals():
    # source: rulings.md, "Tournaments" and "Reaching the target"
    sheet = (
        RoundScore("out", 0, (0, 50, 60), (0, 50, 60)),
        RoundScore("out", 2, (40, 50, 0), (40, 50, 0)),
        RoundScore("blocked", None, (60,) * 3, (60,) * 3),
    )
    table_of_places = [
        (line.seat, line.place, line.rounds_won, line.caught, line.cost)
        for line in standings(crazy(3), (100, 160, 160), sheet)
    ]
    assert table_of_places == [(0, 1, 1, 110, 100), (1, 2, 0, 0, 160), (2, 2, 1, 90, 120)]


# Refusals


def test_a_refusal_says_why_and_what_would_be_allowed():
    state = table("3S 3H 4H", "9S", pile="KH")
    assert refused(state, 0, play("3S")) == "3♠ matches neither the suit nor the rank of K♥. Play 3♥ or 4♥, or draw."
    assert refused(state, 0, play("9D")) == "You don’t have 9♦. Play 3♥ or 4♥, or draw."
    assert refused(state, 0, Play(())) == "You haven’t picked a card to play. Play 3♥ or 4♥, or draw."
    assert refused(state, 0, Play(("3H", "3S"))) == "You can play only one card in a turn. Play 3♥ by itself."
    assert refused(state, 1, play("9S")) == "It’s not your turn yet. Wait for the others."
    named = after(table("8S 5S 5H", "3S 9D", pile="3C"), (0, play("8S", "D")))
    assert refused(named, 1, play("3S")) == "3♠ doesn’t fit: the suit is diamonds now. Play 9♦, or draw."


def test_a_view_tells_of_every_card_why_it_cannot_be_laid():
    state = table("3S 3H 4D", "9S", pile="KH")
    seen = view(state, 0)
    assert {card: str(refusal) for card, refusal in Match(state).reasons(seen).items()} == {
        "3S": "3♠ matches neither the suit nor the rank of K♥. Play 3♥, or draw.",
        "4D": "4♦ matches neither the suit nor the rank of K♥. Play 3♥, or draw.",
    }
    waiting = table("3S", "9S", pile="KH")
    assert [str(refusal) for refusal in Match(waiting).reasons(view(waiting, 1)).values()] == [
        "It’s not your turn yet. Wait for the others."
    ]


# House rules that differ from the source's typical ones


def test_house_rule_the_starter_eights_own_suit_counts():
    state, happened = opened(3, "8", wild_starter="own suit")
    assert names(happened)[-1] == "TurnCame"
    assert (state.turn, state.suit) == (left_of(state), None)
    assert all(card[0] == "8" or card[1] == state.pile[0][1] for card in options(state, state.turn).cards)


def test_house_rule_wild_cancels_draw_cards():
    state = after(table("2H 3C 4C", "8S KS 3H", "7D", pile="KH", rules={"cancels": ("8",)}), (0, play("2H")))
    assert options(state, 1).cards == ("8S",)
    assert DebtSettled() in events(state, 1, play("8S", "C"))
    cancelled = after(state, (1, play("8S", "C")))
    assert (cancelled.debt, cancelled.suit, cancelled.turn) == (0, "C", 2)


@pytest.mark.parametrize("rank", ["A", "2", "Q"])
def test_house_rule_a_special_starter_does_nothing(rank):
    state, happened = opened(4, rank, starter_effects="none")
    assert names(happened) == ["Dealt", "StarterTurned", "TurnCame"]
    assert (state.turn, state.direction, state.debt) == (left_of(state), 1, 0)


def test_house_rule_only_the_suit_of_the_starter_counts():
    # source: LV 5.9, "Starter gives only its suit <LC-wp>"
    state, happened = opened(4, "2", starter_suit_only=True)
    suit = state.pile[0][1]
    assert names(happened) == ["Dealt", "StarterTurned", "TurnCame"]
    assert (state.turn, state.suit, state.debt) == (left_of(state), suit, 0)
    fits = may_play(state)
    assert all(card[1] == suit or card[0] == "8" for card in fits)


def test_house_rule_the_rank_of_the_starter_is_refused_for_that_reason():
    state = table("2H 9S 4C", "5D", pile="9H", suit="H", rules={"starter_suit_only": True})
    assert may_play(state) == {"2H"}
    refused = refusal(state, 0, play("9S"))
    assert (refused.rule, refused.why) == (
        "starter_suit_only",
        "9♠ doesn’t fit: only the suit of the first card counts, and that is hearts.",
    )


def test_house_rule_a_wild_starter_is_named_even_if_special_starters_do_nothing():
    state, _ = opened(4, "8", starter_effects="none")
    assert state.pending == Naming()


def test_house_rule_a_reverse_between_two_skips():
    state = table("AH 3C 4C", "5D", pile="KH", rules={"two_player_reverse": "skip"})
    assert Skipped(1) in events(state, 0, play("AH"))
    assert after(state, (0, play("AH"))).turn == 0
    three = table("AH 3C 4C", "5D", "6D", pile="KH", rules={"two_player_reverse": "skip"})
    assert names(events(three, 0, play("AH"))) == ["Played", "Reversed", "TurnCame"]


def test_house_rule_draw_cards_do_not_stack():
    state = table("2H 3C 4C", "2S 8S KS", "7D", pile="KH", stock="5D 6D", rules={"stacking": "none"})
    assert names(events(state, 0, play("2H"))) == ["Played", "DebtGrew", "Skipped", "Drew", "DebtSettled", "TurnCame"]
    drawn = after(state, (0, play("2H")))
    assert (drawn.hands[1], drawn.debt, drawn.turn) == (("2S", "8S", "KS", "5D", "6D"), 0, 2)
    assert Draw() not in options(drawn, 1).actions


def test_house_rule_who_can_play_may_not_draw():
    house_rules = {"draw_though_able": False}
    able = table("3H 4C", "9S", pile="KH", rules=house_rules)
    assert options(able, 0).actions == ()
    assert refused(able, 0, Draw()) == "You can’t draw while you can play. Play 3♥."
    assert options(table("3S 4C", "9S", pile="KH", rules=house_rules), 0).actions == (Draw(),)
    owing = table("2S 4C", "9S", pile="2H", debt=2, rules=house_rules)
    assert options(owing, 0).actions == (Draw(),)


def test_house_rule_nobody_says_last_card():
    state = table("3H 4C", "9S 9C", pile="KH", rules={"call": "none"})
    assert refused(state, 0, play("3H", call=True)) == (
        "No one says “last card” at this table. Play without saying it."
    )
    assert not options(state, 0, ("3H",)).call
    silent = after(state, (0, play("3H")))
    assert refused(silent, 0, Call()) == "No one says “last card” at this table."
    assert names(events(silent, 1, Draw())) == ["Drew", "TurnCame"]


@pytest.mark.parametrize("penalty", [0, 1, 3])
def test_house_rule_what_a_forgotten_call_costs(penalty):
    state = after(table("3H 4C", "9S 9C", pile="KH", rules={"call_penalty": penalty}), (0, play("3H")))
    moved = after(state, (1, Draw()))
    assert len(moved.hands[0]) == 1 + penalty
    assert moved.uncalled == ()


def test_house_rule_a_winning_two_is_still_drawn_for():
    state = table("2H", "3S", "5S", pile="KH", stock="TS JS", rules={"winning_card_acts": True})
    won, happened = act(state, 0, play("2H"))
    assert names(happened) == ["Played", "DebtGrew", "Drew", "RoundEnded"]
    assert won.sheet == (RoundScore("out", 0, (0, 23, 5), (0, 23, 5)),)
    stacked = table("2H", "3S", "5S", pile="2S", debt=2, stock="TS JS QS KS", rules={"winning_card_acts": True})
    assert after(stacked, (0, play("2H"))).totals == (0, 43, 5)


@pytest.mark.parametrize("last", ["QH", "AH", "8S"])
def test_house_rule_a_winning_card_that_acts_but_draws_nothing(last):
    state = table(last, "3S", "5S", pile="KH", rules={"winning_card_acts": True})
    assert after(state, (0, play(last))).sheet == (RoundScore("out", 0, (0, 3, 5), (0, 3, 5)),)


def test_house_rule_no_reshuffling():
    house_rules = {"reshuffle": False}
    state = table("3S 4S", "KC 9C", pile="KD QD JD KH", stock="", rules=house_rules)
    assert options(state, 0).actions == (Pass(),)
    assert after(state, (0, Pass()), (1, play("KC", call=True)), (0, Pass()), (1, play("9C"))).sheet


def test_house_rule_the_winner_deals_and_after_a_block_the_left():
    house_rules = {"next_dealer": "winner"}
    won = after(table("3H", "4S", "9C", pile="KH", dealer=1, rules=house_rules), (0, play("3H")), (0, Deal()))
    assert won.dealer == 0
    blocked = table("3S", "4S", "9C", pile="KH", stock="", dealer=1, rules=house_rules)
    assert after(blocked, (0, Pass()), (1, Pass()), (2, Pass()), (0, Deal())).dealer == 2


def test_house_rule_one_single_card_makes_the_next_draw_five():
    # source: S3, "Variations", first paragraph, Queen of Spades
    effects = (("Q", Effect("skip")), ("QS", Effect("draw", 5)))
    state = table("QS QH 3C", "5D 4D", "6D", pile="KS", rules={"effects": effects})
    drawn = after(state, (0, play("QS")))
    assert (drawn.debt, drawn.count(1), drawn.turn) == (0, 7, 2)
    assert after(replace(state, pile=("KH",)), (0, play("QH"))).turn == 2


def test_house_rule_a_skip_of_two_players():
    state = table("QH 3C 4C", "5D", "6D", "7D", pile="KH", rules={"effects": (("Q", Effect("skip", 2)),)})
    assert after(state, (0, play("QH"))).turn == 3


def test_house_rule_other_cards_are_wild():
    # source: S3, "Changing Suit", first paragraph
    state = table("JC 8C 4C", "5D", pile="KH", rules={"wild": ("J",), "costs": ()})
    assert options(state, 0).cards == ("JC",)
    assert after(state, (0, play("JC", "D"))).suit == "D"


def test_house_rule_nothing_is_wild():
    state = table("8C 4C 8H", "5D", pile="KH", rules={"wild": ()})
    assert options(state, 0).cards == ("8H",)
    assert options(state, 0, ("8H",)).suits == ()


def test_house_rule_card_costs():
    rules = crazy(2, costs=(("8", 20), ("QS", 40), ("Q", 15)))
    assert [cost(rules, (card,)) for card in ("8H", "QS", "QH", "KH", "AS")] == [20, 40, 15, 10, 1]


def test_house_rule_the_target():
    state = table("3H", "9S", pile="KH", rules={"target": 10}, totals=(0, 2))
    assert after(state, (0, play("3H"))).phase == "over"


# Rules that cannot be played


def test_rules_that_cannot_be_played_are_refused_with_a_sentence(subtests: pytest.Subtests):
    for house_rules, sentence in [
        ({"seats": 1}, "A table has 2 to 8 seats, not 1."),
        ({"seats": 9}, "A table has 2 to 8 seats, not 9."),
        ({"packs": 0}, "Play with 1 to 6 packs, not 0."),
        ({"packs": 7}, "Play with 1 to 6 packs, not 7."),
        ({"deal": 0}, "Deal 1 to 13 cards each, not 0."),
        ({"deal": 14}, "Deal 1 to 13 cards each, not 14."),
        (
            {"deal": 9},
            (
                "Dealing 9 cards to each of 4 players leaves 16 of 52, "
                "but at least a third must stay in the draw pile. Deal fewer cards or add a pack."
            ),
        ),
        ({"target": 9}, "The target must be 10 to 1000 points."),
        ({"target": 1001}, "The target must be 10 to 1000 points."),
        ({"call_penalty": -1}, "A forgotten call can cost 0 to 10 cards."),
        ({"call_penalty": 11}, "A forgotten call can cost 0 to 10 cards."),
        ({"wild": ("X",)}, "A wild card must be a rank from Ace to King."),
        ({"wild": ("8S",)}, "A wild card must be a rank from Ace to King."),
        (
            {"effects": (("X", Effect("skip")),)},
            "A rule for cards needs a rank, such as Q, or a card, such as QS.",
        ),
        ({"costs": (("1S", 5),)}, "A rule for cards needs a rank, such as Q, or a card, such as QS."),
        ({"wild": ("8", "8")}, "A rank or card is listed twice. Remove one of the two."),
        (
            {"effects": (("Q", Effect("skip")), ("Q", Effect("reverse")))},
            "A rank or card is listed twice. Remove one of the two.",
        ),
        ({"costs": (("8", 50), ("8", 20))}, "A rank or card is listed twice. Remove one of the two."),
        *(
            (
                {"effects": (("Q", Effect(kind, count)),)},
                (
                    "A special card can skip 1 to 10 players, make players draw 1 to 10 cards, "
                    "or give away 1 to 10 cards each."
                ),
            )
            for kind in ("skip", "draw", "gift")
            for count in (-1, 0, 11)
        ),
        ({"costs": (("8", -1),)}, "A card can count 0 to 500 points."),
        ({"costs": (("8", 501),)}, "A card can count 0 to 500 points."),
        (
            {"costs": tuple((rank, 0) for rank in "A23456789TJQK")},
            "At least one card must count a point or more, or the match would never end.",
        ),
    ]:
        with subtests.test(house_rules=house_rules, sentence=sentence):
            with pytest.raises(RulesError) as raised:
                replace(crazy(4), **house_rules)
            assert str(raised.value) == sentence


def test_every_variant_can_be_played_by_every_number_of_seats_it_names():
    for game in VARIANTS.values():
        for seats in game.seats:
            assert game.rules(seats).seats == seats


def test_a_turn_that_comes_is_a_new_question_and_a_call_is_none():
    # source: design.md, section 4, 1
    state = after(table("3H 4C", "9S 9C", pile="KH"), (0, play("3H")))
    assert after(state, (0, Call())).asked == state.asked
    assert after(state, (1, Draw())).asked == state.asked + 1
    assert TurnCame(0) in events(state, 1, Draw())
    assert Played(0, ("3H",), None) in events(table("3H 4C", "9S 9C", pile="KH"), 0, play("3H"))
