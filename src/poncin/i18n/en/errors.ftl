# What is wrong and the way out. Variables are the error's details.

## Where in a file of match records
error-at = { $place }: { $sentence }
error-at-line = line { $number }
error-at-hand = hand { $number }
error-at-move = move { $number }

## Moves that the rules refuse
error-hand_over = The hand is over: deal the next one.
error-match_over = The match is over: start a new one.
error-not_your_turn = It is not the turn of seat { $seat }: seat { $to_act } is to play.
error-not_in_this_game = This game has no such move ({ $move }).
error-not_in_hand = You do not hold { CARDS($cards, form: "the") }: play a card of your hand.
error-exposed_first = You cannot play { CARD($card, form: "the") } yet: first come the cards that you declared ({ CARDS($cards) }).
error-must_declare = You must declare { CARDS($cards) } before you play a card.
error-must_take = { $kind ->
    [equal] The { CARD($card) } must take { CARDS($cards, form: "the") }, which it equals.
    [sum] The { CARD($card) } must take { CARDS($cards, form: "the") }, which add up to it.
    [fifteen] The { CARD($card) } must take { CARDS($cards, form: "the") }: together they make 15.
   *[ace] The { CARD($card) } must take all the cards on the table ({ CARDS($cards) }).
}
error-not_on_table = Not on the table: { CARDS($cards) }. Choose among the cards that lie there.
error-takes_nothing = The { CARD($card) } can take nothing here: play it without taking { CARDS($cards, form: "the") }.
error-ace_takes_all = The ace ({ CARD($card) }) takes all the cards on the table: { CARDS($cards) }.
error-ace_takes_ace = With an ace on the table, the { CARD($card) } may not take these cards; it may take { CARDS($cards, form: "the") }.
error-equal_card_first = The { CARD($card) } must take a single equal card when there is one: { CARDS($cards, form: "the") }.
error-fewest_cards = The { CARD($card) } must take as few cards as possible: for example { CARDS($cards, form: "the") }.
error-does_not_add_up = The { CARD($card) } cannot take { CARDS($cards, form: "the") }: they add up to { $total }, which neither equals { $value } nor makes 15 with it.
error-too_late_to_declare = It is too late to declare: you may do it only before your first card.
error-one_declaration_only = You have declared already: only one declaration a hand is allowed.
error-already_exposed = Already declared: { CARDS($cards, form: "the") }. Each card serves in one declaration only.
error-no_such_declaration = { CARDS($cards) } make no { $kind ->
    [barsegon] { $game ->
        [cirulla] decino
       *[other] barsegon
    }, which takes three equal cards.
    [grande] grande in hand, which takes the jack, queen and king of diamonds, and the option “Grande in hand” on.
   *[barsega] { $game ->
        [cirulla] cirulla
       *[other] barsega
    }, which takes three cards that total 9 or less and are not all equal.
}
error-no_captures_here = In this game a card takes nothing from the table ({ CARDS($cards) }): play the card alone.
error-marriage_first = You cannot play { CARD($card, form: "the") }: after declaring a marriage play one of its cards ({ CARDS($cards) }).
error-must_trump = You cannot play { CARD($card, form: "the") }: you have none of the suit led, so play a trump ({ CARDS($cards) }).
error-must_beat = You cannot play { CARD($card, form: "the") }: it does not beat { CARD($led, form: "the") }, and you can ({ CARDS($cards) }).
error-must_follow = You cannot play { CARD($card, form: "the") }: follow the suit of { CARD($led, form: "the") } ({ CARDS($cards) }).
error-marriage_not_held = You do not hold both the king and the queen of { SUIT($suit) }.
error-marriage_declared = You have already declared the marriage of { SUIT($suit) } in this hand.
error-marriage_on_lead = A marriage can be declared only when you are on lead, before your card.
error-marriage_needs_trick = Win a trick first: only then may you declare a marriage.
error-one_marriage_only = Only one marriage at a time: play a card now.
error-marriage_too_late = It is too late for marriages: the stock is empty.
error-marriage_not_playable = You cannot declare the marriage of { SUIT($suit) } now: you may play neither of its cards in this trick.
error-exchange_too_late = It is too late to swap the turned-up trump.
error-exchange_needs_two = You need { CARD($card, form: "the") } to swap it for the turned-up trump.
error-exchange_on_lead = You can swap the turned-up trump only when you are on lead, before your card.
error-exchange_needs_trick = Win a trick first: only then may you swap the turned-up trump.

## Games, options, languages, players
error-unknown_game = There is no game “{ $game }”. The games are: { $allowed }.
error-unknown_option = There is no option “{ $option }”. The options are: { $allowed }.
error-bad_option_value = The option “{ $option }” cannot be “{ $value }”. Allowed: { $allowed }.
error-bad_players = The game { $game } is not for { $value } players. Allowed: { $allowed }.
error-unknown_language = There are no words in “{ $value }”. The languages are: { $allowed }.
error-unknown_bot = There is no computer player “{ $bot }”. Allowed: { $allowed }.
error-bot_cheats = “{ $bot }” cheats: it sees everybody’s cards. At a table of people it may not play: choose another level.

## Texts
error-not_a_card = “{ $text }” is no card. Write rank (A 2 3 4 5 6 7 J Q K) and suit (h d c s), as in 7h or Kd.
error-card_twice = The card { $text } is written twice.
error-not_a_move = “{ $text }” is no move. Write for example 7d, 7d*3s5d, barsega 2s3d4c, marriage s or exchange.

## Match records
error-record_version = Record version { $version } cannot be read; version { $allowed } can.
error-rules_version = The record was played by rules version { $version }; this program plays version { $allowed }.
error-member_missing = The member “{ $member }” is missing.
error-member_twice = The member “{ $member }” occurs twice in one object.
error-bad_member = The member “{ $member }” cannot be { $value }.
error-truncated_line = The line breaks off at column { $column }: the file was not written to its end.
error-not_json = The line is not JSON (column { $column }).
error-byte_order_mark = The file begins with a byte order mark (BOM): save it as UTF-8 without one.
error-not_utf8 = The line is not UTF-8 text (column { $column }).
error-half_letter = A text in the line holds half a character (a lone surrogate such as \ud83c).
error-too_deep = The line is nested too deeply to be a record.
error-not_an_object = The line holds no JSON object: a record is one object in braces.
error-options_not_canonical = The member “{ $member }” must hold only what differs from the default, sorted by name.
error-no_hands = The record holds no hand (member “{ $member }”).
error-hand_after_end = The match had ended before this hand.
error-wrong_dealer = The dealer cannot be seat { $value }. Allowed: { $allowed }.
error-deck_annulled = Deck { $deck } is annulled by its first table, so another must follow it.
error-deck_not_annulled = Deck { $deck } is not annulled, so no other may follow it.
error-no_deck = The hand has no deck.
error-move_not_canonical = The move is written “{ $text }”; it must be “{ $allowed }”.
error-illegal_move = “{ $text }” is not allowed. { $cause }
error-score_without_end = The hand is not played to its end, so it can have no score.
error-hand_broken_off = The hand breaks off, but another one follows.
error-wrong_items = The score sheet says { $value }; the play gives { $allowed }.
error-wrong_points = The points are { $value }; the play gives { $allowed }.
error-wrong_reason = The match cannot have ended with “{ $value }”; the play gives “{ $allowed }”.
error-wrong_winner = The winner cannot be { $value }; the play gives { $allowed }.
error-wrong_by = The seat that left cannot be { $value }. Allowed: { $allowed }.

## The command line, files, kept matches
error-unknown_command = There is no command “{ $value }”. The commands are: { $allowed }.
error-unknown_argument = “{ $argument }” means nothing here: see { $command } --help.
error-missing_argument = { $argument } is missing: see { $command } --help.
error-bad_argument = “{ $argument }” must be followed by a value, or takes none: see { $command } --help.
error-not_in_range = “{ $value }” is not possible: write a whole number from { $first } to { $last }.
error-option_form = “{ $value }” is no option: write name=value, as in target=101.
error-option_twice = The option “{ $option }” is given twice: leave one out.
error-bots_count = “{ $value }” names { $count } computer players for { $players } seats: name one for all seats, or one for each.
error-cannot_read = The file “{ $path }” cannot be read ({ $reason }): check its name.
error-cannot_write = The file “{ $path }” cannot be written ({ $reason }): choose another place.
error-not_a_kept_match = { $reason } So the match in “{ $path }” cannot be gone on with.
error-no_records = There is no match record in “{ $path }”.
error-ply_range = The record has no ply { $value }: its last one is { $last }.
error-hand_range = The record has no hand { $value }: its last one is { $last }.
error-save_failed = The match cannot be kept in “{ $path }” ({ $reason }). Put that right, or name another folder in PONCIN_DATA.
error-save_in_use = A match of “{ $path }” is being played already. Leave it there first, or name another folder in PONCIN_DATA.
error-not_one_person = A kept match has one person at the table, not { $value }: choose a match that was played here.
error-not_understood = “{ $text }” is no move here. Type the number of a choice, a card such as 7d, or ? for help.

## The server
error-no_such_page = There is nothing at “{ $path }”: see /docs.
error-no_such_method = “{ $path }” does not take { $method }: see /docs.
error-no_such_table = There is no table “{ $table }”: check the code.
error-no_such_match = There is no match “{ $match }”: check the link.
error-no_such_ply = The match has no ply { $ply }: its last one is { $last }.
error-no_such_seat = The table has no seat { $seat }: its last one is { $last }.
error-no_such_token = You have no token { $id }.
error-bad_message = The message cannot be understood: { $reason }.
error-message_too_big = The message is too big: at most { $most } bytes.
error-too_fast = That was too much at once: wait a moment and try again.
error-too_many_connections = You are connected { $most } times already: close another window first.
error-too_many_tables = You have made { $most } tables already: leave one of them first.
error-no_guest = Tell the server first who you are: reload the page.
error-bad_token = The token is not valid, or no longer: make a new one.
error-only_people = Only people may do this, no programs.
error-foreign_host = This server does not serve “{ $host }”: use its own address, or name that one with --origin.
error-foreign_origin = A page of “{ $origin }” may not do this: use the server’s own page.
error-bad_origin = “{ $value }” is no address of a server: write for example https://cards.example.
error-bad_settings = The settings ({ $path }) cannot be used: { $reason }.
error-closing = The server is about to restart: try again in a moment.
error-log_failed = The server could not write that down ({ $reason }), so it is not done: try again.
error-cannot_listen = { $address } cannot be used ({ $reason }): choose another --port or --host.
error-data_in_use = Another server is using “{ $path }”: stop it, or choose another folder with --data.
error-data_unusable = “{ $path }” cannot be used ({ $reason }): choose another folder with --data.
error-stale = Something happened before this arrived: look at the table again.
error-unknown_seq = The table’s log has no entry { $seq }: the last one is { $last }.
error-not_your_seat = Seat { $seat } is not yours.
error-no_seat = You have no seat at this table.
error-seat_taken = Seat { $seat } is taken: choose another one.
error-seat_is_free = Seat { $seat } is free already.
error-seats_free = { $count ->
    [1] A seat is still free: put somebody or a computer player there.
   *[other] { $count } seats are still free: put somebody or a computer player there.
}
error-too_many_bots = { $count } computer players for { $free } free seats: name fewer.
error-not_the_host = Only who made the table may do this.
error-no_onlookers = This table wants no onlookers.
error-match_running = Not while a match is being played.
error-match_over_rematch = The match is over: play again with “rematch”.
error-no_match = No match is being played.
error-no_hand = No hand is being played: wait for the deal.
error-no_deal_due = There is no deal to be ready for.
error-nothing_to_undo = There is no move of yours to take back now.
error-cards_were_shown = Cards were dealt or drawn since your move: it cannot be taken back.
error-no_offer = Nobody waits for your answer.
error-not_away = You are playing this seat yourself.

## Proof of the shuffles
error-no_shuffle = The record holds no proof of its shuffles: only records of a server’s matches do.
error-shuffle_method = The shuffle method “{ $value }” is not known; { $allowed } is.
error-shuffle_form = The proof of the shuffles is damaged at “{ $member }”.
error-shuffle_deals = The record has { $value } hands, the proof { $allowed }.
error-shuffle_commitment = The seed of this hand is not the one that was promised.
error-shuffle_deck = Deck { $deck } does not follow from the seed.
error-shuffle_dealer = The first dealer should have been seat { $allowed }, not { $value }.

## Computer players against each other
error-arena_bots = “{ $value }” is no contest: name two computer players or more, with commas between, and of more than two each once.
error-arena_all = With “all” every game has its usual rules: leave out --players and --option, or name one game.
error-arena_one_file = One file holds the results of one game: leave out --out, or name one game.
error-arena_suite = The suite “{ $suite }” has only { $most } deals: ask for fewer --pairs.
error-arena_sprt = “{ $value }” are no two bounds: write the lower and the higher difference, as in 0,0.5 or 0,0.1sd.
error-no_backend = “{ $name }” is not installed: pip install "poncin[{ $extra }]" brings it.
error-backend_failed = “{ $name }” does not work ({ $reason }): try again, or choose another --backend.
error-not_results = There are no results of an arena in “{ $path }”: choose another file.
error-results_damaged = Line { $line } of “{ $path }” is damaged: choose another file, or remove that line.
error-results_differ = “{ $path }” holds the results of another run: its “{ $member }” is { $there }, not { $here }. Choose another file.
error-results_in_use = Another run is writing “{ $path }”: wait for it, or choose another file.
error-results_unplayed = In “{ $path }” not every pair has played: let the arena go on with it first.
error-no_program = There is no program “{ $command }”: write program: and a command, without a comma.
error-game_not_told = Outside programs cannot play { $game }: the protocol has no words for its positions.
