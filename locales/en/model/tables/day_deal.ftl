# The deal of the day, before it is played.

label = Deal of the day
over = Today’s deal is over. The next one starts <t:{ $at }:R>.
off = This server has no deal of the day. Someone with Manage Server can switch it on in `/eights settings`.
once = You’ve had your one try at today’s deal. See how it stands with `/eights today`.
not-begun = I couldn’t save your try, so it hasn’t begun. Press **Play** again in a moment.
no-game = The deal of the day is set to a game that’s no longer available. Someone with Manage Server can pick another one in `/eights settings`.
