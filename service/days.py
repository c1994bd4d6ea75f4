"""The deal of the day of every server: its tries, its standing, and its end."""

import asyncio
from dataclasses import replace

from db.repositories import day_deals as rows, matches
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS
from model.member import Location, Member
from model.refusals import Refused
from model.tables import day_deal
from model.tables.day_deal import WORDS as DAY_DEAL, DayDeal, Today, Try, Yesterday
from model.tables.table import Table
from service import live_store, periodic
from service.presets import Presets
from service.tables import Tables
from service.unit_of_work import once_more, unit_of_work

AGAIN = 60  # seconds until the end of a day is looked at again after trouble
LATE = 1  # seconds after midnight, when the clock is past it for certain


class Days:
    """The deals of the day. ``changes`` are told the server whose day has ended."""

    def __init__(self, tables: Tables, presets: Presets, changes: live_store.Listeners[int]) -> None:
        self._tables, self._presets, self._changes = tables, presets, changes
        self._store, self._settings, self.now = tables.store, tables.settings, tables.now
        self._beginning = asyncio.Lock()  # of two who are first, one makes the deal
        self.closing = periodic.Periodic(self.close_day, "Couldn't close the deal of the day", AGAIN)

    # Playing

    async def seen(self, guild: int, member: int) -> Today:
        """The deal of the day as a member may know it. Raises Refused where there is none."""
        async with self._store.reading() as transaction:
            deal = await rows.current(transaction, guild, self.now())
            tries = () if deal is None else await rows.tries(transaction, guild, deal.day)
        if deal is None:
            house_rules = self._house_rules(guild)
            return Today(house_rules, day_deal.ends_at(day_deal.day_of(self.now())))
        own = next((each for each in tries if each.member == member), None)
        if own is None:
            self._check_on(guild)
            day_deal.check_not_over(deal)
        table = next((each for each in self._tables.every() if own and each.match == own.match), None)
        seen = Today(deal.house_rules, day_deal.ends_at(deal.day), deal, len(tries), own, table)
        if own is None or (table is not None and table.phase == "match"):
            return seen
        playing = sum(each.points is None and each != own for each in tries)
        return replace(seen, standing=day_deal.ranked(tries), playing=playing)

    @once_more
    async def begin(self, place: Location, person: Member) -> Table:
        """Deal today's cards to a person who has not played them. Raises Refused."""
        self._check_on(place.guild)
        self._settings.check_opening("table", place, person)
        async with self._beginning, unit_of_work(self._store, DAY_DEAL.message("not-begun")) as work:
            deal = await rows.current(work.transaction, place.guild, self.now())
            if deal is None:  # it stays what it is, whatever the server sets later that day
                house_rules, day = self._house_rules(place.guild), day_deal.day_of(self.now())
                deal = DayDeal(place.guild, day, place.channel, house_rules, self._tables.seed(), self._tables.seed())
                await rows.add(work.transaction, deal)
            day_deal.check_not_over(deal)
            table = await self._tables.begin_in(work, day_deal.table_for(deal, person, place))
            if not await rows.begin_try(work.transaction, deal, Try(person.id, table.match or 0)):
                raise Refused(DAY_DEAL.message("once"))
        return self._tables.get(table.id)

    def _check_on(self, guild: int) -> None:
        if not self._settings.of(guild).day:
            raise Refused(DAY_DEAL.message("off"))

    def _house_rules(self, guild: int) -> HouseRules:
        """The house rules for today in a server. Raises Refused if it plays no deals, or its game is gone."""
        self._check_on(guild)
        picked = self._settings.of(guild).day_game or next(iter(VARIANTS))
        try:
            found = HouseRules(picked) if picked in VARIANTS else self._presets.get(guild, picked).house_rules
        except Refused as gone:
            raise Refused(DAY_DEAL.message("no-game")) from gone
        day_deal.check_game(found)
        return found

    # The end of a day

    async def close_day(self) -> float:
        """End the days that are over. Returns the seconds until the next midnight. Raises StoreError."""
        today = day_deal.day_of(self.now())
        for table in self._tables.every():
            if table.day is not None and table.day < today:
                with periodic.set_aside("Couldn't close table %s of a day that is over", table.id):
                    await self._tables.abandon(table.id)
        over = await self._store.read(rows.untold, today)
        for guild in dict.fromkeys(deal.guild for deal in over):
            self._changes.tell(guild)
        now = self.now()
        return max(0, day_deal.ends_at(day_deal.day_of(now)) + LATE - now)

    async def over(self, guild: int) -> list[Yesterday]:
        """The days of a server that are over and were not told, oldest first. Raises StoreError."""
        async with self._store.reading() as transaction:
            untold = await rows.untold(transaction, day_deal.day_of(self.now()))
            ended: list[Yesterday] = []
            for deal in (each for each in untold if each.guild == guild):
                tries = await rows.tries(transaction, guild, deal.day)
                standing = day_deal.ranked(tries)
                moves = await matches.round_so_far(transaction, standing[0].attempt.match) if standing else []
                best = [event.seen_by(day_deal.PLAYER) for _, events in moves for event in events]
                ended.append(Yesterday(deal, standing, len(tries) - len(standing), best))
        return ended

    async def note_told(self, deal: DayDeal) -> None:
        async with unit_of_work(self._store) as work:
            await rows.note_told(work.transaction, deal.guild, deal.day, self.now())
