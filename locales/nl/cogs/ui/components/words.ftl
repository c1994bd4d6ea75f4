# Namen die mensen typten.

nameless = een speler
