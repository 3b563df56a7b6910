-- Is the seed known before the game? Kept for lists, from the table's terms.
ALTER TABLE tables ADD COLUMN known_shuffle BIGINT NOT NULL DEFAULT 0;
