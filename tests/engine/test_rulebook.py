"""The rulebook says what is in force, all of it, and nothing else."""

from dataclasses import fields, replace

import pytest

from engine.effects import Effect
from engine.rulebook import named, rulebook
from engine.rules import Rules, rule_names
from engine.variants import VARIANTS
from tests.engine.table import crazy

QUEENS = ("Q", Effect("skip"))
OTHER = {
    "seats": (crazy(4), 5),
    "packs": (crazy(4), 2),
    "deal": (crazy(4), 6),
    "wild": (crazy(4), ("8", "J")),
    "wild_starter": (crazy(4), "own suit"),
    "wild_cancels_debt": (crazy(4), True),
    "effects": (crazy(4), (QUEENS,)),
    "starter_effects": (crazy(4), False),
    "two_player_reverse": (crazy(2), "skip"),
    "stacking": (crazy(4), False),
    "draw_though_able": (crazy(4), False),
    "call": (crazy(4), "none"),
    "call_penalty": (crazy(4), 3),
    "winning_card_acts": (crazy(4), True),
    "reshuffle": (crazy(4), False),
    "costs": (crazy(4), (("8", 20),)),
    "next_dealer": (crazy(4), "winner"),
    "target": (crazy(4), 250),
}


def book(**house) -> str:
    return " ".join(rulebook(crazy(house.pop("seats", 4), **house)))


def test_every_rule_is_tried_below():
    assert set(OTHER) == set(rule_names())


@pytest.mark.parametrize("name", rule_names())
def test_the_rulebook_changes_with_every_rule(name):
    rules, value = OTHER[name]
    assert getattr(rules, name) != value
    changed = replace(rules, **{name: value})
    assert len(set(rulebook(rules)) ^ set(rulebook(changed))) >= 1


@pytest.mark.parametrize("rule", fields(Rules), ids=rule_names())
def test_every_rule_has_a_label_and_a_help_text(rule):
    assert rule.metadata["label"]
    assert rule.metadata["help"].endswith(".")


def test_the_book_of_crazy_eights_for_four():
    # source: S3, "Basic Game" and "Special Cards"; a person has read it against them
    assert rulebook(crazy(4)) == (
        "Get rid of your cards: who first holds none wins the round, and the others pay for what they still hold.",
        "4 play with one pack; each gets 5 cards, and the next card begins the pile.",
        "In your turn lay one card that has the suit or the rank of the pile's top card.",
        "Eights fit on any card; who lays one names the suit that must follow, unless it is the last card.",
        "Instead of playing you may always draw one card, which ends your turn.",
        "Queens: the next player misses a turn.",
        "Aces: the direction of play turns.",
        (
            "Twos: the next player draws 2 cards and loses the turn, or lays another one of the same rank, so that the "
            "cards add up for the one after, and Eights do not help."
        ),
        "A special card that wins the round has no effect.",
        (
            "If the starter is wild, the dealer names its suit after looking at the own hand. A special card that is "
            "turned up as the starter acts as if the dealer had laid it."
        ),
        ("Say “last card” when you lay your last but one, or before the next player acts; who forgets draws 2 cards."),
        (
            "When the stock is used up, the played cards except the top one are shuffled into a new one; if there is "
            "nothing to draw at all, who cannot play passes, and a full circle of passes ends the round."
        ),
        (
            "Cards cost their pips, an Ace 1 and a court card 10, but Eights 50. When somebody has 100 points the "
            "lowest total wins the match; if the lowest is shared, another round is played."
        ),
        (
            "Chance picks the first dealer; the player on the dealer's left deals the next round. "
            "The player on the dealer's left begins."
        ),
    )


@pytest.mark.parametrize(
    ("house", "words"),
    [
        ({"seats": 2}, "2 play with one pack; each gets 7 cards"),
        ({"seats": 2}, "Aces: between two players they do nothing special."),
        ({"seats": 2, "two_player_reverse": "skip"}, "Aces: between two players they skip the other player."),
        ({"seats": 8}, "8 play with 2 packs shuffled together; each gets 5 cards"),
        ({"wild": ("8", "J")}, "Eights and Jacks fit on any card"),
        ({"wild_starter": "own suit"}, "If the starter is wild, its own suit counts."),
        ({"wild_cancels_debt": True}, "or cancels them with one of the Eights"),
        ({"starter_effects": False}, "A special card that is turned up as the starter has no effect."),
        ({"stacking": False}, "Twos: the next player draws 2 cards and loses the turn."),
        ({"draw_though_able": False}, "Only if no card fits you draw one card, which ends your turn."),
        ({"call": "none"}, "Nobody needs to say “last card”."),
        ({"call_penalty": 1}, "who forgets draws 1 card."),
        ({"winning_card_acts": True}, "A draw card that wins the round is still drawn for before the score is taken."),
        ({"reshuffle": False}, "who cannot play passes; a full circle of passes ends the round, and all pay."),
        ({"costs": (("8", 20), ("QS", 40))}, "a court card 10, but Eights 20, the Queen of spades 40."),
        ({"next_dealer": "winner"}, "the winner of the last round deals the next round."),
        ({"target": 250}, "When somebody has 250 points the lowest total wins the match"),
    ],
)
def test_the_sentence_of_a_rule_that_is_in_force(house, words):
    assert words in book(**house)


@pytest.mark.parametrize(
    ("house", "silent_about"),
    [
        ({"wild": ()}, ["wild", "Eights fit", "names the suit"]),
        ({"effects": ()}, ["special card", "Queens", "Aces:", "Twos:", "acts as if"]),
        ({"effects": (), "winning_card_acts": True}, ["special card", "draw card"]),
        ({"effects": (QUEENS,), "winning_card_acts": True}, ["draw card", "drawn for"]),
        ({"effects": (QUEENS,)}, ["add up", "do not help", "direction"]),
        ({"stacking": False}, ["add up", "another one of the same rank"]),
        ({"wild_cancels_debt": True}, ["do not help"]),
        ({"wild": (), "wild_cancels_debt": True}, ["cancels"]),
        ({"call": "none"}, ["who forgets", "before the next player acts"]),
        ({"reshuffle": False}, ["shuffled into a new one"]),
        ({"seats": 2}, ["direction of play turns"]),
        ({"seats": 3, "two_player_reverse": "skip"}, ["between two"]),
        ({"draw_though_able": False}, ["always draw"]),
    ],
)
def test_no_sentence_for_a_rule_that_is_not_in_force(house, silent_about):
    told = book(**house)
    for words in silent_about:
        assert words not in told


@pytest.mark.parametrize(
    ("name", "house"),
    [
        ("wild_starter", {"wild": ()}),
        ("starter_effects", {"effects": ()}),
        ("winning_card_acts", {"effects": ()}),
        ("two_player_reverse", {}),
        ("two_player_reverse", {"seats": 2, "effects": (QUEENS,)}),
        ("stacking", {"effects": (QUEENS,)}),
        ("wild_cancels_debt", {"effects": (QUEENS,)}),
        ("wild_cancels_debt", {"wild": ()}),
        ("call_penalty", {"call": "none"}),
    ],
)
def test_a_rule_that_does_not_matter_is_not_spoken_of(name, house):
    seats = house.pop("seats", 4)
    assert rulebook(crazy(seats, **house)) == rulebook(crazy(seats, **house, **{name: OTHER[name][1]}))


def test_how_cards_are_named():
    assert (named("Q"), named("6"), named("QS")) == ("Queens", "Sixes", "the Queen of spades")
    told = rulebook(crazy(4, effects=(("Q", Effect("skip", 2)), ("QS", Effect("draw", 5)), ("J", Effect("skip", 2)))))
    assert "Queens and Jacks: the next 2 players miss a turn." in told
    assert any(line.startswith("The Queen of spades: the next player draws 5 cards") for line in told)


def test_every_game_has_a_book_for_every_number_of_seats():
    for game in VARIANTS.values():
        for seats in game.seats:
            for line in rulebook(game.rules(seats)):
                assert line.endswith(".")
                assert "None" not in line
                assert "  " not in line
