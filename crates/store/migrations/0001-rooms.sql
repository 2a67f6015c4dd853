-- Rooms, their numbered events, and what is kept beside them. Times are milliseconds since 1970.
PRAGMA application_id = 0x46415243;

CREATE TABLE rooms (
    id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 10),
    made INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    -- Number of the last event.
    last INTEGER NOT NULL CHECK (last >= 0),
    -- 0 waiting, 1 playing, 2 over.
    phase INTEGER NOT NULL CHECK (phase BETWEEN 0 AND 2),
    open INTEGER NOT NULL CHECK (open IN (0, 1)),
    game TEXT NOT NULL,
    facts BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX rooms_open ON rooms (made, id) WHERE open = 1;
CREATE INDEX rooms_by_age ON rooms (phase, changed, id);

-- The truth: rows are added, never changed.
CREATE TABLE events (
    room BLOB NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    key BLOB CHECK (length(key) = 16),
    -- Encrypted.
    body BLOB NOT NULL,
    PRIMARY KEY (room, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX events_by_key ON events (room, key) WHERE key IS NOT NULL;

-- `role`: 0 seat, 1 invitation, 2 spectator.
CREATE TABLE grants (
    room BLOB NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    token BLOB NOT NULL CHECK (length(token) = 32),
    role INTEGER NOT NULL CHECK (role BETWEEN 0 AND 2),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    PRIMARY KEY (room, token)
) STRICT, WITHOUT ROWID;

CREATE INDEX grants_by_token ON grants (token, room);

CREATE TABLE dues (
    room BLOB NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    what TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (room, what)
) STRICT, WITHOUT ROWID;

CREATE INDEX dues_by_time ON dues (at, room, what);

CREATE TABLE private (
    room BLOB NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    kind TEXT NOT NULL,
    -- Encrypted.
    body BLOB NOT NULL,
    PRIMARY KEY (room, seat, kind)
) STRICT, WITHOUT ROWID;

-- One row: when the program was last known to be alive.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;

-- One row: a known text, encrypted, by which another key is noticed.
CREATE TABLE key_check (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    body BLOB NOT NULL
) STRICT;
