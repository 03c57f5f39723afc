# Cöse l’é successo, inte unna frase. $who o l’é you ò other, $name o nomme de chi zeuga, $side quello da parte.
event-dealt = Se dà e carte.
event-table-dealt = In sciâ töa: { CARDS($cards) }.
event-annulled = { $reason ->
    [three_equal] Man à monte: træ carte pæge in sciâ töa ({ CARDS($cards) }). O mæximo massê o dà torna e carte.
   *[aces] Man à monte: doî asci ò de ciù in sciâ töa ({ CARDS($cards) }). O mæximo massê o dà torna e carte.
}
event-four-equal = Quattro carte pæge in sciâ töa ({ CARDS($cards) }): { $who ->
    [you] t’ê o massê e ti guägni
   *[other] o massê { $name } o guägna
} a partia.
event-dealer-bonus = { $who ->
    [you] Comme massê ti piggi
   *[other] O massê { $name } o piggia
} e quattro carte in sciâ töa ({ CARDS($cards) }), che fan { $rule ->
    [dealer15] chinze
    [dealer30] trenta
   *[dealer_low] neuve ò de meno
}: { $points ->
    [one] un ponto.
    [2] doî ponti.
    [3] trei ponti.
   *[other] { $points } ponti.
}
event-played = { $who ->
    [you] Ti calli
   *[other] O zugou { $name } o calla
} { CARD($card, form: "the") }.
event-took = { $who ->
    [you] Ti piggi
   *[other] O zugou { $name } o piggia
} { CARDS($cards, form: "the") } { CARD($card, form: "with") }{ $kind ->
    [fifteen] : chinze
    [ace] : l’asso o piggia tutto
    [sum] : somma
   *[equal] {""}
}.
event-sgobba = { $who ->
    [you] Ti piggi
   *[other] O zugou { $name } o piggia
} tutte e carte in sciâ töa: sgobba!
event-declared = { $who ->
    [you] Ti deciari
   *[other] O zugou { $name } o deciara
} { $kind ->
    [barsegon] un barsegon
    [grande] l’erta inte moen
   *[barsega] unna barsega
}: { CARDS($cards) }{ $matta_value ->
    [0] {""}
   *[other] , o poncin o vâ { $matta_value }
}. { $points ->
    [3] Trei
    [10] Dexe
   *[other] { $points }
} ponti.
event-leftovers = E carte arrestæ in sciâ töa van à { $side }, pe l’urtima preisa: { CARDS($cards) }.
event-cappotto = Tutti i dexe dinæ: cappòtto! A partia a va à { $side }.
event-trump-turned = Trionfo: { SUIT($suit) }. A carta giâ a l’é { CARD($card, form: "the") }.
event-trick-won = { $who ->
    [you] Ti fæ preisa
   *[other] O zugou { $name } o fa preisa
}: { CARDS($cards) }, { $points ->
    [one] un ponto.
    [2] doî ponti.
    [3] trei ponti.
   *[other] { $points } ponti.
}
event-drew = { $who ->
    [you] Ti peschi
   *[other] O zugou { $name } o pesca
} { $card ->
    [none] unna carta.
   *[other] { CARD($card, form: "the") }, l’urtima carta do muggio.
}
event-exchanged = { $who ->
    [you] Ti scangi
   *[other] O zugou { $name } o scangia
} { CARD($given, form: "the") } { CARD($taken, form: "with") }.
event-married = { $who ->
    [you] Ti mostri
   *[other] O zugou { $name } o mostra
} o maiezzo de { SUIT($suit) }: { $points } ponti.
event-marriage-captured = { $who ->
    [you] Ti cattui
   *[other] O zugou { $name } o cattua
} o maiezzo de { SUIT($suit) }: { $points } ponti.
event-last-trick = { $who ->
    [you] Ti fæ
   *[other] O zugou { $name } o fa
} l’urtima preisa: { $points } ponti.
event-hand-over = A man a l’é finia.
