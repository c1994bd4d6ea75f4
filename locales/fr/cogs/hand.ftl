## The hand that only its player sees, and what its buttons do.

title = ### Ta main · { $title }
notice = ❗ { $notice }
waiting = On attend { $name }…
out-of-match = **Tu es hors jeu.** Regarde la fin, ou pars quand tu veux.
paused = **Le tournoi est en pause.**
paused-your-turn = **Le tournoi est en pause.** À la reprise, c’est à toi.
no-one = **Il n’y a personne, alors la table attend.** Appuie sur **Revenir** pour continuer.
away = { $why } Appuie sur **Revenir** pour continuer.
ready = C’est noté. On attend les autres.
silenced = ⚠️ Je ne peux plus écrire dans { $channel }. Continue ici, et demande à la modération de m’y redonner la parole.
silenced-lacking = ⚠️ Je ne peux plus écrire dans { $channel } : il me manque la permission « { $missing } ». Continue ici, et demande à un admin de me la donner.
sat-down = -# { $took } Tu as rejoint la partie en cours de route, donc le résultat de cette place ne compte pas.
rematch = Cette partie est finie. La revanche se joue à la { $title }.
not-dealt = Tu reçois tes cartes à la { $title } quand l’hôte appuie sur **Commencer**.
may-jump-in = **Tu as aussi { $card }.** Joue à la volée avant que quelqu’un joue dessus.
say-it = **Dis « { $word } » maintenant**, avant que ça te coûte des cartes.

# Plans.

may-plan = Prévois ton coup ci-dessous.
    .heard = -# Prévois ton coup : appuie sur ce que tu veux faire à ton tour.
planned = **Prévu : { $plan }**
    .heard = **Prévu : { $plan }.** Le coup part tout seul à ton tour, s’il est possible. Pour changer d’avis, appuie sur **Annuler le coup prévu**.
plan-dropped = **Coup prévu abandonné : { $plan }.** { $why }
draw =
    .planned = piocher une carte
play-suit = Jouer { $cards }, puis { $suit }
    .planned = { $cards }, puis { $suit }
play-rank = Jouer { $cards } en demandant { $ranks }
plan-a-card = Prévoir une carte
plan-one = { $card }
    .heard = Prévoir { $card }
plan-draw = Prévoir de piocher
clear-plan = Annuler
    .heard = Annuler le coup prévu

strip-seat = { $name } { $count }
strip-you = **Toi { $count }**
strip-out-seat = { $name } hors jeu
strip-out-you = **Tu es hors jeu**

# What those who listen hear besides.

can-play = Tu peux jouer { $cards }.

time = Un bot jouera pour { $name } { $when }.
    .you = Un bot jouera pour toi { $when }.
cards = Cartes : { $seats }
scores = { $begun ->
    [yes] Scores, du premier au dernier : { $scores }
   *[no] Pas encore de score
}. { $best ->
    [rounds] Celui qui gagne le plus de manches gagne la partie.
    [highest] Le total le plus haut gagne.
    [left] Le dernier en jeu gagne.
   *[lowest] Le total le plus bas gagne.
}

# Plays.

choose = **Tu joues { $cards }.** Choisis une { suit-word }.
ask = **Tu joues { $cards }.** { $suit ->
    [none] Demande une valeur.
   *[other] Couleur : { $suit }. Demande une valeur.
}
sure = **{ $move } ?**
picking = **Tu joues { $cards }**, la dernière sur le dessus.
answering = **Tu joues { $cards }.** Maintenant, joue ta réponse.
pick-a-card = Choisis une carte
pick-suit = { $sign } { $label }
    .heard = Demander { $suit }
ask-for = { CAPITAL($ranks) }
    .heard = Demander { $ranks }
several = { $card } …
    .heard = Commencer un coup avec { $card }
copies = { $card } ({ $count })
    .heard = { $card }
onto = { $card } sur la série { $sequence }
    .heard = Ajouter { $card } à ta { $sequence ->
        [1] première
       *[2] deuxième
    } série
and-call = { $play } · « { $word } »
    .heard = { $play } et dire « { $word } »
add = + { $card }
    .heard = Ajouter { $card } à ce coup
play = Jouer { $cards }
    .planned = { $cards }
play-these = Jouer ces { $count } cartes
play-one = { $card }
    .heard = Jouer { $card }
play-silent = { $card }
    .heard = Jouer { $card } sans rien dire
play-saying = { $card } · « { $word } »
    .heard = Dire « { $word } » et jouer { $card }
give-one = { $card }
    .heard = Donner { $card } à { $to }
give-saying = { $card } · « { $word } »
    .heard = Dire « { $word } » et donner { $card } à { $to }
play-sequence = Jouer { $cards } sur la série { $sequence }
give = Donner { $card }
jump-in = À la volée : { $card }
discard = Défausser { $card }
one-less = Retirer une carte
another = Autre carte
    .heard = Choisir une autre carte

# Other buttons.

refresh = Actualiser
more = Plus
my-hand = Ma main
standing = Classement
come-back = Revenir
why-not = Pourquoi ?
    .heard = Pourquoi je ne peux pas jouer une carte ?
end-turn = Finir mon tour
keep = Garder
pass = Passer
take = Prendre { $card }
    .heard = Prendre { $card }, puis jouer ou défausser une carte
call = { $word } !
ready-button = C’est bon
give-nothing = Ne rien donner
clockwise = Sens horaire
counterclockwise = Sens antihoraire
stand = Laisser passer
challenge = Contester
take-back = Reprendre { $cards }

## Playing by button and by command. $name is a player’s name.

no-seat = Tu n’as pas de place dans la partie de cette table.
slipped = Ta main n’était plus à jour. La voici maintenant.
pick-in-hand = Appuie sur **Ma main** et choisis tes cartes là.
caught = Tu contres { $name } !
move-counted = { $refusal } Ton dernier coup a compté : { $told }
    .heard = { $refusal } Ton dernier coup a compté.
does-not-fit = { $card } (ne va pas maintenant)

## What a player hears at a table for practice, each thing once. $card is the card that it is about.

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

## Why a card can’t be played now.

why-title = Pourquoi ? · { $table }
pick = Choisis une carte pour savoir pourquoi tu ne peux pas la jouer maintenant.
all-playable = Tu peux jouer toutes les cartes de ta main.
playable = Tu peux jouer { $card } maintenant.
not-held = Tu n’as pas { $card }.
select = Une carte que je ne peux pas jouer
back = Retour à ma main

## Cards that are typed

no-card = « { $typed } » n’est pas une carte. { $spelling }, ou choisis dans la liste.
torn-card = « { $typed } » peut vouloir dire { $cards }. Écris la carte en toutes lettres, ou choisis dans la liste.
torn-suit = « { $typed } » peut vouloir dire { $suits }. Écris le mot entier.
