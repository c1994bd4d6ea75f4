# Tips: waarom er geen is.

not-your-turn = Je bent niet aan de beurt. Vraag om een tip als het zover is.
no-round = Er is nu geen ronde bezig. Vraag om een tip in je beurt.
no-choice = Je kunt maar één zet doen. In je hand zie je welke.
one-at-a-time = Je vorige tip is nog onderweg. Vraag er weer een als je die hebt.
no-answer = De expert kan nu niet antwoorden. Druk zo nog eens op **Tip**, of speel door.
