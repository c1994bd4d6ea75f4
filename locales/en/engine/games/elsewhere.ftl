# Games that aren’t dealt here: what they’re called, and why the nearest one is near. `.also` lists their other names.

uno = Uno
    .also = Uno!
    .why = Uno’s deck belongs to its maker, so it isn’t dealt here. { $nearest } comes closest: you skip, reverse, stack +2, and call your last card.
spoons = Spoons
    .also = Mork and Mindy
    .why = Spoons is a race to grab a spoon, and that can’t be fair on Discord. { $nearest } comes closest: break a rule there, and you draw a card.
army-prsi = Army Prší
    .also = Armádní prší, Vojenské prší
    .why = Hardly anything is written down about the special cards of Army Prší. { $nearest } comes closest, with one deck and fewer special cards.
macau-london = Macau London
    .also = London Macau
    .why = No one has written down the rules of Macau London. { $nearest } comes closest, and that’s where the name comes from.
flaps = Flaps
    .also = Flap
    .why = Flaps has its own deck with the rules printed on it. { $nearest } comes closest: an Eight skips the next player there too.
