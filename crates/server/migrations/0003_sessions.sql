-- Cookies whose owner has logged out: worth nothing any more, although they are signed.
CREATE TABLE ended_sessions (
    hash    TEXT PRIMARY KEY,
    expires BIGINT NOT NULL            -- when the cookie would have ended by itself
);
