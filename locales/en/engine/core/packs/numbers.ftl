# The cards of the number pack that have a name.

pass-left = pass card to the left
    .short = Pass ←
    .typed = left passleft
pass-right = pass card to the right
    .short = Pass →
    .typed = right passright
