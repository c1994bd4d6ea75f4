# When an answer could not be given as it should.

failed = Quelque chose n’a pas marché de mon côté. Regarde la table, puis réessaie.
done = C’est fait, mais je n’ai pas pu le montrer. Appuie sur **Ma main** à la table, ou utilise `/eights hand`.
unwelcome = Discord ne me laisse pas répondre ici. Essaie dans un autre salon.
again = Réessayer
