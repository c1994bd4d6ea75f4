"""The process is killed and started again: old messages, a press that is half made, and its end."""

import asyncio
from functools import partial
from pathlib import Path

import discord
import pytest

from tests.cogs.server import Server, answer, make_bot, press, text
from tests.db.fresh import store_at


async def seated(server: Server):
    table, hands = await server.begin(server.ada, server.ben)
    await server.position("9S 4S KD 8C", "9C 7H 6H", top="9H")
    return table, hands


async def test_in_play_old_hands_and_the_old_table_go_on(server: Server):
    table, (hand, bens) = await seated(server)
    before = server.table()
    await server.restart()
    assert server.table().state == before.state
    await press(server.ada, hand, "9♠")
    assert "Waiting for" in text(hand)
    assert "**Ben’s turn**" in text(table)
    again = answer(await press(server.ben, table, "My hand"))
    await press(server.ben, again, "9♣")
    assert "Your turn" in text(hand)  # followed again since its press
    assert "Waiting for" in text(bens)  # not followed: nobody pressed it since


async def test_in_the_middle_of_an_eight(server: Server):
    _, (hand, _) = await seated(server)
    await press(server.ada, hand, "8♣")
    await server.restart()
    await press(server.ada, hand, "♠ Spades")
    assert (server.table().state.pile[-1], server.table().state.suit) == ("8C", "S")


async def test_unchanged_commands_are_told_to_discord_once(server: Server):
    def told() -> int:
        return sum(
            request.method == "PUT" and request.path.endswith("/commands") for request in server.env.http_requests
        )

    assert told() == 1
    await server.restart()
    assert told() == 1
    async with server.bot.store.writing() as connection:
        await connection.exec_driver_sql("UPDATE notes SET text = 'of an older version' WHERE name = 'commands'")
    await server.restart()
    assert told() == 2


async def test_a_table_of_a_server_that_was_left_meanwhile_is_over(server: Server):
    await seated(server)
    await server.replace(guild=server.guild.id + 1)
    await server.restart()
    assert server.bot.services.tables.every() == []
    assert await server.ask("SELECT outcome FROM matches") == [("abandoned",)]


async def test_a_bot_whose_tasks_were_cut_off_lets_go_of_its_file(tmp_path: Path):
    async with await make_bot(tmp_path / "eights.db") as bot:
        bot.services.retention.begin()
        bot.services.days.resume()
        await asyncio.sleep(0)
        for job in (bot.services.retention, bot.services.days._closing):
            assert job._task is not None
            job._task.cancel()
        await bot.close()
    await (await store_at(tmp_path / "eights.db")).close()


@pytest.mark.logs_errors
@pytest.mark.parametrize("part", ["registration", "looking_back", "days", "table_board", "muted_channels", "http"])
async def test_a_part_that_cannot_stop_keeps_no_other_from_it(
    tmp_path: Path, part: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    stopped: list[str] = []

    async def stops(name: str) -> None:
        stopped.append(name)

    async with await make_bot(tmp_path / "eights.db") as bot:
        for each in ("tables", "day_results"):
            monkeypatch.setattr(getattr(bot.services, each), "stop", partial(stops, each))
        holder = bot if part in {"registration", "http"} else bot.services
        monkeypatch.setattr(getattr(holder, part), "close" if part == "http" else "stop", fails)
    assert stopped == ["tables", "day_results"]
    assert bot.is_closed()
    assert "Something went wrong while the bot stopped" in caplog.text
    await (await store_at(tmp_path / "eights.db")).close()


def fails() -> None:
    raise RuntimeError("nobody has thought of this")


async def test_what_happens_in_servers_while_the_bot_stops_is_finished_or_left_for_the_next_start(tmp_path: Path):
    async with await make_bot(tmp_path / "eights.db") as bot:
        begun = asyncio.create_task(bot.on_shard_ready(0))
        await asyncio.sleep(0)
        await bot.close()
        await begun
        await bot.on_shard_ready(0)
        await bot.on_raw_thread_delete(
            discord.RawThreadDeleteEvent({"id": 1, "guild_id": 2, "parent_id": 3, "type": 11})
        )
