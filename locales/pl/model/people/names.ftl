nameless = ktoś
someone = Ktoś
