# An event of the server has begun. $why is the sentence that says why its table isn’t open.

refused = “{ $event }” has begun, but I couldn’t open its table. { $why }
