"""A match in the file, from the first deal to the result."""

from pathlib import Path

import pytest

from db.database.store import NotSaved, Store
from db.maintenance.commands import check
from db.repositories import matches, matches as moves
from db.repositories.matches import Ending, Result
from db.types import StoredMove, packed, unpacked
from engine.core.actions import Draw
from tests.db.club import ADA, events_of, logged, look, opening

pytestmark = pytest.mark.on_server


async def test_an_action_is_recorded_once_an_interaction_acts_once_and_neither_without_a_match(store: Store):
    first, second = await logged(store, 2, 2), await logged(store, 2, 2)
    async with store.writing() as connection:
        assert not await matches.acted(connection, 77)
        await matches.log(connection, first, matches.Turn(3, 0, Draw(), (), 77), 1.0)
    for match, number, interaction in ((first, 3, None), (second, 3, 77), (99, 1, None)):
        with pytest.raises(NotSaved):
            await store.write(matches.log, match, matches.Turn(number, 0, Draw(), (), interaction), 1.0)
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


# Over: one record, from which everything is read as before


ENDED = 5000.0
MOVES = 70


async def end(store: Store, match: int) -> None:
    result = Result(0, ADA, False, False, 1, True, 0, 0, 1, 9)
    await store.write(matches.finish, Ending(match, "finished", 2, False, (result,), ENDED))


async def over(store: Store) -> int:
    await end(store, match := await logged(store, 3, MOVES))
    return match


async def all_that_is_read(store: Store, match: int) -> list[object]:
    async with store.reading() as transaction:
        return [
            await matches.course(transaction, match),
            await matches.latest(transaction, match, 30, 15),
            await events_of(transaction, match),
            await matches.round_so_far(transaction, match),
            await moves.every(transaction, match),
        ]


@pytest.mark.parametrize("seats", [2, 4])
async def test_a_match_that_is_over_reads_as_it_did_in_play(store: Store, seats: int, tmp_path: Path):
    match, other = await logged(store, seats, MOVES, "one"), await logged(store, seats, MOVES, "two")
    before, others = await all_that_is_read(store, match), await all_that_is_read(store, other)
    assert all(before)
    file = tmp_path / "eights.db"
    ((size,),) = look(file, f"SELECT sum(length(action) + length(events)) FROM actions WHERE match_id = {match}")
    await end(store, match)
    assert len(stored(tmp_path)) * 4 < size
    assert look(file, "SELECT match_id, count(*) FROM actions GROUP BY match_id") == [(other, MOVES)]
    assert look(file, "SELECT match_id FROM packed_actions") == [(match,)]
    assert await all_that_is_read(store, match) == before
    assert await all_that_is_read(store, other) == others


@pytest.mark.file
async def test_actions_that_cannot_be_read_stay_as_they_are(store: Store, tmp_path: Path):
    """And the match ends all the same."""
    match = await logged(store, 3, MOVES)
    async with store.writing() as transaction:
        await transaction.exec_driver_sql("UPDATE actions SET events = CAST(x'ff' AS TEXT) WHERE number = 3")
    await end(store, match)
    assert look(tmp_path / "eights.db", "SELECT count(*) FROM actions") == [(MOVES,)]
    assert look(tmp_path / "eights.db", "SELECT outcome FROM matches") == [("finished",)]


@pytest.mark.file
async def test_a_packed_match_that_is_damaged_is_named(store: Store, tmp_path: Path, subtests: pytest.Subtests):
    match = await over(store)
    assert not any("packed_actions" in each for each in check(tmp_path / "eights.db")[1])
    one_of_two = packed([*unpacked(stored(tmp_path))[:1], StoredMove(2, 0, "{}", "[]", 1.0)])
    for damage, row, told in (
        ("nothing packed", b"\0", "its actions cannot be read"),
        ("an action", one_of_two, "action 2 cannot be read"),
        ("numbers for texts", packed([StoredMove(1, 0, 7, 8, 9.0)]), "its actions cannot be read"),  # type: ignore[arg-type]
    ):
        with subtests.test(damage):
            async with store.writing() as transaction:
                await transaction.exec_driver_sql("UPDATE packed_actions SET actions = ?", (row,))
            assert f"row {match} of packed_actions: {told}" in check(tmp_path / "eights.db")[1]
            assert await store.read(events_of, match) == []
            assert await store.read(matches.round_so_far, match) == []


def stored(folder: Path) -> bytes:
    ((row,),) = look(folder / "eights.db", "SELECT actions FROM packed_actions")
    return bytes(row)
