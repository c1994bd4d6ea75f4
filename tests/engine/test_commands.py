"""The command line: ``python -m engine games | rules | deal | replay | verify``."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.chance import seal_of
from engine.core.actions import Deal
from engine.core.cards import listed
from engine.games.rulebook import plain_lines, small_print
from engine.games.variants import VARIANTS, variant
from engine.words import in_language, languages

ROOT = Path(__file__).parents[2]
GAME, SEQUENCES = "crazy-eights", "str8-eight"
BOTH = pytest.mark.parametrize("game", [GAME, SEQUENCES])  # one game of each kind


def said(capsys, *arguments: str) -> str:
    assert main(list(arguments)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_games_lists_every_game(capsys):
    lines = said(capsys, "games").splitlines()
    assert len(lines) == len(VARIANTS)
    for line, game in zip(lines, VARIANTS.values(), strict=True):
        assert line.split()[0] == game.key
        assert f" {game.players} " in line
        assert f" {game.minutes} min " in line
        assert line.endswith(f"{game.name}: {game.line}")


@pytest.mark.slow
def test_rules_prints_the_rulebook_in_any_language_for_four_unless_told(capsys, subtests: pytest.Subtests):
    cases = [(game, seats, "en") for game in (GAME, SEQUENCES) for seats in (2, 4, 8)]
    for game, seats, language in [*cases, *(("mau-mau", 4, language) for language in languages())]:
        with subtests.test(game=game, seats=seats, language=language):
            told = said(capsys, "rules", game, "--seats", str(seats), "--language", language)
            rules = variant(game).rules(seats)
            with in_language(language):
                assert tuple(told.splitlines()) == (*plain_lines(rules), small_print(rules))
            assert seats != 4 or told == said(capsys, "rules", game, "--language", language)


@BOTH
def test_deal_shows_the_first_deal_and_its_seal(capsys, game):
    lines = said(capsys, "deal", game, "--seats", "3", "--seed", "abc", "--salt", "x").splitlines()
    assert lines[0] == f"Seal of this seed and salt: {seal_of(1, 'abc', 'x')}"
    played = variant(game)
    state, _ = played.game.begun(played.rules(3), "abc").act(0, Deal())
    assert lines[-3:] == [f"Seat {seat}: {listed(hand)}" for seat, hand in enumerate(state.hands, start=1)]
    assert lines[1].startswith("Round 1: ")
    assert [line for line in lines if "first card" in line] == [
        f"The first card is {card}." for card in listed(state.pile).split()
    ]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["rules", "mau-mau", "--language", "xx"], "invalid choice: 'xx'"),
        (["rules", "bridge"], "There’s no game called “bridge”. The games are crazy-eights"),
        (["rules", GAME, "--seats", "9"], "Crazy Eights is for 2 to 8 players, not 9"),
        (["rules", SEQUENCES, "--seats", "1"], "Str8 Eight is for 2 to 8 players, not 1"),
        (["rules", GAME, "--seats", "two"], "two"),
        (["deal", GAME], "--seed"),
        (["rules"], "game"),
        (["dance"], "dance"),
        (["games", "--loud"], "--loud"),
        ([], "command"),
    ],
)
def test_a_wrong_argument_ends_with_2_and_one_line(capsys, arguments, told):
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert told in err
    assert err.count("\n") == 1
    assert err.startswith("engine: ")


def test_help_is_given(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    assert "verify" in capsys.readouterr().out


def test_the_module_can_be_run():
    command = [sys.executable, "-m", "engine", "rules", "bridge"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("engine: There’s no game called “bridge”. The games are crazy-eights")


def test_a_rulebook_tells_what_is_left_out(capsys):
    """Source: linked-variants.md 5.4 and 5.10, what these games have in some groups and not here."""
    told = {key: said(capsys, "rules", key).splitlines()[-2] for key in ("jack-change-it", "one-card", GAME)}
    assert "2♥ to the A♥" in told["jack-change-it"]
    assert "21 cards" in told["one-card"]
    assert "Jokers go on any card" in told["one-card"]
    assert VARIANTS[GAME].left_out == ""
