"""Takes the README's pictures at the offline table: ``python -m tests.browser.pictures``."""

import asyncio
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.async_api import Page

from engine.core.match import MatchState
from model.tables.pauses_and_deadlines import Pauses
from offline_table import LivePreview, offline_table
from tests.browser.test_offline_table import moved, pictures_are_shown, table
from tests.browser.visitor import chat, chromium, command, pipes_closed, press, visit
from tests.cogs.server import counted_seeds
from tests.doors import SequenceState

PICTURES = Path(".github/pictures")
PAUSES = Pauses(computer=0.3, call=0.5)
ADA = 0
PILE = 3
CHOICE = 3  # different cards that fit
BEGUN = 2  # cards of a sequence


async def main() -> None:
    for name, game in (("table", "Crazy Eights"), ("sequences", "Str8 Eight")):
        with tempfile.TemporaryDirectory() as folder:
            async with (
                offline_table(Path(folder) / "pictures.db", PAUSES, seed=counted_seeds("picture")) as preview,
                chromium() as browser,
                visit(browser, preview, 1000) as ada,
                visit(browser, preview) as ben,
            ):
                await take(preview, ada, ben, name, game)
    await pipes_closed()


async def take(preview: LivePreview, ada: Page, ben: Page, name: str, game: str) -> None:
    """A match as far as a moment that shows what the game is like."""
    await command(ada, "eights open", game=game)
    await press(ben, "Join")
    await press(ada, "Add bot")
    await press(ada, "No, thanks")
    await press(ada, "Start")
    await press(ben, "My hand")
    await asyncio.sleep(1)
    while not worth_a_picture(table(preview).state):
        if table(preview).state.phase == "deal":
            await press(ada, "Ready")
            await press(ben, "Ready")
            await asyncio.sleep(1)
        await moved(preview, [ada, ben])
        await asyncio.sleep(1)  # until every page shows it
    await look(ada, name)


def worth_a_picture(state: MatchState) -> bool:
    """It is Ada's turn, and there is something to choose from: several cards fit, or sequences are on their way."""
    on_her_way = state.phase == "play" and state.turn == ADA and len(state.pile) > PILE
    fitting = state.may_do(ADA).cards  # of sequences none before a card is drawn
    if isinstance(state, SequenceState):
        begun = all(len(line) > BEGUN for lines in state.sequences for line in lines)
        return on_her_way and begun and bool(fitting)
    return on_her_way and len(fitting) >= CHOICE


async def look(page: Page, name: str) -> None:
    """One picture of the table with the hand below it, once everything on the page has settled."""
    await asyncio.sleep(2)
    await pictures_are_shown(page)
    messages = chat(page).locator("article").filter(has=page.locator("img[alt]:not([alt=''])"))
    shots = [Image.open(BytesIO(await message.screenshot())) for message in (await messages.all())[1:]]  # no welcome
    picture = Image.new("RGB", (shots[0].width, sum(shot.height for shot in shots)))
    top = 0
    for shot in shots:
        picture.paste(shot, (0, top))
        top += shot.height
    picture.save(PICTURES / f"{name}.png", optimize=True)


if __name__ == "__main__":
    asyncio.run(main())
