"""The systemd unit and the container file, as far as they can be read without their hosts."""

import json
import re
import shlex
import shutil
import signal
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

from bot import STOP_WITHIN, WRONG_SETTING
from operation.client import STEP_OF_STOPPING
from tests.wire.conftest import seated
from tests.wire.process import ROOT, TOKEN, BotProcess, at_work, python
from tests.wire.standin import StandIn, standing_in

UNIT = ROOT / "deploy" / "eights.service"
CONTAINER = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")


# What the Containerfile makes, as far as it can be made without an engine: its files, and how it is started


def instructions(name: str) -> list[str]:
    lines = CONTAINER.replace("\\\n", " ").splitlines()
    return [line.removeprefix(name).strip() for line in lines if line.startswith(f"{name} ")]


def sources() -> list[str]:
    """The files and folders that are copied, from the folder where it is built."""
    return [source for copied in instructions("COPY") for source in copied.split()[:-1]]


def ignored(path: str) -> bool:
    """Whether an engine that builds it does not see a path."""
    patterns = (ROOT / ".containerignore").read_text(encoding="utf-8").split()
    return any(fnmatch(f"/{path}" if "/" in pattern else path, pattern) for pattern in patterns)


def filled(folder: Path) -> Path:
    """A new folder with everything that is copied, where each thing has the name that it is given."""
    folder.mkdir()
    for copied in instructions("COPY"):
        *found, target = copied.split()
        for source in found:
            place = folder / source if target == "./" else folder / target
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, place, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / source, place)
    return folder


class Contained(BotProcess):
    """The bot in a container: it has nothing but the files and the environment that it is given."""

    begin = staticmethod(python)

    def __init__(self, discord: StandIn, folder: Path, settings: dict[str, str]) -> None:
        super().__init__(discord, folder)
        self.settings = settings

    @property
    def environment(self) -> dict[str, str]:
        return dict(variable.split("=", 1) for line in instructions("ENV") for variable in shlex.split(line))

    async def start(self, **how: Any) -> None:
        (entry,) = instructions("ENTRYPOINT")
        interpreter, script = json.loads(entry)
        assert Path(sys.executable).name.startswith(interpreter)
        await super().start(script=self.folder / script, **how)


def setting(name: str) -> str:
    (value,) = re.findall(rf"^{name}=(.*)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE)
    return value


def test_what_only_the_operator_can_mend_is_not_tried_again():
    assert setting("RestartPreventExitStatus") == str(WRONG_SETTING)
    assert setting("Restart") == "on-failure"


def test_the_bot_ends_by_itself_before_it_is_killed():
    assert 3 * STEP_OF_STOPPING < STOP_WITHIN < int(setting("TimeoutStopSec"))
    assert setting("KillSignal") == "SIGTERM"
    assert "STOPSIGNAL SIGTERM" in CONTAINER


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_systemd_understands_the_unit(tmp_path: Path):
    unit = tmp_path / "eights.service"
    text = UNIT.read_text(encoding="utf-8").replace("/opt/eights/.venv/bin/python", "/bin/sh")
    unit.write_text(text, encoding="utf-8")
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(unit)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    ours = [line for line in checked.stderr.splitlines() if "eights.service" in line]
    assert not ours, checked.stderr


def test_the_container_holds_all_that_runs_and_nothing_else():
    copied = set(re.findall(r"^COPY (\w+) \1$", CONTAINER, re.MULTILINE))
    assert copied == {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests"}
    assert [source for source in sources() if not (ROOT / source).exists() or ignored(source)] == []
    assert set(re.findall(r"\S*requirements\S*", " ".join(instructions("RUN")))) <= set(sources())
    assert all(map(ignored, (".env", "data", "engine/shedding/__pycache__")))
    assert {".env", "data"} <= set((ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines())


def test_the_container_runs_as_who_owns_its_data_and_under_no_command_but_the_bots():
    (owned,) = [line for line in instructions("RUN") if "useradd" in line]
    (user,), (volume,) = instructions("USER"), instructions("VOLUME")
    assert re.search(rf"useradd .*--uid 10001 .*\b{user} && install -d -o {user} -g {user} {volume}$", owned)
    assert f"DATABASE={volume}/" in " ".join(instructions("ENV"))
    assert json.loads(*instructions("ENTRYPOINT")) == ["python", "bot.py"]
    assert instructions("CMD") == []
    assert "10001" in (ROOT / "docs" / "operation.md").read_text(encoding="utf-8")


@pytest.mark.long
async def test_the_bot_starts_from_what_is_copied_plays_and_stops(tmp_path: Path):
    async with standing_in() as discord:
        settings = {"DISCORD_TOKEN": TOKEN, "DATABASE": str(tmp_path / "eights.db"), "METRICS_PORT": "0"}
        bot = Contained(discord, filled(tmp_path / "container"), settings)
        scene, before = seated(discord, bot), sorted(bot.folder.rglob("*"))
        async with at_work(bot):
            await bot.says("Ready in 1 server")
            await (await scene.deal()).act()
            (stops,) = instructions("STOPSIGNAL")
            assert await bot.stop(signal.Signals[stops]) == 0
        assert discord.rest.violations == bot.troubles == []
    assert sorted(bot.folder.rglob("*")) == before, "nothing is written beside the code"
