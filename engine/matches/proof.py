"""What the record of a match proves about its deals: the seal, and every card that chance has brought."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.core.actions import Deal, IllegalAction
from engine.core.match import Event, MatchEnded, MatchState
from engine.games.codec import UnreadableRecord
from engine.games.registry import match_begun
from engine.matches.record import MatchRecord, Step, game_name, positions
from engine.words import Words

Way = Literal["again", "stored", "retired"]

_WORDS = Words(__name__)


@dataclass(frozen=True)
class Proof:
    """A match whose seal and deals are right.

    ``shuffles`` are the uses of chance, those of the deals among them. ``way``: every move was played ``again``. In a
    match of another version of the engine, which is followed as it is ``stored``, only what chance brought was. Where a
    rule is ``retired``, only the deals were.
    """

    scheme: int
    seal: str
    presses: int
    deals: int
    shuffles: int
    way: Way


def proved(record: MatchRecord) -> Proof:
    """What a record proves. Raises UnreadableRecord with a sentence that tells what is wrong."""
    if not record.steps:
        raise UnreadableRecord(_WORDS("nothing"))
    states = positions(record)
    before = (match_begun(record.rules, record.deal.state_seed), *states)
    for number, (step, earlier, later) in enumerate(zip(record.steps, before, states, strict=False), 1):
        if not record.is_played_again and not _is_by_chance(record, step, earlier, later):
            raise UnreadableRecord(_WORDS("other-cards", step=number))
    deals = sum(isinstance(step.action, Deal) for step in record.steps)
    deal, shuffles = record.deal, states[-1].shuffles
    way: Way = "again" if record.is_played_again else "retired" if record.rules.outdated else "stored"
    return Proof(deal.scheme, deal.seal, len(deal.entropy), deals, shuffles, way)


def told(record: MatchRecord) -> str:
    """What a record proves, in a line. Raises UnreadableRecord as ``proved`` does."""
    proof, game = proved(record), game_name(record)
    return _WORDS("right", game=game, deals=proof.deals, shuffles=proof.shuffles, way=proof.way, seal=proof.seal)


def _is_by_chance(record: MatchRecord, step: Step, before: MatchState, after: MatchState) -> bool:
    """True if a step of another version brought the cards that the seed brings, if it used chance.

    Of a match by outdated rules only the cards of a deal are known, before anything came of them.
    """
    if any(isinstance(event, MatchEnded) and event.seed != record.deal.state_seed for event in step.events):
        return False
    outdated, deals = record.rules.outdated, isinstance(step.action, Deal)
    if not deals and (outdated or before.shuffles == after.shuffles):
        return True
    try:
        dealt, events = before.act(step.seat, step.action)
    except IllegalAction as refusal:
        raise UnreadableRecord(_WORDS("other-version")) from refusal
    if outdated:
        return _just_dealt(before, step.events) == _just_dealt(before, events)
    return _cards(dealt) == _cards(after)


def _just_dealt(before: MatchState, events: Sequence[Event[Any]]) -> tuple[object, ...]:
    """The cards of a round right after its deal."""
    state = before.begun()
    for event in events:
        state.add(event)
        if state.round > before.round:
            break
    return _cards(state)


def _cards(state: MatchState) -> tuple[object, ...]:
    return state.hands, state.stock, state.pile, state.dealer, state.shuffles
