"""The role that the best of a season holds: given and taken, and once more after a restart until it is done."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from weakref import WeakValueDictionary

import discord

from cogs.interactions.discord_errors import BROKEN, is_final
from cogs.messages.outgoing import Outgoing
from cogs.messages.redrawer import UpToDate
from cogs.ui.components.controls import Interaction
from engine.words import Words
from model.people.champion import Champion
from model.refusals import Refused
from service.servers.champions import Champions
from service.servers.settings import ServerSettings

UNKNOWN_ROLE = 10011  # Discord: the role no longer exists

Failure = tuple[str, int]  # the message that tells it, and the role

words = Words("cogs.messages.champion_roles")


class ChampionRoles(UpToDate):
    """Gives the role to those who reign, and takes it from those who do not any more."""

    def __init__(self, outgoing: Outgoing, champions: Champions, settings: ServerSettings) -> None:
        self._outgoing, self._champions, self._settings = outgoing, champions, settings
        self._redrawer = outgoing.redrawer("Champion's role in server")
        self._settling: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._told: dict[int, Failure] = {}  # what failed in a server, as far as its admins know
        self._untold: dict[int, Failure] = {}

    def refresh(self) -> None:
        """After a start or a new session: what was not done is done."""
        self._redrawer.soon(self._look, 0)

    async def _look(self, _: int) -> None:
        for guild in await self._champions.guilds():
            if self._outgoing.client.get_guild(guild) is not None:
                self._redrawer.soon(self._settle, guild)

    async def settle(self, guild: int) -> str:
        """Give and take the role now. Returns what failed, for the admin who asks for it."""
        self._told.pop(guild, None)
        try:
            await self._settle(guild)
        except (discord.HTTPException, *BROKEN):
            self._redrawer.soon(self._settle, guild)
        return self.trouble(guild)

    def trouble(self, guild: int) -> str:
        """What failed in a server and no admin was told, or nothing."""
        found = self._untold.pop(guild, None)
        if found is None:
            return ""
        self._told[guild] = found
        what, role = found
        return words(what, role=f"<@&{role}>")

    async def _settle(self, number: int) -> None:
        guild = self._outgoing.client.get_guild(number)
        if guild is None:
            return
        async with self._lock(number):
            try:
                role = self._settings.of(number).champion_role or None
                for champion in await self._champions.of(number):
                    await self._settle_one(guild, champion, role if champion.reigns else None)
            except discord.HTTPException as trouble:
                if not is_final(trouble):
                    raise
                self._failed(number, trouble)
            else:
                self._told.pop(number, None)
                self._untold.pop(number, None)

    async def _settle_one(self, guild: discord.Guild, champion: Champion, wanted: int | None) -> None:
        if champion.role not in (None, wanted):
            await self._take(guild, champion)
            champion = replace(champion, role=None, given=False)
            await self._champions.note(champion)
        if wanted is not None and not champion.given:
            await self._give(guild, replace(champion, role=wanted))

    async def _give(self, guild: discord.Guild, champion: Champion) -> None:
        """It is noted first, so that it can always be taken. Who has left the server gets it once they are back."""
        if not await self._champions.note(champion):
            return
        try:
            member = await guild.fetch_member(champion.member)
            await member.add_roles(discord.Object(champion.role or 0), reason=self._reason(guild))
        except discord.NotFound as gone:
            if gone.code == UNKNOWN_ROLE:
                raise
            return
        if not await self._champions.note(replace(champion, given=True)):
            await self._take(guild, champion)  # the member was forgotten meanwhile

    async def _take(self, guild: discord.Guild, champion: Champion) -> None:
        with suppress(discord.NotFound):  # the member or the role
            member = await guild.fetch_member(champion.member)
            await member.remove_roles(discord.Object(champion.role or 0), reason=self._reason(guild))

    def _reason(self, guild: discord.Guild) -> str:
        """What the log of the server says."""
        with self._outgoing.languages.public(guild.id):
            return words("reason")

    def _failed(self, guild: int, trouble: discord.HTTPException) -> None:
        role = self._settings.of(guild).champion_role
        failed = "gone" if trouble.code == UNKNOWN_ROLE else "cannot-give", role
        if self._told.get(guild) != failed:
            self._untold[guild] = failed

    def _lock(self, guild: int) -> asyncio.Lock:
        return self._settling.setdefault(guild, asyncio.Lock())

    @asynccontextmanager
    async def taken_from(self, member: int) -> AsyncIterator[None]:
        """While a member is forgotten. It is taken first, as nobody knows of it afterwards, also where another process
        has the server. What fails is left to the servers.
        """
        client = self._outgoing.client
        async with AsyncExitStack() as locks:
            for champion in await self._champions.of_member(member):
                await locks.enter_async_context(self._lock(champion.guild))
            for champion in await self._champions.of_member(member):
                if champion.role is not None:
                    with suppress(discord.HTTPException, *BROKEN):
                        guild = client.get_guild(champion.guild) or await client.fetch_guild(champion.guild)
                        await self._take(guild, champion)
            yield


def check_role(interaction: Interaction, number: int) -> None:
    """Raises Refused for a role that the bot can't give, or that the person who names it couldn't give themselves."""
    guild, person = interaction.guild, interaction.user
    role = guild.get_role(number) if guild is not None else None
    if guild is None or role is None or not isinstance(person, discord.Member):
        raise Refused(words.message("gone"))
    if role.is_default() or role.managed:
        raise Refused(words.message("special", role=role.mention))
    allowed = person.guild_permissions.manage_roles and role < person.top_role
    if not allowed and person.id != guild.owner_id:
        raise Refused(words.message("yours", role=role.mention))
    if not (guild.me.guild_permissions.manage_roles and role.is_assignable()):
        raise Refused(words.message("mine", role=role.mention))
