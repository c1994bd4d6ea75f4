"""The one message to a server that the bot has just joined, in its system channel."""

import logging

import discord

from cogs.discord.errors import BROKEN
from cogs.discord.rate_limits import Outgoing, Urgency
from cogs.server.pages import welcome_page
from service.retention import Retention

log = logging.getLogger(__name__)


async def greet(outgoing: Outgoing, retention: Retention, guild: discord.Guild) -> None:
    """Say hello if the bot may write there and has not said it before. It is noted first, so it is never twice.

    A server that cannot be greeted has `/eights help`.
    """
    channel = guild.system_channel
    if channel is None:
        return
    allowed = channel.permissions_for(guild.me)
    if not (allowed.view_channel and allowed.send_messages) or not await retention.greeted(guild.id):
        return
    where = outgoing.channel(guild.id, channel.id)
    with outgoing.languages.public(guild.id):
        page = await welcome_page(pictured=allowed.attach_files).prepared()
    try:
        await outgoing.pacer.ask(lambda: where.send(view=page.view, files=page.files), Urgency.SOON, channel.id)
    except (discord.HTTPException, *BROKEN) as trouble:
        log.info("Couldn't greet a new server (%s)", type(trouble).__name__)
