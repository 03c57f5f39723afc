# Che cosa è successo, in una frase. $who è you o other, $name il nome di chi gioca, $side quello della parte.
event-dealt = Si danno le carte.
event-table-dealt = In tavola: { CARDS($cards) }.
event-annulled = { $reason ->
    [three_equal] Mano a monte: tre carte uguali in tavola ({ CARDS($cards) }). Lo stesso mazziere ridà le carte.
   *[aces] Mano a monte: due o più assi in tavola ({ CARDS($cards) }). Lo stesso mazziere ridà le carte.
}
event-four-equal = Quattro carte uguali in tavola ({ CARDS($cards) }): { $who ->
    [you] dai le carte e vinci
   *[other] { $name } dà le carte e vince
} la partita.
event-dealer-bonus = { $who ->
    [you] Da mazziere prendi
   *[other] Da mazziere, { $name } prende
} le quattro carte in tavola ({ CARDS($cards) }), { $rule ->
    [dealer15] che fanno 15
    [dealer30] che fanno 30
   *[dealer_low] che fanno 9 o meno
}: { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
event-played = { $who ->
    [you] Cali
   *[other] { $name } cala
} { CARD($card, form: "the") }.
event-took = { $who ->
    [you] Prendi
   *[other] { $name } prende
} { CARDS($cards, form: "the") } { CARD($card, form: "with") }{ $kind ->
    [fifteen] : quindici
    [ace] : l’asso prende tutto
    [sum] : somma
   *[equal] {""}
}.
event-sgobba = { $who ->
    [you] Prendi
   *[other] { $name } prende
} tutta la tavola: { $game ->
    [cirollon] sgobba!
   *[other] scopa!
}
event-declared = { $who ->
    [you] Dichiari
   *[other] { $name } dichiara
} { $kind ->
    [barsegon] { $game ->
        [cirulla] un decino
       *[other] un barsegon
    }
    [grande] la grande in mano
   *[barsega] { $game ->
        [cirulla] una cirulla
       *[other] una barsega
    }
}: { CARDS($cards) }{ $matta_value ->
    [0] {""}
   *[other] , la matta vale { $matta_value }
}. { $points } punti.
event-leftovers = Le carte rimaste in tavola vanno a { $side } per l’ultima presa: { CARDS($cards) }.
event-cappotto = Tutti i dieci quadri: cappotto! La partita va a { $side }.
event-trump-turned = Il trionfo è { SUIT($suit) }: si gira { CARD($card, form: "the") }.
event-trick-won = { $who ->
    [you] Fai presa
   *[other] { $name } fa presa
}: { CARDS($cards) }, { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
event-drew = { $who ->
    [you] Peschi
   *[other] { $name } pesca
} { $card ->
    [none] una carta.
   *[other] { CARD($card, form: "the") }, ultima carta del pozzo.
}
event-exchanged = { $who ->
    [you] Scambi
   *[other] { $name } scambia
} { CARD($given, form: "the") } { CARD($taken, form: "with") }.
event-married = { $who ->
    [you] Mostri
   *[other] { $name } mostra
} il matrimonio di { SUIT($suit) }: { $points } punti.
event-marriage-captured = { $who ->
    [you] Catturi
   *[other] { $name } cattura
} il matrimonio di { SUIT($suit) }: { $points } punti.
event-last-trick = { $who ->
    [you] Fai
   *[other] { $name } fa
} l’ultima presa: { $points } punti.
event-hand-over = La mano è finita.
