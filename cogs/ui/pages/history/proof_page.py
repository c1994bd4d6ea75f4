"""What the record of a match proves about its deals, and what it doesn't."""

from cogs.ui.components.page import ACTIVE, Page, line
from cogs.ui.pages.history.history_page import game_name
from engine.matches.proof import Proof
from engine.words import Words

words = Words("cogs.ui.pages.history.proof")


def proof_page(match: int, game: str, proof: Proof) -> Page:
    """The page of a match whose seal and deals are right. ``game``: its key."""

    mixed = "old" if proof.scheme == 1 else "pressed" if proof.presses else "alone"
    told = [
        words("title", match=match, game=game_name(game)),
        words("right"),
        words("deals", deals=proof.deals, shuffles=proof.shuffles),
        words("moves", way=proof.way),
        words("seal", seal=proof.seal),
        words("proves", mixed=mixed, presses=proof.presses),
        words("limits"),
    ]
    return line("\n".join(told), ACTIVE)
