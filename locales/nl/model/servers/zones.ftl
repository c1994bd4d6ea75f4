# Wat er mis is met een getypte tijdzone.

unknown = Die tijdzone ken ik niet. Typ een regio en een stad, zoals Europe/Amsterdam of America/New_York, of UTC.
close = Die tijdzone ken ik niet. Bedoelde je { $zones }?
