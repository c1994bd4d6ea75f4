"""What the log of a start, of a table and of troubles says: a line each, and nothing that nobody should read."""

import json
import logging
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from engine.words import Words, in_language
from model import VERSION
from operation.logs import set_up_logging
from tests.wire.conftest import Scene
from tests.wire.process import TOKEN

CARDS = "♠♥♦♣"


async def play_a_table(stage: Scene) -> None:
    await stage.ada.slash("eights open", {"bots": 3, "target": 50, "quick": True})
    await stage.ada.slash("eights start")
    await stage.ada.slash("eights leave")
    await stage.bot.says("Match began at")


@pytest.mark.parametrize("level", ["INFO", "DEBUG"])
async def test_a_start_is_a_handful_of_lines_and_a_table_a_few(stage: Scene, level: str):
    bot, server = stage.bot, stage.channel.guild.id
    bot.settings["LOG_LEVEL"] = level
    await bot.start()
    await bot.says("Ready in 1 server")
    assert bot.lines[0].endswith(f" eights: Eights {VERSION}")
    assert len(bot.lines) <= 6
    await play_a_table(stage)
    await stage.ada.slash("eights table", {"action": "close"})
    await stage.ada.press_page("close")
    await bot.says("Closed table 1")
    assert await bot.stop() == 0
    story = [line.partition(" eights.tables: ")[2] for line in bot.said(" eights.tables: ")]
    assert story == [
        f"Opened table 1 in server {server}: Crazy Eights",
        f"Match began at table 1 in server {server}: Crazy Eights",
        f"Closed table 1 in server {server}: Crazy Eights",
    ]
    if level == "INFO":
        assert len(bot.lines) <= 13, "\n".join(bot.lines)
    for secret in (TOKEN, "Ada", "SELECT", "INSERT", "PRAGMA", "voice", "davey", *CARDS):
        assert bot.said(secret) == []


async def test_the_log_as_json(stage: Scene):
    stage.bot.settings["LOG_FORMAT"] = "json"
    await stage.bot.start()
    await stage.bot.says("Ready in 1 server")
    await play_a_table(stage)
    assert await stage.bot.stop() == 0
    records: list[dict[str, Any]] = [json.loads(line) for line in stage.bot.lines]
    assert {"level", "logger", "message", "time"} <= records[0].keys()
    opened = next(record for record in records if record["message"].startswith("Opened table"))
    assert (opened["table"], opened["server"], opened["game"]) == (1, stage.channel.guild.id, "crazy-eights")


def fail(trouble: type[Exception] | Exception) -> None:
    raise trouble


@pytest.fixture
def written(capfd) -> Any:
    """What stands in the log after a trouble was logged some times."""

    def write(logger: str, trouble: type[Exception] | Exception, times: int = 1) -> list[str]:
        set_up_logging("INFO")
        for _ in range(times):
            try:
                fail(trouble)
            except Exception:
                logging.getLogger(logger).exception("It failed for %s", 7)
        return list(capfd.readouterr().err.splitlines())

    return write


def refused(status: int, code: int) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=status, reason="no")
    return discord.HTTPException(answer, {"code": code, "message": "Unknown interaction"})


def test_an_answer_that_came_too_late_is_no_news(written):
    assert written("discord.app_commands.tree", refused(404, 10062)) == []


NETWORK = [refused(500, 0), refused(404, 10062), aiohttp.ClientError("gone\nfor good"), TimeoutError()]


@pytest.mark.parametrize("trouble", [*NETWORK, ConnectionResetError(1)])
def test_a_trouble_of_the_network_is_one_line(written, trouble):
    (line,) = written("eights", trouble)
    assert "It failed for 7" in line
    assert type(trouble).__name__ in line


def test_a_fault_of_ours_has_its_traceback_once(written):
    lines = written("eights", ZeroDivisionError, 3)
    assert len([line for line in lines if line.startswith("Traceback")]) == 1
    assert len([line for line in lines if "It failed for 7" in line]) == 3
    assert lines[-1].endswith("(ZeroDivisionError)")


@pytest.mark.parametrize("level", ["DEBUG", "ERROR"])
def test_libraries_that_would_tell_secrets_are_silent(level: str):
    set_up_logging(level)
    for name in ("sqlalchemy.engine.Engine", "alembic.runtime.migration", "discord.gateway", "discord.client"):
        assert not logging.getLogger(name).isEnabledFor(logging.INFO), name
    for name in ("discord.http", "discord.state", "aiosqlite", "PIL.PngImagePlugin"):
        assert not logging.getLogger(name).isEnabledFor(logging.DEBUG), name


def test_the_log_is_english_whatever_is_spoken(capfd):
    set_up_logging("INFO")
    no_level = Words("engine.bots").message("easy")
    with in_language("de"):
        logging.getLogger("eights").info("A bot is %s, in German %s", no_level, str(no_level))
    assert "A bot is easy, in German leicht" in capfd.readouterr().err
