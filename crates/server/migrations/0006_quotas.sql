-- What people and addresses have used of what they may use in a day, over all nodes.
CREATE TABLE quotas (
    subject TEXT NOT NULL,             -- a person, or the hash of an address
    what    TEXT NOT NULL,
    day     BIGINT NOT NULL,           -- days since 1970
    used    BIGINT NOT NULL,
    PRIMARY KEY (subject, what, day)
);
CREATE INDEX quotas_by_day ON quotas (day);

-- Where somebody last came in from, as a hash: bots share their time by it.
ALTER TABLE people ADD COLUMN origin TEXT NOT NULL DEFAULT '';

-- Wrong passwords for a name from one address, since the last right one.
CREATE TABLE attempts (
    origin   TEXT NOT NULL,
    name     TEXT NOT NULL,            -- as it is compared
    failures BIGINT NOT NULL,
    last     BIGINT NOT NULL,
    PRIMARY KEY (origin, name)
);
CREATE INDEX attempts_by_time ON attempts (last);

-- What lists show without reading what was settled, however long that is.
ALTER TABLE tables ADD COLUMN seats BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT '{"is":"none"}';
ALTER TABLE campaigns ADD COLUMN summary TEXT NOT NULL DEFAULT '';

-- What `admin` tells a server that shares its file: there is no other way to reach it.
CREATE TABLE notices (
    id      TEXT PRIMARY KEY,
    at      BIGINT NOT NULL,
    notice  TEXT NOT NULL
);
CREATE INDEX notices_by_time ON notices (at);
