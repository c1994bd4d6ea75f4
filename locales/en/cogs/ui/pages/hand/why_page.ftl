# Why a card can’t be played now.

title = Why not? · { $table }
pick = Pick a card to see why you can’t play it now.
all-playable = You can play every card in your hand.
playable = You can play { $card } now.
not-held = You don’t have { $card }.
select = A card I can’t play
back = Back to my hand
