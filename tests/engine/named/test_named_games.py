"""What no golden of a named game shows (``tests/playthroughs``), and its rules don't say by themselves (``rules.txt``).

Sources: linked-variants.md, section 5 ("LV"), and more-cousins.md, section 6 ("MC").
"""

import random

import pytest

from engine.core.actions import Call, Draw, Pass, Play
from engine.core.cards import suit_of
from engine.core.packs.french import JOKERS, SUITS
from engine.core.ruleset import RulesError
from engine.core.scoresheet import RoundScore
from engine.games.house_rules import HouseRules
from engine.games.rulebook import plain_lines
from engine.games.variants import variant
from engine.matches.telling import tell
from tests.doors import SuitByBottomCard, act, start
from tests.engine.shedding.table import after, crazy, left_of, may_do, may_play, opened, play, refusal, rules_of, table
from tests.engine.strategies import random_action


@pytest.mark.parametrize(
    ("game", "never", "plain"),
    [
        ("switch", "A 2 8 Q JS JC", "JH"),  # LV 5.2, "never a trick card, turn on until plain <SW-wp>"
        ("mzansi", "8 2 7 J * ", "A"),  # LV 5.11, "special starter reshuffled <MZ>"
        ("huit-americain", "8 2 J AS *", "AH"),  # LV 5.14, "Starter special: turn another <8A-qd,8A-rdj>"
        ("makao", "A 2 3 4 J KH KS", "KD Q"),  # LV 5.8, "starter must be plain <MK-wp>"; a Queen does nothing by itself
        ("jack-change-it", "J 2 8 Q AH", "5H AS"),  # LV 5.4, "Neither start nor finish on a trick card (5♥ always)"
        ("kadi", "2 3 8 J Q K A *", "4 T"),  # MC 6.10, "Starter: a plain 4, 5, 6, 7, 9 or 10"
        ("whot", "t", "a b e h n"),  # MC 6.12; its special cards may start and do nothing
    ],
)
def test_a_special_card_does_not_start_where_it_is_turned_back(game: str, never: str, plain: str):
    for card in never.replace("*", "B* R*").split():
        with pytest.raises(AssertionError, match="no seed"):
            opened(game, 3, card)
    for card in plain.split():
        state, _ = opened(game, 3, card)
        assert (state.turn, state.debt, state.covering, state.direction) == (
            (state.dealer if game == "kadi" else left_of(state)),
            0,
            False,
            1,
        )


@pytest.mark.parametrize(
    ("game", "hand", "pile", "fits", "more"),
    [
        ("switch", "AS 3C", "2S", "", {"debt": 2}),  # LV 5.2, "A may not dodge a 2 <SW-dx>"
        ("makao", "QC 6C", "2S", "", {"debt": 2}),  # LV 5.8: a Queen goes on anything, but answers nothing
        ("agony", "AS 6C", "7D", "", {"debt": 2}),  # LV 5.21, "A any time", but it answers no Seven
        ("kadi", "3H 4C 5D", "2S", "", {"debt": 2}),  # MC 6.10, "or adds one of the same rank"
        ("agonie", "AH R* TC", "AS", "R*", {"suit": "H"}),  # LV 5.21, "A and joker not on an ace save joker"
        ("agonie", "R* TC AC", "B*", "R* AC", {"suit": "H"}),
        ("anapodi", "AH B* TC", "AS", "B*", {"suit": "H"}),  # LV 5.21, "no ace on an ace", but a Joker on anything
        ("anapodi", "B* TC AC", "B*", "B* AC", {"suit": "H"}),
        ("macau", "AS R* 6C", "7H", "AS R*", {}),  # LV 5.8, "A or joker any time"
        ("rockaway", "8C 3C AC", "9H", "AC", {}),  # LV 5.22: Aces are wild, and an Eight is plain
        ("zimbabwe", "AH 3C 8C", "9S", "8C", {}),  # LV 5.11: an Ace takes its suit along, but is not wild
        ("vandatta", "5H 6H 5C TC", "8H", "5H 6H", {"suit": "H"}),
        ("vandatta", "AH 5H", "KH", "5H", {}),  # MC 6.6: the last card is played by itself, so no Ace comes before it
        ("vandatta", "AH 5H 5S", "KH", "AH 5H", {}),
        ("vandatta", "AH 8H AS", "KH", "8H", {}),  # MC 6.6, "an Eight on an Ace, an Ace on an Ace" are not allowed
        ("vandatta", "8C TD", "8H", "TD", {"suit": "D"}),  # MC 6.6, "not an Eight on an Eight"
        ("mau-mau-brazil", "JC AH 7H QH 2H", "8H", "JC AH 7H QH 2H", {}),  # MC 6.9, "Jack: on anything"
        ("pentagon", "9S TH 6C KD", "6H", "TH 6C", {}),  # MC 6.4, "a rank fits only on a Six"
        ("prsi", "QH 8D", "KS", "QH", {}),
        ("blackjack", "QS 4C", "9H", "", {}),  # S3: anything can cover a Queen, and she must fit herself
    ],
)
def test_what_fits(game: str, hand: str, pile: str, fits: str, more: dict[str, object]):
    others = ["KC QC", "KD QD"] if variant(game).seats[0] == 3 else ["KC QC"]
    assert may_play(table(hand, *others, game=game, pile=pile, stock="TS", **more)) == set(fits.split())


@pytest.mark.parametrize(
    ("game", "card", "owed", "hand", "answers"),
    [
        ("switch", "2S", 2, "2D JC JS AD 8D", "2D"),  # LV 5.2, "2s and jacks do not mix"
        ("switch", "JS", 5, "2D JC AD 8D", "JC"),
        ("switch", "JC", 5, "2D JS AD 8D", "JS"),
        ("mzansi", "2H", 2, "2D B* 8D 7H JH AH", "2D 8D"),  # LV 5.11, "8 wild and blocks a 2 or joker <MZ>"
        ("mzansi", "R*", 6, "2D B* 8D 7H JH AH", "B* 8D"),
        ("pesten", "2H", 2, "2D B* JD 5D 7D", "2D B*"),  # LV 5.7, "2 and joker stack on each other <PE-lg>"
        ("pesten", "R*", 5, "2D B* JD 5D 7D", "2D B*"),
        ("makao", "2H", 2, "2D 3C 3H KH KS QH AH", "2D 3H"),  # LV 5.8, "same rank or 2/3 of the same suit <MK-az>"
        ("makao", "3H", 3, "2H 2D 3C KH KS QH AH", "3C 2H"),
        ("makao", "2S", 2, "2H 2D 3C 3H KH KS QH AH", "2D 2H"),
        ("makao", "3C", 3, "2H 2D 3H KH KS QH AH", "3H"),
        ("macau", "2H", 2, "2S AS R* 3D 4D", "2S"),  # LV 5.8, "2 +2, 3 +3, 4 skip, all stack"
        ("macau", "3H", 3, "3S AS R* 2D 4D", "3S"),
        ("one-card", "2H", 2, "2D AD AS B* R* 3C 7D", "2D AD AS B* R* 3C"),  # LV 5.10, "3 stops a 2 <OC-app,OC-wp>"
        ("one-card", "AH", 3, "2D AD AS B* R* 3C 7D", "AD AS B* R*"),  # "equal or stronger <OC-app>"
        ("one-card", "AS", 5, "2D AD B* R* 3C 7D", "B* R*"),
        ("one-card", "B*", 5, "2D AD AS R* 3C", "AS R*"),
        ("zimbabwe", "2H", 2, "2D 2C B* 8C AH 5D", "2D 2C B*"),  # LV 5.11, "2 on 2, joker on joker/2"
        ("zimbabwe", "R*", 5, "2D 2C B* 8C AH 5D", "B*"),
        ("ethiopia", "2S", 2, "AS 2H JC", "AS 2H"),  # LV 5.11, "2 stack, A♠ +5 (on 2♠: 7)"
        ("ethiopia", "2H", 2, "AS 2D JC", "2D"),
        ("jacks-twos-eights", "2H", 2, "5S 2C 8H JD AS", "2C"),  # LV 5.4, "victim may not play otherwise <J28-wh>"
        ("jacks-twos-eights", "AH", 5, "AS AC 2H JD 5H", "AS"),  # LV 5.4, "cancelled by A♠ <J28-ls>"
        ("jack-change-it", "AH", 5, "5H 5S AD 2H JD", "5H"),  # LV 5.4, "blocked by 5♥ <JCI-ac>"
        ("last-card", "2H", 2, "2D 5D AS KH 6S", "2D"),  # LV 5.9, "each stacks with its own rank <LC-wp>"
        ("last-card", "5H", 5, "2D 5D AS KH 6S", "5D"),
        ("agonie", "JS", 5, "JC JH KC", "JH"),  # LV 5.21, "7 +2 stack", "black J +5, red J cancels"
        ("agonie", "7S", 2, "7C JS JH", "7C"),
        ("anapodi", "JS", 10, "JC JH KC", "JC JH"),  # LV 5.21, "black J +10 stack, red J cancels"
        ("agony", "7H", 2, "7D AD 7S 8H", "7D 7S"),
        ("ocho-loco", "AH", 3, "AC 6D AS 8C", "AC AS"),  # MC 6.11, "Ace: next draws 3 or adds an Ace"
        ("pis-yedili", "7H", 3, "7C 6H JD", "7C"),  # MC 6.5, "next draws 3 or adds a Seven"
        ("kadi", "2H", 2, "2C 3C B* AD 4H", "2C AD"),  # MC 6.10, "or adds one of the same rank", "or an Ace"
        ("prsi", "7S", 2, "7H QS AS KS", "7H"),  # MC 6.1: nothing but a Seven answers a Seven
    ],
)
def test_what_answers_a_draw_card_whatever_suit_is_picked_with_it(
    game: str, card: str, owed: int, hand: str, answers: str
):
    for suit in SUITS if card in JOKERS else [None]:
        state = table(f"{card} TC QC", hand, "9D TD", game=game, pile=f"9{'H' if suit else card[1]}")
        laid = after(state, (0, play(card, suit)))
        assert (laid.turn, laid.debt, may_play(laid)) == (1, owed, set(answers.split()))


@pytest.mark.parametrize(("first", "second"), [("KH", "KS"), ("KS", "KH")])
def test_makao_the_two_attacking_kings_answer_each_other_and_no_other_does(first: str, second: str):
    # source: LV 5.8, "the two attacking kings answer each other and add, plain kings do not answer"
    victim = 1 if first == "KH" else 2
    hands = [f"{first} 6C 8C", "5D 6D", "9D TD"]
    hands[victim] = f"{second} KD KC 2{first[1]} 3{first[1]} QH"
    laid = after(table(*hands, game="makao", pile="9" + first[1]), (0, play(first)))
    assert (laid.turn, laid.debt, may_play(laid)) == (victim, 5, {second})
    assert after(laid, (victim, play(second))).debt == 10


def test_makao_suit_and_rank_demands_do_not_override_each_other():
    # source: LV 5.8, "suit and rank demands do not override each other <MK-lg>"
    asked = after(table("JH 6C 7C", "AH AS 5D", "9D TD", game="makao", pile="7H"), (0, Play(("JH",), rank="8")))
    assert may_play(asked) == set()
    picked = after(table("AH 6C 7C", "JH JS 5D", "9D TD", game="makao", pile="7H"), (0, play("AH", "S")))
    assert may_play(picked) == {"JS"}


def test_one_card_nothing_answers_the_red_joker_of_one_pack_so_seven_are_drawn_at_once():
    # source: LV 5.10, "colour joker 7 <OC-app>", which is the strongest, and the only one of one pack
    hands = ("R* 6C 8C", "B* AS 2D", "9D TD")
    laid = after(table(*hands, game="one-card", pile="9H"), (0, play("R*", "H")))
    assert (laid.debt, laid.count(1), laid.turn) == (0, 10, 1)
    two = after(table(*hands, game="one-card", pile="9H", rules={"packs": 2}), (0, play("R*", "H")))
    assert (two.debt, two.count(1), two.turn) == (7, 3, 1)


def test_brazil_nothing_answers_a_joker_and_its_book_says_so():
    # source: MC 6.9, "Joker: next draws 5 (others 4) and misses the turn", which names no answer
    (_, jokers) = variant("mau-mau-brazil").ready_made
    rules = dict(jokers.changes(rules_of("mau-mau-brazil", 3)))
    hands = ("R* 6C 9S", "B* R* 7S", "9D TD")
    drawn = after(
        table(*hands, game="mau-mau-brazil", pile="9H", direction=-1, rules=rules, dealer=1), (0, play("R*", "D"))
    )
    assert (drawn.count(2), drawn.debt, drawn.turn) == (7, 0, 1)
    assert "You can’t answer Jokers with a draw card." in " ".join(plain_lines(drawn.rules))


def test_hundred_and_one_may_cover_sixes_instead_of_nines():
    # source: MC 6.3, "Nine (in many towns Six instead)"
    covered, _ = variant("hundred-one").ready_made
    rules = dict(covered.changes(rules_of("hundred-one", 3)))
    state = table("6H 9H TS", "KC 8H", "8S 8D", pile="AH", game="hundred-one", rules=rules)
    laid = after(state, (0, play("6H")))
    assert (laid.turn, laid.count(1), may_play(laid)) == (0, 2, {"9H"})
    assert after(laid, (0, play("9H"))).turn == 1
    last = table("6H", "KC 8H", "8S 8D", pile="AH", game="hundred-one", rules=rules)
    assert refusal(last, 0, play("6H")).rule == "not_last"


def test_rockaway_an_ace_that_was_drawn_need_not_be_used():
    # source: LV 5.22, "an ace need not be used <RW-31>"
    drawn = after(table("3C 4C", "5D 6D", pile="9H", stock="AS QH TD", game="rockaway"), (0, Draw()))
    assert (may_play(drawn), may_do(drawn)) == ({"AS"}, {Draw()})
    assert may_play(after(drawn, (0, Draw()))) == {"AS", "QH"}


def test_pis_yedili_draws_until_there_is_a_club_and_no_further():
    # source: MC 6.5, "each player's first card of the round must be a club, found by drawing until able"
    hands = ("9S 9H", "6C 5D", "TS TH")
    state = table(*hands, game="pis-yedili", pile="", to_begin=(0, 1), suit=None, stock="2S 3C 4C")
    found = after(state, (0, Draw()))
    assert (found.hands[0][2:], may_play(found), may_do(found)) == (("2S", "3C"), {"3C"}, set())
    able = table("9C 9H", *hands[1:], game="pis-yedili", pile="", to_begin=(0, 1), stock="2S 3C 4C")
    drawn = after(able, (0, Draw()))
    assert (drawn.count(0), may_play(drawn), may_do(drawn)) == (3, {"9C"}, set()), "one is drawn willingly"


def test_tschau_sepp_the_card_that_covers_an_ace_is_played_and_no_other_is_drawn():
    # source: LV 5.6, "A: must be covered, draw until covered <TS-wa,TS-fx>"
    hands = ("AS TC 9C", "KD 8D", "7D JC 9H")
    state = table(*hands, game="tschau-sepp", direction=-1, pile="KS", stock="8H QD QS 6D")
    drawn = after(state, (0, play("AS")), (0, Draw()))
    assert (drawn.turn, drawn.drawn, may_play(drawn), may_do(drawn)) == (0, ("8H", "QD", "QS"), {"QS"}, set())
    assert "Play Q♠." in str(refusal(drawn, 0, Draw()))


def test_prsi_a_queen_goes_on_a_seven_that_was_drawn_for_and_an_ace_is_passed_on_for_one_turn():
    owed = after(table("7S 8D", "QS AS 9C", game="prsi", pile="KS"), (0, play("7S")))
    assert (may_play(owed), may_do(owed)) == (set(), {Draw()})
    assert "QS" in may_play(after(owed, (1, Draw()), (0, Draw())))
    skipped = after(table("AS 8D", "QS AH 9C", game="prsi", pile="KS"), (0, play("AS")))
    assert (may_play(skipped), may_do(skipped)) == ({"AH"}, {Pass()})
    again = after(table("AS 8D", "AH AC TC", game="prsi", pile="KS"), (0, play("AS")), (1, play("AH")))
    assert (again.turn, again.skips, again.misses) == (1, 0, ())


def test_prsi_the_bottom_card_decides_the_suit_of_a_queen_that_starts_unless_the_dealer_picks():
    state, happened = opened("prsi", 3, "Q")
    assert SuitByBottomCard(suit_of(state.stock[0])) in happened
    assert (state.suit, state.turn) == (suit_of(state.stock[0]), left_of(state))
    told = tell(SuitByBottomCard("H"), ["Ada", "Ben", "Cem"])
    assert told == "The first card is wild. The bottom card of the draw pile makes it hearts."
    asked, _ = opened("prsi", 3, "Q", wild_starter="dealer names")
    assert asked.turn == asked.dealer


def test_mau_mau_a_jack_as_last_card_may_double_what_the_others_pay_and_the_lowest_total_wins_after_five_rounds():
    # source: LV 5.5, "jack as last card = "Mau Mau" and doubles <MM-lc,MM-club,MM-lab>", as an option
    for last, rules, times in (("JC", {"doubling": ("J",)}, 2), ("9C", {"doubling": ("J",)}, 1), ("JC", {}, 1)):
        state = table(last, "KC TC", "QH", game="mau-mau", pile="9H", rules=rules)
        paid = after(state, (0, play(last, call=True))).sheet[-1]
        assert (paid.costs, paid.points) == ((0, 20, 10), (0, 20 * times, 10 * times))
    # source: LV 5.5, "lowest after agreed rounds"
    for before, phase in ((3, "deal"), (4, "over")):
        sheet = (RoundScore("out", 0, (0, 3), (0, 3)),) * before
        last = table("9S", "9D QD", game="mau-mau", pile="KS", totals=(30, 12), sheet=sheet)
        ended = after(last, (0, play("9S", call=True)))
        assert (ended.phase, ended.totals) == (phase, (30, 31))


def test_macau_is_played_on_until_one_is_left_and_who_is_out_still_hits_the_next():
    # source: LV 5.8, "play on until one is left"
    out = after(table("2H", "5D 6D", "6H 7H", game="macau", pile="9H"), (0, play("2H")))
    assert (out.phase, out.turn, out.debt) == ("play", 1, 2)
    last = after(out, (1, Draw()), (2, play("6H", call=True)), (1, Draw()))
    assert (len(last.hands[1]), last.turn) == (5, 2)
    over = after(last, (2, play("7H")))
    assert (over.phase, over.sheet[0].winner) == ("over", 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_kadi_with_one_winning_card_only_comes_to_its_end(seats: int):
    others = tuple(card for card in rules_of("kadi", seats).table.one_pack if card != "4H")
    state, chance = start(HouseRules("kadi", (("not_last", others),)).rules(seats), "one"), random.Random(1)
    while state.phase != "over":
        before, (seat, action) = state, random_action(state, chance)
        state, _ = act(before, seat, action)
    assert state.sheet[-1].how in ("blocked", "too long") or state.pile[-1] == "4H"


def test_whot_two_hands_that_count_least_win_nothing_and_no_word_is_owed_when_the_market_runs_out():
    state = table("cV", "aO cX", pile="jO", game="whot", stock="aY bU")
    over = after(state, (0, Draw()), (1, play("aO", call=True)), (1, Draw()))
    assert (over.phase, over.sheet[-1].winner, over.sheet[-1].costs) == ("deal", None, (5, 5))
    state = table("cO cV eX", "kO gO jO", pile="aO", game="whot", stock="kX dV")
    over = after(state, (0, play("cO")), (1, play("gO")))
    assert [len(hand) for hand in over.hands] == [4, 2], "the first one drew for silence"
    assert (over.phase, over.uncalled) == ("over", ())


def test_an_empty_stock_ends_a_round_of_any_game_that_makes_no_new_one():
    rules = {"reshuffle": False, "empty_stock": True, "scoring": "penalty"}
    state = table("9C 4D", "KC 5D", pile="2H", rules=rules, stock="6S")
    assert after(state, (0, Draw())).sheet[-1].points == (19, 15)
    assert not crazy(3, empty_stock=True).table.empty_stock, "a new stock is made"
    playing_on = table("", "9C 4D", "KC", pile="2H", rules=rules | {"play_on": True}, stock="6S", gone=(0,), turn=1)
    over = after(playing_on, (1, Draw()))
    assert (over.sheet[-1].how, over.sheet[-1].winner) == ("stock", 0), "the first one out has won"


def test_a_pack_that_cannot_seat_so_many_is_refused_and_another_brings_enough_cards():
    with pytest.raises(RulesError, match="at least a third must stay in the draw pile"):
        rules_of("whot", 8, deal=6)
    with pytest.raises(RulesError, match="leaves 7 of 32, "):
        rules_of("prsi", 5, deal=5)
    assert rules_of("whot", 8).changed({"deal": 6}).packs == 2
    changed = crazy(8).changed({"pack_kind": "whot", "deal": 6})
    assert (len(changed.pack), set(changed.table.suits)) == (108, set("OVXUY"))
    assert not changed.field("jokers").applies(changed)
    assert not changed.field("pack_size").applies(changed)


def test_what_a_refusal_says(subtests: pytest.Subtests):
    joker = after(table("R* 3C 4C", "2S 2D 5D", "9D TD", game="mzansi", pile="9H"), (0, play("R*", "S")))
    going_out = table("AH 5H", "KC 6C", game="vandatta", pile="KH")
    question = table("QH 4H 9H 5S", "7C 7D", game="kadi", pile="KH", barred=(0, 1))
    circle = table("cO jV kX t*", "aO cV", pile="jO", game="whot")
    owing = table("KH KD", "9C TC", game="prsi", pile="KS", stock="AS 9D 8S")
    one = after(owing, (0, play("KH")))
    alone = "You can’t go out with A♥ 5♥ in one turn: your last card must be played by itself."
    shapes = "Pick circles, triangles, crosses, squares or stars."
    only_last = "Say “prší” only with your last card."
    for state, seat, action, rule, words in [
        (going_out, 0, play("AH 5H"), "call", alone),
        (table("AH 5H 5S 6C", "KC", game="vandatta", pile="KH"), 0, play("AH 5H 6C"), "", "Play only A♥ 5♥."),
        (question, 0, play("QH 4H 9H"), "", "the rank of the one before, or answer it."),
        (circle, 0, play("kX"), "match", "neither the shape nor the number"),
        (circle, 0, play("t*"), "wild", shapes),
        (circle, 0, play("t*", "H"), "wild", shapes),
        (one, 0, Call(), "call", only_last),
        (owing, 0, play("KH", call=True), "call", f"{only_last} Play without saying it."),
    ]:
        with subtests.test(action=action, words=words):
            refused = refusal(state, seat, action)
            assert words in str(refused)
            assert refused.rule == rule or not rule
    for two in ("2S", "2D"):  # the suit that was picked doesn't matter: source: LV 5.11, "stacks with joker <MZ>"
        refused = refusal(joker, 1, play(two))
        assert refused.rule == "stacking"
        assert "spades" not in str(refused)


def test_what_a_rulebook_says():
    books = {game: plain_lines(rules_of(game, 4)) for game in ("makao", "prsi", "vandatta")}
    for game, words in [
        # LV 5.8, "penalties 2/3 interchange same rank or same suit", and the Kings do not
        ("makao", "You can answer Twos and Threes only with a draw card of the same rank, or one of these cards in"),
        ("vandatta", "You can’t go out with several cards at once"),
        ("prsi", "If the starter is wild, the bottom card of the stock decides the suit."),
        ("prsi", "Then the skip moves on to the next player, who may answer too."),
        ("prsi", "Say “prší” as you play your last card. If you forget, you draw 2 cards and play on."),
    ]:
        assert words in " ".join(books[game])
    assert "down to one" not in " ".join(books["prsi"])
    assert not any("wins the round" in line and "draw" in line for line in books["vandatta"]), "no Ace is played last"
