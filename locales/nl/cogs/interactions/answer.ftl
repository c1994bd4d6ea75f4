# Als een antwoord niet gegeven kon worden zoals het hoort.

failed = Er ging bij mij iets mis. Kijk nog eens naar de tafel, en probeer het dan opnieuw.
done = Dat is gelukt, maar ik kon het niet tonen. Druk aan de tafel op **Mijn hand**, of gebruik `/eights hand`.
unwelcome = Van Discord mag ik daar hier niet op antwoorden. Probeer het in een ander kanaal.
again = Probeer opnieuw
