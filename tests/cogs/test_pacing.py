"""The one pacer of everything that goes out by itself, and what it counts."""

import asyncio
import logging
from collections.abc import AsyncIterator
from itertools import pairwise
from types import SimpleNamespace

import aiohttp
import discord
import pytest
import pytest_asyncio
from aiohttp import web
from aiohttp.test_utils import TestServer

from cogs.discord import rate_limits as pacer
from cogs.discord.errors import is_passing
from cogs.discord.interaction_filter import InteractionFilter
from cogs.discord.rate_limits import FOR_HANDS, IN_A_CHANNEL, TO_CHANNELS, InvalidRequests, Pacer, Urgency
from cogs.discord.redrawer import Redrawer, ThrottledErrorLog


class Requests:
    """Each is under way until it is let go."""

    def __init__(self) -> None:
        self.now = 0.0
        self.invalid = InvalidRequests(lambda: self.now)
        self.pacer = Pacer(self.invalid)
        self.begun: list[str] = []
        self.gates: dict[str, asyncio.Future[None]] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def ask(self, name: str, urgency: Urgency = Urgency.SOON, channel: int | None = None) -> None:
        gate = self.gates[name] = asyncio.get_running_loop().create_future()

        async def request() -> None:
            self.begun.append(name)
            await gate

        self.tasks[name] = asyncio.create_task(self.pacer.ask(request, urgency, channel))

    async def begin(self, seconds: float = 0) -> list[str]:
        """Let so many seconds pass. Returns the names of those that have begun."""
        self.now += seconds
        begun = self.begun
        for _ in range(20):
            await asyncio.sleep(0)
        self.begun = []
        return begun

    async def end(self, *names: str) -> list[str]:
        for name in names:
            self.gates[name].set_result(None)
        return await self.begin(1)


@pytest_asyncio.fixture
async def requests(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Requests]:
    made = Requests()
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: made.now)
    yield made
    for task in made.tasks.values():
        task.cancel()
    await asyncio.gather(*made.tasks.values(), return_exceptions=True)


async def test_no_more_go_at_once_than_have_room_and_hands_pass_full_channels(requests: Requests):
    for number in range(TO_CHANNELS + 1):
        requests.ask(f"board {number}", channel=number)
    assert len(await requests.begin(1)) == TO_CHANNELS
    for number in range(FOR_HANDS + 1):
        requests.ask(f"hand {number}")
    assert await requests.begin() == [f"hand {number}" for number in range(FOR_HANDS)]
    assert await requests.end("hand 3", "board 5") == [f"hand {FOR_HANDS}", f"board {TO_CHANNELS}"]


async def test_in_any_second_fewer_begin_than_discord_allows(requests: Requests):
    for number in range(3 * TO_CHANNELS):
        requests.ask(f"{number}", channel=number)
        requests.gates[f"{number}"].set_result(None)
    begun = [len(await requests.begin(seconds)) for seconds in (0, 0.5, 0.5, 0.75, 0.25)]
    assert begun == [TO_CHANNELS, 0, TO_CHANNELS, 0, TO_CHANNELS]
    assert TO_CHANNELS < 50


async def test_a_busy_channel_holds_no_other_up(requests: Requests):
    for number in range(2 * TO_CHANNELS):
        requests.ask(f"busy {number}", channel=1)
    requests.ask("other", Urgency.LATER, channel=2)
    assert await requests.begin() == [*(f"busy {number}" for number in range(IN_A_CHANNEL)), "other"]
    requests.gates["busy 0"].set_result(None)
    assert await requests.begin() == [f"busy {IN_A_CHANNEL}"]


@pytest.mark.parametrize("channels", [1, TO_CHANNELS])
async def test_who_waits_goes_first(requests: Requests, channels: int):
    for number in range(TO_CHANNELS):
        requests.ask(f"{number}", channel=number % channels)
    under_way = await requests.begin()
    for urgency in reversed(Urgency):
        requests.ask(urgency.name, urgency, channel=0)
    assert await requests.end(*under_way[:2]) == ["NOW", "WAITING"]


@pytest.mark.parametrize("channel", [None, 1])
async def test_what_is_given_up_fails_or_hangs_frees_its_place(requests: Requests, channel: int | None):
    most = FOR_HANDS if channel is None else IN_A_CHANNEL
    for number in range(3 * most):
        requests.ask(f"{number}", channel=channel)
    await requests.begin()
    requests.tasks[f"{most}"].cancel()  # while it waits
    requests.tasks["0"].cancel()  # while it is under way
    requests.gates["1"].set_exception(OSError("the connection broke"))
    assert await requests.begin(1) == [f"{most + 1}", f"{most + 2}"]
    with pytest.raises(OSError, match="the connection broke"):
        await requests.tasks["1"]
    assert len(await requests.begin(pacer.PATIENCE)) == most
    with pytest.raises(TimeoutError):
        await requests.tasks["2"]


@pytest.mark.logs_errors
async def test_far_below_the_ban_only_people_are_served(requests: Requests, caplog: pytest.LogCaptureFixture):
    for _ in range(pacer.TOLERATED):
        requests.invalid.note()
    requests.ask("board", channel=1)
    requests.ask("board of who pressed", Urgency.NOW, channel=1)
    assert await requests.begin(pacer.LOOK_AGAIN) == ["board of who pressed"]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert await requests.begin(pacer.WINDOW) == ["board"]


async def test_what_counts_as_invalid_is_counted_where_it_is_answered(monkeypatch: pytest.MonkeyPatch):
    """Through a real session, so that what discord.py repeats by itself counts as well."""
    answers = iter([(200, None), (401, None), (403, None), (404, None), (429, "shared"), (429, "user"), (500, None)])

    async def answer(_: web.Request) -> web.Response:
        status, scope = next(answers)
        return web.Response(status=status, headers={"X-RateLimit-Scope": scope} if scope else {})

    invalid, noted = InvalidRequests(), []
    monkeypatch.setattr(invalid, "note", lambda: noted.append(None))
    application = web.Application()
    application.router.add_get("/", answer)
    traced = [aiohttp.TraceConfig()]
    traced[0].on_request_end.append(invalid.answered)
    async with TestServer(application) as discord_server, aiohttp.ClientSession(trace_configs=traced) as session:
        for _ in range(7):
            async with session.get(discord_server.make_url("/")):
                pass
    assert len(noted) == 3  # 401, 403, and the 429 that was ours


async def test_a_trouble_is_told_every_ten_minutes_and_tried_again_less_and_less_often(requests: Requests, caplog):
    """``requests``: for their time."""
    redrawer, tried = Redrawer("Table", 10, ThrottledErrorLog()), []

    async def fails(_: int) -> None:
        tried.append(requests.now)
        raise ValueError("oh dear")

    redrawer.soon(fails, 3)
    for _ in range(300):
        await requests.begin(10)
        if len(tried) > 1:
            redrawer.soon(fails, 3)  # a change then waits for the next attempt
    await redrawer.stop()
    assert [later - now for now, later in pairwise(tried)] == [10, 20, 40, 80, 160, 320, 600, 600, 600]
    assert [record.exc_info is not None for record in caplog.records] == [True] * 5


async def test_what_is_to_be_shown_at_several_times_is_shown_at_the_first(requests: Requests):
    redrawer, shown = Redrawer("Table", 10, ThrottledErrorLog()), []

    async def show(number: int) -> None:
        shown.append((number, requests.now))

    for seconds in (500, 20, 300):
        redrawer.later(show, 1, seconds)
    for _ in range(100):
        await requests.begin(10)
    await redrawer.stop()
    assert shown == [(1, 20)]


def test_every_way_in_which_the_connection_fails_is_known():
    lost = aiohttp.ServerDisconnectedError, aiohttp.ClientPayloadError, aiohttp.ClientOSError
    assert all(is_passing(kind()) for kind in (*lost, TimeoutError, ConnectionResetError))
    assert not is_passing(RuntimeError("a fault of ours"))


class Clock:
    """A clock and what compares it with Discord's. ``wrong``: set wrong by so much; ``gained``: has run too fast."""

    def __init__(self, wrong: float = 0) -> None:
        self.wrong, self.gained, self.time = wrong, 0.0, 1_800_000_000.0
        self.filter = InteractionFilter(lambda: self.time + self.gained + self.wrong, lambda: self.time + self.gained)

    def press(self, number: int, ago: float = 0) -> SimpleNamespace:
        began = discord.utils.snowflake_time(0).fromtimestamp(self.time - ago, tz=discord.utils.utcnow().tzinfo)
        return SimpleNamespace(id=number, created_at=began)

    def admits(self, number: int, ago: float) -> bool:
        return self.filter.check(self.press(number, ago)) == "in time"

    def lets_in(self, number: int, ago: float) -> bool:
        """What Discord still takes was in time: less than three seconds ago."""
        press = self.press(number, ago)
        admitted = self.filter.check(press) == "in time"
        if not admitted and ago < 3:
            self.filter.was_wrong(press)
        return admitted


@pytest.mark.parametrize("wrong", [0, 3600, -3600, 20])
def test_a_wrong_clock_refuses_no_press_but_the_late_ones(wrong: float):
    clock = Clock(wrong)
    clock.admits(0, 0.1)  # with a clock that is off by less than a minute this one is refused
    for number in range(1, 300):
        assert clock.admits(number, 0.1 + number % 5 / 10)
        clock.time += 1
    assert not clock.admits(1000, 20)
    assert clock.admits(1001, 1)


def test_a_press_that_comes_too_late_is_refused_from_the_first_one_on():
    clock = Clock()
    assert not clock.admits(1, 20)
    assert clock.admits(2, 0.2)


def test_a_clock_that_is_set_right_refuses_no_press():
    clock = Clock(-3600)
    assert all(clock.admits(number, 0.2) for number in range(10))
    clock.wrong = 0
    assert clock.admits(11, 0.2)
    assert not clock.admits(12, 5)


def test_a_clock_that_gains_on_discords_costs_hardly_a_press(subtests: pytest.Subtests):
    """In the middle of a quiet evening, all at once or a little with each press."""
    for presses, pause in [(100, 1), (100, 60), (5, 3600), (400, 2)]:
        for gain in [2.65, -2.65, 0.9]:
            with subtests.test(presses=presses, pause=pause, gain=gain):
                for step in (1, presses):
                    clock, refused = Clock(), 0
                    for number in range(2 * presses):
                        clock.gained += gain / step if presses <= number < presses + step else 0
                        refused += not clock.lets_in(number, 0.3)
                        clock.time += pause
                    assert refused <= 2


def test_one_press_from_ahead_of_time_costs_hardly_another():
    clock = Clock()
    assert sum(not clock.lets_in(number, -4 if number == 20 else 0.2) for number in range(200)) <= 1


def test_a_press_is_let_in_once_and_how_old_it_is_can_be_asked_again_and_again():
    clock = Clock()
    assert clock.admits(1, 0.2)
    late = clock.press(2, 1.2)
    assert [clock.filter.check(late) for _ in range(3)] == ["in time", "again", "again"]
    assert [clock.filter.age(late) for _ in range(50)] == [pytest.approx(1)] * 50
