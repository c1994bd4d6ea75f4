"""Hidden rules: the play stands, then the penalty falls, and no one sees why (source: linked-variants.md, 5.20)."""

from dataclasses import replace
from random import Random

import pytest

from engine.chance import Chance
from engine.core.actions import AddRule, Deal, Draw, Guess, Say
from engine.core.cards import rank_of
from engine.games.codec import encode
from tests import doors
from tests.doors import (
    CATALOGUE,
    PHRASES,
    Drew,
    Guessed,
    Hidden,
    Manner,
    State,
    changed,
    hidden,
    talk,
)
from tests.engine.shedding.table import after, events, may_play, play, refusal, rules_of, table
from tests.engine.strategies import walk

GAME = "mao"
SEVENS, FOURS = Manner("rank-7", "nice-day"), Manner("rank-4", "never")
QUEENS, COURT = Manner("rank-Q", "hail"), Manner("court", "hail")


def hiding(*manners: Manner, hands=("7H 3S 4D", "7D 4C 5D", "9C 9D"), pile: str = "KH", **more) -> State:
    """A match with these hidden rules, which nobody knows."""
    there = tuple(Hidden(None, 0, manner) for manner in manners)
    return table(*hands, pile=pile, game=GAME, manners=there, **more)


def known_to_first(state: State) -> State:
    return changed(state, manners=tuple(replace(each, known=(0,)) for each in hidden(state)))


def fine(state: State, *moves) -> int:
    """How many cards the last of these moves costs, all of the first seat."""
    *before, last = moves
    state = after(state, *((0, move) for move in before))
    drew = [event for event in events(state, 0, last) if isinstance(event, Drew) and event.reason == "manners"]
    return sum(event.count for event in drew)


def test_what_a_move_costs_in_silence_and_with_a_phrase(subtests: pytest.Subtests):
    court, spade = Manner("court-on-court", "never"), Manner("spade-on-heart", "never")
    for name, manners, pile, move, phrase, silent, said in [
        ("the phrase that is asked for", (SEVENS,), "KH", play("7H"), "nice-day", 1, 0),
        ("another", (SEVENS,), "KH", play("7H"), "knock", 1, 2),
        ("none is asked for", (), "KH", play("7H"), "nice-day", 0, 1),
        ("a suit", (Manner("suit-H", "name"),), "KH", play("7H"), "name", 1, 0),
        ("a court card", (COURT,), "KH", play("QH"), "hail", 1, 0),
        ("a Queen", (QUEENS,), "KH", play("QH"), "hail", 1, 0),
        ("one phrase does for two rules", (COURT, QUEENS), "KH", play("QH"), "hail", 1, 0),
        ("the same rank", (Manner("same-rank", "knock"),), "KH", play("KD"), "knock", 1, 0),
        ("a draw", (Manner("drawing", "thanks"),), "KH", Draw(), "thanks", 1, 0),
        ("what is never done", (FOURS,), "KD", play("4D"), "knock", 1, 2),
        ("what may be", (FOURS,), "KD", play("5D"), "knock", 0, 1),
        ("court on court", (court,), "KD", play("QD"), "knock", 1, 2),
        ("court on a plain card", (court,), "8D", play("QD"), "knock", 0, 1),
        ("a spade on a heart", (spade,), "3H", play("3S"), "knock", 1, 2),
        ("a spade on a spade", (spade,), "4S", play("3S"), "knock", 0, 1),
    ]:
        with subtests.test(name):
            hand = "2C 2S" if move == Draw() else "7H QH KD 2C 2D 4D 5D QD 3S".replace(pile, "2S")
            state = hiding(*manners, hands=(hand, "7D 4C", "9C 9D"), pile=pile)
            assert (fine(state, move), fine(state, Say(phrase), move)) == (silent, said)


def test_thanks_are_owed_once_for_a_penalty():
    state = hiding(SEVENS, Manner("fined", "thanks"), hands=("7H 7D 3S", "7S 4C", "7C 9D"))
    fined = after(state, (0, play("7H")))
    assert talk(fined).fined == (0,)
    asked = replace(fined, turn=0, hands=(("3H", "5H", "8D"), *fined.hands[1:]))
    assert fine(asked, play("3H")) == 1
    assert fine(asked, Say("thanks"), play("3H")) == 0
    again = after(asked, (0, play("3H")))
    assert talk(again).fined == (), "no thanks are owed for a penalty for missing thanks"


def test_a_rule_narrows_no_play_and_is_no_reason():
    plain, strict = hiding(), hiding(*CATALOGUE)
    assert may_play(strict) == may_play(plain)
    assert strict.may_do(0) == plain.may_do(0)
    assert strict.check(0, play("7H")) is None
    assert str(refusal(strict, 0, play("3S"))) == str(refusal(plain, 0, play("3S")))


def test_phrases_are_for_the_seat_to_move_and_each_for_once_a_turn():
    state = after(hiding(SEVENS), (0, Say("hail")))
    assert Say("hail") not in state.may_say(0)
    assert state.may_say(1) == ()
    assert refusal(state, 0, Say("hail")).why == "You’ve already said that this turn."
    assert refusal(state, 1, Say("hail")).rule == "turn"
    assert refusal(state, 0, Say("abracadabra")).rule == "grows"
    assert refusal(table("3H", "4S", pile="KH"), 0, Say("hail")).why == "There are no hidden rules at this table."
    assert talk(after(state, (0, play("7H")))).said == ()


def test_a_right_guess_is_shown_to_the_guesser_alone_a_wrong_one_costs_a_card_and_what_is_known_is_not_guessed():
    state = hiding(SEVENS)
    guessed, happened = state.act(0, Guess(CATALOGUE.index(SEVENS)))
    assert hidden(guessed.view(0))[0].manner == SEVENS
    assert hidden(guessed.view(1))[0].manner is hidden(guessed.public_view())[0].manner is None
    assert happened[0] == Guessed(0, SEVENS, right=True)
    assert happened[0].seen_by(1) == happened[0].seen_by(None) == Guessed(0, None, right=True)
    assert guessed.hands == state.hands
    assert refusal(guessed, 0, Guess(0)).why == "You can guess only once a turn."
    wrong, happened = state.act(0, Guess(CATALOGUE.index(COURT)))
    assert [event.count for event in happened if isinstance(event, Drew)] == [1]
    assert hidden(wrong.view(0))[0].manner is None
    assert (wrong.may_say(0), wrong.turn, wrong.phase) == (tuple(map(Say, PHRASES)), 0, "play")
    state = hiding(SEVENS, COURT)
    first, second = hidden(state)
    known = changed(state, manners=(replace(first, known=(0,)), second))
    assert Guess(CATALOGUE.index(SEVENS)) not in known.may_say(0)
    assert known_to_first(state).may_say(0) == tuple(map(Say, PHRASES))


def test_a_match_begins_with_one_or_two_that_no_one_knows():
    begun = [after(doors.start(rules_of(GAME, 3), str(seed)), (0, Deal())) for seed in range(20)]
    assert {len(hidden(state)) for state in begun} == {1, 2}
    assert all(each.author is None and not each.known for state in begun for each in hidden(state))


def test_a_bot_minds_the_rules_that_it_knows_and_no_other(subtests: pytest.Subtests):
    def bot_move(state: State):
        return doors.steady(state.view(0), Chance("a bot"))

    for name, manner, hand, blindly, knowing, then in [
        ("it says what they ask", SEVENS, "7H 3S 4S", play("7H"), Say("nice-day"), play("7H")),
        ("it thanks for a draw", Manner("drawing", "thanks"), "3S 4S", Draw(), Say("thanks"), Draw()),
        ("it avoids what is never done", FOURS, "4H 3H 5S 6S", None, play("3H"), None),
        ("unless there is nothing else", FOURS, "4H 5S 6S", play("4H"), play("4H"), None),
    ]:
        with subtests.test(name):
            state = hiding(manner, hands=(hand, "7D 4C", "9C 9D"))
            known = known_to_first(state)
            assert bot_move(state) == blindly or blindly is None
            assert bot_move(known) == knowing
            assert then is None or bot_move(after(known, (0, knowing))) == then


def test_the_winner_adds_a_rule_that_only_they_are_shown():
    state, happened = hiding(SEVENS, hands=("3H", "4S 5S", "9C 9D")).act(0, play("3H"))
    (asking,) = [event for event in happened if isinstance(event, doors.RuleAsked)]
    assert all(asking.manners)
    assert SEVENS not in asking.manners
    assert not any(asking.seen_by(1).manners)
    assert not any(asking.seen_by(None).manners)
    assert isinstance(state.pending, doors.Adding)
    assert state.view(0).pending == state.pending
    assert not any(state.view(1).pending.manners)
    added, happened = state.act(0, AddRule(3))
    assert hidden(added)[-1] == Hidden(0, 1, state.pending.manners[3], (0,))
    assert happened[0].seen_by(2) == doors.RuleHidden(0, None)
    assert hidden(added.view(0))[-1].manner == state.pending.manners[3]
    assert hidden(added.view(2))[-1].manner is None
    assert added.rules == state.rules


def test_all_rules_are_shown_when_the_match_is_over():
    over = after(hiding(SEVENS, hands=("3H", "KS KD", "9C"), totals=(0, 45, 0)), (0, play("3H")))
    assert over.phase == "over"
    assert hidden(over.public_view()) == hidden(over)
    assert hidden(over.view(2))[0].manner == SEVENS


def test_what_contradicts_a_hidden_rule_or_leaves_few_cards_free_is_not_offered():
    pack = rules_of(GAME, 3).pack
    for seed in range(20):
        manners = hidden(after(doors.start(rules_of(GAME, 3), str(seed)), (0, Deal())))
        for number in range(doors.MOST + 2):
            held = table("3H", "4S 5S", "9C 9D", pile="KH", game=GAME, manners=manners, seed=f"{seed} {number}")
            won = after(held, (0, play("3H")))
            manners = hidden(after(won, (0, AddRule(0)))) if isinstance(won.pending, doors.Adding) else manners
        there = [each.manner for each in manners if each.manner]
        assert len(there) == len(set(there)) == len(manners) <= doors.MOST
        never = {manner.occasion for manner in there if manner.demand == "never"}
        assert not any(manner.occasion in never and manner.demand != "never" for manner in there)
        ranks = {manner.occasion[-1] for manner in there if manner.occasion.startswith("rank-")}
        assert sum(rank_of(card) not in ranks for card in pack) >= (1 - doors.BROKEN) * len(pack)


def test_two_matches_that_differ_only_in_hidden_rules_look_the_same(subtests: pytest.Subtests):
    for seed in range(6):
        with subtests.test(seed=seed):
            chance = Random(seed)
            for step in walk(rules_of(GAME, 3), seed, 120):
                state = step.after
                for seat in (None, *range(3)):
                    twin = with_other_rules(state, seat, chance)
                    assert encode(seen(twin, seat)) == encode(seen(state, seat))
                    for event in step.events:
                        assert not tells(event.seen_by(seat), seat, state)


def with_other_rules(state: State, seat: int | None, chance: Random) -> State:
    """The same match with other rules where this seat doesn't know them, and with other offers."""
    if state.phase == "over":
        return state
    known = [each.manner for each in hidden(state) if seat in each.known]
    others = iter(chance.sample([each for each in CATALOGUE if each not in known], k=len(CATALOGUE) - len(known)))
    manners = tuple(each if seat in each.known else replace(each, manner=next(others)) for each in hidden(state))
    pending = state.pending
    if isinstance(pending, doors.Adding) and pending.seat != seat:
        pending = replace(pending, manners=CATALOGUE[: len(pending.manners)])
    return changed(state, manners=manners, pending=pending, fined=())


def seen(state: State, seat: int | None):
    return state.public_view() if seat is None else state.view(seat)


def tells(event, seat: int | None, state: State) -> bool:
    """Whether an event tells a seat of a rule that it may not know."""
    if isinstance(event, doors.TalkOver):
        return event.owes
    if isinstance(event, doors.RuleHidden | Guessed):
        return event.manner is not None and event.seat != seat
    return isinstance(event, doors.RuleAsked) and any(event.manners) and event.seat != seat
