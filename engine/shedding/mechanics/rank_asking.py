"""Cards with which a rank is asked for (source: linked-variants.md, Makao), or a single card (more-cousins.md 6.10)."""

from dataclasses import dataclass

from engine.core.actions import Options, Play, Refusal
from engine.core.cards import EVERY_RANK, Card, Rank
from engine.core.events import Event
from engine.core.later import or_listed, plural, short
from engine.shedding.legal.reasons import of_pack, words
from engine.shedding.state import State
from engine.shedding.table import Table
from engine.shedding.view import Position


def ranks_to_ask(rules: Table, cards: tuple[Card, ...]) -> tuple[Rank, ...]:
    """The ranks to ask for with these cards. Empty when none is asked for."""
    if rules.asks_card(cards):
        return rules.ranks_of_every_suit
    return () if rules.asking.isdisjoint(cards) else rules.ranks_to_ask


def asked_with(rules: Table, play: Play) -> Rank | Card | None:
    """What is asked for with a play: a rank, or a single card."""
    if play.rank is None or not rules.asks_card(play.cards):
        return play.rank
    return f"{play.rank}{play.suit}"


def wrong_rank(position: Position, play: Play, after: Options) -> Refusal:
    """Why the rank asked for with a play is wrong, or why one is missing."""
    asking = [card for card in play.cards if card in position.rules.table.asking]
    if after.ranks:
        ask = words.message("ask-for", ranks=or_listed(map(plural, after.ranks)))
        if play.rank in EVERY_RANK:
            return Refusal("effects", words.message("rank-closed", ranks=plural(play.rank)), ask)
        return Refusal("effects", of_pack(position.rules.table, "rank-missing", card=short(asking[0])), ask)
    plainly = of_pack(position.rules.table, "play-without-rank")
    if asking:
        return Refusal("winning_card_acts", of_pack(position.rules.table, "last-card-no-rank"), plainly)
    return Refusal("effects", of_pack(position.rules.table, "asks-for-none", card=short(play.cards[0])), plainly)


@dataclass(frozen=True)
class RankAsked(Event[State]):
    """A seat asked for a rank, or for a single card, which everyone must play until the turn has come round to it."""

    seat: int
    rank: Rank | Card

    def apply(self, state: State) -> None:
        state.rank, state.asker = self.rank, self.seat
