# Cöse se peu fâ, inte unna lista. $kind: equal, sum, fifteen, ace, ò none.
move-play = { $taken ->
    [0] { CARD($card) }
   *[other] { CARD($card) } piggia { CARDS($taken) }{ $kind ->
        [equal] {" "}(pægia)
        [sum] {" "}(somma)
        [fifteen] {" "}(chinze)
        [ace] {" "}(asso)
       *[none] {""}
    }
}
move-declare = deciara { $kind ->
    [barsegon] un barsegon
    [grande] l’erta inte moen
   *[barsega] unna barsega
}{ $cards ->
    [0] {""}
   *[other] : { CARDS($cards) }
}{ $value ->
    [0] {""}
   *[other] {" "}(o poncin o vâ { $value ->
        [1] un
        [2] doî
        [3] trei
        [4] quattro
        [5] çinque
        [6] sëi
        [7] sette
        [8] eutto
        [9] neuve
       *[10] dexe
    })
}
move-marriage = maiezzo de { SUIT($suit) }
move-exchange = scangia o doî de trionfo co-o trionfo giou
