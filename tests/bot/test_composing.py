"""The Compose file, as far as it can be known without containers.

It is read as Compose reads it. That a bot starts from its container's files is told in ``test_deploying``, and in
``tests/wire`` how several share a server.
"""

import os
import re
import subprocess
import sys
from functools import cache
from typing import Any

from dotenv import dotenv_values
from ruamel.yaml import YAML
from sqlalchemy import make_url

from bot import STOP_WITHIN
from model.servers.settings import ShardSet
from operation.settings import read_settings
from tests.bot.conftest import kept_port
from tests.postgres import Postgres, programs
from tests.wire.process import ROOT, TOKEN

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


def test_it_is_what_the_compose_specification_allows():
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    checked = subprocess.run([*command, DEPLOY / "compose.yaml"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_bots_differ_in_their_shards_and_ports_alone_and_what_the_operator_sets_reaches_them():
    """With the example for a .env and a few settings of the operator's own."""
    example = dotenv_values(ROOT / ".env.example") | SECRETS | OF_OPERATOR
    first, second = (composed()[bot] for bot in BOTS)
    assert first | {"environment": {}} == second | {"environment": {}}
    differs = {name for name, value in first["environment"].items() if value != second["environment"][name]}
    assert differs == {"SHARDS", "METRICS_PORT"}
    for number, bot in enumerate(BOTS):
        assert (DEPLOY / composed()[bot]["env_file"]).resolve() == ROOT / ".env"
        given = example | {name: str(value) for name, value in composed()[bot]["environment"].items()}
        assert (given["LOG_LEVEL"], given["SHARDS"], given["METRICS_PORT"]) == ("DEBUG", f"{number}/2", f"940{number}")
        assert read_settings(given).share == ShardSet((number,), len(BOTS))
        assert given["DATABASE"] == f"postgresql://eights:{SECRETS['POSTGRES_PASSWORD']}@postgres/eights"
    assert (DEPLOY / first["build"]["context"]).samefile(ROOT)
    assert (ROOT / first["build"]["dockerfile"]).is_file()
    assert int(first["stop_grace_period"].removesuffix("s")) > STOP_WITHIN
    assert not {"command", "entrypoint"} & first.keys()


def test_the_bots_wait_for_the_database_that_they_are_told_and_prometheus_asks_every_one():
    services = composed()
    database, made = make_url(services[BOTS[0]]["environment"]["DATABASE"]), services["postgres"]["environment"]
    assert (database.host, database.database) == ("postgres", made["POSTGRES_DB"])
    assert (database.username, database.password) == (made["POSTGRES_USER"], made["POSTGRES_PASSWORD"])
    assert services[BOTS[0]]["depends_on"] == {"postgres": {"condition": "service_healthy"}}
    asked = YAML(typ="safe").load((DEPLOY / "prometheus.yaml").read_text(encoding="utf-8"))["scrape_configs"]
    targets = {target for job in asked for each in job["static_configs"] for target in each["targets"]}
    assert targets == {f"127.0.0.1:{services[bot]['environment']['METRICS_PORT']}" for bot in BOTS}
    assert services[BOTS[0]]["network_mode"] == "service:prometheus"
    assert (DEPLOY / services["prometheus"]["volumes"][0].split(":")[0]).samefile(DEPLOY / "prometheus.yaml")


def test_every_variable_is_told_and_asked_for_with_a_sentence():
    found = VARIABLE.findall(raw())
    assert {name for name, sentence in found if sentence.endswith(" into .env")} == {name for name, _ in found}
    assert raw().count("$") == len(found)
    told = (ROOT / "docs" / "operation.md").read_text(encoding="utf-8")
    assert all(f"`{name}" in told for name, _ in found)


def test_the_database_is_healthy_once_it_listens_and_not_while_it_is_being_made():
    """The server is as PostgreSQL's image makes it, and the check is run beside it as in its container."""
    given, check = composed()["postgres"]["environment"], composed()["postgres"]["healthcheck"]["test"]

    def healthy() -> bool:
        where = {"PATH": f"{programs()}:{os.environ['PATH']}", "PGHOST": str(server.folder), "PGPORT": str(server.port)}
        return not subprocess.run(["/bin/sh", "-c", check], env=where, capture_output=True, check=False).returncode

    with kept_port() as port:
        server = Postgres(port, "127.0.0.1")
        server.tell(
            f"ALTER ROLE {given['POSTGRES_USER']} PASSWORD '{given['POSTGRES_PASSWORD']}'",
            f"CREATE DATABASE {given['POSTGRES_DB']}",
        )
        assert healthy()
        server.stop()
        assert not healthy()
        at, server.listens = server.listens, ""  # as while the image makes the database
        server.start()
        assert not healthy()
        server.stop()
        server.listens = at
        server.start()
        assert healthy()
        server.remove()
