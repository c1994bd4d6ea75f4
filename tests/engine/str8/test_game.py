"""Str8 Eight, rule by rule, from built states. Source: str8-eight.txt (S2); rulings.md, "Str8 Eight (S2)".

What a golden plays out (``tests/playthroughs/str8-eight-*``) isn't told again here, nor what ``test_properties.py``
holds for all its rules: who is next, how a round and a match end, and what they bring.
"""

from dataclasses import replace

import pytest

from engine.core.actions import Action, Deal, Discard, Draw, Options, Play, Take
from engine.core.match import RoundEnded
from engine.core.ruleset import RulesError
from engine.core.scoresheet import standings
from engine.matches.telling import highlights, tell
from tests.doors import STR8 as game, PassedHands, SequenceRules, SequenceState, TookDiscard
from tests.engine.str8.table import add, after, events, may_play, refusal, str8, table, turn

DRAW, TAKE = Draw(), Take()
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
TWO = {"sequences": 2}
DOWN = {"backwards": True}


def names(happened) -> list[str]:
    return [type(event).__name__ for event in happened]


def test_all_see_which_card_was_taken_and_nobody_which_was_drawn():
    state = table("9 25 PL", "4 5 6", "1 2 3", pile="8")
    taken, happened = state.act(0, TAKE)
    assert [seen.drawn for seen in (taken.view(0), taken.view(1), taken.public_view())] == [("8",)] * 3
    assert happened == [TookDiscard(0, "8")]
    assert tell(happened[0], NAMES) == "Ada took 8 from the discard pile."
    drawn, happened = table("9 25 PL", "4 5 6", "1 2 3", stock="64", pile="8").act(0, DRAW)
    assert [seen.drawn for seen in (drawn.view(0), drawn.view(1), drawn.public_view())] == [("64",), ("?",), ("?",)]
    assert (drawn.view(1).hands, drawn.view(1).counts) == ((("?",) * 4, ("4", "5", "6"), ("?",) * 3), (4, 3, 3))
    assert [tell(happened[0].seen_by(seat), NAMES) for seat in (0, 1)] == ["Ada drew 64.", "Ada drew a card."]


# Impasse. Source: S2, FAQ, "comes to an impasse?"; rulings, "Impasse"


def test_the_cycle_is_that_of_the_stock_and_not_of_the_match():
    """What was added in an earlier cycle does not help in this one."""
    state = table("9 25 1 64", "4 5 6", pile="30 32 35", passed="PL PR", stock="", stirred=True)
    state = after(state, Discard("64"))
    assert not state.stirred
    for card in [state.stock[-place] for place in range(1, 7)]:
        assert names(events(state, DRAW, Discard(card)))[1] != "StockRenewed"
        state = after(state, *turn(card))
    assert (len(state.stock), state.pile) == (6, ()), "dealt anew"


def test_with_two_packs_twice_as_many_turns_bring_no_one_on():
    state = table("9 25 1", "4 5 6", "2 3 7", "10 12 14", "15 16 18", pile="64", idle=138)
    assert after(state, *turn("64", take=True)).idle == 139


# The end of a round. Source: S2, "Goal", "Scoring"

SEVEN, EIGHTH = "4 8 12 15 18 21 24", "28"


def test_memorable_are_the_best_round_and_who_passed_the_hands_on_most():
    state = table(f"9 25 1 {EIGHTH}", "4 5 6", "2 3 7", sequences=[SEVEN])
    score = next(event.score for event in events(state, add(EIGHTH)) if isinstance(event, RoundEnded))
    lower = replace(score, winner=1, points=(0, score.points[0] - 1, 0))
    stuck = replace(score, winner=None, points=(999, 0, 0))
    rounds = [RoundEnded(each, ((),) * 3) for each in (lower, score, stuck)]
    passed = [PassedHands(seat, "PL") for seat in (1, 2, 2)]
    best, most = highlights(game.highlights, [*passed, *rounds], NAMES)[1:]
    assert best == f"Best round: Ada with {score.points[0]} points"
    assert most == "Pass cards: Cleo moved everyone’s hands 2 times"


def test_who_has_won_stands_first_though_another_has_more_points():
    sequences = [SEVEN, "8 16 24 32 40 48 56"]
    state = table(f"PL PL PL {EIGHTH}", "1 2 3", "5 6 7", sequences=sequences, totals=(370, 490, 0))
    state = after(state, add(EIGHTH))
    places = standings(state.rules, state.totals, state.sheet, state.winners)
    placed = [(one.seat, one.place, one.total, one.rounds_won) for one in places]
    assert placed == [(0, 1, 500, 1), (1, 2, 708, 0), (2, 3, -18, 0)]
    assert [(one.caught, one.cost) for one in places] == [(6 + 18, 0), (0, 6), (0, 18)]


# Teams. Source: S2, FAQ, "more than 4 players?"; rulings, "Five and seven seats", "Teams"


@pytest.mark.parametrize("seats", [6, 8])
def test_six_and_eight_may_play_for_themselves_with_two_packs(seats: int):
    rules = str8(seats).changed({"sides": 0})
    assert (rules.packs, rules.partnered, len(rules.pack)) == (2, False, 140)
    assert str8(seats).changed({"packs": 2}).partnered, "teams may take two packs as well"


def test_the_one_of_the_team_who_completed_it_deals_where_the_winner_deals():
    hands = "1 2 3", "5 6 7", "9 10 14", "64 PL 40 28", "2 3 4", "20 21 24"
    state = table(*hands, sequences=[SEVEN], turn=3, rules={"next_dealer": "winner"})
    assert after(state, add("28"), Deal()).dealer == 3


# Two sequences. Source: S2, FAQ, "Can I start a second sequence?"; rulings, "Two sequences"
@pytest.mark.parametrize(
    ("hand", "sequences", "places"),
    [
        ("1 9 10 12", "8 /", {"1": (1,), "10": (0,), "12": (0,)}),
        ("16 9 25 49", "4 8 / 2 4 6 8", {"16": (0, 1)}),
        ("1 9 10 12", "", {"1": (0,)}),  # the first of two that are empty
        ("1 2 3 49", "8 / 8", {}),  # nobody starts a third
        ("10 2 3 PL", "8 /", {"10": (0,), "2": (1,), "3": (1,), "PL": ()}),
    ],
)
def test_where_a_card_goes_of_two_sequences(hand: str, sequences: str, places: dict[str, tuple[int, ...]]):
    state = table(hand, "4 5 6", sequences=[sequences], rules=TWO)
    assert may_play(state) == {*places}
    for card, which in places.items():
        assert state.may_do(0, (card,)) == Options(complete=True, sequences=which)
        for number in which:
            line = after(state, add(card, number)).sequences[0][number]
            assert line == (*state.sequences[0][number], card)


def test_two_sequences_are_for_two_players_alone():
    # "with more players often results in partial sequences"
    assert [str8(seats, **TWO).lines for seats in (2, 3, 4)] == [2, 1, 1]
    assert table("1 2 3", "4 5 6", "7 14 21", rules=TWO).sequences == (((),),) * 3
    assert may_play(table("1 2 3 9", "4 5 6", sequences=["8"])) == set(), "usually nobody starts a second one"


TURN_OVER = "Your turn is over: you can play or discard only one card. Wait for the others."
WAIT = "It’s not your turn yet. Wait for the others."
DRAWN = "You’ve drawn a card already. Play a card, or discard one."
NOT_DRAWN = "You haven’t drawn a card yet. Draw a card."
BEFORE, DRAWING = table("1 2 3", "4 5 6"), table("1 2 3 9", "4 5 6")
THREE = table("1 2 3", "4 5 6", "7 14 21", pile="9")
PASSED = after(table("1 PR 3 PL", "4 5 PL"), add("PL"))
BOTH = table("9 64 49 PL", "32 35 PL", sequences=["8 / 1"], rules=TWO)
EMPTY = table("1 2 3 PL", "4 5 6", rules=TWO)
BETWEEN = after(table(f"PL PL PL {EIGHTH}", "1 2 3", sequences=[SEVEN]), add(EIGHTH))
OVER = after(table(f"PL PL PL {EIGHTH}", "1 2 3", sequences=[SEVEN], totals=(900, 0)), add(EIGHTH))

PILE = table("1 2 3", "4 5 6", pile="9 PL")
ONE = table("1 2 3 10", "4 5 6", sequences=["8"])
EITHER = table("16 9 25 49", "4 5 6", sequences=["4 8 / 2 4 6 8"], rules=TWO)
NOT_HELD = [add("4"), Discard("4"), add("PL"), Discard("8S"), Play(("8S",)), add("nonsense")]
PASS_ADDED = [add("PL", 0)]


@pytest.mark.parametrize(
    ("state", "seat", "actions", "said"),
    [
        (THREE, 1, [DRAW, TAKE], WAIT),
        (THREE, 2, [DRAW], TURN_OVER),
        (BEFORE, 1, [DRAW], WAIT),  # who has dealt has had none
        (PASSED, 0, [add("PL")], TURN_OVER),
        (BEFORE, 0, [Deal()], "The next deal comes when this round is over."),
        (BEFORE, 0, [add("1")], NOT_DRAWN),
        (PILE, 0, [Discard("1")], "You haven’t drawn a card yet. Draw a card, or take Pass ← from the discard pile."),
        (after(THREE, DRAW), 0, [DRAW, TAKE], DRAWN),
        (after(THREE, TAKE), 0, [DRAW, TAKE], DRAWN),
        (BEFORE, 0, [TAKE], "The discard pile is empty. Draw a card."),
        (DRAWING, 0, NOT_HELD, "You don’t have that card. Play a card, or discard one."),
        (DRAWING, 0, [Play(()), Play(("1", "2"))], "You play one card a turn. Pick one card."),
        (ONE, 0, [add("10", 0)], "You have only one sequence. Play the card without picking a sequence."),
        (BOTH, 0, [add("9")], "9 fits neither of your sequences. You can add 2, 10, 12 or 16."),
        (BOTH, 0, [add("9", 1)], "9 doesn’t follow 1. After 1 comes 2."),
        (EITHER, 0, [add("16")], "You have two sequences. Pick the sequence for this card."),
        (EMPTY, 0, [add("1", 1)], "Both of your sequences are empty. Start the first sequence."),
        (EMPTY, 0, PASS_ADDED, "You can’t add a pass card to a sequence. Play the card without picking a sequence."),
        (BETWEEN, 1, [DRAW], "No round is being played. Wait for the next deal."),
        (OVER, 1, [DRAW, Deal()], "The match is over."),
    ],
)
def test_what_is_refused(state: SequenceState, seat: int, actions: list[Action], said: str):
    for action in actions:
        assert str(refusal(state, seat, action)) == said


@pytest.mark.parametrize(
    ("sequence", "card", "more", "said"),
    [
        ("", "9", {}, "9 has no bull’s-eye. A sequence starts with any number from 1 to 8."),
        ("8", "9", {}, "9 doesn’t follow 8. After 8 comes 10, 12 or 16."),
        ("4", "9", {}, "9 doesn’t follow 4. After 4 comes 5, 6 or 8."),
        ("1", "9", {}, "9 doesn’t follow 1. After 1 comes 2."),
        ("3 2 1", "8", DOWN, "8 doesn’t follow 1. Nothing follows 1."),
        ("8", "7", {}, "7 doesn’t follow 8. After 8 comes 10, 12 or 16."),
    ],
)
def test_a_number_that_does_not_follow(sequence: str, card: str, more: dict[str, bool], said: str):
    state = table(f"PL 25 64 {card}", "4 5 6", sequences=[sequence], rules=more)
    refused = refusal(state, 0, add(card))
    assert str(refused) == str(state.view(0).reasons()[card]) == said
    assert refused.rule == ("backwards" if card == "7" else "sequence"), "which a house rule would allow"


def test_why_a_card_cannot_be_played_is_told_for_the_moment():
    """An opener in hand has a bull's-eye, whoever's turn it is."""
    waiting, asked = table("1 2 9", "4 5 6", turn=1), table("1 2 9", "4 5 6")
    assert {str(why) for why in waiting.view(0).reasons().values()} == {WAIT}
    assert {str(why) for why in asked.view(0).reasons().values()} == {NOT_DRAWN}
    assert after(asked, DRAW).view(0).unplayable[-1] == "9"


def test_house_rules_that_conflict(subtests: pytest.Subtests):
    for seats, house_rules, said in [
        (9, {}, "A table has 2 to 8 seats, not 9."),
        (1, {}, "A table has 2 to 8 seats, not 1."),
        (4, {"sides": 3}, "4 players don’t make 3 teams of two. Pick other teams, or everyone for themselves."),
        (2, {"sides": 1}, "Pick two, three or four teams of two, or everyone for themselves."),
        (6, {"sides": 2}, "6 players don’t make 2 teams of two. Pick other teams, or everyone for themselves."),
        (4, {"packs": 3}, "Pick one pack or two."),
        (5, {}, "5 players on their own need two packs. Add a pack, or play in teams of two."),
        (8, {}, "8 players on their own need two packs. Add a pack, or play in teams of two."),
        (2, {"sequences": 3}, "Pick one or two sequences for each player."),
        (4, {"pass_cost": 7}, "Pick what each pass card costs (0 to 100 points) from the list."),
        (4, {"target": 5}, "The target must be 10 to 1000 points."),
        (4, {"next_dealer": "nobody"}, "One of these choices doesn’t exist. Pick each one from its list."),
    ]:
        with subtests.test(seats=seats, house_rules=house_rules, said=said):
            with pytest.raises(RulesError) as refused:
                SequenceRules(seats=seats, **house_rules)
            assert str(refused.value) == said
