# A planned evening. $when is a time that everyone reads on their own clock, $people are mentions that ping no one.

heading = ### { $game } · { $when }
planned = La table s’ouvre { $until }. Appuie sur **J’en suis**, et je t’appelle à ce moment-là.
people = { $count ->
    [0] Personne pour l’instant.
   *[other] **Seront là :** { $people }
}
more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
channel = Elle s’ouvre dans ce salon
thread = Elle s’ouvre dans son propre fil
most = { $count } places
trouble-permission = Elle n’est pas dans les événements du serveur, car il me manque **Créer des événements**
trouble-limit = Elle n’est pas dans les événements du serveur, car il y en a déjà autant que Discord en permet
trouble-refused = Elle n’est pas dans les événements du serveur, car Discord l’a refusée
trouble-gone = Elle n’est plus dans les événements du serveur
event = [Dans les événements du serveur]({ $link })
opening = **C’est l’heure !** La table s’ouvre dans un instant.
open = **C’est l’heure !** La table est ouverte : { $table }
in = J’en suis
when = Changer l’heure
off = Annuler

over-played = C’est fini. Merci d’avoir joué !
over-unplayed = La table a fermé avant qu’une partie commence.
over-called-off = **Annulée** par l’orga.
over-cancelled = **Annulée** : son événement a été annulé dans Discord.
over-missed = **Manquée** : j’étais hors ligne à ce moment-là. Prévois-la de nouveau avec `/eights plan`.
over-empty = **Personne ne s’est inscrit**, donc aucune table ne s’est ouverte.
over-refused = **La table n’a pas pu s’ouvrir.** { $reason }
unshown = Je n’ai pas pu la montrer dans ce salon.
reason-gone = Je ne sais plus pourquoi.

listed-heading = ### Soirées prévues
listed = **{ $game }** · { $when } · { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
} · { $link }
listed-more = -# …et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
} plus tard

choice = { $number } : { $game } · { $time } { $zone }
which = Plusieurs soirées sont prévues ici. Choisis-en une avec `evening:`.
which-action = Que faire de cette soirée ? Choisis aussi `action:`.
none-here = Cette soirée n’est pas prévue ici. Prévois-en une avec `/eights plan`.

you-are-in = Tu en es : { $when }. Je t’appelle quand la table s’ouvre, et si tu changes d’avis, appuie de nouveau sur **J’en suis**.
you-are-out = Tu n’en es plus. Appuie sur **J’en suis** pour venir quand même.
done = C’est prévu : { $game }, { $when }. Tu en es, et les autres peuvent appuyer sur **J’en suis**.
read-in = Je lis l’heure dans le fuseau { $zone }. Si ta montre dit autre chose, appuie sur **Changer l’heure**.
sure = Annuler { $game }, { $when } ? Tout le monde verra que c’est annulé.
sure-button = L’annuler
called-off = C’est annulé.
not-planned = Donc elle n’est pas prévue. Demande à un admin, ou prévois-la dans un autre salon.
moved = Nouvelle heure : { $when }.
seats-unreadable = Je n’arrive pas à lire combien de places tu veux. Écris un nombre, ou laisse vide pour le maximum du jeu.

plan-title = Prévoir une soirée
when-title = Changer l’heure
ask-game = Jeu
    .help = Son nom, ou celui de règles maison enregistrées.
ask-when = Jour et heure
    .help = Par exemple vendredi 19:30, dans 2 h ou 2026-12-24 20:00.
ask-zone = Ton fuseau horaire
    .help = Une ville, comme Paris ou Montréal.
ask-place = Où va la table
ask-seats = Places
    .help = Combien de joueurs au plus. Laisse vide pour le maximum du jeu.

event-about = Une table s’ouvre dans { $channel } à cette heure-là. Dis que ça t’intéresse, et je t’y appelle.
event-tournament = Tournoi : { $game }
event-tournament-about = Inscris-toi dans { $channel } avant le départ.
