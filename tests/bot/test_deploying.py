"""The systemd unit and the container file, as far as they can be read without their hosts."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot import STOP_WITHIN, WRONG_SETTING
from operation.client import STEP_OF_STOPPING
from tests.bot.container import CONTAINERFILE, ignored, instructions, sources

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "eights.service"
CONTAINER = CONTAINERFILE.read_text(encoding="utf-8")


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
    assert re.search(r"^USER eights$", CONTAINER, re.MULTILINE)
    assert re.search(r"^VOLUME /data$", CONTAINER, re.MULTILINE)
    for ignores in (".dockerignore", ".containerignore"):
        assert {".env", "data"} <= set((ROOT / ignores).read_text(encoding="utf-8").splitlines())


def test_all_that_the_container_copies_and_installs_from_is_there():
    for source in sources():
        assert (ROOT / source).exists(), source
        assert not ignored(source), source
    assert set(re.findall(r"\S*requirements\S*", " ".join(instructions("RUN")))) <= set(sources())
    assert ignored(".env")
    assert ignored("engine/shedding/__pycache__")


def test_the_container_runs_as_who_owns_its_data_and_under_no_command_but_the_bots():
    (owned,) = [line for line in instructions("RUN") if "useradd" in line]
    (user,), (volume,) = instructions("USER"), instructions("VOLUME")
    assert re.search(rf"useradd .*--uid 10001 .*\b{user} && install -d -o {user} -g {user} {volume}$", owned)
    assert f"DATABASE={volume}/" in " ".join(instructions("ENV"))
    assert json.loads(*instructions("ENTRYPOINT")) == ["python", "bot.py"]
    assert instructions("CMD") == []
    assert "10001" in (ROOT / "docs" / "operation.md").read_text(encoding="utf-8")
