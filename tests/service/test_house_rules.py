"""What is played at a table is saved with it, whatever becomes of the preset that it was opened with."""

from engine.core.actions import Play
from engine.games.house_rules import HouseRules
from model.tables.seating import TableSetup
from model.tables.table import Table
from service.servers.presets import Presets
from tests.doors import Rules
from tests.service.club import ADA, BEN, PLACE, Club

STACKING = ("stacking", "any draw card")


def rules_in_play(club: Club, table: Table) -> Rules:
    return club.tables.get(table.id).state.rules


async def test_the_host_changes_rules_and_they_are_played(club: Club):
    table = await club.lobby(ADA, BEN)
    changed = await club.tables.change_rules(table.id, ADA, [STACKING, ("groups", "equal ranks")])
    assert await club.stored() == [changed]
    assert club.told[-1] == table.id
    await club.tables.start(table.id, ADA)
    rules = rules_in_play(club, table)
    assert (rules.stacking, rules.groups, rules.target) == ("any draw card", "equal ranks", 100)
    await club.put(table.id, hands=(("5S", "5H", "5D", "KC"), ("7D", "9C")), pile=("9S",), turn=0, pending=None, debt=0)
    played = await club.tables.act(table.id, ADA.id, None, Play(("5S", "5H")))
    assert played.state.hands[0] == ("5D", "KC")


async def test_a_match_keeps_its_rules_whatever_happens_to_the_set(club: Club):
    sets = Presets(club.tables.store)
    kept = await sets.keep(PLACE.guild, "Tuesday", HouseRules("crazy-eights", (STACKING, ("target", 60))), ADA)
    waiting = await club.tables.open(PLACE, ADA, TableSetup(kept.house_rules, kept.name, ("easy",)))
    playing = await club.tables.open(PLACE, ADA, TableSetup(kept.house_rules, kept.name, ("easy",), quick=True))
    await club.tables.start(playing.id, ADA)
    before = rules_in_play(club, playing)
    assert (before.stacking, before.target) == ("any draw card", 60)
    await sets.keep(PLACE.guild, "Tuesday", HouseRules("countdown"), ADA)
    await sets.remove(PLACE.guild, "Tuesday", ADA)
    await club.restart()
    assert rules_in_play(club, playing) == before
    for table in (waiting, playing):
        now = club.tables.get(table.id)
        assert (now.house_rules, now.preset) == (kept.house_rules, "Tuesday")
    await club.tables.start(waiting.id, ADA)
    assert rules_in_play(club, waiting) == before
    await club.replace(club.tables.get(playing.id), phase="over")
    rematch = await club.tables.rematch(playing.id, ADA)
    assert (rematch.house_rules, rematch.preset, rematch.quick) == (kept.house_rules, "Tuesday", True)
