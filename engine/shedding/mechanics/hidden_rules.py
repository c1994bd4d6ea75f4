"""Hidden rules of conduct, which a player can break without playing a wrong card: what has to be said, or not done.

They never narrow what may be played. Who breaks one draws a card, and is not told why; so does who says what none asks
for, or guesses wrong. ``CATALOGUE`` is the closed list of all there are, each an occasion and what it demands.
"""

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial
from typing import Self

from engine.chance import Chance
from engine.core.actions import Action, Guess, Options, Play, Refusal, Say
from engine.core.cards import Card, rank_of, suit_of
from engine.core.match import Event
from engine.core.packs.french import CARDS, COURT
from engine.interning import interned
from engine.shedding.events import OfSeat
from engine.shedding.position import NO_CARD, Hooks, Judged, Note, SheddingPosition, State, without
from engine.shedding.refusals import waiting
from engine.shedding.restrictions import WORDS as REFUSALS
from engine.shedding.stock import draw_cards
from engine.shedding.table import Table
from engine.words import Words

NEVER = "never"  # as a demand: the occasion itself is the fault
NICE_DAY, HAIL, NAME, KNOCK, THANKS = "nice-day", "hail", "name", "knock", "thanks"
PHRASES = (NICE_DAY, HAIL, NAME, KNOCK, THANKS)
DRAWING, FINED = "drawing", "fined"  # occasions without a card
MOST = 5  # hidden rules in a match, as a round ends though no one says anything
OFFERED = 10  # to pick from
BROKEN = 0.3  # of the moves at most this share is an occasion of a rule, for the same reason

NO_DEMAND: frozenset[str] = frozenset()

WORDS = Words("engine.shedding.mechanics.hidden_rules")


@dataclass(frozen=True)
class Manner:
    """A hidden rule: a phrase is due on an occasion, or it is NEVER allowed."""

    occasion: str
    demand: str

    @property
    def text(self) -> str:
        demand = WORDS("never") if self.demand == NEVER else WORDS("say", phrase=phrase(self.demand))
        return WORDS(f"on-{self.occasion}", demand=demand)


def phrase(spoken: str) -> str:
    return WORDS(f"phrase-{spoken}")


CATALOGUE = tuple(
    Manner(occasion, demand)
    for demand, on in (
        (NICE_DAY, "rank-5 rank-7 rank-9"),
        (NAME, "suit-S suit-H suit-D suit-C"),
        (HAIL, "rank-J rank-Q rank-K court"),
        (KNOCK, "rank-A rank-3 rank-T same-rank"),
        (NICE_DAY, "same-rank"),
        (THANKS, f"{DRAWING} {FINED}"),
        (NEVER, "rank-4 rank-6 same-rank court-on-court spade-on-heart"),
    )
    for occasion in on.split()
)
# The occasions that a card is, whatever it is played on
_OF_CARD = {
    card: frozenset((f"rank-{rank_of(card)}", f"suit-{suit_of(card)}", *(["court"] if card[0] in COURT else [])))
    for card in CARDS
}
# Of how many moves these are one, as was measured
_OFTEN = {"same-rank": 0.22, "court-on-court": 0.08, "spade-on-heart": 0.05, DRAWING: 0.15}


@lru_cache(2**14)
def occasions(cards: tuple[Card, ...], below: Card) -> frozenset[str]:
    """Those of playing cards one on another, or of drawing if there are none. ``below`` may be no card."""
    found = set() if cards else {DRAWING}
    for card in cards:
        found |= _OF_CARD[card]
        if below and rank_of(card) == rank_of(below):
            found.add("same-rank")
        if below and card[0] in COURT and below[0] in COURT:
            found.add("court-on-court")
        if below and card[1] == "S" and below[1] == "H":
            found.add("spade-on-heart")
        below = card
    return frozenset(found)


@lru_cache(2**14)  # it is asked after each round, also of those that are played out
def _share_broken(about: frozenset[str], pack: tuple[Card, ...]) -> float:
    """The cards that someone who knows none of the rules about these occasions pays for a move, on average."""
    share = (len(pack) - sum(map(about.isdisjoint, map(_OF_CARD.__getitem__, pack)))) / len(pack)
    share += sum(_OFTEN.get(occasion, 0) for occasion in about)
    return share * 2 if FINED in about else share  # who owes thanks for a penalty too pays once more


@dataclass(frozen=True)
class Hidden:
    """A hidden rule, with the seat that added it (None: the game began with it) after which round."""

    author: int | None
    round: int
    manner: Manner | None  # None for those who do not know it
    known: tuple[int, ...] = ()  # the seats that know it


@dataclass(frozen=True)
class HiddenRules(Note):
    """The hidden rules of a match. What is found about them lasts until they change."""

    rules: tuple[Hidden, ...]

    def seen_by(self, seat: int | None) -> Self:
        if seat not in self._seen:
            seen = [each if seat in each.known else replace(each, manner=None) for each in self.rules]
            self._seen[seat] = replace(self, rules=tuple(seen))
        return self._seen[seat]

    @cached_property
    def _seen(self) -> dict[int | None, Self]:
        return {}

    @cached_property
    def demands(self) -> dict[str, frozenset[str]]:
        """The demands, on each occasion, of those that are known here."""
        found: dict[str, frozenset[str]] = {}
        for manner in filter(None, [each.manner for each in self.rules]):
            found[manner.occasion] = found.get(manner.occasion, NO_DEMAND) | {manner.demand}
        return found

    @cached_property
    def to_guess(self) -> tuple[int, ...]:
        """The guesses of a seat that sees these, while it does not know one of them."""
        known = [each.manner for each in self.rules]
        unknown = [number for number, manner in enumerate(CATALOGUE) if manner not in known]
        return tuple(unknown) if None in known else ()


@dataclass(frozen=True)
class Talk(Note):
    """The phrases said in this turn, and the seat that owes thanks."""

    of_round = True

    said: tuple[str, ...] = ()  # the phrases of the seat to move
    guessed: bool = False  # a rule, in this turn
    fined: tuple[int, ...] = ()  # the seats, since their last move

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, fined=()) if self.fined else self  # who was fined hints at rules


NONE_HIDDEN, SILENCE = HiddenRules(()), Talk()


def hidden(position: SheddingPosition) -> HiddenRules:
    """The hidden rules of a match, with what may be known here of each."""
    for note in position.notes:  # as in ``talk``
        if type(note) is HiddenRules:
            return note
    return NONE_HIDDEN


def talk(position: SheddingPosition) -> Talk:
    for note in position.remarks:  # it is asked for in each move, more than once
        if type(note) is Talk:
            return note
    return SILENCE


def take_part(table: Table, hooks: Hooks) -> None:
    if table.grows == "hidden":
        hooks.talk, hooks.before_deal = _may_talk, _begin
        hooks.judges, hooks.judge_manners = (*hooks.judges, _judge), _judge
        hooks.before_draw = lambda state, seat: _settle(state, seat, *_faults(state, seat, ()))
        # no rule is about a pass
        hooks.before_pass = lambda state, seat: _settle(state, seat, len(talk(state).said))
        hooks.on_turn += (_begins_turn,)
        hooks.on_jump += (_begins_turn,)


def _may_talk(position: SheddingPosition, seat: int) -> tuple[Say | Guess, ...]:
    """A seat may say something before it moves, and guess one rule in a turn."""
    before = talk(position)
    guesses = () if before.guessed else map(Guess, hidden(position).seen_by(seat).to_guess)
    return *(Say(phrase) for phrase in PHRASES if phrase not in before.said), *guesses


def _judge(state: State, seat: int, play: Play) -> Judged:
    return _judged(seat, *_faults(state, seat, play.cards))


@interned
def _judged(seat: int, faults: int, no_thanks: bool) -> Judged:
    settle = partial(_settle, seat=seat, faults=faults, no_thanks=no_thanks)
    return Judged(settle, fills=faults > 0 or no_thanks)


def _begin(state: State) -> None:
    """A match begins with one or two hidden rules."""
    if not state.round:
        chance = chance_after_round(state)
        for manner in to_hide(state, chance, 1 + chance.below(2)):
            state.add(RuleHidden(None, manner))


def _begins_turn(state: State, seat: int) -> None:
    if state.remarks:
        now = talk(state)
        if now.said or now.guessed:
            state.remember(Talk(fined=now.fined))


def chance_after_round(state: State) -> Chance:
    return Chance(f"{state.seed} rules after round {state.round}")


def to_hide(state: State, chance: Chance, count: int) -> tuple[Manner, ...]:
    """Some rules that fit those that are hidden already, picked by chance. None once there are enough."""
    beside, pack = hidden(state).demands, state.table.pack

    def fits(manner: Manner) -> bool:
        """True if it is new, contradicts none, and leaves enough moves that no rule is about."""
        there = beside.get(manner.occasion, NO_DEMAND)
        if manner.demand in there or (there and NEVER in (manner.demand, *there)):
            return False
        return _share_broken(frozenset((*beside, manner.occasion)), pack) <= BROKEN

    return () if len(hidden(state).rules) >= MOST else chance.shuffled(tuple(filter(fits, CATALOGUE)))[:count]


# What they cost


def _faults(state: State, seat: int, cards: tuple[Card, ...]) -> tuple[int, bool]:
    """The faults of playing these cards now (none: of drawing), and if thanks for an earlier penalty are missing."""
    asked, now = demands(state, cards), talk(state) if state.remarks else SILENCE
    if not (asked or now.said or now.fined):
        return 0, False
    thanks = hidden(state).demands.get(FINED, NO_DEMAND) if seat in now.fined else NO_DEMAND
    said = set(now.said)
    silent, needless = len(asked - said - {NEVER}), len(said - asked - thanks)
    return (NEVER in asked) + silent + needless, bool(thanks - asked - said)


def demands(position: SheddingPosition, cards: tuple[Card, ...]) -> frozenset[str]:
    """The demands of the hidden rules known here on playing these cards now, or on drawing if there are none."""
    known = hidden(position).demands
    now = occasions(cards, position.pile[-1] if position.pile else NO_CARD).intersection(known)
    return NO_DEMAND.union(*map(known.__getitem__, now)) if now else NO_DEMAND


def _settle(state: State, seat: int, faults: int, no_thanks: bool = False) -> None:
    """A seat pays a card for each fault (source: linked-variants.md 5.20, "Breach: 1 card").

    For a missing thank you alone it owes no thanks, or silence would cost on and on.
    """
    if faults or no_thanks:  # no new stock is made, as two who never speak could pass it on and on
        draw_cards(state, seat, min(faults + no_thanks, len(state.stock)), "manners")
    state.add(talk_over(seat, faults > 0))


def guess(state: State, seat: int, action: Guess) -> None:
    manner = CATALOGUE[action.rule]
    right = any(each.manner == manner for each in hidden(state).rules)
    state.add(Guessed(seat, manner, right))
    if not right:  # as for a fault
        draw_cards(state, seat, min(1, len(state.stock)), "manners")


def no_talk(position: SheddingPosition, seat: int, action: Action, options: Options) -> Refusal:
    now, key = talk(position), "nothing-hidden"
    if isinstance(action, Say) and position.table.grows == "hidden":
        key = "said-already" if action.phrase in now.said else "no-such-phrase"
    elif position.table.grows == "hidden":
        key = "guessed-already" if now.guessed else "nothing-to-guess"
    return waiting(position, seat, action) or Refusal("grows", REFUSALS.message(key))


@dataclass(frozen=True)
class RuleHidden(Event[State]):
    """A seat added a hidden rule, which only that seat sees. Without a seat the game begins with it."""

    seat: int | None
    manner: Manner | None

    def apply(self, state: State) -> None:
        known = () if self.seat is None else (self.seat,)
        state.remember(HiddenRules((*hidden(state).rules, Hidden(self.seat, state.round, self.manner, known))))
        if self.seat is not None:
            state.pending = None
            state.asked += 1

    def seen_by(self, seat: int | None) -> Self:
        return self if self.seat is not None and seat == self.seat else replace(self, manner=None)


@dataclass(frozen=True)
class Spoke(OfSeat):
    """A seat said a phrase."""

    OWN = ("seat",)
    phrase: str

    def apply(self, state: State) -> None:
        now = talk(state)
        state.remember(replace(now, said=(*now.said, self.phrase)))
        state.asked += 1


@dataclass(frozen=True)
class TalkOver(OfSeat):
    """A seat moved, so what it said before counts no more."""

    owes: bool  # a thank you, as it paid for this move, which is why no one sees it

    def apply(self, state: State) -> None:
        if state.remarks or self.owes:
            now = talk(state)
            if now.said or self.owes or self.seat in now.fined:
                fined = without(now.fined, self.seat)
                state.remember(Talk((), now.guessed, (*fined, self.seat) if self.owes else fined))

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, owes=False)


talk_over = interned(TalkOver)


@dataclass(frozen=True)
class Guessed(OfSeat):
    """A seat guessed a hidden rule. Only that seat sees which one."""

    OWN, SECRET = ("seat",), ("manner",)
    manner: Manner | None
    right: bool

    def apply(self, state: State) -> None:
        now = talk(state)
        fined = now.fined if self.right else (*without(now.fined, self.seat), self.seat)
        state.remember(replace(now, guessed=True, fined=fined))
        state.asked += 1
        known = [
            replace(each, known=(*each.known, self.seat)) if self.right and each.manner == self.manner else each
            for each in hidden(state).rules
        ]
        state.remember(HiddenRules(tuple(known)))
