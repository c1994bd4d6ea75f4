"""The messages of hands, which only their players see: what they show and become when their table is closed, which of
them can still be changed, and what changes them.

Listens to Tables. A hand is redrawn while its interaction's token is valid, and only when it has
changed. A press in a hand wins over a redraw. No redraw begins while the press is being answered, and the answer waits
for a redraw that is already running.
"""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial

import discord

from cogs.discord.controls import Interaction
from cogs.discord.errors import ATTACH, is_final, is_passing, named, sentence
from cogs.discord.outgoing import Outgoing, Urgency
from cogs.discord.page import CALM, Page, change, line
from cogs.discord.painter import Painter
from cogs.discord.redrawer import UpToDate
from cogs.discord.text import title
from cogs.hand.hand import Hand, arranged, dealt, key_of, with_card_style
from cogs.hand.pages import hand_page, hand_to_come, lesson_line
from cogs.looks import look_of
from cogs.today.pages import day_over_page
from cogs.tournament.pages import closed_table_page
from engine.core.match import MatchState, SeatView
from engine.words import Words
from model.people.preferences import Preferences
from model.refusals import NoSuchTable, Refused
from model.tables.moves import lesson
from model.tables.seating import own_seat
from model.tables.table import Table
from service.live_store import Change
from service.tables import Tables

WORDS = Words(__package__)

Key = tuple[object, ...]  # that of a hand, or one of these
NO_SEAT: Key = ("no seat",)  # the key of a message that no longer shows a hand
CLOSED: Key = ("closed",)
UNDRAWN: Key = ("undrawn",)  # the hand was shown before its picture was ready
UNKNOWN: Key = ("unknown",)  # nobody knows what the message shows, so it has to be redrawn
SETTLED = 4  # seconds that an answer waits for a redraw of its message; by then it is acknowledged
TOKEN = 15 * 60  # seconds for which Discord takes changes by an interaction

log = logging.getLogger(__name__)

Owner = tuple[int, int]  # a table and a member


@dataclass(frozen=True)
class Followed:
    """A hand message that can still be changed: its interaction, and what it shows."""

    interaction: Interaction
    message: int
    table: Table  # its state when this was first shown
    key: Key
    attached: Sequence[discord.Attachment] = ()  # as far as is known


class Hands(UpToDate):
    """Follows every hand message of the bot."""

    def __init__(self, outgoing: Outgoing, tables: Tables, painter: Painter) -> None:
        self._outgoing, self._tables, self._painter = outgoing, tables, painter
        self._redrawer = outgoing.redrawer("Hands of table", min(1, outgoing.again))
        self._followed: dict[int, dict[int, Followed]] = {}  # by table and member
        self._by_message: dict[int, Owner] = {}
        self._ends: deque[tuple[float, Owner, Followed]] = deque()  # when tokens die, the first one first
        self._let_slip: dict[int, set[int]] = {}  # by table, the members whose hands could not be followed any longer
        self._unsure: set[int] = set()  # messages whose redraw was given up while it was under way
        self._pressed: Counter[int] = Counter()  # the presses being answered, counted by message
        self._edits: dict[int, asyncio.Future[discord.InteractionMessage]] = {}  # running redraws, by message
        self._deletions: set[asyncio.Task[None]] = set()
        self._forgetting: asyncio.TimerHandle | None = None

    def changed(self, change: Change[Table]) -> None:
        self.redraw_soon(change.id)

    def redraw_soon(self, table_id: int) -> None:
        self._redrawer.soon(self._redraw, table_id)

    def channel_changed(self, channel: int) -> None:
        for table in self._tables.in_channel(channel):
            self.redraw_soon(table.id)

    async def stop(self) -> None:
        if self._forgetting is not None:
            self._forgetting.cancel()
        for task in self._deletions:
            task.cancel()
        await super().stop()
        await asyncio.gather(*self._deletions, return_exceptions=True)

    # What a hand shows

    async def hand(self, table: Table, member: int) -> Hand:
        """Raises Refused."""
        match, seat = seated(table, member)
        return await self._full(match, self._view(match, seat, table), table)

    def _prefers(self, table: Table, seat: int) -> Preferences:
        return self._tables.preferences.of(table.guild, table.seats[seat].member)

    def _view(self, match: MatchState, seat: int, table: Table) -> SeatView:
        return arranged(match.view(seat), self._prefers(table, seat))

    async def _full(self, match: MatchState, view: SeatView, table: Table) -> Hand:
        recent, outlook = await self._tables.stories.story(table, view.seat), self._outlook(table)
        preferences = self._prefers(table, view.seat)
        return replace(dealt(view, table), outlook=outlook, recent=recent, preferences=preferences)

    async def page(
        self, hand: Hand, attached: Iterable[discord.Attachment] = (), patience: float | None = None
    ) -> Page:
        """With its picture, unless that takes longer than ``patience``. ``attached``: what its message has already."""
        look, drawn = look_of(hand.view.rules), partial(self._painter.drawn, attached=attached, patience=patience)
        shown = with_card_style(look.hand_picture(hand.view), hand.preferences), look.top_picture(hand.view)
        return hand_page(hand, *await asyncio.gather(*map(drawn, shown)))

    def closed_page(self, table_id: int, guild: int | None, known: Table | None = None) -> Page | None:
        """What a hand becomes, and what an old button says, if the table had a tournament, a rematch or the day's deal.

        ``guild``: the server where it is shown. ``known``: the last state of the table, if it is known.
        """
        if known is not None and known.day is not None:
            return day_over_page()
        if known is not None and known.tournament is not None:
            return closed_table_page(known.tournament, known.label)
        rematch = self._tables.find(self._tables.rematches.get(table_id, 0))
        return hand_to_come(rematch, "rematch") if rematch is not None and rematch.guild == guild else None

    def _outlook(self, table: Table) -> str:
        """Whether this is the only place to play, and what a beginner is told."""
        lines = [self._silenced(table.channel)] if self._outgoing.muted_channels.holds(table.channel) else []
        lines += [lesson_line(told)] if (told := lesson(table)) else []
        return "\n".join(lines)

    def _silenced(self, channel: int) -> str:
        """The permission is named by which nothing can be written in a channel, if it is known."""
        lacks = self._outgoing.lacks(channel)
        if lacks is None or lacks == ATTACH:  # without pictures, something can be written
            return WORDS("silenced", channel=f"<#{channel}>")
        return WORDS("silenced-lacking", channel=f"<#{channel}>", missing=named(lacks))

    # Which messages are hands

    def follow(self, hand: Hand, interaction: Interaction, message: int | None, page: Page) -> None:
        """Keep the message that shows this hand up to date from now on. An older message of the hand goes away.

        Without a message the answer was lost on its way: it is shown again until it is there or its token is dead. If
        its ``page`` could not wait for the picture, that follows by itself.
        """
        owner = hand.table.id, interaction.user.id
        self.slipped(*owner)
        older = self._of(owner)
        if older is not None and message is None and self._outlasts(older, interaction):
            return
        lost = message is None or message in self._unsure
        self._unsure.discard(message or 0)
        known = message or (interaction.message.id if interaction.message else 0)
        complete = page.picture or not hand.view.hand or hand.preferences.text_only
        drawn = hand.key if complete else UNDRAWN
        self._keep(owner, Followed(interaction, known, hand.table, UNKNOWN if lost else drawn))
        self.redraw_soon(hand.table.id)  # the table may have moved on while this was being shown
        if older is not None and older.message != known and not self._is_dead(older):
            task = asyncio.create_task(self._take_away(older.interaction))
            self._deletions.add(task)
            task.add_done_callback(self._deletions.discard)

    def _outlasts(self, older: Followed, interaction: Interaction) -> bool:
        """Whether a message is kept up to date as before, as Discord took no answer by the token of a newer press."""
        if self._is_dead(older) or interaction.response.is_done():
            return False
        owner = self._by_message[older.message]
        self._followed[owner[0]][owner[1]] = replace(older, key=UNKNOWN)
        self.redraw_soon(owner[0])
        return True

    def follows(self, table_id: int, member: int) -> bool:
        followed = self._of((table_id, member))
        return followed is not None and not self._is_dead(followed)

    def release(self, table_id: int, member: int) -> None:
        followed = self._followed.get(table_id, {}).pop(member, None)
        if followed is not None:
            self._by_message.pop(followed.message, None)
            if not self._followed[table_id]:
                del self._followed[table_id]

    def let_slip(self, table_id: int, member: int, why: str) -> None:
        """A hand cannot be kept up to date any more. Its player is told with the next press."""
        log.debug("Stopped updating a hand at table %s: %s", table_id, why)
        self.release(table_id, member)
        if table_id in self._tables:
            self._let_slip.setdefault(table_id, set()).add(member)

    def slipped(self, table_id: int, member: int) -> bool:
        """Whether the hand of a player was not kept up to date, and nobody has told them yet."""
        those = self._let_slip.get(table_id, set())
        found = member in those
        those.discard(member)
        if not those:
            self._let_slip.pop(table_id, None)
        return found

    def lay_aside(self, message: int) -> None:
        if message in self._by_message:
            self.release(*self._by_message[message])

    @contextmanager
    def pressed(self, message: int) -> Iterator[None]:
        """No redraw of this message begins while a press in it is answered. If nothing else is shown in it then, it is
        kept up to date as before.
        """
        self._pressed[message] += 1
        try:
            yield
        finally:
            self._pressed -= Counter([message])  # counts of 0 are dropped
            if message in self._by_message:
                self.redraw_soon(self._by_message[message][0])

    def _is_dead(self, followed: Followed) -> bool:
        return not self._outgoing.takes_changes(followed.interaction)

    def _of(self, owner: Owner) -> Followed | None:
        return self._followed.get(owner[0], {}).get(owner[1])

    def _keep(self, owner: Owner, followed: Followed) -> None:
        self._forget_dead()
        self.release(*owner)
        self._followed.setdefault(owner[0], {})[owner[1]] = followed
        self._by_message[followed.message] = owner
        self._ends.append((asyncio.get_running_loop().time() + TOKEN, owner, followed))
        if self._forgetting is None:
            self._forget_dead()

    def _forget_dead(self) -> None:
        """Let go of hands whose token has died, and that nobody looked after since, now and whenever one has."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        while self._ends and self._ends[0][0] < now:
            _, owner, followed = self._ends.popleft()
            known = self._of(owner)
            if known is not None and known.interaction is followed.interaction:
                self.let_slip(*owner, "its token has died")
        if self._forgetting is not None:
            self._forgetting.cancel()
        later = self._ends[0][0] - now + 1 if self._ends else None
        self._forgetting = None if later is None else loop.call_later(later, self._forget_dead)

    async def settled(self, message: int) -> None:
        """Wait for a running redraw, but not for one that hangs: it is given up, and what it did is not known."""
        under_way = self._edits.get(message)
        if under_way is None:
            return
        done, _ = await asyncio.wait([under_way], timeout=SETTLED)
        if not done:
            self._unsure.add(message)
            under_way.cancel()

    # Redrawing

    async def _redraw(self, table_id: int) -> None:
        if table_id not in self._tables:
            self._let_slip.pop(table_id, None)
        for member in [member for member in self._followed.get(table_id, {}) if not self.follows(table_id, member)]:
            self.let_slip(table_id, member, "its token died before the table changed")
        here = list(self._followed.get(table_id, {}).items())
        redrawn = (self._redraw_one((table_id, member), followed) for member, followed in here)
        failed = [each for each in await asyncio.gather(*redrawn, return_exceptions=True) if each is not None]
        if failed:
            raise failed[0]

    async def _redraw_one(self, owner: Owner, followed: Followed) -> None:
        with self._outgoing.languages.private(followed.interaction.guild_id or 0, owner[1]):
            key, newest = await self._newest(owner, followed)
            if newest is None or key == followed.key:
                return
            page = await self.page(newest, followed.attached) if isinstance(newest, Hand) else newest
        if self._of(owner) is not followed or self._pressed[followed.message]:
            return  # the answer to the press shows the hand
        before, followed = followed, replace(followed, key=key)
        self._followed[owner[0]][owner[1]] = followed
        urgent = isinstance(newest, Hand) and newest.view.on_turn
        try:
            shown = await self._edit(followed, page, Urgency.NOW if urgent else Urgency.SOON)
        except Exception as trouble:
            if self._of(owner) is followed:
                self._followed[owner[0]][owner[1]] = before  # it is still out of date
                if is_final(trouble):
                    self.let_slip(*owner, sentence(trouble))
            if not is_final(trouble):
                raise
        else:
            self._shown(owner, followed, shown)

    def _shown(self, owner: Owner, followed: Followed, message: discord.InteractionMessage) -> None:
        if self._of(owner) is not followed:
            return
        known = replace(followed, message=message.id, attached=message.attachments)
        if message.id == followed.message:
            self._followed[owner[0]][owner[1]] = known
        else:
            self._keep(owner, known)  # an answer that was lost has arrived

    async def _newest(self, owner: Owner, followed: Followed) -> tuple[Key, Hand | Page | None]:
        """The key of what a message should show now, and what that is if the message does not show it yet."""
        try:
            table = self._tables.get(owner[0])
            match, seat = seated(table, owner[1])
        except NoSuchTable as closed:
            return CLOSED, self.closed_page(owner[0], followed.interaction.guild_id, followed.table) or line(
                str(closed), CALM
            )
        except Refused as no_seat:
            return NO_SEAT, line(str(no_seat), CALM)
        view = self._view(match, seat, table)
        key = key_of(table, view, self._outlook(table), self._prefers(table, seat))
        return key, None if key == followed.key else await self._full(match, view, table)

    async def _edit(self, followed: Followed, page: Page, urgency: Urgency) -> discord.InteractionMessage:
        edit = partial(change, followed.interaction.edit_original_response, followed.attached)
        asked = self._outgoing.pacer.ask(partial(self._outgoing.emojis.show, edit, page), urgency, None)
        self._edits[followed.message] = under_way = asyncio.ensure_future(asked)
        try:
            return await under_way
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if under_way.cancelled() and not (task and task.cancelling()):
                raise TimeoutError("the answer to a press did not wait for it") from None
            raise
        finally:
            if self._edits.get(followed.message) is under_way:
                del self._edits[followed.message]

    async def _take_away(self, interaction: Interaction) -> None:
        try:
            await self._outgoing.pacer.ask(interaction.delete_original_response, Urgency.SOON, None)
        except Exception as trouble:
            if not is_passing(trouble) and not is_final(trouble):
                raise
            log.info("Couldn't delete an older hand: %s", sentence(trouble))


def seated(table: Table, member: int) -> tuple[MatchState, int]:
    """The match of a table and the seat of a player in it. Raises Refused."""
    seat = own_seat(table, member)
    if table.state is None:
        raise Refused(WORDS.message("not-dealt", title=title(table)))
    return table.state, seat
