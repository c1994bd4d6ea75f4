nameless = een speler
someone = Iemand
