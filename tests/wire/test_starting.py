"""Starts that go wrong, and what a restart leaves alone."""

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

from bot import WRONG_SETTING
from operation.connection import FATAL
from tests.wire import faults
from tests.wire.conftest import Scene, scene
from tests.wire.standin import standing_in


async def test_commands_that_hang_hold_up_no_play(stage: Scene):
    await stage.bot.start()
    person = await stage.deal()
    await stage.bot.stop()
    with closing(sqlite3.connect(stage.bot.folder / "eights.db")) as file:
        file.execute("UPDATE notes SET text = 'of an older version' WHERE name = 'commands'")
        file.commit()
    hanging = stage.discord.faults.add("PUT", faults.COMMANDS, faults.hang())
    await stage.bot.start()
    await stage.until(lambda: hanging.struck, "it tells its commands")
    saved = stage.moves
    await person.press_board("hand")
    await person.act()
    assert stage.moves == saved + 1
    assert await stage.bot.stop() == 0


async def ended_by(folder: Path, code: int) -> tuple[int, str, int, int]:
    """The exit status, the last line, and how many errors and connections there were, when the gateway closes."""
    async with standing_in() as discord:
        bot = scene(discord, folder).bot
        discord.gateway.closing = code
        try:
            await bot.start(waits=False)
            status = await bot.ended()
        finally:
            bot.signal(signal.SIGKILL)
        return status, bot.lines[-1], len(bot.troubles), discord.gateway.told["identify"]


async def test_a_close_for_good_is_a_sentence_and_status_2(tmp_path: Path):
    folders = [tmp_path / str(code) for code in FATAL]
    for each in folders:
        each.mkdir()
    ends = await asyncio.gather(*map(ended_by, folders, FATAL))
    assert ends == [(WRONG_SETTING, f"eights: {sentence}", 0, 1) for sentence in FATAL.values()]


async def test_who_presses_before_the_shard_is_ready_calls_no_one_again(stage: Scene):
    """discord.py waits two seconds for the servers of a session, and presses are answered meanwhile."""
    await stage.bot.start()
    person = await stage.deal()
    await stage.until(lambda: any(each.mentions for each in stage.discord.world.public(stage.channel)), "a call")
    await stage.settle()
    await stage.bot.stop()
    before = len(stage.discord.rest.calls)
    await stage.bot.start()
    other = stage.other(person)
    await other.press_board("more")
    await other.press_page("notify")
    await stage.bot.says("Ready")
    await stage.settle()
    posts = [path for method, path, _ in stage.discord.rest.calls[before:] if method == "POST"]
    assert not [path for path in posts if path.startswith("/channels/")]
