# How well bots play, and what such a bot does.

easy = easy
    .about = makes a beginner’s mistakes
steady = steady
    .about = plays the obvious good card
expert = expert
    .about = remembers what everyone did, looks ahead, never sees hidden cards
