"""Many people press many things at once, for a while. Whatever they did, the table is whole afterwards."""

import asyncio
import contextlib
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random

import pytest

from db.types import unpacked
from engine.core import actions
from engine.core.actions import Action, IllegalAction, Play
from engine.games.house_rules import HouseRules
from model.member import Member
from model.refusals import Refused
from model.tables import seating
from model.tables.hosting import by_host
from model.tables.table import Table
from service.tables import Tables
from tests.db.club import look, to
from tests.service.club import ADA, BEN, CLEO, DORA, HASTE, STRANGER, Club, club_in, membership_of, replayed, sensible

CALLS = ("automatic", "catch", "none")
CROWD = (ADA, BEN, CLEO, DORA, STRANGER)
PRESSES = 120
AT_MOST = 10 * PRESSES
ENOUGH = 6  # of what was done, refused and against the rules
SIMPLE = actions.Draw, actions.Pass, actions.Call, actions.Deal, actions.Accept, actions.Challenge, actions.Decline
LEGAL_OR_NOT: tuple[Action, ...] = (
    *(each() for each in SIMPLE),
    *(actions.Nominate("H"), actions.Give("5S"), Play(("8S",), "C"), Play(("5S",)), Play(("R*",), "H")),
    *map(actions.Catch, range(4)),
)
CRAZY, KINGS = to(50), to(50, "kings-reverse")
MORE = (CRAZY, 2), (KINGS, 1)


async def request(tables: Tables, table: Table, who: Member, chance: Random) -> None:
    """Something that somebody may ask for, sensible more often than not."""
    seat = table.seat_of(who.id)
    if table.phase == "match" and seat is not None and chance.random() < 0.85:
        action = sensible(table) if chance.random() < 0.8 else chance.choice(LEGAL_OR_NOT)
        question = chance.choice((None, table.state.asked, table.state.asked, table.state.asked - 1))
        await tables.act(table.id, who.id, question, action)
        return
    await chance.choice(
        (
            lambda: tables.join(table.id, who),
            lambda: tables.join(table.id, who),
            lambda: tables.leave(table.id, who.id),
            lambda: tables.ready(table.id, who.id),
            lambda: tables.start(table.id, who),
            lambda: tables.change(table.id, by_host(who, partial(seating.with_computer, level="easy"))),
            lambda: tables.change(
                table.id, by_host(who, partial(seating.with_changes, changes=[("call", chance.choice(CALLS))]))
            ),
            lambda: tables.change(table.id, by_host(who, partial(seating.with_rules, house_rules=table.house_rules))),
            lambda: tables.remove(table.id, who, chance.randrange(8), tables.get(table.id)),
            lambda: tables.save_message_id(table.id, chance.randrange(1, 99)),
            lambda: tables.rematch(table.id, who),
            lambda: tables.close(table.id, who),
            lambda: membership_of(tables).forget(who.id),
        )
    )()


async def presses(club: Club, who: Member, house_rules: HouseRules, seed: str, outcomes: Counter[str]) -> None:
    """So many, and on until all that may become of one has been met: who gets a turn when is chance."""
    chance = Random(seed)
    for number in range(AT_MOST):
        if number >= PRESSES and all_is_met(outcomes):
            return
        tables = club.tables.every()
        try:
            await (
                request(club.tables, chance.choice(tables), who, chance)
                if tables
                else club.lobby(who, house_rules=house_rules)
            )
            outcomes["accepted"] += 1
        except (Refused, IllegalAction) as refusal:
            outcomes[type(refusal).__name__] += 1
        if chance.random() < 0.3:
            await asyncio.sleep(0)


def all_is_met(outcomes: Counter[str]) -> bool:
    often = min(outcomes["accepted"], outcomes["Refused"], outcomes["IllegalAction"])
    return often >= ENOUGH and outcomes["StaleQuestion"] > 0


async def calm_down(club: Club) -> None:
    for table in club.tables.every():
        for seat in table.seats:
            if seat.member is not None:
                with contextlib.suppress(Refused):
                    await club.tables.leave(table.id, seat.member)
    await club.tables.stop()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("house_rules", "seed"),
    [(CRAZY, 0), (CRAZY, 3), (KINGS, 2), *(pytest.param(*each, marks=pytest.mark.long) for each in MORE)],
    ids=lambda value: value.game if isinstance(value, HouseRules) else None,
)
async def test_after_the_storm_file_and_memory_agree(tmp_path: Path, house_rules: HouseRules, seed: int):
    outcomes: Counter[str] = Counter()
    async with club_in(tmp_path, HASTE) as club:
        await club.lobby(ADA, BEN, computers=("easy",), house_rules=house_rules)
        hands = [(who, f"{seed} {who.name} {hand}") for who in CROWD for hand in range(2)]
        crowd = [presses(club, who, house_rules, chance, outcomes) for who, chance in hands]
        await asyncio.gather(*crowd)
        await calm_down(club)
        assert await club.stored() == club.tables.every()
        for table in club.tables.every():
            if table.state is not None:
                assert await replayed(club.tables.store, table) == table.state
        _the_record_is_whole(club.path)
        assert not club.tables._tasks
        assert asyncio.all_tasks() == {asyncio.current_task()}
    assert all_is_met(outcomes), outcomes


def _the_record_is_whole(path: Path) -> None:
    """Actions are numbered without a gap, every match that is over has a line for every seat, and an open one none."""
    assert look(path, "PRAGMA integrity_check") == [("ok",)]
    assert look(path, "PRAGMA foreign_key_check") == []
    numbered = look(path, "SELECT count(*), max(number) FROM actions GROUP BY match_id")
    records = [unpacked(record) for (record,) in look(path, "SELECT actions FROM packed_actions")]
    numbered += [(len(moves), moves[-1].number) for moves in records]
    assert numbered
    assert all(count == highest for count, highest in numbered)
    for match, outcome in look(path, "SELECT id, outcome FROM matches"):
        lines = look(path, f"SELECT count(*), sum(place = 1) FROM results WHERE match_id = {match}")
        assert (lines[0][0] > 0) == (outcome != "playing")
        tables = look(path, f"SELECT count(*) FROM tables WHERE match_id = {match} AND phase = 'match'")
        assert tables == [(int(outcome == "playing"),)]
