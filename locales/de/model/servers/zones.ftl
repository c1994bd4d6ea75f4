unknown = Diese Zeitzone kenne ich nicht. Schreib eine Stadt, etwa Berlin oder New York, oder den Abstand zu UTC, etwa UTC+2.
close = Diese Zeitzone kenne ich nicht. Meinst du { $zones }?
