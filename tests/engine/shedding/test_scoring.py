"""What the cards cost, who stands where, and who pays whom.

What a round brings and who wins a match is held in any game (``a_round_ends_as_it_should``), and what the cards cost
there stands in ``rules.txt``.
"""

import pytest

from engine.core.scoresheet import Payment, RoundScore, standings
from tests.doors import settlement
from tests.engine.shedding.table import crazy, rules_of


@pytest.mark.parametrize(
    ("costs", "expected"),
    [
        ((), {"8S": 8, "QS": 10, "AS": 1, "R*": 50}),
        ((("8", 20), ("QS", 40), ("Q", 15)), {"8H": 20, "QS": 40, "QH": 15, "KH": 10, "AS": 1}),
        ((("QS", 0), ("*", 30)), {"QS": 0, "QH": 10, "R*": 30, "B*": 30}),
        ((("R*", 7),), {"R*": 7, "B*": 50}),
    ],
)
def test_a_single_card_outranks_its_rank(costs, expected):
    rules = crazy(2, costs=costs)
    assert {card: rules.table.cost_of[card] for card in expected} == expected


def test_places_go_by_the_totals_whichever_way_is_better():
    # source: rulings.md, "Tournaments", "equal final scores share the place"
    sheet = (RoundScore("out", 0, (30, 0, 0), (0, 10, 20)), RoundScore("out", 1, (0, 15, 0), (15, 0, 0)))
    placed = standings(rules_of("eights-250", 3), (30, 15, 0), sheet)
    assert [(line.seat, line.place, line.rounds_won, line.caught) for line in placed] == [
        (0, 1, 1, 30),
        (1, 2, 1, 15),
        (2, 3, 0, 0),
    ]
    assert [(line.seat, line.place) for line in standings(crazy(3), (30, 15, 15), sheet)] == [(1, 1), (2, 1), (0, 3)]


@pytest.mark.parametrize(
    ("sides", "score", "caught"),
    [
        (0, RoundScore("out", 0, (79, 0, 0, 0), (0, 59, 10, 10)), [79, 0, 0, 0]),
        (0, RoundScore("blocked", 0, (70, 0, 0, 0), (3, 59, 10, 10)), [70, 0, 0, 0]),
        (0, RoundScore("blocked", None, (0, 0, 0, 0), (3, 3, 10, 10)), [0, 0, 0, 0]),
        (2, RoundScore("blocked", 0, (56, 0, 56, 0), (3, 59, 10, 10)), [56, 0, 56, 0]),
    ],
)
def test_what_is_caught_in_a_blocked_round_is_what_the_others_hold_more(sides, score, caught):
    # source: rulings.md, "Blocked rounds", "the smallest hand collects what each other holds more"
    rules = crazy(4, scoring="collect", sides=sides)
    found = {line.seat: line.caught for line in standings(rules, score.points, (score,))}
    assert [found[seat] for seat in range(4)] == caught


def test_who_pays_whom(subtests: pytest.Subtests):
    # source: S0, "Settlement is made"; three players, "rounded up to the nearest ten", here 110, 60 and 90
    for settled, bonus, expected in [
        ("none", 0, ()),
        ("with the winner", 0, (Payment(0, 1, 60, 6), Payment(2, 1, 30, 3))),
        ("with the winner", 50, (Payment(0, 1, 110, 11), Payment(2, 1, 80, 8))),
        ("with the winner", 55, (Payment(0, 1, 115, 12), Payment(2, 1, 85, 9))),
        ("with the winner", 1, (Payment(0, 1, 61, 7), Payment(2, 1, 31, 4))),
        ("among all", 55, (Payment(0, 1, 105, 11), Payment(0, 2, 20, 2), Payment(2, 1, 85, 9))),
        ("among all", 0, (Payment(0, 1, 50, 5), Payment(0, 2, 20, 2), Payment(2, 1, 30, 3))),
    ]:
        with subtests.test(settled=settled, bonus=bonus, expected=expected):
            rules = crazy(3, settlement=settled, bonus=bonus)
            assert settlement(rules, (102, 51, 81), (1,)) == expected


def test_what_is_rounded_up_and_what_the_bonus_alone_is(subtests: pytest.Subtests):
    # source: S4, the bonus, together with S0, three players, "rounded up to the nearest ten"
    for rules, totals, winner, expected in [
        ({"settlement": "with the winner", "bonus": 55, "scoring": "collect"}, (20, 87, 40), 1, [(70, 7), (50, 5)]),
        ({"settlement": "among all", "bonus": 55, "scoring": "collect"}, (20, 87, 40), 1, [(70, 7), (20, 2), (50, 5)]),
        ({"settlement": "among all"}, (49, 42), 1, []),
        ({"settlement": "among all", "bonus": 5}, (49, 42), 1, [(5, 1)]),
    ]:
        with subtests.test(rules=rules):
            paid = settlement(crazy(len(totals), **rules), totals, (winner,))
            assert [(each.points, each.units) for each in paid] == expected


def test_what_is_paid_when_the_match_is_over(subtests: pytest.Subtests):
    # source: S0, "wins by 100 points plus the differences", "rounded up to the nearest ten"
    for totals, expected in [
        ((100, 30), {(0, 1, 170, 17)}),
        ((29, 100), {(1, 0, 180, 18)}),
        ((110, 99), {(0, 1, 120, 12)}),
        # three, "each player's score is rounded up"; "There is no bonus"
        ((101, 51, 20), {(0, 1, 50, 5), (0, 2, 90, 9), (1, 2, 40, 4)}),
        ((100, 49, 42), {(0, 1, 50, 5), (0, 2, 50, 5)}),
        # four, the example of a margin of 130; rulings.md, "Settlement of four": to the opponent on the right
        ((100, 70) * 2, {(0, 3, 130, 13), (2, 1, 130, 13)}),
        ((70, 101) * 2, {(1, 0, 140, 14), (3, 2, 140, 14)}),
    ]:
        with subtests.test(totals=totals):
            best = tuple(seat for seat, total in enumerate(totals) if total == min(totals))
            paid = settlement(rules_of("eights", len(totals)), totals, best)
            assert {(each.payer, each.receiver, each.points, each.units) for each in paid} == expected
