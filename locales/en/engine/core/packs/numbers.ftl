# The cards of the number pack that have a name.

pass-left = pass card to the left
    .short = Pass ←
pass-right = pass card to the right
    .short = Pass →
