"""A tournament from its opening: who enters and leaves when, and what its organiser may do."""

from dataclasses import replace

import pytest

from engine.games.house_rules import HouseRules
from model.member import Member
from model.refusals import Refused
from model.tournaments import entries_and_seats
from model.tournaments.entries_and_seats import MOST, TournamentSetup
from model.tournaments.tournament import Round, Tournament
from tests.model.tables import ADA, BEN, CLEO, DORA, MODERATOR, PLACE, STRANGER

DIRECTOR = Member(800, "Director")
FOUR = (ADA, BEN, CLEO, DORA)


def opened(*people: Member, **plan) -> Tournament:
    setup = TournamentSetup(HouseRules("crazy-eights"), **({"rounds": 2} | plan))
    tournament = entries_and_seats.left(entries_and_seats.opened(PLACE, DIRECTOR, setup, "seed", 0, 60), DIRECTOR.id)
    for person in people:
        tournament = entries_and_seats.entered(tournament, person)
    return tournament


def begun(tournament: Tournament) -> Tournament:
    filled = entries_and_seats.filled(tournament)
    seats = entries_and_seats.next_tables(filled)
    return entries_and_seats.with_round(filled, seats, range(10, 10 + len(seats)))


def finished(tournament: Tournament) -> Tournament:
    """Whoever has the first seat of a table has won; the others are left with ten points more each."""
    tables = [
        replace(each, scores=tuple(-10 * seat for seat in range(len(each.entrants)))) for each in tournament.tables
    ]
    return entries_and_seats.settled(
        replace(tournament, played=(*tournament.played[:-1], Round(tuple(tables)))), {}, 50, 300
    )


def test_what_cannot_be_done_at_each_time_of_it(subtests: pytest.Subtests):
    lobby, playing = opened(*FOUR), entries_and_seats.left(begun(opened(*FOUR)), BEN.id)
    last, full = begun(opened(*FOUR, rounds=1)), opened(*(Member(number, f"Guest {number}") for number in range(MOST)))
    over, paused = entries_and_seats.closed(playing, 90), entries_and_seats.paused(playing)
    bens = lobby.entrant_of(BEN.id).number
    for why, asked in {
        "hasn’t started": lambda: entries_and_seats.paused(lobby),
        "isn’t paused": lambda: entries_and_seats.going_on(lobby, 0, 0),
        "no such player": lambda: entries_and_seats.removed(lobby, 99),
        "no such player.": lambda: entries_and_seats.removed(playing, bens),
        "not in this tournament": lambda: entries_and_seats.left(lobby, STRANGER.id),
        "not in this tournament.": lambda: entries_and_seats.left(playing, BEN.id),
        "already joined": lambda: entries_and_seats.entered(lobby, ADA),
        "already paused": lambda: entries_and_seats.paused(paused),
        "isn’t paused.": lambda: entries_and_seats.going_on(playing, 0, 0),
        f"full with {MOST}": lambda: entries_and_seats.entered(full, STRANGER),
        f"full with {MOST} ": lambda: entries_and_seats.with_bot(full),
        "The last round has started": lambda: entries_and_seats.entered(last, STRANGER),
        "The last round has started.": lambda: entries_and_seats.with_bot(last),
        "has ended": lambda: entries_and_seats.entered(over, STRANGER),
        "has ended.": lambda: entries_and_seats.left(over, ADA.id),
        "no game called": lambda: opened_with("snap"),
        "players|rounds": lambda: opened_with("eights-program"),
    }.items():
        with subtests.test(why), pytest.raises(Refused, match=why.rstrip(". ")):
            asked()


def opened_with(game: str) -> Tournament:
    return entries_and_seats.opened(PLACE, DIRECTOR, TournamentSetup(HouseRules(game)), "seed", 0, 60)


def test_who_comes_late_does_not_lead_and_who_comes_back_has_the_old_score():
    now = finished(entries_and_seats.entered(begun(opened(*FOUR[:3])), DORA))
    late = now.entrant_of(DORA.id).number
    assert now.totals[late] == min(now.totals.values()) == -20
    now = finished(begun(opened(*FOUR, rounds=3)))
    ben = now.entrant_of(BEN.id)
    away = finished(begun(entries_and_seats.left(now, BEN.id)))
    assert ben.number not in away.totals
    back = entries_and_seats.entered(away, BEN)
    assert back.totals[ben.number] == now.totals[ben.number] - 20, "and the lowest of the round that was missed"


def test_in_the_last_round_only_who_still_has_a_seat_comes_back():
    people = (*FOUR, STRANGER, MODERATOR, DIRECTOR)
    now = begun(opened(*people, rounds=1))
    done, plays = ({now.entrant(number).member for number in table.entrants} for table in now.tables)
    scored = replace(now.tables[0], scores=(0,) * len(done))
    now = replace(now, played=(Round((scored, now.tables[1])),))
    early, late = (next(each for each in people if each.id in seats) for seats in (done, plays))
    now = entries_and_seats.left(entries_and_seats.left(now, early.id), late.id)
    assert entries_and_seats.entered(now, late).entrant_of(late.id).status == "in"
    with pytest.raises(Refused, match="The last round has started"):
        entries_and_seats.entered(now, early)


def test_before_the_first_round_an_entry_goes_and_after_it_is_out():
    assert entries_and_seats.left(opened(*FOUR), BEN.id).entrant_of(BEN.id) is None
    playing = begun(opened(*FOUR))
    assert entries_and_seats.removed(playing, 2).entrant(2).status == "out"
    nobodys = entries_and_seats.forgotten(playing, BEN.id)
    assert (nobodys.entrant(1).name, nobodys.entrant(1).member, nobodys.entrant(1).status) == (None, None, "out")
    assert entries_and_seats.forgotten(playing, DIRECTOR.id).organiser is None
    assert entries_and_seats.forgotten(playing, STRANGER.id) == playing


def test_a_pause_stops_the_clock_and_a_break_starts_over():
    between = finished(begun(opened(*FOUR)))
    assert (between.phase, between.deadline) == ("break", 350)
    paused = entries_and_seats.paused(between)
    assert (paused.paused, paused.deadline) == (True, None)
    assert entries_and_seats.going_on(paused, 1000, 300).deadline == 1300
    assert finished(entries_and_seats.paused(begun(opened(*FOUR)))).deadline is None
    assert entries_and_seats.going_on(entries_and_seats.paused(begun(opened(*FOUR))), 1000, 300).deadline is None


def test_what_is_cancelled_keeps_its_complete_rounds():
    for tournament, complete, ended_at in ((begun(opened(*FOUR)), 0, None), (finished(begun(opened(*FOUR))), 1, 90)):
        closed = entries_and_seats.closed(entries_and_seats.paused(tournament), 90)
        assert (closed.phase, closed.paused, closed.ended_at, closed.deadline) == ("cancelled", False, ended_at, None)
        assert len(closed.complete) == complete
    over = finished(begun(opened(*FOUR, rounds=1)))
    assert (over.phase, over.ended_at, entries_and_seats.closed(over, 90)) == ("over", 50, over)
