"""The step that is due at a table by itself, its time, and the move for a seat that no person moves. Pure."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from engine.bots import PLAYERS, steady
from engine.chance import Chance
from engine.core.actions import Action, Draw, Pass, Refusal
from engine.core.match import MatchState
from model.people.preferences import Preferences
from model.servers import settings as pace
from model.tables import day_deal, moves, seating
from model.tables.table import Table

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


@dataclass
class Clock:
    """Tells what is due at tables and when, in seconds since 1970, as the bot, its servers and people want it."""

    pauses: Pauses
    settings: Callable[[int], pace.Settings]  # of a server, with its quiet hours
    preferences: Callable[[int, int | None], Preferences]  # by server and member

    def with_deadline(self, before: Table, table: Table, now: float) -> Table:
        """The table with its deadline. A deadline that still runs for the same question stays.

        A plan is gone with its round or its player. The deadline is the one without a plan, so that no one can
        tell by it that a player has planned something.
        """
        if table.planned:
            playing = table.state is not None and table.state.phase == "play"
            kept = (each for each in table.planned if playing and table.seats[each[0]].present)
            table = replace(table, planned=tuple(kept))
        due, seconds = self.due(replace(table, planned=()) if table.planned else table, now)
        if due == "never":
            return replace(table, deadline=None)
        same = before.state is not None and table.state is not None and before.state.asked == table.state.asked
        runs = same and due != "wait" and table.deadline
        if runs and self.due(replace(before, planned=()) if before.planned else before, now)[0] == due:
            return table
        if due not in ("turn", "rule"):
            return replace(table, deadline=now + seconds)
        return replace(table, deadline=pace.turn_ends(now, seconds, self.settings(table.guild)))

    def due(self, table: Table, now: float) -> tuple[Due, float]:
        """Returns the step that is due next, and how many seconds after the question was asked."""
        state = table.state
        idle = table.phase != "match" or not table.anybody_present
        if table.paused or (table.phase == "over" and not table.policy.closes_idle):
            return "never", 0
        if state is None or (idle and table.policy.closes_idle) or table.retired:
            return self._closing(table, now)
        if state.phase == "deal":
            return self._between_rounds(table, state)
        present = table.seats[state.turn].present
        if not present or self.by_itself(table) is not None:
            return "skip" if present else "computer", self._pause(table, state)
        if table.day is not None:
            return self._closing(table, now)
        seconds = self._turn_time(table)
        return ("look", seating.PATIENCE) if seconds is None else ("turn", seconds)

    def _pause(self, table: Table, state: MatchState) -> float:
        """The seconds before a move that is made by itself.

        Others have time to say a word that is due, to see that their play was a slip, or to follow when they practise.
        """
        if any(table.seats[seat].present for seat in state.may_owe_a_call() if seat != state.turn):
            return self.pauses.call
        slip = 2 if moves.last_play(table) else 1
        times = UNHURRIED if table.lessons is not None else slip
        return 0 if table.quick else times * self.pauses.computer

    def _closing(self, table: Table, now: float) -> tuple[Due, float]:
        """When a table closes at which no one acts, or no one can. The deal of the day waits for the end of its day."""
        if table.retired:
            return "wait", 0
        if table.day is None:
            return "wait", self.pauses.wait
        return "wait", max(0, day_deal.ends_at(table.day) - now)

    def _between_rounds(self, table: Table, state: MatchState) -> tuple[Due, float]:
        """The next deal, once the winner has added a rule, or their time for that is over."""
        winner = state.adding()
        if winner is None:
            return "round", 0 if table.anybody_present and all_ready(table) else self.pauses.round
        if not table.seats[winner].present:
            return "computer", 0 if table.quick else self.pauses.computer
        seconds = self._turn_time(table)
        return ("look", seating.PATIENCE) if seconds is None else ("rule", max(seconds, self.pauses.round))

    def _turn_time(self, table: Table) -> float | None:
        """The seconds that a person has for a turn, or None without a clock. An unknown pace is the usual one."""
        if table.day is not None:
            return None
        picked = pace.PACES.get(table.pace or pace.DEFAULT)
        return table.turn_seconds or (self.pauses.turn if picked is None else picked.seconds)

    def warning_at(self, table: Table) -> float | None:
        """Returns when the player to move is warned that their time is almost up. None without a clock."""
        seconds = self._turn_time(table)
        if seconds is None or table.deadline is None:
            return None
        return pace.warns_at(table.deadline, seconds, self.settings(table.guild))

    def by_itself(self, table: Table) -> Action | None:
        """The action that the bot takes for the person to move. None: it takes none.

        It does what they planned. If they can only draw or pass, and let it, it does that.
        """
        state, planned = table.state, moves.planned_move(table)
        if state is None or state.phase != "play" or not table.seats[state.turn].present:
            return None
        if planned is not None and not isinstance(planned, Refusal):
            return planned
        if not self.preferences(table.guild, table.seats[state.turn].member).skips:
            return None
        options = state.view(state.turn).options
        forced = not options.cards and len(options.actions) == 1 and isinstance(options.actions[0], Draw | Pass)
        return options.actions[0] if forced else None

    def move(self, table: Table, due: Due, advised: Action | None, seed: Callable[[], str]) -> Action | None:
        """Returns the action for the seat to move, planned by its owner or picked by a bot. None if none is due.

        ``advised``: the choice of an expert, if it had one.
        """
        state = table.state
        if due == "skip":
            return self.by_itself(table)
        if state is None or due != "computer":
            return None
        if advised is not None and state.check(state.turn, advised) is None:
            return advised
        # At a deal of the day equal moves meet equal answers.
        chance = Chance(seed() if table.day is None else f"{table.seed}/bots/{table.moves}")
        player = PLAYERS.get(table.seats[state.turn].computer or seating.STAND_IN, steady)
        return player(state.view(state.turn), chance)


def all_ready(table: Table) -> bool:
    """True if everyone is ready for the next deal, and no bot is about to add a rule before it."""
    winner = table.state.adding() if table.state else None
    bot_adds = winner is not None and not table.seats[winner].present
    asked = {number for number in range(len(table.seats)) if table.seats[number].present and not table.is_out(number)}
    return not bot_adds and bool(asked) and asked <= table.ready
