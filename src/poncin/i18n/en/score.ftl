# The score sheet: names of its lines ($game: cirulla, cirollon, mariagio or empty), details by side, results.
rule-carte = Cards
rule-dinae = { $game ->
    [cirulla] Diamonds (denari)
   *[other] Diamonds (dinæ)
}
rule-settebello = Seven of diamonds (settebello)
rule-primiera = { $game ->
    [cirollon] Primiera (primmea)
   *[other] Primiera
}
rule-dealer15 = Dealer’s fifteen
rule-dealer30 = Dealer’s thirty
rule-dealer_low = Dealer’s low table
rule-scopa = { $game ->
    [cirollon] Sweeps (sgobbe)
   *[other] Sweeps (scope)
}
rule-erta = { $game ->
    [cirollon] High run (erta)
   *[other] High run (grande)
}
rule-bassa = { $game ->
    [cirollon] Low run (bassa)
   *[other] Low run (piccola)
}
rule-barsega = { $game ->
    [cirulla] Cirulla
   *[other] Barsega
}
rule-barsegon = { $game ->
    [cirulla] Decino
   *[other] Barsegon
}
rule-grande_in_hand = Grande in hand
rule-cappotto = All ten diamonds (cappotto)
rule-cards = Card points
rule-marriage = Marriages
rule-captured_marriage = Captured marriages
rule-last_trick = Last trick

score-line = { $rule }: { $details }. { $result }
score-line-short = { $rule }: { $result }
score-suit = { SUIT($suit) }
score-side-count = { $name } { $count }
score-side-carte = { $name } { $count ->
    [one] 1 card
   *[other] { $count } cards
}
score-side-last_trick = { $name }
score-side-cards = { $rule ->
    [dinae] { $name } { $count } ({ CARDS($cards) })
    [scopa] { $name } { $count } ({ CARDS($cards) })
   *[other] { $name } { CARDS($cards) }
}
score-side-primiera = { $name } { CARDS($cards) }, { $values } = { $sum }
score-side-no-primiera = { $name } without { $suits }, so no primiera
score-points = { $points ->
    [one] 1 point to { $name }
   *[other] { $points } points to { $name }
}
score-end = { $result }.
score-nobody = Nobody scores.
score-match-won = It wins the match.
score-note-tie = A tie: nobody scores.
score-note-below_threshold = { $rule ->
    [dinae] Nobody has six diamonds: nobody scores.
   *[carte] Nobody has 21 cards: nobody scores.
}
score-note-missing_suits = Nobody has all four suits: nobody scores.
score-note-incomplete = { $rule ->
    [erta] Nobody has the jack, queen and king of diamonds: nobody scores.
   *[bassa] Nobody has the ace, two and three of diamonds: nobody scores.
}

# Endings: $winner is somebody or nobody, $name the winner, $by the side of who left, $score the winner’s points first.
ending-target = The match goes to { $name }: { $score }.
ending-cappotto = All ten diamonds: the match goes to { $name }. Points: { $score }.
ending-four_equal = Four equal cards on the first table: the match goes to { $name }. Points: { $score }.
ending-resigned = { $winner ->
    [nobody] Given up by { $by }; nobody wins. Points: { $score }.
   *[somebody] Given up by { $by }: the match goes to { $name }. Points: { $score }.
}
ending-timeout = { $winner ->
    [nobody] Time is up for { $by }; nobody wins. Points: { $score }.
   *[somebody] Time is up for { $by }: the match goes to { $name }. Points: { $score }.
}
ending-unfinished = The match is not finished. Points: { $score }.
