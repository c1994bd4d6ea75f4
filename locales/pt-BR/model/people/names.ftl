nameless = alguém
someone = Alguém
