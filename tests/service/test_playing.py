"""A press reaches the table."""

import asyncio

import pytest

from engine.core.actions import Call, Draw, IllegalAction, Play
from model.refusals import Refused, StaleQuestion
from model.tables.table import Table
from tests.doors import Drew
from tests.service.club import ADA, BEN, CLEO, STRANGER, Club, replayed, sensible


async def test_an_accepted_action_is_in_the_file_at_once(club: Club):
    table = await club.match(ADA, BEN)
    actions = club.actions()
    changed = await club.tables.act(table.id, ADA.id, None, Draw())
    assert changed.state is not None
    assert table.state is not None
    assert len(changed.state.hands[0]) == len(table.state.hands[0]) + 1
    assert club.tables.get(table.id) == changed
    assert await club.stored() == [changed]
    assert club.actions() == actions + 1
    assert (changed.version, changed.moves) == (table.version + 1, table.moves + 1)


async def refused(club: Club, table: Table, user: int, question: int | None, action: object) -> str:
    """Why; and nothing has changed, nobody was told."""
    before, actions = club.tables.get(table.id), club.actions()
    club.told.clear()
    with pytest.raises((Refused, IllegalAction)) as why:
        await club.tables.act(table.id, user, question, action)  # type: ignore[arg-type]
    assert club.tables.get(table.id) == before
    assert (await club.stored())[0] == before
    assert club.actions() == actions
    assert club.told == []
    return str(why.value)


async def test_who_does_not_sit_here_cannot_play(club: Club):
    table = await club.match(ADA, BEN)
    assert "You’re not at table" in await refused(club, table, STRANGER.id, None, Draw())


async def test_who_is_not_on_turn_cannot_play(club: Club):
    table = await club.match(ADA, BEN)
    assert "turn" in await refused(club, table, BEN.id, None, Draw())


async def test_a_card_that_does_not_fit_stays_in_the_hand(club: Club):
    table = await club.match(ADA, BEN)
    await club.put(table.id, hands=(("5S", "6H"), ("7D", "9C")), pile=("9S",), suit=None)
    assert await refused(club, table, ADA.id, None, Play(("6H",)))


async def test_a_press_that_answers_an_old_question_does_nothing(club: Club):
    table = await club.match(ADA, BEN)
    assert table.state is not None
    old = table.state.asked
    await club.tables.act(table.id, ADA.id, old, Draw())
    table = await club.tables.act(table.id, BEN.id, old + 1, Draw())
    assert table.state is not None
    assert table.state.turn == 0
    assert "moved on" in await refused(club, table, ADA.id, old, Draw())
    await club.tables.act(table.id, ADA.id, old + 2, Draw())


async def test_of_two_presses_at_once_exactly_one_counts(club: Club):
    """Both queens fit, and each gives the turn back: the rules alone would let both happen."""
    table = await club.match(ADA, BEN)
    await club.put(table.id, hands=(("QS", "QH", "3C", "4C"), ("7D", "9C")), pile=("9S",), suit=None)
    assert table.state is not None
    question, actions = table.state.asked, club.actions()
    presses = [club.tables.act(table.id, ADA.id, question, Play((card,))) for card in ("QS", "QH")]
    outcomes = await asyncio.gather(*presses, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Table, StaleQuestion]
    assert club.actions() == actions + 1
    state = club.tables.get(table.id).state
    assert state is not None
    assert (state.turn, state.hands[0]) == (0, ("QH", "3C", "4C"))


async def test_somebody_elses_call_makes_no_question_stale(club: Club):
    table = await club.match(ADA, BEN)
    await club.put(table.id, hands=(("5S", "6H"), ("7D",)), uncalled=(1,), pile=("9S",), suit=None)
    assert table.state is not None
    called = await club.tables.act(table.id, BEN.id, None, Call())
    assert called.state is not None
    assert called.state.uncalled == ()
    played = await club.tables.act(table.id, ADA.id, table.state.asked, Play(("5S",), call=True))
    assert played.state is not None
    assert played.state.hands == (("6H",), ("7D",)), "nobody had to draw for a forgotten call"


async def test_who_is_away_takes_the_seat_back_before_playing(club: Club):
    table = await club.match(ADA, BEN)
    away = await club.tables.leave(table.id, ADA.id)
    assert away is not None
    assert "Press **Come back** first" in await refused(club, away, ADA.id, None, Draw())
    await club.tables.join(table.id, ADA)
    assert (await club.tables.act(table.id, ADA.id, None, Draw())).moves == away.moves + 1


async def test_tables_do_not_disturb_each_other(club: Club):
    first, second = await club.match(ADA, BEN), await club.match(ADA, CLEO)
    await asyncio.gather(*(club.tables.act(table.id, ADA.id, None, Draw()) for table in (first, second)))
    assert {table.id: table.moves for table in await club.stored()} == {
        first.id: first.moves + 1,
        second.id: second.moves + 1,
    }


async def test_everybody_sees_what_happened_and_only_the_owner_the_card(club: Club):
    table = await club.match(ADA, BEN)
    await club.tables.act(table.id, ADA.id, None, Draw())
    table = club.tables.get(table.id)
    drawn = {
        seat: next(
            event for event in await club.tables.story(table, seat) if isinstance(event, Drew) and event.seat == 0
        )
        for seat in (0, 1, None)
    }
    assert drawn[0].cards
    assert drawn[1].cards is drawn[None].cards is None


async def test_a_round_played_through_the_tables_can_be_replayed(club: Club):
    table = await club.lobby(ADA, BEN, CLEO)
    table = await club.tables.start(table.id, ADA)
    for _ in range(40):
        assert table.state is not None
        seat = table.state.turn
        user = table.seats[seat].member
        assert user is not None
        table = await club.tables.act(table.id, user, table.state.asked, sensible(table))
        assert await replayed(club.tables.store, table) == table.state
