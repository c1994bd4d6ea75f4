"""The command line: ``python -m engine games | rules | playthrough | simulate | deal | replay``."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.bots import PLAYERS
from engine.chance.stream import seal
from engine.core.actions import Deal
from engine.core.cards import listed
from engine.games.rulebook import plain_lines, small_print
from engine.games.variants import VARIANTS, UnknownGame, variant
from engine.tools import simulation
from engine.tools.transcript import replay
from engine.words import in_language, languages
from tests.engine.shedding.table import rules_of

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


@pytest.mark.parametrize("language", languages())
def test_rules_are_printed_in_any_language(capsys, language):
    *lines, last = said(capsys, "rules", "mau-mau", "--language", language).splitlines()
    rules = variant("mau-mau").rules(4)
    with in_language(language):
        assert (tuple(lines), last) == (plain_lines(rules), small_print(rules))


def test_a_language_that_is_not_spoken_is_refused_with_those_that_are(capsys):
    assert main(["rules", "mau-mau", "--language", "xx"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "unknown language xx: pick en" in told


@pytest.mark.parametrize("seats", [2, 4, 8])
@BOTH
def test_rules_prints_the_rulebook(capsys, game, seats):
    *lines, last = said(capsys, "rules", game, "--seats", str(seats)).splitlines()
    rules = variant(game).rules(seats)
    assert (tuple(lines), last) == (plain_lines(rules), small_print(rules))


@BOTH
def test_rules_are_for_four_unless_told(capsys, game):
    assert said(capsys, "rules", game) == said(capsys, "rules", game, "--seats", "4")


@pytest.mark.parametrize("players", PLAYERS)
@BOTH
def test_a_playthrough_is_a_whole_match_that_can_be_replayed(capsys, game, players):
    first, *lines = said(
        capsys, "playthrough", game, "--seats", "3", "--seed", "seven", "--players", players
    ).splitlines()
    assert first == f"# {game}, 3 seats, seed seven"
    assert "wins the match with" in lines[-1]
    played = variant(game)
    assert list(replay(played.game, played.game.start(played.rules(3), "seven"), iter(lines))) == lines


@pytest.mark.parametrize(("game", "ways"), [(GAME, {"out", "blocked"}), (SEQUENCES, {"sequence", "straight"})])
def test_simulate_prints_one_json_object_with_its_figures(capsys, game, ways):
    figures = json.loads(said(capsys, "simulate", game, "--seats", "3", "--matches", "5", "--seed", "2", "--json"))
    wanted = ["game", "seats", "matches", "rounds", "actions", "seconds", "actions_per_second", "round_length", "ended"]
    assert set(wanted) <= set(figures)
    assert (figures["game"], figures["seats"], figures["matches"]) == (game, 3, 5)
    assert set(figures["round_length"]) == {"median", "p90", "max"}
    length = figures["round_length"]
    assert 0 < length["median"] <= length["p90"]
    assert length["median"] <= length["max"]
    assert set(figures["ended"]) <= ways
    assert sum(figures["ended"].values()) == figures["rounds"] >= 5
    assert figures["actions"] >= figures["rounds"]
    assert figures["seconds"] > 0
    assert figures["actions_per_second"] > 0
    assert sum(figures["matches_won"]) == 5


@pytest.mark.slow
@BOTH
def test_simulate_is_the_same_for_the_same_seed(capsys, game):
    def figures(seed: str) -> dict:
        told = json.loads(said(capsys, "simulate", game, "--matches", "3", "--seed", seed, "--json"))
        return {name: told[name] for name in told if name not in {"seconds", "actions_per_second"}}

    assert figures("1") == figures("1")
    assert figures("1") != figures("2")


@BOTH
def test_simulate_deals_the_players_to_the_seats_in_turn(capsys, game):
    told = json.loads(
        said(capsys, "simulate", game, "--seats", "2", "--matches", "2", "--players", "steady,easy", "--json")
    )
    assert told["players"] == ["steady", "easy"]


@pytest.mark.parametrize(("most", "over"), [(1, 4), (300, 3), (10_000, 0)])
def test_simulate_counts_the_matches_that_do_not_end_within_the_bound(capsys, monkeypatch, most, over):
    monkeypatch.setattr(simulation, "BOUND", most)
    told = json.loads(said(capsys, "simulate", GAME, "--seats", "8", "--matches", "4", "--seed", "3", "--json"))
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
    for seed in range(1, 30):
        told = json.loads(
            said(capsys, "simulate", GAME, "--matches", "1", "--seed", str(seed), "--seats", "8", "--json")
        )
        if told["rounds"] == 1:
            assert told["round_length"]["p90"] == told["round_length"]["max"]
            return
    raise AssertionError("no match of one round")


def test_simulate_without_json_prints_a_line_for_each_figure(capsys):
    lines = said(capsys, "simulate", GAME, "--matches", "1", "--seats", "5").splitlines()
    assert [line.split()[0] for line in lines][:3] == ["game", "seats", "matches"]
    assert any(line.startswith("actions_per_second ") for line in lines)


@BOTH
def test_deal_shows_the_first_deal_and_its_seal(capsys, game):
    lines = said(capsys, "deal", game, "--seats", "3", "--seed", "abc", "--salt", "x").splitlines()
    assert lines[0] == f"Seal of this seed and salt: {seal('abc', 'x')}"
    played = variant(game)
    state, _ = played.game.act(played.game.start(played.rules(3), "abc"), 0, Deal())
    assert lines[-3:] == [f"Seat {seat}: {listed(hand)}" for seat, hand in enumerate(state.hands, start=1)]
    assert lines[1].startswith("Round 1: ")
    assert [line for line in lines if "first card" in line] == [
        f"The first card is {card}." for card in listed(state.pile).split()
    ]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
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
    for arguments, status in ((["games"], 0), (["rules", "bridge"], 2)):
        ran = subprocess.run(
            [sys.executable, "-m", "engine", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert ran.returncode == status
        assert "Traceback" not in ran.stderr


def test_an_unknown_game_names_those_there_are():
    with pytest.raises(UnknownGame, match="The games are crazy-eights"):
        variant("bridge")


def test_a_rulebook_tells_what_is_left_out(capsys):
    """Source: linked-variants.md 5.4 and 5.10, what these games have in some groups and not here."""
    told = {key: said(capsys, "rules", key).splitlines()[-2] for key in ("jack-change-it", "one-card", GAME)}
    assert "2♥ to the A♥" in told["jack-change-it"]
    assert "21 cards" in told["one-card"]
    assert "Jokers go on any card" in told["one-card"]
    assert VARIANTS[GAME].left_out == ""
