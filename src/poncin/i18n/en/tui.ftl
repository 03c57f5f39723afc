# The terminal application. tui-key-…: next to a key’s letter, one short word.

tui-title = { $game } · to { $target } · hand { $hand }
tui-score = { $name } { $points }
tui-options = House rules: { $options }
tui-option = { $option }: { $value }

## Seats and piles
tui-dealer = dealer
tui-first = first
tui-partner = partner
tui-holds = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tui-pile = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} taken
tui-earned = { $rule } +{ $points }
tui-stock = { $count ->
    [0] Stock: empty
    [one] Stock: 1 card
   *[other] Stock: { $count } cards
}
tui-trump = Trumps { SUIT($suit) }
tui-table = Table
tui-table-empty = The table is empty

## Prompts
tui-your-turn = Your turn: choose a card.
tui-may-declare = Your turn: D declares, or choose a card.
tui-must-declare = Your turn: you must declare first (D).
tui-may-announce = Your turn: D marries or swaps, or choose a card.
tui-thinking = { $name } is thinking…
tui-dealing = The cards are dealt…
tui-over = The match is over. N: another one.
tui-marked-for-later = { $card } is marked: Enter plays it when it is your turn.
tui-choose-capture = Several captures: choose one, Esc goes back.
tui-choose-declaration = Choose what to declare, Esc goes back.
tui-choose-value = Choose the value of the wild seven, Esc goes back.
tui-with-sgobba = { $move }: { $game ->
    [cirollon] sgobba!
   *[other] scopa!
}
tui-takes-nothing = { $card } takes nothing: it stays on the table.
tui-may-play = { $card } may be played.
tui-several = { $card }: { $count } captures to choose from. Enter opens the list.
tui-declare-group = { $cards } · { $ways } ways
tui-nothing-to-declare = You have nothing to declare now.
tui-nothing-to-undo = There is no move of yours to take back in this hand.
tui-undone = Your last move is taken back.
tui-undo-later = Your move is taken back as soon as the computer has moved.
tui-no-last = Nothing has been taken yet in this hand.

## Keys
tui-key-declare = Declare
tui-key-hint = Hint
tui-key-undo = Undo
tui-key-last = Last
tui-key-score = Score
tui-key-rules = Rules
tui-key-language = Language
tui-key-speed = Speed
tui-key-theme = Theme
tui-key-new = New
tui-key-help = Help
tui-key-quit = Quit
tui-close = Close
tui-next = Next hand

## Speed
tui-speed-off = at once
tui-speed-quick = quick
tui-speed-normal = normal
tui-speed-slow = slow
tui-speed-is = Speed of the computer: { $speed }

## Windows
tui-trouble = The match could not be kept
tui-again = Try again
tui-new = New match
tui-hint-title = What your cards do
tui-hint-not-yet = When it is your turn, this lists what each card takes.
tui-last-title = The last capture
tui-rules-title = Rules: { $game }
tui-help-title = Keys and mouse
tui-sheet-title = Hand { $hand }: the count
tui-score-title = The score
tui-score-hand = Hand { $hand }
tui-sheet-points = This hand
tui-sheet-total = Total
tui-sheet-before = Before
tui-rematch = Rematch
tui-leave = Leave
tui-new-game = Game
tui-new-level = Computer
tui-new-start = Start
tui-new-cancel = Cancel
tui-new-players = { $game }, { $players } players
tui-house = House rules
tui-house-done = Done
tui-target = The game is to { $target }.
tui-new-kept = The match you leave is put aside, nothing is lost.
tui-help =
    __Playing a card.__ Click it, or press its number, or go to it with ← → and press Enter. The cards that it
    takes are framed twice on the table. Where several captures are possible a list opens: number, ↑ ↓ and Enter, or
    a click; Esc goes back and nothing has happened.

    __Marks.__ Heavy frame with ▲: the card you are on. Double frame: taken, or about to be. Broken frame: not
    playable now; go to it to read why. ◉: shown to everybody. In the lower edge: what a card counts, with = where a
    declaration named it; ✶ is a trump.

    - __1 – 9, ← → Enter__: play a card
    - __D__: declare; marriage and exchange in Mariagio
    - __H__: hint: what each card takes, and why one may not be played
    - __U__: take your last move back, within the hand
    - __V__: the last capture or trick again
    - __P__: the score of all hands
    - __R__: the rules, with the options of this match
    - __L__: next language
    - __S__: speed of the computer
    - __T__: light or dark
    - __N__: new match or rematch
    - __PgUp PgDn__: scroll the moves
    - __Q__: leave; the match is kept
