"""The game server: tables of people, programs and computer players over WebSocket and REST.

Every table is a log of facts (`entries`). Its state is the fold of that log (`state`), a command is a question whether
a fact may be added (`deciding`), and a fact is on the disk (`log`) before anybody is told of it (`table`). What a seat
is told is made by allow-list, from its view (`views`).
"""
