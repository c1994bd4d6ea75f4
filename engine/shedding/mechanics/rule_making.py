"""Rules that grow during a match: what the winner of a round may add, and how each addition is said.

Only rules of play are offered. Those of the table and of the score stay, because hands and totals count by them.
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain, islice
from typing import Any, Self, TypeAlias

from engine.chance import Chance
from engine.core.actions import Action, AddRule, Options, Refusal
from engine.core.cards import EVERY_RANK, RANKED, Card, cards_of, named, rank_of
from engine.core.rule import AnyRule, CardTable, Number, RankList, by_card
from engine.core.ruleset import RulesError, shared
from engine.shedding.chapters import AS_MANY_AS_LIKED, FIRST_WORDS, OTHER_WORDS, SCORE, TABLE
from engine.shedding.effect_kinds import ADDABLE, Effect
from engine.shedding.events import OfSeat
from engine.shedding.mechanics.hidden_rules import OFFERED, Manner, RuleHidden, chance_after_round, to_hide
from engine.shedding.position import Hooks, Note, SheddingPosition, State, Step
from engine.shedding.restrictions import WORDS as REFUSALS
from engine.shedding.rules import Rules, with_rule
from engine.shedding.table import Table
from engine.words import Words, and_listed

TABLES = 3  # of them from each table of cards
# At most so many cards to draw, or players to skip: a round should not hang on one card.
EFFECTS = frozenset(effect for effect in ADDABLE if effect.count <= 4)
MOST = 25  # values of a number that are looked at
NEAR = 3  # how many of them up and down from the present one may be picked

# What no winner is offered. By the same chance a stored match would be offered something else with it.
YOUNGER_RULES = (
    *("matching", "still_fitting", "apart", "again_in_suit", "penalties_add_up", "cancels_leave_suit", "skips_add_up"),
    *("questions", "answers", "unanswered", "cardless"),
)
YOUNGER_VALUES: dict[str, tuple[object, ...]] = {
    "call": ("to go out", "announced", "with last card"),
    "call_word": FIRST_WORDS[FIRST_WORDS.index("mao") + 1 :],
    "second_call": ("at three",),
    "second_word": OTHER_WORDS[OTHER_WORDS.index("po makale") + 1 :],
    "wild_starter": ("bottom card",),
    "draws": (AS_MANY_AS_LIKED,),
}

# For an offer: a rule, and its new value, of a table only for some cards: few of very many are looked at, and made.
Candidate: TypeAlias = tuple[AnyRule, object, tuple[Card, ...]]

WORDS = Words(__name__)


@dataclass(frozen=True)
class Addition:
    """A rule that a seat added after a round, with its value ``before``."""

    seat: int
    round: int
    rule: str
    value: Any
    before: Any


@dataclass(frozen=True)
class Additions(Note):
    """The rules that players have added to a match."""

    open = True
    made: tuple[Addition, ...]


def added(position: SheddingPosition) -> tuple[Addition, ...]:
    note = position.note(Additions)
    return note.made if note else ()


def take_part(table: Table, hooks: Hooks) -> None:
    if table.grows != "not":
        hooks.round_over = _ask_winner


@dataclass(frozen=True)
class Offer:
    """A rule that a player may add. It may also go back to what it was before."""

    rule: str  # its name
    value: object


@dataclass(frozen=True)
class Adding(Step):
    """Before the next deal the winner of the round may add one of these rules."""

    between_rounds = True
    seat: int
    offers: tuple[Offer, ...]
    manners: tuple[Manner | None, ...] = ()  # hidden ones, which are None for the other seats

    def choices(self, table: Table, hand: tuple[Card, ...]) -> tuple[Action, ...]:
        return tuple(map(AddRule, range(len(self.offers) + len(self.manners))))

    def take(self, state: State, seat: int, action: Action) -> None:
        if isinstance(action, AddRule) and self.manners:
            state.add(RuleHidden(seat, self.manners[action.offer]))
        elif isinstance(action, AddRule):
            offer = self.offers[action.offer]
            state.add(RuleAdded(seat, offer.rule, offer.value, getattr(state.rules, offer.rule)))

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, manners=(None,) * len(self.manners))


@dataclass(frozen=True)
class RuleAsked(OfSeat):
    """The winner of the round may add one of these rules before the next deal."""

    offers: tuple[Offer, ...]
    manners: tuple[Manner | None, ...] = ()

    def apply(self, state: State) -> None:
        state.turn, state.pending = self.seat, Adding(self.seat, self.offers, self.manners)
        state.asked += 1

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, manners=(None,) * len(self.manners))


@dataclass(frozen=True)
class RuleAdded(OfSeat):
    """A seat added a rule to the match: ``rule`` is its name, and ``before`` the value that it had."""

    rule: str
    value: object
    before: object

    def apply(self, state: State) -> None:
        state.rules = shared(with_rule(state.rules, self.rule, self.value))
        state.find()
        addition = Addition(self.seat, state.round, self.rule, self.value, self.before)
        state.remember(Additions((*added(state), addition)))
        state.pending = None
        state.asked += 1


def no_rule(position: SheddingPosition, seat: int, action: Action, options: Options) -> Refusal:
    key = "rules-stay" if position.table.grows == "not" else "rules-between-rounds"
    if isinstance(position.pending, Adding):
        key = "not-offered" if position.pending.seat == seat else "winner-adds"
    return Refusal("grows", REFUSALS.message(key))


def _ask_winner(state: State) -> None:
    """The winner of a round may add a rule, also of a round that was blocked."""
    winner = state.sheet[-1].winner
    if winner is None:
        return
    chance, hides = chance_after_round(state), state.table.grows == "hidden"
    offers = () if hides else _offers(state.rules, added(state), chance.seed)
    manners = to_hide(state, chance, OFFERED) if hides else ()
    if offers or manners:
        state.add(RuleAsked(winner, offers, manners))


@lru_cache(64)  # they take long to find, and a round that is played out often ends as often
def _offers(rules: Rules, added: tuple[Addition, ...], seed: str) -> tuple[Offer, ...]:
    """Rules that fit, some of each kind. One of them takes back an addition, if there is one."""
    chance, found = Chance(seed), dict[Offer, None]()
    taking_back = _fitting(rules, chance.shuffled(list(_undoings(rules, added))))
    first, later = list[Candidate](), list[Candidate]()
    open_now = [rule for rule in Rules.fields().values() if rule.group not in (TABLE, SCORE) and rule.applies(rules)]
    for rule in chance.shuffled([rule for rule in open_now if rule.name not in YOUNGER_RULES]):
        # at first one or a few of each rule, so that no rule with many values takes all the places
        few, mixed = TABLES if isinstance(rule, CardTable) else 1, chance.shuffled(list(_values(rules, rule)))
        first += mixed[:few]
        later += mixed[few:]
    candidates = chance.shuffled(first) + chance.shuffled(later)
    for offer in chain(islice(taking_back, 1), _fitting(rules, candidates)):
        found[offer] = None
        if len(found) == OFFERED:
            break
    return tuple(found)


def _fitting(rules: Rules, candidates: Iterable[Candidate]) -> Iterator[Offer]:
    """Those that change something, and contradict no other rule."""
    for rule, new, cards in candidates:
        value = rule.changed(rules, cards, new) if isinstance(rule, CardTable) and cards else new
        if value == rule.of(rules):
            continue
        with suppress(RulesError):
            changed = with_rule(rules, rule.name, value)
            if rule.applies(changed) and not rule.alike(changed, rules):
                yield Offer(rule.name, value)


def _values(rules: Rules, rule: AnyRule) -> Iterator[Candidate]:
    now, younger = rule.of(rules), YOUNGER_VALUES.get(rule.name, ())
    if isinstance(rule, CardTable):
        yield from _rows(rules, rule)
    elif isinstance(rule, RankList):
        for rank in filter(rules.table.kind_of_pack.every_rank.__contains__, rule.ranks):
            yield rule, tuple(other for other in now if other != rank) if rank in now else (*now, rank), ()
    elif isinstance(rule, Number):
        numbers = [number for number in rule.offers(rules, MOST) if number == now or number not in younger]
        present = numbers.index(now)
        yield from ((rule, number, ()) for number in numbers[max(0, present - NEAR) : present + NEAR + 1])
    else:
        yield from ((rule, value, ()) for value in rule.values if value not in younger)


def _rows(rules: Rules, rule: CardTable[Any]) -> Iterator[Candidate]:
    """A table with a value more for a rank of the pack, another, or none any more."""
    held, pack = rule.by_card(rules), rules.table.kind_of_pack
    for rank in (*pack.ranks, *([pack.joker_rank] if rules.table.jokers_held else [])):
        cards = cards_of(rank)
        if not held.keys().isdisjoint(cards):
            yield rule, None, cards
        for value in rule.offers(rank).values():
            if not isinstance(value, Effect) or value in EFFECTS:
                yield rule, value, cards


def _undoings(rules: Rules, additions: Iterable[Addition]) -> Iterator[Candidate]:
    """Each addition taken back. What was added to the same rule since stays, where it is about other cards."""
    for added in additions:
        rule, value = Rules.field(added.rule), added.before
        if isinstance(rule, CardTable):
            there, changed = by_card(rule.rows(added.before)), _differing(rule, added.before, added.value)
            held = {card: row for card, row in rule.by_card(rules).items() if card not in changed}
            value = rule.made(held | {card: there[card] for card in changed if card in there})
        elif isinstance(rule, RankList):
            now, was, became = rule.of(rules), added.before, added.value
            kept = [rank for rank in now if rank in was or rank not in became]
            value = (*kept, *(rank for rank in was if rank not in became and rank not in now))
        yield rule, value, ()


def sentence(name: str, before: Any, value: Any) -> str:
    rule, names = Rules.field(name), list[str]()
    if isinstance(rule, CardTable):
        changed, table = _differing(rule, before, value), by_card(rule.rows(value))
        given = next((table[card] for card in changed if card in table), None)
        for rank in EVERY_RANK:
            alike = [card for card in changed if rank_of(card) == rank]
            names += [rank] if len(alike) == len(cards_of(rank)) else alike
        if given is not None and given is not True:
            return WORDS("row", cards=and_listed(list(map(named, names))), value=rule.value_words(given))
    elif isinstance(rule, RankList):
        given = names = [rank for rank in value if rank not in before]
        names = names or [rank for rank in before if rank not in value]
    else:
        return WORDS("way", rule=rule.label, value=rule.words(value))
    return WORDS("also" if given else "no-longer", rule=rule.label, cards=and_listed(list(map(named, names))))


def _differing(rule: CardTable[Any], before: object, value: object) -> list[Card]:
    was, became = by_card(rule.rows(before)), by_card(rule.rows(value))
    return [card for card in RANKED if was.get(card) != became.get(card)]
