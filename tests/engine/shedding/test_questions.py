"""Cards that have to be answered by another card in the same play. Source: more-cousins.md 6.6 and 6.10."""

from dataclasses import replace

import pytest

from engine.bots import PLAYERS
from engine.chance import Chance, Dice
from engine.core.actions import Call, Play
from engine.core.game import Seen
from tests.doors import SHEDDING, steady
from tests.engine.shedding.table import after, may_do, play, refusal, table

BOUND = {"questions": ("Q",), "effects": (), "wild": ()}
COSTLY = BOUND | {"unanswered": "draw one"}
GROUPS = {"groups": "equal ranks"}


def test_what_goes_on_a_question_covers_it(subtests: pytest.Subtests):
    """With each row what may go on top of a play, and whether the play may end there."""
    two_ranks, some = BOUND | {"questions": ("Q", "9")}, BOUND | {"answers": ("5", "KS")}
    for name, rules, hand, plays in [
        ("a card of its suit", BOUND, "QH 5H 6S", {"QH": ("5H", False), "QH 5H": ("", True), "5H": ("", True)}),
        ("another of its rank", BOUND, "QH QS 5S 6D", {"QH": ("QS", False), "QH QS": ("5S", False)}),
        ("or of its suit", two_ranks, "QH 9H 5H 6D", {"QH": ("9H 5H", False)}),
        ("not one that leads to none", BOUND, "QH QS 5H 6D", {"QH": ("5H", False)}),
        ("only some cards", some, "QH 5H 6H KD", {"QH": ("5H", False)}),
        ("one answer", BOUND, "QH 5H 5S 6D", {"QH 5H": ("", True)}),
        ("and what goes with it", BOUND | GROUPS, "QH 5H 5S 6D", {"QH 5H": ("5S", True), "5H": ("5S", True)}),
        ("where it costs a card", COSTLY, "QH 5H 6S", {"QH": ("5H", True)}),
    ]:
        with subtests.test(name):
            state = table(hand, "9S 9D", pile="KH", rules=rules)
            for cards, (on_top, complete) in plays.items():
                followed = state.may_do(0, tuple(cards.split()))
                assert (set(followed.cards), followed.complete) == (set(on_top.split()), complete), cards
    answered = after(table("QH QS 5S 6D", "9S 9D", pile="KH", rules=BOUND), (0, play("QH QS 5S")))
    assert (answered.pile[-1], answered.hands[0], answered.turn) == ("5S", ("6D",), 1)
    together = table("QH 5H 5S 6D", "9S 9D", pile="KH", rules=BOUND | GROUPS)
    assert after(together, (0, play("QH 5H 5S"))).hands[0] == ("6D",)


def test_why_cards_do_not_answer(subtests: pytest.Subtests):
    some = BOUND | {"answers": ("5", "KS")}
    for rules, hand, cards, rule, why in [
        (BOUND, "QH 5H 6S", "QH", "unanswered", "Q♥ needs an answer in the same turn. Put 5♥ on top."),
        (BOUND, "QH 5S", "QH", "unanswered", "Q♥ needs an answer in the same turn, and you have none. Draw a card."),
        (BOUND, "QH QS 5H 6D", "QH QS", "unanswered", None),
        (some, "QH 5H 6H KD", "QH 6H", "answers", "6♥ doesn’t answer Q♥. Put 5♥ on top."),
        (BOUND, "QH 5H 5S 6D", "QH 5H 5S", "groups", "5♠ is one too many: a question takes one answer."),
    ]:
        with subtests.test(hand=hand, cards=cards):
            refused = refusal(table(hand, "9S 9D", pile="KH", rules=rules), 0, play(cards))
            assert (refused.rule, str(refused)) == (rule, why or str(refused))


# Without an answer it costs a card, as in ``kadi-question-unanswered``
def test_it_is_never_the_last_card_and_not_challenged():
    state = table("QH", "9S 9D", pile="KH", rules=COSTLY, stock="2C 3C")
    played = after(state, (0, play("QH")))
    assert (played.phase, played.hands[0], played.uncalled) == ("play", ("2C",), (0,))
    assert may_do(played, 0) == {Call()}
    wild = table("QH", "9S 9D", pile="KD", rules=COSTLY | {"wild": ("Q",)}, stock="2C 3C")
    assert wild.may_do(0, ("QH",)).suits == tuple("SHDC")
    assert after(wild, (0, play("QH", "C"))).suit == "C"
    nothing = table("QH", "9S 9D", pile="KH", rules=COSTLY | {"reshuffle": False}, stock="")
    assert refusal(nothing, 0, play("QH")).rule == "unanswered"
    rules = COSTLY | {"last_resort": ("Q",), "bluffing": True}
    state = table("QH 5S 6S", "9S 9D", pile="KH", rules=rules, stock="2C 3C")
    assert after(state, (0, play("QH"))).pending is None
    assert after(table("QH 5H 6S", "9S 9D", pile="KH", rules=rules), (0, play("QH 5H"))).pending is not None


def test_who_left_a_question_without_an_answer_likely_has_none():
    state = table("5C 6C", "QH 4S 4C 6D", pile="KH", rules=COSTLY | {"answers": ("2", "3", "7", "9")}, turn=1)
    before = state.public_view()
    later, happened = state.act(1, play("QH"))
    seen = Seen(before, 1, tuple(event.seen_by(0) for event in happened))
    worlds, dice = SHEDDING.ahead.believe(later.view(0), (seen,)), Dice("worlds")
    answers = {"2H", "3H", "7H", "9H"}
    holding = sum(bool(answers.intersection(worlds(dice).hands[1][:3])) for _ in range(200))
    assert holding < 30


def test_no_word_is_due_for_a_card_that_is_drawn_again():
    state = table("QH 5S", "9S 9D", pile="KH", rules=COSTLY)
    assert not state.may_do(0, ("QH",)).call
    assert table("QH 5H 6S", "9S 9D", pile="KH", rules=COSTLY).may_do(0, ("QH", "5H")).call


def test_bots_find_an_answer_over_another_question_of_the_same_rank():
    """All of that rank together would leave a last card that may not go along."""
    rules = BOUND | {"questions": ("2",), "packs": 2, "draw_though_able": False, "last_alone": True}
    state = table("2C 2H 2C 4C", "9S 9D", pile="TH", rules=rules)
    for player in PLAYERS.values():
        action = player(state.view(0), Chance("over"))
        assert replace(action, call=False) == Play(("2H", "2C", "4C"))


@pytest.mark.parametrize(
    ("hand", "rules", "cards"),
    [
        ("QH 5H 6S 6C", COSTLY, {"QH", "5H"}),
        ("QH 6H 6C 7C", COSTLY | {"answers": ("2",)}, {"6H"}),
        ("QH QS 8S 5S 5D", COSTLY | GROUPS | {"questions": ("Q", "8")}, {"QH", "QS", "8S", "5S", "5D"}),
    ],
)
def test_a_steady_player_answers_and_keeps_a_question_that_costs(hand, rules, cards):
    state = table(hand, "9S 9D", pile="KH", rules=rules)
    action = steady(state.view(0), Chance("steady"))
    assert isinstance(action, Play)
    assert (set(action.cards), state.check(0, action)) == (cards, None)
