# The commands and the plain mode. $who is you or other.

## Cards, hands, points
cli-no-cards = none
cli-hand = Hand { $number }. { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
cli-sheet = Score sheet of this hand:
cli-sheet-points = This hand: { $points }.
cli-totals = Score: { $points }. The match goes to { $target }.
cli-dealer = Dealer: { $name }.
cli-stock = Cards in the stock: { $count }.
cli-holds = Cards of { $name }: { $count }.
cli-pile = Pile of { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
cli-table = Table: { $cards }.
cli-trump = Trumps: { SUIT($suit) }. Turned up: { $upcard }.
cli-led = Led: { $card }.
cli-shows = { $name } has shown: { $cards }.
cli-matta = The wild card { $card } counts { $value } in this hand.
cli-hand-cards = Your hand: { $cards }.
cli-may = { $takes ->
    [yes] You may: { $move }
   *[no] You may: { $move } (takes nothing)
}

## The plain mode
cli-welcome = Type the number of your choice, a move such as 7d*3s5d, or ? for help.
cli-prompt = Your choice?
cli-prompt-deal = Enter for the next hand?
cli-prompt-retry = Enter to try again, q to leave?
cli-unknown = “{ $text }” means nothing here. Press Enter for the next hand, or type ? for help.
cli-not-a-choice = “{ $text }” is none of the choices. Type a number from 1 to { $last }, or ? for help.
cli-no-turn = There is nothing to choose now.
cli-undone = Taken back.
cli-nothing-to-undo = There is nothing to take back in this hand.
cli-kept = The match is kept: play again to go on with it.
cli-help = Commands:
    h (hint): what each card can take, or why it may not be played
    w 5d (why): the same for one card; ranks A 2 3 4 5 6 7 J Q K, suits h d c s
    u (undo): take your last choice back
    l (log): what happened last; l all: since the deal
    s (score): the score
    r (rules): the rules with the options of this match
    t (table): who dealt, stock, piles, table, your hand
    n (names): cards in words or by their signs
    g it (lang): another language: lij, it, en
    q (quit): leave; the match is kept
    ? (help): this list

## Setting up
cli-which-game = Which game?
cli-how-many = How many players?
cli-which-level = How strong shall the computer be?
cli-which-options = House rules: write name=value, ? for the list, or press Enter to go on. “{ $command }” explains them.
cli-which-name = Your name? Enter for none.
cli-option-set = { $option }: { $value }
cli-choose = { $default ->
    [none] A number from 1 to { $last }?
   *[other] A number from 1 to { $last }? Enter for { $default }.
}
cli-player-name = Player
cli-unfinished-match = There is an unfinished match: { $game }, hand { $hand }, { $points }.
cli-go-on = go on with it
cli-new-match = new match; the unfinished one is put aside
cli-put-aside = The unfinished match is now in { $path }; go on with it by: poncin play --resume FILE
cli-damaged = The unfinished match cannot be read. { $reason } The file is kept as { $path }.
cli-record-in = The record of the match is in { $path }.

## Records, options
cli-title = { $game } for { $players } players, to { $target }
cli-seat = Seat { $seat }: { $name }, { $player }
cli-person = person
cli-computer = computer, { $level }
cli-options = House rules: { $options }
cli-options-default = House rules: none, all options at their defaults
cli-got = { $name } gets { $cards }.
cli-unfinished = The match is not finished. Points: { $points }.
cli-checked = { $total ->
    [one] 1 record
   *[other] { $total } records
}, { $bad ->
    [0] all good
   *[other] { $bad } bad
}.
cli-verified = { $records ->
    [one] 1 record
   *[other] { $records } records
}, { $hands ->
    [one] 1 deal checked
   *[other] { $hands } deals checked
}, { $bad ->
    [0] all as promised
   *[other] { $bad } bad
}.
cli-simulated = { $count ->
    [one] 1 match
   *[other] { $count } matches
} written to { $path }.
cli-option-number = a whole number, { $allowed }; default { $default }
cli-option-default = default

## The server
cli-serve-elsewhere = { $address } is taken; the next free port serves instead.
cli-serve-running = It is running already: { $address }
cli-serve-no-display = There is no display here: open the address in a browser, or play in the terminal with ./play --terminal

## Computer players against each other
cli-arena-hold-out = The suite hold-out is for one run a release: do not tune on what it says.
cli-report = The page is in { $path }.
cli-arena-forfeits = { $bot } forfeited { $count ->
    [one] 1 hand
   *[other] { $count } hands
}; the first, in deal { $deal }: { $text }.
