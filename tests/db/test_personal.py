"""What a row says about one person is told without the others in it."""

from dataclasses import replace

import pytest

from db.database.store import Store
from db.repositories import personal
from db.repositories.live_rows import table_rows as tables
from model.tables.table import Happening
from tests.db.club import ADA, BEN, DORA, a_table

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
