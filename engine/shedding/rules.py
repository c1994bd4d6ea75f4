"""Every house rule of the shedding games as one frozen value. Their sentences are in ``book``."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, ClassVar, Self, TypeGuard

from engine.card_rules import CardList, Names, RankList, by_card, cards_of, rank_of_name
from engine.cards import CARDS, JOKER, PACK, RANKS, Card, Rank, Suit, pack_of, rank_of
from engine.rule import choice, number, ruled, switch
from engine.ruleset import (
    SEATS,
    TARGETS,
    TARGETS_OFFERED,
    Conflict,
    FirstDealer,
    NextDealer,
    Remark,
    Ruleset,
    sides_for,
)
from engine.shedding.calling import FIRST, GOING_OUT, SECOND, WordToSay
from engine.shedding.card_tables import Costs, CostTable, Effects, EffectTable, pips
from engine.shedding.effects import Effect
from engine.shedding.ways import (
    AfterDrawing,
    CallWord,
    Goal,
    GroupReverse,
    Groups,
    Growth,
    LastCall,
    Scoring,
    SecondCall,
    Settlement,
    Stacking,
    StarterEffects,
    SuitNaming,
    TwoPlayerReverse,
    WildStarter,
    WildWhen,
)
from engine.words import Words

STOCK_SHARE = 3  # after the deal, at least one card in this many is in the stock
UNTIL_ABLE = 0  # as a number of cards to draw: until one fits
NO_LIMIT = 0
PACKS, JOKERS_OF_A_PACK, DEALS = range(1, 7), range(3), range(1, 14)
DRAWS = range(21)  # all of them fit into a select, and 20 cards hold one that fits nearly always
LIMITS = range(10, 61)

CHAPTERS = ("table", "matching", "special", "drawing", "several", "last", "score")  # of an editor
TABLE, MATCHING, SPECIAL, DRAWING, SEVERAL, LAST, SCORE = CHAPTERS


# When each rule applies, given the others


def _has(*kinds: str) -> Callable[["Rules"], bool]:
    """Whether a card of the pack has an effect of one of these kinds."""
    return lambda rules: not rules.kinds_of_effects.isdisjoint(kinds)


def _goes_for_the_round(rules: "Rules") -> bool:
    return rules.goal == Goal.ROUND


def _counts_down(rules: "Rules") -> bool:
    return rules.goal != Goal.ROUND


def _deals_again(rules: "Rules") -> bool:
    return rules.goal != Goal.COUNTDOWN


def _has_wild(rules: "Rules") -> bool:
    return bool(rules.wild or rules.jokers or rules.personal_wild)


def _names_suits(rules: "Rules") -> bool:
    return bool(rules.wild or rules.personal_wild)


def _rank_against_suit(rules: "Rules") -> bool:
    """Whether the same rank can be wild for one play and not for the next, or bind an answer to a suit."""
    answered = rules.stacking != Stacking.NONE and any(
        effect.kind == "draw" and card[0] in rules.wild for card, effect in rules.effect_of.items()
    )
    return rules.personal_wild or answered


def _has_last_resort(rules: "Rules") -> bool:
    """Whether the pack has last-resort cards."""
    return any(rank != JOKER or rules.jokers for rank in rules.last_resort)


def _may_bluff(rules: "Rules") -> bool:
    return _has_last_resort(rules) and rules.bluffing


def _reverses_between_two(rules: "Rules") -> bool:
    return rules.seats == 2 and _has("reverse")(rules)


def _groups_reverses(rules: "Rules") -> bool:
    """Whether a play can hold several reverse cards and two of them could cancel out."""
    turns = _has("reverse")(rules) and (rules.turns_direction or rules.reverse_skips)
    return rules.groups == Groups.EQUAL_RANKS and turns


def _may_marry(rules: "Rules") -> bool:
    return {"K", "Q"}.isdisjoint(rules.last_resort)


def _marries_alone(rules: "Rules") -> bool:
    """Whether marriages are played, but a drawn card is otherwise played by itself."""
    return rules.marries and rules.after_drawing in (AfterDrawing.DRAWN_CARD, AfterDrawing.DRAWN_CARD_MUST)


def _draws_on(rules: "Rules") -> bool:
    """Whether a turn can draw until the stock runs out, and a new one be made."""
    return rules.draws != 1 and rules.reshuffle


def _must_call(rules: "Rules") -> bool:
    return rules.has_calls


def _calls_twice(rules: "Rules") -> bool:
    return rules.has_calls and rules.second_call != SecondCall.NONE


def _brings_bonus(rules: "Rules") -> bool:
    return rules.goal == Goal.ROUND and (rules.scoring == Scoring.COLLECT or rules.settlement != Settlement.NONE)


def _sides_offered(rules: "Rules") -> tuple[int, ...]:
    return (0, *sides_for(rules.seats))


@dataclass(frozen=True)
class Rules(Ruleset):
    """The house rules of one table. Raises RulesError when they cannot be played."""

    catalogue: ClassVar[Words] = Words("engine.shedding.house_rules")

    seats: int = number(4, TABLE, allowed=SEATS)
    sides: int = number(0, TABLE, allowed=(0, 2, 3, 4), offered_beside=_sides_offered, when=_goes_for_the_round)
    packs: int = number(1, TABLE, allowed=PACKS)
    jokers: int = number(0, TABLE, allowed=JOKERS_OF_A_PACK)
    deal: int = number(5, TABLE, allowed=DEALS)
    goal: Goal = choice(Goal.ROUND, TABLE)
    first_dealer: FirstDealer = choice(FirstDealer.CHANCE, TABLE)
    next_dealer: NextDealer = choice(NextDealer.LEFT, TABLE, when=_deals_again)
    grows: Growth = choice(Growth.NOT, TABLE, when=_deals_again)
    wild: tuple[Rank, ...] = ruled(("8",), RankList(MATCHING))
    own_wild: bool = switch(False, MATCHING, when=_counts_down)
    wild_when: WildWhen = choice(WildWhen.ANY_TIME, MATCHING, when=_names_suits)
    naming: SuitNaming = choice(SuitNaming.ANY_SUIT, MATCHING, when=_names_suits)
    rank_on_wild: bool = switch(False, MATCHING, when=_rank_against_suit)
    wild_starter: WildStarter = choice(WildStarter.DEALER_NAMES, MATCHING, when=_has_wild)
    open_cards: Names = ruled((), CardList(MATCHING))
    last_resort: tuple[Rank, ...] = ruled((), RankList(MATCHING, ranks=(*RANKS, JOKER)))
    bluffing: bool = switch(False, MATCHING, when=_has_last_resort)
    challenge_penalty: int = number(2, MATCHING, allowed=range(11), when=_may_bluff)
    effects: Effects = ruled((), EffectTable(SPECIAL))
    starter_effects: StarterEffects = choice(StarterEffects.ACT, SPECIAL, when=_has("skip", "reverse", "draw", "gift"))
    two_player_reverse: TwoPlayerReverse = choice(TwoPlayerReverse.NOTHING, SPECIAL, when=_reverses_between_two)
    stacking: Stacking = choice(Stacking.SAME_RANK, SPECIAL, when=_has("draw"))
    cancels: Names = ruled((), CardList(SPECIAL, when=_has("draw")))
    draws: int = number(1, DRAWING, allowed=DRAWS)
    draw_though_able: bool = switch(True, DRAWING)
    after_drawing: AfterDrawing = choice(AfterDrawing.TURN_ENDS, DRAWING)
    hand_limit: int = number(
        NO_LIMIT,
        DRAWING,
        allowed=(NO_LIMIT, *LIMITS),
        offered=(0, 10, 12, 15, 16, 18, 20, 21, 24, 25, 27, 30, 40, 50, 60),
    )
    reshuffle: bool = switch(True, DRAWING)
    stock_ends_drawing: bool = switch(False, DRAWING, when=_draws_on)
    free_pass: bool = switch(False, DRAWING)
    groups: Groups = choice(Groups.NONE, SEVERAL)
    group_reverse: GroupReverse = choice(GroupReverse.EVERY_ONE, SEVERAL, when=_groups_reverses)
    marriage: bool = switch(False, SEVERAL, when=_may_marry)
    drawn_marriage: bool = switch(False, SEVERAL, when=_marries_alone)
    call: LastCall = choice(LastCall.AUTOMATIC, LAST)
    call_word: CallWord = ruled(CallWord.LAST_CARD, WordToSay(LAST, _must_call, ways=FIRST))
    second_call: SecondCall = choice(SecondCall.NONE, LAST, when=_must_call)
    second_word: CallWord = ruled(CallWord.TWO_CARDS, WordToSay(LAST, _calls_twice, ways=SECOND))
    call_penalty: int = number(2, LAST, allowed=range(11), when=_must_call)
    winning_card_acts: bool = switch(False, LAST, when=_has("draw", "gift"))
    scoring: Scoring = choice(Scoring.PENALTY, SCORE, when=_goes_for_the_round)
    costs: Costs = ruled((), CostTable(SCORE, when=_goes_for_the_round))
    target: int = number(100, SCORE, allowed=TARGETS, offered=TARGETS_OFFERED, when=_goes_for_the_round)
    bonus: int = number(
        0,
        SCORE,
        allowed=range(501),
        offered=(0, 10, 20, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500),
        when=_brings_bonus,
    )
    settlement: Settlement = choice(Settlement.NONE, SCORE, when=_goes_for_the_round)

    @classmethod
    def conflicts(cls) -> tuple[Conflict[Self], ...]:
        """What must be true between several rules."""
        return _CONFLICTS

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """All cards in play, in order."""
        return pack_of(self.packs, self.jokers)

    @property
    def collects(self) -> bool:
        """Whether more points are better."""
        return self.goal == Goal.ROUND and self.scoring == Scoring.COLLECT

    @property
    def in_rounds(self) -> bool:
        """Whether a match is made of rounds that each bring points."""
        return self.goal != Goal.COUNTDOWN

    @property
    def hands_cost(self) -> bool:
        """Whether a hand costs something at the end of a round."""
        return self.goal == Goal.ROUND

    @property
    def settles(self) -> bool:
        """Whether anyone pays at the end."""
        return self.goal == Goal.ROUND and self.settlement != Settlement.NONE

    @property
    def shares_a_tie(self) -> bool:
        """Whether equal bests share a match that reached its target, as all players settle (source: rulings.md)."""
        return self.settles and self.settlement == Settlement.AMONG_ALL

    @property
    def hands_to_win(self) -> int:
        """How many hands must be played out to win: those of a side, or one for each card counted down."""
        return len(self.partners[0]) if self.goal == Goal.ROUND else self.deal

    @property
    def sides_in_play(self) -> int:
        """How many sides there are, including sides of one seat."""
        return self.sides if self.sides and self.goal == Goal.ROUND else self.seats

    @property
    def cards(self) -> int:
        """How many cards there are in all."""
        return len(self.pack)

    @property
    def stock_after_deal(self) -> int:
        """Cards left in the stock once everyone has a hand."""
        return self.cards - self.deal * self.seats

    @cached_property
    def personal_wild(self) -> bool:
        """Whether a seat's score makes a rank wild for it."""
        return self.own_wild and self.goal != Goal.ROUND

    @cached_property
    def kinds_of_effects(self) -> frozenset[str]:
        """What the special cards of the pack do."""
        return frozenset(self.effect_of[card].kind for card in set(self.pack) if card in self.effect_of)

    def following(self, changes: Mapping[str, object]) -> dict[str, object]:
        """The changes, with more packs for a larger hand, the price of the wild ranks going with them, and a second
        word that goes with the first.

        Packs, costs and words that were changed as well stay as they are.
        """
        return self._with_packs(changes) | self._with_costs(changes) | self._with_second_word(changes)

    def _with_costs(self, changes: Mapping[str, object]) -> dict[str, object]:
        """Costs that go with other wild ranks, if the wild ranks are the dear ones."""
        wild, dear = changes.get("wild", self.wild), self._dear
        if dear is None or "costs" in changes or not _are_ranks(wild) or set(wild) in (set(), set(self.wild)):
            return {}
        kept = (row for row in self.costs if rank_of_name(row[0]) not in {*wild, *self.wild})
        return {"costs": (*((rank, dear) for rank in wild), *kept)}

    @property
    def _dear(self) -> int | None:
        """What each wild card costs, if that is the most a card costs and more than usual."""
        wild = [card for rank in self.wild for card in cards_of(rank)]
        dear = max(self.cost_of[card] for card in PACK)
        moves = all(self.cost_of[card] == dear > pips(card) for card in wild)
        return dear if wild and moves else None

    def _with_second_word(self, changes: Mapping[str, object]) -> dict[str, object]:
        """For going out, the word that is said with the last card where the first one is said."""
        when, word = changes.get("second_call", self.second_call), changes.get("call_word", self.call_word)
        if "second_word" in changes or changes.keys().isdisjoint({"second_call", "call_word"}):
            return {}
        if when != SecondCall.GOING_OUT or not isinstance(word, str):
            return {}
        return {"second_word": GOING_OUT.get(word, CallWord.LAST_CARD)}

    def remarks(self, base: Self) -> tuple[Remark, ...]:
        """Ranks that became wild and still do what they do in the named game."""
        effects = self.field("effects")
        if not isinstance(effects, EffectTable):
            return ()
        others = [
            card
            for card, effect in self.effect_of.items()
            if card[0] not in self.wild or card[0] in base.wild or base.effect_of.get(card) != effect
        ]
        still = effects.changed(self, others, None)
        text = self.catalogue("wild-still-special", cards=effects.words(still)) if still else ""
        return (Remark(("wild", "effects"), text),) if text else ()

    def _with_packs(self, changes: Mapping[str, object]) -> dict[str, object]:
        deal, jokers = changes.get("deal", self.deal), changes.get("jokers", self.jokers)
        if "packs" in changes or changes.keys().isdisjoint({"deal", "jokers"}):
            return dict(changes)
        if (
            not isinstance(deal, int)
            or not isinstance(jokers, int)
            or deal not in DEALS
            or jokers not in JOKERS_OF_A_PACK
        ):
            return dict(changes)  # no number of packs would be enough
        return {**changes, "packs": max(self.packs, packs_for(self.seats, deal, jokers))}

    @cached_property
    def turns_direction(self) -> bool:
        """Whether a reverse card reverses the direction of play."""
        return self.seats > 2

    @cached_property
    def reverse_skips(self) -> bool:
        """Whether a reverse card skips the other of two players."""
        return not self.turns_direction and self.two_player_reverse == TwoPlayerReverse.SKIP

    @cached_property
    def marries(self) -> bool:
        """Whether King and Queen of one suit may be played together."""
        return self.marriage and _may_marry(self)

    @cached_property
    def drawn_marries(self) -> bool:
        """Whether a King or Queen may marry right after it was drawn, where a drawn card is else played by itself."""
        return self.drawn_marriage and _marries_alone(self)

    @property
    def is_growing(self) -> bool:
        """Whether the winner of a round adds a rule."""
        return self.grows != Growth.NOT and _deals_again(self)

    @cached_property
    def hides(self) -> bool:
        """Whether the rules that are added are hidden."""
        return self.is_growing and self.grows == Growth.HIDDEN

    @cached_property
    def hand_ends_round(self) -> bool:
        """Whether the first empty hand ends the round."""
        return not self.partnered and self.goal != Goal.COUNTDOWN

    @cached_property
    def giving(self) -> bool:
        """Whether any card lets its player give cards away."""
        return "gift" in self.kinds_of_effects

    @cached_property
    def groups_ranks(self) -> bool:
        """Whether cards of one rank can be played together."""
        return self.groups != Groups.NONE

    @cached_property
    def has_calls(self) -> bool:
        """Whether players say “last card”."""
        return self.call != LastCall.NONE

    @cached_property
    def last_card_counts(self) -> bool:
        """Whether a special card that wins the round still takes effect: if any makes others draw or get cards."""
        return self.winning_card_acts and _has("draw", "gift")(self)

    @cached_property
    def words_due(self) -> dict[int, CallWord]:
        """What has to be said, by the number of cards that a play leaves in the hand."""
        if not self.has_calls:
            return {}
        return {1: self.call_word} | {
            left: self.second_word for when, left in _SECOND_AT.items() if self.second_call == when
        }

    @cached_property
    def drawing_ends_with_stock(self) -> bool:
        """Whether no more cards are drawn in a turn in which the stock runs out, although a new one is made."""
        return self.stock_ends_drawing and _draws_on(self)

    @cached_property
    def drawing_ends_turn(self) -> bool:
        """Whether no card can be played once one has been drawn."""
        return self.after_drawing == AfterDrawing.TURN_ENDS

    @cached_property
    def any_card_after_drawing(self) -> bool:
        """Whether cards held before can still be played once one has been drawn."""
        return self.after_drawing == AfterDrawing.ANY_CARD

    @cached_property
    def grouping(self) -> bool:
        """Whether several cards can be played in one turn."""
        return self.marriage or self.groups_ranks

    @cached_property
    def followers(self) -> dict[tuple[Card, Suit | None, bool, tuple[Rank, ...]], frozenset[Card]]:
        """A cache for ``matching.followers``, by top card, picked suit, debt and wild ranks."""
        return {}

    @cached_property
    def effect_of(self) -> dict[Card, Effect]:
        """The special cards, each with its effect. A single card outranks its rank."""
        return by_card(self.effects)

    @cached_property
    def cost_of(self) -> dict[Card, int]:
        """What each card costs in the hand at the end of a round."""
        return {card: pips(card) for card in CARDS} | by_card(self.costs)

    @cached_property
    def cancelling(self) -> frozenset[Card]:
        """The cards that cancel the debt."""
        return frozenset(by_card((name, True) for name in self.cancels))

    @cached_property
    def opening(self) -> frozenset[Card]:
        """The cards on which any card may be played."""
        return frozenset(by_card((name, True) for name in self.open_cards))


_SECOND_AT = {SecondCall.AT_TWO: 2, SecondCall.GOING_OUT: 0}


def _are_ranks(value: object) -> TypeGuard[tuple[Rank, ...]]:
    return isinstance(value, tuple) and all(type(rank) is str and rank in RANKS for rank in value)


def with_rule(rules: Rules, name: str, value: object) -> Rules:
    """The rules with this one changed, and nothing that would follow from it in an editor. Raises RulesError."""
    changes: dict[str, Any] = {name: value}
    return replace(rules, **changes)


def packs_for(seats: int, deal: int, jokers: int = 0) -> int:
    """The fewest packs that leave a third of the cards in the stock (source: rulings.md, "Second pack")."""
    packs, pack = 1, len(PACK) + jokers
    while (pack * packs - seats * deal) * STOCK_SHARE < pack * packs:
        packs += 1
    return packs


def _resorts_to_a_gift(rules: Rules) -> bool:
    giving = (card for card, effect in rules.effect_of.items() if effect.kind == "gift")
    return any(rank_of(card) in rules.last_resort for card in giving)


_CONFLICTS: tuple[Conflict[Rules], ...] = (
    Conflict(
        lambda rules: rules.goal != Goal.ROUND or rules.sides in (0, *sides_for(rules.seats)),
        "no-sides",
        lambda rules: {"seats": rules.seats, "sides": rules.sides},
    ),
    Conflict(
        lambda rules: rules.stock_after_deal * STOCK_SHARE >= rules.cards,
        "deal-too-large",
        lambda rules: {
            "deal": rules.deal,
            "seats": rules.seats,
            "left": max(rules.stock_after_deal, 0),
            "all": rules.cards,
        },
    ),
    Conflict(
        lambda rules: rules.hand_limit == NO_LIMIT or (rules.hand_limit in LIMITS and rules.hand_limit >= rules.deal),
        "hand-limit-refused",
    ),
    Conflict(lambda rules: not _resorts_to_a_gift(rules), "gift-of-last-resort"),
    Conflict(
        lambda rules: rules.goal != Goal.ROUND or any(rules.cost_of[card] for card in PACK),
        "nothing-costs",
    ),
)
