"""What happens at a table and is no move: players come and go, and a table is closed.

Open tables: their seats, the match in play, and when something is due."""

from dataclasses import dataclass, replace
from typing import Literal, Self

from engine.chance import Deal, deal_of
from engine.core.actions import Action
from engine.core.match import MatchState
from engine.core.ruleset import SEATS
from engine.core.scoresheet import out_of_match
from engine.games.house_rules import HouseRules
from model.tables.policy import CasualTable, DayTable, PracticeTable, TablePolicy, TournamentTable, UncountedTable

Kind = Literal[
    "left",
    "quit",
    "late",
    "removed",
    "stood-in",
    "back",
    "sat",
    "waited",
    "host",
    "closed",
    "idle",
    "retired",
    "first",
    "hint",
]
NO_MOVE = ("host", "first", "hint")  # no one comes or goes
LEAVING = ("left", "quit", "late", "removed", "stood-in")


@dataclass(frozen=True)
class Happening:
    """Something that happened to a ``seat``, or to the whole table (None).

    A player left, quit when the seat was out of the match, was too late, or was removed, a bot stood in for another
    reason, a player came back, sat down in the seat of a bot or of someone who was away, was waited for a whole day, or
    became the host, the table was closed, had been idle or played by a rule that is no longer here, a player was first
    with what another one wanted to do too, or asked for a hint. It came ``after`` so many moves of the
    match, and so many ``rounds`` that were over. ``by`` is the name of the person who did it, where that is not the
    seat's owner, or who was not first, or who had the seat before, and ``member`` who that is. None: they asked
    to be forgotten.
    """

    kind: Kind
    seat: int | None = None
    after: int = 0
    rounds: int = 0
    by: str | None = ""
    member: int | None = None

    def forgetting(self, member: int) -> Self:
        """The same without the name of a member who asked to be forgotten."""
        return replace(self, by=None, member=None) if self.member == member else self


Phase = Literal["lobby", "match", "over"]
Newcomers = Literal["open", "closed"]  # who takes a bot's seat in a match: anyone, or no one


@dataclass(frozen=True)
class Seat:
    """A seat. ``member`` is its owner (None: it has none), ``computer`` is the level of its computer player, if any.
    ``name`` is None when its owner asked to be forgotten.

    With both, a computer plays until the owner takes the seat back. ``notify``: the owner wants a ping when it is their
    turn. ``since``: after how many moves of the match its owner sat down (0: before the first deal).
    """

    name: str | None
    member: int | None = None
    computer: str | None = None
    notify: bool = False
    since: int = 0

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
    """A table as it is now. Times are seconds since 1970.

    ``house_rules`` is what is played, ``preset`` the server's set of rules that the table was opened with. ``quick``:
    computer players do not pause between their moves. ``size`` is the highest number of seats. ``moves`` counts the
    actions of the match.

    ``parent`` is the channel of the thread where it stands, if that is one.

    ``tournament`` is the id of its tournament, if any. ``turn_seconds`` is a person's time for a turn (None: the usual
    time), and ``pace`` the key of the pace that was picked instead. ``paused``: no move is made and no clock runs.
    ``label`` is its name in the tournament, such as “Round 2 · Table 1”. ``happenings``: who came, went and did what
    during the match, besides the moves.

    ``opened_by`` is the member who opened it. ``lessons`` are
    what was explained at a table for practice (None: it is not for practice). ``hints``: players may ask an expert in
    their turn, and the match does not count. ``day``: it is a try at the deal of this day, in days since 1970.
    ``event``: the id of the event in Discord that it was opened for.

    ``scheme`` is how the deals are proved, and ``entropy`` the presses that are mixed into them. ``take_backs``:
    a play may be taken back, where the kind of table allows it. ``planned`` is what players do by themselves in their
    turn, one thing for a seat.

    ``newcomers``: who may take a bot's seat during the match.

    ``id`` and ``version`` belong to the database.
    """

    guild: int
    channel: int
    host: int | None
    house_rules: HouseRules
    seed: str
    salt: str
    preset: str | None = None
    quick: bool = False
    seats: tuple[Seat, ...] = ()
    size: int = SEATS[-1]
    phase: Phase = "lobby"
    state: MatchState | None = None
    ready: frozenset[int] = frozenset()
    match: int | None = None
    moves: int = 0
    deadline: float | None = None
    parent: int | None = None
    event: int | None = None
    tournament: int | None = None
    turn_seconds: float | None = None
    pace: str | None = None
    paused: bool = False
    label: str | None = None
    happenings: tuple[Happening, ...] = ()
    opened_by: int | None = None
    lessons: tuple[str, ...] | None = None
    scheme: int = 1
    entropy: tuple[int, ...] = ()
    day: int | None = None
    hints: bool = False
    newcomers: Newcomers = "open"
    take_backs: bool = True
    planned: tuple[tuple[int, Action], ...] = ()
    id: int = 0
    version: int = 0

    @property
    def game(self) -> str:
        return self.house_rules.game

    @property
    def deal(self) -> Deal:
        """What proves the deals, with all secrets."""
        return deal_of(self.seed, self.salt, self.scheme, self.entropy)

    @property
    def policy(self) -> TablePolicy:
        if self.day is not None:
            return DayTable(self.id)
        if self.tournament is not None:
            return TournamentTable(self.tournament, self.label)
        if self.lessons is not None:
            return PracticeTable(self.id)
        if self.hints:
            return UncountedTable(self.id)
        return CasualTable(self.id)

    @property
    def one_round(self) -> bool:
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

    def plan_of(self, seat: int) -> Action | None:
        return dict(self.planned).get(seat)

    def is_away(self, member: int) -> bool:
        seat = self.seat_of(member)
        return seat is not None and self.seats[seat].away

    def is_out(self, seat: int) -> bool:
        return self.state is not None and seat in out_of_match(self.state.sheet)

    def decides(self, seat: int) -> bool:
        """True if a person plays there now, whose word counts: someone who is out of the match waits for no one."""
        return self.seats[seat].present and not self.is_out(seat)

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
