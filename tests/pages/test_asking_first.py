"""A player who wants to be asked before a card is played: the second press plays it."""

from tests.cogs.forms import form_of, send
from tests.cogs.server import ResponseMessage, Server, answer, choose, labels, press, text

HANDS = "9S 8S 4C KD", "QH 7H"


async def wary(server: Server, **begin) -> ResponseMessage:
    """The hand of Ada, who is to move and wants to be asked."""
    page = answer(await server.ada.slash(server.channel, "eights me"))
    told = text(await send(server.ada, await form_of(server.ada, page, "My turn"), confirms=["on"]))
    assert "Ask me before I play · on" in told
    _, (hand, *_) = await server.begin(server.ada, server.ben, **begin)
    await (server.put(turn=0) if begin.get("game") else server.position(*HANDS))
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
    await server.position(*HANDS)
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
    await server.position(*HANDS)
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
