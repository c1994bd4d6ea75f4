"""Calm players do nothing against anyone, and otherwise play like others; what mattered in a round that is over."""

import pickle
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from engine.bots import steady
from engine.bots.expert import Effort, GivenUp, always, expert
from engine.chance.fairness import deal_of
from engine.chance.stream import Chance
from engine.core.actions import Accept, Action, Call, Catch, Challenge, Draw, Play
from engine.core.history import REMEMBERED
from engine.core.state import MatchState
from engine.games.registry import AnyGame, game_of, match_begun
from engine.games.variants import VARIANTS, variant
from engine.matches import explaining
from engine.matches.analysis import Step, moments, steps
from engine.matches.explaining import Made, most_telling
from engine.shedding.mechanics.bluffs import Doubt
from engine.shedding.rules.choices import LastCall
from engine.tools.transcript import asked_seat
from engine.words import USUAL
from service.experts.expert_worker import explained
from tests.engine.shedding.table import after, play, table

FEW = Effort(playouts=24, moves=2)
OF_EACH_KIND = ("crazy-eights", "kings-reverse", "str8-eight", "mao", "macau")
SEEDS = range(60)


def chosen(state: MatchState, seed: int, *, calm: bool = True) -> Action:
    """What a steady player does in the seat to move, a calm one or another."""
    game = game_of(state.rules)
    view = game.view(state, state.turn)
    return steady(game, game.calmly(view) if calm else view, Chance(str(seed)))


def thought(state: MatchState, seed: int) -> Action:
    """What a calm expert does."""
    game = game_of(state.rules)
    return expert(game, game.calmly(game.view(state, state.turn)), (), Chance(str(seed)), FEW)


BLUFFER = table("R* 9C 4S", "KC", pile="9H", game="kings-reverse")  # a joker for want of anything better, and a Nine


def test_a_calm_player_does_not_bluff():
    assert any(chosen(BLUFFER, seed, calm=False) == play("R*", "S") for seed in SEEDS), "others do once in a while"
    for seed in SEEDS:
        assert chosen(BLUFFER, seed).cards == ("9C",)
    assert all(thought(BLUFFER, seed) in (play("9C"), Draw()) for seed in range(5))


def test_a_calm_player_still_plays_the_last_resort_where_it_is_one():
    honest = table("R* 4C 4S", "KC QC", pile="9H", game="kings-reverse")
    assert all(chosen(honest, seed).cards == ("R*",) for seed in range(5))


def test_a_calm_player_lets_every_play_stand():
    doubted = after(table("R* 9H 4S 5S 6S 7S 9D", "KC QC", pile="9C", game="kings-reverse"), (0, play("R*", "S")))
    assert isinstance(doubted.pending, Doubt)
    assert any(chosen(doubted, seed, calm=False) == Challenge() for seed in SEEDS)
    assert {chosen(doubted, seed) for seed in SEEDS} == {Accept()}
    assert {thought(doubted, seed) for seed in range(5)} == {Accept()}


def test_a_calm_player_catches_no_one_but_does_not_forget_their_own_call():
    owed = table("9C 4S", "KC", "QC QD", pile="9H", uncalled=(1,), rules={"call": LastCall.CATCH})
    assert chosen(owed, 0, calm=False) == Catch(1)
    assert isinstance(chosen(owed, 0), Play)
    assert isinstance(thought(owed, 0), Play)
    own = table("9C", "KC QS", "QC QD", pile="9H", uncalled=(0,))
    assert chosen(own, 0) == Call()


def rounds(key: str, seats: int, calm_seat: int, seed: str) -> Iterator[tuple[AnyGame, MatchState, int, Action]]:
    """Each action of a round with a calm player in one seat."""
    rules, chance = variant(key).rules(seats), Chance(seed)
    game, state = game_of(rules), match_begun(rules, seed)
    for _ in range(600):
        seat = asked_seat(state)
        view = game.view(state, seat)
        action = steady(game, game.calmly(view) if seat == calm_seat else view, chance)
        yield game, state, seat, action
        state, _events = game.act(state, seat, action)
        if state.sheet:
            return
    raise AssertionError("the round does not end")


@pytest.mark.parametrize("key", VARIANTS)
def test_rounds_of_every_game_end_with_a_calm_player_at_the_table(key: str):
    for seed in "abc":
        for _game, state, seat, action in rounds(key, variant(key).seats[0], 0, seed):
            calm = seat == 0 and state.phase == "play"
            assert not (calm and isinstance(action, Challenge | Catch))


@pytest.mark.parametrize("key", OF_EACH_KIND)
def test_where_nothing_can_be_done_against_others_a_calm_player_sees_the_same(key: str):
    for game, state, seat, _action in rounds(key, 3 if 3 in variant(key).seats else 2, 1, "same"):
        view = game.view(state, seat)
        against = {Challenge, Catch} & set(map(type, view.options.actions))
        if not against and not getattr(state.rules, "last_resort", ()):
            assert game.calmly(view) == view


# What mattered


@cache
def played(key: str, seed: str = "m1") -> tuple[Step, ...]:
    """The first round of a match of steady players, by its record."""
    rules = variant(key).rules(3 if 3 in variant(key).seats else 2)
    game, deal, chance, course = game_of(rules), deal_of(seed, ""), Chance(seed), []
    state = match_begun(rules, deal.state_seed)
    while not state.sheet:
        seat = asked_seat(state)
        course.append((seat, steady(game, game.view(state, seat), chance)))
        state, _events = game.act(state, *course[-1])
    return tuple(step.plain() for step in steps(rules, deal, course))


@cache
def telling(key: str, seat: int = 1) -> tuple[Made, ...]:
    return most_telling(played(key), seat, 3, FEW, always)


@pytest.mark.parametrize("key", OF_EACH_KIND)
def test_the_choices_that_mattered_most_come_first_and_are_always_the_same(key: str):
    found = telling(key)
    assert most_telling(played(key), 1, 3, FEW, always) == found
    assert len(found) <= 3
    assert [made.brought for made in found] == sorted((made.brought for made in found), reverse=True)
    for made in found:
        step = played(key)[made.place]
        assert (step.seat, step.before.turn, made.brought > 0) == (1, 1, True)
        assert made.view == game_of(step.before.rules).view(step.before, 1)
    assert pickle.loads(pickle.dumps(found)) == found  # it comes from another process


def test_some_choices_of_a_round_mattered():
    assert telling("kings-reverse")


@pytest.mark.parametrize("key", OF_EACH_KIND)
def test_what_is_told_of_a_choice_holds_nothing_that_the_seat_could_not_see(key: str):
    for made in telling(key):
        assert made.view.seed is None
        assert all(hand is None for seat, hand in enumerate(made.view.hands) if seat != 1)
        assert len(made.history) <= REMEMBERED
        assert all(event == event.seen_by(None) for event in made.events)
        for happened in made.history:
            assert all(event == event.seen_by(1) for event in happened.events)


def test_to_go_out_and_the_only_card_that_fits_need_not_be_explained():
    """Otto's two choices were the only card that fits, and the last card."""
    state = table("5D 6D 7D", "9C 4C", pile="9H", turn=1, stock="2S 3S 2D 3D")
    course = tuple(stepped(state, [(1, Play(("9C",), call=True)), (0, Draw()), (1, play("4C"))]))
    assert course[-1].after.sheet
    assert most_telling(course, 1, 3, FEW, always) == ()


def test_that_a_play_was_let_stand_need_not_be_explained_by_who_challenges_no_one():
    state = table("R* 4S", "KC QC", pile="9C", game="kings-reverse")  # with so few cards it's hardly a bluff
    course = tuple(stepped(state, [(0, Play(("R*",), "S", call=True)), (1, Accept())]))
    assert [moment.chosen for moment in moments(course, 1)] == [Accept()]
    assert most_telling(course, 1, 3, FEW, always) == ()


def stepped(state: MatchState, course: list[tuple[int, Action]]) -> Iterator[Step]:
    game = game_of(state.rules)
    for seat, action in course:
        later, events = game.act(state, seat, action)
        yield Step(state, seat, action, later, tuple(events))
        state = later


def test_no_more_is_remembered_of_a_round_than_its_expert_did(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(explaining, "REMEMBERED", 4)
    found = most_telling(played("kings-reverse"), 1, 3, FEW, always)
    assert found
    assert max(len(made.history) for made in found) <= 4


@pytest.mark.parametrize("key", OF_EACH_KIND)
def test_a_choice_that_mattered_is_not_said_to_have_been_close(key: str):
    for made in telling(key):
        why = explained(replace(made, brought=0.07), "seed", ("Ada", "Ben", "Otto"), USUAL, FEW, always)
        assert "close" not in why
        assert "won" not in why or "won 7 more in 100" in why


def test_what_was_done_is_explained_even_if_something_else_were_better():
    state = table("9C", "KC QC 2C", pile="9H")
    view = game_of(state.rules).view(state, 0)
    out, drawn = (
        explained(Made(1, view, (), action, (), 0.1), "seed", ("Ada", "Ben"), USUAL, FEW, always)
        for action in (play("9C"), Draw())
    )
    assert out == "It’s your last card."
    assert drawn not in {"", out}


def test_who_waits_no_longer_is_not_kept_waiting():
    with pytest.raises(GivenUp):
        most_telling(played("kings-reverse"), 1, 3, FEW, lambda: False)


def test_of_a_long_round_the_last_choices_are_looked_at(monkeypatch: pytest.MonkeyPatch):
    early = min(made.place for made in telling("kings-reverse"))
    monkeypatch.setattr(explaining, "LOOKED_AT", 3)
    assert all(made.place > early for made in most_telling(played("kings-reverse"), 1, 3, FEW, always))
