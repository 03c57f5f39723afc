# O feuggio di ponti: nommi de righe, particolari pe parte, resultati.
rule-carte = Carte
rule-dinae = Dinæ
rule-settebello = Settebello
rule-primiera = Primmea
rule-dealer15 = Boña do chinze
rule-dealer30 = Boña do trenta
rule-dealer_low = Töa bassa do massê
rule-scopa = Sgobbe
rule-erta = Erta
rule-bassa = Bassa
rule-barsega = Barsega
rule-barsegon = Barsegon
rule-grande_in_hand = Erta inte moen
rule-cappotto = Cappòtto
rule-cards = Ponti de carte
rule-marriage = Maiezzi
rule-captured_marriage = Maiezzi cattuæ
rule-last_trick = Urtima preisa

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
score-side-no-primiera = { $name } sensa { $suits }, donca sensa primmea
score-points = { $points ->
    [one] 1 ponto à { $name }
   *[other] { $points } ponti à { $name }
}
score-end = { $result }.
score-nobody = Nisciun ponto.
score-match-won = A vâ a partia.
score-note-tie = Paritæ: nisciun ponto.
score-note-below_threshold = { $rule ->
    [dinae] Nisciun o l’à sëi dinæ: nisciun ponto.
   *[carte] Nisciun o l’à 21 carte: nisciun ponto.
}
score-note-missing_suits = Nisciun o l’à tutte e quattro e merse: nisciun ponto.
score-note-incomplete = { $rule ->
    [erta] Nisciun o l’à sbiro, dònna e òmmo de dinæ: nisciun ponto.
   *[bassa] Nisciun o l’à asso, doî e trei de dinæ: nisciun ponto.
}

# Fin da partia: $winner o l’é somebody ò nobody, $name chi guägna, $by a parte de chi lascia, $score i ponti.
ending-target = A partia a va à { $name }: { $score }.
ending-cappotto = Cappòtto: a partia a va à { $name }. Ponti: { $score }.
ending-four_equal = Quattro carte pæge in sciâ töa: a partia a va à { $name }. Ponti: { $score }.
ending-resigned = { $winner ->
    [nobody] Partia abbandonâ da { $by }. No guägna nisciun. Ponti: { $score }.
   *[somebody] Partia abbandonâ da { $by }: a va à { $name }. Ponti: { $score }.
}
ending-timeout = { $winner ->
    [nobody] Tempo finio pe { $by }. No guägna nisciun. Ponti: { $score }.
   *[somebody] Tempo finio pe { $by }: a partia a va à { $name }. Ponti: { $score }.
}
ending-unfinished = A partia a no l’é finia. Ponti: { $score }.
