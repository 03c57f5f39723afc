### The terminal application.

tui-title = { $game } · to { $target } points · hand { $hand }
tui-score = { $name } { $points }
tui-options = House rules: { $options }
tui-option = { $option }: { $value }
tui-sides-join = { $first } & { $second }

## Seats and piles
tui-dealer = dealer
tui-first = plays first
tui-partner = partner
tui-holds = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tui-shows = shows { $cards }
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
tui-your-hand = Your hand
tui-log = Moves

## Prompts
tui-your-turn = Your turn: choose a card.
tui-may-declare = D: you may declare before you play.
tui-must-declare = You must declare (D) before you play.
tui-may-announce = D: marriages and exchange.
tui-thinking = { $name } is thinking…
tui-dealing = The cards are dealt…
tui-marked-for-later = Marked. { $name } moves first; then Enter plays it.
tui-choose-capture = Several captures: choose one, Esc goes back.
tui-choose-declaration = Choose what to declare, Esc goes back.
tui-choose-value = Choose the value of the wild seven, Esc goes back.
tui-with-sgobba = { $move } — sweep!
tui-declare-group = { $cards } · { $ways } ways
tui-nothing-to-declare = You have nothing to declare now.
tui-nothing-to-undo = There is no move of yours to take back in this hand.
tui-undone = Your last move is taken back.
tui-undo-later = Your move will be taken back as soon as { $name } has moved.
tui-no-last = Nothing has been taken yet in this hand.
tui-enter-plays = Enter plays it.

## Keys
tui-key-play = Play
tui-key-declare = Declare
tui-key-hint = Hint
tui-key-undo = Undo
tui-key-last = Last
tui-key-score = Score
tui-key-rules = Rules
tui-key-language = Language
tui-key-speed = Speed
tui-key-theme = Light
tui-key-new = New
tui-key-help = Help
tui-key-quit = Quit
tui-key-close = Close
tui-key-back = Back
tui-key-next = Next hand

## Speed
tui-speed-off = at once
tui-speed-quick = quick
tui-speed-normal = normal
tui-speed-slow = slow
tui-speed-is = Speed of the computer: { $speed }

## Windows
tui-hint-title = What your cards do
tui-hint-not-yet = When it is your turn, this lists what each card takes.
tui-last-title = The last capture
tui-last-trick-title = The last trick
tui-rules-title = Rules: { $game }
tui-help-title = Keys and mouse
tui-sheet-title = Hand { $hand }: the count
tui-score-title = The score
tui-score-hand = Hand { $hand }
tui-sheet-points = This hand
tui-sheet-total = Total
tui-sheet-before = Before
tui-sheet-explained = Line by line
tui-over-title = The match is over
tui-rematch = Rematch
tui-new-match = New match
tui-keep-watching = Close
tui-new-title = A new match
tui-new-game = Game
tui-new-level = Computer
tui-new-start = Start
tui-new-cancel = Cancel
tui-new-players = { $game }, { $players } players
tui-new-kept = The match you leave is put aside, nothing is lost.
tui-saved = Your match is kept: { $command } goes on with it.
tui-too-small = The window is too small: poncin needs 80 columns and 24 rows.
tui-help =
    **Playing a card.** Click it, or press its number, or go to it with ← → and press Enter. The cards that it
    takes are framed twice on the table. Where several captures are possible a list opens: number, ↑ ↓ and Enter, or
    a click; Esc goes back and nothing has happened.

    **Marks.** Heavy frame with ▲: the card you are on. Double frame: taken, or about to be. Broken frame: not
    playable now; go to it to read why. ◉: shown to everybody. In the lower edge: what a card counts, with = where a
    declaration named it; ✶ is a trump.

    | Key | |
    |---|---|
    | 1 – 9, ← → Enter | play a card |
    | D | declare; marriage and exchange in Mariagio |
    | H | hint: what each card takes, and why one may not be played |
    | U | take your last move back, within the hand |
    | V | the last capture or trick again |
    | P | the score of all hands |
    | R | the rules, with the options of this match |
    | L | next language |
    | S | speed of the computer |
    | T | light or dark |
    | N | new match or rematch |
    | PgUp PgDn | scroll the moves |
    | Q | leave; the match is kept |
tui-several = { $card }: { $count } captures to choose from. Enter opens the list.
tui-over = The match is over.
tui-trouble = The match could not be kept
tui-again = Try again
tui-new = New match
tui-leave = Leave
