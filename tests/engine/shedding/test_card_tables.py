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
from tests.doors import KINDS, Effect, Rules, Stacking
from tests.examples import examples

BY_CARD = tuple(name for name, rule in Rules.fields().items() if isinstance(rule, CardTable))
CRAZY, KINGS, BLACKJACK = (variant(game).rules(4) for game in ("crazy-eights", "kings-reverse", "blackjack"))
SKIP, REVERSE, TWO, FIVE = Effect("skip"), Effect("reverse"), Effect("draw", 2), Effect("draw", 5)
ACES, SEVENS, QUEENS, RED_QUEENS = cards_of("A"), cards_of("7"), cards_of("Q"), cards_of("Q", "HD")


usual_cost = Rules.field("costs").usual


def changed(rules: Rules, name: str, cards: Collection[str], said: Any) -> tuple[Any, ...]:
    return Rules.field(name).changed(rules, cards, said)


def with_said(rules: Rules, name: str, *said: tuple[Collection[str], Any]) -> tuple[Any, ...]:
    """The table after one thing after another was said of some cards."""
    for cards, value in said:
        rules = replace(rules, **{name: changed(rules, name, cards, value)})
    return getattr(rules, name)


REST = (("A", REVERSE), ("2", TWO))  # of Crazy Eights, whose third special cards are the Queens


def test_a_whole_rank_is_told_in_one_row_and_a_single_card_where_it_differs(subtests: pytest.Subtests):
    of_kings = tuple(row for row in KINGS.effects if row[0][0] != "A")
    for name, told, expected in [
        ("another effect", with_said(CRAZY, "effects", (QUEENS, FIVE)), (*REST, ("Q", FIVE))),
        ("one more", with_said(CRAZY, "effects", (SEVENS, SKIP)), (*REST, ("7", SKIP), ("Q", SKIP))),
        (
            "one card of a rank",
            with_said(CRAZY, "effects", (("QS",), FIVE)),
            (*REST, ("QS", FIVE), ("QH", SKIP), ("QD", SKIP), ("QC", SKIP)),
        ),
        ("alike again", with_said(CRAZY, "effects", (("QS",), FIVE), (("QS",), SKIP)), (*REST, ("Q", SKIP))),
        (
            "alike card by card",
            with_said(CRAZY, "effects", (("QS",), FIVE), (RED_QUEENS, FIVE), (("QC",), FIVE)),
            (*REST, ("Q", FIVE)),
        ),
        ("nothing any more", with_said(CRAZY, "effects", (QUEENS, None)), REST),
        ("some of them", with_said(CRAZY, "effects", (RED_QUEENS, None)), (*REST, ("QS", SKIP), ("QC", SKIP))),
        ("what did nothing before", with_said(CRAZY, "effects", (SEVENS, None)), (*REST, ("Q", SKIP))),
        ("jokers", with_said(CRAZY, "effects", (JOKERS, FIVE)), (*REST, ("Q", SKIP), (JOKER, FIVE))),
        ("one Joker", with_said(CRAZY, "effects", (("R*",), FIVE)), (*REST, ("Q", SKIP), ("R*", FIVE))),
        (
            "one and the other",
            with_said(CRAZY, "effects", (("R*",), FIVE), (("B*",), FIVE)),
            (*REST, ("Q", SKIP), (JOKER, FIVE)),
        ),
        ("the Ace of spades joins the Aces", with_said(KINGS, "effects", (ACES, SKIP)), (("A", SKIP), *of_kings)),
        (
            "or stays alone",
            with_said(KINGS, "effects", (cards_of("A", "HD"), SKIP)),
            (("AS", Effect("gift")), ("AH", SKIP), ("AD", SKIP), *of_kings),
        ),
        ("a printed cost", with_said(CRAZY, "costs", (cards_of("8"), 8)), ()),
        ("no cost of its own", with_said(CRAZY, "costs", (cards_of("8"), None)), ()),
        ("a picture's printed cost", with_said(CRAZY, "costs", (cards_of("K"), 10)), (("8", 50),)),
        ("a Joker's", with_said(CRAZY, "costs", (JOKERS, 50)), (("8", 50),)),
        ("one that costs more", with_said(CRAZY, "costs", (("QS",), 13)), (("8", 50), ("QS", 13))),
        ("and one less", with_said(CRAZY, "costs", (("8S",), None)), (("8H", 50), ("8D", 50), ("8C", 50))),
        ("one that costs nothing", with_said(CRAZY, "costs", (cards_of("8"), 0)), (("8", 0),)),
        ("cards that are only named", with_said(CRAZY, "open_cards", (QUEENS, True)), ("Q",)),
        ("and some of a rank", with_said(CRAZY, "open_cards", (RED_QUEENS, True)), ("QH", "QD")),
        ("and all but one", with_said(CRAZY, "cancels", (QUEENS, True), (("QS",), None)), ("QH", "QD", "QC")),
        ("and none", with_said(CRAZY, "cancels", (QUEENS, True), (QUEENS, None)), ()),
        ("and a Joker", with_said(CRAZY, "cancels", (("R*",), True)), ("R*",)),
        ("Aces before Queens", with_said(CRAZY, "cancels", (QUEENS, True), (("AS",), True)), ("AS", "Q")),
        ("red Jacks and the black ones", with_said(BLACKJACK, "cancels", (cards_of("J", "SC"), True)), ("J",)),
    ]:
        with subtests.test(name):
            assert told == expected


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
        expected = {card: held for card, held in expected.items() if card not in cards}
        if value is not None:
            expected |= dict.fromkeys(cards, value)
        elif name == "costs":
            expected |= {card: usual_cost(card) for card in cards}
        try:
            rules = replace(rules, **{name: changed(rules, name, cards, value)})
        except RulesError:
            assume(False)
        assert rules.field(name).by_card(rules) == expected
        assert_short(getattr(rules, name), name, expected)


def assert_short(table: tuple[Any, ...], name: str, expected: dict[str, Any]) -> None:
    """A rank whose cards are alike has one row; what is printed on a card has none; ranks go from ace to joker."""
    rows = [row if name in OF else (row, True) for row in table]
    for rank in (*RANKS, JOKER):
        singles = [row for row, _ in rows if len(row) > 1 and rank_of(row) == rank]
        held = [expected.get(card) for card in cards_of(rank)]
        assert len(set(held)) > 1 or not singles
    assert all(points != usual_cost(card) for card, points in rows if name == "costs" and len(card) > 1)
    ranks = [row if len(row) == 1 else rank_of(row) for row, _ in rows]
    order = [(*RANKS, JOKER).index(rank) for rank in ranks]
    assert order == sorted(order)
