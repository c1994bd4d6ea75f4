"""Who sits where: what a table becomes when somebody comes, goes, or is replaced. Pure; refusals are sentences."""

from dataclasses import dataclass, replace

from db.tables import Seat, Table
from engine.players import LEVELS
from engine.rules import SEATS, TARGETS, Rules, RulesError
from engine.telling import times
from engine.variants import Variant, variant

STAND_IN = "steady"  # who plays for somebody who is away
RANKED_TARGET = 50  # a shorter match is too much luck to count for the leaderboard
COMPUTERS = ("Otto", "Edda", "Karo", "Pik", "Herz", "Treff", "Bube", "Dame")


class Refused(Exception):
    """Something that may not be done now; the text is the sentence for the player."""


@dataclass(frozen=True)
class Person:
    """Somebody in Discord, by the name shown in this server; ``manages``: has the permission Manage Messages."""

    id: int
    name: str
    manages: bool = False


@dataclass(frozen=True)
class Place:
    """Where a table stands: a server and a channel or thread in it."""

    guild: int
    channel: int


@dataclass(frozen=True)
class Wish:
    """What somebody wants to be played: a game, its target, the levels of the computer players, how many may sit."""

    game: str
    target: int
    computers: tuple[str, ...] = ()
    seats: int = SEATS[-1]


def limits(table: Table) -> range:
    """How many may sit at this table: what its game allows, up to the size that its host chose."""
    seats = variant(table.game).seats
    return range(seats[0], min(seats[-1], table.size) + 1)


def game_of(key: str) -> Variant:
    """A game by its key. Raises Refused."""
    try:
        return variant(key)
    except KeyError as unknown:
        raise Refused(str(unknown)) from unknown


def opened(place: Place, host: Person, wish: Wish, chance: tuple[str, str]) -> Table:
    """A new table with the host and the computer players on it; ``chance``: seed and salt. Raises Refused."""
    allowed = game_of(wish.game).seats
    if wish.seats not in allowed:
        raise Refused(f"{game_of(wish.game).name} seats {allowed[0]} to {allowed[-1]}, not {wish.seats}.")
    most = wish.seats - 1
    if wish.target not in TARGETS:
        raise Refused(f"The target must lie between {TARGETS[0]} and {TARGETS[-1]} points, not at {wish.target}.")
    if len(wish.computers) > most:
        raise Refused(f"Beside you there is room for {times(most, 'computer player')}, not {len(wish.computers)}.")
    table = joined(Table(place.guild, place.channel, host.id, wish.game, wish.target, *chance, size=wish.seats), host)
    for level in wish.computers:
        table = with_computer(table, level)
    return table


def joined(table: Table, person: Person) -> Table:
    """Somebody sits down, or takes the own seat back."""
    seat = table.seat_of(person.id)
    if seat is not None:
        return _back(table, seat, person)
    if table.phase != "lobby":
        raise Refused("This match has begun without you. Join the rematch, or open a table of your own.")
    seats = _with_room(table)
    return with_host(replace(table, seats=(*seats, Seat(person.name, person.id))))


def _back(table: Table, seat: int, person: Person) -> Table:
    if table.seats[seat].present:
        raise Refused("You already sit at this table.")
    return with_host(_with_seat(table, seat, Seat(person.name, person.id, bell=table.seats[seat].bell)))


def with_bell(table: Table, seat: int) -> Table:
    """Somebody wants to be called when the own turn comes, or no longer."""
    return _with_seat(table, seat, replace(table.seats[seat], bell=not table.seats[seat].bell))


def _with_room(table: Table) -> tuple[Seat, ...]:
    """The seats with one free; a computer player makes way for a person."""
    if len(table.seats) < limits(table)[-1]:
        return table.seats
    computers = [number for number, seat in enumerate(table.seats) if seat.user is None]
    if not computers:
        raise Refused(f"This table is full: it has {limits(table)[-1]} seats.")
    return table.seats[: computers[-1]] + table.seats[computers[-1] + 1 :]


def with_computer(table: Table, level: str) -> Table:
    """A computer player sits down."""
    if table.phase != "lobby":
        raise Refused("The match has begun; a computer player can only take the seat of somebody who is away.")
    if len(table.seats) >= limits(table)[-1]:
        raise Refused(f"This table is full: it has {limits(table)[-1]} seats.")
    if level not in LEVELS:
        raise Refused(f"There is no computer player called {level}; there are {', '.join(LEVELS)}.")
    taken = {seat.name for seat in table.seats}
    name = next(name for name in COMPUTERS if name not in taken)
    return replace(table, seats=(*table.seats, Seat(name, None, level)))


def left(table: Table, seat: int) -> Table:
    """Somebody gets up: the seat goes, or is a computer player's until its owner takes it back."""
    if table.phase == "lobby":
        return with_host(replace(table, seats=table.seats[:seat] + table.seats[seat + 1 :]))
    if table.seats[seat].computer:
        raise Refused("This seat is played by the computer already.")
    return with_host(_with_seat(table, seat, replace(table.seats[seat], computer=STAND_IN)))


def forgotten(table: Table, user: int) -> Table:
    """Somebody asks to be forgotten: in a lobby the seat goes, else a computer player owns it from now on."""
    seat = table.seat_of(user)
    if seat is None:
        return replace(table, host=None) if table.host == user else table
    if table.phase == "lobby":
        return left(table, seat)
    nobodys = _with_seat(table, seat, Seat("Somebody", None, STAND_IN))
    return with_host(replace(nobodys, host=None) if table.host == user else nobodys)


def rematch(table: Table, by: Person, chance: tuple[str, str]) -> Table:
    """A new table for those who are still here; ``chance``: seed and salt."""
    seats = tuple(
        Seat(by.name, by.id, bell=seat.bell) if seat.user == by.id else seat
        for seat in table.seats
        if seat.user == by.id or not seat.away
    )
    place = Table(table.guild, table.channel, by.id, table.game, table.target, *chance)
    return replace(place, size=table.size, seats=seats)


def with_host(table: Table) -> Table:
    """The host is somebody who is present, as long as anybody is."""
    present = [seat.user for seat in table.seats if seat.present]
    return table if table.host in present or not present else replace(table, host=present[0])


def check_host(table: Table, person: Person) -> None:
    """Raises Refused for anybody but the host and members who may manage messages."""
    if person.id != table.host and not person.manages:
        raise Refused("Only the host of this table, or somebody who may manage messages here, can do that.")


def rules_of(table: Table) -> Rules:
    """The rules of a match with the seats as they are. Raises Refused."""
    seats = limits(table)
    if len(table.seats) not in seats:
        raise Refused(f"This game needs {seats[0]} seats or more. Add a computer player, or wait for somebody.")
    try:
        return replace(variant(table.game).rules(len(table.seats)), target=table.target)
    except RulesError as conflict:
        raise Refused(str(conflict)) from conflict


def counts(table: Table) -> bool:
    """Whether this match goes on the leaderboard: two people or more, and a target that is not too low."""
    return len(table.people) >= 2 and table.target >= RANKED_TARGET


def _with_seat(table: Table, number: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))
