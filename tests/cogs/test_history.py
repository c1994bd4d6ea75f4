"""Lists of matches that are over, and replays of them, by buttons and commands."""

import pytest

from engine.matches.record import positions, read
from tests.cogs.kept import kept
from tests.cogs.server import Server, press, text
from tests.db.club import rewrite
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


# What is refused


async def test_what_cannot_be_replayed_is_refused_in_a_sentence(server: Server):
    elsewhere, _ = await kept(server, guild=77)
    playing, _ = await kept(server, over=False)
    damaged, _ = await kept(server)
    rewrite(server.database, f"UPDATE actions SET events = '{{' WHERE match_id = {damaged}")
    for typed, said in {
        str(elsewhere): "There’s no match with that number in this server.",
        str(playing): "This match is still being played.",
        str(damaged): "its record is damaged",
        "99": "There’s no match with that number in this server.",
        "ben": "There’s no match called “ben” here.",
        "9" * 30: "There’s no match called",
    }.items():
        assert said in await server.say(server.ada, "eights history", match=typed)
    assert f"**#{elsewhere}**" not in await server.say(server.ada, "eights history")
