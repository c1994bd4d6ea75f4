nameless = alguien
someone = Alguien
