"""What a special card does: one small table for cards that are played and for a starter, with which play begins."""

from collections.abc import Sequence

from engine.core.cards import Card
from engine.core.events import Record
from engine.core.scoresheet import out_of_match
from engine.shedding.effects import ALL_DRAW, Effect
from engine.shedding.events.deal import FirstTurn
from engine.shedding.events.draw_penalty import AllDraw, DebtGrew, DebtSettled, PreviousDraws, SentBack
from engine.shedding.events.turns import Reversed, Skipped, SkipsGrew
from engine.shedding.rounds.scoring import cost
from engine.shedding.rounds.stock import draw_cards
from engine.shedding.rounds.turns import next_turn
from engine.shedding.state import State
from engine.shedding.table import Table


def let_act(record: Record[State], cards: tuple[Card, ...], top: Card = "") -> None:
    """Let cards act, covered ones too. The seat to move played them on ``top``, or the dealer for a starter.

    The direction changes before seats are counted, so that a turn does not come straight back after a skip and a
    reverse. Other cards do nothing here: a step of their own comes later, a rank is asked for with the play, all draw
    once no one can doubt the play, and the turn stays with the player once all else is done.

    The debt goes back to the previous player if the last draw card says so, even where others are skipped (source:
    linked-variants.md, Makao: "previous +5", "sends 10 back").
    """
    rules, player = record.state.rules.table, record.state.turn
    if not record.state.debt and rules.effect_of.keys().isdisjoint(cards):
        return
    special = [card for card in cards if card in rules.effect_of]
    _reverse(record, special)
    for below, card in zip((top, *cards), cards, strict=False):
        if record.state.debt and rules.cancels_debt(card, below):
            record.add(DebtSettled())
        if rules.makes_draw(card):
            owed = record.state.debt if rules.penalties_add_up else 0
            record.add(DebtGrew(owed + rules.effect_of[card].count))
        elif card in rules.effect_of and rules.effect_of[card].kind == "skip":
            _skip(record, rules.effect_of[card])
    draws = [card for card in special if rules.makes_draw(card)] if record.state.debt else []
    if draws and rules.effect_of[draws[-1]].kind == "draw back":
        before = (record.state.others(player) or (player,))[-1]
        if record.state.seat_after(record.state.turn) != before:
            record.add(SentBack(before))


def reach_other_hands(record: Record[State], player: int, cards: Sequence[Card]) -> None:
    """What cards do to other hands at once, when no one can doubt the play any more.

    Everyone else, or the previous player, draws for each card that says so, as long as the stock lasts. No new stock is
    made for it: the card below the top would go round and round.
    """
    if not record.state.rules.table.draws_at_once:
        return
    effects = [record.state.rules.table.effect_of.get(card) for card in cards]
    for effect in effects:
        if effect is not None and effect.kind in ALL_DRAW:
            record.add(AllDraw(player, effect.count))
            for seat in record.state.others(player):
                draw_cards(record, seat, min(effect.count, len(record.state.stock)), "all")
        elif effect is not None and effect.kind == "previous draws":
            before = (record.state.others(player) or (player,))[-1]
            record.add(PreviousDraws(player, before, effect.count))
            draw_cards(record, before, min(effect.count, len(record.state.stock)), "all")


def turns_direction(rules: Table, card: Card) -> bool:
    """True if a card reverses the direction of play for everyone, as it does with three or more."""
    return rules.turns_direction and card in rules.effect_of and rules.effect_of[card].kind == "reverse"


def _reverse(record: Record[State], special: Sequence[Card]) -> None:
    """Of several, only the top one may act (source: S3, "only the top one takes effect")."""
    rules = record.state.rules.table
    reverses = [rules.effect_of[card] for card in special if rules.effect_of[card].kind == "reverse"]
    if rules.group_reverse == "top one" and rules.groups_specials:
        reverses = reverses[-1:]
    for effect in reverses:
        if rules.turns_direction:
            record.add(Reversed(-record.state.direction))
        elif rules.reverse_skips:
            _skip(record, effect)


def _skip(record: Record[State], effect: Effect) -> None:
    rules = record.state.rules.table
    if rules.skip_stacking:
        skips = record.state.skips + (effect.count if effect.kind == "skip" else 1)
        record.add(SkipsGrew(skips, each=not rules.skips_add_up))
        return
    for _ in range(effect.count):
        record.add(Skipped(record.state.seat_after(record.state.turn)))


def starter_acts(record: Record[State]) -> None:
    """Let the starter act, if it does, and begin the round.

    Turns are counted from before the first player (source: S3, "play begins with the player to dealer's right", for a
    starter that reverses).
    """
    state, rules, dealer = record.state, record.state.rules.table, record.state.turn
    acts = rules.starter_effects == "act" and not rules.starter_suit_only
    turned = acts and turns_direction(rules, state.pile[-1])
    first_turn(record, turned=turned)
    if acts:
        let_act(record, state.pile[-1:])
        reach_other_hands(record, dealer, state.pile[-1:])
    next_turn(record)


def first_turn(record: Record[State], *, turned: bool = False) -> None:
    """Turns are counted from the seat before the first player. ``turned``: a starter reverses the direction."""
    state, rules, dealer = record.state, record.state.rules.table, record.state.turn
    out, way = out_of_match(state.sheet), -state.direction if turned else state.direction
    first = (
        _best_placed(state) if rules.first_player == "winner" else rules.first_player_of(dealer, turned=turned, out=out)
    )
    before = (first - way) % rules.seats
    while before in out:
        before = (before - way) % rules.seats
    if before != dealer:
        record.add(FirstTurn(first, before))


def _best_placed(state: State) -> int:
    """Who won the last round. Where no one did, who holds the most points, the first in order of play among equals."""
    won = state.sheet[-1].winner if state.sheet else None
    costs = {seat: cost(state.rules.table, state.hands[seat]) for seat in (*state.others(state.turn), state.turn)}
    return won if won in costs else max(costs, key=costs.__getitem__)
