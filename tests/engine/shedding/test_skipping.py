"""Skips that can be answered, and turns that are missed. Source: linked-variants.md (J28-ls, MK-az, MM-lc)."""

from engine.core.actions import Accept, Challenge, Pass
from engine.core.packs.french import JOKER
from tests.doors import Effect, MissedTurn, Skipped, SkipsGrew, State, TurnCame
from tests.engine.shedding.table import after, events, may_do, may_play, opened, play, refusal, table

EIGHTS: dict[str, object] = {"wild": (), "effects": (("8", Effect("skip")),), "skip_stacking": True}


def skipping(*hands: str, pile: str = "KH", rules: dict[str, object] | None = None, **more) -> State:
    return table(*hands, pile=pile, rules=EIGHTS | (rules or {}), **more)


def test_a_player_with_an_answer_is_asked_and_may_miss_the_turn():
    # source: J28-ls, "8 answerable by 8, loser misses as many turns as eights"
    state = skipping("8H 3C 4C", "8S 9H 9D", "5H 6C", "7H 7C")
    asked = after(state, (0, play("8H")))
    assert (asked.turn, asked.skips, may_play(asked), may_do(asked)) == (1, 1, {"8S"}, {Pass()})
    assert str(refusal(asked, 1, play("9H"))) == (
        "9♥ can’t stop you from being skipped: only a skip card of the same rank as 8♥ can. Play 8♠, or miss your turn."
    )
    answered = after(asked, (1, play("8S")))
    assert (answered.turn, answered.skips, answered.misses) == (3, 0, (2,)), "one turn is missed, one is to come"
    assert answered.view(3).misses == (2,)
    missed = after(asked, (1, Pass()))
    assert (missed.turn, missed.skips, missed.misses, missed.passes) == (2, 0, (), 0)


def test_a_starter_can_be_answered():
    for seats in (2, 3):
        state, happened = opened("crazy-eights", seats, "8", **EIGHTS)
        assert SkipsGrew(1) in happened
        assert state.skips or any(isinstance(event, MissedTurn) for event in happened)


BLUFF = {"jokers": 2, "last_resort": (JOKER,), "bluffing": True, "effects": ((JOKER, Effect("skip")),)}


def test_a_doubted_skip_is_answered_once_it_is_accepted():
    state = after(skipping("R* 3C 4C", "B* 9S 9D", "5H 6C", rules=BLUFF), (0, play("R*", "S")))
    assert (state.turn, state.skips) == (1, 1)
    asked = after(state, (1, Accept()))
    assert (asked.turn, may_play(asked), may_do(asked)) == (1, {"B*"}, {Pass()})
    wrong = after(state, (1, Challenge()))
    assert (wrong.turn, wrong.skips, wrong.misses) == (2, 0, ())
    doubted = after(asked, (1, play("B*", "D")))
    assert (doubted.turn, doubted.skips, doubted.pending.before.skips) == (2, 2, 1)
    assert (after(doubted, (2, Accept())).turn, after(doubted, (2, Accept())).misses) == (0, (2,))


def test_a_player_who_misses_turns_may_challenge_and_misses_the_turn_all_the_same():
    rules = BLUFF | {"effects": (("8", Effect("skip")),)}
    state = skipping("R* 3H 4C", "9S 9D 5S", "5H 6C", pile="KH", misses=(1,), rules=rules)
    doubted = after(state, (0, play("R*", "S")))
    assert doubted.turn == 1
    caught, accepted = after(doubted, (1, Challenge())), after(doubted, (1, Accept()))
    assert (caught.turn, caught.misses, caught.pile) == (2, (), ("KH",))
    assert (accepted.turn, accepted.misses) == (2, ())


# Skips that don't add up, as in ``prsi-aces`` (source: more-cousins.md 6.1, "one turn only, not added up"; 6.10,
# "several Jacks in one play skip as many")
def test_several_at_once_skip_as_many_players_and_only_the_newest_count():
    rules = {"skips_add_up": False, "groups": "equal ranks"}
    state = skipping("8H 8D 3C 4C", "8S 9H 9D", "5H 6C", "7H 7C", "JH JD", rules=rules)
    asked = after(state, (0, play("8H 8D")))
    assert (asked.turn, asked.skips, asked.turns_to_miss()) == (1, 2, 1)
    missed = events(asked, 1, Pass())
    assert missed == [MissedTurn(1, 0), Skipped(2), TurnCame(3)]
    answered = after(asked, (1, play("8S")))
    assert (answered.turn, answered.skips, answered.misses) == (3, 0, ())
