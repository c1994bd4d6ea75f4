"""The step that is due at a table by itself, and its time. Pure: pauses, preferences and ``now`` are given."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from engine.core.actions import Action, Draw, Pass, Refusal
from engine.core.match import MatchState
from model.people.preferences import Preferences
from model.servers import settings as pace
from model.tables import day_deal, moves, seating
from model.tables.table import Table

PreferencesOf = Callable[[int, int | None], Preferences]  # by server and member

UNHURRIED = 3  # times as long as other bots, so that beginners can follow

Due = Literal[
    "computer",  # a bot moves
    "turn",  # the time of a person is up
    "rule",  # the same, for adding a rule
    "skip",  # the bot moves for a person
    "round",  # the next round is dealt
    "look",  # a day without a move has passed, so see who is still in the server
    "wait",  # the table closes
    "never",
]


@dataclass(frozen=True)
class Pauses:
    """Pauses, in seconds."""

    computer: float = 1.5  # before a move of a computer player
    call: float = 5  # the same, when someone has a “last card” call to make
    round: float = 25  # between rounds
    turn: float = 300  # for a person
    wait: float = 24 * 3600  # until a table without people closes
    again: float = 10  # before a failed step is tried again
    tournament: float = 120  # between the rounds of a tournament


def with_deadline(
    before: Table, table: Table, pauses: Pauses, preferences: PreferencesOf, settings: pace.Settings, now: float
) -> Table:
    """The table with its deadline. A deadline that still runs for the same question stays.

    A plan is gone with its round or its player. The deadline is the one without a plan, so that no one can
    tell by it that a player has planned something.
    """
    playing = table.state is not None and table.state.phase == "play"
    table = replace(table, planned=tuple(each for each in table.planned if playing and table.seats[each[0]].present))
    due, seconds = next_due(replace(table, planned=()), pauses, preferences, now)
    if due == "never":
        return replace(table, deadline=None)
    same = before.state is not None and table.state is not None and before.state.asked == table.state.asked
    runs = same and due != "wait" and table.deadline
    if runs and next_due(replace(before, planned=()), pauses, preferences, now)[0] == due:
        return table
    if due not in ("turn", "rule"):
        return replace(table, deadline=now + seconds)
    return replace(table, deadline=pace.turn_ends(now, seconds, settings.quiet))


def next_due(table: Table, pauses: Pauses, preferences: PreferencesOf, now: float) -> tuple[Due, float]:
    """Returns the step that is due next, and how many seconds after the question was asked."""
    state = table.state
    idle = table.phase != "match" or not table.anybody_present
    if table.paused or (table.phase == "over" and not table.policy.closes_idle):
        return "never", 0
    if state is None or (idle and table.policy.closes_idle) or table.retired:
        return _closing(table, pauses, now)
    if state.phase == "deal":
        return _between_rounds(table, state, pauses)
    present = table.seats[state.turn].present
    if not present or by_itself(table, preferences) is not None:
        return "skip" if present else "computer", _pause(table, state, pauses)
    if table.day is not None:
        return _closing(table, pauses, now)
    seconds = turn_time(table, pauses)
    return ("look", seating.PATIENCE) if seconds is None else ("turn", seconds)


def _pause(table: Table, state: MatchState, pauses: Pauses) -> float:
    """The seconds before a move that is made by itself.

    Others have time to say a word that is due, to see that their play was a slip, or to follow when they practise.
    """
    if any(table.seats[seat].present for seat in state.may_owe_a_call() if seat != state.turn):
        return pauses.call
    slip = 2 if moves.last_play(table) else 1
    times = UNHURRIED if table.lessons is not None else slip
    return 0 if table.quick else times * pauses.computer


def _closing(table: Table, pauses: Pauses, now: float) -> tuple[Due, float]:
    """When a table closes at which no one acts, or no one can. The deal of the day waits for the end of its day."""
    if table.retired:
        return "wait", 0
    if table.day is None:
        return "wait", pauses.wait
    return "wait", max(0, day_deal.ends_at(table.day) - now)


def _between_rounds(table: Table, state: MatchState, pauses: Pauses) -> tuple[Due, float]:
    """The next deal, once the winner has added a rule, or their time for that is over."""
    winner = state.adding()
    if winner is None:
        return "round", 0 if table.anybody_present and all_ready(table) else pauses.round
    if not table.seats[winner].present:
        return "computer", 0 if table.quick else pauses.computer
    seconds = turn_time(table, pauses)
    return ("look", seating.PATIENCE) if seconds is None else ("rule", max(seconds, pauses.round))


def turn_time(table: Table, pauses: Pauses) -> float | None:
    """The seconds that a person has for a turn, or None without a clock. An unknown pace is the usual one."""
    if table.day is not None:
        return None
    picked = pace.PACES.get(table.pace or pace.DEFAULT)
    return table.turn_seconds or (pauses.turn if picked is None else picked.seconds)


def by_itself(table: Table, preferences: PreferencesOf) -> Action | None:
    """The action that the bot takes for the person to move. None: it takes none.

    It does what they planned. If they can only draw or pass, and let it, it does that.
    """
    state, planned = table.state, moves.planned_move(table)
    if state is None or state.phase != "play" or not table.seats[state.turn].present:
        return None
    if planned is not None and not isinstance(planned, Refusal):
        return planned
    if not preferences(table.guild, table.seats[state.turn].member).skips:
        return None
    options = state.view(state.turn).options
    forced = not options.cards and len(options.actions) == 1 and isinstance(options.actions[0], Draw | Pass)
    return options.actions[0] if forced else None


def all_ready(table: Table) -> bool:
    """True if everyone is ready for the next deal, and no bot is about to add a rule before it."""
    winner = table.state.adding() if table.state else None
    bot_adds = winner is not None and not table.seats[winner].present
    asked = {number for number in range(len(table.seats)) if table.seats[number].present and not table.is_out(number)}
    return not bot_adds and bool(asked) and asked <= table.ready
