"""As many cards drawn in a turn as a player likes. Source: more-cousins.md 6.5, "as many as one likes"."""

from engine.chance import Chance
from engine.core.actions import Draw, Pass
from tests.doors import AS_MANY_AS_LIKED, State, steady
from tests.engine.shedding.table import after, may_do, may_play, play, table

FREELY = {"draws": AS_MANY_AS_LIKED, "after_drawing": "any card"}
NOTHING_FITS = "2S 3S 4S 6S 7S 9S"


def drawn(count: int, hand="TC", pile="KH", stock=NOTHING_FITS, about: dict | None = None, **rules) -> State:
    state = table(hand, "5D", pile=pile, stock=stock, rules=FREELY | rules, **(about or {}))
    return after(state, *[(0, Draw())] * count)


def test_after_each_card_a_player_may_draw_another_or_pass():
    assert may_do(drawn(0)) == {Draw()}
    for count in range(1, 6):
        state = drawn(count)
        assert (state.turn, state.count(0), may_do(state)) == (0, 1 + count, {Draw(), Pass()})
    assert after(drawn(3), (0, Pass())).turn == 1
    assert drawn(6).turn == 1, "and that was the last card"
    assert drawn(2, hand="TC TD TS 2C 3C 4C 6C 7C", hand_limit=10).turn == 1, "or as many as a hand may have"
    assert drawn(1, about={"rank": "9", "asker": 1}).turn == 1, "for a rank that is asked one card is drawn"


def test_who_may_neither_draw_though_able_nor_play_after_it_is_done_and_who_needs_a_club_draws_until_one_comes():
    ends = drawn(2, stock="2S 3H 4S", draw_though_able=False, after_drawing="turn ends")
    assert (ends.turn, ends.hands[0]) == (1, ("TC", "2S", "3H"))
    begins = {"suit": "C", "to_begin": (0, 1)}
    found = drawn(1, "TS", "", "2S 3S 4C 6S", begins, first_card="clubs")
    assert (found.hands[0][-1], may_play(found), may_do(found)) == ("4C", {"4C"}, set())


def test_a_steady_bot_has_enough_with_one():
    assert steady(drawn(0).view(0), Chance("any")) == Draw()
    assert steady(drawn(1).view(0), Chance("any")) == Pass()
    assert steady(drawn(1, stock="3H 2S 4S").view(0), Chance("any")) == play("3H", call=True)
