"""A process that plays a match on a file and tells the version of the table after each change, until it is killed."""

import asyncio
import sys

from db.database.address import database_at
from db.database.opening import open_store
from model.tables.seating import TableSetup
from model.tables.table import Table
from service.live_store import Listeners
from service.tables import Tables
from tests.db.club import to
from tests.service.club import ADA, HASTE, PLACE, sensible

GAMES = {"crazy-eights": to(200), "kings-reverse": to(150, "kings-reverse"), "bartok": to(100, "bartok")}


async def play(database: str, game: str) -> None:
    listeners = Listeners()
    tables = Tables(await open_store(database_at(database)), HASTE, listeners)
    changes: asyncio.Queue[object] = asyncio.Queue()
    listeners.connect(lambda change: print(tables.get(change.id).version, flush=True), changes.put_nowait)
    await tables.resume()
    if not tables.every():
        table = await tables.open(PLACE, ADA, TableSetup(GAMES[game], computers=("easy", "steady")))
        await tables.start(table.id, ADA)
    (table,) = tables.every()
    while table.phase != "over":
        if adas_turn(table) and table.state:
            await tables.act(table.id, ADA.id, table.state.asked, sensible(table))
        else:
            await changes.get()
        table = tables.get(table.id)
    await tables.stop()
    await tables.store.close()


def adas_turn(table: Table) -> bool:
    """Ada is asked for a move, or has won a round and may add a rule."""
    state = table.state
    return state is not None and state.turn == 0 and (state.phase == "play" or state.adding() == 0)


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2]))
