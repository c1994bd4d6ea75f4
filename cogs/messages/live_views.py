"""The private views of those who watch a match: each follows its table as long as its interaction's token lives.

Listens to Tables and to the Gallery. What a table looks like is put in words once for all who watch, and its picture is
drawn once. Only the redrawer changes a view: a press in it is acknowledged, and gives it a new token. So that players
never wait for spectators, few views are changed at once, and hands and boards go first.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import discord

from cogs.interactions.discord_errors import is_final, is_passing, sentence
from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from cogs.messages.painter import Painter
from cogs.messages.redrawer import UpToDate
from cogs.ui.components.controls import Interaction
from cogs.ui.components.page import Page, change
from cogs.ui.pages.spectators import live_page as pages
from cogs.ui.pages.spectators.live_page import Live, Spectator
from cogs.ui.pages.table.end_page import guessed_right
from engine.words import Voice, Words, in_voice, voice
from model.refusals import Refused
from model.tables.table import Table
from service.spectators.gallery import Gallery
from service.tables.tables import Tables

MOST = 50  # people who watch one table
AT_ONCE = 6  # of the requests under way, so that most of them are left for players
LEISURE = 3  # seconds between two changes of a view where only bots play
BEFORE = 20  # seconds before the end of its token, a view says how to watch on
LOST = "lost"  # as the key of a view that has to be redrawn

log = logging.getLogger(__name__)

words = Words("cogs.ui.pages.spectators.watching")

Shown = tuple[object, ...] | str
Lives = Mapping[Voice, asyncio.Task[Live | None]]  # what everyone who watches sees, in each voice


@dataclass(frozen=True)
class Watching:
    """A view that can still be changed: its interaction, and what it shows. ``urgent``: someone has just pressed."""

    interaction: Interaction
    message: int
    shown: Shown = LOST
    attached: Sequence[discord.Attachment] = ()
    notice: str = ""
    urgent: bool = False
    rests: bool = False  # its token is about to die


class LiveViews(UpToDate):
    """Follows every live view of the bot."""

    def __init__(self, outgoing: Outgoing, tables: Tables, gallery: Gallery, painter: Painter) -> None:
        self._outgoing, self._tables, self._gallery, self._painter = outgoing, tables, gallery, painter
        self._redrawer = outgoing.redrawer("Live views of table", min(1, outgoing.again))
        self._watching: dict[int, dict[int, Watching]] = {}  # by table and member
        self._timers: dict[tuple[int, int], asyncio.TimerHandle] = {}
        self._few = asyncio.Semaphore(AT_ONCE)
        self._deletions: set[asyncio.Task[None]] = set()

    def changed(self, table_id: int) -> None:
        if table_id in self._watching and self._bots_alone(table_id):
            self._redrawer.later(self._redraw, table_id, LEISURE)
        elif table_id in self._watching:
            self._redrawer.soon(self._redraw, table_id)

    def _bots_alone(self, table_id: int) -> bool:
        """Whether moves may follow each other faster than Discord takes changes."""
        table = self._tables.get(table_id) if table_id in self._tables else None
        return table is not None and table.phase == "match" and not table.anybody_present

    async def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in self._deletions:
            task.cancel()
        await super().stop()
        await asyncio.gather(*self._deletions, return_exceptions=True)

    # Who watches

    def check(self, table_id: int, member: int) -> None:
        """Raises Refused if there is nothing to watch, or as many people watch as can be followed."""
        table, here = self._tables.get(table_id), self._watching.get(table_id, {})
        if table.phase != "match":
            raise Refused(words.message("not-begun" if table.phase == "lobby" else "is-over"))
        if len(here) >= MOST and member not in here:
            raise Refused(words.message("full", count=MOST))

    def watches(self, table_id: int, member: int, message: int) -> bool:
        """Whether this message is the view of a member."""
        known = self._watching.get(table_id, {}).get(member)
        return known is not None and known.message == message

    def follow(self, table_id: int, watching: Watching) -> None:
        """Keep a view up to date from now on. An older one of the same member goes away."""
        member = watching.interaction.user.id
        older = self._release(table_id, member)
        self._watching.setdefault(table_id, {})[member] = watching
        left = watching.interaction.expires_at.timestamp() - self._outgoing.clock() - BEFORE
        timer = asyncio.get_running_loop().call_later(max(0, left), self._token_ends, table_id, member)
        self._timers[table_id, member] = timer
        self._redrawer.soon(self._redraw, table_id)
        if older is not None and older.message != watching.message:
            task = asyncio.create_task(self._take_away(older.interaction))
            self._deletions.add(task)
            task.add_done_callback(self._deletions.discard)

    def _token_ends(self, table_id: int, member: int) -> None:
        here = self._watching.get(table_id, {})
        if member in here:
            here[member] = replace(here[member], rests=True)
            self.changed(table_id)

    def _release(self, table_id: int, member: int) -> Watching | None:
        if timer := self._timers.pop((table_id, member), None):
            timer.cancel()
        here = self._watching.get(table_id, {})
        released = here.pop(member, None)
        if not here:
            self._watching.pop(table_id, None)
        return released

    async def _take_away(self, interaction: Interaction) -> None:
        try:
            await self._outgoing.pacer.ask(interaction.delete_original_response, Urgency.LATER, None)
        except Exception as trouble:
            if not is_passing(trouble) and not is_final(trouble):
                raise
            log.info("An older live view stays: %s", sentence(trouble))

    # What they see

    async def page(self, table_id: int, member: int, patience: float) -> tuple[Page, Shown]:
        """The view of someone who begins to watch, and what it shows. Raises Refused before the first deal."""
        table = self._tables.get(table_id)
        now = self._live(table)
        if now is None:
            raise Refused(words.message("not-begun"))
        drawn = await self._painter.drawn(now.picture, (), patience)
        reader = self._spectator(table, member, "")
        shown = LOST if drawn is None and now.picture else self._key(table, reader)
        return pages.live_page(replace(now, picture=drawn), reader), shown

    def _live(self, table: Table) -> Live | None:
        view = self._tables.public_view(table)
        if view is None:
            return None
        story, cheers = self._tables.story(table, None), self._gallery.cheers(table)
        may_cheer, may_guess = self._gallery.may_cheer(table), self._gallery.may_guess(table)
        return pages.live(table, view, story, cheers, may_cheer=may_cheer, may_guess=may_guess)

    def _spectator(self, table: Table, member: int, notice: str) -> Spectator:
        prefers = self._tables.preferences.of(table.guild, member)
        guess = self._gallery.guess_of(table.id, member)
        return Spectator(guess, prefers.mutes_cheers, notice)

    def _key(self, table: Table, reader: Spectator) -> Shown:
        cheers = "" if reader.mutes_cheers else self._gallery.edition(table.id)
        return table.version, cheers, reader, voice()

    # Redrawing

    async def _redraw(self, table_id: int) -> None:
        """Each view as soon as the picture with its words is drawn: those of others are still in work."""
        table = self._tables.get(table_id) if table_id in self._tables else None
        here = self._watching.get(table_id, {})
        voices = {member: self._voice(here[member]) for member in _urgent_first(here)}
        lives: Lives = {}
        if table is not None and table.phase == "match":
            lives = {each: asyncio.create_task(self._drawn(table, each)) for each in dict.fromkeys(voices.values())}
        redrawn = [self._redraw_one(table_id, table, lives, *each) for each in voices.items()]
        failed = [each for each in await asyncio.gather(*redrawn, return_exceptions=True) if each is not None]
        if failed:
            raise failed[0]

    def _voice(self, known: Watching) -> Voice:
        with self._outgoing.languages.private(known.interaction.guild_id or 0, known.interaction.user.id):
            return voice()

    async def _drawn(self, table: Table, read: Voice) -> Live | None:
        with in_voice(read):
            now = self._live(table)
        return now and replace(now, picture=await self._painter.drawn(now.picture))

    async def _redraw_one(self, table_id: int, table: Table | None, lives: Lives, member: int, read: Voice) -> None:
        now = await lives[read] if lives else None
        async with self._few:
            known = self._watching.get(table_id, {}).get(member)
            if known is None:
                return
            if self._voice(known) != read:
                self.changed(table_id)  # who reads another language by now is next
                return
            with in_voice(read):
                page, shown = self._newest(table, now, member, known)
            if shown == known.shown:
                return
            edit = partial(change, known.interaction.edit_original_response, page, known.attached)
            try:
                message = await self._outgoing.pacer.ask(edit, Urgency.NOW if known.urgent else Urgency.LATER, None)
            except Exception as trouble:
                if not is_final(trouble):
                    raise
                log.debug("A live view of table %s is not followed any more: %s", table_id, sentence(trouble))
                shown, message = None, None
        here = self._watching.get(table_id, {})
        if here.get(member) is not known:
            return  # a press has given it another token, and its redraw follows
        if shown is None or message is None:
            self._release(table_id, member)
        else:
            here[member] = replace(known, shown=shown, attached=message.attachments, notice="", urgent=False)

    def _newest(self, table: Table | None, now: Live | None, member: int, known: Watching) -> tuple[Page, Shown | None]:
        """The page that a view should be, and what it shows. None: it is the last one."""
        if table is None:
            return pages.gone_page(), None
        if table.plays_in(member):
            return pages.seated_page(table), None
        if now is None:
            return self._last_page(table, member), None
        if known.rests:
            return pages.rested_page(table), None
        reader = self._spectator(table, member, known.notice)
        return pages.live_page(now, reader), self._key(table, reader)

    def _last_page(self, table: Table, member: int) -> Page:
        view = self._tables.public_view(table)
        if view is None:
            return pages.gone_page()
        right, guess = guessed_right(self._gallery.right(table)), self._gallery.guess_of(table.id, member)
        return pages.over_page(table, view, right, guess)


def _urgent_first(here: dict[int, Watching]) -> list[int]:
    """Those who have just pressed something, and then the others."""
    return sorted(here, key=lambda member: not here[member].urgent)
