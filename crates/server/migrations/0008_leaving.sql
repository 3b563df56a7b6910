-- Whoever deletes their account keeps an empty row, to which finished games lead. As long as this is 1, their seats and their name are
-- still to be given up.
ALTER TABLE people ADD COLUMN leaving BIGINT NOT NULL DEFAULT 0;
CREATE INDEX people_leaving ON people (leaving) WHERE leaving = 1;

-- Where somebody did something in their own name, such as talking. Moves have the seat for an author, and are not in it.
CREATE INDEX log_of_people ON log (author, table_id) WHERE LENGTH(author) > 8;
