"""/forget-me: only after a confirmation, and the others keep what is theirs."""

from tests.cogs.house import House, answer, labels, press, text


async def one_match(house: House):
    """Ada beats Ben and Cleo."""
    table, (hand, *_) = await house.begin(house.ada, house.ben, house.cleo, target=50)
    await house.position("9S", "9C 7H 6H", "KD", top="9H", totals=(0, 45, 2))
    await press(house.ada, hand, "9♠")
    assert "Ada wins" in text(table)
    return table


async def test_nothing_is_forgotten_without_the_confirmation(house: House):
    await one_match(house)
    asked = answer(await house.ben.slash(house.channel, "forget-me"))
    assert "for good" in text(asked)
    assert labels(asked) == ["Forget me for good"]
    assert "Ben" in await house.say(house.ada, "leaderboard")


async def test_who_is_forgotten_is_gone_and_the_others_stay(house: House):
    table = await one_match(house)
    before = await house.say(house.ada, "leaderboard")
    asked = answer(await house.ben.slash(house.channel, "forget-me"))
    await press(house.ben, asked, "Forget me for good")
    assert text(asked) == "You are forgotten. Thank you for having played."
    board = await house.say(house.ada, "leaderboard")
    assert "Ben" not in board
    for name in ("Ada", "Cleo"):
        (old,) = [line for line in before.splitlines() if name in line]
        (new,) = [line for line in board.splitlines() if name in line]
        assert old == new
    assert "Ben" not in text(table)  # the final standing that still stands in the channel
    assert "Somebody" in text(table)
    assert "No match that counts yet" in await house.say(house.ada, "stats", member=house.ben)
    for where in ("tables", "results", "people", "actions"):
        rows = str(await house.ask(f"SELECT * FROM {where}"))
        assert str(house.ben.id) not in rows, where
        assert "Ben" not in rows, where


async def test_forgotten_while_seated_in_play(house: House):
    table, (_, bens, _) = await house.begin(house.ada, house.ben, house.cleo)
    await house.position("9S 4S KD", "9C 7H 6H", "KH 3D 3C", top="9H", turn=1)
    asked = answer(await house.ben.slash(house.channel, "forget-me"))
    await press(house.ben, asked, "Forget me for good")
    assert "Ben" not in text(table)
    assert "🤖 **Somebody**" in text(table)
    await house.env.advance_time(31)
    assert "**Cleo** is on turn" in text(table)  # the match goes on
    assert text(bens) == "You do not sit at table 1. /table open opens one of your own."
    assert "begun without you" in await house.say(house.ben, "table join")


async def test_forgotten_in_the_lobby(house: House):
    table = await house.open(house.ada)
    await press(house.ben, table, "Join")
    await press(house.ben, answer(await house.ben.slash(house.channel, "forget-me")), "Forget me for good")
    assert "Ben" not in text(table)
    assert "**Ada** · host" in text(table)


async def test_the_last_one_who_is_forgotten_closes_the_table(house: House):
    table = await house.open(house.ada, computers=1)
    await press(house.ada, answer(await house.ada.slash(house.channel, "forget-me")), "Forget me for good")
    assert "This table is closed." in text(table)
    assert "Ada" not in text(table)
    assert await house.ask("SELECT * FROM tables") == []


async def test_who_never_played_may_ask_as_well(house: House):
    asked = answer(await house.ada.slash(house.channel, "forget-me"))
    await press(house.ada, asked, "Forget me for good")
    assert "You are forgotten" in text(asked)
