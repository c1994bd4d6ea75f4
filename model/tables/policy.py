"""What tables are called, other than by their game.

What differs between a table that a member opened, a try at the deal of the day and a table of a tournament."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from engine.words import Message, Words
from model.refusals import WORDS as REFUSALS
from model.refusals import Refused

WORDS = Words("model.tables.policy")
of_the_day, of_tournaments = Words("model.tables.day_deal"), Words("model.tournaments.tournament")


def of_round(played: int, number: int) -> str:
    """The label of a table in a round of a tournament, as it is stored. Both are counted from 1."""
    return f"{played}.{number}"


def called(number: int, label: str | None, *, of_a_day: bool = False) -> Message | str:
    """What a table is called. Older versions stored a label as it was said."""
    played, _, place = (label or "").partition(".")
    if of_a_day:
        return of_the_day.message("label")
    if played.isdecimal() and place.isdecimal():
        return of_tournaments.message("table-label", round=int(played), table=int(place))
    return label or WORDS.message("numbered", table=number)


Outcome = Literal["finished", "abandoned", "cancelled"]  # cancelled: what does not count anyway


class TablePolicy:
    """The policy of a table: who may join and close it, when it ends, and what its end means.

    As it stands here, it is that of a table which a member opened.
    """

    one_round = False  # it is over when its first round is
    ranked = True  # its matches may count for the leaderboard
    hints = False  # players may ask an expert in their turn
    rematches = True  # it can be played again with the same seats
    closable = True  # the host may close it
    closes_idle = True  # it waits while no person is present, and closes if none comes
    outlives_people = False  # it goes on when people own none of its seats any more
    posted_unasked = False
    private = False  # its player alone knows of it: it has no message, no line in a channel and no place in a list
    directed = True  # a host, or a moderator, directs it
    outcome_when_closed: Outcome = "abandoned"  # how a match counts that is closed before its end

    # Sentences, by their keys, for what may not be done here. None: it may.
    no_seat = "not-seated"
    no_director = "only-host"
    no_hint = "hints-off"
    no_leaving: str | None = None
    no_newcomer: str | None = None  # only the owners of seats may sit down
    no_closing: str | None = None
    no_rematch: str | None = None
    no_taking_back: str | None = None  # the last play
    no_more: str | None = None  # there is nothing left to do at a table that is over

    @property
    def name(self) -> Message | str:
        """What the table is called in a refusal."""
        raise NotImplementedError

    @property
    def not_director(self) -> Message:
        return REFUSALS.message(self.no_director)

    def host(self, host: int | None, present: Sequence[int]) -> int | None:
        """The host from now on: a person who is present, as long as there is one."""
        return host if host in present or not present else present[0]

    def has_won(self, *, match: bool, over: bool, place: int) -> bool:
        """True if a seat has won: the ``match``, or with this ``place`` at the end."""
        return match


def refuse_if(refusal: str | None) -> None:
    """Raises Refused with this sentence of a policy, if it has one."""
    if refusal is not None:
        raise Refused(REFUSALS.message(refusal))


@dataclass(frozen=True)
class CasualTable(TablePolicy):
    """A table that a member opened. Anyone may join, and it lasts as long as they stay."""

    table: int

    @property
    def name(self) -> Message:
        return WORDS.message("numbered.within", table=self.table)


@dataclass(frozen=True)
class UncountedTable(CasualTable):
    """A table whose match counts for nobody: with hints, with cards that others have, or for practice."""

    hints = True
    ranked = False
    outcome_when_closed: Outcome = "cancelled"


@dataclass(frozen=True)
class PracticeTable(UncountedTable):
    """A table where one person practises with a bot."""

    no_newcomer = "practice-is-for-one"


@dataclass(frozen=True)
class DayTable(UncountedTable):
    """One person's try at the deal of the day: a round that no one else sees or directs, open until the day is over."""

    hints = False
    one_round = True
    rematches = False
    closable = False
    private = True
    directed = False
    no_seat = no_newcomer = "day-is-for-one"
    no_director = "day-is-fixed"
    no_hint = "day-hints"
    no_leaving = no_closing = "day-leave"
    no_taking_back = "day-take-back"
    no_rematch = no_more = "day-once"

    @property
    def name(self) -> Message:
        return REFUSALS.message("day-table")


@dataclass(frozen=True)
class TournamentTable(TablePolicy):
    """A table of a tournament: one round for the players that the seating draw put there."""

    tournament: int
    label: str | None
    one_round = True
    ranked = False
    rematches = False
    closable = False
    closes_idle = False
    outlives_people = True
    posted_unasked = True
    no_seat = "not-seated-in-tournament"
    no_director = "only-organiser"
    no_hint = "tournament-hints"
    no_newcomer = "tournament-newcomer"
    no_closing = "tournament-close"
    no_taking_back = "tournament-take-back"
    no_rematch = "tournament-rematch"
    no_more = "tournament-over"
    outcome_when_closed: Outcome = "cancelled"

    @property
    def name(self) -> Message | str:
        return called(0, self.label)

    def host(self, host: int | None, present: Sequence[int]) -> int | None:
        """The organiser stays the host."""
        return host

    def has_won(self, *, match: bool, over: bool, place: int) -> bool:
        return match or (over and place == 1)
