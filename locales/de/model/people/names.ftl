nameless = jemand
someone = Jemand
