# Words of the web client.

## The table
web-card = { CARD($card) }
web-table = Table
web-table-count = { $count ->
    [0] Table: empty
    [one] Table: 1 card
   *[other] Table: { $count } cards
}
web-table-empty = The table is empty
web-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
web-you = You
web-guest = Guest
web-us = Us
web-them = Them
web-others = The others
web-holds = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-pile = { $count ->
    [one] 1 card taken
   *[other] { $count } cards taken
}
web-sweeps = { $game ->
    [cirollon] { $count ->
        [one] 1 sgobba
       *[other] { $count } sgobbe
    }
   *[other] { $count ->
        [one] 1 scopa
       *[other] { $count } scope
    }
}
web-points-so-far = +{ $points } in this hand
web-stock = { $count ->
    [0] Stock: empty
    [one] Stock: 1 card
   *[other] Stock: { $count } cards
}
web-trump = Trumps { SUIT($suit) }
web-trump-card = Trumps { CARD($card) }
web-upcard = Turned up under the stock: { CARD($card) }
web-dealer = dealer
web-partner = partner
web-away = computer plays
web-disconnected = not connected
web-shown-cards = Shown to everybody
web-open-card = shown to everybody
web-counts = counts { $value }
web-not-playable = cannot be played now
web-your-turn = Your turn
web-not-your-turn = Wait: it is not your turn.
web-good-luck = Good luck!
web-hurry = { $seconds } s left!
web-scopa = Scopa!
web-sgobba = Sgobba!
web-offline = The server cannot be reached. Check the connection and try again.
web-lost = Connection lost: trying again. Nothing is lost.
web-curtain = The cards are hidden: give the device to { $name }.
web-curtain-open = I am { $name }: show my cards

## The table: what can be done
web-actions = Declarations
web-must-declare = You must declare before you play.
web-declare = Declare… ({ $count })
web-what-to-declare = What to declare
web-plus = +{ $points }
web-captures = What to take with { CARD($card) }
web-kind = { $kind ->
    [equal] equal
    [sum] sum
    [fifteen] fifteen
    [ace] ace takes all
   *[none] takes nothing
}
web-play-it = Play
web-cancel = Cancel
web-undo = Take back
web-undo-asked = { $name } asks to take the last move back.
web-undo-waiting = The others are asked whether the last move may be taken back.
web-agree = Agree
web-refuse = Refuse
web-last-capture = Last capture
web-no-capture = Nothing has been taken yet.
web-log = What happened
web-menu = Menu
web-preferences = Preferences
web-keys = Keys
web-rules = Rules
web-play-again = Play again myself
web-say = Say something
web-mute = Do not hear { $name }
web-this-match = This match
web-sure-to-resign = Give this match up?
web-resign = Give up
web-leave-table = Leave the table
web-leave-note = The match waits for you on the first page.
web-key-card = plays a card of your hand
web-key-arrows = from card to card, from capture to capture
web-key-enter = plays the card, confirms the capture
web-key-escape = cancels
web-key-declare = what can be declared
web-key-next = next hand
web-key-undo = takes your last move back
web-key-last = the last capture
web-key-log = what happened
web-key-help = these keys

## The table: the count
web-hand-of = hand { $hand }, to { $target }
web-totals = Points
web-history = The points so far
web-total-of = Total, to { $target }
web-count = The count
web-sheet = Hand { $hand }: the count
web-this-hand = This hand
web-total = Total
web-next-hand = Next hand
web-begin = Begin
web-match-begins = A match begins as soon as everybody is ready.
web-waiting-for = Waiting for { $names }.
web-rematch = Rematch
web-rematch-shuffled = Rematch, other seats
web-replay = Watch it again
web-shuffle-proof = Proof of the next shuffle
web-shuffle-explained = The server has fixed the next deal already: this is its seal. After the match everybody can check that the cards were the sealed ones.

## Everywhere
web-pages = Pages
web-language = Language
web-home = To the first page
web-nowhere = There is no such page
web-again = Try again
web-close = Close
web-computer = Computer { $number }
web-free-seat = free seat
web-lobby = Open tables
web-matches = My matches
web-fairness = Fair cards
web-programs = Programs
web-link = Link
web-copy-link = Copy the link
web-copied = Copied
web-share = Share
web-download = Download
web-game = Game
web-name = Name
web-resume = Go on playing

## The first page
web-home-title = The card games of Liguria
web-home-line = Play the computer or friends. No account.
web-home-cirulla = Take the cards that equal yours, or make fifteen with it. A lucky hand scores before you play.
web-home-cirollon = Cirulla’s big brother, for two pairs: the whole pack is dealt at once, nine cards a hand.
web-home-mariagio = Tricks and trumps for two: king and queen of a suit marry, and the last seven tricks are strict.
web-home-players = Players
web-home-level = The computer plays
web-home-friends = With friends
web-home-resume = Go on with { $game }
web-home-resume-others = { $count ->
    [one] and another match
   *[other] and { $count } other matches
}
web-play = Play
web-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-join-code = Code or link of a friend’s table
web-join = Join

## A new table
web-new = New table
web-new-title = New table: { $game }
web-seats = Seats
web-seat = Seat { $seat }
web-sitter-me = me
web-sitter-free = free, for a friend
web-sitter-here = somebody else at this device
web-sitter-bot = computer ({ $level })
web-name-of-seat = Name for seat { $seat }
web-pairs-by-seat = Seats 1 and 3 are partners, and so are seats 2 and 4.
web-free-later = You get a link for the free seats.
web-agreement = What is played
web-make-table = Make the table
web-start-now = Begin the match
web-house-rules = { $count ->
    [0] House rules
    [one] House rules (1 changed)
   *[other] House rules ({ $count } changed)
}
web-clocks = Clocks
web-clocks-text = Who takes too long for a move is played by the computer until they are back; who uses up the time for the match loses it.
web-clock-of-move = For a move
web-clock-of-match = For all moves of a match
web-no-clock = no clock
web-seconds = { $seconds } s
web-minutes = { $minutes } min
web-open-table = Show the table in the list of open tables: anybody may join
web-onlookers = Onlookers are welcome; they see no hand
web-usual-value = { $value } (usual)
web-not-usual = not as usual

## The agreement, to be read
web-to-target = The match is played to { $target } points.
web-usual = All other rules are the usual ones.
web-unusual = These rules are not the usual ones:
web-all-options = { $count ->
    [one] The one rule
   *[other] All { $count } rules that can be chosen
}
web-clock-move = { $seconds } seconds for a move
web-clock-match = { $minutes } minutes for all moves of a match
web-is-open = Anybody may join
web-no-onlookers = No onlookers

## A table before the match
web-room = Table: { $game }
web-pairs-sit = Partners share captures and points. To change pairs, move to another seat.
web-pair = Pair { $pair }
web-note-you = you
web-note-host = made the table
web-note-program = program
web-sit = Sit here
web-move-here = Move here
web-somebody-here = Somebody else at this device…
web-sit-other = Sit down
web-stand = Leave the seat
web-clear-seat = Make it free
web-seat-bot = Let the computer play
web-level-of-seat = The computer’s level for seat { $seat }
web-wait-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-wait-host = { $name } begins the match.
web-wait-start = The match has not begun yet.
web-invite = Invite
web-invite-text = Who has this link or code can sit down at the table.
web-code = Code:
web-arrange = Change
web-arrange-done = Agree on this

## The list of tables
web-lobby-open = Free seats
web-lobby-none = No table is waiting for players now. Make one and open it to everybody.
web-lobby-mine = My tables
web-lobby-look = To the table
web-table-row = { $game }, { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}

## My matches, and watching one again
web-matches-none = You have not finished a match yet.
web-matches-more = Older ones
web-match-of = { $game }: { $names }
web-name-level = { $name } ({ $level })
web-imported = imported
web-import = Import a match
web-import-text = A match record (a .jsonl file) from another server or from the terminal.
web-hands = Hands
web-hand-number = Hand { $hand }
web-to-act = to play
web-led = Card led
web-nothing-led = No card has been led yet.
web-played-next = played next
web-replay-controls = Watch
web-replay-place = Place in the match
web-replay-at = Hand { $hand }, move { $move }
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-play = Run
web-replay-pause = Pause
web-replay-start = The match begins.

## Rules
web-rules-of = The rules of { $game }
web-rules-options = With other rules

## Fair cards
web-fair-why = Nobody sees how a server shuffles. So this one binds itself before each deal, and shows everything after the match.
web-fair-step-seal = Before the deal the server draws a random number and tells its seal. Another number would have another seal: it cannot be changed any more.
web-fair-step-nonces = Each player’s device adds a random number of its own. The cards follow from all of them together, so nobody can choose them.
web-fair-step-open = After the match all numbers are shown. Anybody can work out seals and cards again: here, or with “poncin verify”.
web-fair-not = This does not prove that a server keeps the cards to itself while it deals: like every dealer it knows them. The computer players here are never told.
web-fair-check = Check the shuffles
web-fair-check-now = Check
web-fair-subject = The link or the id of a match, or its whole record
web-fair-insecure = This browser checks only on pages that come by https or from this very device. The same check for a downloaded match, in the terminal:
web-fair-proved = { $count ->
    [one] 1 hand checked: the cards are those that were promised.
   *[other] { $count } hands checked: the cards are those that were promised.
}
web-fair-hands = Hand by hand
web-fair-hand = { $nonces ->
    [0] No player added a number
    [one] 1 player added a number
   *[other] { $nonces } players added a number
}, { $decks ->
    [one] 1 deal.
   *[other] { $decks } deals: the first table annulled the others.
}
web-fair-seal = Seal:
web-fair-first-cards = First cards: { $cards }.
web-fair-kept = { $count ->
    [one] This device kept one of the seals before the deal: it is the same.
   *[other] This device kept { $count } of the seals before the deals: they are the same.
}
web-fair-broken = Hand { $hand } does not have the seal that this device was told before the deal: this server did not keep its promise.
web-fair-compare = Whether these seals are the ones that you were told before each deal only you can know: compare them.
web-deals = All deals of this server
web-deals-none = No match has been finished here yet.
web-deals-counted = Counted in finished matches: { $matches }. Deals: { $deals }.
web-deals-chi = Chi-square of the counts: { $chi }; with fair shuffles about { $degrees } is expected, and a fifth more hardly ever.
web-heat-title = How often each card lay at each place of the pack
web-heat-card = Card
web-heat-key = standard deviations from the expected number, { $expected }

## Programs
web-programs-text = A program of yours can sit down at tables and play like anybody; it is told what a person in its seat would be told. It needs a token.
web-programs-docs = What programs can ask of this server
web-programs-mine = My programs
web-programs-none = You have made no token yet.
web-program-name = Name of the program
web-program-make = Make a token
web-program-once = The token of { $name }. It is shown only now: keep it well.
web-program-revoke = Revoke
web-program-really = Really revoke { $name }

## Preferences
web-prefer-name = What the others call you
web-prefer-device = These preferences stay on this device.
web-prefer-look = Look
web-prefer-cards = Cards
web-prefer-play = Play
web-prefer-aloud = For screen readers
web-prefer-lang = Language
web-prefer-theme = Light
web-prefer-theme-auto = as the device
web-prefer-theme-light = light
web-prefer-theme-dark = dark
web-prefer-size = Size of the cards
web-prefer-size-large = large
web-prefer-size-medium = medium
web-prefer-size-small = small
web-prefer-deck = Pack
web-prefer-deck-genoese = Genoese
web-prefer-deck-international = international
web-prefer-index = In the corners
web-prefer-index-none = nothing
web-prefer-index-value = values
web-prefer-index-it = F D R
web-prefer-index-lij = S D Ò
web-prefer-index-en = J Q K
web-prefer-suits = Colours of the suits
web-prefer-suits-two = two
web-prefer-suits-four = four
web-prefer-back = Back
web-prefer-back-waves = waves
web-prefer-back-risseu = pebbles
web-prefer-back-cross = crosses
web-prefer-sort = Sort the hand by
web-prefer-sort-rank = value
web-prefer-sort-suit = suit
web-prefer-speed = Speed
web-prefer-speed-off = no motion
web-prefer-speed-quick = quick
web-prefer-speed-normal = normal
web-prefer-speed-slow = slow
web-prefer-confirm = Confirm a card
web-prefer-confirm-never = never
web-prefer-confirm-choice = if it can take in several ways
web-prefer-confirm-always = always
web-prefer-sound = Sounds
web-prefer-vibration = Vibration
web-prefer-talk = Show what others say
web-prefer-told = Read aloud
web-prefer-told-verbose = everything
web-prefer-told-terse = the essential
