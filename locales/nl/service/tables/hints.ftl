# Tips: waarom er geen is.

not-your-turn = Je bent niet aan de beurt. Vraag om een tip als het zover is.
no-round = Er is nu geen ronde bezig. Vraag om een tip in je beurt.
no-choice = Er valt niets te kiezen: je hand toont het enige wat je kunt doen.
one-at-a-time = Je wacht nog op een andere tip. Vraag weer als je die hebt.
no-answer = De expert kan nu niet antwoorden. Druk zo nog eens op **Tip**, of speel door.
