# Che cosa succede a un tavolo del server e che cosa si può dire lì. $who è you o other.

server-event-moved = { $who ->
    [you] Giochi tu.
   *[other] { $by ->
        [stand-in] Il computer gioca per { $name }.
       *[other] { $name } gioca.
    }
}
server-event-scored = La mano è contata.
server-event-ended = La partita è finita.
server-event-sat = { $name } prende posto.
server-event-stood = { $name } lascia il posto.
server-event-arranged = Le regole o il tavolo sono cambiati: guardali.
server-event-started = Comincia una partita.
server-event-ready = { $who ->
    [you] Ci sei.
   *[other] { $name } c’è.
}
server-event-undo-asked = { $who ->
    [you] Chiedi di riprendere la tua ultima mossa.
   *[other] { $name } chiede di riprendere l’ultima mossa.
}
server-event-undo-refused = { $who ->
    [you] Non sei d’accordo.
   *[other] { $name } non è d’accordo.
}
server-event-undone = { $who ->
    [you] Hai ripreso una mossa.
   *[other] { $name } ha ripreso una mossa.
}
server-event-went-away = { $who ->
    [you] Il computer gioca per te finché torni.
   *[other] Il computer gioca per { $name }.
}
server-event-came-back = { $who ->
    [you] Giochi di nuovo tu.
   *[other] { $name } gioca di nuovo.
}
server-event-rematch = { $shuffled ->
    [yes] Un’altra partita, con altri posti.
   *[no] Un’altra partita, con gli stessi posti.
}

server-phrase-hello = Ciao!
server-phrase-good_luck = Buona fortuna!
server-phrase-well_played = Ben giocato!
server-phrase-thanks = Grazie!
server-phrase-sorry = Scusa!
server-phrase-think = Fammi pensare.
server-phrase-hurry = Tocca a te!
server-phrase-lucky = Che fortuna!
server-phrase-good_game = Bella partita!
server-phrase-again = Ne facciamo un’altra?
server-phrase-must_go = Devo andare.
server-phrase-bye = Arrivederci!
