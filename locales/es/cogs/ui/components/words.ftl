nameless = alguien
