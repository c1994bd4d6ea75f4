"""The settings of servers as rows: values in, values out."""

import json
import logging
from collections.abc import Iterable, Mapping
from dataclasses import asdict

from sqlalchemy import select

from db.database.transactions import Transaction, upsert
from db.repositories.shards import ours
from db.schema import server_settings
from engine.words import languages
from model.servers.settings import USUAL, Settings
from model.setting import stored_as

log = logging.getLogger(__name__)


async def keep(transaction: Transaction, guild: int, settings: Settings) -> None:
    await transaction.execute(upsert(transaction, server_settings, guild=guild, settings=json.dumps(asdict(settings))))


async def every(transaction: Transaction) -> dict[int, Settings]:
    """The settings of those of our servers that have any. Settings that cannot be read count as none."""
    kept = select(server_settings.c.guild, server_settings.c.settings)
    rows = await transaction.execute(kept.where(ours(transaction, server_settings.c.guild)))
    stored = {guild: read(text, f"The settings of server {guild}") for guild, text in rows}
    tell_unknown_languages("servers", stored.values())
    return {guild: stored_as(USUAL, each) for guild, each in stored.items()}


def tell_unknown_languages(whose: str, stored: Iterable[Mapping[str, object]]) -> None:
    """One line in the log for all who once picked a language that isn't there any more."""
    picked = [str(each["language"]) for each in stored if each.get("language")]
    gone = sorted(set(picked) - set(languages()))
    if gone:
        log.warning(
            "Some %s picked a language that isn't available (%s). They get the usual one", whose, ", ".join(gone)
        )


def read(text: str, whose: str) -> dict[str, object]:
    """What was stored as JSON. What cannot be read is told and counts as nothing."""
    try:
        stored = json.loads(text)
    except ValueError:
        stored = None
    if isinstance(stored, dict):
        return stored
    log.warning("%s cannot be read, so the defaults apply", whose)
    return {}
