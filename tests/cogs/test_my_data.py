"""My data, from the page of /eights me: a file with everything, for the person who asks and no one else."""

import json
from dataclasses import replace

from tests.cogs.server import Server
from tests.pages.test_my_data import my_data_of


async def test_the_file_is_for_the_person_alone_and_names_no_one_elses_id(server: Server):
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
