"""Every house rule of the shedding games as one frozen value. Their sentences are in ``book``."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, ClassVar, Self

from engine.core.card_rules import CardList, CardTable, Names, RankList, by_card, cards_of, rank_of_name
from engine.core.cards import (
    CARDS,
    JOKER,
    JOKERS,
    LOWEST_NUMBER,
    PACK,
    RANKS,
    Card,
    Rank,
    Suit,
    pack_of,
    plain_pack,
    rank_of,
    ranks_of,
)
from engine.core.rule import choice, number, rule_field, switch
from engine.core.ruleset import (
    ROUNDS,
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
from engine.shedding.rules.calling import FIRST, GOING_OUT, SECOND, WordToSay
from engine.shedding.rules.card_tables import (
    Answers,
    AnswerTable,
    CardRanks,
    Costs,
    CostTable,
    Effects,
    EffectTable,
    RankTable,
    pips,
)
from engine.shedding.rules.choices import (
    AfterDrawing,
    AfterPenalty,
    CallWord,
    Cover,
    Deals,
    FirstPlayer,
    Goal,
    GroupReverse,
    Groups,
    Growth,
    LastCall,
    PlayDirection,
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
from engine.shedding.rules.effects import DRAW_CARDS, KINDS, Effect
from engine.shedding.rules.endings import cards_count, hands_get_empty
from engine.shedding.rules.etiquette import BROKEN
from engine.words import Words

STOCK_SHARE = 3  # after the deal, at least one card in this many is in the stock
ALL_DRAW_SHARE = (3, 5)  # when all cards are played once, everyone together draws at most this share of them at once
UNTIL_ABLE = 0  # as a number of cards to draw: until one fits
NO_LIMIT = 0
TO_THE_TARGET = 0  # as a number of rounds: as many as it takes
PACKS, JOKERS_OF_A_PACK, DEALS = range(1, 7), range(3), range(1, 14)
DRAWS = range(21)  # all of them fit into a select, and 20 cards hold one that fits nearly always
LIMITS = range(10, 61)
REACHES_OTHERS = (*DRAW_CARDS, "gift", "all draw")  # what the effect of a winning card can bring to other hands

CHAPTERS = ("table", "matching", "special", "drawing", "several", "last", "score")  # of an editor
TABLE, MATCHING, SPECIAL, DRAWING, SEVERAL, LAST, SCORE = CHAPTERS


# When each rule applies, given the others


def _if(condition: Callable[["Rules"], bool]) -> Callable[["Rules"], bool]:
    """A condition that one rule has alone; a lambda learns here that it is asked about these Rules."""
    return condition


def _has(*kinds: str) -> Callable[["Rules"], bool]:
    return lambda rules: not rules.kinds_of_effects.isdisjoint(kinds)


def _goes_for_the_round(rules: "Rules") -> bool:
    return rules.goal == Goal.ROUND


def _deals_again(rules: "Rules") -> bool:
    return rules.goal != Goal.COUNTDOWN


def _may_deal_fewer(rules: "Rules") -> bool:
    return _goes_for_the_round(rules) and rules.deal > 1


def _may_play_on(rules: "Rules") -> bool:
    return _goes_for_the_round(rules) and not rules.partnered and rules.seats > 2


def _wild_any_time(rules: "Rules") -> bool:
    return rules.names_suits and rules.wild_when == WildWhen.ANY_TIME


def _rank_against_suit(rules: "Rules") -> bool:
    """Whether the same rank can be wild for one play and not for the next, or bind an answer to a suit."""
    ranks = {card[0] for card, effect in rules.effect_of.items() if effect.kind in DRAW_CARDS}
    wild = ranks.intersection(rules.wild_in_pack)
    answered = any(rules.answered(card) != Stacking.NONE for rank in wild for card in cards_of(rank))
    return rules.personal_wild or answered


def _has_last_resort(rules: "Rules") -> bool:
    return any(rank in rules.ranks or (rank == JOKER and rules.jokers) for rank in rules.last_resort)


def _may_bluff(rules: "Rules") -> bool:
    return _has_last_resort(rules) and rules.bluffing


def _groups_reverses(rules: "Rules") -> bool:
    """Whether a play can hold several reverse cards and two of them could cancel out."""
    turns = _has("reverse")(rules) and (rules.turns_direction or rules.reverse_skips)
    return rules.groups_specials and turns


def _may_marry(rules: "Rules") -> bool:
    """Whether a King and a Queen can be married: not where they are a run anyway."""
    return {"K", "Q"}.isdisjoint(rules.last_resort) and not rules.chains_ranks


def _marries_alone(rules: "Rules") -> bool:
    """Whether marriages are played, but a drawn card is otherwise played by itself."""
    return rules.marries and rules.after_drawing in (AfterDrawing.DRAWN_CARD, AfterDrawing.DRAWN_CARD_MUST)


def _draws_on(rules: "Rules") -> bool:
    """Whether a turn can draw until the stock runs out, and a new one be made."""
    return rules.draws != 1 and rules.reshuffle


def _has_equal_cards(rules: "Rules") -> bool:
    return rules.packs > 1


def _must_call(rules: "Rules") -> bool:
    return rules.has_calls


def _brings_bonus(rules: "Rules") -> bool:
    return rules.hands_cost and (rules.scoring == Scoring.COLLECT or rules.settlement != Settlement.NONE)


@dataclass(frozen=True)
class Rules(Ruleset):
    """The house rules of one table. Raises RulesError when they cannot be played."""

    catalogue: ClassVar[Words] = Words("engine.shedding.rules.house_rules")

    seats: int = number(4, TABLE, allowed=SEATS)
    sides: int = number(
        0,
        TABLE,
        allowed=(0, 2, 3, 4),
        offered_beside=lambda rules: (0, *sides_for(rules.seats)),
        when=_goes_for_the_round,
    )
    packs: int = number(1, TABLE, allowed=PACKS)
    pack_size: int = number(52, TABLE, allowed=tuple(sorted(LOWEST_NUMBER)))
    jokers: int = number(0, TABLE, allowed=JOKERS_OF_A_PACK)
    deal: int = number(5, TABLE, allowed=DEALS)
    deals: Deals = choice(Deals.SAME, TABLE, when=_may_deal_fewer)
    goal: Goal = choice(Goal.ROUND, TABLE)
    play_on: bool = switch(False, TABLE, when=_may_play_on)
    first_dealer: FirstDealer = choice(FirstDealer.CHANCE, TABLE)
    next_dealer: NextDealer = choice(NextDealer.LEFT, TABLE, when=_deals_again)
    first_player: FirstPlayer = choice(FirstPlayer.LEFT, TABLE)
    play_direction: PlayDirection = choice(PlayDirection.CLOCKWISE, TABLE, when=_if(lambda rules: rules.seats > 2))
    grows: Growth = choice(Growth.NOT, TABLE, when=_deals_again)
    wild: tuple[Rank, ...] = rule_field(("8",), RankList(MATCHING))
    own_wild: bool = switch(False, MATCHING, when=_if(lambda rules: rules.goal != Goal.ROUND))
    wild_when: WildWhen = choice(WildWhen.ANY_TIME, MATCHING, when=_if(lambda rules: rules.names_suits))
    wild_on_wild: bool = switch(True, MATCHING, when=_if(lambda rules: rules.has_wild))
    naming: SuitNaming = choice(SuitNaming.ANY_SUIT, MATCHING, when=_if(lambda rules: rules.names_suits))
    rank_on_wild: bool = switch(False, MATCHING, when=_rank_against_suit)
    wild_starter: WildStarter = choice(WildStarter.DEALER_NAMES, MATCHING, when=_if(lambda rules: rules.has_wild))
    starter_suit_only: bool = switch(False, MATCHING, when=_if(lambda rules: not rules.rank_fits_wild))
    open_cards: Names = rule_field((), CardList(MATCHING))
    free_cards: Names = rule_field((), CardList(MATCHING))
    jump_in: bool = switch(False, MATCHING, when=_has_equal_cards)
    last_resort: tuple[Rank, ...] = rule_field((), RankList(MATCHING, ranks=(*RANKS, JOKER)))
    bluffing: bool = switch(False, MATCHING, when=_has_last_resort)
    challenge_penalty: int = number(2, MATCHING, allowed=range(11), when=_may_bluff)
    effects: Effects = rule_field((), EffectTable(SPECIAL))
    starter_effects: StarterEffects = choice(StarterEffects.ACT, SPECIAL, when=_has(*KINDS))
    two_player_reverse: TwoPlayerReverse = choice(
        TwoPlayerReverse.NOTHING,
        SPECIAL,
        when=_if(lambda rules: rules.seats == 2 and "reverse" in rules.kinds_of_effects),
    )
    stacking: Stacking = choice(Stacking.SAME_RANK, SPECIAL, when=_has(*DRAW_CARDS))
    answered_by: Answers = rule_field((), AnswerTable(SPECIAL, when=_has(*DRAW_CARDS)))
    cancels: Names = rule_field((), CardList(SPECIAL, when=_has(*DRAW_CARDS)))
    cancels_only: CardRanks = rule_field(
        (), RankTable(SPECIAL, when=_if(lambda rules: bool(rules.cancels) and _has(*DRAW_CARDS)(rules)))
    )
    after_penalty: AfterPenalty = choice(AfterPenalty.TURN_ENDS, SPECIAL, when=_has(*DRAW_CARDS))
    skip_stacking: bool = switch(False, SPECIAL, when=_has("skip"))
    cover: Cover = choice(Cover.DRAW_AS_USUAL, SPECIAL, when=_has("again"))
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
    call_word: CallWord = rule_field(CallWord.LAST_CARD, WordToSay(LAST, _must_call, ways=FIRST))
    second_call: SecondCall = choice(SecondCall.NONE, LAST, when=_must_call)
    second_word: CallWord = rule_field(
        CallWord.TWO_CARDS,
        WordToSay(LAST, _if(lambda rules: rules.has_calls and rules.second_call != SecondCall.NONE), ways=SECOND),
    )
    call_penalty: int = number(2, LAST, allowed=range(11), when=_must_call)
    winning_card_acts: bool = switch(False, LAST, when=_has(*REACHES_OTHERS))
    not_last: Names = rule_field((), CardList(LAST))
    winning_wild: bool = switch(False, LAST, when=_wild_any_time)
    last_alone: bool = switch(
        False, LAST, when=_if(lambda rules: rules.groups_ranks or rules.marries or rules.dumps_suits)
    )
    scoring: Scoring = choice(Scoring.PENALTY, SCORE, when=_goes_for_the_round)
    costs: Costs = rule_field((), CostTable(SCORE, when=_goes_for_the_round))
    doubling: tuple[Rank, ...] = rule_field(
        (), RankList(SCORE, ranks=(*RANKS, JOKER), when=_if(lambda rules: rules.hands_cost))
    )
    target: int = number(
        100,
        SCORE,
        allowed=TARGETS,
        offered=TARGETS_OFFERED,
        when=_if(lambda rules: rules.hands_cost and not rules.rounds_to_play),
    )
    rounds_to_win: int = number(
        1, SCORE, allowed=ROUNDS, when=_if(lambda rules: rules.counts_rounds and not rules.rounds_to_play)
    )
    rounds_to_play: int = number(TO_THE_TARGET, SCORE, allowed=(TO_THE_TARGET, *ROUNDS), when=_goes_for_the_round)
    bonus: int = number(
        0,
        SCORE,
        allowed=range(501),
        offered=(0, 10, 20, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500),
        when=_brings_bonus,
    )
    settlement: Settlement = choice(Settlement.NONE, SCORE, when=_if(lambda rules: rules.hands_cost))

    @classmethod
    def conflicts(cls) -> tuple[Conflict[Self], ...]:
        return _CONFLICTS

    @classmethod
    def endings(cls) -> tuple[Conflict[Self], ...]:
        return _ENDINGS

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        return pack_of(self.packs, self.jokers, self.pack_size)

    @cached_property
    def one_pack(self) -> tuple[Card, ...]:
        return pack_of(1, self.jokers, self.pack_size)

    @cached_property
    def ranks(self) -> tuple[Rank, ...]:
        """The ranks of the pack, besides jokers."""
        return ranks_of(self.pack_size)

    @cached_property
    def wild_in_pack(self) -> tuple[Rank, ...]:
        return tuple(rank for rank in self.wild if rank in self.ranks)

    @property
    def names_suits(self) -> bool:
        """Whether any wild card has a suit, which a Joker has not."""
        return bool(self.wild_in_pack) or self.personal_wild

    @property
    def has_wild(self) -> bool:
        return self.names_suits or bool(self.jokers)

    @property
    def drawn_for_deal(self) -> tuple[Card, ...]:
        return plain_pack(self.pack_size)

    @cached_property
    def special_cards(self) -> frozenset[Card]:
        named: set[Card] = set()
        for rule in self.fields().values():
            if rule.group in (MATCHING, SPECIAL) and rule.applies(self):
                if isinstance(rule, RankList):
                    named.update(*map(cards_of, rule.of(self)))
                elif isinstance(rule, CardTable):
                    named.update(rule.by_card(self))
        return frozenset(named & set(self.pack))

    @property
    def collects(self) -> bool:
        return self.goal == Goal.ROUND and self.scoring != Scoring.PENALTY

    @property
    def counts_rounds(self) -> bool:
        return self.goal == Goal.ROUND and self.scoring == Scoring.ROUNDS

    @property
    def counted(self) -> str:
        if not self.counts_rounds:
            return "points"
        return "nothing" if (self.rounds_to_play or self.rounds_to_win) == 1 else "rounds"

    @property
    def aim(self) -> str:
        if self.goal == Goal.ROUND and self.rounds_to_play:
            return "rounds_to_play"
        return "rounds_to_win" if self.counts_rounds else "target"

    @property
    def span(self) -> int:
        return super().span if self.goal == Goal.ROUND else self.deal

    def behind(self, totals: Sequence[float]) -> float:
        """A countdown begins at the number of cards dealt and ends at 0."""
        return super().behind(totals) if self.goal == Goal.ROUND else 1 - min(totals) / self.deal

    @property
    def match_bonus(self) -> int:
        return self.bonus if _brings_bonus(self) else 0

    @property
    def in_rounds(self) -> bool:
        return self.goal != Goal.COUNTDOWN

    @property
    def hands_cost(self) -> bool:
        return self.goal == Goal.ROUND and not self.counts_rounds

    @property
    def settles(self) -> bool:
        return self.hands_cost and self.settlement != Settlement.NONE

    @property
    def shares_a_tie(self) -> bool:
        """Whether equal bests share a match that reached its target, as all players settle (source: rulings.md)."""
        return self.settles and self.settlement == Settlement.AMONG_ALL

    @property
    def hands_to_win(self) -> int:
        """How many hands must be played out to win: those of a side, or one for each card counted down."""
        if self.plays_on:
            return self.seats - 1
        return len(self.partners[0]) if self.goal == Goal.ROUND else self.deal

    @property
    def sides_in_play(self) -> int:
        return self.sides if self.sides and self.goal == Goal.ROUND else self.seats

    def dealt_in(self, number: int) -> int:
        """How many cards each seat is dealt in a round, counted from 1 (source: linked-variants.md, Crates).

        A round that only breaks a tie goes on with a single card (source: linked-variants.md, Ocho Locos).
        """
        if self.deals == Deals.SAME or not _may_deal_fewer(self):
            return self.deal
        if self.deals == Deals.DOWN:
            breaks_tie = self.rounds_to_play != TO_THE_TARGET and number > self.rounds_to_play
            return 1 if breaks_tie else self.deal - (number - 1) % self.deal
        return 1 + abs(self.deal - 1 - (number - 1) % (2 * self.deal - 2))

    @property
    def changing_deals(self) -> bool:
        return self.deals != Deals.SAME and _may_deal_fewer(self)

    @cached_property
    def first_direction(self) -> int:
        """The direction of play when a round begins: 1 is clockwise, -1 counterclockwise."""
        return -1 if self.play_direction == PlayDirection.COUNTERCLOCKWISE and self.seats > 2 else 1

    @property
    def deal_passes(self) -> int:
        return self.first_direction

    def first_player_of(self, dealer: int, *, turned: bool = False) -> int:
        """The seat that begins a round. ``turned``: a starter has reversed the direction, and so the dealer's side."""
        side = {FirstPlayer.LEFT: 1, FirstPlayer.RIGHT: -1}.get(self.first_player, 0)
        return (dealer + (-side if turned else side)) % self.seats

    @property
    def cards(self) -> int:
        return len(self.pack)

    @property
    def stock_after_deal(self) -> int:
        return self.cards - self.deal * self.seats

    @cached_property
    def personal_wild(self) -> bool:
        """Whether a seat's score makes a rank wild for it."""
        return self.own_wild and self.goal != Goal.ROUND

    @cached_property
    def kinds_of_effects(self) -> frozenset[str]:
        return frozenset(self.effect_of[card].kind for card in set(self.pack) if card in self.effect_of)

    def following(self, changes: Mapping[str, object]) -> dict[str, object]:
        """The changes, with more packs for a larger hand, the price of the wild ranks going with them, and a second
        word that goes with the first.

        Packs, costs and words that were changed as well stay as they are.
        """
        return self._with_packs(changes) | self._with_costs(changes) | self._with_second_word(changes)

    def _with_costs(self, changes: Mapping[str, object]) -> dict[str, object]:
        """Costs that go with other wild ranks, if the wild ranks are the dear ones: nothing costs more than they do."""
        wild = changes.get("wild", self.wild)
        if "costs" in changes or not isinstance(wild, tuple) or not wild:
            return {}
        if any(type(rank) is not str or rank not in RANKS for rank in wild) or set(wild) == set(self.wild):
            return {}
        dear = max(self.cost_of[card] for card in PACK)
        before = [card for rank in self.wild for card in cards_of(rank)]
        if not before or not all(self.cost_of[card] == dear > pips(card) for card in before):
            return {}
        kept = (row for row in self.costs if rank_of_name(row[0]) not in {*wild, *self.wild})
        return {"costs": (*((rank, dear) for rank in wild), *kept)}

    def _with_second_word(self, changes: Mapping[str, object]) -> dict[str, object]:
        when, word = changes.get("second_call", self.second_call), changes.get("call_word", self.call_word)
        if "second_word" in changes or changes.keys().isdisjoint({"second_call", "call_word"}):
            return {}
        if when != SecondCall.GOING_OUT or not isinstance(word, str):
            return {}
        return {"second_word": GOING_OUT.get(word, CallWord.LAST_CARD)}

    def remarks(self, base: Self) -> tuple[Remark, ...]:
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
        size = changes.get("pack_size", self.pack_size)
        if "packs" in changes or changes.keys().isdisjoint({"deal", "jokers", "pack_size"}):
            return dict(changes)
        if not isinstance(deal, int) or not isinstance(jokers, int) or not isinstance(size, int):
            return dict(changes)
        if deal not in DEALS or jokers not in JOKERS_OF_A_PACK or size not in LOWEST_NUMBER:
            return dict(changes)  # no number of packs would be enough
        return {**changes, "packs": max(self.packs, packs_for(self.seats, deal, jokers, size))}

    @cached_property
    def rank_fits_wild(self) -> bool:
        """Whether the same rank fits although a suit is in force."""
        return self.rank_on_wild and _rank_against_suit(self)

    @cached_property
    def only_suit_starts(self) -> bool:
        """Whether nothing but its suit counts of the starter."""
        return self.starter_suit_only and not self.rank_fits_wild

    @cached_property
    def turns_direction(self) -> bool:
        return self.seats > 2

    @cached_property
    def reverse_skips(self) -> bool:
        return not self.turns_direction and self.two_player_reverse == TwoPlayerReverse.SKIP

    @cached_property
    def marries(self) -> bool:
        return self.marriage and _may_marry(self)

    @cached_property
    def drawn_marries(self) -> bool:
        return self.drawn_marriage and _marries_alone(self)

    @property
    def is_growing(self) -> bool:
        return self.grows != Growth.NOT and _deals_again(self)

    @cached_property
    def hides(self) -> bool:
        return self.is_growing and self.grows == Growth.HIDDEN

    @cached_property
    def plays_on(self) -> bool:
        """Whether the round goes on after the first empty hand, until one seat is left with cards."""
        return self.play_on and _may_play_on(self)

    @cached_property
    def empty_hands_wait(self) -> bool:
        """Whether a seat with an empty hand is passed over, as the round goes on without it."""
        return self.partnered or self.plays_on

    @cached_property
    def hand_ends_round(self) -> bool:
        return not self.empty_hands_wait and self.goal != Goal.COUNTDOWN

    @cached_property
    def all_drawing(self) -> bool:
        return "all draw" in self.kinds_of_effects

    @cached_property
    def giving(self) -> bool:
        return "gift" in self.kinds_of_effects

    @cached_property
    def stacks_skips(self) -> bool:
        return self.skip_stacking and _has("skip")(self)

    @cached_property
    def plays_after_penalty(self) -> bool:
        return self.after_penalty == AfterPenalty.PLAY_ON

    @cached_property
    def ranks_to_ask(self) -> tuple[Rank, ...]:
        """The ranks that can be asked for: those of the pack that are neither wild for all nor special."""
        special = {rank_of(card) for card in (*self.effect_of, *self.opening) if card in self.pack}
        held = set(map(rank_of, self.pack)) - special - set(self.wild)
        return tuple(rank for rank in RANKS if rank in held)

    @cached_property
    def wild_by_score(self) -> dict[int, tuple[Rank, ...]]:
        """The ranks that are wild for a player with a score that makes one wild, besides jokers."""
        ranks = self.ranks if self.personal_wild else ()
        return {RANKS.index(rank) + 1: (*self.wild, rank) for rank in ranks}

    @cached_property
    def asking(self) -> frozenset[Card]:
        special = self.effect_of.items() if self.ranks_to_ask else ()
        return frozenset(card for card, effect in special if effect.kind == "rank")

    @cached_property
    def hurting(self) -> frozenset[Card]:
        return frozenset(card for card, effect in self.effect_of.items() if effect.kind in ("draw", "skip"))

    @cached_property
    def groups_ranks(self) -> bool:
        """Whether cards of one rank can be played together, or a run of them."""
        return self.groups != Groups.NONE

    @cached_property
    def has_calls(self) -> bool:
        return self.call != LastCall.NONE

    @cached_property
    def jumps_in(self) -> bool:
        return self.jump_in and _has_equal_cards(self)

    @cached_property
    def chains_ranks(self) -> bool:
        """Whether cards of one suit can be played together that are neighbours in rank."""
        return self.groups in (Groups.RUNS, Groups.CHAINS)

    @cached_property
    def dumps_suits(self) -> bool:
        return "suit" in self.kinds_of_effects

    @cached_property
    def groups_specials(self) -> bool:
        """Whether several special cards can be in one play of cards that go together."""
        return self.groups in (Groups.EQUAL_RANKS, Groups.RUNS, Groups.CHAINS) or self.dumps_suits

    @cached_property
    def last_card_counts(self) -> bool:
        """Whether a special card that wins the round still takes effect: if any makes others draw or get cards."""
        return self.winning_card_acts and _has(*REACHES_OTHERS)(self)

    @cached_property
    def words_due(self) -> dict[int, CallWord]:
        """By the number of cards that a play leaves in the hand."""
        if not self.has_calls:
            return {}
        second = {SecondCall.AT_TWO: 2, SecondCall.GOING_OUT: 0}.get(self.second_call)
        return {1: self.call_word} | ({} if second is None else {second: self.second_word})

    @cached_property
    def drawing_ends_with_stock(self) -> bool:
        return self.stock_ends_drawing and _draws_on(self)

    @cached_property
    def drawing_ends_turn(self) -> bool:
        return self.after_drawing == AfterDrawing.TURN_ENDS

    @cached_property
    def followers(self) -> dict[tuple[Card, Suit | None, Rank | None, bool, int], frozenset[Card]]:
        """A cache for ``matching.followers``, by top card, picked suit, rank asked for, debt and score."""
        return {}

    @cached_property
    def plain(self) -> frozenset[Card]:
        """The cards that have no effect and are no last resort: nothing comes of them but that they are on top."""
        return frozenset(CARDS).difference(self.effect_of, *map(cards_of, self.last_resort))

    @cached_property
    def picking(self) -> frozenset[Card]:
        """The cards with which a suit or a rank may be picked: those that are wild for any seat, or ask for a rank."""
        return self.wild_cards.union(self.asking, *self.wild_cards_by_score.values())

    @cached_property
    def joined(self) -> frozenset[Card]:
        """The cards on which others may go in the same play."""
        married = (*cards_of("K"), *cards_of("Q")) if self.marries else ()
        dumped = (card for card, effect in self.effect_of.items() if effect.kind == "suit")
        return frozenset(CARDS if self.groups_ranks else (*married, *dumped))

    @cached_property
    def in_turn(self) -> dict[tuple[int, int], tuple[int, ...]]:
        """All other seats in order of play, by seat and direction."""
        turns, seats = range(1, self.seats), range(self.seats)
        return {
            (seat, way): tuple((seat + turn * way) % self.seats for turn in turns) for seat in seats for way in (1, -1)
        }

    @cached_property
    def wild_cards(self) -> frozenset[Card]:
        """The cards that are wild for a seat whose score makes none so."""
        return frozenset(JOKERS).union(card for card in CARDS if rank_of(card) in self.wild)

    @cached_property
    def wild_cards_by_score(self) -> dict[int, frozenset[Card]]:
        """The cards that are wild for a player with a score that makes some so."""
        return {score: self.wild_cards.union(cards_of(ranks[-1])) for score, ranks in self.wild_by_score.items()}

    @cached_property
    def effect_of(self) -> dict[Card, Effect]:
        """A single card outranks its rank."""
        return by_card(self.effects)

    @cached_property
    def cost_of(self) -> dict[Card, int]:
        """What each card costs in the hand at the end of a round."""
        return {card: pips(card) for card in CARDS} | by_card(self.costs)

    @cached_property
    def cancelling(self) -> frozenset[Card]:
        """The cards that cancel the debt, of any rank or of one: see ``cancels_debt``."""
        return _named(self.cancels)

    @cached_property
    def own_answers(self) -> dict[Card, Stacking]:
        """The draw cards that are answered in a way of their own."""
        ways = by_card(self.answered_by).items()
        return {card: Stacking(way) for card, way in ways if self.makes_draw(card)}

    @cached_property
    def ranks_cancelled(self) -> dict[Card, Rank]:
        """The cards that cancel the debt of one rank alone."""
        return by_card(self.cancels_only)

    def makes_draw(self, card: Card) -> bool:
        return card in self.effect_of and self.effect_of[card].kind in DRAW_CARDS

    def answered(self, top: Card) -> Stacking:
        """Which draw cards answer the one on top."""
        return self.own_answers.get(top, self.stacking)

    def cancels_rank(self, card: Card) -> Rank:
        """The one rank whose debt a card cancels. Empty when it cancels any."""
        return self.ranks_cancelled.get(card, "")

    def cancels_debt(self, card: Card, top: Card) -> bool:
        """Whether a card cancels the debt of the card on top, whose rank is the debt's."""
        return card in self.cancelling and self.cancels_rank(card) in ("", rank_of(top))

    @cached_property
    def opening(self) -> frozenset[Card]:
        return _named(self.open_cards)

    @cached_property
    def free(self) -> frozenset[Card]:
        """The cards that may be played on any card and pick no suit, unless they are wild."""
        return _named(self.free_cards)

    @cached_property
    def never_last(self) -> frozenset[Card]:
        return _named(self.not_last)

    @cached_property
    def limits_last(self) -> bool:
        """Whether there is a play of cards that fit which can't empty a hand."""
        return self.last_alone or bool(self.never_last) or self.last_wild_must_match

    @cached_property
    def last_wild_must_match(self) -> bool:
        return self.winning_wild and _wild_any_time(self)


def _named(names: Names) -> frozenset[Card]:
    return frozenset(by_card((name, True) for name in names))


def with_rule(rules: Rules, name: str, value: object) -> Rules:
    """The rules with this one changed, and nothing that would follow from it in an editor. Raises RulesError."""
    changes: dict[str, Any] = {name: value}
    return replace(rules, **changes)


def packs_for(seats: int, deal: int, jokers: int = 0, size: int = len(PACK)) -> int:
    """The fewest packs that leave a third of the cards in the stock (source: rulings.md, "Second pack")."""
    packs, pack = 1, size + jokers
    while (pack * packs - seats * deal) * STOCK_SHARE < pack * packs:
        packs += 1
    return packs


def _all_draw_seldom(rules: Rules) -> bool:
    """Whether far fewer cards are drawn by everyone than played, so that a round comes to its end."""
    effects = [rules.effect_of[card] for card in rules.pack if card in rules.effect_of]
    drawn = sum(effect.count for effect in effects if effect.kind == "all draw") * (rules.seats - 1)
    return drawn * ALL_DRAW_SHARE[1] <= rules.cards * ALL_DRAW_SHARE[0]


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
    Conflict(
        lambda rules: all(
            effect.kind != "gift" or rank_of(card) not in rules.last_resort for card, effect in rules.effect_of.items()
        ),
        "gift-of-last-resort",
    ),
    Conflict(lambda rules: not rules.never_last.issuperset(rules.pack), "no-card-last"),
    Conflict(_all_draw_seldom, "all-draw-too-often", lambda rules: {"seats": rules.seats}),
    Conflict(
        lambda rules: rules.goal != Goal.ROUND or any(rules.cost_of[card] for card in rules.drawn_for_deal),
        "nothing-costs",
    ),
)


def _hands_get_empty(rules: Rules) -> bool:
    """Whether hands get empty. They do if the cards in play run out."""
    largest = min(rules.cards / rules.seats, rules.hand_limit or rules.cards)
    draws = (_makes_draw(rules, card) for card in rules.pack)
    ways = {rules.answered(card) for card in rules.one_pack if rules.makes_draw(card)}
    strictest = ways.pop() if len(ways) == 1 else Stacking.SAME_RANK
    return not rules.reshuffle or hands_get_empty(rules.seats, strictest, draws, largest, BROKEN if rules.hides else 0)


def _makes_draw(rules: Rules, card: Card) -> tuple[float, float]:
    """How likely a card makes others draw, and how many: a draw card, or one that half the time is challenged."""
    effect = rules.effect_of.get(card)
    if effect is not None and effect.kind in {*DRAW_CARDS, "all draw"}:
        return 1.0, float(effect.count * (rules.seats - 1 if effect.kind == "all draw" else 1))
    doubted = _may_bluff(rules) and rank_of(card) in rules.last_resort
    return (0.5, float(rules.challenge_penalty)) if doubted and rules.challenge_penalty else (0.0, 0.0)


_ENDINGS: tuple[Conflict[Rules], ...] = (
    Conflict(_hands_get_empty, "hands-never-empty"),
    Conflict(
        lambda rules: (
            not rules.field("target").applies(rules)
            or cards_count((rules.cost_of[card] for card in rules.pack), rules.seats, rules.target)
        ),
        "hardly-anything-costs",
        lambda rules: {"target": rules.target},
    ),
)
