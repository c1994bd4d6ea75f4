"""The leaderboard of a server."""

from collections.abc import Sequence

from discord import ui

from cogs.ui.components.controls import CHOICES, Control, button, option, post_here, select, turning
from cogs.ui.components.page import GOLD, Item, Page, rows
from cogs.ui.components.presses import RATINGS
from engine.games.variants import VARIANTS
from engine.words import Words, decimal
from model.people.leaderboard import LEAST_MATCHES, OF_MANY, OF_ONE_GAME, ORDERS, Leaderboard, Score
from model.people.leaderboard import Page as ScorePage
from model.people.names import escaped, members_told_apart
from model.people.rating import PROVISIONAL, Rating

LINES = 10  # lines of a page
PERIODS = ("month", "all")
ALL_GAMES = "all"  # as a word in a control

words = Words("cogs.ui.pages.people.leaderboard")


def leaderboard_page(
    scores: ScorePage,
    board: Leaderboard,
    period: str,
    number: int,
    games: Sequence[str],
    orders: Sequence[str] = ORDERS,
    *,
    posted: bool = False,
) -> Page:
    """Ten lines of a leaderboard, and the line of the member who asked if it is not among them.

    ``games``: those that have a leaderboard here, to pick from. ``orders``: those to pick from. ``posted``: for
    everyone, so there is nothing to pick.
    """
    empty = "empty-rating" if board.order == "rating" else "empty-of-many" if board.order in OF_MANY else "empty"
    called = members_told_apart({each.member: each.name for each in (*scores.scores, scores.own) if each})
    lines = [_score_line(each, called[each.member], board.order) for each in scores.scores]
    lines = lines or [words(empty, least=LEAST_MATCHES)]
    if scores.own and scores.own not in scores.scores:
        lines += ["…", _score_line(scores.own, called[scores.own.member], board.order)]
    name = VARIANTS[board.game].name if board.game in VARIANTS else ""
    title = words("title", game="named" if board.game else "all", name=name, period=period)
    note = words("note", order=board.order, least=LEAST_MATCHES, rated=PROVISIONAL) if scores.scores else ""
    text = "\n".join(filter(None, [title, *lines, note]))
    if posted:
        return Page([text], GOLD)
    last = max(0, scores.total - 1) // LINES
    return Page([text, *_rows(board, period, number, last, games, orders)], GOLD)


def order_name(order: str) -> str:
    return words("order", order=order)


def period_name(period: str) -> str:
    return words("period", period=period)


def _score_line(score: Score, name: str, order: str) -> str:
    counted = {"rounds": score.rounds_won, "points": score.points}.get(order, score.matches)
    told = words(
        "counted",
        order=order,
        won=score.matches_won,
        percent=round(100 * score.matches_won / max(1, score.matches)),
        average="" if score.average is None else decimal(score.average),
        count=counted,
        rating=rating_words(score.rating),
    )
    return words("line", rank=score.rank, name=escaped(name), counted=told)


def rating_words(rating: Rating) -> str:
    known = "no" if rating.provisional else "yes"
    return words("rating", known=known, number=str(rating.number), off=str(rating.give_or_take))


def _rows(
    board: Leaderboard, period: str, number: int, last: int, games: Sequence[str], known: Sequence[str]
) -> list[Item]:
    game = board.game or ALL_GAMES

    def to(page: int) -> Control:
        way = "previous" if page < number else "next"
        return Control("board", words=(board.order, period, str(page), game, way))

    kinds = [option(order_name(order), order, chosen=order == board.order) for order in known]
    kind = select(words("pick-kind"), Control("board", words=(board.order, period, "0", game, "order")), kinds)
    other = next(each for each in PERIODS if each != period)
    since = button(period_name(other), Control("board", words=(board.order, other, "0", game, "period")))
    how = [button(words("how"), Control(RATINGS, words=(period, game)))] if board.order == "rating" else []
    post = post_here(Control("board", words=(board.order, period, str(number), game)))
    turn = turning(words("previous"), words("next"), to, number, last + 1)
    return [ui.ActionRow(kind), *_game_row(board, period, games), *rows([*turn, since, post, *how])]


def _game_row(board: Leaderboard, period: str, games: Sequence[str]) -> list[Item]:
    """The games to pick from. All of them together only where that means something."""
    shown = [board.game] if board.game else []  # it stays among the options, however many games are played more
    known = [game for game in dict.fromkeys([*shown, *games]) if game in games and game in VARIANTS]
    known = [game for game in games if game in known[: CHOICES - 1]]
    options = [option(VARIANTS[game].name, game, chosen=game == board.game) for game in known]
    if board.order not in OF_ONE_GAME:
        options.insert(0, option(words("all-games"), ALL_GAMES, chosen=board.game is None))
    if not known:
        return []
    control = Control("board", words=(board.order, period, "0"))
    return [select(words("pick-game"), control, options)]
