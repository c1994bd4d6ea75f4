"""Forms and menus on the wire: the bot's are such as Discord describes them, and it reads what clients send."""

import pytest

from tests.wire.conftest import Scene
from tests.wire.people import ALL_PERMISSIONS
from tests.wire.world import parts

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.bodies]


async def test_checkboxes_and_radio_buttons_of_a_person(evening: Scene):
    page = (await evening.ada.slash("eights me")).original
    asked = await evening.ada.press(page, "me")
    assert "Ping me on my turn · on" in (await evening.ada.fill(asked, {"pings": True})).original.text
    asked = await evening.ada.forge(asked.message, "b:0::me.cards")
    told = (await evening.ada.fill(asked, {"order": ["rank"], "text": True})).original.text
    assert "Sort my hand, By rank" in told, "a page that is heard has no dots"
    asked = await evening.ada.forge(asked.message, "b:0::me.cards")
    told = (await evening.ada.fill(asked, {"text": False})).original.text
    assert "Sort my hand · By rank" in told
    assert "Text only · off" in told


async def test_every_form_of_the_settings_is_saved_as_it_is_shown(evening: Scene):
    evening.ada.permissions = ALL_PERMISSIONS
    page = (await evening.ada.slash("eights settings")).original
    chapters = [part["custom_id"] for part in parts(page.components) if "settings." in part.get("custom_id", "")]
    before = page.text
    assert len(chapters) >= 6
    for chapter in chapters:
        asked = await evening.ada.forge(page, chapter)
        assert "**Saved.**" in (await evening.ada.fill(asked, {})).original.text
    assert page.text.replace("\n**Saved.**", "") == before


async def test_a_friend_is_picked_in_a_form(evening: Scene):
    board = await evening.ada.open_table()
    for friend, told in ((evening.ben, "Ben is invited to Table"), (None, "That person isn’t in this server")):
        await evening.ada.press(board, "more")
        asked = await evening.ada.press_page("invite")
        picked = str(friend.user.id if friend else 77)
        assert told in (await evening.ada.fill(asked, {"friend": [picked]})).original.text
