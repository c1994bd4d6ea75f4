"""Rules: every house rule of the shedding games as one frozen value.

A field is something that a player could say aloud. Its ``label`` and ``help`` are what an editor shows, its sentence
stands in ``rulebook.py``. Its default is how the games behaved before the field existed, because that is what a
record without it meant.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any, Literal, get_args, get_origin, get_type_hints

from engine.cards import PACK, RANKS, Card, Rank, Suit
from engine.effects import Effect

SEATS = range(2, 9)
TARGETS = range(10, 1001)
STOCK_SHARE = 3  # the deal leaves at least one card in so many in the stock


class RulesError(ValueError):
    """House rules that cannot be played together; the text is the sentence for the player."""


def _rule(default: Any, label: str, help_text: str) -> Any:
    return field(default=default, metadata={"label": label, "help": help_text})


@dataclass(frozen=True)
class Rules:
    """The house rules of one table. Raises RulesError when they conflict."""

    seats: int = _rule(4, "Seats", "How many play, two to eight.")
    packs: int = _rule(1, "Packs", "How many packs of 52 cards are shuffled together.")
    deal: int = _rule(5, "Cards dealt", "How many cards each player gets.")
    wild: tuple[Rank, ...] = _rule(("8",), "Wild cards", "The ranks that fit on anything and name a suit.")
    wild_starter: Literal["dealer names", "own suit"] = _rule(
        "dealer names", "Wild starter", "Which suit counts when the starter is wild."
    )
    wild_cancels_debt: bool = _rule(
        False, "Wild cancels draw cards", "Whether a wild card may be laid instead of drawing for draw cards."
    )
    effects: tuple[tuple[str, Effect], ...] = _rule(
        (), "Special cards", "What the cards of a rank, or one single card, do when they are laid."
    )
    starter_effects: bool = _rule(
        True, "Special starter", "Whether a special card that is turned up acts as if the dealer had laid it."
    )
    two_player_reverse: Literal["nothing", "skip"] = _rule(
        "nothing", "Reverse between two", "What turning the direction means when only two play."
    )
    stacking: bool = _rule(
        True, "Draw cards stack", "Whether a draw card may be answered with another one of its rank."
    )
    draw_though_able: bool = _rule(True, "Drawing though able", "Whether one may draw though a card fits.")
    call: Literal["automatic", "none"] = _rule(
        "automatic", "Last card call", "Whether “last card” must be said before the next player acts."
    )
    call_penalty: int = _rule(2, "Forgotten call", "How many cards a forgotten call costs.")
    winning_card_acts: bool = _rule(
        False, "Winning card acts", "Whether a special card that wins the round still acts."
    )
    reshuffle: bool = _rule(True, "Reshuffling", "Whether the played cards make a new stock.")
    costs: tuple[tuple[str, int], ...] = _rule(
        (), "Card costs", "What cards of a rank, or one single card, cost in points; the others cost their pips."
    )
    next_dealer: Literal["left", "winner"] = _rule("left", "Next dealer", "Who deals the next round.")
    target: int = _rule(100, "Target", "The total that ends the match.")

    def __post_init__(self) -> None:
        for holds, sentence in _CONFLICTS:
            if not holds(self):
                raise RulesError(sentence.format(rules=self, left=self.stock_after_deal, cards=52 * self.packs))

    @property
    def stock_after_deal(self) -> int:
        """Cards left in the stock once everybody has a hand."""
        return 52 * self.packs - self.deal * self.seats

    @cached_property
    def followers(self) -> dict[tuple[Card, Suit | None, bool], frozenset[Card]]:
        """Kept by ``matching.followers``: which cards may follow a top card, a named suit, and a debt or none."""
        return {}

    @cached_property
    def effect_of(self) -> dict[Card, Effect]:
        """The special cards, each with its effect; a single card outranks its rank."""
        return _by_card(self.effects)

    @cached_property
    def cost_of(self) -> dict[Card, int]:
        """What each card costs in the hand at the end of a round."""
        return {card: _pips(card) for card in PACK} | _by_card(self.costs)


def packs_for(seats: int, deal: int) -> int:
    """The fewest packs that leave a third of the cards in the stock (source: rulings.md, "Second pack")."""
    packs = 1
    while (52 * packs - seats * deal) * STOCK_SHARE < 52 * packs:
        packs += 1
    return packs


def rule_names() -> tuple[str, ...]:
    """The names of all fields, in the order of the rulebook."""
    return tuple(rule.name for rule in fields(Rules))


def _pips(card: Card) -> int:
    return RANKS.index(card[0]) + 1 if card[0] not in "TJQK" else 10


def _by_card(table: tuple[tuple[str, Any], ...]) -> dict[Card, Any]:
    by_rank = {rank + suit: value for rank, value in table if len(rank) == 1 for suit in "SHDC"}
    return by_rank | {card: value for card, value in table if len(card) > 1}


def _known(name: str) -> bool:
    return name in RANKS or name in PACK


def _once(table: Iterable[tuple[Any, ...]]) -> bool:
    names = [row[0] for row in table]
    return len(set(names)) == len(names)


CHOICES: dict[str, tuple[str, ...]] = {
    name: get_args(hint) for name, hint in get_type_hints(Rules).items() if get_origin(hint) is Literal
}

_CONFLICTS: tuple[tuple[Callable[[Rules], bool], str], ...] = (
    (
        lambda rules: all(getattr(rules, name) in choices for name, choices in CHOICES.items()),
        "One of the choices does not exist; pick each from its list.",
    ),
    (lambda rules: rules.seats in SEATS, "{rules.seats} cannot play; a table has two to eight seats."),
    (lambda rules: 1 <= rules.packs <= 6, "{rules.packs} packs do not fit on a table; take one to six."),
    (lambda rules: rules.deal >= 1, "Each player needs at least one card."),
    (
        lambda rules: rules.stock_after_deal * STOCK_SHARE >= 52 * rules.packs,
        (
            "{rules.deal} cards each for {rules.seats} players leave {left} of {cards} cards in the stock; "
            "at least a third must stay there. Deal fewer cards or take another pack."
        ),
    ),
    (lambda rules: rules.target in TARGETS, "The target must lie between 10 and 1000 points."),
    (lambda rules: 0 <= rules.call_penalty <= 10, "A forgotten call can cost nothing to ten cards."),
    (lambda rules: all(rank in RANKS for rank in rules.wild), "A wild card must be a rank from ace to king."),
    (
        lambda rules: all(_known(name) for name, _ in (*rules.effects, *rules.costs)),
        "Effects and costs belong to a rank, such as Q, or to a card, such as QS.",
    ),
    (
        lambda rules: all(map(_once, ([(rank,) for rank in rules.wild], rules.effects, rules.costs))),
        "A rank or a card stands twice in the same list; leave one of the two.",
    ),
    (
        lambda rules: all(1 <= effect.count <= 10 for _, effect in rules.effects),
        "A special card skips one to ten players, or makes the next one draw one to ten cards.",
    ),
    (lambda rules: all(points >= 0 for _, points in rules.costs), "A card cannot cost less than nothing."),
    (lambda rules: any(rules.cost_of.values()), "Some card must cost something, or the match would never end."),
    (
        lambda rules: not any(card[0] in rules.wild for card in rules.effect_of),
        "A card cannot be wild and special at once; move one of the two to another rank.",
    ),
)
