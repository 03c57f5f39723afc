# Carte: $rank o l’é A 2 3 4 5 6 7 J Q K, $suit o l’é h d c s. E forme -short en pe-i segni.
card-suit = { $suit ->
    [h] coppe
    [d] dinæ
    [c] scioî
   *[s] spoæ
}
card-sign = { $suit ->
    [h] ♥
    [d] ♦
    [c] ♣
   *[s] ♠
}
card-index = { $rank ->
    [A] 1
    [J] S
    [Q] D
    [K] Ò
   *[other] { $rank }
}
card-plain = { $rank ->
    [A] asso
    [2] doî
    [3] trei
    [4] quattro
    [5] çinque
    [6] sëi
    [7] sette
    [J] sbiro
    [Q] dònna
   *[K] òmmo
} de { card-suit }
card-the = { $rank ->
    [A] l’asso
    [2] o doî
    [3] o trei
    [4] o quattro
    [5] o çinque
    [6] o sëi
    [7] o sette
    [J] o sbiro
    [Q] a dònna
   *[K] l’òmmo
} de { card-suit }
card-a = { $rank ->
    [A] un asso
    [2] un doî
    [3] un trei
    [4] un quattro
    [5] un çinque
    [6] un sëi
    [7] un sette
    [J] un sbiro
    [Q] unna dònna
   *[K] un òmmo
} de { card-suit }
card-with = { $rank ->
    [A] con l’asso
    [2] co-o doî
    [3] co-o trei
    [4] co-o quattro
    [5] co-o çinque
    [6] co-o sëi
    [7] co-o sette
    [J] co-o sbiro
    [Q] co-a dònna
   *[K] con l’òmmo
} de { card-suit }
card-of = { $rank ->
    [A] de l’asso
    [2] do doî
    [3] do trei
    [4] do quattro
    [5] do çinque
    [6] do sëi
    [7] do sette
    [J] do sbiro
    [Q] da dònna
   *[K] de l’òmmo
} de { card-suit }
card-short = { card-index }{ card-sign }
card-the-short = { $rank ->
    [A] l’{ card-short }
    [Q] a { card-short }
    [K] l’{ card-short }
   *[other] o { card-short }
}
card-a-short = { $rank ->
    [Q] unna { card-short }
   *[other] un { card-short }
}
card-with-short = { $rank ->
    [A] con l’{ card-short }
    [Q] co-a { card-short }
    [K] con l’{ card-short }
   *[other] co-o { card-short }
}
card-of-short = { $rank ->
    [A] de l’{ card-short }
    [Q] da { card-short }
    [K] de l’{ card-short }
   *[other] do { card-short }
}
# Unna lista: $first o l’é un elemento, ò ciù de un co-e virgole.
card-and = { $first } e { $last }
