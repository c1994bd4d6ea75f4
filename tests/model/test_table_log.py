"""The chronicle of a table: what is noted of coming and going, and what follows from it."""

from dataclasses import replace

import pytest

from engine.core.scoresheet import RoundScore
from engine.games.house_rules import HouseRules
from engine.games.registry import match_begun
from engine.games.variants import variant
from model.tables import log as table_log
from model.tables.log import KEPT, in_order, noted, noted_once, stood_in_for, with_changes_noted
from model.tables.naming import name_by, names, plain_names
from model.tables.table import Happening, Seat, Table
from tests.model.tables import ADA, BEN, CLEO

SEATS = tuple(Seat(each.name, each.id) for each in (ADA, BEN, CLEO))


def a_match(rounds: int = 0, *happenings: Happening, moves: int = 0, away: tuple[int, ...] = ()) -> Table:
    """A match in which so many rounds are over, and these seats are away now."""
    begun = match_begun(variant("crazy-eights").rules(3), "seed")
    state = replace(begun, sheet=(RoundScore("out", 0, (), ()),) * rounds)
    seats = tuple(replace(seat, computer="steady" if number in away else None) for number, seat in enumerate(SEATS))
    rules = HouseRules("crazy-eights")
    table = Table(700, 9, ADA.id, rules, "seed", "salt", seats=seats, phase="match", state=state)
    return replace(table, moves=moves, happenings=happenings)


def test_before_a_match_nothing_is_noted():
    lobby = replace(a_match(), phase="lobby", state=None)
    assert noted(lobby, "left", 1) == lobby
    begun = replace(a_match(away=(1,)), host=BEN.id)
    assert with_changes_noted(lobby, begun) == begun
    fewer = replace(a_match(), seats=SEATS[:2])
    assert with_changes_noted(a_match(), fewer) == fewer


def test_what_happened_stands_behind_the_moves_and_rounds_before_it_with_who_did_it():
    table = a_match(2, moves=30)
    assert noted(table, "left", 1, BEN).happenings == (Happening("left", 1, 30, 2),)
    assert noted(table, "removed", 1, ADA).happenings == (Happening("removed", 1, 30, 2, "Ada", ADA.id),)
    assert noted(table, "closed", by=ADA).happenings == (Happening("closed", None, 30, 2, "Ada", ADA.id),)


def test_only_the_latest_are_kept():
    table = a_match()
    for move in range(KEPT + 5):
        table = noted(replace(table, moves=move), "hint", 0)
    assert [each.after for each in table.happenings] == list(range(5, KEPT + 5))


def test_what_happens_twice_after_one_move_is_noted_once():
    left = Happening("left", 1)
    hinted = noted_once(noted_once(a_match(0, left), "hint", 0), "hint", 0)
    assert hinted.happenings == (left, Happening("hint", 0))
    assert len(noted_once(replace(hinted, moves=1), "hint", 0).happenings) == 3
    match = a_match(0, left)
    late = noted_once(noted_once(match, "first", 0, match.seats[2]), "first", 0, match.seats[2])
    assert late.happenings == (left, Happening("first", 0, by="Cleo", member=CLEO.id))


def test_who_is_away_or_back_or_hosts_now_is_noted_unless_it_has_been_told():
    here, gone = a_match(), a_match(away=(1,))
    assert with_changes_noted(here, gone).happenings == (Happening("stood-in", 1),)
    assert with_changes_noted(gone, here).happenings == (Happening("back", 1),)
    told = noted(gone, "late", 1)
    assert with_changes_noted(here, told) == told
    assert with_changes_noted(here, replace(here, host=CLEO.id)).happenings == (Happening("host", 2),)
    assert with_changes_noted(here, replace(here, host=None)) == replace(here, host=None)


def test_what_happened_stands_between_the_moves():
    early, between, late = Happening("left", 1, 1), Happening("back", 1, 3), Happening("closed", None, 4)
    moves = [(3, ["third"]), (4, ["fourth"])]
    assert in_order(moves, [early, between, late]) == ["third", between, "fourth", late]
    after_two = Happening("left", 1, 2)
    assert in_order(moves, [after_two]) == [after_two, "third", "fourth"]
    at_once = Happening("left", 1, 0)
    assert in_order([], [at_once, early]) == [at_once, early]


def test_the_latest_of_a_seat_is_that_someone_came_or_went_or_sat_down_in_it():
    table = a_match(0, Happening("left", 1), Happening("back", 2), Happening("host", 1), Happening("hint", 1))
    assert table_log.latest_of(table, 1) == Happening("left", 1)
    assert table_log.latest_of(table, 0) is None
    sat = a_match(0, Happening("sat", 1, by="Dora", member=104))
    assert [table_log.lost_seat(sat, member) for member in (104, BEN.id)] == [1, None], "its owner was replaced"


def test_for_whom_a_bot_stood_in_at_the_end_of_each_round(subtests: pytest.Subtests):
    for kind in ["left", "quit", "late", "removed", "stood-in"]:
        with subtests.test(kind=kind):
            happened = (
                Happening("host", 2, rounds=0),
                Happening(kind, 1, rounds=1),
                Happening("closed", None, rounds=1),
                Happening("back", 1, rounds=2),
                Happening(kind, 0, rounds=3),
            )
            assert stood_in_for(a_match(3, *happened, away=(0,))) == [frozenset(), {1}, frozenset()]
            assert stood_in_for(a_match(4, *happened, away=(0,)))[3] == {0}
            assert stood_in_for(a_match(1, *happened[:1])) == [frozenset()]
            assert stood_in_for(replace(a_match(), state=None, phase="lobby")) == []


def test_no_bot_stands_in_where_a_seat_is_out_of_the_match():
    happened = (Happening("left", 1, rounds=0), Happening("quit", 2, rounds=2))
    table = a_match(4, *happened, away=(1, 2))
    out = replace(table.state.sheet[0], knocked_out=(1, 2))
    table.state.sheet = (table.state.sheet[0], out, *table.state.sheet[2:])
    assert stood_in_for(table) == [{1}, {1}, frozenset(), frozenset()]
    assert (table_log.bot_plays_for(table, 1), table_log.bot_plays_for(table, 2)) == (True, False)


def test_a_bot_played_for_the_owner_of_a_seat_and_not_for_who_sat_down_in_it_later():
    happened = (
        Happening("left", 0, after=1, rounds=0),
        Happening("back", 0, after=5, rounds=1),
        Happening("left", 0, after=6, rounds=1),
        Happening("sat", 0, after=9, rounds=2, by="Ada", member=ADA.id),
        Happening("left", 0, after=12, rounds=3),
    )
    assert stood_in_for(a_match(4, *happened, away=(0,))) == [frozenset(), frozenset(), frozenset(), {0}]


def test_who_sits_down_later_under_a_name_has_the_number_whatever_seat_it_is():
    table = a_match(0, Happening("sat", 0, 7, by="Ada", member=ADA.id), moves=9)
    seats = (Seat("Cleo", 104, since=7), *SEATS[1:])
    table = replace(table, seats=seats)
    assert names(table) == ["Cleo \\(2\\)", "Ben", "Cleo"]
    assert name_by(table, table.happenings[0]) == "Ada"
    crowd = tuple(Seat(f"Maximilian the {number}th", number) for number in range(1, 4))
    assert plain_names(replace(table, seats=crowd, happenings=()), 8) == ["Maximil…", "Max… (2)", "Max… (3)"]
