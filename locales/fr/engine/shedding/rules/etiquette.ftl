# Rules of conduct, as a player who knows one reads it.

phrase-nice-day = Bonne journée
phrase-hail = Vive Mao
phrase-name = J’annonce la couleur
phrase-knock = Toc toc
phrase-thanks = Merci bien

say = dis « { $phrase } »
never = interdit

on-rank-A = En jouant un as : { $demand }.
on-rank-2 = En jouant un 2 : { $demand }.
on-rank-3 = En jouant un 3 : { $demand }.
on-rank-4 = En jouant un 4 : { $demand }.
on-rank-5 = En jouant un 5 : { $demand }.
on-rank-6 = En jouant un 6 : { $demand }.
on-rank-7 = En jouant un 7 : { $demand }.
on-rank-8 = En jouant un 8 : { $demand }.
on-rank-9 = En jouant un 9 : { $demand }.
on-rank-T = En jouant un 10 : { $demand }.
on-rank-J = En jouant un valet : { $demand }.
on-rank-Q = En jouant une dame : { $demand }.
on-rank-K = En jouant un roi : { $demand }.
on-suit-S = En jouant un pique : { $demand }.
on-suit-H = En jouant un cœur : { $demand }.
on-suit-D = En jouant un carreau : { $demand }.
on-suit-C = En jouant un trèfle : { $demand }.
on-court = En jouant une figure : { $demand }.
on-same-rank = En jouant la même valeur que la carte du dessous : { $demand }.
on-court-on-court = En jouant une figure sur une figure : { $demand }.
on-spade-on-heart = En jouant un pique sur un cœur : { $demand }.
on-drawing = En piochant une carte : { $demand }.
on-fined = Au premier coup après une pénalité : { $demand }.
