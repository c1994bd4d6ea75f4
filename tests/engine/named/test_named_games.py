"""What no golden of a named game shows (``tests/playthroughs``), and its rules don't say by themselves (``rules.txt``).

What a rule does, whichever game has it, stands in ``tests/engine/shedding``.
"""

import random

import pytest

from engine.core.actions import Call, Draw
from engine.core.ruleset import RulesError
from engine.games.house_rules import HouseRules
from tests.doors import act, start
from tests.engine.shedding.table import after, crazy, play, refusal, rules_of, table
from tests.engine.strategies import random_action


@pytest.mark.parametrize("seats", [2, 4])
def test_kadi_with_one_winning_card_only_comes_to_its_end(seats: int):
    others = tuple(card for card in rules_of("kadi", seats).table.one_pack if card != "4H")
    state, chance = start(HouseRules("kadi", (("not_last", others),)).rules(seats), "one"), random.Random(1)
    while state.phase != "over":
        before, (seat, action) = state, random_action(state, chance)
        state, _ = act(before, seat, action)
    assert state.sheet[-1].how in ("blocked", "too long") or state.pile[-1] == "4H"


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
