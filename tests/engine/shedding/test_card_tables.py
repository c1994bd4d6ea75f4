"""What is said of single cards: changed card by card, told by rank wherever a whole rank is alike."""

from collections.abc import Collection
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given, strategies as st

from engine.core.actions import Options
from engine.core.cards import cards_of, rank_of
from engine.core.packs.french import CARDS, JOKER, RANKS
from engine.core.plays import complete_plays
from engine.core.rule import CardTable
from engine.core.ruleset import RulesError
from engine.games.variants import variant
from tests.doors import KINDS, STACKING, Effect, Rules
from tests.engine.shedding.table import table as state_of
from tests.examples import examples

BY_CARD = tuple(name for name, rule in Rules.fields().items() if isinstance(rule, CardTable))
CRAZY, KINGS, BLACKJACK = (variant(game).rules(4) for game in ("crazy-eights", "kings-reverse", "blackjack"))
SKIP, REVERSE, TWO, FIVE = Effect("skip"), Effect("reverse"), Effect("draw", 2), Effect("draw", 5)
ACES, EIGHTS, QUEENS = map(cards_of, "A8Q")
RED_ACES, RED_QUEENS, BLACK_JACKS = cards_of("A", "HD"), cards_of("Q", "HD"), cards_of("J", "SC")
USUAL_COSTS = Rules.field("costs").usual


def changed(rules: Rules, name: str, cards: Collection[str], said: Any) -> tuple[Any, ...]:
    return Rules.field(name).changed(rules, cards, said)


def told(name: str, *said: tuple[Collection[str], Any], rules: Rules = CRAZY) -> tuple[Any, ...]:
    """The table after one thing after another was said of some cards."""
    for cards, value in said:
        rules = replace(rules, **{name: changed(rules, name, cards, value)})
    return getattr(rules, name)


def test_a_whole_rank_is_told_in_one_row_and_a_single_card_where_it_differs(subtests: pytest.Subtests):
    rest, queens = (("A", REVERSE), ("2", TWO)), ("Q", SKIP)  # what is special in Crazy Eights
    black = (("QS", SKIP), ("QC", SKIP))
    one, both = (("QS",), FIVE), ((("R*",), FIVE), (("B*",), FIVE))
    of_kings = tuple(row for row in KINGS.effects if row[0][0] != "A")
    of_aces = (("AS", Effect("gift")), ("AH", SKIP), ("AD", SKIP))
    for name, table, expected in [
        ("one card", told("effects", one), (*rest, ("QS", FIVE), ("QH", SKIP), ("QD", SKIP), ("QC", SKIP))),
        ("some of them", told("effects", (RED_QUEENS, None)), (*rest, *black)),
        ("one and the other", told("effects", *both), (*rest, queens, (JOKER, FIVE))),
        ("one Ace joins the others", told("effects", (ACES, SKIP), rules=KINGS), (("A", SKIP), *of_kings)),
        ("or stays alone", told("effects", (RED_ACES, SKIP), rules=KINGS), (*of_aces, *of_kings)),
        ("a printed cost", told("costs", (EIGHTS, 8)), ()),
        ("a picture's printed cost", told("costs", (cards_of("K"), 10)), (("8", 50),)),
        ("and one less", told("costs", (("8S",), None)), (("8H", 50), ("8D", 50), ("8C", 50))),
        ("one that costs nothing", told("costs", (EIGHTS, 0)), (("8", 0),)),
        ("and some of a rank", told("open_cards", (RED_QUEENS, True)), ("QH", "QD")),
        ("and all but one", told("cancels", (QUEENS, True), (("QS",), None)), ("QH", "QD", "QC")),
        ("Aces before Queens", told("cancels", (QUEENS, True), (("AS",), True)), ("AS", "Q")),
        ("red Jacks and the black ones", told("cancels", (BLACK_JACKS, True), rules=BLACKJACK), ("J",)),
    ]:
        with subtests.test(name):
            assert table == expected


def test_a_card_that_there_is_not_and_a_value_that_it_cannot_have_are_refused(subtests: pytest.Subtests):
    for name, good, bad in [
        ("effects", TWO, Effect("draw", 11)),
        ("effects", SKIP, Effect("fly")),
        ("costs", 500, 501),
        ("answered_by", "none", "now and then"),
        ("cancels_only", "8", "nine"),
    ]:
        with subtests.test(name=name, good=good, bad=bad):
            assert replace(CRAZY, **{name: (("QS", good),)})
            for table in ((("QX", good),), (("QS", good), ("QS", good)), (("QS", bad),)):
                with pytest.raises(RulesError):
                    replace(CRAZY, **{name: table})


def test_what_is_told_anew_in_other_rows_or_in_another_order_says_the_same(subtests: pytest.Subtests):
    for rules in [CRAZY, KINGS, BLACKJACK]:
        for name in BY_CARD:
            with subtests.test(rules=rules, name=name):
                again = replace(rules, **{name: changed(rules, name, (), None)})
                assert name not in rules.differing(again)
                assert changed(again, name, (), None) == getattr(again, name)
    other = replace(CRAZY, effects=(("2", TWO), *((card, SKIP) for card in QUEENS), ("A", REVERSE)))
    assert other.effects != CRAZY.effects
    assert "effects" not in CRAZY.differing(other)
    assert CRAZY.differing(replace(CRAZY, effects=(("2", TWO),))) == ["effects"]
    assert CRAZY.differing(replace(CRAZY, costs=(("8", 50), ("K", 10)))) == []
    assert CRAZY.differing(replace(CRAZY, target=50)) == ["target"]


EFFECTS = st.builds(Effect, st.sampled_from(KINDS), st.integers(1, 10))
OF = {
    "effects": EFFECTS,
    "costs": st.integers(0, 500),
    "points_off": st.integers(1, 100),
    "answered_by": st.sampled_from(STACKING),
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
            expected |= {card: USUAL_COSTS[card] for card in cards}
        try:
            rules = replace(rules, **{name: changed(rules, name, cards, value)})
        except RulesError:
            assume(False)
        assert rules.field(name).by_card(rules) == expected
        assert_short(getattr(rules, name), name, expected)


@pytest.mark.parametrize("kind", KINDS)
def test_every_effect_changes_what_may_be_done_or_what_happens_and_is_said_in_words_of_its_own(kind):
    def played(hand: str, *effects: tuple[str, Effect]) -> tuple[Options, list[type], int]:
        before = state_of(hand, "5S 9C KD", "2C 9D 7S", pile="TH", rules={"effects": effects, "call": "catch"})
        card = next(play for play in complete_plays(before.view(0), call=True) if play.cards == ("6H",))
        after, happened = before.act(0, card)
        return before.may_do(0, ("6H",)), list(map(type, happened)), after.count(0)

    assert played("6H 3H 4D", ("6", Effect(kind))) != played("6H 3H 4D")
    options, _, left = played("6H 3H", ("6", Effect(kind)))
    assert left == 1 or not options.call, "a word is not due for a hand that becomes another one"
    said = [Rules.field("effects").value_words(Effect(each)) for each in KINDS]
    rows = [Rules.field("effects").words((("6", Effect(each)),)) for each in KINDS]
    assert (said.count(said[KINDS.index(kind)]), rows.count(rows[KINDS.index(kind)])) == (1, 1)


def assert_short(table: tuple[Any, ...], name: str, expected: dict[str, Any]) -> None:
    """A rank whose cards are alike has one row; what is printed on a card has none; ranks go from ace to joker."""
    rows = [row if name in OF else (row, True) for row in table]
    for rank in (*RANKS, JOKER):
        singles = [row for row, _ in rows if len(row) > 1 and rank_of(row) == rank]
        held = [expected.get(card) for card in cards_of(rank)]
        assert len(set(held)) > 1 or not singles
    assert all(points != USUAL_COSTS[card] for card, points in rows if name == "costs" and len(card) > 1)
    ranks = [row if len(row) == 1 else rank_of(row) for row, _ in rows]
    order = [(*RANKS, JOKER).index(rank) for rank in ranks]
    assert order == sorted(order)
