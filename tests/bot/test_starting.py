"""What an operator sees of ``python bot.py``: one line, and an exit status that a service manager understands."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot import WRONG_SETTING, main
from model import VERSION
from tests.wire import faults
from tests.wire.conftest import Scene
from tests.wire.process import ROOT, TOKEN


def test_without_a_token_the_command_ends_with_one_line(tmp_path: Path):
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    command = [sys.executable, str(ROOT / "bot.py")]
    ended = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert ended.stdout == ""
    (line,) = ended.stderr.splitlines()
    assert "DISCORD_TOKEN" in line
    assert "make demo" in line
    assert list(tmp_path.iterdir()) == [], "nothing was made"


def test_it_says_which_release_it_is(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"Eights {VERSION}\n"


def test_a_database_that_cannot_be_used(capfd, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    (tmp_path / "eights.db").write_bytes(b"SQLite format 3\0" + b"no, not really " * 1000)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE", "eights.db")
    assert main([]) == WRONG_SETTING
    out, err = capfd.readouterr()
    (line,) = [line for line in err.splitlines() if line.startswith("eights: ")]
    assert "eights.db" in line
    assert "it’s damaged" in line
    assert "Traceback" not in out + err


async def test_a_token_of_the_file_that_discord_does_not_accept(stage: Scene, tmp_path: Path):
    (tmp_path / ".env").write_text(f'DISCORD_TOKEN="{TOKEN}"\nDATABASE=here/cards.db\nLOG_LEVEL=DEBUG\n')
    stage.discord.faults.add("GET", "/users/@me", faults.status(401))
    stage.bot.settings = {}
    await stage.bot.start(waits=False)
    assert await stage.bot.ended() == WRONG_SETTING
    assert stage.bot.lines[-1].startswith("eights: Discord doesn’t accept DISCORD_TOKEN")
    assert stage.bot.troubles == []
    assert stage.discord.rest.authorizations == {f"Bot {TOKEN}"}
    assert (tmp_path / "here" / "cards.db").exists()
