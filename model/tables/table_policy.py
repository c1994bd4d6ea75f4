"""What differs between a table that a member opened, a try at the deal of the day and a table of a tournament."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from engine.words import Words
from model.refusals import Refused, TournamentSeat

say = Words("model.refusals")

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
    outlives_channel = False  # it moves elsewhere when its channel is gone, and goes on unseen if it cannot be shown
    posted_unasked = False
    private = False  # its player alone knows of it: it has no message, no line in a channel and no place in a list
    directed = True  # a host, or a moderator, directs it
    outcome_when_closed: Outcome = "abandoned"  # how a match counts that is closed before its end

    @property
    def name(self) -> str:
        """What the table is called in a refusal."""
        raise NotImplementedError

    @property
    def not_seated(self) -> str:
        """The sentence for a member who has no seat here."""
        return say("not-seated", table=self.name)

    @property
    def not_director(self) -> str:
        """The sentence for a member who may not direct the table."""
        return say("only-host")

    @property
    def no_hints(self) -> str:
        """The sentence for a player who may not ask for a hint."""
        return say("hints-off")

    def check_leave(self) -> None:
        """Raises Refused if no one leaves a seat here."""

    def check_newcomer(self) -> None:
        """Raises Refused if only the owners of seats may sit down."""

    def check_return(self) -> None:
        """Raises TournamentSeat if an owner who is away has to come back through the tournament."""

    def check_close(self) -> None:
        """Raises Refused if the host may not close the table."""

    def check_rematch(self) -> None:
        """Raises Refused if there is no rematch."""

    def check_after_end(self) -> None:
        """Raises Refused if there is nothing left to do at a table that is over."""

    def host(self, host: int | None, present: Sequence[int]) -> int | None:
        """The host from now on: a person who is present, as long as there is one."""
        return host if host in present or not present else present[0]

    def has_won(self, *, match: bool, over: bool, place: int) -> bool:
        """Whether a seat has won: the ``match``, or with this ``place`` at the end."""
        return match


@dataclass(frozen=True)
class CasualTable(TablePolicy):
    """A table that a member opened. Anyone may join, and it lasts as long as they stay."""

    table: int

    @property
    def name(self) -> str:
        return f"table {self.table}"


@dataclass(frozen=True)
class PracticeTable(CasualTable):
    """A table where one person practises with a bot. It does not count, nor does it when it is closed early."""

    ranked = False
    hints = True
    outcome_when_closed: Outcome = "cancelled"

    def check_newcomer(self) -> None:
        raise Refused(say("practice-is-for-one"))


@dataclass(frozen=True)
class DayTable(CasualTable):
    """One person's try at the deal of the day: one round that no one else sees, and that no one directs.

    It stays as it is until its day is over.
    """

    one_round = True
    ranked = False
    rematches = False
    closable = False
    private = True
    directed = False
    outcome_when_closed: Outcome = "cancelled"

    @property
    def name(self) -> str:
        return say("day-table")

    @property
    def not_seated(self) -> str:
        return say("day-is-for-one")

    @property
    def not_director(self) -> str:
        return say("day-is-fixed")

    @property
    def no_hints(self) -> str:
        return say("day-hints")

    def check_leave(self) -> None:
        raise Refused(say("day-leave"))

    def check_newcomer(self) -> None:
        raise Refused(say("day-is-for-one"))

    def check_close(self) -> None:
        raise Refused(say("day-leave"))

    def check_rematch(self) -> None:
        raise Refused(say("day-once"))

    def check_after_end(self) -> None:
        raise Refused(say("day-once"))


@dataclass(frozen=True)
class RepeatTable(CasualTable):
    """A table that is dealt the cards of another match. It does not count, as someone may know them."""

    hints: bool = False
    ranked = False
    outcome_when_closed: Outcome = "cancelled"


@dataclass(frozen=True)
class HintTable(CasualTable):
    """A table where players may ask an expert. It does not count, as an expert plays with them."""

    hints = True
    ranked = False
    outcome_when_closed: Outcome = "cancelled"


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
    outlives_channel = True
    posted_unasked = True
    outcome_when_closed: Outcome = "cancelled"

    @property
    def name(self) -> str:
        return f"{self.label}"

    @property
    def not_seated(self) -> str:
        return say("not-seated-in-tournament", table=self.name)

    @property
    def not_director(self) -> str:
        return say("only-organiser")

    @property
    def no_hints(self) -> str:
        return say("tournament-hints")

    def check_newcomer(self) -> None:
        raise Refused(say("tournament-newcomer"))

    def check_return(self) -> None:
        raise TournamentSeat(self.tournament)

    def check_close(self) -> None:
        raise Refused(say("tournament-close"))

    def check_rematch(self) -> None:
        raise Refused(say("tournament-rematch"))

    def check_after_end(self) -> None:
        raise Refused(say("tournament-over"))

    def host(self, host: int | None, present: Sequence[int]) -> int | None:
        """The organiser stays the host."""
        return host

    def has_won(self, *, match: bool, over: bool, place: int) -> bool:
        return match or (over and place == 1)
