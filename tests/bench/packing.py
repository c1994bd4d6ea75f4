"""How much room a stored match takes once it is packed, beside the same match with a row for each action."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from db.database.store import Store, open_store
from db.repositories.matches import matches, moves
from db.repositories.matches.matches import Ending, Move, Opening, Result
from db.types import packed
from engine.bots import steady
from engine.chance.stream import Chance
from engine.core.actions import Deal
from engine.games.variants import variant
from tests.bench.figures import Bench, Line, line

GAMES, MATCHES, ENDED, FIRST_PRESS = ("crazy-eights", "str8-eight"), 6, 1.79e9, 1 << 60
UNPACKED, KB = "a row for each action", 1000


def benches(folder: Path) -> Iterator[Bench]:
    for game in GAMES:
        yield Bench((f"size of a stored match {game}",), lambda game=game: [asyncio.run(_size(folder, game))])


async def _size(folder: Path, game: str) -> Line:
    path = folder / f"packing-{game}.db"
    store = await open_store(path)
    empty = _room(path)
    numbers = [await _played(store, game, 2 + number % 3, str(number)) for number in range(MATCHES)]
    before = _room(path) - empty
    for number in numbers:
        async with store.reading() as transaction:
            kept = await moves.readable(transaction, number)
        async with store.writing() as transaction:
            await moves.pack(transaction, number, packed(kept))
    after = _room(path) - empty
    await store.close()
    each = MATCHES * KB
    return line(f"size of a stored match {game}", "kB", [after / each], [before / each], baseline_is=UNPACKED)


async def _played(store: Store, game: str, seats: int, seed: str) -> int:
    """A match between players who think, from its first deal to its end."""
    chosen, chance = variant(game), Chance(seed)
    state, number = chosen.game.start(chosen.rules(seats), seed), 0
    async with store.writing() as transaction:
        opening = Opening(1, 9, game, state.rules, seed, seed, "4", ENDED)
        match = await matches.begin(transaction, opening)
        while state.phase != "over":
            number += 1
            dealt = state.phase == "deal"
            seat = 0 if dealt else state.turn
            action = Deal() if dealt else steady(chosen.game, chosen.game.view(state, seat), chance)
            state, events = chosen.game.act(state, seat, action)
            asked = FIRST_PRESS + match * 100_000 + number
            await matches.log(transaction, Move(match, number, seat, action, tuple(events), ENDED + number / 7, asked))
        result = Result(0, FIRST_PRESS, False, False, 1, True, 0, 0, 1, 9)
        await matches.finish(transaction, Ending(match, "finished", 4, False, (result,), ENDED))
    return match


def _room(path: Path) -> int:
    """The bytes of the file without what is free in it."""
    with closing(sqlite3.connect(path)) as file:
        for step in ("PRAGMA wal_checkpoint(TRUNCATE)", "VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"):
            file.execute(step)
    return path.stat().st_size
