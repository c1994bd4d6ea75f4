"""The matches of a server that are over, to look at one again, and what the record of one proves about its deals."""

from collections.abc import Sequence
from datetime import UTC, datetime

from discord import SelectOption

from cogs.ui.components.controls import OPTION, Control, selects, turning
from cogs.ui.components.page import ACTIVE, CALM, Page, line, rows
from engine.games.variants import VARIANTS
from engine.matches.record import Proof
from engine.words import Words, and_listed, beside
from model.people.names import escaped, safe
from model.servers.history import Past
from service.history.replays import names_of

LINES = 8  # matches of a page
ANY, HERE = "all", "here"  # as words in a control

words = Words("cogs.ui.pages.history.history")
PROOF = Words("cogs.ui.pages.history.proof")


def history_page(found: Sequence[Past], whose: str, control: Control, number: int, *, more: bool) -> Page:
    """Some matches, the newest first. ``control`` lists the same ones from their beginning.

    ``whose`` they are stands in the title. ``more``: older ones follow.
    """
    game = control.words[1]
    lines = [words("title", whose=whose, game=ANY if game == ANY else game_name(game))]
    options = []
    for past in found:
        called, when = game_name(past.game), f"<t:{round(past.ended_at)}:R>"
        lines.append(words("match", match=past.id, game=called, when=when, who=_who(past)))
        label = words("option", match=past.id, game=called)[:OPTION]
        options.append(SelectOption(label=label, value=str(past.id), description=_names(past)[:OPTION]))
    if not found:
        lines.append(words("empty-page" if number else "empty"))
    picking = selects(words("pick"), Control("replay"), options)

    def to(page: int) -> Control:
        way = "newer" if page < number else "older"
        return Control(control.action, words=(*control.words, str(max(0, page)), way))

    turn = turning(words("newer"), words("older"), to, number, number + 1 + more)
    return Page(["\n".join(lines), *picking, *rows(turn)], CALM)


def whose_name(name: str | None, *, here: bool) -> str:
    """Whose matches are listed, as the title says it."""
    if name is None:
        return words("whose-channel" if here else "whose-server")
    return words("whose-member-channel" if here else "whose-member", name=safe(name))


def game_name(key: str) -> str:
    """What a game is called. One that is no longer known keeps its key."""
    return VARIANTS[key].name if key in VARIANTS else key


def _who(past: Past) -> str:
    called = {seat: escaped(name) for seat, name in names_of(past.sat).items()}
    if past.outcome != "finished":
        return beside([*(called[each.seat] for each in past.sat), words("abandoned")])
    return beside(
        words("who", won="yes" if each.won else "no", name=called[each.seat], total=each.total) for each in past.sat
    )


def _names(past: Past) -> str:
    called = names_of(past.sat)
    return and_listed([called[each.seat] for each in past.sat]) or "–"


def choice_name(past: Past) -> str:
    day = datetime.fromtimestamp(past.ended_at, UTC).date()
    said = words("option", match=past.id, game=game_name(past.game))
    return beside((said, str(day), _names(past)))[:OPTION]


def proof_page(match: int, game: str, proof: Proof) -> Page:
    """The page of a match whose seal and deals are right. ``game``: its key."""
    mixed = "old" if proof.scheme == 1 else "pressed" if proof.presses else "alone"
    told = [
        PROOF("title", match=match, game=game_name(game)),
        PROOF("right"),
        PROOF("deals", deals=proof.deals, shuffles=proof.shuffles),
        PROOF("moves", way=proof.way),
        PROOF("seal", seal=proof.seal),
        PROOF("proves", mixed=mixed, presses=proof.presses),
        PROOF("limits"),
    ]
    return line("\n".join(told), ACTIVE)
