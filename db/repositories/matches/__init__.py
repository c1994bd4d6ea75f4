"""Tables, tournaments and matches as rows, and all that is counted from them."""
