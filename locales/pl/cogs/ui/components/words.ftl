nameless = ktoś
