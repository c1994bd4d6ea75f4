"""Somebody at the offline table: a page in headless Chromium."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, Locator, Page, async_playwright

from demo import LivePreview

CHROMIUM = shutil.which("chromium")


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Debian's Chromium, headless."""
    async with (
        async_playwright() as playwright,
        await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"]) as browser,
    ):
        yield browser


@asynccontextmanager
async def visit(browser: Browser, preview: LivePreview, width: int = 1280, height: int = 1000) -> AsyncIterator[Page]:
    """A new page: it belongs to the next person who has none."""
    page = await browser.new_page(viewport={"width": width, "height": height})
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


async def command(page: Page, words: str) -> None:
    """Type a slash command without options and send it."""
    box = page.locator("#channel-composer-input")
    await box.fill(f"/{words}")
    await page.locator(".command-popup").wait_for()
    await box.press("Enter")
    await page.locator(".command-chip").wait_for()
    await page.locator("#send-message").click()
