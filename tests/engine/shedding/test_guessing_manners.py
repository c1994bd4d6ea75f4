"""Hidden rules as an expert finds them out: from what others did and said, and from what it cost them."""

from dataclasses import replace

import pytest

from engine.bots.advice import advice
from engine.bots.expert import Effort, expert
from engine.chance.dice import Dice
from engine.chance.stream import Chance
from engine.core.actions import Action, AddRule, Deal, Draw, Guess, Pass, Play, Say
from engine.core.history import Happened, history, one_more
from engine.games.registry import game_of, match_begun
from engine.games.variants import variant
from engine.shedding.bots.steady import steady
from engine.shedding.events.drawing import Drew
from engine.shedding.mechanics.rule_making import Adding
from engine.shedding.play.moves import act, view
from engine.shedding.rules.etiquette import (
    CATALOGUE,
    DRAWING,
    FINED,
    NAME,
    NEVER,
    NICE_DAY,
    THANKS,
    EtiquetteRule,
    Hidden,
)
from engine.shedding.state import State
from engine.tools.transcript import asked_seat
from tests.engine.shedding.table import play, table

MAO = game_of(variant("mao").rules(3))
LITTLE = Effort(playouts=36, moves=1)
SEVENS, KINGS = EtiquetteRule("rank-7", NICE_DAY), EtiquetteRule("rank-K", "hail")
FOURS, THANKED = EtiquetteRule("rank-4", NEVER), EtiquetteRule(FINED, THANKS)

Round = tuple[Happened, ...]
Known = tuple[State, Round]


def hiding(*manners: EtiquetteRule, hands: str, pile: str, **more) -> State:
    """Three seats with these hidden rules, which no one knows. Seat 1 is to move."""
    hidden = tuple(Hidden(None, 0, manner) for manner in manners)
    return table(*hands.split(", "), pile=pile, game="mao", manners=hidden, turn=1, **more)


def followed(state: State, *moves: Action) -> Known:
    """The state after these moves, each of the seat to move, and what happened."""
    so_far: Round = ()
    for action in moves:
        state, so_far = further((state, so_far), action)
    return state, so_far


def further(known: Known, action: Action) -> Known:
    state, so_far = known
    seat = asked_seat(state)
    after, happened = act(state, seat, action)
    return after, one_more(so_far, Happened(state, seat, tuple(happened)))


def chosen(known: Known, effort: Effort = LITTLE) -> Action:
    state, so_far = known
    seat = asked_seat(state)
    return expert(MAO, view(state, seat), history(MAO.public_view, so_far, seat), Chance("1"), effort)


def turn(known: Known) -> tuple[list[Action], int]:
    """All that the expert does in its turn, and how many cards it pays for."""
    seat, done, paid = known[0].turn, [], 0
    while known[0].turn == seat and not any(isinstance(each, Play | Draw) for each in done):
        done.append(chosen(known))
        known = further(known, done[-1])
        paid += sum(each.count for each in known[1][-1].events if isinstance(each, Drew) and each.reason == "manners")
    return done, paid


def hidden(known: Known, worlds: int = 200) -> list[tuple[EtiquetteRule, ...]]:
    """The hidden rules of some worlds that the seat to move believes in."""
    state, so_far = known
    world = MAO.ahead.believe(view(state, state.turn), history(MAO.public_view, so_far, state.turn))
    dice = Dice("hidden")
    return [tuple(each.manner for each in world(dice).manners) for _ in range(worlds)]


def test_a_rule_that_alone_explains_the_penalties_is_guessed_and_followed():
    known = followed(hiding(SEVENS, hands="7S 2D 3C, 7H 4C 5D, 7D 9D 9H", pile="KH"), play("7H"), play("7D"))
    assert hidden(known, 5) == [(SEVENS,)] * 5
    guess = chosen(known)
    assert guess == Guess(CATALOGUE.index(SEVENS))
    known = further(known, guess)
    assert known[0].manners[0].known == (0,)
    for card, said in (("7S", [Say(NICE_DAY)]), ("2D", [])):
        state = replace(known[0], hands=((card, "3C", "TC"), *known[0].hands[1:]))
        assert turn((state, known[1])) == ([*said, play(card)], 0)


def test_a_phrase_is_said_that_is_likely_asked_for_though_it_is_not_sure_by_which_rule():
    said = Say(NICE_DAY)
    known = followed(
        hiding(EtiquetteRule("same-rank", NICE_DAY), hands="5S 2C 3C, 5D 4C TD, 5H 9H 9D", pile="5C"),
        *(said, play("5D"), said, play("5H")),
    )
    assert {*hidden(known)} == {(EtiquetteRule("same-rank", NICE_DAY),), (EtiquetteRule("rank-5", NICE_DAY),)}
    assert turn(known) == ([said, play("5S")], 0)


def test_what_no_one_paid_for_is_believed_no_more():
    known = followed(hiding(KINGS, hands="5S 2C 3C, 7H 4C TD, 7D 9H 9D", pile="3H"), play("7H"))
    assert SEVENS not in {manner for each in hidden(known) for manner in each}
    assert EtiquetteRule("suit-H", NAME) not in {manner for each in hidden(known) for manner in each}
    assert (KINGS,) in hidden(known)


def test_a_penalty_is_explained_by_any_of_the_rules_that_it_fits():
    known = followed(hiding(SEVENS, hands="5S 2C 3C, 7H 4C TD, 7D 9H 9D", pile="3H"), play("7H"))
    assert {*hidden(known)} == {(SEVENS,), (EtiquetteRule("suit-H", NAME),)}


def test_a_needless_phrase_tells_as_much_as_a_missing_one():
    state = hiding(SEVENS, hands="5S 2C 3C, 7H 4C TD, 7D 9H 9D", pile="3H")
    assert {*hidden(followed(state, Say(NAME), play("7H")))} == {(SEVENS,)}


def test_a_play_is_avoided_that_is_likely_forbidden():
    moves = (play("4H"), play("4D"))
    known = followed(hiding(FOURS, hands="4S 3D 9C TC, 4H 5C 5S, 4D 9D 9H", pile="KH"), *moves)
    assert (FOURS,) in hidden(known)
    known = replace(known[0], guessed=True, pile=(*known[0].pile, "8D")), known[1]
    assert turn(known)[0] == [play("3D")]


def test_who_paid_says_the_thanks_that_are_owed_for_it():
    state = hiding(SEVENS, THANKED, hands="7S 2S 3C, 9S 4C 5D, TS 9D 9H", pile="KS")
    state = replace(state, turn=0, manners=(state.manners[0], replace(state.manners[1], known=(0,))))
    known = followed(state, play("7S"), play("9S"), play("TS"))
    done, paid = turn(known)
    assert Say(THANKS) in done
    assert paid == 0


def test_a_pass_is_no_occasion():
    thanks = EtiquetteRule(DRAWING, THANKS)
    state = hiding(thanks, hands="2D 3C, 3H 4C 5D, 9D 9H", pile="KH", drawn=("3H",))
    assert (thanks,) in hidden(followed(state, Pass()), 400)


def test_no_card_is_counted_for_a_phrase_that_it_will_say():
    state = replace(hiding(SEVENS, hands="7S, 7H 4C 5D, 7D 9D 9H", pile="KS"), turn=0)
    state = replace(state, manners=(replace(state.manners[0], known=(0,)),))
    told = advice(MAO, view(state, 0), (), Chance("1"), ("Ada", "Ben", "Cleo"), LITTLE)
    assert (told.action, told.first, told.after) == (play("7S"), Say(NICE_DAY), 1.0)


def test_a_wrong_guess_rules_out_its_rule_for_who_made_it():
    state = replace(hiding(SEVENS, hands="5S 2C 3C, 7H 4C TD, 7D 9H 9D", pile="3H"), turn=0)
    known = followed(state, Guess(CATALOGUE.index(KINGS)))
    assert (KINGS,) not in hidden(known)
    assert (SEVENS,) in hidden(known)


@pytest.mark.parametrize("seed", "abc")
def test_what_a_round_has_shown_is_known_in_the_next(seed):
    """It has guessed it by then, so that it needs to remember no more than a round."""
    chance, known = Chance(seed), (match_begun(variant("mao").rules(3), seed), ())
    while known[0].round < 2 or known[0].phase != "play":
        seat = asked_seat(known[0])
        known = further(known, steady(view(known[0], seat), chance) if seat else chosen(known))
    assert all(each.manner for each in view(known[0], 0).manners if each.author is None)


@pytest.mark.parametrize("seed", "abcghj")
def test_rules_that_a_seat_cannot_know_change_nothing(seed):
    """The same course with another rule that goes with all that the seat has seen: it believes in just these."""
    plain = _course(seed, 5)
    seat = plain[0].turn
    seen = view(plain[0], seat), history(MAO.public_view, plain[1], seat)
    twins = [_course(seed, 5, manner) for manner in CATALOGUE]
    alike = [each for each in twins if (view(each[0], seat), history(MAO.public_view, each[1], seat)) == seen]
    assert len(alike) > 1
    assert len({chosen(each) for each in alike}) == 1
    assert {*hidden(plain, 400)} == {tuple(each.manner for each in twin.manners) for twin, _so_far in alike}


def _course(seed: str, actions: int, first: EtiquetteRule | None = None) -> Known:
    """A match that steady players have begun, or one with another hidden rule and the same moves."""
    rules, chance = variant("mao").rules(3), Chance(seed)
    known = further((match_begun(rules, seed), ()), Deal())
    if first:
        begun = replace(known[0], manners=(replace(known[0].manners[0], manner=first), *known[0].manners[1:]))
        known = begun, known[1]
    for _ in range(actions):
        known = further(known, steady(view(known[0], known[0].turn), chance))
    return known


def test_who_adds_a_rule_adds_the_one_that_others_will_pay_most_for():
    offered = (FOURS, SEVENS, EtiquetteRule("suit-H", NAME), EtiquetteRule(DRAWING, THANKS))
    state = table("", "7D 4C 5D", "9C 9D", pile="KH", game="mao", turn=0, manners=(Hidden(None, 0, KINGS),))
    state = replace(state, phase="deal", pending=Adding(0, (), offered))
    assert chosen((state, ())) == AddRule(2)
    known = replace(state, manners=(replace(state.manners[0], manner=EtiquetteRule("suit-H", "hail"), known=(0,)),))
    assert chosen((known, ())) == AddRule(3), "they pay for hearts already"
    same = EtiquetteRule("same-rank", NEVER), EtiquetteRule("same-rank", NICE_DAY)
    assert chosen((replace(state, pending=Adding(0, (), same)), ())) == AddRule(1), "it may say it and play on"


def test_a_whole_match_of_experts_ends():
    known: Known = match_begun(variant("mao").rules(3), "ends"), ()
    while known[0].phase != "over":
        assert known[0].round < 20
        known = further(known, chosen(known, Effort(playouts=12, moves=1)))
    assert len(known[0].manners) > 2
