# “Deal me in”: a person is told when a table opens. $games is a list joined by “or”.

chapter = J’en suis
off = Je ne te préviens pas quand une table s’ouvre.
on-ping = Quand une table s’ouvre pour { $games }, je te pinge dans son salon.
on-message = Quand une table s’ouvre pour { $games }, je t’envoie un message privé.
any-game = n’importe quel jeu
hours = Seulement entre { $first } et { $last } ({ $zone }).
rest = Au plus une fois en { $time }.
rest-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
rest-days = { $count ->
    [one] { $count } jour
    [7] 1 semaine
   *[other] { $count } jours
}
closed = Tes messages privés me sont fermés, donc je te pinge dans le salon à partir de maintenant.
no-pings = Les pings sont désactivés sur ce serveur, donc choisis le message privé pour savoir quand on joue.

ask-way = Me prévenir quand une table s’ouvre
    .help = Je te préviens seulement sur ce serveur, et jamais pour ta propre table.
ask-off = Ne pas me prévenir
ask-ping = Un ping dans son salon
ask-message = Un message privé
ask-games = Jeux
    .help = Laisse vide pour n’importe quel jeu.
ask-games-typed =
    .help = Leurs noms, séparés par des virgules. Laisse vide pour n’importe quel jeu.
ask-more-games = D’autres jeux
ask-hours = Entre ces heures
    .help = À ton heure, comme 18-23 ou 18h à 23h. Laisse vide pour n’importe quand.
ask-rest = Au plus une fois en
