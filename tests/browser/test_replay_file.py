"""The page that a match is kept as, in headless Chromium: every step shows what the engine's state was."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page

from cogs.ui.pages.history.replay_file import replay_file
from engine.core.cards import in_order
from engine.core.state import MatchState
from model.servers.history import Replay
from tests.browser.visitor import CHROMIUM, chromium, pipes_closed
from tests.engine.recorded import played

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium"),
    pytest.mark.asyncio(loop_scope="module"),
]

NASTY = "</script><img src=x onerror=document.title='broken'>"
LOOK = """() => ({
  replay: {...document.getElementById("replay").dataset},
  board: {...document.getElementById("board").dataset},
  seats: [...document.querySelectorAll(".seat")].map((seat) => ({...seat.dataset})),
  told: document.getElementById("told").textContent,
  cards: document.querySelectorAll(".hand .card").length,
})"""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    """One for all: to start it takes longer than to look at a page."""
    async with chromium() as browser:
        yield browser
    await pipes_closed()


def replay_of(game: str, seats: int = 3, *names: str) -> Replay:
    record, states = played(game, seats)
    return Replay(7, replace(record, names=names) if names else record, states)


def written(folder: Path, replay: Replay) -> str:
    document = replay_file(replay)
    path = folder / document.name
    path.write_bytes(document.content)
    return path.as_uri()


def expected(state: MatchState) -> dict[str, str]:
    """What the board says of itself."""
    suit, rank = getattr(state, "suit", None), getattr(state, "rank", None)
    direction = getattr(state, "direction", None) if state.rules.seats > 2 else None
    lanes = [" ".join(line) for lines in getattr(state, "sequences", ()) for line in lines]
    return {
        "pile": " ".join(state.pile[-6:]),
        "stock": str(len(state.stock)),
        "suit": suit if suit in tuple("SHDC") and rank is None else "",
        "rank": rank or "",
        "direction": str(direction or ""),
        "lanes": "|".join(lanes),
        "passed": " ".join(getattr(state, "passed", ())),
    }


EVERY_STEP = f"""(steps) => Array.from({{length: steps}}, () => {{
  const seen = ({LOOK})();
  document.body.dispatchEvent(new KeyboardEvent("keydown", {{key: "ArrowRight", bubbles: true}}));
  return seen;
}})"""


async def shows(page: Page, replay: Replay, step: int) -> None:
    is_as_in(await page.evaluate(LOOK), replay, step)


def is_as_in(seen: Any, replay: Replay, step: int) -> None:
    state = replay.states[step - 1]
    turn = str(state.turn) if state.phase == "play" else ""
    assert seen["replay"] == {"step": str(step), "round": str(state.round), "turn": turn}
    assert seen["board"] == expected(state)
    hands, totals = [" ".join(in_order(hand)) for hand in state.hands], map(str, state.totals)
    seats = zip(hands, totals, strict=True)
    assert seen["seats"] == [
        {"seat": str(seat), "hand": hand, "total": total} for seat, (hand, total) in enumerate(seats)
    ]
    assert seen["cards"] == sum(map(len, state.hands))


@pytest.mark.parametrize(
    ("game", "seats"), [("crazy-eights", 3), ("kings-reverse", 2), ("str8-eight", 3), ("eights", 4)]
)
async def test_every_step_is_as_the_engine_has_it(browser: Browser, tmp_path: Path, game: str, seats: int):
    replay = replay_of(game, seats)
    page = await browser.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text))
    page.on("request", lambda request: None if request.url.startswith("file:") else troubles.append(request.url))
    await page.goto(written(tmp_path, replay))
    for step, seen in enumerate(await page.evaluate(EVERY_STEP, len(replay.states)), 1):
        is_as_in(seen, replay, step)
    await shows(page, replay, len(replay.states))
    await page.keyboard.press("ArrowLeft")
    await shows(page, replay, len(replay.states) - 1)
    assert troubles == []


async def test_every_way_leads_where_it_says(browser: Browser, tmp_path: Path):
    replay = replay_of("crazy-eights")
    second = next(step for step, state in enumerate(replay.states, 1) if state.round == 2)
    page = await browser.new_page()
    await page.goto(written(tmp_path, replay))
    for button, step in (("round", second), ("back", second - 1), ("last", len(replay.states)), ("first", 1)):
        await page.click(f"#{button}")
        await shows(page, replay, step)
    await page.keyboard.press("End")
    await shows(page, replay, len(replay.states))
    await page.keyboard.press("Home")
    await shows(page, replay, 1)
    await page.fill("#move", "5")
    await shows(page, replay, 5)


async def test_it_plays_by_itself_until_it_is_paused(browser: Browser, tmp_path: Path):
    replay = replay_of("crazy-eights")
    page = await browser.new_page()
    await page.goto(written(tmp_path, replay))
    await page.select_option("#speed", "200")
    await page.click("#play")
    await page.wait_for_selector("#replay:not([data-step='1'])")
    await page.click("#play")
    assert await page.text_content("#play") == "Play"
    step = await page.get_attribute("#replay", "data-step")
    await shows(page, replay, int(step or 0))


@pytest.mark.parametrize("name", [NASTY, '"><svg onload=alert(1)>', "<!--<script>", "{{match}}", "\u2028'\\"])
async def test_a_name_is_only_a_name(browser: Browser, tmp_path: Path, name: str):
    replay = replay_of("crazy-eights", 3, name, "Ben", "Cleo")
    page = await browser.new_page()
    dialogs: list[str] = []
    page.on("dialog", lambda dialog: dialogs.append(dialog.message))
    await page.goto(written(tmp_path, replay))
    assert await page.title() == "Crazy Eights, match 7"
    assert await page.locator("img").count() == 0
    assert await page.locator("script").count() == 2
    assert await page.locator(".seat").count() == 3
    assert dialogs == []


@pytest.mark.parametrize("game", ["crazy-eights", "str8-eight"])
async def test_nothing_sticks_out_on_any_screen(browser: Browser, tmp_path: Path, game: str):
    replay = replay_of(game, 4)
    page = await browser.new_page()
    await page.goto(written(tmp_path, replay))
    widest = """(steps) => Math.max(...Array.from({length: steps}, (_, step) => {
      show(step + 1);
      return document.documentElement.scrollWidth;
    }))"""
    for width in (1000, 380):
        await page.set_viewport_size({"width": width, "height": 800})
        assert await page.evaluate(widest, min(60, len(replay.states))) <= width
