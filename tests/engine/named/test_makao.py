"""Makao, Macau, Agony and One-Card, line by line. Source: linked-variants.md, section 5 ("LV")."""

import pytest

from engine.core.actions import Call, Catch, Draw, Pass, Play
from engine.core.packs.french import JOKERS, SUITS
from engine.games.rulebook import plain_lines
from engine.games.variants import variant
from tests.doors import SentBack, State
from tests.engine.named.test_cousins import PIPS, costs, each_seats, never_starts, unsaid
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
    rules_of,
)
from tests.engine.shedding.table import table as built

# Makao (LV 5.8)


def makao(*hands: str, **more) -> State:
    return built(*hands, game="makao", **more)


@each_seats("makao")
def test_makao_deals_five_from_one_pack_for_up_to_four_and_two_above(seats):
    # source: LV 5.8, "One pack for 2-4, more above; 5 cards, clockwise <MK-wp>"
    rules = rules_of("makao", seats)
    assert (rules.deal, rules.jokers, rules.packs) == (5, 0, 1 if seats <= 4 else 2)
    unsaid("makao", seats, "play_direction", "first_player", "draws", "after_penalty", "call", "not_last", "last_alone")


def test_makao_starts_with_a_plain_card():
    # source: LV 5.8, "starter must be plain <MK-wp>". A Queen may start all the same, as it does nothing by itself
    never_starts("makao", "A", "2", "3", "4", "J", "KH", "KS")
    state, _ = opened("makao", 3, "KD")
    assert (state.turn, state.direction, state.debt) == (left_of(state), 1, 0)


def test_makao_a_drawn_card_is_playable_at_once_though_another_was():
    # source: LV 5.8, "May draw though able; drawn card playable at once <MK-cb,MK-tw>"
    drawn = after(makao("9C 6H", "5D 6D", pile="9H", stock="9S TD"), (0, Draw()))
    assert (drawn.turn, may_play(drawn), may_do(drawn)) == (0, {"9S"}, {Pass()})
    assert after(makao("6C 8C", "5D 6D", pile="9H", stock="TS TD"), (0, Draw())).turn == 1


def test_makao_equal_ranks_go_together():
    # source: LV 5.8, "Equal ranks together <MK-tw,MK-hj>"
    state = makao("9C 9S 3H 2H 5D", "6D 7D", pile="9H")
    assert after(state, (0, play("9C 9S"))).pile[-2:] == ("9C", "9S")
    assert refusal(state, 0, play("2H 3H")).rule == "groups"
    assert after(makao("2H 2C 5D", "6D 7D", pile="9H"), (0, play("2H 2C"))).debt == 4


def test_makao_twos_and_threes_are_answered_by_their_rank_or_their_suit(subtests: pytest.Subtests):
    # source: LV 5.8, "2: +2, 3: +3; answered by the same rank or 2/3 of the same suit, sums <MK-az>"
    for card, owed, answers in [
        ("2H", 2, {"2D", "3H"}),
        ("3H", 3, {"3C", "2H"}),
        ("2S", 2, {"2D", "2H"}),
        ("3C", 3, {"3H"}),
        ("3D", 3, {"3C", "3H", "2D"}),
    ]:
        with subtests.test(card=card, owed=owed, answers=answers):
            held = {"2H", "2D", "3C", "3H", "KH", "KS", "QH", "AH"} - {card}
            laid = after(makao(f"{card} 6C 8C", " ".join(sorted(held)), "TC TD", pile="9" + card[1]), (0, play(card)))
            assert (laid.debt, may_play(laid)) == (owed, answers)
            answer = min(answers)
            assert after(laid, (1, play(answer))).debt == owed + int(answer[0])
            drawn = after(laid, (1, Draw()))
            assert (len(drawn.hands[1]), drawn.turn) == (len(held) + owed, 2)


def test_makao_the_rulebook_says_what_answers_a_two():
    # source: LV 5.8, "penalties 2/3 interchange same rank or same suit", and the Kings do not
    book = "\n".join(plain_lines(rules_of("makao", 4)))
    assert (
        "You can answer Twos and Threes only with a draw card of the same rank, or one of these cards in the same suit."
        in book
    )


@pytest.mark.parametrize(("first", "second"), [("KH", "KS"), ("KS", "KH")])
def test_makao_the_two_attacking_kings_answer_each_other_and_no_other_does(first, second):
    # source: LV 5.8, "the two attacking kings answer each other and add, plain kings do not answer"
    victim = 1 if first == "KH" else 2
    hands = [f"{first} 6C 8C", "5D 6D", "9D TD"]
    hands[victim] = f"{second} KD KC 2{first[1]} 3{first[1]} QH"
    laid = after(makao(*hands, pile="9" + first[1]), (0, play(first)))
    assert (laid.turn, laid.debt, may_play(laid)) == (victim, 5, {second})
    answered = after(laid, (victim, play(second)))
    assert answered.debt == 10


def test_makao_the_king_of_spades_hits_the_previous_player_and_sends_ten_back():
    # source: LV 5.8, "K♥: next +5; K♠: previous +5"; "K♠ on K♥ sends 10 back <MK-sd>"
    state = makao("6C 7C", "KS 6D 7S", "9D TD 8D", pile="9S", turn=1)
    happened = events(state, 1, play("KS"))
    assert [event.seat for event in happened if isinstance(event, SentBack)] == [0]
    drawn = after(state, (1, play("KS")), (0, Draw()))
    assert [len(hand) for hand in drawn.hands] == [7, 2, 3]
    sent = after(makao("KH 6C 7C", "KS 6D 7S", "9D TD 8D", pile="9H"), (0, play("KH")), (1, play("KS")), (0, Draw()))
    assert [len(hand) for hand in sent.hands] == [12, 2, 3]


def test_makao_a_jack_asks_for_a_plain_rank_round_the_table():
    # source: LV 5.8, "J: demand a plain rank, holds round the table; the unable draw one; another J changes it"
    state = makao("JH 6C 7C 8C", "8S 9H QH AH JC", "9D TD 8D", pile="7H", stock="5S 6S 7S")
    assert rules_of("makao", 3).ranks_to_ask == ("5", "6", "7", "8", "9", "T")
    asked = after(state, (0, Play(("JH",), rank="8")))
    assert may_play(asked) == {"8S", "JC"}
    drawn = after(asked, (1, Draw()))
    assert (drawn.turn, may_play(drawn), len(drawn.hands[1])) == (2, {"8D"}, 6)
    back = after(drawn, (2, play("8D")))
    assert (back.turn, back.rank, may_play(back)) == (0, None, {"8C"})
    assert may_play(after(asked, (1, Play(("JC",), rank="9")))) == {"9D"}


def test_makao_suit_and_rank_demands_do_not_override_each_other():
    # source: LV 5.8, "suit and rank demands do not override each other <MK-lg>"
    asked = after(makao("JH 6C 7C", "AH AS 5D", "9D TD", pile="7H"), (0, Play(("JH",), rank="8")))
    assert may_play(asked) == set()
    picked = after(makao("AH 6C 7C", "JH JS 5D", "9D TD", pile="7H"), (0, play("AH", "S")))
    assert may_play(picked) == {"JS"}


def test_makao_an_ace_must_match_and_picks_a_suit():
    # source: LV 5.8, "A: demand a suit"; only of a Queen is said "on anything"
    state = makao("AH AS 6C", "AD 5D 6S", "9D TD", pile="7H")
    assert may_play(state) == {"AH"}
    assert may_play(after(state, (0, play("AH", "S")))) == {"AD", "6S"}


def test_makao_a_queen_goes_on_anything_and_anything_on_it_but_answers_nothing():
    # source: LV 5.8, "Q: on anything and anything on it <MK-az>"
    state = makao("QC AS 6C", "5D 2S AH", "9D TD", pile="7H")
    assert may_play(state) == {"QC"}
    assert may_play(after(state, (0, play("QC")))) == {"5D", "2S", "AH"}
    assert may_play(makao("QC 6C", "5D 6D", pile="2S", debt=2)) == set()


def test_makao_is_said_with_the_next_to_last_card_and_po_makale_with_the_last():
    # source: LV 5.8, ""Makao" with the next-to-last card, else 5; "po makale" with the last <MK-az,MK-cb>"
    rules = rules_of("makao", 4)
    assert (rules.words_due, rules.call_penalty) == ({1: "makao", 0: "po makale"}, 5)
    silent = after(makao("9H 6C", "9C 6D 7D", pile="7H"), (0, play("9H")), (1, play("9C")))
    assert len(silent.hands[0]) == 6
    assert len(after(makao("9H", "9C 6D 7D", pile="7H"), (0, play("9H"))).hands[0]) == 5
    won = events(makao("9H", "9C 6D 7D", pile="7H"), 0, play("9H", call=True))
    assert names(won) == ["Played", "Called", "RoundEnded", "MatchEnded"]  # "Score: none"


# Macau (LV 5.8)


def macau(*hands: str, **more) -> State:
    return built(*hands, game="macau", **more)


@each_seats("macau")
def test_macau_deals_five_and_the_dealers_right_starts(seats):
    # source: LV 5.8, "2-10, 52, 5 cards"; "dealer's right starts". With Jokers, as they are wild; "play on"
    rules = rules_of("macau", seats)
    assert (rules.deal, rules.jokers, rules.packs) == (5, 2, 1 if seats <= 7 else 2)
    assert (rules.first_player_of(0), rules.plays_on) == (seats - 1, seats > 2)
    assert rules.never_last == (
        set(cards_of_ranks("2", "3")) if seats == 2 else set()
    )  # "2p may not finish with 2 or 3"
    unsaid("macau", seats, "play_direction", "wild_starter", "starter_effects", "draws", "after_drawing", "stacking")


def cards_of_ranks(*ranks: str) -> list[str]:
    return [rank + suit for rank in ranks for suit in "SHDC"]


def test_macau_an_ace_or_a_joker_goes_on_anything():
    # source: LV 5.8, "A or joker any time"
    state = macau("AS R* 6C", "5D 6D", pile="7H")
    assert may_play(state) == {"AS", "R*"}
    assert may_play(after(state, (0, play("R*", "D")))) == {"5D", "6D"}


def test_macau_runs_change_at_equal_ranks():
    # source: LV 5.8, "runs in suit and changes at equal rank"
    state = macau("5S 6S 7S 7H 8H 8C 9D", "TD JD", pile="5D")
    laid = after(state, (0, play("5S 6S 7S 7H 8H 8C")))
    assert (laid.pile[-1], laid.hands[0]) == ("8C", ("9D",))
    assert refusal(state, 0, play("5S 7S")).rule == "groups"


@pytest.mark.parametrize(("card", "owed"), [("2", 2), ("3", 3)])
def test_macau_draw_cards_add_up_on_their_own_rank(card, owed):
    # source: LV 5.8, "2 +2, 3 +3, 4 skip, all stack, several at once"
    laid = after(
        macau(f"{card}H {card}D 6C", f"{card}S AS R* {5 - owed}D 4D", "TD JD", pile="9H"),
        (0, play(f"{card}H {card}D")),
    )
    assert (laid.debt, may_play(laid)) == (2 * owed, {f"{card}S"})
    assert len(after(laid, (1, Draw())).hands[1]) == 5 + 2 * owed


def test_macau_fours_add_up_and_kings_are_plain():
    # source: LV 5.8, "4 skip, all stack"; "kings also stack (effect unread)"
    laid = after(macau("4H 6C 7C", "4S 6S 8S", "TD JD 7D", pile="9H"), (0, play("4H")))
    assert may_play(laid) == {"4S"}
    assert after(laid, (1, play("4S"))).turn == 0
    assert names(events(macau("KH KD 6C 7C", "5D 6D", pile="9H"), 0, play("KH KD"))) == ["Played", "TurnCame"]


def test_macau_who_did_not_say_it_is_caught_and_draws_five():
    # source: LV 5.8, ""Macau!": if an opponent says it first draw 1, another text 5"; LV 1.8, "5 Makao, Macau"
    state = after(macau("9D 6C", "9C 6D 7D", "TC JC", pile="9H"), (0, play("9D")))
    assert state.rules.words_due == {1: "macau"}
    assert len(after(state, (2, Catch(0))).hands[0]) == 6
    assert Catch(0) not in may_do(after(state, (0, Call())), 2)


def test_macau_two_players_may_not_finish_with_a_two_or_a_three():
    # source: LV 5.8, "2p may not finish with 2 or 3"
    for card in ("2H", "3H"):
        assert refusal(macau(card, "5D 6D", pile="9H"), 0, play(card)).rule == "not_last"
        assert (
            refusal(macau(f"{card} {card[0]}D", "5D 6D", pile="9H"), 0, play(f"{card} {card[0]}D")).rule == "not_last"
        )
    assert "RoundEnded" in names(events(macau("4H", "5D 6D", pile="9H"), 0, play("4H")))


def test_macau_is_played_on_until_one_is_left_and_who_is_out_still_hits_the_next():
    # source: LV 5.8, "play on until one is left"
    state = macau("2H", "5D 6D", "6H 7H", pile="9H")
    out = after(state, (0, play("2H")))
    assert (out.phase, out.turn, out.debt) == ("play", 1, 2)
    last = after(out, (1, Draw()), (2, play("6H", call=True)), (1, Draw()))
    assert (len(last.hands[1]), last.turn) == (5, 2)
    over = after(last, (2, play("7H")))
    assert (over.phase, over.sheet[0].winner) == ("over", 0)


# Agony (LV 5.21)


def agony(*hands: str, **more) -> State:
    return built(*hands, game="agony", **more)


@each_seats("agony")
def test_agony_deals_seven_and_scores_to_a_hundred(seats):
    # source: LV 5.21, "2-4, 52, 7 cards"; "Score J Q K 10, A 11, face; limit e.g. 100 or 200, fewest wins"
    rules, base = rules_of("agony", seats), crazy(seats)
    assert list(variant("agony").seats) == [2, 3, 4]
    assert (rules.deal, rules.jokers, rules.packs) == (7, 0, 1)
    assert costs(rules) == PIPS | {"A": 11}
    assert (rules.scoring, rules.target) == ("penalty", 100)
    for name in (
        "draws",
        "draw_though_able",
        "reshuffle",
        "cover",
        "groups",
        "call",
        "call_word",
        "stacking",
        "starter_effects",
    ):
        assert getattr(rules, name) == getattr(base, name)


def test_agony_an_ace_goes_on_anything_but_an_ace():
    # source: LV 5.21, "A any time, choose suit, no ace on an ace <AG-db>"
    state = agony("AS 6C 3C", "AD 5D 6D", pile="7H")
    assert may_play(state) == {"AS"}
    assert may_play(after(state, (0, play("AS", "D")))) == {"5D", "6D"}
    assert may_play(agony("AS 6C", "5D 6D", pile="7D", debt=2)) == set()


def test_agony_a_seven_drawn_for_sevens_counts_anew():
    # source: LV 5.21, "7 +2, stack; a drawn 7 may be played but counts anew <AG-db>"
    laid = after(agony("7H 6C 3C", "7D 5D", "TC JC", pile="9H", stock="7S 2C 3D 4D 5C"), (0, play("7H")))
    assert (laid.debt, may_play(laid)) == (2, {"7D"})
    drawn = after(laid, (1, play("7D", call=True)), (2, Draw()))
    assert (drawn.turn, len(drawn.hands[2]), drawn.debt) == (2, 6, 0)
    assert "7S" in may_play(drawn)
    assert after(drawn, (2, play("7S"))).debt == 2


def test_agony_eights_play_again_and_who_cannot_draws_and_passes():
    # source: LV 5.21, "8 play again, chain; unable: draw, then pass <AG-db,AG-cpp>"
    state = after(agony("8H 8C 6D 3S", "5D 6S", pile="9H", stock="TD 8S"), (0, play("8H")), (0, play("8C")))
    assert (state.turn, may_play(state), may_do(state) >= {Draw()}) == (0, set(), True)
    assert after(state, (0, Draw())).turn == 1


def test_agony_a_nine_skips():
    # source: LV 5.21, "9 skip, 2p again <AG-db>"
    assert after(agony("9H 6D 3S", "5D 6S", "TD JD", pile="TH"), (0, play("9H"))).turn == 2
    assert after(agony("9H 6D 3S", "5D 6S", pile="TH"), (0, play("9H"))).turn == 0


def test_agony_draws_or_passes_though_able():
    # source: LV 5.21, "Draw one, may draw or pass though able <AG-db>"
    drawn = after(agony("6H 3S", "5D 6S", pile="TH", stock="JH 4D"), (0, Draw()))
    assert (may_play(drawn), may_do(drawn)) == ({"JH"}, {Pass()})
    assert may_do(agony("6H 3S", "5D 6S", pile="TH", stock="")) == {Pass()}


@pytest.mark.parametrize("card", ["AH", "7H", "8H", "9H"])
def test_agony_no_special_card_ends_a_round(card):
    # source: LV 5.21, "No finishing on a special: draw instead <AG-db>"
    state = agony(card, "5D 6S", pile="TH")
    assert refusal(state, 0, play(card, "H" if card == "AH" else None)).rule == "not_last"
    assert after(state, (0, Draw())).count(0) == 2


def test_agony_a_starter_acts():
    # source: LV 5.21, "Starter acts <AG-su>"
    seven, _ = opened("agony", 3, "7")
    nine, _ = opened("agony", 3, "9")
    assert (seven.debt, seven.turn, nine.turn) == (2, left_of(seven), left_of(nine, 2))


# One-Card (LV 5.10)


def one_card(*hands: str, **more) -> State:
    return built(*hands, game="one-card", **more)


@each_seats("one-card")
def test_one_card_deals_seven_to_two_and_five_to_more(seats):
    # source: LV 5.10, "54 cards; 2p 7, else 5 <OC-en>"; "dealer's right starts <OC-en>"
    rules = rules_of("one-card", seats)
    assert (rules.deal, rules.jokers, rules.packs) == (7 if seats == 2 else 5, 2, 1 if seats <= 7 else 2)
    assert rules.first_player_of(0) == seats - 1
    unsaid("one-card", seats, "play_direction", "draws", "after_drawing", "groups", "starter_effects", "not_last")


def test_one_card_draws_one_though_able():
    # source: LV 5.10, "Draw one; may draw though able <OC-ko>"
    assert after(one_card("9C 6H", "5D 6D", pile="9H", stock="9S TD"), (0, Draw())).turn == 1


def test_one_card_a_seven_is_wild_a_king_plays_again_and_a_jack_skips():
    # source: LV 5.10, "7 wild suit; K again; Q reverse (2p as J); J skip <OC-en>"
    state = one_card("7C KH JH QH 6C", "5D 6D 8C", "9D TD", "5C 6S", pile="9H")
    assert may_play(state) == {"7C", "KH", "JH", "QH"}
    assert may_play(after(state, (0, play("7C", "D")))) == {"5D", "6D"}
    assert [after(state, (0, play(card))).turn for card in ("KH", "JH", "QH")] == [0, 2, 3]
    assert after(one_card("QH 6C 8C", "5D 6D", pile="9H"), (0, play("QH"))).turn == 0


@pytest.mark.parametrize(
    ("card", "owed", "answers"),
    [
        ("2H", 2, {"2D", "AD", "AS", "B*", "R*", "3C"}),
        ("AH", 3, {"AD", "AS", "B*", "R*"}),
        ("AS", 5, {"B*", "R*"}),
    ],
)
def test_one_card_attacks_are_answered_by_equal_or_stronger_ones(card, owed, answers):
    # source: LV 5.10, "2=2, A=3, A♠ and black joker 5, colour joker 7 <OC-app>"; "3 stops a 2 <OC-app,OC-wp>"
    held = {"2D", "AD", "AS", "B*", "R*", "3C", "7D"} - {card}
    suit = "H" if card in JOKERS else None
    top = "9H" if card in JOKERS else "9" + card[1]
    laid = after(one_card(f"{card} 6C 8C", " ".join(sorted(held)), "9D TD", pile=top), (0, play(card, suit)))
    assert (laid.debt, may_play(laid)) == (owed, answers)
    assert len(after(laid, (1, Draw())).hands[1]) == len(held) + owed


def test_one_card_nothing_answers_the_red_joker_so_seven_are_drawn_at_once():
    # source: LV 5.10, "colour joker 7 <OC-app>", which is the strongest, and the only one of one pack
    hands = ("R* 6C 8C", "B* AS 2D", "9D TD")
    laid = after(one_card(*hands, pile="9H"), (0, play("R*", "H")))
    assert (laid.debt, laid.count(1), laid.turn) == (0, 10, 1)
    two = after(one_card(*hands, pile="9H", rules={"packs": 2}), (0, play("R*", "H")))
    assert (two.debt, two.count(1), two.turn) == (7, 3, 1)


@pytest.mark.parametrize("suit", SUITS)
def test_one_card_a_joker_binds_no_answer_to_the_suit_picked_with_it(suit):
    # source: LV 5.10, "Answer with equal or stronger <OC-app>", which knows no suit
    state = one_card("B* 6C 8C", "2D AD AS R* 3C", "9D TD", pile="9H")
    laid = after(state, (0, play("B*", suit)))
    assert (laid.debt, may_play(laid)) == (5, {"AS", "R*"})
    assert after(laid, (1, play("AS"))).debt == 10


def test_one_card_who_did_not_say_it_is_caught_and_draws_one():
    # source: LV 5.10, "Call race: … else the holder does <OC-en>"; "race penalty only for the holder"
    state = after(one_card("9D 6C", "9C 6D 8D", "TC JC", pile="9H"), (0, play("9D")))
    assert state.rules.words_due == {1: "one card"}
    assert len(after(state, (1, Catch(0))).hands[0]) == 2
    assert "MatchEnded" in names(events(one_card("9D", "9C 6D 8D", pile="9H"), 0, play("9D")))
