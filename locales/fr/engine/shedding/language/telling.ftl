# What happened at a table of a shedding game. A form in `.you` is for the player who did it, `.to-you` for the one it
# was done to, `.by-you` for the one who brought it about. `.brief` follows a name, `.then` follows that: what came of it
# for someone else, and `.alone` is a line of its own. Those who listen hear sentences alone, in the form `.heard` if
# there is one.

dealt = Manche { $round } : { $name } distribue { cards } à chacun.
    .you = Manche { $round } : tu distribues { cards } à chacun.
    .alone = { $name } distribue { cards } à chacun
    .alone-you = Tu distribues { cards } à chacun
dealt-by-score = Manche { $round } : { $name } distribue. Chacun reçoit autant de cartes que son score.
    .you = Manche { $round } : tu distribues. Chacun reçoit autant de cartes que son score.
    .alone = { $name } distribue : à chacun le nombre de cartes de son score
    .alone-you = Tu distribues : à chacun le nombre de cartes de son score
starter-returned = On ne commence pas avec { $cards } : retour dans la pioche.
starter-turned = La première carte est { $card }.
    .alone = Première carte : { $card }
dealer-began = La première carte est { $card } : { $name } l’a reçue en dernier.
    .you = La première carte est { $card } : tu l’as reçue en dernier.
    .alone = { $name } commence avec { $card }
    .alone-you = Tu commences avec { $card }
no-starter = Aucune carte n’est retournée. N’importe quelle carte peut commencer.
    .alone = Aucune carte retournée
first-suit = Aucune carte n’est retournée. Tout le monde commence à { $suit }.
    .alone = Aucune carte retournée : tout le monde commence à { $suit }
suit-by-chance = La première carte est passe-partout. Personne n’a encore regardé ses cartes, et le tirage au sort donne { $suit }.
    .alone = Première carte passe-partout : tirage au sort, { $suit }
suit-by-bottom-card = La première carte est passe-partout. La carte du dessous de la pioche donne { $suit }.
    .alone = Première carte passe-partout : la carte du dessous donne { $suit }
previous-draws = { $name } fait piocher { cards } à { $to }.
    .you = Tu fais piocher { cards } à { $to }.
    .to-you = { $name } te fait piocher { cards }.
    .brief = { $to } pioche { cards }
    .brief-to-you = tu pioches { cards }
first-turn = { $name } commence.
    .you = Tu commences.
nomination-asked = La première carte est passe-partout. { $name } choisit une couleur.
    .you = La première carte est passe-partout. Choisis une couleur.
nominated = { $name } demande { $suit }.
    .you = Tu demandes { $suit }.
    .brief = → { $suit }
direction-asked = { $name } choisit le sens du jeu.
    .you = Choisis le sens du jeu.
direction-picked = { $name } choisit le { $way ->
    [clockwise] sens horaire
   *[counterclockwise] sens antihoraire
}.
    .you = Tu choisis le { $way ->
        [clockwise] sens horaire
       *[counterclockwise] sens antihoraire
    }.
    .brief = { $way ->
        [clockwise] sens horaire
       *[counterclockwise] sens antihoraire
    }
jumped-in = { $name } joue à la volée.
    .you = Tu joues à la volée.
    .brief = à la volée
played = { $name } joue { $cards }.
    .you = Tu joues { $cards }.
    .brief = { $cards }
played-and-picked = { $name } joue { $cards } et demande { $suit }.
    .you = Tu joues { $cards } et demandes { $suit }.
    .brief = { $cards } → { $suit }
rank-asked = { $name } demande { $ranks }.
    .you = Tu demandes { $ranks }.
    .brief = demande { $ranks }
called = { $name } dit « { $word } ».
    .you = Tu dis « { $word } ».
    .brief = « { $word } »
caught = { $by } contre { $name } : { $left ->
        [1] une carte
        [3] trois cartes
       *[other] deux cartes
    } en main et pas de « { $word } ».
    .you = { $by } te contre : { $left ->
        [1] une carte
        [3] trois cartes
       *[other] deux cartes
    } en main et pas de « { $word } ».
    .by-you = Tu contres { $name } : { $left ->
        [1] une carte
        [3] trois cartes
       *[other] deux cartes
    } en main et pas de « { $word } ».
    .by-you-heard = Tu contres { $name }.
    .brief = contre { $name }
    .brief-you = te contre
kept-quiet = { $name } n’a pas dit « { $word } » et ne peut pas finir à son prochain tour.
    .you = Tu n’as pas dit « { $word } », donc tu ne peux pas finir à ton prochain tour.
    .brief = « { $word } » oublié
    .then = { $name } n’a pas dit « { $word } »
    .then-you = tu n’as pas dit « { $word } »
giving-asked = { $name } peut donner des cartes.
    .you = Tu peux donner des cartes.
gave = { $name } donne une carte à { $to }.
    .you = Tu donnes une carte à { $to }.
    .to-you = { $name } te donne une carte.
    .brief = une carte pour { $to }
    .brief-to-you = une carte pour toi
gave-this = { $name } donne { $card } à { $to }.
    .you = Tu donnes { $card } à { $to }.
    .to-you = { $name } te donne { $card }.
    .brief = { $card } pour { $to }
    .brief-to-you = { $card } pour toi
gave-nothing = { $name } ne donne rien.
    .you = Tu ne donnes rien.
    .brief = aucun cadeau
doubt-asked = { $name } peut contester ce coup : { $cards }.
    .you = Tu peux contester ce coup : { $cards }.
accepted = { $name } laisse passer.
    .you = Tu laisses passer.
    .brief = ça passe
challenged = { $name } conteste : { $player } { $honest ->
    [yes] ne bluffait pas
   *[no] bluffait
}.
    .you = Tu contestes : { $player } { $honest ->
        [yes] ne bluffait pas
       *[no] bluffait
    }.
    .to-you = { $honest ->
        [yes] { $name } conteste ton coup, mais tu ne bluffais pas
       *[no] Ton bluff est grillé ! { $name } conteste
    }.
    .brief = conteste, { $honest ->
        [yes] { $player } ne bluffait pas
       *[no] { $player } bluffait
    }
    .brief-to-you = conteste, { $honest ->
        [yes] tu ne bluffais pas
       *[no] tu bluffais
    }
challenged-and-saw = { $name } conteste. { $player } avait { $held } et { $honest ->
    [yes] ne bluffait pas
   *[no] bluffait
}.
    .you = Tu contestes. { $player } avait { $held } et { $honest ->
        [yes] ne bluffait pas
       *[no] bluffait
    }.
    .to-you = { $honest ->
        [yes] { $name } conteste ton coup. Tu avais { $held } et tu ne bluffais pas
       *[no] Ton bluff est grillé ! { $name } conteste. Tu avais { $held }
    }.
    .brief = conteste, { $honest ->
        [yes] { $player } ne bluffait pas
       *[no] { $player } bluffait
    }
    .brief-to-you = conteste, { $honest ->
        [yes] tu ne bluffais pas
       *[no] tu bluffais
    }
taken-back = { $name } reprend { $cards }.
    .you = Tu reprends { $cards }.
    .brief = reprend { $cards }
    .then = { $cards } de retour en main
took-back = { $name } reprend { $cards }.
    .you = Tu reprends { $cards }.
    .brief = coup repris
skipped = { $name } saute son tour.
    .you = Tu sautes ton tour.
    .brief = tour sauté
    .then = { $name } saute son tour
    .then-you = tu sautes ton tour
skips-grew = Tours à sauter : { $count }.
    .brief = { $count } tours à sauter
skips-grew-each = Joueurs qui sauteront leur tour : { $count }.
    .brief = { $count } joueurs sauteront leur tour
missed-turn = { $name } saute { $left ->
    [0] son tour
    [one] ce tour et le suivant
   *[other] ce tour et les { $left } suivants
}.
    .you = Tu sautes { $left ->
        [0] ton tour
        [one] ce tour et le suivant
       *[other] ce tour et les { $left } suivants
    }.
    .brief = { $left ->
        [0] tour sauté
        [one] tour sauté, le suivant aussi
       *[other] tour sauté, les { $left } suivants aussi
    }
    .then = { $name } saute { $left ->
        [0] son tour
        [one] ce tour et le suivant
       *[other] ce tour et les { $left } suivants
    }
    .then-you = tu sautes { $left ->
        [0] ton tour
        [one] ce tour et le suivant
       *[other] ce tour et les { $left } suivants
    }
plays-again = { $name } rejoue.
    .you = Tu rejoues.
    .brief = un tour de plus
reversed = Changement de sens : { $way ->
    [clockwise] sens horaire
   *[counterclockwise] sens antihoraire
}.
    .brief = changement de sens
    .then = changement de sens
draw-penalty = À piocher : { $count }.
    .heard = { $next } doit piocher { cards }.
    .brief = +{ $count }
    .then = { $next } +{ $count }
    .next-you = Tu dois piocher { cards }.
sent-back = La pénalité retombe sur { $name }.
    .you = La pénalité retombe sur toi.
all-draw = Tout le monde sauf { $name } pioche { cards }.
    .you = Tous les autres piochent { cards }.
    .brief = tous les autres +{ $count }
    .then = tous les autres +{ $count }
reshuffled = La défausse est mélangée : nouvelle pioche, { cards }.
    .alone = Nouvelle pioche : { cards }
drew = { $name } pioche { cards }{ $reason ->
    [call] { "" } pour avoir oublié « { $word } »
    [gift] { "" } au lieu d’un cadeau
    [bluff] { "" } en pénalité
    [manners] { "" } en pénalité
    [question] { "" } pour une question sans réponse
    [refill] { "" } pour refaire sa main
   *[turn] { "" }
}.
    .heard = { $name } pioche { cards }{ $reason ->
        [call] { "" } pour avoir oublié « { $word } »
        [gift] { "" } au lieu d’un cadeau
        [bluff] { "" } en pénalité
        [manners] { "" } en pénalité
        [question] { "" } pour une question sans réponse
        [refill] { "" } pour refaire sa main
        [debt] . La pénalité est réglée
       *[turn] { "" }
    }.
    .you = Tu pioches { cards }{ $reason ->
        [call] { "" } pour avoir oublié « { $word } »
        [gift] { "" } au lieu d’un cadeau
        [bluff] { "" } en pénalité
        [manners] { "" } en pénalité
        [question] { "" } pour une question sans réponse
        [refill] { "" } pour refaire ta main
       *[turn] { "" }
    }.
    .brief = pioche { $count }{ $reason ->
        [call] { "" } (pas de « { $word } »)
       *[turn] { "" }
    }
    .then = { $name } +{ $count }
    .then-you = toi +{ $count }
drew-these = { $name } pioche { $cards }{ $reason ->
    [call] { "" } pour avoir oublié « { $word } »
    [gift] { "" } au lieu d’un cadeau
    [bluff] { "" } en pénalité
    [manners] { "" } en pénalité
    [question] { "" } pour une question sans réponse
    [refill] { "" } pour refaire sa main
   *[turn] { "" }
}.
    .you = Tu pioches { $cards }{ $reason ->
        [call] { "" } pour avoir oublié « { $word } »
        [gift] { "" } au lieu d’un cadeau
        [bluff] { "" } en pénalité
        [manners] { "" } en pénalité
        [question] { "" } pour une question sans réponse
        [refill] { "" } pour refaire ta main
       *[turn] { "" }
    }.
    .you-heard = Tu pioches { $cards }{ $reason ->
        [call] { "" } pour avoir oublié « { $word } »
        [gift] { "" } au lieu d’un cadeau
        [bluff] { "" } en pénalité
        [manners] { "" } en pénalité
        [question] { "" } pour une question sans réponse
        [refill] { "" } pour refaire ta main
        [debt] . La pénalité est réglée
       *[turn] { "" }
    }.
    .brief = pioche { $cards }{ $reason ->
        [call] { "" } (pas de « { $word } »)
       *[turn] { "" }
    }
    .then = { $name } +{ $count } ({ $cards })
    .then-you = toi +{ $count } ({ $cards })
passed = { $name } passe.
    .you = Tu passes.
    .brief = passe
kept = { $name } garde la carte piochée et finit son tour.
    .you = Tu gardes la carte piochée et finis ton tour.
    .brief = carte gardée
went-out-first = { $name } a fini. Son équipe continue.
    .you = Tu as fini. Ton équipe continue.
    .brief = plus de cartes
    .then = { $name } a fini
    .then-you = tu as fini
went-out-in-place = { $place ->
    [1] { $name } finit en premier. Les autres continuent.
   *[other] { $name } finit à la { $place }e place.
}
    .you = { $place ->
        [1] Tu finis en premier. Les autres continuent.
       *[other] Tu finis à la { $place }e place.
    }
    .brief = { $place ->
        [1] première place
       *[other] { $place }e place
    }
    .then = { $place ->
        [1] { $name } finit en premier
       *[other] { $name } finit à la { $place }e place
    }
    .then-you = { $place ->
        [1] tu finis en premier
       *[other] tu finis à la { $place }e place
    }
not-out = { $name } n’a plus de cartes, mais n’a pas fini.
    .you = Tu n’as plus de cartes, mais tu n’as pas fini.
    .brief = plus de cartes, mais pas fini
    .then = { $name } n’a plus de cartes, mais n’a pas fini
    .then-you = tu n’as plus de cartes, mais tu n’as pas fini
left-over = { $name } reste avec des cartes en main.
    .you = Tu restes avec des cartes en main.
    .brief = encore des cartes en main
    .then = { $name } reste avec des cartes en main
    .then-you = tu restes avec des cartes en main
fell-back = { $name } tombe pile sur { points } et retombe à 0.
    .you = Tu tombes pile sur { points } et retombes à 0.
    .alone = { $name } tombe pile sur { points } et retombe à 0
    .alone-you = Tu tombes pile sur { points } et retombes à 0
knocked-out = { $name } est hors jeu.
    .you = Tu es hors jeu.
    .alone = { $name } est hors jeu
    .alone-you = Tu es hors jeu
counted-down = { $name } finit et descend à { $score }.
    .you = Tu finis et descends à { $score }.
    .brief = fini, descend à { $score }
    .then = { $name } descend à { $score }
    .then-you = tu descends à { $score }

# How a round ended, before the points.

out = { $name } a fini.
    .you = Tu as fini.
left = { $name } a fini en premier.
    .you = Tu as fini en premier.
blocked = Plus personne ne peut jouer ni piocher : la manche est bloquée.
stock = La pioche est vide, donc on compte les points en main.

# Rules that players add.

rule-asked = { $name } peut ajouter une règle.
    .you = Tu peux ajouter une règle.
rule-added = { $name } ajoute une règle. { $rule }
    .you = Tu ajoutes une règle. { $rule }
    .alone = { $name } ajoute une règle. { $rule }
    .alone-you = Tu ajoutes une règle. { $rule }
begins-hidden = Le jeu commence avec une règle cachée.
    .alone = Le jeu commence avec une règle cachée
rule-hidden = { $name } ajoute une règle cachée.
    .alone = { $name } ajoute une règle cachée
    .alone-you = Tu ajoutes une règle cachée
rule-hidden-and-seen = { $name } ajoute une règle cachée. { $rule }
    .you = Tu ajoutes une règle cachée. { $rule }
    .alone = { $name } ajoute une règle cachée. { $rule }
    .alone-you = Tu ajoutes une règle cachée. { $rule }
spoke = { $name } dit « { $phrase } ».
    .you = Tu dis « { $phrase } ».
    .brief = « { $phrase } »
guessed = { $right ->
    [yes] { $name } devine une règle cachée.
   *[no] { $name } se trompe.
}
    .brief = { $right ->
        [yes] règle devinée
       *[no] mauvaise réponse
    }
guessed-this = { $right ->
    [yes] { $name } devine une règle cachée. { $rule }
   *[no] { $name } se trompe. { $rule }
}
    .you = { $right ->
        [yes] Bien vu, c’est une règle cachée. { $rule }
       *[no] Raté. { $rule }
    }
    .you-heard = Tu { $right ->
        [yes] as deviné juste
       *[no] n’as pas deviné juste
    }. { $rule }
    .brief = { $right ->
        [yes] règle devinée
       *[no] mauvaise réponse
    }
