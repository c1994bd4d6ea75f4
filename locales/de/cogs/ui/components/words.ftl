nameless = jemand
