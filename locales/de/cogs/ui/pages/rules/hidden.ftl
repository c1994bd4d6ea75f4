phrases = Sag einen Satz, bevor du legst oder ziehst, falls eine geheime Regel ihn verlangt. Eine gebrochene Regel kostet eine Karte, und ein Satz, den keine verlangt, auch.
say = { $phrase }
    .heard = Sag: { $phrase }
guess = Geheime Regel raten
guessing = ### Geheime Regel raten · { $title }
    Jedes Mal, wenn du dran bist, darfst du einmal raten. Rätst du richtig, siehst du die Regel. Rätst du falsch, ziehst du eine Karte.
    { $unknown ->
        [0] Du kennst schon alle geheimen Regeln.
        [one] Eine geheime Regel kennst du noch nicht.
       *[other] { $unknown } geheime Regeln kennst du noch nicht.
    }
known = Du kennst: { $rule }
pick = Was rätst du?
back = Zurück zu meiner Hand
