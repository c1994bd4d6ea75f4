"""How a round goes on, whatever is done in it: the stock, what special cards do, turns, its end and its score."""
