"""Tables without a store: people and bots sit at them, and the cards lie as a test wants."""

from dataclasses import replace
from typing import Any

from engine.core.actions import Action, Deal
from engine.games.house_rules import HouseRules
from model.member import Location, Member
from model.tables import seating
from model.tables.seating import TableSetup
from model.tables.table import Table
from tests.doors import changed

ADA, BEN, CLEO, DORA = (Member(number, name) for number, name in enumerate(("Ada", "Ben", "Cleo", "Dora"), 101))
STRANGER, MODERATOR = Member(901, "Stranger"), Member(900, "Mod", manages=True)
PLACE, CHANCE = Location(700, 9), ("seed", "salt")
CRAZY = HouseRules("crazy-eights")


def a_lobby(*people: Member, bots: int = 0, house_rules: HouseRules = CRAZY, **wish: Any) -> Table:
    """A table that the first of these people opened; the bots sit last."""
    table = seating.opened(PLACE, people[0], TableSetup(house_rules, **wish), CHANCE)
    for person in people[1:]:
        table = seating.joined(table, person)
    for _ in range(bots):
        table = seating.with_computer(table, "easy")
    return table


def a_match(*people: Member, **wish: Any) -> Table:
    """A match in its first round, the first seat on turn, nothing owed; ``wish``: see ``a_lobby``."""
    return begun(a_lobby(*people, **wish))


def begun(lobby: Table) -> Table:
    dealt = replace(lobby, phase="match", state=seating.undealt(lobby))
    return put(acted(dealt, 0, Deal()), turn=0, pending=None, debt=0)


def put(table: Table, **cards: Any) -> Table:
    """The cards lie otherwise."""
    return replace(table, state=changed(table.state, **cards))


def acted(table: Table, seat: int, action: Action) -> Table:
    state, _ = table.state.act(seat, action)
    return replace(table, state=state, phase="over" if state.phase == "over" else "match", moves=table.moves + 1)


def names(table: Table) -> list[str | None]:
    return [seat.name for seat in table.seats]
