"""Telling Discord which commands there are, beside play: nothing waits for it, and a failure is a line in the log."""

import asyncio
import hashlib
import json
import logging

from discord import app_commands

from db.database.store import NotRead, NotSaved, Store
from db.repositories.kept import read_note, write_note
from engine.words import fingerprint, put_away
from operation.connection import PASSING, pauses
from operation.logs import reason

PATIENCE = 60  # seconds for one try; Discord may ask us to wait meanwhile
TRIES = 8  # about two minutes of pauses
NOTE = "commands"
GIVEN_UP = "Play goes on without them. To try again, run: python bot.py sync."
TROUBLE = (*PASSING, NotRead, NotSaved)

log = logging.getLogger("eights.commands")


class Registration:
    """Tells Discord the commands if they have changed since it was last told."""

    def __init__(self, tree: app_commands.CommandTree, store: Store, tries: int = TRIES) -> None:
        self._tree, self._store, self._tries = tree, store, tries
        self._telling: asyncio.Task[bool] | None = None

    def begin(self) -> None:
        self._telling = asyncio.create_task(self._tell_at_last())

    async def done(self) -> bool:
        """Wait for the end. Returns whether Discord knows the commands now."""
        return self._telling is not None and await self._telling

    async def stop(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)

    async def _tell_at_last(self) -> bool:
        """The translations are known by their catalogues, so that a start that has nothing new to tell reads none."""
        commands = [command.to_dict(self._tree) for command in self._tree.get_commands()]
        written = await asyncio.to_thread(fingerprint)
        known = json.dumps([self._tree.client.application_id, written, *commands], sort_keys=True, default=str)
        told = hashlib.sha256(known.encode()).hexdigest()
        for left, pause in zip(range(self._tries)[::-1], pauses(), strict=False):
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._tell(told)
            except TROUBLE as trouble:
                further = f"Trying again in {pause:g} s." if left else GIVEN_UP
                log.warning("Couldn't send Discord the commands (%s). %s", reason(trouble), further)
                await asyncio.sleep(pause if left else 0)
            else:
                return True
        return False

    async def _tell(self, told: str) -> None:
        if await self._store.read(read_note, NOTE) == told:
            return
        there = await self._tree.sync()
        put_away()  # few of the languages in which the commands were told are spoken here
        await self._store.write(write_note, NOTE, told)
        log.info("Discord now has %d commands", len(there))
