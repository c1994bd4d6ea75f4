"""Ratings that a person hides: theirs from others, or all of them from themselves."""

from model.people.preferences import Preferences
from tests.cogs.server import Server, answer, press
from tests.pages.test_me import prefer


async def test_what_is_hidden_goes_with_forget_me(server: Server):
    await prefer(server.ada, server, "Ratings", hidden=["mine", "all"])
    kept = Preferences(rating_hidden=True, without_ratings=True)
    assert server.bot.services.tables.preferences.of(server.guild.id, server.ada.id) == kept
    page = answer(await server.ada.slash(server.channel, "eights me"))
    await press(server.ada, page, "Forget me")
    await press(server.ada, page, "Forget me for good")
    assert await server.ask("SELECT * FROM preferences") == []
