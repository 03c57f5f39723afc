"""The database's tables, as numbered steps: a file of any earlier version is brought up to date when it is opened."""

import sqlite3

_STEPS = (
    """
    CREATE TABLE guest (
        id INTEGER PRIMARY KEY,
        secret BLOB NOT NULL UNIQUE,  -- SHA-256 of the cookie or token
        name TEXT NOT NULL,
        owner INTEGER REFERENCES guest (id),  -- of a program: who made its token
        made INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX guest_by_owner ON guest (owner) WHERE owner IS NOT NULL;

    CREATE TABLE game_table (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        made INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE log (
        table_id INTEGER NOT NULL REFERENCES game_table (id),
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,  -- milliseconds since 1970
        guest INTEGER,  -- whose command it was; null: the server's own doing
        key TEXT,
        entry BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX log_by_key ON log (table_id, guest, key) WHERE key IS NOT NULL;

    CREATE TABLE seat (
        guest INTEGER NOT NULL REFERENCES guest (id),
        table_id INTEGER NOT NULL REFERENCES game_table (id),
        PRIMARY KEY (guest, table_id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE finished (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        at INTEGER NOT NULL,  -- seconds since 1970
        imported INTEGER NOT NULL,
        record TEXT NOT NULL
    ) STRICT;

    CREATE TABLE player (
        guest INTEGER NOT NULL REFERENCES guest (id),
        number INTEGER NOT NULL REFERENCES finished (number),
        seat INTEGER,  -- null: imported, not played
        UNIQUE (guest, number, seat)
    ) STRICT;
    """,
)


def migrate(database: sqlite3.Connection) -> None:
    """Take the steps that the file has not taken yet, each whole or not at all."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    for number, step in enumerate(_STEPS[version:], start=version + 1):
        database.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT;")
