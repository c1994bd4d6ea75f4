no-experts = Aucun expert calme ne joue ici, donc personne n’explique ses coups. Avant une partie, l’hôte peut régler ça dans **Options de la table**.
not-over = Cette manche n’est pas finie. Appuie sur **Pourquoi ça ?** quand toutes les cartes sont sur la table.
not-kept = On ne peut plus retracer les coups de cette manche, donc personne ne peut les expliquer. Appuie sur **Pourquoi ça ?** après la prochaine.
no-answer = Les experts ne peuvent pas répondre. Appuie de nouveau sur **Pourquoi ça ?** dans un instant.
