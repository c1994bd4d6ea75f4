# A hint: what an expert would do.

button = Hint
title = ### Hint · { $title }
play = **Play { $cards }.**
play-suit = **Play { $cards } and pick { $suit }.**
play-rank = **Play { $cards } and ask for { $rank }.**
play-sequence = **Play { $cards } on sequence { $sequence }.**
draw = **Draw.**
take = **Take the top card.**
discard = **Discard { $card }.**
give = **Give away { $card }.**
decline = **Give nothing.**
pass = **Pass.**
accept = **Let the cards stand.**
challenge = **Challenge.**
call = **Say “{ $word }” now.**
catch = **Catch { $name }.**
first = **Say “{ $phrase }” first.**
nominate = **Pick { $suit }.**
pick-direction = **Pick { $way ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}.**
chance = { $who ->
    [side] Your side’s chance
   *[you] Your chance
    } to win the round: { $before } before this move, { $after } after it.
about = about { $share }%
less = less than { $share }%
more = more than { $share }%
tried = -# An expert bot weighed your choices and played many rounds on, with cards that fit what you’ve seen. It never looks at hidden cards, and it can be wrong.
told = -# The table is told that you asked.
back = Back to my hand
