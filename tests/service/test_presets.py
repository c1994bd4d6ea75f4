"""A server keeps house rules under names."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from db.database.store import Store
from db.repositories.kept import preset_rows
from engine.games.house_rules import HouseRules
from model.member import Member
from model.refusals import Refused
from model.servers.settings import Preset
from service.presets import Presets
from service.unit_of_work import unit_of_work
from tests.db.club import look, to
from tests.db.fresh import store_at
from tests.doors import Effect
from tests.service.club import ADA, BEN, Clock
from tests.service.test_trouble import broken

HERE, ELSEWHERE = 700, 701
LOOKS_SO = "\u202eFriday"  # like Friday
OWNER = Member(902, "Owner", runs_server=True)
RICH = HouseRules(
    "kings-reverse",
    (("effects", (("7", Effect("draw", 2)), ("QS", Effect("gift", 1)))), ("wild", ("J", "8")), ("marriage", False)),
)


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await store_at(tmp_path / "eights.db")
    yield store
    await store.close()


@pytest.fixture
def sets(store: Store) -> Presets:
    return Presets(store, now=Clock(5000))


def names(sets: Presets, guild: int = HERE) -> list[str]:
    return [kept.name for kept in sets.of(guild)]


async def after_a_restart(store: Store) -> Presets:
    sets = Presets(store)
    await sets.load()
    return sets


async def test_what_is_kept_is_found_by_its_name_in_its_server_also_after_a_restart(sets: Presets, store: Store):
    kept = await sets.keep(HERE, "Tuesday", RICH, ADA)
    assert kept == sets.get(HERE, "Tuesday") == Preset(HERE, "Tuesday", RICH, ADA.id, 5000)
    strange = await sets.keep(ELSEWHERE, "Käse »8« 🂱", to(50), BEN)
    other = await sets.keep(ELSEWHERE, "Tuesday", to(50), BEN)
    for now in (sets, await after_a_restart(store)):
        assert (now.of(HERE), now.of(ELSEWHERE)) == ([kept], [strange, other])
        with pytest.raises(Refused, match="no house rules by that name"):
            now.get(702, "Tuesday")
    await sets.remove(HERE, "Tuesday", ADA)
    for now in (sets, await after_a_restart(store)):
        assert (now.of(HERE), now.of(ELSEWHERE)) == ([], [strange, other])


async def test_a_list_goes_by_name_whatever_its_capitals(sets: Presets, store: Store):
    for name in ("zebra", "Yak", "ant", "Bee"):
        await sets.keep(HERE, name, to(50), ADA)
    assert names(sets) == names(await after_a_restart(store)) == ["ant", "Bee", "Yak", "zebra"]


async def test_of_two_who_take_a_name_at_once_one_has_it(sets: Presets, store: Store):
    asked = [sets.keep(HERE, "Tuesday", house_rules, who) for house_rules, who in ((RICH, ADA), (to(50), BEN))]
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Preset, Refused]
    assert sets.get(HERE, "Tuesday").by == ADA.id
    assert (await after_a_restart(store)).get(HERE, "Tuesday").house_rules == RICH


async def test_a_name_is_kept_as_it_was_written_last_and_looks(sets: Presets, store: Store):
    longest = "x" * 24
    for name, kept in {
        "Tuesday night": "Tuesday night",
        "TUESDAY  NIGHT": "TUESDAY NIGHT",
        " tuesday\tnight\n": "tuesday night",
        longest: longest,
        f"  {longest.upper()}  ": longest.upper(),
        "7": "7",
        "Ö": "Ö",
        "'; DROP TABLE tables;": "'; DROP TABLE tables;",
        "\u202eF\u0301\u0302\u0303\u0304\u0305\u0306ri\u200b  day": "F\u0301\u0302\u0303ri day",
    }.items():
        assert (await sets.keep(HERE, name, RICH, ADA)).name == kept
        assert sets.get(HERE, name).name == kept
        assert kept in names(await after_a_restart(store))
    assert len(names(sets)) == 6, "capitals and blanks make no other name"


async def test_a_name_that_is_none_or_that_of_a_game_is_refused(sets: Presets, subtests: pytest.Subtests):
    """``/eights open game:`` would not know which of the two is meant."""
    none = ("", "   ", "!?*", "🂱🂱", "x" * 25)
    games = ("crazy-eights", "Crazy Eights", "BLACK  jack", "eights to 250", "Mau\u200b-Mau", "ＭＡＵ－ＭＡＵ")
    for name, why in [*((name, "letter or number") for name in none), *((name, "name of a game") for name in games)]:
        with subtests.test(name=name), pytest.raises(Refused, match=why):
            await sets.keep(HERE, name, to(50), OWNER)
    assert sets.of(HERE) == []


async def forget(sets: Presets, store: Store, member: Member) -> None:
    async with unit_of_work(store) as work:
        await sets.leave_in(work, member.id)


async def test_what_somebody_leaves_stays_and_is_nobodys(sets: Presets, store: Store, tmp_path: Path):
    await sets.keep(HERE, "Tuesday", RICH, ADA)
    await sets.keep(ELSEWHERE, "Friday", RICH, ADA)
    await sets.keep(HERE, "Sunday", RICH, BEN)
    await forget(sets, store, ADA)
    assert look(tmp_path / "eights.db", "SELECT made_by FROM house_sets ORDER BY key") == [(None,), (BEN.id,), (None,)]
    for now in (sets, await after_a_restart(store)):
        left = [(kept.name, kept.house_rules, kept.by) for kept in now.of(HERE)]
        assert left == [("Sunday", RICH, BEN.id), ("Tuesday", RICH, None)]
        with pytest.raises(Refused, match="can replace it"):
            await now.keep(HERE, "Tuesday", to(50), ADA)
    assert (await sets.keep(HERE, "Tuesday", to(50), OWNER)).by == OWNER.id


async def test_what_cannot_be_saved_is_not_kept_and_not_deleted(sets: Presets, store: Store, tmp_path: Path):
    kept = await sets.keep(HERE, "Tuesday", RICH, ADA)
    with broken(tmp_path / "eights.db", "house_sets", "INSERT", "UPDATE", "DELETE"):
        for asked in (
            sets.keep(HERE, "Friday", RICH, ADA),
            sets.keep(HERE, "Tuesday", to(50), ADA),
            sets.remove(HERE, "Tuesday", ADA),
            forget(sets, store, ADA),
        ):
            with pytest.raises(Refused, match="nothing has changed"):
                await asked
            assert sets.of(HERE) == [kept]


async def test_those_that_an_earlier_version_saved_side_by_side_stay_and_are_found(sets: Presets, store: Store):
    async with unit_of_work(store) as work:
        for name, by in (("Friday", ADA.id), (LOOKS_SO, BEN.id)):
            await preset_rows.save(work.transaction, (HERE, name.casefold()), Preset(HERE, name, RICH, by, 1))
    later = await after_a_restart(store)
    assert [later.get(HERE, name).by for name in ("Friday", LOOKS_SO)] == [ADA.id, BEN.id]
    await later.remove(HERE, LOOKS_SO, BEN)
    assert names(later) == names(await after_a_restart(store)) == ["Friday"]
