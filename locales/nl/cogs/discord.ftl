## Als een antwoord niet gegeven kon worden zoals het hoort.

failed = Er ging bij mij iets mis. Kijk nog eens naar de tafel, en probeer het dan opnieuw.
done = Dat is gelukt, maar ik kon het niet tonen. Druk aan de tafel op **Mijn hand**, of gebruik `/eights hand`.
unwelcome = Van Discord mag ik daar hier niet op antwoorden. Probeer het in een ander kanaal.
again = Probeer opnieuw

## Wat er mis is met een commando zoals het getypt werd.

changed = Dit commando is veranderd. Laad Discord opnieuw, en probeer het dan nog eens.
elsewhere = Kaarten deel ik alleen op servers. Voeg me aan een server toe, en open daar een tafel met `/eights open`.
no-choice = “{ $value }” is geen keuze voor { $option }. Kies er een uit de lijst.
wrong-length = { $option } moet { $least } tot { $most } tekens hebben, en jij typte er { $count }.
wrong-number = Bij { $option } hoort een getal van { $least } tot { $most }.

permission-view-channel = Kanaal bekijken
permission-attach-files = Bestanden bijvoegen
permission-send-messages = Berichten verzenden
permission-send-messages-in-threads = Berichten verzenden in threads
permission-create-public-threads = Openbare threads aanmaken
permission-read-message-history = Berichtgeschiedenis lezen

without-pictures = -# Ik kan hier geen afbeeldingen tonen, want ik mis de machtiging “{ $missing }”.
absent = Mijn commando’s zijn er op deze server, maar ik nog niet. Vraag een beheerder om [me toe te voegen]({ $link }), en probeer het dan opnieuw.

## Wat knoppen en menu’s van veel pagina’s zeggen.

back-more = Terug naar Meer
back-house-rules = Terug naar Huisregels
back-saved-sets = Terug naar Bewaarde huisregels
back-first-steps = Terug naar Eerste stappen
back-help = Terug naar Help
back-leaderboard = Terug naar Ranglijst
back-replay = Verder met terugkijken
back-me = Terug naar jouw pagina
back-named = Terug naar { $name }

from-to = { $what }: { $first } t/m { $last }
post-here = Plaats hier
row = { $label } · { $value }
on = aan
off = uit
none = geen

## Voor luisteraars: wat tekens en kleuren aan het oog zeggen.

bot = bot
spoken-changed = (veranderd)
to-play = { $name } (aan de beurt)
seat-cards = { $name }: { cards }.
chosen = { $label } (gekozen)
score = { $name }: { $points }
