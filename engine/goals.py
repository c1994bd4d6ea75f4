"""What an empty hand means, and how a round ends."""

from typing import Literal

from engine.effects import apply_effect
from engine.events import MatchEnded, Record, RoundEnded
from engine.match import decided
from engine.scoring import penalties
from engine.state import RoundScore
from engine.stock import draw_cards


def hand_emptied(record: Record, seat: int) -> None:
    """The seat on turn laid its last card and wins the round (source: S3, "The first player who gets rid")."""
    if record.state.rules.winning_card_acts:
        _let_winning_card_act(record)
    end_round(record, "out", seat)


def end_round(record: Record, how: Literal["out", "blocked"], winner: int | None) -> None:
    """Write the line of the score sheet; end the match when that decides it."""
    state = record.state
    record.add(RoundEnded(RoundScore(how, winner, penalties(state.rules, state.hands)), state.hands))
    champion = decided(state.rules, state.totals)
    if champion is not None:
        record.add(MatchEnded(champion, state.totals, state.seed))


def _let_winning_card_act(record: Record) -> None:
    state = record.state
    effect = state.rules.effect_of.get(state.pile[-1])
    if effect is not None:
        apply_effect(record, effect)
    if state.debt:
        draw_cards(record, state.seat_after(state.turn), state.debt, "debt")
