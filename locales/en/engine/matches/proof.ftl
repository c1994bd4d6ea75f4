# What the record of a match proves about its deals.

nothing = This match record has no moves, so there’s nothing to check.
other-cards = This match record isn’t what was dealt: the cards of move { $step } don’t follow from its seed.
other-version = The deals of this match can’t be checked, because this version of the bot plays by different rules.
right = { $game }: the seal is right, and so { $deals ->
    [one] is the deal
   *[other] are all { $deals } deals
  } ({ $shuffles ->
    [one] 1 shuffle
   *[other] { $shuffles } shuffles
  }). { $way ->
    [again] Every move was replayed, with the same outcome and the same results. Names, times and who was a bot come from the file alone.
    [retired] One of its rules no longer exists, so only its deals were checked.
   *[stored] Another version of the bot played it, so only its deals and shuffles were checked.
  } Compare this seal with the one you saw before the match: { $seal }
