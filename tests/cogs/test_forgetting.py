"""Being forgotten, from the page of /eights me: only after a confirmation, and the others keep what is theirs."""

from tests.cogs.server import Server, labels, press, text
from tests.pages.test_forgetting import asked_to_be_forgotten, kept, with_house_rules


async def test_forgotten_while_seated_in_play(server: Server):
    table, (_, bens, _) = await server.begin(server.ada, server.ben, server.cleo)
    await server.position("9S 4S KD", "9C 7H 6H", "KH 3D 3C", top="9H", turn=1)
    asked = await asked_to_be_forgotten(server, server.ben)
    await press(server.ben, asked, "Forget me for good")
    assert "Ben" not in text(table)
    assert "**Someone’s turn**" in text(table)
    await server.env.advance_time(31)
    assert "**Cleo’s turn**" in text(table)  # the match goes on
    assert text(bens) == "You’re not at table 1. Open your own with `/eights open`."
    assert "Your hand" in await server.say(server.ben, "eights join")
    assert "Ben took Someone’s seat." in text(table)


async def test_house_rules_that_they_saved_are_deleted_with_them(server: Server):
    asked = await with_house_rules(server)
    assert "The house rules that you saved (1) are deleted too." in text(asked)
    assert labels(asked) == ["Forget me for good", "Forget me, keep my house rules", "Back to your page"]
    await press(server.ben, asked, "Forget me for good")
    assert [name for name, _ in await kept(server)] == ["Shared"], "that one is the moderator’s"
    assert "Ben’s own" not in await server.say(server.ada, "houserules saved")
    await server.restart()
    assert "Ben’s own" not in await server.say(server.ada, "houserules saved")
