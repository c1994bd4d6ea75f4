"""My data, from the page of /eights me: a file with everything, for the person who asks and no one else."""

import json
from dataclasses import replace
from typing import Any

from simcord.results import ResponseMessage

from model.people.preferences import Preferences
from tests.cogs.server import Server, press, text
from tests.pages.test_my_data import my_data_of


async def read(message: ResponseMessage) -> dict[str, Any]:
    """The one file of a message."""
    (file,) = message.attachments
    assert file.filename == "eights-my-data.json"
    found: dict[str, Any] = json.loads(await file.read())
    return found


async def one_match(server: Server) -> None:
    """Ada beats Ben, and then they play on."""
    table, (hand, *_) = await server.begin(server.ada, server.ben, target=50)
    await server.position("9S", "8C 8H", top="9H")
    await press(server.ada, hand, "9♠")
    assert "Ada wins" in text(table)
    await press(server.ada, table, "Rematch")
    await press(server.ben, server.shown(), "Join")
    await press(server.ada, server.shown(), "Start")


async def test_the_file_has_all_of_it(server: Server):
    await one_match(server)
    await server.say(server.ada, "houserules save", name="Friday")
    found = await read(await my_data_of(server, server.ada))
    assert found["member"] == str(server.ada.id)
    assert [result["won"] for result in found["results"]] == [1]
    assert found["people"][0]["name"] == "Ada"
    assert found["house_sets"][0]["name"] == "Friday"
    assert [seat["name"] for table in found["tables"] for seat in table["seats"]] == ["Ada"]


async def test_it_is_for_the_person_alone_and_names_no_one_elses_id(server: Server):
    await one_match(server)
    shown = await my_data_of(server, server.ben)
    assert shown.flags.ephemeral
    written = json.dumps(await read(shown))
    assert str(server.ben.id) in written
    assert str(server.ada.id) not in written
    assert '"hands"' not in written
    assert '"stock"' not in written


async def test_with_text_only_the_file_is_there_too(server: Server):
    await server.bot.services.tables.prefer(server.guild.id, server.ada.id, text_only)
    assert (await read(await my_data_of(server, server.ada)))["preferences"]


def text_only(before: Preferences) -> Preferences:
    return replace(before, text_only=True)
