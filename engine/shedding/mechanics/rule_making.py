"""Rules that grow during a match: what the winner of a round may add, and how each addition is said.

Only rules of play are offered. Those of the table and of the score stay, because hands and totals count by them.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any, Self, TypeAlias

from engine.chance.stream import Chance
from engine.core.actions import Action, AddRule, Options, Refusal
from engine.core.cards import EVERY_RANK, RANKED, Card, Rank, cards_of, named, rank_of
from engine.core.match import Event
from engine.core.rule import CardTable, Number, RankList, Rule, by_card
from engine.core.ruleset import RulesError, shared
from engine.shedding.chapters import AS_MANY_AS_LIKED, FIRST_WORDS, SCORE, SECOND_WORDS, TABLE
from engine.shedding.effects import ADDABLE, Effect
from engine.shedding.mechanics.hidden_rules import (
    OFFERED,
    EtiquetteRule,
    RuleHidden,
    chance_after_round,
    hidden,
    to_hide,
)
from engine.shedding.position import Hooks, Note, SheddingPosition, State, Step
from engine.shedding.restrictions import WORDS as REFUSALS
from engine.shedding.rules import Rules, with_rule
from engine.shedding.table import Table
from engine.words import Words, and_listed

Value: TypeAlias = object  # of a rule: a way, a number, a switch, or a table of cards

TABLES = 3  # of them from each table of cards
STRONGEST = 4  # cards to draw, or players to skip: a round should not hang on one card
MOST = 25  # values of a number that are looked at
NEAR = 3  # how many of them up and down from the present one may be picked

# What no winner is offered. By the same chance a stored match would be offered something else with it.
YOUNGER_RULES = frozenset(
    {
        *("matching", "still_fitting", "apart", "again_in_suit"),
        *("penalties_add_up", "cancels_leave_suit", "skips_add_up"),
        *("questions", "answers", "unanswered", "cardless"),
    }
)
YOUNGER_VALUES: dict[str, tuple[Value, ...]] = {
    "call": ("to go out", "announced", "with last card"),
    "call_word": FIRST_WORDS[FIRST_WORDS.index("mao") + 1 :],
    "second_call": ("at three",),
    "second_word": SECOND_WORDS[SECOND_WORDS.index("po makale") + 1 :],
    "wild_starter": ("bottom card",),
    "draws": (AS_MANY_AS_LIKED,),
}

AnyTable: TypeAlias = CardTable[Any]
ValueOf: TypeAlias = Callable[[], Value]  # made when it is looked at: few of very many are
Candidate: TypeAlias = tuple[str, ValueOf]  # for an offer: a rule by its name, and its new value

WORDS = Words(__name__)


# What is remembered


@dataclass(frozen=True)
class Addition:
    """A rule that a seat added after a round, with its value ``before``."""

    seat: int
    round: int
    rule: str
    value: Value
    before: Value


@dataclass(frozen=True)
class Additions(Note):
    """The rules that players have added to a match."""

    made: tuple[Addition, ...]

    def seen_by(self, seat: int | None, *, over: bool) -> Self:
        return self


def added(position: SheddingPosition) -> tuple[Addition, ...]:
    note = position.note(Additions)
    return note.made if note else ()


def take_part(table: Table, hooks: Hooks) -> None:
    if table.grows != "not":
        hooks.round_over = ask_winner


# The step, and what happens


@dataclass(frozen=True)
class Offer:
    """A rule that a player may add: a rule by its name, and its new value. A rule may go back to what it was before."""

    rule: str
    value: Value


@dataclass(frozen=True)
class Adding(Step):
    """Before the next deal the winner of the round may add one of these rules.

    ``manners`` are hidden ones, which are None for the other seats.
    """

    seat: int
    offers: tuple[Offer, ...]
    manners: tuple[EtiquetteRule | None, ...] = ()

    def choices(self, table: Table, hand: tuple[Card, ...]) -> tuple[Action, ...]:
        return tuple(map(AddRule, range(len(self.offers) + len(self.manners))))

    def take(self, state: State, seat: int, action: Action) -> None:
        if not isinstance(action, AddRule):
            return
        if self.manners:
            state.add(RuleHidden(seat, self.manners[action.offer]))
        else:
            taken = self.offers[action.offer]
            state.add(RuleAdded(seat, taken.rule, taken.value, getattr(state.rules, taken.rule)))

    def between_rounds(self) -> int:
        return self.seat

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, manners=(None,) * len(self.manners))


@dataclass(frozen=True)
class RuleAsked(Event[State]):
    """The winner of the round may add one of these rules before the next deal."""

    seat: int
    offers: tuple[Offer, ...]
    manners: tuple[EtiquetteRule | None, ...] = ()

    def apply(self, state: State) -> None:
        state.turn, state.pending = self.seat, Adding(self.seat, self.offers, self.manners)
        state.asked += 1

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, manners=(None,) * len(self.manners))


@dataclass(frozen=True)
class RuleAdded(Event[State]):
    """A seat added a rule to the match: ``rule`` is its name, and ``before`` the value that it had."""

    seat: int
    rule: str
    value: Value
    before: Value

    @property
    def added(self) -> Addition:
        """The addition without its round."""
        return Addition(self.seat, 0, self.rule, self.value, self.before)

    def apply(self, state: State) -> None:
        state.change_rules(shared(with_rule(state.rules, self.rule, self.value)))
        state.remember(Additions((*added(state), replace(self.added, round=state.round))))
        state.pending = None
        state.asked += 1


def no_rule(position: SheddingPosition, seat: int, action: Action, options: Options) -> Refusal:
    """The refusal of adding a rule, or this one."""
    if position.table.grows == "not":
        return Refusal("grows", REFUSALS.message("rules-stay"))
    if isinstance(position.pending, Adding):
        return Refusal("grows", REFUSALS.message("not-offered" if position.pending.seat == seat else "winner-adds"))
    return Refusal("grows", REFUSALS.message("rules-between-rounds"))


# What is offered


def ask_winner(state: State) -> None:
    """The winner of a round may add a rule, also of a round that was blocked."""
    winner = state.sheet[-1].winner
    if winner is None:
        return
    secret = state.table.grows == "hidden"
    offered = () if secret else offers(state)
    hidden_ones = to_hide(hidden(state), state.table.pack, chance_after_round(state), OFFERED) if secret else ()
    if offered or hidden_ones:
        state.add(RuleAsked(winner, offered, hidden_ones))


def offers(state: State) -> tuple[Offer, ...]:
    """The offers made now: rules that fit, some of each kind. One of them takes back an addition, if there is one."""
    return _offered(state.rules, added(state), chance_after_round(state).seed)


@lru_cache(64)
def _offered(rules: Rules, added: tuple[Addition, ...], seed: str) -> tuple[Offer, ...]:
    """The offers by this chance. They take long to find, and a round that is played out often ends as often."""
    chance = Chance(seed)
    takes_back = list(_fitting(rules, chance.shuffled(list(_undoings(rules, added)))))[:1]
    found = dict.fromkeys(takes_back)
    for offer in _fitting(rules, _by_turns(rules, chance)):
        if len(found) == OFFERED:
            break
        found[offer] = None
    return tuple(found)


def _fitting(rules: Rules, candidates: Sequence[Candidate]) -> Iterator[Offer]:
    """Those that change something, and contradict no other rule."""
    for name, value_of in candidates:
        rule, value = Rules.field(name), value_of()
        try:
            changed = with_rule(rules, name, value)
        except RulesError:
            continue
        if rule.applies(changed) and not rule.alike(changed, rules):
            yield Offer(name, value)


def _by_turns(rules: Rules, chance: Chance) -> list[Candidate]:
    """Every candidate: at first one or a few of each rule, so that no rule with many values takes all the places."""
    open_to_change = [
        rule
        for rule in Rules.fields().values()
        if rule.group not in (TABLE, SCORE) and rule.name not in YOUNGER_RULES and rule.applies(rules)
    ]
    first: list[Candidate] = []
    later: list[Candidate] = []
    for rule in chance.shuffled(open_to_change):
        few = TABLES if isinstance(rule, CardTable) else 1
        mixed = [(rule.name, value_of) for value_of in chance.shuffled(list(_values(rules, rule)))]
        first, later = first + mixed[:few], later + mixed[few:]
    return [*chance.shuffled(first), *chance.shuffled(later)]


def _values(rules: Rules, rule: Rule[Any]) -> Iterator[ValueOf]:
    if isinstance(rule, CardTable):
        yield from _tables(rules, rule)
    elif isinstance(rule, RankList):
        listed = rule.of(rules)
        for rank in filter(rules.table.kind_of_pack.every_rank.__contains__, rule.ranks):
            yield partial(_with_or_without, listed, rank)
    elif isinstance(rule, Number):
        now, younger = rule.of(rules), YOUNGER_VALUES.get(rule.name, ())
        numbers = [number for number in rule.offers(rules, MOST) if number == now or number not in younger]
        present = numbers.index(now)
        yield from (partial(_same, number) for number in numbers[max(0, present - NEAR) : present + NEAR + 1])
    else:
        ways = (value for value in rule.values if value not in YOUNGER_VALUES.get(rule.name, ()))
        yield from (partial(_same, way) for way in ways)


def _same(value: Value) -> Value:
    return value


def _with_or_without(listed: tuple[Rank, ...], rank: Rank) -> tuple[Rank, ...]:
    return tuple(other for other in listed if other != rank) if rank in listed else (*listed, rank)


def _tables(rules: Rules, rule: AnyTable) -> Iterator[ValueOf]:
    """The table with a value more for a rank of the pack, another, or none any more."""
    held = rule.by_card(rules)
    pack = rules.table.kind_of_pack
    for rank in (*pack.ranks, *([pack.joker_rank] if rules.table.jokers_held else [])):
        cards = cards_of(rank)
        values = [
            value
            for value in rule.offers(rank).values()
            if not isinstance(value, Effect) or (value in ADDABLE and value.count <= STRONGEST)
        ]
        values = [None, *values] if any(card in held for card in cards) else values
        yield from (partial(rule.changed, rules, cards, value) for value in values)


def _undoings(rules: Rules, every: Sequence[Addition]) -> Iterator[Candidate]:
    """Each addition taken back. What was added to the same rule since stays, where it is about other cards."""
    for added in every:
        rule = Rules.field(added.rule)
        if isinstance(rule, CardTable):
            there, held = by_card(rule.rows(added.before)), rule.by_card(rules)
            for card in _differing(rule, added.before, added.value):
                held.pop(card, None)
                held |= {card: there[card]} if card in there else {}
            yield added.rule, partial(_same, rule.made(held))
        elif isinstance(rule, RankList):
            now, was, became = rule.of(rules), _ranks(added.before), _ranks(added.value)
            kept = (rank for rank in now if rank in was or rank not in became)
            yield added.rule, partial(_same, (*kept, *(rank for rank in was if rank not in became and rank not in now)))
        else:
            yield added.rule, partial(_same, added.before)


# How it is said


def sentence(name: str, before: Value, value: Value) -> str:
    """Say in one sentence how a rule's value changed."""
    rule = Rules.field(name)
    if isinstance(rule, CardTable):
        return _of_cards(rule, before, value)
    if isinstance(rule, RankList):
        was, became = _ranks(before), _ranks(value)
        more, fewer = [rank for rank in became if rank not in was], [rank for rank in was if rank not in became]
        key = "also" if more else "no-longer"
        return WORDS(key, rule=rule.label, cards=and_listed(list(map(named, more or fewer))))
    return WORDS("way", rule=rule.label, value=rule.words(value))


def said_of(added: Addition) -> str:
    return sentence(added.rule, added.before, added.value)


def _of_cards(rule: AnyTable, before: Value, value: Value) -> str:
    changed = _differing(rule, before, value)
    table = by_card(rule.rows(value))
    names: list[str] = []
    for rank in EVERY_RANK:
        alike = [card for card in changed if rank_of(card) == rank]
        names += [rank] if len(alike) == len(cards_of(rank)) else alike
    cards = and_listed(list(map(named, names)))
    if not any(card in table for card in changed):
        return WORDS("no-longer", rule=rule.label, cards=cards)
    given = next(table[card] for card in changed if card in table)
    if given is True:
        return WORDS("also", rule=rule.label, cards=cards)
    return WORDS("row", cards=cards, value=rule.value_words(given))


def _differing(rule: AnyTable, before: Value, value: Value) -> list[Card]:
    was, became = by_card(rule.rows(before)), by_card(rule.rows(value))
    return [card for card in RANKED if was.get(card) != became.get(card)]


def _ranks(value: Value) -> tuple[Rank, ...]:
    return tuple(rank for rank in value if isinstance(rank, str)) if isinstance(value, tuple) else ()
