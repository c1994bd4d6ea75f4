"""What is not allowed is refused with a sentence that names its rule, and changes nothing (``table.refusal``)."""

from collections.abc import Iterator
from itertools import permutations

import pytest

from engine.core.actions import Accept, Call, Catch, Challenge, Deal, Decline, Draw, Give, Nominate, Pass, Play, Refusal
from engine.core.cards import short
from engine.words import in_language
from tests.doors import Effect, Rules, State, explain, start
from tests.engine.promises import hands_to_explain
from tests.engine.shedding.table import after, crazy, play, refusal, table
from tests.engine.space import whot_rules
from tests.engine.strategies import walk
from tests.words import FRENCH_WORDS

KINGS = "kings-reverse"
WAIT = "It’s not your turn yet. Wait for the others."
TWO = {"pile": "2H", "debt": 2}
BLOCKED = {"stock": "", "rules": {"reshuffle": False}}


def kings(*hands: str, **more) -> State:
    return table(*hands, game=KINGS, **more)


def doubted(held: str = "3H 4S") -> State:
    """The first of three has laid a joker on the nine of hearts."""
    return after(kings(f"R* {held}", "5D 6C", "5S 6S", pile="9H"), (0, play("R*", "D")))


def giving(held: str = "2C 3C 4C") -> State:
    return after(kings(f"AS {held}", "5D 6C", "5H 6H", pile="9S"), (0, play("AS")))


def test_a_refusal_says_why_and_what_would_be_allowed(subtests: pytest.Subtests):
    once = "Say “last card” only with the play that leaves you one card. Play without saying it."
    down = "Say “last card” only when you’re down to one card."
    needs = "A wild Eight needs a suit. Pick spades, hearts, diamonds or clubs."
    equal, matching, another = {"groups": "equal ranks"}, {"wild_when": "when it matches"}, {"naming": "another suit"}
    marriage = {"pile": "KS", "debt": 3, "rules": {"marriage": True, "effects": (("K", Effect("draw", 3)),)}}
    first = {"pile": "9H", "suit": "H", "rules": {"starter_suit_only": True}}
    of_first = "9♠ doesn’t fit: only the suit of the first card counts, and that is hearts."
    if_it_matches, no_call = {"naming": "any suit if it matches"}, {"call": "none"}
    unable, freely = {"draw_though_able": False}, {"reshuffle": False, "free_pass": True}
    for hand, more, action, rule, sentence in [
        ("3S 3H", {}, play("3S"), "match", "3♠ matches neither the suit nor the rank of K♥. Play 3♥, or draw."),
        ("3S 3H 4H", {}, play("9D"), "turn", "You don’t have 9♦. Play 3♥ or 4♥, or draw."),
        ("3S 3H 4H", {}, Play(()), "turn", "You haven’t picked a card to play. Play 3♥ or 4♥, or draw."),
        ("3S 3H 4H", {}, play("3H 3S"), "groups", "You can play only one card in a turn. Play 3♥ by itself."),
        ("9S 3H", {"rules": equal}, play("3H 9S"), "groups", "3♥ 9♠ can’t be played together: that takes cards of "),
        ("KH QH", marriage, play("KH QH"), "stacking", "A marriage can’t answer a draw penalty of 3."),
        # suits
        ("3S 9D", {"pile": "8S", "suit": "D"}, play("3S"), "naming", "3♠ doesn’t fit: the suit is diamonds now."),
        *(("8S 5S", {}, play("8S", suit), "wild", needs) for suit in (None, "X", "*", "")),
        ("5H 5S", {}, play("5H", "S"), "wild", "5♥ isn’t wild, so it doesn’t change the suit. Play it without a suit."),
        (
            "8S",
            {},
            play("8S", "H"),
            "winning_card_acts",
            "Your last card doesn’t change the suit. Play it without a suit",
        ),
        ("8S 5S", {"rules": another}, play("8S", "H"), "naming", "You can’t pick hearts now. Pick spades, diamonds"),
        ("8S 3C", {"rules": if_it_matches}, play("8S", "C"), "naming", "You can’t pick clubs now. Pick hearts."),
        ("8S", {"rules": matching}, play("8S"), "wild_when", "8♠ is wild, but at this table it must still match K♥."),
        ("2H 9S", first, play("9S"), "starter_suit_only", of_first),
        # drawing and passing
        ("8S 3H", TWO, play("8S", "C"), "stacking", "8♠ can’t answer the draw penalty of 2 on 2♥. Draw 2 cards."),
        ("9S", TWO | {"stock": ""}, Draw(), "reshuffle", "There’s no card left to draw. Pass."),
        ("3H 4S", {"stock": ""}, Draw(), "reshuffle", "There’s no card left to draw. Play 3♥."),
        ("3H 4C", {"rules": unable}, Draw(), "draw_though_able", "You can’t draw while you can play. Play 3♥."),
        ("3S", {}, Pass(), "free_pass", "You can pass only when no card fits and there’s nothing to draw. Draw"),
        ("3H", {"rules": freely}, Pass(), "free_pass", "You can pass only when there’s nothing to draw. Play 3♥"),
        # calls, and what comes at other times
        *((hand, {}, play("3H", call=True), "call", once) for hand in ("3H", "3H 4C 5C", "3H 4C 5C 6C")),
        *((hand, {}, Call(), "call", down) for hand in ("3H", "3H 4C 5C", "3H 4C 5C 6C")),
        ("3H 4C", {"rules": no_call}, play("3H", call=True), "call", "No one says “last card” at this table. Play "),
        ("3H 4C", {"rules": no_call}, Call(), "call", "No one says “last card” at this table."),
        ("3H 4C", {}, Deal(), "turn", "The next deal comes when this round is over. Play 3♥, or draw."),
        ("3H 4C", {}, Nominate("S"), "wild_starter", "There’s no suit to pick now. Play 3♥, or draw."),
    ]:
        with subtests.test(hand=hand, more=more, action=action):
            refused = refusal(table(hand, "TD TC", **{"pile": "KH"} | more), 0, action)
            assert str(refused).startswith(sentence)
            assert refused.rule == rule


def test_what_a_refusal_says_of_other_packs_words_and_groups(subtests: pytest.Subtests):
    joker = after(table("R* 3C 4C", "2S 2D 5D", "9D TD", game="mzansi", pile="9H"), (0, play("R*", "S")))
    going_out = table("AH 5H", "KC 6C", game="vandatta", pile="KH")
    question = table("QH 4H 9H 5S", "7C 7D", game="kadi", pile="KH", barred=(0, 1))
    circle = table("cO jV kX t*", "aO cV", pile="jO", game="whot")
    owing = table("KH KD", "9C TC", game="prsi", pile="KS", stock="AS 9D 8S")
    one = after(owing, (0, play("KH")))
    alone = "You can’t go out with A♥ 5♥ in one turn: your last card must be played by itself."
    shapes = "Pick circles, triangles, crosses, squares or stars."
    only_last = "Say “prší” only with your last card."
    for state, seat, action, rule, words in [
        (going_out, 0, play("AH 5H"), "call", alone),
        (table("AH 5H 5S 6C", "KC", game="vandatta", pile="KH"), 0, play("AH 5H 6C"), "", "Play only A♥ 5♥."),
        (question, 0, play("QH 4H 9H"), "", "the rank of the one before, or answer it."),
        (circle, 0, play("kX"), "match", "neither the shape nor the number"),
        (circle, 0, play("t*"), "wild", shapes),
        (circle, 0, play("t*", "H"), "wild", shapes),
        (one, 0, Call(), "call", only_last),
        (owing, 0, play("KH", call=True), "call", f"{only_last} Play without saying it."),
    ]:
        with subtests.test(action=action, words=words):
            refused = refusal(state, seat, action)
            assert words in str(refused)
            assert refused.rule == rule or not rule
    for two in ("2S", "2D"):  # the suit that was picked doesn't matter: source: LV 5.11, "stacks with joker <MZ>"
        refused = refusal(joker, 1, play(two))
        assert refused.rule == "stacking"
        assert "spades" not in str(refused)


def test_by_which_rule_it_is_refused(subtests: pytest.Subtests):
    """What the goldens do not show (``# Seat 2 may not play 6S (naming)``)."""
    equal, married, full = {"groups": "equal ranks"}, {"marriage": True}, "2S 3S 4S 5S 6S 7S 9S TS JS QS"
    held = "9H 9S 3H KH KS QH QS 2H 2S"
    for hand, pile, more, action, rule in [
        # cards that do not go together. Source: S3, "Multiple Equal Cards"; Kings Reverse, marriage
        *(
            (held, "4H", {"rules": rules}, play(cards), rule)
            for rules, cards, rule in [
                (equal, "9H KH", "groups"),
                (equal, "9H 9S 3H", "groups"),
                (married, "9H 9S", "marriage"),
                (married, "KH QS", "marriage"),
                (equal | married, "KH QH KS", "groups"),
                (equal | married, "KH KS QS", "groups"),
            ]
        ),
        # cards that are not held
        *(("9H 9S 3H", "4H", {"rules": equal}, play(cards), "turn") for cards in ("9D", "3H 3H", "R*", "ZZ", "9H 9D")),
        ("9H 9S 3H 8S", "3C", {"suit": "D", "rules": {"wild": ("3",), "wild_when": "when it matches"}}, "9H", "naming"),
        ("9H 9S 3H 8S", "4H", {"rules": {"last_resort": ("3",)}}, "3H", "last_resort"),
        # suits where none is named
        ("8S 8C 3S 5H", "3C", {"rules": {"naming": "own suit"}}, play("8S", "H"), "naming"),
        ("8S 8C 3S 5H", "3C", {"rules": {"wild": ()}}, play("8C", "H"), "wild"),
        # drawing and passing. Source: S3, "End of Stock Pile"; S1, "To play the game", 4
        ("9H 9S 3H", "4H", BLOCKED | {"pile": "5H 4H"}, Draw(), "reshuffle"),
        ("9H 9S 3H", "4H", {"drawn": ("9H",), "rules": {"after_drawing": "drawn card must"}}, Pass(), "draws"),
        (full.replace("4S", "4C"), "4S", {"rules": {"hand_limit": 10}}, Draw(), "hand_limit"),
    ]:
        with subtests.test(hand=hand, pile=pile, more=more, action=action):
            asked = play(action) if isinstance(action, str) else action
            assert refusal(table(hand, "9D 7D", **{"pile": pile} | more), 0, asked).rule == rule


def test_a_view_tells_of_every_card_why_it_cannot_be_laid():
    state = table("3S 3H 4D", "9S", pile="KH")
    seen = state.view(0)
    assert {card: str(refusal) for card, refusal in seen.reasons().items()} == {
        "3S": "3♠ matches neither the suit nor the rank of K♥. Play 3♥, or draw.",
        "4D": "4♦ matches neither the suit nor the rank of K♥. Play 3♥, or draw.",
    }
    assert [str(refusal) for refusal in state.view(1).reasons().values()] == [WAIT]


def test_before_and_after_a_round_there_is_only_the_deal(subtests: pytest.Subtests):
    # source: S3, "Basic Game"
    for seat in range(3):
        assert str(refusal(start(crazy(3), "first"), seat, Draw())) == (
            "No round is being played. Wait for the next deal."
        )
    ended = after(kings("3H", "5D", pile="9H"), (0, play("3H")))
    over = after(kings("3H", "5D", pile="9H", totals=(0, 499)), (0, play("3H")))
    assert (ended.phase, over.phase) == ("deal", "over")
    for action in [Draw(), Pass(), Call(), Accept(), Challenge(), Give("3H"), Decline(), Nominate("S")]:
        with subtests.test(action=action):
            for state in (ended, over):
                assert refusal(state, 0, action).rule in {"turn", "call"}
    for seat in range(2):
        for action in (Draw(), Pass(), Deal(), Nominate("S")):
            assert "over" in str(refusal(over, seat, action))


def test_catching_when_nobody_owes_or_oneself():
    # source: S3, Kings Reverse, "and is caught"; rulings.md, "The call", "any other seat"
    state = kings("3H 4S", "5D", "5H 6H", pile="9H")
    for seat in range(3):
        for other in range(-1, 9):
            assert refusal(state, seat, Catch(other)).rule == "call"
    assert refusal(state, 2, Catch(1)).why.startswith("There’s no one to catch")
    called = after(state, (0, play("3H", call=True)))
    assert refusal(called, 1, Catch(0)).rule == "call"
    silent = after(state, (0, play("3H")))
    assert refusal(silent, 0, Catch(0)).why == "You can’t catch yourself."


@pytest.mark.parametrize(
    ("game", "why"), [("crazy-eights", "There’s no catching at this table"), ("eights", "No one says “last card”")]
)
def test_where_nobody_catches(game, why):
    # source: S3, "A player who fails to do this"; S0, which knows no call
    state = after(table("3H 4S", "5D 6D", pile="9H", game=game), (0, play("3H")))
    refused = refusal(state, 1, Catch(0))
    assert (refused.rule, refused.instead) == ("call", "")
    assert refused.why.startswith(why)


def test_a_challenge_comes_once_in_its_moment_from_the_next_player_alone_and_never_of_what_is_no_bluff():
    # source: S3, Kings Reverse, "the next player can challenge"; rulings.md, "before anything else happens"
    accepted = after(doubted(), (1, Accept()))
    for action in (Challenge(), Accept()):
        for seat in range(3):
            refused = refusal(accepted, seat, action)
            assert (refused.rule, refused.why) == ("bluffing", "There’s nothing to challenge any more.")
        for seat in (0, 2):
            assert str(refusal(doubted(), seat, action)) == WAIT
    for held in ("3H 4S", "3C 4S"):
        challenged = after(doubted(held), (1, Challenge()))
        for seat in range(3):
            assert refusal(challenged, seat, Challenge()).rule == "bluffing"
    # source: S3, Kings Reverse, "When a joker is played"
    state = after(kings("9C JH 4S", "5D 6C", pile="9H"), (0, play("JH")))
    assert refusal(state, 1, Challenge()).rule == "bluffing"
    assert refusal(table("8S 3C", "5D", pile="9H"), 0, Challenge()).rule == "bluffing"


def test_first_the_doubt_is_settled(subtests: pytest.Subtests):
    # source: rulings.md, "accepts or challenges before anything else happens"
    for action in [Draw(), Pass(), play("5D"), play("5D 6C"), Give("5D"), Decline(), Nominate("S")]:
        with subtests.test(action=action):
            refused = refusal(doubted(), 1, action)
            assert refused.rule == "bluffing"
            assert str(refused) == "The last play might be a bluff. Let it stand, or challenge it."


def test_a_gift_is_a_card_that_is_held(subtests: pytest.Subtests):
    # source: S3, Kings Reverse, "give one card"; rulings.md, "all or nothing"
    once = after(giving(), (0, Give("2C")))
    for state, action, sentence in [
        *(
            (giving(), Give(card), f"You don’t have {short(card)}. Give 2♣, 3♣ or 4♣, or give nothing.")
            for card in ("9C", "AS", "R*")
        ),
        (once, Give("2C"), "You don’t have 2♣. Give 3♣ or 4♣."),
        (once, Decline(), "You’ve given a card already, so everyone gets one. Give 3♣ or 4♣."),
    ]:
        with subtests.test(action=action):
            refused = refusal(state, 0, action)
            assert (str(refused), refused.rule) == (sentence, "effects")
    assert refusal(giving(), 0, Give("ZZ")).rule == "effects"


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
    assert explain(state.view(0), card) == refused


def test_a_last_resort_that_can_not_answer_a_penalty_is_told_so():
    # source: linked-variants.md 5.2: a red Jack cancels the penalty of Jacks
    state = table("JH 2D 3C", "5D 6C", pile="2S", debt=2, game="switch", rules={"last_resort": ("J",)})
    assert refusal(state, 0, play("JH")).rule == "cancels_only"


def test_a_refusal_is_said_in_the_words_and_letters_of_who_reads_it():
    why = refusal(table("QS 7H", "9C", pile="KD"), 0, play("QS"))
    with in_language("de"):
        assert str(why).startswith("D♠ ")
        assert "7♥" not in str(why)
    assert str(why) == "Q♠ matches neither the suit nor the rank of K♦. Draw a card."
    why = refusal(table("QS JD KD", "9C", pile="8D"), 0, play("QS"))
    assert why.instead == "Play J♦ or K♦, or draw."
    with in_language("pl", "en"):
        assert "J♦ lub K♦" in why.instead
    with in_language("nl"):
        assert "B♦ of H♦" in why.instead


def refusals(rules: Rules) -> Iterator[Refusal]:
    """Why cards can't be played in a few positions, and other plays that no one would try."""
    for step in walk(rules, 1, 4):
        for state in hands_to_explain(step.after):
            seen, seat = state.view(state.turn), state.turn
            yield from (explain(seen, card) for card in seen.unplayable)
            plays = [
                Play(cards, suit, rank=rank)
                for cards in tries(seen.hand)
                for suit in (None, "Y")
                for rank in (None, "a")
            ]
            yield from filter(None, (state.check(seat, play) for play in plays))


def tries(hand: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [*((card,) for card in hand[:3]), *permutations(hand[:4], 2)]


@pytest.mark.slow
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
