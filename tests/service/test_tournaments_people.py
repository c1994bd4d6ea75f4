"""Coming late, leaving, being away, being replaced, being forgotten."""

import sqlite3
from contextlib import closing

import pytest

from model.location import Location
from model.member import Member
from model.refusals import Refused
from model.tournaments import opening
from model.tournaments.tournament import Tournament
from tests.db.club import everything_in, look
from tests.service.club import ADA, BEN, CLEO, DORA, MODERATOR, PLACE, STRANGER, played_to_the_end
from tests.service.tournament_club import (
    BREAK,
    COLLECT,
    DIRECTOR,
    GUESTS,
    PENALTY,
    TournamentClub,
    names,
    notices,
    totals,
)

FOUR = (ADA, BEN, CLEO, DORA)
LATE = GUESTS[0]


def seated(tournament: Tournament) -> set[str]:
    """The names of all who sit in the round."""
    return {name for table in tournament.tables for name in names(tournament, table)}


def status(tournament: Tournament, person: Member) -> str:
    entrant = tournament.entrant_of(person.id)
    assert entrant is not None
    return entrant.status


async def in_the_break(tournament_club: TournamentClub, *people: Member, **plan) -> Tournament:
    return await tournament_club.finish_round(await tournament_club.started(*people, **plan))


# Before the start


async def test_who_enters_is_on_the_list(tournament_club: TournamentClub):
    tournament = await tournament_club.opened(ADA, BEN)
    assert [(entrant.number, entrant.name, entrant.member) for entrant in tournament.entrants] == [
        (0, "Ada", ADA.id),
        (1, "Ben", BEN.id),
    ]
    assert await tournament_club.stored() == [tournament]
    assert tournament_club.told == [tournament.id] * 3


async def test_the_organiser_may_play_too(tournament_club: TournamentClub):
    tournament = await tournament_club.tournaments.open(
        PLACE, DIRECTOR, opening.TournamentSetup(COLLECT, computers=("easy",))
    )
    assert [entrant.name for entrant in tournament.entrants] == ["Director", "Otto"]


async def test_who_leaves_before_the_start_is_off_the_list(tournament_club: TournamentClub):
    tournament = await tournament_club.opened(ADA, BEN, CLEO)
    tournament = await tournament_club.tournaments.leave(tournament.id, BEN.id)
    assert [entrant.name for entrant in tournament.entrants] == ["Ada", "Cleo"]
    tournament = await tournament_club.tournaments.join(tournament.id, BEN)
    assert [entrant.number for entrant in tournament.entrants] == [0, 2, 3], "nobody's number changes"


async def test_the_organiser_enters_computer_players_and_strikes_entries(tournament_club: TournamentClub):
    tournament = await tournament_club.opened(ADA, BEN)
    tournament = await tournament_club.tournaments.add_computer(tournament.id, DIRECTOR, "easy")
    tournament = await tournament_club.tournaments.remove(tournament.id, DIRECTOR, 1)
    assert [entrant.name for entrant in tournament.entrants] == ["Ada", "Otto"]


async def test_every_computer_player_has_a_name_of_its_own(tournament_club: TournamentClub):
    tournament = await tournament_club.opened(computers=("steady",) * 64)
    assert len({entrant.name for entrant in tournament.entrants}) == 64


# Late entries


async def test_a_late_entry_is_seated_from_the_next_round_on(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR[:3], house_rules=COLLECT)
    tournament = await tournament_club.tournaments.join(tournament.id, LATE)
    assert notices(tournament) == ["late"]
    assert LATE.name not in seated(tournament)
    now = await tournament_club.finish_round(tournament, (10, 20))
    assert totals(now)[LATE.name] == 0
    now = await tournament_club.next(now)
    assert [len(table.entrants) for table in now.tables] == [4]
    assert LATE.name in seated(now)


async def test_where_points_are_penalties_who_comes_late_does_not_lead(tournament_club: TournamentClub):
    tournament = await in_the_break(tournament_club, *FOUR[:3])
    tournament = await tournament_club.tournaments.join(tournament.id, LATE)
    assert totals(tournament)[LATE.name] == min(totals(tournament).values()) == -10
    assert tournament.standing[0].total == 0


async def test_who_comes_late_begins_at_the_last_table(tournament_club: TournamentClub):
    now = await in_the_break(tournament_club, *FOUR, *GUESTS[1:4], house_rules=COLLECT)
    await tournament_club.tournaments.join(now.id, LATE)
    now = await tournament_club.next(now)
    assert LATE.name in names(now, now.tables[-1])


async def test_the_last_round_takes_no_entries(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR, rounds=1)
    with pytest.raises(Refused, match="The last round has started"):
        await tournament_club.tournaments.join(tournament.id, LATE)
    with pytest.raises(Refused, match="The last round has started"):
        await tournament_club.tournaments.add_computer(tournament.id, DIRECTOR, "easy")
    assert tournament_club.now(tournament) == tournament


# Leaving


async def test_who_leaves_between_rounds_is_seated_no_more_and_has_no_place(tournament_club: TournamentClub):
    now = await in_the_break(tournament_club, *FOUR)
    now = await tournament_club.tournaments.leave(now.id, BEN.id)
    assert (status(now, BEN), notices(now)) == ("out", ["gone"]), "no computer player finishes a round"
    (gone,) = now.dropped_out
    assert gone[0].name == "Ben"
    now = await tournament_club.next(now)
    assert seated(now) == {"Ada", "Cleo", "Dora"}
    assert [now.entrant(placing.entrant).name for placing in now.standing].count("Ben") == 0


async def test_who_leaves_during_a_round_has_it_finished_by_a_computer_player(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    now = await tournament_club.tournaments.leave(tournament.id, BEN.id)
    table = tournament_club.table(now)
    seat = table.seat_of(BEN.id)
    assert seat is not None
    assert table.seats[seat].away
    assert (status(now, BEN), notices(now)) == ("out", ["out"])
    now = await tournament_club.finish_round(now)
    assert now.tables[0].scores is not None
    assert seated(await tournament_club.next(now)) == {"Ada", "Cleo", "Dora"}


async def test_three_are_needed_so_a_computer_player_keeps_the_place(tournament_club: TournamentClub):
    now = await in_the_break(tournament_club, *FOUR[:3])
    now = await tournament_club.tournaments.leave(now.id, BEN.id)
    assert (status(now, BEN), notices(now)) == ("kept", ["kept"])
    before = totals(now)["Ben"]
    now = await tournament_club.next(now)
    (seat,) = (seat for seat in tournament_club.table(now).seats if seat.name == "Ben")
    assert (seat.member, seat.computer) == (None, "steady")
    assert totals(now)["Ben"] == before


async def test_a_late_entry_that_never_sat_goes_without_a_trace(tournament_club: TournamentClub):
    now = await tournament_club.started(*FOUR)
    await tournament_club.tournaments.join(now.id, LATE)
    now = await tournament_club.tournaments.leave(now.id, LATE.id)
    assert now.entrant_of(LATE.id) is None
    assert notices(now) == []


async def test_but_stays_where_only_two_others_are_left(tournament_club: TournamentClub):
    now = await in_the_break(tournament_club, *FOUR[:3])
    await tournament_club.tournaments.join(now.id, LATE)
    await tournament_club.tournaments.leave(now.id, ADA.id)
    now = await tournament_club.tournaments.leave(now.id, LATE.id)
    assert (status(now, ADA), status(now, LATE)) == ("out", "kept")
    assert len((await tournament_club.next(now)).tables[0].entrants) == 3


async def test_who_has_left_may_come_back_with_the_old_score(tournament_club: TournamentClub):
    now = await in_the_break(tournament_club, *FOUR, rounds=3)
    before = totals(now)["Ben"]
    await tournament_club.tournaments.leave(now.id, BEN.id)
    await tournament_club.next(now)
    now = await tournament_club.finish_round(now, (10, 20))
    now = await tournament_club.tournaments.join(now.id, BEN)
    assert totals(now)["Ben"] == before - 20, "and the lowest of the round that was missed"
    assert "Ben" in seated(await tournament_club.next(now))


async def test_who_left_by_mistake_takes_the_seat_back(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR, rounds=1)
    await tournament_club.tournaments.leave(tournament.id, BEN.id)
    now = await tournament_club.tournaments.join(tournament.id, BEN)
    assert status(now, BEN) == "in"
    assert all(seat.present for seat in tournament_club.table(now).seats)


async def test_who_has_left_takes_the_seat_at_the_table_back_together_with_the_place(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    await tournament_club.tournaments.leave(tournament.id, BEN.id)
    table = await tournament_club.membership.join(tournament_club.table(tournament).id, BEN)
    assert table == tournament_club.table(tournament)
    assert all(seat.present for seat in table.seats)
    now = tournament_club.now(tournament)
    assert (status(now, BEN), notices(now)) == ("in", ["out", "back"])
    assert "Ben" in seated(await tournament_club.next(await tournament_club.finish_round(now)))


async def test_but_not_who_plays_in_another_tournament_by_now(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    await tournament_club.tournaments.leave(tournament.id, BEN.id)
    elsewhere = Location(PLACE.guild, PLACE.channel + 1)
    other = await tournament_club.tournaments.open(elsewhere, DIRECTOR, opening.TournamentSetup(COLLECT, plays=False))
    await tournament_club.tournaments.join(other.id, BEN)
    before = tournament_club.table(tournament)
    with pytest.raises(Refused, match="already in a tournament"):
        await tournament_club.membership.join(before.id, BEN)
    assert tournament_club.table(tournament) == before
    assert status(tournament_club.now(tournament), BEN) == "out"


async def test_who_sits_at_a_table_of_a_tournament_cannot_sit_down_again(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    with pytest.raises(Refused, match="already at this table"):
        await tournament_club.membership.join(tournament_club.table(tournament).id, BEN)


@pytest.mark.parametrize("rounds", [2, 3], ids=["last round", "another round"])
@pytest.mark.parametrize("way", ["tournament", "table"])
async def test_who_comes_back_to_a_place_that_a_bot_kept_sits_down_where_it_plays(
    tournament_club: TournamentClub, way: str, rounds: int
):
    now = await tournament_club.started(*FOUR[:3], rounds=rounds)
    await tournament_club.club.tables.toggle_notify(tournament_club.table(now).id, BEN.id)
    now = await tournament_club.finish_round(now)
    await tournament_club.tournaments.leave(now.id, BEN.id)
    now = await tournament_club.next(now)
    before = tournament_club.table(now)
    (number,) = (number for number, seat in enumerate(before.seats) if seat.name == "Ben")
    assert before.seats[number].member is None
    if way == "table":
        await tournament_club.membership.join(before.id, BEN)
    else:
        await tournament_club.tournaments.join(now.id, BEN)
    table = tournament_club.table(now)
    assert (table.seat_of(BEN.id), table.seats[number].present, table.seats[number].notify) == (number, True, True)
    assert table.state == before.state
    assert [(each.kind, each.seat) for each in table.happenings] == [("back", number)]
    now = tournament_club.now(now)
    assert (status(now, BEN), notices(now)) == ("in", ["kept", "back"])
    now = await tournament_club.finish_round(now)
    assert not now.entrant(1).away
    assert now.tables[0].helped == ()


async def test_who_comes_back_to_a_table_that_is_played_anew_sits_down_at_it(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    await tournament_club.tournaments.leave(tournament.id, BEN.id)
    async with tournament_club.club.tables._at(tournament.tables[0].table) as table:
        await tournament_club.club.tables._close(table)
    await tournament_club.settle()
    assert tournament_club.table(tournament).seat_of(BEN.id) is None
    await tournament_club.tournaments.join(tournament.id, BEN)
    assert all(seat.present for seat in tournament_club.table(tournament).seats)


async def test_who_comes_back_when_the_own_table_is_done_is_seated_from_the_next_round_on(
    tournament_club: TournamentClub,
):
    now = await tournament_club.started(*FOUR, *GUESTS[:3])
    early = now.entrant(now.tables[0].entrants[1])
    person = Member(early.member or 0, early.name)
    await tournament_club.tournaments.leave(now.id, person.id)
    await tournament_club.finish(now.tables[0].table)
    now = await tournament_club.tournaments.join(now.id, person)
    assert (status(now, person), now.entrant(early.number).away) == ("in", False)
    assert tournament_club.club.tables.get(now.tables[0].table).is_away(person.id), "what is over stays as it was"
    now = await tournament_club.next(await tournament_club.finish_round(now))
    assert not tournament_club.table_with(now, person).is_away(person.id)


@pytest.mark.parametrize("how", ["left", "away"])
async def test_in_the_last_round_there_is_no_coming_back_to_a_table_that_is_done(
    tournament_club: TournamentClub, how: str
):
    now = await tournament_club.started(*FOUR, *GUESTS[:3], rounds=1)
    early = now.entrant(now.tables[0].entrants[1])
    person = Member(early.member or 0, early.name)
    if how == "left":
        await tournament_club.tournaments.leave(now.id, person.id)
    else:
        await tournament_club.club.tables.leave(now.tables[0].table, person.id)
    await tournament_club.finish(now.tables[0].table)
    before = tournament_club.now(now)
    with pytest.raises(Refused, match="Your table of the last round is done"):
        await tournament_club.tournaments.join(now.id, person)
    assert tournament_club.now(now) == before


async def test_nor_to_a_round_that_one_was_not_seated_in(tournament_club: TournamentClub):
    now = await in_the_break(tournament_club, *FOUR)
    await tournament_club.tournaments.leave(now.id, BEN.id)
    now = await tournament_club.next(now)
    with pytest.raises(Refused, match="The last round has started"):
        await tournament_club.tournaments.join(now.id, BEN)


async def test_who_comes_back_before_a_score_is_taken_up_does_not_begin_the_next_round_away(
    tournament_club: TournamentClub,
):
    """The table is over and shows them as away, and the tournament has yet to hear of it."""
    tournament = await tournament_club.started(*FOUR)
    tournament_club.club.changes._listeners.remove(tournament_club.tournaments.table_changed)
    await tournament_club.club.tables.leave(tournament_club.table(tournament).id, BEN.id)
    await tournament_club.finish(tournament.tables[0].table)
    now = await tournament_club.tournaments.join(tournament.id, BEN)
    assert (now.phase, tournament_club.due_in(now)) == ("break", BREAK)
    await tournament_club.next(now)
    assert all(seat.present for seat in tournament_club.table(now).seats)


async def test_who_leaves_in_the_last_round_keeps_the_place(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR, *GUESTS[:2], rounds=1)
    early = tournament.entrant(tournament.tables[0].entrants[0])
    await tournament_club.finish(tournament.tables[0].table)
    now = await tournament_club.tournaments.leave(tournament.id, early.member or 0)
    assert (notices(now), now.entrant(early.number).status) == (["done"], "kept")
    assert tournament_club.tournaments.of_member(PLACE.guild, early.member or 0) is None, (
        "and is free for another tournament"
    )
    over = await tournament_club.finish_round(now)
    assert over.standing[0].total == 0
    assert early.number in {placing.entrant for placing in over.standing if placing.place == 1}


async def test_computer_players_among_themselves_hold_nobody_up(tournament_club: TournamentClub):
    tournament = await tournament_club.started(ADA, computers=("easy",) * 6)
    assert sorted((table.quick, len(table.people)) for table in tournament_club.live(tournament)) == [
        (False, 1),
        (True, 0),
    ]


async def test_but_may_be_watched_when_nobody_else_plays(tournament_club: TournamentClub):
    tournament = await tournament_club.started(computers=("easy",) * 3)
    assert not tournament_club.table(tournament).quick


async def test_after_the_organiser_has_left_the_tournament_goes_on(tournament_club: TournamentClub):
    tournament = await tournament_club.tournaments.open(PLACE, DIRECTOR, opening.TournamentSetup(COLLECT))
    for person in FOUR:
        await tournament_club.tournaments.join(tournament.id, person)
    await tournament_club.tournaments.start(tournament.id, DIRECTOR)
    now = await tournament_club.tournaments.leave(tournament.id, DIRECTOR.id)
    assert now.organiser == DIRECTOR.id, "who leaves the table can still direct"
    now = await tournament_club.finish_round(now)
    await tournament_club.time_passes(now)
    assert tournament_club.now(now).phase == "round"


# Being away


async def test_who_is_away_at_the_end_of_a_round_begins_the_next_one_away(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    table = await tournament_club.club.put(tournament_club.table(tournament).id, turn=2)
    slow = table.seats[2].member
    await tournament_club.club.time_passes(table.id)
    now = await tournament_club.finish_round(tournament)
    assert {entrant.member for entrant in now.entrants if entrant.away} == {slow}
    now = await tournament_club.next(now)
    assert {seat.member for seat in tournament_club.table(now).seats if seat.away} == {slow}


async def test_who_is_away_takes_the_seat_back_at_the_table_or_in_the_tournament(tournament_club: TournamentClub):
    now = await tournament_club.started(*FOUR)
    await tournament_club.club.tables.leave(tournament_club.table(now).id, BEN.id)
    await tournament_club.membership.join(tournament_club.table(now).id, BEN)
    await tournament_club.club.tables.leave(tournament_club.table(now).id, CLEO.id)
    await tournament_club.tournaments.join(now.id, CLEO)
    assert all(seat.present for seat in tournament_club.table(now).seats)
    assert not any(entrant.away for entrant in (await tournament_club.finish_round(now)).entrants)


async def test_who_comes_back_in_the_break_begins_the_next_round(tournament_club: TournamentClub):
    now = await tournament_club.started(*FOUR)
    await tournament_club.club.tables.leave(tournament_club.table(now).id, BEN.id)
    now = await tournament_club.finish_round(now)
    now = await tournament_club.tournaments.join(now.id, BEN)
    now = await tournament_club.next(now)
    assert all(seat.present for seat in tournament_club.table(now).seats)


async def test_a_table_goes_on_when_nobody_is_present(tournament_club: TournamentClub):
    now = await tournament_club.started(*FOUR)
    for person in FOUR:
        await tournament_club.club.tables.leave(tournament_club.table(now).id, person.id)
    await played_to_the_end(tournament_club.club, tournament_club.table(now).id)
    await tournament_club.settle()
    assert tournament_club.now(now).phase == "break"


async def test_a_bell_is_kept_from_round_to_round(tournament_club: TournamentClub):
    now = await tournament_club.started(*FOUR)
    await tournament_club.club.tables.toggle_notify(tournament_club.table(now).id, CLEO.id)
    await tournament_club.next(await tournament_club.finish_round(now))
    assert {seat.member for seat in tournament_club.table(now).seats if seat.notify} == {CLEO.id}


async def test_the_wish_to_be_called_outlives_leaving_and_coming_back(tournament_club: TournamentClub):
    """Also when the round in which it was said ends in between."""
    now = await tournament_club.started(*FOUR, rounds=3)
    await tournament_club.club.tables.toggle_notify(tournament_club.table(now).id, CLEO.id)
    await tournament_club.tournaments.leave(now.id, CLEO.id)
    now = await tournament_club.finish_round(now)
    now = await tournament_club.tournaments.join(now.id, CLEO)
    await tournament_club.next(now)
    assert {seat.member for seat in tournament_club.table(now).seats if seat.notify} == {CLEO.id}


# Being replaced


async def test_the_organiser_replaces_somebody_by_a_computer_player_for_good(tournament_club: TournamentClub):
    now = await in_the_break(tournament_club, *FOUR, rounds=3)
    before = totals(now)
    now = await tournament_club.tournaments.replace(now.id, DIRECTOR, 1)
    assert (status(now, BEN), notices(now), totals(now)) == ("replaced", ["replaced"], before)
    now = await tournament_club.next(now)
    (seat,) = (seat for seat in tournament_club.table(now).seats if seat.name == "Ben")
    assert (seat.member, seat.computer) == (None, "steady")
    with pytest.raises(Refused, match="gave your place to a bot"):
        await tournament_club.tournaments.join(now.id, BEN)
    with pytest.raises(Refused, match="belongs to a tournament"):
        await tournament_club.membership.join(tournament_club.table(now).id, BEN)


async def test_at_the_table_too_and_at_once(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    now = await tournament_club.tournaments.replace(tournament.id, MODERATOR, 1)
    table = tournament_club.table(now)
    (seat,) = (seat for seat in table.seats if seat.name == "Ben")
    assert (seat.member, seat.computer) == (None, "steady")
    assert table.state == tournament_club.club.tables.get(table.id).state
    assert (await tournament_club.finish_round(now)).phase == "break"


# Being forgotten


def is_known(tournament_club: TournamentClub, person: Member) -> bool:
    text = everything_in(tournament_club.club.path)
    return str(person.id) in text or person.name in text


async def forget(tournament_club: TournamentClub, person: Member) -> None:
    await tournament_club.membership.forget(person.id)


async def test_before_the_start_the_entry_goes(tournament_club: TournamentClub):
    tournament = await tournament_club.opened(ADA, BEN)
    await forget(tournament_club, BEN)
    assert [entrant.name for entrant in tournament_club.now(tournament).entrants] == ["Ada"]
    assert not is_known(tournament_club, BEN)


async def test_during_a_round_a_computer_player_has_the_place(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    await forget(tournament_club, BEN)
    assert not is_known(tournament_club, BEN)
    now = tournament_club.now(tournament)
    assert now.entrant(1).name is None
    assert notices(now) == ["forgotten"]
    now = await tournament_club.finish_round(now)
    assert totals(now)[None] == now.played[0].scores[1]
    now = await tournament_club.next(now)
    (seat,) = (seat for seat in tournament_club.table(now).seats if seat.name is None)
    assert (seat.member, seat.computer) == (None, "steady")


async def test_a_table_whose_last_person_is_forgotten_is_played_to_its_end(tournament_club: TournamentClub):
    tournament = await tournament_club.started(ADA, computers=("easy",) * 2)
    table = tournament_club.table(tournament)
    await forget(tournament_club, ADA)
    assert tournament_club.table(tournament).id == table.id
    assert (await tournament_club.finish_round(tournament)).phase == "break"
    assert look(tournament_club.club.path, "SELECT outcome FROM matches") == [("finished",)]


@pytest.mark.parametrize("how", ["kept", "replaced", "out", "away"])
async def test_whatever_had_become_of_them_before(tournament_club: TournamentClub, how: str):
    tournament = await tournament_club.started(*(FOUR[:3] if how == "kept" else FOUR), rounds=3)
    if how in {"kept", "out"}:
        await tournament_club.tournaments.leave(tournament.id, BEN.id)
    elif how == "replaced":
        await tournament_club.tournaments.replace(tournament.id, DIRECTOR, 1)
    else:
        await tournament_club.club.tables.leave(tournament_club.table(tournament).id, BEN.id)
    now = await tournament_club.next(await tournament_club.finish_round(tournament))
    assert is_known(tournament_club, BEN)
    await forget(tournament_club, BEN)
    assert not is_known(tournament_club, BEN)
    assert (await tournament_club.finish_round(now)).phase == "break"


async def test_nor_does_a_table_name_them_that_is_over_and_still_looked_at(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    await tournament_club.tournaments.replace(tournament.id, DIRECTOR, 1)
    await tournament_club.finish_round(tournament)
    assert is_known(tournament_club, BEN)
    await forget(tournament_club, BEN)
    assert not is_known(tournament_club, BEN)


async def test_after_it_is_over_the_others_results_stay_whole(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR, rounds=1)
    over = await tournament_club.finish_round(tournament, (10, 20, 50))
    await forget(tournament_club, BEN)
    assert not is_known(tournament_club, BEN), "not at the table that is still looked at either"
    await tournament_club.tournaments.close(over.id, DIRECTOR)
    await forget(tournament_club, CLEO)
    assert not is_known(tournament_club, CLEO), "nor in the results"
    (kept,) = await tournament_club.tournaments.results(PLACE.guild)
    assert kept.standing == over.standing
    assert sorted((entrant.name for entrant in kept.entrants), key=str) == ["Ada", "Dora", None, None]


async def test_when_the_organiser_is_forgotten_who_may_manage_messages_directs(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    await forget(tournament_club, DIRECTOR)
    now = tournament_club.now(tournament)
    assert (now.organiser, notices(now)) == (None, ["headless"])
    assert not is_known(tournament_club, DIRECTOR)
    with pytest.raises(Refused, match="organiser \\(or a moderator"):
        await tournament_club.tournaments.pause(now.id, ADA)
    assert (await tournament_club.tournaments.pause(now.id, MODERATOR)).paused


async def test_forgetting_a_stranger_changes_nothing(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    tournament_club.told.clear()
    await forget(tournament_club, STRANGER)
    assert tournament_club.now(tournament) == tournament
    assert tournament_club.told == []


@pytest.mark.file
@pytest.mark.parametrize("fails", ["tournaments", "tables", "results", "people", "house_sets"])
async def test_when_one_part_cannot_be_saved_nothing_is_forgotten(tournament_club: TournamentClub, fails: str):
    presets = tournament_club.membership._presets
    await presets.keep(PLACE.guild, "Friday", PENALTY, BEN)
    await tournament_club.club.match(BEN, CLEO)
    over = await tournament_club.club.match(ADA, BEN, target=10)
    await tournament_club.club.play(await tournament_club.club.last_card(over.id, ("8H", "8C")), "5S")
    tournament = await tournament_club.started(*FOUR)
    path = tournament_club.club.path
    with closing(sqlite3.connect(path)) as file:
        for on in ("UPDATE", "DELETE"):
            file.execute(f"CREATE TRIGGER no_{on} BEFORE {on} ON {fails} BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    before = everything_in(path), tournament_club.club.tables.every(), tournament_club.now(tournament)
    tournament_club.told.clear()
    with pytest.raises(Refused, match="nothing has changed"):
        await forget(tournament_club, BEN)
    assert (everything_in(path), tournament_club.club.tables.every(), tournament_club.now(tournament)) == before
    assert presets.get(PLACE.guild, "Friday").by == BEN.id
    assert tournament_club.told == []
