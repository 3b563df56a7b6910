-- In the common subset of SQLite and PostgreSQL: TEXT and BIGINT only. Times are milliseconds since 1970.

-- What all nodes must agree on, such as the key that signs cookies.
CREATE TABLE meta (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE people (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    claimed  TEXT UNIQUE,              -- the name in small letters, once it is claimed with a password
    password TEXT,
    epoch    BIGINT NOT NULL,          -- a cookie of an older epoch is worth nothing
    created  BIGINT NOT NULL
);

CREATE TABLE tokens (
    hash    TEXT PRIMARY KEY,          -- the token itself is shown once and never stored
    id      TEXT NOT NULL UNIQUE,
    person  TEXT NOT NULL REFERENCES people (id),
    label   TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    game       TEXT NOT NULL,
    terms      TEXT NOT NULL,          -- JSON: setup and options, fixed for the table's life
    secret     TEXT NOT NULL,          -- from which, with the seats' salts, the seed is made; told at the end
    owner      TEXT NOT NULL REFERENCES people (id),
    created    BIGINT NOT NULL,
    -- What follows is worked out from the log and only kept for lists.
    listed     BIGINT NOT NULL,
    phase      TEXT NOT NULL,
    open_seats BIGINT NOT NULL,
    changed    BIGINT NOT NULL,
    -- Which node drives the table's bots and clock, and when somebody must look again if none does.
    driver     TEXT,
    wake       BIGINT
);
CREATE INDEX tables_to_list ON tables (phase, listed, changed);
CREATE INDEX tables_to_drive ON tables (phase, driver, wake);

CREATE TABLE table_people (
    person   TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
);

-- The truth about every table. Nothing here is ever changed or deleted.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number   BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    author   TEXT NOT NULL,            -- a seat, or a person without one
    client   TEXT,                     -- the client's own id, so that nothing is done twice
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, author, client)
);

-- A node drives its tables as long as its row is renewed.
CREATE TABLE nodes (
    id          TEXT PRIMARY KEY,
    alive_until BIGINT NOT NULL
);

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    person   TEXT NOT NULL REFERENCES people (id),
    game     TEXT NOT NULL,
    place    BIGINT NOT NULL,
    seats    BIGINT NOT NULL,
    score    BIGINT NOT NULL,
    rated    BIGINT NOT NULL,
    ended    BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_of_a_person ON results (person, ended);

CREATE TABLE ratings (
    person      TEXT NOT NULL REFERENCES people (id),
    game        TEXT NOT NULL,
    rating      BIGINT NOT NULL,       -- in thousandths
    uncertainty BIGINT NOT NULL,       -- in thousandths
    games       BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);
CREATE INDEX ratings_of_a_game ON ratings (game, rating);
