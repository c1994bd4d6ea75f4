"""Tables, tournaments, people and servers, and the rules by which they change. Pure: no I/O and no Discord."""
