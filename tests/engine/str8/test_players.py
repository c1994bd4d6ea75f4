"""Steady at the sequence game: what a player would notice of it, and that it is legal everywhere and strong."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.bots.expert import expert
from engine.chance import Chance
from engine.core.actions import Action, Discard, Draw, Take
from engine.core.packs import PASS_CARDS
from engine.games.variants import variant
from tests.doors import STR8 as game, SequenceState
from tests.engine.str8.table import add, str8, table
from tests.engine.test_expert import played
from tests.simulation import matches_won

MOODS = [Chance(str(number)) for number in range(12)]
SEVEN = "4 8 12 16 20 24 28"  # followed by 32 and 35
NEARLY = "6 12 18 24 30 36 42"  # followed by 48 and 49
MINE = "4 8 12 16 20"
DEAD = "8 16 24 32 40 48 64"  # nothing follows 64


def at_table(hand: str, *sequences: str, pile: str = "", **house_rules) -> SequenceState:
    """It's the turn of seat 0, which drew the last of its four cards. There are as many seats as sequences."""
    seats = len(sequences)
    shown = Counter(" ".join((hand, pile, *sequences)).replace("/", " ").split())
    rest = Chance("rest").shuffled(tuple((Counter(str8(seats, **house_rules).pack) - shown).elements()))
    others = (" ".join(rest[3 * seat : 3 * seat + 3]) for seat in range(seats - 1))
    return table(hand, *others, sequences=sequences, pile=pile, rules=house_rules)


def chosen(state: SequenceState) -> set[Action]:
    """What steady does in this state, in many moods."""
    return {game.steady(state.view(state.turn), mood) for mood in MOODS}


def adding(*cards: str) -> set[Action]:
    return set(map(add, cards))


def discarding(*cards: str) -> set[Action]:
    return set(map(Discard, cards))


def test_what_steady_does(subtests: pytest.Subtests):
    for state, done in [
        (at_table("5 4 7 49", "", ""), adding("4")),  # it opens with the four
        (at_table("5 4 7 49", "", "", "", ""), adding("4")),
        (at_table("3 7 49 64", "", "", ""), adding("3")),  # or with the number whose followers can still come
        (at_table("3 7 49 64", "", "", "6 6", pile="40"), adding("7")),
        (at_table("3 7 49 64", "", "", "", pile="6 6 40"), adding("3")),  # discards come back, though later
        (at_table("2 8 49 64", "", "", pile="4 4 40"), adding("2")),
        (at_table("2 8 49 64", "", "", pile="4 4 6 6 40"), adding("8")),
        (at_table("24 20 1 2", "8 16", "4"), adding("20")),  # no 24 as its third card when something else is there
        (at_table("24 18 1 2", "6 12", "4"), adding("18")),
        (at_table("24 14 1 2", "6 12", "4"), adding("14")),
        (at_table("1 2 35 PL", SEVEN, "4 8", pile="5"), adding("35")),  # it completes eight
        (at_table("1 2 3", SEVEN, "4 8", pile="5 35"), {Take()}),
        (at_table("32 35 1 2", SEVEN, ""), adding("35")),  # with what scores most, be it a straight
        (at_table("32 35 1 2", SEVEN, "4 8"), adding("32")),
        (at_table("28 32 1", "4 8 12 16 20", "6", pile="5 24"), {Take()}),  # the discard is on its way
        (at_table("28 32 1", "4 8 12 16 20", "6", pile="5 49"), {Draw()}),  # and this one is not
        (at_table("16 24 32 1", "4 8 12", "6"), adding("16")),
        (at_table("32 40 48 9", "4 8 12 16", "6"), discarding("9")),  # it throws away what leads nowhere
        (at_table("1 2 35 PL", f"4 8 / {SEVEN}", "4 / 6", sequences=2), {add("35", 1)}),  # it builds two sequences
        (at_table("4 64 49 56", " / ", "4 / 6", sequences=2), {add("4", 0)}),
        (at_table("28 5 6 3", f"{DEAD} / 4 8 12 16 20", "4 / 6", sequences=2), discarding("3")),
        (at_table("1 2 42 3", "4 8 16 24 32 40 48", "6 12", backwards=True), adding("42")),  # it goes back
        (at_table("12 1 3 2", "4 8", DEAD), adding("12")),  # it does not dawdle when nobody else can win
        (at_table("10 5 1 2", "8 16 20 24 18 15", "4 6 8 12 9", backwards=True), adding("10")),
        (at_table("5 6 48 40", MINE, "3", NEARLY, "9"), discarding("48")),  # the next one does not need it
        (at_table("24 2 3 40", MINE, NEARLY, "5", pile="10"), adding("24")),
        (at_table("1 2 56 3", "4 8", NEARLY), discarding("56")),  # it is left with cheap cards and many points
        (at_table("1 8 2 3", "", NEARLY), adding("8")),
        (at_table("PR 1 2 7", "4 8", "6", "5", "3"), adding("PR")),  # it passes a worthless hand on
        (at_table("PR 12 16 20", "4 8", "6", "5", "3"), adding("12")),  # and keeps a good one
        (at_table("PL 48 7 14", "4 8 12", NEARLY, "5", "3"), discarding("PL")),  # it passes nobody what he needs
        (at_table("PR 48 7 14", "4 8 12", "5", "3", NEARLY), discarding("PR")),
        (at_table("PR 7 5 49", "4 8", NEARLY, "3", "5", pile="48"), discarding("PR")),  # nor leaves it on top for him
        (at_table("PL 40 9 3", "4 8", "6 12 18 24 30"), adding("PL")),  # it takes what an opponent has kept
    ]:
        with subtests.test(hands=state.hands, sequences=state.sequences, pile=state.pile):
            assert chosen(state) == done


def test_what_steady_may_do_and_what_it_never_does():
    assert not chosen(at_table("1 2 42 3", "4 8 16 24 32 40 48", "6 12")) & adding("42")
    assert adding("PL") <= chosen(at_table("PL 48 7 14", "4 8 12", "5", "3", NEARLY))
    assert adding("PR") <= chosen(at_table("PR 7 5 49", "4 8", NEARLY, "3", "5", pile="10"))
    covering = chosen(at_table("24 2 3 40", MINE, NEARLY, "5", pile="48"))
    assert {type(action) for action in covering} == {Discard}, "it covers what the next one needs rather than play"
    for more in ((), ("5", "3")):
        kept = chosen(at_table("1 2 48 40", MINE, NEARLY, *more))
        assert kept <= discarding("40", "1", "2"), "it does not throw away what the next one needs"
        assert chosen(at_table("5 2 48 40", MINE, "6 12", *more)) != discarding("40")
        for card in PASS_CARDS:
            held = chosen(at_table(f"{card} 20 9 40", "4 8", NEARLY, *more, pile="10"))
            assert held <= adding(card) | discarding(card), "no pass card is held when an opponent has seven"


def wins(seats: int, matches: int, **house_rules) -> int:
    """How many matches the side of the first seat wins, steady against easy."""
    rules = str8(seats, **house_rules)
    of_side = ["steady" if seat in rules.partners[0] else "easy" for seat in range(seats)]
    game_at_table = replace(variant("str8-eight"), rules=lambda _: rules)
    return matches_won(game_at_table, seats, matches, of_side)[0]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("house_rules", "matches", "least"), [({}, 14, 0.85), ({"sequences": 2}, 6, 0.8), ({"backwards": True}, 4, 0.7)]
)
def test_steady_beats_easy_clearly(house_rules, matches, least):
    assert wins(2, matches, target=200, **house_rules) >= least * matches


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "least"), [(4, 0.6), (5, 0.5), (8, 0.6)])
def test_steady_beats_several_easy_ones(seats, least):
    assert wins(seats, 10, target=200) >= least * 10


@pytest.mark.parametrize("seats", [2, 4])
def test_an_expert_plays_to_win_the_round_without_looking_ahead(seats: int):
    for seed in "efgijk":
        state, _ = played(str8(seats), seed, 20)
        view = state.view(state.turn)
        assert expert(view, (), Chance("1")) == game.keen(view, Chance("1"))
