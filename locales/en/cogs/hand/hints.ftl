# A hint: what an expert would do.

button = Hint
title = ### Hint · { $title }
advice = **{ $move }.**
play = Play { $cards }
play-suit = Play { $cards } and pick { $suit }
play-rank = Play { $cards } and ask for { $rank }
play-sequence = Play { $cards } on sequence { $sequence }
draw = Draw
take = Take the top card
discard = Discard { $card }
give = Give away { $card }
decline = Give nothing
pass = Pass
accept = Let the cards stand
challenge = Challenge
call = Say “{ $word }” now
catch = Catch { $name }
first = Say “{ $phrase }” first
nominate = Pick { $suit }
pick-direction = Pick { $way ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}
chance = { $who ->
    [side] Your side’s chance
   *[you] Your chance
    } to win the round: { $chance }% with this, { $other }% with the next best.
even = No other choice looks clearly better.
told = -# An expert bot suggests this. It never looks at hidden cards, and it can be wrong. Everyone at the table sees that you asked.
back = Back to my hand
