"""Cards with which a rank is asked for (source: linked-variants.md, Makao), or a single card (more-cousins.md 6.10)."""

from dataclasses import dataclass

from engine.core.actions import Options, Play, Refusal
from engine.core.cards import EVERY_RANK, Card, CardName, Rank, RankPlural
from engine.core.match import Event
from engine.shedding.legal import asked_with
from engine.shedding.position import Cards, Hooks, Judged, SheddingPosition, State
from engine.shedding.restrictions import WORDS, of_pack
from engine.shedding.table import Table
from engine.words import Listed


def take_part(table: Table, hooks: Hooks) -> None:
    if table.asking:
        hooks.judge += (_ask,)
        hooks.on_move += (_round_and_past,)
        hooks.on_turn += (_round_and_past,)
    if table.asking_card:
        hooks.on_play += (_answer,)


def _ask(state: State, seat: int, play: Play) -> Judged | None:
    asked = asked_with(state.table, play) if play.rank else None
    return Judged(lambda state: state.add(RankAsked(seat, asked)), fills=False) if asked else None


def _round_and_past(state: State, seat: int) -> None:
    """A rank is asked for until the turn comes to the seat that asked, or passes it."""
    if state.asker is not None and (seat == state.asker or state.asker in state.passing(state.turn, seat)):
        state.rank, state.asker = None, None


def _answer(state: State, seat: int, cards: Cards) -> None:
    """A single card that was asked for is there."""
    if state.rank in cards:
        state.rank, state.asker = None, None


def wrong_rank(position: SheddingPosition, play: Play, after: Options) -> Refusal:
    """The refusal of a wrong or missing rank asked for with a play."""
    asking = [card for card in play.cards if card in position.table.asking]
    if after.ranks:
        ask = WORDS.message("ask-for", ranks=Listed.either(map(RankPlural, after.ranks)))
        if play.rank in EVERY_RANK:
            return Refusal("effects", WORDS.message("rank-closed", ranks=RankPlural(play.rank)), ask)
        return Refusal("effects", of_pack(position.table, "rank-missing", card=CardName(asking[0])), ask)
    plainly = of_pack(position.table, "play-without-rank")
    if asking:
        return Refusal("winning_card_acts", of_pack(position.table, "last-card-no-rank"), plainly)
    return Refusal("effects", of_pack(position.table, "asks-for-none", card=CardName(play.cards[0])), plainly)


@dataclass(frozen=True)
class RankAsked(Event[State]):
    """A seat asked for a rank, or for a single card, which everyone must play until the turn has come round to it."""

    seat: int
    rank: Rank | Card

    def apply(self, state: State) -> None:
        state.rank, state.asker = self.rank, self.seat
