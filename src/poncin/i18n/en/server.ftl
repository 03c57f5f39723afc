# What happens at a server’s table, and what can be said there. $who is you or other.

server-event-moved = { $who ->
    [you] You move.
   *[other] { $by ->
        [stand-in] The computer moves for { $name }.
       *[other] { $name } moves.
    }
}
server-event-scored = The hand is counted.
server-event-ended = The match is over.
server-event-sat = { $name } takes a seat.
server-event-stood = { $name } leaves the seat.
server-event-arranged = The rules or the table were changed: have a look at them.
server-event-started = A match begins.
server-event-ready = { $who ->
    [you] You are ready.
   *[other] { $name } is ready.
}
server-event-undo-asked = { $who ->
    [you] You ask to take your last move back.
   *[other] { $name } asks to take the last move back.
}
server-event-undo-refused = { $who ->
    [you] You do not agree to it.
   *[other] { $name } does not agree to it.
}
server-event-undone = { $who ->
    [you] You took a move back.
   *[other] { $name } took a move back.
}
server-event-went-away = { $who ->
    [you] The computer plays for you until you are back.
   *[other] The computer plays for { $name }.
}
server-event-came-back = { $who ->
    [you] You are playing again.
   *[other] { $name } is playing again.
}
server-event-rematch = { $shuffled ->
    [yes] Another match, in other seats.
   *[no] Another match, in the same seats.
}

server-phrase-hello = Hello!
server-phrase-good_luck = Good luck!
server-phrase-well_played = Well played!
server-phrase-thanks = Thank you!
server-phrase-sorry = Sorry!
server-phrase-think = Let me think.
server-phrase-hurry = It is your turn!
server-phrase-lucky = What luck!
server-phrase-good_game = Good game!
server-phrase-again = Another one?
server-phrase-must_go = I have to go.
server-phrase-bye = Bye!
