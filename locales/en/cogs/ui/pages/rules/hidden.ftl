# Hidden rules in the hand of a player: what is said before a move, and guessing.

phrases = Say a phrase before you play or draw, if a hidden rule asks for it. Breaking a hidden rule costs a card, and so does saying a phrase that no rule asks for.
say = { $phrase }
    .heard = Say: { $phrase }
guess = Guess a hidden rule
guessing = ### Guess a hidden rule · { $title }
    You have one guess a turn. A right guess tells you the rule, and a wrong one costs a card.
    { $unknown ->
        [0] You already know every hidden rule.
        [one] There’s one hidden rule you don’t know yet.
       *[other] There are { $unknown } hidden rules you don’t know yet.
    }
known = You know: { $rule }
pick = Pick your guess
back = Back to my hand
