"""A match in the file, from the first deal to the result."""

from pathlib import Path

import pytest

from db.database.store import NotSaved, Store
from db.repositories import matches
from db.repositories.matches import Ending, Move, Result
from engine.core.actions import Draw
from engine.games.codec import decode
from tests.db.club import ADA, CLUB, GAME, logged, look, opening
from tests.doors import Rules

pytestmark = pytest.mark.on_server


async def test_what_is_known_of_a_match_that_began(store: Store, tmp_path: Path):
    first = await store.write(matches.begin, opening())
    second = await store.write(matches.begin, opening(guild=3, channel=4, seed="s", salt="t", began_at=7))
    assert second > first
    columns = "guild_id, channel_id, game, seed, salt, engine, began_at, ended_at, outcome"
    rows = look(tmp_path / "eights.db", f"SELECT {columns}, rules FROM matches ORDER BY id")
    assert rows[0][:-1] == (CLUB, 9, "crazy-eights", "seed", "salt", "1", 1000.5, None, "playing")
    assert rows[1][:-1] == (3, 4, "crazy-eights", "s", "t", "1", 7, None, "playing")
    assert decode(Rules, rows[0][-1]) == GAME.rules(2)


async def test_an_action_is_recorded_once_an_interaction_acts_once_and_neither_without_a_match(store: Store):
    first, second = await logged(store, 2, 2), await logged(store, 2, 2)
    async with store.writing() as connection:
        assert not await matches.acted(connection, 77)
        await matches.log(connection, Move(first, 3, 0, Draw(), (), 1.0, interaction=77))
    for match, number, interaction in ((first, 3, None), (second, 3, 77), (99, 1, None)):
        with pytest.raises(NotSaved):
            await store.write(matches.log, Move(match, number, 0, Draw(), (), 1.0, interaction=interaction))
    assert [await store.read(matches.acted, number) for number in (77, 78)] == [True, False]
    assert [len(await store.read(matches.course, match)) for match in (first, second)] == [3, 2]


async def test_an_ending_has_a_line_for_every_seat_and_comes_once(store: Store, tmp_path: Path):
    async with store.writing() as connection:
        match = await matches.begin(connection, opening())
        other = await matches.begin(connection, opening())
        results = (
            Result(1, None, True, False, 1, True, 4, 5, 3, 98),
            Result(0, ADA, False, True, 2, False, 105, None, 1, 4),
        )
        await matches.finish(connection, Ending(match, "finished", 4, True, results, 2000.25))
    again = Ending(match, "abandoned", 9, False, (Result(0, ADA, False, False, 1, True, 0, 0, 9, 9),), 9.0)
    with pytest.raises(NotSaved):
        await store.write(matches.finish, again)
    file = tmp_path / "eights.db"
    assert look(file, "SELECT id, outcome, rounds, ranked, ended_at FROM matches ORDER BY id") == [
        (match, "finished", 4, 1, 2000.25),
        (other, "playing", 0, 0, None),
    ]
    columns = "match_id, seat, user_id, computer, went_away, place, won, total, cost, rounds_won, caught"
    assert look(file, f"SELECT {columns} FROM results ORDER BY seat") == [
        (match, 0, ADA, 0, 1, 2, 0, 105, None, 1, 4),
        (match, 1, None, 1, 0, 1, 1, 4, 5, 3, 98),
    ]
