"""A player against another over the same deals: it sits on each side in turn, so that luck of the deal falls out.

python -m tests.tools.duel crazy-eights --seats 2 --rounds 200
"""

import argparse
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, median, stdev
from time import process_time

from engine.bots import EXPERT, PLAYERS
from engine.bots.expert import USUAL, Effort, expert
from engine.chance import Chance
from engine.core.actions import Options
from engine.core.game import Game, Happened, history, one_more
from engine.core.match import MatchState
from engine.core.ruleset import Ruleset
from engine.games.codec import house_of
from engine.games.house_rules import HouseRules
from engine.games.registry import game_of
from engine.games.variants import variant
from tests.simulation import asked_seat
from tests.tools.progress import shown

LONGEST = 5_000  # actions of a round, which is given up then
NORMAL = 1.96  # standard errors on each side of 95 in 100


@dataclass
class Result:
    """What came of it: the share of the rounds that the player's side won on each deal, and how long choices took."""

    shares: list[float] = field(default_factory=list)
    rounds: int = 0
    given_up: int = 0
    seconds: list[float] = field(default_factory=list)

    @property
    def share(self) -> float:
        return fmean(self.shares)

    @property
    def margin(self) -> float:
        """How far the true share may be away, on either side, 95 times in 100. The rounds of a deal are alike."""
        return NORMAL * stdev(self.shares) / sqrt(len(self.shares)) if len(self.shares) > 1 else 1.0


@dataclass(frozen=True)
class Duel:
    """A game by its rules, the player that is measured, the player of all other sides, and the expert's effort.

    ``whole``: whole matches are played instead of single rounds. ``forgets``: an expert thinks without what it has
    seen.
    """

    game: Game
    rules: Ruleset
    player: str
    against: str
    effort: Effort
    seed: str
    whole: bool = False
    forgets: bool = False

    def played(self, rounds: int) -> Result:
        """The result of about so many rounds: each deal is played once for each side."""
        result, sides = Result(), tuple(dict.fromkeys(self.rules.partners))
        for deal in shown(range(-(-rounds // len(sides))), "Playing", "deal"):
            shares = []
            for side in sides:
                end = self._round(f"{self.seed} {deal}", side, result)
                won = end.winners if self.whole else [each.winner for each in end.sheet if each.winner is not None]
                fair = 1 / self.rules.sides_in_play  # for who sits there, where no one won
                shares.append(sum(seat in side for seat in won) / len(won) if won else fair)
            result.shares.append(fmean(shares))
            result.rounds += len(sides)
        return result

    def _round(self, seed: str, side: tuple[int, ...], result: Result) -> MatchState:
        """The first round of a match, or all of it, with the player on one side."""
        state: MatchState = self.game.begun(self.rules, seed)
        chances = [Chance(f"{seed} {seat}") for seat in range(self.rules.seats)]
        so_far: tuple[Happened, ...] = ()
        for _ in range(LONGEST):
            if self._is_over(state):
                break
            before, seat = state, asked_seat(state)
            began = process_time()
            player, view = self.player if seat in side else self.against, state.view(seat)
            if player == EXPERT:
                seen = () if self.forgets else history(so_far, seat)
                action = expert(view, seen, chances[seat], self.effort)
            else:
                action = PLAYERS[player](view, chances[seat])
            options: Options = before.may_do(seat)
            if seat in side and len(options.cards) + len(options.actions) > 1:
                result.seconds.append(process_time() - began)
            state, events = state.act(seat, action)
            so_far = one_more(so_far, Happened(before, seat, tuple(events)))
        result.given_up += not self._is_over(state)
        return state

    def _is_over(self, state: MatchState) -> bool:
        return state.phase == "over" if self.whole else bool(state.sheet)


def outcome(duel: Duel, result: Result) -> list[str]:
    """The result in lines, with the effort that it took."""
    effort, times, each = duel.effort, sorted(result.seconds) or [0.0], "matches" if duel.whole else "rounds"
    left_out = [name for name, kept in (("beliefs", not duel.forgets), ("score", effort.score)) if not kept]
    ninety_nine = times[len(times) * 99 // 100]
    lines = [
        f"{duel.player} against {duel.against}: {_percent(result.share)} of {result.rounds} {each}",
        f"± {_percent(result.margin)} (95 in 100 times), where {_percent(1 / duel.rules.sides_in_play)} is fair",
        f"effort: {effort.playouts} playouts, moves ahead: {effort.moves or 'as usual'}",
        f"{len(times)} choices: median {_ms(median(times))}, 99 in 100 within {_ms(ninety_nine)}, all {_ms(times[-1])}",
    ]
    lines += [f"without {' and '.join(left_out)}"] if left_out else []
    return lines + ([f"{result.given_up} given up after {LONGEST} actions"] if result.given_up else [])


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=200, help="about so many: each deal once for each side")
    parser.add_argument("--player", default=EXPERT, choices=(*PLAYERS, EXPERT), help="who sits on each side in turn")
    parser.add_argument("--against", default="steady", choices=(*PLAYERS, EXPERT), help="who has all the other seats")
    parser.add_argument("--playouts", type=int, default=USUAL.playouts, help="rounds played on for a choice")
    parser.add_argument("--moves", type=int, default=USUAL.moves, help="how far (as far as usual)")
    parser.add_argument("--without", nargs="*", default=(), choices=("beliefs", "score"))
    parser.add_argument("--code", help="house rules, by the code that the table shares")
    parser.add_argument("--seed", default="duel", help="any text")
    parser.add_argument("--matches", action="store_true", help="play whole matches instead of rounds")
    asked = parser.parse_args()
    rules = (house_of(asked.code) if asked.code else HouseRules(variant(asked.game).key)).rules(asked.seats)
    effort, forgets = (
        Effort(asked.playouts, asked.moves, score="score" not in asked.without),
        "beliefs" in asked.without,
    )
    players = asked.player, asked.against
    duel = Duel(game_of(rules), rules, *players, effort, asked.seed, whole=asked.matches, forgets=forgets)
    print(f"{asked.game}, {asked.seats} seats, seed {asked.seed}")
    print("\n".join(outcome(duel, duel.played(asked.rounds))))


if __name__ == "__main__":
    main()
