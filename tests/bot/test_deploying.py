"""The systemd unit and the container file, as far as they can be read without their hosts."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot import STEP_OF_STOPPING, STOP_WITHIN, WRONG_SETTING

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "eights.service"
CONTAINER = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")


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
    for ignored in (".dockerignore", ".containerignore"):
        assert {".env", "data"} <= set((ROOT / ignored).read_text(encoding="utf-8").splitlines())
