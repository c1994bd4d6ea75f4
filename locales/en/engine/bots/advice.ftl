# What is said of a choice that hangs on nothing which a sentence can tell.

ahead = In the rounds that I tried, it won { $count } more in 100 than the next best.
close = It’s close: nothing else did clearly better.
best = No other move is worth more right now.
