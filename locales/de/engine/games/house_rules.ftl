# Hausregeln, von denen es einige nicht mehr gibt.

left-out = { $count ->
    [one] Eine dieser Hausregeln gibt es nicht mehr, sie fällt weg.
   *[other] { $count } dieser Hausregeln gibt es nicht mehr, sie fallen weg.
}
