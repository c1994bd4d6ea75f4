"""Try the rules without Discord: ``python -m engine games | rules | playthrough | simulate | deal | verify``."""

import argparse
import json
import signal
import sys
from collections.abc import Callable
from typing import NoReturn

from engine.bots import PLAYERS
from engine.chance.stream import seal
from engine.core.actions import Deal
from engine.core.cards import listed
from engine.games.rulebook import plain_lines, small_print
from engine.games.variants import VARIANTS, UnknownGame, variant
from engine.matches.record import LONGEST, proof_line, read, summary
from engine.simulation import Stuck, event_lines, playthrough, simulate
from engine.words import ENGLISH, in_language, languages

USUAL_SEATS = 4
JOINER = "\u200d"  # makes one picture of several, as in many names


class _Parser(argparse.ArgumentParser):
    """A parser that raises its errors, so that ``main`` can report them in one line."""

    def error(self, message: str) -> NoReturn:
        raise ValueError(message)


def main(arguments: list[str] | None = None) -> int:
    """Run one command. Returns the exit status: 0, or 2 for a wrong argument."""
    try:
        asked = _parser().parse_args(arguments)
        if "game" in asked:
            _seat(asked)
        asked.run(asked)
    except (UnknownGame, Stuck, ValueError) as mistake:
        print(f"engine: {_harmless(str(mistake))}", file=sys.stderr)
        return 2
    return 0


def _seat(asked: argparse.Namespace) -> None:
    """Set the seats: up to four unless a number is given. Raises ValueError."""
    game = variant(asked.game)
    asked.seats = asked.seats or min(USUAL_SEATS, game.seats[-1])
    if asked.seats not in game.seats:
        raise ValueError(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {asked.seats}")


def _games(asked: argparse.Namespace) -> None:
    for game in VARIANTS.values():
        print(f"{game.key:<16} {game.players:<16} {game.length:<8} {game.name}: {game.line}")


def _rules(asked: argparse.Namespace) -> None:
    game = variant(asked.game)
    rules = game.rules(asked.seats)
    with in_language(asked.language):
        print("\n".join(filter(None, [*plain_lines(rules), game.left_out, small_print(rules)])))


def _playthrough(asked: argparse.Namespace) -> None:
    game = variant(asked.game)
    print(f"# {game.key}, {asked.seats} seats, seed {asked.seed}")
    for line in playthrough(game.rules(asked.seats), asked.seed, PLAYERS[asked.players]):
        print(line)


def _simulate(asked: argparse.Namespace) -> None:
    figures = simulate(variant(asked.game), asked.seats, asked.matches, asked.seed, asked.players.split(","))
    if asked.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(f"{name:<20} {figure}")


def _deal(asked: argparse.Namespace) -> None:
    game = variant(asked.game)
    state, events = game.game.begun(game.rules(asked.seats), asked.seed).act(0, Deal())
    print(f"Seal of this seed and salt: {seal(asked.seed, asked.salt)}")
    print("\n".join(line.strip() for line in event_lines(events, asked.seats)))
    for seat, hand in enumerate(state.hands, start=1):
        print(f"Seat {seat}: {listed(hand)}")


def _look_into(asked: argparse.Namespace) -> None:
    try:
        with open(asked.file, encoding="utf-8-sig") as opened:  # noqa: PTH123  the engine knows no paths
            text = opened.read(LONGEST + 1)
    except OSError as trouble:
        raise ValueError(f"{asked.file} can’t be opened: {trouble.strerror}") from trouble
    except UnicodeDecodeError as damage:
        raise ValueError(f"{asked.file} isn’t a text file, so it isn’t a match record") from damage
    print(_harmless(asked.told(read(text))))


def _harmless(text: str) -> str:
    """Text that a file may have written in part, without what a terminal would obey."""
    return "".join(sign if sign.isprintable() or sign == JOINER else "\ufffd" for sign in text)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")
    commands.add_parser("games", help="list the games").set_defaults(run=_games)
    book = commands.add_parser("rules", help="print the rulebook of a game")
    _about_a_game(book, _rules)
    book.add_argument(
        "--language", type=_language, default=ENGLISH, help=f"the rulebook's language: {', '.join(languages())}"
    )
    whole = commands.add_parser("playthrough", help="print a whole match")
    _about_a_game(whole, _playthrough)
    whole.add_argument("--seed", default="1", help="any text")
    whole.add_argument("--players", default="easy", choices=PLAYERS)
    many = commands.add_parser("simulate", help="play many matches and print figures")
    _about_a_game(many, _simulate)
    many.add_argument("--matches", type=_positive, default=100)
    many.add_argument("--seed", type=int, default=1)
    many.add_argument(
        "--players",
        type=_players,
        default="random",
        help=f"random, {', '.join(PLAYERS)}, or a list such as easy,steady, used in turn by seat or team",
    )
    many.add_argument("--json", action="store_true", help="one JSON object")
    deal = commands.add_parser("deal", help="print the first deal of a seed, to check a match")
    _about_a_game(deal, _deal)
    deal.add_argument("--seed", required=True)
    deal.add_argument("--salt", default="")
    for name, checked, about in (
        ("replay", summary, "check every step of a match record, as Download gives it"),
        ("verify", proof_line, "check the seal and every deal of a match record"),
    ):
        check = commands.add_parser(name, help=about)
        check.add_argument("file", help="the JSON file")
        check.set_defaults(run=_look_into, told=checked)
    return parser


def _about_a_game(parser: argparse.ArgumentParser, run: Callable[[argparse.Namespace], None]) -> None:
    parser.add_argument("game", help="a key that `games` lists")
    parser.add_argument("--seats", type=int, help=f"how many play ({USUAL_SEATS}, or as many as can)")
    parser.set_defaults(run=run)


def _positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text} is not a whole number above 0")
    return int(text)


def _language(text: str) -> str:
    if text not in languages():
        raise argparse.ArgumentTypeError(f"unknown language {text}: pick {', '.join(languages())}")
    return text


def _players(text: str) -> str:
    unknown = set(text.split(",")) - {"random", *PLAYERS}
    if unknown:
        raise argparse.ArgumentTypeError(
            f"unknown player {', '.join(sorted(unknown))}: pick {', '.join(PLAYERS)} or random"
        )
    return text


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # who has read enough, as ``head`` has, ends it without a word
    sys.exit(main())
