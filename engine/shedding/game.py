"""The shedding games as one value: everything the rest of the project asks of them."""

from collections.abc import Mapping

from engine.core.game import Ahead, Game, ReadyMade
from engine.core.packs.french import JOKER, JOKERS
from engine.core.ruleset import RulesError
from engine.shedding import deal, effect_kinds, events, mechanics, play, position, rules
from engine.shedding.bots.ahead import answered_doubt, believe, chances, determinize, totals_if
from engine.shedding.bots.steady import say_first, steady
from engine.shedding.chapters import UNTIL_ABLE
from engine.shedding.effect_kinds import DRAW_CARDS, Effect
from engine.shedding.language import rulebook
from engine.shedding.language.advising import lessons, why
from engine.shedding.language.card_lines import WORDS as BOOK
from engine.shedding.language.telling import TELLING, highlights
from engine.shedding.play import begun
from engine.shedding.round_end import settlement
from engine.shedding.rules import Rules
from engine.words import Words, grouped

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


OF_SPECIAL_CARDS = ("effects", "cancels", "open_cards", "answered_by", "cancels_only")
READY_MADE: tuple[ReadyMade, ...] = (
    ReadyMade("draw-until", WORDS, lambda rules: {"draws": UNTIL_ABLE, "after_drawing": "drawn card"}),
    ReadyMade("stacking", WORDS, _stacking),
    ReadyMade("quick", WORDS, _quick),
    ReadyMade("no-specials", WORDS, lambda rules: dict.fromkeys(OF_SPECIAL_CARDS, ())),
    ReadyMade(  # Jokers are wild by themselves, unless they are a last resort or do something else
        "wild-jokers",
        WORDS,
        lambda rules: {
            "jokers": 2,
            "last_resort": tuple(rank for rank in rules.last_resort if rank != JOKER),
            "effects": tuple((name, effect) for name, effect in rules.effects if name not in (JOKER, *JOKERS)),
        },
    ),
)

SHEDDING = Game(
    rules=Rules,
    begun=begun,
    settlement=lambda rules, totals, winners: settlement(rules.table, totals, winners),
    records=(rules, position, play, effect_kinds, deal, events, *mechanics.MECHANICS),
    ready_made=READY_MADE,
    steady=steady,
    say_first=say_first,
    determinize=determinize,
    ahead=Ahead(believe, answered_doubt, chances, totals_if),
    why=why,
    telling=TELLING,
    highlights=highlights,
    book=lambda rules, base: rulebook.texts(rules.table, base.table),
    in_short=lambda rules: rulebook.in_short(rules.table),
    dealer=lambda rules: rulebook.dealer(rules.table),
    too_long=lambda rules: BOOK("too-long", count=grouped(rules.longest_round)),
    lessons=lessons,
)
