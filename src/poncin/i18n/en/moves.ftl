# Moves as choices in a list. $kind: equal, sum, fifteen, ace, or none where it is not known or nothing is taken.
move-play = { $taken ->
    [0] { CARD($card) }
   *[other] { CARD($card) } takes { CARDS($taken) }{ $kind ->
        [equal] {" "}(equal)
        [sum] {" "}(sum)
        [fifteen] {" "}(fifteen)
        [ace] {" "}(ace)
       *[none] {""}
    }
}
move-declare = declare { $kind ->
    [barsegon] { $game ->
        [cirulla] a decino
       *[other] a barsegon
    }
    [grande] the grande in hand
   *[barsega] { $game ->
        [cirulla] a cirulla
       *[other] a barsega
    }
}{ $cards ->
    [0] {""}
   *[other] : { CARDS($cards) }
}{ $value ->
    [0] {""}
   *[other] {" "}(wild card as { $value ->
        [1] ace
        [8] jack
        [9] queen
        [10] king
       *[other] { $value }
    })
}
move-marriage = marriage of { SUIT($suit) }
move-exchange = swap the two of trumps for the turned-up trump
