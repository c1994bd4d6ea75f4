"""The one pacer of everything that goes out by itself, and what it counts."""

import asyncio
import logging
import sys
from collections import deque
from random import Random
from types import SimpleNamespace

import aiohttp
import discord
import pytest
from aiohttp import web

from cogs.interactions.discord_errors import is_passing
from cogs.interactions.interaction_filter import InteractionFilter
from cogs.messages import pacer
from cogs.messages.pacer import (
    AT_ONCE,
    IN_A_CHANNEL,
    IN_A_SECOND,
    TO_CHANNELS,
    TOLERATED,
    InvalidRequests,
    Pacer,
    Urgency,
    Waiting,
)
from cogs.messages.redrawer import Redrawer, ThrottledErrorLog


class Line:
    """Requests that are under way until they are let go."""

    def __init__(self, pacer: Pacer) -> None:
        self.pacer, self.begun, self.gates, self.tasks = pacer, [], {}, []

    def ask(self, name: str, urgency: Urgency = Urgency.SOON, channel: int | None = None) -> None:
        gate = self.gates[name] = asyncio.Event()

        async def request() -> None:
            self.begun.append(name)
            await gate.wait()

        self.tasks.append(asyncio.ensure_future(self.pacer.ask(request, urgency, channel)))

    async def settle(self) -> list[str]:
        for _ in range(10):
            await asyncio.sleep(0)
        return self.begun

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def test_only_so_many_are_under_way_and_hands_pass_full_channels():
    line = Line(Pacer(InvalidRequests()))
    for number in range(TO_CHANNELS + 30):
        line.ask(f"board {number}", channel=number)
    assert len(await line.settle()) == TO_CHANNELS
    for number in range(2 * AT_ONCE):
        line.ask(f"hand {number}")
    begun = await line.settle()
    assert len(begun) == AT_ONCE
    assert begun[-1].startswith("hand")
    await line.end()


async def test_in_any_second_there_are_fewer_than_discord_allows():
    line = Line(Pacer(InvalidRequests()))
    for number in range(3 * IN_A_SECOND):
        line.ask(f"{number}", channel=number)
        line.gates[f"{number}"].set()
    assert len(await line.settle()) == IN_A_SECOND < 50
    line.pacer._sent = deque(sent - 1 for sent in line.pacer._sent)
    line.pacer._look_again()
    assert len(await line.settle()) == 2 * IN_A_SECOND
    await line.end()


async def test_one_channel_holds_no_other_up():
    line = Line(Pacer(InvalidRequests()))
    for number in range(6):
        line.ask(f"hot {number}", channel=1)
    line.ask("other", channel=2)
    assert await line.settle() == [*(f"hot {number}" for number in range(IN_A_CHANNEL)), "other"]
    line.gates["hot 0"].set()
    assert (await line.settle())[-1] == f"hot {IN_A_CHANNEL}"
    await line.end()


async def test_who_waits_goes_first():
    line = Line(Pacer(InvalidRequests()))
    for number in range(IN_A_CHANNEL):
        line.ask(f"first {number}", channel=1)
    for urgency in (Urgency.LATER, Urgency.SOON, Urgency.WAITING, Urgency.NOW):
        line.ask(urgency.name, urgency, channel=1)
    await line.settle()
    for number in range(IN_A_CHANNEL):
        line.gates[f"first {number}"].set()
    assert (await line.settle())[IN_A_CHANNEL:] == ["NOW", "WAITING", "SOON"]
    await line.end()


class Plain:
    """Who goes when, in the plainest way: all that wait are looked at, the most urgent first."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Urgency, int, int | None]] = []
        self.under_way: dict[int, int | None] = {}
        self.begun: list[int] = []

    def go_on(self) -> None:
        for urgency, number, channel in sorted(self.waiting, key=lambda each: each[:2]):
            channels = [each for each in self.under_way.values() if each is not None]
            room = channels.count(channel) < IN_A_CHANNEL and len(channels) < TO_CHANNELS
            if len(self.under_way) < AT_ONCE and (channel is None or room) and len(self.begun) < IN_A_SECOND:
                self.waiting.remove((urgency, number, channel))
                self.under_way[number] = channel
                self.begun.append(number)


@pytest.mark.parametrize("seed", range(12))
async def test_many_go_in_the_order_in_which_one_looks_at_them_all(seed: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pacer, "IN_A_SECOND", 10**6)
    monkeypatch.setattr(sys.modules[__name__], "IN_A_SECOND", 10**6)
    line, plain, chance = Line(pacer.Pacer(InvalidRequests())), Plain(), Random(seed)
    for number in range(300):
        waiting = [each[1] for each in plain.waiting]
        match chance.choice(["ask", "ask", "end", "end", "give up"]):
            case "ask":
                urgency, channel = chance.choice(list(Urgency)), chance.choice([None, 1, 2, *range(20)])
                line.ask(str(number), urgency, channel)
                plain.waiting.append((urgency, number, channel))
            case "end" if plain.under_way:
                ended = chance.choice(list(plain.under_way))
                line.gates[str(ended)].set()
                del plain.under_way[ended]
            case "give up" if waiting:
                gone = chance.choice(waiting)
                next(task for name, task in zip(line.gates, line.tasks, strict=True) if name == str(gone)).cancel()
                plain.waiting = [each for each in plain.waiting if each[1] != gone]
        await line.settle()
        plain.go_on()
        assert line.begun == [str(each) for each in plain.begun]
    assert len(plain.begun) > 50
    await line.end()


@pytest.mark.parametrize("channels", [1, 20, 10**6])
async def test_the_work_does_not_grow_with_what_waits(channels: int, monkeypatch: pytest.MonkeyPatch):
    """Each request is looked at a few times, whether 500 wait with it or 4,000."""
    compared = 0

    class Counted(Waiting):
        def __lt__(self, other: "Waiting") -> bool:
            nonlocal compared
            compared += 1
            return (self.urgency, self.order) < (other.urgency, other.order)

    monkeypatch.setattr(pacer, "Waiting", Counted)
    each = {}
    for many in (500, 4000):
        compared, line = 0, Line(pacer.Pacer(InvalidRequests()))
        for number in range(many):
            line.ask(str(number), channel=number % channels)
        await line.settle()
        each[many] = compared / many
        await line.end()
    assert each[4000] < 2 * each[500] + 10


async def test_who_gives_up_waiting_takes_no_turn():
    line = Line(Pacer(InvalidRequests()))
    for number in range(IN_A_CHANNEL + 2):
        line.ask(f"{number}", channel=1)
    await line.settle()
    line.tasks[IN_A_CHANNEL].cancel()
    line.gates["0"].set()
    assert await line.settle() == ["0", "1", "2", "4"]
    await line.end()


@pytest.mark.logs_errors
async def test_far_below_the_ban_only_people_are_served(caplog: pytest.LogCaptureFixture):
    now = [0.0]
    invalid = InvalidRequests(lambda: now[0])
    line = Line(Pacer(invalid))
    for _ in range(TOLERATED):
        invalid.note(403)
    line.ask("board", channel=1)
    line.ask("hand of the player to move", Urgency.NOW)
    assert await line.settle() == ["hand of the player to move"]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    now[0] += 601
    line.ask("another", channel=2)
    assert set(await line.settle()) == {"hand of the player to move", "board", "another"}
    await line.end()


async def test_what_counts_as_invalid_is_counted_where_it_is_answered():
    """Through a real session, so that what discord.py repeats by itself counts as well."""
    answers = iter([(200, None), (401, None), (403, None), (404, None), (429, "shared"), (429, "user"), (500, None)])

    async def answer(_: web.Request) -> web.Response:
        status, scope = next(answers)
        return web.Response(status=status, headers={"X-RateLimit-Scope": scope} if scope else {})

    application = web.Application()
    application.router.add_get("/", answer)
    runner = web.AppRunner(application)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    invalid = InvalidRequests()
    async with aiohttp.ClientSession(trace_configs=[invalid.watch(aiohttp.TraceConfig())]) as session:
        for _ in range(7):
            async with session.get(f"http://127.0.0.1:{runner.addresses[0][1]}/"):
                pass
    await runner.cleanup()
    assert len(invalid._times) == 3  # 401, 403, and the 429 that was ours


# Retries


async def test_a_trouble_is_told_once_and_tried_again_less_and_less_often(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    pauses: list[float] = []
    redrawer = Redrawer("Table", 10, ThrottledErrorLog())

    async def fails(_: int) -> None:
        raise ValueError("oh dear")

    def note(seconds: float, _ring: object, *about: object) -> SimpleNamespace:
        pauses.append(seconds)
        return SimpleNamespace(cancel=lambda: None)

    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", note)
    for _ in range(9):
        redrawer._timers.clear()
        redrawer.soon(fails, 3)
        for _ in range(3):
            await asyncio.sleep(0)
    monkeypatch.undo()
    assert pauses == [10, 20, 40, 80, 160, 320, 600, 600, 600]
    assert [(record.levelno, record.exc_info is not None) for record in caplog.records] == [(logging.WARNING, True)]
    await redrawer.stop()


async def test_after_several_failures_a_change_waits_for_the_next_retry():
    redrawer, tried = Redrawer("Table", 60, ThrottledErrorLog()), []

    async def fails(number: int) -> None:
        tried.append(number)
        raise OSError("the connection broke")

    for _ in range(5):
        redrawer.soon(fails, 3)
        for _ in range(3):
            await asyncio.sleep(0)
    assert tried == [3, 3]
    await redrawer.stop()


@pytest.mark.parametrize(
    "trouble",
    [
        aiohttp.ServerDisconnectedError(),
        aiohttp.ClientPayloadError(),
        aiohttp.ClientOSError(),
        TimeoutError(),
        ConnectionResetError(),
    ],
    ids=lambda trouble: type(trouble).__name__,
)
def test_every_way_in_which_the_connection_fails_is_known(trouble: Exception):
    assert is_passing(trouble)
    assert not is_passing(RuntimeError("a fault of ours"))


# Lateness


class Clock:
    """``wrong``: by how much it is set wrong; ``gained``: by how much it has run too fast."""

    def __init__(self, wrong: float = 0) -> None:
        self.wrong, self.gained, self.time = wrong, 0.0, 1_800_000_000.0

    def now(self) -> float:
        return self.time + self.gained + self.wrong

    def steady(self) -> float:
        return self.time + self.gained

    def press(self, number: int, ago: float = 0) -> SimpleNamespace:
        began = discord.utils.snowflake_time(0).fromtimestamp(self.time - ago, tz=discord.utils.utcnow().tzinfo)
        return SimpleNamespace(id=number, created_at=began)


def let_in(doorman: InteractionFilter, press: SimpleNamespace, ago: float) -> bool:
    """Whether a press is let in. What Discord still takes was in time: less than three seconds ago."""
    admitted = not doorman.was_here(press) and doorman.admits(press)
    if not admitted and ago < 3:
        doorman.was_wrong(press)
    return admitted


@pytest.mark.parametrize("wrong", [0, 3600, -3600, 20])
def test_a_wrong_clock_refuses_no_press_but_the_late_ones(wrong: float):
    clock = Clock(wrong)
    doorman = InteractionFilter(clock.now, clock.steady)
    doorman.admits(clock.press(0, 0.1))  # with a clock that is off by less than a minute this one is refused
    for number in range(1, 300):
        assert doorman.admits(clock.press(number, 0.1 + number % 5 / 10))
        clock.time += 1
    assert not doorman.admits(clock.press(1000, 20))
    assert doorman.admits(clock.press(1001, 1))


def test_a_press_that_comes_too_late_is_refused_from_the_first_one_on():
    clock = Clock()
    doorman = InteractionFilter(clock.now, clock.steady)
    assert not doorman.admits(clock.press(1, 20))
    assert doorman.admits(clock.press(2, 0.2))


def test_a_clock_that_is_set_right_refuses_no_press():
    clock = Clock(-3600)
    doorman = InteractionFilter(clock.now, clock.steady)
    for number in range(10):
        assert doorman.admits(clock.press(number, 0.2))
    clock.wrong = 0
    assert doorman.admits(clock.press(11, 0.2))
    assert not doorman.admits(clock.press(12, 5))


@pytest.mark.parametrize(("presses", "pause"), [(100, 1), (100, 60), (5, 3600), (400, 2)])
@pytest.mark.parametrize("gain", [2.65, -2.65, 0.9])
def test_a_clock_that_gains_on_discords_costs_hardly_a_press(presses: int, pause: float, gain: float):
    """In the middle of a quiet evening, all at once or a little with each press."""
    for step in (1, presses):
        clock, refused = Clock(), 0
        doorman = InteractionFilter(clock.now, clock.steady)
        for number in range(2 * presses):
            clock.gained += gain / step if presses <= number < presses + step else 0
            refused += not let_in(doorman, clock.press(number, 0.3), 0.3)
            clock.time += pause
        assert refused <= 2


def test_one_press_from_ahead_of_time_costs_hardly_another():
    clock = Clock()
    doorman = InteractionFilter(clock.now, clock.steady)
    refused = [
        not let_in(doorman, clock.press(number, -4 if number == 20 else 0.2), 0.2 if number != 20 else 0)
        for number in range(200)
    ]
    assert sum(refused) <= 1


def test_how_old_a_press_is_can_be_asked_again_and_again():
    clock = Clock()
    doorman = InteractionFilter(clock.now, clock.steady)
    for number in range(10):
        doorman.admits(clock.press(number, 0.2))
    late = clock.press(10, 1.2)
    assert doorman.admits(late)
    ages = [doorman.age(late) for _ in range(50)]
    assert ages == [pytest.approx(1)] * 50


def test_a_press_that_is_delivered_twice_is_let_in_once():
    clock = Clock()
    doorman = InteractionFilter(clock.now, clock.steady)
    press = clock.press(1)
    assert not doorman.was_here(press)
    assert doorman.admits(press)
    assert doorman.was_here(press)
