"""SimCord, quicker, and the same on any machine. It copies each payload several times over, and Python's own copies of
JSON take long. Its timers also ring by the real clock, so a busy machine puts other things first than a quiet one.
discord.py reads anew for each bot what its commands ask for, and tells them anew in all languages.
"""

import asyncio
import copy
import math
from functools import partialmethod
from queue import SimpleQueue
from types import SimpleNamespace
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

import aiosqlite.core
import simcord.components
import simcord.gateway
import simcord.results
from discord.app_commands import commands
from simcord import _runtime, _settlement, pytest_plugin
from simcord.backend import serializers
from simcord.http import router

from engine import words
from tests import PATIENCE

PLAIN = {str, int, float, bool, type(None)}
SOON = 5  # simulated seconds, for which SimCord waits to see what the bot does by itself

_track = _runtime._track_callback
_extract = commands._extract_parameters_from_callback
_payloads = dict[Any, dict[str, Any]]()
_run_in_executor = asyncio.BaseEventLoop.run_in_executor
_asked = WeakSet[asyncio.Future[Any]]()  # what threads still have to answer
_extracted = WeakKeyDictionary[Any, dict[str, Any]]()  # by the method of a cog, or a function made for one bot


def make_quick() -> None:
    """Let SimCord copy JSON as JSON, and let time pass only when nothing else can happen."""
    for module in (simcord.components, simcord.results, serializers):
        module.deepcopy = copied
    for module in (simcord.gateway, router):
        module.copy = SimpleNamespace(deepcopy=copied)
    pytest_plugin.Env = QuickEnv
    aiosqlite.core.SimpleQueue = Questions
    asyncio.BaseEventLoop.run_in_executor = run_in_executor
    _runtime._track_callback = track
    commands._extract_parameters_from_callback = parameters_of
    for kind in (commands.Group, commands.ContextMenu):
        kind.get_translated_payload = partialmethod(told, kind.get_translated_payload)


def copied(value: Any) -> Any:
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is dict:
        return {key: copied(each) for key, each in value.items()}
    if kind is list:
        return [copied(each) for each in value]
    return copy.deepcopy(value)


def parameters_of(callback: Any, known: dict[str, Any]) -> dict[str, Any]:
    """What a command asks for. The same method asks for the same, whichever bot's it is."""
    method = getattr(callback, "__func__", callback)
    if method not in _extracted:
        _extracted[method] = _extract(callback, known)
    return {name: copy.copy(parameter) for name, parameter in _extracted[method].items()}


async def told(command: commands.Group | commands.ContextMenu, tell: Any, *known: Any) -> dict[str, Any]:
    parts = command.walk_commands() if isinstance(command, commands.Group) else ()
    what = (words.LOCALES, command.qualified_name, *(part.qualified_name for part in parts))
    if what not in _payloads:
        _payloads[what] = await tell(command, *known)
    return _payloads[what]


def track(work: Any, original: Any, callback: Any, args: Any, *, when: Any, context: Any, **known: Any) -> Any:
    """A task that goes on is known by the task itself."""
    if when is None and isinstance(getattr(callback, "__self__", None), asyncio.Task):
        return original(callback, *args, context=context)
    return _track(work, original, callback, args, when=when, context=context, **known)


def run_in_executor(loop: Any, executor: Any, work: Any, *given: Any) -> Any:
    """What a thread does for a test itself is waited for too: the bot may be waiting for the same thing."""
    answer = _run_in_executor(loop, executor, work, *given)
    _asked.add(answer)
    return answer


class Questions(SimpleQueue[Any]):
    """What a thread of the database is asked."""

    def put_nowait(self, item: Any) -> None:
        if item[0] is not None:
            _asked.add(item[0])
        super().put_nowait(item)


class QuickEnv(simcord.Env):
    """Time passes only when nothing else can happen, so no timer rings before the work that it bounds is done."""

    def __init__(self, bot: Any, **options: Any) -> None:
        super().__init__(bot, settle_timeout=PATIENCE, **options)

    def _schedule_timer(self, *_: Any) -> None:
        """No timer rings by the real clock."""

    async def _settle_internal(self, *, dispatch: Any = None, **_: Any) -> None:
        """Wait until all of the bot waits. What it does by itself soon is done by then, as with SimCord."""
        self._last_dispatch, soon = dispatch, self._virtual_time + SOON
        await self._rest()
        while not self._advancing and (due := self._next_due()) <= soon:
            self._move_clock(due)
            await self._rest()
        if not self._advancing and self._stuck():
            self._fail()

    async def _rest(self) -> None:
        """Wait until nothing happens any more without a timer."""
        quiet, gives_up = 0, self._loop.time() + PATIENCE
        while quiet < 2:
            _settlement._run_due_virtual_callbacks(self._settlement_state(), math.inf)
            await asyncio.sleep(0)
            _asked.difference_update([each for each in _asked if each.done()])
            if outside := [*self._work.executors, *(each for each in _asked if each.get_loop() is self._loop)]:
                await asyncio.wait(outside, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            quiet = 0 if outside or self._goes_on() else quiet + 1
            if self._loop.time() > gives_up:
                self._fail()

    def _goes_on(self) -> bool:
        state = self._settlement_state()
        tasks, callbacks = _settlement._owned_tasks(state), _settlement._active_callbacks(state)
        runs = any(task._fut_waiter is None or task._fut_waiter.done() for task in tasks)
        return runs or any(callback.when is None for callback in callbacks)

    def _next_due(self) -> float:
        return _settlement._next_virtual_timer(self._settlement_state()) or math.inf

    def _stuck(self) -> list[asyncio.Task[Any]]:
        """Tasks that wait for something that no timer brings."""
        state = self._settlement_state()
        return [task for task in _settlement._owned_tasks(state) if not _settlement._is_parked(state, task, 0)]

    def _fail(self) -> None:
        """Say what does not settle, as SimCord does. Raises TimeoutError."""
        state, stuck = self._settlement_state(), self._stuck()
        callbacks = _settlement._active_callbacks(state)
        raise TimeoutError(_settlement._settle_timeout_message(state, stuck, stuck, PATIENCE, callbacks))
