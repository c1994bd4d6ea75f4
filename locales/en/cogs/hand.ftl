## The hand that only its player sees, and what its buttons do.

title = ### Your hand · { $title }
notice = ❗ { $notice }
waiting = Waiting for { $name }…
out-of-match = **You’re out of the match.** Watch how it ends, or leave whenever you like.
paused = **The tournament is paused.**
paused-your-turn = **The tournament is paused.** It’s your turn when play resumes.
no-one = **No one is here, so the table waits.** Press **Come back** to play on.
away = { $why } Press **Come back** to play on.
ready = You’re ready. Waiting for the others.
silenced = ⚠️ I can’t write in { $channel } any more. Play on here, and ask a moderator to let me write there again.
silenced-lacking = ⚠️ I can’t write in { $channel } any more: I’m missing { $missing }. Play on here, and ask an admin for it.
sat-down = -# { $took } You sat down mid-match, so this seat’s result doesn’t count.
rematch = This match is over. The rematch is at { $title }.
not-dealt = You get your cards at { $title } when the host presses **Start**.
may-jump-in = **You hold { $card } too.** Jump in before anyone plays on it.
say-it = **Say “{ $word }” now**, before it costs you cards.

# Plans.

may-plan = Plan your move below.
    .heard = -# Plan your move: press what you want to do on your turn.
planned = **Planned: { $plan }**
    .heard = **Planned: { $plan }.** It plays itself on your turn, if it fits. Press **Clear the plan** to undo it.
plan-dropped = **Plan dropped: { $plan }.** { $why }
draw =
    .planned = draw a card
play-suit = Play { $cards } and pick { $suit }
    .planned = { $cards }, picking { $suit }
play-rank = Play { $cards } and ask for { $ranks }
plan-a-card = Plan a card
plan-one = { $card }
    .heard = Plan { $card }
plan-draw = Plan to draw
clear-plan = Clear
    .heard = Clear the plan

strip-seat = { $name } { $count }
strip-you = **You { $count }**
strip-out-seat = { $name } out of the match
strip-out-you = **You’re out of the match**

# What those who listen hear besides.

can-play = You can play { $cards }.

time = A bot takes over for { $name } { $when }.
    .you = A bot takes over for you { $when }.
cards = Cards: { $seats }
scores = { $begun ->
    [yes] Scores, leader first: { $scores }
   *[no] No score yet
}. { $best ->
    [rounds] The player who wins the most rounds wins.
    [highest] The highest total wins.
    [left] The last player left wins.
   *[lowest] The lowest total wins.
}

# Plays.

choose = **You’re playing { $cards }.** Pick a { suit-word }.
ask = **You’re playing { $cards }.** { $suit ->
    [none] Ask for a rank.
   *[other] You picked { $suit }. Ask for a rank.
}
sure = **{ $move }?**
picking = **You’re playing { $cards }**, the last one on top.
answering = **You’re playing { $cards }.** Now pick your answer.
pick-a-card = Pick a card
pick-suit = { $sign } { $label }
    .heard = Pick { $suit }
ask-for = { $ranks }
    .heard = Ask for { $ranks }
several = { $card } …
    .heard = Start a play with { $card }
copies = { $card } ({ $count })
    .heard = { $card }
onto = { $card } on sequence { $sequence }
    .heard = Add { $card } to your { $sequence ->
        [1] first
       *[2] second
    } sequence
and-call = { $play } · “{ $word }”
    .heard = { $play } and say “{ $word }”
add = + { $card }
    .heard = Add { $card } to this play
play = Play { $cards }
    .planned = { $cards }
play-these = Play these { $count } cards
play-one = { $card }
    .heard = Play { $card }
play-silent = { $card }
    .heard = Play { $card }, say nothing
play-saying = { $card } · “{ $word }”
    .heard = Say “{ $word }” and play { $card }
give-one = { $card }
    .heard = Give { $to } { $card }
give-saying = { $card } · “{ $word }”
    .heard = Say “{ $word }” and give { $to } { $card }
play-sequence = Play { $cards } on sequence { $sequence }
give = Give { $card }
jump-in = Jump in: { $card }
discard = Discard { $card }
one-less = Remove a card
another = Another card
    .heard = Pick another card instead

# Other buttons.

refresh = Refresh
more = More
my-hand = My hand
standing = Standings
come-back = Come back
why-not = Why not?
    .heard = Why can’t I play a card?
end-turn = End turn
keep = { $count ->
    [one] Keep it
   *[other] Keep them
}
pass = Pass
take = Take { $card }
    .heard = Take { $card }, then play or discard one
call = { $word }!
ready-button = Ready
give-nothing = Give nothing
clockwise = Clockwise
counterclockwise = Counterclockwise
stand = Let it stand
challenge = Challenge
take-back = Take back { $cards }

## Playing by button and by command. $name is a player's name.

no-seat = You don’t have a seat in a match at this table.
slipped = Your hand was out of date. Here it is now.
pick-in-hand = Press **My hand** and pick the cards there.
caught = You caught { $name }!
move-counted = { $refusal } Your last move counted: { $told }
    .heard = { $refusal } Your last move counted.
does-not-fit = { $card } (doesn’t fit now)

## What a player hears at a table for practice, each thing once. $card is the card that it is about.

lesson-matching = **Match the top card.** It’s { $card }: play a card of the same suit or rank. The highlighted cards fit.
lesson-wild = **{ CAPITAL($card) } is wild.** You can play it on almost anything, and you pick the suit to play next.
lesson-suit = **Someone picked a suit.** { CAPITAL($card) } is wild, so its own suit doesn’t count. Play the picked suit, or another wild card.
lesson-drawing = **Nothing to play on { $card }.** That happens! Press **Draw**.
lesson-penalty = **{ CAPITAL($card) } makes you draw.** Draw the penalty, or pass it on with a card that adds to it.
lesson-last-one = **You’re about to have one card left.** Press { $card } · “last card” to say so as you play. If you forget, you draw two cards.
lesson-skip = **{ CAPITAL($card) } skips.** The next player misses a turn. With two players, that means you go again.
lesson-reverse = **{ CAPITAL($card) } reverses the direction.** With two players, it’s a card like any other.
lesson-draw = **{ CAPITAL($card) } makes the next player draw.** Keep it for the right moment.
lesson-turn = **Start your turn by getting a card.** Draw one, or take { $card } if you can use it. Then play or discard one.
lesson-opening = **{ CAPITAL($card) } can start your sequence.** A sequence starts with any number from 1 to 8.
lesson-following = **{ CAPITAL($card) } fits your sequence.** It’s in the same row of the multiplication table as your last number. Eight numbers win the round.
lesson-swap = **{ CAPITAL($card) } swaps hands.** When you play it, you get the other player’s cards and they get yours.
lesson-discarding = **Nothing fits.** That happens! Discard a card you don’t need.

## Why a card can’t be played now.

why-title = Why not? · { $table }
pick = Pick a card to see why you can’t play it now.
all-playable = You can play every card in your hand.
playable = You can play { $card } now.
not-held = You don’t have { $card }.
select = A card I can’t play
back = Back to my hand

## Cards that are typed

no-card = “{ $typed }” isn’t a card. { $spelling }, or pick from the list.
torn-card = “{ $typed }” could be { $cards }. Write it in words, or pick from the list.
torn-suit = “{ $typed }” could be { $suits }. Write the whole word.
