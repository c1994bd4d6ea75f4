"""Black Jack. Source: S3, "Mine are: 2 - pick up 2", to "Cumulative"; the rest as Crazy Eights (rulings.md)."""

import pytest

from engine.core.actions import Draw, Nominate
from engine.core.packs.french import SUITS
from engine.core.scoresheet import RoundScore
from engine.shedding.events.draw_penalty import DebtSettled
from engine.shedding.events.turns import Reversed, Skipped
from engine.shedding.mechanics.nomination import Naming
from engine.shedding.play.moves import act
from engine.shedding.play.options import options
from engine.shedding.rules.effects import Effect
from engine.shedding.state import State
from tests.engine.shedding.table import (
    after,
    crazy,
    events,
    left_of,
    may_do,
    may_play,
    names,
    opened,
    play,
    refusal,
    rules_of,
    table,
)

GAME = "blackjack"


def jack(*hands: str, **more) -> State:
    return table(*hands, game=GAME, **more)


@pytest.mark.parametrize("seats", range(2, 9))
def test_what_it_leaves_unsaid_is_as_in_crazy_eights(seats):
    # source: rulings.md, "Blackjack fragment (S3)"
    mine, base = rules_of(GAME, seats), crazy(seats)
    for rule in ("deal", "packs", "draws", "after_drawing", "draw_though_able", "reshuffle", "call", "target"):
        assert getattr(mine, rule) == getattr(base, rule)


# Twos and jacks


@pytest.mark.parametrize(("card", "owed"), [("2H", 2), ("JS", 5), ("JC", 5)])
def test_what_the_next_picks_up(card, owed):
    # source: S3, "2 - pick up 2 blackjack - pick up 5"
    state = jack(f"{card} 3D 4D", "5D 6D", "9D TD", pile="9" + card[1])
    laid = after(state, (0, play(card)))
    assert (laid.debt, laid.turn, may_do(laid)) == (owed, 1, {Draw()})
    drawn = after(laid, (1, Draw()))
    assert (len(drawn.hands[1]), drawn.debt, drawn.turn) == (2 + owed, 0, 2)


@pytest.mark.parametrize("top", ["2H", "2S", "2C", "JS", "JC"])
def test_twos_black_jacks_and_red_jacks_answer_each_other_whatever_the_suit(top):
    # source: S3, "jacks on 2's & vice versa"; rulings.md, "Blackjack fragment (S3)"
    answers = {"2D", "2S", "JS", "JC", "JH", "JD"} - {top}
    state = jack(f"{' '.join(sorted(answers))} AD 8D QD 9D", "3C 4C", pile=top, debt=4)
    assert may_play(state) == answers
    assert may_do(state) == {Draw()}


@pytest.mark.parametrize(
    ("hand", "cards", "debt"),
    [("2D", "2D", 4), ("JS", "JS", 7), ("JC", "JC", 7), ("2D 2S", "2D 2S", 6), ("JS JC", "JS JC", 12)],
)
def test_what_is_owed_adds_up(hand, cards, debt):
    # source: S3, "jacks on 2's & vice versa"; "Draw cards", which adds them up
    state = jack(f"{hand} 9D 9S", "3C 4C", pile="2H", debt=2)
    assert after(state, (0, play(cards))).debt == debt


@pytest.mark.parametrize("red", ["JH", "JD"])
@pytest.mark.parametrize(("top", "debt"), [("JS", 5), ("JC", 12), ("2S", 2), ("2C", 8)])
def test_a_red_jack_cancels_all_that_is_owed(red, top, debt):
    # source: S3, "redjack - cancels pick up"; rulings.md, "cancels the whole debt"
    state = jack(f"{red} 9D 9S", "3C 4H 4D", pile=top, debt=debt)
    laid, happened = act(state, 0, play(red))
    assert DebtSettled() in happened
    assert (laid.debt, laid.turn) == (0, 1)
    assert may_play(laid) == {"4" + red[1]}


def test_a_red_jack_without_a_debt_is_a_plain_card():
    # source: S3, "redjack - cancels pick up"
    state = jack("JH JD 9D 9S", "3C 4H 4D", pile="5H")
    assert may_play(state) == {"JH"}
    assert names(events(state, 0, play("JH"))) == ["Played", "TurnCame"]


@pytest.mark.parametrize(("cards", "debt"), [("JS JH", 0), ("JH JS", 5), ("JS JH JC", 5), ("JS JC JD", 0)])
def test_of_jacks_laid_together_each_acts_in_its_turn(cards, debt):
    # source: S3, "Multiple Equal Cards", "all the special effects take place"; rulings.md, "Equal ranks"
    state = jack("JS JC JH JD 9D 9C", "3C 4H", pile="2S", debt=5)
    assert after(state, (0, play(cards))).debt == debt


def test_a_red_jack_that_wins_ends_the_debt_with_it():
    # source: S3, "Special Cards", last paragraph: the hands are scored as they are
    won, happened = act(jack("JH", "3C 4C", pile="JS", debt=5), 0, play("JH"))
    assert names(happened) == ["Played", "RoundEnded"]
    assert won.sheet == (RoundScore("out", 0, (0, 7), (0, 7)),)


# Kings


@pytest.mark.parametrize(
    ("cards", "rules", "direction"),
    [
        ("KH", {}, -1),
        ("KH KS", {}, -1),
        ("KH KS KD", {}, -1),
        ("KH KS", {"group_reverse": "every one"}, 1),
        ("KH KS KD", {"group_reverse": "every one"}, -1),
    ],
)
def test_of_several_kings_the_top_one_counts_or_each_as_agreed(cards, rules, direction):
    # source: S3, "King of any suit"; "only the top one takes effect"; "Variation: Cumulative"
    state = jack("KH KS KD 3C 4C", "5D 6D", "9D TD", "5C 6C", pile="9H", rules=rules)
    laid, happened = act(state, 0, play(cards))
    assert (laid.direction, laid.turn) == (direction, direction % 4)
    assert names(happened).count("Reversed") == (len(cards.split()) if rules else 1)


def test_a_king_is_nothing_between_two():
    # source: S3, "In a two player game has no effect"
    state = jack("KH KS 3C 4C", "5D 6D", pile="9H")
    for cards in ("KH", "KH KS"):
        laid, happened = act(state, 0, play(cards))
        assert names(happened) == ["Played", "TurnCame"]
        assert laid.turn == 1


def test_kings_fit_like_other_cards():
    # source: S3, "King of any suit"
    assert may_play(jack("KH KS 3C", "5D 6D", pile="9H")) == {"KH"}
    assert may_play(jack("KH KS 3C", "5D 6D", pile="KD")) == {"KH", "KS"}


# Queen, eight, ace


@pytest.mark.parametrize("queen", ["QS", "QH", "QD", "QC"])
def test_anything_covers_a_queen(queen):
    # source: S3, "queen - sl.g (anything can cover it)"
    state = jack(f"{queen} 2C 3H", "2S 3D 8H TC KD JS AD", pile="9" + queen[1])
    state = after(state, (0, play(queen)))
    assert may_play(state) == {"2S", "3D", "8H", "TC", "KD", "JS", "AD"}
    assert state.turn == 1


def test_a_queen_itself_must_fit_and_does_not_answer_a_debt():
    # source: S3, "anything can cover it", which is about what comes after
    assert may_play(jack("QS 4C", "5D", pile="9H")) == set()
    assert may_play(jack("QS 4C", "5D", pile="2S", debt=2)) == set()


def test_after_a_covered_queen_the_cover_is_followed():
    # source: S3, "queen - sl.g"
    state = after(jack("QH 2C 3H", "9C 5S", "QC TC 9D 4H", pile="9H"), (0, play("QH")), (1, play("9C", call=True)))
    assert may_play(state) == {"QC", "TC", "9D"}


@pytest.mark.parametrize(("seats", "cards", "turn"), [(2, "8H", 0), (3, "8H", 2), (4, "8H 8S", 3), (2, "8H 8S", 1)])
def test_an_eight_misses_a_turn(seats, cards, turn):
    # source: S3, "8 - miss a turn"; "Multiple Equal Cards" for two of them
    state = jack(*("8H 8S 3C 4C", "5D 6D", "9D TD", "5C 6C")[:seats], pile="9H")
    laid, happened = act(state, 0, play(cards))
    assert laid.turn == turn
    assert Skipped(1) in happened


def test_an_eight_is_not_wild():
    # source: S3, "8 - miss a turn", "ace - change suit"
    assert may_play(jack("8S 3C", "5D", pile="9H")) == set()


@pytest.mark.parametrize("suit", SUITS)
def test_an_ace_changes_the_suit(suit):
    # source: S3, "ace - change suit"
    state = jack("AS 3C 4C", "5S 5H 5D 5C AD", pile="9H")
    assert may_play(state) == {"AS"}
    laid = after(state, (0, play("AS", suit)))
    assert (laid.direction, laid.turn, may_play(laid)) == (1, 1, {"5" + suit, "AD"})


def test_an_ace_does_not_answer_a_debt():
    # source: S3, "redjack - cancels pick up"; "Draw cards", where the wild card does not help
    state = jack("AS 3C", "5D", pile="2S", debt=2)
    assert may_play(state) == set()
    assert refusal(state, 0, play("AS", "H")).rule == "stacking"


# The starter and the end, as in Crazy Eights


def test_a_starter_ace_is_named_by_the_dealer():
    # source: S3, "If an Eight is turned up"; rulings.md, "Blackjack fragment (S3)"
    state, _ = opened(GAME, 3, "A")
    assert (state.turn, state.pending) == (state.dealer, Naming())
    assert after(state, (state.dealer, Nominate("D"))).suit == "D"


@pytest.mark.parametrize(("starter", "debt", "place", "direction"), [
    ("2", 2, 1, 1), ("JS", 5, 1, 1), ("JC", 5, 1, 1), ("JH", 0, 1, 1), ("8", 0, 2, 1), ("K", 0, -1, -1), ("Q", 0, 1, 1)
])  # fmt: skip
def test_a_special_starter_acts(starter, debt, place, direction):
    # source: S3, "Special Cards", the starter; rulings.md, "Blackjack fragment (S3)"
    state, _ = opened(GAME, 3, starter)
    assert (state.debt, state.turn, state.direction) == (debt, left_of(state, place), direction)


def test_a_starter_queen_is_covered_by_anything():
    # source: S3, "queen - sl.g"
    state, _ = opened(GAME, 3, "Q")
    assert may_play(state) == set(state.hands[state.turn])


def test_equal_cards_go_together_and_an_ace_pair_names_one_suit():
    # source: rulings.md, "Equal ranks may be laid together"
    state = jack("9H 9S AD AC 3C", "5D 6D", pile="4H")
    assert options(state, 0, ("9H",)).cards == ("9S",)
    assert options(state, 0, ("AD", "AC")).suits == SUITS
    assert after(state, (0, play("AD AC", "S"))).suit == "S"
    assert Reversed(-1) not in events(state, 0, play("AD AC", "S"))


def test_runs_and_equal_cards_mix_and_an_ace_opens_a_run_on_anything():
    # source: linked-variants.md 5.3, "runs up or down in suit, sets, and changes between them <BJ-jw,BJ-ms,WASPS>"
    state = jack("5S 6S 6H 7H 4C 3D", "2C 3C 4D", "9D TD", pile="5D")
    laid = after(state, (0, play("5S 6S 6H 7H")))
    assert (laid.pile[-1], laid.turn) == ("7H", 1)
    assert refusal(state, 0, play("5S 6H")).rule == "groups"
    # source: the same, "Whether an ace opens a run off-suit is disputed <BJ-jw>; Rec. yes"
    assert after(jack("AC 2C 2S 9D", "5D 6D", "9C TD", pile="9H"), (0, play("AC 2C 2S"))).debt == 4


def test_the_jacks_may_be_agreed_otherwise():
    # source: S3, "What rules did you play with?"
    rules = {"effects": (("2", Effect("draw", 2)), ("J", Effect("draw", 5))), "cancels": ()}
    state = jack("JH 3C 4C", "5D 6D JS", pile="9H", rules=rules)
    assert after(state, (0, play("JH"))).debt == 5
