# Cards: $rank is A 2 3 4 5 6 7 J Q K, $suit is h d c s. The -short forms are used where signs may stand for words.
card-suit = { $suit ->
    [h] hearts
    [d] diamonds
    [c] clubs
   *[s] spades
}
card-sign = { $suit ->
    [h] ♥
    [d] ♦
    [c] ♣
   *[s] ♠
}
card-rank = { $rank ->
    [A] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [J] jack
    [Q] queen
   *[K] king
}
# The letter or figure on the card.
card-index = { $rank }
card-plain = { card-rank } of { card-suit }
card-the = the { card-rank } of { card-suit }
card-a = { $rank ->
    [A] an ace
   *[other] a { card-rank }
} of { card-suit }
card-with = with the { card-rank } of { card-suit }
card-of = of the { card-rank } of { card-suit }
card-short = { card-index }{ card-sign }
card-the-short = the { card-short }
card-a-short = { $rank ->
    [A] an { card-short }
   *[other] a { card-short }
}
card-with-short = with the { card-short }
card-of-short = of the { card-short }
# A list: $first is one item, or several with commas.
card-and = { $first } and { $last }
