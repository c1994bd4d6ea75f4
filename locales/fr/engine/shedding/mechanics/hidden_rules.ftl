# Rules of conduct, as a player who knows one reads it.

phrase-nice-day = Bonne journée
phrase-hail = Vive Mao
phrase-name = J’annonce la couleur
phrase-knock = Toc toc
phrase-thanks = Merci bien

say = il faut dire « { $phrase } »
never = c’est interdit

on-rank-A = Jouer un as : { $demand }.
on-rank-2 = Jouer un 2 : { $demand }.
on-rank-3 = Jouer un 3 : { $demand }.
on-rank-4 = Jouer un 4 : { $demand }.
on-rank-5 = Jouer un 5 : { $demand }.
on-rank-6 = Jouer un 6 : { $demand }.
on-rank-7 = Jouer un 7 : { $demand }.
on-rank-8 = Jouer un 8 : { $demand }.
on-rank-9 = Jouer un 9 : { $demand }.
on-rank-T = Jouer un 10 : { $demand }.
on-rank-J = Jouer un valet : { $demand }.
on-rank-Q = Jouer une dame : { $demand }.
on-rank-K = Jouer un roi : { $demand }.
on-suit-S = Jouer un pique : { $demand }.
on-suit-H = Jouer un cœur : { $demand }.
on-suit-D = Jouer un carreau : { $demand }.
on-suit-C = Jouer un trèfle : { $demand }.
on-court = Jouer une figure : { $demand }.
on-same-rank = Jouer la même valeur que la carte du dessous : { $demand }.
on-court-on-court = Jouer une figure sur une figure : { $demand }.
on-spade-on-heart = Jouer un pique sur un cœur : { $demand }.
on-drawing = Piocher une carte : { $demand }.
on-fined = Au premier coup après une pénalité : { $demand }.
