-- What an analysis said of a game that was over, with the number of answers that it saw.
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    answers BIGINT NOT NULL,
    analysis TEXT NOT NULL
);
