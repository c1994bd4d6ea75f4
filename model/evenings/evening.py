"""Evenings: a table that is planned for a time and opens by itself. Pure: ``now`` is given, refusals are sentences."""

from dataclasses import dataclass, replace
from typing import Literal

from engine.games.house_rules import HouseRules
from engine.words import Message, Words
from model.location import Location
from model.member import Member
from model.refusals import Refused, say
from model.servers.pace import DAY, HOUR
from model.servers.settings import MOST, Settings
from model.tables import seating
from model.tables.seating import TableSetup
from model.tournaments.schedule import check_start

Phase = Literal["planned", "open", "over"]
# Over: it was played, no match was played, its organiser called it off, its event was cancelled, the bot was away
# for too long, nobody was in, or the table could not open (for a reason).
Outcome = Literal["played", "unplayed", "called-off", "cancelled", "missed", "empty", "refused"]

LATE = HOUR  # seconds after its time until which an evening opens all the same
KEPT = DAY  # seconds for which one that is over waits to be told
GUESTS = 70  # as many as one message can call
INTERESTED = 1000  # as many as an event in Discord is asked for

words = Words("model.evenings.evening")


@dataclass(frozen=True)
class Evening:
    """A planned table. Times are seconds since 1970.

    ``channel`` is where its message stands and its table opens, ``parent`` the channel of that thread, if it is one,
    and ``thread``: whether the table has a thread of its own. ``seats``: the most (None: as many as the game allows).
    ``guests`` are those who said that they are in, the first one first; from the opening on,
    also everyone who is interested. ``table`` is what has opened. ``reason``: why that was refused. Older
    versions kept a sentence.
    """

    guild: int
    channel: int
    organiser: int | None
    house_rules: HouseRules
    starts_at: float
    parent: int | None = None
    preset: str | None = None
    seats: int | None = None
    thread: bool = False
    phase: Phase = "planned"
    guests: tuple[int, ...] = ()
    table: int | None = None
    outcome: Outcome | None = None
    reason: Message | str | None = None
    deadline: float | None = None
    id: int = 0
    version: int = 0

    @property
    def game(self) -> str:
        return self.house_rules.game

    @property
    def place(self) -> Location:
        return Location(self.guild, self.channel, self.parent)

    @property
    def wish(self) -> TableSetup:
        return TableSetup(self.house_rules, self.preset, seats=self.seats)

    @property
    def called(self) -> tuple[int, ...]:
        """The guests whom its line calls by name."""
        return self.guests[:GUESTS]

    def names(self, member: int) -> bool:
        return member == self.organiser or member in self.guests


def planned(place: Location, organiser: Member, wish: TableSetup, starts_at: float, now: float) -> Evening:
    """A new evening, whose organiser is in. Raises Refused."""
    check_start(starts_at, now)
    seating.opened(place, organiser, wish, ("", ""))  # what is refused then is refused now
    starts_at = float(round(starts_at))  # as exactly as Discord tells it
    evening = Evening(place.guild, place.channel, organiser.id, wish.house_rules, starts_at, place.parent)
    return replace(evening, preset=wish.preset, seats=wish.seats, guests=(organiser.id,), deadline=starts_at)


def check_room(settings: Settings, here: int, own: int) -> None:
    """Raises Refused if so many evenings are planned in the server, or by this person, that it is enough."""
    if here >= MOST:
        raise Refused(words.message("server-full", count=MOST))
    if own >= settings.tables_of_member:
        raise Refused(words.message("person-full", count=settings.tables_of_member))


def check_organiser(evening: Evening, person: Member) -> None:
    """Raises Refused."""
    if person.id != evening.organiser and not person.manages:
        raise Refused(say.message("only-organiser"))


def check_planned(evening: Evening) -> None:
    """Raises Refused once its time has come."""
    if evening.phase != "planned":
        raise Refused(words.message("begun" if evening.phase == "open" else "over"))


def answered(evening: Evening, member: int) -> Evening:
    """A member is in, or is out again. Raises Refused."""
    check_planned(evening)
    if member in evening.guests:
        return replace(evening, guests=tuple(guest for guest in evening.guests if guest != member))
    if len(evening.guests) >= GUESTS:
        raise Refused(words.message("guests-full", count=GUESTS))
    return replace(evening, guests=(*evening.guests, member))


def moved(evening: Evening, starts_at: float) -> Evening:
    """It begins at another time. Raises Refused."""
    check_planned(evening)
    return replace(evening, starts_at=starts_at, deadline=starts_at)


def begun(evening: Evening, now: float) -> Evening:
    """It begins now, whatever its time was. Raises Refused."""
    check_planned(evening)
    return replace(evening, deadline=now)


def opened(evening: Evening, table: int, guests: tuple[int, ...]) -> Evening:
    """Its table is open for these."""
    return replace(evening, phase="open", table=table, guests=guests, deadline=None)


def ended(evening: Evening, outcome: Outcome, now: float, reason: Message | str | None = None) -> Evening:
    return replace(evening, phase="over", outcome=outcome, reason=reason, deadline=now + KEPT)


def forgotten(evening: Evening, member: int) -> Evening:
    """It names this member no more, and takes place all the same."""
    organiser = None if evening.organiser == member else evening.organiser
    return replace(evening, organiser=organiser, guests=tuple(guest for guest in evening.guests if guest != member))
