"""The rulebook says what is in force, all of it, and nothing else; and it marks what differs from the named game."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, reject, strategies as st

from engine.core.cards import named, one_of, together
from engine.core.packs.french import JOKER, JOKERS, RANKS
from engine.core.rule import Choice, cards_named
from engine.core.ruleset import RulesError, Ruleset
from engine.games.rulebook import house_choice, in_short, plain_lines, rulebook
from engine.games.variants import VARIANTS
from engine.words import in_language, languages
from tests.doors import Effect, EffectTable, Rules, SequenceRules
from tests.engine.shedding.table import book, crazy, rules_of as game
from tests.engine.space import whot_rules
from tests.engine.str8.space import any_sequence_rules
from tests.engine.str8.table import str8
from tests.engine.strategies import any_rules
from tests.examples import examples
from tests.words import FRENCH_WORDS

MOST = 3_700  # signs of a book; Discord shows 4,000
SKIP, TURN, GIVE, AGAIN = Effect("skip"), Effect("reverse"), Effect("gift"), Effect("again")
FOURS = ("4", Effect("draw", 4))
BACK, ALL, ASK = ("K", Effect("draw back", 5)), ("5", Effect("all draw")), ("J", Effect("rank"))
TWOS, QUEENS, KINGS, GIFT = ("2", Effect("draw", 2)), ("Q", SKIP), ("K", TURN), ("AS", GIVE)


def kings(seats: int = 3, **house_rules: Any) -> Rules:
    return game("kings-reverse", seats, **house_rules)


def countdown(seats: int = 4, **house_rules: Any) -> Rules:
    return game("countdown", seats, **house_rules)


def marked(rules: Ruleset, base: Ruleset) -> list[str]:
    return [line.text for chapter in rulebook(rules, base) for line in chapter.lines if line.changed]


BY_ROUNDS = {"goal": "countdown by rounds"}
NO_SUMS = {"skip_stacking": True, "skips_add_up": False, "penalties_add_up": False}
TWOS_ALONE = {"effects": (TWOS, FOURS), "stacking": "none", "cancels_only": (("3", "2"),)}
BUILT = {
    "the game for two, reverse skips": crazy(2, two_player_reverse="skip", groups="equal ranks"),
    "two sides of three": crazy(6, sides=2, deal=4, packs=1),
    "three sides that collect": crazy(6, sides=3, deal=4, scoring="collect", settlement="among all", bonus=50),
    "sides that settle": crazy(4, sides=2, scoring="collect", settlement="with the winner", bonus=50),
    "counting down by rounds": countdown(4, **BY_ROUNDS, groups="equal ranks"),
    "counting down, jokers too": countdown(3, jokers=2, packs=2, wild=("J",), wild_when="when it matches"),
    "only jokers are wild": crazy(4, wild=(), jokers=2, last_resort=(JOKER,), bluffing=True),
    "wild cards that name nothing": crazy(3, naming="own suit"),
    "wild draw cards": crazy(4, wild=("2", "8"), jokers=1, naming="another suit"),
    "cancelling without stacking": crazy(3, stacking="none", cancels=("JH", "JD"), marriage=True),
    "playing on": crazy(4, play_on=True, winning_card_acts=True),
    "nothing adds up": crazy(4, play_on=True, effects=(TWOS, QUEENS), cancels=("A",), **NO_SUMS),
    "a short pack": crazy(4, pack_size=32, deal=4),
    "a round that ends with the stock": crazy(3, reshuffle=False, empty_stock=True),
    "rounds that are won": crazy(4, scoring="rounds", rounds_to_win=3),
    "sides that win rounds": crazy(6, sides=2, deal=4, scoring="rounds", rounds_to_play=5),
    "gifts to all": crazy(5, effects=(("A", Effect("gift", 2)), QUEENS), groups="equal ranks"),
    "a word at two cards": crazy(4, second_call="at two", second_word="cards", jokers=2),
    "a word for going out": kings(3, second_call="going out"),
    "cards that must be covered": crazy(4, effects=(("7", AGAIN), TWOS, QUEENS), groups="equal ranks"),
    "runs and dumped suits": crazy(3, groups="runs", effects=(("7", Effect("suit")), KINGS, TWOS, QUEENS)),
    "chains and jumping in": crazy(5, groups="chains", packs=2, jump_in=True, jokers=1, last_resort=("K",)),
    "penalties that go back, cards for all, and a rank": crazy(
        4,
        effects=(BACK, ALL, ASK, TWOS),
        answered_by=(("K", "same rank"),),
        cancels=("7", "9"),
        cancels_only=(("9", "2"),),
    ),
    "questions to answer": crazy(4, questions=("Q", "A"), answers=("2", "3", "8"), groups="equal ranks"),
    "questions that cost a card": crazy(
        3, questions=("5", "JS"), unanswered="draw one", after_drawing="drawn card", reshuffle=False
    ),
    "the last one deals": crazy(4, groups="equal ranks", next_dealer="last", draws=21),
    "the dealer's own card": crazy(4, first_card="of the dealer", jokers=1),
    "any card first": crazy(3, first_card="any", first_player="winner"),
    "suits alone": crazy(4, matching="suit", still_fitting=("6",)),
    "one rank up or down": crazy(4, matching="next rank", groups="equal ranks", draws=1, jokers=1),
    "the previous player draws": crazy(4, effects=(("9", Effect("previous draws")), ("7", AGAIN)), again_in_suit=True),
    "sequences for three": str8(3),
    "two sequences each": str8(2, sequences=2, backwards=True),
    "two teams that build a sequence": str8(4, sides=2, packs=2, first_dealer="first seat"),
    "six that build sequences for themselves": str8(6, sides=0, packs=2, next_dealer="winner"),
    "eight that build sequences for themselves": str8(8, sides=0, packs=2),
    "eight in teams, backwards": str8(8, backwards=True, pass_cost=0),
}


def named_games() -> Iterator[tuple[str, Ruleset]]:
    for key, of in VARIANTS.items():
        for seats in sorted({of.seats[0], min(4, of.seats[-1]), of.seats[-1]}):
            yield f"{key} for {seats}", of.rules(seats)


BASES: dict[str, Ruleset] = dict(named_games()) | BUILT
KINDS: tuple[type[Ruleset], ...] = (Rules, SequenceRules)
FIELDS = [(kind, name) for kind in KINDS for name in kind.fields()]
CHOICES = [(kind, name) for kind, name in FIELDS if isinstance(kind.field(name), Choice)]

TRIED: dict[str, tuple[Any, ...]] = {
    "target": (10, 100, 250, 1000),
    "bonus": (0, 50, 100, 500),
    "rounds_to_win": (1, 2, 3, 20),
    "rounds_to_play": (0, 1, 2, 20),
    "draws": (0, 1, 2, 3, 20, 21),
    "hand_limit": (0, 20, 60),
    "deal": (1, 4, 5, 8, 13),
    "call_penalty": (0, 1, 2, 10),
    "challenge_penalty": (0, 1, 2, 10),
    "wild": ((), ("8",), ("8", "J"), ("K",)),
    "still_fitting": ((), ("Q",), ("6", "9")),
    "apart": ((), ("Q",), ("QS", "QH"), ("8", "A")),
    "open_cards": ((), ("Q",), ("QS",), ("JS", "JC")),
    "free_cards": ((), ("Q",), ("QS",), ("TS", "TC")),
    "not_last": ((), ("Q",), ("QS",), ("2", "J")),
    "last_resort": ((), ("8",), ("J", "5")),
    "doubling": ((), ("J",), ("8", "Q")),
    "tripling": ((), ("7",), ("8", "Q")),
    "points_off": ((), (("Q", 20),), (("Q", 20), ("QS", 40))),
    "effects": (
        (),
        (QUEENS,),
        (TWOS, GIFT),
        (KINGS, TWOS),
        (("QS", SKIP), TWOS),
        (("7", AGAIN), TWOS),
        (("7", Effect("suit")),),
    ),
    "questions": ((), ("Q",), ("QS",), ("8", "Q")),
    "answers": ((), ("5",), ("4", "AS")),
    "cancels": ((), ("JH", "JD"), ("A",), ("TS",)),
    "answered_by": ((), (("2", "as strong"),), (("2S", "none"), ("7", "any draw card"))),
    "cancels_only": ((), (("J", "2"),), (("JH", "2"), ("A", "2"))),
    "costs": ((), (("8", 20),), (("8", 20), ("QS", 40)), tuple((rank, 5) for rank in RANKS)),
}


def values(kind: type[Ruleset], name: str) -> tuple[Any, ...]:
    """What a field may say; of the many numbers and lists some."""
    if name in TRIED:
        return TRIED[name]
    return tuple(kind.field(name).values)


def kinds(rules: Rules) -> set[str]:
    return {rules.table.effect_of[card].kind for card in rules.table.one_pack if card in rules.table.effect_of}


def debts(rules: Rules) -> dict[str, Any]:
    """How the debt of each draw card is answered, and what cancels it."""
    cards = rules.table.one_pack
    return {
        top: (rules.table.answered[top], [card for card in cards if rules.table.cancels_debt(card, top)])
        for top in cards
        if top in rules.table.making_draw
    }


SHOWN_BY: dict[str, Callable[[Rules], Any]] = {  # what of a list comes to more than its words
    "free_cards": lambda rules: rules.table.free - rules.table.wild_cards,
    "questions": lambda rules: rules.table.answers_to,
    "answers": lambda rules: rules.table.answers_to,
    "answered_by": debts,
    "cancels_only": debts,
}


def without_difference(base: Any, name: str, value: Any) -> bool:
    """Two values that come to the same beside the other rules."""
    both = {getattr(base, name), value}
    if name == "wild_starter":  # a joker has no suit that could count, so it goes back; other cards may name none
        if not base.wild and not base.table.own_wild:
            return both == {"own suit", "another card"}
        idle = both <= {"own suit", "dealer names", "blind"}
        return idle and base.naming == "own suit" and not base.table.jokers_held
    if isinstance(base, Rules) and name in TRIED and isinstance(TRIED[name][-1], tuple) and base.pack_kind == "whot":
        named = {row if isinstance(row, str) else row[0] for listed in both for row in listed}
        return cards_named(named).isdisjoint(base.table.one_pack)
    if name in SHOWN_BY:
        return SHOWN_BY[name](base) == SHOWN_BY[name](replace(base, **{name: value}))
    alike = {"rounds_to_play": {0, 1}, "first_player": {"left", "right"}, "starter_effects": {"act", "none"}}
    return both == alike.get(name) and comes_to_the_same(base, name)


def comes_to_the_same(base: Any, name: str) -> bool:
    if name == "rounds_to_play":  # a single game either way
        return base.table.counts_rounds and base.rounds_to_win == 1
    if name == "first_player":
        return base.seats == 2
    return (
        kinds(base) <= {"gift", "again", "suit", "rank", "card"} or base.table.starter_suit_only
    )  # none of them acts as a starter


def others(base: Any, name: str) -> Iterator[tuple[Any, Ruleset]]:
    """The same rules with each other value of one field, where that is possible."""
    for value in values(type(base), name):
        if value != getattr(base, name):
            try:
                yield value, replace(base, **{name: value})
            except RulesError:
                continue


@pytest.mark.slow
@pytest.mark.parametrize(
    "base",
    [pytest.param(base, marks=[pytest.mark.long] * (number % 20 > 0)) for number, base in enumerate(BASES.values())],
    ids=BASES,
)
def test_what_is_in_force_is_said_and_marked_and_what_is_not_is_not(base):
    before = plain_lines(base)
    for name in tuple(base.fields()):
        for value, changed in others(base, name):
            if not base.field(name).applies(base) or without_difference(base, name, value):
                assert plain_lines(changed) == before, (name, value)
            else:
                assert plain_lines(changed) != before, (name, value)
                assert marked(changed, base), (name, value)


def test_every_way_to_draw_has_words_of_its_own():
    ways = list(product((*range(6), 21), (False, True), Rules.field("after_drawing").values))
    told = {book(crazy(4, draws=draws, draw_though_able=able, after_drawing=after)) for draws, able, after in ways}
    assert len(told) == len(ways)


def test_how_many_a_special_card_means_is_said_and_turning_the_direction_has_no_number(subtests: pytest.Subtests):
    for kind in ["skip", "draw", "gift", "draw back", "all draw", "all draw again"]:
        with subtests.test(kind=kind):
            assert len({book(crazy(3, effects=(("QS", Effect(kind, count)),))) for count in range(1, 11)}) == 10
    for each in (TURN, AGAIN, ASK[1]):
        assert book(crazy(4, effects=(("Q", each),))) == book(crazy(4, effects=(("Q", replace(each, count=3)),)))


SAID = [
    # table and deal
    (crazy(2), "For 2 players, use one pack of 52 cards. The dealer gives each player 7 cards."),
    (crazy(8), "For 8 players, use 2 packs, 104 cards in all."),
    (crazy(4, jokers=1), "one pack of 53 cards, including one Joker."),
    (crazy(4, first_dealer="low card"), "lowest deals first. Aces are high, and players tied for lowest draw again."),
    (crazy(4, next_dealer="winner"), "The winner of a round deals the next one. If no one won, the deal passes to the"),
    (crazy(4, draws=21, after_drawing="any card"), "draw one card at a time, as many as you like. Then you may play"),
    (crazy(4, draws=21), "draw as many cards as you like, at least one, and end your turn."),
    (crazy(4, draws=21, after_drawing="drawn card"), "as many as you like. You may play one of them if it matches."),
    (crazy(2, next_dealer="winner"), "If no one won, the deal passes to the other player."),
    (game("eights", 4), "Seats 1 and 3 play together against seats 2 and 4."),
    (crazy(6, sides=2), "Seats 1, 3 and 5 play together against seats 2, 4 and 6."),
    (crazy(6, sides=3), "Three teams play: seats 1 and 4, seats 2 and 5, and seats 3 and 6."),
    (crazy(8, sides=4), "seats 1 and 5, seats 2 and 6, seats 3 and 7, and seats 4 and 8."),
    (game("eights", 4), "The first team with no cards left wins the round. Once you’re out of cards, your turns are"),
    (countdown(), "starts with a score of 8. Each time you get rid of all your cards, your score drops by one"),
    (countdown(**BY_ROUNDS), "their score drops by one. Then everyone gets a new hand."),
    (countdown(**BY_ROUNDS), "The dealer gives each player as many cards as their score."),
    (countdown(), "If there aren’t enough cards for a new hand, you get the ones that are left."),
    (crazy(4, deals="down"), "Each round, everyone gets one card fewer"),
    (crazy(4, next_dealer="last"), "with the most points in hand when a round ends deals the next one. In a tie"),
    (crazy(4, next_dealer="last", play_on=True), "The last player left with cards deals the next round."),
    # matching and wild cards
    (crazy(4, open_cards=("Q",)), "suit or rank. You may play anything on Queens."),
    (crazy(4, free_cards=("Q",)), "You may play Queens on any card, without picking a suit."),
    (crazy(4, wild_on_wild=False, wild=("8", "J")), "or wild. You can’t play a wild card on another card of its rank"),
    (crazy(4, apart=("8", "A")), "Eights are wild. You can play them on any card but Aces and Eights."),
    (crazy(4, wild=()), "No card is wild."),
    (countdown(), "is wild for you, from Eights at 8 down to Aces at 1. You can play it on any card."),
    (countdown(deal=1), "wild for you: Aces at 1. You can play it"),
    (countdown(2, pack_size=32), "if there is one in the pack: Eights at 8, Sevens at 7 and Aces at 1."),
    (countdown(wild=("J",)), "Jacks are wild. You can play them on any card. The rank of your score is wild for you"),
    (crazy(4, wild_when="when it matches"), "Eights are wild, but they must match by suit or rank like other cards."),
    (countdown(wild_when="when it matches"), "Aces at 1. It must match by suit or rank like other cards."),
    (kings(wild_when="when it matches"), "Jokers are wild, and you can play them on any card."),
    (crazy(4, naming="another suit"), "pick a suit other than the current one."),
    (crazy(4, naming="any suit if it matches"), "matches by its own suit or rank, pick a suit. If it doesn’t match"),
    (crazy(4, wild_on_wild=False), "The next card must be of that suit. You can’t play a wild card on another"),
    (crazy(4, apart=("8",)), "pick a suit. The next card must be of that suit. If the starter"),
    (countdown(), "or wild for the player who plays it. The same rank alone isn’t enough."),
    (countdown(rank_on_wild=True), "of the same rank, or wild for the player who plays it."),
    (crazy(4, wild_when="when it matches"), "must be of that suit or of the same rank."),
    (countdown(wild_when="when it matches"), "or both of the same rank and wild for the player who plays it."),
    (countdown(wild_when="when it matches", jokers=1), "a Joker, of that suit, or both of the same rank and wild for"),
    (kings(wild_when="when it matches"), "must be of that suit, of the same rank, or a Joker."),
    (kings(wild_starter="another card"), "If the starter is wild, it goes back and another card is turned up."),
    (crazy(4, naming="own suit", jokers=2), "counts. For a Joker, the dealer looks at their hand and picks a suit."),
    (kings(wild_starter="first player free"), "If the starter is wild, any card may be played on it."),
    (countdown(**BY_ROUNDS), "If the starter is wild for the dealer, the dealer looks"),
    # last resort and bluffing
    (kings(challenge_penalty=0), "the challenger draws 4 cards and misses a turn."),
    (crazy(4, last_resort=("8",), bluffing=True, challenge_penalty=0), "draws nothing, and loses the turn"),
    (kings(stacking="same rank"), "draws what the next player would have had to draw, and loses the turn"),
    (crazy(4, last_resort=("J",), bluffing=True, cancels=("JH",)), "draws 2 cards plus the penalty it had cancelled"),
    (kings(stacking="same rank"), "the challenger draws that penalty plus 2 cards and misses a turn."),
    (kings(groups="equal ranks", challenge_penalty=0), "the challenger draws just that penalty and misses a turn."),
    (kings(last_resort=("9", JOKER), stacking="same rank"), "would have had to draw (or 2 cards if that’s nothing)"),
    (kings(2), "When a player plays a Joker, the other player may let it stand"),
    # special cards
    (crazy(2), "Queens: the other player is skipped, so you play again."),
    (crazy(4, effects=(("Q", Effect("skip", 2)),)), "Queens: the next 2 players are skipped."),
    (crazy(2, effects=(("Q", Effect("skip", 2)),)), "Queens: the next 2 turns are skipped, including your own."),
    (crazy(2), "Aces: no effect with two players."),
    (kings(2), "Kings: with two players, the other one is skipped, so you play again."),
    (crazy(4, effects=(QUEENS, ("QS", Effect("draw", 5)))), "Queens (but not the Queen of spades): the next player"),
    (crazy(4, wild=()), "or answers too. No other card helps."),
    (game("countdown-jacks", 5), "Instead of drawing, you may play a draw card of the same rank."),
    (game("countdown-jacks", 5), "of spades: the next player draws 5 cards and misses a turn, unless they answer."),
    (game("countdown-jacks", 4), "The Queen of spades: the next player draws 5 cards and misses a turn."),
    (crazy(4, stacking="any draw card"), "Instead of drawing, you may play any draw card."),
    (crazy(4, stacking="as strong"), "play a draw card that makes the next player draw as many or more."),
    (game("blackjack", 4), "You may also cancel the whole draw penalty with red Jacks."),
    (crazy(3, stacking="none", cancels=("A",)), "Instead of drawing, you may cancel the draw penalty with Aces."),
    (countdown(), "After a wild draw card, your answer must be of the current suit."),
    (crazy(4, wild=("2",), naming="own suit"), "After a wild draw card, your answer must be of the current suit."),
    (countdown(rank_on_wild=True, stacking="any draw card", effects=(TWOS, FOURS)), "suit or of the same rank."),
    (crazy(4, stacking="same rank or suit"), "you may play a draw card of the same rank or suit. Then the next player"),
    (crazy(4, answered_by=(("2H", "none"),)), "or answers too. You can’t answer the Two of hearts with a draw card."),
    (crazy(4, stacking="none", answered_by=(("2", "same rank"),)), "Twos only with a draw card of the same rank. Then"),
    (game("blackjack", 4, answered_by=(("2", "same rank or suit"),)), "or one of these cards in the"),
    (game("blackjack", 4, cancels_only=(("J", "J"),)), "from Jacks, you may also cancel it with red Jacks. No other"),
    (crazy(4, **TWOS_ALONE, cancels=("3", "5")), "the draw penalty with Fives. If the draw penalty comes from Twos"),
    (crazy(4, **TWOS_ALONE, cancels=("3", "5")), "from Twos, you may also cancel it with Threes."),
    (crazy(4, **TWOS_ALONE, cancels=("3",)), "from Twos, you may cancel it with Threes instead of drawing."),
    (kings(stacking="any draw card", wild=("7",)), "than a Joker, your answer must be of the current suit, unless"),
    (kings(stacking="as strong", wild=("7",)), "card, your answer must be of the current suit, unless it’s a Joker."),
    (crazy(4, starter_effects="none"), "A special starter has no effect."),
    (crazy(4, starter_suit_only=True), "Only the starter’s suit counts: you can’t match its rank"),
    (crazy(4, effects=(GIFT,)), "A special starter has no effect."),
    (crazy(4, starter_effects="another card"), "If the starter is special, it goes back and another card is turned"),
    (crazy(4, effects=()), "No other card does anything special."),
    (crazy(4, effects=(), wild=()), "No card does anything special."),
    (crazy(4, effects=(("7", AGAIN),)), "Sevens: you play again. If you can’t, draw as on any other turn."),
    (crazy(4, effects=(("7", AGAIN),), cover="draw until covered"), "If you can’t, draw until you can, then play."),
    (crazy(4, effects=(("7", AGAIN), QUEENS)), "if the dealer had played it. A starter never lets anyone play again."),
    (crazy(4, effects=(("7", AGAIN),)), "A special starter has no effect."),
    (crazy(4, effects=(("7", AGAIN),), groups="equal ranks"), "last one. You play again only if the top card says so"),
    (crazy(4, after_penalty="play on"), "the next player draws 2 cards and then takes their turn, unless they answer."),
    (crazy(4, skip_stacking=True), "Queens: the next player misses a turn, unless they answer."),
    (crazy(4, skip_stacking=True, effects=(("Q", SKIP), ("JS", SKIP))), "a skip card of the same rank as the top one"),
    (crazy(2, skip_stacking=True), "Then the other player misses the turns for all these cards, or answers too."),
    (crazy(4, skip_stacking=True, effects=(("QS", Effect("skip", 2)),)), "spades: the next player misses 2 turns."),
    (crazy(4, effects=(BACK,)), "Kings: the previous player draws 5 cards and misses a turn, unless they answer."),
    (crazy(2, effects=(BACK,)), "Kings: the other player draws 5 cards and misses a turn, unless they answer."),
    (crazy(4, effects=(BACK,), winning_card_acts=True), "still takes effect. The previous player draws before"),
    (crazy(4, effects=(BACK, TWOS), winning_card_acts=True), "Depending on the card, the next or the previous player"),
    (crazy(4, effects=(BACK,), stacking="none"), "straight away, say it before you act."),
    (
        crazy(4, effects=(("KS", BACK[1]), ("KH", SKIP)), groups="equal ranks"),
        "The last draw card decides who draws. If the previous player draws, no one is skipped.",
    ),
    (crazy(4, effects=(ALL,)), "everyone else draws 1 card at once (while the stock lasts), and no one misses a turn."),
    (crazy(2, effects=(ALL,)), "other player draws 1 card at once (while the stock lasts), and doesn’t miss a turn."),
    (crazy(4, effects=(ALL,), winning_card_acts=True), "else draw at once still does so when it wins the round."),
    (crazy(4, effects=(ASK, TWOS)), "Jacks: ask for Aces, Threes, Fours, Fives, Sixes, Sevens, Nines, Tens, Queens or"),
    (crazy(4, effects=(ASK, TWOS)), "Until it’s your turn again, everyone must play that rank, or another card that"),
    (crazy(4, effects=(ASK,), wild=RANKS), "Jacks: no effect here, because every rank is wild or special."),
    (crazy(4, effects=(ASK,)), "A special starter has no effect."),
    (crazy(4, effects=(ASK, TWOS)), "as if the dealer had played it, but no rank is asked for."),
    (crazy(4, effects=(ASK, GIFT, TWOS)), "but no cards are given and no rank is asked for."),
    # gifts
    (kings(2), "The Ace of spades: you may give 1 card to the other player. If you give away your last card,"),
    (crazy(3, effects=(("A", Effect("gift", 2)),)), "give 2 cards to every other player, one at a time in order"),
    (crazy(2, effects=(("A", Effect("gift", 2)),)), "or none. If you don’t have enough, the rest come from the stock."),
    # drawing
    (crazy(4, draw_though_able=False), "draw 1 card and end your turn. You can only draw when you can’t play."),
    (crazy(4, draws=20), "until you get a card that you could play, but no more than 20 cards. Then your turn ends."),
    (game("eights", 3), "draw until you can. You may also draw when you could play, but then you must play a card."),
    (crazy(4, draws=0, after_drawing="drawn card"), "may keep drawing, but in the end you must play a card you drew."),
    (crazy(4, draws=2, after_drawing="drawn card must"), "no more than 2 cards. You must play it at once. If none"),
    (crazy(4, free_pass=True), "When no cards can be drawn, you may pass, even if you could play."),
    (game("eights-program", 2), "Once you have 27 cards, you can’t draw."),
    # several cards
    (game("switch", 4), "you may play several cards of one rank. The first card must match the top card, and"),
    (game("blackjack", 4), "Every card takes effect, but only the top reverse card reverses."),
    (crazy(4, groups="equal plain ranks"), "several cards of one rank, if they’re neither wild nor special."),
    (kings(groups="equal ranks"), "several cards of one rank, or a marriage (the King and Queen of one suit"),
    (crazy(4, marriage=True), "A marriage can’t answer a draw card."),
    (crazy(4, groups="equal ranks"), "Only the first card you play has to answer a draw card."),
    (crazy(3, marriage=True, effects=(QUEENS, KINGS)), "effect. Play changes direction before anyone is skipped."),
    # last card
    (crazy(4, call_penalty=0), "If you forget, it costs nothing."),
    (crazy(2), "If you forget, you draw 2 cards. If it’s your turn again straight away, say it before you act."),
    (kings(2), "caught, you draw 2 cards. If it’s your turn again straight away, you can be caught until you act."),
    (kings(3, effects=(("8", Effect("skip", 2)),)), "straight away, you can be caught until you act."),
    (game("countdown-jacks", 2), "straight away, say it before you act. You don’t have to say it if you were dealt"),
    (kings(call_penalty=1), "forget, anyone can catch you until your next turn. If you’re caught, you draw 1 card."),
    (crazy(4, not_last=("2", "QS")), "You can’t go out with Twos or the Queen of spades. If such a card is all you"),
    (crazy(4, not_last=("2",), groups="equal ranks"), "match. If you play several cards at once, the top one counts"),
    (crazy(4, winning_wild=True), "As your last card, a wild card must match by suit or rank."),
    (crazy(4, last_alone=True, groups="equal ranks"), "You can’t go out with several cards at once"),
    (crazy(4, winning_wild=True, jokers=1), "a wild card must match by suit or rank, unless it’s a Joker."),
    (crazy(4, call="none"), "No one needs to say “last card”."),
    (crazy(4, call_word="mau"), "When you play your second-to-last card, say “Mau” before the next player acts."),
    (crazy(4, second_call="at two"), "Say “two cards” the same way when you play your third-to-last card."),
    (crazy(4, call="announced", call_word="niko kadi"), "the turn before you go out, or right after that turn, before"),
    (kings(second_call="at two", second_word="cards"), "Say “cards” the same way when you’re down to two cards. If"),
    (crazy(4, deal=2, second_call="at two"), "have to say either word for a hand you were just dealt, however small."),
    (
        crazy(4, call_word="mau", second_call="going out", second_word="mau mau"),
        "Say “Mau Mau” as you play your last card. If you forget, you draw 2 cards and play on. If your last card",
    ),
    (crazy(4, second_call="going out"), "If your last card is wild and you don’t pick a suit, its own suit counts."),
    (kings(second_call="going out"), "last card is a Joker and you don’t pick a suit, any card may be played on it."),
    (crazy(4, second_call="going out", jokers=2), "its own suit counts, and any card may be played on a Joker."),
    (crazy(4, second_call="going out", call_penalty=0), "as you play your last card. Forgetting that costs nothing."),
    (countdown(), "You don’t have to say it if you were dealt a single card."),
    (countdown(winning_card_acts=True), "card that brings a score to 0 still takes effect. The next player draws."),
    (countdown(), "that card still takes effect, and you still pick a suit with it."),
    (countdown(), "A special card that brings a score to 0 has no effect."),
    (game("eights", 4), "If the round goes on after your last card, you still pick a suit with it."),
    # score
    (game("eights", 4), "each team scores the cards left in its hands."),
    (game("eights-250", 5), "the winner scores the cards left in everyone else’s hands."),
    (game("eights-program", 2), "the winner scores the cards left in the other player’s hand."),
    (crazy(4, sides=2, scoring="collect"), "the winning team scores the cards left in the other team’s hands."),
    (crazy(6, sides=3, scoring="collect"), "the winning team scores the cards left in all other teams’ hands."),
    (crazy(4, jokers=2), "(Ace 1, court cards 10, Jokers 50). Eights count 50."),
    (game("eights-250", 4), "Cards count their pips (court cards 10). Eights count 50. Aces count 10."),
    (crazy(4, costs=(("8", 20), ("QS", 40))), "Eights count 20. The Queen of spades counts 40."),
    (crazy(4, costs=tuple((rank, 1) for rank in RANKS)), "Every card counts 1 point."),
    (crazy(2), "If both players pass in a row"),
    (game("eights-250", 2), "with fewer points in hand scores the difference. If both are equal, no one scores."),
    (game("eights-250", 4), "the fewest points in hand scores the difference from each other hand. If there’s a tie"),
    (crazy(4, sides=2, scoring="collect"), "the team with fewer points in hand scores the difference."),
    (crazy(6, sides=3, scoring="collect"), "the fewest points in hand scores its difference from each other team."),
    (countdown(), "The match ends, and the lowest score wins. Players tied for lowest share the win."),
    (countdown(**BY_ROUNDS), "the round is blocked. It ends, and no one’s score drops."),
    (game("eights-250", 4), "When a player reaches 250 points, the highest total wins the match. If there’s a tie"),
    (game("eights", 3), "total wins the match. Players tied for lowest share the win. After the match, all totals are"),
    (crazy(3, scoring="collect", settlement="among all"), "the highest total wins the match. Players tied for highest"),
    (crazy(4, sides=2, scoring="collect", settlement="among all"), "Teams tied for highest share the win."),
    (game("eights", 2), "a tie for lowest, play another round. After the match, the loser pays the winner one unit"),
    (game("eights-program", 2), "player in seat 1 deals first. After each round, the deal passes to the other player."),
    (game("eights-250", 4), "The winner gets a bonus of 100 points for the match."),
    (crazy(3, stacking="none", cancels=("A", "KC")), "cancel the draw penalty with Aces or the King of clubs."),
    (crazy(4, sides=2, target=200), "When a team reaches 200 points, the lowest total wins the match"),
    (crazy(4, sides=2, scoring="collect", bonus=50), "The winning team gets a bonus of 50 points for the match."),
    (crazy(3, scoring="collect", bonus=50, settlement="with the winner"), "for the match. After the match, each loser"),
    (game("eights", 3, bonus=50), "ten points of the difference, plus 5 units to the winner."),
    (game("eights", 2), "winner one unit per ten points of the difference (rounded up), plus 10 units for the match."),
    (game("eights", 4), "each loser pays the winner nearest to their right one unit"),
    (game("eights", 3), "are rounded up to a multiple of ten. Each player pays everyone who did better one unit"),
    (crazy(2, settlement="among all"), "a multiple of ten. The loser pays the winner one unit per ten points of the"),
    (crazy(3, knockout="at the target"), "A player who reaches 100 points is out of the match. They get no more cards"),
    (crazy(3, knockout="at the target", exact_target=True), "A total of exactly 100 points drops back to 0. A player"),
    (crazy(3, knockout="at the target", exact_target=True), "A player who goes over 100 points is out"),
    (crazy(2, knockout="at the target"), "The first player to reach 100 points loses the match."),
    (crazy(3, knockout="highest hand"), "with the most points in hand when a round ends is out of the match."),
    (game("zimbabwe", 4), "Aces: in the same turn, you may also play any cards of the same suit, in any order."),
    (crazy(3, effects=(("A", GIVE),), winning_card_acts=True), "playing a card that lets you give cards away, every"),
    # sequences
    (str8(3), "The player on the dealer’s left goes first. Play goes clockwise."),
    (game("makao", 4), "or of the same rank. Cards that go on any card fit as well."),
    (game("makao", 4), "Twos and Threes only with a draw card of the same rank, or one of these cards in the"),
    (game("vandatta", 4), "You can’t go out with several cards at once"),
    (game("prsi", 4), "If the starter is wild, the bottom card of the stock decides the suit."),
    (game("prsi", 4), "Then the skip moves on to the next player, who may answer too."),
    (game("prsi", 4), "Say “prší” as you play your last card. If you forget, you draw 2 cards and play on."),
    (str8(4, sides=2), "build one sequence together: seats 1 and 3 and seats 2 and 4."),
    (str8(8), "seats 1 and 5, seats 2 and 6, seats 3 and 7 and seats 4 and 8."),
    (str8(6), "The first team to complete a sequence of 8 numbers wins the round."),
    (str8(5), "Five players use two packs, 140 cards in all. Each pack has the 64 numbers"),
    (str8(4, first_dealer="first seat"), "in seat 1 deals first. After each round, the deal passes to the left."),
    (str8(4, next_dealer="winner"), "The player who completed a sequence deals the next round. If no one did, the"),
    (str8(6), "add one number to your team’s sequence,"),
    (str8(2, sequences=2), "player builds two sequences at once. The first player to complete one wins the round."),
    (str8(2, sequences=2), "add one number to one of your sequences,"),
    (str8(2, sequences=2), "No one can start a third sequence."),
    (str8(4, backwards=True), "also go down, to the number before in any of these rows. No number can appear twice."),
    (str8(3), "Each pass card has an arrow to the left or to the right. When you play one, everyone passes their"),
    (str8(3), "whole hand to the next player in that direction."),
    (str8(3), "Whichever way the hands went, the player on your left plays next."),
    (str8(4), "You can discard a pass card instead. Then the next player can take it"),
    (str8(3), "The others score the sum of their sequence minus the sum of the numbers left in their hand."),
    (str8(2, sequences=2), "scores the sum of the numbers in both of their sequences. The cards in their hand don’t"),
    (str8(2, sequences=2), "hand don’t count, so the unfinished sequence loses nothing."),
    (str8(2, sequences=2), "The other player scores the sum of their sequences minus"),
    (str8(4, sides=2), "In the other team, each player counts the sum of the team’s sequence minus the sum of the"),
    (str8(6), "In every other team, each player counts the sum of the team’s sequence minus the sum of the numbers"),
    (str8(6), "The team scores the average of its two players, rounded down."),
    (str8(6), "The cards in both of its hands don’t count."),
    (str8(3), "The others score nothing for theirs and only lose the points left in their hands."),
    (str8(4, sides=2), "The other team scores nothing for its own and only loses the average of its two hands"),
    (str8(6), "and each only loses the average of its two hands, rounded up."),
    (str8(6, backwards=True), "Then every team scores the sum of its sequence minus"),
    (str8(4, pass_cost=0), "A pass card left there counts nothing."),
    (str8(4, backwards=True), "such as 4, 8, 12, 16, 20, 24, 28, 32, going up and not down."),
    (str8(2, backwards=True), "the round ends with no winner. Then each player scores the sum of all the numbers"),
    (str8(6), "The first team to reach 500 points wins the match."),
]


def test_what_is_in_force_is_said():
    """What the whole books say isn't repeated here (``books.txt``)."""
    assert [words for rules, words in SAID if words not in book(rules)] == []


NOT_SAID = [
    (crazy(4, wild=()), ["wild card", "pick a suit", "Eights are", "wild one", "on any card"]),
    (crazy(4, effects=()), ["special card", "Queens", "Aces:", "Twos", " act ", "acts as", "answer"]),
    (crazy(4, effects=(QUEENS,)), ["answer", "penalty", "direction", "wins the round has", "still takes"]),
    (crazy(4, effects=(QUEENS,), winning_card_acts=True), ["still takes effect", "wins the round has"]),
    (crazy(4, stacking="none"), ["answer", "them all", "helps"]),
    (crazy(2), ["direction", "clockwise", "next player", "each other", "everyone passes"]),
    (kings(2), ["next player draws", "each other", "anyone", "to the left", "in order of play"]),
    (crazy(4, call="none"), ["forget", "catch"]),
    (crazy(4, call="none", second_call="going out"), ["forget", "two cards"]),
    (crazy(4, second_call="going out", call_penalty=0), ["and you don’t pick a suit"]),
    (crazy(4, wild=(), second_call="going out"), ["and you don’t pick a suit"]),
    (crazy(4, naming="own suit", second_call="going out"), ["and you don’t pick a suit"]),
    (crazy(4, second_call="going out", second_word="sepp"), ["two cards", "third-to-last"]),
    (crazy(4, call="announced"), ["third-to-last", "forget"]),
    (crazy(2, call="none"), ["straight away"]),
    (crazy(2, effects=(TWOS,)), ["straight away"]),
    (crazy(2, effects=(KINGS,)), ["straight away"]),
    (crazy(4, draw_though_able=False), ["may also draw"]),
    (crazy(4, reshuffle=False), ["shuffle", "new stock"]),
    (crazy(4, last_resort=("8",)), ["bluff", "challenge"]),
    (crazy(4, last_resort=("J",), bluffing=True, cancels=("9",)), ["had cancelled"]),
    (crazy(4, last_resort=("J",), bluffing=True, cancels=("J",), effects=()), ["had cancelled"]),
    (crazy(4, groups="equal ranks", effects=()), ["Every card takes"]),
    (crazy(4, groups="equal ranks"), ["before anyone"]),
    (crazy(2, marriage=True, effects=(QUEENS, KINGS), two_player_reverse="skip"), ["before anyone"]),
    (crazy(4, groups="equal plain ranks"), ["Every card takes effect", "only the top"]),
    (crazy(4, groups="equal ranks", after_drawing="any card"), ["by itself"]),
    (crazy(2, groups="equal ranks", group_reverse="top one"), ["only the top"]),
    (kings(jokers=0, packs=2), ["Joker", "joker", "bluff", "challenge", "both wild and special"]),
    (kings(marriage=False), ["several", "marriage", "King and Queen"]),
    (kings(last_resort=("K", JOKER)), ["several", "marriage", "King and Queen"]),
    (kings(last_resort=()), ["nothing else in your hand", "bluff", "challenge"]),
    (game("last-card", 4), ["before the hands are counted"]),
    (crazy(4, winning_card_acts=True, scoring="rounds"), ["before the hands are counted"]),
    (countdown(), ["points", "scores", "total", "first dealer", "deals the next", "before the hands are counted"]),
    (countdown(effects=(("T", Effect("draw", 2)),)), ["both wild and special", "current suit"]),
    (countdown(rank_on_wild=True), ["current suit", "enough."]),
    (crazy(4, **BY_ROUNDS, costs=(("8", 50),)), ["Eights count"]),
    (countdown(own_wild=False), ["rank of your score", "for the player"]),
    (game("countdown-jacks", 4), ["direction"]),
    (game("prsi", 4), ["down to one"]),
    (game("eights", 2), ["the left", "dealer’s left", "special card"]),
    (game("eights-250", 4), ["each player scores", "lowest total", "unit"]),
    (crazy(4, effects=((JOKER, Effect("draw", 4)),)), ["draws 4", "answer", "special card", "Joker"]),
    (kings(effects=((JOKER, Effect("draw", 4)),)), ["special starter", "starter is special"]),
    (str8(3), ["team", "Partners", "third", "one of your", "two packs", "also go down", "rising", "no winner"]),
    (str8(6), ["player to complete", "lose the numbers left", "two packs", "your sequence,"]),
    (str8(6), ["minus the sum of the numbers left in both"]),
    (str8(6, sides=0, packs=2), ["team", "Partners", "one pack"]),
    (str8(3, sequences=2), ["two sequences", "third sequence", "both sequences"]),
    (str8(4, backwards=True), ["never goes down"]),
    (str8(4, next_dealer="winner"), ["After each round"]),
]


def test_what_is_not_in_force_is_not_said():
    assert [words for rules, silent_about in NOT_SAID for words in silent_about if words in book(rules)] == []


def text(rules: Ruleset) -> str:
    """The book as a page: chapters, and under them their lines."""
    pages = (
        "\n".join([f"# {chapter.title}", *(f"- {line.text}" for line in chapter.lines)]) for chapter in rulebook(rules)
    )
    return "\n".join(pages)


def unwrapped(page: str) -> list[str]:
    """A page that was written with lines of any length."""
    return re.sub(r"\n +", " ", page.strip()).splitlines()


BOOKS = (Path(__file__).parent / "books.txt").read_text(encoding="utf-8").strip().split("\n\n")


@pytest.mark.parametrize("page", BOOKS, ids=[page.partition(",")[0] for page in BOOKS])
def test_a_whole_book_is_as_a_person_read_it_against_its_source(page):
    heading, _source, *lines = unwrapped(page)
    key, seats = heading.removesuffix(" seats").split(", ")
    assert text(VARIANTS[key].rules(int(seats))).splitlines() == lines


def test_only_what_differs_and_a_rule_that_is_dropped_is_marked():
    book_of = rulebook(crazy(4, target=250), crazy(4))
    assert [(chapter.title, line.text[:33]) for chapter in book_of for line in chapter.lines if line.changed] == [
        ("Match", "When a player reaches 250 points,")
    ]
    assert marked(crazy(4, call="none"), crazy(4)) == ["No one needs to say “last card”."]
    assert marked(crazy(4, effects=(TWOS,)), crazy(4)) == [
        "The player on the dealer’s left goes first. Play goes clockwise.",
        "Aces and Queens: no special effect at this table.",
    ]
    assert "No other card does anything special." in marked(crazy(4, effects=()), crazy(4))
    assert "No card is wild." in marked(crazy(4, wild=()), crazy(4))


CHAPTERS = {
    Rules: "Aim, Deal, Your turn, Wild cards, Special cards, Bluffing, Drawing, Several cards at once, Last card, "
    "End of the round, Match",
    SequenceRules: "Aim, Cards and deal, Your turn, Sequence, Pass cards, Stock, End of the round, Match",
}


def test_the_chapters_come_in_the_order_of_a_newcomer_and_nothing_is_marked_that_is_as_ever():
    assert ", ".join(chapter.title for chapter in rulebook(kings(3))) == CHAPTERS[Rules]
    for rules in BASES.values():
        titles, book_of = CHAPTERS[type(rules)].split(", "), rulebook(rules)
        found = [chapter.title for chapter in book_of]
        assert found == [title for title in titles if title in found]
        assert all(chapter.lines for chapter in book_of)
        assert tuple(line.text for chapter in book_of for line in chapter.lines) == plain_lines(rules)
        assert not any(line.changed for chapter in book_of for line in chapter.lines)
        assert rulebook(rules, replace(rules)) == book_of


def check_form(rules: Ruleset) -> None:
    lines = plain_lines(rules)
    assert len(set(lines)) == len(lines)
    for line in lines:
        assert re.fullmatch(r"[A-Z0-9].*\.\)?", line), line
        assert not re.search(r"None|  |[{}]|\.\.|,\.|\.;| \.|\*|True|False|\bcard card|\(\)", line), line
        assert not re.search(r"\bone (cards|players|turns)\b|\b1 points\b|\ba (Ace|Eight)\b", line), line
        if rules.seats == 2:  # there is one other player, and no one else
            assert not re.search(r"\b(next|previous|each other) player\b|\beveryone else\b|\beach loser\b", line), line


@pytest.mark.slow
def test_every_named_game_has_a_book_for_every_number_of_seats(subtests: pytest.Subtests):
    for key in VARIANTS:
        with subtests.test(key=key):
            for seats in VARIANTS[key].seats:
                rules = VARIANTS[key].rules(seats)
                check_form(rules)
                assert len(text(rules)) < MOST


usually = examples(40)


@pytest.mark.slow
@usually
@given(any_rules())
def test_any_rules_have_a_book(rules):
    check_form(rules)
    assert rulebook(rules, rules) == rulebook(rules)
    assert [chapter.title for chapter in rulebook(rules)].count("Aim") == 1
    assert all(house_choice(rules, name).endswith(".") for name in tuple(Rules.fields()))


@usually
@given(any_sequence_rules())
def test_any_rules_of_sequences_have_a_book(rules):
    check_form(rules)
    assert rulebook(rules, rules) == rulebook(rules)
    assert ", ".join(chapter.title for chapter in rulebook(rules)) == CHAPTERS[SequenceRules]
    assert all(house_choice(rules, name).endswith(".") for name in tuple(rules.fields()))
    assert len(text(rules)) < MOST


@usually
@given(any_rules() | any_sequence_rules(), st.data())
def test_a_rule_that_does_not_matter_changes_no_word(rules, data):
    name = data.draw(st.sampled_from(tuple(rules.fields())))
    value = data.draw(st.sampled_from(values(type(rules), name)))
    try:
        changed = replace(rules, **{name: value})
    except RulesError:
        reject()
    if not rules.field(name).applies(rules):
        assert plain_lines(changed) == plain_lines(rules)


def test_cards_are_named_briefly_and_those_that_are_not_in_the_pack_are_not(subtests: pytest.Subtests):
    names = "Queens, Sixes, the Queen of spades, Jokers, the red Joker, the Ten of diamonds"
    assert ", ".join(map(named, ("Q", "6", "QS", JOKER, "R*", "TD"))) == names
    assert one_of(("A", "8", JOKER)) == "an Ace, an Eight or a Joker"
    for cards, words in [
        ("", ""),
        ("QS QH QD QC", "Queens"),
        ("QS QC", "black Queens"),
        ("QH QD", "red Queens"),
        ("QS QH", "the Queen of spades and the Queen of hearts"),
        ("QH QD QC", "Queens (but not the Queen of spades)"),
        ("AS 7S 7H 7D 7C KS KH KD KC", "Sevens, Kings and the Ace of spades"),
        ("R* B* 3D", "the Three of diamonds and Jokers"),
        ("R*", "the red Joker"),
    ]:
        with subtests.test(cards=cards, words=words):
            assert together(cards.split(), JOKERS) == words
    assert together(["R*", "B*", "3D"], ()) == "the Three of diamonds"
    assert together(["R*"], JOKERS[:1]) == "Jokers"


def test_values_in_words(subtests: pytest.Subtests):
    for name, value, words in [
        ("naming", "any suit if it matches", "any suit if the card matches, else none"),
        ("bluffing", True, "yes"),
        ("wild", ("8", "J"), "Eights and Jacks"),
        ("cancels", ("JH", JOKER), "the Jack of hearts and Jokers"),
        ("effects", (QUEENS, TWOS, ("QS", Effect("draw", 5))), "Queens (skip), Twos (+2), the Queen of spades (+5)"),
        ("effects", (("A", TURN), GIFT), "Aces (reverse), the Ace of spades (give 1 each)"),
        ("costs", (("8", 50), ("AS", 20)), "Eights 50, the Ace of spades 20"),
        ("draws", 0, "until you can play"),
        ("draws", 1, "1 card"),
        ("sides", 0, "everyone for themselves"),
        ("sides", 2, "2 teams"),
        ("hand_limit", 0, "no limit"),
        ("hand_limit", 27, "27 cards"),
        ("target", 250, "250 points"),
    ]:
        with subtests.test(name=name, value=value, words=words):
            kind = Rules if name in Rules.fields() else SequenceRules
            assert kind.field(name).words(value) == words


def test_effects_in_words():
    effects = (SKIP, Effect("skip", 2), TURN, Effect("draw", 5), GIVE, Effect("gift", 2), BACK[1], ALL[1], ASK[1])
    rule = Rules.field("effects")
    assert isinstance(rule, EffectTable)
    assert "; ".join(map(rule.value_words, effects)) == (
        "skip the next player; skip the next 2 players; reverse direction; the next player draws 5; "
        "you may give everyone else 1 card; you may give everyone else 2 cards; the previous player draws 5; "
        "everyone else draws 1 card at once; you ask for a rank"
    )


def test_every_value_of_every_field_has_words_of_its_own_and_those_of_a_choice_fit_into_a_select():
    for kind, name in FIELDS:
        told = [kind.field(name).words(value) for value in values(kind, name)]
        assert all(told), name
        assert len(set(told)) == len(told), name
    labels = {(name, way): kind.field(name).words(way) for kind, name in CHOICES for way in kind.field(name).values}
    assert [way for way, words in labels.items() if not 1 <= len(words) <= 100] == []


def test_a_house_rule_is_told_in_a_sentence():
    assert house_choice(crazy(4), "stacking") == "House rule “Stacking”: same rank."
    assert house_choice(crazy(4), "draws") == "House rule “Cards drawn in a turn”: 1 card."
    assert [house_choice(crazy(4), name) for name in ("match", "turn", "")] == ["", "", ""]
    told = [house_choice(base, name) for base in BASES.values() for name in base.fields()]
    assert [words for words in told if not re.fullmatch(r"House rule “[^”]+”: .+\.", words)] == []
    assert [name for kind, name in FIELDS if not kind.field(name).label] == []
    assert [name for kind, name in FIELDS if not kind.field(name).help.endswith(".")] == []


@pytest.mark.parametrize("rules", [crazy(4, first_dealer="low card"), crazy(3, next_dealer="winner"), str8(4), str8(3)])
def test_the_book_of_one_round_tells_nothing_of_a_match(rules):
    base = crazy(rules.seats) if isinstance(rules, Rules) else str8(rules.seats)
    whole, book = rulebook(rules, base), rulebook(rules, base, one_round=True)
    assert [chapter.title for chapter in book] == [each.title for each in whole if each.title != "Match"]
    lines = [line for chapter in book for line in chapter.lines]
    assert [line.changed for line in lines if line.text == "The player in seat 1 deals."] == [False]
    told = " ".join(line.text for line in lines)
    of_a_match = "wins the match|at random|Chance picks|the lowest deals|deals the next one|the deal passes"
    assert not re.search(of_a_match, told)
    assert len(lines) == sum(len(each.lines) for each in whole if each.title != "Match")


def sentences(rules: Rules) -> set[str]:
    """All that is said of a table, sentence by sentence, with its numbers left out."""
    return {re.sub(r"\d+", "0", said) for text in (*plain_lines(rules), *in_short(rules)) for said in text.split(". ")}


@pytest.mark.slow
def test_whatever_the_house_rules_a_whot_pack_has_shapes_and_numbers_in_every_language():
    known, telling = set[str](), list[Rules]()
    for rules in whot_rules():
        if new := sentences(rules) - known:
            known |= new
            telling.append(rules)
    wrong = set()
    for spoken, words in FRENCH_WORDS.items():
        with in_language(spoken):
            said = set().union(*map(sentences, telling))
        wrong |= {(spoken, text) for text in said if words.search(text)}
    assert set(FRENCH_WORDS) == set(languages())
    assert len(known) > 900
    assert not wrong


def test_cards_that_never_go_on_each_other_are_one_or_several():
    """A single card of two packs can't go on the other one. In a single pack there is no other one."""
    for spoken in languages():
        with in_language(spoken):
            usual = set(plain_lines(crazy(4, packs=2)))
            one, rank = (set(plain_lines(crazy(4, packs=2, apart=(name,)))) - usual for name in ("6D", "6"))
            assert plain_lines(crazy(4, apart=("6D",))) == plain_lines(crazy(4))
            shared = [said.replace(named("6D"), "").replace(named("6"), "") for said in (*one, *rank)]
            assert len(shared) == len(set(shared)) == 2, spoken
    assert "can’t play the Six of diamonds on another one, even if it fits." in book(crazy(4, packs=2, apart=("6D",)))
    assert "You can’t play the red Joker on" not in book(crazy(4, jokers=2, apart=("R*",)))
