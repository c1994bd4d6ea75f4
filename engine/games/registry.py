"""All kinds of game, and a match of any kind.

A new kind is named here and among the looks of ``cogs.ui.looks``. Nothing else knows how many there are.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.chance.fairness import RepeatedDeal
from engine.core.actions import Action, Options, Refusal
from engine.core.cards import Card
from engine.core.events import AnyEvent
from engine.core.game import Ahead, Game
from engine.core.ruleset import Ruleset, shared
from engine.core.scoresheet import Payment
from engine.core.state import MatchState
from engine.core.view import PublicView, SeatView
from engine.shedding.game import SHEDDING
from engine.str8.game import STR8

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyAhead: TypeAlias = Ahead[Any, Any]

GAMES: tuple[AnyGame, ...] = (SHEDDING, STR8)
_BY_RULES: dict[type[Ruleset], AnyGame] = {game.rules: game for game in GAMES}


def game_of(rules: Ruleset) -> AnyGame:
    return _BY_RULES[type(rules)]


def match_begun(rules: Ruleset, seed: str, deals: tuple[RepeatedDeal, ...] = ()) -> MatchState:
    """A match of any game before its first deal. Plays may be taken back, as they were in one that is played again.

    ``deals`` are those of the match whose cards were dealt again, as a former version could.
    """
    state: MatchState = game_of(rules).start(shared(rules), seed)
    state.takes_back, state.deals = True, deals
    return state


@dataclass(frozen=True)
class Match:
    """A state with everything that can be asked of it, for callers that know no kind of game."""

    state: MatchState

    @property
    def game(self) -> AnyGame:
        return game_of(self.state.rules)

    def act(self, seat: int, action: Action) -> tuple[MatchState, Sequence[AnyEvent]]:
        """The state after an action, and what happened. Raises IllegalAction and changes nothing when refused."""
        after: tuple[MatchState, Sequence[AnyEvent]] = self.game.act(self.state, seat, action)
        return after

    def check(self, seat: int, action: Action) -> Refusal | None:
        return self.game.check(self.state, seat, action)

    def options(self, seat: int, chosen: tuple[Card, ...] = ()) -> Options:
        return self.game.options(self.state, seat, chosen)

    def reasons(self, view: SeatView) -> dict[Card, Refusal]:
        return {card: self.game.explain(view, card) for card in view.unplayable}

    def public_view(self) -> PublicView:
        view: PublicView = self.game.public_view(self.state)
        return view

    def view(self, seat: int) -> SeatView:
        view: SeatView = self.game.view(self.state, seat)
        return view

    def settlement(self) -> tuple[Payment, ...]:
        """Who pays whom when the match is over. Empty before that."""
        over = self.state.phase == "over"
        return self.game.settlement(self.state.rules, self.state.totals, self.state.winners) if over else ()
