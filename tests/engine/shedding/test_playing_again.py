"""Cards after which the same player plays again, and turns that go on after a penalty. Source: linked-variants.md."""

import pytest

from engine.core.actions import Accept, Call, Catch, Challenge, Draw, Pass
from engine.core.packs.french import JOKER
from tests.doors import CallDue, Effect, PlaysAgain, State
from tests.engine.shedding.table import after, events, may_do, may_play, names, opened, play, refusal, table

SEVENS: dict[str, object] = {"effects": (("7", Effect("again")), ("2", Effect("draw", 2)), ("Q", Effect("skip")))}
BLUFF = {"jokers": 2, "last_resort": (JOKER,), "bluffing": True}
COVER = SEVENS | {"cover": "draw until covered"}


def again(*hands: str, pile: str = "KH", rules: dict[str, object] | None = None, **more) -> State:
    return table(*hands, pile=pile, rules=SEVENS | (rules or {}), **more)


# Playing again (LV 1.2, "cover"; PE-li, "7: play again, else draw"; MM-dx, "A must be covered")


def test_a_player_who_can_not_cover_draws_as_usual_or_until_the_card_is_covered_or_nothing_is_left():
    # source: AG-db, "unable: draw, then pass"
    covering = after(again("7H 3C 4C", "9S 9D", stock="5C TH"), (0, play("7H")))
    drawn = after(covering, (0, Draw()))
    assert (drawn.count(0), drawn.turn, drawn.covering) == (3, 1, False)
    keeping = after(again("7H 3C 4C", "9S 9D", stock="5H", rules={"after_drawing": "drawn card"}), (0, play("7H")))
    drawn = after(keeping, (0, Draw()))
    assert (may_play(drawn), may_do(drawn)) == ({"5H"}, {Pass()})
    assert after(drawn, (0, Pass())).turn == 1
    # source: TS-wa, "must be covered, draw until covered"
    state = again("7H 3C 4C", "9S 9D", stock="5C 6C TH 6S", rules=COVER)
    drawn = after(state, (0, play("7H")), (0, Draw()))
    assert (drawn.count(0), drawn.turn, may_play(drawn), may_do(drawn)) == (5, 0, {"TH"}, set())
    plain = after(again("3C 4C", "9S 9D", stock="5C 6C TH", rules=COVER), (0, Draw()))
    assert (plain.count(0), plain.turn) == (3, 1), "other draws are as ever"
    nothing = again("7H 3C 4C", "9S 9D", pile="KH", stock="5C", rules=COVER | {"reshuffle": False})
    passed = after(nothing, (0, play("7H")), (0, Draw()))
    assert (passed.count(0), passed.turn) == (3, 1)


def test_as_the_last_card_it_wins_unless_it_can_not_or_play_goes_on():
    # source: TS-fx, "No finish on 8 or uncovered ace"
    assert after(again("7H", "9S 9D"), (0, play("7H"))).sheet[0].winner == 0
    uncovered = again("7H", "9S 9D", rules={"not_last": ("7",)})
    assert refusal(uncovered, 0, play("7H")).rule == "not_last"
    countdown = again("7H", "9S 9D", game="countdown", totals=(3, 3))
    assert events(countdown, 0, play("7H"))[-1] == PlaysAgain(0)
    partners = again("7H", "9S 9D", "5C 6C", "7C 8C", rules={"sides": 2})
    assert after(partners, (0, play("7H"))).turn == 1


def test_of_several_cards_the_top_one_decides_and_no_one_plays_again_after_a_starter():
    effects = (("7", Effect("again")), ("7S", Effect("skip")), ("7D", Effect("draw", 2)))
    state = again("7H 7S 7D 7C 3C", "9S 9D", "5C 5D", rules={"groups": "equal ranks", "effects": effects})
    assert after(state, (0, play("7H 7C"))).covering
    for cards, turn, debt in (("7H 7S", 2, 0), ("7H 7S 7C", 2, 0), ("7H 7D 7C", 1, 2)):
        played = after(state, (0, play(cards)))
        assert (played.covering, played.turn, played.debt) == (False, turn, debt)
    state, happened = opened("crazy-eights", 3, "7", **SEVENS)
    assert "PlaysAgain" not in names(happened)
    assert (state.turn, state.covering) == ((state.dealer + 1) % 3, False)


def test_the_call_is_due_after_the_play_and_before_the_next_action():
    state = again("7H 4H", "9S 9D")
    happened = events(state, 0, play("7H"))
    assert happened[-2:] == [PlaysAgain(0), CallDue(0)]
    silent = after(state, (0, play("7H")))
    assert Call() in may_do(silent)
    assert after(silent, (0, Call()), (0, play("4H"))).sheet[0].winner == 0
    forgotten = after(silent, (0, play("4H")))
    assert (forgotten.count(0), forgotten.phase) == (2, "play")
    catching = after(again("7H 4H", "9S 9D", rules={"call": "catch"}), (0, play("7H")))
    assert may_do(catching, 1) == {Catch(0)}
    assert after(catching, (1, Catch(0))).turn == 0
    assert after(catching, (0, Draw())).uncalled == ()


def test_a_card_that_may_be_a_bluff_is_doubted_first():
    rules = BLUFF | {"effects": ((JOKER, Effect("again")),)}
    honest = after(again("R* 3C 4C", "9S 9D", "5C 5D", rules=rules), (0, play("R*", "S")))
    assert (honest.turn, honest.pending.player, honest.pending.after) == (1, 0, 0)
    assert (after(honest, (1, Accept())).turn, after(honest, (1, Accept())).covering) == (0, True)
    assert after(honest, (1, Challenge())).covering
    bluff = after(again("R* 3H 4C", "9S 9D", "5C 5D", rules=rules), (0, play("R*", "S")), (1, Challenge()))
    assert (bluff.turn, bluff.covering) == (1, False)


# After a penalty (LV 1.2, "after_penalty_draw"; OC-en and PE-li, "the victim may still play")
@pytest.mark.parametrize("stacking", ["none", "same rank"])
def test_a_player_who_drew_a_penalty_may_still_take_their_turn(stacking):
    state = again("2H 3C 4C", "9H 9D", "5C 6C", rules={"after_penalty": "play on", "stacking": stacking})
    played, happened = after(state, (0, play("2H"))), events(state, 0, play("2H"))
    if stacking != "none":
        played, happened = after(played, (1, Draw())), events(played, 1, Draw())
    assert (played.count(1), played.debt, played.turn) == (4, 0, 1)
    assert "9H" in may_play(played)
    assert Draw() in may_do(played)
    assert [name for name in names(happened) if name in ("Drew", "TurnCame", "Skipped")] == ["Drew", "TurnCame"]


def test_an_accepted_bluff_is_paid_for_and_the_turn_goes_on():
    rules = BLUFF | {"effects": ((JOKER, Effect("draw", 4)),), "stacking": "none", "after_penalty": "play on"}
    state = after(again("R* 3C 4C", "9S 9D", "5C 5D", rules=rules), (0, play("R*", "S")), (1, Accept()))
    assert (state.count(1), state.turn, state.debt) == (6, 1, 0)
