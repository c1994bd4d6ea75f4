"""Bluffing and challenging: when to play a last-resort card against the rule, and when to doubt one."""

from collections import Counter
from collections.abc import Iterable
from math import comb
from statistics import fmean

from engine.chance.stream import Chance
from engine.core.actions import Accept, Action, Challenge, Play
from engine.core.cards import rank_of
from engine.shedding.bots.weighing import Weighing
from engine.shedding.mechanics.bluffs import Challenges, Doubt
from engine.shedding.play import SheddingSeatView, SheddingState
from engine.shedding.restrictions import has_better

BLUFFS, BLUFFS_TO_STOP = 50, 3  # bluffs once in this many times, and once in this many when the next seat is nearly out
FOUND = 0.25  # of the plays that are challenged, so many turn out to be bluffs of a stranger
TRUST = range(10, 31)  # a stranger who can bluff is expected to once in this many times, picked at random from these


def without_bluff(view: SheddingSeatView, plays: tuple[Play, ...], chance: Chance) -> tuple[Play, ...]:
    """The honest plays, or once in a while the bluffs."""
    bluffs = tuple(play for play in plays if rank_of(play.cards[0]) in view.table.last_resort)
    if not bluffs or not has_better(view, view.seat, view.hand):
        return plays
    situation = Weighing(view)
    seldom = BLUFFS_TO_STOP if situation.nearly_out_next else BLUFFS
    if not situation.partner_next and not chance.below(seldom):  # to make a partner draw gains nothing
        return bluffs
    return tuple(play for play in plays if play not in bluffs)


def answer(view: SheddingSeatView, doubt: Doubt, chance: Chance) -> Action:
    """A challenge if it is likely to gain more than it costs. A partner is always believed.

    It reads what lies open: how many cards are left to hide something better in, what is at stake, and how often the
    player was found out. A right challenge saves the debt and makes the other player draw, which helps everyone else. A
    wrong one costs the penalty and the turn.
    """
    bluffs, honest = _found_out(view, doubt)
    trust = (1 + honest) / (1 + bluffs)  # next to a stranger
    return by_cost(view, doubt, likely_bluff(view, doubt, trust * TRUST[chance.below(len(TRUST))]))


def weighed_answer(view: SheddingSeatView, doubt: Doubt, worlds: Iterable[SheddingState]) -> Action:
    """As ``answer``, from worlds that the seat believes in, and what the player was found to do in this match."""
    bluff = fmean(isinstance(world.pending, Doubt) and world.pending.honest is False for world in worlds)
    bluffs, honest = _found_out(view, doubt)
    odds = bluff * (1 + bluffs) / (1 + FOUND * (bluffs + honest))
    return by_cost(view, doubt, odds / (odds + 1 - bluff))


def by_cost(view: SheddingSeatView, doubt: Doubt, bluff: float) -> Action:
    """A challenge if it gains more cards than it costs, where a play is so likely a bluff. A partner is believed."""
    owed, penalty = view.debt, view.table.challenge_penalty
    gain, loss = owed + (owed or penalty) / (view.table.seats - 1), penalty + 1
    believed = doubt.player in view.table.partners[view.seat]
    return Accept() if believed or bluff * gain <= (1 - bluff) * loss else Challenge()


def _found_out(view: SheddingSeatView, doubt: Doubt) -> tuple[int, int]:
    """The bluffs and the honest plays that challenges showed of this player, in this match."""
    shown = view.note(Challenges)
    return shown.by_seat[doubt.player] if shown else (0, 0)


def likely_bluff(view: SheddingSeatView, doubt: Doubt, trust: float) -> float:
    """The chance that the player held a better card, if such players bluff once in ``trust`` times."""
    honest = nothing_fits(view, doubt)
    bluff = (1 - honest) / trust
    return bluff / (bluff + honest)


def nothing_fits(view: SheddingSeatView, doubt: Doubt) -> float:
    """The chance that a hand drawn at random from all unseen cards holds no card that could have been played."""
    unseen = Counter(view.table.pack) - Counter(view.pile) - Counter(view.hand)
    better = sum(unseen[card] for card in doubt.better(view))
    held, total = len(view.hands[doubt.player]), unseen.total()
    return comb(total - better, held) / comb(total, held)
