-- The last position document of a table, and after how many answers it was taken. It is long and seldom changes, and the row
-- of its table is written with every answer.
CREATE TABLE positions (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    document TEXT NOT NULL,
    answers BIGINT NOT NULL
);
INSERT INTO positions (table_id, document, answers) SELECT id, position, position_at FROM tables WHERE position IS NOT NULL;
ALTER TABLE tables DROP COLUMN position;
ALTER TABLE tables DROP COLUMN position_at;
