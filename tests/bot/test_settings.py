"""Settings, and what an operator reads when one of them is wrong."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot import WRONG_SETTING, main
from db.database.address import Address
from model.servers.settings import ShardSet
from model.tables.pauses_and_deadlines import Pauses
from operation.settings import SettingError, Settings, read_settings, use_fake_discord
from service.retention import RetentionPolicy

EXAMPLE = Path(__file__).parents[2] / ".env.example"
TOKEN = {"DISCORD_TOKEN": "a.b.c"}
SERVER = "postgresql://eights:s3cret@db.example/club"
BOUNDS: dict[str, tuple[float, int]] = {
    "KEEP_ACTIONS_DAYS": (0, 36500),
    "LEFT_SERVER_DAYS": (1, 36500),
    "COMPUTER_PAUSE": (0, 60),
    "CALL_PAUSE": (0, 60),
    "ROUND_PAUSE": (0, 3600),
    "TURN_SECONDS": (10, 604800),
    "WAIT_HOURS": (0.1, 8760),
    "TOURNAMENT_PAUSE": (0, 86400),
    "EXPERTS": (0, 64),
}
GIVEN = {
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
PAUSES = Pauses(computer=0, call=2.5, round=3, turn=40, wait=1800, tournament=9)
OTHERS = "DEBUG", "json", 9400, RetentionPolicy(90, 7), 3, ShardSet(tuple(range(16)), 16)
HEEDED = Settings("spaced", Path("/srv/e.db"), PAUSES, *OTHERS)


class Asked(dict[str, str | None]):
    """An environment that knows what it was asked for."""

    def __init__(self, **values: str | None) -> None:
        super().__init__(values)
        self.names: set[str] = set()

    def get(self, key: str, default: str | None = None) -> str | None:  # type: ignore[override]
        self.names.add(key)
        return super().get(key, default)


def test_every_setting_is_heeded_a_token_is_enough_and_an_empty_one_means_the_default(subtests: pytest.Subtests):
    usual = Settings("a.b.c", Path("data/eights.db"), Pauses(), "INFO")
    assert read_settings(GIVEN) == HEEDED
    assert read_settings(TOKEN) == usual
    for name in GIVEN.keys() - TOKEN:
        with subtests.test(name):
            assert read_settings({**TOKEN, name: ""}) == usual


def test_the_example_names_every_setting_with_its_default_and_its_bounds_and_holds_no_token():
    environment = Asked(**TOKEN)
    assert read_settings({**dotenv_values(EXAMPLE), **TOKEN}) == read_settings(environment)
    assert set(dotenv_values(EXAMPLE)) == environment.names == GIVEN.keys()
    assert dotenv_values(EXAMPLE)["DISCORD_TOKEN"] == ""
    text = EXAMPLE.read_text()
    for name, (least, most) in BOUNDS.items():
        explanation = text[: text.index(f"\n{name}=")].rsplit("\n", 1)[1]
        assert f"{least} to {most}" in explanation


def test_the_bounds_themselves_are_allowed(subtests: pytest.Subtests):
    for name, bounds in BOUNDS.items():
        with subtests.test(name):
            least, most = (read_settings({**TOKEN, name: str(bound)}) for bound in bounds)
            assert least != most


# What is wrong: the setting, its value, and some of the one line that the operator reads

HOW_SHARDS, ADDRESS = "such as 0-3/16", "Write a path, or postgresql://"
WRONG: list[tuple[str, str | None, str]] = [
    ("LOG_LEVEL", "loud", "LOG_LEVEL is 'LOUD'. Set it to DEBUG"),
    ("LOG_FORMAT", "xml", "LOG_FORMAT is 'xml'. Set it to text or json."),
    *[("METRICS_PORT", port, f"METRICS_PORT is {port!r}") for port in ("-1", "65536", "http", "1.5", "²")],
    *[("SHARDS", text, HOW_SHARDS) for text in ("all", "0-3", "/16", "0-/16", "-1/16", "0-3/16/2", "²/4", "0-3,2/16")],
    ("SHARDS", "9" * 30 + "/16", HOW_SHARDS),
    ("SHARDS", "0/0", "of 0 shards"),
    ("SHARDS", "16/16", "the last of 16 shards is 15"),
    ("SHARDS", "0-16/16", "the last of 16 shards is 15"),
    ("SHARDS", "3-0/16", "of 16 shards"),
    ("SHARDS", "0-999999/99", "the last of 99 shards is 98"),
    ("SHARDS", "0-3/16", "takes a PostgreSQL database"),
    *[("DISCORD_TOKEN", token, "DISCORD_TOKEN isn’t set. Put it in .env, or try") for token in (None, "", "   ")],
    *[("DISCORD_TOKEN", token, "DISCORD_TOKEN has characters") for token in ("two words", "tökén", "line\nbreak")],
    ("DATABASE", "mysql://eights:s3cret@db.example/club", ADDRESS),
    ("DATABASE", "postgresql://eights:s3cret@db.example", ADDRESS),
    ("DATABASE", "postgresql://eights:s3cret@db.example:port/club", "can’t be read"),
]


def wrong_numbers() -> Iterator[tuple[str, str, str]]:
    for name, (least, most) in BOUNDS.items():
        for value in ("soon", "nan", "inf", "1 2", "-1", "-0.001", str(most + 0.1), *(["0"] if least else [])):
            yield name, value, f"{name} is {value!r}. Set it to a"
            yield name, value, f" number from {least:g} to {most:g}."


def test_what_is_wrong_is_told_in_one_line_without_a_secret(subtests: pytest.Subtests):
    for name, value, why in (*WRONG, *wrong_numbers()):
        with subtests.test(name=name, value=value):
            with pytest.raises(SettingError) as wrong:
                read_settings({**TOKEN, name: value})
            line = str(wrong.value)
            assert line.startswith(name)
            assert why in line
            assert "\n" not in line
            assert "s3cret" not in line
            if "characters" in why:
                assert str(value) not in line


def test_a_share_is_read(subtests: pytest.Subtests):
    for value, ids in (("0-3/16", (0, 1, 2, 3)), ("2/16", (2,)), (" 0 - 1 / 16 ", (0, 1))):
        with subtests.test(value):
            assert read_settings({**TOKEN, "DATABASE": SERVER, "SHARDS": value}).share == ShardSet(ids, 16)


@pytest.mark.parametrize("mode", ["", "require", "verify-full"])
def test_the_database_may_be_on_a_server_and_its_password_is_in_no_text_about_the_settings(mode: str):
    settings = read_settings({**TOKEN, "DATABASE": f"{SERVER}?sslmode={mode}" if mode else SERVER})
    found = settings.database
    assert isinstance(found, Address)
    assert (found.url.password, found.url.database, found.url.query.get("ssl", "")) == ("s3cret", "club", mode)
    assert str(found).startswith("postgresql://eights:***@db.example/club")
    assert "s3cret" not in f"{settings} {settings!r} {found} {found!r}"


def told(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, **environment: str) -> str:
    """The line with which the bot ends in this environment."""
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert main([]) == WRONG_SETTING
    return str(capfd.readouterr().err.splitlines()[-1]).removeprefix("eights: ")


def test_the_file_of_this_folder_is_read_and_the_environment_outranks_it(capfd, monkeypatch: pytest.MonkeyPatch):
    Path(".env").write_text("DISCORD_TOKEN=of-the-file\nTURN_SECONDS=soon\n")
    Path("elsewhere").mkdir()
    with monkeypatch.context() as patch:
        patch.chdir("elsewhere")
        assert told(capfd, patch).startswith("DISCORD_TOKEN isn’t set")
    assert told(capfd, monkeypatch).startswith("TURN_SECONDS is 'soon'")
    assert told(capfd, monkeypatch, DISCORD_TOKEN="two words", TURN_SECONDS="60").startswith("DISCORD_TOKEN has char")


ELSEWHERE = ("https://discord.com/api/v10", "http://10.0.0.1/api", "http://localhost:1", "ftp://127.0.0.1", "http://[")


def test_the_token_goes_to_this_computer_only_where_tests_stand_in_for_discord(capfd, monkeypatch: pytest.MonkeyPatch):
    for address in ELSEWHERE:
        with pytest.raises(SettingError, match="STAND_IN_REST"):
            use_fake_discord({"STAND_IN_REST": address})
    line = told(capfd, monkeypatch, **TOKEN, STAND_IN_REST=ELSEWHERE[0])
    assert line.startswith("STAND_IN_REST is for tests, and only takes a loopback address")
