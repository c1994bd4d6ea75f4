# Wat een geplande avond weigert.

server-full = Op deze server staan al { $count } avonden gepland, meer kan niet. Blaas er eerst een af.
person-full = { $count ->
    [one] Je hebt hier al een avond gepland, en meer kan niet
   *[other] Je hebt hier al { $count } avonden gepland, en meer kan niet
}. Blaas er eerst een af.
begun = Deze avond is begonnen. Schuif aan met `/eights show what:Tafels`.
over = Deze avond is voorbij. Plan een nieuwe met `/eights plan`.
gone = Deze avond gaat niet meer door. Plan een nieuwe met `/eights plan`.
guests-full = Er komen al { $count } spelers, en meer kan ik er niet roepen. Kom langs als de tafel opent.
not-saved = Ik kon de avond niet opslaan, dus hij is niet gepland. Probeer het zo nog eens.
