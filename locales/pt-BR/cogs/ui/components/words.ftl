nameless = alguém
