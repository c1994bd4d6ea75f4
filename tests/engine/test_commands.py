"""The command line: ``python -m engine games | rules | playthrough | simulate | deal | replay``."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine import simulation
from engine.__main__ import main
from engine.bots import PLAYERS
from engine.chance import seal_of
from engine.core.actions import Deal
from engine.core.cards import listed
from engine.games.rulebook import plain_lines, small_print
from engine.games.variants import VARIANTS, variant
from engine.words import in_language, languages
from tests.engine.shedding.table import rules_of
from tests.transcripts import replay

ROOT = Path(__file__).parents[2]
GAME, SEQUENCES = "crazy-eights", "str8-eight"
BOTH = pytest.mark.parametrize("game", [GAME, SEQUENCES])  # one game of each kind


def said(capsys, *arguments: str) -> str:
    """What a command that succeeds prints."""
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


@pytest.mark.parametrize("players", PLAYERS)
@BOTH
def test_a_playthrough_is_a_whole_match_that_can_be_replayed(capsys, game, players):
    told = said(capsys, "playthrough", game, "--seats", "3", "--seed", "seven", "--players", players)
    first, *lines = told.splitlines()
    assert first == f"# {game}, 3 seats, seed seven"
    assert "wins the match with" in lines[-1]
    played = variant(game)
    assert list(replay(played.game.begun(played.rules(3), "seven"), iter(lines))) == lines


@pytest.mark.slow
@pytest.mark.parametrize(("game", "ways"), [(GAME, {"out", "blocked"}), (SEQUENCES, {"sequence", "straight"})])
def test_simulate_prints_one_json_object_with_its_figures(capsys, game, ways):
    figures = simulated(capsys, game, "--seats", "3", "--matches", "2", "--players", "steady,easy")
    wanted = ["game", "seats", "matches", "rounds", "actions", "seconds", "actions_per_second", "round_length", "ended"]
    assert set(wanted) <= set(figures)
    assert (figures["game"], figures["seats"], figures["matches"]) == (game, 3, 2)
    assert figures["players"] == ["steady", "easy"]
    length = figures["round_length"]
    assert set(length) == {"median", "p90", "max"}
    assert 0 < length["median"] <= min(length["p90"], length["max"])
    assert set(figures["ended"]) <= ways
    assert figures["actions"] >= sum(figures["ended"].values()) == figures["rounds"] >= 2
    assert min(figures["seconds"], figures["actions_per_second"]) > 0
    assert sum(figures["matches_won"]) == 2


def simulated(capsys, game: str, *arguments: str) -> dict:
    return json.loads(said(capsys, "simulate", game, *arguments, "--json"))


@pytest.mark.slow
@BOTH
def test_simulate_is_the_same_for_the_same_seed(capsys, game):
    def figures(seed: str) -> dict:
        told = simulated(capsys, game, "--matches", "3", "--seed", seed)
        return {name: told[name] for name in told if name not in {"seconds", "actions_per_second"}}

    assert figures("1") == figures("1")
    assert figures("1") != figures("2")


@pytest.mark.parametrize(("most", "over"), [(1, 4), (300, 3), (10_000, 0)])
def test_simulate_counts_the_matches_that_do_not_end_within_the_bound(capsys, monkeypatch, most, over):
    monkeypatch.setattr(simulation, "BOUND", most)
    told = simulated(capsys, GAME, "--seats", "8", "--matches", "4", "--seed", "3")
    assert (told["over_the_bound"], sum(told["matches_won"])) == (over, 4 - over)
    assert sum(told["ended"].values()) == told["rounds"]
    assert told["actions"] >= 4


def test_in_teams_all_seats_of_a_team_have_the_same_player(subtests: pytest.Subtests):
    for rules, players, expected in [
        (rules_of(GAME, 3), "a b", "a b a"),
        (rules_of("eights", 4), "a b", "a b a b"),
        (rules_of(SEQUENCES, 6), "a b", "a b a a b a"),
        (rules_of(SEQUENCES, 8), "a b c", "a b c a a b c a"),
        (rules_of(GAME, 6, sides=2), "a b c", "a b a b a b"),
    ]:
        with subtests.test(rules=rules, players=players, expected=expected):
            assert simulation.by_seat(rules, players.split()) == expected.split()


def test_simulate_of_a_single_round_has_its_figures_too(capsys):
    found = (simulated(capsys, GAME, "--matches", "1", "--seed", str(seed), "--seats", "8") for seed in range(1, 30))
    length = next(told["round_length"] for told in found if told["rounds"] == 1)
    assert length["p90"] == length["max"]


def test_simulate_without_json_prints_a_line_for_each_figure(capsys):
    lines = said(capsys, "simulate", GAME, "--matches", "1", "--seats", "5").splitlines()
    assert [line.split()[0] for line in lines][:3] == ["game", "seats", "matches"]
    assert any(line.startswith("actions_per_second ") for line in lines)


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
        (["rules", "mau-mau", "--language", "xx"], "unknown language xx: pick en"),
        (["rules", "bridge"], "There’s no game called “bridge”. The games are crazy-eights"),
        (["playthrough", GAME, "--seats", "9"], "Crazy Eights is for 2 to 8 players, not 9"),
        (["playthrough", SEQUENCES, "--seats", "9"], "Str8 Eight is for 2 to 8 players, not 9"),
        (["simulate", GAME, "--seats", "1"], "Crazy Eights is for 2 to 8 players, not 1"),
        (["simulate", GAME, "--matches", "0"], "0 is not a whole number above 0"),
        (["simulate", GAME, "--matches", "many"], "many is not a whole number above 0"),
        (["simulate", GAME, "--players", "easy,oracle"], "unknown player oracle"),
        (["playthrough", GAME, "--players", "oracle"], "oracle"),
        (["playthrough", GAME, "--seats", "two"], "two"),
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
    assert "simulate" in capsys.readouterr().out


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
