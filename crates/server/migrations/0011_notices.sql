-- Of what somebody who is away was told last at a table, until she comes back: 1 her turn, 2 time runs low, 3 time is over,
-- 4 the game ended.
DROP TABLE told;
CREATE TABLE told (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL,
    event BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);

-- Where an account wants to be told by a webhook. Form: `json` or `discord`.
CREATE TABLE hooks (
    user_id TEXT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    url TEXT NOT NULL,
    form TEXT NOT NULL,
    -- How often it failed in a row, and how at last. After several it is switched off (0 or 1).
    failures BIGINT NOT NULL,
    problem TEXT,
    off BIGINT NOT NULL
);
