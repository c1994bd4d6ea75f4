"""Cards after which the same player plays again. Source: linked-variants.md."""

import pytest

from engine.core.actions import Accept, Challenge, Draw
from engine.core.packs.french import JOKER
from tests.doors import Effect, State
from tests.engine.shedding.table import after, events, may_do, may_play, names, opened, play, table

SEVENS: dict[str, object] = {"effects": (("7", Effect("again")), ("2", Effect("draw", 2)), ("Q", Effect("skip")))}
BLUFF = {"jokers": 2, "last_resort": (JOKER,), "bluffing": True}


def again(*hands: str, pile: str = "KH", rules: dict[str, object] | None = None, **more) -> State:
    return table(*hands, pile=pile, rules=SEVENS | (rules or {}), **more)


# Playing again (LV 1.2, "cover"; PE-li, "7: play again, else draw"; MM-dx, "A must be covered")


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


def test_a_card_that_may_be_a_bluff_is_doubted_first():
    rules = BLUFF | {"effects": ((JOKER, Effect("again")),)}
    honest = after(again("R* 3C 4C", "9S 9D", "5C 5D", rules=rules), (0, play("R*", "S")))
    assert (honest.turn, honest.pending.player, honest.pending.after) == (1, 0, 0)
    assert (after(honest, (1, Accept())).turn, after(honest, (1, Accept())).covering) == (0, True)
    assert after(honest, (1, Challenge())).covering
    bluff = after(again("R* 3H 4C", "9S 9D", "5C 5D", rules=rules), (0, play("R*", "S")), (1, Challenge()))
    assert (bluff.turn, bluff.covering) == (1, False)


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
