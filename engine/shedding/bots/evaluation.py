"""How near each side is to winning the round, at a glance, and what it would bring."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import mul

from engine.chance.softmax import shares
from engine.core.events import with_hand
from engine.core.scoresheet import out_of_match
from engine.shedding.bots.features import GLANCE, taken
from engine.shedding.legal.matching import top_of
from engine.shedding.rounds.scoring import round_score
from engine.shedding.rules.choices import Goal
from engine.shedding.rules.rules import Rules
from engine.shedding.state import State

LATELY = 64  # rules whose judges are kept
OUT, SURE = -100.0, 10.0  # a side that is out of the match, and the first one that is out of cards where others play on

Judge = Callable[[State], Sequence[float]]


@lru_cache(LATELY)
def judge(rules: Rules) -> Judge:
    """A judge of positions by these rules: the chance of each seat's side to win the round. It sees the whole state."""
    worth, sides = GLANCE.worth(rules), list(dict.fromkeys(rules.partners))
    places = [sides.index(side) for side in rules.partners]

    def chances(state: State) -> Sequence[float]:
        of_side = shares([_prospects(state, side, worth) for side in sides])
        return [of_side[place] for place in places]

    return chances


def totals_if(state: State, winner: int) -> tuple[int, ...]:
    """The totals if the round ended now because this seat went out."""
    if state.rules.goal == Goal.COUNTDOWN:
        return state.totals
    ended = state.copy()
    for partner in state.rules.partners[winner]:
        ended.hands = with_hand(ended.hands, partner, ())
    if state.rules.last_card_pays:  # it is the best one that the seat still holds
        last = max(state.hands[winner], key=state.rules.worth_last, default=top_of(state))
        ended.pile = (*state.pile, last)
    return tuple(map(sum, zip(state.totals, round_score(ended, "out", winner).points, strict=True)))


def _prospects(state: State, side: tuple[int, ...], worth: Sequence[float]) -> float:
    """How likely it is that a side wins the round, as the log of its odds."""
    if state.gone:
        return SURE * (state.gone[0] in side)
    if state.rules.knocks_out and side[0] in out_of_match(state.sheet):
        return OUT
    return float(sum(map(mul, worth, taken(state, side))))
