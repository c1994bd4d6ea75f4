"""Changes of a table by its host before the match."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.bots import LEVELS
from engine.chance import Chance
from engine.core.ruleset import Ruleset
from engine.games.house_rules import HouseRules
from engine.words import Words
from model.member import Member
from model.refusals import Refused
from model.tables import seating
from model.tables.table import Table

SIDES = "sides"  # the rule that tells how many sides of partners there are

WORDS = Words("model.tables.hosting")


def by_host(by: Member, change: Callable[[Table], Table], *, in_lobby: bool = False) -> Callable[[Table], Table]:
    """A change that only the host may make, perhaps only before the match. It raises Refused for others."""

    def checked(table: Table) -> Table:
        seating.check_host(table, by)
        if in_lobby:
            check_lobby(table)
        return change(table)

    return checked


def check_lobby(table: Table) -> None:
    """Raises Refused when the match has begun."""
    if table.phase != "lobby":
        raise Refused(WORDS.message("match-has-begun"))


# The game


def with_game(table: Table, house_rules: HouseRules, preset: str | None = None) -> Table:
    """Another game, or house rules that the server keeps. The table grows and shrinks with the game. Raises Refused."""
    before, after = seating.game_of(table.game).seats, seating.game_of(house_rules.game).seats
    as_many = table.size == before[-1]
    size = after[-1] if as_many else min(max(table.size, after[0]), after[-1])
    fitting = _with_room(replace(table, size=size), size)
    return replace(seating.with_rules(fitting, house_rules), preset=preset)


def with_size(table: Table, size: int) -> Table:
    """Another number of seats. Bots make way. Raises Refused."""
    game = seating.game_of(table.game)
    if size not in game.seats:
        fewest, most = game.seats[0], game.seats[-1]
        if fewest == most:
            raise Refused(WORDS.message("seats-exactly", game=game.named, most=most))
        raise Refused(WORDS.message("seats-range", game=game.named, fewest=fewest, most=most))
    changed = _with_room(replace(table, size=size), size)
    seating.rules_as_it_is(changed)
    return changed


def _with_room(table: Table, size: int) -> Table:
    """Without the last bots, until everyone fits. Raises Refused when people have to go."""
    if len(table.people) > size:
        raise Refused(WORDS.message("more-sit-here", count=len(table.people)))
    bots = [number for number, seat in enumerate(table.seats) if seat.member is None]
    too_many = len(table.seats) - size
    return _without(table, bots[-too_many:]) if too_many > 0 else table


def with_target(table: Table, target: int) -> Table:
    """Another total that ends the match. Raises Refused."""
    changed = seating.with_rules(table, seating.to_target(table.house_rules, target))
    return replace(changed, preset=table.preset)


# Bots, partners and seats


def most_bots(table: Table) -> int:
    return seating.limits(table)[-1] - len(table.people)


def with_bots(table: Table, count: int) -> Table:
    """So many bots. New ones play like those that are here. Raises Refused."""
    if not 0 <= count <= most_bots(table):
        raise Refused(WORDS.message("no-such-bots", most=most_bots(table)))
    bots = [number for number, seat in enumerate(table.seats) if seat.member is None]
    changed = _without(table, bots[count:])
    for _ in range(count - len(bots)):
        changed = seating.with_computer(changed, level_of(table))
    return changed


def _without(table: Table, numbers: Sequence[int]) -> Table:
    return replace(table, seats=tuple(seat for number, seat in enumerate(table.seats) if number not in numbers))


def level_of(table: Table) -> str:
    """The level of the bots: that of the latest one."""
    return next((seat.computer for seat in reversed(table.seats) if seat.computer), seating.STAND_IN)


def with_level(table: Table, level: str) -> Table:
    """All bots play like this. Raises Refused."""
    if level not in LEVELS:
        raise Refused(WORDS.message("no-such-level"))
    return replace(table, seats=tuple(replace(seat, computer=level) if seat.computer else seat for seat in table.seats))


def with_sides(table: Table, sides: int) -> Table:
    """So many sides of partners, or none. Raises Refused."""
    rules = seating.rules_as_it_is(table)
    if SIDES not in rules.fields():
        raise Refused(WORDS.message("no-partners", game=seating.game_of(table.game).named))
    return replace(seating.with_changes(table, [(SIDES, sides)]), preset=table.preset)


def swapped(table: Table, numbers: Sequence[int]) -> Table:
    """Two seats change places. Raises Refused."""
    if len(set(numbers)) != 2 or not all(0 <= number < len(table.seats) for number in numbers):
        raise Refused(WORDS.message("pick-two"))
    one, other = numbers
    seats = list(table.seats)
    seats[one], seats[other] = seats[other], seats[one]
    return replace(table, seats=tuple(seats))


def shuffled(table: Table, seed: str) -> Table:
    """Everyone sits down somewhere else."""
    return replace(table, seats=tuple(Chance(seed).shuffled(table.seats)))


# The start


def why_not_start(table: Table) -> str:
    """The reason for which the match cannot begin yet. Empty when it can."""
    missing = seating.limits(table)[0] - len(table.seats)
    if missing > 0:
        return WORDS("start-needs", count=missing)
    try:
        seating.rules_of(table)
    except Refused as conflict:
        return str(conflict)
    return ""


def rules_now(table: Table) -> Ruleset | None:
    """The rules as they would be with these seats. None when they conflict."""
    try:
        return seating.rules_as_it_is(table)
    except Refused:
        return None
