"""One process with several shards, and one with a share of them: what befalls one shard concerns its servers alone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot import WRONG_SETTING
from tests.wire.conftest import Scene, seated
from tests.wire.process import BotProcess, at_work
from tests.wire.standin import standing_in
from tests.wire.test_faults import DEALT, moved

SHARDS = 2  # the second begins its session five seconds after the first


@asynccontextmanager
async def spread(folder: Path, *shards: int) -> AsyncIterator[list[Scene]]:
    """People in a server on each of these shards. The bot is not started yet."""
    async with standing_in() as discord:
        discord.gateway.shards = discord.gateway.at_once = SHARDS
        bot = BotProcess(discord, folder)
        yield [seated(discord, bot, shard) for shard in shards]
        assert discord.rest.violations == []
        assert bot.troubles == []


async def test_a_shard_that_breaks_or_begins_anew_leaves_the_others_alone(tmp_path: Path):
    async with spread(tmp_path, 0, 1) as (one, two), at_work(one.bot) as bot:
        gateway = one.discord.gateway
        people = [await evening.deal() for evening in (one, two)]
        await bot.says("Ready in 2 servers")

        gateway.drop(0)
        await bot.says("Shard 0 is not connected")
        before = one.boards[-1].edits
        missed = await people[0].act(waits=False)
        await moved(two, people[1])
        await people[0].answered(missed)
        await one.until(lambda: one.boards[-1].edits > before, "the board shows the move")
        assert gateway.told["resume", 0] == 1
        assert (one.moves, two.moves) == (DEALT + 1, DEALT + 1)

        ready = len(bot.said("Ready in"))
        edits = [board.edits for scene in (one, two) for board in scene.boards]
        await gateway.invalidate(0)
        await one.until(lambda: len(bot.said("Ready in")) > ready, "shard 0 is ready anew")
        await one.settle()
        assert [board.edits for scene in (one, two) for board in scene.boards] == edits
        await moved(one, await one.until(one.asked, "a player is asked"))
        await moved(two, await two.until(two.asked, "a player is asked"))

        begun = {shard: gateway.told["identify", shard] for shard in range(SHARDS)}
        assert begun == {0: 2, 1: 1}
        assert {shard: gateway.told["resume", shard] for shard in range(SHARDS)} == {0: 1, 1: 0}


async def test_a_frame_that_cannot_be_read_makes_that_shard_alone_resume_at_once(tmp_path: Path):
    """What comes after it is told again on the next connection: a press waits 3 seconds."""
    async with spread(tmp_path, 0, 1) as (one, two), at_work(one.bot) as bot:
        told = one.discord.gateway.told
        for times in (1, 2):
            await one.discord.gateway.send_text('{"op": 0, "t": "INTERACTION_CREATE"', 1)
            await two.ada.slash("eights open")
            assert told["resume", 1] == told["resume"] == times
        await one.ada.slash("eights open")
        assert (told["identify"], len(two.boards)) == (SHARDS, 2)
        assert len(bot.said("so shard 1 connects again")) == 2


async def test_servers_that_a_shard_has_left_unheard_lose_their_tables_and_others_keep_theirs(tmp_path: Path):
    async with spread(tmp_path, 0, 1, 1) as (one, two, gone), at_work(one.bot) as bot:
        for scene in (one, two, gone):
            await scene.deal()
            await scene.settle()
        world, gateway = one.discord.world, one.discord.gateway
        for scene in (one, gone):
            del world.guilds[scene.channel.guild.id]  # the first is not asked after, as its shard stays as it is
        await gateway.invalidate(1)
        await bot.says("Ready in 2 servers, 2 tables open")
        assert [scene.saved for scene in (one, two, gone)] == [1, 1, 0]


async def test_a_start_that_would_cost_the_token_is_a_sentence(tmp_path: Path):
    async with spread(tmp_path, 0) as (one,):
        one.discord.gateway.left = SHARDS - 1
        await one.bot.start(waits=False)
        assert await one.bot.ended() == WRONG_SETTING
        assert one.bot.lines[-1].startswith("eights: Discord allows 1 more sessions, and this start needs 2.")
        assert one.bot.lines[-1].endswith("start it again in 2 hours.")
        assert one.discord.gateway.told["identify"] == 0


async def test_another_number_of_shards_is_a_restart_and_nothing_else(tmp_path: Path):
    async with spread(tmp_path, 0, 1) as (one, two), at_work(one.bot) as bot:
        for scene in (one, two):
            await scene.deal()
            await scene.settle()
        await bot.stop()
        one.discord.gateway.shards = 3
        await bot.start()
        for scene in (one, two):
            await moved(scene, await scene.until(scene.asked, "a player is asked"))
