# Mosse come voci di un elenco. $kind: equal, sum, fifteen, ace, o none dove non si sa o non si prende nulla.
move-play = { $taken ->
    [0] { CARD($card) }
   *[other] { CARD($card) } prende { CARDS($taken) }{ $kind ->
        [equal] {" "}(uguale)
        [sum] {" "}(somma)
        [fifteen] {" "}(quindici)
        [ace] {" "}(asso)
       *[none] {""}
    }
}
move-declare = dichiara { $kind ->
    [barsegon] { $game ->
        [cirulla] un decino
       *[other] un barsegon
    }
    [grande] la grande in mano
   *[barsega] { $game ->
        [cirulla] una cirulla
       *[other] una barsega
    }
}{ $cards ->
    [0] {""}
   *[other] : { CARDS($cards) }
}{ $value ->
    [0] {""}
   *[other] {" "}(la matta vale { $value ->
        [1] asso
        [8] fante
        [9] donna
        [10] re
       *[other] { $value }
    })
}
move-marriage = matrimonio di { SUIT($suit) }
move-exchange = scambia il due di trionfo con il trionfo girato
