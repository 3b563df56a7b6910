-- What a claimed name looks like: names that look the same have the same.
ALTER TABLE people ADD COLUMN looks TEXT NOT NULL DEFAULT '';
CREATE INDEX people_by_looks ON people (looks);

-- Codes by which somebody who lost their password gets in, each once. Only hashes are kept.
CREATE TABLE recovery_codes (
    hash    TEXT PRIMARY KEY,
    person  TEXT NOT NULL REFERENCES people (id)
);
CREATE INDEX recovery_codes_of_a_person ON recovery_codes (person);
