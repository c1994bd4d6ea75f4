"""Planning in a hand that waits, being asked before a card is played, and taking back the last play."""

import pytest
from simcord.results import ResponseMessage

from engine.core.actions import TakeBack
from model.tables.pauses_and_deadlines import Pauses
from tests.cogs.forms import form_of, send
from tests.cogs.server import Server, answer, choose, labels, nodes, picture_says, press, press_more, text
from tests.pages.positions import forged, in_play

SOON = Pauses(computer=0, call=0, round=90, turn=600, wait=5000)
HANDS = "4C 9S KD", "7C 8D 5H 3S", "QH 7H"
SLIP = "5H 6H 7C", "5S 7S 6H"
NOTHING = "There’s nothing you can take back now."


async def waits(server: Server, *hands: str, **begin) -> tuple[ResponseMessage, list[ResponseMessage]]:
    """Ada is to move, and Ben waits: the table and the hands."""
    return await in_play(server, *(hands or HANDS), top="9C", **begin)


async def test_a_card_that_is_pressed_is_played_when_the_turn_comes(server: Server):
    server.bot.services.tables.clock.pauses = SOON
    _, (hand, bens, _) = await waits(server)
    assert labels(bens) == ["3♠", "5♥", "8♦", "7♣", "Plan to draw", "Refresh", "More"]
    assert "Waiting for Ada… Plan your move below." in text(bens)
    await press(server.ben, bens, "7♣")
    assert "**Planned: 7♣**" in text(bens)
    await press(server.ada, hand, "4♣")
    await server.settle()
    assert server.table().state.pile[-1] == "7C"
    assert "Planned" not in text(bens)


async def test_why_it_could_not_be_done_is_told_until_the_player_moves(server: Server):
    _, (hand, bens, _) = await waits(server)
    await press(server.ben, bens, "7♣")
    await press(server.ada, hand, "9♠")
    told = "**Plan dropped: 7♣.** 7♣ matches neither the suit nor the rank of 9♠. Play 3♠ or 8♦, or draw."
    assert told in text(bens)
    again = answer(await server.ben.slash(server.channel, "eights hand"))
    assert told in text(again)
    await press(server.ben, again, "3♠")
    assert told not in text(again)
    assert server.table().planned == ()


async def test_it_is_cleared_or_another_suit_is_picked_and_a_large_hand_plans_by_a_list(server: Server):
    _, (_, bens, _) = await waits(server)
    for label, planned in (
        ("8♦", "**Planned: 8♦, picking spades**"),
        ("♥ Hearts", "**Planned: 8♦, picking hearts**"),
        ("Plan to draw", "**Planned: draw a card**"),
    ):
        await press(server.ben, bens, label)
        assert planned in text(bens)
    await press(server.ben, bens, "Clear")
    assert "Planned" not in text(bens)
    assert "Clear" not in labels(bens)
    await server.position(HANDS[0], " ".join(f"{rank}H" for rank in "234567T8JQKA"), "QS 7S", top="9C")
    (select,) = [node for node in nodes(bens) if node["type"] == 3]
    assert select["placeholder"].startswith("Plan a card")
    await server.ben.select(bens, ["8H"], custom_id=select["custom_id"])
    assert "**Planned: 8♥, picking hearts**" in text(bens)
    assert "♠ Spades" in labels(bens)


async def test_no_plan_stands_in_the_log_when_something_goes_wrong(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    async def break_down(*_: object) -> None:
        raise RuntimeError("something is broken")

    _, (_, bens, _) = await waits(server)
    monkeypatch.setattr(server.bot.services.tables, "plan", break_down)
    await press(server.ben, bens, "7♣")
    assert "An interaction failed: b:1:" in caplog.text
    assert "7C" not in caplog.text
    caplog.clear()


async def test_what_is_typed_while_one_waits_is_planned_and_taken_back(server: Server):
    _, (hand, _, _) = await waits(server)
    for command, options, said in (
        ("play", {"card": "7C"}, "**Planned: 7♣**"),
        ("play", {"card": "8D", "suit": "H"}, "**Planned: 8♦, picking hearts**"),
        ("draw", {}, "**Planned: draw a card**"),
        ("play", {"card": "KD"}, "❗ While others play, you can plan to play one card or to draw."),
        ("take-back", {}, "Plan your move"),
        ("pass", {}, "❗ It’s not your turn yet"),
    ):
        assert said in await server.say(server.ben, f"card {command}", **options), options
    await press(server.ada, hand, "4♣")
    await server.say(server.ben, "card play", card="7C")
    assert "Your last move counted" in await server.say(server.ben, "card play", card="7C"), "as it may be typed again"
    assert server.table().planned == ()
    assert "**Planned: 5♥**" in await server.say(server.ben, "card play", card="5H")
    await server.close(server.ada)
    await server.begin(server.ada, server.ben, game="str8-eight")
    await server.put(turn=0)
    assert "❗ While others play, you can plan to play one card" in await server.say(server.ben, "card play", card="8")
    assert "**Planned: draw a card**" in await server.say(server.ben, "card draw")


async def test_a_forged_press_plans_nothing_that_is_not_held(server: Server):
    _, (_, bens, _) = await waits(server)
    question = server.table().state.asked
    for custom_id in (f"b:1:{question}:plan.QH", f"b:1:{question}:plan", "b:1::clear-plan"):
        await forged(server, server.ben, bens, custom_id)
        assert server.table().planned == ()


async def slip(server: Server):
    """Ada has just played a Six, with a bot after her."""
    table, (hand,) = await in_play(server, *SLIP, bots=1)
    await press(server.ada, hand, "6♥")
    return table, hand


async def test_among_bots_the_button_and_the_command_take_the_card_back(server: Server):
    table, hand = await slip(server)
    await press(server.ada, hand, "Take back 6♥")
    assert sorted(server.table().state.hands[0]) == ["5H", "6H", "7C"]
    assert "Discard pile: Nine of hearts." in picture_says(table)
    assert "took it back" in text(table)
    assert "Your turn" in text(hand)
    assert "Take back 6♥" not in labels(hand)
    assert "took it back" in await server.say(server.ada, "eights show", what="log")
    ((action,),) = await server.ask("SELECT action FROM actions ORDER BY number DESC LIMIT 1")
    assert TakeBack.__name__ in action, "a step of the replay"
    assert NOTHING in await server.say(server.ada, "card take-back")
    await server.say(server.ada, "card play", card="6H")
    assert "Your turn" in await server.say(server.ada, "card take-back")
    assert sorted(server.table().state.hands[0]) == ["5H", "6H", "7C"]


async def test_the_host_turns_it_off_for_the_table(server: Server):
    table = await server.open(server.ada, bots=1)
    page = answer(await press_more(server.ada, table, "Table options"))
    await press(server.ada, page, "Take-backs are on")
    assert "Take-backs are off" in labels(page)
    await press(server.ada, table, "Start")
    hand = answer(await press(server.ada, table, "My hand"))
    await server.position(*SLIP)
    await press(server.ada, hand, "6♥")
    assert "Take back 6♥" not in labels(hand)
    assert "You can’t take back a card at this table." in await server.say(server.ada, "card take-back")


WARY = "9S 8S 4C KD", "QH 7H"


async def wary(server: Server, **begin) -> ResponseMessage:
    """The hand of Ada, who is to move and wants to be asked."""
    page = answer(await server.ada.slash(server.channel, "eights me"))
    told = text(await send(server.ada, await form_of(server.ada, page, "My turn"), confirms=["on"]))
    assert "Ask me before I play · on" in told
    _, (hand, *_) = await server.begin(server.ada, server.ben, **begin)
    await (server.put(turn=0) if begin.get("game") else server.position(*WARY))
    return hand


def top(server: Server) -> str:
    return server.table().state.pile[-1]


async def test_the_first_press_asks_and_the_second_plays_says_the_word_or_picks_the_suit(server: Server):
    hand = await wary(server)
    for second, lies in (("Another card", "9H"), ("Play 9♠", "9S")):
        await press(server.ada, hand, "9♠")
        assert "**Play 9♠?**" in text(hand)
        assert labels(hand) == ["Play 9♠", "Another card"]
        assert top(server) == "9H"
        await press(server.ada, hand, second)
        assert "?**" not in text(hand)
        assert top(server) == lies
        assert ("9♠" in labels(hand)) is (lies == "9H")
    await server.position(*WARY)
    await press(server.ada, hand, "8♠")
    assert "**You’re playing 8♠.** Pick a suit." in text(hand)
    await press(server.ada, hand, "♣ Clubs")
    assert (top(server), server.table().state.suit) == ("8S", "C")
    await server.position("9S 4C", "QH 7H")
    await press(server.ada, hand, "9♠ · “last card”")
    assert "**Play 9♠ · “last card”?**" in text(hand)
    await press(server.ada, hand, "Play 9♠ · “last card”")
    assert (top(server), server.table().state.uncalled) == ("9S", ())
    await server.position(" ".join(f"{rank}H" for rank in "2345679TKQJA"), "QS 7S", top="5H")
    await choose(server.ada, hand, "2H")
    assert "**Play 2♥?**" in text(hand)
    await press(server.ada, hand, "Play 2♥")
    assert top(server) == "2H"


async def test_drawing_commands_and_what_is_refused_ask_nothing(server: Server):
    hand = await wary(server)
    server.forge(hand, forged := f"b:{server.table().id}:{server.table().state.asked}:play.4C")
    await server.ada.click(hand, custom_id=forged)
    assert "❗ 4♣ matches neither the suit nor the rank of 9♥." in text(hand)
    assert "?**" not in text(hand)
    await server.say(server.ada, "card play", card="9S")
    assert top(server) == "9S"
    await server.position(*WARY)
    hand = answer(await server.ada.slash(server.channel, "eights hand"))
    await press(server.ada, hand, next(label for label in labels(hand) if label.startswith("Draw")))
    assert len(server.table().state.hands[0]) == 5


async def test_a_discard_asks(server: Server):
    hand = await wary(server, game="str8-eight")
    await press(server.ada, hand, "Draw a card")
    name = next(label for label in labels(hand) if label.startswith("Discard"))
    await press(server.ada, hand, name)
    bare = name.split(" (")[0]
    assert f"**{bare}?**" in text(hand)
    before = server.table().moves
    await press(server.ada, hand, bare)
    assert server.table().moves == before + 1
