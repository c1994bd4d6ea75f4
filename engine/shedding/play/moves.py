"""The moves of the shedding games, for every Rules: what may be done, and what happens then.

Source: kings-reverse-crazy-eights-countdown.txt ("S3"), and those named next to each rule.
"""

from dataclasses import replace
from itertools import pairwise

from engine.core.actions import (
    NOTHING,
    Accept,
    Action,
    AddRule,
    Call,
    Catch,
    Challenge,
    Deal,
    Decline,
    Draw,
    Give,
    Guess,
    IllegalAction,
    Nominate,
    Pass,
    Play,
    Refusal,
    Say,
)
from engine.core.cards import JOKERS, Card, in_order, rank_of
from engine.core.events import Event, Record
from engine.shedding.events.bluffs import Accepted, Challenged, DoubtAsked, TakenBack
from engine.shedding.events.deal import Nominated
from engine.shedding.events.drawing import Drew, Kept, turn_goes_on
from engine.shedding.events.etiquette import RuleHidden, Spoke
from engine.shedding.events.gifts import Gave, GivingAsked, GivingOver
from engine.shedding.events.last_card import CallDue, Called, Caught
from engine.shedding.events.plays import JumpedIn, RankAsked, played
from engine.shedding.events.rule_making import RuleAdded
from engine.shedding.events.turns import MissedTurn, Passed, PlaysAgain, TurnCame
from engine.shedding.legal import reasons
from engine.shedding.legal.again import drawing_ends_turn, draws_now, lets_play_again
from engine.shedding.legal.legal_moves import (
    DRAW,
    PASS,
    can_draw,
    drawing,
    gifts,
    has_better,
    is_silent,
    options,
    playable,
    wins_when_empty,
)
from engine.shedding.legal.matching import ANY_SUIT, suit_laid
from engine.shedding.pending import Adding, Doubt, Giving
from engine.shedding.play.acting import let_act, let_all_draw
from engine.shedding.play.dealing import deal_round, starter_acts
from engine.shedding.play.fines import Faults, faults, guess, settle_talk
from engine.shedding.play.goals import end_round, hand_emptied
from engine.shedding.play.stock import draw_cards, draw_on
from engine.shedding.play.turns import after_penalty, miss_turn, next_turn, pay_debt, settle, take_turn
from engine.shedding.rules.chapters.drawing import UNTIL_ABLE
from engine.shedding.rules.choices import CallWord, Goal, LastCall
from engine.shedding.rules.rules import Rules
from engine.shedding.state import State
from engine.shedding.view import Position, SheddingSeatView, SheddingView, what_is_known


def start(rules: Rules, seed: str) -> State:
    """A match before its first deal. In countdown, scores start at the number of cards dealt."""
    total = 0 if rules.goal == Goal.ROUND else rules.deal
    return State(rules=rules, seed=seed, totals=(total,) * rules.seats, hands=((),) * rules.seats)


# What may be done

_NONE_TO_NAME = (None,)  # the only suit or rank that a play may name when there is none to pick


def check(position: Position, seat: int, action: Action) -> Refusal | None:
    """Why a seat may not do this now, or None when it may."""
    if type(action) is Play:
        return _check_play(position, seat, action)
    now = options(position, seat)
    if action in now.actions:
        return None
    if (type(action) is Say and action.phrase in now.phrases) or (type(action) is Guess and action.rule in now.guesses):
        return None
    return reasons.not_allowed(position, seat, action, now)


def _check_play(position: Position, seat: int, play: Play) -> Refusal | None:
    after = options(position, seat, play.cards) if play.cards else NOTHING
    if not after.complete:
        return reasons.not_playable(position, seat, play, options(position, seat))
    if play.suit not in (after.suits or _NONE_TO_NAME):
        return reasons.wrong_suit(position, seat, play, after)
    if play.rank not in (after.ranks or _NONE_TO_NAME):
        return reasons.wrong_rank(position, play, after)
    if play.sequence is not None:
        return reasons.no_sequence(play)
    return None if after.call or not play.call else reasons.nothing_to_call(position)


# What may be known


def public_view(state: State) -> SheddingView:
    """What the public may know."""
    return SheddingView(**what_is_known(state, None))


def view(state: State, seat: int) -> SheddingSeatView:
    """What a seat may know, with its options."""
    return SheddingSeatView(seat=seat, **what_is_known(state, seat), options=options(state, seat))


# What happens then


def act(state: State, seat: int, action: Action) -> tuple[State, list[Event[State]]]:
    """The state after an action, and what happened. Raises IllegalAction and changes nothing when refused."""
    refusal = check(state, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    record = Record(state)
    if state.uncalled and state.rules.call == LastCall.AUTOMATIC and type(action) is not Call:
        _punish_silence(record, seat, action)
    _let_happen(record, seat, action)
    return record.state, record.events


def _let_happen(record: Record[State], seat: int, action: Action) -> None:
    match action:
        case Play():
            _play(record, seat, action)
        case Draw():
            _draw(record, seat)
        case Pass():
            _pass(record, seat)
        case Call():
            record.add(Called(seat, _word_due(record.state, seat)))
        case Catch():
            word = _word_due(record.state, action.seat)
            record.add(Caught(action.seat, seat, word, record.state.count(action.seat)))
            _draw_for_silence(record, action.seat, word)
        case Say():
            record.add(Spoke(seat, action.phrase))
        case Guess():
            guess(record, seat, action)
        case _:
            _answer(record, seat, action)


def _answer(record: Record[State], seat: int, action: Action) -> None:
    match action, record.state.pending:
        case Nominate(suit), _:
            record.add(Nominated(seat, suit))
            starter_acts(record)
        case Give() as give, Giving(to):
            _give(record, seat, give, to)
        case Decline(), _:
            record.add(GivingOver(seat, given=False))
            _end_turn(record, seat)
        case Accept(), Doubt() as doubt:
            _accept(record, seat, doubt)
        case Challenge(), Doubt() as doubt:
            _challenge(record, seat, doubt)
        case AddRule(offer), Adding() as adding:
            _add_rule(record, seat, adding, offer)
        case Deal(), _:
            deal_round(record)


def _punish_silence(record: Record[State], acting: int, action: Action) -> None:
    """A player who did not say their word before the next action draws (source: S3, "before the next player takes").

    That may be the player's own action, if the turn came straight back. Then their last card is played first.
    """
    doubt = record.state.pending if type(action) is Challenge else None
    for seat in record.state.uncalled:
        plays = seat == acting and type(action) is Play
        takes_back = isinstance(doubt, Doubt) and doubt.player == seat and not doubt.honest
        if not plays and not takes_back:  # what is taken back are the cards for which the call was due
            _draw_for_silence(record, seat, _word_due(record.state, seat))


def _word_due(state: State, seat: int) -> CallWord:
    return state.rules.words_due.get(state.count(seat), state.rules.call_word)


def _draw_for_silence(record: Record[State], seat: int, word: CallWord) -> None:
    draw_cards(record, seat, record.state.rules.call_penalty, "call", word)
    if seat in record.state.uncalled:
        record.add(Drew(seat, (), 0, "call", word))


def _forgotten(state: State, seat: int, play: Play) -> CallWord | None:
    """The word for which this play costs cards: one due before it, or one that should have come with the last card."""
    if state.uncalled and is_silent(state, seat):
        return _word_due(state, seat)
    silent = not play.call and len(state.hands[seat]) == len(play.cards)
    return state.rules.words_due.get(0) if silent else None


def _play(record: Record[State], seat: int, play: Play) -> None:
    state, rules = record.state, record.state.rules
    top, special = state.pile[-1], not rules.plain.issuperset(play.cards)
    forgotten = _forgotten(state, seat, play)
    if seat != state.turn:
        record.add(JumpedIn(seat))
    broken = faults(state, seat, play.cards) if rules.hides else None
    filled = broken is not None and broken.any
    doubt = _doubt(state, seat, play.cards) if special and not (forgotten or filled) else None
    _put_down(record, seat, play, forgotten, filled=filled)
    if broken is not None:
        settle_talk(record, seat, broken)
    if (special or state.debt) and _something_comes_of(record, seat, play, top, doubt):
        return
    _end_turn(record, seat, called=play.call, again=special and lets_play_again(rules, play.cards))


def _something_comes_of(record: Record[State], seat: int, play: Play, top: Card, doubt: Doubt | None) -> bool:
    """Let cards act that were played on ``top``. Whether something else has to be done before the turn ends."""
    rules, left = record.state.rules, record.state.hands[seat]
    if left or rules.last_card_counts or not wins_when_empty(record.state, seat):
        let_act(record, play.cards, top)
        if rules.all_drawing and not (doubt and left):
            let_all_draw(record, seat, play.cards)
        to = record.state.others(seat) * gifts(rules, play.cards) if rules.giving else ()
        if to and left:
            record.add(GivingAsked(seat, to, record.state.turn))
            return True
        _left_out(record, to)
    if not doubt or not left:
        return False
    if not play.call:
        _call_due(record, seat)
    _doubt_begins(record, doubt)
    return True


def _put_down(record: Record[State], seat: int, play: Play, forgotten: CallWord | None, *, filled: bool) -> None:
    """The cards go on the pile, with all that is picked, asked for and said. ``filled``: the hand gets cards for it."""
    picks = not record.state.rules.picking.isdisjoint(play.cards)
    suit = suit_laid(record.state, seat, play.cards, play.suit) if picks else None
    if suit is None and play.cards[-1] in JOKERS and (forgotten or filled):
        suit = ANY_SUIT  # a joker that would have won, and brought cards instead
    record.add(played(seat, play.cards, suit, suit == play.suit))
    if play.rank:
        record.add(RankAsked(seat, play.rank))
    if play.call:
        record.add(Called(seat, _word_due(record.state, seat)))
    if forgotten:
        _draw_for_silence(record, seat, forgotten)


def _end_turn(record: Record[State], seat: int, *, called: bool = False, again: bool = False) -> None:
    """The turn moves on, or stays, before a call is due, so that it is still due if the turn comes straight back."""
    held = record.state.hands[seat]
    if not held and hand_emptied(record, seat):
        return
    if again and record.state.hands[seat]:  # it plays again only if it has cards to play
        record.add(PlaysAgain(seat))
    else:
        next_turn(record)
    if held and not called:
        _call_due(record, seat)


def _call_due(record: Record[State], seat: int) -> None:
    if len(record.state.hands[seat]) in record.state.rules.words_due:
        record.add(CallDue(seat))


def _draw(record: Record[State], seat: int) -> None:
    """Drawing repeats by itself while nothing else can be done: until a card fits, or up to the number due."""
    if record.state.rules.hides and not record.state.drawn:
        settle_talk(record, seat, faults(record.state, seat, ()))
    if record.state.debt:
        pay_debt(record, seat)
        after_penalty(record, seat)
        return
    drew = draw_on(record, seat)
    while (only := _only_way(record.state, seat)) is DRAW and drew:
        drew = draw_on(record, seat)
    if only is PASS:
        next_turn(record)
    else:
        record.add(turn_goes_on(seat))


def _only_way(state: State, seat: int) -> Action | None:
    """To draw or to pass, if a seat that has drawn can do nothing else."""
    if drawing_ends_turn(state) and len(state.drawn) >= draws_now(state) != UNTIL_ABLE:
        return PASS
    if cards := playable(state, seat):
        return None
    ways = drawing(state, seat, cards)
    return ways[0] if len(ways) == 1 else None


def _pass(record: Record[State], seat: int) -> None:
    if record.state.rules.hides:
        settle_talk(record, seat, Faults(len(record.state.said)))  # no rule is about a pass
    if record.state.skips:
        miss_turn(record, seat)
        next_turn(record)
        return
    if record.state.drawn:
        record.add(Kept(seat))
        next_turn(record)
        return
    record.add(Passed(seat))
    settle(record)
    if not _blocked(record, seat):
        next_turn(record)


def _blocked(record: Record[State], seat: int) -> bool:
    """Whether a full circle of passes has ended the round.

    The turn of the next seat counts as one if it drew last, and can neither play nor draw (source: rulings.md, "the
    last card in vain").
    """
    state = record.state
    following, circle = state.seat_after(seat), 1 + len(state.others(seat))
    in_vain = state.drawer == following and not playable(state, following) and not can_draw(state, following)
    blocked = state.passes + in_vain == circle
    if blocked:
        end_round(record, "blocked", None)
    return blocked


def _add_rule(record: Record[State], seat: int, adding: Adding, offer: int) -> None:
    if adding.manners:
        record.add(RuleHidden(seat, adding.manners[offer]))
    else:
        taken = adding.offers[offer]
        record.add(RuleAdded(seat, taken.rule, taken.value, getattr(record.state.rules, taken.rule)))


# Giving cards away (source: S3, "The Ace of spades allows the player to give one card")


def _left_out(record: Record[State], seats: tuple[int, ...]) -> None:
    """Where a hand has no card left to give, the others draw instead."""
    for seat in seats:
        draw_cards(record, seat, 1, "gift")


def _give(record: Record[State], seat: int, give: Give, to: tuple[int, ...]) -> None:
    record.add(Gave(seat, to[0], give.card))
    if to[1:] and record.state.hands[seat]:
        return
    _left_out(record, to[1:])
    record.add(GivingOver(seat, given=True))
    if give.call:
        record.add(Called(seat, _word_due(record.state, seat)))
    elif not record.state.hands[seat] and 0 in record.state.rules.words_due:
        _draw_for_silence(record, seat, _word_due(record.state, seat))
    _end_turn(record, seat, called=give.call)


# Bluff and challenge (source: S3, "When a joker is played, the next player can challenge")


def _doubt(state: State, seat: int, cards: tuple[Card, ...]) -> Doubt | None:
    """The doubt there will be about these cards, judged before they are played."""
    if not state.rules.bluffing or rank_of(cards[0]) not in state.rules.last_resort:
        return None
    held = list(state.hands[seat])
    for card in cards:
        held.remove(card)
    honest = not has_better(state, seat, held)
    before = (state.suit, state.debt, state.direction, state.passes)
    since = (state.drawer, state.skips, state.rank, state.asker)
    return Doubt(seat, cards, *before, seat, in_order(held), honest, *since)


def _doubt_begins(record: Record[State], doubt: Doubt) -> None:
    """The next seat is asked. If it is the player's turn again, the seat that would have been next is asked."""
    again = lets_play_again(record.state.rules, doubt.cards)
    after = doubt.player if again else record.state.seat_after(record.state.turn)
    asked = after if after != doubt.player else record.state.seat_after(doubt.player)
    record.add(DoubtAsked(asked, replace(doubt, after=after)))


def _accept(record: Record[State], seat: int, doubt: Doubt) -> None:
    record.add(Accepted(seat))
    let_all_draw(record, doubt.player, doubt.cards)
    if lets_play_again(record.state.rules, doubt.cards):
        record.add(PlaysAgain(doubt.player))
    else:
        take_turn(record, doubt.after)


def _challenge(record: Record[State], seat: int, doubt: Doubt) -> None:
    """A caught bluff also pays the debt that its cards cancelled. One that they raised is part of the debt now."""
    record.add(Challenged(seat, doubt.player, doubt.held, bool(doubt.honest)))
    owed, rules = record.state.debt, record.state.rules
    penalty = rules.challenge_penalty
    if doubt.honest:
        draw_cards(record, seat, owed + penalty, "bluff")
        let_all_draw(record, doubt.player, doubt.cards)
        settle(record)
        _after_wrong_challenge(record, seat, doubt)
    else:
        on_pile = record.state.pile[-len(doubt.cards) - 1 :]
        cancelled = any(rules.cancels_debt(card, below) for below, card in pairwise(on_pile))
        passed = _take_back(record, doubt, (owed or penalty) + (doubt.debt if cancelled else 0))
        if not (passed and _blocked(record, doubt.player)):
            take_turn(record, seat)


def _after_wrong_challenge(record: Record[State], seat: int, doubt: Doubt) -> None:
    """The seat loses its turn, if that was next. A skip or a turn that it had to miss goes with it."""
    if lets_play_again(record.state.rules, doubt.cards):
        record.add(PlaysAgain(doubt.player))
    elif doubt.after != seat:
        record.add(TurnCame(doubt.after))
    else:
        if record.state.skips or seat in record.state.misses:
            miss_turn(record, seat)
        next_turn(record)


def _take_back(record: Record[State], doubt: Doubt, penalty: int) -> bool:
    """A bluff is undone. If nothing can be drawn for it, it counts as a pass. Returns whether it did."""
    before = doubt.suit, doubt.direction, doubt.passes, doubt.drawer
    over = doubt.asker in record.state.passing(doubt.player, record.state.turn)
    asked = (None, None) if over else (doubt.rank, doubt.asker)
    record.add(TakenBack(doubt.player, doubt.cards, *before, *asked))
    if doubt.skips:
        record.add(MissedTurn(doubt.player, doubt.skips - 1))
    able = can_draw(record.state, doubt.player)
    draw_cards(record, doubt.player, penalty, "bluff")
    if not able:
        record.add(Passed(doubt.player))
    return not able
