"""The More panel: what each kind of person finds in it."""

from tests.cogs.server import InteractionResult, MemberActor, Server, answer, labels, nodes, press, sitting, text
from tests.pages.positions import in_play, missing

LAST = ["Leave my seat", "Close the table"]


def chooser(panel) -> dict:
    return next((node for node in nodes(panel) if node["type"] == 3 and node["custom_id"].endswith(":remove")), {})


def seats(panel) -> list[str]:
    return [option["label"] for option in chooser(panel).get("options", ())]


async def remove(who: MemberActor, panel, label: str) -> InteractionResult:
    value = next(option["value"] for option in chooser(panel)["options"] if option["label"] == label)
    return await who.select(panel, [value], custom_id=chooser(panel)["custom_id"])


async def test_each_finds_what_they_may_do_and_what_takes_something_away_comes_last(server: Server):
    table = await server.open(server.ada, bots=1)
    await press(server.ben, table, "Join")
    panel = answer(await press(server.ada, table, "More"))
    assert labels(panel)[0] == "Table options"
    assert {"Invite a friend", "Rulebook"} < set(labels(panel))
    assert seats(panel) == ["Seat 2: Otto", "Seat 3: Ben"], "their own seat they leave"
    controls = [node for node in nodes(panel) if node["type"] in (2, 3)]
    assert [node["label"] for node in controls[controls.index(chooser(panel)) + 1 :]] == LAST
    panel = answer(await press(server.ben, table, "More"))
    assert LAST[0] in labels(panel)
    assert not {"Table options", LAST[1]} & set(labels(panel))
    assert seats(panel) == []
    assert labels(answer(await press(server.cleo, table, "More"))) == ["Rulebook", "First steps", "Fair deal"]


async def test_who_may_manage_messages_runs_any_table(server: Server):
    table = await server.open(server.ada)
    await press(server.ben, table, "Join")
    warden = await server.newcomer("Warden", manages=True)
    panel = answer(await press(warden, table, "More"))
    assert labels(panel) == ["Table options", "Rulebook", "First steps", "Fair deal", "Close the table"]
    await remove(warden, panel, "Seat 1: Ada")
    assert text(panel) == "Ada was removed."
    assert "Ben (host)" in sitting(table)
    await press(warden, answer(await press(warden, table, "More")), "Close the table")
    assert "This table is closed" in text(table)


async def test_a_panel_that_is_out_of_date_never_removes_the_wrong_one(server: Server):
    table = await server.open(server.ada, bots=1)
    await press(server.ben, table, "Join")
    await press(server.cleo, table, "Join")
    panel = answer(await press(server.ada, table, "More"))
    await server.say(server.ada, "eights table", action="remove", seat="2")  # Otto goes; everybody behind moves up
    told = text(answer(await remove(server.ada, panel, "Seat 3: Ben")))
    assert told == "The seats have changed. Press **More** again."
    assert [seat.name for seat in server.table().seats] == ["Ada", "Ben", "Cleo"]


async def test_in_play_the_host_hands_a_seat_to_a_computer(server: Server):
    table, (_, bens) = await server.begin(server.ada, server.ben, bots=1)
    panel = answer(await press(server.ada, table, "More"))
    assert seats(panel)[:-1] == ["Seat 3: Ben"]  # who is played by a computer already is not offered, nor oneself
    await remove(server.ada, panel, "Seat 3: Ben")
    assert text(panel) == "A bot plays for Ben until they come back."
    assert missing(table, "🤖 **Ben**", "Ada let a bot play for Ben.") == []
    assert "Ada let a bot play for you." in text(bens)


async def test_what_is_opened_from_a_hand_stands_in_its_message_and_leads_back_to_it(server: Server):
    _, (hand, bens) = await in_play(server, "9S 4S KD", "9C 7H 6H", hints=True)
    assert labels(hand) == ["9♠", "Draw and end turn", "Hint", "More"]
    for page in ("Log", "Scores", "Pile", "Rulebook", "Fair deal", "Ping me"):
        await press(server.ada, hand, "More")
        assert labels(hand)[:2] == ["My hand", "Why not?"], "the hand has no room for it"
        await press(server.ada, hand, page)
        assert not text(hand).startswith("### Your hand")
        assert labels(hand)[-2:] == ["Back to More", "My hand"]
        await press(server.ada, hand, "My hand")
        assert text(hand).startswith("### Your hand")
    await press(server.ada, hand, "9♠", "More", "Log")
    await press(server.ben, bens, "9♣")
    assert text(hand).startswith("### Log"), "what is being read stays"
    await press(server.ada, hand, "My hand")
    assert "**Ben** 9♣" in text(hand), "the turn that came meanwhile"
