"""The texts and numbers that several messages hold, with what is allowed in them."""

from typing import Annotated, Literal

from msgspec import Meta

CardText = Annotated[str, Meta(pattern="^[A2-7JQK][hdcs]$", description="A card: rank and suit.")]
CardsText = Annotated[
    str, Meta(pattern="^([A2-7JQK][hdcs])*$", description="Cards in the pack's order; empty: no card.")
]
SuitText = Literal["h", "d", "c", "s"]
RankText = Annotated[str, Meta(pattern="^[A2-7JQK]$", description="A rank: ace to king.")]
MoveText = Annotated[str, Meta(max_length=40, description="A move in the notation of match records, without its seat.")]
TableCode = Annotated[str, Meta(pattern="^[a-z2-9]{6}$", description="The short code of a table.")]
MatchId = Annotated[str, Meta(pattern="^[a-z2-9]{20}$", description="A match; who knows it may see the match.")]
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=24,
        # Not blank; no control characters, nor those that change the direction of what follows or are not seen at all.
        pattern=r"^(?=[\s\S]*\S)(?![\s\S]*[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff])",
        description="What a person or program is called: some letters, no control characters.",
    ),
]
Level = Annotated[
    str, Meta(max_length=24, description="A computer player: random, club, expert, master, master:1000, master:50ms.")
]
Key = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        description="Chosen by the client, different for each command: the same one again is answered, not done again.",
    ),
]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="256 random bits of a seat, hexadecimal.")]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="A SHA-256, hexadecimal.")]
SeatNumber = Annotated[int, Meta(ge=0, le=9, description="A seat in the order of play, from 0.")]
SeqNumber = Annotated[int, Meta(ge=0, description="The number of the last entry of the table's log that is known.")]
OptionValue = int | Annotated[str, Meta(max_length=40)]
Phrase = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "think",
    "hurry",
    "lucky",
    "good_game",
    "again",
    "must_go",
    "bye",
]
"""What can be said at a table; its words are the messages ``server-phrase-…``."""
