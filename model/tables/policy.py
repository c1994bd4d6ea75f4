"""Policies: the differences between a table that a member opened, a try at the deal of the day and a tournament's."""

from dataclasses import dataclass, replace
from typing import Literal

from engine.words import Message, Words
from model.refusals import WORDS as REFUSALS, Refused

WORDS = Words("model.tables.policy")
of_the_day, of_tournaments = Words("model.tables.day_deal"), Words("model.tournaments.tournament")

Outcome = Literal["finished", "abandoned", "cancelled"]  # cancelled: what does not count anyway


@dataclass(frozen=True)
class TablePolicy:
    """The policy of a table: its players and host, its end, and what that means. Usually of one that a member opened.

    The fields that begin with ``no_`` are the keys of refusals for what may not be done here. None: it may.
    """

    one_round: bool = False  # it is over when its first round is
    best_wins: bool = False  # at its end the best have won, besides the winners of the match
    ranked: bool = True  # its matches may count for the leaderboard
    hints: bool = False  # players may ask an expert in their turn
    rematches: bool = True  # it can be played again with the same seats
    closable: bool = True  # the host may close it
    closes_idle: bool = True  # it waits while no person is present, and closes if none comes
    outlives_people: bool = False  # it goes on when people own none of its seats any more
    posted_unasked: bool = False
    private: bool = False  # only its player knows of it: it has no message, no line in a channel and no place in a list
    directed: bool = True  # a host, or a moderator, directs it
    keeps_host: bool = False  # the host stays the same when others are present instead
    outcome_when_closed: Outcome = "abandoned"  # of a match that is closed before its end

    no_seat: str = "not-seated"
    no_director: str = "only-host"
    no_hint: str = "hints-off"
    no_leaving: str | None = None
    no_newcomer: str | None = None  # only the owners of seats may sit down
    no_closing: str | None = None
    no_rematch: str | None = None
    no_taking_back: str | None = None  # the last play
    no_more: str | None = None  # there is nothing left to do at a table that is over


CASUAL = TablePolicy()  # a member opened it; anyone may join, and it lasts as long as they stay
UNCOUNTED = TablePolicy(hints=True, ranked=False, outcome_when_closed="cancelled")  # with hints
PRACTICE = replace(UNCOUNTED, no_newcomer="practice-is-for-one")
OF_THE_DAY = TablePolicy(  # one person's try, which no one else sees or directs, open until the day is over
    one_round=True,
    ranked=False,
    rematches=False,
    closable=False,
    private=True,
    directed=False,
    outcome_when_closed="cancelled",
    no_seat="day-is-for-one",
    no_director="day-is-fixed",
    no_hint="day-hints",
    no_leaving="day-leave",
    no_newcomer="day-is-for-one",
    no_closing="day-leave",
    no_rematch="day-once",
    no_taking_back="day-take-back",
    no_more="day-once",
)
OF_TOURNAMENT = TablePolicy(  # one round for the players that the seating draw put there
    one_round=True,
    best_wins=True,
    ranked=False,
    rematches=False,
    closable=False,
    closes_idle=False,
    outlives_people=True,
    posted_unasked=True,
    keeps_host=True,
    outcome_when_closed="cancelled",
    no_seat="not-seated-in-tournament",
    no_director="only-organiser",
    no_hint="tournament-hints",
    no_newcomer="tournament-newcomer",
    no_closing="tournament-close",
    no_rematch="tournament-rematch",
    no_taking_back="tournament-take-back",
    no_more="tournament-over",
)


def refuse_if(refusal: str | None) -> None:
    """Raises Refused with this sentence of a policy, if it has one."""
    if refusal is not None:
        raise Refused(REFUSALS.message(refusal))


def called(number: int, label: str | None, *, of_a_day: bool = False) -> Message | str:
    """The name of a table by its number or label. Older versions stored a label as it was said."""
    played, _, place = (label or "").partition(".")
    if of_a_day:
        return of_the_day.message("label")
    if played.isdecimal() and place.isdecimal():
        return of_tournaments.message("table-label", round=int(played), table=int(place))
    return label or WORDS.message("numbered", table=number)
