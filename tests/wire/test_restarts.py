"""The process ends, at the worst moment or as asked, and another one goes on where it stood."""

import asyncio
from random import Random

from db.database.opening import open_store
from tests.db.club import every
from tests.service.club import replayed
from tests.wire import faults
from tests.wire.conftest import Scene
from tests.wire.people import Person


async def sound(stage: Scene) -> None:
    """The file is whole, and the table is what its actions make of it."""
    assert stage.bot.look("PRAGMA integrity_check") == [("ok",)]
    store = await open_store(stage.bot.folder / "eights.db")
    try:
        for table in await every(store):
            assert table.match is None or await replayed(store, table) == table.state
    finally:
        await store.close()


async def test_a_kill_at_any_moment_loses_nothing_that_was_saved(stage: Scene):
    """Between saving and answering, between answering and editing, and at random while both play."""
    await stage.bot.start()
    person = await stage.deal(target=1000)
    for afterwards in (False, True):
        saved = stage.moves
        stage.discord.faults.add("POST", faults.CALLBACK, faults.drop(stage.bot.kill, afterwards=afterwards))
        await person.act(waits=False)
        await stage.bot.ended()
        stage.discord.faults.clear()
        assert stage.moves == saved + 1
        await sound(stage)
        person = await taken_up(stage)
    chance, most = Random(9), stage.moves + 9
    playing = [asyncio.create_task(player.play_on(chance)) for player in (stage.ada, stage.ben)]
    await stage.until(lambda: stage.moves > most, "they play")
    await stage.bot.kill()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await sound(stage)
    saved = stage.moves
    await (await taken_up(stage)).act()
    assert stage.moves == saved + 1
    assert await stage.bot.stop() == 0


async def taken_up(stage: Scene) -> Person:
    """The next bot, with both hands shown again. Returns who is asked."""
    await stage.bot.start()
    for player in (stage.ada, stage.ben):
        await player.press(stage.boards[-1], "hand")
    return await stage.until(stage.asked, "a player is asked")
