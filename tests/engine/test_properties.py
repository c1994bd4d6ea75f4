"""What holds for every rule, every number of seats and every course of play (source: design.md, section 3).

The promises themselves stand in ``promises.py``. Here random rules keep them; in ``test_option_space.py`` rules in
which every two values meet.
"""

import json
import random
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from engine.bots import PLAYERS
from engine.chance import Chance, shuffled
from engine.core import actions as do, match as common
from engine.core.actions import Action, Deal, Draw, Pass, Play
from engine.core.cards import rank_of
from engine.core.match import Event
from engine.core.packs.french import JOKER, PACK
from engine.core.packs.whot import WHOT_PACK
from engine.core.scoresheet import RoundScore
from engine.games.codec import FORMAT, UnreadableRecord, decode, encode
from tests import doors
from tests.doors import Drew, Effect, Rules, State, start
from tests.engine import promises
from tests.engine.promises import QUICK, SLOW, a_round_ends_as_it_should, only_events_change_a_state, twin_of
from tests.engine.recorded import course
from tests.engine.shedding.table import crazy, play, table
from tests.engine.space import any_features, combination, rules_or_sentence
from tests.engine.str8.space import any_sequence_rules
from tests.engine.str8.table import table as sequences
from tests.engine.strategies import (
    SEEDS,
    Step,
    any_rules,
    every_action,
    every_sequence_action,
    offered,
    random_action,
    walk,
)
from tests.examples import examples
from tests.transcripts import read_action, write_action

LENGTH = 60  # actions of a random match that are looked at one by one
RECORDS = Path(__file__).parent / "records"
OF_ANY_KIND = any_rules() | any_sequence_rules()

usually, seldom = examples(15), examples(8)


@pytest.mark.slow
@usually
@given(rules=any_rules(), seed=SEEDS)
def test_after_every_action(rules, seed):
    for step in walk(rules, seed, LENGTH):
        for promise in QUICK:
            promise(step)


@pytest.mark.slow
@pytest.mark.parametrize("promise", SLOW)
@seldom
@given(rules=any_rules(), seed=SEEDS)
def test_now_and_then(promise, rules, seed):
    chance = random.Random(seed)
    for number, step in enumerate(walk(rules, seed, LENGTH)):
        if number % 12 == 0 or step.after.pending is not None or step.after.phase != "play":
            promise(step, chance)


def test_a_stock_made_new_between_two_cards_drawn_in_a_row_is_told():
    state = table("9S 4S", "9D", pile="3H 5C QC KH", stock="2C", rules={"draws": 0, "after_drawing": "any card"})
    after, happened = state.act(0, Draw())
    assert [type(event) for event in happened[:3]] == [Drew, doors.Reshuffled, Drew]
    only_events_change_a_state(Step(state, 0, Draw(), after, happened))


BLUFFING = {"jokers": 2, "last_resort": (JOKER,), "bluffing": True, "call": "catch"}


@pytest.mark.parametrize("catching", [True, False])
def test_a_stock_made_new_during_a_doubt_leaves_what_may_be_taken_back_and_the_card_under_it(catching):
    """Somebody is caught, or punished for silence, while the joker lies there; then it goes back."""
    rules = BLUFFING | {"call": "catch" if catching else "automatic"}
    state = table("R* 4H", "9S 9D", "3C 3S", pile="5C QC KH", stock="", rules=rules)
    state, _ = state.act(0, Play(("R*",), "S"))
    if catching:
        state, _ = state.act(2, do.Catch(0))
        assert state.pile == ("KH", "R*")
    state, happened = state.act(1, do.Challenge())
    assert (state.pile, state.turn, state.pending) == (("KH",), 1, None)
    assert "R*" in state.hands[0]
    assert any(isinstance(event, doors.Reshuffled) for event in happened) is not catching


def test_nobody_doubts_the_own_card_where_all_others_are_skipped():
    rules = BLUFFING | {"effects": ((JOKER, Effect("skip")),)}
    state, _ = table("R* 4H 4C", "9S 9D", pile="KH", rules=rules).act(0, Play(("R*",), "S"))
    assert (state.turn, state.pending.player) == (1, 0)
    assert state.act(1, do.Accept())[0].turn == 0
    assert state.act(1, do.Challenge())[0].turn == 1
    honest, _ = table("R* 4C 4D", "9S 9D", pile="KH", rules=rules).act(0, Play(("R*",), "S"))
    assert honest.act(1, do.Challenge())[0].turn == 0


def test_bluffs_that_are_all_taken_back_block_the_round_where_nothing_can_be_drawn():
    state = table("R* 4H", "B* 9H", pile="KH", stock="", rules=BLUFFING)
    for seat, joker in enumerate(("R*", "B*")):
        state, _ = state.act(seat, Play((joker,), "S"))
        state, happened = state.act(1 - seat, do.Challenge())
        assert [type(event) for event in happened[1:3]] == [doors.TakenBack, doors.Passed]
    assert state.sheet[-1].how == "blocked"


def test_a_king_under_his_queen_turns_the_direction_though_of_several_kings_only_the_top_one_does():
    kings = {"effects": (("K", Effect("reverse")),), "marriage": True, "group_reverse": "top one"}
    queens_too = kings | {"effects": (("K", Effect("reverse")), ("Q", Effect("reverse")))}
    for rules, cards, direction in [
        (kings | {"groups": "equal ranks"}, "KH QH", -1),
        (kings | {"groups": "equal ranks"}, "KH KS", -1),
        (queens_too, "KH QH", 1),  # where no equal ranks go together, each of a pair acts
    ]:
        state = table("KH QH KS 4C", "9S 9D", "3C 3S", pile="2H", rules=rules)
        assert state.act(0, play(cards))[0].direction == direction


GIVING = {"groups": "equal ranks", "effects": (("AS", Effect("gift")), ("AH", Effect("skip"))), "call": "catch"}


def test_after_a_gift_the_turn_goes_on_from_where_the_other_cards_had_brought_it():
    state = table("AH AS 3C 4C 5C", "9S 9D", "8C 8D", pile="2H", rules=GIVING)
    state, _ = state.act(0, Play(("AH", "AS")))
    assert (state.turn, state.pending.to, state.pending.after) == (0, (1, 2), 1)
    assert state.act(0, do.Decline())[0].turn == 2
    begun, _ = state.act(0, do.Give("3C"))
    assert do.Decline() not in begun.may_do(0).actions
    assert begun.act(0, do.Give("4C"))[0].turn == 2


def test_who_goes_out_draws_nothing_for_the_own_card_where_all_others_are_skipped():
    effects = (("7H", Effect("draw", 3)), ("7S", Effect("skip")))
    rules = {"groups": "equal ranks", "effects": effects, "winning_card_acts": True}
    state, _ = table("7H 7S", "9S 9D", pile="2H", rules=rules).act(0, Play(("7H", "7S")))
    assert (state.sheet[0].winner, state.hands) == (0, ((), ("9S", "9D")))


def stubborn(state: State, *, trusting: bool) -> Action:
    """Draw while anything can be drawn, else pass; lay a card, best a bluff, only where there is no way round."""
    now = state.may_do(state.turn)
    for action in (Draw(), Pass(), do.Decline(), do.Accept() if trusting else do.Challenge()):
        if action in now.actions:
            return action
    ways = offered(state, state.turn)
    bluffs = [way for way in ways if isinstance(way, Play) and rank_of(way.cards[0]) in state.rules.last_resort]
    return (bluffs or ways)[-1]


@pytest.mark.parametrize("gone", [False, pytest.param(True, marks=pytest.mark.slow)])
@seldom
@given(rules=any_rules(reshuffle=False), trusting=st.booleans(), seed=SEEDS)
def test_with_stubborn_play_and_no_reshuffling_every_round_ends(rules, trusting, seed, gone):
    """Also where the stock is ``gone``, and all cards are in the hands (source: rulings.md, "Every match ends")."""
    state, asked = start(rules, str(seed)).act(0, Deal())[0], 0
    if gone:
        hands = [(*hand, *state.stock[seat :: rules.seats]) for seat, hand in enumerate(state.hands)]
        state = replace(state, hands=tuple(hands), stock=())
    most = len(rules.pack) * (5 * rules.seats)  # each is drawn once and laid once, with a circle of doubts and passes
    while state.phase == "play":
        before, action = state, stubborn(state, trusting=trusting)
        state, happened = before.act(before.turn, action)
        step = Step(before, before.turn, action, state, happened)
        a_round_ends_as_it_should(step)
        promises.a_last_card_drawn_in_vain_counts_as_a_pass(step)
        asked += 1
        assert asked <= most
    assert len(state.sheet) == 1


@examples(30)
@given(OF_ANY_KIND)
def test_decode_gives_back_the_rules_that_were_encoded(rules):
    assert decode(type(rules), encode(rules)) == rules


def test_every_action_survives_encoding_and_being_written_down():
    for action in (*every_action(), *every_action(WHOT_PACK), *every_sequence_action()):
        assert decode(Action, encode(action)) == action
        named = getattr(action, "suit", None) not in {"?", "*"}
        if named and all(getattr(action, part, True) for part in ("cards", "card", "direction")):
            assert read_action(write_action(action)) == action


@usually
@given(any_rules(), SEEDS, st.data())
def test_a_damaged_record_is_refused(rules, seed, data):
    state = list(walk(rules, seed, 6))[-1].after
    text = encode(state)
    with pytest.raises(UnreadableRecord, match="damaged"):
        decode(State, text[: data.draw(st.integers(0, len(text) - 1))])
    record = json.loads(text)
    value = record["value"]
    name = data.draw(st.sampled_from(["value", "is", "rules", "seed"]))
    damaged = data.draw(st.sampled_from([{**value, "unknown": 1}, {key: value[key] for key in value if key != name}]))
    record = {"format": FORMAT} if name == "value" else record | {"value": damaged}
    with pytest.raises(UnreadableRecord, match="damaged"):
        decode(State, json.dumps(record))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.text(max_size=5), parts, max_size=3),
    max_leaves=8,
)


@usually
@given(st.sampled_from(tuple(Rules.fields())), JSON)
def test_rules_with_a_wrong_value_are_refused_or_hold(name, plain):
    record = json.loads(encode(crazy(4)))
    record["value"][name] = plain
    with suppress(UnreadableRecord):
        assert isinstance(decode(Rules, json.dumps(record)), Rules)


def test_a_record_that_is_newer_of_another_kind_or_of_rules_that_conflict_is_refused(subtests: pytest.Subtests):
    rules = json.loads(encode(crazy(4)))["value"]
    newer = f"format {FORMAT + 1}; this version reads up to {FORMAT}"
    for kind, record, why in [
        (Rules, {"format": FORMAT, "value": rules | {"deal": 13}}, "at least a third must stay in the draw pile"),
        (Rules, {"format": FORMAT + 1, "value": rules}, newer),
        (Rules, {"format": FORMAT + 1, "value": {"is": "Hologram"}}, newer),
        (State, json.loads(encode(Draw())), "holds a Draw, not a SheddingState"),
        (State, json.loads(encode(sequences("1 2 3", "4 5 6"))), "holds a SequenceState, not a SheddingState"),
        (Event, json.loads(encode(crazy(4))), "holds a Rules, not a Event"),
    ]:
        with subtests.test(why), pytest.raises(UnreadableRecord, match=why):
            decode(kind, json.dumps(record))


def test_a_field_that_an_old_record_lacks_takes_its_default():
    chance, lacking = random.Random("lacking"), set(Rules.fields())
    while lacking:
        name = min(lacking)
        wanted = combination(any_features(chance.choice), chance)
        changed = rules_or_sentence(wanted)
        without = rules_or_sentence(wanted | {name: Rules.__dataclass_fields__[name].default})
        if isinstance(changed, Rules) and isinstance(without, Rules) and without != changed:
            record = json.loads(encode(changed))
            del record["value"][name]
            assert decode(Rules, json.dumps(record)) == without
            lacking.discard(name)


# Records of format 1, written by the version before groups, gifts and doubts
OLD_EVENTS = (
    *("Dealt", "StarterTurned", "NominationAsked", "Nominated", "Played", "Called", "DebtGrew", "DebtSettled", "Drew"),
    *("Reshuffled", "Passed", "Reversed", "Skipped", "TurnCame", "RoundEnded", "MatchEnded"),
)


def old(kind, name: str):
    return decode(kind, (RECORDS / f"{name}.json").read_text(encoding="utf-8"))


def test_rules_of_format_1_are_the_same_game():
    assert old(Rules, "rules-crazy-eights") == crazy(4, reading=5)
    assert old(Rules, "rules-changed") == Rules(
        reading=5,
        seats=3,
        packs=2,
        deal=6,
        wild=("J",),
        wild_starter="own suit",
        cancels=("J",),
        effects=(("QS", Effect("draw", 5)), ("2", Effect("draw", 2))),
        starter_effects="none",
        two_player_reverse="skip",
        stacking="none",
        draw_though_able=False,
        call="none",
        call_penalty=3,
        winning_card_acts=True,
        reshuffle=False,
        costs=(("J", 25),),
        next_dealer="winner",
        target=200,
    )

    record = json.loads((RECORDS / "rules-crazy-eights.json").read_text(encoding="utf-8"))
    for name in ("stacking", "starter_effects", "wild_cancels_debt"):
        del record["value"][name]
    assert decode(Rules, json.dumps(record)) == crazy(4, reading=5)


def test_states_of_format_1_go_on_as_they_stood():
    naming, owing = old(State, "state-naming"), old(State, "state-owing")
    assert naming.pending == doors.Naming()
    assert naming.view(naming.turn).options.actions == tuple(map(do.Nominate, "SHDC"))
    named, _ = naming.act(naming.turn, do.Nominate("D"))
    assert (named.suit, named.pending, named.winners) == ("D", None, ())
    stood = table("4C 9C", "9D", "TC 3C", pile="KH 2H 2S", turn=2, debt=4, uncalled=(1,), asked=2, dealer=2)
    assert replace(owing, stock=()) == replace(stood, stock=(), rules=crazy(3, reading=5))
    drawn, _ = owing.act(2, Draw())
    assert [drawn.count(seat) for seat in range(3)] == [2, 3, 6]
    over = old(State, "state-over")
    assert over.sheet == (RoundScore("out", 0, (0, 100), (0, 100)),)
    assert (over.phase, over.winners, over.totals) == ("over", (0,), (0, 100))


@pytest.mark.parametrize("name", ["state-naming", "state-owing", "rules-crazy-eights", "rules-changed"])
def test_matches_of_format_1_can_be_played_to_their_end(name):
    found = old(object, name)
    state, chance = (start(found, "old") if isinstance(found, Rules) else found), random.Random(name)
    while state.phase != "over":
        before, (seat, action) = state, random_action(state, chance)
        state, happened = before.act(seat, action)
        promises.a_state_makes_sense(Step(before, seat, action, state, happened))


def test_events_and_actions_of_format_1_are_told_as_ever():
    happened, done = old(tuple, "events"), old(tuple, "actions")
    assert {type(event).__name__ for event in happened} == set(OLD_EVENTS)
    assert common.MatchEnded((0,), (0, 100), "built") in happened
    assert common.RoundEnded(RoundScore("out", 0, (0, 100), (0, 100)), ((), ("8S", "8C"))) in happened
    assert doors.StarterTurned("8H") in happened
    assert done == (Play(("8S",), "H", True), Draw(), Pass(), do.Call(), do.Nominate("C"), Deal())
    for record in (happened, done):
        assert decode(tuple, encode(record)) == record


def test_hands_lie_open_when_the_round_is_over_and_the_seed_when_the_match_is():
    state = table("3H", "4S", "9C", pile="KH")
    assert state.view(1).hands == (("?",), ("4S",), ("?",))
    assert state.public_view().hands == (("?",), ("?",), ("?",))
    assert (state.public_view().seed, state.view(1).seed) == ("", "")
    ended, _ = state.act(0, Play(("3H",)))
    assert ended.public_view().hands == ((), ("4S",), ("9C",))
    assert ended.public_view().seed == ""
    over, _ = table("3H", "8S 8C", pile="KH").act(0, Play(("3H",)))
    assert over.public_view().seed == "built"


def test_shuffles_are_fair_and_always_the_same():
    assert sorted(shuffled(PACK, "seed", 1)) == sorted(PACK)
    assert shuffled(PACK, "seed", 1) == shuffled(PACK, "seed", 1)
    assert len({shuffled(PACK, seed, turn) for seed in ("a", "b") for turn in range(5)}) == 10
    places = Counter(shuffled("ABC", str(seed), 1) for seed in range(6000))
    assert len(places) == 6
    assert all(850 < count < 1150 for count in places.values())


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize(
    ("kind", "length"), [(any_rules(), 200), pytest.param(any_sequence_rules(), 50, marks=pytest.mark.slow)]
)
@seldom
@given(data=st.data(), seed=SEEDS)
def test_computer_players_are_always_legal_and_see_only_their_view(name, kind, length, data, seed):
    rules = data.draw(kind)
    for number, step in enumerate(islice(course(rules, str(seed), name), length)):
        if number % 10 == 0:
            twin = twin_of(step.before, step.seat, seed + number)
            seen, other = (state.view(step.seat) for state in (step.before, twin))
            assert PLAYERS[name](seen, Chance("same")) == PLAYERS[name](other, Chance("same"))
