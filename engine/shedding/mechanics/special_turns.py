"""Turns out of the ordinary: a first lap, a skip to answer, a card to cover, a rank asked for, a question, jumping in.

Sources: linked-variants.md, Makao, a rank that is asked for; 2.14 "identical-card jump-in", and 5.5 "jump-in": "an
identical card can be thrown in between, and play goes on from there"; more-cousins.md 6.10, a single card.
"""

from dataclasses import dataclass

from engine.core.actions import Options, Play, Refusal
from engine.core.cards import EVERY_RANK, Card, CardMention, CardName, Rank, RankPlural, rank_of, suit_of
from engine.shedding.events import OfSeat
from engine.shedding.legal import asked_with
from engine.shedding.matching import follow
from engine.shedding.position import Cards, Fit, Hooks, Judged, Jumping, SheddingPosition, State, without
from engine.shedding.refusals import missing
from engine.shedding.restrictions import BEGINS, SKIPPED, WORDS, does_not_follow, of_pack
from engine.shedding.several import is_unanswered, why_not_last
from engine.shedding.stock import draw_cards
from engine.shedding.table import Table
from engine.words import Listed


def take_part(table: Table, hooks: Hooks) -> None:
    ways = ((BEGINS, table.first_suit), (SKIPPED, table.skip_stacking), (COVERING, table.again_in_suit))
    hooks.fits = tuple(way for way, is_open in (*ways, (WITH_OWN_WILD, table.own_wild)) if is_open)
    if table.first_suit or table.asking_card or not table.skips_add_up:
        hooks.on_play += (_answered,)
    if table.asking:
        hooks.judges = (_ask, *hooks.judges)  # what is asked for comes before what is said with it
        hooks.on_move += (_round_and_past,)
        hooks.on_turn += (_round_and_past,)
    if table.questions_cost:
        hooks.judges += (_draws_for_question,)
    if table.jump_in:
        hooks.jumping = Jumping(_jumping, _no_jump, lambda state, seat: state.add(JumpedIn(seat)))


def _covers(position: SheddingPosition, seat: int) -> frozenset[Card] | None:
    """The cards that fit if who plays again has to follow suit."""
    if not position.covering or not position.table.again_in_suit:
        return None
    suit, score = position.suit or suit_of(position.top), position.totals[seat] if position.table.own_wild else 0
    return follow(position, (position.top, suit, position.debt, position.rank, score))


COVERING = Fit(_covers, does_not_follow)
WITH_OWN_WILD = Fit(  # the score of a seat makes cards wild
    lambda position, seat: follow(
        position, (position.top, position.suit, position.debt, position.rank, position.totals[seat])
    ),
    does_not_follow,
)


def _answered(state: State, seat: int, cards: Cards) -> None:
    """The seat has begun, played the card that was asked for, or answered a skip, which goes on if skips add up."""
    if state.to_begin:
        state.to_begin = without(state.to_begin, seat)
    if state.skips and not state.table.skips_add_up:
        state.skips = 0
    if state.rank in cards:
        state.rank, state.asker = None, None


def _draws_for_question(state: State, seat: int, play: Play) -> Judged | None:
    unanswered = is_unanswered(state, seat, play.cards)
    return Judged(lambda state: draw_cards(state, seat, 1, "question"), fills=True) if unanswered else None


# A rank or a single card that is asked for


def _ask(state: State, seat: int, play: Play) -> Judged | None:
    asked = asked_with(state.table, play) if play.rank else None
    return Judged(lambda state: state.add(RankAsked(seat, asked)), fills=False) if asked else None


def _round_and_past(state: State, seat: int) -> None:
    """A rank is asked for until the turn comes to the seat that asked, or passes it."""
    if state.asker is not None and (seat == state.asker or state.asker in state.passing(state.turn, seat)):
        state.rank, state.asker = None, None


def wrong_rank(position: SheddingPosition, play: Play, after: Options) -> Refusal:
    table, asking = position.table, [card for card in play.cards if card in position.table.asking]
    if after.ranks:
        why = of_pack(table, "rank-missing", card=CardName(asking[0]))
        if play.rank in EVERY_RANK:
            why = WORDS.message("rank-closed", ranks=RankPlural(play.rank))
        return Refusal("effects", why, WORDS.message("ask-for", ranks=Listed.either(map(RankPlural, after.ranks))))
    plainly = of_pack(table, "play-without-rank")
    if asking:
        return Refusal("winning_card_acts", of_pack(table, "last-card-no-rank"), plainly)
    return Refusal("effects", of_pack(table, "asks-for-none", card=CardName(play.cards[0])), plainly)


@dataclass(frozen=True)
class RankAsked(OfSeat):
    """A seat asked for a rank, or for a single card, which everyone must play until the turn has come round to it."""

    FORESEEN = True
    rank: Rank | Card

    def apply(self, state: State) -> None:
        state.rank, state.asker = self.rank, self.seat


# Jumping in: who holds the very card that is on top may play it at once, though another player is to move


def _jumping(position: SheddingPosition, seat: int) -> tuple[Card, ...]:
    """The card with which a seat that is not to move may jump in, if there is one."""
    # a draw penalty is for the next player alone to answer, a step that the round waits for comes first, and a last
    # resort needs a turn in which nothing else fits
    table, pile = position.table, position.pile
    if position.pending is not None or position.debt or not pile or seat in position.to_begin:
        return ()
    top = pile[-1]
    if top not in position.hands[seat] or top in table.kept_apart or top in table.bound:
        return ()
    barred = table.call_opens and not table.cardless and why_not_last(position, seat, (top,)) == "call"
    return () if barred or rank_of(top) in table.last_resort else (top,)


def _no_jump(position: SheddingPosition, seat: int, play: Play) -> Refusal | None:
    """The refusal of a jump-in with these cards. None: there is another reason against the play."""
    top, in_turn = position.top, position.phase != "play" or seat == position.turn
    if in_turn or not play.cards or not position.pile or missing(position, seat, play):
        return None
    if play.cards[0] != top:
        return Refusal("turn", WORDS.message("not-your-turn"), WORDS.message("jump-with", card=CardMention(top)))
    if _jumping(position, seat):
        return Refusal("jump_in", WORDS.message("jump-alone"), WORDS.message("play-alone", card=CardName(top)))
    return Refusal("jump_in", WORDS.message("no-jump-now"), WORDS.message("wait-for-others"))


@dataclass(frozen=True)
class JumpedIn(OfSeat):
    """A seat plays out of turn the very card that is on top. What the seat to move has drawn stays in its hand."""

    FORESEEN = True

    def apply(self, state: State) -> None:
        state.turn_to(self.seat)
        state.drawn = ()
        for hook in state.hooks.on_jump:
            hook(state, self.seat)
