"""Commands as a client with last week's would send them: from outside a server, and with values that none asks for.

Each gets a sentence and does nothing, and none leaves a traceback.
"""

from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
import pytest_asyncio

from cogs.discord.interaction_filter import CHANGED, ELSEWHERE
from tests.wire.answers import COMMAND, COMPLETION
from tests.wire.conftest import Scene
from tests.wire.people import ALL_PERMISSIONS, BUTTON, SELECT, SUBCOMMAND
from tests.wire.test_faults import APOLOGY, whole
from tests.wire.world import Interaction, Json

pytestmark = pytest.mark.asyncio(loop_scope="session")

STRING, INTEGER, BOOLEAN, MEMBER = 3, 4, 5, 6
WRONG: dict[int, list[Any]] = {
    STRING: ["", "x" * 6000, 7, True],
    INTEGER: [-1, 10**9, "2", "thr", 2.5, True],
    BOOLEAN: ["no", 1],
    MEMBER: [],
}
GOOD = {STRING: "x", INTEGER: 2, BOOLEAN: True, MEMBER: "3"}


@pytest_asyncio.fixture(autouse=True, loop_scope="session")
async def _no_trouble(evening: Scene) -> AsyncIterator[None]:
    evening.ada.permissions = ALL_PERMISSIONS
    troubles = len(evening.bot.troubles)
    yield
    assert evening.bot.troubles[troubles:] == []


def commands(evening: Scene) -> Iterator[tuple[str, list[Json]]]:
    """Every command as it is typed, with its options."""
    for command in evening.discord.world.commands[-1]:
        for inner in command.get("options", []):
            assert inner["type"] == SUBCOMMAND
            yield f"{command['name']} {inner['name']}", inner.get("options", [])


def in_private(payload: Json) -> Json:
    """As if it came from a conversation with the bot."""
    channel, user = payload["channel"] | {"type": 1}, payload["member"]["user"]
    payload = {key: value for key, value in payload.items() if key not in {"guild_id", "guild", "member"}}
    return payload | {"channel": channel, "user": user, "context": 1}


def said(interaction: Interaction) -> str:
    if interaction.form is not None:
        return str(interaction.form["title"])
    return interaction.original.text


async def forged(evening: Scene, command: str, *options: Json, kind: int = COMMAND) -> Interaction:
    """A command with options as they stand, whatever was registered."""
    name, *rest = command.split()
    given = [{"type": SUBCOMMAND, "name": inner, "options": list(options)} for inner in rest]
    return await evening.ada.send(kind, {"id": "700", "name": name, "type": 1, "options": given}, None)


async def test_every_command_outside_a_server_gets_a_sentence(evening: Scene):
    for command, _ in commands(evening):
        assert str(ELSEWHERE) in said(await evening.ada.slash(command, twist=in_private)), command
    assert evening.saved == 0


async def test_buttons_selects_and_lists_outside_a_server(evening: Scene):
    board = await evening.ada.open_table()
    for custom_id, kind in (("b:1::hand", BUTTON), ("s:1::pick", SELECT)):
        pressed = await evening.ada.forge(board, custom_id, kind, twist=lambda payload: in_private(whole(payload)))
        assert str(ELSEWHERE) in said(pressed)
    data = evening.ada.command("eights hand", {"table": ""}, "table")
    assert (await evening.ada.send(COMPLETION, data, None, twist=in_private)).choices == []


async def test_values_that_no_option_takes_get_a_sentence(evening: Scene):
    tried = 0
    for command, options in commands(evening):
        needed = {option["name"]: GOOD[option["type"]] for option in options if option.get("required")}
        for option in options:
            for value in WRONG[option["type"]]:
                before = evening.saved
                answer = said(await evening.ada.slash(command, {**needed, option["name"]: value}))
                assert APOLOGY not in answer, (command, option["name"], value)
                assert evening.saved == before or value == "", (command, option["name"], value)
                tried += 1
    assert tried > 150


async def test_choices_ranges_and_lengths_are_named(evening: Scene):
    for command, name, value, sentence in (
        ("eights open", "level", "godlike", "“godlike” isn’t a choice for level."),
        ("eights open", "seats", 99, "seats takes a number from 2 to 8."),
        ("eights open", "seats", -1, "seats takes a number from 2 to 8."),
        ("eights leaderboard", "period", "`x` **y**", "isn’t a choice for period."),
        ("houserules save", "name", "x" * 99, "characters, and yours has 99."),
    ):
        assert sentence in said(await evening.ada.slash(command, {name: value}))
    assert evening.saved == 0


async def test_commands_and_options_of_another_version(evening: Scene):
    for command, *options in (
        ("juggle",),
        ("eights juggle",),
        ("eights",),
        ("card play",),  # without its card
        ("eights hand", {"type": STRING, "name": "colour", "value": "red"}),
    ):
        assert str(CHANGED) in said(await forged(evening, command, *options))
    unknown = {"type": STRING, "name": "colour", "value": "", "focused": True}
    assert (await forged(evening, "card play", unknown, kind=COMPLETION)).choices == []
