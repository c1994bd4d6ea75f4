# A match that is over, step by step.

title = ## Replay · { $game }
stage = -# Match #{ $match } · round { $round } · move { $step } of { $steps }
open = -# All hands are open.
as-seat = -# As { $name } saw it.
seat = { $turn ->
    [yes] ➤
   *[no] •
} **{ $name }** · { $notes }
    .heard = **{ $name }** · { $notes }
hand = -# { $cards }
nothing = Nothing else happened.
first = First
previous = Previous
next = Next
last = Last
round = Next round
download = Download
matches = All matches
jump = Jump to a move
    .heard = Jump to a round
jump-option = { $step } · { $words }
    .heard = { $words }
jump-earlier = Earlier moves
    .heard = Earlier rounds
jump-later = Later moves
    .heard = Later rounds
view = Whose cards
view-open = All hands
view-seat = { $name }’s view
button = Replay
unknown = This replay page has expired. Open it again with `/eights history`.
download-title = ## Match #{ $match }, to keep
download-what = The record is for programs: `python -m engine replay` checks every move in it.
download-too-large = This match is too long for a Discord file.
download-note = -# It names the players. If someone asks to be forgotten later, their name stays in any file you’ve saved.
