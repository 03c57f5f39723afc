# What happened, as sentences. $who is you or other, $name the player's name, $side a side's name.
event-dealt = Cards are dealt.
event-table-dealt = On the table: { CARDS($cards) }.
event-annulled = { $reason ->
    [three_equal] Hand annulled: three equal cards on the table ({ CARDS($cards) }). The same dealer deals again.
   *[aces] Hand annulled: two or more aces on the table ({ CARDS($cards) }). The same dealer deals again.
}
event-four-equal = Four equal cards on the table ({ CARDS($cards) }): { $who ->
    [you] you, the dealer, win
   *[other] { $name }, the dealer, wins
} the match.
event-dealer-bonus = { $who ->
    [you] You take
   *[other] { $name } takes
} the first table as dealer ({ CARDS($cards) }), { $rule ->
    [dealer15] which makes 15
    [dealer30] which makes 30
   *[dealer_low] which makes 9 or less
}: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-played = { $who ->
    [you] You play
   *[other] { $name } plays
} { CARD($card, form: "the") }.
event-took = { $who ->
    [you] You take
   *[other] { $name } takes
} { CARDS($cards, form: "the") } { CARD($card, form: "with") }{ $kind ->
    [fifteen] : fifteen
    [ace] : the ace takes the table
    [sum] : the sum
   *[equal] {""}
}.
event-sgobba = { $who ->
    [you] You clear
   *[other] { $name } clears
} the table: { $game ->
    [cirollon] sgobba!
   *[other] scopa!
}
event-declared = { $who ->
    [you] You declare
   *[other] { $name } declares
} { $kind ->
    [barsegon] { $game ->
        [cirulla] a decino
       *[other] a barsegon
    }
    [grande] the grande in hand
   *[barsega] { $game ->
        [cirulla] a cirulla
       *[other] a barsega
    }
}: { CARDS($cards) }{ $matta_value ->
    [0] {""}
   *[other] , the wild card counts { $matta_value }
}. { $points } points.
event-leftovers = The cards left on the table go to { $side } for the last capture: { CARDS($cards) }.
event-cappotto = All ten diamonds: cappotto! The match goes to { $side }.
event-trump-turned = Trumps are { SUIT($suit) }: { CARD($card, form: "the") } is turned up.
event-trick-won = { $who ->
    [you] You win
   *[other] { $name } wins
} the trick: { CARDS($cards) }, { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-drew = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $card ->
    [none] a card.
   *[other] { CARD($card, form: "the") }, the last card of the stock.
}
event-exchanged = { $who ->
    [you] You swap
   *[other] { $name } swaps
} { CARD($given, form: "the") } for { CARD($taken, form: "the") }.
event-married = { $who ->
    [you] You show
   *[other] { $name } shows
} the marriage of { SUIT($suit) }: { $points } points.
event-marriage-captured = { $who ->
    [you] You capture
   *[other] { $name } captures
} the marriage of { SUIT($suit) }: { $points } points.
event-last-trick = { $who ->
    [you] You win
   *[other] { $name } wins
} the last trick: { $points } points.
event-hand-over = The hand is over.
