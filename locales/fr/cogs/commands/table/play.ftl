# Playing by button and by command. $name is a player’s name.

no-seat = Tu n’as pas de place dans la partie de cette table.
slipped = Ta main n’était plus à jour. La voici maintenant.
pick-in-hand = Appuie sur **Ma main** et choisis tes cartes là.
caught = Tu contres { $name } !
move-counted = { $refusal } Ton dernier coup a compté : { $told }
    .heard = { $refusal } Ton dernier coup a compté.
does-not-fit = { $card } (ne va pas maintenant)
