"""Games of the British Isles, Australia and New Zealand. Source: linked-variants.md, sections 5.2, 5.4 and 5.9."""

from collections.abc import Mapping

from engine.core.ruleset import Ruleset
from engine.shedding.effects import Effect
from engine.shedding.rules import Rules, packs_for


def jacks_twos_eights(seats: int) -> Rules:
    """Source: linked-variants.md 5.4, J28. Jacks are wild, and no one goes out with a Jack, Two or Eight, as it
    recommends.

    Decided between one source and another: play begins at the left (J28-wh, not J28-wp), and Eights are answered by
    Eights (J28-ls, whose A♥, A♠ and last cards these are too, not J28-wh).
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 7),
        deal=7,
        first_dealer="low card",
        wild=("J",),
        effects=(("2", Effect("draw", 2)), ("8", Effect("skip")), ("AH", Effect("draw", 5))),
        answered_by=(("AH", "none"),),
        cancels=("AS",),
        cancels_only=(("AS", "A"),),
        skip_stacking=True,
        after_drawing="drawn card",
        groups="chains",
        call_penalty=1,
        not_last=("J", "2", "8"),
        costs=(("J", 20),),
        target=101,
    )


def jack_change_it(seats: int) -> Rules:
    """Source: linked-variants.md 5.4, Jack Change It. With two players a Queen is no trick card (JCI-wk, JCI-ac). What
    is left out its rulebook tells.
    """
    queens = (("Q", Effect("reverse")),) if seats > 2 else ()
    return Rules(
        seats=seats,
        packs=packs_for(seats, 7),
        deal=7,
        wild=("J",),
        wild_starter="another card",
        effects=(("2", Effect("draw", 2)), ("8", Effect("skip")), *queens, ("AH", Effect("draw", 5))),
        starter_effects="another card",
        answered_by=(("AH", "none"),),
        cancels=("5H",),
        cancels_only=(("5H", "A"),),
        groups="equal ranks",
        call="catch",
        call_penalty=1,
        not_last=("J", "2", "8", *(rank for rank, _ in queens), "AH"),
        last_alone=True,
        scoring="rounds",
    )


def last_card(seats: int) -> Rules:
    """Source: linked-variants.md 5.9. Large groups, which get five cards each (LC-abs), begin with six players.

    An Ace turned up first gives only its suit as any other card, so no one picks one.
    """
    deal = 7 if seats <= 5 else 5
    return Rules(
        seats=seats,
        packs=packs_for(seats, deal),
        deal=deal,
        wild=("A",),
        wild_starter="own suit",
        starter_suit_only=True,
        effects=(("2", Effect("draw", 2)), ("5", Effect("draw", 5)), ("T", Effect("skip")), ("J", Effect("again"))),
        groups="equal ranks",
        winning_card_acts=True,
        winning_wild=True,
        scoring="rounds",
    )


def switch(seats: int) -> Rules:
    """Source: linked-variants.md 5.2; two packs where the deal needs them (rulings.md, "Second pack").

    Two sources put equal ranks together, one of them plain ranks only: here any may go together. A red Jack cancels
    what black Jacks have made, as Twos and Jacks do not mix (SW-lg).
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 7),
        deal=7,
        wild=("A",),
        wild_starter="another card",
        effects=(
            ("2", Effect("draw", 2)),
            ("JS", Effect("draw", 5)),
            ("JC", Effect("draw", 5)),
            ("8", Effect("skip")),
            ("Q", Effect("reverse")),
        ),
        starter_effects="another card",
        cancels=("JH", "JD"),
        cancels_only=(("JH", "J"), ("JD", "J")),
        after_drawing="drawn card",
        groups="equal ranks",
        costs=(("A", 50),),
        target=50,
    )


def irish(rules: Ruleset) -> Mapping[str, object]:
    """Source: linked-variants.md 5.2, Irish Switch: nine cards up to four players, seven above."""
    return {"deal": 9 if rules.seats <= 4 else 7}
