# The paces of a table: how long a person has for a turn.

pace-30s = Live · 30 seconds
pace-1m = Live · 1 minute
pace-2m = Live · 2 minutes
pace-5m = Relaxed · 5 minutes
pace-1h = Relaxed · 1 hour
pace-1d = Slow · 1 day
pace-3d = Slow · 3 days
pace-7d = Slow · 7 days
pace-none = No time limit
pace-unknown = Default

# $time is a time in words, such as 5 minutes.
pace-usual = Default · { $time }

lasting-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
lasting-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
lasting-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
lasting-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
