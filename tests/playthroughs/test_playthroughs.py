"""The golden transcripts say what the engine says, line by line, and nothing that can happen is missing in them."""

from functools import cache
from typing import get_args

import pytest

from engine.core import actions, match as common
from engine.core.rule import Choice, Switch
from engine.games.registry import GAMES
from engine.games.variants import VARIANTS
from tests import doors
from tests.doors import Rules, SequenceRules
from tests.playthroughs.golden import Recorder, difference, files, read

GOLDENS = {path.stem: path.read_text(encoding="utf-8") for path in files()}


EVERYTHING = {
    *get_args(actions.Action),
    *(step for step in doors.Step.__subclasses__() if step.__module__.startswith("engine.")),  # and none of a test
    *({*common.Event.__subclasses__(), *doors.OfSeat.__subclasses__()} - {doors.OfSeat}),
    *common.TookBack.__subclasses__(),
    *get_args(doors.Reason),
    *(how for game in GAMES for how in game.telling.endings),
}
CHOSEN = [
    (kind, name)
    for kind in (Rules, SequenceRules)
    for name, rule in kind.fields().items()
    if isinstance(rule, Choice | Switch) or len(rule.values) in range(1, 4)
]


@cache
def replayed(name: str) -> tuple[Recorder, str | None]:
    """A golden that was replayed, and where the engine plays it differently."""
    recorder = Recorder(read(GOLDENS[name]))
    return recorder, difference(recorder.golden, recorder)


def recorded(name: str) -> Recorder:
    return replayed(name)[0]


def goldens_of(game: str) -> list[str]:
    return [name for name in GOLDENS if name.startswith(game) and recorded(name).golden.variant.key == game]


def is_whole(name: str) -> bool:
    return name.endswith("-seats") and name[-7].isdigit()


def happened(name: str) -> set[object]:
    """All that happens in a golden: actions, events, what was waited for, why cards were drawn, how a round ended."""
    seen: set[object] = set()
    for state, action, told in recorded(name).acted:
        pending = getattr(state, "pending", None)
        seen |= {type(action), *map(type, told)} | ({type(pending)} if pending else set())
        seen |= {event.reason for event in told if isinstance(event, doors.Drew)}
        seen |= {event.score.how for event in told if isinstance(event, common.RoundEnded)}
    return seen


@pytest.mark.parametrize("game", VARIANTS)
def test_the_engine_still_plays_every_golden_of_a_game(game):
    different = {name: replayed(name)[1] for name in goldens_of(game)}
    assert not {name: told for name, told in different.items() if told}


def test_every_golden_is_of_a_game_and_begins_with_its_name():
    assert set(GOLDENS) == {name for game in VARIANTS for name in goldens_of(game)}
    assert not [name for name in GOLDENS if not name.startswith(f"{recorded(name).golden.variant.key}-")]


@pytest.mark.parametrize("game", VARIANTS)
def test_every_game_has_whole_matches(game):
    least, most = VARIANTS[game].seats[0], VARIANTS[game].seats[-1]
    missing = [f"{game}-{seats}-seats" for seats in (least, most) if f"{game}-{seats}-seats" not in GOLDENS]
    assert not missing, (
        f"{game} needs a whole match with its fewest and its most seats: python -m tests.playthroughs.golden {game} "
        f"{missing[0].split('-')[-2]} > tests/playthroughs/{missing[0]}.txt, then read it against the source"
    )
    for name in filter(is_whole, goldens_of(game)):
        golden = recorded(name).golden
        assert golden.state.round == 0, name
        assert name == f"{game}-{golden.state.rules.seats}-seats"
        assert golden.state.rules == golden.variant.rules(golden.state.rules.seats), name
        assert " the match" in golden.lines[-1][1], name


def test_what_is_no_whole_match_says_where_its_rule_is_to_be_read():
    built = [name for name in GOLDENS if not is_whole(name)]
    assert not [name for name in built if GOLDENS[name].count("\n# source: ") != 1]


def test_everything_that_can_happen_happens_in_a_golden():
    assert set().union(*map(happened, GOLDENS)) == EVERYTHING


def test_every_choice_of_a_rule_is_played_in_a_golden():
    rules = [recorded(name).golden.state.rules for name in GOLDENS]
    for kind, rule in CHOSEN:
        played = {getattr(one, rule) for one in rules if isinstance(one, kind)}
        assert played == set(kind.field(rule).values), f"{kind.__name__}.{rule}"


@pytest.mark.parametrize(
    ("golden", "old", "new", "told"),
    [
        ("crazy-eights-four-twos", "]> play 2H", "]> play 3C", "line 10: 'Seat 1 [2♥ 3♣ 4♣]> play 3C' is refused: 3♣ "),
        ("crazy-eights-four-twos", "penalty: 4", "penalty: 5", "line 15: the transcript says '    Draw penalty: 5.'"),
        ("crazy-eights-four-twos", "    Seat 2 played 4♦.\n", "", "after the last line the engine says '    Seat 2 "),
        ("countdown-own-wild-drawing", "play 6C (rank", "play 6C (match", "line 10: the transcript says '# Seat 2 may"),
    ],
)
def test_a_difference_is_told_with_its_line(golden, old, new, told):
    text = GOLDENS[golden]
    assert text.count(old) == 1
    found = difference(read(text.replace(old, new)))
    assert found is not None
    assert found.startswith(told)
