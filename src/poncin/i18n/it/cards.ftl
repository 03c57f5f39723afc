# Carte: $rank è A 2 3 4 5 6 7 J Q K, $suit è h d c s. Le forme -short servono dove i segni bastano.
card-suit = { $suit ->
    [h] cuori
    [d] quadri
    [c] fiori
   *[s] picche
}
card-sign = { $suit ->
    [h] ♥
    [d] ♦
    [c] ♣
   *[s] ♠
}
# La lettera o la cifra sulla carta.
card-index = { $rank ->
    [J] F
    [Q] D
    [K] R
   *[other] { $rank }
}
card-plain = { $rank ->
    [A] asso
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [J] fante
    [Q] donna
   *[K] re
} di { card-suit }
card-the = { $rank ->
    [A] l’asso
    [2] il due
    [3] il tre
    [4] il quattro
    [5] il cinque
    [6] il sei
    [7] il sette
    [J] il fante
    [Q] la donna
   *[K] il re
} di { card-suit }
card-a = { $rank ->
    [A] un asso
    [2] un due
    [3] un tre
    [4] un quattro
    [5] un cinque
    [6] un sei
    [7] un sette
    [J] un fante
    [Q] una donna
   *[K] un re
} di { card-suit }
card-with = { $rank ->
    [A] con l’asso
    [2] con il due
    [3] con il tre
    [4] con il quattro
    [5] con il cinque
    [6] con il sei
    [7] con il sette
    [J] con il fante
    [Q] con la donna
   *[K] con il re
} di { card-suit }
card-of = { $rank ->
    [A] dell’asso
    [2] del due
    [3] del tre
    [4] del quattro
    [5] del cinque
    [6] del sei
    [7] del sette
    [J] del fante
    [Q] della donna
   *[K] del re
} di { card-suit }
card-short = { card-index }{ card-sign }
card-the-short = { $rank ->
    [A] l’{ card-short }
    [Q] la { card-short }
   *[other] il { card-short }
}
card-a-short = { $rank ->
    [Q] una { card-short }
   *[other] un { card-short }
}
card-with-short = { $rank ->
    [A] con l’{ card-short }
    [Q] con la { card-short }
   *[other] con il { card-short }
}
card-of-short = { $rank ->
    [A] dell’{ card-short }
    [Q] della { card-short }
   *[other] del { card-short }
}
# Un elenco: $first è una voce, o più voci con le virgole.
card-and = { $first } e { $last }
