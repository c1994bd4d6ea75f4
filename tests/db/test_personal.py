"""What a row says about one person is told without the others in it."""

from dataclasses import replace
from pathlib import Path

import pytest

from db.database.store import Store
from db.repositories import personal
from db.repositories.live_rows import table_rows as tables
from model.people.rating import ORDERS
from model.tables.table import Happening
from tests.db.club import ADA, BEN, CLEO, DORA, OTHER_CLUB, Line, a_table, board, everything_in, played, ranks

pytestmark = pytest.mark.on_server


async def told(store: Store, member: int) -> list[dict[str, object]]:
    return (await store.read(personal.rows_about, member))["tables"]


async def test_what_a_person_did_without_what_others_did(store: Store):
    happenings = (
        Happening("first", seat=0, by="Ben", member=BEN),
        Happening("removed", seat=1, by="Ada Lovelace", member=ADA),
        Happening("left", seat=1),
    )
    await store.write(tables.add, a_table(happenings=happenings))
    (bens,) = await told(store, BEN)
    assert "Ada" not in str(bens)
    assert str(ADA) not in str(bens)
    assert [each["kind"] for each in bens["happenings"]] == ["first"]  # type: ignore[attr-defined]


async def test_a_number_that_only_contains_theirs_is_of_another_person(store: Store):
    table = a_table()
    others = tuple(replace(seat, member=(seat.member or 0) * 100 + DORA) for seat in table.seats)
    await store.write(tables.add, replace(table, host=None, seats=others))
    assert await told(store, DORA) == []


async def test_a_row_that_cannot_be_read_keeps_nothing_else_from_them(store: Store):
    async with store.writing() as transaction:
        await tables.add(transaction, a_table())
        await tables.add(transaction, a_table())
        await transaction.exec_driver_sql(f"UPDATE tables SET host_id = 7, seats = '[{ADA}, ' WHERE id = 1")
    assert [row["id"] for row in await told(store, ADA)] == [2]


async def test_the_others_keep_their_results_whole_and_their_order(store: Store, tmp_path: Path):
    for number in range(4):
        evening = {
            ADA: Line(won=number < 2, total=20 + number, rounds_won=3, caught=60),
            BEN: Line(won=number == 2, total=60, rounds_won=2, caught=40),
            CLEO: Line(won=number == 3, total=90, rounds_won=1, caught=20),
            None: Line(total=101),
        }
        await played(store, evening)
        await played(store, {BEN: Line(won=True), ADA: Line()}, guild=OTHER_CLUB)
    everything = everything_in(tmp_path / "eights.db")
    await store.write(personal.forget, DORA)
    assert everything_in(tmp_path / "eights.db") == everything, "she has never played"

    before = {user: (await board(store, user=user)).own for user in (BEN, CLEO)}
    others = {order: [user for _, user in await ranks(store, order) if user != ADA] for order in ORDERS}
    await store.write(personal.forget, ADA)
    for user, score in before.items():
        own = (await board(store, user=user)).own
        assert score is not None
        assert own == replace(score, rank=score.rank - 1), "one better player is gone from the board"
    assert {order: [user for _, user in await ranks(store, order)] for order in ORDERS} == others
    page = await board(store, user=ADA)
    assert (page.own, page.total) == (None, 2)

    ranked = await ranks(store)
    await store.write(personal.forget, CLEO)
    assert await ranks(store) == [pair for pair in ranked if pair[1] != CLEO]
