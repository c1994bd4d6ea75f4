"""Crazy Eights, rule by rule. Each test names the place in the source that it holds the engine to.

What a golden plays out (``tests/playthroughs/crazy-eights-*``) isn't told again here, and what is refused stands in
``test_refusals.py``.
"""

from dataclasses import replace

import pytest

from engine.chance import shuffled
from engine.core.actions import Call, Deal, Draw, Nominate, Pass
from engine.core.packs.french import FRENCH, SUITS
from engine.core.ruleset import RulesError
from engine.core.scoresheet import RoundScore, standings
from engine.games.house_rules import HouseRules
from tests.doors import Drew, Effect, Naming, NominationAsked, act, options, public_view, start, view
from tests.engine.shedding.table import after, crazy, left_of, may_do, may_play, names, opened, play, refusal, table

GAME = "crazy-eights"
SKIP, TURN, TWO = Effect("skip"), Effect("reverse"), Effect("draw", 2)


def test_the_cards_are_dealt_singly_from_the_dealers_left_and_the_next_one_is_turned_up(subtests: pytest.Subtests):
    # source: S3, "Basic Game", number of cards dealt, "(singly)"; rulings.md, "Second pack"
    for seats, cards, packs in [(2, 7, 1), (3, 5, 1), (4, 5, 1), (5, 5, 1), (6, 5, 1), (7, 5, 2), (8, 5, 2)]:
        with subtests.test(seats=seats):
            state, happened = act(start(crazy(seats), "singly"), 0, Deal())
            order = list(shuffled(FRENCH.made(packs), "singly", 1))
            for place in range(cards):
                for step in range(seats):
                    assert state.hands[left_of(state, 1 + step)][place] == order.pop()
            assert [len(hand) for hand in state.hands] == [cards] * seats
            assert (state.pile, state.stock) == ((order.pop(),), tuple(order))
            assert names(happened)[:2] == ["Dealt", "StarterTurned"]
            assert {
                len(seen.stock) for seen in (public_view(state), *(view(state, seat) for seat in range(seats)))
            } == {52 * packs - seats * cards - 1}


def test_at_least_a_third_of_the_cards_stays_in_the_stock_or_a_second_pack_comes(subtests: pytest.Subtests):
    # source: rulings.md, "Second pack", "refused with the numbers"
    assert [len(crazy(seats, deal=deal, packs=1).pack) - seats * deal for seats, deal in ((4, 8), (3, 11))] == [20, 19]
    for seats, deal, packs, left, cards in [
        (4, 9, 1, 16, 52),
        (3, 12, 1, 16, 52),
        (7, 5, 1, 17, 52),
        (6, 13, 2, 26, 104),
        (6, 9, 1, 0, 52),
    ]:
        with subtests.test(seats=seats, deal=deal), pytest.raises(RulesError) as raised:
            crazy(seats, deal=deal, packs=packs)
        assert str(raised.value) == (
            f"Dealing {deal} cards to each of {seats} players leaves {left} of {cards}, "
            "but at least a third must stay in the draw pile. Deal fewer cards or add a pack."
        )
    # source: rulings.md, "Second pack"
    packs = {deal: [HouseRules(GAME, (("deal", deal),)).rules(seats).packs for seats in range(2, 9)] for deal in (7, 8)}
    assert packs == {7: [1, 1, 1, 2, 2, 2, 2], 8: [1, 1, 1, 2, 2, 2, 2]}


def test_chance_picks_the_first_dealer():
    assert {act(start(crazy(4), seed), 0, Deal())[0].dealer for seed in map(str, range(60))} == {0, 1, 2, 3}


def test_a_card_that_matches_the_rank_or_the_suit_of_the_top_card_or_an_eight(subtests: pytest.Subtests):
    # source: S3, "Basic Game", legal plays, 1 and 2
    for hand, pile, wild, fitting in [
        ("KS 3H 3S QC 6D", "KH", ("8",), {"KS", "3H"}),  # the example: any king or any heart
        ("KS 3H 3S QC 6D", "3C", ("8",), {"3H", "3S", "QC"}),
        ("KS 3H 3S QC", "QD 3C KH", ("8",), {"KS", "3H"}),
        ("8S 3C 9D", "KH", ("8",), {"8S"}),
        ("8S 8D 9D", "8H", ("8",), {"8S", "8D"}),
        ("8S 8H JC 3H", "KH", ("J",), {"8H", "JC", "3H"}),  # source: S3, "Changing Suit"
        ("8S 8H 3H", "KH", (), {"8H", "3H"}),
    ]:
        with subtests.test(hand=hand, pile=pile, wild=wild):
            state = table(hand, "KD 7D 4D", pile=pile, rules={"wild": wild})
            assert may_play(state) == fitting
            assert {card for card in fitting if options(state, 0, (card,)).suits} == {
                card for card in fitting if card[0] in wild
            }


def test_a_named_suit_is_followed_and_over_then_or_another_eight_names_anew(subtests: pytest.Subtests):
    # source: S3, "Basic Game", legal plays, 2 and 3
    for suit in SUITS:
        with subtests.test(suit=suit):
            state = after(table("8S 5S 5H", "8H 3S 3H 3D 3C 2S", pile="4C"), (0, play("8S", suit)))
            assert state.suit == suit
            assert may_play(state) == {"8H", "3" + suit} | ({"2S"} if suit == "S" else set())
            followed = after(state, (1, play("3" + suit)))
            assert (followed.suit, may_play(followed)) == (None, {"5" + suit} & {"5S", "5H"})
            anew = after(state, (1, play("8H", "S")))
            assert (anew.suit, may_play(anew)) == ("S", {"5S"})


def test_a_player_may_draw_though_a_card_fits_and_the_turn_is_over():
    # source: S3, "Basic Game", "or draw a card from the undealt stock"; rulings.md, "Crazy Eights (S3)"
    state = table("KS 3H", "5D 9C", pile="KH", stock="KC 4C")
    assert may_do(state) == {Draw()}
    drawn = after(state, (0, Draw()))
    assert (drawn.hands[0], drawn.stock, drawn.turn) == (("KS", "3H", "KC"), ("4C",), 1)


def test_the_dealer_names_the_suit_of_a_starter_eight_and_nobody_does_anything_before(subtests: pytest.Subtests):
    # source: S3, "Basic Game", starter Eight, with which the dealer looks at the hand first
    for rules in ({}, {"starter_effects": "none"}):
        state, happened = opened(GAME, 3, "8", **rules)
        dealer, first = state.dealer, left_of(state)
        assert happened[-1] == NominationAsked(dealer)
        assert (state.turn, state.pending) == (dealer, Naming())
        assert view(state, dealer).hand
        assert options(state, dealer).actions == tuple(map(Nominate, SUITS))
        for suit in SUITS:
            named = after(state, (dealer, Nominate(suit)))
            assert (named.suit, named.turn, named.pending) == (suit, first, None)
            assert all(card[0] == "8" or card[1] == suit for card in may_play(named))
    for action in (Draw(), Pass(), play(state.hands[dealer][0]), Nominate("X")):
        with subtests.test(action=action):
            assert str(refusal(state, dealer, action)) == (
                "The first card is wild, and you’re the dealer. Pick spades, hearts, diamonds or clubs."
            )
    assert refusal(state, dealer, Nominate("X")).rule == "wild_starter"
    for action in (Draw(), Pass(), play(state.hands[first][0]), Nominate("S")):
        assert str(refusal(state, first, action)) == "It’s not your turn yet. Wait for the others."


@pytest.mark.parametrize("rank", ["A", "2", "Q"])
def test_house_rule_a_special_starter_does_nothing_or_counts_as_its_suit_alone(rank):
    # source: LV 5.9, "Starter gives only its suit <LC-wp>"
    for rules in ({"starter_effects": "none"}, {"starter_suit_only": True}):
        state, happened = opened(GAME, 4, rank, **rules)
        suit, top = state.pile[0][1], state.pile[0][0]
        assert names(happened) == ["Dealt", "StarterTurned", "TurnCame"]
        assert (state.turn, state.direction, state.debt) == (left_of(state), 1, 0)
        ranks = {"8"} if "starter_suit_only" in rules else {"8", top}
        assert may_play(state) == {card for card in state.hands[state.turn] if card[1] == suit or card[0] in ranks}


def test_who_comes_after_a_special_card(subtests: pytest.Subtests):
    # source: S3, "Special Cards", Skip and Reverse direction, each with its two-player game
    jacks, fours = {"effects": (("J", SKIP), ("A", TURN))}, {"effects": (("Q", SKIP), ("4", TURN))}
    of_spades = {"effects": (("Q", SKIP), ("QS", Effect("draw", 5)))}
    for name, seats, direction, card, rules, event, turn in [
        ("a Queen skips the next", 5, 1, "QH", {}, "Skipped", 2),
        ("a Queen the other way round", 5, -1, "QH", {}, "Skipped", 3),
        ("a Queen between two", 2, 1, "QH", {}, "Skipped", 0),
        ("an Ace turns the direction", 4, 1, "AH", {}, "Reversed", 3),
        ("an Ace turns it back", 4, -1, "AH", {}, "Reversed", 1),
        ("an Ace between two", 2, 1, "AH", {}, "", 1),
        ("an Ace that skips between two", 2, 1, "AH", {"two_player_reverse": "skip"}, "Skipped", 0),
        ("that rule among three", 3, 1, "AH", {"two_player_reverse": "skip"}, "Reversed", 2),
        ("two are skipped", 4, 1, "QH", {"effects": (("Q", Effect("skip", 2)),)}, "Skipped Skipped", 3),
        ("a Jack skips", 3, 1, "JH", jacks, "Skipped", 2),
        ("and a Queen does not", 3, 1, "QH", jacks, "", 1),
        ("a Four turns", 3, 1, "4H", fours, "Reversed", 2),
        ("and an Ace does not", 3, 1, "AH", fours, "", 1),
        ("other Queens than that of spades", 3, 1, "QH", of_spades, "Skipped", 2),
    ]:
        with subtests.test(name):
            hands = (f"{card} 3C 4C", "5D", "6D", "7D", "9D")[:seats]
            state = table(*hands, pile="KH", direction=direction, rules=rules)
            assert names(act(state, 0, play(card))[1]) == ["Played", *event.split(), "TurnCame"]
            assert after(state, (0, play(card))).turn == turn


def test_a_debt_is_drawn_as_far_as_there_are_cards():
    # source: rulings.md, "All shedding games", when nothing can be drawn
    drawn = after(table("9S", "5H", pile="2H", stock="4C", debt=2), (0, Draw()))
    assert (drawn.hands[0], drawn.debt, drawn.turn) == (("9S", "4C"), 0, 1)
    none = table("9S", "5H", pile="2H", stock="", debt=2)
    assert may_do(none) == {Pass()}
    passed = after(none, (0, Pass()))
    assert (passed.debt, passed.turn, may_play(passed)) == (0, 1, {"5H"})


def test_a_special_card_that_wins_is_ignored_or_as_a_house_rule_makes_the_next_draw(subtests: pytest.Subtests):
    # source: S3, "Special Cards", last paragraph, "no one has to draw"; Kings Reverse, "Endgame"
    for last, pile, debt, acts, happens, costs in [
        *((card, "KH", 0, False, "", (0, 6, 10)) for card in ("QH", "AH", "2H", "8S")),
        ("2H", "2S", 2, False, "", (0, 6, 10)),
        ("QH", "KH", 0, True, "Skipped", (0, 6, 10)),
        ("AH", "KH", 0, True, "Reversed", (0, 6, 10)),
        ("8S", "KH", 0, True, "", (0, 6, 10)),
        ("2H", "KH", 0, True, "DebtGrew Drew", (0, 26, 10)),
        ("2H", "2S", 2, True, "DebtGrew Drew", (0, 46, 10)),
    ]:
        with subtests.test(last=last, debt=debt, acts=acts):
            rules = {"winning_card_acts": acts}
            state = table(last, "3H 3S", "5H 5S", pile=pile, debt=debt, stock="TS JS QS KS", rules=rules)
            won, happened = act(state, 0, play(last))
            assert names(happened) == ["Played", *happens.split(), "RoundEnded"]
            assert won.sheet == (RoundScore("out", 0, costs, costs),)
            assert (won.debt, won.phase) == (0, "deal")


def test_the_call_is_made_with_the_play_or_after_it_out_of_turn():
    # source: S3, "Basic Game", last card; rulings.md, "The call"
    state = table("3H 4C", "9S 9C", pile="KH")
    assert options(state, 0, ("3H",)).call
    assert after(state, (0, play("3H", call=True))).uncalled == ()
    silent = after(state, (0, play("3H")))
    assert (silent.uncalled, may_do(silent, 0), may_do(silent, 1)) == ((0,), {Call()}, {Draw()})
    called = after(silent, (0, Call()))
    assert called.turn == 1
    assert len(after(called, (1, Draw())).hands[0]) == 1


@pytest.mark.parametrize("move", [Draw(), play("9H"), play("8S", "C")])
@pytest.mark.parametrize("penalty", [0, 1, 2, 3])
def test_who_forgets_draws_before_the_next_player_acts(move, penalty):
    # source: S3, "Basic Game", last card, penalty
    rules = {"call_penalty": penalty}
    state = after(table("3H 4C", "9H 8S 9C", pile="KH", stock="5D 6D 7D JD", rules=rules), (0, play("3H")))
    moved, happened = act(state, 1, move)
    drawn = ("5D", "6D", "7D")[:penalty]
    assert happened[0] == Drew(0, drawn, penalty, "call", "last card")
    assert (moved.hands[0], moved.uncalled) == (("4C", *drawn), ())


def test_the_penalty_comes_before_the_hand_is_scored_leaves_what_remains_and_is_over_with_nothing_to_draw():
    # source: S3, "Basic Game", last card, "before the next player takes"; rulings.md, "The call"
    state = after(table("3H 4C", "9H", pile="KH", stock="5D 6D 7D"), (0, play("3H")))
    assert after(state, (1, play("9H"))).sheet == (RoundScore("out", 1, (15, 0), (15, 0)),)
    state = after(table("3H 4C", "9C 5S", pile="KH", stock="5D 6D"), (0, play("3H")))
    drawn, happened = act(state, 1, Draw())
    assert names(happened) == ["Drew", "Reshuffled", "Drew", "TurnCame"]
    assert drawn.hands == (("4C", "5D", "6D"), ("9C", "5S", "KH"))
    # source: rulings.md, "The call"
    rules = {"reshuffle": False}
    state = after(table("3H 4C", "9S 9C", pile="KH", stock="", rules=rules), (0, play("3H")))
    passed, happened = act(state, 1, Pass())
    assert happened[0] == Drew(0, (), 0, "call", "last card")
    assert (passed.uncalled, passed.passes) == ((), 1)
    again = table("QH 4H", "9S 9C", pile="KH", stock="", rules=rules)
    assert after(again, (0, play("QH")), (0, play("4H"))).sheet[0].winner == 0


def test_who_moves_again_because_the_other_was_skipped_may_still_call():
    # source: S3, "Basic Game", "before the next player takes"; "Special Cards", Skip; rulings.md, "The call"
    state = after(table("QH 4H", "9S 9C", pile="KH", stock="5D 6D 7D"), (0, play("QH")))
    assert (state.turn, state.uncalled, may_do(state)) == (0, (0,), {Draw(), Call()})
    assert after(state, (0, Call()), (0, play("4H"))).sheet == (RoundScore("out", 0, (0, 18), (0, 18)),)
    drawn, happened = act(state, 0, Draw())
    assert happened[:2] == [Drew(0, ("5D", "6D"), 2, "call", "last card"), Drew(0, ("7D",), 1, "turn")]
    assert drawn.uncalled == ()
    played, happened = act(state, 0, play("4H"))
    assert names(happened) == ["Played", "Drew", "TurnCame"]
    assert (played.hands[0], played.turn, played.uncalled) == (("5D", "6D"), 1, ())


@pytest.mark.parametrize(("penalty", "suits"), [(2, SUITS), (0, ())])
def test_a_wild_card_that_would_have_won_names_a_suit_where_the_call_was_forgotten(penalty, suits):
    # source: rulings.md, "The call", "comes straight back"
    rules = {"call_penalty": penalty}
    state = after(table("QH 8S", "9S 9C", pile="KH", stock="5D 6D", rules=rules), (0, play("QH")))
    assert options(state, 0, ("8S",)).suits == suits
    assert options(after(state, (0, Call())), 0, ("8S",)).suits == ()
    laid = after(state, (0, play("8S", "C" if suits else None)))
    assert (laid.suit, laid.phase) == (("C", "play") if suits else ("S", "deal"))


def test_who_comes_down_to_one_card_again_owes_a_new_call():
    # source: S3, "Basic Game", last card; rulings.md, "The call"
    state = table("3H 4C", "9S 9C", pile="KH", stock="9D 5H 6D")
    again = after(state, (0, play("3H", call=True)), (1, Draw()), (0, Draw()), (1, Draw()), (0, play("5H")))
    assert again.uncalled == (0,)
    state = table("QH 4H", "9S 9C", pile="KH", stock="5D 6D", rules={"call_penalty": 1})
    state = after(state, (0, play("QH")), (0, play("4H")))
    assert (state.hands[0], state.uncalled, state.turn) == (("5D",), (0,), 1)


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


def test_house_rule_the_winner_deals_and_after_a_block_the_left():
    house_rules = {"next_dealer": "winner"}
    won = after(table("3H", "4S", "9C", pile="KH", dealer=1, rules=house_rules), (0, play("3H")), (0, Deal()))
    assert won.dealer == 0
    blocked = table("3S", "4S", "9C", pile="KH", stock="", dealer=1, rules=house_rules)
    assert after(blocked, (0, Pass()), (1, Pass()), (2, Pass()), (0, Deal())).dealer == 2


def test_rules_that_cannot_be_played_are_refused_with_a_sentence(subtests: pytest.Subtests):
    said = "A special card can skip 1 to 10 players, make players draw 1 to 10 cards, or give away 1 to 10 cards each."
    for house_rules, sentence in [
        ({"seats": 1}, "A table has 2 to 8 seats, not 1."),
        ({"seats": 9}, "A table has 2 to 8 seats, not 9."),
        ({"packs": 0}, "Play with 1 to 6 packs, not 0."),
        ({"packs": 7}, "Play with 1 to 6 packs, not 7."),
        ({"deal": 0}, "Deal 1 to 13 cards each, not 0."),
        ({"deal": 14}, "Deal 1 to 13 cards each, not 14."),
        ({"target": 9}, "The target must be 10 to 1000 points."),
        ({"target": 1001}, "The target must be 10 to 1000 points."),
        ({"call_penalty": -1}, "A forgotten call can cost 0 to 10 cards."),
        ({"call_penalty": 11}, "A forgotten call can cost 0 to 10 cards."),
        ({"wild": ("X",)}, "A wild card must be a rank from Ace to King."),
        ({"wild": ("8S",)}, "A wild card must be a rank from Ace to King."),
        ({"effects": (("X", SKIP),)}, "A rule for cards needs a rank, such as Q, or a card, such as QS."),
        ({"costs": (("1S", 5),)}, "A rule for cards needs a rank, such as Q, or a card, such as QS."),
        ({"wild": ("8", "8")}, "A rank or card is listed twice. Remove one of the two."),
        ({"effects": (("Q", SKIP), ("Q", TURN))}, "A rank or card is listed twice. Remove one of the two."),
        ({"costs": (("8", 50), ("8", 20))}, "A rank or card is listed twice. Remove one of the two."),
        *(
            ({"effects": (("Q", Effect(kind, count)),)}, said)
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
