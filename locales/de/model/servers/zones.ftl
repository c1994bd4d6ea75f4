unknown = Diese Zeitzone kenne ich nicht. Schreib Region und Stadt, etwa Europe/Berlin oder America/New_York, oder UTC.
close = Diese Zeitzone kenne ich nicht. Meinst du { $zones }?
