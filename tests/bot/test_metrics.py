"""Figures and health, on this computer only."""

import re
import socket
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from bot import main
from tests.bot.process import SECRET, running
from tests.bot.standin import StandIn, nobody_answers


def free_port() -> str:
    return nobody_answers().split(":")[2].split("/")[0]


def read(port: str, page: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/{page}", timeout=30) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as refused:
        return refused.code, refused.read().decode()


def until(port: str, name: str, enough: float) -> str:
    """The figures once one of them is as large as this. An answer counts a moment after Discord has seen it."""
    for _ in range(600):
        _, text = read(port, "metrics")
        if figure(text, name) >= enough:
            return text
        time.sleep(0.05)
    raise AssertionError(f"{name} stays below {enough}:\n{text}")


def figure(text: str, name: str) -> float:
    found = re.search(rf"^eights_{name} (\S+)$", text, re.MULTILINE)
    assert found, text
    return float(found[1])


def test_figures_and_health(discord: StandIn, tmp_path: Path):
    port = free_port()
    discord.gateway += [503, 503, 503, 503]
    with running(discord, tmp_path, METRICS_PORT=port) as bot:
        bot.said("Discord's gateway has failed")
        assert read(port, "healthz") == (503, "starting\n")
        bot.said("Ready in 1 server")
        assert read(port, "healthz") == (200, "ok\n")
        discord.command("eights open")
        discord.wait_for(lambda: discord.told)
        assert figure(until(port, "open_tables", 1), "open_tables") == 1
        discord.answers["/channels/2/messages"] = 429, {"retry_after": 0.01}
        discord.command("eights open")
        discord.wait_for(lambda: len(discord.told) > 1)
        text = until(port, "acknowledgement_seconds_count", 2)
        assert figure(text, "acknowledgement_seconds_count") == 2
        until(port, "rate_limited_total", 1)
        assert 0 < figure(text, "acknowledgement_seconds_sum") < 60
        assert figure(text, "last_commit_seconds") >= 0
        assert figure(text, "waiting_edits") >= 0
        assert figure(text, "gateway_latency_seconds") >= 0
        assert figure(text, "event_loop_lag_seconds_count") >= 0
        assert SECRET not in text
        discord.gateway += [503] * 50
        discord.drop()
        bot.said("Attempting a reconnect")
        assert read(port, "healthz") == (503, "disconnected\n")


def test_nobody_else_can_read_them(discord: StandIn, tmp_path: Path):
    port = free_port()
    with running(discord, tmp_path, METRICS_PORT=port) as bot:
        bot.said("Ready in 1 server")
        listening = {int(line.split()[1].split(":")[1], 16): line.split()[1][:8] for line in _sockets()}
        assert listening[int(port)] == "0100007F"  # 127.0.0.1, as the kernel writes it


def _sockets() -> list[str]:
    every = Path("/proc/net/tcp").read_text().splitlines()[1:]
    return [line for line in every if line.split()[3] == "0A"]


def test_without_the_setting_nothing_listens(discord: StandIn, tmp_path: Path):
    port = free_port()
    with running(discord, tmp_path, METRICS_PORT="0") as bot:
        bot.said("Ready in 1 server")
        with pytest.raises(urllib.error.URLError):
            read(port, "healthz")


def test_a_port_that_is_taken_and_a_package_that_is_missing(monkeypatch: pytest.MonkeyPatch, capfd):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setenv("DISCORD_TOKEN", SECRET)
        monkeypatch.setenv("METRICS_PORT", str(taken.getsockname()[1]))
        assert main([]) == 2
        assert "cannot be used" in capfd.readouterr().err.splitlines()[-1]
        monkeypatch.setitem(sys.modules, "operation.metrics", None)
        assert main([]) == 2
        assert "METRICS_PORT is set, so first run: pip install" in capfd.readouterr().err.splitlines()[-1]
