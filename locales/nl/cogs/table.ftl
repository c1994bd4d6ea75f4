## Het openbare bericht van een tafel tijdens de partij, en in het kort wat er gebeurde.

# De stand van zaken.

round = Ronde { $round } · { $aim }
tournament-round = Toernooi { $tournament } · één ronde
turn = **{ $name } is aan de beurt**
turn-doing = **{ $name } is aan de beurt** · { $doing }
turn-until = { $turn } · bot speelt { $when }
soon = zo
paused = **Het toernooi is gepauzeerd.** Hierna is { $name } aan de beurt, met de volle tijd.
no-one = **Er is niemand, dus de tafel wacht.** Druk op **Kom terug** om verder te gaan. De tafel sluit { $when }.
too-long = **Iedereen wacht al een dag op { $name }.** Wie hier zit, kan zolang een bot laten spelen.
    .host = **Iedereen wacht al een dag op { $name }.** Wie hier zit, kan de host worden en zolang een bot laten spelen.
round-over = **De ronde is voorbij.** De volgende begint als iedereen klaar is, of { $when }.
dealt = De kaarten zijn gedeeld.

# De plekken.

seat = **{ $name }** · { $notes }
seat-turn = ➤ { $seat }
seat-waiting = • { $seat }
bot = 🤖 { $seat }
    .heard = bot { $seat }
with = met { $names }
dealer = deler
away = weg, een bot speelt
ready = klaar

# Knoppen.

ready-button = Klaar
hand-button = Mijn hand
more-button = Meer
back-button = Kom terug
sit-button = Schuif aan
let-bot-button = Laat een bot spelen

# Wat er gebeurde, in korte regels.

you = Jij
line = **{ $name }** { $words }
happened-left = { $name } is weg. Een bot neemt het over.
    .you = Je bent weg. Een bot speelt voor je.
happened-quit = { $name } ligt eruit en is weg.
    .you = Je ligt eruit en bent weg.
happened-late = De tijd van { $name } is om. Een bot neemt het over.
    .you = Je tijd is om. Een bot speelt voor je.
happened-removed = { $by } laat een bot spelen voor { $name }.
    .you = { $by } laat een bot voor je spelen.
happened-stood-in = Een bot speelt voor { $name }.
    .you = Een bot speelt voor je.
happened-back = { $name } is terug.
    .you = Je bent terug.
happened-sat = { $name } neemt de plek van { $by } over.
    .you = Je neemt de plek van { $by } over.
happened-waited = Iedereen heeft een dag op { $name } gewacht.
    .you = Iedereen heeft een dag op jou gewacht.
happened-host = { $name } is nu de host.
    .you = Jij bent nu de host.
happened-first = { $name } is net iets sneller dan { $by }.
    .you = Jij bent net iets sneller dan { $by }.
happened-hint = { $name } vraagt om een tip.
    .you = Je vraagt om een tip.
happened-closed = { $by } sluit de tafel.
happened-idle = De tafel sluit, want er is niemand meer.
happened-retired = Een van de regels van deze partij bestaat niet meer, dus eindigt de partij zonder uitslag.
stood-in = Een bot speelde voor { $name } in { $count ->
    [one] ronde { $rounds }
   *[other] rondes { $rounds }
}.

## Het paneel Meer van een tafel.

heading = ### Meer · { $table }
remove = Haal een speler weg
    .match = Vervang door een bot
seats = Plekken in deze partij
more-seat = Plek { $number }: { $name }
options = Tafelopties
log = Verslag
scores = Scores
pile = Stapel
rules = Spelregels
details = Eerlijk gedeeld
ping = Ping mij
    .off = Stop met pingen
invite = Nodig iemand uit
leave = Geef mijn plek op
close = Sluit de tafel

## De pauze na een ronde, het einde van een partij, en wat van een gesloten tafel blijft.

round-won = ## { $names } { $winners ->
    [one] wint
   *[other] winnen
} ronde { $round }!
end-round-over = ## Ronde { $round } eindigt zonder winnaar
how = -# { $title } · { $ending }
winning-card = Winnende kaart: **{ $card }**
next-round = Ronde { $round } begint als iedereen klaar is, of { $when }.
end-soon = zo
is-ready = Klaar: { $names }

match-won = { $names } { $winners ->
    [one] wint
   *[other] winnen
}!
    .you = { $winners ->
        [0] Je wint
       *[other] Je wint samen met { $names }
    }!
scored-best = { $names } { $winners ->
    [one] heeft
   *[other] hebben
} de beste score!
    .you = Je hebt { $winners ->
        [0] { "" }
       *[other] samen met { $names }{ " " }
    }de beste score!
lead = met { $counted ->
    [nothing] { cards }
    [rounds] { rounds }
   *[points] { points }
} verschil
lead-left = de rest ligt eruit
score = { $counted ->
    [nothing] { $count ->
        [0] geen kaarten over
       *[other] { cards } over
    }
    [rounds] { $count ->
        [one] 1 gewonnen ronde
       *[other] { $count } gewonnen rondes
    }
   *[points] met { points }
}
last-card = laatste kaart: { $card }
place = **{ $place }** · **{ $name }** · { $notes }
partner = -# { $name } · { $notes }
by-bot = een bot speelde het uit
many-owners = iemand op plek { $seat }
sat-later = -# Tijdens de partij aangeschoven: { $names }. { $count ->
    [one] De uitslag van die plek telt
   *[other] De uitslagen van die plekken tellen
} niet.{ $rest ->
    [counts] { "" } Voor de anderen telt de partij alsof { $count ->
        [one] op die plek een bot speelde
       *[other] op die plekken bots speelden
    }.
    [too-few] { "" } Vanaf het begin deed er maar één mens mee, dus de partij telt niet voor de ranglijst.
   *[anyway] { "" }
}
played = -# Gespeeld in { rounds }.
play-again = -# Druk op **Revanche** om nog eens te spelen.
last-left = -# Wie als laatste overblijft, wint.
lowest = -# De laagste score wint.
for-tournament = -# { $penalties ->
    [yes] Strafpunten in toernooi { $tournament }: wie er aan het einde de minste heeft, wint.
   *[no] Deze punten tellen in toernooi { $tournament }: wie er aan het einde de meeste heeft, wint.
}
pays = { $payer } betaalt: { $shares }.
share = { $name } { units }
who-pays = -# Druk op **Scores** om te zien wie wie betaalt.
finish = { $place } { $name }{ $counted ->
    [nothing] { "" } met { cards }
    [rounds] { "" } met { $count ->
        [one] 1 gewonnen ronde
       *[other] { $count } gewonnen rondes
    }
   *[points] { "" } met { points }
}
together = { $count ->
    [1] { $first }
    [2] { $first } & { $second }
   *[other] { $first } +{ $more }
}
closed = ## { $title }
    Deze tafel is gesloten. Aan tafel: { $count ->
        [0] niemand
       *[other] { $names }
    }.

rematch = Revanche
more = Meer

## Een tafel sluiten: de vraag, en wat in het kanaal blijft.

ask = { $table } sluiten?
    .match = Hiermee stopt de partij, en die telt dan niet.
closing-close = Sluiten
closing-closed = { $table } is gesloten.

# Wat blijft van een partij die voor het einde gesloten werd.
closed-by = **{ $name } sloot deze tafel { $dealt ->
    [no] na
   *[yes] in
} ronde { $round }.** De partij telt niet.
closed-itself = **Deze tafel sloot { $dealt ->
    [no] na
   *[yes] in
} ronde { $round }, omdat { $why ->
    [retired] een van de regels niet meer bestaat
   *[left] er niemand meer was
}.** De partij telt niet.
standing = Stand na { rounds }
closing-place = **{ $place }** · **{ $name }** · { $score }
no-round = Er is geen ronde uitgespeeld. Aan tafel: { $names }.
closing-rematch = De revanche is hier: [open hem]({ $link })

## Het scoreblad van een tafel.

title = ### Scores · { $title }
course = Zo verliepen de scores in { rounds }.
rounds-played = { rounds }
round-head = R{ $round }
    .heard = ronde { $round }
total-head = Totaal
    .heard = totaal
one-round = Deze tafel speelt één ronde. De punten tellen in het toernooi.
earlier = -# { $count ->
    [one] De eerste ronde zit in het totaal.
   *[other] De eerste { $count } rondes zitten in het totaal.
}

# Vergeten worden

## Privépagina’s over een tafel: het verslag, de aflegstapel, en het bewijs van het delen.

log-title = ### Verslag · { $title }
    -# Ronde { $round }, nieuwste onderaan
nothing = Er is nog niets gebeurd.
pile-title = ### Aflegstapel · { $title }
    -# Nieuwste bovenaan
pile-card = **{ $card }** { $name }
    .heard = **{ $card }**, van { $name }
pile-starter = **{ $card }** eerste kaart
    .heard = **{ $card }**, de eerste kaart
pile-unknown = **{ $card }**
pile-empty = De aflegstapel is leeg.
log-earlier = Eerder
later = Later
page = -# Pagina { $page } van { $pages }
details-title = ### Eerlijk gedeeld · { $title }
seal = Zegel: `{ $seal }`
seal-note = -# Het zegel is gemaakt voordat er iemand meedeed, en blijft hetzelfde. Het legt een geheim startgetal en zout vast. Elke druk op Meedoen of Start daarna mengt er een getal van Discord door, dus niemand kan de kaarten kiezen. Als de partij voorbij is, zie je alles, en `/eights history what:Controleren` controleert alles wat er gedeeld is.
seal-note-tournament = -# Dit zegel komt uit het zegel van het toernooi, dat gemaakt is voordat iemand zich inschreef. Elke inschrijving en start daarna mengt er een getal van Discord door, dus niemand kan de kaarten kiezen. Als de ronde voorbij is, zie je alles, en `/eights history what:Controleren` controleert alles wat er gedeeld is.
seal-note-old = -# Het zegel is gemaakt voor de eerste kaart. Aan het einde bewijzen startgetal en zout dat er niets aan het delen is veranderd.
no-presses = -# Hier zijn geen getallen van Meedoen of Start doorheen gemengd, dus alleen het zegel legt de kaarten vast.
presses = Getallen van Meedoen en Start: { $presses }
seed = Startgetal: `{ $seed }`
    Zout: `{ $salt }`
table = Tafel { $table }
match = Partij { $match } · { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}
engine = Spelversie { $engine }

## De pagina waar een host de tafel inricht voor de partij.

host-heading = Tafelopties · { $table }
game-tab = Spel
seats-tab = Plekken en bots
house-rules = Huisregels
notice = ❗ { $why }

pick-game = Spel
saved-shelf = Hier bewaard · { $count ->
    [one] 1 set huisregels
   *[other] { $count } sets huisregels
}
    .line = Huisregels die op deze server bewaard zijn.
game = Spel: { $game }
saved-game = Spel: { $name }
saved-of = De huisregels van je server voor { $game }
pick-target = Eindscore
target = Eindscore: { $target }
pick-pace = Tijd per beurt
pace = Tijd per beurt: { $pace }
usual-pace = Tijd per beurt: standaard op deze server
hints = { $on ->
    [yes] Tips staan aan (telt niet voor de ranglijst)
   *[no] Tips staan uit
}
take-backs = { $on ->
    [yes] Terugnemen staat aan
   *[no] Terugnemen staat uit
}
pick-seats = Plekken
host-seats = Plekken: { $count }
pick-bots = Bots
bots = Bots: { $count ->
    [0] geen
   *[other] { $count }
}
pick-level = Niveau
level = Niveau: { $level }
pick-partners = Partners
partners = Partners: { $sides ->
    [0] geen
   *[other] { $sides } teams
}
pick-newcomers = Plekken van bots tijdens de partij
newcomers-open = Botplekken: iedereen mag er een nemen
    .line = Wie later komt, neemt van een bot de plek, de kaarten en de score over.
newcomers-closed = Botplekken: niemand mag er een nemen
    .line = Na de start schuift niemand meer aan.
pick-swap = Wissel twee plekken
host-seat = Plek { $number }: { $name }
shuffle = Plekken husselen
seated = { $number }. { $name }
empty = Hier zit nog niemand.

unknown-game = Dat spel is er niet meer. Druk nog eens op **Tafelopties**.
unknown-choice = Die keuze is er niet meer. Druk nog eens op **Tafelopties**.

## Spelers aan tafel roepen, en waar een tafel staat.

ping-turn = { $player }, jij bent aan de beurt ({ $table }).
adding = { $player }, je hebt de ronde aan { $table } gewonnen. Nu mag je een regel toevoegen.
warning = { $player }, je bent nog steeds aan de beurt ({ $table }). Een bot speelt { $when } voor je.
start = { $players }, aan { $table } zijn de kaarten gedeeld. { $first } begint. Druk op **Mijn hand** om je kaarten te zien.
my-hand = Mijn hand

ping-seated = Je hebt een plek aan { $table }.
question = Wil je een ping als je aan de beurt bent?
yes = Ja, ping me
no = Nee, bedankt
wanted = Ik ping je als je aan de beurt bent.
unwanted = Geen pings dus. Ik ping je alleen als een partij begint. Bedenk je je, druk dan aan een tafel op **Meer**.

to-bottom = Zet onderaan
at-bottom = { $table } staat nu onderaan in het kanaal.
too-soon = { $table } is nog geen minuut geleden geplaatst. Probeer het zo nog eens.
no-table-there = In dat bericht staat geen open tafel. Kies het bericht van de tafel zelf, of gebruik `/eights show`.
no-seat = Alleen wie aan { $table } zit, kan de tafel verplaatsen.
stays = De tafel blijft waar die is.
held-over = De partij is afgelopen, dus het bericht [blijft waar het is]({ $link }).
held-thread = Aan het bericht hangt een thread, dus het [blijft waar het is]({ $link }).

place-channel = Dit kanaal
place-thread = Een eigen thread
thread = **{ $table }** staat in een eigen thread.
thread-opened = { $table } is open in { $link }.
no-threads-here = In dit kanaal kun je geen threads maken. Open de tafel in een tekstkanaal, of met `place: Dit kanaal`.
no-threads-allowed = Ik kan hier geen thread maken: ik mis { $missing }. Vraag een beheerder erom, of open de tafel met `place: Dit kanaal`.
thread-failed = Discord liet me geen thread maken ({ $why }), dus er is geen tafel geopend. Probeer `place: Dit kanaal`.

## Seats, bots and the table's message

seat-choice = { $number }: { $name }
    .bot = { $number }: { $name } (bot)
which-player = Wie wil je uitnodigen? Kies iemand bij `player:`.
bot-joined = { $name } gaat aan { $table } zitten.
which-level = Hoe goed moet de bot spelen? Kies ook `level:`.
bot-level = { $name } ({ $table }) { $level ->
        [easy] doet het nu rustig aan
        [expert] onthoudt nu wat iedereen deed en kijkt vooruit
       *[other] speelt nu gewoon wat voor de hand ligt
    }.
seats-changed = De plekken zijn veranderd. Druk nog eens op **Meer**.
removed = { $name } is weggehaald.
    .bot = Een bot speelt voor { $name } tot die terugkomt.
which-seat = Welke plek? Kies er een uit de lijst bij `seat:`.
no-such-seat = Die plek is er niet. Kies er een uit de lijst bij `seat:`.
stays-where = De tafel blijft waar die is.
moved = { $table } staat nu onderaan in het kanaal.
