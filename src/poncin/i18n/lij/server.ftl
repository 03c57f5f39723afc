# Cöse succede à unna töa do server, e cöse se ghe peu dî. $who o l’é you ò other.

server-event-moved = { $who ->
    [you] Ti zeughi ti.
   *[other] { $by ->
        [stand-in] O computer o zeuga pe { $name }.
       *[other] O zugou { $name } o zeuga.
    }
}
server-event-scored = A man a l’é contâ.
server-event-ended = A partia a l’é finia.
server-event-sat = O zugou { $name } o piggia pòsto.
server-event-stood = O zugou { $name } o lascia o pòsto.
server-event-arranged = E regole ò a töa en cangiæ: ammiile.
server-event-started = Comensa unna partia.
server-event-ready = { $who ->
    [you] Ti gh’ê.
   *[other] O zugou { $name } o gh’é.
}
server-event-undo-asked = { $who ->
    [you] Ti domandi de repiggiâ a teu urtima mesciata.
   *[other] O zugou { $name } o domanda de repiggiâ l’urtima mesciata.
}
server-event-undo-refused = { $who ->
    [you] No ti t’ê d’acòrdio.
   *[other] O zugou { $name } o no l’é d’acòrdio.
}
server-event-undone = { $who ->
    [you] T’æ repiggiou unna mesciata.
   *[other] O zugou { $name } o l’à repiggiou unna mesciata.
}
server-event-went-away = { $who ->
    [you] O computer o zeuga pe ti fin che ti torni.
   *[other] O computer o zeuga pe { $name }.
}
server-event-came-back = { $who ->
    [you] Ti zeughi torna ti.
   *[other] O zugou { $name } o zeuga torna.
}
server-event-rematch = { $shuffled ->
    [yes] Unn’atra partia, con di atri pòsti.
   *[no] Unn’atra partia, co-i mæximi pòsti.
}

server-phrase-hello = Bongiorno!
server-phrase-good_luck = Boña fortuña!
server-phrase-well_played = Ben zugou!
server-phrase-thanks = Graçie!
server-phrase-sorry = Perdoña!
server-phrase-think = Fanni pensâ.
server-phrase-hurry = Tocca à ti!
server-phrase-lucky = Che fortuña!
server-phrase-good_game = Bella partia!
server-phrase-again = Ne femmo unn’atra?
server-phrase-must_go = Ò da anâ.
server-phrase-bye = Se vedemmo!
