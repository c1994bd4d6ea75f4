"""Every house rule of the shedding games, chapter by chapter as an editor shows them.

The order of the fields is that of editors, records and share codes. A rule whose ``when`` does not hold changes
nothing: play, bots and the rulebook ask for the rules in force (see ``engine.shedding.table``).
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.core.cards import EVERY_RANK, Rank
from engine.core.packs.french import FRENCH, MARRIED
from engine.core.rule import CardList, Choice, Names, RankList, Rows, choice, number, rule_field, switch
from engine.core.ruleset import ROUNDS, SEATS, TARGETS, TARGETS_OFFERED, FirstDealer, NextDealer, sides_for
from engine.interning import by_instance
from engine.shedding.card_tables import AnswerTable, CostTable, EffectTable, PointTable, RankTable, Stacking
from engine.shedding.effect_kinds import DRAW_CARDS, PLAY_AGAIN, Effect
from engine.words import Words

TABLE, MATCHING, SPECIAL = "table", "matching", "special"  # chapters of an editor
DRAWING, SEVERAL, LAST, SCORE = "drawing", "several", "last", "score"

UNTIL_ABLE = 0  # as a number of cards to draw: until one fits
AS_MANY_AS_LIKED = 21
NO_LIMIT = 0  # as a limit of a hand
TO_THE_TARGET = 0  # as a number of rounds: as many as it takes
DRAWS = range(AS_MANY_AS_LIKED + 1)  # they fit into a select, and 20 cards hold one that fits nearly always
LIMITS = range(10, 61)

# Words that players say with few cards left. No one types them: a list can be translated, and can't mention or spoof.
FIRST_WORDS = (  # the words for few cards
    *("last card", "one card", "cards", "carte", "mau", "tschau", "makao", "macau", "laatste kaart", "bartok", "mao"),
    *("mau mau", "lappen", "niko kadi", "tek", "olsen", "olsen of iceland", "knock", "prsi", "macao", "crazy"),
)
OTHER_WORDS = (  # and for another number of them
    *("two cards", "cards", "last card", "mau mau", "sepp", "po makale", "varning", "olsen olsen", "semi last card"),
)
# What is said with the last card where these are said before it
GOING_OUT = {"mau": "mau mau", "tschau": "sepp", "makao": "po makale", "olsen of iceland": "olsen olsen"}

PackKind = Literal["french", "whot"]
Deals = Literal["same", "down", "down and up"]
FirstPlayer = Literal["left", "right", "dealer", "winner"]
PlayDirection = Literal["clockwise", "counterclockwise", "first player picks"]
WildStarter = Literal["dealer names", "own suit", "first player free", "another card", "blind", "bottom card"]
Cover = Literal["draw as usual", "draw until covered"]
AfterDrawing = Literal["turn ends", "drawn card", "drawn card must", "any card"]
SecondCall = Literal["none", "at two", "going out", "at three"]
Settlement = Literal["none", "with the winner", "among all"]
Ranks: TypeAlias = tuple[Rank, ...]


def spoken(word: str) -> str:
    """A word as it is said, from the key by which rules and records keep it."""
    return Words("engine.shedding.house_rules")(f"word.{word.replace(' ', '-')}")


@dataclass(frozen=True)
class WordToSay(Choice):
    """A rule that picks a word to say."""

    def words(self, value: str) -> str:
        return spoken(value) if value in self.values else value


@by_instance
@dataclass(frozen=True)
class _Table:
    seats: int = number(4, SEATS, group=TABLE)
    sides: int = number(0, (0, 2, 3, 4), lambda rules: rules.goal == "round", offered=sides_for)
    packs: int = number(1, range(1, 7))
    pack_kind: PackKind = choice("french")
    pack_size: int = number(FRENCH.size, tuple(sorted(FRENCH.sizes)), lambda rules: len(rules.kind_of_pack.sizes) > 1)
    jokers: int = number(0, range(3), lambda rules: not rules.kind_of_pack.copies)
    deal: int = number(5, range(1, 14))
    deals: Deals = choice("same", lambda rules: rules.goal == "round" and rules.deal > 1)
    goal: Literal["round", "countdown", "countdown by rounds"] = choice("round")
    play_on: bool = switch(False, lambda rules: rules.goal == "round" and not rules.partnered and rules.seats > 2)
    first_dealer: FirstDealer = choice("chance")
    next_dealer: NextDealer = choice("left", lambda rules: rules.goal != "countdown")
    # a dealer who is dealt a single card would go out with it before anyone else plays
    first_card: Literal["turned up", "of the dealer", "any", "clubs"] = choice(
        "turned up", lambda rules: rules.goal == "round" and rules.deal > 1 and rules.deals == "same"
    )
    first_player: FirstPlayer = choice("left", lambda rules: rules.first_card != "of the dealer")
    play_direction: PlayDirection = choice("clockwise", lambda rules: rules.seats > 2)
    grows: Literal["not", "openly", "hidden"] = choice("not", lambda rules: rules.goal != "countdown")


@by_instance
@dataclass(frozen=True)
class _Matching:
    matching: Literal["suit or rank", "suit", "next rank"] = choice("suit or rank", group=MATCHING)
    still_fitting: Ranks = rule_field((), RankList(lambda rules: rules.matching == "suit"))
    apart: Names = rule_field((), CardList())
    wild: Ranks = rule_field(FRENCH.wild, RankList())
    own_wild: bool = switch(False, lambda rules: rules.goal != "round")
    wild_when: Literal["any time", "when it matches"] = choice("any time", lambda rules: rules.names_suits)
    wild_on_wild: bool = switch(True, lambda rules: rules.has_wild)
    naming: Literal["any suit", "another suit", "own suit", "any suit if it matches"] = choice(
        "any suit", lambda rules: rules.names_suits and rules.suits_match, neutral="own suit"
    )
    rank_on_wild: bool = switch(False, lambda rules: rules.rank_against_suit)
    wild_starter: WildStarter = choice(
        "dealer names", lambda rules: rules.has_wild and rules.suits_match and rules.first_card == "turned up"
    )
    starter_suit_only: bool = switch(
        False,
        lambda rules: rules.matching == "suit or rank" and not rules.rank_on_wild and rules.first_card == "turned up",
    )
    open_cards: Names = rule_field((), CardList())
    free_cards: Names = rule_field((), CardList())
    jump_in: bool = switch(False, lambda rules: rules.packs > 1)
    last_resort: Ranks = rule_field((), RankList(ranks=EVERY_RANK))
    bluffing: bool = switch(False, lambda rules: any(map(rules.has_rank, rules.last_resort)))
    challenge_penalty: int = number(2, range(11), lambda rules: rules.bluffing)


@by_instance
@dataclass(frozen=True)
class _Special:
    effects: Rows[Effect] = rule_field((), EffectTable(group=SPECIAL))
    starter_effects: Literal["act", "none", "another card"] = choice(
        "act", lambda rules: bool(rules.kinds_of_effects) and rules.first_card == "turned up"
    )
    two_player_reverse: Literal["nothing", "skip"] = choice(
        "nothing", lambda rules: rules.seats == 2 and rules.has_effect("reverse")
    )
    stacking: Stacking = choice("same rank", lambda rules: rules.has_effect(*DRAW_CARDS))
    answered_by: Rows[Stacking] = rule_field((), AnswerTable(lambda rules: rules.has_effect(*DRAW_CARDS)))
    penalties_add_up: bool = switch(
        True, lambda rules: any(rules.answered[card] != "none" for card in rules.one_pack if card in rules.making_draw)
    )
    cancels: Names = rule_field((), CardList(lambda rules: rules.has_effect(*DRAW_CARDS)))
    cancels_only: Rows[Rank] = rule_field((), RankTable(lambda rules: bool(rules.cancels)))
    cancels_leave_suit: bool = switch(False, lambda rules: bool(rules.cancels))
    after_penalty: Literal["turn ends", "play on"] = choice("turn ends", lambda rules: rules.has_effect(*DRAW_CARDS))
    skip_stacking: bool = switch(False, lambda rules: rules.has_effect("skip"))
    skips_add_up: bool = switch(True, lambda rules: rules.skip_stacking)
    cover: Cover = choice("draw as usual", lambda rules: rules.has_effect(*PLAY_AGAIN))
    again_in_suit: bool = switch(False, lambda rules: rules.suits_match and rules.has_effect(*PLAY_AGAIN))


@by_instance
@dataclass(frozen=True)
class _Drawing:
    draws: int = number(1, DRAWS, group=DRAWING)
    draw_though_able: bool = switch(True)
    after_drawing: AfterDrawing = choice("turn ends")
    hand_limit: int = number(
        NO_LIMIT, (NO_LIMIT, *LIMITS), offered=(0, 10, 12, 15, 16, 18, 20, 21, 24, 25, 27, 30, 40, 50, 60)
    )
    reshuffle: bool = switch(True)
    free_pass: bool = switch(False)


@by_instance
@dataclass(frozen=True)
class _Several:
    groups: Literal["none", "equal ranks", "equal plain ranks", "runs", "chains"] = choice("none", group=SEVERAL)
    group_reverse: Literal["every one", "top one"] = choice(
        "every one",
        lambda rules: (
            rules.groups_specials
            and rules.has_effect("reverse")
            and (rules.seats > 2 or rules.two_player_reverse == "skip")
        ),
    )
    marriage: bool = switch(
        False, lambda rules: not rules.chains_ranks and {*MARRIED} <= {*rules.ranks} - {*rules.last_resort}
    )
    questions: Names = rule_field((), CardList())
    answers: Names = rule_field((), CardList(lambda rules: bool(rules.cards_listed(rules.questions))))
    unanswered: Literal["not played", "draw one"] = choice("not played", lambda rules: bool(rules.answers_to))


@by_instance
@dataclass(frozen=True)
class _LastCard:
    call: Literal["automatic", "catch", "none", "to go out", "announced", "with last card"] = choice(
        "automatic", group=LAST
    )
    call_word: str = rule_field("last card", WordToSay(lambda rules: rules.call != "none", values=FIRST_WORDS))
    second_call: SecondCall = choice("none", lambda rules: rules.call in ("automatic", "catch", "to go out"))
    second_word: str = rule_field("two cards", WordToSay(lambda rules: rules.second_call != "none", values=OTHER_WORDS))
    call_penalty: int = number(
        2, range(11), lambda rules: rules.second_call == "going out" or not (rules.call == "none" or rules.call_opens)
    )
    winning_card_acts: bool = switch(False, lambda rules: rules.may_win_by_reaching)
    not_last: Names = rule_field((), CardList())
    winning_wild: bool = switch(False, lambda rules: rules.names_suits and rules.wild_when == "any time")
    last_alone: bool = switch(False, lambda rules: rules.plays_several and not rules.opens_at_one)
    cardless: bool = switch(False, lambda rules: rules.hand_ends_round and not rules.knocks_out and rules.judges_last)


@by_instance
@dataclass(frozen=True)
class _Score:
    scoring: Literal["penalty", "collect", "rounds"] = choice(
        "penalty", lambda rules: rules.goal == "round", group=SCORE
    )
    costs: Rows[int] = rule_field((), CostTable(lambda rules: rules.goal == "round" or rules.next_dealer == "last"))
    doubling: Ranks = rule_field((), RankList(lambda rules: rules.hands_cost and not rules.play_on, ranks=EVERY_RANK))
    tripling: Ranks = rule_field((), RankList(lambda rules: rules.hands_cost and not rules.play_on, ranks=EVERY_RANK))
    points_off: Rows[int] = rule_field((), PointTable(lambda rules: rules.scores_own_cards and not rules.play_on))
    empty_stock: bool = switch(False, lambda rules: not rules.reshuffle)
    target: int = number(100, TARGETS, lambda rules: rules.goes_to_the_target, offered=TARGETS_OFFERED)
    knockout: Literal["none", "at the target", "highest hand"] = choice("none", lambda rules: rules.may_knock_out)
    exact_target: bool = switch(False, lambda rules: rules.scores_own_cards and rules.goes_to_the_target)
    rounds_to_win: int = number(1, ROUNDS, lambda rules: rules.counts_rounds and not rules.rounds_to_play)
    rounds_to_play: int = number(TO_THE_TARGET, (TO_THE_TARGET, *ROUNDS), lambda rules: rules.goal == "round")
    bonus: int = number(
        0,
        range(501),
        lambda rules: rules.hands_cost and (rules.scoring == "collect" or rules.settlement != "none"),
        offered=(0, 10, 20, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500),
    )
    settlement: Settlement = choice("none", lambda rules: rules.hands_cost and rules.knockout == "none")


@dataclass(frozen=True)
class Chapters(_Score, _LastCard, _Several, _Drawing, _Special, _Matching, _Table):
    """All chapters. The first of them is the last of the bases, because that is the order of a dataclass."""
