"""Lists of matches that are over, and replays of them, by buttons and commands."""

from pathlib import Path

import pytest

from cogs.history import pages as replay_page
from engine.core.cards import in_order, listed
from engine.matches.record import positions
from tests.cogs.kept import kept, rounds_of
from tests.cogs.server import Server, answer, nodes, press, text
from tests.db.club import rewrite
from tests.pages.test_looking_back import played
from tests.pages.test_scores import is_off

SELECT = 3  # as a type of component


async def replay_of(server: Server, number: int):
    return answer(await server.ada.slash(server.channel, "eights history", match=str(number)))


def select_of(message, placeholder: str):
    (found,) = [node for node in nodes(message) if node["type"] == SELECT and node["placeholder"] == placeholder]
    return found


async def pick(server: Server, message, placeholder: str, value: str):
    await server.ada.select(message, values=[value], custom_id=select_of(message, placeholder)["custom_id"])


async def test_the_matches_of_a_server_are_listed_newest_first(server: Server):
    for ago in range(12, 0, -1):
        await kept(server, ago=ago * 1000)
    page = answer(await server.ada.slash(server.channel, "eights history"))
    assert text(page).startswith("### Matches · this server\n**#12** Crazy Eights · ")
    assert "**#5**" in text(page)
    assert "**#4**" not in text(page)
    assert is_off(page, "Newer")
    await press(server.ada, page, "Older")
    assert "**#4**" in text(page)
    assert is_off(page, "Older")
    await press(server.ada, page, "Newer")
    assert "**#12**" in text(page)
    await pick(server, page, "Look at a match again", "11")
    assert text(page).startswith("## Replay · Crazy Eights\n-# Match #11 · round 1 · move 1 of ")


async def test_matches_are_found_by_member_game_and_channel_and_as_they_are_typed(server: Server):
    await kept(server, "ada", "ben")
    await kept(server, "ada", "cleo", game="str8-eight")
    await kept(server, "ben", "cleo", channel=12345)

    async def found(**options):
        said = await server.say(server.ada, "eights history", **options)
        return [number for number in (1, 2, 3) if f"**#{number}**" in said]

    assert await found() == [1, 2, 3]
    assert await found(member=server.ben) == [1, 3]
    assert await found(game="str8-eight") == [2]
    assert await found(here=True) == [1, 2]
    assert await found(member=server.cleo, here=True) == [2]
    assert "No matches here yet" in await server.say(server.ada, "eights history", game="mao")
    told = await server.say(server.ada, "eights history", member=server.cleo, here=True)
    assert "### Matches · Cleo in this channel" in told
    for typed, offered in (("", ["3", "2", "1"]), ("#1", ["1"]), ("cleo", ["3", "2"]), ("crazy ben", ["3", "1"])):
        assert await server.offered(server.ada, "eights history", "match", typed) == offered


async def test_the_end_of_a_match_has_a_button_for_its_replay(server: Server):
    await played(server)
    page = answer(await press(server.cleo, server.shown(), "Replay"))
    assert f"move 1 of {server.table().moves}" in text(page)
    await press(server.cleo, page, "Last")
    winner = ("Ada", "Ben")[server.table().state.winners[0]]
    assert f"{winner} wins the match" in text(page)


@pytest.mark.parametrize("game", ["crazy-eights", "str8-eight", pytest.param("kings-reverse", marks=pytest.mark.long)])
async def test_every_step_of_a_replay_shows_all_hands_within_what_discord_takes(server: Server, game: str):
    number, record = await kept(server, game=game)
    states = positions(record)
    page = await replay_of(server, number)
    for step, state in enumerate(states[:60], 1):
        shown = text(page).replace("\ufe0e", "")
        assert f"move {step} of {len(states)}" in shown
        if state.phase == "play":
            assert all(listed(in_order(hand)) in shown for hand in state.hands)
        if step < min(60, len(states)):
            await press(server.ada, page, "Next")


async def test_a_replay_is_walked_through_by_buttons_and_a_list_and_a_seat_sees_its_own_cards_alone(server: Server):
    number, record = await kept(server)
    states = positions(record)
    assert rounds_of(record) > 1
    page = await replay_of(server, number)
    assert is_off(page, "First")
    assert is_off(page, "Previous")
    await press(server.ada, page, "Next round")
    second = next(step for step, state in enumerate(states, 1) if state.round == 2)
    assert f"round 2 · move {second} of" in text(page)
    await press(server.ada, page, "Previous")
    assert f"round 1 · move {second - 1} of" in text(page)
    await press(server.ada, page, "Last")
    assert f"move {len(states)} of {len(states)}" in text(page)
    assert is_off(page, "Next")
    assert is_off(page, "Last")
    assert is_off(page, "Next round")
    await press(server.ada, page, "First")
    assert "move 1 of" in text(page)
    await pick(server, page, "Whose cards", "seat1")
    shown = text(page).replace("\ufe0e", "")
    assert "As Ben saw it" in shown
    assert listed(in_order(states[0].hands[1])) in shown
    assert listed(in_order(states[0].hands[0])) not in shown
    await press(server.ada, page, "Next")
    assert "As Ben saw it" in text(page)
    await pick(server, page, "Whose cards", "open")
    assert "All hands are open" in text(page)
    options = select_of(page, "Jump to a move")["options"]
    assert len(options) == 24
    assert options[-1]["label"] == "Later moves"
    await pick(server, page, "Jump to a move", "9")
    assert "move 9 of" in text(page)
    await pick(server, page, "Jump to a move", options[-1]["value"])
    assert "move 24 of" in text(page)
    options = select_of(page, "Jump to a move")["options"]
    assert options[0]["label"] == "Earlier moves"
    assert [option["value"] for option in options if option.get("default")] == ["24"]


async def files_of(message) -> dict[str, bytes]:
    return {each.filename: await each.read() for each in message.attachments}


async def test_a_record_that_is_too_large_is_told_to_be(server: Server, monkeypatch: pytest.MonkeyPatch):
    number, _ = await kept(server)
    page = await replay_of(server, number)
    monkeypatch.setattr(replay_page, "LARGEST", 1000)
    await press(server.ada, page, "Download")
    assert await files_of(page) == {}
    assert "too long for a Discord file" in text(page)


FORGED = {
    "b:0::history": "This list has expired.",
    "b:0::history.x.all.all.0.older": "This list has expired.",
    "b:0::history.0.nothing.all.0.older": "This list has expired.",
    "b:0::history.0.all.all.99999999999.older": "This list has expired.",
    "b:0::history.99999999999999999999.all.all.0.older": "This list has expired.",
    "b:0::replay": "There’s no match with that number in this server.",
    "b:1::replay.open.next": "This replay page has expired.",
    "b:1:1:replay.seat9.next": "This replay page has expired.",
    "b:1:1:replay.seatx.next": "This replay page has expired.",
    "b:1::download": "This replay page has expired.",
    "b:7:1:download.open": "There’s no match with that number in this server.",
    "b:999999999999999:1:replay.open.next": "There’s no match with that number in this server.",
}


async def test_what_cannot_be_replayed_or_was_forged_is_refused_in_a_sentence(server: Server, tmp_path: Path):
    number, record = await kept(server)
    shown = await server.open(server.ada)
    for forged, said in {**FORGED, f"b:{number}:999999:replay.open.next": f"move {len(record.steps)} of"}.items():
        server.forge(shown, forged)
        assert said in text(answer(await server.ada.click(shown, custom_id=forged))), forged
    elsewhere, _ = await kept(server, guild=77)
    playing, _ = await kept(server, over=False)
    damaged, _ = await kept(server)
    rewrite(tmp_path / "eights.db", f"UPDATE actions SET events = '{{' WHERE match_id = {damaged}")
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
