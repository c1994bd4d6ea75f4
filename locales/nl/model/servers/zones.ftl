# Wat er mis is met een getypte tijdzone.

unknown = Die tijdzone ken ik niet. Typ een stad, zoals Amsterdam of New York, of het verschil met UTC, zoals UTC+2.
close = Die tijdzone ken ik niet. Bedoelde je { $zones }?
