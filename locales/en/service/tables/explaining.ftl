# Why calm experts played as they did: why that can’t be told.

no-experts = No calm expert plays here, so no one explains their moves. Before a match, the host turns that on under **Table options**.
not-over = That round isn’t over yet. Press **Why so?** when everyone’s cards are on the table.
not-kept = The moves of this round can’t be followed any more, so no one can say why. Press **Why so?** after the next round.
no-answer = The experts can’t answer right now. Press **Why so?** again in a moment.
