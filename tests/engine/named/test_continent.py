"""Neunerln, Macao, Les huit and the cousins of Agonia, line by line. Sources: more-cousins.md 6.2 ("MC"),
linked-variants.md 5.8, 5.15 and 5.21 ("LV").
"""

from engine.core.actions import Draw, Pass
from engine.core.packs.french import JOKERS
from engine.games.named.continent import neunerln_by_rounds
from tests.doors import State
from tests.engine.named.test_cousins import costs, each_seats
from tests.engine.shedding.table import after, may_do, may_play, opened, play, refusal, rules_of, table


def neunerln(*hands: str, **more) -> State:
    return table(*hands, game="neunerln", **more)


def macao(*hands: str, **more) -> State:
    return table(*hands, game="macao", **more)


# Neunerln (MC 6.2)


@each_seats("neunerln")
def test_neunerln_deals_five_from_packs_of_32(seats):
    # source: MC 6.2, "32 cards, 5 each"; two packs from five players on (rulings.md, "Second pack")
    rules = rules_of("neunerln", seats)
    assert (rules.deal, rules.pack_size, rules.cards) == (5, 32, 32 if seats <= 4 else 64)


def test_neunerln_a_nine_goes_on_anything_and_picks_a_suit():
    # source: MC 6.2, "Nine: wild, picks a suit, on anything"
    assert after(neunerln("9S 7D KD", "KC QC", pile="9H", suit="C"), (0, play("9S", "D"))).suit == "D"


def test_neunerln_draws_one_and_may_play_it_at_once():
    # source: MC 6.2, "one draw a turn, the drawn card may be played at once"
    drawn = after(neunerln("QD TD", "KC QC", pile="AS", stock="KS 7C"), (0, Draw()))
    assert (may_play(drawn), may_do(drawn)) == ({"KS"}, {Pass()})


def test_neunerln_sevens_stack_and_eights_skip():
    # source: MC 6.2, "Seven: draw 2, stacks. Eight: next player misses a turn"
    sevens = after(neunerln("7H QD", "7S KD TS", "KC QC", pile="AH"), (0, play("7H", call=True)), (1, play("7S")))
    assert (sevens.debt, sevens.turn) == (4, 2)
    assert after(neunerln("8H QD JC", "7S KD", "KC QC", pile="AH"), (0, play("8H"))).turn == 2


def test_neunerln_without_the_knock_two_are_drawn_and_the_card_stays_in_the_hand():
    # source: MC 6.2, "forgotten: the last card may not be played and two are drawn"
    silent = after(neunerln("QH AD", "KH QC JC", pile="AH", stock="7C 8C TC"), (0, play("QH")), (1, play("KH")))
    assert sorted(silent.hands[0]) == ["7C", "8C", "AD"]


def test_neunerln_going_out_with_a_nine_doubles_what_the_others_pay():
    # source: MC 6.2, "Going out with a Nine doubles what the others' cards count"
    out = after(neunerln("9H", "KC AC", pile="AH"), (0, play("9H")))
    assert out.sheet[0].points == (0, 2 * (10 + 11))
    assert costs(rules_of("neunerln", 2))["9"] == 20


def test_neunerln_counts_rounds_as_a_ready_made_set():
    # source: MC 6.2, "Penalty points or rounds won"
    rules = rules_of("neunerln", 3, **neunerln_by_rounds(rules_of("neunerln", 3)))
    assert (rules.counted, rules.aim, rules.rounds_to_win) == ("rounds", "rounds_to_win", 3)


# Macao (LV 5.8)


@each_seats("macao")
def test_macao_deals_five_from_54_cards(seats):
    # source: LV 5.8, "54 cards, 2-4 (10), 5 cards"
    rules = rules_of("macao", seats)
    assert (rules.deal, rules.cards) == (5, 54 if seats <= 7 else 108)


def test_macao_ignores_the_effect_of_the_starter():
    # source: LV 5.8, "starter plain or its effect ignored"
    state, _ = opened("macao", 3, "2H")
    assert state.debt == 0


def test_macao_twos_threes_and_jokers_make_the_next_player_draw():
    # source: LV 5.8, "2/3/joker draw"
    for card, debt in (("2H", 2), ("3H", 3), (JOKERS[0], 5)):
        suit = "H" if card in JOKERS else None
        assert after(macao(f"{card} 9D TC", "KC QC", pile="KH"), (0, play(card, suit))).debt == debt


def test_macao_equal_ranks_go_together():
    # source: LV 5.8, "equal values/suit groups"; of one suit is left out
    assert after(macao("5H 5S 5C 9D", "KC 8H", pile="KH"), (0, play("5H 5S 5C", call=True))).hands[0] == ("9D",)


def test_macao_draws_one_and_may_play_it():
    # source: LV 5.8, "draw one playable"
    assert may_play(after(macao("QD TD", "KC QC", pile="AS", stock="KS 7C"), (0, Draw()))) == {"KS"}


def test_macao_a_forgotten_call_costs_five():
    # source: LV 5.8, "“Macao” else 5"
    stock = "4C 5C 6C 7C 9C TC"
    silent = after(macao("QH AD", "KH QC JC", pile="4H", stock=stock), (0, play("QH")), (1, play("KH")))
    assert silent.count(0) == 6


def test_macao_an_ace_goes_on_anything_and_reverses():
    # source: LV 5.8 (MC-ro4)
    turned = after(macao("AS 9D TC", "KC QC", "KD QD", pile="KH"), (0, play("AS")))
    assert (turned.turn, turned.suit) == (2, None)


# Les huit (LV 5.15, <8-adpoker>)


def les_huit(*hands: str, **more) -> State:
    return table(*hands, game="les-huit", **more)


@each_seats("les-huit")
def test_les_huit_deals_seven_to_two_and_five_to_more_and_four_are_partners(seats):
    # source: LV 5.15, <8-adpoker>: "two players get seven, three or four get five; four play in two teams"
    rules = rules_of("les-huit", seats)
    assert (rules.deal, rules.partnered, rules.cards) == (7 if seats == 2 else 5, seats == 4, 52)


def test_les_huit_plays_if_able_and_else_draws_until_able():
    # source: LV 5.15, <8-adpoker>, "must play if able, draw until playable"
    assert refusal(les_huit("KH 9D", "KC QC", pile="KD"), 0, Draw()).rule == "draw_though_able"
    drawn = after(les_huit("9D TD", "KC QC", pile="AS", stock="3C 4H KS 2D"), (0, Draw()))
    assert (drawn.count(0), may_play(drawn)) == (5, {"KS"})


def test_les_huit_an_eight_goes_on_anything_and_picks_a_suit():
    # source: LV 5.15, <8-adpoker>
    assert after(les_huit("8S 7D", "KC QC", pile="9H"), (0, play("8S", "D"))).suit == "D"


def test_les_huit_goes_on_without_a_new_stock():
    # source: LV 5.15, <8-adpoker>: with no cards in the stock, the hands are played out
    state = les_huit("9D TD", "KC QC", pile="2H 3H AS", stock="")
    assert may_do(state) == {Pass()}


# Agónie (LV 5.21, <AG-cz>)


def agonie(*hands: str, **more) -> State:
    return table(*hands, game="agonie", **more)


@each_seats("agonie")
def test_agonie_deals_seven_from_108_cards_to_three_to_six(seats):
    # source: LV 5.21, "3-6, 108, 7 cards"
    rules = rules_of("agonie", seats)
    assert (seats in range(3, 7), rules.deal, rules.cards) == (True, 7, 108)


def test_agonie_a_two_makes_the_previous_player_draw_at_once():
    # source: LV 5.21, "2 previous player +2 at once"
    played = after(agonie("2H TD TC", "KC QC", "KD QD", pile="KH"), (0, play("2H")))
    assert ([played.count(seat) for seat in range(3)], played.turn) == ([2, 2, 4], 1)


def test_agonie_sevens_alone_stack_and_a_red_jack_cancels_jacks():
    # source: LV 5.21, "7 +2 stack", "black J +5, red J cancels"
    owed = after(agonie("JS TD TC", "JC JH QC", "KD QD", pile="KS"), (0, play("JS")))
    assert (owed.debt, may_play(owed)) == (5, {"JH"})
    assert after(owed, (1, play("JH"))).debt == 0
    sevens = after(agonie("7S TD TC", "7C JS JH", "KD QD", pile="KS"), (0, play("7S")))
    assert may_play(sevens) == {"7C"}


def test_agonie_an_eight_has_to_be_covered_and_a_nine_skips():
    # source: LV 5.21, "8 must be covered; 9 skip"
    assert after(agonie("8H TH TC", "KC QC", "KD QD", pile="KH"), (0, play("8H"))).turn == 0
    assert may_play(agonie("8H", "KC QC", "KD QD", pile="KH")) == set()
    assert after(agonie("9H TH TC", "KC QC", "KD QD", pile="KH"), (0, play("9H"))).turn == 2


def test_agonie_an_ace_picks_a_suit_and_reverses_but_not_on_an_ace():
    # source: LV 5.21, "A suit **and** reverse", "A and joker not on an ace save joker"
    turned = after(agonie("AS TH TC", "KC QC", "KD QD", pile="KH"), (0, play("AS", "D")))
    assert (turned.turn, turned.suit) == (2, "D")
    assert may_play(agonie(f"AH {JOKERS[0]}", "KC QC", "KD QD", pile="AS", suit="H")) == {JOKERS[0]}


def test_agonie_a_joker_is_six_on_anything():
    # source: LV 5.21, "joker +6 on anything"; no card answers it, so the six are drawn at once
    drawn = after(agonie(f"{JOKERS[0]} TH TC", f"KH {JOKERS[1]}", "KD QD", pile="KS"), (0, play(JOKERS[0], "H")))
    assert (drawn.count(1), drawn.turn, drawn.debt) == (8, 2, 0)
    on_another = agonie(f"{JOKERS[0]} TC AC", "KC QC", "KD QD", pile=JOKERS[1], suit="H")
    assert may_play(on_another) == {JOKERS[0], "AC"}


def test_agonie_two_and_one_are_announced():
    # source: LV 5.21, "announce two and one"
    assert sorted(rules_of("agonie", 4).words_due) == [1, 2]


# Reverse Agonia (LV 5.21, <AG-ana>)


def test_reverse_agonia_is_agonia_with_106_cards():
    # source: LV 5.21, "106 cards", and Agonia for the rest
    mine, base = rules_of("anapodi", 4), rules_of("agony", 4)
    assert mine.cards == 106
    same = ("deal", "wild", "after_penalty", "after_drawing", "free_pass", "target")
    assert [getattr(mine, name) for name in same] == [getattr(base, name) for name in same]
    assert dict(base.effects).items() <= dict(mine.effects).items()


def test_reverse_agonia_twos_threes_and_jacks():
    # source: LV 5.21, "2 previous +2, 3 reverse, black J +10 stack, red J cancels"
    def anapodi(*hands: str, **more) -> State:
        return table(*hands, game="anapodi", **more)

    two = after(anapodi("2H TD TC", "KC QC", "KD QD", pile="KH"), (0, play("2H")))
    assert ([two.count(seat) for seat in range(3)], two.turn) == ([2, 2, 4], 1)
    assert after(anapodi("3H TD TC", "KC QC", "KD QD", pile="KH"), (0, play("3H"))).turn == 2
    owed = after(anapodi("JS TD TC", "JC JH QC", "KD QD", pile="KS"), (0, play("JS")))
    assert (owed.debt, may_play(owed)) == (10, {"JC", "JH"})
    assert after(owed, (1, play("JC"))).debt == 20


def test_reverse_agonia_no_ace_goes_on_an_ace_but_a_joker_on_anything():
    # source: LV 5.21, "no ace on an ace"
    joker, *_ = rules_of("anapodi", 2).jokers_held
    assert may_play(table(f"AH {joker} TC", "KC QC", game="anapodi", pile="AS", suit="H")) == {joker}
    assert may_play(table(f"{joker} TC AC", "KC QC", game="anapodi", pile=joker, suit="H")) == {joker, "AC"}
