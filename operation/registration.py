"""Sending Discord the commands, beside play: nothing waits for it, and a failure is a line in the log."""

import asyncio
import hashlib
import json
import logging

from discord import app_commands

from db.database.store import NotRead, NotSaved, Store
from db.repositories.kept import read_note, write_note
from engine.words import ENGLISH, fingerprint, put_away
from operation import connection, logs

PATIENCE = 60  # seconds for one try; Discord may ask us to wait meanwhile
TRIES = 8  # about two minutes of pauses
NOTE = "commands"

log = logging.getLogger("eights.commands")


async def register(tree: app_commands.CommandTree, store: Store, tries: int = TRIES) -> bool:
    """Send Discord the commands if they have changed since they were last sent. Returns True if Discord knows them now.

    Translations are known by the fingerprint of their catalogues, so that a start that changes nothing reads none.
    """
    commands = [command.to_dict(tree) for command in tree.get_commands()]
    catalogues = await asyncio.to_thread(fingerprint)
    content = json.dumps([tree.client.application_id, catalogues, *commands], sort_keys=True, default=str)
    digest = hashlib.sha256(content.encode()).hexdigest()
    for left, pause in zip(range(tries)[::-1], connection.pauses(), strict=False):
        try:
            async with asyncio.timeout(PATIENCE):
                if await store.read(read_note, NOTE) != digest:
                    there = await tree.sync()
                    put_away(but={ENGLISH})  # few of the other languages of the commands are spoken here
                    await store.write(write_note, NOTE, digest)
                    log.info("Discord now has %d commands", len(there))
        except (*connection.PASSING, NotRead, NotSaved) as trouble:
            further = "Play goes on without them. To try again, run: python bot.py sync."
            further = f"Trying again in {pause:g} s." if left else further
            log.warning("Couldn't send Discord the commands (%s). %s", logs.reason(trouble), further)
            await asyncio.sleep(pause if left else 0)
        else:
            return True
    return False
