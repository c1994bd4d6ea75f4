nameless = quelqu’un
someone = Quelqu’un
