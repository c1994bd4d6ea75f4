"""Try the rules without Discord: ``python -m engine games | rules | deal | replay | verify``."""

import argparse
import signal
import sys
from typing import NoReturn

from engine.chance import seal_of
from engine.core.actions import Deal
from engine.core.cards import listed
from engine.games.rulebook import plain_lines, small_print
from engine.games.variants import VARIANTS, UnknownGame, variant
from engine.matches.record import LONGEST, proof_line, read, summary
from engine.matches.telling import tell
from engine.words import ENGLISH, in_language, languages

USUAL_SEATS = 4
JOINER = "\u200d"  # makes one picture of several, as in many names


class _Parser(argparse.ArgumentParser):
    """A parser that raises its errors, so that ``main`` can report them in one line."""

    def error(self, message: str) -> NoReturn:
        raise ValueError(message)


def main(arguments: list[str] | None = None) -> int:
    """Run one command. Returns the exit status: 0, or 2 for a wrong argument."""
    parser = _Parser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")
    commands.add_parser("games", help="list the games").set_defaults(run=_games)
    book = commands.add_parser("rules", help="print the rulebook of a game")
    deal = commands.add_parser("deal", help="print the first deal of a seed, to check a match")
    for command, run in ((book, _rules), (deal, _deal)):
        command.add_argument("game", help="a key that `games` lists")
        command.add_argument("--seats", type=int, help=f"how many play ({USUAL_SEATS}, or as many as can)")
        command.set_defaults(run=run)
    book.add_argument("--language", default=ENGLISH, choices=languages(), help="the rulebook's language")
    deal.add_argument("--seed", required=True)
    deal.add_argument("--salt", default="")
    replay = commands.add_parser("replay", help="check every step of a match record, as Download gives it")
    verify = commands.add_parser("verify", help="check the seal and every deal of a match record")
    for command, line in ((replay, summary), (verify, proof_line)):
        command.add_argument("file", help="the JSON file")
        command.set_defaults(run=_look_into, line=line)
    try:
        options = parser.parse_args(arguments)
        if "game" in options:
            game = options.game = variant(options.game)
            if options.seats and options.seats not in game.seats:
                parser.error(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {options.seats}")
            options.seats = options.seats or min(USUAL_SEATS, game.seats[-1])
        options.run(options)
    except (UnknownGame, ValueError) as mistake:
        print(f"engine: {_harmless(str(mistake))}", file=sys.stderr)
        return 2
    return 0


def _games(options: argparse.Namespace) -> None:
    for game in VARIANTS.values():
        print(f"{game.key:<16} {game.players:<16} {game.length:<8} {game.name}: {game.line}")


def _rules(options: argparse.Namespace) -> None:
    rules = options.game.rules(options.seats)
    with in_language(options.language):
        print("\n".join(filter(None, [*plain_lines(rules), options.game.left_out, small_print(rules)])))


def _deal(options: argparse.Namespace) -> None:
    state, events = options.game.game.begun(options.game.rules(options.seats), options.seed).act(0, Deal())
    print(f"Seal of this seed and salt: {seal_of(1, options.seed, options.salt)}")
    names = [f"Seat {number}" for number in range(1, options.seats + 1)]
    print("\n".join(filter(None, (tell(event, names) for event in events))))
    for seat, hand in enumerate(state.hands, start=1):
        print(f"Seat {seat}: {listed(hand)}")


def _look_into(options: argparse.Namespace) -> None:
    try:
        with open(options.file, encoding="utf-8-sig") as opened:  # noqa: PTH123  the engine knows no paths
            text = opened.read(LONGEST + 1)
    except OSError as trouble:
        raise ValueError(f"{options.file} can’t be opened: {trouble.strerror}") from trouble
    except UnicodeDecodeError as damage:
        raise ValueError(f"{options.file} isn’t a text file, so it isn’t a match record") from damage
    print(_harmless(options.line(read(text))))


def _harmless(text: str) -> str:
    """Text that a file may have written in part, without what a terminal would obey."""
    return "".join(sign if sign.isprintable() or sign == JOINER else "\ufffd" for sign in text)


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # who has read enough, as ``head`` has, ends it without a word
    sys.exit(main())
