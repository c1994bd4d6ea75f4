# The message of a table before its match.

join = Rejoindre
add-bot = Ajouter un bot
start = Commencer
more = Plus

aim = Partie : { $aim }.
house-rules-are = Règles maison : { $rules }
rule = { $rule } : { $value }
and-more = et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
pace = Tours : { $pace }
event = Ouverte pour [un événement du serveur]({ $link })

ranked = Compte pour le classement.
too-short = Trop courte pour compter au classement.
hints = Conseils permis : à ton tour, appuie sur **Conseil** dans ta main. Ne compte pas pour le classement.
ranked-with-two = Compte pour le classement dès qu’une deuxième personne arrive.

seat = **{ $number }** · { $player }
host = { $player } · hôte
bot = 🤖 { $name } (bot { $level })
team = **Équipe { $team }**
open = libre
chair-host = hôte
chair-bot = bot { $level }
chair = { $name } ({ $note })
sitting = À la table : { $names }.
free-seats = { $count ->
    [0] La table est complète.
    [one] Encore { $count } place libre.
   *[other] Encore { $count } places libres.
}
ready = Appuie sur **Commencer** quand tout le monde est là.
not-ready = { $why }
