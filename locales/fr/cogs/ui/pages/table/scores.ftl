# The score sheet of a table.

title = ### Scores · { $title }
course = L’évolution des scores en { rounds }.
rounds-played = { rounds }
round-head = M{ $round }
    .heard = manche { $round }
total-head = Total
    .heard = total
one-round = Cette table joue une seule manche. Ses points comptent pour le tournoi.
earlier = -# { $count ->
    [1] La première manche est dans les totaux.
   *[other] Les { $count } premières manches sont dans les totaux.
}

# Being forgotten

forget = ### Me faire oublier
    Tu quittes toutes les tables et tous les tournois, et ton nom et tes résultats sont effacés sur tous les serveurs, pour de bon. Les gens avec qui tu as joué gardent leurs résultats et leurs cotes. Ta place y reste, sans nom ni lien vers toi. Les anciens messages dans les salons restent, comme les fichiers que d’autres ont téléchargés.
forget-presets = Les règles maison que tu as enregistrées ({ $count }) sont effacées aussi. Tu peux plutôt les laisser à leurs serveurs, sans ton nom. Les copies que d’autres ont enregistrées sont à eux et restent.
forget-button = M’oublier pour de bon
leave-button = M’oublier, garder mes règles maison
forgotten = C’est oublié. Merci d’avoir joué !
    -# Les anciens messages dans les salons montrent encore ton nom, tout comme les fichiers que d’autres ont téléchargés et les sauvegardes d’avant aujourd’hui. Seule la personne qui fait tourner ce bot peut supprimer les sauvegardes.
