"""The games of the classic texts, those of English-speaking countries, and those whose players make the rules.

Sources: S0 to S4, see rulings.md, and linked-variants.md, sections 5.2 to 5.4, 5.9, 5.16, 5.19, 5.20 and 5.22.
"""

from functools import cache

from engine.games.named import game, like, ready_made
from engine.shedding.chapters import UNTIL_ABLE
from engine.shedding.rules import packs_for
from engine.str8.rules import ONE_PACK, TEAMS, SequenceRules

# fmt: off

# Source: S3, "Basic Game" and "Special Cards".
crazy_eights = game(lambda seats: 7 if seats == 2 else 5, effects="Q: skip, A: reverse, 2: draw 2", costs="8: 50")

# Source: S0.
eights = game(
    lambda seats: 7 if seats == 2 else 5, costs="8: 50",
    sides=lambda seats: 2 if seats == 4 else 0, first_dealer="low card",
    wild_starter="own suit",
    draws=UNTIL_ABLE, after_drawing="any card", reshuffle=False,
    call="none",
    bonus=lambda seats: 0 if seats == 3 else 100,
    settlement=lambda seats: "among all" if seats == 3 else "with the winner",
)

# Source: S1. The person, who sits first, deals first (step 2, "you are assigned as the dealer").
eights_program = game(
    7, costs="8: 50",
    first_dealer="first seat",
    draws=UNTIL_ABLE, after_drawing="any card", hand_limit=27,
    call="none",
    scoring="collect",
)

# Source: S4.
eights_250 = game(
    lambda seats: 7 if seats <= 4 else 5, costs="8: 50, A: 10",
    first_dealer="low card",
    wild_starter="first player free",
    call="none",
    scoring="collect", target=250, bonus=100,
)

# Source: S3, "Crazy Eights Countdown".
countdown = like(
    crazy_eights,
    packs=lambda seats: packs_for(seats, 8), deal=8, goal="countdown",
    wild="", own_wild=True,
)

# Source: S3, "a version in which Jacks skip the next player".
countdown_jacks = like(countdown, effects="J: skip, 2: draw 2, QS: draw 5", groups="equal ranks")

# Source: S3, "Kings Reverse".
kings_reverse = game(
    10, wild="J", effects="7: draw 2, 8: skip, K: reverse, AS: gift, *: draw 4", jokers=2,
    packs=lambda seats: 3 if seats > 5 else 2,
    naming="own suit", wild_starter="own suit", last_resort="*", bluffing=True,
    two_player_reverse="skip", stacking="none",
    after_drawing="drawn card must", reshuffle=False,
    marriage=True,
    call="catch", call_word="one card", winning_card_acts=True,
    costs="A 2 3 4 5 6 9 T Q: 5, 7 8 K AS: 20, J: 15, *: 25", target=500,
)

# Source: S3, "2 - pick up 2 blackjack - pick up 5"; the rest as in Crazy Eights (rulings.md). Runs and equal ranks go
# together, and change into each other (linked-variants.md 5.3, BJ-jw, BJ-ms, WASPS).
blackjack = like(
    crazy_eights,
    wild="A", open_cards="Q",
    effects="2: draw 2, JS JC: draw 5, K: reverse, 8: skip", stacking="any draw card", cancels="JH JD",
    groups="chains", group_reverse="top one",
    costs="A: 50",
)

# Source: linked-variants.md 5.19, the numbers of <BK-e2>: play or draw one, a breach costs one card, Jokers are wild,
# and no other card is special before someone makes it so. Three rounds won make a match, as no source names a number.
bartok = game(
    5, wild="", jokers=2,
    grows="openly",
    call_word="bartok", call_penalty=1,
    scoring="rounds", rounds_to_win=3,
)

# Source: linked-variants.md 5.20: about one pack for two or three players, and one card for each breach. What Mao's
# typical cards do (an Ace skips, a Jack is wild) stays open, so that what is hidden is only how to behave. Who can play
# must, and may play what was drawn: with penalties on top, rounds would go on for too long otherwise.
mao = like(
    bartok,
    packs=lambda seats: max(packs_for(seats, 5), -(-seats // 3)), jokers=0, grows="hidden",
    wild="J",
    effects="A: skip, 8: reverse",
    draw_though_able=False, after_drawing="drawn card",
    call_word="mao",
)

# Source: linked-variants.md 5.2. Two sources put equal ranks together, one of them plain ranks only: here any may go
# together. A red Jack cancels what black Jacks have made, as Twos and Jacks do not mix (SW-lg).
switch = game(
    7, wild="A", effects="2: draw 2, JS JC: draw 5, 8: skip, Q: reverse", costs="A: 50",
    wild_starter="another card",
    starter_effects="another card", cancels="JH JD", cancels_only="JH JD: J",
    after_drawing="drawn card",
    groups="equal ranks",
    target=50,
)

# Source: linked-variants.md 5.2: nine cards up to four players, seven above
IRISH_SWITCH = ready_made("irish-switch", deal=lambda seats: 9 if seats <= 4 else 7)

# Source: linked-variants.md 5.4, J28. Jacks are wild, and no one goes out with a Jack, Two or Eight, as it recommends.
# Decided between one source and another: play begins at the left (J28-wh, not J28-wp), and Eights are answered by
# Eights (J28-ls, whose A♥, A♠ and last cards these are too, not J28-wh).
jacks_twos_eights = game(
    7, wild="J", effects="2: draw 2, 8: skip, AH: draw 5", costs="J: 20",
    first_dealer="low card",
    answered_by="AH: none", cancels="AS", cancels_only="AS: A", skip_stacking=True,
    after_drawing="drawn card",
    groups="chains",
    call_penalty=1, not_last="J 2 8",
    target=101,
)

# Source: linked-variants.md 5.4, Jack Change It. With two players a Queen is no trick card (JCI-wk, JCI-ac). What is
# left out its rulebook tells.
jack_change_it = game(
    7, wild="J",
    wild_starter="another card",
    effects=lambda seats: f"2: draw 2, 8: skip, {'Q: reverse, ' if seats > 2 else ''}AH: draw 5",
    starter_effects="another card", answered_by="AH: none", cancels="5H", cancels_only="5H: A",
    groups="equal ranks",
    call="catch", call_penalty=1,
    not_last=lambda seats: "J 2 8 Q AH" if seats > 2 else "J 2 8 AH", last_alone=True,
    scoring="rounds",
)

# Source: linked-variants.md 5.9. Large groups, which get five cards each (LC-abs), begin with six players. An Ace
# turned up first gives only its suit as any other card, so no one picks one.
last_card = game(
    lambda seats: 7 if seats <= 5 else 5, wild="A", effects="2: draw 2, 5: draw 5, T: skip, J: again",
    wild_starter="own suit", starter_suit_only=True,
    groups="equal ranks",
    winning_card_acts=True, winning_wild=True,
    scoring="rounds",
)

# Source: linked-variants.md 5.15, the preset <8-qc>.
huit = game(
    8, effects="2: draw 2, 2S: draw 4, *: draw 5, T: reverse, J: skip", costs="8: 50", jokers=2,
    stacking="none",
)

# Source: linked-variants.md 5.16, Super Crazy Eights: fifteen rounds of 8, 7, … 1, … 8 cards.
super_crazy_eights = game(
    8, effects="A: reverse, 2: draw 2, 3: skip", costs="8: 50",
    deals="down and up",
    wild_starter="first player free",
    rounds_to_play=15,
)

# Source: linked-variants.md 5.22, with two packs and one deal for each player (RW-pw).
rockaway = game(
    7, wild="A", costs="A: 15",
    packs=2,
    naming="own suit", wild_starter="own suit",
    draws=UNTIL_ABLE, after_drawing="any card", reshuffle=False,
    rounds_to_play=lambda seats: seats,
)


@cache
def str8_eight(seats: int) -> SequenceRules:
    """Source: S2; rulings.md, "Str8 Eight", for five and more."""
    teams = seats // 2 if seats in TEAMS else 0
    packs = 1 if seats <= ONE_PACK or teams else 2
    return SequenceRules(seats=seats, sides=teams, packs=packs, target=1000 if seats == 2 else 500)
