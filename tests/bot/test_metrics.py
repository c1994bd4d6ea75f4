"""Figures and health, on this computer only."""

import asyncio
import re
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import aiohttp
import pytest

from bot import WRONG_SETTING, main
from tests import PATIENCE
from tests.bot.conftest import kept_port, page
from tests.wire import faults
from tests.wire.conftest import Scene
from tests.wire.process import TOKEN


class Figures:
    """What the bot of a scene tells on a port of its own."""

    def __init__(self, stage: Scene, port: int) -> None:
        self.port = port
        stage.bot.settings["METRICS_PORT"] = str(port)

    async def read(self, name: str) -> tuple[int, str]:
        return await page(str(self.port), name)

    async def until(self, name: str, enough: float) -> str:
        """The figures once one of them is as large as this. An answer counts a moment after Discord has seen it."""
        async with asyncio.timeout(PATIENCE):
            while figure(text := (await self.read("metrics"))[1], name) < enough:  # noqa: ASYNC110  another process counts
                await asyncio.sleep(0.05)
        return text


def figure(text: str, name: str) -> float:
    found = re.search(rf"^eights_{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, text
    return float(found[1])


@pytest.fixture
def figures(stage: Scene) -> Iterator[Figures]:
    with kept_port() as port:
        yield Figures(stage, port)


async def test_health_and_a_connection_that_breaks_is_made_again(stage: Scene, figures: Figures):
    stage.discord.gateway.down = True
    await stage.bot.start(waits=False)
    await stage.bot.says("Discord's gateway has failed")
    assert await figures.read("healthz") == (503, "starting\n")
    stage.discord.gateway.down = False
    await stage.bot.says("Ready in 1 server")
    assert await figures.read("healthz") == (200, "ok\n")
    stage.discord.gateway.down = True
    stage.discord.gateway.drop()
    await stage.bot.says("Attempting a reconnect for shard ID 0")
    assert await figures.read("healthz") == (503, "disconnected\n")
    stage.discord.gateway.down = False
    await stage.until(lambda: len(stage.bot.said("Ready in 1 server")) == 2, "it is ready anew")
    assert await figures.read("healthz") == (200, "ok\n")
    await stage.ada.slash("eights leaderboard")


async def test_figures_that_nobody_else_can_read(stage: Scene, figures: Figures):
    await stage.bot.start()
    await stage.bot.says("Ready in 1 server")
    await stage.ada.open_table()
    assert figure(await figures.until("open_tables", 1), "open_tables") == 1
    stage.discord.faults.add("POST", faults.POST, faults.too_many("user", 0.01))
    await stage.ada.slash("eights open")
    text = await figures.until("acknowledgement_seconds_count", 2)
    assert figure(text, "acknowledgement_seconds_count") == 2
    await figures.until("rate_limited_total", 1)
    assert 0 < figure(text, "acknowledgement_seconds_sum") < PATIENCE
    names = ["last_commit_seconds", "waiting_edits", "event_loop_lag_seconds_count", "event_loop_longest_lag_seconds"]
    names += ['gateway_latency_seconds{shard="0"}', "expert_choices_total", 'expert_unanswered_total{why="late"}']
    for name in names:
        assert figure(text, name) >= 0
    assert figure(text, 'shard_connected{shard="0"}') == figure(text, 'servers{shard="0"}') == 1
    assert TOKEN not in text
    assert listening()[figures.port] == "0100007F", "this computer alone, 127.0.0.1, as the kernel writes it"


@pytest.mark.usefixtures("by_hand")
async def test_experts_of_a_bot_that_runs_think_beside_it(stage: Scene, figures: Figures):
    stage.bot.settings |= {"EXPERTS": "1", "COMPUTER_PAUSE": "0"}
    await stage.bot.start()
    await stage.ada.open_table(bots=2, level="expert", quick=True)
    await stage.ada.press_board("start")
    text = ""
    while not text or figure(text, "expert_choices_total") < 4:
        await stage.ada.play_on(Random(1), 1)
        text = (await figures.read("metrics"))[1]
    assert [figure(text, f'expert_unanswered_total{{why="{why}"}}') for why in ("died", "failed")] == [0, 0]


def listening() -> dict[int, str]:
    every = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    places = [line[1].split(":") for line in every if line[3] == "0A"]
    return {int(port, 16): address for address, port in places}


async def test_without_the_setting_nothing_listens(stage: Scene, figures: Figures):
    stage.bot.settings["METRICS_PORT"] = "0"
    await stage.bot.start()
    with pytest.raises(aiohttp.ClientError):
        await figures.read("healthz")


def test_a_port_that_is_taken_and_packages_that_are_missing(monkeypatch: pytest.MonkeyPatch, capfd):
    def told(**setting: str) -> str:
        with monkeypatch.context() as patch:
            for name, value in {"DISCORD_TOKEN": TOKEN, **setting}.items():
                patch.setenv(name, value)
            assert main([]) == WRONG_SETTING
        return str(capfd.readouterr().err.splitlines()[-1])

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert "cannot be used" in told(METRICS_PORT=port)
        monkeypatch.setitem(sys.modules, "operation.metrics", None)
        assert "METRICS_PORT is set, so first run: pip install" in told(METRICS_PORT=port)
    monkeypatch.setitem(sys.modules, "pythonjsonlogger.json", None)
    assert told(LOG_FORMAT="json").startswith("eights: LOG_FORMAT is 'json', so first run: pip install")
