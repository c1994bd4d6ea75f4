"""Someone who comes late takes a bot's seat while the match runs."""

import asyncio

import pytest

from db.repositories.matches import scores
from db.repositories.matches.summaries import SUMMARIES, wrong
from engine.core.actions import Accept, Decline, Draw
from engine.games.house_rules import HouseRules
from engine.shedding.view import SheddingSeatView
from model.refusals import Refused
from service.history.analyses import LookingBack
from service.history.replays import Replays
from tests.db.club import look
from tests.doors import Doubt, EtiquetteRule, Giving, Hidden
from tests.service.club import ADA, BEN, CLEO, DORA, MODERATOR, Club, played_to_the_end, sensible


async def test_a_latecomer_has_the_bots_cards_score_and_turn_at_once(club: Club):
    table = await club.match(ADA, computers=("easy", "expert"))
    table = await club.put(table.id, turn=1, totals=(0, 17, 5))
    sat = await club.tables.join(table.id, CLEO)
    assert (sat.seats[1].name, sat.seats[1].member, sat.seats[1].computer) == ("Cleo", CLEO.id, None)
    assert sat.state == table.state, "the cards, the score and the proof stay as they are"
    assert (sat.deal, sat.entropy) == (table.deal, table.entropy)
    assert club.due_in(table.id) == 600, "it is a person's turn now"
    assert await club.stored() == [sat]
    assert (await club.tables.act(table.id, CLEO.id, None, Draw())).moves == sat.moves + 1


async def test_the_clock_of_another_player_runs_on(club: Club):
    table = await club.match(ADA, computers=("easy",))
    club.clock.time += 100
    sat = await club.tables.join(table.id, CLEO)
    assert sat.deadline == table.deadline


async def test_bots_that_no_one_may_come_back_to_go_first(club: Club):
    table = await club.match(ADA, BEN, computers=("easy",))
    await club.tables.leave(table.id, BEN.id)
    sat = await club.tables.join(table.id, CLEO)
    assert [seat.name for seat in sat.seats] == ["Ada", "Ben", "Cleo"]
    sat = await club.tables.join(table.id, DORA)
    assert [seat.name for seat in sat.seats] == ["Ada", "Dora", "Cleo"]
    with pytest.raises(Refused, match="Dora took your seat while you were away, and there’s no bot seat to take now"):
        await club.tables.join(table.id, BEN)
    with pytest.raises(Refused, match="Dora took your seat while you were away"):
        await club.tables.act(table.id, BEN.id, None, Draw())


async def test_of_two_for_the_last_seat_one_is_told_who_has_it(club: Club):
    table = await club.match(ADA, computers=("easy",))
    results = await asyncio.gather(
        club.tables.join(table.id, BEN), club.tables.join(table.id, CLEO), return_exceptions=True
    )
    (refused,) = (each for each in results if isinstance(each, Refused))
    assert str(refused).startswith("Ben took the last bot seat.")
    assert [seat.name for seat in club.tables.get(table.id).seats] == ["Ada", "Ben"]
    with pytest.raises(Refused, match="already at this table"):
        await club.tables.join(table.id, BEN)


JOKER = Doubt(1, ("8H",), suit="S", debt=0, direction=1, passes=0, after=1, held=("KD",), honest=True)


@pytest.mark.parametrize(("pending", "action"), [(Giving((1,), after=0), Decline()), (JOKER, Accept())])
async def test_a_seat_that_someone_decides_about_is_taken_after_their_move(club: Club, pending, action):
    table = await club.match(ADA, computers=("easy",))
    table = await club.put(table.id, pending=pending, pile=("9S", "8H"))
    with pytest.raises(Refused, match=r"Press \*\*Sit down\*\* again after that\.$"):
        await club.tables.join(table.id, CLEO)
    moved = await club.tables.act(table.id, ADA.id, None, action)
    sat = await club.tables.join(table.id, CLEO)
    assert (sat.seats[1].name, sat.seats[1].since) == ("Cleo", moved.moves)


async def test_with_another_bot_at_the_table_no_one_waits_for_that_move(club: Club):
    table = await club.match(ADA, computers=("easy", "easy"))
    await club.put(table.id, pending=Giving((1,), after=0))
    sat = await club.tables.join(table.id, CLEO)
    assert [seat.name for seat in sat.seats] == ["Ada", "Otto", "Cleo"]


async def test_what_its_owner_had_planned_is_not_its_new_owners(club: Club):
    table = await club.match(ADA, BEN, computers=("easy",))
    await club.put(table.id, pending=Giving((2,), after=0))
    await club.tables.plan(table.id, BEN.id, Draw())
    await club.tables.leave(table.id, BEN.id)
    sat = await club.tables.join(table.id, CLEO)
    assert (sat.seats[1].name, sat.planned) == ("Cleo", ())


async def test_what_a_seat_was_ready_for_is_not_its_new_owners(club: Club):
    table = await club.match(ADA, BEN, CLEO)
    await club.replace(club.tables.get(table.id), ready=frozenset({1}))
    await club.tables.leave(table.id, BEN.id)
    sat = await club.tables.join(table.id, DORA)
    assert sat.ready == frozenset()


async def test_a_latecomer_who_leaves_and_comes_back_is_still_one(club: Club):
    table = await club.match(ADA, computers=("easy",))
    sat = await club.tables.join(table.id, CLEO)
    await club.tables.leave(table.id, CLEO.id)
    assert (await club.tables.join(table.id, CLEO)).seats == sat.seats


# What a latecomer knows


async def test_of_what_was_before_a_latecomer_knows_what_everyone_knows(club: Club):
    table = await club.match(ADA, BEN)
    await club.put(table.id, turn=1)
    drawn = await club.tables.act(table.id, BEN.id, None, Draw())
    assert await club.tables.story(drawn, 1) != await club.tables.story(drawn, None), "Ben saw the card"
    await club.tables.leave(table.id, BEN.id)
    sat = await club.tables.join(table.id, CLEO)
    assert await club.tables.story(sat, 1) == await club.tables.story(sat, None)
    _, told = await club.tables.log(table.id, CLEO.id)
    assert told == (await club.tables.log(table.id, MODERATOR.id))[1]
    assert club.tables.last_turn(table.id, CLEO.id) is None, "Ben's last move is not hers"


async def test_what_they_do_themselves_they_see_as_their_own(club: Club):
    table = await club.match(ADA, computers=("easy",))
    await club.put(table.id, turn=1)
    await club.tables.join(table.id, CLEO)
    drawn = await club.tables.act(table.id, CLEO.id, None, Draw())
    assert await club.tables.story(drawn, 1) != await club.tables.story(drawn, None)


async def test_an_expert_who_gives_them_a_hint_knows_no_more_of_the_past(club: Club):
    table = await club.lobby(ADA, BEN)
    table = await club.tables.start(table.id, ADA)
    await club.tables.leave(table.id, BEN.id)
    assert len(await club.tables.rounds.seen(table, 1)) == 1, "the deal"
    sat = await club.tables.join(table.id, CLEO)
    assert await club.tables.rounds.seen(sat, 1) == ()
    assert len(await club.tables.rounds.seen(sat, 0)) == 1
    assert sat.state is not None
    mover = (ADA, CLEO)[sat.state.turn]
    moved = await club.tables.act(table.id, mover.id, None, sensible(sat))
    assert len(await club.tables.rounds.seen(moved, 1)) == 1


async def test_of_hidden_rules_they_know_what_the_seat_knows(club: Club):
    table = await club.lobby(ADA, computers=("easy", "easy"), house_rules=HouseRules("mao"))
    await club.tables.start(table.id, ADA)
    rule = EtiquetteRule("rank-7", "nice-day")
    table = await club.put(table.id, manners=(Hidden(1, 1, rule, (1,)), Hidden(2, 2, rule, (2,))), turn=0)
    sat = await club.tables.join(table.id, CLEO)
    view = club.tables.view(sat, 1)
    assert isinstance(view, SheddingSeatView)
    assert [each.manner for each in view.manners] == [rule, None], "what its bot made up, and nobody else's"


# Who may sit down


async def test_where_no_one_sits_down_no_one_does(club: Club):
    table = await club.match(ADA, computers=("easy",))
    await club.tables.set_newcomers(table.id, ADA, "closed")
    with pytest.raises(Refused, match="Bots keep their seats in this match"):
        await club.tables.join(table.id, CLEO)
    with pytest.raises(Refused, match="Only the host"):
        await club.tables.set_newcomers(table.id, CLEO, "open")
    with pytest.raises(Refused, match="no longer available"):
        await club.tables.set_newcomers(table.id, ADA, "ask")


# What it counts for


async def test_the_seat_counts_for_no_one_and_the_others_as_with_a_bot(club: Club):
    table = await club.match(ADA, BEN, computers=("easy",), target=50)
    club.clock.time += 600
    await club.tables.join(table.id, CLEO)
    await club.play(await club.last_card(table.id, ("8H", "KS"), ("8D", "8C")), "5S")
    assert look(club.path, "SELECT user_id, since > 0 FROM results ORDER BY seat") == [
        (ADA.id, 0),
        (BEN.id, 0),
        (CLEO.id, 1),
    ]
    for where in ("member_totals", "member_days", "ratings", "rating_course"):
        counted = {member for (member,) in look(club.path, f"SELECT user_id FROM {where}")}
        assert counted == {ADA.id, BEN.id}, where
    assert look(club.path, "SELECT user_id, opponent_id FROM rivals") == [(ADA.id, BEN.id)]


async def test_a_seat_that_changed_hands_does_not_make_a_match_count(club: Club):
    table = await club.match(ADA, BEN, target=50)
    await club.tables.leave(table.id, BEN.id)
    await club.tables.join(table.id, CLEO)
    await club.play(await club.last_card(table.id, ("8H", "KS", "8D", "8C")), "5S")
    assert look(club.path, "SELECT ranked FROM matches") == [(0,)]


async def test_in_the_rematch_everyone_is_there_from_the_first_deal(club: Club):
    table = await club.match(ADA, computers=("easy",), target=50)
    await club.tables.join(table.id, CLEO)
    await club.tables.set_newcomers(table.id, ADA, "closed")
    await club.play(await club.last_card(table.id, ("8H", "KS", "8D", "8C")), "5S")
    again = await club.tables.rematch(table.id, ADA)
    assert [(seat.name, seat.since) for seat in again.seats] == [("Ada", 0), ("Cleo", 0)]
    assert again.newcomers == "closed"


async def test_a_match_that_is_closed_is_none_that_a_latecomer_abandoned(club: Club):
    table = await club.match(ADA, BEN, computers=("easy",))
    await club.tables.join(table.id, CLEO)
    await club.tables.close(table.id, ADA)
    read = club.tables.store.read
    assert [await read(scores.abandoned, table.guild, each.id) for each in (BEN, CLEO)] == [1, 0]


async def test_a_recount_agrees(club: Club):
    table = await club.match(ADA, BEN, computers=("easy",), target=50)
    club.clock.time += 600
    await club.tables.join(table.id, CLEO)
    await club.play(await club.last_card(table.id, ("8H", "KS"), ("8D", "8C")), "5S")
    async with club.tables.store.writing() as transaction:
        for summary in SUMMARIES:
            assert await transaction.run_sync(wrong, summary) == []
    rated = look(club.path, "SELECT user_id, matches FROM ratings ORDER BY user_id")
    assert rated == [(ADA.id, 1), (BEN.id, 1)]


async def test_the_replay_says_who_sat_down_later_and_no_one_looks_back_at_the_bots_choices(club: Club):
    table = await club.lobby(ADA, computers=("steady",), target=50)
    await club.tables.start(table.id, ADA)
    await club.tables.join(table.id, CLEO)
    over = await played_to_the_end(club, table.id)
    replay = await Replays(club.tables.store).open(table.guild, over.match or 0)
    assert replay.states[-1] == over.state
    assert replay.record.names == ("Ada", "Cleo (sat down later)")
    with pytest.raises(Refused, match="You sat down during this match"):
        await LookingBack(club.tables.store).tell(over.match or 0, table.guild, CLEO.id)
