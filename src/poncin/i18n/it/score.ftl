# Il foglio dei punti: nomi delle righe ($game: cirulla, cirollon, mariagio o vuoto), dettagli per parte, risultati.
rule-carte = Carte
rule-dinae = { $game ->
    [cirollon] Dinæ (denari)
   *[other] Denari
}
rule-settebello = Settebello
rule-primiera = { $game ->
    [cirollon] Primmea (primiera)
   *[other] Primiera
}
rule-dealer15 = Quindici del mazziere
rule-dealer30 = Trenta del mazziere
rule-dealer_low = Tavola bassa del mazziere
rule-scopa = { $game ->
    [cirollon] Sgobbe
   *[other] Scope
}
rule-erta = { $game ->
    [cirollon] Erta
   *[other] Grande
}
rule-bassa = { $game ->
    [cirollon] Bassa
   *[other] Piccola
}
rule-barsega = { $game ->
    [cirulla] Cirulla
   *[other] Barsega
}
rule-barsegon = { $game ->
    [cirulla] Decino
   *[other] Barsegon
}
rule-grande_in_hand = Grande in mano
rule-cappotto = Cappotto
rule-cards = Punti delle carte
rule-marriage = Matrimoni
rule-captured_marriage = Matrimoni catturati
rule-last_trick = Ultima presa

score-line = { $rule }: { $details }. { $result }
score-line-short = { $rule }: { $result }
score-suit = { SUIT($suit) }
score-side-count = { $name } { $count }
score-side-carte = { $name } { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
score-side-last_trick = { $name }
score-side-cards = { $rule ->
    [dinae] { $name } { $count } ({ CARDS($cards) })
    [scopa] { $name } { $count } ({ CARDS($cards) })
   *[other] { $name } { CARDS($cards) }
}
score-side-primiera = { $name } { CARDS($cards) }, { $values } = { $sum }
score-side-no-primiera = { $name } senza { $suits }, quindi senza primiera
score-points = { $points ->
    [one] 1 punto a { $name }
   *[other] { $points } punti a { $name }
}
score-end = { $result }.
score-nobody = Nessun punto.
score-match-won = Vale la partita.
score-note-tie = Parità: nessun punto.
score-note-below_threshold = { $rule ->
    [dinae] Nessuno ha sei quadri: nessun punto.
   *[carte] Nessuno ha 21 carte: nessun punto.
}
score-note-missing_suits = Nessuno ha tutti e quattro i semi: nessun punto.
score-note-incomplete = { $rule ->
    [erta] Nessuno ha fante, donna e re di quadri: nessun punto.
   *[bassa] Nessuno ha asso, due e tre di quadri: nessun punto.
}

# Fine della partita: $winner è somebody o nobody, $name chi vince, $by la parte di chi lascia, $score i punti, prima chi vince.
ending-target = La partita va a { $name }: { $score }.
ending-cappotto = Cappotto: la partita va a { $name }. Punti: { $score }.
ending-four_equal = Quattro carte uguali in tavola: la partita va a { $name }. Punti: { $score }.
ending-resigned = { $winner ->
    [nobody] Resa di { $by }; non vince nessuno. Punti: { $score }.
   *[somebody] Resa di { $by }: la partita va a { $name }. Punti: { $score }.
}
ending-timeout = { $winner ->
    [nobody] Tempo scaduto per { $by }; non vince nessuno. Punti: { $score }.
   *[somebody] Tempo scaduto per { $by }: la partita va a { $name }. Punti: { $score }.
}
ending-unfinished = La partita non è finita. Punti: { $score }.
