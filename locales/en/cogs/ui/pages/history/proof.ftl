# What the record of a match proves about its deals, and what it doesn’t.

title = ### Match { $match } · { $game }
right = **The deals are right.**
deals = The seal fits, and { $deals ->
    [one] the deal
   *[other] all { $deals } deals
  } with { $shuffles ->
    [one] 1 shuffle
   *[other] { $shuffles } shuffles
  } came out of its secrets again.
moves = { $way ->
    [again] Every move was played again with the same outcome.
    [retired] This match was played with a rule that is no longer here, so the deals were dealt again and the moves were only read.
   *[stored] An older version of the bot played this match, so the deals were dealt again and the moves were only read.
}
seal = Compare this seal with the one in **Fair deal** before the match: `{ $seal }`
proves = { $mixed ->
    [old] If it’s the same, no deal was changed. This is an older match that mixed in nothing, so it doesn’t show that no one picked the secrets.
    [alone] If it’s the same, no deal was changed. No Join or Start was mixed in, so it doesn’t show that no one picked the secrets.
   *[pressed] If it’s the same, no deal was changed, and no player picked the cards. { $presses ->
        [one] 1 Join or Start
       *[other] { $presses } Joins and Starts
      } mixed in a number from Discord after the seal.
}
limits = -# It doesn’t show whether the operator discarded a start, looked at cards, or what chance the bots had.
