"""All kinds of game.

A new kind is named here and among the looks of ``cogs.looks``. Nothing else knows all of them.
"""

from engine.chance import RepeatedDeal
from engine.core.game import Game
from engine.core.match import MatchState
from engine.core.ruleset import Ruleset, shared
from engine.core.scoresheet import Payment
from engine.shedding.game import SHEDDING
from engine.str8.game import STR8

GAMES: tuple[Game, ...] = (SHEDDING, STR8)
_BY_RULES: dict[type[Ruleset], Game] = {game.rules: game for game in GAMES}


def game_of(rules: Ruleset) -> Game:
    return _BY_RULES[type(rules)]


def match_begun(rules: Ruleset, seed: str, deals: tuple[RepeatedDeal, ...] = ()) -> MatchState:
    """A match of any game before its first deal. Plays may be taken back, as they were in one that is played again.

    ``deals`` are those of the match whose cards were dealt again, as a former version could.

    >>> from engine.core.actions import Deal
    >>> from engine.games.variants import variant
    >>> match = match_begun(variant("crazy-eights").rules(2), seed="an example")
    >>> match, events = match.act(0, Deal())
    >>> match.phase, match.counts
    ('play', (7, 7))
    """
    state = game_of(rules).begun(shared(rules), seed)
    state.takes_back, state.deals = True, deals
    return state


def settlement(state: MatchState) -> tuple[Payment, ...]:
    """The payments among the seats when the match is over. Empty before that."""
    over = state.phase == "over"
    return game_of(state.rules).settlement(state.rules, state.totals, state.winners) if over else ()
