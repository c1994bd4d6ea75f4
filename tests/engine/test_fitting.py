"""The expert's glance at a position: fitted by a command, the same from the same seed, and near what comes true."""

import json
import sys
from importlib.resources import files
from pathlib import Path
from subprocess import run

import numpy as np
import pytest

from engine.__main__ import main
from engine.shedding.bots.features import CHAPTERS, FEATURES, GLANCE
from engine.shedding.game import SHEDDING
from engine.str8.game import STR8
from engine.tools.fitting import Sample, fitted, gathered, tenths
from tests.engine.shedding.table import crazy
from tests.words import ROOT

FEW = 24  # rounds of each game
LARGEST = 300 * 1024  # bytes of the weights


def sample(*sides: float, won: int, held: tuple[str, ...] = ("always",)) -> Sample:
    """A position of which one feature is known for each side."""
    rest = (0.0,) * (len(FEATURES) - 1)
    return Sample(held, tuple((each, *rest) for each in sides), won)


def test_the_same_seed_writes_the_same_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    into = [tmp_path / name for name in ("one.json", "two.json")]
    for path in into:
        assert main(["fit", "--seed", "a", "--rounds", "2", "--into", str(path)]) == 0
    assert into[0].read_bytes() == into[1].read_bytes()
    told, written = capsys.readouterr().out, json.loads(into[0].read_text())
    assert all(name in told for name in ("other rounds", "games held out", "random house rules"))
    assert written["provenance"]["command"] == "python -m engine fit --seed a --rounds 2"
    assert written["provenance"].keys() == {"command", "engine", "positions", "loss"}
    assert written["weights"].keys() == set(CHAPTERS)


def test_another_kind_of_game_is_fitted_by_one_of_its_games(tmp_path: Path):
    into = [tmp_path / name for name in ("one.json", "two.json")]
    for path in into:
        assert main(["fit", "--like", "str8-eight", "--seed", "a", "--rounds", "1", "--into", str(path)]) == 0
    assert into[0].read_bytes() == into[1].read_bytes()
    written = json.loads(into[0].read_text())
    assert written["provenance"]["command"] == "python -m engine fit --like str8-eight --seed a --rounds 1"
    assert written["weights"].keys() == set(STR8.ahead.glance.chapters)


def test_the_weights_that_are_here_know_every_chapter_and_feature():
    assert {name: row.keys() for name, row in GLANCE.weights.items()} == dict.fromkeys(
        CHAPTERS, dict.fromkeys(FEATURES).keys()
    )
    assert len(files("engine.shedding.bots").joinpath("weights.json").read_bytes()) < LARGEST


def test_what_wins_more_often_is_worth_more_and_by_as_much_as_it_does():
    """Of two sides, of which one has the feature, that one wins three times of four: odds of three to one."""
    samples = [sample(1.0, 0.0, won=0)] * 750 + [sample(1.0, 0.0, won=1)] * 250
    found = fitted(GLANCE, samples)
    assert found[0, 0] == pytest.approx(np.log(3), abs=0.01)
    (low, high) = tenths(GLANCE, samples, found)
    assert (low.sides, high.sides) == (1000, 1000)
    assert (low.won, high.won) == (0.25, 0.75)
    assert (low.chance, high.chance) == pytest.approx((0.25, 0.75), abs=0.01)


def test_a_chapter_learns_what_differs_by_its_rules():
    usual = [sample(1.0, 0.0, won=0)] * 750 + [sample(1.0, 0.0, won=1)] * 250
    held = ("always", "questions")
    found = fitted(GLANCE, usual + [sample(1.0, 0.0, won=each.won ^ 1, held=held) for each in usual])
    row = list(CHAPTERS).index("questions")
    assert found[row, 0] < -1
    assert not found[[number for number in range(1, len(CHAPTERS)) if number != row]].any()


def test_it_foresees_games_and_house_rules_that_it_did_not_learn_from():
    samples = gathered(SHEDDING, "held out", FEW)
    for name, test in samples.tests.items():
        found = fitted(GLANCE, samples.learnt)
        near = [each for each in tenths(GLANCE, test, found) if each.sides >= 500]
        assert near, name
        assert all(abs(each.chance - each.won) < 0.09 for each in near), name


def test_rules_are_weighed_by_their_chapters():
    plain, of_two = crazy(3), crazy(2)
    assert GLANCE.held(plain)[0] == GLANCE.held(of_two)[0] == "always"
    assert "two sides" in set(GLANCE.held(of_two)) - set(GLANCE.held(plain))
    table = {"always": dict.fromkeys(FEATURES, 1.0), "two sides": dict.fromkeys(FEATURES, 0.5)}
    assert (GLANCE.worth(plain, table), GLANCE.worth(of_two, table)) == ([1.0] * len(FEATURES), [1.5] * len(FEATURES))


def test_without_numpy_the_command_says_what_it_needs():
    script = "import sys; sys.modules['numpy'] = None; from engine.__main__ import main; sys.exit(main(['fit']))"
    ended = run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (2, "engine: fit needs numpy: install requirements-dev.txt\n")
