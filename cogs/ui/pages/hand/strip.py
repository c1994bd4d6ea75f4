"""What stands above the cards of a hand, and what those who listen are told besides."""

from cogs.ui.components.titles import names
from cogs.ui.looks import look_of
from cogs.ui.pages.hand.hand import Hand
from cogs.ui.pages.hand.labels import WORDS
from engine.core.scoresheet import standings
from engine.words import listens


def strip(hand: Hand) -> str:
    """What has to be matched, whose turn it is, and how many cards everyone has."""
    view, seats = hand.view, []
    for seat, name in enumerate(names(hand.table)):
        out = "out-" if hand.table.is_out(seat) else ""
        key = f"strip-{out}you" if seat == view.seat else f"strip-{out}seat"
        counted = WORDS(key, name=name, count=view.counts[seat])
        seats.append(WORDS("strip-turn", seat=counted) if seat == view.turn else counted)
    return WORDS("strip", top=look_of(view.rules).top(view), seats=" · ".join(seats))


def heard(hand: Hand) -> list[str]:
    """What others see at the table, and who listens has to be told in the hand."""
    return [*look_of(hand.view.rules).heard(hand.table, hand.view), *_scores(hand)] if listens() else []


def _scores(hand: Hand) -> list[str]:
    """The totals, best first, and which of them wins. None where only a single round counts."""
    view, called = hand.view, names(hand.table)
    if view.rules.counted == "nothing":
        return []
    best = [standing.seat for standing in standings(view.rules, view.totals, view.sheet)]
    scores = [
        WORDS("strip-you" if seat == view.seat else "strip-seat", name=called[seat], count=view.totals[seat])
        for seat in best
    ]
    begun, wins = "yes" if any(view.totals) else "no", "highest" if view.rules.collects else "lowest"
    wins = "left" if view.rules.knocks_out else wins
    wins = "rounds" if view.rules.counted == "rounds" else wins
    return [WORDS("scores", begun=begun, scores=", ".join(scores), best=wins)]
