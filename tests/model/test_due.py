"""What happens next at a table by itself, and in how many seconds."""

from dataclasses import replace

import pytest

from engine.core.actions import Draw, Play
from engine.games.house_rules import HouseRules
from model.people.preferences import Preferences
from model.servers.settings import DAY, HOUR, USUAL, Settings
from model.tables import seating
from model.tables.moves import with_plan
from model.tables.pauses_and_deadlines import Clock, Pauses, all_ready
from model.tables.table import Table
from tests.doors import Adding
from tests.model.tables import ADA, BEN, CLEO, CRAZY, a_lobby, a_match, acted, put

PAUSES = Pauses(computer=30, call=60, round=90, turn=600, wait=5000)
NOW = 1_000_000.0
LAST_HAND = ("KS", "QC")  # nothing of it fits the Nine of hearts


USUALLY = Clock(PAUSES, lambda guild: USUAL, lambda guild, member: Preferences())
SKIPPING = replace(USUALLY, preferences=lambda guild, member: Preferences(skips=member == ADA.id))


def due(table: Table, clock: Clock = USUALLY) -> tuple[str, float]:
    return clock.due(table, NOW)


def bots_turn(*people, bots: int = 1, **wish) -> Table:
    table = a_match(*(people or (ADA,)), bots=bots, **wish)
    return put(table, turn=len(table.seats) - 1)


def between_rounds(*people, bots: int = 0, **wish) -> Table:
    table = a_match(*people, bots=bots, **wish)
    table = put(table, hands=(("5S",), *(("3C",),) * (len(table.seats) - 1)), pile=("9S",), suit=None)
    return acted(table, 0, Play(("5S",)))


def stuck(**changes) -> Table:
    """Ada is to move, holds nothing that fits, and may only draw."""
    lying = {"hands": (LAST_HAND, ("2C", "3C")), "pile": ("9H",), "suit": None, "stock": ("2S", "3S", "4S")}
    return put(a_match(ADA, BEN, house_rules=changes.pop("house_rules", CRAZY)), **(lying | changes))


def slip(*people, bots: int = 0, **changes) -> Table:
    """Ada has just played her Five, and holds one card less."""
    table = a_match(*people, bots=bots)
    hands = (("5S", "6H", *changes.pop("more", ())), ("7D", "KC", "KD"), ("JD", "QC", "QD"))
    table = put(table, hands=hands[: len(table.seats)], pile=("9S",), suit=None, uncalled=(), drawn=())
    return put(acted(table, 0, Play(("5S",), **changes)), debt=0)


def test_what_is_due_and_when(subtests: pytest.Subtests):
    practice = replace(bots_turn(), lessons=())
    empty = seating.left(seating.left(bots_turn(ADA, BEN), 0), 1)
    unlimited, added = a_match(ADA, BEN, pace="none"), Adding(0, ())
    for name, table, expected in [
        ("a lobby", a_lobby(ADA, BEN), ("wait", 5000)),
        ("a match that is over", replace(a_match(ADA, BEN), phase="over"), ("wait", 5000)),
        ("nobody is here", empty, ("wait", 5000)),
        ("one is back", seating.joined(empty, BEN), ("computer", 30)),
        ("a pause of a tournament", replace(a_match(ADA, BEN), paused=True), ("never", 0)),
        ("over in a tournament", replace(a_match(ADA, BEN), phase="over", tournament=1), ("never", 0)),
        ("nobody is here in a tournament", replace(empty, tournament=1), ("computer", 30)),
        ("a person's turn", a_match(ADA, BEN), ("turn", 600)),
        ("their own pace", a_match(ADA, BEN, pace="30s"), ("turn", 30)),
        ("a pace of a later version", replace(a_match(ADA, BEN), pace="1y"), ("turn", 600)),
        ("that of a tournament", replace(a_match(ADA, BEN, pace="30s"), turn_seconds=45), ("turn", 45)),
        ("without a clock", unlimited, ("look", DAY)),
        ("a bot's turn", bots_turn(), ("computer", 30)),
        ("hurrying bots", bots_turn(quick=True), ("computer", 0)),
        ("practice", practice, ("computer", 90)),
        ("a person at a quick table", a_match(ADA, BEN, quick=True), ("turn", 600)),
        ("a slip to be seen", slip(ADA, bots=2, more=("2C",)), ("computer", 60)),
        ("a word that is due", slip(ADA, bots=1), ("computer", 60)),
        ("at a quick table too", replace(slip(ADA, bots=1), quick=True), ("computer", 60)),
        ("a word that was said", put(slip(ADA, bots=1, call=True), undo=None), ("computer", 30)),
        ("a bot's own word", put(bots_turn(bots=2), uncalled=(1,)), ("computer", 30)),
        ("the word of who is away", put(seating.left(bots_turn(ADA, BEN), 1), uncalled=(1,)), ("computer", 30)),
        ("between two rounds", between_rounds(ADA, BEN), ("round", 90)),
        ("all are ready", replace(between_rounds(ADA, BEN), ready=frozenset({0, 1})), ("round", 0)),
        ("nobody is here between them", seating.left(between_rounds(ADA, bots=1), 0), ("wait", 5000)),
        ("a rule of the winner", put(between_rounds(ADA, BEN), pending=added), ("rule", 600)),
        ("in too short a turn", put(between_rounds(ADA, BEN, pace="30s"), pending=added), ("rule", 90)),
        ("without a clock for it", put(between_rounds(ADA, BEN, pace="none"), pending=added), ("look", DAY)),
        ("a rule of a bot", put(seating.left(between_rounds(ADA, BEN), 0), pending=added), ("computer", 30)),
        ("all day", replace(a_match(ADA, bots=3), day=12), ("wait", 13 * DAY - NOW)),
        ("a day that is over", replace(a_match(ADA, bots=3), day=3), ("wait", 0)),
        ("bots of the day", replace(bots_turn(bots=3), day=12), ("computer", 30)),
    ]:
        with subtests.test(name):
            assert due(table) == expected


def test_a_pause_does_not_tell_who_has_forgotten_the_word():
    table = bots_turn(ADA, BEN, house_rules=HouseRules("kings-reverse"))
    waits = [due(put(table, hands=(("5C",), ("6C", "7C"), ("8C", "9C")), uncalled=uncalled)) for uncalled in ((), (0,))]
    assert waits == [("computer", 60)] * 2


def test_the_bot_draws_or_passes_for_who_wants_that_and_can_do_nothing_else(subtests: pytest.Subtests):
    catching = HouseRules("crazy-eights", (("call", "catch"),))
    for name, table, does in [
        ("draws", stuck(), Draw()),
        ("an Eight goes on everything", stuck(hands=(("KS", "8C"), ("2C", "3C"))), None),
        ("a card of the suit", stuck(hands=(("KS", "2H"), ("2C", "3C"))), None),
        ("someone can be caught", stuck(house_rules=catching, hands=(LAST_HAND, ("2C",)), uncalled=(1,)), None),
        ("another's turn", stuck(turn=1, hands=(("2C", "3C"), LAST_HAND)), None),
        ("away", seating.left(stuck(), 0), None),
    ]:
        with subtests.test(name):
            assert SKIPPING.by_itself(table) == does
            assert (due(table, SKIPPING)[0] == "skip") == (does is not None)
    assert due(replace(stuck(), quick=True), SKIPPING) == ("skip", 0)
    planned = put(with_plan(put(stuck(hands=(("8D", "KS", "QS"), ("2C",))), turn=1), 0, Play(("8D",))), turn=0)
    assert SKIPPING.by_itself(planned) == Play(("8D",), "S"), "what was planned comes first"


def test_all_are_ready_who_are_here_and_still_play():
    table = between_rounds(ADA, BEN, CLEO)
    assert not all_ready(replace(table, ready=frozenset({0, 1})))
    left = seating.left(table, 2)
    assert all_ready(replace(left, ready=frozenset({0, 1})))
    assert not all_ready(left)
    bot_adds = put(seating.left(left, 0), pending=Adding(0, ()))
    assert not all_ready(replace(bot_adds, ready=frozenset({1})))


def timed(before: Table, table: Table, now: float, settings: Settings = USUAL) -> float | None:
    changed = replace(USUALLY, settings=lambda guild: settings).with_deadline(before, table, now)
    return None if changed.deadline is None else changed.deadline - NOW


def test_a_deadline_stays_while_the_same_is_due_for_the_same_question():
    match = replace(a_match(ADA, BEN, CLEO), deadline=NOW + 600)
    assert timed(match, seating.left(match, 1), NOW + 200) == 600
    assert timed(match, acted(match, 0, Draw()), NOW + 200) == 800, "the next question"
    assert timed(match, seating.left(match, 0), NOW + 200) == 230, "a bot's move is due now"
    lobby = replace(a_lobby(ADA), deadline=NOW + 5000)
    assert timed(lobby, seating.joined(lobby, BEN), NOW + 200) == 5200, "who comes has a whole wait"
    pause = replace(between_rounds(ADA, BEN), deadline=NOW + 90)
    assert timed(pause, replace(pause, ready=frozenset({0})), NOW + 40) == 90
    assert timed(match, replace(match, paused=True), NOW) is None


def test_a_slow_turn_ends_after_the_quiet_hours_and_a_plan_does_not_show():
    table = a_match(ADA, BEN, pace="1d")
    quiet = Settings(zone="UTC", quiet_from=22, quiet_until=8)
    at_eleven = 1000 * DAY + 23 * HOUR
    assert timed(table, table, at_eleven, quiet) + NOW == 1002 * DAY + 8 * HOUR
    ben_plays = put(a_match(ADA, BEN), turn=1, hands=(("7C", "8D"), ("9C", "KD")), pile=("2C",), suit=None)
    planned = put(with_plan(ben_plays, 0, Play(("7C",))), turn=0)
    assert due(planned)[0] == "skip"
    assert timed(ben_plays, planned, NOW) == 600
