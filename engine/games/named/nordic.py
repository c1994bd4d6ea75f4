"""Games of the north. Source: more-cousins.md, sections 6.6 to 6.8."""

from collections.abc import Mapping
from dataclasses import replace

from engine.core.ruleset import Ruleset
from engine.games.named.classics import EIGHT_50
from engine.shedding.effects import Effect
from engine.shedding.rules import Rules, packs_for


def vandatta(seats: int) -> Rules:
    """Source: more-cousins.md 6.6. Two packs for five players, as the deal needs them (rulings.md, "Second pack").

    What it leaves open: an Eight or an Ace turned up goes back; other cards may go on the answer to an Ace, if they are
    of its rank. The last card goes by itself, as “lappen” is said before it, and as an Ace with its answer can't be the
    last play (sparbankeneken.se).
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 7),
        deal=7,
        apart=("8", "A"),
        wild_starter="another card",
        effects=(("A", Effect("all draw", 1)),),
        starter_effects="another card",
        draws=3,
        draw_though_able=False,
        after_drawing="drawn card",
        groups="equal ranks",
        questions=("A",),
        call="to go out",
        call_word="lappen",
        winning_card_acts=True,
        not_last=("8", "A"),
        costs=(*((rank, 5) for rank in "2345679"), ("8", 25), ("A", 15)),
        knockout="at the target",
    )


def olsen(seats: int) -> Rules:
    """Source: more-cousins.md 6.7. An Eight that starts is picked for by the dealer, as in Crazy Eights."""
    return Rules(
        seats=seats,
        deal=5,
        play_on=seats > 2,
        naming="another suit",
        effects=(),
        after_drawing="drawn card",
        groups="equal ranks",
        call="catch",
        call_word="olsen",
        call_penalty=3,
        scoring="rounds",
    )


def olsen_by_points(rules: Ruleset) -> Mapping[str, object]:
    """Source: more-cousins.md 6.7, "points left in hands to 200, lowest wins". Cards cost the same as in Crazy
    Eights.
    """
    return {"play_on": False, "scoring": "penalty", "costs": EIGHT_50, "target": 200}


def olsen_olsen(seats: int) -> Rules:
    """Source: more-cousins.md 6.8. The first one out wins, as in Olsen."""
    return Rules(
        seats=seats,
        deal=8 if seats <= 4 else 5,
        wild_starter="first player free",
        effects=(),
        draws=3,
        draw_though_able=False,
        after_drawing="drawn card",
        groups="equal ranks",
        call_word="olsen of iceland",
        second_call="going out",
        second_word="olsen olsen",
        call_penalty=3,
        scoring="rounds",
    )


def up_and_down(seats: int) -> Rules:
    """Source: more-cousins.md 6.8, "Upp og niður", with draws and calls as in Ólsen Ólsen. The first one out wins.

    What it leaves open: no card is wild and none does anything, as only ranks count. King and Ace are next to each
    other, as it recommends. Equal ranks go together, as in Ólsen Ólsen: without that a round hardly ever ends.
    """
    return replace(olsen_olsen(seats), deal=5, matching="next rank", wild=())
