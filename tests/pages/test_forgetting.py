"""My data and being forgotten, from the page of /eights me: the others keep what is theirs."""

import json

import pytest

from cogs.me.pages import document
from model.refusals import Refused
from tests.cogs.server import MemberActor, ResponseMessage, Server, answer, go_back, labels, press, text
from tests.pages.positions import in_play


async def asked_to_be_forgotten(server: Server, who: MemberActor) -> ResponseMessage:
    """The question whether to forget them, which no one has answered yet."""
    mine = answer(await who.slash(server.channel, "eights me"))
    await press(who, mine, "Forget me")
    return mine


async def one_match(server: Server):
    """Ada beats Ben and Cleo."""
    table, (hand, *_) = await server.begin(server.ada, server.ben, server.cleo, target=50)
    await server.position("9S", "9C 7H 6H", "KD", top="9H", totals=(0, 45, 2))
    await press(server.ada, hand, "9♠")
    assert "Ada wins" in text(table)
    return table


async def test_who_is_forgotten_is_gone_once_it_is_confirmed_and_the_others_stay(server: Server):
    table = await one_match(server)
    before = await server.say(server.ada, "eights leaderboard")
    asked = await asked_to_be_forgotten(server, server.ben)
    assert "for good" in text(asked)
    assert labels(asked) == ["Forget me for good", "Back to your page"]
    assert await server.say(server.ada, "eights leaderboard") == before
    await press(server.ben, asked, "Forget me for good")
    assert text(asked).startswith("You’re forgotten. Thanks for playing!")
    assert "backups of the database from before today" in text(asked)
    board = await server.say(server.ada, "eights leaderboard")
    assert "Ben" not in board
    for name in ("Ada", "Cleo"):
        old, new = ([line for line in shown.splitlines() if name in line] for shown in (before, board))
        assert old == new
    assert "Ben" not in text(table)  # the final standing that still stands in the channel
    assert "Someone" in text(table)
    assert "No matches that count yet" in await server.say(server.ada, "eights leaderboard", player=server.ben)
    for where in ("tables", "results", "people", "actions"):
        rows = str(await server.ask(f"SELECT * FROM {where}"))
        assert not [each for each in (str(server.ben.id), "Ben") if each in rows], where


async def test_who_is_forgotten_in_play_has_no_name_and_the_last_one_closes_the_table(server: Server):
    table, (_, bens, _) = await in_play(server, "9S 4S KD", "9C 7H 6H", "KH 3D 3C", turn=1)
    await press(server.ben, await asked_to_be_forgotten(server, server.ben), "Forget me for good")
    assert "Ben" not in text(table)
    assert "**Someone’s turn**" in text(table)
    assert text(bens) == "You’re not at table 1. Open your own with `/eights open`."
    assert "Your hand" in await server.say(server.ben, "eights join")
    assert "Ben took Someone’s seat." in text(table)
    table = await server.open(server.ada, bots=1)
    await press(server.ada, await asked_to_be_forgotten(server, server.ada), "Forget me for good")
    assert "This table is closed." in text(table)
    assert "Ada" not in text(table)


async def kept(server: Server) -> list[tuple[str, int | None]]:
    return [tuple(row) for row in await server.ask("SELECT name, made_by FROM house_sets ORDER BY name")]


@pytest.mark.parametrize("left", [False, True])
async def test_house_rules_that_they_saved_are_deleted_with_them_or_left_without_a_name(server: Server, left: bool):
    """Ben saved two sets, and a moderator has replaced one of them since."""
    moderator = await server.newcomer("Mo", runs_server=True)
    await server.open(server.ben)
    for who, name in ((server.ben, "Ben’s own"), (server.ben, "Shared"), (moderator, "Shared")):
        assert "saved" in (await server.say(who, "houserules save", name=name)).lower()
    asked = await asked_to_be_forgotten(server, server.ben)
    assert "The house rules that you saved (1) are deleted too." in text(asked)
    assert labels(asked) == ["Forget me for good", "Forget me, keep my house rules", "Back to your page"]
    await press(server.ben, asked, labels(asked)[left])
    assert await kept(server) == [("Ben’s own", None)] * left + [("Shared", moderator.id)]
    assert ("Ben’s own" in await server.say(server.ada, "houserules saved")) is left


async def my_data_of(server: Server, who: MemberActor) -> ResponseMessage:
    return answer(await press(who, answer(await who.slash(server.channel, "eights me")), "My data"))


async def test_going_back_takes_the_file_away(server: Server):
    shown = await my_data_of(server, server.ada)
    assert len(shown.attachments) == 1
    assert labels(shown) == ["Back to your page", "Forget me"]
    await go_back(server.ada, shown)
    assert shown.attachments == []


def test_ids_are_texts_as_no_program_may_round_them():
    found = json.loads(document({"member": 1_234_567_890_123_456_789, "rows": [{"seat": 3, "won": True}]}).content)
    assert found == {"format": 2, "member": "1234567890123456789", "rows": [{"seat": 3, "won": True}]}


def test_a_file_that_is_too_large_gets_a_sentence():
    with pytest.raises(Refused, match="too large for one message"):
        document({"name": "Ada" * 1000}, most=2000)
