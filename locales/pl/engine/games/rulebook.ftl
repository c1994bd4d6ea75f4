match = Mecz
one-dealer = Rozdaje osoba na pierwszym miejscu.
