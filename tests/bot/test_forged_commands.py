"""Commands that Discord would not have sent: from outside a server, and with values that no command asks for.

Each gets a sentence and does nothing, and none leaves a traceback.
"""

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from cogs.options import CHANGED, ELSEWHERE
from tests.bot.process import Process, running
from tests.bot.standin import USER, StandIn, snowflake, stand_in
from tests.bot.test_reaching import no_traceback

Option = dict[str, Any]
SUBCOMMANDS = {1, 2}
STRING, INTEGER, BOOLEAN, MEMBER = 3, 4, 5, 6
OUTSIDE = {"guild_id": None, "member": None, "user": USER, "context": 1, "channel": {"id": "2", "type": 1}}
WRONG: dict[int, list[Any]] = {
    STRING: ["", "x" * 6001, 7, None, ["x"], {"x": 1}, True],
    INTEGER: [-1, 10**30, "2", 2.5, None, True],
    BOOLEAN: ["true", 1, None],
    MEMBER: ["no number", "4", 5, None],
}
GOOD = {STRING: "x", INTEGER: 2, BOOLEAN: True, MEMBER: "3"}


class Club:
    """The bot in its server, and forged interactions that are answered."""

    def __init__(self, discord: StandIn, bot: Process) -> None:
        self.discord, self.bot, self._asked = discord, bot, count()

    def leaves(self) -> Iterator[tuple[list[str], list[Option]]]:
        """Every command as its path and its options."""
        for command in self.discord.registered:
            yield from _leaves([], command)

    def typed(self, path: list[str], *options: Option, kind: int = 2, **more: Any) -> Any:
        """What a typed command is answered with."""
        name, *nested = path
        data: Option = {"id": "700", "name": name, "type": 1, "options": list(options)}
        for deeper in reversed(nested):
            data["options"] = [{"type": 1, "name": deeper, "options": data["options"]}]
        return self.answer(kind, data, **more)

    def answer(self, kind: int, data: Option, **more: Any) -> Any:
        before = len(self.discord.told)
        self.discord.interaction(kind, data, **more)
        self.discord.wait_for(lambda: len(self.discord.told) > before)
        return self.discord.told[-1]


def _leaves(path: list[str], command: Option) -> Iterator[tuple[list[str], list[Option]]]:
    nested = [option for option in command.get("options", []) if option["type"] in SUBCOMMANDS]
    for option in nested:
        yield from _leaves([*path, command["name"]], option)
    if not nested:
        yield [*path, command["name"]], command.get("options", [])


def given(option: Option, value: Any) -> Option:
    return {"type": option["type"], "name": option["name"], "value": value}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """One process for all, as each start takes seconds. At the end it has written no more than its start."""
    with stand_in() as discord, running(discord, tmp_path_factory.mktemp("club"), LOG_LEVEL="INFO") as bot:
        bot.said("Ready in 1 server")
        bot.said("Discord knows")
        yield Club(discord, bot)
        assert bot.stop() == 0
        no_traceback(bot.lines)
        assert not [line for line in bot.lines if "WARNING" in line or "ERROR" in line], "\n".join(bot.lines)


def test_every_command_is_registered_for_servers_alone(club: Club):
    assert club.discord.registered
    for command in club.discord.registered:
        assert (command["contexts"], command["integration_types"]) == ([0], [0]), command["name"]


def test_every_command_outside_a_server_gets_a_sentence(club: Club):
    for path, _ in club.leaves():
        assert ELSEWHERE in str(club.typed(path, **OUTSIDE)), path


def test_buttons_selects_and_lists_outside_a_server(club: Club):
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "b:1::hand"}]}
    menu = {"type": 3, "custom_id": "s:1::pick", "options": [{"label": "x", "value": "x"}]}
    message = {"id": str(snowflake()), "channel_id": "2", "author": USER, "type": 0, "content": "", "flags": 0}
    message |= {"attachments": [], "embeds": [], "pinned": False, "mention_everyone": False, "tts": False}
    message |= {"timestamp": "2020-01-01T00:00:00+00:00", "edited_timestamp": None}
    message |= {"components": [row, {"type": 1, "components": [menu]}]}
    pressed: list[Option] = [
        {"custom_id": "b:1::hand", "component_type": 2},
        {"custom_id": "s:1::pick", "component_type": 3, "values": ["x"]},
    ]
    for data in pressed:
        assert ELSEWHERE in str(club.answer(3, data, message=message, **OUTSIDE))
    typing = {"type": STRING, "name": "table", "value": "", "focused": True}
    assert club.typed(["eights", "hand"], typing, kind=4, **OUTSIDE) == {"type": 8, "data": {"choices": []}}


def test_values_that_no_option_takes_get_a_sentence(club: Club):
    tried = 0
    for path, options in club.leaves():
        needed = [given(option, GOOD[option["type"]]) for option in options if option.get("required")]
        for option in options:
            others = [each for each in needed if each["name"] != option["name"]]
            for value in WRONG[option["type"]]:
                said = str(club.typed(path, *others, given(option, value)))
                assert "went wrong" not in said, (path, option["name"], value)
                tried += 1
    assert tried > 200


def test_choices_ranges_and_lengths_are_named(club: Club):
    table = ["eights", "open"]
    assert "level isn’t" not in str(club.typed(table))
    for path, name, value, said in (
        (table, "level", "godlike", "“godlike” isn’t a choice for level."),
        (table, "seats", 99, "seats takes a number from 2 to 8."),
        (table, "seats", -1, "seats takes a number from 2 to 8."),
        (["eights", "leaderboard"], "period", "`x` **y**", "isn’t a choice for period."),
        (["houserules", "save"], "name", "x" * 99, "characters, and yours has 99."),
    ):
        kind = INTEGER if isinstance(value, int) else STRING
        assert said in str(club.typed(path, {"type": kind, "name": name, "value": value}))


def test_commands_and_options_of_another_version(club: Club):
    extra = {"type": STRING, "name": "colour", "value": "red"}
    for answer in (
        club.typed(["juggle"]),
        club.typed(["eights", "juggle"]),
        club.typed(["eights"]),
        club.typed(["card", "play"]),  # without its card
        club.typed(["eights", "hand"], extra),
        club.typed(
            ["eights", "hand"], given({"type": 3, "name": "table"}, "1"), given({"type": 3, "name": "table"}, "2")
        ),
    ):
        assert CHANGED in str(answer)


def test_lists_for_what_cannot_be_typed(club: Club):
    for value in (7, None, ["x"], "x" * 6001):
        focused = {"type": STRING, "name": "card", "value": "", "focused": True}
        answer = club.typed(["card", "play"], focused, {"type": STRING, "name": "table", "value": value}, kind=4)
        assert answer == {"type": 8, "data": {"choices": []}}
    unknown = {"type": STRING, "name": "colour", "value": "", "focused": True}
    assert club.typed(["card", "play"], unknown, kind=4)["data"] == {"choices": []}
