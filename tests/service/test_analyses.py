"""Looking back at a match from the file, in a process of its own that may die."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from engine.matches.analysis import Budget
from model.refusals import Refused
from service import analyses
from service.analyses import LookingBack
from tests import until
from tests.db.club import rewrite
from tests.service.club import ADA, BEN, CLEO, PLACE, Club
from tests.service.finished import a_match

SMALL = Budget(first=30, second=40, deals=8, weighed=2, fewest=2)
LONG = Budget(first=10**6, second=10**6, deals=10**6)


@pytest_asyncio.fixture
async def looks(club: Club) -> AsyncIterator[LookingBack]:
    await a_match(club)  # the club may come from a file, so it comes first
    service = LookingBack(club.tables.store, SMALL)
    yield service
    await service.stop()


async def test_each_player_is_told_of_their_own_seat_and_only_once_is_it_worked_out(club: Club, looks: LookingBack):
    match = (await a_match(club)).match
    assert process_of(looks) is None
    ada, ben, again = await asyncio.gather(*(looks.tell(match, PLACE.guild, who.id) for who in (ADA, BEN, ADA)))
    assert (ada.seat, ben.seat) == (0, 1)
    assert again is ada
    assert await looks.tell(match, PLACE.guild, ADA.id) is ada
    assert process_of(looks) not in {None, os.getpid()}


def process_of(looks: LookingBack) -> int | None:
    begun = looks.process._begun
    return begun.id if begun else None


async def refused(looks: LookingBack, match: int, guild: int, member: int) -> str:
    with pytest.raises(Refused) as refusal:
        await looks.tell(match, guild, member)
    return str(refusal.value)


async def test_what_cannot_be_looked_back_at(club: Club, looks: LookingBack):
    match = (await a_match(club)).match
    assert "no such match" in await refused(looks, match, 1, ADA.id)
    assert "no such match" in await refused(looks, match + 1, PLACE.guild, ADA.id)
    assert "you played" in await refused(looks, match, PLACE.guild, CLEO.id)
    begun = await club.match(ADA, BEN)
    assert "played to the end" in await refused(looks, begun.match, PLACE.guild, ADA.id)
    assert process_of(looks) is None  # nothing of this is worth a process


async def test_a_match_is_looked_back_at_by_its_own_reading_of_the_rules(club: Club, looks: LookingBack):
    match = (await a_match(club)).match
    rewrite(club.path, "UPDATE matches SET engine = '4'")
    assert "earlier version" in await refused(looks, match, PLACE.guild, ADA.id)
    rewrite(club.path, """UPDATE matches SET engine = '5', rules = replace(rules, '"reading":6,', '')""")
    assert (await looks.tell(match, PLACE.guild, ADA.id)).seat == 0
    await club.forget(ADA)
    assert "you played" in await refused(looks, match, PLACE.guild, ADA.id), "who is forgotten is told nothing more"


@pytest.mark.parametrize(
    ("damage", "said"), [("UPDATE matches SET rules = '{'", "damaged"), ("DELETE FROM actions", "aren’t kept")]
)
async def test_a_damaged_record_is_said_to_be_one(club: Club, looks: LookingBack, damage: str, said: str):
    match = (await a_match(club)).match
    rewrite(club.path, damage)
    assert said in await refused(looks, match, PLACE.guild, ADA.id)


async def test_a_process_that_is_killed_is_replaced(club: Club, looks: LookingBack):
    match = (await a_match(club)).match
    looks.budget = LONG
    waiting = asyncio.create_task(refused(looks, match, PLACE.guild, ADA.id))
    killed = await until(lambda: process_of(looks))
    os.kill(killed, signal.SIGKILL)
    assert "Press **My turning points** again" in await waiting
    looks.budget = SMALL
    assert (await looks.tell(match, PLACE.guild, ADA.id)).seat == 0
    assert process_of(looks) not in {None, killed}


async def test_only_so_many_wait(club: Club, looks: LookingBack, monkeypatch: pytest.MonkeyPatch):
    match = (await a_match(club)).match
    monkeypatch.setattr(analyses, "WAITING", 1)
    looks.budget = LONG
    waiting = asyncio.create_task(looks.tell(match, PLACE.guild, ADA.id))
    process = await until(lambda: process_of(looks))
    assert "Too many" in await refused(looks, match, PLACE.guild, BEN.id)
    await looks.stop()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await until(lambda: not alive(process))


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
