"""Calm experts: how they play at a table, and how they explain a round that is over, as long as it can be followed."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.bots import EXPERT
from engine.core.actions import Accept, Challenge
from engine.games.house_rules import HouseRules
from engine.matches.explaining import Explained
from engine.words import in_language
from model.refusals import Refused
from model.tables import hosting
from model.tables.practice import practice
from model.tables.table import Table
from service.experts.experts import Experts
from service.tables import explaining
from service.tables.explaining import Explanations
from tests.service.club import ADA, BEN, PLACE, Club, club_in, sensible
from tests.service.test_experts import FEW

NAMES = ("Ada", "Otto", "Edda", "Mia")
LONG = HouseRules("kings-reverse", (("target", 500), ("deal", 6)))


async def calmly(club: Club, *people: Any, calm: bool = True, **wish: Any) -> Table:
    """A match with an expert, or more, at a table whose host wants them calm or not."""
    club.tables.experts.effort = FEW
    wish = {"computers": (EXPERT,), "house_rules": LONG} | wish
    table = await club.lobby(*(people or (ADA,)), **wish)
    await club.tables.arrange(table.id, ADA, lambda before: hosting.with_calm(before, wanted=calm))
    return await club.tables.start(table.id, ADA)


async def played(club: Club, table_id: int, rounds: int = 1) -> Table:
    """The table when so many rounds are over, or the match is."""
    for _ in range(2000):
        table = club.tables.get(table_id)
        assert table.state is not None
        if len(table.state.sheet) == rounds and table.state.phase != "play":
            return table
        seat = table.seats[table.state.turn]
        if table.state.phase == "play" and seat.present and seat.member is not None:
            await club.tables.act(table_id, seat.member, table.state.asked, sensible(table))
        else:
            await club.time_passes(table_id)
    raise AssertionError("the round does not end")


async def refused(explanations: Explanations, table: Table, round_: int | None = None) -> str:
    with pytest.raises(Refused) as refusal:
        await explanations.ask(table.id, round_, NAMES)
    return str(refusal.value)


async def told(club: Club, table: Table, round_: int | None = None) -> tuple[Explained, ...]:
    club.tables.experts.effort = FEW
    return (await Explanations(club.tables).ask(table.id, round_, NAMES))[2]


async def test_when_a_round_is_over_its_expert_explains_what_mattered(club: Club):
    table = await played(club, (await calmly(club)).id)
    explanations = Explanations(club.tables)
    shown, number, reasons = await explanations.ask(table.id, None, NAMES)
    assert (shown.id, number) == (table.id, 1)
    assert 0 < len(reasons) <= explaining.OF_ONE
    assert all(each.seat == 1 and each.why and each.events for each in reasons)
    assert len({each.why for each in reasons}) == len(reasons), "no reason twice"
    asked = club.tables.experts.choices
    assert (await explanations.ask(table.id, 1, NAMES))[2] == reasons
    assert club.tables.experts.choices == asked, "it is thought of once"
    assert await told(club, table) == reasons, "and the same comes of it again"


async def test_nothing_is_told_before_the_round_is_over(club: Club):
    table, explanations = await calmly(club), Explanations(club.tables)
    early = "That round isn’t over yet. Press **Why so?** when everyone’s cards are on the table."
    assert await refused(explanations, table) == await refused(explanations, table, 1) == early
    table = await played(club, table.id)
    assert await refused(explanations, table, 2) == early
    assert await refused(explanations, table, 0) == early
    assert await told(club, table, 1)
    await club.tables.ready(table.id, ADA.id)  # the next round is dealt
    assert club.tables.get(table.id).state.phase == "play"
    assert await refused(explanations, table, 2) == early
    first = await told(club, table, 1)
    assert await told(club, table) == first, "of the round that is over"
    table = await played(club, table.id, rounds=2)
    assert await told(club, table, 1) == first, "as long as the table is open"
    assert await told(club, table, 2) == await told(club, table) != first


async def test_no_reason_is_told_twice(club: Club, monkeypatch: pytest.MonkeyPatch):
    table = await played(club, (await calmly(club)).id)

    async def alike(*_: object) -> str:
        return "It keeps 8♠ for later."

    monkeypatch.setattr(club.tables.experts, "explanation", alike)
    (reason,) = await told(club, table)
    assert reason.why == "It keeps 8♠ for later."


async def test_what_a_bot_did_that_keeps_a_seat_for_someone_is_not_explained(club: Club):
    table = await calmly(club, ADA, BEN, computers=())
    await club.tables.leave(table.id, BEN.id)
    await club.tables.set_level(table.id, ADA, 1, EXPERT)
    table = await played(club, table.id)
    assert (await refused(Explanations(club.tables), table)).startswith("No calm expert plays here")


async def test_each_of_several_experts_has_fewer_reasons(club: Club):
    table = await played(club, (await calmly(club, computers=(EXPERT, EXPERT, EXPERT))).id)
    reasons = await told(club, table)
    assert {each.seat for each in reasons} <= {1, 2, 3}
    assert len(reasons) <= explaining.TOLD


async def test_bots_that_are_no_calm_experts_explain_nothing(club: Club):
    no_one = "No calm expert plays here, so no one explains their moves."
    for wish in ({"calm": False}, {"computers": ("steady",)}):
        table = await played(club, (await calmly(club, **wish)).id)
        assert (await refused(Explanations(club.tables), table)).startswith(no_one)


async def test_a_restart_keeps_that_experts_are_calm_and_what_they_had_in_mind(club: Club):
    table = await played(club, (await calmly(club)).id)
    before = await told(club, table)
    await club.restart()
    assert club.tables.get(table.id).calm
    assert await told(club, table) == before
    assert before


async def test_when_the_match_is_over_its_last_round_is_explained_and_the_rematch_is_calm_too(club: Club):
    short = HouseRules("kings-reverse", (("target", 10), ("deal", 6)))
    table = await played(club, (await calmly(club, house_rules=short)).id)
    assert table.phase == "over"
    assert await told(club, table)
    assert (await club.tables.rematch(table.id, ADA)).calm


async def test_it_is_explained_in_the_language_of_who_asks(club: Club):
    table = await played(club, (await calmly(club)).id)
    explanations = Explanations(club.tables)
    english = (await explanations.ask(table.id, 1, NAMES))[2]
    with in_language("de"):
        german = (await explanations.ask(table.id, 1, NAMES))[2]
    assert [each.events for each in german] == [each.events for each in english]
    assert not {each.why for each in german} & {each.why for each in english}


@pytest.mark.parametrize(
    "harm",
    [
        "DELETE FROM actions",
        "DELETE FROM actions WHERE number > 3",
        "UPDATE actions SET seat = 7",
        "UPDATE actions SET action = '?'",
        "UPDATE matches SET engine = 'older'",
        "UPDATE matches SET rules = '?'",
        "UPDATE matches SET seed = 'another'",
    ],
)
async def test_a_round_that_cannot_be_followed_is_not_explained_and_that_is_said(club: Club, harm: str):
    table = await played(club, (await calmly(club)).id)
    async with club.tables.store.writing() as transaction:
        await transaction.exec_driver_sql(harm)
    assert await refused(Explanations(club.tables), table) == (
        "The moves of this round can’t be followed any more, so no one can say why. "
        "Press **Why so?** after the next round."
    )


async def test_a_record_that_tells_of_another_round_explains_nothing(club: Club):
    table = await played(club, (await calmly(club)).id)
    (score,) = table.state.sheet
    table = await club.put(table.id, sheet=(replace(score, winner=1 - score.winner),))
    assert "can’t be followed any more" in await refused(Explanations(club.tables), table)


async def test_experts_that_have_no_time_say_so_and_the_next_press_works(tmp_path: Path):
    async with club_in(tmp_path, experts=Experts(0, None)) as club:
        table = await played(club, (await calmly(club)).id)
        explanations, experts = Explanations(club.tables), club.tables.experts
        experts.limit = 0
        busy = "The experts can’t answer right now. Press **Why so?** again in a moment."
        assert await refused(explanations, table) == busy
        experts.limit = None
        assert (await explanations.ask(table.id, 1, NAMES))[2]
        await explanations.stop()


async def test_many_who_ask_at_once_wait_for_one_answer(club: Club, monkeypatch: pytest.MonkeyPatch):
    table = await played(club, (await calmly(club)).id)
    explanations = Explanations(club.tables)
    monkeypatch.setattr(explaining, "WAITING", 1)
    first, *others = await asyncio.gather(*(explanations.ask(table.id, 1, NAMES) for _ in range(4)))
    assert all(other == first for other in others)
    waiting = asyncio.create_task(explanations.ask(table.id, 1, ("Ada", "Eve")))
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="The experts can’t answer right now"):
        await explanations.ask(table.id, 1, ("Ada", "Gil"))
    assert (await explanations.ask(table.id, 1, NAMES)) == first, "what is known costs nothing"
    await waiting
    await explanations.stop()


async def test_a_closed_table_is_gone(club: Club):
    table = await played(club, (await calmly(club)).id)
    await club.tables.close(table.id, ADA)
    with pytest.raises(Refused):
        await Explanations(club.tables).ask(table.id, 1, NAMES)


# How they play


async def test_a_calm_expert_takes_its_time_unless_the_table_is_quick(club: Club):
    usual = club.tables.pauses.computer
    for wish, pause in (({}, 3 * usual), ({"calm": False}, usual), ({"quick": True}, 0)):
        table = await calmly(club, **wish)
        await club.put(table.id, turn=1, pending=None, debt=0, uncalled=(), undo=None)
        assert club.due_in(table.id) == pause
    steady = await calmly(club, computers=("steady",))
    await club.put(steady.id, turn=1, pending=None, debt=0, uncalled=(), undo=None)
    assert club.due_in(steady.id) == usual


@pytest.mark.parametrize("limit", [None, 0])
async def test_a_calm_expert_lets_a_bluff_stand_even_if_it_has_no_time_to_think(tmp_path: Path, limit: float | None):
    experts = Experts(0, limit, FEW)
    async with club_in(tmp_path, experts=experts) as club:
        for _ in range(8):
            table = await calmly(club)
            hands = ("R*", "9H", "4S", "5S", "6S", "7S", "9D"), ("KC", "QC")
            await club.put(table.id, hands=hands, pile=("9C",), turn=0, suit=None, pending=None, debt=0, uncalled=())
            table = await club.play(club.tables.get(table.id), "R*", suit="S")
            assert {Accept(), Challenge()} <= set(table.state.pending.choices(table.state.rules, ()))
            await club.time_passes(table.id)
            after = club.tables.get(table.id).state
            assert after.pending is None
            assert len(after.hands[1]) == 6, "the bluff stood, and cost four cards"


async def test_practice_is_calm_as_soon_as_its_bot_is_an_expert(club: Club):
    club.tables.experts.effort = FEW
    table = await club.tables.open(PLACE, ADA, practice())
    assert table.calm
    await club.tables.start(table.id, ADA)
    await club.tables.set_level(table.id, ADA, 1, EXPERT)
    assert (await played(club, table.id)).policy.hints
    assert isinstance(await told(club, table), tuple)


async def test_only_a_host_makes_experts_calm_and_no_other_table_is(club: Club):
    assert not (await club.lobby(ADA)).calm
    table = await club.lobby(ADA, BEN)
    with pytest.raises(Refused):
        await club.tables.arrange(table.id, BEN, lambda before: hosting.with_calm(before, wanted=True))
