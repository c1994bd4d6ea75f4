"""The whole bot in a browser, without Discord: the offline table.

The real bot with a fresh database runs in SimCord, a simulator of Discord. SimCord's browser preview shows it. Every
open page follows the game by itself. This relies on internals of SimCord, so its version is pinned exactly and
``tests/browser`` guards it.
"""

import argparse
import asyncio
import contextlib
import logging
import signal
import tempfile
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

from aiohttp import web
from discord import Permissions
from simcord import Env, SetupError, interactions
from simcord.actors import MemberActor
from simcord.backend.cdn import CDN_BASE
from simcord.builders import ChannelHandle
from simcord.enums import AppCommandType
from simcord.preview import Preview
from simcord.preview._pages import _Page as Page
from simcord.preview._server import PreviewServer
from simcord.results import ResponseMessage

from cogs.discord.controls import Interaction
from cogs.discord.interaction_filter import InteractionFilter
from cogs.looks import warm_up
from cogs.pictures.hand import portrait
from db.database.opening import open_store
from engine.words import ENGLISH, languages
from model.tables.pauses_and_deadlines import Pauses
from operation.client import Eights
from service.live_store import Seed

PEOPLE = ("Ada", "Ben", "Cleo")
MENU = Path(__file__).with_name("offline_menu.js")

log = logging.getLogger("eights.offline_table")

# These differ on every publication, though a page looks the same.
UNSEEN = frozenset({"publication", "publishedRevision", "profile"})
REMEMBERED_REVISIONS = 30
BREATH = 0.05
LOOKING = 0.1  # seconds between two looks at what pages may show
PATIENCE = 300  # seconds for what a press or the start sets off, however busy the computer is

Json: TypeAlias = Mapping[str, Any]  # what a page shows, and what it sends


@contextlib.asynccontextmanager
async def offline_table(
    database: Path, pauses: Pauses, port: int = 0, seed: Seed | None = None, spoken: Sequence[str] = ()
) -> AsyncIterator["LivePreview"]:
    """A small server with the bot in it, and a page for each person, for as long as the block lasts.

    ``spoken``: what Discord speaks with each person in turn, and then what the server speaks. Others have English.
    """
    bot = Eights(await open_store(database), pauses, seed=seed)
    bot.interaction_filter, bot.shard_count = Unhurried(), 1
    async with contextlib.AsyncExitStack() as stack:
        env = LiveEnv(bot, settle_timeout=PATIENCE)
        me = env.backend.bot_user
        me.name, me.avatar = "Eights", "portrait"
        env.backend.cdn._blobs[f"{CDN_BASE}/avatars/{me.id}/portrait.png"] = portrait()  # SimCord looks among its own
        stack.push_async_callback(env.shutdown)
        await env.start()
        stack.enter_context(env.time_context())
        stack.push_async_callback(bot.close)  # SimCord forgets a bot without closing it
        env.backend.clock._epoch = datetime.now(UTC)  # today, not 1 January 2026, before anything has an id
        guild = env.create_guild("Card Club", preferred_locale="".join(spoken[len(PEOPLE) :]) or ENGLISH)
        channel = guild.create_text_channel("card-table")
        owner = guild.create_role("Owner", permissions=Permissions(manage_guild=True))  # of the first person
        people = [guild.add_member(env.create_user(name), roles=[owner] * (name == PEOPLE[0])) for name in PEOPLE]
        stack.enter_context(speaking({person.id: each for person, each in zip(people, spoken, strict=False)}))
        preview = LivePreview(env, channel, people, port)
        await stack.enter_async_context(preview)
        for known in bot.guilds:
            known.features.append("COMMUNITY")  # only such a server may pick its language, and SimCord knows none
            known._system_channel_id = channel.id
            bot.dispatch("guild_join", known)  # which says hello there
        watcher = asyncio.create_task(preview.keep_live())
        stack.callback(watcher.cancel)
        yield preview


@contextlib.contextmanager
def speaking(locales: Mapping[int, str]) -> Iterator[None]:
    """Each person presses and types in the language of their Discord, of which SimCord knows none but English. However
    busy the computer is, they get their answer.
    """
    made = interactions.base_payload

    def with_locale(*given: Any, user_id: int, **more: Any) -> tuple[Any, dict[str, Any]]:
        interaction, payload = made(*given, user_id=user_id, **more)
        interaction.initial_response_deadline = None
        return interaction, payload | {"locale": locales.get(user_id, ENGLISH)}

    interactions.base_payload = with_locale
    try:
        yield
    finally:
        interactions.base_payload = made


async def run(port: int, spoken: Sequence[str]) -> None:
    """Stay open until Ctrl-C."""
    with tempfile.TemporaryDirectory() as folder:
        async with offline_table(Path(folder) / "demo.db", Pauses(), port, spoken=spoken) as preview:
            print(WELCOME.format(url=preview.url, names=", ".join(PEOPLE)), flush=True)
            warming = asyncio.create_task(asyncio.to_thread(warm_up))
            # Ctrl-C arrives as a cancellation. It stops here, and the program ends with status 0.
            with contextlib.suppress(asyncio.CancelledError):
                waiting = asyncio.ensure_future(preview.wait_closed())
                asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, waiting.cancel)
                await waiting
            await warming
    print("The offline table is closed.")


WELCOME = """The offline table is open. Nothing here reaches Discord, and nothing is kept.

    {url}

Each new window at this address is the next person: {names}.
Press Play now to begin or Practice to learn, or type /eights. Right-click a message for its menu and other people's.
Ctrl-C closes the table."""


class Unhurried(InteractionFilter):
    """No press is late: SimCord's clock stands still and jumps, and here no one gives up waiting for an answer."""

    def age(self, interaction: Interaction) -> float:
        return 0


class LiveEnv(Env):
    """A simulated Discord in real time: a click never waits for the bot's timers, only for its work."""

    async def _settle_internal(self, *, _deadline: float | None = None, **options: Any) -> None:
        """Settling passes over timers due after its deadline, so it is done in short steps."""
        if _deadline is not None:  # simcord itself is running a timer that is due
            return await super()._settle_internal(_deadline=_deadline, **options)
        limit = asyncio.get_running_loop().time() + self.settle_timeout
        while True:
            try:
                return await super()._settle_internal(**{**options, "timeout": BREATH})
            except TimeoutError:
                if asyncio.get_running_loop().time() > limit:
                    raise


class LivePreview(Preview):
    """A preview whose pages follow the bot by themselves."""

    def __init__(self, env: Env, channel: ChannelHandle, people: Sequence[MemberActor], port: int = 0) -> None:
        super().__init__(
            env, channel, tuple(people), layout="channel", display="responsive", width=960, height=720,
            locale="en-US", timezone="UTC", presentation_time=None, assets=None, port=port,
        )  # fmt: skip
        self._server = MenuServer(self, port)
        self._turn = asyncio.Lock()
        self._shown: dict[tuple[str, int], dict[str, object]] = {}
        self._seen_events = -1
        self._started_at = perf_counter() - env.backend.clock.elapsed

    @property
    def open_pages(self) -> list[Page]:
        """The pages that browsers have open. SimCord's own internal page is not one of them."""
        return [page for page in self._pages.values() if page is not self._python]

    async def keep_live(self) -> None:
        """Show every open page what happened since the last look. Nothing is awaited meanwhile, so it overlaps nothing.

        The pages ask for news twice a second. Looking more often than that costs next to nothing.
        """
        while True:
            await asyncio.sleep(LOOKING)
            task, clock = self.env._real_advance_task, self.env.backend.clock
            if task is not None and task.done() and not task.cancelled() and task.exception() is not None:
                # a timer whose work outlasts settle_timeout would else fail the next click and hold all later timers
                log.warning("the bot took long over a move: %s", str(task.exception()).splitlines()[0])
                self.env._real_advance_task = None
            if self.env._advance_task is None:  # simulated time stands still between timers, and messages would show it
                clock.elapsed = max(clock.elapsed, perf_counter() - self._started_at)
            self._advance_presentation_time()
            events = len(self.env.backend.transcript)
            for page in self.open_pages:
                if events != self._seen_events or page.status == "stale":
                    self._republish(page)
            self._seen_events = events

    def _republish(self, page: Page) -> None:
        """A page that would look the same keeps its revision, because a click on an older revision is refused."""
        before, status = page.snapshot, page.status
        page.target_id = self._newest(page)
        self._publish(page, reason="refresh")
        changed = {key for key, value in page.snapshot.items() if value != before.get(key)}
        if status == page.status and page.snapshot.keys() == before.keys() and changed <= UNSEEN:
            page.revision -= 1
            page.snapshot = before

    def _newest(self, page: Page) -> int | None:
        """A page scrolls to its target when that changes. Otherwise a picture that loads late hides the latest one."""
        messages = self.env.backend.messages.get(page.channel_id, {}).values()
        return max((item.id for item in messages if item.visible_to(page.viewer.id)), default=None)

    def _publish(self, page: Page, *, reason: Any = "action") -> None:
        if reason in ("initial", "action"):
            page.target_id = self._newest(page)
        super()._publish(page, reason=reason)
        self._shown[page.id, page.revision] = dict(_controls(page.snapshot))
        while len(self._shown) > REMEMBERED_REVISIONS * (len(self._pages) + 1):
            del self._shown[next(iter(self._shown))]

    async def _action(self, context_id: str | None, body: Json) -> dict[str, object]:
        """Let people click at the same time. SimCord itself refuses a click while another one settles."""
        async with self._turn:
            if isinstance(body, Mapping) and body.get("kind") == "menu":
                return await self._menu(self._get_page(context_id), body)
            return await super()._action(context_id, self._renewed(context_id, body))

    async def _menu(self, page: Page, body: Json) -> dict[str, object]:
        """Return the entries in the menu of a message and of the other people, or run the entry that was picked."""
        others = {str(person.id): person for person in self.viewers if person.id != page.viewer.id}
        if "entry" not in body:
            return {"entries": list(self._entries(page, str(body.get("message")), others))}
        number = str(body.get("target"))
        target = others.get(number) or ResponseMessage(self.env, self._target_message(page, int(number)))
        await page.viewer.context_menu(self.channel, str(body["entry"]), target)
        self._publish_message_pages()
        return {}

    def _entries(self, page: Page, message: str, others: Mapping[str, MemberActor]) -> Iterator[dict[str, str]]:
        for kind in (AppCommandType.MESSAGE, AppCommandType.USER):
            people = {number: f": {person.name}" for number, person in others.items()}
            targets = people if kind == AppCommandType.USER else {message: ""}
            offered = self.env.backend.visible_commands(user_id=page.viewer.id, channel_id=page.channel_id, type=kind)
            for name in (command["name"] for command in offered):
                yield from ({"label": name + whose, "entry": name, "target": each} for each, whose in targets.items())

    def _renewed(self, context_id: str | None, body: Json) -> Json:
        """Accept a click on a page that has changed since, if the control that was seen is still there."""
        page = self._pages.get(context_id or "")
        if page is None or not isinstance(body, Mapping):
            return body
        if body.get("kind") not in ("click", "select"):  # a command presses nothing on the page
            return {**body, "published_revision": page.revision} if "published_revision" in body else body
        key = str(body.get("control_key"))
        seen = self._shown.get((page.id, body.get("published_revision", 0)), {}).get(key)
        if seen is None or seen != dict(_controls(page.snapshot)).get(key):
            return body
        return {**body, "published_revision": page.revision}

    def _open_page(self, viewer_id: int | None = None, target_id: int | None = None) -> Page:
        """Each new page belongs to the first person without one, so three windows are three people."""
        if viewer_id is None:
            taken = {page.viewer.id for page in self.open_pages}
            viewer_id = next((person.id for person in self.viewers if person.id not in taken), None)
        return super()._open_page(viewer_id, target_id)


class MenuServer(PreviewServer):
    """The server of the pages, with the script of the menu in each of them."""

    _STATIC_FILES = PreviewServer._STATIC_FILES | {f"/{MENU.name}": ""}

    async def _static(self, request: web.Request) -> web.Response:
        if request.path == f"/{MENU.name}":
            return web.Response(text=MENU.read_text(), content_type="text/javascript", headers=self._SECURITY_HEADERS)
        answer: web.Response = await super()._static(request)
        if request.path == "/" and answer.text:
            answer.text = answer.text.replace("<head>", f'<head><script src="/{MENU.name}"></script>', 1)
        return answer


def _controls(node: object) -> Iterator[tuple[str, object]]:
    """Everything that can be pressed in a snapshot, by its key. Keys are positions and get reused."""
    if isinstance(node, dict):
        if "control_key" in node:
            yield node["control_key"], node
        for child in node.values():
            yield from _controls(child)
    elif isinstance(node, list):
        for child in node:
            yield from _controls(child)


def spoken(text: str) -> list[str]:
    """Languages with commas between them. Raises ArgumentTypeError for one that isn't there, or too many."""
    named = text.split(",")
    unknown = sorted(set(named) - set(languages()))
    if unknown:
        there = ", ".join(languages())
        raise argparse.ArgumentTypeError(f"unknown language {', '.join(unknown)}. Pick from {there}.")
    if len(named) > len(PEOPLE) + 1:
        raise argparse.ArgumentTypeError(f"name at most {len(PEOPLE) + 1}: for {len(PEOPLE)} people and the server")
    return named


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description="Open the offline table in a browser.")
    parser.add_argument("--port", type=int, default=8787)
    spoken_by = f"the languages of {', '.join(PEOPLE)} and the server, in this order, with commas between"
    parser.add_argument("--language", type=spoken, default=(), help=spoken_by, metavar="de,fr,pl")
    logging.basicConfig(level=logging.WARNING)
    named = parser.parse_args()
    try:
        asyncio.run(run(named.port, named.language))
    except SetupError as trouble:  # the port is taken, for one
        raise SystemExit(f"eights: couldn't open the offline table: {trouble}") from None


if __name__ == "__main__":
    main()
