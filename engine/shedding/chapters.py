"""Every house rule of the shedding games, chapter by chapter as an editor shows them.

The order of the fields is that of editors, records and share codes. A rule whose ``when`` does not hold changes
nothing: play, bots and the rulebook ask for the rules in force (see ``engine.shedding.table``).
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.core.cards import EVERY_RANK, Rank
from engine.core.packs.french import FRENCH, MARRIED
from engine.core.rule import CardList, Names, RankList, choice, number, rule_field, switch
from engine.core.ruleset import ROUNDS, SEATS, TARGETS, TARGETS_OFFERED, FirstDealer, NextDealer, sides_for
from engine.shedding.call_words import FIRST, SECOND, WordToSay
from engine.shedding.card_tables import (
    Answers,
    AnswerTable,
    CardRanks,
    Costs,
    CostTable,
    Effects,
    EffectTable,
    PointTable,
    RankTable,
    Stacking,
)
from engine.shedding.effects import DRAW_CARDS, PLAY_AGAIN

CHAPTERS = ("table", "matching", "special", "drawing", "several", "last", "score")
TABLE, MATCHING, SPECIAL, DRAWING, SEVERAL, LAST, SCORE = CHAPTERS

UNTIL_ABLE = 0  # as a number of cards to draw: until one fits
AS_MANY_AS_LIKED = 21
NO_LIMIT = 0  # as a limit of a hand
TO_THE_TARGET = 0  # as a number of rounds: as many as it takes
PACKS, JOKERS_OF_A_PACK, DEALS = range(1, 7), range(3), range(1, 14)
DRAWS = range(AS_MANY_AS_LIKED + 1)  # they fit into a select, and 20 cards hold one that fits nearly always
LIMITS = range(10, 61)

PackKind = Literal["french", "whot"]
Deals = Literal["same", "down", "down and up"]
FirstPlayer = Literal["left", "right", "dealer", "winner"]
PlayDirection = Literal["clockwise", "counterclockwise", "first player picks"]
WildWhen = Literal["any time", "when it matches"]
WildStarter = Literal["dealer names", "own suit", "first player free", "another card", "blind", "bottom card"]
AfterPenalty = Literal["turn ends", "play on"]
Cover = Literal["draw as usual", "draw until covered"]
AfterDrawing = Literal["turn ends", "drawn card", "drawn card must", "any card"]
Unanswered = Literal["not played", "draw one"]
SecondCall = Literal["none", "at two", "going out", "at three"]
Scoring = Literal["penalty", "collect", "rounds"]
Knockout = Literal["none", "at the target", "highest hand"]
Settlement = Literal["none", "with the winner", "among all"]
Ranks: TypeAlias = tuple[Rank, ...]


@dataclass(frozen=True)
class _Table:
    seats: int = number(4, TABLE, allowed=SEATS)
    sides: int = number(
        0,
        TABLE,
        allowed=(0, 2, 3, 4),
        offered_beside=lambda rules: (0, *sides_for(rules.seats)),
        when=lambda rules: rules.goal == "round",
    )
    packs: int = number(1, TABLE, allowed=PACKS)
    pack_kind: PackKind = choice("french", TABLE)
    pack_size: int = number(
        FRENCH.size, TABLE, allowed=tuple(sorted(FRENCH.sizes)), when=lambda rules: len(rules.kind_of_pack.sizes) > 1
    )
    jokers: int = number(0, TABLE, allowed=JOKERS_OF_A_PACK, when=lambda rules: not rules.kind_of_pack.copies)
    deal: int = number(5, TABLE, allowed=DEALS)
    deals: Deals = choice("same", TABLE, when=lambda rules: rules.goal == "round" and rules.deal > 1)
    goal: Literal["round", "countdown", "countdown by rounds"] = choice("round", TABLE)
    play_on: bool = switch(
        False, TABLE, when=lambda rules: rules.goal == "round" and not rules.partnered and rules.seats > 2
    )
    first_dealer: FirstDealer = choice("chance", TABLE)
    next_dealer: NextDealer = choice("left", TABLE, when=lambda rules: rules.goal != "countdown")
    first_card: Literal["turned up", "of the dealer", "any", "clubs"] = choice(
        "turned up",
        TABLE,
        # a dealer who is dealt a single card would go out with it before anyone else plays
        when=lambda rules: rules.goal == "round" and rules.deal > 1 and rules.deals == "same",
    )
    first_player: FirstPlayer = choice("left", TABLE, when=lambda rules: rules.first_card != "of the dealer")
    play_direction: PlayDirection = choice("clockwise", TABLE, when=lambda rules: rules.seats > 2)
    grows: Literal["not", "openly", "hidden"] = choice("not", TABLE, when=lambda rules: rules.goal != "countdown")


@dataclass(frozen=True)
class _Matching:
    matching: Literal["suit or rank", "suit", "next rank"] = choice("suit or rank", MATCHING)
    still_fitting: Ranks = rule_field((), RankList(MATCHING, when=lambda rules: rules.matching == "suit"))
    apart: Names = rule_field((), CardList(MATCHING))
    wild: Ranks = rule_field(FRENCH.wild, RankList(MATCHING))
    own_wild: bool = switch(False, MATCHING, when=lambda rules: rules.goal != "round")
    wild_when: WildWhen = choice("any time", MATCHING, when=lambda rules: rules.names_suits)
    wild_on_wild: bool = switch(True, MATCHING, when=lambda rules: rules.has_wild)
    naming: Literal["any suit", "another suit", "own suit", "any suit if it matches"] = choice(
        "any suit", MATCHING, when=lambda rules: rules.names_suits and rules.suits_match, neutral="own suit"
    )
    rank_on_wild: bool = switch(False, MATCHING, when=lambda rules: rules.rank_against_suit)
    wild_starter: WildStarter = choice(
        "dealer names", MATCHING, when=lambda rules: rules.has_wild and rules.suits_match and rules.turns_up_starter
    )
    starter_suit_only: bool = switch(
        False,
        MATCHING,
        when=lambda rules: rules.matching == "suit or rank" and not rules.rank_on_wild and rules.turns_up_starter,
    )
    open_cards: Names = rule_field((), CardList(MATCHING))
    free_cards: Names = rule_field((), CardList(MATCHING))
    jump_in: bool = switch(False, MATCHING, when=lambda rules: rules.packs > 1)
    last_resort: Ranks = rule_field((), RankList(MATCHING, ranks=EVERY_RANK))
    bluffing: bool = switch(False, MATCHING, when=lambda rules: any(map(rules.has_rank, rules.last_resort)))
    challenge_penalty: int = number(2, MATCHING, allowed=range(11), when=lambda rules: rules.bluffing)


@dataclass(frozen=True)
class _Special:
    effects: Effects = rule_field((), EffectTable(SPECIAL))
    starter_effects: Literal["act", "none", "another card"] = choice(
        "act", SPECIAL, when=lambda rules: bool(rules.kinds_of_effects) and rules.turns_up_starter
    )
    two_player_reverse: Literal["nothing", "skip"] = choice(
        "nothing", SPECIAL, when=lambda rules: rules.seats == 2 and rules.has_effect("reverse")
    )
    stacking: Stacking = choice("same rank", SPECIAL, when=lambda rules: rules.has_effect(*DRAW_CARDS))
    answered_by: Answers = rule_field((), AnswerTable(SPECIAL, when=lambda rules: rules.has_effect(*DRAW_CARDS)))
    penalties_add_up: bool = switch(
        True,
        SPECIAL,
        when=lambda rules: any(rules.answered(card) != "none" for card in rules.one_pack if rules.makes_draw(card)),
    )
    cancels: Names = rule_field((), CardList(SPECIAL, when=lambda rules: rules.has_effect(*DRAW_CARDS)))
    cancels_only: CardRanks = rule_field((), RankTable(SPECIAL, when=lambda rules: bool(rules.cancels)))
    cancels_leave_suit: bool = switch(False, SPECIAL, when=lambda rules: bool(rules.cancels))
    after_penalty: AfterPenalty = choice("turn ends", SPECIAL, when=lambda rules: rules.has_effect(*DRAW_CARDS))
    skip_stacking: bool = switch(False, SPECIAL, when=lambda rules: rules.has_effect("skip"))
    skips_add_up: bool = switch(True, SPECIAL, when=lambda rules: rules.skip_stacking)
    cover: Cover = choice("draw as usual", SPECIAL, when=lambda rules: rules.has_effect(*PLAY_AGAIN))
    again_in_suit: bool = switch(False, SPECIAL, when=lambda rules: rules.suits_match and rules.has_effect(*PLAY_AGAIN))


@dataclass(frozen=True)
class _Drawing:
    draws: int = number(1, DRAWING, allowed=DRAWS)
    draw_though_able: bool = switch(True, DRAWING)
    after_drawing: AfterDrawing = choice("turn ends", DRAWING)
    hand_limit: int = number(
        NO_LIMIT,
        DRAWING,
        allowed=(NO_LIMIT, *LIMITS),
        offered=(0, 10, 12, 15, 16, 18, 20, 21, 24, 25, 27, 30, 40, 50, 60),
    )
    reshuffle: bool = switch(True, DRAWING)
    free_pass: bool = switch(False, DRAWING)


@dataclass(frozen=True)
class _Several:
    groups: Literal["none", "equal ranks", "equal plain ranks", "runs", "chains"] = choice("none", SEVERAL)
    group_reverse: Literal["every one", "top one"] = choice(
        "every one",
        SEVERAL,
        when=lambda rules: rules.groups_specials and rules.has_effect("reverse") and rules.reverse_acts,
    )
    marriage: bool = switch(
        False,
        SEVERAL,
        when=lambda rules: not rules.chains_ranks and {*MARRIED} <= {*rules.ranks} - {*rules.last_resort},
    )
    questions: Names = rule_field((), CardList(SEVERAL))
    answers: Names = rule_field((), CardList(SEVERAL, when=lambda rules: bool(rules.cards_listed(rules.questions))))
    unanswered: Unanswered = choice("not played", SEVERAL, when=lambda rules: bool(rules.answers_to))


@dataclass(frozen=True)
class _LastCard:
    call: Literal["automatic", "catch", "none", "to go out", "announced", "with last card"] = choice("automatic", LAST)
    call_word: str = rule_field("last card", WordToSay(LAST, lambda rules: rules.call != "none", ways=FIRST))
    second_call: SecondCall = choice("none", LAST, when=lambda rules: rules.call in ("automatic", "catch", "to go out"))
    second_word: str = rule_field("two cards", WordToSay(LAST, lambda rules: rules.second_call != "none", ways=SECOND))
    call_penalty: int = number(2, LAST, allowed=range(11), when=lambda rules: rules.silence_costs_cards)
    winning_card_acts: bool = switch(False, LAST, when=lambda rules: rules.may_win_by_reaching)
    not_last: Names = rule_field((), CardList(LAST))
    winning_wild: bool = switch(False, LAST, when=lambda rules: rules.names_suits and rules.wild_when == "any time")
    last_alone: bool = switch(False, LAST, when=lambda rules: rules.plays_several and not rules.opens_at_one)
    cardless: bool = switch(
        False, LAST, when=lambda rules: rules.hand_ends_round and not rules.knocks_out and rules.judges_last
    )


@dataclass(frozen=True)
class _Score:
    scoring: Scoring = choice("penalty", SCORE, when=lambda rules: rules.goal == "round")
    costs: Costs = rule_field(
        (), CostTable(SCORE, when=lambda rules: rules.goal == "round" or rules.next_dealer == "last")
    )
    doubling: Ranks = rule_field((), RankList(SCORE, ranks=EVERY_RANK, when=lambda rules: rules.last_card_may_pay))
    tripling: Ranks = rule_field((), RankList(SCORE, ranks=EVERY_RANK, when=lambda rules: rules.last_card_may_pay))
    points_off: Costs = rule_field(
        (), PointTable(SCORE, when=lambda rules: rules.scores_own_cards and not rules.play_on)
    )
    empty_stock: bool = switch(False, SCORE, when=lambda rules: not rules.reshuffle)
    target: int = number(
        100, SCORE, allowed=TARGETS, offered=TARGETS_OFFERED, when=lambda rules: rules.goes_to_the_target
    )
    knockout: Knockout = choice("none", SCORE, when=lambda rules: rules.may_knock_out)
    exact_target: bool = switch(False, SCORE, when=lambda rules: rules.scores_own_cards and rules.goes_to_the_target)
    rounds_to_win: int = number(
        1, SCORE, allowed=ROUNDS, when=lambda rules: rules.counts_rounds and not rules.rounds_to_play
    )
    rounds_to_play: int = number(
        TO_THE_TARGET, SCORE, allowed=(TO_THE_TARGET, *ROUNDS), when=lambda rules: rules.goal == "round"
    )
    bonus: int = number(
        0,
        SCORE,
        allowed=range(501),
        offered=(0, 10, 20, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500),
        when=lambda rules: rules.hands_cost and (rules.scoring == "collect" or rules.settlement != "none"),
    )
    settlement: Settlement = choice("none", SCORE, when=lambda rules: rules.hands_cost and rules.knockout == "none")


@dataclass(frozen=True)
class Chapters(_Score, _LastCard, _Several, _Drawing, _Special, _Matching, _Table):
    """All chapters. The first of them is the last of the bases, because that is the order of a dataclass."""
