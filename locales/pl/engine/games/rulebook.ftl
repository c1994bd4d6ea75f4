match = Mecz
one-dealer = Rozdaje pierwsze miejsce.
