"""Someone who comes late takes a bot's seat in a match: which one, when, and what comes with it."""

from dataclasses import replace

import pytest

from engine.core.actions import Accept, Decline, Draw
from engine.core.scoresheet import RoundScore
from engine.games.house_rules import HouseRules
from model.refusals import Refused
from model.tables import seating
from model.tables.moves import with_plan
from model.tables.newcomers import sat_down, with_newcomers
from model.tables.table import Seat, Table
from tests.doors import Doubt, Giving, SheddingRound
from tests.model.tables import ADA, BEN, CLEO, DORA, a_lobby, a_match, acted, names, put

JOKER = Doubt(1, ("8H",), SheddingRound(suit="S"), after=1, held=("KD",), honest=True)


def sits_down(table: Table, person=CLEO) -> Table:
    return sat_down(table, person, notify=False)


def test_the_cards_the_score_and_the_proof_stay():
    table = put(replace(a_match(ADA, bots=2), moves=9), turn=1, totals=(0, 17, 5))
    sat = sat_down(table, CLEO, notify=True)
    assert sat.seats[1] == Seat("Cleo", CLEO.id, notify=True, since=9)
    assert (sat.state, sat.deal, sat.seats[2]) == (table.state, table.deal, table.seats[2])
    assert seating.joined(seating.left(sat, 1), CLEO).seats == sat.seats, "who comes back is still a latecomer"


def test_bots_that_no_one_may_come_back_to_go_first():
    sat = sits_down(seating.left(a_match(ADA, BEN, bots=1), 1))
    assert names(sat) == ["Ada", "Ben", "Cleo"]
    sat = sits_down(sat, DORA)
    assert names(sat) == ["Ada", "Dora", "Cleo"]
    with pytest.raises(Refused, match="Dora took your seat while you were away, and there’s no bot seat to take now"):
        sits_down(sat, BEN)
    with pytest.raises(Refused, match="Dora took your seat while you were away"):
        seating.own_seat(sat, BEN.id)


@pytest.mark.parametrize(("pending", "action"), [(Giving((1,), after=0), Decline()), (JOKER, Accept())])
def test_a_seat_that_someone_decides_about_is_taken_after_their_move_or_another_before_it(pending, action):
    one = put(a_match(ADA, bots=1), pending=pending, pile=("9S", "8H"))
    with pytest.raises(Refused, match=r"Press \*\*Sit down\*\* again after that\.$"):
        sits_down(one)
    assert names(sits_down(acted(one, 0, action))) == ["Ada", "Cleo"]
    assert names(sits_down(put(a_match(ADA, bots=2), pending=pending))) == ["Ada", "Otto", "Cleo"]


def test_what_its_owner_had_planned_was_ready_for_or_may_take_back_is_not_its_new_owners():
    table = put(a_match(ADA, BEN, CLEO), pending=Giving((2,), after=0))
    planned = with_plan(table, 1, Draw())
    sat = sits_down(replace(seating.left(planned, 1), ready=frozenset({0, 1}), planned=()), DORA)
    assert (sat.planned, sat.ready) == ((), {0})


def test_where_no_one_sits_down_no_one_does(subtests: pytest.Subtests):
    match, full = a_match(ADA, bots=1), a_match(ADA, BEN)
    for why, table in {
        "started without you": a_lobby(ADA, bots=1),
        "Bots keep their seats in this match": with_newcomers(match, "closed"),
        "and there’s no bot seat": full,
        "Every bot at this table is out of the match": knocked_out(a_match(ADA, BEN, bots=1), 2),
        "Cleo took the last bot seat": sits_down(match),
    }.items():
        with subtests.test(why), pytest.raises(Refused, match=why):
            sits_down(table, DORA)
    with pytest.raises(Refused, match="no longer available"):
        with_newcomers(match, "ask")
    table = knocked_out(a_match(ADA, BEN, bots=2), 2)
    assert names(sits_down(table)) == ["Ada", "Ben", "Otto", "Cleo"]


def knocked_out(table: Table, seat: int) -> Table:
    """A round is over with which a seat was out of the match."""
    rules = HouseRules("crazy-eights", (("knockout", "at the target"),)).rules(len(table.seats))
    none = (0,) * len(table.seats)
    return put(table, rules=rules, sheet=(RoundScore("out", 0, none, none, knocked_out=(seat,)),))
