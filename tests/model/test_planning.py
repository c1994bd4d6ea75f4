"""A card that is planned while others play: what can be planned, and what becomes of it."""

import pytest

from engine.core.actions import Discard, Draw, Play, Refusal
from engine.games.house_rules import HouseRules
from model.people.preferences import Preferences
from model.refusals import Refused
from model.servers.settings import Settings
from model.tables import seating
from model.tables.moves import planned_move, with_plan
from model.tables.pauses_and_deadlines import Clock, Pauses
from model.tables.table import Table
from tests.model.tables import ADA, BEN, CLEO, CRAZY, a_match, put

SEVEN = Play(("7C",))
HANDS = ("7C 8D 5S 2S", "9C KD QD", "JS QS 3H")


def waiting(adas: str = HANDS[0], house_rules: HouseRules = CRAZY, **changes) -> Table:
    hands = tuple(tuple(hand.split()) for hand in (adas, *HANDS[1:]))
    built = {"pile": ("2C",), "suit": None, "turn": 1, "uncalled": ()} | changes
    return put(a_match(ADA, BEN, CLEO, house_rules=house_rules), hands=hands, **built)


def move_of(action, adas: str = HANDS[0], house_rules: HouseRules = CRAZY, **changes):
    """What is done of Ada's plan in her turn."""
    return planned_move(put(with_plan(waiting(adas, house_rules), 0, action), turn=0, **changes))


def test_one_thing_is_planned_and_a_wild_card_has_the_suit_that_was_picked_or_that_is_held_most():
    table = with_plan(waiting(), 0, Play(("8D",), "H"))
    assert table.planned == ((0, Play(("8D",), "H")),)
    table = with_plan(with_plan(table, 2, Draw()), 0, Play(("8D",)))
    assert dict(table.planned) == {0: Play(("8D",), "S"), 2: Draw()}, "instead of the one before"
    assert with_plan(table, 0, None).planned == ((2, Draw()),)


def test_only_one_card_that_is_held_or_a_draw_is_planned_and_only_while_others_play(subtests: pytest.Subtests):
    no_whole_move = (Play(("KD",)), Play(("7C", "5S")), Play(()), Discard("7C"), Play(("7C",), "H"))
    for seat, action in (*((0, action) for action in no_whole_move), (1, Draw())):
        with subtests.test(seat=seat, action=action), pytest.raises(Refused, match="you can plan to play one card"):
            with_plan(waiting(), seat, action)
    with pytest.raises(Refused, match="you can plan to play one card"):
        with_plan(put(waiting(), phase="deal"), 0, Draw())


def test_what_can_not_be_done_or_would_cost_cards_is_not_done():
    for action, adas, now in ((Play(("5S",)), HANDS[0], {}), (Draw(), HANDS[0], {"debt": 2})):
        assert isinstance(move_of(action, adas, **now), Refusal)
    automatic = HouseRules("crazy-eights", (("call", "automatic"),))
    assert isinstance(move_of(SEVEN, "7C", automatic, uncalled=(0,)), Refusal)
    assert planned_move(waiting()) is None


def test_the_word_that_is_due_is_said_with_it():
    catching = HouseRules("crazy-eights", (("call", "catch"),))
    assert move_of(SEVEN, "7C 8D", catching) == Play(("7C",), call=True)
    assert move_of(SEVEN, house_rules=catching) == SEVEN


def test_a_plan_is_gone_with_its_round_or_its_player():
    table = with_plan(waiting(), 0, SEVEN)
    clock = Clock(Pauses(), lambda guild: Settings(), lambda *whose: Preferences())
    for now, plans in ((table, table.planned), (put(table, phase="deal"), ()), (seating.left(table, 0), ())):
        assert clock.with_deadline(table, now, 0).planned == plans
