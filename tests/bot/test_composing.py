"""The Compose file, as far as it can be known without containers.

It is read as Compose reads it, by Compose itself where that is installed, and its commands are run: both bots with
exactly the environment that it gives them, against a PostgreSQL server and the stand-in for Discord.
"""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from dotenv import dotenv_values
from ruamel.yaml import YAML
from sqlalchemy import make_url

from bot import STOP_WITHIN
from model.servers.settings import ShardSet
from operation.settings import read_settings
from tests.bot.conftest import kept_port, page
from tests.bot.container import Contained, filled, instructions
from tests.postgres import Postgres, listening, programs
from tests.wire.conftest import seated
from tests.wire.process import ROOT, TOKEN
from tests.wire.standin import standing_in

DEPLOY = ROOT / "deploy"
SECRETS = {"DISCORD_TOKEN": TOKEN, "POSTGRES_PASSWORD": "aLongPassword1"}
OF_OPERATOR = {"LOG_LEVEL": "DEBUG", "SHARDS": "7/8", "METRICS_PORT": "1", "DATABASE": "data/eights.db"}
VARIABLE = re.compile(r"\$\{(\w+)(?::\?([^}]*))?\}")
BOTS = ("eights-0", "eights-1")


@cache
def raw() -> str:
    return (DEPLOY / "compose.yaml").read_text(encoding="utf-8")


def composed() -> dict[str, Any]:
    """The services, merged, with their variables."""
    return dict(YAML(typ="safe").load(VARIABLE.sub(lambda found: SECRETS[found[1]], raw()))["services"])


def environment(bot: str, env: Path) -> dict[str, str]:
    """What a bot is given. ``env``: the operator's .env."""
    service = composed()[bot]
    assert (DEPLOY / service["env_file"]).resolve() == ROOT / ".env"
    of_file = {name: value or "" for name, value in dotenv_values(env).items()}
    return of_file | {name: str(value) for name, value in service["environment"].items()}


@pytest.fixture
def env(tmp_path: Path) -> Path:
    """The operator's .env: the example, with the secrets and a few settings of their own."""
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    own = "".join(f"{name}={value}\n" for name, value in (SECRETS | OF_OPERATOR).items())
    (tmp_path / ".env").write_text(f"{example}\n{own}")
    return tmp_path / ".env"


def test_it_is_what_the_compose_specification_allows():
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    checked = subprocess.run([*command, DEPLOY / "compose.yaml"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_bots_differ_in_their_shards_and_ports_alone():
    first, second = (composed()[bot] for bot in BOTS)
    assert [name for name in first if first[name] != second[name]] == ["environment"]
    given = first["environment"], second["environment"]
    assert {name for name in given[0] if given[0][name] != given[1][name]} == {"SHARDS", "METRICS_PORT"}
    assert set(composed()) == {*BOTS, "postgres", "prometheus"}


def test_what_the_operator_sets_reaches_the_bots_and_what_the_file_sets_wins(env: Path):
    for number, bot in enumerate(BOTS):
        given = environment(bot, env)
        assert given["LOG_LEVEL"] == "DEBUG"
        assert (given["SHARDS"], given["METRICS_PORT"]) == (f"{number}/2", f"940{number}")
        assert read_settings(given).share == ShardSet((number,), len(BOTS))
        assert given["DATABASE"] == f"postgresql://eights:{SECRETS['POSTGRES_PASSWORD']}@postgres/eights"


def test_the_bots_wait_for_the_database_that_they_are_told():
    database, server = make_url(composed()[BOTS[0]]["environment"]["DATABASE"]), composed()["postgres"]
    made = server["environment"]
    assert database.host == "postgres"
    assert database.username == made["POSTGRES_USER"]
    assert database.password == made["POSTGRES_PASSWORD"]
    assert database.database == made["POSTGRES_DB"]
    assert composed()[BOTS[0]]["depends_on"] == {"postgres": {"condition": "service_healthy"}}


def test_every_variable_is_told_and_asked_for_with_a_sentence():
    found = VARIABLE.findall(raw())
    assert {name for name, sentence in found if sentence.endswith(" into .env")} == {name for name, _ in found}
    assert raw().count("$") == len(found)
    told = (ROOT / "docs" / "operation.md").read_text(encoding="utf-8")
    assert all(f"`{name}" in told for name, _ in found)


def test_prometheus_asks_every_bot_where_it_answers():
    asked = YAML(typ="safe").load((DEPLOY / "prometheus.yaml").read_text(encoding="utf-8"))["scrape_configs"]
    targets = {target for job in asked for each in job["static_configs"] for target in each["targets"]}
    assert targets == {f"127.0.0.1:{composed()[bot]['environment']['METRICS_PORT']}" for bot in BOTS}
    assert {composed()[bot]["network_mode"] for bot in BOTS} == {"service:prometheus"}
    mounted = composed()["prometheus"]["volumes"][0].split(":")
    assert (DEPLOY / mounted[0]).samefile(DEPLOY / "prometheus.yaml")


def test_the_bots_are_built_here_and_have_time_to_stop():
    for bot in BOTS:
        build = composed()[bot]["build"]
        assert (DEPLOY / build["context"]).samefile(ROOT)
        assert (ROOT / build["dockerfile"]).is_file()
        assert int(composed()[bot]["stop_grace_period"].removesuffix("s")) > STOP_WITHIN
        assert "command" not in composed()[bot]
        assert "entrypoint" not in composed()[bot]


@cache
def compose() -> list[str]:
    """The command, or nothing if it is not installed. It needs no engine for this."""
    for command in (["docker", "compose"], ["docker-compose"]):
        if shutil.which(command[0]):
            told = subprocess.run([*command, "version"], capture_output=True, check=False)
            if told.returncode == 0:
                return command
    return []


@pytest.mark.skipif(not compose(), reason="Compose is not installed")
def test_compose_reads_it_as_these_tests_do(env: Path):
    shutil.copytree(DEPLOY, env.parent / "deploy", dirs_exist_ok=True)
    bare = {name: value for name, value in os.environ.items() if name not in SECRETS}
    command = [*compose(), "--env-file", ".env", "-f", "deploy/compose.yaml", "config", "--format", "json"]
    told = subprocess.run(command, cwd=env.parent, env=bare, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    services = json.loads(told.stdout)["services"]
    assert services.keys() == composed().keys()
    for bot in BOTS:
        assert services[bot]["environment"] == environment(bot, env)
        assert services[bot]["network_mode"] == "service:prometheus"
        assert services[bot]["depends_on"]["postgres"]["condition"] == "service_healthy"
        assert Path(services[bot]["build"]["context"]) == env.parent
    (config, _) = services["prometheus"]["volumes"]
    assert Path(config["source"]) == env.parent / "deploy" / "prometheus.yaml"
    assert services["postgres"]["healthcheck"]["test"] == ["CMD-SHELL", composed()["postgres"]["healthcheck"]["test"]]


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    """A server as the image of PostgreSQL makes it from the environment that the file gives it."""
    given = composed()["postgres"]["environment"]
    with kept_port() as port:
        made = listening(port)
        made.tell(
            f"ALTER ROLE {given['POSTGRES_USER']} PASSWORD '{given['POSTGRES_PASSWORD']}'",
            f"CREATE DATABASE {given['POSTGRES_DB']}",
        )
        yield made
        made.remove()


def healthy(server: Postgres) -> bool:
    """What the check says, run beside the server as in its container."""
    check = composed()["postgres"]["healthcheck"]["test"]
    where = {"PATH": f"{programs()}:{os.environ['PATH']}", "PGHOST": str(server.folder), "PGPORT": str(server.port)}
    return not subprocess.run(["/bin/sh", "-c", check], env=where, capture_output=True, check=False).returncode


def test_the_database_is_healthy_once_it_listens_and_not_while_it_is_being_made(server: Postgres):
    assert healthy(server)
    server.stop()
    assert not healthy(server)
    at, server.listens = server.listens, ""  # as while the image makes the database
    server.start()
    assert not healthy(server)
    server.stop()
    server.listens = at
    server.start()
    assert healthy(server)


def usable(port: str) -> str:
    """The port, or another one if something on this computer has it."""
    with socket.socket() as taken, kept_port() as another:
        return str(another) if taken.connect_ex(("127.0.0.1", int(port))) == 0 else port


@pytest.mark.long
async def test_both_bots_start_from_what_is_copied_play_and_stop(env: Path, server: Postgres, tmp_path: Path):
    async with standing_in() as discord:
        discord.gateway.shards = discord.gateway.at_once = len(BOTS)
        bots = []
        for bot in BOTS:
            given = environment(bot, env)
            given["DATABASE"] = given["DATABASE"].replace("@postgres/", f"@127.0.0.1:{server.port}/")
            given["METRICS_PORT"] = usable(given["METRICS_PORT"])
            bots.append(Contained(discord, filled(tmp_path / bot), given))
        scenes = [seated(discord, bot, shard) for shard, bot in enumerate(bots)]
        before = [sorted(bot.folder.rglob("*")) for bot in bots]
        try:
            for bot in bots:
                await bot.start(waits=False)
            for bot, scene in zip(bots, scenes, strict=True):
                await bot.connected()
                await bot.says("Ready in 1 server")
                await (await scene.deal()).act()
                assert await page(bot.settings["METRICS_PORT"], "healthz") == (200, "ok\n")
                assert "eights_open_tables 1.0" in (await page(bot.settings["METRICS_PORT"], "metrics"))[1]
            ((moves,),) = server.ask("SELECT count(*) FROM actions", "eights")
            assert moves >= len(bots)
            (stops,) = instructions("STOPSIGNAL")
            for bot in bots:
                assert await bot.stop(signal.Signals[stops]) == 0
                assert bot.troubles == []
                assert not bot.said(SECRETS["POSTGRES_PASSWORD"])
        finally:
            for bot in bots:
                await bot.kill()
        assert discord.rest.violations == []
    assert [sorted(bot.folder.rglob("*")) for bot in bots] == before, "nothing is written beside the code"
