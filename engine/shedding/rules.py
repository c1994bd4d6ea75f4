"""Rules: every house rule of the shedding games as one frozen value; their sentences stand in ``eights_book.py``."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, Self

from engine.cards import CARDS, JOKER, JOKERS, PACK, RANKS, Card, Rank, Suit, pack_of, rank_of
from engine.ruleset import SEATS, TARGETS, Conflicts, Ruleset, allowed, choices_of, rule, sides_for
from engine.shedding.effects import KINDS, Effect

STOCK_SHARE = 3  # the deal leaves at least one card in so many in the stock
UNTIL_ABLE = 0  # as a number of cards to draw: until one fits
NO_LIMIT = 0
BY_CARD = ("effects", "costs", "open_cards", "cancels")  # the fields that may name single cards

GROUPS = (
    "Table and deal",
    "Matching and wild cards",
    "Special cards",
    "Drawing",
    "Several cards",
    "Last card",
    "Score",
)
TABLE, MATCHING, SPECIAL, DRAWING, SEVERAL, LAST, SCORE = GROUPS


def _has(*kinds: str) -> Callable[["Rules"], bool]:
    """Whether a card of the pack has an effect of one of these kinds."""
    return lambda rules: not rules.kinds_of_effects.isdisjoint(kinds)


def _turns(rules: "Rules") -> bool:
    """Whether a reverse card does anything that two of them could undo."""
    return _has("reverse")(rules) and (rules.seats > 2 or rules.two_player_reverse == "skip")


def _has_wild(rules: "Rules") -> bool:
    return bool(rules.wild or rules.jokers or rules.personal_wild)


def _names_suits(rules: "Rules") -> bool:
    return bool(rules.wild or rules.personal_wild)


def _resorts(rules: "Rules") -> bool:
    """Whether the pack has cards of last resort."""
    return any(rank != JOKER or rules.jokers for rank in rules.last_resort)


def _rank_against_suit(rules: "Rules") -> bool:
    """Whether the same rank can be wild for one play and not for the next, or bind an answer to a suit."""
    answered = rules.stacking != "none" and any(
        effect.kind == "draw" and card[0] in rules.wild for card, effect in rules.effect_of.items()
    )
    return rules.personal_wild or answered


@dataclass(frozen=True)
class Rules(Ruleset):
    """The house rules of one table. Raises RulesError when they conflict."""

    seats: int = rule(4, TABLE, "Seats", "How many play, two to eight.", allowed=SEATS)
    sides: int = rule(
        0,
        TABLE,
        "Sides",
        "How many sides of partners play, each with every second, third or fourth seat; 0: everybody for himself.",
        allowed=(0, 2, 3, 4),
        when=lambda rules: rules.goal == "round",
    )
    packs: int = rule(1, TABLE, "Packs", "How many packs of 52 cards are shuffled together.", allowed=range(1, 7))
    jokers: int = rule(0, TABLE, "Jokers", "How many jokers each pack has; they are wild.", allowed=range(3))
    deal: int = rule(5, TABLE, "Cards dealt", "How many cards each player gets.", allowed=range(1, 14))
    goal: Literal["round", "countdown", "countdown by rounds"] = rule(
        "round",
        TABLE,
        "Empty hand",
        "What an empty hand means: it wins the round; or it takes one from the own score, which began at the number of "
        "cards dealt, and is filled with as many cards as the new score, until a score is 0; or the same with a new "
        "deal for everybody each time.",
    )
    first_dealer: Literal["chance", "low card", "first seat"] = rule(
        "chance",
        TABLE,
        "First dealer",
        "Who deals first: somebody by chance, who draws the lowest card, ace high, or the first seat.",
    )
    next_dealer: Literal["left", "winner"] = rule(
        "left",
        TABLE,
        "Next dealer",
        "Who deals the next round: the player to the left, or the winner.",
        when=lambda rules: rules.goal != "countdown",
    )
    wild: tuple[Rank, ...] = rule(("8",), MATCHING, "Wild cards", "The ranks that fit on anything and name a suit.")
    own_wild: bool = rule(
        False,
        MATCHING,
        "Wild by score",
        "Whether the rank that equals the own score is wild for that player.",
        when=lambda rules: rules.goal != "round",
    )
    wild_when: Literal["any time", "when it matches"] = rule(
        "any time",
        MATCHING,
        "Playing wild cards",
        "When a wild card may be laid: at any time, or only if its own suit or rank fits.",
        when=_names_suits,
    )
    naming: Literal["any suit", "another suit", "own suit", "any suit if it matches"] = rule(
        "any suit",
        MATCHING,
        "Naming a suit",
        "Which suit may be named with a wild card: any; any but the present one; none, as its own counts; or any if "
        "the card matches by itself, else the present one stays. A joker, which has none, always names one.",
        when=_names_suits,
    )
    rank_on_wild: bool = rule(
        False,
        MATCHING,
        "Same rank on a wild card",
        "Whether a card of the same rank may be laid on a wild card though it is not of the named suit.",
        when=_rank_against_suit,
    )
    wild_starter: Literal["dealer names", "own suit", "first player free", "another card"] = rule(
        "dealer names",
        MATCHING,
        "Wild starter",
        "What a wild starter means: the dealer names a suit after looking at the own hand; its own suit counts (a "
        "joker goes back); the first player may lay anything; or it goes back and another card is turned.",
        when=_has_wild,
    )
    open_cards: tuple[str, ...] = rule(
        (), MATCHING, "Open cards", "The ranks, or single cards, on which anything may be laid."
    )
    last_resort: tuple[Rank, ...] = rule(
        (), MATCHING, "Last resort", "The ranks that may be laid only if nothing else in the hand fits."
    )
    bluffing: bool = rule(
        False,
        MATCHING,
        "Bluffing",
        "Whether a card of last resort may be laid against that rule, and the next player may challenge it.",
        when=_resorts,
    )
    challenge_penalty: int = rule(
        2,
        MATCHING,
        "Wrong challenge",
        "How many cards more a challenge costs that was wrong.",
        allowed=range(11),
        when=lambda rules: _resorts(rules) and rules.bluffing,
    )
    effects: tuple[tuple[str, Effect], ...] = rule(
        (), SPECIAL, "Special cards", "What the cards of a rank, or one single card, do when they are laid."
    )
    starter_effects: Literal["act", "none", "another card"] = rule(
        "act",
        SPECIAL,
        "Special starter",
        "What a special card does that is turned up: it acts as if the dealer had laid it, or not, or it goes back and "
        "another card is turned.",
        when=_has("skip", "reverse", "draw", "gift"),
    )
    two_player_reverse: Literal["nothing", "skip"] = rule(
        "nothing",
        SPECIAL,
        "Reverse between two",
        "What turning the direction means when only two play.",
        when=lambda rules: rules.seats == 2 and _has("reverse")(rules),
    )
    stacking: Literal["none", "same rank", "any draw card", "as strong"] = rule(
        "same rank",
        SPECIAL,
        "Answering draw cards",
        "Which draw card may be laid instead of drawing, so that the cards add up for the next player: none, one of "
        "the same rank, any, or one that makes draw as many or more.",
        when=_has("draw"),
    )
    cancels: tuple[str, ...] = rule(
        (),
        SPECIAL,
        "Cancelling cards",
        "The ranks, or single cards, that may be laid instead of drawing, so that nobody draws.",
        when=_has("draw"),
    )
    draws: int = rule(
        1,
        DRAWING,
        "Cards drawn in a turn",
        "How many cards may be drawn in a turn, one after another; 0: until one fits.",
        allowed=range(6),
    )
    draw_though_able: bool = rule(True, DRAWING, "Drawing though able", "Whether one may draw though a card fits.")
    after_drawing: Literal["turn ends", "drawn card", "drawn card must", "any card"] = rule(
        "turn ends",
        DRAWING,
        "After drawing",
        "What may be played in the turn in which one has drawn: nothing; a drawn card; a drawn card, and it must be if "
        "it fits; or any card.",
    )
    hand_limit: int = rule(
        NO_LIMIT,
        DRAWING,
        "Hand limit",
        "With how many cards in hand nothing more is drawn; 0: there is no limit.",
        allowed=(NO_LIMIT, *range(10, 61)),
    )
    reshuffle: bool = rule(
        True, DRAWING, "Reshuffling", "Whether the played cards make a new stock when it is used up."
    )
    free_pass: bool = rule(
        False, DRAWING, "Free pass", "Whether one may pass though a card fits, when nothing can be drawn."
    )
    groups: Literal["none", "equal ranks", "equal plain ranks"] = rule(
        "none",
        SEVERAL,
        "Equal cards together",
        "Whether cards of one rank may be laid in one turn: none, any, or only such as are neither wild nor special. "
        "The first must fit, the last must be followed, and all act.",
    )
    group_reverse: Literal["every one", "top one"] = rule(
        "every one",
        SEVERAL,
        "Several reverse cards",
        "Whether each of several reverse cards turns the direction, or only the one that lies on top.",
        when=lambda rules: rules.groups == "equal ranks" and _turns(rules),
    )
    marriage: bool = rule(
        False,
        SEVERAL,
        "Marriage",
        "Whether King and Queen of one suit may be laid in one turn, in either order.",
        when=lambda rules: {"K", "Q"}.isdisjoint(rules.last_resort),
    )
    call: Literal["automatic", "catch", "none"] = rule(
        "automatic",
        LAST,
        "Last card call",
        "Whether “last card” must be said: before the next player acts; before somebody catches one, until the own "
        "next turn; or not at all.",
    )
    call_penalty: int = rule(
        2,
        LAST,
        "Forgotten call",
        "How many cards a forgotten call costs.",
        allowed=range(11),
        when=lambda rules: rules.call != "none",
    )
    winning_card_acts: bool = rule(
        False,
        LAST,
        "Winning card acts",
        "Whether a special card that wins the round still acts.",
        when=_has("draw", "gift"),
    )
    scoring: Literal["penalty", "collect"] = rule(
        "penalty",
        SCORE,
        "Scoring",
        "Whether everybody is debited with what the own hand costs, or the winner collects what the others' cost.",
        when=lambda rules: rules.goal == "round",
    )
    costs: tuple[tuple[str, int], ...] = rule(
        (),
        SCORE,
        "Card costs",
        "What cards of a rank, or one single card, cost in points; the others cost their pips, court cards 10 and "
        "jokers 50.",
        when=lambda rules: rules.goal == "round",
    )
    target: int = rule(
        100,
        SCORE,
        "Target",
        "The total that ends the match.",
        allowed=TARGETS,
        when=lambda rules: rules.goal == "round",
    )
    bonus: int = rule(
        0,
        SCORE,
        "Bonus",
        "How many points more the match brings its winner.",
        allowed=range(501),
        when=lambda rules: rules.goal == "round" and (rules.scoring == "collect" or rules.settlement != "none"),
    )
    settlement: Literal["none", "with the winner", "among all"] = rule(
        "none",
        SCORE,
        "Settlement",
        "Who pays whom at the end, in units of ten points: nobody; everybody the winner, by the difference rounded up; "
        "or everybody each who is better, by totals rounded up.",
        when=lambda rules: rules.goal == "round",
    )

    @classmethod
    def conflicts(cls) -> Conflicts:
        """What must hold, each with the sentence for the player where it does not."""
        return _CONFLICTS

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """All cards that are played with, in order."""
        return pack_of(self.packs, self.jokers)

    @property
    def collects(self) -> bool:
        """Whether more points are better."""
        return self.goal == "round" and self.scoring == "collect"

    @property
    def in_rounds(self) -> bool:
        """Whether a match is made of rounds that each bring points."""
        return self.goal != "countdown"

    @property
    def hands_cost(self) -> bool:
        """Whether a hand costs something at the end of a round."""
        return self.goal == "round"

    @property
    def settles(self) -> bool:
        """Whether somebody pays at the end."""
        return self.goal == "round" and self.settlement != "none"

    @property
    def hands_to_win(self) -> int:
        """How many hands have to be played out to win: those of a side, or as many as are counted down."""
        return len(self.partners[0]) if self.goal == "round" else self.deal

    @property
    def sides_in_play(self) -> int:
        """How many sides there are, those of one seat included."""
        return self.sides if self.sides and self.goal == "round" else self.seats

    @property
    def cards(self) -> int:
        """How many cards there are in all."""
        return len(self.pack)

    @property
    def stock_after_deal(self) -> int:
        """Cards left in the stock once everybody has a hand."""
        return self.cards - self.deal * self.seats

    @cached_property
    def personal_wild(self) -> bool:
        """Whether a seat's score makes a rank wild for it."""
        return self.own_wild and self.goal != "round"

    @cached_property
    def kinds_of_effects(self) -> frozenset[str]:
        """What the special cards of the pack do."""
        return frozenset(self.effect_of[card].kind for card in set(self.pack) if card in self.effect_of)

    def following(self, changes: Mapping[str, Any]) -> dict[str, Any]:
        """The changes, and another pack for a larger hand that needs one, unless the packs are changed themselves."""
        changed = {"deal": self.deal, "jokers": self.jokers, **changes}
        sized = changed["deal"] in allowed(Rules, "deal") and changed["jokers"] in allowed(Rules, "jokers")
        if "packs" in changes or not {"deal", "jokers"} & set(changes) or not sized:  # no number of packs would do
            return dict(changes)
        return {**changes, "packs": max(self.packs, packs_for(self.seats, changed["deal"], changed["jokers"]))}

    def alike(self, others: Self, name: str) -> bool:
        """Whether a field says the same in both, in whichever order and rows it is told."""
        if name in BY_CARD:
            return self.by_card(name) == others.by_card(name)
        return super().alike(others, name)

    def by_card(self, name: str) -> dict[Card, Any]:
        """What a field of BY_CARD says of each card; one of which it says nothing is missing, or costs its pips."""
        if name == "effects":
            return self.effect_of
        if name == "costs":
            return self.cost_of
        return dict.fromkeys(self.opening if name == "open_cards" else self.cancelling, True)

    @cached_property
    def giving(self) -> bool:
        """Whether any card lets its player give cards away."""
        return "gift" in self.kinds_of_effects

    @cached_property
    def grouping(self) -> bool:
        """Whether several cards can be laid in one turn."""
        return self.marriage or self.groups != "none"

    @cached_property
    def followers(self) -> dict[tuple[Card, Suit | None, bool, tuple[Rank, ...]], frozenset[Card]]:
        """Kept by ``matching.followers``: which cards may follow a top card, a named suit, a debt, for some wilds."""
        return {}

    @cached_property
    def effect_of(self) -> dict[Card, Effect]:
        """The special cards, each with its effect; a single card outranks its rank."""
        return _by_card(self.effects)

    @cached_property
    def cost_of(self) -> dict[Card, int]:
        """What each card costs in the hand at the end of a round."""
        return {card: pips(card) for card in CARDS} | _by_card(self.costs)

    @cached_property
    def cancelling(self) -> frozenset[Card]:
        """The cards that cancel what is owed."""
        return frozenset(_by_card((name, True) for name in self.cancels))

    @cached_property
    def opening(self) -> frozenset[Card]:
        """The cards on which anything may be laid."""
        return frozenset(_by_card((name, True) for name in self.open_cards))


def packs_for(seats: int, deal: int, jokers: int = 0) -> int:
    """The fewest packs that leave a third of the cards in the stock (source: rulings.md, "Second pack")."""
    packs, pack = 1, len(PACK) + jokers
    while (pack * packs - seats * deal) * STOCK_SHARE < pack * packs:
        packs += 1
    return packs


def pips(card: Card) -> int:
    """What a card costs of which no rule says otherwise."""
    if card in JOKERS:
        return 50
    return RANKS.index(card[0]) + 1 if card[0] not in "TJQK" else 10


def _by_card(table: Iterable[tuple[str, Any]]) -> dict[Card, Any]:
    rows = list(table)
    by_rank = {card: value for name, value in rows if len(name) == 1 for card in CARDS if rank_of(card) == name}
    return by_rank | {card: value for card, value in rows if len(card) > 1}


def known(name: str) -> bool:
    """Whether this is a rank or a card."""
    return name in RANKS or name == JOKER or name in CARDS


def _once(names: Iterable[str]) -> bool:
    listed = list(names)
    return len(set(listed)) == len(listed)


def _lists(rules: Rules) -> tuple[list[str], ...]:
    tables = [[name for name, _ in table] for table in (rules.effects, rules.costs)]
    return (*tables, list(rules.wild), list(rules.open_cards), list(rules.last_resort), list(rules.cancels))


CHOICES = choices_of(Rules)

_CONFLICTS: Conflicts = (
    (lambda rules: rules.seats in SEATS, "{rules.seats} cannot play; a table has two to eight seats."),
    (
        lambda rules: rules.goal != "round" or rules.sides in (0, *sides_for(rules.seats)),
        (
            "{rules.seats} players cannot be parted into {rules.sides} equal sides of two or more; "
            "play with other sides, or everybody for himself."
        ),
    ),
    (
        lambda rules: rules.packs in allowed(Rules, "packs"),
        "{rules.packs} packs do not fit on a table; take one to six.",
    ),
    (lambda rules: rules.jokers in allowed(Rules, "jokers"), "A pack has no joker, one, or two."),
    (lambda rules: rules.deal in allowed(Rules, "deal"), "Each player needs one to thirteen cards, not {rules.deal}."),
    (
        lambda rules: rules.stock_after_deal * STOCK_SHARE >= rules.cards,
        (
            "{rules.deal} cards each for {rules.seats} players leave {rules.stock_after_deal} of {rules.cards} cards "
            "in the stock; at least a third must stay there. Deal fewer cards or take another pack."
        ),
    ),
    (lambda rules: rules.target in TARGETS, "The target must lie between 10 and 1000 points."),
    (lambda rules: rules.bonus in allowed(Rules, "bonus"), "The bonus must lie between 0 and 500 points."),
    (
        lambda rules: rules.call_penalty in allowed(Rules, "call_penalty"),
        "A forgotten call can cost nothing to ten cards.",
    ),
    (
        lambda rules: rules.challenge_penalty in allowed(Rules, "challenge_penalty"),
        "A wrong challenge can cost nothing to ten cards more.",
    ),
    (
        lambda rules: rules.draws in allowed(Rules, "draws"),
        "In a turn one may draw one to five cards, or 0 for until one fits.",
    ),
    (
        lambda rules: rules.hand_limit == NO_LIMIT or rules.hand_limit in range(max(10, rules.deal), 61),
        "A hand limit lies between 10 and 60 cards and not below the cards dealt; 0 means that there is none.",
    ),
    (lambda rules: all(rank in RANKS for rank in rules.wild), "A wild card must be a rank from ace to king."),
    (
        lambda rules: all(rank in RANKS or rank == JOKER for rank in rules.last_resort),
        "A card of last resort must be a rank from ace to king, or the joker.",
    ),
    (
        lambda rules: all(known(name) for names in _lists(rules) for name in names),
        "Rules for cards belong to a rank, such as Q, or to a card, such as QS.",
    ),
    (
        lambda rules: all(map(_once, _lists(rules))),
        "A rank or a card stands twice in the same list; leave one of the two.",
    ),
    (
        lambda rules: all(effect.kind in KINDS for _, effect in rules.effects),
        "A special card can skip, turn the direction, make the next player draw, or let its player give cards away.",
    ),
    (
        lambda rules: all(1 <= effect.count <= 10 for _, effect in rules.effects),
        "A special card skips one to ten players, makes the next one draw one to ten cards, or gives one to ten.",
    ),
    (
        lambda rules: (
            not any(
                rank_of(card) in rules.last_resort for card, effect in rules.effect_of.items() if effect.kind == "gift"
            )
        ),
        "A card that lets its player give cards away cannot be one of last resort too; choose one of the two.",
    ),
    (lambda rules: all(points in range(501) for _, points in rules.costs), "A card can cost nothing to 500 points."),
    (
        lambda rules: rules.goal != "round" or any(rules.cost_of[card] for card in PACK),
        "Some card must cost something, or the match would never end.",
    ),
)
