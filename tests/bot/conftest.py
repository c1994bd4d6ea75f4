import logging
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio
from discord.http import Route
from dotenv import dotenv_values

from bot import main
from tests.wire import conftest as wire
from tests.wire.process import ROOT
from tests.wire.standin import StandIn, standing_in

stage, by_hand, _bots_are_forked = wire.stage, wire.by_hand, wire._bots_are_forked


def told(capsys: pytest.CaptureFixture[str], status: int, *arguments: object) -> str:
    assert main([str(argument) for argument in arguments]) == status
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    return out + err


@contextmanager
def kept_port() -> Iterator[int]:
    """A port of this computer on which nothing listens. Who asks for it may, but nobody is given it by chance."""
    with socket.socket() as kept:
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))
        yield int(kept.getsockname()[1])


async def page(port: str, name: str) -> tuple[int, str]:
    """What a bot tells of itself at a port."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/{name}") as answer:
        return answer.status, await answer.text()


@pytest.fixture(autouse=True)
def _a_computer_without_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No test reads the operator's own settings, and none reaches the real Discord."""
    for name in dotenv_values(ROOT / ".env.example"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    with kept_port() as port:
        monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}/api/v10")
        yield


@pytest.fixture(autouse=True)
def _logging_as_it_was() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest_asyncio.fixture
async def discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[StandIn]:
    """A stand-in for a bot that runs in the test itself."""
    async with standing_in() as discord:
        monkeypatch.setattr(Route, "BASE", discord.rest_address)
        yield discord
    assert discord.rest.violations == []
