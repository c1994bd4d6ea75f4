"""A player against another over the same deals: it sits on each side in turn, so that luck of the deal falls out."""

from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, median, stdev
from time import process_time

from engine.bots import EXPERT, PLAYERS
from engine.bots.expert import Effort, expert
from engine.chance.stream import Chance
from engine.core.actions import Options
from engine.core.history import Happened, history, one_more
from engine.core.ruleset import Ruleset
from engine.core.state import MatchState
from engine.games.registry import AnyGame
from engine.tools.progress import shown
from engine.tools.transcript import asked_seat

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

    ``whole``: whole matches are played instead of single rounds.
    """

    game: AnyGame
    rules: Ruleset
    player: str
    against: str
    effort: Effort
    seed: str
    whole: bool = False

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
        state: MatchState = self.game.start(self.rules, seed)
        chances = [Chance(f"{seed} {seat}") for seat in range(self.rules.seats)]
        so_far: tuple[Happened, ...] = ()
        for _ in range(LONGEST):
            if self._is_over(state):
                break
            before, seat = state, asked_seat(state)
            began = process_time()
            player, view = self.player if seat in side else self.against, self.game.view(state, seat)
            if player == EXPERT:
                seen = history(self.game.public_view, so_far, seat)
                action = expert(self.game, view, seen, chances[seat], self.effort)
            else:
                action = PLAYERS[player](self.game, view, chances[seat])
            options: Options = self.game.options(before, seat)
            if seat in side and len(options.cards) + len(options.actions) > 1:
                result.seconds.append(process_time() - began)
            state, events = self.game.act(state, seat, action)
            so_far = one_more(so_far, Happened(before, seat, tuple(events)))
        result.given_up += not self._is_over(state)
        return state

    def _is_over(self, state: MatchState) -> bool:
        return state.phase == "over" if self.whole else bool(state.sheet)


def outcome(duel: Duel, result: Result) -> list[str]:
    """The result in lines, with the effort that it took."""
    effort, times, each = duel.effort, sorted(result.seconds) or [0.0], "matches" if duel.whole else "rounds"
    left_out = [name for name, kept in (("beliefs", effort.beliefs), ("score", effort.score)) if not kept]
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
