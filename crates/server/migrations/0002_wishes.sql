-- What players wish and others have not agreed to yet (to take something back, to seat a bot), as JSON, or null.
ALTER TABLE tables ADD COLUMN wishes TEXT;
-- Whether players may ask bots for advice where others play too.
ALTER TABLE tables ADD COLUMN advice BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN resigned BIGINT NOT NULL DEFAULT 0;

-- Up to where somebody has seen a table.
CREATE TABLE seen (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL,
    answers BIGINT NOT NULL,
    journal BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
