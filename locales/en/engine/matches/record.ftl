# What is wrong with the record of a match, and what is found in one.

not-json = This isn’t a match record, or it’s damaged.
too-long = This file is too big for a match record.
newer = This match record is from a newer version of the bot.
part = This match record is damaged: its { $part } can’t be read.
rules = This match record is damaged, or its game isn’t known to this version of the bot.
scheme = This match record has a kind of seal that this version of the bot doesn’t know.
form = This match record is damaged: its seed, its salt, or the numbers of its Join and Start presses aren’t valid.
seal = This match record doesn’t match its seal: its seed and salt aren’t the ones that were sealed.
step = This match record is damaged: move { $step } can’t follow the ones before it.
other-step = This match record isn’t what was played: move { $step } comes out differently.
outcome = This match record isn’t what was played: its ending doesn’t follow from its moves.
half-character = This match record is damaged: some of its text can’t be read.
result = This match record isn’t what was played: seat { $seat } had a different result.
house-rules = { $game } with house rules
found = { $game }: { $steps ->
    [one] { $steps } move
   *[other] { $steps } moves
  } in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }, { $way ->
    [again] all replayed with the same outcome
   *[stored] read as { $steps ->
      [one] it was
     *[other] they were
    } stored
  }. { $winners ->
    [0] { $outcome ->
        [finished] No one won.
       *[unfinished] The match was not finished.
    }
   *[other] { $names } won.
  }
