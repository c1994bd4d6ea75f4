# Why a choice is a good one, in one sentence to the player who asked for a hint.

goes-out = { $off ->
    [0] { $count ->
        [one] It’s your last card.
       *[other] They’re your last cards.
    }
   *[other] You go out, and it takes { $off } off your total.
}
stops = { $name } has only { $left ->
        [one] one card
       *[other] { $left } cards
    } left, and this makes them draw or miss a turn.
lacks = { $name } drew { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    } on { $suit }, so they probably have none.
bluff = In { $tenths } of 10 hands { $name } could have, it’s a bluff.
holds = You have { $count ->
        [one] one more card
       *[other] { $count } more cards
    } of { $suit }.
hurts = It makes { $name } draw or miss a turn.
only = It’s the only card you can play.
several = It gets rid of { $count } cards at once.
opens = You can go on with { $cards } after it.
keeps = It keeps { $card } for later.
sheds = It gets rid of { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
gives-points = It gives away { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
draws = { CAPITAL($cards) } can do more for you later.
call = If you forget, you draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
call-opens = Otherwise you can’t go out next turn.
catch = { $name } forgot to speak up and draws { $count ->
        [one] a card
       *[other] { $count } cards
    } if you’re quick.
