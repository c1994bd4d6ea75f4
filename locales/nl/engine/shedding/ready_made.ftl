# Sets huisregels om mee te beginnen.

draw-until = Pak tot je kunt spelen
    .help = Kun je niet spelen, blijf dan pakken tot er een kaart past, en speel die.
stacking = Stapelen
    .help = Speel op een pluskaart een andere pluskaart in plaats van te pakken. De strafkaarten worden opgeteld.
quick = Snel spel
    .help = Minder kaarten in de hand en een lagere eindscore.
no-specials = Geen pestkaarten
    .help = Een kaart hoeft alleen te passen en doet verder niets. Keuzekaarten blijven keuzekaarten.
wild-jokers = Jokers als keuzekaart
    .help = Twee jokers in elk spel kaarten. Speel er een wanneer je wilt en kies een kleur.

# Waarom een set niet bij de regels van een tafel past.
every-rank-is-busy = Voor stapelen is een pluskaart nodig, en elke waarde doet hier iets anders. Maak een waarde vrij onder Pestkaarten.
