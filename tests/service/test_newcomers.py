"""Someone takes a bot's seat while the match runs: at once, with what they may know, and counting for no one."""

import asyncio

import pytest

from db.repositories import scores
from db.repositories.scores import SUMMARIES, wrong
from engine.core.actions import Draw
from model.refusals import Refused
from service.analyses import LookingBack
from service.history import Replays
from tests.db.club import look
from tests.service.club import ADA, BEN, CLEO, MODERATOR, Club, played_to_the_end, sensible


async def test_of_two_for_the_last_seat_one_is_told_who_has_it_and_who_had_it_is_told_too(club: Club):
    table = await club.match(ADA, MODERATOR)
    await club.tables.leave(table.id, MODERATOR.id)
    club.clock.time += 100
    joining = [club.tables.join(table.id, person) for person in (BEN, CLEO)]
    sat, refused = await asyncio.gather(*joining, return_exceptions=True)
    assert str(refused).startswith("Ben took the last bot seat.")
    assert ([seat.name for seat in sat.seats], sat.deadline) == (["Ada", "Ben"], table.deadline)
    with pytest.raises(Refused, match="already at this table"):
        await club.tables.join(table.id, BEN)
    with pytest.raises(Refused, match="Ben took your seat while you were away"):
        await club.tables.act(table.id, MODERATOR.id, None, Draw())


async def test_of_what_was_before_a_latecomer_knows_what_everyone_knows_and_sees_their_own_as_their_own(club: Club):
    table = await club.match(ADA, BEN)
    await club.put(table.id, turn=1)
    drawn = await club.tables.act(table.id, BEN.id, None, Draw())
    assert await club.tables.stories.story(drawn, 1) != await club.tables.stories.story(drawn, None), "Ben saw the card"
    await club.tables.leave(table.id, BEN.id)
    sat = await club.tables.join(table.id, CLEO)
    assert await club.tables.stories.story(sat, 1) == await club.tables.stories.story(sat, None)
    told = await club.tables.stories.log(club.tables.get(table.id), club.tables.get(table.id).seat_of(CLEO.id))
    assert told == await club.tables.stories.log(club.tables.get(table.id), None)
    assert club.tables.stories.last_turn(sat, CLEO.id) is None, "Ben's last move is not hers"
    await club.put(table.id, turn=1, drawn=())
    drawn = await club.tables.act(table.id, CLEO.id, None, Draw())
    assert await club.tables.stories.story(drawn, 1) != await club.tables.stories.story(drawn, None)


async def test_an_expert_who_gives_them_a_hint_knows_no_more_of_the_past(club: Club):
    table = await club.lobby(ADA, BEN)
    table = await club.tables.start(table.id, ADA)
    await club.tables.leave(table.id, BEN.id)
    assert len(await club.tables.stories.rounds.seen(table, 1)) == 1, "the deal"
    sat = await club.tables.join(table.id, CLEO)
    assert await club.tables.stories.rounds.seen(sat, 1) == ()
    assert len(await club.tables.stories.rounds.seen(sat, 0)) == 1
    mover = (ADA, CLEO)[sat.state.turn]
    moved = await club.tables.act(table.id, mover.id, None, sensible(sat))
    assert len(await club.tables.stories.rounds.seen(moved, 1)) == 1


async def test_the_seat_counts_for_no_one_and_the_others_as_with_a_bot_and_as_in_a_recount(club: Club):
    table = await club.match(ADA, BEN, computers=("easy",), target=50)
    club.clock.time += 600
    await club.tables.join(table.id, CLEO)
    await club.play(await club.last_card(table.id, ("8H", "KS"), ("8D", "8C")), "5S")
    seats = look(club.path, "SELECT user_id, since > 0 FROM results ORDER BY seat")
    assert seats == [(ADA.id, 0), (BEN.id, 0), (CLEO.id, 1)]
    for where in ("member_totals", "member_days", "ratings", "rating_course"):
        counted = {member for (member,) in look(club.path, f"SELECT user_id FROM {where}")}
        assert counted == {ADA.id, BEN.id}, where
    assert look(club.path, "SELECT user_id, opponent_id FROM rivals") == [(ADA.id, BEN.id)]
    async with club.tables.store.writing() as transaction:
        for summary in SUMMARIES:
            assert await transaction.run_sync(wrong, summary) == []
    assert look(club.path, "SELECT matches FROM ratings") == [(1,), (1,)]


async def test_a_match_that_is_closed_is_none_that_a_latecomer_abandoned(club: Club):
    table = await club.match(ADA, BEN, computers=("easy",))
    await club.tables.join(table.id, CLEO)
    await club.tables.close(table.id, ADA)
    read = club.tables.store.read
    assert [await read(scores.abandoned, table.guild, each.id) for each in (BEN, CLEO)] == [1, 0]


async def test_the_replay_says_who_sat_down_later_and_no_one_looks_back_at_the_bots_choices(club: Club):
    table = await club.lobby(ADA, computers=("steady",), target=10)
    await club.tables.start(table.id, ADA)
    await club.tables.join(table.id, CLEO)
    over = await played_to_the_end(club, table.id)
    replay = await Replays(club.tables.store).open(table.guild, over.match or 0)
    assert replay.states[-1] == over.state
    assert replay.record.names == ("Ada", "Cleo (sat down later)")
    with pytest.raises(Refused, match="You sat down during this match"):
        await LookingBack(club.tables.store).tell(over.match or 0, table.guild, CLEO.id)
