# De instellingen van een server.

heading = ### Serverinstellingen
saved = Bewaard.

chapter-places = Plaatsen en taal
chapter-games = Spel en tempo
chapter-day = Dagspel
chapter-times = Tijden en pings
chapter-people = Rollen
chapter-limits = Grenzen

# De pagina.

channels = Kanalen · { $channels }
every-channel = alle
deleted = { $count ->
    [one] 1 (verwijderd)
   *[other] { $count } (verwijderd)
}
place-channel = Nieuwe tafels · in het kanaal
place-thread = Nieuwe tafels · elk in een eigen thread
language = Taal · { $language }
language-of-server = Taal · { $language }, net als de server
game = Standaardspel · { $game }
house-rules = “{ $name }” (huisregels)
house-rules-gone = { $game }, want de huisregels “{ $name }” zijn gewist
house-rules-missing = geen, want de huisregels “{ $name }” zijn gewist
day-on = Dagspel · { $game }
day-off = Dagspel · uit
pace = Tijd per beurt · { $pace }
zone = Tijdzone · { $zone }
quiet = Stille uren · { $start } tot { $end }
quiet-none = Stille uren · geen
clock = { $hour }:00
pings-on = Pings · aan
pings-off = Pings · uit
role = Rol om te pingen · { $role }
no-role = Rol om te pingen · geen
role-blocked = Van Discord mag ik die rol niet pingen: niet iedereen mag die vermelden, en ik mis **@everyone, @here en alle rollen vermelden**.
role-not-yours = Kies een rol die je zelf kunt vermelden.
everyone = iedereen
opens-tables = Wie tafels mag openen · { $roles }
opens-tournaments = Wie toernooien mag openen · { $roles }
limit-tables = Open tafels · { $channel } per kanaal, { $person } per persoon
limit-house-rules = Bewaarde huisregels · { $server } op de server, { $person } per persoon

# De formulieren.

ask-channels = Kanalen voor tafels en toernooien
    .help = Kies je er geen, dan mag elk kanaal. Threads horen bij hun kanaal.
ask-place = Waar nieuwe tafels opengaan
ask-place-channel = In het kanaal
ask-place-thread = Elk in een eigen thread
ask-language = Taal voor iedereen
    .help = Voor tafels, verslagen en pings. Spelers zien hun hand gewoon in hun eigen taal.
ask-language-server = Net als de server
ask-game = Standaardspel
ask-game-more = Of een van deze spellen
ask-house-rules = Of huisregels
    .help = Kies een van de bewaarde sets van deze server om standaard te spelen.
ask-pace = Standaardtijd per beurt
    .help = De host kan voor elke tafel een ander tempo kiezen.
ask-day = Dagspel
    .help = Iedereen hier kan één keer per dag dezelfde kaarten spelen met /eights today.
ask-day-game = Spel van de dag
ask-zone = Tijdzone
    .help = Een stad, zoals Amsterdam of New York, of UTC+2.
ask-quiet-from = Begin van de stille uren
    .help = In stille uren loopt de tijd niet af aan tafels met een langzaam tempo.
ask-quiet-until = Einde van de stille uren
ask-no-hour = Geen stille uren
ask-pings = Laat me spelers pingen
    .help = Spelers kiezen zelf of ze pings willen.
ask-role = Rol om te pingen als er een tafel opengaat
    .help = Hoogstens één keer per uur in elk kanaal, en nooit tijdens de stille uren.
ask-table-roles = Wie tafels mag openen
    .help = Kies je er geen, dan mag iedereen. Wie de server beheert, mag het altijd.
ask-tournament-roles = Wie toernooien mag openen
    .help = Kies je er geen, dan mag iedereen. Wie de server beheert, mag het altijd.
ask-limit-channel = Max. aantal open tafels per kanaal
ask-limit-member = Max. aantal open tafels per persoon
ask-limit-rules = Max. aantal bewaarde huisregels op de server
ask-limit-rules-member = Max. aantal bewaarde huisregels per persoon
