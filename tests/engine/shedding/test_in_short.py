"""A game in three sentences at most says what wins, what its special cards are for, and what is its own. Two more say
which cards go together, and what a round scores, where that is not the plain way.
"""

import re
from dataclasses import replace

import pytest

from engine.core.cards import plural
from engine.games.rulebook import in_short
from engine.games.variants import VARIANTS, variant
from tests.doors import KINDS, Effect, Rules


def short(key: str, seats: int = 3, **house_rules: object) -> str:
    return " ".join(in_short(replace(variant(key).rules(seats), **house_rules)))


def test_no_game_takes_more_than_three_sentences_and_two_for_what_few_have(subtests: pytest.Subtests):
    for key in VARIANTS:
        with subtests.test(key=key):
            for seats in VARIANTS[key].seats:
                rules = VARIANTS[key].rules(seats)
                told = " ".join(in_short(rules))
                few_have = len(re.findall("In one turn you may|When the round ends|scores the sum", told))
                assert 1 <= len(re.findall(r"[.!?](?=\s|$)", told)) - few_have <= 3
                if isinstance(rules, Rules) and rules.table.names_suits and not rules.table.own_wild:
                    jokers = [rules.table.kind_of_pack.joker_rank] if rules.table.jokers_held else []
                    assert all(plural(rank) in told for rank in (*rules.table.wild_in_pack, *jokers))


def test_a_game_with_house_rules_is_told_with_them():
    assert "Eights on any card to pick a suit" in short("crazy-eights")
    told = short("crazy-eights", wild=("J",), effects=(("5", Effect("draw", 3)), ("K", Effect("skip"))))
    assert told.endswith(
        "Play Jacks on any card to pick a suit, Fives to make the next player draw 3 and Kings to skip the next player."
    )
    assert "No card does anything special." in short("crazy-eights", wild=(), jokers=0, effects=())


def test_every_effect_has_a_use(subtests: pytest.Subtests):
    for kind in KINDS:
        with subtests.test(kind=kind):
            assert "Kings to " in short("crazy-eights", effects=(("K", Effect(kind)),))


def test_what_is_a_games_own_and_not_the_plain_way_is_told_and_cards_that_do_the_same_together():
    assert "Eights and Kings to skip the other player" in short("kings-reverse", 2)
    assert "Aces" not in short("crazy-eights", 2), "between two there is no direction"
    assert "or as a bluff" in short("kings-reverse")
    assert "The winner of each round adds a rule." in short("bartok")
    assert "Some rules are hidden" in short("mao")
    assert "go out 8 times" in short("countdown")
    assert "cards of your score’s rank on any card" in short("countdown")
    assert "first team" in short("eights", 4)
    assert "sequence of 8 numbers" in short("str8-eight")
    assert "several cards of one rank" not in short("crazy-eights")
    assert "When the round ends" not in short("crazy-eights")
    assert "In one turn you may play a marriage: the King and Queen of one suit" in short("kings-reverse")
    assert "the winner scores the cards left in everyone else’s hands" in short("eights-250")
    assert "the other player scores the sum of their sequence minus the sum of the numbers left" in short(
        "str8-eight", 2
    )
