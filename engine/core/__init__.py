"""All that every kind of game has: cards, actions, events, states, views and rules, and the one door to them."""
