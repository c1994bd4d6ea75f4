"""Coming late, leaving, being away, being replaced, being forgotten."""

import pytest

from db.tournaments import NOBODY, Tournament
from model import directing
from model.seating import Person, Place, Refused
from tests.db.club import everything_in, look
from tests.service.club import ADA, BEN, CLEO, DORA, MODERATOR, PLACE, STRANGER, played_to_the_end
from tests.service.tournament_club import COLLECT, DIRECTOR, GUESTS, Contest, names, notices, totals

FOUR = (ADA, BEN, CLEO, DORA)
LATE = GUESTS[0]


def seated(tournament: Tournament) -> set[str]:
    """The names of all who sit in the round."""
    return {name for table in tournament.tables for name in names(tournament, table)}


def status(tournament: Tournament, person: Person) -> str:
    entrant = tournament.entrant_of(person.id)
    assert entrant is not None
    return entrant.status


async def in_the_break(contest: Contest, *people: Person, **plan) -> Tournament:
    return await contest.finish_round(await contest.started(*people, **plan))


# Before the start


async def test_who_enters_is_on_the_list(contest: Contest):
    tournament = await contest.opened(ADA, BEN)
    assert [(entrant.number, entrant.name, entrant.user) for entrant in tournament.entrants] == [
        (0, "Ada", ADA.id),
        (1, "Ben", BEN.id),
    ]
    assert await contest.stored() == [tournament]
    assert contest.told == [tournament.id] * 3


async def test_the_organiser_may_play_too(contest: Contest):
    tournament = await contest.tournaments.open(PLACE, DIRECTOR, directing.Plan(COLLECT, computers=("easy",)))
    assert [entrant.name for entrant in tournament.entrants] == ["Director", "Otto"]


async def test_who_leaves_before_the_start_is_off_the_list(contest: Contest):
    tournament = await contest.opened(ADA, BEN, CLEO)
    tournament = await contest.tournaments.leave(tournament.id, BEN.id)
    assert [entrant.name for entrant in tournament.entrants] == ["Ada", "Cleo"]
    tournament = await contest.tournaments.join(tournament.id, BEN)
    assert [entrant.number for entrant in tournament.entrants] == [0, 2, 3], "nobody's number changes"


async def test_the_organiser_enters_computer_players_and_strikes_entries(contest: Contest):
    tournament = await contest.opened(ADA, BEN)
    tournament = await contest.tournaments.add_computer(tournament.id, DIRECTOR, "easy")
    tournament = await contest.tournaments.remove(tournament.id, DIRECTOR, 1)
    assert [entrant.name for entrant in tournament.entrants] == ["Ada", "Otto"]


async def test_every_computer_player_has_a_name_of_its_own(contest: Contest):
    tournament = await contest.opened(computers=("steady",) * 64)
    assert len({entrant.name for entrant in tournament.entrants}) == 64


# Late entries


async def test_a_late_entry_is_seated_from_the_next_round_on(contest: Contest):
    tournament = await contest.started(*FOUR[:3], house=COLLECT)
    tournament = await contest.tournaments.join(tournament.id, LATE)
    assert notices(tournament) == ["late"]
    assert LATE.name not in seated(tournament)
    now = await contest.finish_round(tournament, (10, 20))
    assert totals(now)[LATE.name] == 0
    now = await contest.next(now)
    assert [len(table.entrants) for table in now.tables] == [4]
    assert LATE.name in seated(now)


async def test_where_points_are_penalties_who_comes_late_does_not_lead(contest: Contest):
    tournament = await in_the_break(contest, *FOUR[:3])
    tournament = await contest.tournaments.join(tournament.id, LATE)
    assert totals(tournament)[LATE.name] == min(totals(tournament).values()) == -10
    assert tournament.standing[0].total == 0


async def test_who_comes_late_begins_at_the_last_table(contest: Contest):
    now = await in_the_break(contest, *FOUR, *GUESTS[1:4], house=COLLECT)
    await contest.tournaments.join(now.id, LATE)
    now = await contest.next(now)
    assert LATE.name in names(now, now.tables[-1])


async def test_the_last_round_takes_no_entries(contest: Contest):
    tournament = await contest.started(*FOUR, rounds=1)
    with pytest.raises(Refused, match="The last round has begun"):
        await contest.tournaments.join(tournament.id, LATE)
    with pytest.raises(Refused, match="The last round has begun"):
        await contest.tournaments.add_computer(tournament.id, DIRECTOR, "easy")
    assert contest.now(tournament) == tournament


# Leaving


async def test_who_leaves_between_rounds_is_seated_no_more_and_has_no_place(contest: Contest):
    now = await in_the_break(contest, *FOUR)
    now = await contest.tournaments.leave(now.id, BEN.id)
    assert (status(now, BEN), notices(now)) == ("out", ["gone"]), "no computer player finishes a round"
    (gone,) = now.dropped_out
    assert gone[0].name == "Ben"
    now = await contest.next(now)
    assert seated(now) == {"Ada", "Cleo", "Dora"}
    assert [now.entrant(placing.entrant).name for placing in now.standing].count("Ben") == 0


async def test_who_leaves_during_a_round_has_it_finished_by_a_computer_player(contest: Contest):
    tournament = await contest.started(*FOUR)
    now = await contest.tournaments.leave(tournament.id, BEN.id)
    table = contest.table(now)
    seat = table.seat_of(BEN.id)
    assert seat is not None
    assert table.seats[seat].away
    assert (status(now, BEN), notices(now)) == ("out", ["out"])
    now = await contest.finish_round(now)
    assert now.tables[0].scores is not None
    assert seated(await contest.next(now)) == {"Ada", "Cleo", "Dora"}


async def test_three_are_needed_so_a_computer_player_keeps_the_place(contest: Contest):
    now = await in_the_break(contest, *FOUR[:3])
    now = await contest.tournaments.leave(now.id, BEN.id)
    assert (status(now, BEN), notices(now)) == ("kept", ["kept"])
    before = totals(now)["Ben"]
    now = await contest.next(now)
    (seat,) = (seat for seat in contest.table(now).seats if seat.name == "Ben")
    assert (seat.user, seat.computer) == (None, "steady")
    assert totals(now)["Ben"] == before


async def test_a_late_entry_that_never_sat_goes_without_a_trace(contest: Contest):
    now = await contest.started(*FOUR)
    await contest.tournaments.join(now.id, LATE)
    now = await contest.tournaments.leave(now.id, LATE.id)
    assert now.entrant_of(LATE.id) is None
    assert notices(now) == []


async def test_but_stays_where_only_two_others_are_left(contest: Contest):
    now = await in_the_break(contest, *FOUR[:3])
    await contest.tournaments.join(now.id, LATE)
    await contest.tournaments.leave(now.id, ADA.id)
    now = await contest.tournaments.leave(now.id, LATE.id)
    assert (status(now, ADA), status(now, LATE)) == ("out", "kept")
    assert len((await contest.next(now)).tables[0].entrants) == 3


async def test_who_has_left_may_come_back_with_the_old_score(contest: Contest):
    now = await in_the_break(contest, *FOUR, rounds=3)
    before = totals(now)["Ben"]
    await contest.tournaments.leave(now.id, BEN.id)
    await contest.next(now)
    now = await contest.finish_round(now, (10, 20))
    now = await contest.tournaments.join(now.id, BEN)
    assert totals(now)["Ben"] == before - 20, "and the lowest of the round that was missed"
    assert "Ben" in seated(await contest.next(now))


async def test_who_left_by_mistake_takes_the_seat_back(contest: Contest):
    tournament = await contest.started(*FOUR, rounds=1)
    await contest.tournaments.leave(tournament.id, BEN.id)
    now = await contest.tournaments.join(tournament.id, BEN)
    assert status(now, BEN) == "in"
    assert all(seat.present for seat in contest.table(now).seats)


async def test_who_has_left_takes_the_seat_at_the_table_back_together_with_the_place(contest: Contest):
    tournament = await contest.started(*FOUR)
    await contest.tournaments.leave(tournament.id, BEN.id)
    table = await contest.club.tables.join(contest.table(tournament).id, BEN)
    assert table == contest.table(tournament)
    assert all(seat.present for seat in table.seats)
    now = contest.now(tournament)
    assert (status(now, BEN), notices(now)) == ("in", ["out", "back"])
    assert "Ben" in seated(await contest.next(await contest.finish_round(now)))


async def test_but_not_who_plays_in_another_tournament_by_now(contest: Contest):
    tournament = await contest.started(*FOUR)
    await contest.tournaments.leave(tournament.id, BEN.id)
    elsewhere = Place(PLACE.guild, PLACE.channel + 1)
    other = await contest.tournaments.open(elsewhere, DIRECTOR, directing.Plan(COLLECT, plays=False))
    await contest.tournaments.join(other.id, BEN)
    before = contest.table(tournament)
    with pytest.raises(Refused, match="in another tournament"):
        await contest.club.tables.join(before.id, BEN)
    assert contest.table(tournament) == before
    assert status(contest.now(tournament), BEN) == "out"


async def test_who_sits_at_a_table_of_a_tournament_cannot_sit_down_again(contest: Contest):
    tournament = await contest.started(*FOUR)
    with pytest.raises(Refused, match="already sit"):
        await contest.club.tables.join(contest.table(tournament).id, BEN)


async def test_who_leaves_in_the_last_round_keeps_the_place(contest: Contest):
    tournament = await contest.started(*FOUR, *GUESTS[:2], rounds=1)
    early = tournament.entrant(tournament.tables[0].entrants[0])
    await contest.finish(tournament.tables[0].table)
    now = await contest.tournaments.leave(tournament.id, early.user or 0)
    assert (notices(now), now.entrant(early.number).status) == (["done"], "kept")
    assert contest.tournaments.of_user(PLACE.guild, early.user or 0) is None, "and is free for another tournament"
    over = await contest.finish_round(now)
    assert over.standing[0].total == 0
    assert early.number in {placing.entrant for placing in over.standing if placing.place == 1}


async def test_computer_players_among_themselves_hold_nobody_up(contest: Contest):
    tournament = await contest.started(ADA, computers=("easy",) * 6)
    assert sorted((table.quick, len(table.people)) for table in contest.live(tournament)) == [(False, 1), (True, 0)]


async def test_but_may_be_watched_when_nobody_else_plays(contest: Contest):
    tournament = await contest.started(computers=("easy",) * 3)
    assert not contest.table(tournament).quick


async def test_after_the_organiser_has_left_the_tournament_goes_on(contest: Contest):
    tournament = await contest.tournaments.open(PLACE, DIRECTOR, directing.Plan(COLLECT))
    for person in FOUR:
        await contest.tournaments.join(tournament.id, person)
    await contest.tournaments.start(tournament.id, DIRECTOR)
    now = await contest.tournaments.leave(tournament.id, DIRECTOR.id)
    assert now.organiser == DIRECTOR.id, "who leaves the table can still direct"
    now = await contest.finish_round(now)
    await contest.time_passes(now)
    assert contest.now(now).phase == "round"


# Being away


async def test_who_is_away_at_the_end_of_a_round_begins_the_next_one_away(contest: Contest):
    tournament = await contest.started(*FOUR)
    table = await contest.club.put(contest.table(tournament).id, turn=2)
    slow = table.seats[2].user
    await contest.club.time_passes(table.id)
    now = await contest.finish_round(tournament)
    assert {entrant.user for entrant in now.entrants if entrant.away} == {slow}
    now = await contest.next(now)
    assert {seat.user for seat in contest.table(now).seats if seat.away} == {slow}


async def test_who_is_away_takes_the_seat_back_at_the_table_or_in_the_tournament(contest: Contest):
    now = await contest.started(*FOUR)
    await contest.club.tables.leave(contest.table(now).id, BEN.id)
    await contest.club.tables.join(contest.table(now).id, BEN)
    await contest.club.tables.leave(contest.table(now).id, CLEO.id)
    await contest.tournaments.join(now.id, CLEO)
    assert all(seat.present for seat in contest.table(now).seats)
    assert not any(entrant.away for entrant in (await contest.finish_round(now)).entrants)


async def test_who_comes_back_in_the_break_begins_the_next_round(contest: Contest):
    now = await contest.started(*FOUR)
    await contest.club.tables.leave(contest.table(now).id, BEN.id)
    now = await contest.finish_round(now)
    now = await contest.tournaments.join(now.id, BEN)
    now = await contest.next(now)
    assert all(seat.present for seat in contest.table(now).seats)


async def test_a_table_goes_on_when_nobody_is_present(contest: Contest):
    now = await contest.started(*FOUR)
    for person in FOUR:
        await contest.club.tables.leave(contest.table(now).id, person.id)
    await played_to_the_end(contest.club, contest.table(now).id)
    await contest.settle()
    assert contest.now(now).phase == "break"


async def test_a_bell_is_kept_from_round_to_round(contest: Contest):
    now = await contest.started(*FOUR)
    await contest.club.tables.turn_bell(contest.table(now).id, CLEO.id)
    await contest.next(await contest.finish_round(now))
    assert {seat.user for seat in contest.table(now).seats if seat.bell} == {CLEO.id}


# Being replaced


async def test_the_organiser_replaces_somebody_by_a_computer_player_for_good(contest: Contest):
    now = await in_the_break(contest, *FOUR, rounds=3)
    before = totals(now)
    now = await contest.tournaments.replace(now.id, DIRECTOR, 1)
    assert (status(now, BEN), notices(now), totals(now)) == ("replaced", ["replaced"], before)
    now = await contest.next(now)
    (seat,) = (seat for seat in contest.table(now).seats if seat.name == "Ben")
    assert (seat.user, seat.computer) == (None, "steady")
    with pytest.raises(Refused, match="given your place to a computer player"):
        await contest.tournaments.join(now.id, BEN)
    with pytest.raises(Refused, match="belongs to a tournament"):
        await contest.club.tables.join(contest.table(now).id, BEN)


async def test_at_the_table_too_and_at_once(contest: Contest):
    tournament = await contest.started(*FOUR)
    now = await contest.tournaments.replace(tournament.id, MODERATOR, 1)
    table = contest.table(now)
    (seat,) = (seat for seat in table.seats if seat.name == "Ben")
    assert (seat.user, seat.computer) == (None, "steady")
    assert table.state == contest.club.tables.get(table.id).state
    assert (await contest.finish_round(now)).phase == "break"


# Being forgotten


def is_known(contest: Contest, person: Person) -> bool:
    text = everything_in(contest.club.path)
    return str(person.id) in text or person.name in text


async def forget(contest: Contest, person: Person, *, tables_first: bool) -> None:
    parts = [contest.club.tables.forget, contest.tournaments.forget]
    for part in parts if tables_first else reversed(parts):
        await part(person.id)


async def test_before_the_start_the_entry_goes(contest: Contest):
    tournament = await contest.opened(ADA, BEN)
    await forget(contest, BEN, tables_first=False)
    assert [entrant.name for entrant in contest.now(tournament).entrants] == ["Ada"]
    assert not is_known(contest, BEN)


@pytest.mark.parametrize("tables_first", [False, True])
async def test_during_a_round_a_computer_player_has_the_place(contest: Contest, tables_first: bool):
    tournament = await contest.started(*FOUR)
    await forget(contest, BEN, tables_first=tables_first)
    assert not is_known(contest, BEN)
    now = contest.now(tournament)
    assert now.entrant(1).name == NOBODY
    assert notices(now) == ["forgotten"]
    now = await contest.finish_round(now)
    assert totals(now)[NOBODY] == now.played[0].scores[1]
    now = await contest.next(now)
    (seat,) = (seat for seat in contest.table(now).seats if seat.name == NOBODY)
    assert (seat.user, seat.computer) == (None, "steady")


async def test_a_table_whose_last_person_is_forgotten_is_played_to_its_end(contest: Contest):
    tournament = await contest.started(ADA, computers=("easy",) * 2)
    table = contest.table(tournament)
    await forget(contest, ADA, tables_first=True)
    assert contest.table(tournament).id == table.id
    assert (await contest.finish_round(tournament)).phase == "break"
    assert look(contest.club.path, "SELECT outcome FROM matches") == [("finished",)]


@pytest.mark.parametrize("how", ["kept", "replaced", "out", "away"])
@pytest.mark.parametrize("tables_first", [False, True])
async def test_whatever_had_become_of_them_before(contest: Contest, how: str, tables_first: bool):
    tournament = await contest.started(*(FOUR[:3] if how == "kept" else FOUR), rounds=3)
    if how in {"kept", "out"}:
        await contest.tournaments.leave(tournament.id, BEN.id)
    elif how == "replaced":
        await contest.tournaments.replace(tournament.id, DIRECTOR, 1)
    else:
        await contest.club.tables.leave(contest.table(tournament).id, BEN.id)
    now = await contest.next(await contest.finish_round(tournament))
    assert is_known(contest, BEN)
    await forget(contest, BEN, tables_first=tables_first)
    assert not is_known(contest, BEN)
    assert (await contest.finish_round(now)).phase == "break"


async def test_nor_does_a_table_name_them_that_is_over_and_still_looked_at(contest: Contest):
    tournament = await contest.started(*FOUR)
    await contest.tournaments.replace(tournament.id, DIRECTOR, 1)
    await contest.finish_round(tournament)
    assert is_known(contest, BEN)
    await forget(contest, BEN, tables_first=True)
    assert not is_known(contest, BEN)


async def test_after_it_is_over_the_others_results_stay_whole(contest: Contest):
    tournament = await contest.started(*FOUR, rounds=1)
    over = await contest.finish_round(tournament, (10, 20, 50))
    await forget(contest, BEN, tables_first=True)
    assert not is_known(contest, BEN), "not at the table that is still looked at either"
    await contest.tournaments.close(over.id, DIRECTOR)
    await forget(contest, CLEO, tables_first=True)
    assert not is_known(contest, CLEO), "nor in the results"
    (kept,) = await contest.tournaments.results(PLACE.guild)
    assert kept.standing == over.standing
    assert sorted(entrant.name for entrant in kept.entrants) == ["Ada", "Dora", NOBODY, NOBODY]


async def test_when_the_organiser_is_forgotten_who_may_manage_messages_directs(contest: Contest):
    tournament = await contest.started(*FOUR)
    await forget(contest, DIRECTOR, tables_first=False)
    now = contest.now(tournament)
    assert (now.organiser, notices(now)) == (None, ["headless"])
    assert not is_known(contest, DIRECTOR)
    with pytest.raises(Refused, match="may manage messages"):
        await contest.tournaments.pause(now.id, ADA)
    assert (await contest.tournaments.pause(now.id, MODERATOR)).paused


async def test_forgetting_a_stranger_changes_nothing(contest: Contest):
    tournament = await contest.started(*FOUR)
    contest.told.clear()
    await forget(contest, STRANGER, tables_first=True)
    assert contest.now(tournament) == tournament
    assert contest.told == []
