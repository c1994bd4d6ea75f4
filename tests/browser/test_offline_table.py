"""The offline table in a real browser: what a person or a computer does appears on every open page, untouched."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, Route, TimeoutError as PlaywrightTimeout, expect

from cogs.discord.text import signs
from engine.core.actions import Action, Draw, Nominate, Pass, Play
from engine.core.cards import SUIT_SYMBOLS, short, suit_name
from engine.core.match import Event
from engine.games.house_rules import HouseRules
from engine.matches.telling import turns
from model.member import Member
from model.tables.naming import names
from model.tables.pauses_and_deadlines import Pauses
from model.tables.table import Table
from offline_table import LivePreview, offline_table
from tests import PATIENCE, until
from tests.browser.visitor import CHROMIUM, chat, chromium, command, pipes_closed, press, visit
from tests.cogs.server import best_play

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed, so no browser can look"),
    # SimCord kills what prepares a picture that nobody needs any more; from Python 3.12 on its pipes close as garbage.
    pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning"),
]

OTTO = 2
PAUSES = Pauses(computer=0.5, call=1, round=60)
LOOK = 5  # seconds until a person presses again


@pytest.fixture(autouse=True)
async def _the_pipes_to_the_browser_close() -> AsyncIterator[None]:
    yield
    await pipes_closed()


def table(preview: LivePreview) -> Table:
    return preview.env.bot.services.tables.every()[-1]


async def test_two_open_pages_follow_each_other_and_the_computer(tmp_path: Path):
    # SimCord keeps its clock in the context, so nothing of this can be a fixture.
    async with (
        offline_table(tmp_path / "demo.db", PAUSES) as preview,
        chromium() as browser,
        visit(browser, preview) as ada,
        visit(browser, preview) as ben,
    ):
        assert [page.viewer.name for page in preview.open_pages] == ["Ada", "Ben"]
        await command(ada, "eights open")
        await expect(chat(ben)).to_contain_text("Crazy Eights")
        await press(ben, "Join")
        await press(ada, "Add bot")
        await expect(chat(ben).get_by_alt_text("Otto")).to_be_visible()
        await expect(chat(ada).get_by_alt_text("Ben")).to_be_visible()
        await press(ada, "Start")
        await expect(chat(ben)).to_contain_text("Round 1")
        await press(ben, "My hand")
        await pictures_are_shown(ada)
        await pictures_are_shown(ben)
        while not [event for event in await history(preview) if getattr(event, "seat", None) == OTTO]:
            await one_move(preview, [ada, ben])
        await one_move(preview, [ada, ben])


async def test_one_person_finishes_a_match_on_a_phone(tmp_path: Path):
    async with (
        offline_table(tmp_path / "demo.db", PAUSES) as preview,
        chromium() as browser,
        visit(browser, preview, width=420, height=900) as ada,
    ):
        (guild,), presets = preview.env.bot.guilds, preview.env.bot.services.presets
        few = HouseRules("crazy-eights", (("deal", 2), ("target", 10)))
        await presets.keep(guild.id, "Quick", few, Member(preview.open_pages[0].viewer.id, "Ada"))
        await command(ada, "eights open", game="Quick", bots="1")
        await press(ada, "Start")
        await expect(chat(ada)).to_contain_text("Round 1")
        while table(preview).phase != "over":
            if table(preview).state.phase == "deal":
                before = table(preview).moves
                await press(ada, "Ready")
                await moved_on(preview, before)
            else:
                await one_move(preview, [ada])
        await expect(chat(ada)).to_contain_text(re.compile("(Ada|Otto) wins!"))
        await press(ada, "Rematch")
        await expect(chat(ada)).to_contain_text("Table 2")


async def test_a_right_click_opens_the_menu_of_a_message_and_of_people(tmp_path: Path):
    async with (
        offline_table(tmp_path / "demo.db", PAUSES) as preview,
        chromium() as browser,
        visit(browser, preview, width=390, height=900) as ada,
        visit(browser, preview) as ben,
    ):
        await command(ada, "eights open")
        await expect(chat(ben)).to_contain_text("Table 1")
        await pick_in_menu(ada, "Invite to my table: Ben")
        await expect(chat(ben)).to_contain_text("Ada wants to play Table 1")
        await expect(chat(ada)).to_contain_text("Ben is invited")
        await pick_in_menu(ben, "Eights profile: Ada")
        await expect(chat(ben)).to_contain_text("No matches that count yet")
        await pick_in_menu(ben, "Bring it down here")
        await expect(chat(ben)).to_contain_text("Only players at Table 1")
        await expect(ben.get_by_role("menu")).to_have_count(0)


async def test_each_window_reads_its_own_language_and_the_table_the_servers(tmp_path: Path):
    async with (
        offline_table(tmp_path / "demo.db", PAUSES, spoken=["de", "fr", "pl", "nl"]) as preview,
        chromium() as browser,
        visit(browser, preview) as ada,
        visit(browser, preview) as ben,
    ):
        await command(ada, "eights open", game="Mau-Mau")
        await expect(chat(ada)).to_contain_text("Tisch 1")
        await press(ben, "Meedoen")
        await press(ada, "Start")
        for page, hand in ((ada, "Deine Hand"), (ben, "Ta main")):
            await press(page, "Mijn hand")
            await expect(chat(page)).to_contain_text("Tafel 1")
            await expect(chat(page)).to_contain_text(hand)


async def pick_in_menu(page: Page, label: str) -> None:
    """Of the table's message, with a press as long as a person's."""
    messages = chat(page).locator("[data-message-id]").filter(has_text="Table 1")
    await messages.first.click(button="right", delay=300)
    await page.get_by_role("menuitem", name=label, exact=True).click()


@pytest.mark.long
async def test_the_table_begins_with_a_welcome_and_a_picture_that_comes_late_is_asked_for_again(tmp_path: Path):
    async with (
        offline_table(tmp_path / "demo.db", PAUSES) as preview,
        chromium() as browser,
        visit(browser, preview) as ada,
    ):
        await expect(chat(ada)).to_contain_text("Hi! I’m Eights, and I deal cards.")
        late = set[str]()

        async def refuse_once(route: Route) -> None:
            asked, known = route.request.url, route.request.url in late
            late.add(asked)
            await (route.continue_() if known else route.fulfill(status=503))

        await ada.route("**/api/assets/*", refuse_once)
        await press(ada, "Practice")
        await pictures_are_shown(ada)
        assert late
        await expect(chat(ada)).not_to_contain_text("unavailable")


async def one_move(preview: LivePreview, pages: list[Page]) -> None:
    """The player whose turn it is moves, and every page tells it, touched or not."""
    before = table(preview)
    await moved(preview, pages)
    if table(preview).phase == "over" or table(preview).state.phase != "play":
        return  # the page of a finished round tells it in words of its own
    told = turns(await history(preview), names(before))[-1]
    who = "" if told.seat is None else f"{names(before)[told.seat]} "
    done, *_ = told.words.partition(" →")  # what came of it may have grown by now
    async with asyncio.timeout(PATIENCE):
        for page in pages:
            while signs(f"{who}{done}") not in " ".join((await chat(page).text_content() or "").split()):
                if table(preview).phase == "over" or table(preview).state.phase != "play":
                    return  # a bot went out meanwhile, which is told instead
                await asyncio.sleep(0.05)


async def moved(preview: LivePreview, pages: list[Page]) -> None:
    """The player whose turn it is moves: a person by presses, a bot by itself."""
    before = table(preview)
    seat = before.state.turn
    if seat < len(pages):
        await expect(chat(pages[seat]).get_by_role("button", name="Plan to draw")).to_have_count(0)  # it waits no more
        *first, last = (
            chat(pages[seat]).get_by_role("button", name=name, exact=True).last
            for name in names_of(best_play(before, seat))
        )
        for pressed, following in pairwise([*first, last]):
            await press_until(pressed, following.is_visible)

        async def is_moved() -> bool:
            return table(preview).moves != before.moves

        await press_until(last, is_moved)
    await moved_on(preview, before.moves)


async def moved_on(preview: LivePreview, moves: int) -> None:
    await until(lambda: table(preview).moves != moves)


async def press_until(pressed: Locator, done: Callable[[], Awaitable[bool]]) -> None:
    """Press a button, and again as a person would: nothing comes of a press on a page that is changing just then."""
    async with asyncio.timeout(PATIENCE):
        while not await done():
            with contextlib.suppress(PlaywrightTimeout):
                await pressed.click(timeout=LOOK * 1000)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    while not await done():  # noqa: ASYNC110  nothing tells when
                        await asyncio.sleep(0.05)


def names_of(action: Action) -> list[str | re.Pattern[str]]:
    """The names of the buttons to press one after the other."""
    match action:
        case Play((card,), suit, call):
            picked = [signs(f"{SUIT_SYMBOLS[suit]} {suit_name(suit).capitalize()}")] if suit else []
            return [card_button(short(card), " · “last card”" if call else ""), *picked]
        case Nominate(suit):
            return [signs(f"{SUIT_SYMBOLS[suit]} {suit_name(suit).capitalize()}")]
        case Pass():
            return ["Pass"]
        case Draw():
            return [re.compile("^Draw")]
        case _:
            raise ValueError(f"nothing is pressed for {action}")


def card_button(label: str, more: str = "") -> re.Pattern[str]:
    """The name of the button of a card, of which several may be held."""
    return re.compile(rf"^{re.escape(signs(label))}( \(\d+\))?{re.escape(more)}$")


async def pictures_are_shown(page: Page) -> None:
    pictures = chat(page).locator("img[alt]:not([alt=''])")
    await expect(pictures.nth(2)).to_be_attached()  # the welcome, the table and the hand, perhaps with a top card
    for picture in await pictures.all():
        await expect(picture).to_have_js_property("complete", value=True)
        await expect(picture).not_to_have_js_property("naturalWidth", 0)


async def history(preview: LivePreview) -> list[Event]:
    story = await preview.env.bot.services.tables.stories.story(table(preview), None)
    return [entry for entry in story if isinstance(entry, Event)]
