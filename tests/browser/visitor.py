"""Somebody at the offline table: a page in headless Chromium."""

import asyncio
import gc
import re
import shutil
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from offline_table import LivePreview
from tests import PATIENCE

CHROMIUM = shutil.which("chromium")


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    expect.set_options(timeout=1000 * PATIENCE)
    async with (
        async_playwright() as playwright,
        await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"]) as browser,
    ):
        yield browser


async def pipes_closed() -> None:
    """Playwright leaves them to the garbage. They have to close while there still is the loop that closes them."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()
    await asyncio.sleep(0)


@asynccontextmanager
async def visit(browser: Browser, preview: LivePreview, width: int = 1280, height: int = 1000) -> AsyncIterator[Page]:
    """A new page: it belongs to the next person who has none."""
    page = await browser.new_page(viewport={"width": width, "height": height})
    page.set_default_timeout(1000 * PATIENCE)
    await page.goto(preview.url)
    # The page's content security policy forbids wait_for_function; this attribute says the same.
    await page.wait_for_selector("#preview-app[aria-busy=false]")
    yield page
    await page.close()


def chat(page: Page) -> Locator:
    """The conversation; the sidebar repeats every text, so nothing is looked for there."""
    return page.locator("#channel-message-list")


async def press(page: Page, label: str) -> None:
    """Press the newest button with this label."""
    await chat(page).get_by_role("button", name=label, exact=True).last.click()


async def command(page: Page, words: str, **options: str) -> None:
    box = page.locator("#channel-composer-input")
    await box.fill(f"/{words}")
    await page.locator(".command-popup").wait_for()
    await box.press("Enter")
    await page.locator(".command-chip").wait_for()
    for name, value in options.items():
        await _option(page, name, value)
    await page.locator("#send-message").click()


async def _option(page: Page, name: str, value: str) -> None:
    field = page.locator(f"input[data-option={name}]")
    if not await field.count():
        if not await page.locator(".command-suggestion").count():
            await page.get_by_text(re.compile(r"^\+\d+ more$")).click()
        await page.locator(f".command-suggestion[data-value={name}]").click()
    await field.fill(value)
    if await field.get_attribute("role") == "combobox":
        await page.locator(".command-suggestion").filter(has_text=value).first.click()
