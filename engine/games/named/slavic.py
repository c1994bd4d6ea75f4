"""Games of Russia, Czechia and their neighbours. Sources: more-cousins.md, sections 6.1, 6.3 and 6.4, and
linked-variants.md, section 1.9.
"""

from collections.abc import Mapping

from engine.core.ruleset import Ruleset
from engine.shedding.chapters import UNTIL_ABLE
from engine.shedding.effects import Effect
from engine.shedding.rules import Rules, packs_for


def hundred_and_one(seats: int) -> Rules:
    """Source: more-cousins.md 6.3. Nothing is said of a call, so there is none. Two packs for five players, as the deal
    needs them (rulings.md, "Second pack").

    What it leaves open: a Queen covers a Nine, as it goes on anything; a Nine can't be the last card, as no other would
    cover it; totals may fall below 0.
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 5, size=36),
        pack_size=36,
        first_card="of the dealer",
        wild=("Q",),
        effects=(
            ("6", Effect("draw", 1)),
            ("7", Effect("draw", 2)),
            ("KS", Effect("draw", 4)),
            ("A", Effect("skip")),
            ("9", Effect("again")),
        ),
        stacking="none",
        cover="draw until covered",
        draw_though_able=False,
        after_drawing="drawn card",
        call="none",
        not_last=("9",),
        costs=(*((rank, 0) for rank in "6789"), ("J", 2), ("Q", 3), ("K", 4), ("A", 11)),
        points_off=(("Q", 20), ("QS", 40)),
        target=101,
        knockout="at the target",
        exact_target=True,
    )


def covered_sixes(rules: Ruleset) -> Mapping[str, object]:
    """Source: more-cousins.md 6.3, "in many towns Six instead". A Nine is plain there."""
    effects = (("6", Effect("again")), ("7", Effect("draw", 2)), ("KS", Effect("draw", 4)), ("A", Effect("skip")))
    return {"effects": effects, "not_last": ("6",)}


def sixes_for_all(rules: Ruleset) -> Mapping[str, object]:
    """Source: more-cousins.md 6.3, "Six goes on for everyone", and "or the winner begins": who deals plays the first
    card.
    """
    effects = (("6", Effect("all draw", 1)), *hundred_and_one(rules.seats).effects[1:])
    return {"effects": effects, "next_dealer": "winner"}


def prsi(seats: int) -> Rules:
    """Source: more-cousins.md 6.1. A Seven or an Ace that starts acts, and two cards are drawn for a forgotten “prší”,
    as in Mau-Mau.
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 4, size=32),
        pack_size=32,
        deal=4,
        wild=("Q",),
        wild_starter="bottom card",
        effects=(("7", Effect("draw", 2)), ("A", Effect("skip"))),
        skip_stacking=True,
        skips_add_up=False,
        call="with last card",
        call_word="prsi",
        scoring="rounds",
    )


def counted(rules: Ruleset) -> Mapping[str, object]:
    """Source: more-cousins.md 6.1, "Counting version". It names no end, so it is five rounds, as in Mau-Mau."""
    costs = (("J", 2), ("Q", 3), ("K", 4), ("A", 11))
    return {"scoring": "penalty", "costs": costs, "rounds_to_play": 5}


def pentagon(seats: int) -> Rules:
    """Source: more-cousins.md 6.4. Nothing is said of a call, so there is none.

    What it leaves open: two to four play, as in Hundred and One. What a Six or a Seven brings is not answered, as
    nothing is said of it. There is no new stock, or one suit could go round for ever. Who reached 100 first has lost,
    and the lowest total has won.
    """
    return Rules(
        seats=seats,
        pack_size=36,
        first_card="any",
        first_player="winner",
        matching="suit",
        still_fitting=("6",),
        wild=("Q",),
        effects=(
            ("6", Effect("draw", 2)),
            ("7", Effect("draw", 1)),
            ("A", Effect("skip")),
            ("Q", Effect("skip")),
        ),
        stacking="none",
        draws=UNTIL_ABLE,
        draw_though_able=False,
        after_drawing="drawn card",
        reshuffle=False,
        call="none",
        costs=(*((rank, 0) for rank in "6789"), ("J", 2), ("Q", 20), ("K", 4), ("A", 11)),
    )


def backyard_bridge(seats: int) -> Rules:
    """Source: linked-variants.md 1.9 and the rules of that program. Nothing is said of a call, so there is none.

    "The first player automatically plays a random card" is read as the dealer's last card, as in Hundred and One. So is
    what it leaves open: no one answers a Seven or an Eight, who can't play draws one and may play it, and a Six has to
    be covered and can't be the last card.
    """
    return Rules(
        seats=seats,
        pack_size=36,
        first_card="of the dealer",
        wild=("J",),
        effects=(
            ("6", Effect("again")),
            ("7", Effect("draw", 1)),
            ("8", Effect("draw", 2)),
            ("A", Effect("skip")),
        ),
        stacking="none",
        cover="draw until covered",
        draw_though_able=False,
        after_drawing="drawn card",
        call="none",
        not_last=("6",),
        costs=(*((rank, 0) for rank in "6789"), ("J", 20), ("A", 15)),
        points_off=(("J", 20),),
        target=125,
        knockout="at the target",
        exact_target=True,
    )
