"""What the record of a match proves about its deals: the seal, and every card that chance has brought."""

from dataclasses import dataclass

from engine.core.actions import Deal, IllegalAction
from engine.core.events import MatchEnded
from engine.core.state import MatchState
from engine.games.codec import UnreadableRecord
from engine.games.registry import Match, match_begun
from engine.matches.record import MatchRecord, Step, game_name, positions
from engine.words import Words

_WORDS = Words(__name__)


@dataclass(frozen=True)
class Proof:
    """A match whose seal and deals are right.

    ``shuffles`` are the uses of chance, those of the deals among them. ``replayed``: every move was played again. In a
    match of another version of the engine only what chance brought was.
    """

    scheme: int
    seal: str
    presses: int
    deals: int
    shuffles: int
    replayed: bool


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
    return Proof(deal.scheme, deal.seal, len(deal.entropy), deals, shuffles, record.is_played_again)


def told(record: MatchRecord) -> str:
    """What a record proves, in a line. Raises UnreadableRecord as ``proved`` does."""
    proof, game = proved(record), game_name(record)
    way = "again" if proof.replayed else "stored"
    return _WORDS("right", game=game, deals=proof.deals, shuffles=proof.shuffles, way=way, seal=proof.seal)


def _is_by_chance(record: MatchRecord, step: Step, before: MatchState, after: MatchState) -> bool:
    """Whether a step of another version brought the cards that the seed brings, if it used chance."""
    if any(isinstance(event, MatchEnded) and event.seed != record.deal.state_seed for event in step.events):
        return False
    if before.shuffles == after.shuffles and not isinstance(step.action, Deal):
        return True
    try:
        dealt, _ = Match(before).act(step.seat, step.action)
    except IllegalAction as refusal:
        raise UnreadableRecord(_WORDS("other-version")) from refusal
    return _cards(dealt) == _cards(after)


def _cards(state: MatchState) -> tuple[object, ...]:
    return state.hands, state.stock, state.pile, state.dealer, state.shuffles
