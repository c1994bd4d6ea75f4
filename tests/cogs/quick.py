"""SimCord, quicker. It copies each payload several times over, and Python's own copies of JSON take long. It also asks
of every task and timer whether it waits, whenever any of them may have gone on. discord.py reads anew for each bot what
its commands ask for, and each bot says its commands anew in all languages.
"""

import asyncio
import copy
from types import SimpleNamespace
from typing import Any
from weakref import WeakKeyDictionary

import simcord.components
import simcord.gateway
import simcord.results
from discord.app_commands import commands
from simcord import _runtime, _settlement
from simcord.backend import serializers
from simcord.http import router

from cogs.interactions.translation import CommandTranslator
from engine import words

PLAIN = {str, int, float, bool, type(None)}
LOOKS_EVERY = 0.004  # seconds; with SimCord's own 0.05 the tests take twice as long
PATIENCE = 60  # seconds more than SimCord has, as other tests may keep the processor busy

_settle, _track = simcord.Env._settle_internal, _runtime._track_callback
_extract = commands._extract_parameters_from_callback
_translate, _translated = CommandTranslator.translate, dict[Any, str | None]()
_extracted = WeakKeyDictionary[Any, dict[str, Any]]()  # by the method of a cog, or a function made for one bot


def make_quick() -> None:
    """Let SimCord copy JSON as JSON, and ask only of those tasks that may have gone on."""
    for module in (simcord.components, simcord.results, serializers):
        module.deepcopy = copied
    for module in (simcord.gateway, router):
        module.copy = SimpleNamespace(deepcopy=copied)
    simcord.Env._settle_internal = settle
    _runtime._track_callback = track
    commands._extract_parameters_from_callback = parameters_of
    CommandTranslator.translate = translate


def copied(value: Any) -> Any:
    """A deep copy."""
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


async def translate(self: Any, string: Any, locale: Any, context: Any) -> str | None:
    """A text of a command, said once in each language."""
    if (say := string.extras.get("say")) is None:
        return None
    what = (locale, words.LOCALES, say.func, say.args, *say.keywords.items())
    if what not in _translated:
        _translated[what] = await _translate(self, string, locale, context)
    return _translated[what]


def track(work: Any, original: Any, callback: Any, args: Any, *, when: Any, context: Any, **known: Any) -> Any:
    """A task that goes on is known by the task itself."""
    if when is None and isinstance(getattr(callback, "__self__", None), asyncio.Task):
        return original(callback, *args, context=context)
    return _track(work, original, callback, args, when=when, context=context, **known)


async def settle(self: Any, *, timeout: Any = None, _deadline: Any = None, **more: Any) -> None:  # noqa: ASYNC109
    """Wait until all of the bot waits, as SimCord does. Each task is asked once for each thing that it waits for."""
    now, alone = self._loop.time, (None, asyncio.current_task())
    horizon = now() + (self.settle_timeout if timeout is None else timeout) if _deadline is None else _deadline
    self._last_dispatch = more.get("dispatch")
    waits: dict[asyncio.Task[Any], Any] = {}
    quiet = 0
    while quiet < 2:
        if now() > horizon + PATIENCE or self._real_advance_task or self._advance_task not in alone:
            await _settle(self, _deadline=max(horizon, now() + 1), **more)  # it says what does not settle
            return
        _settlement._run_due_virtual_callbacks(self._settlement_state(), horizon)
        await asyncio.sleep(0)
        state = self._settlement_state()
        tasks, callbacks = _settlement._owned_tasks(state), _settlement._active_callbacks(state)
        going_on = any(task._fut_waiter is None or task._fut_waiter.done() for task in tasks)
        if going_on or any(record.when is None for record in callbacks):
            quiet = 0
        elif self._work.executors:
            quiet = 0
            await asyncio.wait(self._work.executors, timeout=LOOKS_EVERY, return_when=asyncio.FIRST_COMPLETED)
        else:
            asked = [task for task in tasks if waits.get(task) is not task._fut_waiter]
            _settlement._virtualize_recognized_waits(state, asked)
            waits |= {task: task._fut_waiter for task in asked if _settlement._is_parked(state, task, horizon)}
            busy = [task for task in asked if task not in waits or waits[task] is not task._fut_waiter]
            soon = not all(_settlement._callback_is_parked(state, record, horizon) for record in callbacks)
            quiet = 0 if busy or soon else quiet + 1
            if busy:
                await asyncio.wait(busy, timeout=LOOKS_EVERY, return_when=asyncio.FIRST_COMPLETED)
            elif soon:
                await asyncio.sleep(LOOKS_EVERY)
