"""What the cards cost and what a round brings, game by game and card by card."""

from dataclasses import replace

import pytest

from engine.core.actions import Pass
from engine.core.cards import rank_of
from engine.core.match import Settled
from engine.core.packs.french import JOKERS, RANKS
from engine.core.scoresheet import Payment, RoundScore, standings
from engine.games.variants import VARIANTS
from tests.doors import Effect, act, settlement
from tests.engine.shedding.table import after, crazy, play, rules_of, table

PIPS = dict(zip(RANKS, (*range(1, 10), 10, 10, 10, 10), strict=True))
FIVES = dict.fromkeys("A23456789", 5) | dict.fromkeys("TJQK", 10)

# A single card outranks its rank. What the cards of all other games cost stands in ``rules.txt``.
COSTS = {
    "crazy-eights": PIPS | {"8": 50},  # source: S3, "Basic Game", "50 for an eight, 10 for a picture"
    "eights-program": PIPS | {"8": 50},  # source: S1, "50 for an eight, 10 for a picture", "Ace is counted as one"
    "eights-250": PIPS | {"8": 50, "A": 10},  # source: S4, "Each court card (the ace, king, queen, and jack)"
    # source: S3, Kings Reverse, "Card values"
    "kings-reverse": dict.fromkeys(RANKS, 5) | {"7": 20, "8": 20, "J": 15, "K": 20, "*": 25, "AS": 20},
    # source: linked-variants.md 1.10, Huit Américain <8A-cw>
    "huit-americain": FIVES | {"A": 15, "2": 15, "8": 25, "T": 5, "*": 50, "2S": 25},
    "mau-mau": PIPS | {"A": 11, "J": 20},  # source: linked-variants.md 1.10, Mau-Mau <MM-spa>, <MM-dx>, <MM-club>
    "pentagon": PIPS | dict.fromkeys("6789", 0) | {"J": 2, "Q": 20, "K": 4, "A": 11},  # source: more-cousins 6.4
}


def test_what_a_card_brings_at_the_end_of_a_round(subtests: pytest.Subtests):
    for game, costs in COSTS.items():
        with subtests.test(game=game):
            collected = game in ("eights-program", "eights-250")  # source: S1, "win a score"; S4, "collects points"
            most = rules_of(game, VARIANTS[game].seats[-1])
            counted = {"scoring": "penalty"} if most.table.counts_rounds else {}
            empty = table("", "", pile="", game=game, rules={"target": 1000} | counted)
            special = empty.rules.special_cards | empty.rules.table.never_last
            plain = [card for card in empty.rules.table.one_pack if card[1] == "H" and card not in special]
            for card in empty.rules.table.one_pack:
                if card in JOKERS and "*" not in costs:
                    continue
                points = costs.get(card, costs.get(rank_of(card)))
                assert most.table.cost_of[card] == points
                last, top, *_ = (other for other in plain if other != card)
                state = replace(empty, hands=((last,), (card,)), pile=(top,))
                won = after(state, (0, play(last, call=0 in state.rules.table.words_due)))
                assert won.totals == ((points, 0) if collected else (0, points))
                assert won.sheet == (RoundScore("out", 0, won.totals, (0, points)),)


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


def test_who_gets_what_in_a_round(subtests: pytest.Subtests):
    """Won with the Three of hearts, or blocked."""
    for name, scoring, sides, hands, points, winner in [
        ("the others pay", "penalty", 0, ("3H", "8S 9C", "KC"), (0, 59, 10), 0),  # source: S3, "score penalty points"
        ("or the winner collects", "collect", 0, ("3H", "8S 9C", "KC"), (69, 0, 0), 0),  # source: S4, "collects points"
        ("or has won a round", "rounds", 0, ("3H", "8S 9C", "KC"), (1, 0, 0), 0),
        # source: S0, four players, "there might be one hand or two to count"
        ("a side counts each hand once", "penalty", 2, ("3H", "9S 5C", "", "TC"), (0, 24, 0, 24), 0),
        ("and has it twice", "collect", 2, ("3H", "9S 5C", "", "TC"), (24, 0, 24, 0), 0),
        ("three sides", "collect", 3, ("3H", "9S", "4C", "", "TC", "2D"), (25, 0, 0, 25, 0, 0), 0),
        ("blocked, all pay", "penalty", 0, ("3D", "8S 9C", "KC"), (3, 59, 10), None),  # source: S0, "is debited"
        ("the smaller hand", "collect", 0, ("3D", "6S 9C", "KC"), (19, 0, 0), 0),  # source: rulings.md, these words
        ("whoever has it", "collect", 0, ("KC", "6S 9C", "3D"), (0, 0, 19), 2),
        ("two that are equal", "collect", 0, ("3D", "3S", "KC"), (0, 0, 0), None),
        ("a side", "collect", 2, ("6S 9C", "3D", "KC", "QD"), (0, 12, 0, 12), 1),
        ("two sides that are equal", "collect", 2, ("3D", "KC", "QD", "3S"), (0, 0, 0, 0), None),
        ("the lowest hand wins a round", "rounds", 0, ("2D", "9D"), (1, 0), 0),
        ("and none if two are equal", "rounds", 0, ("9C", "9D"), (0, 0), None),
    ]:
        with subtests.test(name):
            rules = {"scoring": scoring, "sides": sides, "reshuffle": False, "rounds_to_win": 5, "wild": ()}
            out = hands[0] == "3H"
            state = table(*hands, pile="5H" if out else "JH", stock="", rules=rules)
            while not state.sheet:
                state = after(state, (state.turn, play("3H") if out else Pass()))
            (score,) = state.sheet
            assert (score.how, score.winner, score.points) == ("out" if out else "blocked", winner, points)
            assert score.costs == tuple(sum(state.rules.table.cost_of[card] for card in hand) for hand in state.hands)


def test_who_has_won_the_match(subtests: pytest.Subtests):
    # source: rulings.md, "Reaching the target", "Collecting games"; S1, "change the match limit score"; S3, S4
    five = {"rounds_to_play": 5, "target": 10}
    of_rounds = five | {"scoring": "rounds"}
    for game, rules, played, totals, seats in [
        ("crazy-eights", {}, 1, (99, 5, 7), ()),
        ("crazy-eights", {}, 1, (100, 5, 7), (1,)),
        ("crazy-eights", {}, 1, (100, 5, 5), ()),
        ("crazy-eights", {"target": 10}, 1, (9, 5, 7), ()),
        ("crazy-eights", {"target": 10}, 1, (10, 5, 7), (1,)),
        ("crazy-eights", {"target": 1000}, 1, (999, 5, 7), ()),
        ("crazy-eights", {"target": 1000}, 1, (1000, 5, 7), (1,)),
        ("kings-reverse", {}, 1, (499, 5, 7), ()),
        ("kings-reverse", {}, 1, (500, 5, 4), (2,)),
        ("eights-250", {}, 1, (249, 0, 0), ()),
        ("eights-250", {}, 1, (250, 0, 0), (0,)),
        ("eights-250", {}, 1, (250, 260, 0), (1,)),
        ("eights-250", {}, 1, (260, 260, 0), ()),
        ("eights", {}, 1, (30, 99, 30), ()),
        ("eights", {}, 1, (100, 5, 7), (1,)),
        ("eights", {}, 1, (100, 5, 5), (1, 2)),  # where all settle in pairs, equal bests share
        ("crazy-eights", {"scoring": "rounds"}, 1, (1, 0, 0), (0,)),
        ("crazy-eights", {"scoring": "rounds", "rounds_to_win": 3}, 4, (2, 2, 0), ()),
        ("crazy-eights", {"scoring": "rounds", "rounds_to_win": 3}, 5, (3, 2, 0), (0,)),
        ("crazy-eights", five, 4, (80, 30, 10), ()),
        ("crazy-eights", five, 5, (80, 30, 10), (2,)),
        ("crazy-eights", five | {"scoring": "collect"}, 4, (80, 30, 10), ()),
        ("crazy-eights", five | {"scoring": "collect"}, 5, (80, 30, 10), (0,)),
        ("crazy-eights", of_rounds, 4, (3, 1, 0), ()),
        ("crazy-eights", of_rounds, 5, (2, 2, 1), ()),
        ("crazy-eights", of_rounds, 6, (3, 2, 1), (0,)),
        ("crazy-eights", five | {"settlement": "among all"}, 5, (7, 7, 9), (0, 1)),
    ]:
        with subtests.test(game=game, rules=rules, played=played, totals=totals):
            sheet = (RoundScore("out", 0, (0, 0, 0), (0, 0, 0)),) * (played - 1)
            state = table("3H", "9S", "KC", pile="5H", game=game, rules=rules, sheet=sheet)
            points = after(state, (0, play("3H"))).sheet[-1].points
            state.totals = tuple(total - more for total, more in zip(totals, points, strict=True))
            ended = after(state, (0, play("3H")))
            assert (ended.winners, ended.phase) == (seats, "over" if seats else "deal")
            bonus = [100 * (game == "eights-250" and seat in seats) for seat in range(3)]
            assert ended.totals == tuple(map(sum, zip(totals, bonus, strict=True)))


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


def test_what_is_settled_when_points_are_collected_holds_the_bonus_and_a_last_draw_card_what_it_made_draw():
    # source: S4, the bonus, together with S0, "Settlement is made"
    rules = {"scoring": "collect", "settlement": "with the winner", "bonus": 100, "target": 10}
    happened = act(table("3H", "KC", "4C", pile="5H", rules=rules), 0, play("3H"))[1]
    assert happened[-2] == Settled((Payment(1, 0, 120, 12), Payment(2, 0, 120, 12)))
    # source: S3, Kings Reverse, "after any additional cards anyone must take"
    rules = {"winning_card_acts": True, "effects": (("2", Effect("draw", 2)),)}
    state = table("2H", "KC", "4C", pile="5H", stock="8S TC", rules=rules)
    assert after(state, (0, play("2H"))).sheet[0].points == (0, 70, 4)
