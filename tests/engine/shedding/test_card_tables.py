"""What is said of single cards: changed card by card, told by rank wherever a whole rank is alike."""

from collections.abc import Collection
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.core.card_rules import CardTable, cards_of
from engine.core.cards import rank_of
from engine.core.packs.french import CARDS, JOKER, JOKERS, RANKS
from engine.core.ruleset import RulesError
from engine.games.variants import variant
from engine.shedding.rules.card_tables import pips
from tests.doors import KINDS, Effect, Rules, Stacking
from tests.examples import examples

BY_CARD = tuple(name for name, rule in Rules.fields().items() if isinstance(rule, CardTable))
CRAZY, KINGS, BLACKJACK = (variant(game).rules(4) for game in ("crazy-eights", "kings-reverse", "blackjack"))
SKIP, REVERSE, TWO, FIVE = Effect("skip"), Effect("reverse"), Effect("draw", 2), Effect("draw", 5)
QUEENS, RED_QUEENS = cards_of("Q"), cards_of("Q", "HD")


def changed(rules: Rules, name: str, cards: Collection[str], said: Any) -> tuple[Any, ...]:
    return Rules.field(name).changed(rules, cards, said)


def test_cards_of_a_rank_and_of_some_suits():
    assert cards_of("Q") == ("QS", "QH", "QD", "QC")
    assert cards_of("Q", "HD") == ("QH", "QD")
    assert cards_of(JOKER) == JOKERS


# Effects


def test_a_whole_rank_is_told_in_one_row_and_the_others_stay():
    assert changed(CRAZY, "effects", QUEENS, FIVE) == (("A", REVERSE), ("2", TWO), ("Q", FIVE))
    assert changed(CRAZY, "effects", cards_of("7"), SKIP) == (("A", REVERSE), ("2", TWO), ("7", SKIP), ("Q", SKIP))


def test_one_card_of_a_special_rank_does_something_else():
    table = changed(CRAZY, "effects", ("QS",), FIVE)
    assert [row for row in table if row[0][0] == "Q"] == [("QS", FIVE), ("QH", SKIP), ("QD", SKIP), ("QC", SKIP)]
    assert replace(CRAZY, effects=table).effect_of == CRAZY.effect_of | {"QS": FIVE}


def test_when_all_its_cards_are_alike_again_a_rank_is_one_row_again():
    once = replace(CRAZY, effects=changed(CRAZY, "effects", ("QS",), FIVE))
    assert ("Q", SKIP) in changed(once, "effects", ("QS",), SKIP)
    twice = replace(once, effects=changed(once, "effects", cards_of("Q", "HD"), FIVE))
    assert ("Q", FIVE) in changed(twice, "effects", ("QC",), FIVE)


def test_a_rank_or_some_of_its_cards_do_nothing_any_more():
    assert changed(CRAZY, "effects", QUEENS, None) == (("A", REVERSE), ("2", TWO))
    black = changed(CRAZY, "effects", RED_QUEENS, None)
    assert black == (("A", REVERSE), ("2", TWO), ("QS", SKIP), ("QC", SKIP))
    assert changed(CRAZY, "effects", cards_of("7"), None) == changed(CRAZY, "effects", (), None)


def test_a_single_card_that_stood_alone_joins_its_rank():
    """In Kings Reverse only the Ace of spades is special."""
    assert ("A", SKIP) in changed(KINGS, "effects", cards_of("A"), SKIP)
    assert [row for row in changed(KINGS, "effects", cards_of("A", "HD"), SKIP) if row[0][0] == "A"] == [
        ("AS", Effect("gift")),
        ("AH", SKIP),
        ("AD", SKIP),
    ]


def test_jokers_are_a_rank_of_two_cards():
    assert changed(CRAZY, "effects", JOKERS, FIVE)[-1] == (JOKER, FIVE)
    assert changed(CRAZY, "effects", ("R*",), FIVE)[-1] == ("R*", FIVE)
    both = replace(CRAZY, effects=changed(CRAZY, "effects", ("R*",), FIVE))
    assert changed(both, "effects", ("B*",), FIVE)[-1] == (JOKER, FIVE)
    assert changed(both, "effects", JOKERS, None) == changed(CRAZY, "effects", (), None)


# Costs


def test_a_cost_that_is_printed_on_the_card_is_not_told():
    assert changed(CRAZY, "costs", cards_of("8"), 8) == changed(CRAZY, "costs", cards_of("8"), None) == ()
    assert changed(CRAZY, "costs", cards_of("K"), 10) == (("8", 50),)
    assert changed(CRAZY, "costs", JOKERS, 50) == (("8", 50),)


def test_one_card_costs_something_else():
    table = changed(CRAZY, "costs", ("QS",), 13)
    assert table == (("8", 50), ("QS", 13))
    assert replace(CRAZY, costs=table).cost_of == CRAZY.cost_of | {"QS": 13}
    assert changed(CRAZY, "costs", ("8S",), None) == (("8H", 50), ("8D", 50), ("8C", 50))


def test_costs_of_kings_reverse_with_another_ace_of_spades():
    table = dict(changed(KINGS, "costs", ("AS",), 5))
    assert (table["A"], "AS" in table) == (5, False)
    assert replace(KINGS, costs=tuple(table.items())).cost_of == KINGS.cost_of | {"AS": 5}


def test_a_card_may_cost_nothing():
    assert ("8", 0) in changed(CRAZY, "costs", cards_of("8"), 0)


# Cards that are only named


@pytest.mark.parametrize("name", ["open_cards", "cancels"])
def test_ranks_and_cards_are_named(name: str):
    assert changed(CRAZY, name, QUEENS, True) == ("Q",)
    assert changed(CRAZY, name, RED_QUEENS, True) == ("QH", "QD")
    assert changed(CRAZY, name, ("R*",), True) == ("R*",)
    assert changed(CRAZY, name, JOKERS, True) == (JOKER,)
    queens = replace(CRAZY, **{name: ("Q",)})
    assert changed(queens, name, ("QS",), None) == ("QH", "QD", "QC")
    assert changed(queens, name, cards_of("A", "S"), True) == ("AS", "Q")
    assert changed(queens, name, QUEENS, None) == ()


def test_the_red_jacks_of_black_jack():
    assert changed(BLACKJACK, "cancels", cards_of("J", "SC"), True) == ("J",)
    assert changed(BLACKJACK, "open_cards", QUEENS, None) == ()


# Whatever the rules


def test_a_card_that_there_is_not_and_a_value_that_it_cannot_have_are_refused(subtests: pytest.Subtests):
    for name, good, bad in [
        ("effects", TWO, Effect("draw", 11)),
        ("effects", SKIP, Effect("fly")),
        ("costs", 500, 501),
        ("answered_by", Stacking.NONE, "now and then"),
        ("cancels_only", "8", "nine"),
    ]:
        with subtests.test(name=name, good=good, bad=bad):
            assert replace(CRAZY, **{name: (("QS", good),)})
            for table in ((("QX", good),), (("QS", good), ("QS", good)), (("QS", bad),)):
                with pytest.raises(RulesError):
                    replace(CRAZY, **{name: table})


def test_what_is_told_anew_says_the_same(subtests: pytest.Subtests):
    for rules in [CRAZY, KINGS, BLACKJACK]:
        for name in BY_CARD:
            with subtests.test(rules=rules, name=name):
                again = replace(rules, **{name: changed(rules, name, (), None)})
                assert rules.alike(again, name)
                assert changed(again, name, (), None) == getattr(again, name)


def test_other_rows_and_another_order_say_the_same():
    other = replace(CRAZY, effects=(("2", TWO), *((card, SKIP) for card in QUEENS), ("A", REVERSE)))
    assert other.effects != CRAZY.effects
    assert CRAZY.alike(other, "effects")
    assert not CRAZY.alike(replace(CRAZY, effects=(("2", TWO),)), "effects")
    assert CRAZY.alike(replace(CRAZY, costs=(("8", 50), ("K", 10))), "costs")
    assert not CRAZY.alike(replace(CRAZY, target=50), "target")


EFFECTS = st.builds(Effect, st.sampled_from(KINDS), st.integers(1, 10))
OF = {
    "effects": EFFECTS,
    "costs": st.integers(0, 500),
    "points_off": st.integers(1, 100),
    "answered_by": st.sampled_from(Stacking),
    "cancels_only": st.sampled_from((*RANKS, JOKER)),
}  # other tables are lists
SOME_CARDS = st.one_of(
    st.sampled_from((*RANKS, JOKER)).map(cards_of),
    st.builds(cards_of, st.sampled_from(RANKS), st.sampled_from(("S", "HD", "SC", "HDC"))),
    st.lists(st.sampled_from(CARDS), unique=True).map(tuple),
)


@examples(60)
@given(
    name=st.sampled_from(BY_CARD),
    base=st.sampled_from((CRAZY, KINGS, BLACKJACK)),
    steps=st.lists(st.tuples(SOME_CARDS, st.integers(0, 3)), min_size=1, max_size=6),
    data=st.data(),
)
def test_step_by_step_every_card_has_what_was_said_of_it_last(name: str, base: Rules, steps: list[Any], data: Any):
    rules, expected = base, dict(base.field(name).by_card(base))
    for cards, no_more in steps:
        value = data.draw(OF.get(name, st.just(True))) if no_more else None
        expected = told(name, expected, cards, value)
        try:
            rules = replace(rules, **{name: changed(rules, name, cards, value)})
        except RulesError:
            assume(False)
        assert rules.field(name).by_card(rules) == expected
        assert_short(getattr(rules, name), name, expected)


def told(name: str, before: dict[str, Any], cards: tuple[str, ...], value: Any) -> dict[str, Any]:
    after = {card: held for card, held in before.items() if card not in cards}
    if value is not None:
        return after | dict.fromkeys(cards, value)
    return after | ({card: pips(card) for card in cards} if name == "costs" else {})


def assert_short(table: tuple[Any, ...], name: str, expected: dict[str, Any]) -> None:
    """A rank whose cards are alike has one row; what is printed on a card has none; ranks go from ace to joker."""
    rows = [row if name in OF else (row, True) for row in table]
    for rank in (*RANKS, JOKER):
        singles = [row for row, _ in rows if len(row) > 1 and rank_of(row) == rank]
        held = [expected.get(card) for card in cards_of(rank)]
        assert len(set(held)) > 1 or not singles
    assert all(points != pips(card) for card, points in rows if name == "costs" and len(card) > 1)
    order = [RANKS.index(rank) if (rank := _rank(row)) in RANKS else len(RANKS) for row, _ in rows]
    assert order == sorted(order)


def _rank(row: str) -> str:
    return row if len(row) == 1 else rank_of(row)
