"""What holds for every rule, every number of seats and every course of play (source: design.md, section 3)."""

import hashlib
import json
import random
from collections import Counter
from contextlib import suppress
from dataclasses import fields, is_dataclass, replace
from itertools import islice

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import eights
from engine.actions import Action, Call, Draw, IllegalAction, Pass, Play
from engine.cards import PACK
from engine.chance import Chance, numbers, seal, shuffled
from engine.codec import FORMAT, UnreadableRecord, decode, encode
from engine.effects import Effect
from engine.eights import act, check, imagine, options, start, view
from engine.events import Dealt, Drew, Event, Reshuffled, RoundEnded
from engine.players import LEVELS, PLAYERS
from engine.rules import SEATS, Rules, RulesError, rule_names
from engine.simulation import BOUND, simulate
from engine.state import State
from engine.telling import tell
from engine.transcript import Stuck, asked_seat, playthrough, read_action, replay, write_action
from engine.variants import VARIANTS
from engine.view import View
from tests.engine.strategies import SEEDS, all_cards, any_rules, cards_of, every_action, moves, offered, walk
from tests.engine.table import crazy, table

LENGTH = 90  # actions of a random match that are looked at one by one

settings.register_profile(
    "engine",
    deadline=None,
    derandomize=True,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
usually = settings(settings.get_profile("engine"))
seldom = settings(usually, max_examples=20)


def bytes_of(seen: View) -> str:
    """Everything that a view tells, in one text."""
    return encode(seen)


def twin_of(state: State, seat: int | None, seed: int) -> State:
    """Another state that the seat cannot tell from this one: hidden cards dealt anew, other chance to come.

    It is made from what the rules hide and not from the view, so that a view that tells too much gives itself away.
    """
    hidden = [place != seat and state.phase == "play" for place in range(state.rules.seats)]
    unseen = [*state.stock, *(card for place, hand in enumerate(state.hands) if hidden[place] for card in hand)]
    random.Random(seed).shuffle(unseen)
    cards = iter(unseen)
    return replace(
        state,
        hands=tuple(
            tuple(islice(cards, len(hand))) if hidden[place] else hand for place, hand in enumerate(state.hands)
        ),
        stock=tuple(cards),
        seed=state.seed if state.phase == "over" else f"another {seed}",
        shuffles=seed % 5,
    )


# One door


@usually
@given(any_rules(), SEEDS)
def test_cards_are_conserved(rules, seed):
    cards = all_cards(rules)
    for step in walk(rules, seed, LENGTH):
        assert cards_of(step.after) == cards


@usually
@given(any_rules(), SEEDS)
def test_an_action_leaves_the_state_before_it_alone(rules, seed):
    for step in walk(rules, seed, LENGTH):
        copied = step.before.copy()
        act(step.before, step.seat, step.action)
        assert step.before == copied
        assert hash(tuple(vars(step.before).values())) == hash(tuple(vars(copied).values())), "only what cannot change"


@usually
@given(any_rules(), SEEDS)
def test_only_events_change_a_state(rules, seed):
    for step in walk(rules, seed, LENGTH):
        told = step.before.copy()
        for event in step.events:
            event.apply(told)
        assert told == step.after
        assert step.events


@usually
@given(any_rules(), SEEDS)
def test_replay_equals_play(rules, seed):
    steps = list(walk(rules, seed, LENGTH))
    state = steps[0].before.copy()
    for step in steps:
        state, happened = act(state, step.seat, step.action)
        assert (state, happened) == (step.after, step.events)


@seldom
@given(any_rules(), SEEDS)
def test_options_and_check_agree_in_both_directions(rules, seed):
    chance = random.Random(seed)
    for number, step in enumerate(walk(rules, seed, LENGTH)):
        if number % 15:
            continue
        for seat in range(rules.seats):
            allowed = set(offered(step.after, seat))
            assert allowed <= set(every_action())
            for action in every_action():
                refusal = check(step.after, seat, action)
                assert (refusal is None) == (action in allowed)
                assert refusal is None or refusal.why.endswith(".")
                assert refusal is None or refusal.rule in {"turn", "match", *rule_names()}
                assert refusal is None or not refusal.instead or refusal.instead.endswith(".")
            refuse_and_change_nothing(
                step.after, seat, [other for other in every_action() if other not in allowed], chance
            )


def refuse_and_change_nothing(state: State, seat: int, illegal: list[Action], chance: random.Random) -> None:
    copied, text = state.copy(), encode(state)
    for action in chance.sample(illegal, 20):
        with pytest.raises(IllegalAction) as raised:
            act(state, seat, action)
        assert str(raised.value) == str(check(state, seat, action)) != ""
    assert (state, encode(state)) == (copied, text)


@seldom
@given(any_rules(), SEEDS)
def test_a_view_offers_and_refuses_what_the_state_does(rules, seed):
    for number, step in enumerate(walk(rules, seed, LENGTH)):
        if number % 15:
            continue
        for seat in range(rules.seats):
            seen = view(step.after, seat)
            assert seen.options == options(seen, seat) == options(step.after, seat)
            assert seen.on_turn == (step.after.phase == "play" and step.after.turn == seat)
            assert {card for card, _ in seen.why_not} == set(seen.hand) - set(seen.options.cards)
            for action in random.Random(seed).sample(every_action(), 60):
                assert check(seen, seat, action) == check(step.after, seat, action)


def test_two_cards_cannot_follow_one_another():
    state = table("3H 3S 4C", "9S", pile="KH")
    assert options(state, 0, ("3H",)).complete
    assert options(state, 0, ("3H", "3S")) == options(state, 0, ("4C",)) == options(state, 1, ("9S",)) == eights.NOTHING


# Every match ends. Source: rulings.md, "Every match ends".


@settings(usually, max_examples=40)
@given(any_rules(targets=st.sampled_from((10, 30, 60))), SEEDS)
def test_every_match_ends_with_random_play(rules, seed):
    assert length_of(rules, seed) < BOUND


def length_of(rules: Rules, seed: int) -> int:
    chance, state = random.Random(seed), start(rules, str(seed))
    for number in range(BOUND):
        if state.phase == "over":
            return number
        seat = chance.randrange(rules.seats) if state.uncalled and not chance.randrange(4) else asked_seat(state)
        action = one_of(state, seat, chance)
        if action is not None:
            state, _ = act(state, seat, action)
    return BOUND


def one_of(state: State, seat: int, chance: random.Random) -> Action | None:
    now = options(state, seat)
    ways = (*now.cards, *now.actions)
    way = ways[chance.randrange(len(ways))] if ways else None
    if not isinstance(way, str):
        return way
    after = options(state, seat, (way,))
    suit = after.suits[chance.randrange(4)] if after.suits else None
    return Play((way,), suit, after.call and chance.random() < 0.5)


@pytest.mark.parametrize("game", VARIANTS)
def test_every_named_game_ends_with_random_play_for_every_number_of_seats(game):
    for seats in VARIANTS[game].seats:
        figures = simulate(VARIANTS[game], seats, matches=4, seed=seats, players=["random"])
        assert sum(figures["matches_won"]) == 4


def stubborn(state: State) -> Action:
    """Draw while anything can be drawn; lay a card only where there is no way round it."""
    now = options(state, state.turn)
    for action in (Draw(), Pass()):
        if action in now.actions:
            return action
    return offered(state, state.turn)[-1]


@seldom
@given(any_rules(reshuffle=False, draw_though_able=True), SEEDS)
def test_with_stubborn_play_and_no_reshuffling_every_round_ends(rules, seed):
    state, asked = act(start(rules, str(seed)), 0, eights.Deal())[0], 0
    while state.phase == "play":
        state, _ = act(state, state.turn, stubborn(state))
        asked += 1
        assert asked <= 52 * rules.packs * (rules.seats + 2)
    assert len(state.sheet) == 1
    assert state.sheet[0].how == "out" or all(state.hands)


def test_stubborn_play_when_no_card_fits_ends_blocked():
    for seats in SEATS:
        hands = [f"{rank}S" for rank in "34567TJK"[:seats]]
        state = table(*hands, pile="9H", stock="AS QS", rules={"reshuffle": False})
        while state.phase == "play":
            state, _ = act(state, state.turn, stubborn(state))
        assert state.sheet[0].how == "blocked"
        assert all(points > 0 for points in state.sheet[0].points)


# Records


@usually
@given(any_rules(), SEEDS)
def test_decode_gives_back_what_was_encoded(rules, seed):
    assert decode(Rules, encode(rules)) == rules
    for number, step in enumerate(walk(rules, seed, LENGTH)):
        if number % 5 and not any(isinstance(event, RoundEnded) for event in step.events):
            continue
        assert decode(State, encode(step.after)) == step.after
        assert decode(Action, encode(step.action)) == step.action
        assert decode(tuple, encode(step.events)) == tuple(step.events)
        for event in step.events:
            for form in (event, event.seen_by(None), event.seen_by(step.seat)):
                assert decode(Event, encode(form)) == form


def test_every_action_can_be_recorded_and_written():
    for action in every_action():
        assert decode(Action, encode(action)) == action
        if getattr(action, "suit", None) != "X" and getattr(action, "cards", True):
            assert read_action(write_action(action)) == action


@usually
@given(any_rules(), SEEDS, st.data())
def test_a_damaged_record_is_refused(rules, seed, data):
    state = list(walk(rules, seed, 6))[-1].after
    text = encode(state)
    with pytest.raises(UnreadableRecord, match="damaged"):
        decode(State, text[: data.draw(st.integers(0, len(text) - 1))])
    record = json.loads(text)
    name = data.draw(st.sampled_from([None, "is", "rules", "seed", "unknown"]))
    if name is None:
        del record["value"]
    elif name == "unknown":
        record["value"]["unknown"] = 1
    else:
        del record["value"][name]
    with pytest.raises(UnreadableRecord, match="damaged"):
        decode(State, json.dumps(record))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.text(max_size=5), parts, max_size=3),
    max_leaves=8,
)


@usually
@given(JSON)
def test_no_text_breaks_the_reader(plain):
    for record in (plain, {"format": plain, "value": []}, {"format": FORMAT, "value": plain}):
        with pytest.raises(UnreadableRecord):
            decode(State, json.dumps(record))


@usually
@given(st.sampled_from(rule_names()), JSON)
def test_rules_with_a_wrong_value_are_refused_or_hold(name, plain):
    record = json.loads(encode(crazy(4)))
    record["value"][name] = plain
    with suppress(UnreadableRecord):
        assert isinstance(decode(Rules, json.dumps(record)), Rules)


def test_a_record_of_rules_that_conflict_is_refused():
    record = json.loads(encode(crazy(4)))
    record["value"]["deal"] = 40
    with pytest.raises(UnreadableRecord, match="at least a third must stay there"):
        decode(Rules, json.dumps(record))


def test_a_newer_record_is_refused_even_if_its_shape_is_unknown():
    for value in (json.loads(encode(crazy(4)))["value"], {"is": "Hologram"}):
        with pytest.raises(UnreadableRecord, match=f"format {FORMAT + 1}; this version reads up to {FORMAT}"):
            decode(Rules, json.dumps({"format": FORMAT + 1, "value": value}))


def test_a_record_of_another_kind_is_refused():
    with pytest.raises(UnreadableRecord, match="holds a Draw, not a State"):
        decode(State, encode(Draw()))
    with pytest.raises(UnreadableRecord, match="holds a Rules, not a Event"):
        decode(Event, encode(crazy(4)))


def test_a_field_that_an_old_record_lacks_takes_its_default():
    changed = Rules(
        seats=3,
        packs=2,
        deal=6,
        wild=("J",),
        wild_starter="own suit",
        wild_cancels_debt=True,
        effects=(("QS", Effect("draw", 5)),),
        starter_effects=False,
        two_player_reverse="skip",
        stacking=False,
        draw_though_able=False,
        call="none",
        call_penalty=3,
        winning_card_acts=True,
        reshuffle=False,
        costs=(("J", 25),),
        next_dealer="winner",
        target=200,
    )
    for rule in fields(Rules):
        assert getattr(changed, rule.name) != rule.default
        record = json.loads(encode(changed))
        del record["value"][rule.name]
        assert decode(Rules, json.dumps(record)) == replace(changed, **{rule.name: rule.default})


# No leak


@usually
@given(any_rules(), SEEDS)
def test_a_view_tells_nothing_that_its_seat_cannot_see(rules, seed):
    for number, step in enumerate(walk(rules, seed, LENGTH)):
        if number % 10 and step.after.phase == "play":
            continue
        for seat in (None, *range(rules.seats)):
            twin = twin_of(step.after, seat, seed + number)
            assert bytes_of(view(twin, seat)) == bytes_of(view(step.after, seat))


def test_a_twin_differs_in_all_that_is_hidden():
    state, _ = act(start(crazy(4), "twin"), 0, eights.Deal())
    twin = twin_of(state, 2, 3)
    assert twin.hands[2] == state.hands[2]
    assert all(twin.hands[seat] != state.hands[seat] for seat in (0, 1, 3))
    assert (twin.stock != state.stock, twin.seed != state.seed, twin.pile) == (True, True, state.pile)
    assert cards_of(twin) == cards_of(state)


@usually
@given(any_rules(), SEEDS)
def test_what_is_imagined_agrees_with_the_view(rules, seed):
    for number, step in enumerate(walk(rules, seed, LENGTH)):
        if number % 10 and step.after.phase == "play":
            continue
        for seat in (None, *range(rules.seats)):
            seen = view(step.after, seat)
            imagined = imagine(seen, Chance(f"imagine {seed}"))
            assert view(imagined, seat) == seen
            assert cards_of(imagined) == all_cards(rules)


def test_hands_lie_open_when_the_round_is_over_and_the_seed_when_the_match_is():
    state = table("3H", "4S", "9C", pile="KH")
    assert view(state, 1).hands == (None, ("4S",), None)
    assert view(state, None).hands == (None, None, None)
    assert (view(state, None).seed, view(state, 1).seed) == (None, None)
    ended, _ = act(state, 0, Play(("3H",)))
    assert view(ended, None).hands == ((), ("4S",), ("9C",))
    assert view(ended, None).seed is None
    over, _ = act(table("3H", "8S 8C", pile="KH"), 0, Play(("3H",)))
    assert view(over, None).seed == "built"


def cards_in(value: object) -> Counter[str]:
    """All cards that stand anywhere in a value."""
    if is_dataclass(value):
        return cards_in([getattr(value, part.name) for part in fields(value)])
    if isinstance(value, tuple | list):
        return sum(map(cards_in, value), Counter())
    return Counter([value] if value in PACK else [])


@usually
@given(any_rules(), SEEDS)
def test_events_tell_a_seat_no_card_that_is_hidden_from_it(rules, seed):
    names = [f"Seat {seat}" for seat in range(rules.seats)]
    for step in walk(rules, seed, LENGTH):
        for seat in (None, *range(rules.seats)):
            own = [] if seat is None else [*step.before.hands[seat], *step.after.hands[seat]]
            for event in step.events:
                form = event.seen_by(seat)
                assert tell(form, names) != ""
                if not isinstance(event, RoundEnded):
                    assert set(cards_in(form)) <= {*own, *step.after.pile}
                if isinstance(form, Dealt | Reshuffled):
                    assert form.stock is None
                if isinstance(form, Drew):
                    assert (form.cards is None) == (form.seat != seat)
                assert type(form) is type(event)


@usually
@given(any_rules(), SEEDS)
def test_what_others_do_blindly_looks_the_same_in_a_twin(rules, seed):
    for number, step in enumerate(walk(rules, seed, LENGTH)):
        if not isinstance(step.action, Draw | Call):
            continue
        for seat in {None, *range(rules.seats)} - {step.seat, *step.before.uncalled}:
            twin = twin_of(step.before, seat, seed + number)
            if check(twin, step.seat, step.action) is None:
                _, happened = act(twin, step.seat, step.action)
                assert [event.seen_by(seat) for event in happened] == [event.seen_by(seat) for event in step.events]


# Chance


def test_shuffles_are_fair_and_can_be_checked():
    assert sorted(shuffled(PACK, "seed", 1)) == sorted(PACK)
    assert shuffled(PACK, "seed", 1) == shuffled(PACK, "seed", 1)
    assert len({shuffled(PACK, seed, turn) for seed in ("a", "b") for turn in range(5)}) == 10
    places = Counter(shuffled("ABC", str(seed), 1) for seed in range(6000))
    assert len(places) == 6
    assert all(850 < count < 1150 for count in places.values())
    order = list(PACK)
    for place, number in zip(range(51, 0, -1), numbers("seed", 1, 52), strict=False):
        order[place], order[number % (place + 1)] = order[number % (place + 1)], order[place]
    assert tuple(order) == shuffled(PACK, "seed", 1)


def test_a_seal_proves_its_seed():
    assert seal("seed", "salt") == hashlib.sha256(b"salt/seed").hexdigest()


# Computer players


@pytest.mark.parametrize("name", PLAYERS)
@seldom
@given(rules=any_rules(), seed=SEEDS)
def test_computer_players_are_always_legal_and_see_only_their_view(name, rules, seed):
    state, chance = start(rules, str(seed)), Chance(str(seed))
    for number in range(200):
        if state.phase == "over":
            return
        seat = asked_seat(state)
        seen = view(state, seat)
        if number % 10 == 0:
            twin = view(twin_of(state, seat, seed + number), seat)
            choices = {PLAYERS[name](eights, seen, Chance("same")) for seen in (seen, twin)}
            assert len(choices) == 1
        action = PLAYERS[name](eights, seen, chance)
        assert check(state, seat, action) is None
        state, _ = act(state, seat, action)


@pytest.mark.parametrize("name", PLAYERS)
def test_computer_players_finish_their_matches(name):
    assert set(LEVELS) == set(PLAYERS)
    for game in VARIANTS.values():
        for seats in game.seats:
            figures = simulate(game, seats, matches=3, seed=seats, players=[name])
            assert sum(figures["matches_won"]) == 3


def test_a_computer_player_that_owes_a_call_out_of_turn_can_make_it():
    state, _ = act(table("3H 4C", "9S 9C", pile="KH"), 0, Play(("3H",)))
    assert PLAYERS["steady"](eights, view(state, 0), Chance("call")) == Call()


@pytest.mark.parametrize("players", [["steady", "easy"], ["easy", "steady"]])
def test_steady_beats_easy_clearly(players):
    figures = simulate(VARIANTS["crazy-eights"], 2, matches=100, seed=8, players=players)
    assert figures["matches_won"][players.index("steady")] > 0.65 * 100


# Transcripts


@seldom
@given(any_rules(), SEEDS)
def test_a_transcript_of_any_match_can_be_replayed(rules, seed):
    lines = list(first_of(rules, str(seed), 60))
    assert list(replay(eights, start(rules, str(seed)), iter(lines))) == lines


def first_of(rules: Rules, seed: str, bound: int):
    """The lines of the first actions, which is what a match that takes longer begins with."""
    lines = playthrough(eights, rules, seed, PLAYERS["easy"], bound)
    try:
        yield from lines
    except Stuck:
        return


def test_rules_errors_are_value_errors_with_a_sentence():
    with pytest.raises(RulesError, match=r"two to eight seats\.$"):
        Rules(seats=12)


def test_there_is_always_somebody_who_can_move():
    for seats in SEATS:
        for step in walk(crazy(seats), seats, 400):
            if step.after.phase == "play":
                assert any(seat == step.after.turn for seat, _ in moves(step.after))
            elif step.after.phase == "deal":
                assert {seat for seat, _ in moves(step.after)} == set(range(seats))
