"""A table: its seats, the match in play, and happenings beside the moves, as when players come and go."""

from dataclasses import dataclass
from typing import Literal

from engine.chance import Deal, deal_of
from engine.core import actions, ruleset, scoresheet
from engine.core.match import MatchState
from engine.games.house_rules import HouseRules
from model.tables import policy
from model.tables.policy import TablePolicy

Kind = Literal[
    "left",  # of their own accord, or from the server
    "quit",  # when the seat was out of the match
    "late",  # the time for a turn was up
    "removed",  # by the host
    "stood-in",  # a bot plays for another reason
    "back",
    "sat",  # down in the seat of a bot or of someone who was away
    "waited",  # everyone has waited a whole day for the player
    "host",  # became the host
    "closed",  # the whole table, as in the next two
    "idle",
    "retired",  # a rule of the match is no longer here
    "first",  # with what another player wanted to do too
    "hint",  # asked for one
]
NO_MOVE = ("host", "first", "hint")  # no one comes or goes
LEAVING = ("left", "quit", "late", "removed", "stood-in")


@dataclass(frozen=True)
class Happening:
    """Something that happened to a seat, or to the whole table."""

    kind: Kind
    seat: int | None = None  # None: the whole table
    after: int = 0  # so many moves of the match
    rounds: int = 0  # that were over
    # The name of the person who did it, if not the seat's owner, who was not first, or who had the seat before
    by: str | None = ""
    member: int | None = None  # the id of that person. None with a name of None: they asked to be forgotten


Phase = Literal["lobby", "match", "over"]
Newcomers = Literal["open", "closed"]  # who takes a bot's seat in a match: anyone, or no one


@dataclass(frozen=True)
class Seat:
    """A seat. If it has an owner and a computer player, that plays until the owner takes the seat back."""

    name: str | None  # None: its owner asked to be forgotten
    member: int | None = None  # its owner, if any
    computer: str | None = None  # the level of its computer player, if any
    notify: bool = False  # the owner wants a ping when it is their turn
    since: int = 0  # its owner sat down after so many moves of the match (0: before the first deal)

    @property
    def present(self) -> bool:
        """True if a person plays here now."""
        return self.member is not None and self.computer is None

    @property
    def away(self) -> bool:
        """True if a computer plays here until the owner comes back."""
        return self.member is not None and self.computer is not None


@dataclass(frozen=True)
class Table:
    """A table as it is now. Times are seconds since 1970. ``id`` and ``version`` belong to the database."""

    guild: int
    channel: int
    host: int | None
    house_rules: HouseRules
    seed: str
    salt: str
    preset: str | None = None  # the house rules of the server that the table was opened with
    quick: bool = False  # computer players do not pause between their moves
    seats: tuple[Seat, ...] = ()
    size: int = ruleset.SEATS[-1]  # the highest number of seats
    phase: Phase = "lobby"
    state: MatchState | None = None
    ready: frozenset[int] = frozenset()  # seats, for the next round
    match: int | None = None
    moves: int = 0  # actions of the match
    deadline: float | None = None
    parent: int | None = None  # the channel of the thread where it stands, if that is one
    event: int | None = None  # the id of the event in Discord that it was opened for
    tournament: int | None = None  # the id of its tournament, if any
    turn_seconds: float | None = None  # a person's time for a turn (None: the usual time)
    pace: str | None = None  # the key of the pace that was picked instead
    paused: bool = False  # no move is made and no clock runs
    label: str | None = None  # the number of the round in the tournament, a dot, and that of the table, both from 1
    happenings: tuple[Happening, ...] = ()  # during the match
    opened_by: int | None = None  # a member
    lessons: tuple[str, ...] | None = None  # the keys of those given in practice (None: it is not for practice)
    scheme: int = 1  # how the deals are proved
    entropy: tuple[int, ...] = ()  # the presses that are mixed into the deals
    day: int | None = None  # it is a try at the deal of this day, in days since 1970
    hints: bool = False  # players may ask an expert in their turn, and the match does not count
    newcomers: Newcomers = "open"
    take_backs: bool = True  # a play may be taken back, where the kind of table allows it
    planned: tuple[tuple[int, actions.Action], ...] = ()  # a move for the next turn, at most one for each seat
    id: int = 0
    version: int = 0

    @property
    def game(self) -> str:
        return self.house_rules.game

    @property
    def deal(self) -> Deal:
        """The proof of the deals, with all secrets."""
        return deal_of(self.seed, self.salt, self.scheme, self.entropy)

    @property
    def policy(self) -> TablePolicy:
        if self.day is not None:
            return policy.OF_THE_DAY
        if self.tournament is not None:
            return policy.OF_TOURNAMENT
        if self.lessons is not None:
            return policy.PRACTICE
        return policy.UNCOUNTED if self.hints else policy.CASUAL

    @property
    def one_round(self) -> bool:
        """Stored too, for earlier releases."""
        return self.policy.one_round

    @property
    def retired(self) -> bool:
        """True if its match has a rule that is no longer here, so that it can't go on."""
        return self.phase == "match" and self.state is not None and bool(self.state.rules.retired)

    def seat_of(self, member: int) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.member == member:
                return number
        return None

    def plan_of(self, seat: int) -> actions.Action | None:
        return dict(self.planned).get(seat)

    def is_away(self, member: int) -> bool:
        seat = self.seat_of(member)
        return seat is not None and self.seats[seat].away

    def is_out(self, seat: int) -> bool:
        return self.state is not None and seat in scoresheet.out_of_match(self.state.sheet)

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat.member is not None)

    @property
    def anybody_present(self) -> bool:
        return any(seat.present for seat in self.seats)

    @property
    def waits_for_anybody(self) -> bool:
        """True if play stops because no one is here. It goes on when a person comes back."""
        return not self.anybody_present and self.policy.closes_idle
