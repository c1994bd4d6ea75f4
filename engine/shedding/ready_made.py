"""A few sets of house rules to start from. Each goes on top of whatever a table plays."""

from collections.abc import Mapping

from engine.core.game import ReadyMade
from engine.core.packs.french import JOKER, JOKERS
from engine.core.ruleset import RulesError
from engine.shedding.chapters import UNTIL_ABLE
from engine.shedding.effects import DRAW_CARDS, Effect
from engine.shedding.rules import Rules
from engine.words import Words

QUICK_TARGET, QUICK_ROUNDS, QUICK_HAND = 50, 3, 5  # just enough to count for the leaderboard

WORDS = Words("engine.shedding.ready_made")


def _stacking(rules: Rules) -> Mapping[str, object]:
    """A game without draw cards gets some, of Twos if possible. Raises RulesError if every rank is taken."""
    if not rules.table.kinds_of_effects.isdisjoint(DRAW_CARDS):
        return {"stacking": "any draw card"}
    ranks = rules.table.kind_of_pack.ranks
    busy = {name[0] for name, _ in rules.effects} | {*rules.wild, *rules.last_resort}
    free = next((rank for rank in (ranks[1], *ranks) if rank not in busy), None)
    if free is None:
        raise RulesError(WORDS.message("every-rank-is-busy"))
    return {"stacking": "any draw card", "effects": (*rules.effects, (free, Effect("draw", 2)))}


def _quick(rules: Rules) -> Mapping[str, object]:
    hand = {"deal": min(rules.deal, QUICK_HAND)}
    if not rules.field(rules.aim).applies(rules):
        return hand
    most = {"target": QUICK_TARGET, "rounds_to_win": 1, "rounds_to_play": QUICK_ROUNDS}[rules.aim]
    return hand | {rules.aim: min(rules.field(rules.aim).of(rules), most)}


def _wild_jokers(rules: Rules) -> Mapping[str, object]:
    """Jokers are wild by themselves, unless they are a last resort or do something else."""
    return {
        "jokers": 2,
        "last_resort": tuple(rank for rank in rules.last_resort if rank != JOKER),
        "effects": tuple((name, effect) for name, effect in rules.effects if name not in (JOKER, *JOKERS)),
    }


OF_SPECIAL_CARDS = ("effects", "cancels", "open_cards", "answered_by", "cancels_only")
READY_MADE: tuple[ReadyMade, ...] = (
    ReadyMade("draw-until", WORDS, lambda rules: {"draws": UNTIL_ABLE, "after_drawing": "drawn card"}),
    ReadyMade("stacking", WORDS, _stacking),
    ReadyMade("quick", WORDS, _quick),
    ReadyMade("no-specials", WORDS, lambda rules: dict.fromkeys(OF_SPECIAL_CARDS, ())),
    ReadyMade("wild-jokers", WORDS, _wild_jokers),
)
