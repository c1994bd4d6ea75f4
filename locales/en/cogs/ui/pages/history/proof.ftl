# What the record of a match proves about its deals, and what it doesn’t.

title = ### Match { $match } · { $game }
right = **The deals are right.**
deals = The seal fits, and { $deals ->
    [one] the deal
   *[other] all { $deals } deals
  } and { $shuffles ->
    [one] 1 shuffle
   *[other] { $shuffles } shuffles
  } were reproduced from its seed and salt.
moves = { $way ->
    [again] I replayed every move, and the outcome was the same.
    [retired] This match used a rule that no longer exists, so I checked the deals and only read the moves.
   *[stored] This match was played on an older version of the bot, so I checked the deals and only read the moves.
}
seal = Compare this seal with the one that **Fair deal** showed before the match: `{ $seal }`
proves = { $mixed ->
    [old] If it’s the same, no deal was changed. This older match mixed in nothing, so the seal doesn’t rule out that someone picked the seed and salt.
    [alone] If it’s the same, no deal was changed. No Join or Start was mixed in, so the seal doesn’t rule out that someone picked the seed and salt.
   *[pressed] If it’s the same, no deal was changed, and no player picked the cards. { $presses ->
        [one] 1 Join or Start
       *[other] { $presses } Joins and Starts
      } mixed in a number from Discord after the seal.
}
limits = -# This check doesn’t show whether the bot’s operator threw away a start or looked at cards, or how the bots made random choices.
