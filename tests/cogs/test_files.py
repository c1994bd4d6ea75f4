"""Files that the bot sends: the record of a match, and all that is known of a person, for them and no one else."""

import json
from dataclasses import replace

import pytest

from engine.matches.record import positions, read
from tests.cogs.kept import kept
from tests.cogs.server import Server, press, text
from tests.pages.test_forgetting import my_data_of
from tests.pages.test_history import files_of, replay_of


@pytest.mark.parametrize("game", ["crazy-eights", "str8-eight"])
async def test_a_match_is_kept_as_a_record_that_reads_back(server: Server, game: str):
    number, record = await kept(server, game=game)
    page = await replay_of(server, number)
    await press(server.ada, page, "Next", "Download")
    files = await files_of(page)
    again = read(files[f"match-{number}.json"].decode())
    assert list(files) == [f"match-{number}.json"]
    assert positions(again) == positions(record)
    assert again.names == ("Ada", "Ben")
    await press(server.ada, page, "Back to Replay")
    assert "move 2 of" in text(page)


async def test_my_data_is_for_the_person_alone_and_names_no_one_elses_id(server: Server):
    await server.begin(server.ada, server.ben)
    await server.say(server.ben, "houserules save", name="Friday")
    for listens in (False, True):
        prefer = server.bot.services.tables.prefer
        await prefer(server.guild.id, server.ben.id, lambda before, on=listens: replace(before, text_only=on))
        shown = await my_data_of(server, server.ben)
        assert shown.flags.ephemeral
        (file,) = shown.attachments
        assert file.filename == "eights-my-data.json"
        written = (await file.read()).decode()
        assert json.loads(written)["member"] == str(server.ben.id)
        assert json.loads(written)["house_sets"][0]["name"] == "Friday"
        assert not [each for each in (str(server.ada.id), '"hands"', '"stock"') if each in written]
