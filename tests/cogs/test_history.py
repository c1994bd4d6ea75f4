"""The record of a match as a file to keep."""

import pytest

from engine.matches.record import positions, read
from tests.cogs.kept import kept
from tests.cogs.server import Server, press, text
from tests.pages.test_history import files_of, replay_of


@pytest.mark.parametrize("game", ["crazy-eights", "str8-eight"])
async def test_a_match_is_kept_as_a_record_that_reads_back(server: Server, game: str):
    number, record = await kept(server, game=game)
    page = await replay_of(server, number)
    await press(server.ada, page, "Next")
    await press(server.ada, page, "Download")
    files = await files_of(page)
    again = read(files[f"match-{number}.json"].decode())
    assert list(files) == [f"match-{number}.json"]
    assert positions(again) == positions(record)
    assert again.names == ("Ada", "Ben")
    await press(server.ada, page, "Back to Replay")
    assert "move 2 of" in text(page)
