"""Who plays whom in a tournament, who deals, and who has won (source: S2, "Str8 Eight Tournament Rules")."""

from itertools import pairwise, product
from random import Random

import pytest

from engine.core.actions import Deal
from engine.core.ruleset import Ruleset
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS, variant
from engine.matches.tournament import (
    ONE_ROUND,
    Placing,
    fillers,
    first_tables,
    for_one_round,
    misfit,
    missed,
    next_tables,
    ranking,
    signed,
    sizes,
)

FIELDS = (3, 4, *range(6, 65))
ONE_EACH = HouseRules("eights", (("sides", 0),))


def a_field(entrants: int, spread: int = 40) -> tuple[dict[int, int], dict[int, int]]:
    """Scores of a round and totals for so many, with equal ones among them."""
    chance = Random(entrants)
    scores = {10 * number: chance.randrange(-spread, spread) for number in range(entrants)}
    return scores, {entrant: score + chance.randrange(-spread, spread) for entrant, score in scores.items()}


def test_every_field_makes_tables_of_four_and_then_three_with_as_few_threes_and_fillers_as_can_be():
    for entrants in range(1, 65):
        needed = fillers(entrants)
        assert needed == {1: 2, 2: 1, 5: 1}.get(entrants, 0)
        found = sizes(entrants + needed)
        assert sum(found) == entrants + needed
        assert list(found) == sorted(found, reverse=True)
        assert set(found) <= {3, 4}
        assert found.count(3) <= 3
    for entrants in (0, 2, 5):
        with pytest.raises(ValueError, match="no tables"):
            sizes(entrants)


def test_in_the_first_round_everybody_has_one_seat_that_hangs_on_the_seed_alone():
    for entrants in FIELDS:
        numbers = [3 * number for number in range(entrants)]
        tables = first_tables(numbers, "seed")
        assert sorted(entrant for table in tables for entrant in table) == numbers
        assert tuple(map(len, tables)) == sizes(entrants)
        assert first_tables(reversed(numbers), "seed") == tables, "not on who entered first"
        assert len({first_tables(numbers, f"seed {turn}") for turn in range(30)}) >= 5


def test_equal_scores_and_totals_are_parted_by_a_lot():
    same = dict.fromkeys(range(6), 10)
    drawn = [next_tables(same, same, f"seed {turn}", 1) for turn in range(60)]
    assert {0 in tables[0] for tables in drawn} == {False, True}
    assert {tables[0][0] for tables in drawn} == set(range(6)), "anybody may deal"
    assert next_tables(same, same, "seed", 1) != next_tables(same, same, "seed", 2), "a new lot in each round"


def test_every_field_is_seated_as_the_source_says():
    """Everyone once, the better in front; the best total deals, the second sits to the right, the last to the left.

    Seats run clockwise and play goes to the left, so seat 1 is the dealer's left and the last seat the right.
    """
    for entrants, spread in product(FIELDS, (3, 100)):  # many equal scores and totals, or few
        scores, totals = a_field(entrants, spread)
        tables = next_tables(scores, totals, "seed", 1)
        assert sorted(entrant for table in tables for entrant in table) == sorted(scores)
        assert tuple(map(len, tables)) == sizes(entrants)
        ranks = [[(scores[entrant], totals[entrant]) for entrant in table] for table in tables]
        assert all(min(better) >= max(worse) for better, worse in pairwise(ranks))
        for dealer, *others in ([totals[entrant] for entrant in table] for table in tables):
            assert dealer >= max(others)
            assert others == sorted(others)
        assert next_tables(dict(reversed(scores.items())), dict(reversed(totals.items())), "seed", 1) == tables


def test_penalties_count_as_minus_so_that_more_is_better():
    assert signed(HouseRules("crazy-eights").rules(3), (0, 12, 50)) == (0, -12, -50)
    assert signed(HouseRules("eights-250").rules(3), (62, 0, 0)) == (62, 0, 0)


def test_a_missed_round_brings_nothing_and_never_more_than_the_lowest_in_it():
    assert [missed(scores) for scores in ((40, 12, 0), (0, -12, -50), (70, 5))] == [0, -50, 0]


def test_equal_totals_share_the_place():
    first, *others = ranking({1: 20, 2: 50, 3: 20, 4: -5})
    assert (first, others) == (Placing(2, 1, 50), [Placing(1, 2, 20), Placing(3, 2, 20), Placing(4, 4, -5)])
    assert [placing.place for placing in ranking({7: 5, 8: 5, 9: 5})] == [1, 1, 1]


def test_games_with_rounds_for_three_and_four_who_play_alone_fit():
    fit = (*map(HouseRules, ("crazy-eights", "eights-250", "kings-reverse", "blackjack", "str8-eight")), ONE_EACH)
    assert [each for each in fit if misfit(each) is not None] == []
    assert misfit(HouseRules("countdown", (("goal", "countdown by rounds"),))) is None
    others = (
        *map(HouseRules, ("eights-program", "eights", "countdown", "countdown-jacks")),
        *(HouseRules("crazy-eights", (("sides", sides),)) for sides in (2, 3)),
        HouseRules("crazy-eights", (("deal", 13), ("packs", 1))),
    )
    assert [each for each in others if "pick another game" not in (misfit(each) or "")] == []


def test_at_every_table_that_can_be_the_first_seat_deals_and_the_next_one_begins():
    """The dealer's left is seat 1, which has the lowest total (source: S2)."""
    for game in VARIANTS:
        house_rules = HouseRules(game) if misfit(HouseRules(game)) is None else HouseRules(game, (("sides", 0),))
        for seats in (3, 4) if misfit(house_rules) is None else ():
            rules = house_rules.rules(seats)
            assert dealers_of(game, for_one_round(rules)) == {0}, (game, seats)
            assert len(dealers_of(game, rules)) > 1, (game, seats)


def dealers_of(game: str, rules: Ruleset) -> set[int | None]:
    played = variant(game).game
    return {played.begun(rules, f"seed {turn}").act(0, Deal())[0].dealer for turn in range(10)}


PAID = HouseRules("eights", (("sides", 0), ("bonus", 50), ("target", 20), ("settlement", "among all")))


def test_a_table_of_one_round_plays_to_no_target_and_for_no_bonus():
    for house_rules in (HouseRules("crazy-eights"), HouseRules("eights-250"), HouseRules("str8-eight"), PAID):
        rules = house_rules.rules(3)
        one = for_one_round(rules)
        assert (one.first_dealer, one.target) == ("first seat", 1000)
        assert getattr(one.table, "settlement", "none") == "none"
        assert getattr(one, "bonus", 0) == 0
        others = set(rules.fields()) - set(ONE_ROUND)
        assert others.isdisjoint(one.differing(rules))
        assert for_one_round(one) == one
