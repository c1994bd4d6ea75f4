"""Settings, and what an operator reads when one of them is wrong."""

from pathlib import Path

import pytest
from dotenv import dotenv_values

from db.database.address import Address
from model.servers.shard_set import ShardSet
from model.tables.due import Pauses
from operation.settings import SettingError, Settings, read_settings
from service.servers.retention import RetentionPolicy

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / ".env.example"
TOKEN = {"DISCORD_TOKEN": "a.b.c"}
SERVER = "postgresql://eights:s3cret@db.example/club"
MOST = {
    "KEEP_ACTIONS_DAYS": 36500,
    "LEFT_SERVER_DAYS": 36500,
    "COMPUTER_PAUSE": 60,
    "CALL_PAUSE": 60,
    "ROUND_PAUSE": 3600,
    "TURN_SECONDS": 604800,
    "WAIT_HOURS": 8760,
    "TOURNAMENT_PAUSE": 86400,
    "EXPERTS": 64,
}

LEAST = {"LEFT_SERVER_DAYS": 1, "TURN_SECONDS": 10, "WAIT_HOURS": 0.1}


class Asked(dict[str, str | None]):
    """An environment that knows what it was asked for."""

    def __init__(self, **values: str | None) -> None:
        super().__init__(values)
        self.names: set[str] = set()

    def get(self, key: str, default: str | None = None) -> str | None:  # type: ignore[override]
        self.names.add(key)
        return super().get(key, default)


def asked_for() -> set[str]:
    environment = Asked(**TOKEN)
    read_settings(environment)
    return environment.names


def test_a_token_is_enough():
    assert read_settings(TOKEN) == Settings("a.b.c", Path("data/eights.db"), Pauses(), "INFO")


def test_the_example_names_exactly_the_settings_there_are():
    assert set(dotenv_values(EXAMPLE)) == asked_for()


def test_the_example_shows_the_defaults():
    assert read_settings({**dotenv_values(EXAMPLE), **TOKEN}) == read_settings(TOKEN)


def test_the_example_tells_the_bounds_of_every_number():
    text = EXAMPLE.read_text()
    for name, most in MOST.items():
        explanation = text[: text.index(f"\n{name}=")].rsplit("\n", 1)[1]
        assert f"{LEAST.get(name, 0)} to {most}" in explanation


def test_the_example_holds_no_token():
    assert dotenv_values(EXAMPLE)["DISCORD_TOKEN"] == ""


def test_every_setting_is_heeded():
    given = {
        "DISCORD_TOKEN": " spaced ",
        "DATABASE": "/srv/e.db",
        "COMPUTER_PAUSE": "0",
        "CALL_PAUSE": "2.5",
        "ROUND_PAUSE": "3",
        "TURN_SECONDS": "40",
        "WAIT_HOURS": "0.5",
        "TOURNAMENT_PAUSE": "9",
        "LOG_LEVEL": "debug",
        "LOG_FORMAT": "JSON",
        "METRICS_PORT": "9400",
        "KEEP_ACTIONS_DAYS": "90",
        "LEFT_SERVER_DAYS": "7",
        "EXPERTS": "3",
        "SHARDS": " 0-15/16",
    }
    assert set(given) == asked_for()
    pauses = Pauses(computer=0, call=2.5, round=3, turn=40, wait=1800, tournament=9)
    wanted = Settings(
        "spaced",
        Path("/srv/e.db"),
        pauses,
        "DEBUG",
        "json",
        9400,
        RetentionPolicy(90, 7),
        3,
        ShardSet(tuple(range(16)), 16),
    )
    assert read_settings(given) == wanted


def test_an_empty_setting_means_the_default(subtests: pytest.Subtests):
    for name in sorted([*MOST, "DATABASE", "SHARDS", "LOG_LEVEL", "LOG_FORMAT", "METRICS_PORT"]):
        with subtests.test(name=name):
            assert read_settings({**TOKEN, name: ""}) == read_settings(TOKEN)


def complaint(environment: dict[str, str | None]) -> str:
    """The one line about a wrong setting."""
    with pytest.raises(SettingError) as wrong:
        read_settings(environment)
    assert "\n" not in str(wrong.value)
    return str(wrong.value)


def test_a_wrong_number_is_named_with_its_bounds(subtests: pytest.Subtests):
    for name, most in MOST.items():
        for value in ("soon", "-1", "nan", "inf", "1 2", "-0.001", str(most + 0.1)):
            with subtests.test(name=name, value=value):
                line = complaint({**TOKEN, name: value})
                assert line.startswith(f"{name} is {value!r}")
                assert str(most) in line


def test_the_bounds_themselves_are_allowed(subtests: pytest.Subtests):
    for name, most in MOST.items():
        with subtests.test(name=name):
            least = LEAST.get(name, 0)
            assert read_settings({**TOKEN, name: str(least)}) != read_settings({**TOKEN, name: str(most)})


@pytest.mark.parametrize("name", LEAST)
def test_what_would_make_the_game_unplayable_is_refused(name: str):
    assert complaint({**TOKEN, name: "0"}).startswith(f"{name} is '0'")


def test_a_wrong_log_level_is_named():
    assert complaint({**TOKEN, "LOG_LEVEL": "loud"}).startswith("LOG_LEVEL is 'LOUD'")


def test_a_wrong_log_format_is_named():
    assert complaint({**TOKEN, "LOG_FORMAT": "xml"}) == "LOG_FORMAT is 'xml'. Set it to text or json."


def test_a_wrong_port_is_named(subtests: pytest.Subtests):
    for port in ["-1", "65536", "http", "1.5", "²"]:
        with subtests.test(port=port):
            assert complaint({**TOKEN, "METRICS_PORT": port}).startswith(f"METRICS_PORT is {port!r}")


def test_a_share_that_makes_no_sense_is_named(subtests: pytest.Subtests):
    for value, why in [
        ("all", "such as 0-3/16"),
        ("0-3", "such as 0-3/16"),
        ("/16", "such as 0-3/16"),
        ("0-/16", "such as 0-3/16"),
        ("-1/16", "such as 0-3/16"),
        ("0-3/16/2", "such as 0-3/16"),
        ("²/4", "such as 0-3/16"),
        ("0/0", "of 0 shards"),
        ("16/16", "the last of 16 shards is 15"),
        ("0-16/16", "the last of 16 shards is 15"),
        ("3-0/16", "of 16 shards"),
        ("0-3,2/16", "such as 0-3/16"),
        ("0-999999/99", "the last of 99 shards is 98"),
        ("9" * 30 + "/16", "such as 0-3/16"),
    ]:
        with subtests.test(value=value, why=why):
            line = complaint({**TOKEN, "SHARDS": value})
            assert line.startswith(f"SHARDS is {value!r}")
            assert why in line


@pytest.mark.parametrize(("value", "ids"), [("0-3/16", (0, 1, 2, 3)), ("2/16", (2,)), (" 0 - 1 / 16 ", (0, 1))])
def test_a_share_is_read(value: str, ids: tuple[int, ...]):
    assert read_settings({**TOKEN, "DATABASE": SERVER, "SHARDS": value}).share == ShardSet(ids, 16)


def test_a_file_is_for_one_process_alone():
    assert "takes a PostgreSQL database" in complaint({**TOKEN, "SHARDS": "0-3/16"})


@pytest.mark.parametrize("token", [None, "", "   "])
def test_without_a_token_the_offline_table_is_named(token: str | None):
    line = complaint({"DISCORD_TOKEN": token})
    assert line.startswith("DISCORD_TOKEN isn’t set")
    assert "make demo" in line


@pytest.mark.parametrize("token", ["two words", "tökén", "line\nbreak"])
def test_a_token_that_cannot_be_one_is_not_repeated(token: str):
    line = complaint({"DISCORD_TOKEN": token})
    assert line.startswith("DISCORD_TOKEN has characters")
    assert token not in line


def test_the_database_may_be_on_a_server():
    found = read_settings({**TOKEN, "DATABASE": SERVER}).database
    assert isinstance(found, Address)
    assert str(found) == "postgresql://eights:***@db.example/club"
    assert (found.url.password, found.url.database) == ("s3cret", "club")


def test_the_password_is_in_no_text_about_the_settings():
    settings = read_settings({**TOKEN, "DATABASE": SERVER})
    assert "s3cret" not in f"{settings} {settings!r} {settings.database} {settings.database!r}"


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("mysql://eights:s3cret@db.example/club", "Write a path, or postgresql://"),
        ("postgresql://eights:s3cret@db.example", "Write a path, or postgresql://"),
        ("postgresql://eights:s3cret@db.example:port/club", "can’t be read"),
    ],
)
def test_a_wrong_address_is_told_without_its_password(database: str, why: str):
    line = complaint({**TOKEN, "DATABASE": database})
    assert line.startswith("DATABASE ")
    assert why in line
    assert "s3cret" not in line


@pytest.mark.parametrize("mode", ["require", "verify-full"])
def test_a_connection_may_be_encrypted(mode: str):
    found = read_settings({**TOKEN, "DATABASE": f"{SERVER}?sslmode={mode}"}).database
    assert isinstance(found, Address)
    assert found.url.query["ssl"] == mode
