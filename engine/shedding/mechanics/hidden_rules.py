"""Hidden rules of conduct, which a player can break without playing a wrong card: what has to be said, or not done.

They never narrow what may be played. Who breaks one draws a card, and is not told why; so does who says what none asks
for, or guesses wrong. ``CATALOGUE`` is the closed list of all there are, each an occasion and what it demands.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import ClassVar, NamedTuple, Self

from engine.chance.stream import Chance
from engine.core.actions import Action, Guess, Options, Play, Refusal, Say
from engine.core.cards import Card, rank_of, suit_of
from engine.core.match import Event
from engine.core.packs.french import CARDS, COURT, RANKS, SUITS
from engine.interning import interned
from engine.shedding.position import Hooks, Judged, Note, SheddingPosition, State, without
from engine.shedding.refusals import waiting
from engine.shedding.restrictions import WORDS as REFUSALS
from engine.shedding.stock import draw_cards
from engine.shedding.table import Table
from engine.words import Words

NEVER = "never"  # as a demand: the occasion itself is the fault
NICE_DAY, HAIL, NAME, KNOCK, THANKS = "nice-day", "hail", "name", "knock", "thanks"
PHRASES = (NICE_DAY, HAIL, NAME, KNOCK, THANKS)
DRAWING, FINED = "drawing", "fined"  # occasions without a card
PRICE = 1  # cards for each fault (source: linked-variants.md 5.20, "Breach: 1 card")
MOST = 5  # hidden rules in a match, as a round ends though no one says anything
OFFERED = 10  # to pick from
BROKEN = 0.3  # of the moves at most this share is an occasion of a rule, for the same reason

WORDS = Words("engine.shedding.mechanics.hidden_rules")


@dataclass(frozen=True)
class EtiquetteRule:
    """A phrase to say on an occasion, or NEVER."""

    written_as: ClassVar = "Manner"

    occasion: str
    demand: str

    @property
    def text(self) -> str:
        demand = WORDS("never") if self.demand == NEVER else WORDS("say", phrase=phrase(self.demand))
        return WORDS(f"on-{self.occasion}", demand=demand)


@dataclass(frozen=True)
class Hidden:
    """A hidden rule, with the seat that added it (None: the game began with it) after which round.

    ``known`` are the seats that know it. ``manner`` is None for those who do not.
    """

    author: int | None
    round: int
    manner: EtiquetteRule | None
    known: tuple[int, ...] = ()


def phrase(spoken: str) -> str:
    return WORDS(f"phrase-{spoken}")


# The occasions


def _alike(part: Callable[[Card], str | None], value: str, card: Card, below: Card) -> bool:
    return part(card) == value


def _court(card: Card) -> bool:
    return card[0] in COURT


_ON_A_CARD: dict[str, Callable[[Card, Card], bool]] = {
    **{f"rank-{rank}": partial(_alike, rank_of, rank) for rank in RANKS},
    **{f"suit-{suit}": partial(_alike, suit_of, suit) for suit in SUITS},
    "court": lambda card, below: _court(card),
    "same-rank": lambda card, below: rank_of(card) == rank_of(below),
    "court-on-court": lambda card, below: _court(card) and _court(below),
    "spade-on-heart": lambda card, below: suit_of(card) == "S" and suit_of(below) == "H",
}
CATALOGUE: tuple[EtiquetteRule, ...] = (
    *(EtiquetteRule(f"rank-{rank}", NICE_DAY) for rank in "579"),
    *(EtiquetteRule(f"suit-{suit}", NAME) for suit in SUITS),
    *(EtiquetteRule(f"rank-{rank}", HAIL) for rank in COURT),
    EtiquetteRule("court", HAIL),
    *(EtiquetteRule(f"rank-{rank}", KNOCK) for rank in "A3T"),
    EtiquetteRule("same-rank", KNOCK),
    EtiquetteRule("same-rank", NICE_DAY),
    EtiquetteRule(DRAWING, THANKS),
    EtiquetteRule(FINED, THANKS),
    *(EtiquetteRule(f"rank-{rank}", NEVER) for rank in "46"),
    EtiquetteRule("same-rank", NEVER),
    EtiquetteRule("court-on-court", NEVER),
    EtiquetteRule("spade-on-heart", NEVER),
)


@lru_cache(2**14)  # each of a few rules is asked for with each card that is played
def on_card(occasion: str, cards: tuple[Card, ...], below: Card) -> bool:
    """True if playing these cards, one on another, is this occasion. ``below`` is empty where no card was there."""
    if not below and cards:
        return cards[0] in _CARDS_OF.get(occasion, _NO_CARD) or on_card(occasion, cards[1:], cards[0])
    fits = _ON_A_CARD.get(occasion)
    return fits is not None and any(fits(*pair) for pair in zip(cards, (below, *cards), strict=False))


# What may be hidden

_NO_CARD: frozenset[Card] = frozenset()
# The occasions that a card alone is, whatever it is played on, and the cards.
_CARDS_OF = {
    occasion: frozenset(card for card in CARDS if fits(card, card))
    for occasion, fits in _ON_A_CARD.items()
    if occasion.startswith(("rank-", "suit-")) or occasion == "court"
}
# The other occasions, and of how many moves they are one, as was measured. Who owes thanks for it too, pays once more.
_OFTEN = {"same-rank": 0.22, "court-on-court": 0.08, "spade-on-heart": 0.05, DRAWING: 0.15}
_PAID_TWICE = 2


def to_hide(hidden: Sequence[Hidden], pack: Sequence[Card], chance: Chance, count: int) -> tuple[EtiquetteRule, ...]:
    """Some rules that fit those that are hidden already, picked by chance. None once there are enough.

    A rule fits if it is new, contradicts none, and leaves enough moves that no rule is about.
    """
    there = [each.manner for each in hidden if each.manner is not None]
    if len(there) >= MOST:
        return ()
    return chance.shuffled([manner for manner in CATALOGUE if fits(manner, there, pack)])[:count]


def fits(manner: EtiquetteRule, there: Sequence[EtiquetteRule], pack: Sequence[Card]) -> bool:
    """True if a rule can be hidden beside others."""
    clash = any(other.occasion == manner.occasion and NEVER in (other.demand, manner.demand) for other in there)
    return manner not in there and not clash and broken_by_the_silent((*there, manner), pack) <= BROKEN


def broken_by_the_silent(there: Sequence[EtiquetteRule], pack: Sequence[Card]) -> float:
    """The cards that someone who knows none of these rules pays for a move, on average."""
    return _broken_on(frozenset(each.occasion for each in there), tuple(pack))


@lru_cache(2**14)  # who guesses what may be hidden asks again and again
def _broken_on(occasions: frozenset[str], pack: tuple[Card, ...]) -> float:
    about = _NO_CARD.union(*(_CARDS_OF.get(occasion, _NO_CARD) for occasion in occasions))
    share = sum(map(about.__contains__, pack)) / len(pack) + sum(_OFTEN.get(occasion, 0) for occasion in occasions)
    return share * _PAID_TWICE if FINED in occasions else share


# What is remembered of them


@dataclass(frozen=True)
class HiddenRules(Note):
    """The hidden rules of a match."""

    rules: tuple[Hidden, ...]

    def seen_by(self, seat: int | None, *, over: bool) -> Self:
        """A seat sees the rules that it knows, and all when the match is over."""
        seen = (each if over or seat in each.known else replace(each, manner=None) for each in self.rules)
        return replace(self, rules=tuple(seen))


@dataclass(frozen=True)
class Talk(Note):
    """The phrases the seat to move said, if it guessed a rule in this turn, and seats fined since their move."""

    of_round = True

    said: tuple[str, ...] = ()
    guessed: bool = False
    fined: tuple[int, ...] = ()

    def seen_by(self, seat: int | None, *, over: bool) -> Self:
        """Hide the fined seats, which hint at rules."""
        return replace(self, fined=())


def hidden(position: SheddingPosition) -> tuple[Hidden, ...]:
    """The hidden rules of a match, without those that may not be known here."""
    note = position.note(HiddenRules)
    return note.rules if note else ()


def talk(position: SheddingPosition) -> Talk:
    return position.note(Talk) or Talk()


# Where they take part


def take_part(table: Table, hooks: Hooks) -> None:
    if table.grows != "hidden":
        return
    hooks.talk = _may_talk
    hooks.judge += (_judge,)
    hooks.before_deal = _begin
    hooks.before_draw = lambda state, seat: settle_talk(state, seat, faults(state, seat, ()))
    hooks.before_pass = lambda state, seat: settle_talk(
        state, seat, Faults(len(talk(state).said))
    )  # no rule is about it
    hooks.on_turn += (_begins_turn,)
    hooks.on_jump += (_begins_turn,)


def _may_talk(position: SheddingPosition, seat: int, now: Options) -> Options:
    """A seat may say something before it moves, and guess one rule in a turn."""
    said = talk(position)
    return now._replace(phrases=_unsaid(said.said), guesses=() if said.guessed else _guesses(position, seat))


def _judge(state: State, seat: int, play: Play) -> Judged:
    broken = faults(state, seat, play.cards)
    return Judged(lambda state: settle_talk(state, seat, broken), fills=broken.any)


def _begin(state: State) -> None:
    """A match begins with one or two hidden rules."""
    if not state.round:
        chance = chance_after_round(state)
        for manner in to_hide((), state.table.pack, chance, 1 + chance.below(2)):
            state.add(RuleHidden(None, manner))


def _begins_turn(state: State, seat: int) -> None:
    now = talk(state)
    if now.said or now.guessed:
        state.remember(replace(now, said=(), guessed=False))


def chance_after_round(state: State) -> Chance:
    """The chance by which rules are offered."""
    return Chance(f"{state.seed} rules after round {state.round}")


# What they cost


class Faults(NamedTuple):
    """The faults of one move. ``thanks``: a thank you for an earlier penalty is missing too."""

    number: int = 0
    thanks: bool = False

    @property
    def any(self) -> bool:
        return bool(self.number or self.thanks)


NO_FAULTS = Faults()


def faults(state: State, seat: int, cards: tuple[Card, ...]) -> Faults:
    """The faults of playing these cards now, or of drawing if there are none."""
    now, below = talk(state), state.top
    due = [
        each.manner
        for each in hidden(state)
        if each.manner is not None and _is_due(each.manner, cards, below, fined=seat in now.fined)
    ]
    return faults_of(due, now.said) if due or now.said else NO_FAULTS


def faults_of(due: Sequence[EtiquetteRule], said: Sequence[str]) -> Faults:
    """The faults of a move on which these rules were due, when this was said before it."""
    asked = {manner.demand for manner in due if manner.occasion != FINED}
    thanked = {manner.demand for manner in due if manner.occasion == FINED}
    silent = len(asked - {NEVER} - set(said))
    needless = len(set(said) - asked - thanked)
    return Faults((NEVER in asked) + silent + needless, bool(thanked - asked - set(said)))


def demands(position: SheddingPosition, seat: int, cards: tuple[Card, ...]) -> frozenset[str]:
    """The phrases that the hidden rules known here demand for playing these cards now, or drawing."""
    fined, below = seat in talk(position).fined, position.top
    known = (each.manner for each in hidden(position) if each.manner)
    return frozenset(manner.demand for manner in known if _is_due(manner, cards, below, fined=fined))


def _is_due(manner: EtiquetteRule, cards: tuple[Card, ...], below: Card, *, fined: bool) -> bool:
    """True if playing these cards on that one is the occasion of a rule, or drawing if there are none."""
    if manner.occasion == FINED:
        return fined
    return not cards if manner.occasion == DRAWING else on_card(manner.occasion, cards, below)


@interned
def _unsaid(said: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(each for each in PHRASES if each not in said)


def _guesses(position: SheddingPosition, seat: int) -> tuple[int, ...]:
    """The rules that may be guessed, while there is one that the seat does not know."""
    secret = hidden(position)
    known = tuple([each.manner for each in secret if seat in each.known])
    return _to_guess(known) if len(known) < len(secret) else ()


@interned
def _to_guess(known: tuple[EtiquetteRule | None, ...]) -> tuple[int, ...]:
    return tuple(number for number, manner in enumerate(CATALOGUE) if manner not in known)


def no_talk(position: SheddingPosition, seat: int, action: Action, options: Options) -> Refusal:
    """The refusal of a phrase said now, or of a guess."""
    if waits := waiting(position, seat, action):
        return waits
    if position.table.grows != "hidden":
        return Refusal("grows", REFUSALS.message("nothing-hidden"))
    if isinstance(action, Say):
        return Refusal(
            "grows", REFUSALS.message("said-already" if action.phrase in talk(position).said else "no-such-phrase")
        )
    return Refusal("grows", REFUSALS.message("guessed-already" if talk(position).guessed else "nothing-to-guess"))


def settle_talk(state: State, seat: int, broken: Faults) -> None:
    """A seat pays for its faults. For a missing thank you alone it owes no thanks, or silence would cost on and on."""
    if broken.any:
        _fine(state, seat, broken.number + broken.thanks)
    state.add(talk_over(seat, owes=bool(broken.number)))


def say(state: State, seat: int, action: Action) -> None:
    if isinstance(action, Say):
        state.add(Spoke(seat, action.phrase))


def guess(state: State, seat: int, action: Action) -> None:
    """A right guess shows the rule, and a wrong one costs a card."""
    if isinstance(action, Guess):
        manner = CATALOGUE[action.rule]
        right = any(each.manner == manner for each in hidden(state))
        state.add(Guessed(seat, manner, right))
        if not right:
            _fine(state, seat, 1)


def _fine(state: State, seat: int, faults: int) -> None:
    """Only cards that lie in the stock. No new one is made, as two who never speak could pass it on and on."""
    draw_cards(state, seat, min(faults * PRICE, len(state.stock)), "manners")


@dataclass(frozen=True)
class RuleHidden(Event[State]):
    """A seat added a hidden rule, which only that seat sees. Without a seat the game begins with it."""

    seat: int | None
    manner: EtiquetteRule | None

    def apply(self, state: State) -> None:
        known = () if self.seat is None else (self.seat,)
        state.remember(HiddenRules((*hidden(state), Hidden(self.seat, state.round, self.manner, known))))
        if self.seat is not None:
            state.pending = None
            state.asked += 1

    def seen_by(self, seat: int | None) -> Self:
        return self if self.seat is not None and seat == self.seat else replace(self, manner=None)


@dataclass(frozen=True)
class Spoke(Event[State]):
    """A seat said a phrase."""

    seat: int
    phrase: str

    def apply(self, state: State) -> None:
        now = talk(state)
        state.remember(replace(now, said=(*now.said, self.phrase)))
        state.asked += 1


@dataclass(frozen=True)
class TalkOver(Event[State]):
    """A seat moved, so what it said before counts no more. ``owes`` a thank you: it paid for this move.

    No one sees that, because it tells of what it paid.
    """

    seat: int
    owes: bool

    def apply(self, state: State) -> None:
        now = talk(state)
        if now.said or now.fined or self.owes:
            fined = (*without(now.fined, self.seat), *([self.seat] if self.owes else []))
            state.remember(Talk((), now.guessed, fined))

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, owes=False)


talk_over = interned(TalkOver)


@dataclass(frozen=True)
class Guessed(Event[State]):
    """A seat guessed a hidden rule. Only that seat sees which one."""

    seat: int
    manner: EtiquetteRule | None
    right: bool

    def apply(self, state: State) -> None:
        now = talk(state)
        fined = now.fined if self.right else (*without(now.fined, self.seat), self.seat)
        state.remember(replace(now, guessed=True, fined=fined))
        state.asked += 1
        known = (
            replace(each, known=(*each.known, self.seat)) if self.right and each.manner == self.manner else each
            for each in hidden(state)
        )
        state.remember(HiddenRules(tuple(known)))

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, manner=None)
