# What a player hears at a table for practice, each thing once. $card is the card that it is about.

lesson-matching = **Suis la carte du dessus.** C’est { $card } : joue une carte de la même couleur ou de la même valeur. Les cartes en surbrillance sont jouables.
lesson-wild = **{ CAPITAL($card) } est passe-partout.** Cette carte va sur presque tout, et c’est toi qui choisis la couleur à jouer ensuite.
lesson-suit = **Quelqu’un a demandé une couleur.** { CAPITAL($card) } est passe-partout, donc sa propre couleur ne compte pas. Joue la couleur demandée, ou un autre passe-partout.
lesson-drawing = **Rien ne va sur { $card }.** Ça arrive ! Appuie sur **Piocher**.
lesson-penalty = **{ CAPITAL($card) }, c’est pour toi.** Pioche la pénalité, ou refile-la avec une carte qui s’y ajoute.
lesson-last-one = **Il va te rester une seule carte.** Appuie sur { $card } · « dernière carte » pour l’annoncer en jouant. Si tu oublies, tu pioches deux cartes.
lesson-skip = **{ CAPITAL($card) } fait sauter un tour.** Le suivant ne joue pas. Donc à deux, tu rejoues.
lesson-reverse = **{ CAPITAL($card) } change le sens du jeu.** À deux, c’est une carte comme une autre.
lesson-draw = **{ CAPITAL($card) } fait piocher le suivant.** À garder pour le bon moment.
lesson-turn = **Commence ton tour en prenant une carte.** Pioches-en une, ou prends { $card } si ça te sert. Puis joue une carte ou défausses-en une.
lesson-opening = **{ CAPITAL($card) } peut commencer ta série.** Une série commence par n’importe quel nombre de 1 à 8.
lesson-following = **{ CAPITAL($card) } va dans ta série.** Ce nombre est dans la même ligne de la table de multiplication que ton dernier. Avec huit nombres, tu gagnes la manche.
lesson-swap = **{ CAPITAL($card) } échange les mains.** Si tu joues cette carte, tu prends les cartes de l’autre et l’autre prend les tiennes.
lesson-discarding = **Rien ne va.** Ça arrive ! Défausse une carte dont tu n’as pas besoin.
