"""Steady: keeps its wild cards, sheds the costliest cards, picks its longest suit and draws only when it must.

A play is valued in points: cards shed, wild cards kept, what may follow, what the next seat loses.
"""

from collections.abc import Sequence
from math import comb

from engine.chance import Chance
from engine.core.actions import Accept, Action, Call, Catch, Challenge, Draw, Give, Nominate, PickDirection, Play, Say
from engine.core.cards import Card, rank_of, suit_of
from engine.core.match import without_cards
from engine.core.plays import complete_plays
from engine.shedding.effect_kinds import ALL_DRAW, Effect
from engine.shedding.effects import lets_play_again
from engine.shedding.legal import PASS, asked_with
from engine.shedding.matching import leaves_suit, matches, suit_laid, wild_cards
from engine.shedding.mechanics.bluffs import Challenges, Doubt
from engine.shedding.mechanics.gifts import Giving
from engine.shedding.mechanics.hidden_rules import NEVER, demands
from engine.shedding.play import SheddingSeatView
from engine.shedding.restrictions import has_better
from engine.shedding.several import is_unanswered, why_not_last

OUT = 10_000  # no cards left
CARD = 12  # one card fewer, on top of what it costs
KEPT = 40  # a wild card kept for later
GIFT = 4  # a card given away after the play
FOLLOWING = 2  # a card in hand that may follow the play
LOSS = 10  # a card the next seat draws or a turn it misses: one opponent counts as much as all
NEARLY_OUT = 2  # a next seat with this many cards or fewer loses twice as much
STUCK = 30  # one card left that can't be the last
DRAWN = 5  # points that a card costs which is drawn for a question, or as none is left
ANNOUNCED = 20  # all cards that are left could go in the next turn
AGAIN = 8  # another turn with a card that may follow, or the card that is drawn without one
LAST = 1  # wild cards are no longer kept when an opponent has this many cards or fewer
BLUFFS, BLUFFS_TO_STOP = 50, 3  # bluffs once in this many times, and once in this many when the next seat is nearly out
TRUST = range(10, 31)  # a stranger who can bluff is expected to once in this many times, picked at random from these


def steady(view: SheddingSeatView, chance: Chance) -> Action:
    """Calls first. After those comes the pending step, then the best play, and then any other action."""
    for action in view.options.actions:
        caught = isinstance(action, Catch) and action.seat not in view.table.partners[view.seat]
        if caught or isinstance(action, Call):
            return action
    if view.options.rules_to_add:
        return chance.one_of(view.options.rules_to_add)
    if view.on_turn and isinstance(view.pending, Doubt) and Challenge() in view.options.actions:
        return _answer(view, view.pending, chance)
    if view.on_turn and view.pending:
        return max(chance.shuffled(view.options.actions), key=Weighing(view).preference)
    plays = _without_bluffs(view, complete_plays(view), chance)
    if view.table.grows == "hidden":  # it forbids nothing if it forbids all
        plays = [play for play in plays if NEVER not in demands(view, play.cards)] or plays
    if plays:
        return say_first(view, max(chance.shuffled(plays), key=Weighing(view).worth))
    # who may draw as many as they like has enough with one: measured, as more cost more than they bring
    stops = view.table.draws_freely and view.drawn and PASS in view.options.actions
    return PASS if stops else say_first(view, view.options.actions[0])


def say_first(view: SheddingSeatView, action: Action) -> Action:
    """The phrase a hidden rule asks for before this action, or the action."""
    draws = isinstance(action, Draw) and not view.drawn  # only the first draw of a turn is an occasion
    if not view.hooks.talk or not (draws or isinstance(action, Play)):
        return action
    asked = demands(view, action.cards if isinstance(action, Play) else ())
    unsaid = (each for each in view.may_say(view.seat) if isinstance(each, Say) and each.phrase in asked)
    return next(unsaid, action)


def _without_bluffs(view: SheddingSeatView, plays: tuple[Play, ...], chance: Chance) -> Sequence[Play]:
    """The honest plays, or once in a while the bluffs."""
    bluffs = tuple(play for play in plays if rank_of(play.cards[0]) in view.table.last_resort)
    if not bluffs or not has_better(view, view.seat, view.hand):
        return plays
    weighing = Weighing(view)
    seldom = BLUFFS_TO_STOP if weighing.nearly_out_next else BLUFFS
    if not weighing.partner_next and not chance.below(seldom):  # to make a partner draw gains nothing
        return bluffs
    return tuple(play for play in plays if play not in bluffs)


def _answer(view: SheddingSeatView, doubt: Doubt, chance: Chance) -> Action:
    """An answer by what lies open: how many cards are left to hide something better in, and how often it was so."""
    bluffs, honest = found_out(view, doubt)
    trust = (1 + honest) / (1 + bluffs) * chance.one_of(TRUST)
    would_fit = doubt.better(view).__contains__
    seen = *view.pile, *view.hand
    better = sum(map(would_fit, view.table.pack)) - sum(map(would_fit, seen))
    held, total = len(view.hands[doubt.player]), len(view.table.pack) - len(seen)
    nothing_fits = comb(total - better, held) / comb(total, held)  # in a hand drawn at random from unseen cards
    bluff = (1 - nothing_fits) / trust
    return answer_by_cost(view, doubt, bluff / (bluff + nothing_fits))


def found_out(view: SheddingSeatView, doubt: Doubt) -> tuple[int, int]:
    """The bluffs and the honest plays that challenges showed of this player, in this match."""
    shown = view.note(Challenges)
    return shown.by_seat[doubt.player] if shown else (0, 0)


def answer_by_cost(view: SheddingSeatView, doubt: Doubt, bluff: float) -> Action:
    """A challenge if it gains more cards than it costs, where a play is so likely a bluff. A partner is believed."""
    owed, penalty = view.debt, view.table.challenge_penalty
    gain = owed + (owed or penalty) / (view.table.seats - 1)  # the debt, and what another draws, which helps all others
    loss = penalty + 1  # and the turn
    believed = doubt.player in view.table.partners[view.seat]
    return Accept() if believed or bluff * gain <= (1 - bluff) * loss else Challenge()


class Weighing:
    """A situation in which plays are weighed."""

    def __init__(self, view: SheddingSeatView) -> None:
        self.view, self.table, self.seat = view, view.table, view.seat
        self.wild = wild_cards(view, self.seat).intersection(view.hand)
        self.others = view.others(self.seat)
        opponents = [seat for seat in self.others if seat not in self.table.partners[self.seat]]
        self.partner_next = self.others[0] not in opponents
        self.nearly_out_next = view.count(self.others[0]) <= NEARLY_OUT and not self.partner_next
        late = self.table.goal == "round" and min(map(view.count, opponents), default=0) <= LAST
        self._kept = frozenset[Card]() if late else self.wild
        each = LOSS / max(1, len(opponents))
        self._gains = [each if seat in opponents else -each for seat in self.others]  # for a card that each draws
        self._loss = 2 * each if self.nearly_out_next else self._gains[0]

    def worth(self, play: Play) -> float:
        cards, table = play.cards, self.table
        left = without_cards(self.view.hand, cards)
        given = sum(table.gifts.get(card, 0) for card in cards) * len(self.others) if table.giving else 0
        not_out = table.cardless and why_not_last(self.view, self.seat, cards)
        unanswered = is_unanswered(self.view, self.seat, cards)
        if len(left) <= given and not (not_out or unanswered):
            return OUT + sum(table.worth_last[cards[-1]])
        points: float = (
            sum(-KEPT if card in self._kept else CARD + table.price_of[card] for card in cards) + GIFT * given
        )
        if len(left) == 1 and table.never_last.issuperset(left):
            points -= STUCK
        if unanswered or (not_out and not left):
            points -= CARD + DRAWN
        if play.call and table.announces:
            points += ANNOUNCED
        following = self._following(play, left)
        if lets_play_again(table, cards):
            points += AGAIN if following or self.wild.intersection(left) else -AGAIN
        points += FOLLOWING * following
        effects = [table.effect_of[card] for card in cards if card in table.effect_of]
        return points + self._lost(effects) if effects else points

    def _lost(self, effects: Sequence[Effect]) -> float:
        """The points for what others draw, and for the turns that the next seat misses."""
        missed, back, each = 0, 0, 0
        for effect in effects:
            if effect.kind == "draw":
                missed += effect.count + (self.table.after_penalty != "play on")
            elif effect.kind == "skip" or (effect.kind == "reverse" and self.table.reverse_skips):
                missed += effect.count
            elif effect.kind in ("draw back", "previous draws"):
                back += effect.count + (effect.kind == "draw back")
            elif effect.kind in ALL_DRAW:
                each += effect.count
        return self._loss * missed + (self._gains[-1] * back + sum(self._gains) * each)

    def preference(self, action: Action) -> tuple[int, int, bool]:
        """The value of a choice for a step. Any gift is good: it makes the hand smaller. Wild cards are given last."""
        if isinstance(action, Nominate):  # the longest suit
            return 1, sum(suit_of(card) == action.suit for card in self.view.hand if card not in self.wild), False
        if isinstance(action, PickDirection):  # the next player has more cards
            following = self.others[0 if action.direction == self.view.direction else -1]
            return 1, self.view.count(following), False
        if not isinstance(action, Give) or not isinstance(self.view.pending, Giving):
            return 0, 0, False
        to_partner = self.view.pending.to[0] in self.table.partners[self.seat]
        price = self.table.price_of[action.card]
        return 1 + (action.card not in self.wild), -price if to_partner else price, action.call

    def _following(self, play: Play, left: Sequence[Card]) -> int:
        last = play.cards[-1]
        if (asked := asked_with(self.table, play)) is not None:
            return sum(asked in (rank_of(card), card) for card in left)
        if leaves_suit(self.view, play.cards):
            suit = suit_laid(self.view, self.seat, play.cards, None)
            return sum(suit_of(card) == suit for card in left)
        tame = [card for card in left if card not in self.wild]
        return sum(card in self.table.free or matches(self.table, card, last, play.suit) for card in tame)
