"""What those who watch a match cost: processor time on the event loop for a move, with and without them.

Two or three people play by buttons, each with an open hand, as in ``tests.bench.presses``. Fifty others watch. Beside
what one more of them takes for each move stands what one more player takes, whose hand follows the same moves.
"""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median
from time import thread_time

from cogs.ui.looks import warm_up
from db.database.store import open_store
from engine.core.actions import Play
from model.member import Member
from model.servers.shard_set import WHOLE
from model.tables.seating import TableSetup
from operation.client import Eights
from tests.bench.figures import Bench, Line, line
from tests.bench.presses import PAUSES, PLACE, Mirror, _pressed, _quiet, prepare, public
from tests.db.club import to
from tests.service.club import counted_seeds, sensible

EACH = "processor time on the event loop for one who watches, for each move"
PLAYERS = [Member(number, f"Player {number}") for number in range(101, 109)]
SPECTATORS = [Member(number, f"Fan {number}") for number in range(1001, 1051)]
FEW, MORE = 2, 6  # people who play


def benches(folder: Path, moves: int) -> Iterator[Bench]:
    yield Bench((EACH,), partial(_measure, folder, moves))


def _measure(folder: Path, moves: int) -> Iterator[Line]:
    warm_up()
    few = asyncio.run(_played(folder / "few.db", FEW, 0, moves))
    more = asyncio.run(_played(folder / "more.db", MORE, 0, moves))
    watched = asyncio.run(_played(folder / "watched.db", FEW, len(SPECTATORS), moves))
    each = [(cost - median(few)) / len(SPECTATORS) for cost in watched]
    player = [(cost - median(few)) / (MORE - FEW) for cost in more]
    yield line(EACH, "ms", each, player, baseline_is="one more player with an open hand", watching=len(SPECTATORS))


async def _played(file: Path, players: int, spectators: int, moves: int) -> list[float]:
    """The milliseconds on the loop of moves in which a card is played, with all that follows them."""
    mirror = Mirror()
    bot = Eights(await open_store(file), PAUSES, seed=counted_seeds("bench"), share=WHOLE)
    await prepare(bot, mirror)
    people = PLAYERS[:players]
    table = await bot.services.tables.open(PLACE, people[0], TableSetup(to(1000)))
    for person in people[1:]:
        await bot.services.tables.join(table.id, person)
    await bot.services.table_board.post(table.id)
    await bot.services.tables.start(table.id, people[0])
    took: list[float] = []
    while len(took) < moves:
        await _look(bot, mirror, table.id, people, SPECTATORS[:spectators])
        took += await _moved(bot, mirror, table.id)
    await bot.close()
    return took


async def _look(bot: Eights, mirror: Mirror, table_id: int, people: list[Member], spectators: list[Member]) -> None:
    """Everyone opens their hand, or watches, who does not yet."""
    mine, services = asyncio.all_tasks(), bot.services
    for person in people:
        if not services.hands.follows(table_id, person.id):
            _pressed(bot, mirror, person, f"b:{table_id}::hand", public(mirror, f"b:{table_id}::hand"))
    watching = services.live_views._watching.get(table_id, {})
    for person in spectators:
        if person.id not in watching:
            _pressed(bot, mirror, person, f"b:{table_id}::watch", public(mirror, f"b:{table_id}::watch"))
    await _quiet(mine)


async def _moved(bot: Eights, mirror: Mirror, table_id: int) -> list[float]:
    """The seat to move does something sensible; what it cost if it was a card."""
    table = bot.services.tables.get(table_id)
    assert table.state is not None
    action, mine = sensible(table), asyncio.all_tasks()
    member = table.seats[table.state.turn].member
    assert member is not None
    mirror.spent, began = 0, thread_time()
    await bot.services.tables.act(table_id, member, None, action)
    await _quiet(mine)
    cost = (thread_time() - began - mirror.spent) * 1000
    return [cost] if isinstance(action, Play) else []
