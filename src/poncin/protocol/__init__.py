"""Every message between server and clients as a typed struct, and the documents made from them.

Cards and moves are texts in the notation of match records; a set of cards is its cards one after another in the pack's
order (``3s5d``), the empty set the empty text. Tagged unions tell their kinds apart by one member: ``type`` of commands
and messages, ``event`` of events, ``do`` of choices, ``kind`` of positions.
"""
