# The rules, paragraph by paragraph. Every option of the game is a variable with its name; $game and $players too.
# A paragraph that is empty under the chosen options is left out.

## Words that depend on the game
rules-sweep = { $game ->
    [cirollon] sgobba
   *[cirulla] scopa
}
rules-sweeps = { $game ->
    [cirollon] sgobbe
   *[cirulla] scope
}
rules-three = { $game ->
    [cirollon] barsega
   *[cirulla] cirulla
}
rules-ten = { $game ->
    [cirollon] barsegon
   *[cirulla] decino
}
rules-wild = { $game ->
    [cirollon] poncin
   *[cirulla] matta
}

## Cirulla and Cirollon
rules-cirulla-title =
    # Cirulla

    You take cards from the table with cards from your hand, and you collect points for what you take, for clearing the table and for lucky deals. { $players ->
        [2] Two players play against each other.
        [3] Three players play, each alone.
       *[4] Four players play in two pairs; partners sit opposite each other and share their captures and points.
    } The match goes over several hands, until a side has { $target } points.
rules-cirollon-title =
    # Cirollon

    Cirollon is the big brother of Cirulla: the whole pack is dealt at once. Four players play in two pairs; partners sit opposite each other and share their captures and points. You take cards from the table with cards from your hand, and you collect points for what you take, for clearing the table and for lucky hands. The match goes over several hands, until a side has { $target } points.
rules-fishing-cards =
    ## Cards

    The pack has forty cards: hearts ♥, diamonds ♦, clubs ♣ and spades ♠, each from the ace to the seven and then jack, queen and king. Each card has a value for capturing; another one serves only for the primiera at the end.

    | card | A | 2 | 3 | 4 | 5 | 6 | 7 | J | Q | K |
    |---|---|---|---|---|---|---|---|---|---|---|
    | value | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
    | primiera | 16 | 12 | 13 | 14 | 15 | 18 | 21 | 10 | 10 | 10 |
rules-cirulla-deal =
    ## Deal

    The first dealer is drawn by lot; the next hand is dealt by the next player in the order of play. Everybody gets three cards, one at a time, and four cards go face up on the table. When all have played their three cards the same dealer gives three more to each, but none to the table, until the pack is finished: { $players ->
        [2] six rounds
        [3] four rounds
       *[4] three rounds
    } make a hand. { $direction ->
        [counterclockwise] Play goes counter-clockwise, and the player on the dealer’s right begins every round.
       *[clockwise] Play goes clockwise, and the player on the dealer’s left begins every round.
    }
rules-cirollon-deal =
    ## Deal

    The first dealer is drawn by lot; then the deal passes to the right. Going counter-clockwise from the player on the right, the dealer gives three cards to each player, puts two face up on the table, gives three more to each, puts two more on the table and gives the last three: nine cards in each hand, four on the table.

    Play goes counter-clockwise, too. { $first_player ->
        [right] The player on the dealer’s right begins, so the dealer plays last, as in the games akin to this one.
       *[left_literal] The player on the dealer’s left begins, so the dealer plays second. This is what the Ligurian description of the game says, to the letter; it may be a slip, and the option “First player” lets the player on the dealer’s right begin, as in the games akin to this one.
    }
rules-fishing-turn =
    ## Play

    In your turn you play one card, whichever you like. If it can take something from the table it must; if it can be done in several ways, you choose one. You put the taken cards and the card that took them face down on your side’s pile. A card that takes nothing stays on the table.
rules-fishing-captures =
    A card can take:

    - **cards that equal it**: one card of the same value, or several cards that add up to its value. { $simple_capture ->
        [fewest] You must use as few cards as possible: an equal card before any sum, two cards before three.
        [single_first] If a single equal card lies there you must take that one; otherwise any sum will do.
       *[free] Any of them will do: a jack may take a jack, or a five and a three.
    }
    - **cards that make fifteen with it**: with a five you can take a king, or a seven and a three.{ $simple_capture ->
        [free] {""}
       *[other] {" "}The rule on which cards come first does not touch these captures.
    }
rules-fishing-ace =
    - **An ace takes the whole table**, { $ace_vs_table_ace ->
        [sweep_anyway] also when another ace lies on it.
       *[other] unless another ace lies on it. { $ace_vs_table_ace ->
            [ace_or_fifteen] Then it takes that ace, or cards that total 14.
            [ace_or_whole_table_15] Then it takes that ace, or everything if the table totals 14.
           *[ace_only] Then it takes that ace and nothing else. (Many tables let it also take cards that total 14: that is an option.)
        }
    } On an empty table an ace just stays.
rules-fishing-sweep =
    Whoever clears the table makes a **{ rules-sweep }**: 1 point.{ $game ->
        [cirollon] {""}
       *[cirulla] { $ace_sweep_scores ->
            [no] {" "}An ace that sweeps the table makes none, unless all it takes is one ace.
           *[yes] {" "}An ace that sweeps the table makes one, too.
        }
    } The card that made it lies face up in the pile. { $last_card_scopa ->
        [counts] The last card of the hand can make one like any other.
       *[never] { $game ->
            [cirollon] Only the very last card of the hand never makes one, whatever it takes.
           *[cirulla] Only the very last card of the hand never makes one, whatever it takes. (Our source has no such exception, but nearly everybody plays so.)
        }
    }
rules-fishing-leftovers = When all cards are played, what is left on the table goes to the side that captured last. That is no { rules-sweep }.
rules-fishing-table =
    ## The first four cards on the table
rules-cirulla-four-equal = { $table_four_equal ->
    [yes] - If the four cards are all of one rank, the dealer’s side wins the match at once.
   *[no] {""}
}
rules-cirulla-annul = { $monte_aces ->
    [yes] { $table_three_equal ->
        [yes] - If two or more of them are aces, or three are of one rank, the hand is annulled and the same dealer deals again.
       *[no] - If two or more of them are aces, the hand is annulled and the same dealer deals again.
    }
   *[no] { $table_three_equal ->
        [yes] - If three of them are of one rank, the hand is annulled and the same dealer deals again. Two aces do not matter.
       *[no] - No first table annuls the hand. If several aces lie there, a played ace takes one of them.
    }
}
rules-cirollon-annul = - If two or more of them are aces, the hand is annulled and the same dealer deals again. (The poncin is never an ace here.)
rules-fishing-bonus =
    - If they total 15, the dealer takes them all and scores 1 { rules-sweep }; if they total 30, 2 { rules-sweeps }. This happens by itself. { $game ->
        [cirollon] The poncin among them may count anything from 1 to 10 for this.
       *[cirulla] { $dealer_bonus_matta ->
            [yes] The matta among them may count anything from 1 to 10 for this.
           *[no] The matta counts as printed here: our source lets it help declarations only. At many tables it may help the dealer, too: that is an option.
        }
    }
rules-fishing-low-table = { $dealer_low_table ->
    [yes] - If they total 9 or less, the dealer takes them all for 3 points, and nothing more for a 15.
   *[no] {""}
}
rules-fishing-monte = { $monte_vs_bonus ->
    [bonus_first] - If a table would be annulled and also brings the dealer a bonus, the dealer takes the bonus and the hand is played.
   *[monte_first] - If a table is annulled, the dealer gets no bonus for it.
}
rules-fishing-declare =
    ## Declarations

    Three cards in your hand can bring points before you play:

    - **{ rules-three }**: three cards that total 9 or less, 3 points. (Without any ace it is jokingly called the poor folk’s: *boña di misci*.)
    - **{ rules-ten }**: three cards of one value, 10 points.
rules-cirulla-grande-in-hand = { $grande_in_hand ->
    [yes] - **grande in hand**: the jack, queen and king of diamonds, 30 points.
   *[no] {""}
}
rules-fishing-low-triple = { $low_triple ->
    [13] Three aces, three twos or three threes are both at once and score 13.
   *[10] Three aces, three twos or three threes count as a { rules-ten } only: 10 points.
}
rules-cirulla-declare-when = You declare in your turn, just before the first card of each round of three, and lay the three cards open; they stay open until you have played them. You can declare anew in every round.
rules-cirollon-declare-when = You declare in your first turn of the hand, before your first card, and lay the three cards open. You must play the open cards, in any order, before all others. { $multi_bonus ->
    [one_only] Only one declaration a hand is allowed.
   *[disjoint] You may declare several times if you have the cards; no card serves twice.
}
rules-fishing-duty = { $declaration ->
    [automatic] You must declare whatever you can; which cards and which value is your choice.
    [natural_mandatory_matta_optional] You must declare what you have, but you are free to pass over what needs the { rules-wild } at another value than its own.
   *[optional] You need not declare. You decline by playing a card, and nobody learns what you had.
}
rules-fishing-wild =
    ### The { rules-wild }

    { $game ->
        [cirollon] The seven of hearts is the poncin.
       *[cirulla] { $matta_card ->
            [Qd] The queen of diamonds is the matta, the wild card.
           *[other] The seven of hearts is the matta, the wild card.
        }
    } { $matta_value ->
        [lowest] In a declaration it may take the lowest value that helps: 1 for a { rules-three }, or the value of the two equal cards for a { rules-ten }.
       *[any_completing] In a declaration it may stand for any card that completes it: you say which value it has.
    } { $game ->
        [cirollon] It keeps this value for the rest of the hand, also on the table; as an ace it takes the whole table.
       *[cirulla] { $matta_keeps_value ->
            [no] The value serves the declaration only: played and on the table it is the card that is printed on it.
           *[yes] It keeps this value for the rest of the hand, also on the table; as an ace it takes the whole table.
        }
    } In the count it is again what is printed on it, and so it is when it was not declared.
rules-fishing-count =
    ## Count

    At the end of a hand each side counts its pile:
rules-cirulla-majority = { $majority_mode ->
    [plurality]
        - **cards**: more cards than each other side, 1 point;
        - **diamonds** (denari): more ♦ than each other side, 1 point;
   *[threshold_21_6]
        - **cards**: 21 or more cards, 1 point;
        - **diamonds** (denari): six or more ♦, 1 point;
}
rules-cirollon-majority =
    - **cards**: more cards than the other side, 1 point;
    - **diamonds** (dinæ): more ♦ than the other side, 1 point;
rules-fishing-settebello = - **settebello**: the seven of diamonds, 1 point;
rules-fishing-primiera =
    - **primiera**: for each suit take your card of the highest primiera value in the table above, and add the four up; the highest sum gets 1 point. { $primiera_missing_suit ->
        [sum_of_suits_held] A side without a card of some suit adds up the others.
       *[no_primiera] A side without a card of some suit has no primiera.
    }
rules-cirulla-runs =
    - **grande**: the jack, queen and king of diamonds, 5 points{ $grande_extended ->
        [yes] {""}, 1 more with the six of diamonds and 1 more with the seven;
       *[no] {""};
    }
    - **piccola**: the ace, two and three of diamonds, 3 points, and 1 more for each next diamond in unbroken order, up to { $piccola_max ->
        [5] the five: 5 points at most;
        [7] the seven: 7 points at most;
       *[6] the six: 6 points at most;
    }
rules-cirollon-runs =
    - **erta**: the jack, queen and king of diamonds, 5 points;
    - **bassa**: the ace, two and three of diamonds, 3 points, and 1 more for each next diamond in unbroken order, up to the six: 6 points at most;
rules-fishing-earned = - what was earned during the hand: { rules-sweeps }, declarations, the dealer’s bonus.
rules-fishing-ties = When two sides are equal in cards, diamonds or primiera, nobody gets that point.
rules-fishing-cappotto =
    ## Cappotto

    { $cappotto ->
        [wins_match] A side that has captured all ten diamonds wins the match at once, whatever the score.
        [off] Capturing all ten diamonds brings nothing special here.
       *[other] A side that has captured all ten diamonds gets 30 points for it at the count, besides all the rest.
    }
rules-fishing-winning =
    ## End of the match

    The match ends after the hand in which a side reaches { $target } points. { $both_over_target ->
        [first_in_count_order] If several do, the points are added one after the other in the order cards, diamonds, settebello, primiera, dealer’s bonus, { rules-sweeps }, runs, declarations, cappotto: whoever gets there first wins.
       *[higher_then_extra_hand] If several do, the highest total wins; if the highest is shared, another hand is played.
    }

## Mariagio
rules-mariagio-title =
    # Mariagio

    Mariagio is a game of tricks for two, with trumps and with marriages of king and queen. The match goes over several hands, until a player has { $target } points.
rules-mariagio-cards =
    ## Cards

    The pack has forty cards: hearts ♥, diamonds ♦, clubs ♣ and spades ♠. In every suit they rank, from the highest to the lowest:

    { $rank_scheme ->
        [three_high]
            | card | A | 3 | K | Q | J | 7 | 6 | 5 | 4 | 2 |
            |---|---|---|---|---|---|---|---|---|---|---|
            | points | 11 | 10 | 4 | 3 | 2 | 0 | 0 | 0 | 0 | 0 |

            The three is second, as in most Italian games.
       *[seven_high]
            | card | A | 7 | K | Q | J | 6 | 5 | 4 | 3 | 2 |
            |---|---|---|---|---|---|---|---|---|---|---|
            | points | 11 | 10 | 4 | 3 | 2 | 0 | 0 | 0 | 0 | 0 |

            Mind that the seven comes second, and not the three: so it is in the game’s relatives of its own region. Where you are used to the three, there is an option.
    }
rules-mariagio-deal =
    ## Deal

    The first dealer is drawn by lot; then the players take turns. Each gets seven cards, one at a time, the opponent first. The next card is turned up: its suit is **trumps** for this hand. The other 25 cards are laid face down across it as the stock; the turned-up card belongs to the stock and is its last card.
rules-mariagio-tricks =
    ## Tricks

    The dealer’s opponent leads to the first trick: one card, then the other player replies with one. The higher trump wins; without a trump the higher card of the suit that was led wins. A card of a third suit never wins. The winner puts both cards on a pile of their own, draws the top card of the stock, then the other player draws one, and the winner leads to the next trick.

    As long as there is a stock you may reply with any card you like.
rules-mariagio-endgame =
    ## The last seven tricks

    When the stock is finished each player has seven cards left. Now a reply has its duties:

    - { $overtake_in_endgame ->
        [not] If you have a card of the suit led, you must play one; it need not be higher.
       *[required] If you have a card of the suit led, you must play one, and a higher one if you can.
    }
    - If you have none of that suit, you must play a trump.
    - If you have no trump either, you may play anything.

    Whoever wins the very last trick gets { $last_trick } points.
rules-mariagio-marriage =
    ## Marriages

    King and queen of one suit in your hand are a marriage. { $marriage_when ->
        [own_turn] In any turn of yours, leading or replying,
       *[on_lead] When it is your turn to lead,
    } you may show it before you play your card: 20 points, or 40 in trumps. The cards go back into your hand. Each marriage counts once.
rules-mariagio-marriage-needs = { $marriage_needs_trick ->
    [yes] - You may declare one only when you have won a trick in this hand.
   *[no] - You need not have won a trick for it.
}
rules-mariagio-marriage-lead = { $marriage_must_lead ->
    [yes] - The card you play next must be one of a marriage that you have just shown.
   *[no] - You may then play any other card.
}
rules-mariagio-marriage-number = { $marriages_per_lead ->
    [1] - Only one marriage may be shown before each card.
   *[unlimited] - You may show several marriages before one card.
}
rules-mariagio-marriage-end = { $marriage_in_endgame ->
    [no] - When the stock is empty, no marriage may be shown any more.
   *[yes] - Marriages may also be shown in the last seven tricks.
}
rules-mariagio-captured = { $captured_marriage ->
    [yes] - There are captured marriages, too: if king and queen of a suit meet in one trick and the player of the king wins it, that player gets 20 points, or 40 in trumps.
   *[no] {""}
}
rules-mariagio-exchange =
    ## The turned-up trump

    If you hold the two of trumps, { $exchange_when ->
        [own_turn] you may in any turn of yours, before your card,
       *[on_lead] you may, when it is your turn to lead and before your card,
    } swap it for the turned-up trump, { $exchange_until ->
        [not_last_two_cards] as long as the stock has more than two cards.
       *[while_upcard_in_stock] as long as that card lies under the stock.
    } { $exchange_needs_trick ->
        [yes] You must have won a trick in this hand first.
       *[no] You need not have won a trick for it.
    }
rules-mariagio-count =
    ## Count

    After the last trick each player adds up the points of the captured cards, the marriages and the { $last_trick } points for the last trick. The cards of the whole pack make 120 points.
rules-mariagio-winning =
    ## End of the match

    The match ends after the hand in which a player reaches { $target } points. { $both_over_target ->
        [non_dealer_counts_first] If both do, the one who did not deal that hand wins.
       *[higher_then_extra_hand] If both do, the higher total wins; if they are equal, another hand is played.
    }
