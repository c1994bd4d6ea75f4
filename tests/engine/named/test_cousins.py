"""The cousins of Crazy Eights from other countries, line by line. Source: linked-variants.md, section 5 ("LV")."""

import pytest

from engine.core.actions import Call, Catch, Draw, Pass
from engine.core.packs.french import JOKERS, RANKS, SUITS
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS, variant
from tests.doors import Rules, State
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

BASE_RULES = (
    "first_dealer",
    "next_dealer",
    "draw_though_able",
    "reshuffle",
    "free_pass",
    "hand_limit",
    "bonus",
    "sides",
)


def unsaid(game: str, seats: int, *more: str) -> None:
    """What a game's facts do not say is as in Crazy Eights (LV, "How each fact is marked", the last line)."""
    mine, base = rules_of(game, seats), crazy(seats)
    assert [getattr(mine, name) for name in (*BASE_RULES, *more)] == [
        getattr(base, name) for name in (*BASE_RULES, *more)
    ]


def each_seats(game: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("seats", VARIANTS[game].seats)


def costs(rules: Rules) -> dict[str, int]:
    """What each rank costs where all its suits cost the same, and else each card."""
    ranks = {rank: {rules.cost_of[rank + suit] for suit in SUITS} for rank in RANKS}
    return {rank: min(of) for rank, of in ranks.items() if len(of) == 1} | {
        rank + suit: rules.cost_of[rank + suit] for rank, of in ranks.items() if len(of) > 1 for suit in SUITS
    }


PIPS = {rank: number for number, rank in enumerate("A23456789T", start=1)} | dict.fromkeys("JQK", 10)


def never_starts(game: str, *cards: str) -> None:
    """No deal for three players turns up one of these first."""
    for card in cards:
        with pytest.raises(AssertionError, match="no seed"):
            opened(game, 3, card)


# Switch (LV 5.2)


def switch(*hands: str, **more) -> State:
    return built(*hands, game="switch", **more)


@each_seats("switch")
def test_switch_deals_seven_from_one_pack_or_two(seats):
    # source: LV 5.2, "Deal 7 <SW-wp,SW-pr,SW-cm,SW-hl>", "One pack, two if many <SW-wp>"
    rules = rules_of("switch", seats)
    assert (rules.deal, rules.jokers, rules.packs) == (7, 0, 1 if seats <= 4 else 2)
    unsaid("switch", seats, "two_player_reverse", "winning_card_acts", "call", "call_word", "call_penalty", "scoring")


def test_switch_never_starts_with_a_trick_card():
    # source: LV 5.2, "never a trick card, turn on until plain <SW-wp>"
    never_starts("switch", "A", "2", "8", "Q", "JS", "JC")
    state, _ = opened("switch", 3, "9")
    assert (state.turn, state.direction) == (left_of(state), 1)  # "Left of dealer, clockwise <SW-wp>"


def test_switch_an_ace_goes_on_anything_and_on_an_ace_and_dodges_no_two():
    # source: LV 5.2, "A any time, nominate suit, A may follow A <SW-lg,SW-pr>; A may not dodge a 2 <SW-dx>"
    assert may_play(switch("AS 3C", "5D", pile="9H")) == {"AS"}
    laid = after(switch("AS 3C 4C", "5S 5D AD", pile="9H"), (0, play("AS", "D")))
    assert may_play(laid) == {"5D", "AD"}
    assert may_play(switch("AS 3C", "5D", pile="2S", debt=2)) == set()


@pytest.mark.parametrize(("card", "owed", "answers"), [("2S", 2, {"2D"}), ("JS", 5, {"JC"}), ("JC", 5, {"JS"})])
def test_switch_twos_and_black_jacks_stack_on_their_own(card, owed, answers):
    # source: LV 5.2, "2: +2, stack on 2, turn lost"; "Black J: +5, stack with black J"; "2s and jacks do not mix"
    hand = " ".join({"2D", "JC", "JS", "AD", "8D"} - {card})
    laid = after(switch(f"{card} 3{card[1]} 4H", hand, "9D TD", pile="9" + card[1]), (0, play(card)))
    assert (laid.debt, may_play(laid)) == (owed, answers)
    drawn = after(laid, (1, Draw()))
    assert (len(drawn.hands[1]), drawn.turn) == (len(hand.split()) + owed, 2)


def test_switch_an_eight_skips_and_a_queen_reverses():
    # source: LV 5.2, "8 skip <SW-pr,SW-lg,SW-hl>. Reverse: Q <SW-pr>"
    state = switch("8H QH 3C 4C", "5D 6D", "9D TD", "5C 6C", pile="9H")
    assert after(state, (0, play("8H"))).turn == 2
    assert (after(state, (0, play("QH"))).turn, after(state, (0, play("QH"))).direction) == (3, -1)
    assert after(switch("8H 3C 4C", "5D 6D", pile="9H"), (0, play("8H"))).turn == 0  # "2p: skip gives another turn"


def test_switch_equal_ranks_go_together():
    # source: LV 5.2, "Multi: equal ranks <SW-dx>"
    laid = after(switch("2H 2S 3C 4C", "5D 6D", pile="9H"), (0, play("2H 2S")))
    assert laid.debt == 4


def test_switch_a_forgotten_call_costs_two_before_the_next_players_turn():
    # source: LV 5.2, "Call "last card", caught before next player's turn: 2 <SW-mic>"
    laid = after(switch("9D 3C", "9C 6D 7D", pile="9H"), (0, play("9D")), (1, play("9C")))
    assert len(laid.hands[0]) == 3


def test_switch_no_card_is_barred_from_winning_and_it_does_nothing_then():
    # source: LV 5.2, "Rec.: none restricted by default"
    won = events(switch("2H", "5D 6D", pile="9H"), 0, play("2H"))
    assert names(won) == ["Played", "RoundEnded"]


@each_seats("switch")
def test_switch_is_scored(seats):
    # source: LV 5.2, "10 faces, A 1, suit changer 50, others face; ends at 50, fewest wins <SW-cm>"
    rules = rules_of("switch", seats)
    assert costs(rules) == PIPS | {"A": 50}
    assert (rules.target, rules.scoring) == (50, "penalty")


def test_irish_switch_is_a_set_of_switch():
    # source: LV 5.2, "Irish Switch: 52 or 104; deal 9 up to four players, 7 above"
    (irish,) = variant("switch").ready_made
    for seats in variant("switch").seats:
        plain = HouseRules("switch").rules(seats)
        rules = HouseRules("switch").changed(seats, irish.changes(plain).items()).rules(seats)
        assert isinstance(rules, Rules)
        assert (rules.deal, rules.packs) == (9 if seats <= 4 else 7, 1 if seats <= 3 else 2)
        assert {name for name in rules.fields() if not rules.alike(plain, name)} <= {"deal", "packs"}
    assert 1 <= len(irish.help) <= 100


def test_only_its_own_game_has_such_a_set():
    having = [(made.key, key) for key, game in VARIANTS.items() for made in game.ready_made]
    assert len(dict(having)) == len(having)
    assert ("irish-switch", "switch") in having
    assert dict(having).keys().isdisjoint(made.key for game in VARIANTS.values() for made in game.game.ready_made)


# Mzansi (LV 5.11)


def mzansi(*hands: str, **more) -> State:
    return built(*hands, game="mzansi", **more)


@each_seats("mzansi")
def test_mzansi_deals_eight_from_packs_with_jokers(seats):
    # source: LV 5.11, "54, 8 cards, two packs above 6 <MZ>"; rulings.md, "Second pack", for five and six
    rules = rules_of("mzansi", seats)
    assert (rules.deal, rules.jokers, rules.packs) == (8, 2, 1 if seats <= 4 else 2)
    unsaid("mzansi", seats, "two_player_reverse", "groups", "call", "call_word", "call_penalty", "scoring", "target")
    assert costs(rules) == costs(crazy(seats))


def test_mzansi_reshuffles_a_special_starter():
    # source: LV 5.11, "special starter reshuffled <MZ>"
    never_starts("mzansi", "8", "2", "7", "J", *JOKERS)


def test_mzansi_draws_one_and_passes():
    # source: LV 5.11, "draw one and pass <MZ>"
    assert after(mzansi("3C 4C", "5D 6D", pile="9H", stock="9S TD"), (0, Draw())).turn == 1


@pytest.mark.parametrize(("top", "debt", "answer"), [("2H", 2, "2D"), ("R*", 6, "B*")])
def test_mzansi_draw_cards_stack_on_their_own_and_an_eight_blocks_them(top, debt, answer):
    # source: LV 5.11, "8 wild and blocks a 2 or joker; 2 +2 and skip, stacks; joker +6, stacks with joker <MZ>"
    state = mzansi("2D B* 8C 7H JH AH 3C", "5H 6D", "9D TD", pile=top, debt=debt, suit="H" if top == "R*" else None)
    assert may_play(state) == {answer, "8C"}
    blocked = after(state, (0, play("8C", "H")))
    assert (blocked.debt, blocked.turn, may_play(blocked)) == (0, 1, {"5H"})
    assert after(state, (0, Draw())).turn == 1


def test_mzansi_what_the_next_draws_is_added_up():
    # source: LV 5.11, "2 +2 and skip, stacks; joker +6, stacks with joker <MZ>"
    state = mzansi("2H R* 3C 4C", "2D B* 5D", "9D TD", pile="9H")
    assert after(state, (0, play("2H")), (1, play("2D"))).debt == 4
    laid = after(state, (0, play("R*", "D")), (1, play("B*", "S")))
    assert laid.debt == 12
    assert after(laid, (2, Draw())).turn == 0


def test_mzansi_a_two_does_not_answer_a_joker_and_is_told_so():
    # source: LV 5.11, "joker +6, stacks with joker <MZ>"
    laid = after(mzansi("R* 3C 4C", "2S 2D 5D", "9D TD", pile="9H"), (0, play("R*", "S")))
    for two in ("2S", "2D"):
        refused = refusal(laid, 1, play(two))
        assert refused.rule == "stacking"
        assert "spades" not in str(refused)


def test_mzansi_a_seven_skips_and_a_jack_reverses():
    # source: LV 5.11, "7 skip; J reverse <MZ>"
    state = mzansi("7H JH 3C 4C", "5D 6D", "9D TD", "5C 6C", pile="9H")
    assert after(state, (0, play("7H"))).turn == 2
    assert after(state, (0, play("JH"))).turn == 3


def test_mzansi_the_last_card_is_never_special(subtests: pytest.Subtests):
    # source: LV 5.11, "last card may never be special, else draw <MZ>"
    for card in ["8H", "2H", "R*", "7H", "JH"]:
        with subtests.test(card=card):
            state = mzansi(card, "5D 6D", pile="9H")
            assert refusal(state, 0, play(card, "S" if card in ("8H", "R*") else None)).rule == "not_last"
            assert may_do(state) == {Draw()}
            assert "RoundEnded" in names(events(mzansi("AH", "5D 6D", pile="9H"), 0, play("AH")))


# Huit Américain (LV 5.14)


def huit_americain(*hands: str, **more) -> State:
    return built(*hands, game="huit-americain", **more)


@each_seats("huit-americain")
def test_huit_americain_deals_eight_to_two_to_five(seats):
    # source: LV 5.14, "2-5, 52 (+2 jokers) <8A-qd,8A-cw>", "Deal 8 <8A-cw,8A-wp,8A-tt,8A-adp>"
    rules = rules_of("huit-americain", seats)
    assert (rules.deal, rules.jokers, rules.packs) == (8, 2, 1 if seats <= 4 else 2)
    assert list(variant("huit-americain").seats) == [2, 3, 4, 5]
    unsaid("huit-americain", seats, "two_player_reverse", "groups", "winning_card_acts")


def test_huit_americain_turns_another_card_for_a_special_starter():
    # source: LV 5.14, "Starter special: turn another <8A-qd,8A-rdj>"
    never_starts("huit-americain", "8", "2", "J", "AS", *JOKERS)
    state, _ = opened("huit-americain", 3, "AH")
    assert (state.turn, state.direction) == (left_of(state), 1)  # "Left, clockwise"


def test_huit_americain_eights_and_jokers_go_on_anything():
    # source: LV 5.14, "8 wild any time, suit <all>", "Joker any time"
    state = huit_americain("8C R* 3C", "5S 6D 8D", "TD", pile="9H")
    assert may_play(state) == {"8C", "R*"}
    assert may_play(after(state, (0, play("8C", "S")))) == {"5S", "8D"}


@pytest.mark.parametrize(("card", "count"), [("2H", 2), ("2S", 4), ("R*", 5)])
def test_huit_americain_draw_cards_skip_too_and_have_no_answer(card, count):
    # source: LV 5.14, "Joker any time: +5 and skip <8A-cw,8A-adp>"; "2: +2 and skip, 2♠ +4 <8A-cw>"
    top, suit = ("9" + card[1], None) if card != "R*" else ("9D", "C")
    state = huit_americain(f"{card} 3C 4C", "2D B* 5C", "9C TC", pile=top)
    laid = after(state, (0, play(card, suit)))
    assert (laid.debt, laid.turn, len(laid.hands[1])) == (0, 2, 3 + count)


def test_huit_americain_a_jack_skips_and_the_ace_of_spades_alone_reverses():
    # source: LV 5.14, "A: reverse only A♠ <8A-cw>", "J: skip <8A-cw,8A-qd>"
    state = huit_americain("JS AS AH 3C", "5D 6D", "9D TD", "5C 6C", pile="9S")
    assert after(state, (0, play("JS"))).turn == 2
    assert after(state, (0, play("AS"))).turn == 3
    assert after(huit_americain("AH 3C 4C", "5D 6D", "9D TD", "5C 6C", pile="9H"), (0, play("AH"))).turn == 1


def test_huit_americain_one_card_is_drawn_and_may_be_played():
    # source: LV 5.14, "Draw one, may play it <8A-qd,8A-cw,8A-tt>"
    drawn = after(huit_americain("9C 3C", "5D 6D", pile="9H", stock="9S TD"), (0, Draw()))
    assert (drawn.turn, may_play(drawn), may_do(drawn)) == (0, {"9S"}, {Pass()})


def test_huit_americain_a_player_with_one_card_says_carte_or_is_caught():
    # source: LV 5.14, "Carte: opponent says contre-carte, 2 <8A-rdj,8A-qd,8A-tt>"
    state = after(huit_americain("9D 3C", "9C 6D 7D", "5C 6C", pile="9H"), (0, play("9D")))
    assert state.rules.call_word == "carte"
    assert len(after(state, (2, Catch(0))).hands[0]) == 3
    assert Catch(0) not in may_do(after(state, (0, Call())), 2)


@each_seats("huit-americain")
def test_huit_americain_is_scored(seats):
    # source: LV 1.10, Huit Américain <8A-cw>: 8 25, A 15, J Q K 10, 10 5, joker 50, 2♠ 25, 2s 15, rest 5; "500, lowest"
    rules = rules_of("huit-americain", seats)
    twos = {"2S": 25, "2H": 15, "2D": 15, "2C": 15}
    kings = dict.fromkeys("JQK", 10)
    assert costs(rules) == {"A": 15, "8": 25} | dict.fromkeys("345679T", 5) | kings | twos
    assert {rules.cost_of[joker] for joker in JOKERS} == {50}
    assert (rules.target, rules.scoring) == (500, "penalty")


# Püskiyon (LV 5.12)


@each_seats("puskiyon")
def test_puskiyon_deals_seven_and_is_else_as_crazy_eights(seats):
    # source: LV 5.12, "Rec. 52, 7 cards, draw one, first out"
    rules = rules_of("puskiyon", seats)
    assert (rules.deal, rules.jokers, rules.packs) == (7, 0, 1 if seats <= 4 else 2)
    unsaid("puskiyon", seats, "draws", "after_drawing", "groups", "call", "call_penalty", "goal")
    assert costs(rules) == PIPS


def test_puskiyon_is_over_when_the_first_is_out():
    # source: LV 5.12, "first out"
    over = after(built("9C", "5D 6D", "7S 8S", game="puskiyon", pile="9H"), (0, play("9C")))
    assert (over.phase, over.winners, over.rules.counted) == ("over", (0,), "nothing")


def test_puskiyon_has_no_special_cards_at_all():
    # source: LV 5.12, "follow number or suit, no special cards at all"
    rules = rules_of("puskiyon", 4)
    assert (rules.wild, rules.effects, rules.cancels, rules.open_cards) == ((), (), (), ())
    state = built("8C 8H 3C QC AC", "5D 6D", game="puskiyon", pile="9H")
    assert may_play(state) == {"8H"}
    assert names(events(state, 0, play("8H"))) == ["Played", "TurnCame"]
    assert opened("puskiyon", 3, "8")[0].pending is None


# Huit (LV 5.15)


def huit(*hands: str, **more) -> State:
    return built(*hands, game="huit", **more)


@each_seats("huit")
def test_huit_deals_eight_and_is_else_as_crazy_eights(seats):
    # source: LV 5.15, "54 cards, 8 each", "2-8", "8=50, K Q J 10=10, A 1"
    rules = rules_of("huit", seats)
    assert (rules.deal, rules.jokers, rules.packs) == (8, 2, 1 if seats <= 4 else 2)
    unsaid("huit", seats, "draws", "after_drawing", "groups", "wild_starter", "starter_effects", "call", "call_penalty")
    unsaid("huit", seats, "two_player_reverse", "scoring", "target", "winning_card_acts")
    assert costs(rules) == PIPS | {"8": 50}


@pytest.mark.parametrize(("card", "count"), [("2H", 2), ("2S", 4), ("R*", 5)])
def test_huit_draw_cards_have_no_answer(card, count):
    # source: LV 5.15, "2 +2, 2♠ +4, joker +5 and suit"; 6, Huit QC, where no draw card is marked as stackable
    top, suit = ("9" + card[1], None) if card != "R*" else ("9D", "C")
    laid = after(huit(f"{card} 3C 4C", "2D B* 5C", "9C TC 5D", pile=top), (0, play(card, suit)))
    assert (laid.debt, laid.turn, len(laid.hands[1])) == (0, 2, 3 + count)
    assert card != "R*" or may_play(laid) == {"9C", "TC"}


def test_huit_an_eight_is_wild_a_ten_reverses_and_a_jack_skips():
    # source: LV 5.15, "8 wild, 10 reverse, J skip <8-qc>"
    state = huit("TH JH 8C 3C", "5D 6D", "9D TD", "5C 6C", pile="9H")
    assert may_play(state) == {"TH", "JH", "8C"}
    assert after(state, (0, play("TH"))).turn == 3
    assert after(state, (0, play("JH"))).turn == 2
