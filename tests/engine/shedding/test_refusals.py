"""What is not allowed is refused with a sentence that names its rule, and changes nothing (``table.refusal``)."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

import pytest

from engine.core.actions import Accept, Call, Catch, Challenge, Deal, Decline, Draw, Give, Nominate, Pass, Play, Refusal
from engine.core.cards import short
from engine.words import in_language
from tests.doors import Effect, Rules, State, check, explain, view
from tests.engine.promises import hands_to_explain
from tests.engine.shedding.table import after, left_of, opened, play, refusal, table
from tests.engine.space import whot_rules
from tests.engine.strategies import walk
from tests.words import FRENCH_WORDS

KINGS = "kings-reverse"


def kings(*hands: str, **more) -> State:
    return table(*hands, game=KINGS, **more)


def doubted(held: str = "3H 4S") -> State:
    """The first of three has laid a joker on the nine of hearts."""
    return after(kings(f"R* {held}", "5D 6C", "5S 6S", pile="9H"), (0, play("R*", "D")))


def giving(held: str = "2C 3C 4C") -> State:
    """The first of three has laid the ace of spades."""
    return after(kings(f"AS {held}", "5D 6C", "5H 6H", pile="9S"), (0, play("AS")))


# Challenges


@pytest.mark.parametrize("action", [Challenge(), Accept()])
def test_a_challenge_after_its_moment(action):
    # source: S3, Kings Reverse, "the next player can challenge"; rulings.md, "before anything else happens"
    accepted = after(doubted(), (1, Accept()))
    for seat in range(3):
        refused = refusal(accepted, seat, action)
        assert refused.rule == "bluffing"
        assert refused.why == "There’s nothing to challenge any more."


@pytest.mark.parametrize("held", ["3H 4S", "3C 4S"])
def test_of_two_challenges_at_once_the_second_is_refused(held):
    # source: rulings.md, "Joker": one challenge and what follows from it
    challenged = after(doubted(held), (1, Challenge()))
    for seat in range(3):
        assert refusal(challenged, seat, Challenge()).rule == "bluffing"


def test_nobody_challenges_what_is_no_bluff():
    # source: S3, Kings Reverse, "When a joker is played"
    state = after(kings("9C JH 4S", "5D 6C", pile="9H"), (0, play("JH")))
    assert refusal(state, 1, Challenge()).rule == "bluffing"
    assert refusal(table("8S 3C", "5D", pile="9H"), 0, Challenge()).rule == "bluffing"


@pytest.mark.parametrize("seat", [0, 2])
def test_only_the_next_player_challenges(seat):
    # source: S3, Kings Reverse, "challenged by the next player in sequence"
    for action in (Challenge(), Accept()):
        refused = refusal(doubted(), seat, action)
        assert str(refused) == "It’s not your turn yet. Wait for the others."


def test_first_the_doubt_is_settled(subtests: pytest.Subtests):
    # source: rulings.md, "accepts or challenges before anything else happens"
    for action in [Draw(), Pass(), play("5D"), play("5D 6C"), Give("5D"), Decline(), Nominate("S")]:
        with subtests.test(action=action):
            refused = refusal(doubted(), 1, action)
            assert refused.rule == "bluffing"
            assert str(refused) == "The last play might be a bluff. Let it stand, or challenge it."


# Gifts


def test_a_gift_that_is_not_held():
    # source: S3, Kings Reverse, "give one card"
    for card in ("9C", "AS", "R*", "ZZ"):
        refused = refusal(giving(), 0, Give(card))
        assert refused.rule == "effects"
    assert str(refusal(giving(), 0, Give("9C"))) == "You don’t have 9♣. Give 2♣, 3♣ or 4♣, or give nothing."


def test_the_same_card_is_not_given_twice():
    # source: S3, Kings Reverse, "give one card"
    state = after(giving(), (0, Give("2C")))
    assert str(refusal(state, 0, Give("2C"))) == "You don’t have 2♣. Give 3♣ or 4♣."


@pytest.mark.parametrize("action", [Give("3H"), Decline()])
def test_giving_when_nothing_is_to_be_given(action):
    # source: S3, Kings Reverse, "The Ace of spades allows"
    plain = kings("3H 4S", "5D 6C", pile="9H")
    assert str(refusal(plain, 0, action)) == "There’s no card to give now. Play 3♥, or draw."
    over = after(giving(), (0, Give("2C")), (0, Give("3C")))
    assert refusal(over, 0, Give("4C")).rule == "turn"
    assert refusal(over, 1, action).rule == "effects"


def test_first_the_gifts_are_given_or_declined(subtests: pytest.Subtests):
    # source: rulings.md, "a step each"
    for action in [Draw(), Pass(), play("2C"), Accept(), Challenge(), Nominate("S")]:
        with subtests.test(action=action):
            assert refusal(giving(), 0, action).rule in {"effects", "bluffing"}


def test_nobody_else_gives_or_declines():
    # source: S3, Kings Reverse, "allows the player"
    for action in (Give("5D"), Decline()):
        assert refusal(giving(), 1, action).rule == "turn"


# Calls and catching


def test_catching_when_nobody_owes():
    # source: S3, Kings Reverse, "and is caught"
    state = kings("3H 4S", "5D", "5H 6H", pile="9H")
    for seat in range(3):
        for other in range(-1, 9):
            assert refusal(state, seat, Catch(other)).rule == "call"
    assert refusal(state, 2, Catch(1)).why.startswith("There’s no one to catch")
    called = after(state, (0, play("3H", call=True)))
    assert refusal(called, 1, Catch(0)).rule == "call"


def test_nobody_catches_the_own_silence():
    # source: rulings.md, "The call", "any other seat"
    state = after(kings("3H 4S", "5D 6D", pile="9H"), (0, play("3H")))
    assert refusal(state, 0, Catch(0)).why == "You can’t catch yourself."


@pytest.mark.parametrize("game", ["crazy-eights", "eights"])
def test_where_nobody_catches(game):
    # source: S3, "A player who fails to do this"; S0, which knows no call
    state = after(table("3H 4S", "5D 6D", pile="9H", game=game), (0, play("3H")))
    refused = refusal(state, 1, Catch(0))
    assert (refused.rule, refused.instead) == ("call", "")
    assert refused.why.startswith(
        "There’s no catching at this table" if state.rules.has_calls else "No one says “last card”"
    )


@pytest.mark.parametrize("game", ["crazy-eights", "eights", KINGS])
def test_a_call_that_is_not_owed(game):
    # source: S3, "A player who has only one card left"
    state = table("3H 4H 4S", "5D 6D", pile="9H", game=game)
    for seat in (0, 1):
        assert refusal(state, seat, Call()).rule == "call"
    assert refusal(state, 0, play("3H", call=True)).rule == "call"


# Suits


@pytest.mark.parametrize("suit", [None, "X", "*", ""])
def test_a_wild_card_needs_one_of_the_four_suits(suit):
    # source: S3, legal plays, 2, "must nominate"
    state = table("8S 5S 5H", "KD", pile="3C")
    refused = refusal(state, 0, play("8S", suit))
    assert str(refused) == "A wild Eight needs a suit. Pick spades, hearts, diamonds or clubs."
    assert refused.rule == "wild"


def test_the_suit_in_force_where_another_must_be_named():
    # source: S3, "Changing Suit": the field's choice "another suit"
    state = table("8S 5S 5H", "KD", pile="3C", rules={"naming": "another suit"})
    refused = refusal(state, 0, play("8S", "C"))
    assert (refused.rule, str(refused)) == (
        "naming",
        "You can’t pick clubs now. Pick spades, hearts or diamonds.",
    )


@pytest.mark.parametrize(
    ("house_rules", "cards", "rule"),
    [({}, "3S", "wild"), ({"naming": "own suit"}, "8S", "naming"), ({"wild": ()}, "8C", "wild")],
)
def test_a_suit_where_none_is_named(house_rules, cards, rule):
    # source: S3, legal plays, 2; "Changing Suit"
    state = table("8S 8C 3S 5H", "KD", pile="3C", rules=house_rules)
    assert refusal(state, 0, play(cards, "H")).rule == rule


def test_a_suit_for_the_starter():
    # source: S3, "If an Eight is turned up"
    state, _ = opened("crazy-eights", 3, "8")
    assert refusal(state, state.dealer, Nominate("X")).rule == "wild_starter"
    assert refusal(state, left_of(state), Nominate("S")).rule == "turn"
    plain = table("3S 4S", "5D", pile="9H")
    assert refusal(plain, 0, Nominate("S")).rule == "wild_starter"


# Cards


def test_cards_that_do_not_go_together(subtests: pytest.Subtests):
    # source: S3, "Multiple Equal Cards"; Kings Reverse, marriage
    for house_rules, cards, rule in [
        ({}, "9H 9S", "groups"),
        ({"groups": "equal ranks"}, "9H 3H", "groups"),
        ({"groups": "equal ranks"}, "9H KH", "groups"),
        ({"groups": "equal ranks"}, "9H 9S 3H", "groups"),
        ({"groups": "equal plain ranks"}, "2H 2S", "groups"),
        ({"groups": "equal ranks"}, "9S 9H", "match"),
        ({"marriage": True}, "9H 9S", "marriage"),
        ({"marriage": True}, "KH QS", "marriage"),
        ({"marriage": True, "groups": "equal ranks"}, "KH QH KS", "groups"),
        ({"marriage": True, "groups": "equal ranks"}, "KH KS QS", "groups"),
    ]:
        with subtests.test(house_rules=house_rules, cards=cards, rule=rule):
            state = table("9H 9S 3H KH KS QH QS 2H 2S", "5D", pile="4H", rules=house_rules)
            assert refusal(state, 0, play(cards)).rule == rule


def test_on_a_debt_no_marriage():
    # source: S3, "Draw cards", "either draw two cards or play another"
    rules = {"marriage": True, "effects": (("K", Effect("draw", 3)),)}
    state = table("KH QH 3H", "5D", pile="KS", debt=3, rules=rules)
    refused = refusal(state, 0, play("KH QH"))
    assert (refused.rule, refused.why) == ("stacking", "A marriage can’t answer a draw penalty of 3.")


def test_cards_that_are_not_held(subtests: pytest.Subtests):
    # source: S3, "a legal card": one's own
    for cards in ["9D", "3H 3H", "R*", "ZZ", "9H 9D"]:
        with subtests.test(cards=cards):
            state = table("9H 9S 3H", "9D", pile="4H", rules={"groups": "equal ranks"})
            refused = refusal(state, 0, play(cards))
            assert refused.rule == "turn"
            assert refused.why.startswith("You don’t have ")


def test_no_card_at_all():
    assert refusal(table("9H 9S", "9D", pile="4H"), 0, Play(())).rule == "turn"


def test_a_card_that_does_not_fit(subtests: pytest.Subtests):
    # source: S3, legal plays; "Draw cards"; "Changing Suit"; "Drawing Cards"; Kings Reverse, jokers
    for more, card, rule in [
        ({"pile": "4H"}, "9S", "match"),
        ({"pile": "8H", "suit": "D"}, "9H", "naming"),
        ({"pile": "8H", "suit": "D", "rules": {"wild": ("9", "8")}}, "3H", "naming"),
        ({"pile": "9C", "suit": "D", "rules": {"wild": ("9",), "wild_when": "any time"}}, "3H", "naming"),
        ({"pile": "3C", "suit": "D", "rules": {"wild": ("3",), "wild_when": "when it matches"}}, "9H", "naming"),
        ({"pile": "4H", "rules": {"wild_when": "when it matches"}}, "8S", "wild_when"),
        ({"pile": "2H", "debt": 2}, "8S", "stacking"),
        ({"pile": "2H", "debt": 2}, "3H", "stacking"),
        ({"pile": "4H", "rules": {"last_resort": ("3",)}}, "3H", "last_resort"),
        ({"pile": "4H", "drawn": ("9H",)}, "3H", "after_drawing"),
        ({"pile": "4H", "drawn": ("9H",), "rules": {"after_drawing": "drawn card"}}, "3H", "after_drawing"),
    ]:
        with subtests.test(more=more, card=card, rule=rule):
            assert refusal(table("9H 9S 3H 8S", "9D", **more), 0, play(card)).rule == rule


def test_an_equal_rank_on_a_wild_card_where_it_does_not_fit():
    # source: S3, Countdown, "Variant"
    state = table("6S 3C", "5D", game="countdown", pile="6D", suit="H", totals=(7, 7))
    refused = refusal(state, 0, play("6S", call=True))
    assert refused.rule == "rank_on_wild"


# Turns


@pytest.mark.parametrize("action", [Draw(), Pass(), play("5D"), play("5D 6D")])
def test_who_is_not_on_turn(action):
    # source: S3, "each player in turn"
    state = table("9H 9S", "5D 6D", pile="4H")
    assert str(refusal(state, 1, action)) == "It’s not your turn yet. Wait for the others."


def test_a_partner_who_is_out_waits():
    # source: S0, four players, "both partners must get rid"
    state = after(table("3H", "4H 9S", "5H 9D", "6H 9C", game="eights", pile="KH"), (0, play("3H")))
    for action in (Draw(), Pass(), Call(), Catch(1)):
        assert refusal(state, 0, action).rule in {"turn", "call"}


def test_the_deal_in_the_middle_of_a_round():
    # source: S3, "Basic Game": one deal to a round
    assert refusal(table("9H 9S", "5D 6D", pile="4H"), 0, Deal()).rule == "turn"


def test_before_and_after_a_round_there_is_only_the_deal(subtests: pytest.Subtests):
    # source: S3, "Basic Game"
    for action in [Draw(), Pass(), Call(), Accept(), Challenge(), Give("3H"), Decline(), Nominate("S")]:
        with subtests.test(action=action):
            ended = after(kings("3H", "5D", pile="9H"), (0, play("3H")))
            over = after(kings("3H", "5D", pile="9H", totals=(0, 499)), (0, play("3H")))
            assert (ended.phase, over.phase) == ("deal", "over")
            for state in (ended, over):
                assert refusal(state, 0, action).rule in {"turn", "call"}
            assert refusal(over, 0, Deal()).rule == "turn"


# Last-resort cards on a draw penalty


@pytest.mark.parametrize(
    ("game", "rules", "hand", "pile", "card", "debt"),
    [
        ("mzansi", {"last_resort": ("8",)}, "8H 2D 3C", "2S", "8H", 2),  # each cancels any penalty
        ("blackjack", {"last_resort": ("J",)}, "JH 2D 3C", "2S", "JH", 2),
        ("one-card", {"last_resort": ("3",)}, "3H 2C 4C", "2S", "3H", 2),  # cancels that of Twos alone
        ("pesten", {"last_resort": ("*",)}, "R* 2H 3C", "2S", "R*", 2),  # adds to it
    ],
)
def test_a_last_resort_that_could_answer_a_penalty_waits_for_another_answer(game, rules, hand, pile, card, debt):
    # source: rulings.md, "Joker": a last resort is played where nothing else can be
    state = table(hand, "5D 6C", "5S 6S", pile=pile, debt=debt, game=game, rules=rules)
    suit = "S" if card == "R*" else None
    refused = refusal(state, 0, play(card, suit))
    assert refused.rule == "last_resort"
    assert refused.why.startswith(f"You can play {short(card)} only when nothing else ")
    assert explain(view(state, 0), card) == refused


def test_a_last_resort_that_can_not_answer_a_penalty_is_told_so():
    # source: linked-variants.md 5.2: a red Jack cancels the penalty of Jacks
    state = table("JH 2D 3C", "5D 6C", pile="2S", debt=2, game="switch", rules={"last_resort": ("J",)})
    assert refusal(state, 0, play("JH")).rule == "cancels_only"


# Drawing and passing


def test_what_may_not_be_drawn_or_passed(subtests: pytest.Subtests):
    # source: S3, "Drawing Cards"; "End of Stock Pile"; Kings Reverse, "he/she must play it"
    for more, action, rule in [
        ({}, Pass(), "free_pass"),
        ({"rules": {"draw_though_able": False}}, Draw(), "draw_though_able"),
        ({"stock": ""}, Draw(), "reshuffle"),
        ({"stock": "", "rules": {"reshuffle": False}, "pile": "5H 4H"}, Draw(), "reshuffle"),
        ({"drawn": ("9H",), "rules": {"after_drawing": "any card"}}, Draw(), "draws"),
        ({"drawn": ("9H",), "rules": {"after_drawing": "drawn card must"}}, Pass(), "draws"),
        ({"drawn": ("9H",), "rules": {"after_drawing": "any card", "draws": 0}}, Pass(), "draws"),
        ({"drawn": ("9H",), "rules": {"after_drawing": "any card", "draws": 2}}, Pass(), "draws"),
        ({"debt": 2, "pile": "2H"}, Pass(), "free_pass"),
        ({"debt": 2, "pile": "2H", "stock": ""}, Draw(), "reshuffle"),
    ]:
        with subtests.test(more=more, action=action, rule=rule):
            state = table("9H 9S 3H", "9D 7D", **({"pile": "4H"} | more))
            assert refusal(state, 0, action).rule == rule


def test_a_full_hand():
    # source: S1, "To play the game", 4
    cards = "2S 3S 4S 5S 6S 7S 9S TS JS QS"
    state = table(cards, "9D", pile="4H", rules={"hand_limit": 10})
    assert refusal(state, 0, Draw()).rule == "hand_limit"
    assert refusal(replace(state, pile=("4S",)), 0, Draw()).rule == "hand_limit"


def test_a_refusal_is_said_in_the_words_and_letters_of_who_reads_it():
    why = refusal(table("QS 7H", "9C", pile="KD"), 0, play("QS"))
    with in_language("de"):
        assert str(why).startswith("D♠ ")
        assert "7♥" not in str(why)
    assert str(why) == "Q♠ matches neither the suit nor the rank of K♦. Draw a card."


def test_a_refusal_that_lists_cards_lists_them_as_its_reader_does():
    why = refusal(table("QS JD KD", "9C", pile="8D"), 0, play("QS"))
    assert why.instead == "Play J♦ or K♦, or draw."
    with in_language("pl", "en"):
        assert "J♦ lub K♦" in why.instead
    with in_language("nl"):
        assert "B♦ of H♦" in why.instead


# A pack of its own


def refusals(rules: Rules) -> Iterator[Refusal]:
    """Why cards can't be played in a few positions, and other plays that no one would try."""
    for step in walk(rules, 1, 4):
        for state in hands_to_explain(step.after):
            seen, seat = view(state, state.turn), state.turn
            yield from (explain(seen, card) for card in seen.unplayable)
            plays = [
                Play(cards, suit, rank=rank)
                for cards in tries(seen.hand)
                for suit in (None, "Y")
                for rank in (None, "a")
            ]
            yield from filter(None, (check(state, seat, play) for play in plays))


def tries(hand: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [*((card,) for card in hand[:3]), *permutations(hand[:4], 2)]


def test_refusals_of_a_whot_pack_speak_of_shapes_and_numbers_in_every_language():
    found: dict[str, Refusal] = {}
    for rules in whot_rules():
        for refused in refusals(rules):
            found.setdefault(refused.reason.key, refused)
            if refused.allowed:
                found.setdefault(refused.allowed.key, refused)
    wrong = []
    for spoken, words in FRENCH_WORDS.items():
        with in_language(spoken):
            wrong += [(spoken, key, str(refused)) for key, refused in found.items() if words.search(str(refused))]
    assert not wrong
    assert len(found) > 50
