"""A turn: cards are played or drawn, or it is passed, and then it moves on.

Where mechanics take part is found once for the rules in force (see ``Hooks``), so a turn knows none of them by name.
Source: kings-reverse-crazy-eights-countdown.txt ("S3"), and those named next to each rule.
"""

from engine.core.actions import Action, Play
from engine.core.cards import JOKERS, cards_of
from engine.core.match import TookBack
from engine.shedding.chapters import UNTIL_ABLE
from engine.shedding.effects import SIMPLE, act, let_act, lets_play_again, reach_other_hands, turn_round
from engine.shedding.events import (
    DEBT_SETTLED,
    MissedTurn,
    NotOut,
    PlaysAgain,
    Skipped,
    drew_one,
    kept,
    passed,
    played,
    turn_came,
    turn_goes_on,
)
from engine.shedding.legal import DRAW, PASS, asked_with, drawing
from engine.shedding.matching import after_drawing, draws_now, followers, is_asked_to_answer, is_wild, suit_laid
from engine.shedding.position import ANY_SUIT, NO_CARD, Hooks, State
from engine.shedding.restrictions import NONE, fitting, playable
from engine.shedding.round_end import end_if_blocked, end_with_stock, hand_emptied
from engine.shedding.several import why_not_last, wins_when_empty
from engine.shedding.stock import draw_cards, draw_one
from engine.shedding.table import Table


def take_part(table: Table, hooks: Hooks) -> None:
    seats = range(table.seats)
    # a card with which a seat begins does not act
    simple = [card for card, effect in table.effect_of.items() if effect.kind in SIMPLE and not table.first_suit]
    judged = table.asking.union(table.answers_to, table.cancelling, *map(cards_of, table.last_resort))
    hooks.simple = table.plain.union(simple) - judged - table.wild_cards
    hooks.quiet = frozenset((card,) for card in hooks.simple - table.picking_for_all)
    hooks.sizes_to_speak = frozenset(range(1, 2 + max(table.words_due, default=0)))  # also if there is a fine
    if table.draws == 1 and not (table.first_suit or table.hand_limit):
        # what may be done is known by now: ``legal`` takes part before
        hooks.draws_one = table.after_drawing == "turn ends" or (hooks.beside_drawn is not None and not hooks.limited)
    hooks.moves_on = not (table.empty_stock or table.empty_hands_wait)
    hooks.next_turns = {way: tuple(turn_came((seat + way) % table.seats) for seat in seats) for way in (1, -1)}


def play_cards(state: State, seat: int, play: Play) -> None:
    """Cards are played, in turn or out of it. Mostly it is a single one, which acts at most, and the turn moves on."""
    hooks, cards, held = state.hooks, play.cards, len(state.hands[seat])
    if hooks.jumping is not None and seat != state.turn:
        hooks.jumping.begin(state, seat)
    own_wild = state.table.own_wild
    if cards in hooks.quiet and held not in hooks.sizes_to_speak and not (own_wild and is_wild(state, seat, cards[0])):
        if hooks.judge_manners is None:
            laid = played(seat, cards, None)
            state.events.append(laid)  # as ``add`` does, for most moves there are
            laid.apply(state)
        else:
            judged = hooks.judge_manners(state, seat, play)
            state.add(played(seat, cards, None))
            judged.settle(state)
        if cards[0] in hooks.effect_of:
            effect = hooks.effect_of[cards[0]]
            if effect.kind == "reverse":
                turn_round(state, effect)
            else:
                act(state, effect)
            next_turn(state)
        elif hooks.moves_on and not state.misses:
            coming = hooks.next_turns[state.direction][seat]
            state.events.append(coming)
            coming.apply(state)
        else:
            next_turn(state)
    elif held > len(cards) and hooks.simple.issuperset(cards) and not (own_wild and is_wild(state, seat, cards[-1])):
        _play_and_speak(state, seat, play)
    else:
        _play_in_full(state, seat, play)


def _play_and_speak(state: State, seat: int, play: Play) -> None:
    """Simple cards are played with what mechanics have to say of them, or of the hand that is left."""
    hooks, cards = state.hooks, play.cards
    judged = [found for judge in hooks.judges if (found := judge(state, seat, play))] if hooks.judges else []
    state.add(played(seat, cards, None))
    for found in judged:
        found.settle(state)
    if cards[1:] or cards[0] in hooks.effect_of:
        let_act(state, cards)
    next_turn(state)
    if not play.call and hooks.after_turn is not None and state.phase == "play":
        hooks.after_turn(state, seat)


def _play_in_full(state: State, seat: int, play: Play) -> None:
    """The same with all that may come of cards. What mechanics have to say of the play is judged before."""
    table, cards, hooks, below = state.table, play.cards, state.hooks, state.pile[-1] if state.pile else NO_CARD
    special = not table.plain.issuperset(cards) and not (state.to_begin and seat in state.to_begin)
    not_out = table.cardless and bool(why_not_last(state, seat, cards))
    judged = [found for judge in hooks.judges if (found := judge(state, seat, play))] if hooks.judges else []
    filled = bool(judged) and any(found.fills for found in judged)
    contest = hooks.contest(state, seat, cards) if special and hooks.contest is not None and not filled else None
    picks = not table.picking.isdisjoint(cards)
    suit = suit_laid(state, seat, cards, play.suit) if picks else None
    asked = asked_with(table, play) if play.rank else None
    if filled and suit is None and cards[-1] in JOKERS:
        suit = ANY_SUIT  # a joker that would have won, and brought cards instead
    state.add(played(seat, cards, suit, suit == play.suit and asked == play.rank))
    for found in judged:
        found.settle(state)
    left = state.hands[seat]
    acts = (special or state.debt) and (left or not_out or table.winning_card_acts or not wins_when_empty(state, seat))
    if acts:
        let_act(state, cards, below)
        if contest is None or not state.hands[seat]:
            reach_other_hands(state, seat, cards)
        if hooks.interrupt is not None and hooks.interrupt(state, seat, cards):
            return
    if contest is not None and left:
        if not play.call and hooks.after_turn is not None:
            hooks.after_turn(state, seat)
        contest(state)
    else:
        end_turn(state, seat, called=play.call, again=special and lets_play_again(table, cards), not_out=not_out)


def end_turn(state: State, seat: int, *, called: bool = False, again: bool = False, not_out: bool = False) -> None:
    """The turn moves on, or comes again, before a call is due, so that it is still due if the turn comes straight back.

    ``not_out``: the seat plays on, though its hand may be empty.
    """
    held = state.hands[seat]
    if not held:
        if not_out:
            state.add(NotOut(seat))
        elif hand_emptied(state, seat):
            return
    if again and state.hands[seat]:  # it plays again only if it has cards to play
        state.add(PlaysAgain(seat))
    else:
        next_turn(state)
    if held and not called and state.hooks.after_turn is not None and state.phase == "play":
        state.hooks.after_turn(state, seat)


def take_step(state: State, seat: int, action: Action) -> None:
    """The step is taken that the round waits for."""
    if state.pending is not None:
        state.pending.take(state, seat, action)


def take_back(state: State, seat: int, action: Action) -> None:
    """The last play is undone."""
    if undo := state.undo:
        state.add(TookBack(undo.seat, undo.cards, undo.before.turn))


# Drawing and passing


def draw_in_turn(state: State, seat: int, action: Action) -> None:
    """A seat draws. Mostly that is a single card, after which the turn moves on, or the card may be played."""
    hooks = state.hooks
    if hooks.before_draw is not None and not state.drawn:
        hooks.before_draw(state, seat)
    if hooks.draws_one and state.stock and not (state.debt or state.misses or state.covering):
        drew = drew_one(seat, state.stock[-1:], 1, "turn")
        state.events.append(drew)
        drew.apply(state)
        if hooks.beside_drawn is not None and not followers(state, seat).isdisjoint(state.drawn):
            state.add(turn_goes_on(seat))
            return
        if hooks.moves_on:
            coming = hooks.next_turns[state.direction][seat]
            state.events.append(coming)
            coming.apply(state)
        else:
            next_turn(state)
        if hooks.idle_turn is not None and state.phase == "play":
            hooks.idle_turn(state, seat)
    else:
        _draw_in_full(state, seat)


def _draw_in_full(state: State, seat: int) -> None:
    """Drawing repeats by itself while nothing else can be done: until a card fits, or up to the number due."""
    table = state.table
    if state.debt:
        pay_debt(state, seat)
        if table.after_penalty == "play on":
            state.add(turn_came(seat))
        else:
            next_turn(state)
            _idle(state, seat)
        return
    if table.draws_on and state.stock and seat not in state.to_begin:
        able = bool(draw_cards(state, seat, _up_to_one_that_fits(state, seat), "turn"))
    else:
        able = draw_one(state, seat)
    while (only := _only_way(state, seat)) is DRAW and able:
        able = draw_one(state, seat)
    if only is PASS:
        next_turn(state)
        _idle(state, seat)
    else:
        state.add(turn_goes_on(seat))


def _up_to_one_that_fits(state: State, seat: int) -> int:
    """The number of cards to draw up to the first that fits, or as many as may be drawn at most."""
    fits, most = followers(state, seat), draws_now(state)
    if not fits.isdisjoint(state.hands[seat] if after_drawing(state) == "any card" else state.drawn):
        return 1
    most = len(state.stock) if most == UNTIL_ABLE else min(most - len(state.drawn), len(state.stock))
    for count, card in enumerate(state.stock[: -most - 1 : -1], start=1):
        if card in fits:
            return count
    return max(1, most)


def _only_way(state: State, seat: int) -> Action | None:
    """To draw or to pass, if a seat that has drawn can do nothing else."""
    hooks = state.hooks
    if hooks.beside_drawn is not None and not hooks.limited.issuperset(
        followers(state, seat).intersection(state.drawn)
    ):
        return None
    if playable(state, seat):
        return None
    ways = drawing(state, seat, NONE)
    return ways[0] if len(ways) == 1 else None


def pass_turn(state: State, seat: int, action: Action) -> None:
    """A seat misses its turn, keeps what it drew, or does nothing, which may block the round."""
    if state.hooks.before_pass is not None:
        state.hooks.before_pass(state, seat)
    if state.skips:
        miss_turn(state, seat)
        next_turn(state)
        return
    if state.drawn:
        state.add(kept(seat))
        next_turn(state)
        _idle(state, seat)
        return
    state.add(passed(seat))
    if state.debt:
        state.add(DEBT_SETTLED)
    if not end_if_blocked(state, seat):
        next_turn(state)
        _idle(state, seat)


def _idle(state: State, seat: int) -> None:
    """A turn without a play is over."""
    if state.hooks.idle_turn is not None and state.phase == "play":
        state.hooks.idle_turn(state, seat)


# Whose turn comes next


def next_turn(state: State) -> None:
    """The turn moves on. A debt no card can answer is drawn at once (source: S3, "A 7 causes").

    It costs the turn, except where a penalty doesn't.
    """
    hooks = state.hooks
    if state.table.empty_stock and end_with_stock(state):
        return
    if not (state.debt or state.skips or state.misses) and (hooks.moves_on or all(state.hands)):
        coming = hooks.next_turns[state.direction][state.turn]
        state.events.append(coming)
        coming.apply(state)
        return
    following = next_seat(state) if state.skips or state.misses else state.seat_after(state.turn)
    if not state.debt or is_asked_to_answer(state, following):
        state.add(turn_came(following))
        return
    misses = state.table.after_penalty == "turn ends"
    if misses:
        state.add(Skipped(following))
    pay_debt(state, following)
    if not misses:
        state.add(turn_came(following))
    elif not end_with_stock(state):
        state.add(turn_came(next_seat(state)))


def next_seat(state: State) -> int:
    """The seat that comes next, once those that have to miss a turn have missed it."""
    following = state.seat_after(state.turn)
    while _must_miss(state, following):
        miss_turn(state, following)
        following = state.seat_after(state.turn)
    return following


def _must_miss(state: State, seat: int) -> bool:
    return seat in state.misses or (state.skips > 0 and not fitting(state, seat))


def take_turn(state: State, seat: int) -> None:
    """The seat to move is asked for a card, or draws at once for a debt that no card can answer."""
    if end_with_stock(state):
        return
    if _must_miss(state, seat):
        miss_turn(state, seat)
        next_turn(state)
        return
    draws = state.debt and not is_asked_to_answer(state, seat)
    if draws:
        pay_debt(state, seat)
    # after a penalty it still takes its turn, or has lost it (source: OC-en and PE-li; S3, "loses a turn")
    if draws and state.table.after_penalty == "turn ends":
        next_turn(state)
    else:
        state.add(turn_came(seat))


def miss_turn(state: State, seat: int) -> None:
    """A seat misses this turn. A skip adds to the turns that it has to miss already.

    Where skips don't add up, the seats after it miss one each for the others that were played with it (source:
    more-cousins.md 6.10, "several Jacks in one play skip as many").
    """
    left = state.misses.count(seat)
    if not state.skips or state.table.skips_add_up:
        state.add(MissedTurn(seat, left + state.skips - 1))
        return
    others = state.skips - 1
    state.add(MissedTurn(seat, left))
    for _ in range(others):
        state.add(Skipped(state.seat_after(state.turn)))


def pay_debt(state: State, seat: int) -> None:
    draw_cards(state, seat, state.debt, "debt")
    state.add(DEBT_SETTLED)
